### Rulings about cards: each rule in a sentence, shown with the number of its Law.

## When a card is played

reason-played-faced = Eine Karte, die aus der Hand genommen und offen auf den Tisch gelegt wird, ist gespielt.
reason-declarer-card-at-table = Eine Karte des Alleinspielers ist gespielt, wenn sie offen gehalten wird und den Tisch berührt oder fast berührt.
reason-declarer-card-held-as-played = Eine Karte des Alleinspielers ist gespielt, wenn sie so gehalten wird, dass sie wie eine gespielte Karte aussieht.
reason-declarer-card-never-at-rest = Der Alleinspieler hat die Karte zum Tisch hin und, ohne anzuhalten, wieder zurückbewegt: Sie ist nicht gespielt.
reason-declarer-card-only-seen = Es spielt keine Rolle, wer die Karte des Alleinspielers gesehen hat: Sie wurde weder hingelegt noch wie eine gespielte gehalten, also ist sie nicht gespielt.
reason-declarer-card-dropped = Eine Karte, die dem Alleinspieler oder dem Dummy unabsichtlich herunterfällt, ist nicht gespielt. Sie darf für später behalten werden.
reason-card-designated = Wer eine Karte nennt oder auf sie zeigt, um sie zu spielen, muss sie auch spielen.
reason-dummy-card-named = Eine Karte des Dummys ist gespielt, sobald der Alleinspieler sie nennt.
reason-dummy-card-touched = Eine Karte des Dummys ist gespielt, wenn der Alleinspieler sie absichtlich berührt.
reason-dummy-card-touched-in-passing = Berührt der Alleinspieler eine Karte des Dummys nur, um die Karten zu ordnen oder eine andere zu erreichen, ist sie damit nicht gespielt.
reason-defender-card-visible = Die Karte eines Gegenspielers ist gespielt, wenn sie so gehalten wird, dass der Partner die Bildseite sehen könnte. Ob er hingeschaut hat, spielt keine Rolle.
reason-defender-card-seen-by-both = Alleinspieler und Dummy haben beide die Bildseite der Karte gesehen. Also konnte auch der Partner sie sehen, und die Karte ist gespielt.
reason-defender-card-hidden = Der Partner konnte die Bildseite dieser Karte nicht sehen: Sie ist nicht gespielt.
reason-defender-card-dropped = Fällt einem Gegenspieler eine Karte so herunter, dass der Partner sie sehen konnte, ist sie nicht gespielt. Sie wird zur Strafkarte.
reason-penalty-card-due = Das ist eine Strafkarte, und jetzt muss sie gespielt werden.
reason-fifth-card-returns = Die Seite des Alleinspielers hat eine zweite Karte zum Stich zugegeben: Sie geht ohne Folgen zurück.
reason-fifth-card-penalised = Ein Gegenspieler hat eine zweite Karte zum Stich zugegeben: Die erste zählt, die zweite wird zur Strafkarte.
reason-fifth-card-led = Die Turnierleitung wertet die überzählige Karte als Ausspiel zum nächsten Stich.

## Changing dummy’s card

reason-slip-of-tongue-may-be-changed = Ein Versprecher darf berichtigt werden, bis der Alleinspieler die nächste Karte spielt, aus der Hand oder vom Dummy.
reason-slip-of-tongue-too-late = Der Alleinspieler hat inzwischen eine weitere Karte gespielt: Der Versprecher lässt sich nicht mehr berichtigen.
reason-change-of-mind-stands = Wer unaufmerksam war oder es sich anders überlegt hat, hat sich nicht versprochen: Die genannte Karte ist gespielt.
reason-opponent-may-change = Ein Gegner, der inzwischen gespielt hat, darf seine Karte zurücknehmen und eine andere spielen.
reason-declarer-may-follow = Wechselt dieser Gegner die Karte, darf der Alleinspieler seine danach gespielte Karte ebenfalls wechseln.
reason-dummy-moved-wrong-card = Der Dummy hat eine Karte bewegt, die der Alleinspieler nicht genannt hatte: Sie geht zurück, und die genannte wird gespielt.
reason-dummy-wrong-card-stands = Beide Seiten haben schon zum nächsten Stich gespielt: Die falsche Karte des Dummys bleibt gespielt.
reason-dummy-wrong-lead-revokes = Die falsche Karte war das Ausspiel: Wer eine Karte dieser Farbe hatte und keine gespielt hat, hat vielleicht einen Revoke begangen.
reason-dummy-indicated-card = Der Dummy darf nicht ungefragt auf eine Karte zeigen. Das Spiel geht weiter. Ist ein Schaden entstanden, berichtigt die Turnierleitung den Score.

