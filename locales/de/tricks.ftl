### Irregularities of a trick, as exercises.

kind-irregular_trick = Mit dem Stich stimmt etwas nicht
skill-defective-trick = ein Stich mit einer Karte zu wenig oder zu viel
skill-premature-play = eine zu früh gespielte Karte
skill-turned-trick = Karten umdrehen und noch einmal sehen
remember-defective-trick = Solange nicht beide Seiten weitergespielt haben, gibt man die fehlende Karte zu; eine überzählige gilt als fünfte Karte. Danach gilt die fehlende als Revoke, und die überzählige geht zurück.
remember-premature-play = Spielt ein Gegenspieler vor seinem Partner, wird die Karte zur Hauptstrafkarte, und der Alleinspieler schränkt den Partner ein. War der rechte Gegner am Zug, muss sie einfach gespielt werden, wenn sie erlaubt ist.
remember-turned-trick = Senkrecht heißt gewonnen, waagrecht verloren. Bis die eigene Seite weiterspielt, darf man auf eine falsch gelegte Karte hinweisen und, solange die eigene Karte offen liegt, den Stich noch einmal sehen.

## A card missing or one too many

scene-trick-missing = { $seat } spielt zu diesem Stich keine Karte, und zunächst merkt es niemand.
scene-trick-extra = { $seat } legt zu diesem Stich eine zweite Karte: { $card }.
scene-trick-two-stuck = Zwei Karten klebten aneinander: Ohne dass es jemand sah, hat { $seat } zu diesem Stich zwei gespielt.
scene-trick-in-time = Es wird bemerkt, bevor beide Seiten zum nächsten Stich gespielt haben.
scene-trick-late = Es wird erst bemerkt, als beide Seiten schon zum nächsten Stich gespielt haben.
scene-trick-extra-shown = Als die zweite Karte zurückgeht, sehen alle, welche es ist: { $card }.
scene-trick-won-from-here = { $number ->
    [0] Von diesem Stich an gewinnt { $side } keinen Stich.
    [one] Von diesem Stich an gewinnt { $side } { $number } Stich.
   *[other] Von diesem Stich an gewinnt { $side } { $number } Stiche.
}
exercise-irregular_trick = Wie wird der Stich in Ordnung gebracht?
option-trick-play-now = { $seat } spielt jetzt eine Karte, die zu diesem Stich erlaubt ist
option-trick-add-suit = { $seat } legt eine Karte der ausgespielten Farbe zu den schon gespielten Karten
option-trick-add-any = { $seat } legt eine beliebige Karte zu den schon gespielten Karten
option-trick-left = Gar nicht: { $seat } hat bis zum Ende eine Karte mehr
exercise-irregular_trick-extra = Was geschieht mit der zweiten Karte?
option-trick-extra-back = Sie geht in die Hand zurück
option-trick-extra-penalty = Sie wird zur Strafkarte
option-trick-extra-stays = Sie bleibt im Stich, anstelle der ersten
exercise-irregular_trick-revoke = Ist das ein Revoke?
option-trick-is-revoke = Ja, es gilt als Revoke
option-trick-may-be-revoke = Vielleicht: wenn die Karte, die zurückgeht, zu einem anderen Stich hätte gespielt werden müssen
option-trick-no-revoke = Nein
exercise-irregular_trick-cost = Wie viele Stiche kostet das?

## A card too early

scene-early-play = { $other } ist am Zug, aber { $seat } spielt schon { $card }.
scene-early-lead = { $other } hat noch nicht gespielt, aber { $seat } spielt schon { $card } zum nächsten Stich aus.
scene-early-both-hands = Der Alleinspieler hat schon aus beiden Händen gespielt, ehe es so weit war.
scene-early-dummy-moved = Der Dummy hat schon ungefragt eine Karte bewegt.
exercise-irregular_trick-early = Was geschieht mit { $card }?
option-early-penalty = Sie wird zur Hauptstrafkarte
option-early-in-turn = Sie wird gespielt, wenn sie an der Reihe ist; mehr nicht
option-early-back = Sie geht ohne weitere Folgen in die Hand zurück
exercise-irregular_trick-choice = Was darf der Alleinspieler für die Karte von { $seat } zu diesem Stich bestimmen?
option-early-four = Eines von vieren: die höchste Karte der ausgespielten Farbe, die niedrigste, eine Karte einer anderen Farbe oder keine einer anderen Farbe
option-early-card = Welche Karte es ist
option-early-lead = Wie nach einem Ausspiel außer Reihenfolge: beim nächsten Ausspiel eine Farbe verlangen oder verbieten
option-early-nothing = Nichts

## Turning cards, and seeing them again

