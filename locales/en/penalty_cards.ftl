### Penalty cards: what they are, what may be played, what declarer may demand of a lead.

## Kinds and skills

kind-penalty_card_kind = Minor, major or no penalty card?
kind-penalty_card_play = Playing with a penalty card
kind-lead_restriction = Leading when partner has a penalty card
kind-two_penalty_cards = Two or more penalty cards
skill-lead-restriction = what declarer may demand of the leader
skill-lead-after-demand = leading after declarer’s choice
skill-penalty-card-after-demand = the penalty card after declarer’s choice
skill-two-penalty-cards = two penalty cards of one defender
skill-both-defenders = penalty cards of both defenders
remember-lead-restriction = only a major penalty card of the leader’s partner gives declarer a choice: require its suit, forbid it, or make no demand.
remember-lead-after-demand = the leader must obey declarer if possible; if not, any card may be led. A ban lasts as long as that defender keeps the lead.
remember-penalty-card-after-demand = when a suit is required or forbidden, the penalty cards in it go back to the hand; without a demand they stay.
remember-two-penalty-cards = if more than one penalty card can be played, declarer names which.
remember-both-defenders = each defender’s penalty cards count separately; declarer’s demand comes before the leader’s own penalty card.

## The scene. $seat is declarer in the first three, otherwise the player spoken of.

scene-trick = { $seat } is declarer in { $contract }. This is trick { $number }.
scene-in-the-auction = This happens during the auction. In the end { $seat } is declarer in { $contract }.
scene-before-the-lead = The auction is over. { $seat } is declarer in { $contract }, and { $leader } is to make the opening lead.
scene-on-lead = { $seat } is to lead.
scene-to-play = It is { $seat }’s turn to play.
scene-played-before = Earlier { $seat } had a minor penalty card, { $card }. It has been played.
scene-lies-dropped = { $number ->
    [one] { $seat } has dropped { $cards } by accident.
   *[other] { $seat } has dropped these cards by accident, all at once: { $cards }.
}
scene-lay-there-minor = { $card } already lay in front of { $seat } as a minor penalty card.
scene-lay-there-major = { $card } already lay in front of { $seat } as a major penalty card.
scene-lies-led-out-of-turn = { $number ->
    [one] { $seat } has led { $cards } out of turn, and declarer has refused it.
   *[other] { $seat } has led out of turn, and declarer has refused: { $cards }.
}
scene-lies-revoke-corrected = { $number ->
    [one] { $seat } has corrected a revoke and taken back { $cards }.
   *[other] { $seat } has corrected a revoke and taken back: { $cards }.
}
scene-lies-shown = { $number ->
    [one] { $seat } has shown { $cards } to partner on purpose.
   *[other] { $seat } has shown these cards to partner on purpose: { $cards }.
}
scene-lies-before-partner = { $number ->
    [one] { $seat } has played { $cards } before partner, whose turn it is.
   *[other] { $seat } has played before partner, whose turn it is: { $cards }.
}
scene-demand-required = Declarer required { $seat } to lead { $suit }.
scene-demand-forbidden = Declarer forbade { $seat } to lead { $suit }.
scene-demand-forbidden-all = Declarer forbade { $seat } to lead any of these suits: { $suits }.
scene-demand-none = Declarer made no demand of { $seat }.
scene-kept-the-lead = { $seat } led { $card } and won the trick.
scene-regained-the-lead = { $seat } led { $card }, and declarer won the trick. Then { $seat } won a trick with { $later }.

## What is asked

exercise-defence-demands = { $seat } is to lead. What may declarer do? Choose everything that is allowed.
exercise-defence-required = Declarer requires a lead in { $suit }. Which cards may { $seat } lead?
exercise-defence-forbidden = Declarer forbids a lead in { $suit }. Which cards may { $seat } lead?
exercise-defence-forbidden-all = Declarer forbids more than one suit: { $suits }. Which cards may { $seat } lead?
exercise-defence-no-demand = Declarer makes no demand. Which cards may { $seat } lead?
exercise-defence-highest = Declarer asks { $seat } for the highest card of the suit led. Which cards may { $seat } play?
exercise-defence-lowest = Declarer asks { $seat } for the lowest card of the suit led. Which cards may { $seat } play?
exercise-defence-discard = Declarer asks { $seat } to play { $suit }. Which cards may { $seat } play?
exercise-defence-no-discard = Declarer forbids { $seat } to play { $suit }. Which cards may { $seat } play?
exercise-defence-designated = Declarer names { $card }. Which cards may { $seat } play now?
exercise-defence-decides = It is { $seat }’s turn, with several penalty cards on the table. Who decides which of them is played?
exercise-defence-later = { $seat } is on lead again. Which cards may { $seat } lead?
exercise-defence-fate-required = Declarer requires { $seat } to lead { $suit }. What happens to { $card }?
exercise-defence-fate-forbidden = Declarer forbids { $seat } to lead { $suit }. What happens to { $card }?
exercise-defence-fate-forbidden-all = Declarer forbids { $seat } to lead any of these suits: { $suits }. What happens to { $card }?
exercise-defence-fate-no-demand = Declarer makes no demand of { $seat }. What happens to { $card }?

