### Das Fenster: Übungen jeder Form, und die Seite, die sie anbietet.

## Gruppen von Übungen auf der Seite „Üben“

group-auction = Die Reizung
group-scoring = Der Score
group-comparison = Der Vergleich der Ergebnisse
group-rubber = Rubberbridge
group-play = Das Kartenspiel
group-rulings = Entscheidungen der Turnierleitung
group-tournament = Das Turnier
screen-practice-group = Alles
screen-practice-group-name = { $group }: alles
screen-practice-difficulty-mixed = gemischt
screen-practice-skills = Auswählen
screen-practice-skills-name = { $group }: auswählen
practice-weakest = Was am meisten Übung braucht
practice-week =
    { $days ->
        [one] Diese Woche haben Sie an einem Tag geübt.
       *[other] Diese Woche haben Sie an { $days } Tagen geübt.
    }

## Antworten. $option ist eine Antwort, wie sie auf ihrer Taste steht; $row sagt, nach welcher Zahl gefragt ist.

answer-choices-hint = Wählen Sie alles, was zutrifft.
answer-option-right = { $option } – richtig
answer-option-wrong = { $option } – falsch
answer-call-made-name = { $seat } { $call }, Ansage { $number }
answer-column-hint = Geben Sie die Zahlen ein. Ein leeres Feld zählt als 0.
answer-column-halves-hint = Geben Sie die Zahlen ein, einen halben Punkt so: { $example }. Ein leeres Feld zählt als 0.
answer-row-right = { $row }: { $right }, richtig
answer-row-wrong = { $row }: Ihr Eintrag ist { $wrote }, richtig ist { $right }
answer-row-shown = { $row }: { $right }
answer-points = Punkte
answer-points-hint = Mit Minuszeichen bei verlorenen Punkten, zum Beispiel −100
answer-slip-example = Zum Beispiel: { $example }
answer-slip-read = Gelesen als: { $slip }
answer-slip-unread = Das lässt sich noch nicht lesen. Zum Beispiel: { $example }
screen-exercise-slip-first = Geben Sie zuerst eine Zeile ein, die sich lesen lässt.
screen-exercise-count-first = Geben Sie zuerst eine Zahl ein: 0 oder mehr.
screen-exercise-column-first = Geben Sie zuerst mindestens eine Zahl in Ziffern ein.
screen-exercise-choices-first = Wählen Sie alles, was zutrifft. Trifft nichts zu, drücken Sie noch einmal auf „Prüfen“.

## Bilder und Erklärung

auction-decisive = { $number ->
    [one] Die entscheidende Ansage ist eingerahmt: { $calls }
   *[other] Die entscheidenden Ansagen sind eingerahmt: { $calls }
}
table-led = Ausspiel
explain-every-card = Warum die anderen nicht?
