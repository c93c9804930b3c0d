### After an irregularity of the auction: what is bound, what follows. Laws 23 to 39.

## Who must pass or repeat

reason-must-pass-once = After an irregularity, this player must pass at this turn.
reason-must-pass-throughout = After an irregularity, this player must pass for the rest of the auction.
reason-must-repeat = The earlier call, made out of rotation, was cancelled. The right-hand opponent has passed, so it must now be repeated: { $call }.
reason-repeated-too-low = { $bid } must be repeated, although it is too low. The left-hand opponent may then accept it or not.
reason-double-for-insufficient = A double or redouble cannot replace the insufficient bid { $bid }, unless the Director rules it comparable.

## What happens to a call

reason-call-stands = { $seat } called { $call }: this call stands.
reason-call-cancelled = { $seat } called { $call }: this call is cancelled.
reason-above-seven-cancelled = { $seat } bid { $level } { $strain }. There are only thirteen tricks, so this bid is cancelled.
reason-later-calls-cancelled = All calls made after it are cancelled too.
reason-pass-instead = The cancelled call is replaced by a pass by { $seat }.
reason-turn-to-call = It is now { $seat }’s turn to call.
reason-turn-lost = { $seat } loses this turn to call.
reason-next-bid-over = The next bid need only be higher than { $bid }.
reason-chooses-again = { $seat } must choose another call.
reason-any-legal-call = When the turn comes, { $seat } may make any legal call.
reason-repeats-if-passed = If { $rho } now passes, { $seat } must repeat { $call }. If { $rho } does anything else, { $seat } may choose freely.
reason-judged-for-itself = { $call } is now judged on its own merits.
reason-counts-as-later = { $seat } called { $call } at the same moment: this counts as the later call.
reason-counts-as-in-rotation = { $silenced } had to pass anyway, so { $seat }’s call counts as made in rotation.
reason-may-change-his-call = { $seat } may change the call made over it.

## What the partner may do

reason-passes-once = { $seat } must pass at the next turn, but only once.
reason-passes-throughout = { $seat } must pass for the rest of the auction.
reason-comparable-or-partner-passes = The new call is comparable if it means much the same as the cancelled one, shows something more precise within it or serves the same purpose. Then { $seat } stays free, and the Director adjusts the score only if the mistake itself helped. If it is not comparable, { $seat } must pass once, and declarer may later be able to restrict a lead.
reason-partner-free = { $seat } may go on calling freely.
reason-withdrawn-unauthorised = { $seat } may not use anything the withdrawn call gave away.

## Later: the lead and the score

reason-may-forbid-lead = If { $offender } ends up defending, declarer may forbid one suit when { $seat } first leads, and for as long as { $seat } keeps the lead: any suit that { $offender } has not shown in the legal auction.
reason-lead-free = The lead is not restricted.
reason-adjusted-if-it-helped = If the mistake itself helped the side that made it, the Director may adjust the score afterwards.
reason-adjusted-if-silence-helped = The Director adjusts the score only if the player who made the mistake could have been aware, at that moment, that a silenced partner might well harm the other side. An enforced pass that merely happens to turn out well stands.
reason-nothing-more = There is no further rectification.

## Insufficient bids, changes, calls out of rotation

reason-lho-may-accept-bid = The left-hand opponent may accept the insufficient bid, in words or simply by calling.
reason-replaces-insufficient-bid = An insufficient bid that is not accepted must be replaced by a sufficient bid or a pass; by a double or redouble only if the Director rules it comparable.
reason-unintended-call = { $call } was a slip of hand or tongue, and partner has not called yet: it may be corrected.
reason-intended-call = { $call } was meant, if only for a moment. It can be changed only if the left-hand opponent agrees.
reason-change-too-late = Partner has already called: even a slip can no longer be put right, and { $call } stands.
reason-called-at-rho-turn = It was the turn of { $turn }, { $seat }’s right-hand opponent.
reason-called-at-partner-turn = It was the turn of { $turn }, { $seat }’s partner.
reason-called-at-lho-turn = { $seat } called before the dealer, { $turn }.
reason-judged-by-what-it-shows = An artificial bid out of rotation is judged by the suits it shows, not by the one it names.

## Doubles that are not allowed, eight and more, too late, at once, missed

reason-inadmissible-double = A double or redouble that is not allowed never stands, even if the next player calls over it.
reason-called-instead-of-pass = A player who must pass may not bid, double or redouble. If the next opponent calls over it, though, it stands.
reason-above-seven-never-played = Seven is the highest level. A contract above it is never played.
reason-defender-after-the-end = The auction was over, but a defender bid, doubled or redoubled once more, and partner has heard it.
reason-call-after-the-end = The auction was over: calls made after that are cancelled.
reason-harmless-after-the-end = The auction was over, and this call does not help the defence.
reason-simultaneous-calls = When two players call together, the one whose turn it is comes first.
reason-missed-turn = A pass out of rotation deprived somebody of a turn: the auction cannot end like that.