## Options

option-require-suit = Require a lead in { $suit }
option-forbid-suit = Forbid a lead in { $suit }
option-forbid-suits = Forbid all these suits at once: { $suits }
option-require-either = Require one of these suits, and { $seat } picks which: { $suits }
option-forbid-any-suit = Forbid any one suit, whichever declarer likes
option-name-card = Name the card to be led
option-no-demand = Make no demand now, and choose again at { $seat }’s next lead
option-no-choice = Nothing: there is no choice here, and { $seat } leads at once
option-declarer-names = Several can be played: { $seat }, as declarer, names one
option-owner-chooses = Several can be played: { $seat } picks one freely
option-only-one-fits = Nobody: only one of them can be played, and it must be
option-none-fits = Nobody: none of them can be played to this trick
option-card-back = It goes back to the hand and is a card like any other
option-card-back-barred = It goes back to the hand, but may not be played to this trick
option-card-stays-major = It stays on the table as a major penalty card
option-card-stays-minor = It stays on the table, but is now a minor penalty card

## Rules

reason-demand-cannot-be-obeyed = A player who cannot do what declarer demands may play any card that is otherwise allowed.
reason-minor-leaves-partner-free = { $card } is only a minor penalty card: its owner’s partner leads freely, and declarer has no choice.
reason-own-card-gives-no-choice = Declarer has a choice only when { $seat }’s partner has a major penalty card. One of { $seat }’s own is simply played at the first legal opportunity.
reason-one-suit-or-several-bans = With penalty cards in different suits, declarer may require one of the suits, or forbid one or more of them. The cards of the other suits stay.
reason-only-one-penalty-card-fits = Only { $cards } can be played here, so there is nothing to decide: it must be played.
reason-required-for-one-lead = A suit is required for one lead only. { $seat } has led since.
reason-ban-lasts-on-lead = { $seat } has kept the lead: the ban continues.
reason-ban-ends-off-lead = { $seat } has since lost the lead: the ban is over for good.

## The working: each choice and what it costs

working-require = Require { $suit }; back to the hand: { $cards }.
working-forbid = Forbid { $suit }; back to the hand: { $cards }.
working-forbid-all = Forbid all of these: { $suits }; back to the hand: { $cards }.
working-no-demand = Make no demand; still on the table: { $cards }.

## Slips

slip-partners-card-counted = each defender’s cards count separately: partner’s card does not make this one major.
slip-played-card-counted = the earlier penalty card has been played and no longer counts.
slip-auction-card-goes-back = a card shown in the auction becomes a penalty card if its owner then defends.
slip-demand-ignored = what declarer demands must be obeyed if possible.
slip-demand-turned-round = the demand was reversed: requiring a suit is the opposite of forbidding it.
slip-no-demand-restricts = if declarer makes no demand, partner’s penalty card does not restrict the lead.
slip-own-card-before-demand = what declarer demands comes first; the leader’s own penalty card comes after it.
slip-one-suit-still-open = all the suits named are forbidden, not just one of them.
slip-demand-cannot-be-met = a player who cannot obey may lead any other card.
slip-lead-options-with-minor = a minor penalty card never restricts partner’s lead.
slip-own-card-gives-choice = the leader’s own penalty card gives declarer no choice: only partner’s does.
slip-defenders-counted-together = the two defenders’ cards count separately: each has one, and partner’s is still minor.
slip-demand-for-another-suit = only the suit of the penalty card may be required or forbidden.
slip-declarer-names-lead = declarer names a suit to be led, not a card.
slip-leader-picks-among-suits = declarer requires one suit by name; the leader does not choose it.
slip-forbidding-forgotten = declarer may also forbid the suit.
slip-both-suits-forgotten = several suits may be forbidden at once, if penalty cards lie in all of them.
slip-no-demand-forgotten = declarer may also make no demand and leave the card where it is.
slip-demand-overlooked = a major penalty card of the leader’s partner does give declarer a choice.
slip-declarer-names-always = declarer names a card only if more than one can be played.
slip-unplayable-card-counts = look at the suit led first: it decides which penalty cards can be played.
slip-demand-leaves-card = declarer cannot have both: a demand sends the penalty card back to the hand.
slip-no-demand-clears-card = without a demand the penalty card stays on the table.
slip-all-cards-go-back = only the cards of the suit required or forbidden go back; the others stay.
slip-remaining-card-minor = Directors usually rule that a major penalty card stays major for as long as it lies there.
slip-card-back-is-barred = a card back in the hand may be played like any other, even to this trick.
slip-ban-ends-with-trick = a ban lasts for as long as that defender keeps the lead.
slip-ban-for-the-deal = the ban ended when that defender lost the lead; it does not come back.
slip-required-again = a suit is required for one lead only.

## Lessons

lesson-error-demand = write a demand like this: require:H, forbid:C+H or none; after a card played too early: highest, lowest, require:C or forbid:C
lesson-error-demand-not-open = this cannot be asked here: declarer has no such choice, or has one to make first
lesson-error-not-two-cards = give several penalty cards of the player, or one of the player and one of the partner
