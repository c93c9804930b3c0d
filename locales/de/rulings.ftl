### Rulings as exercises: insufficient bids, calls and leads out of turn, revokes.

## Kinds of exercise, as topics

kind-insufficient_bid = Ungenügende Gebote
kind-call_out_of_turn = Ansagen außer Reihenfolge
kind-opening_lead_out_of_turn = Erstes Ausspiel außer Reihenfolge
kind-lead_out_of_turn = Spätere Ausspiele außer Reihenfolge
kind-revoke = Der Revoke

## Skills, and what to remember of each

skill-insufficient-bid = wer ein ungenügendes Gebot annehmen darf
skill-replacement-call = wie ein ungenügendes Gebot berichtigt wird
skill-call-out-of-turn = was mit einer Ansage außer Reihenfolge geschieht
skill-silenced-partner = wann der Partner passen muss
skill-opening-lead-out-of-turn = die fünf Möglichkeiten nach einem falschen ersten Ausspiel
skill-lead-out-of-turn = was aus einem späteren Ausspiel außer Reihenfolge folgt
skill-revoke-established = wann ein Revoke vollendet ist
skill-revoke-tricks = was ein Revoke kostet
remember-insufficient-bid = Ein ungenügendes Gebot darf nur der linke Gegner annehmen, mit Worten oder durch eine Ansage. Danach muss nur dieses Gebot überboten werden.
remember-replacement-call = Das niedrigste genügende Gebot, das dieselbe Denomination zeigt, oder eine vergleichbare Ansage lässt den Partner frei; berichtigt wird der Score nur, wenn der Fehler selbst geholfen hat. Sonst muss der Partner passen.
remember-call-out-of-turn = Eine Ansage außer Reihenfolge darf der linke Gegner annehmen. Sonst wird sie aufgehoben, und an der Reihe bleibt, wer es vorher war.
remember-call-out-of-turn-inadmissible = Ein unzulässiges Kontra oder Rekontra kann niemand annehmen: Es wird aufgehoben, und an der Reihe ist wieder, wer es vorher war.
remember-silenced-partner = Nach einer vergleichbaren Ansage (ähnlich, genauer oder mit demselben Zweck) ist der Partner frei. Ist die neue Ansage nicht vergleichbar, passt er einmal.
remember-silenced-partner-inadmissible = Nach einem unzulässigen Kontra oder Rekontra muss der Partner bis zum Ende der Reizung passen.
remember-opening-lead-out-of-turn = Der Alleinspieler wählt: Dummy werden, das Ausspiel annehmen oder es ablehnen und die Farbe verlangen, verbieten oder freistellen.
remember-opening-lead-out-of-turn-dummy-seen = Hat der Alleinspieler vielleicht eine Karte des Dummys gesehen, muss er das Ausspiel annehmen.
remember-opening-lead-out-of-turn-declaring-side = Die Seite des Alleinspielers macht kein erstes Ausspiel: Ihre Karte geht zurück.
remember-lead-out-of-turn = Das abgelehnte Ausspiel eines Gegenspielers wird zur Hauptstrafkarte. Das des Alleinspielers geht einfach zurück.
remember-lead-out-of-turn-stands = Spielt trotzdem aus, wer an der Reihe ist, gilt dieses Ausspiel, und das falsche geht zurück.
remember-lead-out-of-turn-last = Ein Ausspiel außer Reihenfolge zum letzten Stich kann nicht angenommen werden: Die Karte geht zurück.
remember-revoke-established = Ein Revoke ist vollendet, sobald die schuldige Seite zum nächsten Stich spielt, dafür eine Karte nennt, Stiche beansprucht oder aufgibt oder einem Claim oder einer Konzession zustimmt. Haben nur die Gegner weitergespielt, lässt er sich noch berichtigen.
remember-revoke-established-trick-twelve = Ein Revoke im zwölften Stich wird immer berichtigt, solange nicht alle vier Blätter wieder im Board stecken.
remember-revoke-tricks = Ein Revoke kostet zwei Stiche, wenn der schuldige Spieler den Stich selbst gewann und seine Seite später noch einen; sonst einen, oder keinen, wenn seine Seite von da an keinen Stich gewann. Ist der Schaden größer, berichtigt die Turnierleitung den Score.
remember-revoke-tricks-corrected = Ein berichtigter Revoke kostet keinen Stich; höchstens wird die Karte zur Strafkarte.
remember-revoke-tricks-none = Hier geht kein Stich von selbst an die Gegner; die Turnierleitung gleicht aber aus, was der Revoke sie gekostet hat.