## Calling a card from dummy

reason-dummy-card-in-full = Der Alleinspieler hat Farbe und Rang genannt: Gespielt wird { $card }.
reason-dummy-intention-clear = Der Alleinspieler hat zweifelsfrei { $card } gemeint: Diese Karte wird gespielt.
reason-dummy-suit-alone = Eine Farbe ohne Rang bedeutet die niedrigste Karte dieser Farbe: { $card }.
reason-dummy-high = „Hoch“ bedeutet die höchste Karte der Farbe: { $card }.
reason-dummy-low = „Klein“ bedeutet die niedrigste Karte der ausgespielten Farbe: { $card }.
reason-dummy-win = „Nimm“ bedeutet die niedrigste Karte, die den Stich sicher gewinnt: { $card }.
reason-dummy-win-several = Mehrere Karten gleichen Ranges gewinnen sicher, und der Alleinspieler muss sagen, welche: { $cards }.
reason-dummy-anything = Der Alleinspieler hat weder Farbe noch Rang genannt: Einer der beiden Gegenspieler bestimmt die Karte. Möglich sind hier: { $cards }.
reason-dummy-lacks-card = Der Dummy hat { $card } nicht.
reason-dummy-lacks-suit = Der Dummy hat keine Karte dieser Farbe: { $suit }.
reason-dummy-words-on-lead = „Hoch“ und „klein“ beziehen sich auf die ausgespielte Farbe: Spielt der Dummy selbst aus, bezeichnen sie keine Karte.
reason-dummy-words-without-suit = „Hoch“ und „klein“ beziehen sich auf die ausgespielte Farbe, und davon hat der Dummy keine Karte: { $suit }.
reason-dummy-win-not-known = Nach allem, was der Alleinspieler gesehen hat, gewinnt keine Karte des Dummys sicher: Eine Hand, die noch spielen muss, könnte sie schlagen. Der Alleinspieler muss eine Karte nennen.
reason-dummy-cannot-win = Keine Karte, die der Dummy hier spielen darf, gewinnt diesen Stich.
reason-dummy-rank-continues = Spielt der Dummy aus und wird nur ein Rang genannt (etwa „König“), gilt die Farbe, mit der er den letzten Stich gewonnen hat: { $card }.
reason-dummy-rank-single = Nur eine Karte dieses Ranges kommt in Frage: { $card }.
reason-dummy-rank-several = Mehrere Karten dieses Ranges kommen in Frage, und der Alleinspieler muss sagen, welche: { $cards }.
reason-dummy-rank-not-legal = Der Dummy hat keine Karte dieses Ranges, die hier gespielt werden darf.
reason-dummy-call-void = Diese Anweisung gilt nicht: Der Alleinspieler nennt eine beliebige erlaubte Karte. Möglich sind hier: { $cards }.
reason-dummy-call-corrected = Das wäre ein Revoke (Nichtbekennen). Die Anweisung wird sofort berichtigt, und das kostet nichts. Möglich sind hier: { $cards }.

## Taking a card back

