### Chicago: four deals, a game paid at once. A custom, in no Law of duplicate.

kind-chicago = Chicago: vier Austeilungen

skill-chicago-conditions = wer beim Chicago teilt und wer in Gefahr ist
skill-chicago-deal = was eine Austeilung beim Chicago bringt
skill-chicago-total = die Endsummen beim Chicago

remember-chicago-conditions = In Gefahr ist bei der ersten Austeilung keiner, bei der zweiten und dritten die Seite des Teilers, bei der vierten beide. Passen alle, teilt derselbe Spieler noch einmal.
remember-chicago-deal = Ein Vollspiel bringt sofort 300, in Gefahr 500; Teilkontrakte zählen weiter bis zum nächsten Vollspiel, bei der letzten Austeilung bringen sie 100.
remember-chicago-total = Nach vier Austeilungen wird alles zusammengezählt. Eine Rubberprämie gibt es nicht.

law-cite-chicago = Chicago · Brauch
law-subject-chicago = vier Austeilungen, angeschrieben wie ein Rubber
law-book-chicago = ein Brauch in Clubs und zu Hause, keine Turnierregel

## Exercises. $number is the number of the deal, $side a partnership, $sides who is vulnerable.

scene-chicago = Chicago, vier Austeilungen. Nord hat als Erster geteilt.
scene-chicago-other-side = An diesem Tisch ist bei der zweiten und dritten Austeilung die Seite in Gefahr, die nicht teilt.
scene-chicago-stand-alone = Hier steht jede Austeilung für sich: Ein Teilkontrakt bringt sofort 50 und zählt nicht weiter.
exercise-chicago-dealer = Wer teilt als Nächster?
exercise-chicago-vulnerable = Wer ist bei der nächsten Austeilung in Gefahr?
exercise-chicago-deal = Austeilung { $number } ist gespielt. Wie viele Punkte bekommt jede Seite dafür?
grid-chicago = Die Austeilungen bisher
row-chicago-we = Wir
row-chicago-they = Sie

reason-chicago-dealer = Nach jeder gespielten Austeilung teilt der linke Nachbar. Haben alle gepasst, teilt derselbe noch einmal. Hier teilt { $seat }.
reason-chicago-none-vulnerable = Bei der ersten Austeilung ist niemand in Gefahr.
reason-chicago-dealing-side-vulnerable = Bei der zweiten und dritten Austeilung ist die Seite des Teilers in Gefahr. Hier: { $sides }.
reason-chicago-other-side-vulnerable = Bei der zweiten und dritten Austeilung ist an diesem Tisch die Seite in Gefahr, die nicht teilt. Hier: { $sides }.
reason-chicago-all-vulnerable = Bei der vierten Austeilung sind beide Seiten in Gefahr.
reason-chicago-passed-out = Niemand hat geboten: Die Austeilung zählt nicht, und { $seat } teilt noch einmal.
reason-chicago-game = { $side } hat { $reached } Punkte für ein Vollspiel. Ab 100 ist es eines, und beim Chicago gibt es die Prämie sofort: { $points }.
reason-chicago-last-part-score = { $side } hat bei der letzten Austeilung einen Teilkontrakt erfüllt: { $points } dazu.
reason-chicago-part-score = Wo jede Austeilung für sich steht, bekommt { $side } für einen Teilkontrakt { $points }.
reason-chicago-part-score-cancelled = Der Teilkontrakt von { $side } zählt nicht mehr für ein Vollspiel.
reason-chicago-added-up = Nach der vierten Austeilung wird alles zusammengezählt. Eine Rubberprämie gibt es nicht.

slip-chicago-passed-counted = Wenn alle passen, zählt die Austeilung nicht: Derselbe Spieler teilt noch einmal.
slip-chicago-dealer-stays = Das ist der Teiler der letzten Austeilung. Jetzt kommt sein linker Nachbar.
slip-chicago-other-side = Die falsche Seite wurde für gefährdet gehalten.
slip-chicago-as-rubber = Im Rubber kommt es auf die gewonnenen Vollspiele an, beim Chicago auf die Nummer der Austeilung.
slip-chicago-game-forgotten = Die Prämie für das Vollspiel fehlt. Es gibt sie sofort.
slip-chicago-last-forgotten = Ein Teilkontrakt bei der letzten Austeilung bringt 100 dazu.
slip-chicago-as-duplicate = Teilkontrakte wurden wie im Turnier gerechnet. Hier zählen sie weiter für ein Vollspiel.
slip-chicago-carried = Hier steht jede Austeilung für sich: Frühere Teilkontrakte zählen nicht.
slip-chicago-last-left-out = In den Summen fehlt die letzte Austeilung.

lesson-error-chicago-deals = zu viele Austeilungen, oder die letzte passt nicht: Vier werden gespielt, ohne die mit vier Pass; nach Punkten wird nach einer gespielten gefragt, nach Teiler und Gefahr vor der letzten
