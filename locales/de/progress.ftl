### How it goes, and who learns on this computer.

## The progress page

nav-progress = Lernstand
progress-title = Ihr Lernstand
progress-summary = Bisher haben Sie { $answered ->
    [one] eine Antwort
   *[other] { $answered } Antworten
} gegeben, davon { $known } ohne Hilfe richtig; in dieser Woche { $week ->
    [0] noch keine
   *[other] { $week }, davon { $week-known } ohne Hilfe richtig
}.
progress-known-text = Ohne Hilfe heißt: ohne Tipp.
progress-as-table = Als Tabelle
progress-empty = Sie haben noch keine Frage beantwortet. Sobald Sie einige versucht haben, sehen Sie hier, was Sie gut können und was noch einen Blick wert ist.
progress-empty-practise = Einige Fragen versuchen
progress-unasked = { $skills ->
    [one] Ein Thema kam noch nicht vor.
   *[other] { $skills } Themen kamen noch nicht vor.
}

## Over time

progress-by-day = Tag für Tag
progress-by-week = Woche für Woche
progress-time-text = Ohne Hilfe richtig, von hundert Antworten
progress-time-soon = Ab dem zweiten Tag zeigt hier eine Linie, wie Sie vorankommen.
progress-plot = Ohne Hilfe richtig: { $first } am Anfang ({ $first-day }), { $last } zuletzt ({ $last-day }), Höchstwert { $best }.
progress-percent = { $percent } %
progress-date = { $day }.{ $month }.
progress-date-year = { $day }.{ $month }.{ $year }
progress-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
}
progress-day-year = { $date } { $year }
progress-week-of = Woche ab Montag, { $day }
progress-row-time = { $time }: { $answered } beantwortet, { $known } ohne Hilfe richtig, { $percent }

## Topic by topic

progress-skills = Thema für Thema
progress-skills-text = Drücken Sie auf ein Thema, um es zu üben.
progress-mastery-text = Vertraut: sieben Ihrer letzten zehn Antworten ohne Hilfe richtig. Sicher: neun von zehn. Beherrscht: in einer späteren Wiederholung noch einmal ohne Hilfe richtig.
mastery-new = noch neu
mastery-familiar = vertraut
mastery-proficient = sicher
mastery-mastered = beherrscht
progress-skill = { $mastery } · { $known } von { $answered } ohne Hilfe
progress-row-skill = { $skill }: { $answered } beantwortet, { $known } ohne Hilfe richtig, { $mastery }, nächste Wiederholung: { $due }
progress-due-today = heute
progress-column-topic = Thema
progress-column-answered = Beantwortet
progress-column-known = Ohne Hilfe
progress-column-mastery = Stand
progress-column-due = Nächste Wiederholung
progress-column-time = Wann
progress-column-share = Anteil
progress-slips = Woran es am häufigsten lag
progress-slip = { $times ->
    [one] **Einmal:** { $slip }
   *[other] **{ $times }-mal:** { $slip }
}

## Who learns

