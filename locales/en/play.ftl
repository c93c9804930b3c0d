### The play: choices after an irregularity, and what follows from each.

## What may not be played now

reason-suit-forbidden-after-call = Declarer has forbidden a lead in { $suit } because partner took back a call.
reason-play-over = The play is over: no more cards can be played.
reason-choice-pending = Declarer has a choice to make first. Until then nobody plays.
reason-lead-lies-face-down = The opening lead already lies face down on the table. It may be faced, but not changed.

## Why there is a choice

reason-leader-waits-for-choice = { $seat } is to lead, and partner has a major penalty card ({ $majors }). { $seat } waits until declarer has chosen.
reason-lead-after-withdrawn-call = { $seat } leads for the first time, and partner took back a call that was not replaced by a comparable one. Declarer may forbid one suit.
reason-lead-by-declaring-side = { $seat } belongs to declarer’s side and cannot make the opening lead. { $card } goes back to where it was.
reason-dummy-seen-must-accept = Declarer may have seen a card from dummy: the lead of { $card } by { $seat } must be accepted.
reason-opening-lead-out-of-turn = { $seat } made the opening lead out of turn with { $card }. Declarer may become dummy, accept the lead, or refuse it.
reason-defender-lead-out-of-turn = { $seat } led { $card } out of turn. Declarer may accept the lead or refuse it.
reason-last-lead-not-accepted = { $seat } led { $card } out of turn to the last trick. Such a lead cannot be accepted.
reason-declarer-lead-at-defenders-turn = { $seat } led { $card } when it was a defender’s turn. Either defender may accept the lead; otherwise the card goes back, and the defender whose turn it was leads.
reason-declarer-lead-from-wrong-hand = { $card } was led from the wrong hand ({ $seat }). Either defender may accept the lead; otherwise the card goes back and any card is led from the correct hand.
reason-next-in-turn-prevails = If the defenders disagree, the one who plays next after the irregular lead decides: { $seat }.
reason-declarers-early-card-stands = { $seat } belongs to declarer’s side: a card played too early from there, { $card }, counts as played.
reason-declarers-early-card-goes-back = { $seat } belongs to declarer’s side. { $card } came too early and is not legal here: it goes back with no further rectification, and another card is played.
reason-declarer-had-played-both = Declarer had already played from both hands: there is no rectification for { $seat }, and { $card } is played in turn.
reason-dummy-moved-first = Dummy had moved or suggested a card first: there is no rectification for { $seat }, and { $card } is played in turn.
reason-early-card-is-legal = { $seat } played too early, but partner had already played, and { $card } is legal: it must be played in turn.
reason-early-card-is-illegal = { $seat } played too early, and { $card } may not be played to this trick: it becomes a major penalty card.
reason-played-before-partner = { $seat } played { $card } before partner had played. Declarer chooses what partner must play.
reason-penalty-card-not-played = { $seat } played { $card } although a penalty card had to go first. Declarer may let it stand or have the penalty card played instead.
reason-revoke-corrected-by-defender = { $seat } corrects the play in time. { $card } came from a concealed hand, so it becomes a major penalty card.
reason-revoke-corrected-freely = { $seat } corrects the play in time. { $card } goes back with no further rectification.
reason-led-before-choice = { $seat } led { $card } before declarer had made a choice about partner’s penalty card.

## What follows

reason-follows-card-stands = { $card } counts as properly played.
reason-follows-card-goes-back = { $card } goes back to where it was.
reason-follows-face-down-lead-goes-back = If { $seat } has already led face down, that card goes back first.
reason-follows-major-penalty-card = { $card } becomes a major penalty card.
reason-follows-minor-penalty-card = { $card } becomes a minor penalty card.
reason-follows-picked-up = Back to the hand, and no longer a penalty card: { $cards }.
reason-follows-stays-on-table = Still on the table as a penalty card: { $cards }.
reason-follows-declares = { $seat } is now declarer.
reason-follows-leads = { $seat } leads.
reason-follows-plays-next = { $seat } plays next.
reason-follows-must-lead = { $seat } must lead { $suit }, if possible.
reason-follows-may-not-lead = Not to be led for as long as { $seat } keeps the lead, if it can be avoided: { $suits }.
reason-follows-choice-later = Declarer chooses when { $seat } comes to lead.
reason-follows-must-play-highest = { $seat } must play the highest card of the suit led, if able to follow.
reason-follows-must-play-lowest = { $seat } must play the lowest card of the suit led, if able to follow.
reason-follows-must-play = { $seat } must play { $suit }, if void in the suit led and able to.
reason-follows-may-not-play = { $seat } may not play { $suit }, if void in the suit led and able to avoid it.
reason-follows-must-be-played = { $card } must be played when its owner’s turn comes.
reason-follows-plays-another = { $seat } plays another card.

## Knowing from a card that was seen

reason-on-the-table-for-all = While the penalty card lies on the table, everybody may take it into account.
reason-back-in-hand-for-declarer = The card has gone back to the hand. Declarer may go on using what was seen.
reason-back-in-hand-not-for-partner = The card has gone back to the hand. Its owner’s partner may no longer use what was seen.
reason-shown-for-the-other-side = A card was shown during the auction. The other side may use what it saw.
reason-shown-not-for-partner = A card was shown during the auction. Its owner’s partner may not use what was seen.

## Cards at the same time

reason-out-of-turn-is-later = When two players play at once, the one who was not in turn counts as the later one.
reason-visible-card-is-played = Several cards were pulled, but only one face can be seen: that card is played, the others go back.
reason-names-one-others-penalty = Several cards were pulled, and several faces can be seen: the defender names the card played, and the others become penalty cards.
reason-names-one-others-go-back = Several cards were pulled, and several faces can be seen: declarer names the card played, and the others go back with no further rectification.
reason-at-once-opponent-may-change = An opponent played after a card that was then taken back: the opponent may change too.
reason-noticed-later-too-many-cards = Both sides have played to the next trick already: the previous trick has too many cards.

## Playing on

reason-played-on-counts-as-in-turn = A player who plays after an opponent’s card out of turn accepts it: it counts as played in turn.
reason-proper-lead-stands = The player whose lead it really was may make it. That lead stands, and cards played to the other one go back.
reason-wrong-defender-played-to-lead = Declarer’s lead out of turn stands, but this defender has played to it too early.
reason-debt-stays = An earlier penalty card or restriction remains: it applies at a later turn.
reason-played-before-required-lead = Declarer had to take a lead back, and this defender played before the correct lead was made: the card is a major penalty card.
reason-offenders-played-on = The offending side played on before the Director ruled. Their opponents lose none of their rights.
