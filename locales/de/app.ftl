### The window: places, buttons and short messages.

app-name = Arbitro

## The rail at the left

nav-home = Startseite
nav-course = Kurs
nav-practice = Üben
nav-review = Wiederholung ({ $due })
nav-settings = Einstellungen
nav-help = Hilfe
nav-menu = Menü
nav-flip = Zuerst: { $language }
nav-language = Sprache
nav-letters-national = A K D B
nav-letters-international = A K Q J
nav-theme-light = Hell
nav-theme-dark = Dunkel
nav-text-size = Schriftgröße
nav-larger = Größere Schrift
nav-smaller = Kleinere Schrift
nav-keys = Tastenkürzel

## Names of the languages, each in itself

language-it = Italiano
language-fr = Français
language-de = Deutsch
language-en = English
language-it-CH = Italiano (Svizzera)
language-fr-CH = Français (Suisse)
language-de-CH = Deutsch (Schweiz)

## The very first page

welcome-language = Lingua · Langue · Sprache · Language
welcome-place = Ich kenne Bridge schon ein wenig
welcome-place-text = Acht Fragen zeigen, wo im Kurs Sie am besten beginnen. Sie können jederzeit aufhören.
welcome-course = Bridge ist neu für mich
welcome-course-text = Beginnt mit der ersten Lektion.
welcome-look = Ich möchte mich nur umsehen
welcome-look-text = Öffnet die Startseite.
learner-first = Bridgefan

## Home: the course

screen-home-title = Der Kurs
screen-home-welcome = Willkommen am Tisch.
screen-home-intro = Kurze Lektionen und Fragen. Jede Antwort wird nach den Regeln des Spiels beurteilt, und Sie erfahren, warum.
screen-settings-broken = Die Einstellungen ließen sich nicht lesen und wurden deshalb zurückgesetzt. Die alte Datei liegt hier: { $file }
screen-settings-unkept = Die Einstellungen lassen sich nicht in { $file } speichern. Sie gelten nur, bis Sie das Programm schließen.
screen-history-set-aside = Die Datei mit Ihren Antworten war beschädigt, deshalb wurde eine neue begonnen. Die alte Datei liegt hier: { $file }
screen-history-none = In { $file } stehen keine Antworten, oder die Datei ist beschädigt. Sie bleibt unverändert, und es wird nichts gespeichert.
screen-history-none-here = Was dieser Browser von Ihren Antworten gespeichert hat, lässt sich nicht lesen. Es bleibt, wie es ist, und nichts wird gespeichert.
screen-history-begin-anew = Als Datei speichern und neu beginnen
screen-history-newer = Ihre Antworten wurden mit einer neueren Version von Arbitro gespeichert. Sie bleiben erhalten, aber diese Version kann keine weiteren hinzufügen.
screen-history-not-opened = Die Datei mit Ihren Antworten lässt sich gerade nicht öffnen, deshalb kann nichts gespeichert werden. Schließen Sie das Programm, und öffnen Sie es noch einmal.
screen-history-not-opened-here = Was dieser Browser von Ihren Antworten gespeichert hat, lässt sich gerade nicht öffnen, deshalb kann nichts gespeichert werden. Laden Sie die Seite neu.
screen-history-not-kept = Ihre letzte Antwort ließ sich nicht speichern. Vielleicht ist die Festplatte voll.
screen-history-nowhere = In diesem Browser kann Arbitro nichts speichern. Wenn Sie die Seite schließen, gehen Ihre Antworten verloren.
screen-home-welcome-name = Willkommen zurück, { $name }.
screen-home-start = Hier beginnen
screen-home-next = Nächste Lektion
screen-home-continue = Fortsetzen
screen-home-review = Wiederholung für heute
screen-home-review-due = { $due ->
    [one] { $due } Thema
   *[other] { $due } Themen
}
screen-home-review-text = zum Auffrischen
screen-home-warm-up = von allem etwas, zum Aufwärmen
screen-home-review-none = Nichts zu wiederholen
screen-home-review-none-text = üben Sie, was Sie möchten
screen-home-chapter-new = { $lessons ->
    [one] { $lessons } Lektion
   *[other] { $lessons } Lektionen
}
screen-home-chapter-done = { $lessons ->
    [one] { $done } von { $lessons } Lektion fertig
   *[other] { $done } von { $lessons } Lektionen fertig
}
screen-home-practice = Üben
screen-home-practice-title = Neue Fragen
screen-home-practice-text = ein Thema Ihrer Wahl oder von allem etwas
screen-home-practice-continue = Weiter üben
screen-home-test-continue = Test fortsetzen
screen-home-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
screen-home-lesson-at = Schritt { $step } von { $steps }
screen-home-lesson-done = fertig
screen-home-lesson-mark = fertig, { $right } von { $asked }

## A lesson

