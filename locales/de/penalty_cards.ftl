### Penalty cards: what they are, what may be played, what declarer may demand of a lead.

## Kinds and skills

kind-penalty_card_kind = Nebenstrafkarte, Hauptstrafkarte oder keine?
kind-penalty_card_play = Spielen mit einer Strafkarte
kind-lead_restriction = Ausspiel, wenn der Partner eine Strafkarte hat
kind-two_penalty_cards = Zwei und mehr Strafkarten
skill-lead-restriction = was der Alleinspieler für das Ausspiel verlangen darf
skill-lead-after-demand = Ausspiel nach der Wahl des Alleinspielers
skill-penalty-card-after-demand = die Strafkarte nach der Wahl des Alleinspielers
skill-two-penalty-cards = zwei Strafkarten eines Gegenspielers
skill-both-defenders = Strafkarten beider Gegenspieler
remember-lead-restriction = Nur wegen einer Hauptstrafkarte des Partners darf der Alleinspieler wählen: die Farbe verlangen, verbieten oder freistellen.
remember-lead-after-demand = Wer ausspielt, muss die Forderung des Alleinspielers erfüllen, wenn es geht; sonst ist das Ausspiel frei. Ein Verbot gilt, solange derselbe Gegenspieler am Ausspiel bleibt.
remember-penalty-card-after-demand = Verlangt oder verbietet der Alleinspieler die Farbe, geht die Strafkarte in die Hand zurück. Stellt er sie frei, bleibt die Karte liegen.
remember-two-penalty-cards = Können mehrere Strafkarten gespielt werden, bestimmt der Alleinspieler, welche.
remember-both-defenders = Bei jedem Gegenspieler zählen nur die eigenen Strafkarten. Was der Alleinspieler fordert, geht der eigenen Strafkarte vor.

## The scene. $seat is declarer in the first three, otherwise the player spoken of.

scene-trick = { $seat } spielt { $contract }. Es läuft Stich { $number }.
scene-in-the-auction = Das passiert während der Reizung. Am Ende spielt { $seat } { $contract }.
scene-before-the-lead = { $seat } spielt { $contract }. Die Reizung ist vorbei, und das erste Ausspiel hat { $leader }.
scene-on-lead = { $seat } ist am Ausspiel.
scene-to-play = { $seat } ist an der Reihe.
scene-played-before = Vorher hatte { $seat } eine Nebenstrafkarte: { $card }. Sie ist schon gespielt.
scene-lies-dropped = { $number ->
    [one] { $seat } hat { $cards } unabsichtlich fallen lassen.
   *[other] { $seat } hat unabsichtlich mehrere Karten auf einmal fallen lassen: { $cards }.
}
scene-lay-there-minor = { $card } lag schon als Nebenstrafkarte vor { $seat }.
scene-lay-there-major = { $card } lag schon als Hauptstrafkarte vor { $seat }.
scene-lies-led-out-of-turn = { $number ->
    [one] { $seat } hat { $cards } außer Reihenfolge ausgespielt, und der Alleinspieler hat das Ausspiel abgelehnt.
   *[other] { $seat } hat diese Karten außer Reihenfolge ausgespielt, und der Alleinspieler hat jedes Mal abgelehnt: { $cards }.
}
scene-lies-revoke-corrected = { $number ->
    [one] { $seat } hat einen Revoke berichtigt und { $cards } zurückgenommen.
   *[other] { $seat } hat einen Revoke berichtigt und diese Karten zurückgenommen: { $cards }.
}
scene-lies-shown = { $number ->
    [one] { $seat } hat dem Partner absichtlich { $cards } gezeigt.
   *[other] { $seat } hat dem Partner absichtlich diese Karten gezeigt: { $cards }.
}
scene-lies-before-partner = { $number ->
    [one] { $seat } hat { $cards } vor dem Partner gespielt, der an der Reihe ist.
   *[other] { $seat } hat diese Karten vor dem Partner gespielt, der an der Reihe ist: { $cards }.
}
scene-demand-required = Der Alleinspieler hat von { $seat } { $suit } verlangt.
scene-demand-forbidden = Der Alleinspieler hat { $seat } verboten, { $suit } auszuspielen.
scene-demand-forbidden-all = Der Alleinspieler hat { $seat } mehrere Farben verboten: { $suits }.
scene-demand-none = Der Alleinspieler hat { $seat } die Farbe freigestellt.
scene-kept-the-lead = { $seat } hat { $card } ausgespielt und den Stich gewonnen.
scene-regained-the-lead = { $seat } hat { $card } ausgespielt, und der Alleinspieler hat den Stich gewonnen. Danach hat { $seat } mit { $later } einen Stich gewonnen.

## What is asked