learners-title = Lernende
learners-open = Zur Liste
learners-intro = Jede Person hat ihre eigenen Lektionen, Antworten und Wiederholungen.
learners-nav = Gerade lernt: { $name }. Wechseln
learners-guest = Gast
learners-guest-text = Sie sind als Gast hier: Ihre Antworten werden nicht gespeichert, und es gibt keine Namen zur Auswahl.
learners-none = Hier ist noch niemand. Fügen Sie einen Namen hinzu, oder beginnen Sie einfach.
learners-here = lernt gerade
learners-choose = Wählen
learners-choose-name = { $name } wählen
learners-rename = Umbenennen
learners-rename-name = { $name } umbenennen
learners-other-name = Der neue Name für { $name }
learners-keep = Speichern
learners-cancel = Abbrechen
learners-delete = Löschen
learners-delete-name = { $name } löschen
learners-delete-title = { $name } löschen?
learners-delete-text = { $answers ->
    [0] Es geht keine Antwort verloren, nur der Lernstand im Kurs.
    [one] Eine Antwort geht für immer verloren, und mit ihr der Lernstand im Kurs.
   *[other] { $answers } Antworten gehen für immer verloren, und mit ihnen der Lernstand im Kurs.
}
learners-delete-advice = Um sie eines Tages wiederherstellen zu können, brechen Sie ab, und speichern Sie sie zuerst in einer Datei.
learners-delete-yes = Endgültig löschen
learners-name = Ein neuer Name
learners-add = Hinzufügen
learners-added = { $name } steht auf der Liste und lernt jetzt.
learners-renamed = Der Name ist jetzt { $name }.
learners-deleted = { $name } steht nicht mehr auf der Liste.
learners-error-name = Ein Name muss mindestens einen Buchstaben haben und höchstens { $most }.
learners-error-taken = Dieser Name steht schon auf der Liste. Wählen Sie einen anderen.
learners-error-gone = Dieser Name steht nicht mehr auf der Liste.
learners-error-unkept = Das ließ sich nicht speichern. Vielleicht ist die Festplatte voll.

## Answers in a file

learners-files = Auf einem anderen Computer
learners-files-text = Antworten und Lernstand passen in eine einzige Datei. Ein anderer Computer mit Arbitro liest sie und ergänzt, was ihm noch fehlt; nichts zählt doppelt.
kept-in-browser = Ihre Antworten liegen in diesem Browser, und er kann sie vergessen: Safari tut das nach sieben Tagen ohne Besuch.
kept-take-along = Meine Antworten mitnehmen
learners-export = In einer Datei speichern
learners-export-all = alle
learners-export-path = Wo die Datei liegen soll
learners-export-do = Datei speichern
learners-exported = Gespeichert: { $file }
learners-import = Aus einer Datei hinzufügen
learners-import-path = Wo die Datei liegt
learners-import-do = Datei hinzufügen
learners-import-drop = Sie können die Datei auch auf dieses Fenster ziehen.
learners-imported = { $answers ->
    [0] Keine neuen Antworten
    [one] Eine Antwort wurde hinzugefügt
   *[other] { $answers } Antworten wurden hinzugefügt
}; schon vorhanden: { $known }.
learners-imported-names = { $learners ->
    [one] Auf der Liste steht ein neuer Name.
   *[other] Auf der Liste stehen { $learners } neue Namen.
}
learners-imported-nothing = Alles in dieser Datei war schon da.
learners-no-path = Geben Sie zuerst den Pfad der Datei ein.
learners-error-exists = Es gibt die Datei { $file } schon. Sie bleibt unverändert; wählen Sie einen anderen Namen.
learners-error-unwritten = Die Datei { $file } lässt sich nicht schreiben. Prüfen Sie, ob es den Ordner gibt und ob Sie darin speichern dürfen.
learners-error-no-file = Die Datei { $file } gibt es nicht. Prüfen Sie den Pfad.
learners-error-too-large = Die Datei { $file } ist zu groß. Es wurde nichts hinzugefügt.
learners-error-foreign = Die Datei { $file } stammt nicht von Arbitro. Es wurde nichts hinzugefügt.
learners-error-newer = Die Datei { $file } wurde mit einer neueren Version von Arbitro gespeichert. Bringen Sie Arbitro auf diesem Computer zuerst auf den neuesten Stand.
learners-error-damaged = Die Datei { $file } ist beschädigt. Es wurde nichts hinzugefügt.
learners-error-unread = Die Datei { $file } lässt sich gerade nicht lesen. Prüfen Sie, ob Sie sie öffnen dürfen und ob auf der Festplatte noch Platz ist.
learners-error-no-history = Aus { $file } wurde nichts hinzugefügt, weil hier zurzeit keine Antworten gespeichert werden.