screen-lesson-step = { $step } von { $steps }
screen-lesson-next = Weiter
screen-lesson-previous = Zurück
screen-lesson-finish = Fertig
screen-lesson-end-title = Gut gespielt.
screen-lesson-end-text = Sie sind am Ende dieser Lektion angekommen.
screen-lesson-end-score = { $right } von { $asked } auf Anhieb richtig
screen-lesson-end-home = Zurück zum Kurs
screen-lesson-end-next = Nächste Lektion: { $lesson }
screen-lesson-end-practise = Thema üben
screen-lesson-reveal = Nächste Ansage zeigen
screen-lesson-practise-item = Übung { $item } von { $items }
screen-lesson-recap-item = Wiederholung { $item } von { $items }
screen-lesson-worked = Musterbeispiel
screen-lesson-complete = Jetzt Sie: Der letzte Schritt fehlt noch
screen-lesson-reveal-card = Nächste Karte zeigen
screen-lesson-reveal-line = Nächste Zeile zeigen
screen-lesson-broken = Diese Lektion lässt sich nicht zeigen

## An exercise

screen-exercise-check = Prüfen
screen-exercise-show = Lösung zeigen
screen-exercise-show-short = Lösung
screen-exercise-next = Weiter
screen-exercise-hint = Tipp
screen-exercise-another-hint = Noch ein Tipp
screen-exercise-another = Noch eine
screen-exercise-part = Frage { $part } von { $parts }
screen-exercise-code = Code { $code }
screen-exercise-choose-first = Wählen Sie zuerst eine Antwort.
screen-exercise-number-first = Geben Sie zuerst eine ganze Zahl ein.
screen-exercise-account-first = Füllen Sie zuerst mindestens eine Zeile aus.
screen-exercise-fill-in = Zeilen ausfüllen
screen-exercise-fill-in-short = Zeilen

## The explanation after an answer

explain-right = Richtig.
explain-partly = Teilweise richtig.
explain-wrong = Nicht ganz.
explain-shown = Die Lösung
explain-your-answer = Ihre Antwort: { $answer }
explain-right-answer = Richtige Antwort: { $answer }
explain-slip = Woran es lag:
explain-slip-also = Und außerdem:
explain-working = Schritt für Schritt
named-value = { $name }: { $value }
worked-answer = Antwort: { $answer }
worked-call = Antwort: { $seat }, { $call }
explain-why-not = Karte für Karte
explain-may-play = erlaubt
explain-may-not-play = nicht erlaubt
explain-none = keine
explain-line-missing = fehlt
explain-line-surplus = gehört nicht hierher
explain-you-wrote = Ihr Eintrag: { $points }
near-trick-more = Ihre Zahl ist der Score für einen Stich mehr.
near-trick-fewer = Ihre Zahl ist der Score für einen Stich weniger.
near-without = Ihre Zahl ist die Summe der übrigen Zeilen: Es fehlt „{ $item }“ ({ $points }).
near-otherwise = Ihre Zahl wäre richtig, wenn in der Zeile „{ $item }“ { $other } statt { $points } stünde.
near-with = Ihre Zahl enthält { $points } für „{ $item }“. Diese Zeile zählt hier nicht.
near-twice = In Ihrer Zahl ist die Zeile „{ $item }“ ({ $points }) doppelt gezählt.
near-above = Ihre Zahl liegt um { $points } über der richtigen. Keine einzelne Zeile erklärt das.
near-below = Ihre Zahl liegt um { $points } unter der richtigen. Keine einzelne Zeile erklärt das.

explain-every-call = Warum keine andere Ansage?

## Hints before the answer

hint-rule = Denken Sie an diese Regel: { $rule }
hint-laws = Nachzulesen unter: { $laws }.
hint-lines = Diese Zeilen zählen: { $lines }.
hint-worked = Der erste Schritt: { $line }

## Answers and their inputs

answer-number = Punkte aus Sicht des Alleinspielers
answer-number-hint = Mit Minuszeichen, wenn der Kontrakt fällt, zum Beispiel −100
answer-minus = Vorzeichen wechseln
answer-pad-erase = Letztes Zeichen löschen
answer-pad-next = Nächstes Feld
answer-pad-half = halber Punkt
answer-account = Füllen Sie die passenden Zeilen aus, und lassen Sie die anderen leer.
answer-account-hint = Faller mit Minuszeichen
answer-calls-hint = Mit einem Gebot sind alle höheren Gebote mitgewählt. Drücken Sie noch einmal darauf, um dieses Gebot und die niedrigeren zurückzulegen.
answer-calls-why = Drücken Sie auf eine Ansage, um zu sehen, ob sie erlaubt ist und warum.
answer-cards-hint = Wählen Sie alle Karten, die gespielt werden dürfen.

## Practice

screen-practice-title = Üben
screen-practice-intro = Immer neue Fragen. Wählen Sie, was Sie üben möchten.
screen-practice-length = Wie viele Fragen
screen-practice-length-items = { $items }
screen-practice-length-endless = ohne Ende
screen-practice-mixed = Von allem etwas
screen-practice-difficulty = Schwierigkeit
screen-practice-difficulty-1 = einfach
screen-practice-difficulty-2 = mit kleinen Tücken
screen-practice-difficulty-3 = selten und knifflig
screen-practice-count = { $right } von { $asked } richtig
screen-practice-code = Übungscode
screen-practice-open-code = Öffnen
screen-practice-code-malformed = Das ist kein Übungscode. Codes sehen so aus: SC1-7F3K-9QX.
screen-practice-code-mistyped = In diesem Code steckt ein Tippfehler. Bitte vergleichen Sie ihn noch einmal.
screen-practice-code-unknown = Diese Version von Arbitro kennt den Code nicht.

