# Lektionen zusammenstellen, und der Ordner der Lektionen.

compose-title = Eine Lektion zusammenstellen
compose-language = Sprache Ihrer Texte
compose-lesson-title = Titel der Lektion
compose-length =
    { $steps ->
        [0] Noch keine Schritte
        [one] { $steps } Schritt, etwa { $minutes } Min.
       *[other] { $steps } Schritte, etwa { $minutes } Min.
    }
compose-add-exercises = Übungen hinzufügen
compose-add-boards = Boards von gestern Abend
compose-add-words = Eigenen Text hinzufügen
compose-add-notes = Notizen für Sie hinzufügen
compose-add-deal = Eine Austeilung hinzufügen
compose-add-table = Einen Tisch hinzufügen
compose-add = Hinzufügen
compose-short-exercises = Übungen
compose-short-boards = Boards von gestern Abend
compose-short-words = Text
compose-short-notes = Notizen
compose-short-deal = Austeilung
compose-short-table = Tisch
compose-unnamed-words = Noch ohne Text
compose-unnamed-deal = Vier Blätter
compose-unnamed-table = Tisch mit einem Stich
compose-save = Lektion speichern
compose-empty = Hier erscheinen dann die Schritte der Lektion, der Reihe nach.
compose-nothing-chosen = Fügen Sie Übungen, Boards oder einen eigenen Text hinzu. Wählen Sie dann einen Schritt, um ihn anzusehen.
compose-move-hint = Verschieben können Sie einen Schritt mit der Maus, mit „{ compose-up }“ und „{ compose-down }“ oder mit Alt und den Pfeiltasten.
compose-step-spoken = Schritt { $number }. { $what } { $about }
compose-kept = behalten
compose-restore = Entfernten Schritt zurückholen
compose-swap-others = Alle übrigen austauschen
compose-form = Verwendung der Übung
compose-form-ask = Frage
compose-form-vote = Abstimmung
compose-form-worked = Musterbeispiel
compose-form-complete = Letzten Schritt ergänzen
compose-form-practise = Üben
compose-form-say = Text
compose-form-notes = Notizen für die Lehrkraft
compose-form-show = Bild
compose-form-check = Geprüfter Fall
compose-form-recap = Wiederholung
compose-fresh =
    { $items ->
        [one] { $items } neue Übung
       *[other] { $items } neue Übungen
    }
compose-swap = Andere Übung
compose-keep = Diese behalten
compose-up = Nach oben
compose-down = Nach unten
compose-remove = Entfernen
compose-words = Ihr Text
compose-words-hint = Eine leere Zeile beginnt einen neuen Absatz. Je **zwei Sterne** vor und nach den Wörtern machen sie fett. {"{1S}"} wird zu einem Gebot, so wie es in jeder Sprache geschrieben wird. Bleibt eine Sprache leer, erscheint der Text einer anderen.
compose-words-of-program = Dieser Text gehört zu Arbitro, in jeder Sprache. Was Sie hier eingeben, tritt an seine Stelle.
compose-deal = Die vier Blätter, wie PBN sie schreibt
compose-deal-hint = Ein Spieler und ein Doppelpunkt, dann vier Blätter im Uhrzeigersinn, jedes mit dreizehn Karten: Pik, Cœur, Karo und Treff, durch Punkte getrennt. Sie können die Austeilung aus einer PBN-Datei kopieren.
compose-table-declarer = Wer den Kontrakt spielt
compose-table-player = Wer an der Reihe ist
compose-table-hand = Die Karten dieses Spielers
compose-table-dummy = Die Karten des Dummys
compose-table-trick = Die Karten des Stichs, die ausgespielte zuerst
compose-table-trumps = Trumpf
compose-table-hint = Trennen Sie die Karten durch Leerzeichen; jede besteht aus dem englischen Buchstaben der Farbe und dem Rang: SA, H10, C5. Keine Karte darf zweimal vorkommen, und ein Stich hat höchstens vier Karten.
compose-preview = So wird gefragt, mit der Antwort
compose-next-part = Nächste Frage dieser Übung

compose-topics-intro = Wählen Sie eine oder mehrere Arten von Übungen. Arbitro schlägt verschiedene vor, von leicht bis knifflig.
compose-how-many = Wie viele Übungen
compose-pick-first = Öffnen Sie unten ein Thema, und wählen Sie eine Art von Übung.
compose-propose = { $items } Übungen vorschlagen
compose-group-picked = { $group } ({ $number } gewählt)

compose-boards-intro = Nehmen Sie Boards, die wirklich gespielt wurden: die PBN-Datei eines Turniers. Sie können sie auch auf das Fenster ziehen.
compose-boards-path = Wo die PBN-Datei liegt
compose-boards-read = { $file }: { $boards ->
        [0] keine Boards
        [one] ein Board
       *[other] { $boards } Boards
    }
compose-boards-asking = Was zu den Boards gefragt wird
compose-boards-score = Score
compose-boards-contract = Kontrakt, Alleinspieler, Dummy, wer ausspielt
compose-boards-declarer = Alleinspieler
compose-boards-lead = Wer ausspielt
compose-boards-matchpoints = Matchpunkte der Tische
compose-boards-first = Was vor der Frage gezeigt wird
compose-boards-first-hands = Die vier Blätter
compose-boards-first-board = Nur das Board
compose-boards-none = Die Datei enthält zu wenig für diese Frage. Wählen Sie eine andere.
compose-boards-pick = Wählen Sie die Boards für die Lektion.
compose-board-number = Zu einem Board gehen: Nummer eingeben
compose-board-find = Anzeigen
compose-board-nowhere = Kein Board mit der Nummer { $number } passt zu dieser Frage.
compose-boards-add =
    { $items ->
        [one] Eine Übung hinzufügen
       *[other] { $items } Übungen hinzufügen
    }
