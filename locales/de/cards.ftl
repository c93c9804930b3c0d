### Rulings about cards: each rule in a sentence, shown with the number of its Law.

law-subject-42 = was Dummy darf
law-subject-43 = was Dummy nicht darf
law-subject-46 = eine Karte vom Tisch ansagen
law-subject-61 = was ein Revoke (Nichtbekennen) ist
law-subject-63 = der vollendete Revoke
law-subject-64 = was ein Revoke kostet
law-subject-65 = die Karten eines Stichs umdrehen
law-subject-66 = einen Stich noch einmal ansehen
law-subject-70 = bestrittene Claims

## When a card is played

reason-played-faced = Eine Karte, die aus der Hand offen auf den Tisch gelegt wird, ist gespielt.
reason-declarer-card-at-table = Eine Karte des Alleinspielers ist gespielt, wenn sie offen gehalten wird und den Tisch berührt oder fast berührt.
reason-declarer-card-held-as-played = Eine Karte des Alleinspielers ist gespielt, wenn sie so gehalten wird wie eine gespielte Karte.
reason-declarer-card-never-at-rest = Der Alleinspieler hat die Karte zum Tisch und ohne Halt wieder zurück bewegt: Sie ist nicht gespielt.
reason-declarer-card-only-seen = Wer die Karte des Alleinspielers gesehen hat, spielt keine Rolle: Sie wurde nicht hingelegt, also ist sie nicht gespielt.
reason-declarer-card-dropped = Eine Karte, die dem Alleinspieler oder dem Dummy herunterfällt, ist nicht gespielt. Sie darf für später behalten werden.
reason-card-designated = Wer eine Karte als die zu spielende nennt oder bezeichnet, muss sie spielen.
reason-dummy-card-named = Eine Karte vom Tisch ist gespielt, sobald der Alleinspieler sie nennt.
reason-dummy-card-touched = Eine Karte vom Tisch ist gespielt, wenn der Alleinspieler sie absichtlich berührt.
reason-dummy-card-touched-in-passing = Wer am Tisch eine Karte berührt, um die Karten zu ordnen oder eine andere zu erreichen, spielt sie damit nicht.
reason-defender-card-visible = Die Karte eines Gegenspielers ist gespielt, wenn der Partner sie sehen könnte, auch wenn er nicht hingeschaut hat.
reason-defender-card-seen-by-both = Alleinspieler und Dummy haben die Karte beide gesehen. Dann konnte auch der Partner sie sehen, und sie ist gespielt.
reason-defender-card-hidden = Der Partner konnte diese Karte nicht sehen: Sie ist nicht gespielt.
reason-defender-card-dropped = Eine Karte, die einem Gegenspieler vor den Augen des Partners herunterfällt, ist nicht gespielt. Sie wird zur Strafkarte.
reason-penalty-card-due = Das ist eine Strafkarte, und jetzt muss sie gespielt werden.
reason-fifth-card-returns = Die Seite des Alleinspielers hat eine zweite Karte zum Stich gegeben: Sie geht ohne Folgen zurück.
reason-fifth-card-penalised = Ein Gegenspieler hat eine zweite Karte zum Stich gegeben: Die erste zählt, die zweite wird zur Strafkarte.
reason-fifth-card-led = Die Turnierleitung wertet die überzählige Karte als Ausspiel zum nächsten Stich.

## Changing a card of dummy

