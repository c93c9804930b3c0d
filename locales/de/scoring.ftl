### Exercises about scores, score slips and boards.

## Kinds of exercise, as topics

kind-score_to_contract = Welches Ergebnis bringt diesen Score?
kind-contract_kind = Teilkontrakt, Vollspiel oder Schlemm?
kind-score_what_if = Was wäre, wenn? Zeilen eines Scores
kind-read_score_slip = Den Boardzettel lesen
kind-write_score_slip = Den Boardzettel ausfüllen
kind-board_conditions = Teiler und Gefahrenlage eines Boards
kind-find_the_slip = Der Fehler im Score

## Skills, and the rule to take away after “Remember:”

skill-part-score-game-slam = Teilkontrakt, Vollspiel oder Schlemm
skill-doubled-into-game = Vollspiel durch Kontra
skill-result-from-score = vom Score zum Ergebnis
skill-result-from-penalty = vom Score zu den Fallern
skill-what-if-doubled = was ein Kontra ändert
skill-what-if-vulnerable = was die Gefahrenlage ändert
skill-what-if-higher = was eine Stufe mehr ändert
skill-what-if-trick-more = was ein Stich mehr ändert
skill-check-score = einen Score prüfen
skill-check-doubled-score = einen Score im Kontra prüfen
skill-read-score-slip = den Boardzettel lesen
skill-write-score-slip = den Boardzettel ausfüllen
skill-board-dealer = wer bei einem Board Teiler ist
skill-board-vulnerability = wer bei einem Board in Gefahr ist
remember-part-score-game-slam = Nur die gereizten Stiche entscheiden: Ab 100 Stichpunkten ist es ein Vollspiel, auf Stufe 6 ein Kleinschlemm, auf Stufe 7 ein Großschlemm.
remember-doubled-into-game = Im Kontra zählen die Stichpunkte doppelt, im Rekontra vierfach; erreichen sie so 100, ist es ein Vollspiel.
remember-result-from-score = Ziehen Sie zuerst die Prämien ab: 50, 300 oder 500, dazu die für Schlemm oder Kontra. Der Rest sind die Stiche.
remember-result-from-penalty = Ohne Kontra kostet ein Faller 50, in Gefahr 100. Kostet er mehr, wurde kontriert.
remember-what-if-doubled = Ein Kontra ändert Stichpunkte, Überstiche und Faller, bringt beim Erfüllen 50 dazu und kann zum Vollspiel führen.
remember-what-if-vulnerable = Die Gefahrenlage ändert Vollspiel- und Schlemmprämien, Faller und Überstiche im Kontra, sonst nichts.
remember-what-if-higher = Ein Stich zählt als gereizt oder als Überstich, nie beides; eine Stufe mehr kann Vollspiel oder Schlemm bringen.
remember-what-if-trick-more = Über dem Kontrakt ändert ein Stich mehr nur die Überstiche, darunter nur die Faller.
remember-check-score = Prüfen Sie Zeile für Zeile: gereizte Stiche, Überstiche, Vollspiel oder Teilkontrakt, Schlemm.
remember-check-doubled-score = Kontra vervielfacht nur die Stichpunkte; Überstiche werden nach eigener Staffel gezählt, und das Erfüllen bringt 50 oder 100.
remember-read-score-slip = Die Zahl hinter dem Zeichen zählt vom Kontrakt an, und der Kontrakt zählt von sechs an.
remember-write-score-slip = Zuerst der gereizte Kontrakt, X für Kontra, dann = oder + oder − mit der Zahl der Stiche darüber oder darunter.
remember-board-dealer = Der Teiler ist auf dem Board angegeben und macht die erste Ansage: Nord bei Board 1, dann im Uhrzeigersinn.
remember-board-vulnerability = Keiner, NS, OW, alle: Nach je vier Boards beginnt diese Reihe einen Schritt später, nach 16 wieder von vorn.

## score_to_contract. $result is a line of a score slip, $seat its declarer, $vulnerability that of declarer’s side;
## $points are what $side scores.

exercise-score_to_contract = { $side } hat { $points } geschrieben. Welches dieser Ergebnisse bringt diesen Score?
option-result = { $result } von { $seat }, { $vulnerability }
working-option-scores = { $result } von { $seat }, { $vulnerability }: { $points } für { $side }
grid-score-slip = Auf dem Boardzettel
grid-score-slip-result = Ergebnis
grid-score-slip-declarer = Alleinspieler

## contract_kind

exercise-contract_kind = { $doubling-key ->
    [doubled] { $seat } hat { $bid } im Kontra mit { $tricks } Stichen erfüllt. Was für ein Kontrakt ist das?
    [redoubled] { $seat } hat { $bid } im Rekontra mit { $tricks } Stichen erfüllt. Was für ein Kontrakt ist das?
   *[undoubled] { $seat } hat { $bid } mit { $tricks } Stichen erfüllt. Was für ein Kontrakt ist das?
}
option-class-part-score = Ein Teilkontrakt
option-class-game = Ein Vollspiel
option-class-small-slam = Ein Kleinschlemm
option-class-grand-slam = Ein Großschlemm

