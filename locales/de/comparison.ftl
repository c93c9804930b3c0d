### Übungen zum Vergleich von Ergebnissen, zum Rubberzettel und zum Wechseln der Tische.

## Kinds of exercise, as topics

kind-matchpoints = Matchpunkte
kind-team_swing = Ein Board im Teamkampf
kind-rubber_entry = Der Rubberzettel: was wohin kommt
kind-rubber_sheet = Ein Rubber, Austeilung für Austeilung
kind-honours = Die Honneurprämie
kind-pair_and_table = Paare, Tische und Boards

## Skills

skill-matchpoint-count = Matchpunkte zählen
skill-matchpoint-ties = Matchpunkte bei gleichen Scores
skill-team-difference = die Differenz zwischen zwei Tischen
skill-imps = Punkte in IMP umrechnen
skill-board-a-match = das bessere Ergebnis bei Board-a-Match
skill-rubber-below-the-line = was unter den Strich kommt
skill-rubber-above-the-line = was über den Strich kommt
skill-rubber-game = wann beim Rubberbridge ein Vollspiel gewonnen ist
skill-rubber-bonus = Rubberprämie und Endsumme
skill-unfinished-rubber = der unvollendete Rubber
skill-honours-bonus = die Honneurprämie
skill-pair-movement = wohin die Paare gehen
skill-board-movement = wohin die Boards gehen
skill-pair-number = die Nummer eines Paares

## What is worth remembering, after “Merken Sie sich:”

remember-matchpoint-count = Zählen Sie die anderen Paare Ihrer Richtung, die Sie schlagen: je 2 Matchpunkte, oder je 1 bei der anderen Zählweise.
remember-matchpoint-ties = Ein gleicher Score ist für beide Paare ein halber Sieg: 1 Matchpunkt statt 2, oder ½ statt 1.
remember-team-difference = Zählen Sie zusammen, was unsere beiden Paare haben: plus, wenn wir schreiben, minus, wenn die Gegner schreiben.
remember-imps = Suchen Sie die Zeile der Tabelle, in der die Differenz liegt. Die IMP bekommt das Team mit dem Plus.
remember-board-a-match = Bei Board-a-Match zählt nur das bessere Ergebnis, um wie wenig auch immer: 2 Punkte, oder je 1 bei gleichen Scores.
remember-rubber-below-the-line = Nur gereizte und gewonnene Stiche kommen unter den Strich, im Kontra doppelt, im Rekontra vierfach.
remember-rubber-above-the-line = Überstiche, Faller, Schlemme und Honneurprämien kommen über den Strich, bei der Seite, die sie verdient hat.
remember-rubber-game = 100 unter dem Strich sind ein Vollspiel; danach beginnen beide Seiten wieder bei null.
remember-rubber-bonus = Mit zwei Vollspielen ist der Rubber gewonnen: 700, wenn die Gegner keines haben, sonst 500. Dann wird alles zusammengezählt.
remember-unfinished-rubber = Bei Abbruch gibt es 300 für das einzige Vollspiel, 100 für den einzigen Teilkontrakt im laufenden Vollspiel.
remember-honours-bonus = In einer Hand bringen vier Trumpffiguren 100, alle fünf 150, in Sans-Atout vier Asse 150. Im Turnier gibt es das nie.
remember-pair-movement = Nord-Süd bleibt, Ost-West geht einen Tisch höher; bei gerader Tischzahl wird nach der Hälfte ein Tisch übersprungen.
remember-board-movement = Die Boards gehen jede Runde einen Tisch tiefer, umgekehrt wie die Paare.
remember-pair-number = Ein Paar behält seine Nummer: die des Tisches, an dem es begonnen hat; Ost-West zählt hundert dazu.

## matchpoints. $win is what a score beaten is worth: 2 or 1. $pair is a pair’s number.

exercise-matchpoints = Tragen Sie die Matchpunkte dieser Nord-Süd-Paare ein. Jeder geschlagene Score zählt { $win }.
exercise-matchpoints-one = Wie viele Matchpunkte bekommt das Nord-Süd-Paar { $pair }? Jeder geschlagene Score zählt { $win }.
exercise-matchpoints-ew = Tragen Sie die Matchpunkte dieser Ost-West-Paare ein. Jeder geschlagene Score bringt Nord-Süd { $win }; die Gegner bekommen den Rest bis zum Top.
exercise-matchpoints-ew-one = Wie viele Matchpunkte bekommt das Ost-West-Paar { $pair }? Jeder geschlagene Score bringt Nord-Süd { $win }.
row-pair = Paar { $pair }
grid-traveller = Der Boardzettel
grid-contract = Ergebnis
grid-by = Von
grid-matchpoints = MP
grid-matchpoints-ew = MP OW
working-matchpoints-ew = Paar { $pair } bekommt den Rest bis zum Top: { $top } − { $other } = { $points }
working-matchpoints = { $win ->
    [1] Paar { $pair }: { $lower } geschlagen, { $equal } gleich, also { $lower } × 1 + { $equal } × ½ = { $points }
   *[other] Paar { $pair }: { $lower } geschlagen, { $equal } gleich, also { $lower } × 2 + { $equal } × 1 = { $points }
}