reason-declarer-side-no-penalty = Alleinspieler und Dummy haben nie Strafkarten: Die Karte geht einfach zurück.
reason-retract-rectification = Nach der Entscheidung der Turnierleitung muss die Karte zurückgehen. Die Karte eines Gegenspielers kann zur Strafkarte werden, wenn der Partner sie sehen konnte.
reason-retract-illegal-play = Eine regelwidrig gespielte Karte wird zurückgenommen. Die eines Gegenspielers wird dann zur Strafkarte.
reason-retract-unintended = Der Alleinspieler hat einen Versprecher rechtzeitig berichtigt: Die Karte geht ohne Folgen zurück.
reason-retract-opponent-changed = Ein Gegner hat seine Karte gewechselt: Auch die danach gespielte Karte darf ohne Folgen gewechselt werden.
reason-retract-after-non-offender = Die Gegner haben nach dem Revoke eine Karte gewechselt, also darf das auch diese Seite. Die Karte eines Gegenspielers wird dann zur Strafkarte.
reason-retract-told-wrong-turn = Ein Gegner hatte irrtümlich gesagt, dieser Spieler sei an der Reihe: Die Karte geht ohne Folgen zurück.
reason-retract-wrong-explanation = Die Karte wurde nach einer falschen Auskunft gespielt, und danach hat niemand gespielt: Sie geht ohne Folgen zurück.
reason-retract-too-late = Seit der falschen Auskunft wurde noch eine weitere Karte gespielt: Die frühere bleibt gespielt. Die Turnierleitung kann den Score berichtigen.
reason-retract-dummy-seen = Der Dummy hat schon eine Karte gezeigt: Das erste Ausspiel lässt sich nicht mehr ändern.
reason-retract-proper-lead = Ein Gegner hatte außer Reihenfolge ausgespielt, und jetzt spielt der richtige Spieler aus: Die zum falschen Ausspiel zugegebene Karte geht zurück.
reason-retract-nothing-else = Einen anderen Grund, eine Karte zurückzunehmen, gibt es nicht: Was gespielt ist, bleibt gespielt.

## Revokes

reason-revoke-nobody-played-on = Die schuldige Seite hat noch nicht weitergespielt: Der Revoke muss berichtigt werden.
reason-revoke-lead-retracted = Das nächste Ausspiel wurde zurückgenommen, weil ein Gegner falsch informiert hatte: Damit ist der Revoke nicht vollendet.
reason-revoke-opponents-played-on = Nur die Gegner haben weitergespielt. Damit ist der Revoke noch nicht vollendet: Er muss berichtigt werden.
reason-revoke-side-played-on = Die schuldige Seite hat schon zum nächsten Stich gespielt: Der Revoke ist vollendet.
reason-revoke-side-named-card = Die schuldige Seite hat schon eine Karte für den nächsten Stich genannt: Der Revoke ist vollendet.
reason-revoke-side-claimed = Die schuldige Seite hat Stiche beansprucht oder aufgegeben: Der Revoke ist vollendet.
reason-revoke-side-agreed = Die Gegner haben Stiche beansprucht oder aufgegeben, und die schuldige Seite hat zugestimmt: Der Revoke ist vollendet.
reason-revoke-both-same-trick = Beide Seiten haben in diesem Stich einen Revoke begangen, und nur eine hat weitergespielt: Beide Revokes werden berichtigt.
reason-revoke-trick-twelve = Im zwölften Stich wird auch ein vollendeter Revoke berichtigt, solange nicht alle vier Blätter wieder im Board stecken.
reason-revoke-card-penalised = Die Karte, die { $seat } zurücknimmt, wird zur Hauptstrafkarte.
reason-revoke-faced-card-returns = Die Karte lag schon vorher offen: Sie wird wieder offen hingelegt wie zuvor.
reason-revoke-declarer-card-returns = Eine Karte des Alleinspielers oder des Dummys geht ohne Folgen zurück.
reason-revoke-opponents-may-change = Die Gegner dürfen zurücknehmen, was sie nach dem Revoke gespielt haben. Tun sie das, darf es auch der nächste Spieler der anderen Seite. Die Karte eines Gegenspielers wird dadurch aber zur Strafkarte.
reason-revoke-sight-unauthorised = Muss der Partner zu diesem Stich noch zugeben, darf er nicht nutzen, dass er die zurückgenommene Karte gesehen hat.
reason-revoke-corrected-costs-nothing = Ein berichtigter Revoke kostet keinen Stich.
reason-revoke-twelfth-costs-nothing = Ein Revoke im zwölften Stich kostet keinen Stich.
reason-revoke-of-both-sides = In dieser Austeilung haben beide Seiten einen vollendeten Revoke begangen: Es wird kein Stich abgegeben.
reason-revoke-of-dummy = Für einen Revoke mit einer Karte des Dummys wird kein Stich abgegeben.
reason-revoke-not-playing-faced-card = Wurde eine offen liegende Karte nicht gespielt, kostet das keinen Stich.
reason-revoke-same-suit-again = Derselbe Spieler hatte in derselben Farbe schon einen Revoke begangen: Der zweite kostet keinen weiteren Stich.
reason-revoke-next-deal-called = Als der Revoke bemerkt wurde, hatte ein Gegner in der nächsten Austeilung schon etwas angesagt: Es wird kein Stich abgegeben.
reason-revoke-round-ended = Als der Revoke bemerkt wurde, war die Runde vorbei: Es wird kein Stich abgegeben.
reason-revoke-two-tricks = { $seat } hat den Stich mit dem Revoke selbst gewonnen, und diese Seite hat später noch mindestens einen gewonnen: Zwei Stiche gehen an die Gegner.
reason-revoke-own-trick-only = { $seat } hat den Stich mit dem Revoke selbst gewonnen, aber diese Seite hat später keinen mehr gewonnen: Ein Stich geht an die Gegner.
reason-revoke-trick-won-in-dummy = Einen Stich, den der Dummy gewinnt, hat der Alleinspieler nicht mit der eigenen Hand gewonnen: Ein Stich geht an die Gegner.
reason-revoke-trick-won-by-partner = Den Stich mit dem Revoke hat der Partner von { $seat } gewonnen: Ein Stich geht an die Gegner, nie zwei.
reason-revoke-later-trick = Den Stich mit dem Revoke haben die Gegner gewonnen, aber die Seite von { $seat } hat später mindestens einen gewonnen: Ein Stich geht an die Gegner.
reason-revoke-no-trick-since = Vom Stich mit dem Revoke an hat die Seite von { $seat } keinen Stich gewonnen: Es ist keiner abzugeben.
reason-revoke-equity = Wäre es den Gegnern ohne den Revoke besser ergangen, berichtigt die Turnierleitung den Score.
reason-inquiry-opponent = Alleinspieler und Gegenspieler dürfen einander nach einem möglichen Revoke fragen.
reason-inquiry-partner = Gegenspieler dürfen einander fragen, falls der Veranstalter es nicht verbietet. Was sie dabei erfahren, kann aber unerlaubte Information sein.