## score_what_if. The score is shown; then one thing is supposed to be different.
## $side declares, $bid and $tricks are those of the question.

exercise-score_what_if-doubled = Was wäre, wenn ein Gegner kontriert hätte? Wählen Sie alle Zeilen des Scores, die sich ändern, dazukommen oder wegfallen.
exercise-score_what_if-redoubled = Was wäre, wenn { $side } rekontriert hätte? Wählen Sie alle Zeilen des Scores, die sich ändern, dazukommen oder wegfallen.
exercise-score_what_if-vulnerable = Was wäre, wenn { $side } in Gefahr gewesen wäre? Wählen Sie alle Zeilen des Scores, die sich ändern, dazukommen oder wegfallen.
exercise-score_what_if-higher = Was wäre, wenn der Kontrakt { $bid } gelautet hätte, bei gleich vielen Stichen? Wählen Sie alle Zeilen des Scores, die sich ändern, dazukommen oder wegfallen.
exercise-score_what_if-trick-more = Was wäre bei einem Stich mehr, also { $tricks } im Ganzen? Wählen Sie alle Zeilen des Scores, die sich ändern, dazukommen oder wegfallen.
grid-account = Der Score Zeile für Zeile
grid-account-line = Zeile
grid-account-points = Punkte
working-what-if = Der Score ist { $before }; er wäre { $after }.
working-what-if-same = Der Score bleibt { $before }.

## read_score_slip and write_score_slip. $slip is a line of a score slip.

exercise-read_score_slip = Auf dem Zettel steht { $slip }. Wie viele Stiche hat die Seite des Alleinspielers gewonnen?
exercise-read_score_slip-words = Auf dem Zettel steht { $slip }. Was heißt das in Worten?
count-tricks-won = gewonnene Stiche
option-reading-made = { $doubling-key ->
    [doubled] { $bid } im Kontra
    [redoubled] { $bid } im Rekontra
   *[undoubled] { $bid } nicht kontriert
}, genau erfüllt
option-reading-over = { $doubling-key ->
    [doubled] { $bid } im Kontra
    [redoubled] { $bid } im Rekontra
   *[undoubled] { $bid } nicht kontriert
}, erfüllt mit { $number ->
    [one] { $number } Überstich
   *[other] { $number } Überstichen
}
option-reading-down = { $doubling-key ->
    [doubled] { $bid } im Kontra
    [redoubled] { $bid } im Rekontra
   *[undoubled] { $bid } nicht kontriert
}, { $number ->
    [one] { $number } Faller
   *[other] { $number } Faller
}
working-slip-made = Das Zeichen = heißt: genau die { $promised } versprochenen Stiche.
working-slip-over = { $promised } versprochen und { $number } mehr: { $tricks }.
working-slip-down = { $promised } versprochen und { $number } weniger: { $tricks }.
working-slip-doubled = X heißt kontriert.
working-slip-redoubled = XX heißt rekontriert.
working-slip-written = Auf dem Zettel: { $slip }
scene-deal-passed-out = Alle vier haben gepasst.
scene-deal-played = { $seat } hat { $level } { $strain } gespielt, nicht kontriert. Gewonnene Stiche: { $tricks }.
scene-deal-played-doubled = { $seat } hat { $level } { $strain } im Kontra gespielt. Gewonnene Stiche: { $tricks }.
scene-deal-played-redoubled = { $seat } hat { $level } { $strain } im Rekontra gespielt. Gewonnene Stiche: { $tricks }.
exercise-write_score_slip = Wie schreibt man das auf den Boardzettel?

## board_conditions

exercise-board_conditions = Wer ist Teiler bei Board { $number }?
exercise-board_conditions-vulnerability = Wer ist bei Board { $number } in Gefahr?
option-board-vulnerability = { $sides }
working-board-like = { $number } − { $less } = { $like }: Board { $number } ist wie Board { $like }.
working-board-dealer = Board { $number }: { $seat }
working-board-vulnerability = Board { $number }: { $sides }

## find_the_slip

exercise-find_the_slip = Eine Zeile dieses Scores ist falsch und mit ihr die Summe. Welche Zeile?
exercise-find_the_slip-trick-score = Die Stichpunkte sind falsch. Wie viele müssten es sein?
exercise-find_the_slip-overtricks = Die Punkte für die Überstiche sind falsch. Wie viele müssten es sein?
exercise-find_the_slip-part-score = Die Teilkontraktprämie ist falsch. Wie hoch müsste sie sein?
exercise-find_the_slip-game = Die Vollspielprämie ist falsch. Wie hoch müsste sie sein?
exercise-find_the_slip-small-slam = Die Kleinschlemmprämie ist falsch. Wie hoch müsste sie sein?
exercise-find_the_slip-grand-slam = Die Großschlemmprämie ist falsch. Wie hoch müsste sie sein?
exercise-find_the_slip-insult = Die Prämie für das Erfüllen im Kontra oder Rekontra ist falsch. Wie hoch müsste sie sein?
option-line-trick-score = { score-item-trick-score }: { $points }
option-line-overtricks = { score-item-overtricks }: { $points }
option-line-part-score = { score-item-part-score }: { $points }
option-line-game = { score-item-game }: { $points }
option-line-small-slam = { score-item-small-slam }: { $points }
option-line-grand-slam = { score-item-grand-slam }: { $points }
option-line-insult = { score-item-insult }: { $points }
working-stood-there = In der falschen Zeile stand { $wrong }, richtig ist { $points }.

