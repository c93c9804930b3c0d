### Irregularities of a trick, as exercises.

kind-irregular_trick = Something wrong with a trick
skill-defective-trick = a trick with a card too few or too many
skill-premature-play = a card played too early
skill-turned-trick = turning cards, and seeing them again
remember-defective-trick = if both sides have not yet played on, a missing card is simply played, and a second one treated as a fifth card. Later, a missing card counts as a revoke and an extra card goes back.
remember-premature-play = a defender’s card played before partner’s turn is a major penalty card, and declarer restricts partner’s card. At the right-hand opponent’s turn it must simply be played, if it is legal.
remember-turned-trick = upright is won, sideways is lost. Until your side plays on, you may point out a card that lies wrong; and, if your own card is still up, see the trick again.

## A card missing or one too many

scene-trick-missing = { $seat } plays no card to this trick, and nobody notices at first.
scene-trick-extra = { $seat } puts a second card on this trick: { $card }.
scene-trick-two-stuck = Two cards stuck together: without anyone seeing it, { $seat } has played two cards to this trick.
scene-trick-in-time = It is noticed before both sides have played to the next trick.
scene-trick-late = It is noticed only after both sides have played to the next trick.
scene-trick-extra-shown = As the second card goes back, all can see its face: { $card }.
scene-trick-won-from-here = { $number ->
    [0] From this trick on, { $side } win no trick.
    [one] From this trick on, { $side } win { $number } trick.
   *[other] From this trick on, { $side } win { $number } tricks.
}
exercise-irregular_trick = How is the trick put right?
option-trick-play-now = { $seat } now plays a card that is legal to this trick
option-trick-add-suit = { $seat } puts a card of the suit led among the cards already played
option-trick-add-any = { $seat } puts any card among the cards already played
option-trick-left = Not at all: { $seat } has one card more until the end
exercise-irregular_trick-extra = What happens to the second card?
option-trick-extra-back = It goes back to the hand
option-trick-extra-penalty = It becomes a penalty card
option-trick-extra-stays = It stays in the trick, instead of the first one
exercise-irregular_trick-revoke = Is it a revoke?
option-trick-is-revoke = Yes, it counts as one
option-trick-may-be-revoke = Perhaps: if the card that goes back should have been played to another trick
option-trick-no-revoke = No
exercise-irregular_trick-cost = How many tricks does it cost?

## A card too early

scene-early-play = It is { $other }’s turn, but { $seat } already plays { $card }.
scene-early-lead = { $other } has not yet played, but { $seat } already leads { $card } to the next trick.
scene-early-both-hands = Declarer has already played from both hands, before it was time.
scene-early-dummy-moved = Dummy has already moved a card without being told to.
exercise-irregular_trick-early = What happens to { $card }?
option-early-penalty = It becomes a major penalty card
option-early-in-turn = It is played when its turn comes, and that is all
option-early-back = It goes back to the hand, with no further consequences
exercise-irregular_trick-choice = What may declarer choose about { $seat }’s card to this trick?
option-early-four = One of four: the highest card of the suit led, the lowest, a card of another suit, or none of another suit
option-early-card = Which card it is
option-early-lead = As after a lead out of turn: require or forbid a suit at the next lead
option-early-nothing = Nothing

## Turning cards, and seeing them again

scene-trick-turns = { $seat } is about to turn the card face down.
scene-trick-points-out = All have turned their cards. { $seat } sees one that lies the wrong way and wants to say so. { $seat }’s side has not played to the next trick yet.
scene-trick-points-out-late = All have turned their cards. { $seat } sees one that lies the wrong way and wants to say so. { $seat }’s side has already played to the next trick.
scene-trick-asks = { $seat }’s card is still face up, and nobody has played to the next trick. { $seat } asks to see the others’ cards again.
scene-trick-asks-turned = { $seat } has turned the card, and then asks to see the trick again.
scene-trick-asks-late = { $seat }’s card is still face up, but that side has already played to the next trick. { $seat } asks to see the last trick again.
scene-trick-looks = After this trick { $seat } wants to look at an earlier one.
scene-trick-mixes = This was the last trick. The result is not agreed yet, and { $seat } is about to mix the cards.
scene-trick-keeps = { $seat } leaves the cards in the order in which they were played until the result is agreed.
exercise-irregular_trick-pointing = Which way does { $seat }’s card of this trick lie, once it is turned?
option-trick-upright = Upright: won
option-trick-sideways = Sideways: lost
exercise-irregular_trick-may = May { $seat } do that?
option-trick-allowed = Yes
option-trick-played-on = No, the side has already played on
option-trick-card-turned = No, with the card already turned
option-trick-dummy = No, not as dummy
option-trick-closed = No, not before play has ended
option-trick-not-four = No, not before all four have played
option-trick-not-agreed = No, not before the result is agreed
reason-trick-won-upright = A trick won: the long side of the card points to partner.
reason-trick-lost-sideways = A trick lost: the long side of the card points to the opponents.

## Slips

slip-defect-in-time-treated-late = as long as both sides have not played on, the missing card is simply played to the trick.
slip-defect-late-treated-in-time = both sides have played on: nothing is played to that trick any more.
slip-missing-card-wrong-suit = it must be a card of the suit led, if the player has one; otherwise any card.
slip-defect-left = everyone must end with the same number of cards: the trick is put right.
slip-extra-card-forgiven = a defender’s second card that all have seen becomes a penalty card.
slip-extra-card-stays = the first card is the one played: a second one never takes its place.
slip-unseen-extra-penalised = nobody has seen the card, so it is no penalty card.
slip-missing-card-no-revoke = if it is noticed too late, a missing card always counts as a revoke.
slip-extra-card-is-revoke = it is a revoke only if the card that goes back should have been played to another trick.
slip-extra-card-never-revoke = the card belonged to the hand all the time: perhaps it should have been played to another trick.
slip-defect-in-time-is-revoke = what is put right in time is no revoke.
slip-missing-card-costs-two = a missing card costs one trick at most.
slip-missing-card-costs-nothing = one trick is lost if the side has won this trick or a later one.
slip-missing-card-always-costs = a side that wins no trick from this one on has none to lose.
slip-early-card-just-played = a defender who plays before partner shows partner something: that has consequences.
slip-early-card-goes-back = a card that was played early does not simply go back.
slip-early-excuse-overlooked = here the early card has no consequences: see who has played already.
slip-illegal-early-card-stands = the card is not legal to this trick, so it cannot be played.
slip-early-card-as-lead = it is about partner’s card to this trick, not about a lead.
slip-early-partner-card-named = declarer restricts partner’s choice, but does not name the card.
slip-early-choice-forgotten = partner has still to play: declarer may restrict that card.
slip-early-choice-invented = declarer has no choice here: partner has played already, or the early card is excused.
slip-pointing-reversed = upright, towards partner, is a trick won; sideways, towards the opponents, one lost.
slip-trick-shown-too-late = once your side has played on, the last trick is closed.
slip-own-turned-card-forgotten = only a player whose own card is still up may ask to see the trick.
slip-dummy-asks-to-see = dummy may point out a card that lies the wrong way, but not ask to see the trick.
slip-closed-trick-opened = earlier tricks stay face down until play has ended.
slip-card-turned-too-soon = first all four play, then the cards are turned.
slip-cards-mixed-too-soon = without their order nobody can check what was played.
slip-trick-right-denied = nothing speaks against it here: this is allowed.
slip-trick-other-reason = it is not allowed, but for another reason.