exercise-defence-demands = { $seat } ist am Ausspiel. Was darf der Alleinspieler? Wählen Sie alles, was erlaubt ist.
exercise-defence-required = Der Alleinspieler verlangt { $suit }. Welche Karten darf { $seat } ausspielen?
exercise-defence-forbidden = Der Alleinspieler verbietet, { $suit } auszuspielen. Welche Karten darf { $seat } ausspielen?
exercise-defence-forbidden-all = Der Alleinspieler verbietet mehrere Farben: { $suits }. Welche Karten darf { $seat } ausspielen?
exercise-defence-no-demand = Der Alleinspieler stellt die Farbe frei. Welche Karten darf { $seat } ausspielen?
exercise-defence-highest = Der Alleinspieler verlangt von { $seat } die höchste Karte der ausgespielten Farbe. Welche Karten darf { $seat } spielen?
exercise-defence-lowest = Der Alleinspieler verlangt von { $seat } die niedrigste Karte der ausgespielten Farbe. Welche Karten darf { $seat } spielen?
exercise-defence-discard = Der Alleinspieler verlangt, dass { $seat } { $suit } spielt. Welche Karten darf { $seat } spielen?
exercise-defence-no-discard = Der Alleinspieler verbietet, dass { $seat } { $suit } spielt. Welche Karten darf { $seat } spielen?
exercise-defence-designated = Der Alleinspieler bestimmt { $card }. Welche Karten darf { $seat } jetzt spielen?
exercise-defence-decides = { $seat } ist an der Reihe, und mehrere Strafkarten liegen auf dem Tisch. Wer entscheidet, welche gespielt wird?
exercise-defence-later = { $seat } ist wieder am Ausspiel. Welche Karten darf { $seat } ausspielen?
exercise-defence-fate-required = Der Alleinspieler verlangt von { $seat } { $suit }. Was geschieht mit { $card }?
exercise-defence-fate-forbidden = Der Alleinspieler verbietet { $seat }, { $suit } auszuspielen. Was geschieht mit { $card }?
exercise-defence-fate-forbidden-all = Der Alleinspieler verbietet { $seat } mehrere Farben: { $suits }. Was geschieht mit { $card }?
exercise-defence-fate-no-demand = Der Alleinspieler stellt { $seat } die Farbe frei. Was geschieht mit { $card }?

## Options

option-require-suit = { $suit } verlangen
option-forbid-suit = { $suit } verbieten
option-forbid-suits = Alle diese Farben zugleich verbieten: { $suits }
option-require-either = Eine dieser Farben verlangen, und { $seat } sucht sie aus: { $suits }
option-forbid-any-suit = Irgendeine Farbe nach eigener Wahl verbieten
option-name-card = Die Karte bestimmen, die ausgespielt wird
option-no-demand = Die Farbe jetzt freistellen und beim nächsten Ausspiel von { $seat } wieder wählen
option-no-choice = Nichts: Hier gibt es keine Wahl, und { $seat } spielt gleich aus
option-declarer-names = Mehrere können gespielt werden: { $seat } bestimmt als Alleinspieler, welche
option-owner-chooses = Mehrere können gespielt werden: { $seat } sucht sich eine aus
option-only-one-fits = Niemand: Nur eine kann gespielt werden, und die muss gespielt werden
option-none-fits = Niemand: Keine kann zu diesem Stich gespielt werden
option-card-back = Sie geht in die Hand zurück und ist wieder eine Karte wie jede andere
option-card-back-barred = Sie geht in die Hand zurück, darf aber nicht zu diesem Stich gespielt werden
option-card-stays-major = Sie bleibt als Hauptstrafkarte liegen
option-card-stays-minor = Sie bleibt liegen, ist aber nur noch Nebenstrafkarte

## Rules

reason-demand-cannot-be-obeyed = Wer die Forderung des Alleinspielers nicht erfüllen kann, spielt irgendeine andere erlaubte Karte.
reason-minor-leaves-partner-free = { $card } ist nur eine Nebenstrafkarte: Der Partner spielt frei aus, und der Alleinspieler hat keine Wahl.
reason-own-card-gives-no-choice = Eine Wahl hat der Alleinspieler nur wegen einer Strafkarte des Partners von { $seat }. Die eigene Hauptstrafkarte spielt { $seat } einfach bei der ersten legalen Möglichkeit.
reason-one-suit-or-several-bans = Liegen Strafkarten verschiedener Farben da, darf der Alleinspieler eine der Farben verlangen oder eine oder mehrere verbieten. Die Karten der anderen Farben bleiben liegen.
reason-only-one-penalty-card-fits = Hier kann nur { $cards } gespielt werden. Zu entscheiden gibt es nichts: Die Karte muss gespielt werden.
reason-required-for-one-lead = Verlangt wird eine Farbe nur für ein einziges Ausspiel. { $seat } hat seitdem ausgespielt.
reason-ban-lasts-on-lead = { $seat } ist am Ausspiel geblieben: Das Verbot gilt weiter.
reason-ban-ends-off-lead = { $seat } hat das Ausspiel inzwischen verloren: Das Verbot ist endgültig vorbei.