slip-ties-taken-as-wins = Ein gleicher Score wurde wie ein geschlagener gezählt. Er ist nur die Hälfte wert.
slip-ties-taken-as-losses = Ein gleicher Score wurde wie eine Niederlage gezählt. Er ist für beide Paare ein halber Sieg.
slip-equal-scores-counted-once = Mehrere gleiche Scores wurden als einer gezählt. Zählen Sie die Paare, nicht die verschiedenen Scores.
slip-own-score-counted = Das Paar wurde auch mit sich selbst verglichen. Es zählen nur die anderen Scores.
slip-matchpoints-of-the-others = Das sind die Matchpunkte von Ost-West. Hier bekommt der höchste Nord-Süd-Score am meisten.
slip-points-for-matchpoints = Das sind Punkte. Bei den Matchpunkten zählt nur, wie viele Paare geschlagen sind.
slip-other-matchpoint-scale = Das ist die andere Zählweise. Die Frage sagt, was jeder geschlagene Score zählt.
slip-minus-sign-overlooked = Das Minus wurde übersehen: Jeder Minus-Score liegt unter 0 und unter jedem Plus-Score.
slip-passed-out-left-out = Auch durchgepasst ist ein Ergebnis: 0, besser als ein Minus, schlechter als ein Plus.

## team_swing. $net, $ours, $other and $imps are numbers with their sign, for our team.

exercise-team_swing = Unser Team sitzt an Tisch 1 Nord-Süd und an Tisch 2 Ost-West. Wie viele Punkte gewinnt es auf diesem Board? Geben Sie einen Verlust mit Minuszeichen ein.
exercise-team_swing-imps = Die Differenz für unser Team beträgt { $net } Punkte. Wie viele IMP sind das? Geben Sie einen Verlust mit Minuszeichen ein.
exercise-team_swing-board-a-match = Unser Team sitzt an Tisch 1 Nord-Süd und an Tisch 2 Ost-West. Gewertet wird nach Board-a-Match. Wie viele der 2 Punkte für dieses Board bekommt unser Team?
count-points = Punkte für uns
grid-two-tables = Die beiden Tische eines Teamkampfs
grid-table = Tisch
grid-points-ns = Punkte NS
grid-points-ew = Punkte OW
team-we = wir
team-they = sie
grid-imps = Die IMP-Tabelle
grid-difference = Differenz
grid-imp = IMP
imp-range = { $from } bis { $to }
imp-range-open = { $from } und mehr
working-team-difference = Unser Paar an Tisch 1: { $ours }. Unser Paar an Tisch 2: { $other }. Zusammen: { $net }.
working-team-imps = { $net } Punkte, in IMP: { $imps }.

slip-team-scores-added = Die beiden Scores wurden falsch verrechnet. An Tisch 2 gehören uns die Punkte in der Spalte Ost-West; die in der Spalte Nord-Süd gehören den anderen.
slip-team-sign-reversed = Die Zahl stimmt, aber sie gehört dem anderen Team. Sehen Sie nach, wer wo saß.
slip-team-column-overlooked = Die Spalte wurde übersehen: Nur die Seite dieser Spalte schreibt die Punkte.
slip-team-other-table-forgotten = Das ist nur der Score von Tisch 1. Er muss mit dem des anderen Tisches verglichen werden.
slip-imps-next-row = Das ist die Zeile darüber oder darunter. Achten Sie auf die erste und die letzte Zahl jeder Zeile.
slip-imps-not-converted = Das sind Punkte. Die Tabelle macht daraus IMP, von 0 bis 24.
slip-imps-each-score-converted = Jeder Score wurde einzeln in IMP umgerechnet. Bilden Sie zuerst die Differenz in Punkten, und sehen Sie dann einmal nach.
slip-board-a-match-imps = Das sind IMP. Bei Board-a-Match ist es gleich, wie groß die Differenz ist.
slip-board-a-match-called-equal = 1 Punkt gibt es bei gleichen Scores, und diese sind nicht gleich. 10 Punkte mehr genügen.
slip-board-a-match-other-team = Das sind die Punkte des anderen Teams. Sehen Sie nach, wer wo saß.