reason-slip-of-tongue-may-be-changed = Ein Versprecher darf berichtigt werden, bis der Alleinspieler die nächste Karte aus der Hand oder vom Tisch spielt.
reason-slip-of-tongue-too-late = Der Alleinspieler hat inzwischen eine andere Karte gespielt: Der Versprecher lässt sich nicht mehr berichtigen.
reason-change-of-mind-stands = Unaufmerksamkeit oder eine bessere Idee ist kein Versprecher: Die genannte Karte ist gespielt.
reason-opponent-may-change = Ein Gegner, der inzwischen gespielt hat, darf seine Karte zurücknehmen und eine andere spielen.
reason-declarer-may-follow = Wechselt dieser Gegner die Karte, darf der Alleinspieler seine danach gespielte Karte ebenfalls wechseln.
reason-dummy-moved-wrong-card = Dummy hat eine Karte bewegt, die der Alleinspieler nicht genannt hatte: Sie geht zurück, und die genannte wird gespielt.
reason-dummy-wrong-card-stands = Beide Seiten haben zum nächsten Stich gespielt: Die falsche Karte vom Tisch bleibt gespielt.
reason-dummy-wrong-lead-revokes = Die falsche Karte war das Ausspiel: Wer diese Farbe hatte und nicht bedient hat, hat vielleicht einen Revoke begangen.
reason-dummy-indicated-card = Dummy darf nicht ungefragt auf eine Karte zeigen. Das Spiel geht weiter, und bei einem Schaden berichtigt die Turnierleitung den Score.

## Calling a card of dummy

reason-dummy-card-in-full = Der Alleinspieler hat Farbe und Rang genannt: Gespielt wird { $card }.
reason-dummy-intention-clear = Der Alleinspieler hat ohne jeden Zweifel { $card } gemeint: Diese Karte wird gespielt.
reason-dummy-suit-alone = Eine Farbe ohne Rang bedeutet die niedrigste Karte dieser Farbe: { $card }.
reason-dummy-high = „Hoch“ bedeutet die höchste Karte der Farbe: { $card }.
reason-dummy-low = „Klein“ bedeutet die niedrigste Karte der ausgespielten Farbe: { $card }.
reason-dummy-win = „Nimm“ bedeutet die niedrigste Karte, die den Stich sicher gewinnt: { $card }.
reason-dummy-anything = Der Alleinspieler hat weder Farbe noch Rang genannt: Einer der Gegenspieler wählt die Karte. Möglich sind hier: { $cards }.
reason-dummy-lacks-card = { $card } liegt nicht am Tisch.
reason-dummy-lacks-suit = Am Tisch liegt keine Karte dieser Farbe: { $suit }.
reason-dummy-words-on-lead = „Hoch“ und „klein“ beziehen sich auf die ausgespielte Farbe: Spielt der Tisch selbst aus, bezeichnen sie keine Karte.
reason-dummy-words-without-suit = „Hoch“ und „klein“ beziehen sich auf die ausgespielte Farbe, und davon liegt nichts am Tisch: { $suit }.
reason-dummy-win-not-last = Nur wer als Letzter spielt, weiß, welche Karte gewinnt: Der Alleinspieler muss eine nennen.
reason-dummy-cannot-win = Keine Karte, die vom Tisch gespielt werden darf, gewinnt diesen Stich.
reason-dummy-rank-continues = Spielt der Tisch aus, gilt ein Rang ohne Farbe für die Farbe, die den letzten Stich gewonnen hat: { $card }.
reason-dummy-rank-single = Von diesem Rang darf nur eine Karte gespielt werden: { $card }.
reason-dummy-rank-several = Von diesem Rang darf mehr als eine Karte gespielt werden. Der Alleinspieler muss sagen, welche: { $cards }.
reason-dummy-rank-not-legal = Am Tisch liegt keine Karte dieses Ranges, die hier gespielt werden darf.
reason-dummy-call-void = Die Aufforderung gilt nicht: Der Alleinspieler nennt eine beliebige erlaubte Karte. Möglich sind hier: { $cards }.
reason-dummy-call-corrected = Das wäre ein Revoke: Es wird sofort berichtigt und kostet nichts. Möglich sind hier: { $cards }.

## Taking a card back