scene-trick-turns = { $seat } will die eigene Karte umdrehen.
scene-trick-points-out = Alle haben die Karten umgedreht. { $seat } sieht eine falsch gelegte und will darauf hinweisen. Die eigene Seite hat noch nicht zum nächsten Stich gespielt.
scene-trick-points-out-late = Alle haben die Karten umgedreht. { $seat } sieht eine falsch gelegte und will darauf hinweisen. Die eigene Seite hat schon zum nächsten Stich gespielt.
scene-trick-asks = Die Karte von { $seat } liegt noch offen, und niemand hat zum nächsten Stich gespielt. { $seat } will die Karten der anderen noch einmal sehen.
scene-trick-asks-turned = { $seat } hat die eigene Karte umgedreht und will dann den Stich noch einmal sehen.
scene-trick-asks-late = Die Karte von { $seat } liegt noch offen, aber die eigene Seite hat schon zum nächsten Stich gespielt. { $seat } will den letzten noch einmal sehen.
scene-trick-looks = Nach diesem Stich will { $seat } einen früheren ansehen.
scene-trick-mixes = Das war der letzte Stich. Das Ergebnis steht noch nicht fest, und { $seat } will die Karten mischen.
scene-trick-keeps = { $seat } lässt die Karten in der gespielten Reihenfolge liegen, bis das Ergebnis feststeht.
exercise-irregular_trick-pointing = Wie liegt die Karte von { $seat } aus diesem Stich, wenn sie umgedreht ist?
option-trick-upright = Senkrecht: gewonnen
option-trick-sideways = Waagrecht: verloren
exercise-irregular_trick-may = Darf { $seat } das?
option-trick-allowed = Ja
option-trick-played-on = Nein, die eigene Seite hat schon weitergespielt
option-trick-card-turned = Nein, die eigene Karte ist schon umgedreht
option-trick-dummy = Nein, als Dummy nicht
option-trick-closed = Nein, nicht vor dem Ende des Spiels
option-trick-not-four = Nein, nicht bevor alle vier gespielt haben
option-trick-not-agreed = Nein, nicht bevor das Ergebnis feststeht
reason-trick-won-upright = Gewonnener Stich: Die Karte zeigt der Länge nach zum Partner.
reason-trick-lost-sideways = Verlorener Stich: Die Karte zeigt der Länge nach zu den Gegnern.

## Slips

slip-defect-in-time-treated-late = Solange nicht beide Seiten weitergespielt haben, wird die fehlende Karte einfach zum Stich gespielt.
slip-defect-late-treated-in-time = Beide Seiten haben weitergespielt: Zu diesem Stich wird nichts mehr gespielt.
slip-missing-card-wrong-suit = Es muss eine Karte der ausgespielten Farbe sein, wenn eine da ist; sonst eine beliebige.
slip-defect-left = Alle müssen gleich viele Karten haben: Der Stich wird in Ordnung gebracht.
slip-extra-card-forgiven = Die zweite Karte eines Gegenspielers, die alle gesehen haben, wird zur Strafkarte.
slip-extra-card-stays = Gespielt ist die erste Karte: Eine zweite tritt nie an ihre Stelle.
slip-unseen-extra-penalised = Niemand hat die Karte gesehen, also ist sie keine Strafkarte.
slip-missing-card-no-revoke = Zu spät bemerkt, gilt die fehlende Karte immer als Revoke.
slip-extra-card-is-revoke = Ein Revoke ist es nur, wenn die Karte, die zurückgeht, zu einem anderen Stich hätte gespielt werden müssen.
slip-extra-card-never-revoke = Die Karte gehörte die ganze Zeit zur Hand: Vielleicht hätte sie zu einem anderen Stich gespielt werden müssen.
slip-defect-in-time-is-revoke = Was rechtzeitig in Ordnung gebracht wird, ist kein Revoke.
slip-missing-card-costs-two = Eine fehlende Karte kostet höchstens einen Stich.
slip-missing-card-costs-nothing = Ein Stich geht verloren, wenn die Seite diesen oder einen späteren gewonnen hat.
slip-missing-card-always-costs = Eine Seite, die von hier an keinen Stich gewinnt, kann keinen abgeben.
slip-early-card-just-played = Ein Gegenspieler, der vor dem Partner spielt, zeigt ihm etwas: Das hat Folgen.
slip-early-card-goes-back = Eine zu früh gespielte Karte geht nicht einfach zurück.
slip-early-excuse-overlooked = Hier hat die frühe Karte keine Folgen: Sehen Sie, wer schon gespielt hat.
slip-illegal-early-card-stands = Die Karte ist zu diesem Stich nicht erlaubt, kann also nicht gespielt werden.
slip-early-card-as-lead = Es geht um die Karte des Partners zu diesem Stich, nicht um ein Ausspiel.
slip-early-partner-card-named = Der Alleinspieler schränkt den Partner ein, nennt aber keine Karte.
slip-early-choice-forgotten = Der Partner muss noch spielen: Der Alleinspieler darf ihn einschränken.
slip-early-choice-invented = Der Alleinspieler hat hier keine Wahl: Der Partner hat schon gespielt, oder die frühe Karte ist entschuldigt.
slip-pointing-reversed = Senkrecht, zum Partner hin, heißt gewonnen; waagrecht, zu den Gegnern hin, verloren.
slip-trick-shown-too-late = Hat die eigene Seite weitergespielt, ist der letzte Stich geschlossen.
slip-own-turned-card-forgotten = Nur wessen Karte noch offen liegt, darf den Stich noch einmal sehen.
slip-dummy-asks-to-see = Der Dummy darf auf eine falsch gelegte Karte hinweisen, aber nicht den Stich sehen wollen.
slip-closed-trick-opened = Frühere Stiche bleiben bis zum Ende des Spiels verdeckt.
slip-card-turned-too-soon = Erst spielen alle vier, dann werden die Karten umgedreht.
slip-cards-mixed-too-soon = Ohne ihre Reihenfolge kann niemand das Spiel prüfen.
slip-trick-right-denied = Hier spricht nichts dagegen: Das ist erlaubt.
slip-trick-other-reason = Es ist nicht erlaubt, aber aus einem anderen Grund.