## Rules

reason-score-slam-unbid = Gewonnen wurden { $tricks } Stiche, gereizt war aber nur { $bid }. Ohne gereizten Schlemm gibt es keine Schlemmprämie.
reason-score-grand-slam-unbid = Gereizt war ein Kleinschlemm. Der dreizehnte Stich ist ein Überstich und macht keinen Großschlemm daraus.
reason-score-overtricks = { $doubling-key ->
    [undoubled] Ohne Kontra ist jeder Überstich hier { $each } wert: 20 in Treff und Karo, 30 in Cœur, Pik und Sans-Atout. Für das Vollspiel zählt er nie.
    [doubled] Im Kontra ist jeder Überstich { $each } wert ({ $vulnerability }), in jedem Kontrakt.
   *[redoubled] Im Rekontra ist jeder Überstich { $each } wert ({ $vulnerability }), in jedem Kontrakt.
}
reason-contract-promises = { $bid } verspricht { $tricks } Stiche: 6 + { $level }. Auf dem Zettel zählen =, + und − von da an.
reason-board-dealer = Die Nummer bestimmt den Teiler: Nord bei Board 1, dann im Uhrzeigersinn. Board { $number }: { $seat }.
reason-board-vulnerability = Die Nummer bestimmt, wer in Gefahr ist; nach sechzehn Boards wiederholt sich die Reihe. Board { $number }: { $sides }.

## Slips

slip-undertricks-at-trick-value = Faller werden nach eigener Staffel gezählt: Auf die Farbe kommt es nicht an.
slip-doubled-always-game = Ein Kontra allein macht kein Vollspiel: Die verdoppelten Stichpunkte müssen 100 erreichen.
slip-sign-turned = Das Zeichen wurde verkehrt herum gelesen: + heißt über dem Kontrakt, − darunter.
slip-result-left-out = Das Ergebnis fehlt: = heißt genau der Kontrakt, + und − sagen, wie weit darüber oder darunter.
slip-counted-from-six = Die Stiche wurden von sechs an gezählt; auf dem Zettel zählt das + vom Kontrakt an.
slip-level-taken-for-tricks = Die Stufe ist nicht die Zahl der Stiche: Sechs kommen noch dazu.
slip-doubling-left-out = Das X wurde übersehen: Es heißt kontriert und gehört auf den Zettel.
slip-redouble-as-double = XX ist ein Rekontra, X ein Kontra.
slip-contract-raised-to-tricks = Geschrieben wird der gereizte Kontrakt, nicht einer, der zu den gewonnenen Stichen passt.
slip-line-gone-overlooked = Auch eine Zeile, die wegfällt, ändert sich.
slip-line-new-overlooked = Auch eine Zeile, die dazukommt, ändert sich.
slip-vulnerable-part-score-changed = Die Teilkontraktprämie ist immer 50, in Gefahr oder nicht.
slip-vulnerable-trick-points-changed = Gereizte Stiche und Überstiche ohne Kontra zählen in jeder Gefahrenlage gleich viel.
slip-overtrick-in-trick-points = Ein Stich über dem Kontrakt ist ein Überstich: Die Stichpunkte bleiben, wie sie sind.
slip-dealer-anticlockwise = Der Teiler wechselt im Uhrzeigersinn: Nach Nord kommt Ost.
slip-dealer-of-the-board-before = Das ist der Teiler des vorigen Boards.
slip-vulnerability-repeats-after-four = Die Reihe der Teiler wiederholt sich nach vier Boards, die Gefahrenlage erst nach sechzehn.
slip-vulnerable-sides-swapped = Die beiden Seiten wurden vertauscht.
slip-vulnerable-as-dealer = Wer Teiler ist und wer in Gefahr ist, hat nichts miteinander zu tun.
slip-sixteen-miscounted = Nach sechzehn Boards beginnt die Reihe von vorn: Board 17 ist wie Board 1.

## What is wrong with an exercise in a lesson

lesson-error-one-option-scores = Genau eines von zwei oder mehr verschiedenen Ergebnissen muss diesen Score bringen
lesson-error-contract-not-made = Der Kontrakt muss erfüllt sein
lesson-error-board-number = Boards haben die Nummern 1 bis 999
lesson-error-no-such-change = So lässt sich dieses Ergebnis nicht ändern
lesson-error-slip-passed-out = Auf dem Zettel muss ein Kontrakt stehen
lesson-error-played-or-passed-out = Nötig ist ein Kontrakt mit seinen Stichen oder `passed_out: true` und sonst nichts
lesson-error-no-wrong-line = Nötig sind eine Zeile dieses Scores und eine andere Zahl als ihre eigene; der Score muss mindestens zwei Zeilen haben
lesson-field-board = Nummer eines Boards
