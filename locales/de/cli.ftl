### The terminal.

cli-no-display = Es wurde kein Bildschirm gefunden, deshalb läuft Arbitro im Terminal weiter. Beenden mit q.
cli-without-window = Diese Fassung von Arbitro enthält kein Fenster, deshalb läuft sie im Terminal weiter. Beenden mit q.
cli-without-paper = Diese Fassung von Arbitro erstellt keine Blätter zum Drucken. Das kann nur die vollständige Fassung.
cli-window-failed = Das Fenster ließ sich nicht öffnen: { $reason }
window-fault-display = Der Bildschirm ist nicht erreichbar.
window-fault-library = Die Bibliothek { $library } fehlt.
window-fault-graphics = Die Grafikkarte lässt sich hier nicht nutzen.
window-fault-pixels = Dieser Bildschirm kann das Bild des Fensters nicht zeigen.
window-fault-system = Dem System fehlt etwas.
window-fault-broken = Ein Fehler des Programms hat es geschlossen.
cli-window-restarted = Die Grafikkarte lässt sich hier nicht nutzen: Arbitro zeichnet das Fenster mit dem Prozessor.
cli-window-broken = Ein Fehler des Programms hat das Fenster geschlossen. Wenn Sie ihn melden, fügen Sie diese Zeile bei:
cli-window-install = Dieser Befehl installiert, was das Fenster braucht:
cli-window-install-debian = Unter Debian, Ubuntu und Mint: { $command }
cli-window-install-fedora = Unter Fedora: { $command }
cli-window-detail = Technische Angabe: { $detail }
cli-window-failed-terminal = Arbitro läuft im Terminal weiter.
cli-drill-welcome = Geben Sie Ihre Antwort ein, und drücken Sie Enter. Eine leere Zeile zeigt die Lösung; ? wiederholt die Frage; q beendet.
cli-item = Frage { $item }
cli-item-of = Frage { $item } von { $items }
cli-prompt = Antwort:
cli-not-understood = Das wurde nicht verstanden: „{ $text }“.
cli-expect-choice = Bitte geben Sie die Nummer einer Antwort ein.
cli-expect-seat = Bitte geben Sie einen Platz ein: { $seats }.
cli-expect-number = Bitte geben Sie eine ganze Zahl ein, zum Beispiel 620 oder −100.
cli-expect-calls = Bitte geben Sie Ansagen ein, durch Leerzeichen getrennt, zum Beispiel: { $example }. Ein Gebot mit + steht für dieses und alle höheren.
cli-expect-cards = Bitte geben Sie Karten ein, durch Leerzeichen getrennt, zum Beispiel: { $example }.
cli-expect-account = Bitte geben Sie die Punkte für jede Zeile ein, zum Beispiel: 1=120 4=300. Die Zeilen sind nummeriert.
cli-summary = { $asked ->
    [0] Es wurde keine Frage beantwortet.
    [one] { $right } von { $asked } Frage richtig.
   *[other] { $right } von { $asked } Fragen richtig.
}
cli-goodbye = Bis zum nächsten Mal.
cli-topics = Themen: { $topics }
cli-topic-unknown = Das Thema „{ $topic }“ gibt es nicht.
cli-lessons = Lektionen
cli-lesson-unknown = Die Lektion „{ $lesson }“ gibt es nicht.
cli-lesson-continue = Weiter mit Enter.
cli-lesson-end = Ende der Lektion.
cli-check-ok = { $files ->
    [one] { $files } Datei geprüft: keine Fehler.
   *[other] { $files } Dateien geprüft: keine Fehler.
}
cli-check-failed = { $errors ->
    [one] { $errors } Fehler gefunden.
   *[other] { $errors } Fehler gefunden.
}
cli-check-warnings = { $warnings ->
    [one] 1 Warnung. Mit --strict zählt sie als Fehler.
   *[other] { $warnings } Warnungen. Mit --strict zählen sie als Fehler.
}
cli-check-nothing = In { $path } wurden keine Lektionsdateien gefunden.
cli-score-not-understood = „{ $text }“ ist kein Ergebnis. Schreiben Sie zum Beispiel: 4SX by W, 9 tricks. Oder: 4SX-1
cli-vulnerability-unknown = „{ $text }“ ist keine Gefahrenlage. Schreiben Sie None, NS, EW oder All.
cli-score-needs-declarer = Wer ist Alleinspieler? Bei --vul NS oder EW hängt der Score davon ab: Ergänzen Sie zum Beispiel „by S“.
cli-language-unknown = Die Sprache „{ $text }“ gibt es nicht. Möglich sind: { $languages }
cli-item-code-bad = „{ $code }“ ist kein gültiger Übungscode.
cli-read-error = Die Eingabe ließ sich nicht lesen.
cli-write-error = Die Ausgabe ließ sich nicht schreiben.
cli-score-line-made = { $contract }, { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} ({ $vulnerability })

## Hints, “why not?”, review and learners

cli-drill-help = ?? gibt einen Tipp. Nach einer Antwort sagt Ihnen ? mit einer Ansage oder einer Karte, warum sie erlaubt ist oder nicht, zum Beispiel: ? 2P
cli-hint-none = Weitere Tipps gibt es nicht.
cli-why = Zur zuletzt beantworteten Frage:
cli-why-nothing = Mit ? fragen Sie nach einer Ansage oder einer Karte der zuletzt beantworteten Frage. Im Moment gibt es dort keine.
cli-why-unclear = Bitte geben Sie ? und dann eine Ansage oder eine Karte der zuletzt beantworteten Frage ein, zum Beispiel: { $example }
cli-last-word = Enter zeigt Ihr Ergebnis. Sie können noch nach dem Warum fragen, zum Beispiel: { $example }
cli-review = Die Wiederholung für heute: was Sie bald vergessen könnten.
cli-review-none = Heute gibt es nichts zu wiederholen.
cli-warm-up = Es ist eine Weile her. Hier ist von allem etwas, zum Aufwärmen.
cli-placement = Diese Fragen folgen dem Kurs und zeigen, wo Sie einsteigen könnten. Wenn Sie eine Antwort nicht wissen, drücken Sie einfach Enter.
cli-next-practise = So üben Sie diese Themen: { $command }
cli-next-review = { $due ->
    [one] { $due } Thema ist heute zu wiederholen: { $command }
   *[other] { $due } Themen sind heute zu wiederholen: { $command }
}
cli-learner = Die Antworten werden für { $name } gespeichert.
cli-learner-new = Ein neuer Name: Ab jetzt werden die Antworten für { $name } gespeichert.
cli-learner-name = „{ $name }“ ist als Name nicht möglich. Ein Name hat 1 bis 60 Zeichen.
cli-lesson-finished = { $lesson } (abgeschlossen)
cli-lesson-begun = { $lesson } (begonnen)