## rubber_entry and rubber_sheet. $side is a partnership, $number the number of the deal.

exercise-rubber_entry = Rubberbridge: Diese Austeilung ist eben gespielt. Was kommt wohin auf den Zettel?
exercise-rubber_sheet-deal = Austeilung { $number } des Rubbers ist gespielt. Wie viele Punkte zählen jetzt für das nächste Vollspiel, und wie viele Vollspiele sind gewonnen?
exercise-rubber_sheet-won = Der Rubber ist gewonnen. Welche Prämie bekommt jede Seite dafür?
exercise-rubber_sheet-broken-off = Der Rubber wird hier abgebrochen. Welche Prämie bekommt jede Seite?
exercise-rubber_sheet-totals = Zählen Sie alles zusammen. Welche Summe hat jede Seite, und wie groß ist unser Vorsprung? Geben Sie einen Rückstand mit Minuszeichen ein.
grid-rubber = Der Rubberzettel
grid-deal = Austeilung
grid-we = Wir: { $side }
grid-they = Sie: { $side }
rubber-new-line = Vollspiel, neuer Strich
rubber-bonus = Prämie
row-we-below = Wir, unter dem Strich
row-we-above = Wir, über dem Strich
row-they-below = Sie, unter dem Strich
row-they-above = Sie, über dem Strich
row-we-towards = Wir, Punkte für das nächste Vollspiel
row-they-towards = Sie, Punkte für das nächste Vollspiel
row-we-games = Wir, gewonnene Vollspiele
row-they-games = Sie, gewonnene Vollspiele
row-we-bonus = Wir, Prämie
row-they-bonus = Sie, Prämie
row-we-total = Wir, Summe
row-they-total = Sie, Summe
row-ahead = Unser Vorsprung
scene-passed-out = Alle vier haben gepasst.
scene-four-trump-honours = { $seat } hatte vier der fünf Trumpffiguren in der Hand.
scene-five-trump-honours = { $seat } hatte alle fünf Trumpffiguren in der Hand.
scene-four-aces = { $seat } hatte alle vier Asse in der Hand.
working-rubber-total = { $side }: { $below } unter dem Strich + { $above } darüber + { $bonus } Prämie = { $total }
reason-rubber-unfinished-nothing = Eine Prämie bekommt nur die Seite, die als einzige ein Vollspiel hat, oder als einzige einen Teilkontrakt im laufenden Vollspiel. Hier gibt es keine solche Seite.
reason-rubber-added-up = Am Ende wird alles zusammengezählt, was eine Seite unter und über dem Strich hat, auch Teilkontrakte, die nicht mehr für ein Vollspiel zählten.