## Who may accept, what partner may do, which leads declarer may restrict: for several kinds

option-accepts-alone = Nur { $seat }
option-accepts-either = { $seat } oder { $other }: einer von beiden
option-accepts-nobody = Niemand
exercise-partner-now = Was darf { $seat } jetzt in der Reizung?
option-partner-free = { $seat } darf frei reizen
option-partner-once = { $seat } muss bei der nächsten Ansage passen, aber nur dieses eine Mal
option-partner-throughout = { $seat } muss bis zum Ende der Reizung passen
exercise-lead-after-call = Angenommen, { $offender } und { $seat } werden Gegenspieler. Was darf der Alleinspieler, wenn { $seat } zum ersten Mal ausspielt?
option-lead-free = Nichts: Das Ausspiel ist frei
option-lead-forbid = Eine Farbe verbieten, die { $offender } in der gültigen Reizung nicht gezeigt hat
option-lead-require = Eine Farbe verlangen oder verbieten
scene-found-comparable = Die Turnierleitung erklärt die neue Ansage für vergleichbar.
scene-found-not-comparable = Die Turnierleitung erklärt die neue Ansage für nicht vergleichbar.

## insufficient_bid. $seat bids $bid, which is too low.

scene-bids-too-low = Das letzte Gebot ist { $last }. { $seat } bietet { $bid }.
scene-says-accepts = { $seat } sagt: „Wir nehmen das an.“
scene-calls-at-once = { $seat } sagt gleich danach { $call }.
scene-bid-not-accepted = { $seat } nimmt das Gebot nicht an.
scene-one-call-comparable = Die Turnierleitung würde { $call } für vergleichbar erklären, aber keine andere Ansage.
scene-no-call-comparable = Die Turnierleitung würde keine Ansage für vergleichbar erklären.
scene-tries-first = { $seat } versucht es zuerst mit { $call }; die Turnierleitung hebt das auf.
scene-replaces-by = Statt des Gebots sagt { $seat } jetzt { $call }.
exercise-insufficient_bid-accepts = Wer darf das Gebot von { $seat }, { $bid }, annehmen, sodass es gilt?
exercise-insufficient_bid-stands = Gilt { $bid } jetzt?
option-bid-stands = Ja, es gilt
option-bid-not-yet = Nein, es ist nicht angenommen
exercise-insufficient_bid-next = { $bid } ist angenommen und gilt. Was ist das niedrigste Gebot, das { $seat } machen darf?
exercise-insufficient_bid-next-over = { $bid } ist angenommen, und danach wurde { $call } gesagt. Was ist das niedrigste Gebot, das { $seat } jetzt machen darf?
exercise-insufficient_bid-free = Welche dieser Ansagen darf { $seat } jetzt machen, ohne dass { $partner } passen muss?
option-call = { $call }
working-lowest-sufficient = Nach { $last } ist { $bid } das niedrigste Gebot in { $strain }.
working-replaced-by-lowest = { $call } ist genau dieses: das niedrigste, das dieselbe Denomination zeigt.
working-replaced-by-comparable = { $call } ist vergleichbar: So hat die Turnierleitung entschieden.
working-replaced-by-double = { $call } ist nicht vergleichbar und wird aufgehoben: Es muss eine andere Ansage gewählt werden.
working-replaced-by-other = { $call } ist weder das niedrigste Gebot, das dieselbe Denomination zeigt, noch vergleichbar.
working-tried-first = Der erste Versuch, { $call }, wurde aufgehoben. Schon deshalb muss der Partner passen.
reason-replaced-by-the-same = Das niedrigste genügende Gebot, das dieselbe Denomination zeigt, lässt den Partner frei, ebenso eine vergleichbare Ansage. Nach jeder anderen Ansage muss er passen.
slip-either-opponent-accepts = Nur der linke Gegner darf annehmen, nicht wer von beiden zuerst spricht.
slip-right-hand-opponent-accepts = Annehmen darf der linke Gegner, der als Nächster an der Reihe ist, nicht der rechte.
slip-insufficient-never-stands = Ein ungenügendes Gebot ist nicht von selbst aufgehoben: Nimmt der linke Gegner es an oder sagt er einfach etwas an, gilt es.
slip-old-bid-to-beat = Ist das zu niedrige Gebot angenommen, muss nur dieses überboten werden, nicht das Gebot davor.
slip-replaced-by-pass-is-free = Passen macht den Fehler nicht ungeschehen: Der Partner muss dann bis zum Ende der Reizung passen.
slip-replaced-at-any-level = Es muss das niedrigste genügende Gebot sein, das diese Denomination zeigt; nach einem Sprung muss der Partner passen.
slip-replaced-by-any-bid = Ein Gebot, das eine andere Denomination zeigt, ist erlaubt, aber wenn es nicht vergleichbar ist, muss der Partner passen.
slip-replaced-by-double = Ein Kontra berichtigt kein ungenügendes Gebot, es sei denn, die Turnierleitung erklärt es für vergleichbar.
slip-comparable-call-forgotten = Nach einer Ansage, die die Turnierleitung für vergleichbar erklärt, ist der Partner frei.
slip-correction-always-silences = Nach einer richtigen Berichtigung muss der Partner nicht passen.
slip-insufficient-silences-once = Nach einem ungenügenden Gebot muss der Partner bis zum Ende der Reizung passen, nicht nur einmal.
slip-second-try-forgiven = Wurde ein erster Versuch aufgehoben, muss der Partner passen, was auch immer danach kommt.
slip-lead-required-after-call = Nach einer zurückgenommenen Ansage darf der Alleinspieler eine Farbe verbieten, aber keine mehr verlangen.
slip-lead-left-free = Wird eine zurückgenommene Ansage nicht durch eine vergleichbare ersetzt, darf der Alleinspieler dem Partner beim ersten Ausspiel eine Farbe verbieten.
slip-lead-restricted-for-nothing = Muss der Partner nicht passen, bleibt auch das Ausspiel frei.

