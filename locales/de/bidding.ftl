### Übungen an ganzen Reizungen: die regelwidrige Ansage, das Ende, der Alleinspieler, das Ausspiel.

## Kinds

kind-find_the_illegal_call = Welche Ansage war regelwidrig?
kind-auction_over = Ist die Reizung zu Ende?
kind-who_is_declarer = Wer ist Alleinspieler?
kind-opening_leader = Das erste Ausspiel und der Dummy

## find_the_illegal_call: which call, then why. $seat made it.

exercise-find_the_illegal_call = Eine dieser Ansagen war nicht erlaubt. Niemand hat es bemerkt, und die Reizung ging weiter. Welche Ansage war es?
exercise-find_the_illegal_call-why = { $seat } hat { $call } gesagt, und das war nicht erlaubt. Warum nicht?
option-why-same-bid = Das letzte Gebot wurde nur wiederholt
option-why-strain-too-low = Das Gebot lag auf der Stufe des letzten, aber im Rang darunter
option-why-level-too-low = Das Gebot lag auf einer tieferen Stufe als das letzte
option-why-nothing-to-double = Noch niemand hatte geboten: Es gab nichts zu kontrieren oder zu rekontrieren
option-why-own-side-bid = Das letzte Gebot kam von der eigenen Seite
option-why-already-doubled = Das letzte Gebot war schon kontriert
option-why-already-redoubled = Das letzte Gebot war schon rekontriert
option-why-not-doubled = Das letzte Gebot war nicht kontriert
option-why-own-side-double = Das Kontra kam von der eigenen Seite
option-why-three-passes = Nach einem Gebot hatte dreimal Pass hintereinander die Reizung beendet
option-why-four-passes = Viermal Pass am Anfang hatte die Reizung beendet
option-why-had-passed = Wer einmal gepasst hat, darf nur noch passen
option-why-level-must-rise = Jedes Gebot muss eine Stufe höher sein
option-why-opponents-suit = Eine Farbe, die die Gegner geboten haben, darf man nicht mehr bieten
option-why-own-bid = Niemand darf das eigene Gebot überbieten
option-why-too-late-to-double = Kontra muss sofort kommen, nicht nach einem Pass
option-why-not-the-bidder = Rekontrieren darf nur der Spieler, dessen Gebot kontriert wurde
step-call-not-allowed = { $seat } { $call }: nicht erlaubt.
step-call-allowed = { $seat } { $call }: erlaubt.

## auction_over

exercise-auction_over = Diese Ansagen wurden gemacht. Ist die Reizung zu Ende?
option-goes-on-with = Nein: { $seat } ist an der Reihe
option-over-with-contract = { $doubling-key ->
    [doubled] Ja: Der Kontrakt ist { $bid } kontriert
    [redoubled] Ja: Der Kontrakt ist { $bid } rekontriert
   *[undoubled] Ja: Der Kontrakt ist { $bid }
}
option-over-passed-out = Ja: Es wurde durchgepasst
reason-passes-still-missing = { $number ->
    [0] Nach einem Gebot beendet dreimal Pass hintereinander die Reizung. Seit dem letzten Gebot, Kontra oder Rekontra hat noch niemand gepasst.
    [one] Nach einem Gebot beendet dreimal Pass hintereinander die Reizung. Seit dem letzten Gebot, Kontra oder Rekontra wurde erst einmal gepasst.
    [2] Nach einem Gebot beendet dreimal Pass hintereinander die Reizung. Seit dem letzten Gebot, Kontra oder Rekontra wurde erst zweimal gepasst.
   *[other] Nach einem Gebot beendet dreimal Pass hintereinander die Reizung. Seit dem letzten Gebot, Kontra oder Rekontra wurde erst { $number }-mal gepasst.
}
reason-nobody-has-bid-yet = Noch niemand hat geboten: In diesem Fall endet die Reizung erst, wenn viermal gepasst wird.
reason-turn-goes-left = Angesagt wird im Uhrzeigersinn: Jetzt ist { $seat } an der Reihe.

## who_is_declarer, opening_leader. $seat has led.

exercise-who_is_declarer = { $doubling-key ->
    [doubled] Der Kontrakt ist { $bid } kontriert. Wer ist Alleinspieler?
    [redoubled] Der Kontrakt ist { $bid } rekontriert. Wer ist Alleinspieler?
   *[undoubled] Der Kontrakt ist { $bid }. Wer ist Alleinspieler?
}
exercise-opening_leader = Die Reizung ist zu Ende. Wer hat das erste Ausspiel?
exercise-opening_leader-dummy = { $seat } hat ausgespielt. Wer ist Dummy und legt die Karten auf den Tisch?

## Slips

slip-double-raises-the-bid = Ein Kontra macht ein Gebot nicht höher: Das nächste muss nur über dem Gebot selbst liegen.
slip-opponents-suit-barred = Eine von den Gegnern gebotene Farbe gehört ihnen nicht allein: Jeder darf sie bieten, wenn das Gebot hoch genug ist.
slip-two-passes-are-enough = Zweimal Pass beendet die Reizung nicht: Nach einem Gebot braucht es dreimal Pass hintereinander.
slip-own-bid-not-raised = Solange die Reizung läuft, darf man auch das eigene Gebot überbieten; hier war sie zu Ende.
slip-passes-before-double-counted = Nach einem Kontra oder Rekontra wird neu gezählt: Was davor gepasst wurde, zählt nicht mehr.
slip-passes-not-in-a-row = Es zählen nur Pass-Ansagen hintereinander: Nach jeder anderen Ansage wird neu gezählt.
slip-fourth-pass-awaited = Nach einem Gebot genügt dreimal Pass: Wer davor zuletzt etwas anderes gesagt hat, wird nicht mehr gefragt.
slip-turn-anticlockwise = Angesagt wird im Uhrzeigersinn: Nach links geht es weiter, nicht nach rechts.
slip-suit-shown-not-named = Dort wurde die Farbe nur mit einem anderen Gebot gezeigt; es zählt, wer sie zuerst genannt hat.
slip-leaders-partner-for-dummy = Dem Ausspielenden gegenüber sitzt der zweite Gegenspieler; Dummy ist der Partner des Alleinspielers.
slip-leader-left-of-last-bidder = Zählen Sie vom Alleinspieler aus, nicht von dem, der zuletzt geboten hat.

## What is wrong with a lesson

lesson-error-no-illegal-call = Alle diese Ansagen sind erlaubt
lesson-error-several-illegal-calls = Mehr als eine dieser Ansagen ist nicht erlaubt
lesson-error-passed-out = Es wurde durchgepasst: Es gibt keinen Alleinspieler
