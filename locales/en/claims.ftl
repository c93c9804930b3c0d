### Contested claims.

kind-contested_claim = Contested claims
skill-claim-tricks = how many tricks a contested claim brings
skill-claim-rule = which rule decides a contested claim
remember-claim-tricks = the Director plays out every normal line that fits what the claimer said, careless ones too. The worst of them counts; nothing is taken off as a penalty.
remember-claim-rule = what was not said is not given: no trump drawn, no finesse that happens to work, no lucky order of the suits.

## The story

scene-claim-lead = { $seat } is on lead.
scene-claims-all = { $seat } claims all the remaining tricks ({ $number }).
scene-claims-some = { $seat } claims { $number } of the remaining { $of } tricks.
scene-concedes-all = { $seat } concedes all the remaining tricks ({ $of }).
scene-claim-silent = { $seat } says nothing about how they will be played.
scene-claim-trumps = { $seat } says: “I draw trumps.”
scene-claim-then-trumps = “Then I draw trumps.”
scene-claim-cash = { $seat } says: “I play { $suit } from the top.”
scene-claim-then-cash = “Then { $suit } from the top.”
scene-claim-play = { $seat } says: “I play { $card }.”
scene-claim-then-play = “Then { $card }.”
scene-claim-finesse = { $seat } says: “I finesse with { $card }.”
scene-claim-then-finesse = “Then I finesse with { $card }.”
scene-claim-ruff = { $seat } says: “I ruff a card of { $suit }.”
scene-claim-then-ruff = “Then I ruff a card of { $suit }.”
scene-claim-shown-out = { $seat } has not followed suit earlier: everybody knows that { $seat } has none left ({ $suits }).
scene-claim-contested = The opponents do not agree, and the Director sees all the cards.

## The questions

exercise-contested_claim = How many of these tricks does the Director give { $side }?
count-tricks-awarded = Tricks
exercise-contested_claim-why = { $side } gets { $number ->
    [one] one trick
   *[other] { $number } tricks
}. Which rule decides?
option-claim-stands = No normal play loses a trick that was claimed
option-claim-concession = No normal play loses the trick that was given up
option-claim-too-many = However it is played, there are not that many tricks
option-claim-stated-line = The line that was stated counts, even if another would have worked
option-claim-trump-out = A trump that was not mentioned may win a trick
option-claim-which-way = Nobody said whether to finesse or to play from the top
option-claim-partner = The partner of the defender who claims may play something else
option-claim-other-line = The order of play was left open, and another one wins fewer

## The reasons

working-claim-line = A normal line that wins no more:
working-claim-trick = Trick { $trick }: { $seat } leads { $first }, then { $second }, { $third }, { $fourth }. { $winner } wins.
reason-claim-doubt = A doubtful point is decided against the player who claimed.
reason-claim-stands = No normal line loses a trick that was claimed: the claim stands.
reason-claim-concession-cancelled = A trick that no normal play can lose is not lost by giving it up.
reason-claim-too-many = However it is played, not as many tricks are won as were claimed.
reason-claim-stated-line = The player who claims is held to what was said. Another line is not accepted instead, although it would have won more.
reason-claim-trump-out = A trump is still out, the claimer did not mention it, and a normal line loses a trick to it.
reason-claim-which-way = A line that works only if one opponent and not the other has a certain card must be stated with the claim, unless the play has shown who has it.
reason-claim-partners-choice = A defender’s claim must not depend on partner choosing the right one of several normal plays.
reason-claim-other-line = A line that was not stated is not accepted if another normal line wins fewer tricks.

## The slips

slip-claim-taken-as-said = a claim is not simply believed: look for a careless line that loses a trick.
slip-claim-best-line-granted = this is the best line. Nobody stated it, so the worst normal one counts.
slip-claim-concession-stands = a trick that cannot be lost is given back, although it was conceded.
slip-claim-loses-everything = a bad claim does not cost everything: the tricks that every normal line wins stay.
slip-claim-trick-as-penalty = there is no penalty for a bad claim: only what a normal line loses is lost.

## Mistakes in lessons

lesson-error-claim-cards = in a claim everybody has the same number of cards, one to five: look at { $found }
lesson-error-claim-by-dummy = { $found } is dummy, and dummy does not claim
lesson-error-claim-tricks = { $found } tricks are more than there are cards
lesson-error-claim-shown-out = { $found }: this player still has a card of that suit