## Tricks on the table

reason-trick-card-supplied = Es wurde rechtzeitig bemerkt: Der Spieler gibt eine beliebige erlaubte Karte zu.
reason-trick-extra-in-time = Es wurde rechtzeitig bemerkt: Die überzählige Karte gilt als fünfte Karte zum Stich.
reason-trick-missing-can-follow = Es wurde zu spät bemerkt: Eine Karte der ausgespielten Farbe kommt zu den gespielten Karten, und der Stich gehört weiterhin der Seite, die ihn gewonnen hat.
reason-trick-missing-cannot-follow = Es wurde zu spät bemerkt: Eine beliebige Karte kommt zu den gespielten Karten, und der Stich gehört weiterhin der Seite, die ihn gewonnen hat.
reason-trick-deemed-revoke = Das gilt als Revoke: Es kostet einen Stich, wenn die schuldige Seite diesen oder einen späteren Stich gewonnen hat.
reason-trick-extra-restored = Es wurde zu spät bemerkt: Überzählige Karten gehen in die Hand zurück. Dass eine davon nicht schon früher gespielt wurde, kann ein Revoke gewesen sein.
reason-trick-extra-exposed = Wird beim Zurückgeben die Karte eines Gegenspielers sichtbar, wird sie zur Strafkarte.
reason-trick-turned = Haben alle vier gespielt, drehen alle ihre eigene Karte um: senkrecht bei gewonnenem, waagrecht bei verlorenem Stich.
reason-trick-turned-early = Niemand soll seine Karte umdrehen, bevor alle vier gespielt haben.
reason-trick-pointing-corrected = Auf eine falsch gelegte Karte darf man hinweisen, bis die eigene Seite zum nächsten Stich spielt. Das darf auch der Dummy.
reason-trick-pointing-too-late = Die eigene Seite hat schon zum nächsten Stich gespielt: Für den Hinweis auf eine falsch gelegte Karte ist es zu spät.
reason-trick-seen-again = Alleinspieler und Gegenspieler dürfen verlangen, den Stich noch einmal zu sehen, bis sie die eigene Karte umdrehen oder ihre Seite weiterspielt.
reason-trick-own-card-turned = Wer die eigene Karte umgedreht hat, darf nicht mehr verlangen, den Stich zu sehen.
reason-trick-side-played-on = Die eigene Seite hat schon zum nächsten Stich gespielt: Der letzte bleibt verdeckt.
reason-trick-dummy-asks = Nur Alleinspieler und Gegenspieler dürfen verlangen, den Stich noch einmal zu sehen, der Dummy nicht.
reason-trick-closed = Solange gespielt wird, bleiben frühere Stiche verdeckt, es sei denn, die Turnierleitung ordnet es anders an.
reason-trick-order-kept = Die gespielten Karten bleiben in ihrer Reihenfolge liegen, bis sich alle über das Ergebnis einig sind.

