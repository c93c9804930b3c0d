### In front of a class: the projector, the votes, the page of the teacher.

## The page of the teacher

nav-teach = Unterrichten
screen-home-teach-title = Lektion vor der Klasse
screen-home-teach-text = Auf der Leinwand, mit Abstimmung und Fernbedienung
teach-intro = Hier bereiten Sie die Lektion für Ihre Klasse vor.
teach-class-title = Vor der Klasse
teach-class-text = Die Lektion füllt den Bildschirm, immer eins nach dem anderen. Weiter geht es mit der Fernbedienung, den Tasten oder der Maus. Was die Klasse antwortet, kommt in niemandes Lernstand. **?** zeigt alle Tasten, mit **Esc** können Sie aufhören.
teach-second = Sprachen: { $language }, und unter jedem Text:
teach-window-text = Haben Sie einen zweiten Bildschirm? Ein eigenes Fenster zeigt Ihnen die nächste Folie, die Notizen, die Antwort und die Stimmen.
teach-window-none = Das eigene Fenster braucht eine Grafikkarte. Hier läuft die Lektion mit einem einzigen Bildschirm.
teach-window-off = Ohne eigenes Fenster
teach-window-on = Mit eigenem Fenster
teach-lesson-title = Welche Lektion?
teach-lessons = { $lessons ->
    [one] { $lessons } Lektion
   *[other] { $lessons } Lektionen
}
teach-votes-kept = Die Stimmen der Klasse stehen in dieser Datei: { $file }
teach-votes-unkept = Die Stimmen konnten nicht im Ordner { $file } gespeichert werden.

teach-compose-title = Eine eigene Lektion
teach-compose-text = Wählen Sie Themen, behalten oder tauschen Sie die vorgeschlagenen Aufgaben, fügen Sie eigene Worte hinzu. Auch mit den Boards von gestern Abend.
teach-compose-open = Lektion zusammenstellen
teach-folder-title = Ein Ordner mit Lektionen
teach-folder-text = Öffnen Sie die Lektionen, die Sie geschrieben haben. Was Sie ändern und speichern, sehen Sie sofort.
teach-folder-open = Ordner öffnen
teach-sheet-title = Aufgaben auf Papier
teach-sheet-text = Die Aufgaben einer Lektion oder eines Themas als PDF, mit den Lösungen getrennt. Und die Punktetabelle.
teach-sheet-open = Blatt vorbereiten

## In front of the class

projector-vote = Abstimmung { $round }
projector-item = Frage { $item } von { $items }
projector-voted = { $votes ->
    [one] { $votes } Stimme
   *[other] { $votes } Stimmen
}
projector-discuss = Reden Sie mit Ihrem Nachbarn darüber, dann stimmen wir noch einmal ab.
projector-right = Richtige Antwort
projector-remember = Zum Merken
projector-end = Ende der Lektion
projector-timer-left = Zeit, die bleibt: { $time }
projector-teams = Mannschaft A { $one } : { $other } Mannschaft B

## What can be done

projector-back = Zurück
projector-forward = Weiter
projector-black = Schwarzer Bildschirm
projector-hide = Antwort verbergen
projector-another = Noch eine ähnliche
projector-vote-again = Noch einmal abstimmen
projector-timer = Zeit
projector-teams-shown = Mannschaften
projector-teacher = Mein Fenster
projector-full = Vollbild
projector-leave = Aufhören
projector-keys = Tasten

projector-leave-title = Lektion beenden?
projector-leave-text = Die Lektion vor der Klasse wird geschlossen.
projector-leave-votes = Die Lektion vor der Klasse wird geschlossen. Sie können die Stimmen in einer kleinen Textdatei speichern, ohne Namen.
projector-leave-stay = Weitermachen
projector-leave-save = Stimmen speichern und beenden
projector-leave-end = Beenden

## Its keys

key-name-forward = → / Leertaste / Bild ↓
key-name-back = ← / Bild ↑
key-name-black = B / .
key-name-white = W / ,
key-name-hide = H
key-name-another = N
key-name-timer = T, + und −
key-name-votes = 1 – 4
key-name-vote-again = V
key-name-teams = S; Alt mit 1 oder 2
key-name-full = F11
projector-key-forward = das Nächste zeigen
projector-key-back = einen Schritt zurück
projector-key-black = schwarzer Bildschirm, dann wieder die Lektion
projector-key-white = weißer Bildschirm, dann wieder die Lektion
projector-key-hide = die Antwort verbergen, dann wieder zeigen
projector-key-another = eine andere Frage derselben Art
projector-key-timer = die Zeit starten oder wegnehmen; eine halbe Minute mehr oder weniger
projector-key-votes = eine Stimme für A – D zählen; die Rücktaste nimmt die letzte weg
projector-key-vote-again = ein zweites Mal abstimmen
projector-key-teams = die Mannschaften zeigen; ein Punkt für A oder B
projector-key-full = Vollbild
projector-key-escape = aufhören, nach einer Frage
keys-project = die Lektion der Klasse zeigen

## The window of the teacher

teacher-window = Ihr Fenster
teacher-now = Die Klasse sieht
teacher-now-black = Die Klasse sieht einen schwarzen Bildschirm. Danach sieht sie wieder:
teacher-now-white = Die Klasse sieht einen weißen Bildschirm. Danach sieht sie wieder:
teacher-now-hidden = Die Klasse sieht (die Antwort ist verborgen)
teacher-next = Danach
teacher-answer = Antwort: { $answer }
teacher-notes = Notizen
teacher-votes-later = Gezählt wird, wenn die Klasse die Antworten sieht.
teacher-count = Stimmen für { $letter }
teacher-one-less = Eine Stimme weniger für { $letter }
teacher-one-more = Eine Stimme mehr für { $letter }
teacher-team-less = Ein Punkt weniger für Mannschaft { $team }
teacher-team-more = Ein Punkt mehr für Mannschaft { $team }
classroom-advice-explain-again = Weniger als 35 % haben richtig geantwortet: Erklären Sie es noch einmal mit anderen Worten.
classroom-advice-discuss = 35 bis 70 % haben richtig geantwortet: Lassen Sie die Nachbarn miteinander reden und dann noch einmal abstimmen.
classroom-advice-go-on = Mehr als 70 % haben richtig geantwortet: Zeigen Sie die Antwort, und gehen Sie weiter.