slip-rubber-overtricks-below = Überstiche kommen über den Strich: Nur was gereizt wurde, zählt für das Vollspiel.
slip-rubber-undertricks-to-declarer = Faller sind Punkte für die Gegenspieler. Die Seite des Alleinspielers schreibt nichts.
slip-rubber-undertricks-below = Faller kommen über den Strich: Sie bringen niemanden dem Vollspiel näher.
slip-rubber-duplicate-bonus = Die Prämien von 50, 300 oder 500 gehören zum Turnier. Beim Rubberbridge zählen die Vollspiele erst am Ende.
slip-rubber-honours-below = Die Honneurprämie kommt über den Strich, wie jede Prämie.
slip-rubber-honours-to-declarer = Die Honneurprämie bekommt die Seite, die die Karten hatte, auch im Gegenspiel.
slip-rubber-honours-forgotten = Die Honneurprämie fehlt. Es gibt sie auch, wenn der Kontrakt fällt.
slip-rubber-premium-below = Prämien für Schlemm und für Erfüllen im Kontra kommen über den Strich.
slip-rubber-premium-forgotten = Eine Prämie fehlt: die für den Schlemm oder die für den erfüllten Kontrakt im Kontra oder Rekontra.
slip-rubber-other-vulnerability = Die Gefahrenlage stimmt nicht. Beim Rubberbridge ist in Gefahr, wer schon ein Vollspiel gewonnen hat.
slip-rubber-columns-swapped = Die Punkte stimmen, aber sie stehen in der Spalte der anderen Seite.
slip-rubber-line-swapped = Oben und unten sind vertauscht: Unter den Strich kommen nur gereizte und gewonnene Stiche.
slip-part-score-kept-after-game = Nach einem Vollspiel zählt auch der Teilkontrakt der anderen Seite nicht mehr für das nächste.
slip-surplus-carried-over = Was über 100 liegt, wird nicht übertragen: Das nächste Vollspiel beginnt bei 0.
slip-undertricks-towards-game = Faller stehen über dem Strich und zählen nicht für das Vollspiel.
slip-premiums-towards-game = Alle Prämien stehen über dem Strich und zählen nicht für das Vollspiel.
slip-game-needs-more-than-100 = Genau 100 genügen für ein Vollspiel.
slip-earlier-part-score-forgotten = Der Teilkontrakt, der schon dasteht, zählt mit, solange niemand ein Vollspiel gewonnen hat.
slip-game-not-seen = Hier ist ein Vollspiel gewonnen: Ab 100 unter dem Strich wird ein neuer Strich gezogen.
slip-rubber-bonus-mixed-up = 700 und 500 sind vertauscht: 700 gibt es für zwei Vollspiele zu null, 500 für zwei zu eins.
slip-rubber-bonus-to-the-others = Die Prämie gehört der anderen Seite.
slip-unfinished-as-if-won = 700 und 500 gibt es für einen gewonnenen Rubber. Bei Abbruch bringt das einzige Vollspiel 300.
slip-unfinished-both-paid = Haben beide ein Vollspiel, bekommt niemand 300; haben beide einen Teilkontrakt, bekommt niemand 100.
slip-unfinished-mixed-up = Das einzige Vollspiel bringt 300, der einzige Teilkontrakt im laufenden Vollspiel 100.
slip-old-part-score-paid = Ein Teilkontrakt aus der Zeit vor dem letzten neuen Strich zählt nicht: Dieses Vollspiel ist schon vorbei.
slip-totals-without-bonus = In den Summen fehlt die Prämie am Ende.
slip-totals-below-only = Die Punkte über dem Strich fehlen: Am Ende zählt alles.
slip-cancelled-part-score-dropped = Ein Teilkontrakt, der nicht mehr für das Vollspiel zählt, bleibt trotzdem in der Summe.
slip-difference-turned = Die Differenz stimmt, das Vorzeichen nicht: Minus heißt, dass wir zurückliegen.

## honours. $points are 100 or 150.

exercise-honours = Rubberbridge. Gibt es hier eine Honneurprämie, und wer bekommt sie?
exercise-honours-hand = Rubberbridge. Welche Honneurprämie bringt die Hand von { $seat }?
exercise-honours-tournament = Ein Paarturnier. Gibt es hier eine Honneurprämie, und wer bekommt sie?
option-honours-none = Keine Prämie
option-honours-hand = { $points }
option-honours-side = { $points } für { $side }
working-honours = { $seat }: { $cards }
reason-no-honours-in-duplicate = Im Turnier gibt es keine Honneurprämie. Der Score hängt nur vom Kontrakt und von den Stichen ab.
reason-no-trump-honours-in-one-hand = Eine Prämie gibt es nur, wenn eine Hand allein mindestens vier der fünf Trumpffiguren hat: Ass, König, Dame, Bube, Zehn. Das ist hier nicht so.
reason-no-four-aces-in-one-hand = In Sans-Atout gibt es eine Prämie nur, wenn eine Hand allein alle vier Asse hat. Das ist hier nicht so.

slip-honours-in-tournament = Die Honneurprämie gehört zum Rubberbridge; im Turnier gibt es keine.
slip-honours-split-counted = Die Figuren zweier Hände wurden zusammengezählt. Es zählen nur die einer einzigen Hand.
slip-honours-in-a-side-suit = Diese Figuren sind kein Trumpf. Es zählen nur Trumpffiguren, in Sans-Atout nur die Asse.
slip-aces-in-a-suit-contract = Vier Asse zählen nur in Sans-Atout.
slip-ten-no-trump-honour = Auch die Zehn ist eine Figur: Es gibt fünf, also sind Ass, König, Dame und Bube vier von fünf.
slip-honours-for-declarer-only = Jeder der vier Spieler kann die Prämie verdienen, auch im Gegenspiel.
slip-honours-only-if-made = Die Honneurprämie gibt es auch, wenn der Kontrakt fällt.
slip-honours-to-the-wrong-side = Die Prämie bekommt die Seite, bei der die Karten waren.
slip-honours-premium-mixed-up = Vier Trumpffiguren bringen 100; alle fünf, oder vier Asse in Sans-Atout, 150.

## pair_and_table