## A row of exercises: review, pause, summary

screen-review-title = Wiederholung
screen-warm-up-title = Zum Aufwärmen
screen-placement-title = Ihr Einstieg
screen-session-pause = Pause
screen-session-paused = Pause
screen-session-paused-text = Die Frage wartet auf Sie.
screen-session-resume = Weiter
screen-session-end = Beenden
screen-session-summary = Ergebnis ansehen
screen-session-done = Ihr Ergebnis
screen-session-reviewed = Wiederholung für heute
screen-session-placed = Ihr Einstieg
screen-session-placed-at = Alle Lektionen stehen Ihnen offen. Mit dieser können Sie gut beginnen: { $lesson }
screen-session-helped = { $helped ->
    [one] { $helped } Antwort nach einem Tipp. Eine ähnliche Frage kommt bald wieder.
   *[other] { $helped } Antworten nach einem Tipp. Ähnliche Fragen kommen bald wieder.
}
screen-session-well = Das hat geklappt
screen-session-slips = Woran es lag
screen-session-times = { $slip } ({ $times }-mal)
screen-session-again = Noch einmal ansehen
screen-session-practise = Diese Themen üben
screen-session-review = Wiederholung für heute
screen-session-course = Zum Kurs
screen-session-begin = Hier beginnen
screen-session-topics = Thema wählen

## Settings

settings-intro = Jede Einstellung gilt sofort und auch beim nächsten Mal.
settings-second = Zweite Sprache
settings-second-text = Sie steht unter jeder Frage und jeder Erklärung. Mit F2 steht sie an erster Stelle.
settings-second-none = keine
settings-letters = Buchstaben auf den Karten
settings-declarer = Das italienische Wort für den Alleinspieler
settings-declarer-text = Beide Wörter sind üblich.
settings-suits = Farben der Kartensymbole
settings-suits-two = zweifarbig
settings-suits-four = vierfarbig
settings-theme = Hell oder dunkel
settings-motion = Animationen
settings-motion-on = wenige
settings-motion-off = keine
settings-stop = Stoppkarte in Ihrem Club
settings-stop-text = Wird sie dort nicht benutzt, lassen Übung und Wiederholung sie weg.
settings-stop-used = wird benutzt
settings-stop-unused = wird nicht benutzt
settings-where = Wo Ihre Daten gespeichert sind
settings-where-settings = Einstellungen: { $file }
settings-where-history = Antworten und Lernstand: { $file }
settings-where-nowhere = Auf diesem Computer wird nichts gespeichert.

## Help

help-glossary = Glossar
help-search = Einen Begriff suchen, in einer der vier Sprachen
help-search-none = Dieser Begriff steht nicht im Glossar.
help-laws = Die Regeln
help-about = Über Arbitro
help-laws-intro = Arbitro erklärt die Regeln mit eigenen Worten und nennt jeweils den Paragrafen, damit Sie in der Ausgabe Ihres Verbands nachlesen können. Hier steht, worum es in jedem geht.
help-about-version = Arbitro { $version }
help-about-what = Arbitro lehrt die Regeln des Bridgespiels, wie sie in den Regelbüchern stehen. Jede Antwort wird danach beurteilt.
help-about-offline = Das Programm funktioniert ohne Internet. Ihre Antworten bleiben auf diesem Computer.
help-about-laws = Im Turnier entscheidet immer die Turnierleitung, nicht dieses Programm.
help-about-licence = Arbitro darf unter der MIT-Lizenz oder der Apache-Lizenz 2.0 frei benutzt, kopiert und verändert werden.
help-about-fonts = Schriften
help-about-crates = Verwendete Bibliotheken

## The keys (?)

keys-title = Tastenkürzel
keys-close = Schließen
keys-enter = Antwort prüfen, danach weiter
keys-digits = eine Antwort wählen; einen Platz wählt sein Buchstabe
keys-tab = zum nächsten Element
keys-space = markiertes Element betätigen
keys-arrows = zum benachbarten Bedienelement gehen
keys-page = in einer Lektion zurück und weiter
keys-escape = zurück zur Startseite
keys-hint = einen Tipp zeigen
keys-flip = zweite Sprache zuerst
keys-pause = Pause, danach weiter
keys-size = größere oder kleinere Schrift
keys-help = diese Tastenkürzel zeigen
key-name-enter = Enter
key-name-tab = Tab
key-name-space = Leertaste
key-name-escape = Esc
key-name-arrows = ← ↑ → ↓
key-name-page = Bild ↑ / Bild ↓
key-name-digits = 1 – 9
key-ctrl = Strg
key-cmd = Cmd
key-name-size = { $ctrl } + / { $ctrl } −
key-name-hint = F1
key-name-flip = F2
key-name-pause = F4
key-name-help = ?