reason-declarer-side-no-penalty = Alleinspieler und Dummy haben nie Strafkarten: Die Karte geht einfach zurück.
reason-retract-rectification = Eine Berichtigung verlangt, dass die Karte zurückgeht. Die Karte eines Gegenspielers kann zur Strafkarte werden, wenn der Partner sie sehen konnte.
reason-retract-illegal-play = Eine regelwidrig gespielte Karte wird zurückgenommen. Die eines Gegenspielers wird dann zur Strafkarte.
reason-retract-unintended = Der Alleinspieler hat einen Versprecher rechtzeitig berichtigt: Die Karte geht ohne Folgen zurück.
reason-retract-opponent-changed = Ein Gegner hat seine Karte gewechselt: Auch die danach gespielte Karte darf ohne Folgen gewechselt werden.
reason-retract-after-non-offender = Die Gegner haben nach dem Revoke eine Karte gewechselt, also darf es auch diese Seite. Die Karte eines Gegenspielers wird dann zur Strafkarte.
reason-retract-told-wrong-turn = Ein Gegner hatte gesagt, dieser Platz sei an der Reihe: Die Karte geht ohne Folgen zurück.
reason-retract-wrong-explanation = Die Karte wurde nach einer falschen Auskunft gespielt, und danach hat niemand gespielt: Sie geht ohne Folgen zurück.
reason-retract-too-late = Nach der falschen Auskunft wurde schon eine weitere Karte gespielt: Diese bleibt liegen. Die Turnierleitung kann den Score berichtigen.
reason-retract-dummy-seen = Dummy hat schon eine Karte gezeigt: Das erste Ausspiel lässt sich nicht mehr ändern.
reason-retract-proper-lead = Ein Gegner hatte außer Reihenfolge ausgespielt, und jetzt spielt der richtige Platz aus: Die zu früh gespielte Karte geht zurück.
reason-retract-nothing-else = Einen anderen Grund, eine Karte zurückzunehmen, gibt es nicht: Was gespielt ist, bleibt gespielt.

## Revokes

reason-revoke-nobody-played-on = Die Seite mit dem Revoke hat nicht weitergespielt: Der Revoke muss berichtigt werden.
reason-revoke-lead-retracted = Das nächste Ausspiel wurde zurückgenommen, weil ein Gegner falsch informiert hatte: Es vollendet den Revoke nicht.
reason-revoke-opponents-played-on = Nur die Gegner haben weitergespielt. Das vollendet den Revoke nicht: Er muss berichtigt werden.
reason-revoke-side-played-on = Die Seite mit dem Revoke hat schon zum nächsten Stich gespielt: Der Revoke ist vollendet.
reason-revoke-side-named-card = Die Seite mit dem Revoke hat schon eine Karte für den nächsten Stich genannt: Der Revoke ist vollendet.
reason-revoke-side-claimed = Die Seite mit dem Revoke hat Stiche beansprucht oder aufgegeben: Der Revoke ist vollendet.
reason-revoke-side-agreed = Die Seite mit dem Revoke hat einem Claim oder einer Konzession zugestimmt: Der Revoke ist vollendet.
reason-revoke-both-same-trick = Beide Seiten haben in diesem Stich einen Revoke begangen, und nur eine hat weitergespielt: Beide werden berichtigt.
reason-revoke-trick-twelve = Im zwölften Stich wird auch ein vollendeter Revoke berichtigt, solange nicht alle vier Blätter im Board stecken.
reason-revoke-card-penalised = Die Karte, die { $seat } zurücknimmt, wird zur Hauptstrafkarte.
reason-revoke-faced-card-returns = Die Karte lag schon vorher offen: Sie kommt unverändert an ihren alten Platz zurück.
reason-revoke-declarer-card-returns = Eine Karte des Alleinspielers oder vom Tisch geht ohne Folgen zurück.
reason-revoke-opponents-may-change = Die Gegner dürfen zurücknehmen, was sie nach dem Revoke gespielt haben. Dann darf es auch der nächste Spieler der anderen Seite, doch die Karte eines Gegenspielers wird dadurch zur Strafkarte.
reason-revoke-sight-unauthorised = Muss der Partner zu diesem Stich noch zugeben, darf er die zurückgenommene Karte nicht ausnutzen.
reason-revoke-corrected-costs-nothing = Ein berichtigter Revoke kostet keinen Stich.
reason-revoke-twelfth-costs-nothing = Ein Revoke im zwölften Stich kostet keinen Stich.
reason-revoke-of-both-sides = In dieser Austeilung hat jede Seite einen vollendeten Revoke: Es wird kein Stich abgegeben.
reason-revoke-of-dummy = Für einen Revoke mit einer Karte vom Tisch wird kein Stich abgegeben.
reason-revoke-not-playing-faced-card = Eine offen liegende Karte nicht zu spielen kostet keinen Stich.
reason-revoke-same-suit-again = Derselbe Spieler hatte in derselben Farbe schon einen Revoke begangen: Der zweite kostet keinen weiteren Stich.
reason-revoke-next-deal-called = Als der Revoke bemerkt wurde, hatte ein Gegner in der nächsten Austeilung schon etwas angesagt: Es wird kein Stich abgegeben.
reason-revoke-round-ended = Als der Revoke bemerkt wurde, war die Runde vorbei: Es wird kein Stich abgegeben.
reason-revoke-two-tricks = { $seat } hat mit dem Revoke den Stich gewonnen, und diese Seite hat später noch einen gewonnen: Zwei Stiche gehen an die Gegner.
reason-revoke-own-trick-only = { $seat } hat mit dem Revoke den Stich gewonnen, aber diese Seite hat später keinen mehr gewonnen: Ein Stich geht an die Gegner.
reason-revoke-trick-won-in-dummy = Einen Stich, den der Tisch gewinnt, hat der Alleinspieler nicht aus der Hand gewonnen: Ein Stich geht an die Gegner.
reason-revoke-trick-won-by-partner = Den Stich hat der Partner von { $seat } gewonnen: Ein Stich geht an die Gegner, nie zwei.
reason-revoke-later-trick = Den Stich mit dem Revoke haben die Gegner gewonnen, aber die Seite von { $seat } hat später einen gewonnen: Ein Stich geht an die Gegner.
reason-revoke-no-trick-since = Seit dem Revoke hat die Seite von { $seat } keinen Stich gewonnen: Es gibt keinen abzugeben.
reason-revoke-equity = Wäre es den Gegnern ohne den Revoke besser ergangen, berichtigt die Turnierleitung den Score.
reason-inquiry-opponent = Alleinspieler und Gegenspieler dürfen einander nach einem möglichen Revoke fragen.
reason-inquiry-partner = Gegenspieler dürfen einander fragen, wenn der Veranstalter es nicht verbietet. Was sie dabei erfahren, dürfen sie aber vielleicht nicht nutzen.

