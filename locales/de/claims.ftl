### Contested claims.

kind-contested_claim = Bestrittene Claims
skill-claim-tricks = wie viele Stiche ein bestrittener Claim bringt
skill-claim-rule = welche Regel über einen bestrittenen Claim entscheidet
remember-claim-tricks = Die Turnierleitung spielt in Gedanken jede normale Spielweise durch, die zum Gesagten passt, auch die nachlässigen. Die schlechteste zählt; zur Strafe wird nichts abgezogen.
remember-claim-rule = Was nicht gesagt wurde, wird nicht geschenkt: kein gezogener Trumpf, kein Schnitt, der zufällig gelingt, keine günstige Reihenfolge der Farben.

## The story

scene-claim-lead = { $seat } ist am Ausspiel.
scene-claims-all = { $seat } beansprucht alle restlichen Stiche ({ $number }).
scene-claims-some = { $seat } beansprucht { $number } der restlichen { $of } Stiche.
scene-concedes-all = { $seat } gibt alle restlichen Stiche ab ({ $of }).
scene-claim-silent = { $seat } sagt nicht, wie sie gespielt werden.
scene-claim-trumps = { $seat } sagt: „Ich ziehe Trumpf.“
scene-claim-then-trumps = „Dann ziehe ich Trumpf.“
scene-claim-cash = { $seat } sagt: „Ich spiele { $suit } von oben.“
scene-claim-then-cash = „Dann { $suit } von oben.“
scene-claim-play = { $seat } sagt: „Ich spiele { $card }.“
scene-claim-then-play = „Dann { $card }.“
scene-claim-finesse = { $seat } sagt: „Ich schneide mit { $card }.“
scene-claim-then-finesse = „Dann schneide ich mit { $card }.“
scene-claim-ruff = { $seat } sagt: „Ich steche eine Karte in { $suit }.“
scene-claim-then-ruff = „Dann steche ich eine Karte in { $suit }.“
scene-claim-shown-out = { $seat } hat schon vorher nicht bedient. Alle wissen, dass { $seat } davon keine Karte mehr hat: { $suits }.
scene-claim-contested = Die Gegner sind nicht einverstanden, und die Turnierleitung sieht alle Karten.

## The questions

exercise-contested_claim = Wie viele dieser Stiche gibt die Turnierleitung { $side }?
count-tricks-awarded = Stiche
exercise-contested_claim-why = { $side } bekommt { $number ->
    [one] einen Stich
   *[other] { $number } Stiche
}. Welche Regel entscheidet?
option-claim-stands = Keine normale Spielweise verliert einen beanspruchten Stich
option-claim-concession = Keine normale Spielweise verliert den abgegebenen Stich
option-claim-too-many = Wie man auch spielt, so viele Stiche sind es nicht
option-claim-stated-line = Die angegebene Spielweise zählt, auch wenn eine andere gelungen wäre
option-claim-trump-out = Ein Trumpf, von dem nicht die Rede war, kann einen Stich machen
option-claim-which-way = Niemand hat gesagt, ob geschnitten oder von oben gespielt wird
option-claim-partner = Der Partner des Gegenspielers, der claimt, kann etwas anderes spielen
option-claim-other-line = Die Reihenfolge blieb offen, und eine andere bringt weniger Stiche

## The reasons

working-claim-line = Eine normale Spielweise, die nicht mehr bringt:
working-claim-trick = Stich { $trick }: { $seat } spielt { $first }, dann { $second }, { $third }, { $fourth }. { $winner } gewinnt.
reason-claim-doubt = Ein zweifelhafter Punkt wird gegen den entschieden, der geclaimt hat.
reason-claim-stands = Keine normale Spielweise verliert einen beanspruchten Stich: Der Claim gilt.
reason-claim-concession-cancelled = Ein Stich, den keine normale Spielweise verlieren kann, geht nicht dadurch verloren, dass man ihn abgibt.
reason-claim-too-many = Wie auch immer gespielt wird, so viele Stiche, wie beansprucht wurden, sind nicht zu gewinnen.
reason-claim-stated-line = Wer claimt, ist an das Gesagte gebunden. Eine andere Spielweise wird nicht stattdessen angenommen, auch wenn sie mehr gebracht hätte.
reason-claim-trump-out = Ein Trumpf ist noch draußen, wer claimte, hat ihn nicht erwähnt, und eine normale Spielweise verliert einen Stich an ihn.
reason-claim-which-way = Eine Spielweise, die nur gelingt, wenn der eine Gegner und nicht der andere eine bestimmte Karte hat, muss mit dem Claim angegeben werden, es sei denn, das Spiel hat gezeigt, wer sie hat.
reason-claim-partners-choice = Der Claim eines Gegenspielers darf nicht davon abhängen, dass der Partner unter mehreren normalen Karten die richtige wählt.
reason-claim-other-line = Eine Spielweise, die nicht angegeben wurde, wird nicht angenommen, wenn eine andere normale weniger Stiche bringt.

## The slips

slip-claim-taken-as-said = Einem Claim wird nicht einfach geglaubt: Suchen Sie eine nachlässige Spielweise, die einen Stich verliert.
slip-claim-best-line-granted = Das ist die beste Spielweise. Niemand hat sie angegeben, also zählt die schlechteste normale.
slip-claim-concession-stands = Ein Stich, der nicht verloren gehen kann, wird zurückgegeben, obwohl er abgegeben wurde.
slip-claim-loses-everything = Ein schlechter Claim kostet nicht alles: Die Stiche, die jede normale Spielweise gewinnt, bleiben.
slip-claim-trick-as-penalty = Ein schlechter Claim wird nicht bestraft: Verloren ist nur, was eine normale Spielweise verliert.

## Mistakes in lessons

lesson-error-claim-cards = Bei einem Claim haben alle gleich viele Karten, eine bis fünf: siehe { $found }
lesson-error-claim-by-dummy = { $found } ist der Dummy, und der Dummy claimt nicht
lesson-error-claim-tricks = { $found } Stiche sind mehr, als Karten übrig sind
lesson-error-claim-shown-out = { $found }: Dieser Spieler hat noch eine Karte dieser Farbe