## call_out_of_turn. $seat calls $call at the turn of $turn.

scene-calls-too-soon = { $seat } sagt außer Reihenfolge { $call }.
scene-calls-out-of-turn = An der Reihe ist { $turn }, aber { $seat } sagt { $call }.
scene-calls-over = Noch bevor die Turnierleitung gerufen wird, sagt { $seat } { $call }.
scene-call-cancelled = Niemand nimmt die Ansage an: Sie wird aufgehoben, und die Reizung geht weiter.
scene-double-cancelled = Die Turnierleitung hebt die Ansage auf, und die Reizung geht weiter.
scene-calls-next = { $seat } sagt { $call }.
scene-calls-in-turn = Jetzt sagt { $seat } in der Reihenfolge { $call }.
exercise-call_out_of_turn-accepts = Wer darf die Ansage von { $seat } ({ $call }) annehmen, sodass sie gilt?
exercise-call_out_of_turn-turn = Die Ansage ist aufgehoben. Wer ist jetzt an der Reihe?
exercise-call_out_of_turn-becomes = Was geschieht mit der Ansage von { $seat } ({ $call })?
option-call-stands = Sie gilt, als wäre sie in der richtigen Reihenfolge erfolgt
option-call-void = Sie ist aufgehoben, und niemand muss passen
option-call-costs = Sie ist aufgehoben, und { $seat } muss einmal passen
exercise-call_out_of_turn-bound = Jetzt ist { $seat } wirklich an der Reihe. Was darf { $seat } ansagen?
option-any-call = Jede erlaubte Ansage
option-pass-now = Nur Pass, später wieder jede erlaubte Ansage
option-pass-always = Nur Pass, jetzt und bis zum Ende der Reizung
option-repeat = Nur dieselbe Ansage: { $call }
reason-lho-may-accept-call = Eine Ansage außer Reihenfolge darf nur der linke Gegner annehmen, einfach durch die eigene Ansage.
reason-lho-may-accept-on-own-turn = Der linke Gegner darf sie annehmen. Hier ist er auch selbst an der Reihe: Will er annehmen, muss er es sagen. Macht er einfach seine Ansage, gilt diese als in der Reihenfolge erfolgt, und die andere zählt nicht.
reason-called-over-accepts = Der linke Gegner hat danach eine Ansage gemacht: Damit hat er sie angenommen.
reason-called-in-turn-voids = Der Gegner, der an der Reihe war, hat seine Ansage gemacht: Die Ansage außer Reihenfolge ist aufgehoben, und niemand muss passen. Was sie verraten hat, darf der Partner des schuldigen Spielers aber nicht nutzen.
slip-call-out-of-turn-never-stands = Eine Ansage außer Reihenfolge wird nicht immer aufgehoben: Der linke Gegner darf sie annehmen.
slip-inadmissible-double-accepted = Ein unzulässiges Kontra oder Rekontra kann niemand annehmen.
slip-offender-stays-in-turn = Eine aufgehobene Ansage verschiebt die Reihenfolge nicht: An der Reihe ist, wer es vorher war.
slip-turn-goes-on-after-offender = Nur wenn die Ansage angenommen wird, geht es nach links weiter.
slip-call-in-turn-accepts = Wer in der Reihenfolge ansagt, nimmt nichts an: Diese Ansage zählt, die voreilige nicht.
slip-calling-over-cancels = Sagt der linke Gegner danach etwas an, ist die voreilige Ansage angenommen und gilt.
slip-called-over-still-costs = Hat ein Gegner weitergereizt, muss niemand passen.
slip-repeat-forgotten = Passt der rechte Gegner, muss die voreilige Ansage wiederholt werden.
slip-repeat-always = Wiederholt wird sie nur, wenn der rechte Gegner passt; sonst ist die Wahl frei.
slip-offender-silenced = Wer zu früh angesagt hat, muss hier nicht passen; das trifft höchstens den Partner.
slip-early-pass-not-binding = Wer passt, während der rechte Gegner an der Reihe ist, muss auch in der Reihenfolge passen.
slip-early-pass-binds-for-good = Ein voreiliges Pass bindet nie bis zum Ende der Reizung.
slip-repeated-call-silences = Wird die Ansage wie vorgeschrieben wiederholt, muss niemand passen.
slip-early-pass-silences-partner = Ein Pass, während der rechte Gegner an der Reihe ist, bindet nur den, der gepasst hat, nicht den Partner.
slip-not-comparable-is-free = Ist die neue Ansage nicht vergleichbar, muss der Partner einmal passen.
slip-out-of-turn-silences-for-good = Nach einer Ansage außer Reihenfolge passt der Partner einmal, nicht bis zum Ende.
slip-inadmissible-double-taken-lightly = Nach einem unzulässigen Kontra oder Rekontra muss der Partner bis zum Ende der Reizung passen.