## The working: each choice and what it costs

working-require = { $suit } verlangen; zurück in die Hand: { $cards }.
working-forbid = { $suit } verbieten; zurück in die Hand: { $cards }.
working-forbid-all = Alle zugleich verbieten: { $suits }; zurück in die Hand: { $cards }.
working-no-demand = Die Farbe freistellen; weiter auf dem Tisch: { $cards }.

## Slips

slip-partners-card-counted = Bei jedem Gegenspieler zählen nur die eigenen Karten: Die des Partners macht diese nicht zur Hauptstrafkarte.
slip-played-card-counted = Die frühere Strafkarte ist gespielt und zählt nicht mehr.
slip-auction-card-goes-back = Eine Karte, die in der Reizung sichtbar wurde, wird zur Strafkarte, wenn ihr Besitzer dann Gegenspieler ist.
slip-demand-ignored = Was der Alleinspieler fordert, muss erfüllt werden, wenn es geht.
slip-demand-turned-round = Hier wurden Verlangen und Verbieten verwechselt.
slip-no-demand-restricts = Stellt der Alleinspieler die Farbe frei, schränkt die Strafkarte des Partners das Ausspiel nicht ein.
slip-own-card-before-demand = Zuerst kommt, was der Alleinspieler fordert, und erst dann die eigene Strafkarte.
slip-one-suit-still-open = Verboten sind alle genannten Farben, nicht nur eine davon.
slip-demand-cannot-be-met = Wer die Forderung nicht erfüllen kann, darf eine andere Karte ausspielen.
slip-lead-options-with-minor = Eine Nebenstrafkarte schränkt das Ausspiel des Partners nie ein.
slip-own-card-gives-choice = Nur eine Strafkarte des Partners gibt dem Alleinspieler eine Wahl, nicht die eigene.
slip-defenders-counted-together = Die Karten der beiden Gegenspieler zählen getrennt: Jeder hat eine, und die des Partners bleibt Nebenstrafkarte.
slip-demand-for-another-suit = Nur die Farbe der Strafkarte darf verlangt oder verboten werden.
slip-declarer-names-lead = Der Alleinspieler nennt eine Farbe, nicht die Karte, die ausgespielt wird.
slip-leader-picks-among-suits = Der Alleinspieler nennt die Farbe, die er verlangt; der Gegenspieler darf sie sich nicht aussuchen.
slip-forbidding-forgotten = Der Alleinspieler darf die Farbe auch verbieten.
slip-both-suits-forgotten = Mehrere Farben dürfen zugleich verboten werden, wenn in jeder eine Strafkarte liegt.
slip-no-demand-forgotten = Der Alleinspieler darf die Farbe auch freistellen und die Karte liegen lassen.
slip-demand-overlooked = Eine Hauptstrafkarte des Partners gibt dem Alleinspieler sehr wohl eine Wahl.
slip-declarer-names-always = Der Alleinspieler bestimmt nur dann eine Karte, wenn mehrere gespielt werden können.
slip-unplayable-card-counts = Achten Sie zuerst auf die ausgespielte Farbe: Sie bestimmt, welche Strafkarten gespielt werden können.
slip-demand-leaves-card = Beides zugleich geht nicht: Wer verlangt oder verbietet, schickt die Strafkarte in die Hand zurück.
slip-no-demand-clears-card = Stellt der Alleinspieler die Farbe frei, bleibt die Strafkarte auf dem Tisch.
slip-all-cards-go-back = Nur die Karten der verlangten oder verbotenen Farbe gehen zurück; die anderen bleiben liegen.
slip-remaining-card-minor = Nach üblicher Auslegung bleibt eine Hauptstrafkarte Hauptstrafkarte, solange sie daliegt.
slip-card-back-is-barred = Eine Karte, die wieder in der Hand ist, darf wie jede andere gespielt werden, auch zu diesem Stich.
slip-ban-ends-with-trick = Ein Verbot gilt, solange derselbe Gegenspieler am Ausspiel bleibt.
slip-ban-for-the-deal = Das Verbot endete, als dieser Gegenspieler das Ausspiel verlor, und kommt nicht wieder.
slip-required-again = Verlangt wird eine Farbe nur für ein einziges Ausspiel.

## Lessons

lesson-error-demand = Eine Forderung schreibt man so: require:H, forbid:C+H oder none; nach einer zu früh gespielten Karte: highest, lowest, require:C oder forbid:C
lesson-error-demand-not-open = Das kann hier nicht gefragt werden: Der Alleinspieler hat diese Wahl nicht oder muss erst eine andere treffen
lesson-error-not-two-cards = Nötig sind mehrere Strafkarten des Spielers oder eine von ihm und eine vom Partner
