### The window: places, buttons and short messages.

app-name = Arbitro

## The rail at the left

nav-course = Kurs
nav-practice = Üben
nav-language = Sprache
nav-letters-national = A K D B
nav-letters-international = A K Q J
nav-theme-light = Hell
nav-theme-dark = Dunkel
nav-text-size = Schriftgröße
nav-larger = Größere Schrift
nav-smaller = Kleinere Schrift
nav-keys = Tasten

## Names of the languages, each in itself

language-it = Italiano
language-fr = Français
language-de = Deutsch
language-en = English
language-it-CH = Italiano (Svizzera)
language-fr-CH = Français (Suisse)
language-de-CH = Deutsch (Schweiz)

## Home: the course

screen-home-title = Der Kurs
screen-home-welcome = Willkommen am Tisch.
screen-home-intro = Kurze Lektionen und Fragen. Jede Antwort wird nach den Regeln des Spiels beurteilt, und Sie erfahren, warum.
screen-settings-broken = Die Einstellungen ließen sich nicht lesen, deshalb gelten wieder die anfänglichen. Die alte Datei liegt hier: { $file }
screen-settings-unkept = Die Einstellungen lassen sich nicht in { $file } speichern. Sie gelten, solange das Programm offen ist.
screen-home-start = Hier beginnen
screen-home-continue = Fortsetzen
screen-home-practice = Üben
screen-home-practice-title = Von allem etwas
screen-home-practice-text = ohne Eile, ohne Ende
screen-home-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
screen-home-lesson-at = Schritt { $step } von { $steps }
screen-home-lesson-done = fertig

## A lesson

screen-lesson-step = { $step } von { $steps }
screen-lesson-next = Weiter
screen-lesson-previous = Zurück
screen-lesson-finish = Fertig
screen-lesson-end-title = Gut gespielt.
screen-lesson-end-text = Sie sind am Ende dieser Lektion angekommen.
screen-lesson-end-score = { $right } von { $asked } auf Anhieb richtig
screen-lesson-end-home = Zurück zum Kurs
screen-lesson-end-practise = Thema üben
screen-lesson-reveal = Nächste Ansage zeigen
screen-lesson-practise-item = Übung { $item } von { $items }
screen-lesson-recap-item = Wiederholung { $item } von { $items }
screen-lesson-worked = Gelöstes Beispiel
screen-lesson-complete = Jetzt Sie: Der letzte Schritt fehlt noch
screen-lesson-reveal-card = Nächste Karte zeigen
screen-lesson-reveal-line = Nächste Zeile zeigen
screen-lesson-broken = Lektion lässt sich nicht zeigen

## An exercise

screen-exercise-check = Prüfen
screen-exercise-show = Lösung zeigen
screen-exercise-next = Weiter
screen-exercise-another = Noch eine
screen-exercise-part = Frage { $part } von { $parts }
screen-exercise-code = Code { $code }
screen-exercise-choose-first = Wählen Sie zuerst eine Antwort.
screen-exercise-number-first = Geben Sie zuerst eine ganze Zahl ein.
screen-exercise-account-first = Füllen Sie zuerst mindestens eine Zeile aus.

## The explanation after an answer

explain-right = Richtig.
explain-partly = Teilweise richtig.
explain-wrong = Nicht ganz.
explain-shown = Die Lösung.
explain-your-answer = Ihre Antwort: { $answer }
explain-right-answer = Richtige Antwort: { $answer }
explain-slip = Woran es lag:
explain-working = Schritt für Schritt
worked-number = { $name }: { $number }
worked-answer = Antwort: { $answer }
worked-call = Antwort: { $seat }, { $call }
explain-why-not = Karte für Karte
explain-may-play = erlaubt
explain-may-not-play = nicht erlaubt
explain-none = keine
explain-line-missing = fehlt
explain-line-surplus = gehört nicht hierher
explain-you-wrote = Ihr Eintrag: { $points }

## Answers and their inputs

answer-number = Punkte aus Sicht des Alleinspielers
answer-number-hint = Mit Minuszeichen, wenn der Kontrakt fällt, zum Beispiel −100
answer-minus = Vorzeichen wechseln
answer-account = Füllen Sie die passenden Zeilen aus und lassen Sie die anderen leer.
answer-account-hint = Faller mit Minuszeichen
answer-calls-hint = Mit einem Gebot sind alle höheren Gebote mitgewählt. Drücken Sie noch einmal darauf, um dieses Gebot und die niedrigeren zurückzulegen.
answer-cards-hint = Wählen Sie alle Karten, die gespielt werden dürfen.

## Practice

screen-practice-title = Üben
screen-practice-intro = Immer neue Fragen, ohne Ende. Wählen Sie, was Sie üben möchten.
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

## The keys (?)

keys-title = Tasten
keys-close = Schließen
keys-enter = Antwort prüfen, danach weiter
keys-digits = eine Antwort oder einen Platz wählen
keys-tab = zum nächsten Element
keys-space = markiertes Element betätigen
keys-arrows = zum benachbarten Bedienelement gehen
keys-page = in einer Lektion zurück und weiter
keys-escape = zurück zum Kurs
keys-size = größere oder kleinere Schrift
keys-help = diese Tasten zeigen
key-name-enter = Enter
key-name-tab = Tab
key-name-space = Leertaste
key-name-escape = Esc
key-name-arrows = ← ↑ → ↓
key-name-page = Bild ↑ / Bild ↓
key-name-digits = 1 – 9
key-name-size = Strg + / Strg −
key-name-help = ?