compose-board = Board { $board }, Teiler { $dealer }
compose-board-vulnerable = { $side } in Gefahr
compose-board-result = { $slip }
compose-board-played = { $slip } von { $seat }
compose-board-tables = { $tables } Tische

compose-save-intro = Die Lektion wird zu einer Datei, die Sie weitergeben, auf einem USB-Stick mitnehmen oder mit jedem Textprogramm ändern können.
compose-path = Wo die Datei liegen soll
compose-save-do = Speichern
compose-open-file = Eine andere Lektion öffnen
compose-saved = Gespeichert: { $file }
compose-saved-copy = Gespeichert: { $file }. Was vorher in dieser Datei stand, liegt in einer Kopie: { $copy }
compose-exists = Dort liegt schon eine Datei: { $file }. Es wurde nichts geändert.
compose-replace = Diese Datei ersetzen
compose-not-written = Die Datei konnte nicht geschrieben werden: { $file }. Prüfen Sie, ob es den Ordner gibt und ob Sie dort schreiben dürfen.
compose-too-long = Es wurde nichts gespeichert: Die Lektion ist zu lang für eine Datei. Kürzen Sie die Texte, oder machen Sie zwei Lektionen daraus.
compose-not-kept = Es wurde nichts gespeichert: Was in { $file } steht, wäre verloren gegangen, und daneben ließ sich keine Kopie davon anlegen. Speichern Sie die Lektion an einem anderen Ort.
compose-not-kept-full = Es wurde nichts gespeichert: Was in { $file } steht, wäre verloren gegangen, und auf dem Datenträger ist kein Platz für eine Kopie. Schaffen Sie Platz, oder speichern Sie die Lektion an einem anderen Ort.
compose-not-kept-forbidden = Es wurde nichts gespeichert: Was in { $file } steht, wäre verloren gegangen, und Sie dürfen in diesem Ordner keine Kopie anlegen. Speichern Sie die Lektion an einem anderen Ort.
compose-not-read = Diese Datei kann hier nicht geändert werden, weil etwas darin nicht stimmt: { $file }
compose-unsaved = Diese Lektion ist noch nicht gespeichert. Speichern Sie sie zuerst, oder verwerfen Sie sie, um { $file } zu ändern.
compose-unsaved-new = Diese Lektion ist noch nicht gespeichert. Speichern Sie sie zuerst, oder verwerfen Sie sie, um eine andere zu beginnen.
compose-edit-anyway = Verwerfen
compose-no-path = Geben Sie zuerst an, wo die Lektion gespeichert werden soll.
compose-unfinished-no-title = Geben Sie der Lektion zuerst einen Titel.
compose-unfinished-no-steps = Die Lektion hat noch keine Schritte. Fügen Sie eine Übung oder einen eigenen Text hinzu.
compose-unfinished-too-many-steps = Die Lektion ist zu lang. Entfernen Sie Schritte, oder teilen Sie sie in zwei Lektionen.
compose-try = Diese Lektion durchgehen
compose-project = Der Klasse zeigen
compose-new = Eine andere Lektion beginnen
compose-file-help =
    Eine Lektion für Arbitro. Jede Zeile unter „steps“ ist ein Schritt: Zeilen lassen sich ändern, verschieben, entfernen.
    Texte stehen unter ihrer Sprache: it, fr, de, en. Antworten schreiben Sie nicht dazu: Arbitro findet sie selbst.
    Zum Prüfen dieser Datei: arbitro check und dahinter ihr Name.

folder-title = Ihr Ordner mit Lektionen
folder-intro = Öffnen Sie einen Ordner mit Lektionsdateien. Wird eine Datei gespeichert, zeigt Arbitro sofort die neue Fassung.
folder-path = Wo der Ordner liegt
folder-open = Ordner öffnen
folder-close = Ordner schließen
folder-compose = Eine Lektion zusammenstellen
folder-read = { $folder }: { $lessons ->
        [0] noch keine Lektionen
        [one] eine Lektion
       *[other] { $lessons } Lektionen
    }
folder-missing = Dieser Ordner ist nicht zu finden: { $folder }. Sobald er da ist, erscheinen seine Lektionen.
folder-gone = Der Ordner ist im Moment nicht verfügbar: { $folder }. Seine Lektionen bleiben hier, und Arbitro macht weiter, sobald er wieder da ist.
folder-too-much = Der Ordner { $folder } enthält zu viel, als dass Arbitro alles ansehen könnte. Es können Lektionen fehlen: Öffnen Sie einen Ordner, in dem nur Lektionen liegen.
folder-last-good = Es gilt weiter die letzte fehlerfreie Fassung.
folder-more-warnings = { $more ->
    [one] und eine weitere Warnung
   *[other] und { $more } weitere Warnungen
}
folder-by-name = Bis das berichtigt ist, stehen die Lektionen in der Reihenfolge ihrer Dateinamen.
folder-not-in-order = Nicht in course.ron genannt
folder-deleted = Diese Datei wurde gelöscht. Die Lektion bleibt hier, bis Sie den Ordner schließen.
folder-take = Durchgehen
folder-project = Vor der Klasse
folder-edit = Ändern