## Dummy’s rights

reason-dummy-informs-director = Ist die Turnierleitung da, darf der Dummy sagen, was geschehen ist und was die Regeln vorsehen.
reason-dummy-counts-tricks = Der Dummy darf die gewonnenen und verlorenen Stiche zählen.
reason-dummy-moves-named-card = Der Dummy legt die Karten zum Stich, die der Alleinspieler nennt.
reason-dummy-follows-suit = Der Dummy darf darauf achten, dass aus seinen Karten die ausgespielte Farbe zugegeben wird.
reason-dummy-asks-declarer = Hat der Alleinspieler nicht Farbe bekannt, darf der Dummy ihn fragen, ob er wirklich keine Karte dieser Farbe mehr hat.
reason-dummy-asks-defender = Der Dummy darf keinen Gegenspieler nach einem möglichen Revoke fragen.
reason-dummy-prevents = Der Dummy darf versuchen, eine Regelwidrigkeit zu verhindern, etwa ein Ausspiel aus der falschen Hand.
reason-dummy-draws-attention = Während des Spiels darf der Dummy nicht auf eine Regelwidrigkeit hinweisen, die schon geschehen ist.
reason-dummy-after-play = Nach dem Spiel darf der Dummy sagen, was falsch gelaufen ist.
reason-dummy-calls-director = Der Dummy darf die Turnierleitung nicht rufen, solange sonst niemand auf eine Regelwidrigkeit hingewiesen hat.
reason-dummy-calls-after-attention = Jemand anders hat darauf hingewiesen: Jetzt darf auch der Dummy die Turnierleitung rufen.
reason-dummy-takes-no-part = Der Dummy spielt nicht mit und sagt dem Alleinspieler nichts über das Spiel.
reason-dummy-exchanges-hands = Der Dummy darf mit dem Alleinspieler nicht die Blätter tauschen.
reason-dummy-leaves-seat = Der Dummy darf nicht aufstehen, um dem Alleinspieler zuzusehen.
reason-dummy-looks-at-card = Der Dummy darf einem Gegenspieler nicht in die Karten sehen.
reason-dummy-loses-protection = Wer das tut, verliert das Recht, den Alleinspieler vor Fehlern zu bewahren.
reason-forfeit-hand-chosen = Der Dummy durfte den Alleinspieler nicht mehr warnen: Einer der beiden Gegenspieler bestimmt, aus welcher Hand ausgespielt wird.
reason-forfeit-established-revoke = Der Dummy durfte nicht mehr fragen: Der Revoke wird berichtigt, kostet aber so viel wie ein vollendeter.

## Claims

reason-claim-tricks-to-come = Wer sagt, wie viele der restlichen Stiche er gewinnt, claimt (er beansprucht Stiche).
reason-claim-cards-shown = Wer seine Karten zeigt, claimt, es sei denn, es war offensichtlich nicht so gemeint.
reason-claim-stop-proposed = Wer vorschlägt, nicht weiterzuspielen, claimt.
reason-claim-concession = Wer restliche Stiche den Gegnern überlässt, gibt sie auf (das ist eine Konzession).
reason-claim-contested = Die Turnierleitung entscheidet so gerecht wie möglich. Was zweifelhaft ist, geht zulasten des Spielers, der geclaimt hat.
reason-claim-played-on = Alle vier sind einverstanden, weiterzuspielen: Der Claim gilt nicht mehr, und gezeigte Karten sind keine Strafkarten.
reason-claim-stops-play = Mit einem Claim oder einer Konzession endet das Spiel.
reason-claim-unauthorised = Der Partner darf aber nicht nutzen, dass er diese Karten gesehen hat.