## opening_lead_out_of_turn. Declarer is $seat; the right leader is $leader.

scene-contract = { $doubling-key ->
    [doubled] { $seat } ist Alleinspieler in { $bid } kontriert.
    [redoubled] { $seat } ist Alleinspieler in { $bid } rekontriert.
   *[undoubled] { $seat } ist Alleinspieler in { $bid }.
}
scene-opening-lead = { $seat } legt { $card } offen als erstes Ausspiel auf den Tisch.
scene-dummy-seen = Bevor es jemand merkt, deckt { $dummy } als Dummy schon Karten auf, und der Alleinspieler sieht einige davon.
scene-becomes-dummy = { $seat } nimmt das Ausspiel an und breitet dabei das ganze Blatt auf dem Tisch aus.
scene-accepts-lead = { $seat } nimmt das Ausspiel an und behält das Blatt in der Hand.
scene-refuses-requires = { $seat } lehnt das Ausspiel ab und verlangt { $suit } von { $leader }.
scene-refuses-forbids = { $seat } lehnt das Ausspiel ab und verbietet { $leader }, { $suit } auszuspielen.
scene-refuses-asks-nothing = { $seat } lehnt das Ausspiel ab und stellt die Farbe frei.
exercise-opening_lead_out_of_turn = Was darf { $seat } wählen?
exercise-opening_lead_out_of_turn-own = Was ist jetzt möglich?
option-become-dummy = Der Alleinspieler breitet sein Blatt aus und wird Dummy
option-accept-lead = Das Ausspiel wird angenommen, und der Alleinspieler gibt als Zweiter aus der eigenen Hand zu
option-refuse-require = Das Ausspiel wird abgelehnt, und { $seat } muss { $suit } ausspielen
option-refuse-forbid = Das Ausspiel wird abgelehnt, und { $seat } darf kein { $suit } ausspielen
option-refuse-leave = Das Ausspiel wird abgelehnt, und { $seat } spielt beliebig aus
option-any-suit = Das Ausspiel wird abgelehnt, und der Alleinspieler verlangt von { $seat } eine beliebige Farbe
option-lead-goes-back = Die Karte geht zurück, und { $seat } spielt aus; es gibt keine Strafkarte
option-redeal = Das Board wird neu geteilt
exercise-opening_lead_out_of_turn-declarer = Wer ist jetzt Alleinspieler?
exercise-opening_lead_out_of_turn-next = Aus wessen Blatt kommt die nächste Karte?
exercise-opening_lead_out_of_turn-card = Was geschieht mit { $card }?
option-card-joins-trick = Sie ist gespielt und gehört zum Stich
option-card-major = Sie bleibt als Hauptstrafkarte auf dem Tisch
option-card-minor = Sie bleibt als Nebenstrafkarte auf dem Tisch
option-card-returns = Sie geht in die Hand zurück und ist keine Strafkarte
reason-new-dummy-plays-second = Das Ausspiel gilt. Die zweite Karte kommt aus dem Blatt von { $seat }, jetzt Dummy.
reason-declarer-stays = Alleinspieler bleibt { $seat }: Nur wer sein Blatt ausbreitet, wird Dummy.
slip-becoming-dummy-forgotten = Der Alleinspieler darf auch sein Blatt ausbreiten, Dummy werden und den Partner spielen lassen.
slip-accepting-lead-forgotten = Der Alleinspieler muss nicht ablehnen: Er darf das Ausspiel auch annehmen.
slip-lead-demands-forgotten = Lehnt er ab, darf der Alleinspieler die Farbe der Karte verlangen, verbieten oder freistellen.
slip-any-suit-demanded = Verlangt oder verboten werden darf nur die Farbe der ausgespielten Karte, keine andere.
slip-wrong-lead-goes-back = Das abgelehnte Ausspiel eines Gegenspielers geht nicht einfach zurück: Es wird zuerst zur Strafkarte.
slip-board-dealt-again = Ein Ausspiel außer Reihenfolge wird am Tisch berichtigt: Neu geteilt wird nicht.
slip-dummy-seen-overlooked = Wer vielleicht eine Karte des Dummys gesehen hat, hat keine Wahl mehr: Das Ausspiel muss angenommen werden.
slip-declaring-side-lead-counts = Die Seite des Alleinspielers hat kein erstes Ausspiel: Die Karte geht einfach zurück.
slip-spreading-changes-nothing = Breitet der Alleinspieler sein Blatt aus, wird er Dummy, und sein Partner wird Alleinspieler.
slip-accepting-changes-declarer = Der Partner wird nur dann Alleinspieler, wenn das Blatt ausgebreitet wird.
slip-dummy-plays-second = Hier kommt die zweite Karte aus der Hand des Alleinspielers, und der Dummy spielt zuletzt.
slip-new-declarer-plays-second = Die Reihenfolge am Tisch bleibt: Die zweite Karte kommt aus dem ausgebreiteten Blatt.
slip-offender-leads-again = Wird das Ausspiel abgelehnt, spielt der richtige Gegenspieler aus, nicht der voreilige.
slip-asking-nothing-frees-card = Stellt der Alleinspieler die Farbe frei, bleibt die Karte als Strafkarte auf dem Tisch.
slip-demand-keeps-card = Verlangt oder verbietet der Alleinspieler die Farbe, geht die Karte in die Hand zurück.
slip-accepted-card-penalised = Ein angenommenes Ausspiel ist eine gespielte Karte wie jede andere.