scene-movement = Ein Paarturnier mit { $tables } Tischen, gespielt nach Mitchell.
scene-movement-start = Gleich beginnt die erste Runde.
scene-movement-round = Es läuft Runde { $round }.
scene-movement-over = Runde { $round } ist eben zu Ende.
exercise-pair_and_table-next = Paar { $pair } hat eben an Tisch { $table } gespielt. An welchem Tisch spielt es als Nächstes?
exercise-pair_and_table-round = An welchem Tisch spielt Paar { $pair } in Runde { $round }?
exercise-pair_and_table-boards = An welchen Tisch gehen jetzt die Boards von Tisch { $table }?
exercise-pair_and_table-from = Von welchem Tisch kommen die nächsten Boards für Tisch { $table }?
exercise-pair_and_table-number = Sie beginnen an Tisch { $table } auf { $seat }. Welche Nummer hat Ihr Paar?
exercise-pair_and_table-start = Paar { $pair } hat eben an Tisch { $table } gespielt. An welchem Tisch hat es das Turnier begonnen?
exercise-pair_and_table-who = Welches Ost-West-Paar spielt in Runde { $round } an Tisch { $table }?
count-table = Tisch
count-pair = Paarnummer
grid-room = Wer eben wo gespielt hat
working-movement = Runde { $round }: Tisch { $table }
reason-movement-pairs = Nord-Süd bleibt am Tisch. Ost-West geht nach jeder Runde einen Tisch höher, vom letzten an Tisch 1.
reason-movement-skip = Bei gerader Tischzahl (hier { $tables }) überspringt Ost-West einmal einen Tisch: Nach Runde { $round } geht es zwei Tische höher.
reason-movement-boards = Die Boards gehen nach jeder Runde einen Tisch tiefer, von Tisch 1 an den letzten. Nord sorgt dafür.
reason-pair-numbers = Ein Nord-Süd-Paar hat die Nummer des Tisches, an dem es beginnt; ein Ost-West-Paar zählt hundert dazu. Es behält sie bis zum Schluss.

slip-ns-pair-moves = Nord-Süd wechselt nicht: Es bleibt am Tisch.
slip-pairs-go-down = Die Paare gehen an den nächsthöheren Tisch; tiefer gehen die Boards.
slip-skip-forgotten = Bei gerader Tischzahl überspringt Ost-West nach der Hälfte einmal einen Tisch.
slip-skip-without-need = Ost-West geht nur einen Tisch höher. Übersprungen wird einmal, und nur bei gerader Tischzahl.
slip-table-beyond-the-last = Nach dem letzten Tisch kommt Tisch 1, und unter Tisch 1 der letzte.
slip-boards-go-up = Die Boards gehen an den nächsttieferen Tisch; höher gehen die Ost-West-Paare.
slip-boards-stay = Die Boards bleiben nicht: Nach jeder Runde gehen sie einen Tisch tiefer.
slip-boards-skip-too = Die Boards gehen immer nur einen Tisch tiefer. Nur die Paare überspringen einmal einen.
slip-pair-hundred-forgotten = Ost-West-Paare zählen hundert zur Nummer des Tisches, an dem sie beginnen.
slip-pair-hundred-too-many = Die Hundert gehört nur zur Nummer eines Ost-West-Paares, nie zur Tischnummer.
slip-pair-number-of-the-table = Die Nummer kommt von dem Tisch, an dem das Paar begonnen hat, nicht von dem, an dem es jetzt spielt.

## What is wrong with a lesson file

lesson-error-table-result = Schreiben Sie ein Ergebnis so: 4S+1 S, 3NTX-2 W oder P
lesson-error-matchpoint-scale = Jeder geschlagene Score zählt 2 oder 1
lesson-error-traveller = Ein Boardzettel hat mindestens zwei Zeilen, und nur nach seinen eigenen kann man fragen
lesson-error-movement = Diesen Tisch, dieses Paar oder diese Runde gibt es hier nicht, oder niemand wechselt mehr
lesson-error-rubber-ends = Der Rubber endet vor dieser Austeilung oder mit ihr
lesson-error-rubber-deal = Schreiben Sie eine Austeilung so: 4S+1 S, 3H-1 W, P, oder mit Honneurprämie 4S= E W:100
lesson-error-rubber-side = Schreiben Sie NS oder EW
lesson-error-rubber-deals = Ein Rubber hat hier ein bis sechs Austeilungen und endet frühestens mit der letzten
lesson-error-honours-deal = Schreiben Sie die vier Hände wie in PBN
lesson-error-honours-hands = Geben Sie entweder „deal“ oder „hand“ an, mit dreizehn Karten je Hand