## Tricks on the table

reason-trick-card-supplied = Es wurde rechtzeitig bemerkt: Der Spieler gibt eine beliebige erlaubte Karte zu.
reason-trick-extra-in-time = Es wurde rechtzeitig bemerkt: Die überzählige Karte gilt als fünfte Karte zum Stich.
reason-trick-missing-can-follow = Es wurde zu spät bemerkt: Eine Karte der ausgespielten Farbe kommt zu den gespielten Karten, und der Stich bleibt, wo er ist.
reason-trick-missing-cannot-follow = Es wurde zu spät bemerkt: Eine beliebige Karte kommt zu den gespielten Karten, und der Stich bleibt, wo er ist.
reason-trick-deemed-revoke = Das gilt als Revoke: Es kostet einen Stich, wenn die Seite diesen oder einen späteren gewonnen hat.
reason-trick-extra-restored = Es wurde zu spät bemerkt: Überzählige Karten gehen in die Hand zurück. Dass eine davon nicht früher gespielt wurde, kann ein Revoke sein.
reason-trick-extra-exposed = Die Karte eines Gegenspielers, die beim Zurückgeben sichtbar wird, wird zur Strafkarte.
reason-trick-turned = Haben alle vier gespielt, dreht jeder seine Karte um: längs bei gewonnenem, quer bei verlorenem Stich.
reason-trick-turned-early = Niemand soll seine Karte umdrehen, bevor alle vier gespielt haben.
reason-trick-pointing-corrected = Auf eine falsch gelegte Karte darf man hinweisen, bis die eigene Seite zum nächsten Stich spielt. Das darf auch Dummy.
reason-trick-pointing-too-late = Die eigene Seite hat schon zum nächsten Stich gespielt: Für den Hinweis auf eine falsch gelegte Karte ist es zu spät.
reason-trick-seen-again = Alleinspieler und Gegenspieler dürfen den Stich noch einmal sehen, bis sie die eigene Karte umdrehen oder ihre Seite weiterspielt.
reason-trick-own-card-turned = Wer die eigene Karte umgedreht hat, darf den Stich nicht mehr sehen.
reason-trick-side-played-on = Die eigene Seite hat schon zum nächsten Stich gespielt: Der letzte bleibt geschlossen.
reason-trick-dummy-asks = Nur Alleinspieler und Gegenspieler dürfen den Stich noch einmal sehen, Dummy nicht.
reason-trick-closed = Solange gespielt wird, bleiben frühere Stiche geschlossen, es sei denn, die Turnierleitung ordnet es anders an.
reason-trick-order-kept = Die gespielten Karten bleiben geordnet liegen, bis alle sich über das Ergebnis einig sind.