## lead_out_of_turn. It is the lead of $seat.

scene-lead-due = Mitten im Spiel ist { $seat } am Ausspiel.
scene-last-lead-due = Jeder hat noch eine Karte. { $seat } ist am Ausspiel.
scene-defender-leads = Aber Gegenspieler { $seat } spielt { $card } aus.
scene-declarer-leads-from-hand = Aber der Alleinspieler ({ $seat }) spielt aus der eigenen Hand { $card } aus.
scene-declarer-leads-from-dummy = Aber der Alleinspieler spielt vom Dummy ({ $seat }) { $card } aus.
scene-defenders-differ = { $seat } möchte das Ausspiel annehmen, { $other } nicht.
scene-plays-to-it = Gleich darauf kommt eine Karte von { $seat } dazu.
scene-leads-all-the-same = Bevor jemand etwas sagt, kommt von { $seat } das richtige Ausspiel.
exercise-lead_out_of_turn-accepts = Wer darf das Ausspiel { $card } annehmen?
exercise-lead_out_of_turn-refused = Niemand nimmt das Ausspiel { $card } an. Was geschieht mit der Karte, und wie geht es weiter?
option-back-any-card = Sie geht zurück; { $seat } spielt beliebig aus
option-back-same-suit = Sie geht zurück; aus der richtigen Hand muss { $suit } ausgespielt werden
option-back-lead-lost = Sie geht zurück; das Ausspiel geht an die Gegenspieler
option-penalty-minor = Sie wird zur Nebenstrafkarte; { $seat } spielt beliebig aus
option-penalty-now = Sie wird zur Hauptstrafkarte; bevor { $seat } ausspielt, darf der Alleinspieler { $suit } verlangen oder verbieten
option-penalty-later = Sie wird zur Hauptstrafkarte; { $seat } spielt beliebig aus, und der Alleinspieler wählt erst bei einem späteren Ausspiel von { $partner }
option-penalty-not-yet = Sie wird zur Hauptstrafkarte; { $seat } spielt diesmal frei aus, und der Alleinspieler darf erst beim nächsten Mal wählen
exercise-lead_out_of_turn-decides = Wessen Entscheidung zählt?
exercise-lead_out_of_turn-stands = Was geschieht mit dem Ausspiel { $card }?
option-lead-stands = Es gilt wie ein Ausspiel in der Reihenfolge
option-lead-gives-way = Es geht zurück; das Ausspiel aus der richtigen Hand gilt
option-lead-still-open = Es kann noch angenommen oder abgelehnt werden
reason-partner-leads-declarer-chooses = { $seat }, der Partner, ist am Ausspiel: Der Alleinspieler darf die Farbe gleich verlangen, verbieten oder freistellen.
slip-dummy-accepts-lead = Der Alleinspieler entscheidet allein; der Dummy hat nichts zu sagen.
slip-one-defender-accepts = Jeder der beiden Gegenspieler darf das Ausspiel des Alleinspielers annehmen; wo er sitzt, spielt keine Rolle.
slip-lead-never-accepted = Ein Ausspiel außer Reihenfolge darf angenommen werden, nur im letzten Stich nicht.
slip-last-lead-accepted = Im letzten Stich kann ein Ausspiel außer Reihenfolge nicht angenommen werden.
slip-refused-lead-goes-back = Das abgelehnte Ausspiel eines Gegenspielers wird zur Hauptstrafkarte; nur das des Alleinspielers geht zurück.
slip-lead-demanded-too-early = Der Alleinspieler wählt erst, wenn der Partner des schuldigen Gegenspielers am Ausspiel ist; hier spielt die Seite des Alleinspielers aus.
slip-lead-demand-forgotten = Am Ausspiel ist der Partner des schuldigen Gegenspielers: Der Alleinspieler darf gleich wählen.
slip-same-suit-from-right-hand = Das ist eine alte Regel: Aus der richtigen Hand darf jede Karte ausgespielt werden.
slip-lead-lost-by-declarer = Der Alleinspieler verliert das Ausspiel nicht: Es kommt aus der richtigen Hand.
slip-other-defender-decides = Es entscheidet der Gegenspieler, der nach dem falschen Ausspiel als Nächster spielt, nicht der andere.
slip-declarer-decides-for-defenders = Den Fehler hat der Alleinspieler gemacht; ein Gegenspieler entscheidet.
slip-playing-on-accepts-nothing = Wer zu einem Ausspiel außer Reihenfolge zugibt, hat es angenommen.
slip-right-lead-lost = Wer wirklich am Ausspiel war, darf ausspielen; dann zählt das falsche Ausspiel nicht.