## Dummy’s rights

reason-dummy-informs-director = Ist die Turnierleitung da, darf Dummy die Tatsachen und die Regeln nennen.
reason-dummy-counts-tricks = Dummy darf die gewonnenen und verlorenen Stiche zählen.
reason-dummy-moves-named-card = Dummy spielt die Karten, die der Alleinspieler nennt.
reason-dummy-follows-suit = Dummy darf darauf achten, dass vom Tisch Farbe bekannt wird.
reason-dummy-asks-declarer = Hat der Alleinspieler nicht bedient, darf Dummy ihn fragen, ob er wirklich keine Karte dieser Farbe mehr hat.
reason-dummy-asks-defender = Dummy darf keinen Gegenspieler nach einem möglichen Revoke fragen.
reason-dummy-prevents = Dummy darf versuchen, eine Regelwidrigkeit zu verhindern, etwa ein Ausspiel von der falschen Hand.
reason-dummy-draws-attention = Während des Spiels darf Dummy nicht auf eine Regelwidrigkeit hinweisen, die schon geschehen ist.
reason-dummy-after-play = Nach dem Spiel darf Dummy sagen, was falsch gelaufen ist.
reason-dummy-calls-director = Dummy darf die Turnierleitung nicht rufen, wenn sonst niemand auf etwas hingewiesen hat.
reason-dummy-calls-after-attention = Jemand anders hat darauf hingewiesen: Jetzt darf auch Dummy die Turnierleitung rufen.
reason-dummy-takes-no-part = Dummy spielt nicht mit und sagt dem Alleinspieler nichts über das Spiel.
reason-dummy-exchanges-hands = Dummy darf mit dem Alleinspieler nicht die Blätter tauschen.
reason-dummy-leaves-seat = Dummy darf nicht aufstehen, um dem Alleinspieler zuzusehen.
reason-dummy-looks-at-card = Dummy darf einem Gegenspieler nicht in die Karten sehen.
reason-dummy-loses-protection = Wer das tut, verliert das Recht, den Alleinspieler vor Fehlern zu bewahren.
reason-forfeit-hand-chosen = Dummy durfte den Alleinspieler nicht mehr warnen: Einer der Gegenspieler wählt, von welcher Hand ausgespielt wird.
reason-forfeit-established-revoke = Dummy durfte nicht mehr fragen: Der Revoke wird berichtigt, kostet aber so viel wie ein vollendeter.

## Claims

reason-claim-tricks-to-come = Wer sagt, wie viele der restlichen Stiche er gewinnt, macht einen Claim.
reason-claim-cards-shown = Wer seine Karten zeigt, macht einen Claim, es sei denn, er hat es offensichtlich nicht so gemeint.
reason-claim-stop-proposed = Wer vorschlägt, nicht weiterzuspielen, macht einen Claim.
reason-claim-concession = Wer restliche Stiche aufgibt, macht eine Konzession.
reason-claim-contested = Die Turnierleitung entscheidet so gerecht wie möglich. Was zweifelhaft ist, geht zu Lasten dessen, der beansprucht hat.
reason-claim-played-on = Alle vier sind einverstanden, weiterzuspielen: Der Claim gilt nicht mehr, und gezeigte Karten sind keine Strafkarten.
reason-claim-stops-play = Mit einem Claim oder einer Konzession endet das Spielen.
reason-claim-unauthorised = Der Partner darf aber nicht ausnutzen, dass er diese Karten gesehen hat.