## revoke. $seat plays $card to trick $number and has $suit left.

scene-revokes = Stich { $number }: { $seat } spielt { $card }, hat aber noch { $suit }.
scene-dummy-revokes = Stich { $number }: Vom Dummy ({ $seat }) wird { $card } gespielt, obwohl dort noch { $suit } liegt.
scene-penalty-card-not-played = Stich { $number }: { $faced } liegt als Hauptstrafkarte vor { $seat } und müsste jetzt gespielt werden. { $seat } spielt stattdessen { $card }.
scene-both-revoked = Auch { $seat } hätte bekennen können, spielt aber { $card }.
scene-trick-won = { $seat } gewinnt den Stich.
scene-noticed-at-once = Es wird bemerkt, bevor jemand weitermacht.
scene-leads-next = { $seat } spielt zum nächsten Stich aus.
scene-plays-to-next = { $seat } gibt schon zum nächsten Stich zu.
scene-names-next = { $seat } nennt die Karte für den nächsten Stich, gespielt ist sie noch nicht.
scene-claims = { $seat } beansprucht die restlichen Stiche.
scene-agrees-to-claim = Die Gegner beanspruchen die restlichen Stiche, und { $seat } stimmt zu.
scene-lead-retracted = Ein Gegner sagt irrtümlich, { $seat } sei am Ausspiel. { $seat } spielt aus; dann klärt sich der Irrtum, und die Karte wird zurückgenommen.
scene-only-then-noticed = Erst jetzt wird der Revoke bemerkt.
scene-hands-on-table = Noch stecken nicht alle vier Blätter im Board.
scene-hands-returned = Alle vier Blätter stecken schon wieder im Board.
scene-earlier-tricks = { $number ->
    [one] Vorher hatte { $side } { $number } Stich gewonnen.
   *[other] Vorher hatte { $side } { $number } Stiche gewonnen.
}
scene-later-tricks = { $number ->
    [0] Danach gewinnt { $side } keinen Stich mehr.
    [one] Danach gewinnt { $side } noch { $number } Stich.
   *[other] Danach gewinnt { $side } noch { $number } Stiche.
}
scene-revoked-before = { $seat } hatte in dieser Austeilung schon einen Revoke in { $suit } begangen, und der ist vollendet.
scene-opponents-revoked = Auch { $side } hat in dieser Austeilung einen vollendeten Revoke begangen.
scene-noticed-in-time = Der Revoke wird am Ende des Spiels bemerkt.
scene-noticed-next-deal = Der Revoke wird in der nächsten Austeilung bemerkt, als ein Spieler von { $side } schon etwas angesagt hat.
scene-noticed-after-round = Der Revoke wird erst nach dem Ende der Runde bemerkt.
exercise-revoke-established = Ist der Revoke vollendet?
option-established = Ja, er ist vollendet
option-not-established = Nein, er ist nicht vollendet
option-established-waived = Nein, und die Gegner dürfen ihn gelten lassen
exercise-revoke-now = Was geschieht mit { $card }?
option-corrected-penalised = Sie wird ersetzt und zur Hauptstrafkarte
option-corrected-returns = Sie wird ersetzt und geht ohne Folgen zurück
option-not-corrected = Sie bleibt gespielt
exercise-revoke-tricks = Wie viele Stiche kostet der Revoke, abgesehen von einer möglichen weiteren Berichtigung durch die Turnierleitung?
count-tricks-transferred = Abgegebene Stiche
working-offender-won = Den Stich mit dem Revoke gewann { $seat }, der schuldige Spieler.
working-partner-won = Den Stich mit dem Revoke gewann { $seat }, der Partner.
working-opponents-won = Den Stich mit dem Revoke gewann { $seat }, ein Gegner.
working-later-tricks = Stiche, die { $side } danach gewann: { $number }.
working-tricks-transferred = Abgegebene Stiche: { $number }.
reason-revoke-too-late-to-correct = Ein vollendeter Revoke kann nicht mehr berichtigt werden.
slip-established-at-once = Ein Revoke ist nicht sofort vollendet: Solange die eigene Seite nicht weitermacht, muss er berichtigt werden.
slip-established-by-opponents = Haben nur die Gegner weitergemacht, ist der Revoke noch nicht vollendet.
slip-established-by-card-only = Auch wer eine Karte für den nächsten Stich nennt, Stiche beansprucht oder einem Claim zustimmt, vollendet den Revoke.
slip-established-by-offender-only = Es genügt, dass der Partner weitergemacht hat.
slip-revoke-corrected-too-late = Sobald diese Seite weitergemacht hat, ist der Revoke vollendet und kann nicht mehr berichtigt werden.
slip-revoke-left-standing = Solange er nicht vollendet ist, muss ein Revoke berichtigt werden.
slip-revoke-waived = Die Gegner dürfen einen Revoke nicht gelten lassen: Solange er nicht vollendet ist, muss er berichtigt werden.
slip-revoke-card-goes-back = Die verdeckte Karte eines Gegenspielers geht nicht einfach zurück: Sie wird zur Hauptstrafkarte.
slip-trick-twelve-forgotten = Im zwölften Stich wird ein Revoke berichtigt, auch wenn er vollendet ist, und er kostet keinen Stich.
slip-revoke-always-two = Zwei Stiche nur, wenn der schuldige Spieler den Stich mit dem Revoke gewann und seine Seite später noch einen.
slip-revoke-always-one = Ein Revoke kostet nicht immer einen Stich: Achten Sie darauf, wer diesen Stich gewann und was danach kam.
slip-revoke-own-trick-forgotten = Der Stich mit dem Revoke zählt auch, wenn ihn der schuldige Spieler gewann.
slip-partners-trick-costs-two = Gewann der Partner den Stich mit dem Revoke, kostet das einen Stich, nie zwei.
slip-dummys-trick-costs-two = Einen Stich, den der Dummy gewinnt, hat der Alleinspieler nicht mit der eigenen Hand gewonnen: Das kostet einen Stich.
slip-earlier-tricks-counted = Stiche, die vor dem Revoke gewonnen wurden, zählen nicht.
slip-all-later-tricks-taken = Von selbst gehen nach einem Revoke nie mehr als zwei Stiche an die Gegner; ist der Schaden größer, berichtigt die Turnierleitung den Score.
slip-dummys-revoke-costs = Ein Revoke des Dummys kostet keinen Stich.
slip-same-suit-costs-again = Ein zweiter Revoke desselben Spielers in derselben Farbe kostet nichts mehr.
slip-both-sides-pay = Haben beide Seiten einen Revoke begangen, gibt keine einen Stich ab.
slip-late-notice-costs = Es wurde zu spät bemerkt: Es wird kein Stich mehr abgegeben.
slip-faced-card-costs = Eine Strafkarte nicht zu spielen kostet keinen Stich.

## What is wrong with a lesson’s ruling

lesson-error-not-irregular = Hier ist nichts regelwidrig, oder der Fall gehört unter einen anderen Paragrafen
lesson-error-cannot-be = Das kann hier nicht vorkommen
lesson-error-choice-twice = Diese Möglichkeit wird zweimal angeboten
lesson-error-one-turn-only = Geben Sie höchstens eines von „reply“, „over“, „refused“ und „replaced“ an
lesson-error-not-four-cards = Ein ganzer Stich hat vier Karten
