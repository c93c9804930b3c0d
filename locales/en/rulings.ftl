### Rulings as exercises: insufficient bids, calls and leads out of turn, revokes.

## Kinds of exercise, as topics

kind-insufficient_bid = Insufficient bids
kind-call_out_of_turn = Calls out of rotation
kind-opening_lead_out_of_turn = The opening lead out of turn
kind-lead_out_of_turn = Later leads out of turn
kind-revoke = Revokes

## Skills, and what to remember of each

skill-insufficient-bid = who may accept an insufficient bid
skill-replacement-call = how an insufficient bid is put right
skill-call-out-of-turn = what happens to a call out of rotation
skill-silenced-partner = when partner must pass
skill-opening-lead-out-of-turn = the five options after an opening lead out of turn
skill-lead-out-of-turn = what happens after a later lead out of turn
skill-revoke-established = when a revoke is established
skill-revoke-tricks = how many tricks a revoke costs
remember-insufficient-bid = only the left-hand opponent may accept it, in words or by calling. Then it is the bid to beat.
remember-replacement-call = the lowest bid that shows the same denomination, or a comparable call, leaves partner free, and the score is adjusted only if the mistake itself helped. Anything else silences partner.
remember-call-out-of-turn = the left-hand opponent may accept it. Otherwise it is cancelled, and the turn goes back.
remember-call-out-of-turn-inadmissible = nobody can accept a double or redouble that is not allowed at all: it is cancelled, and the turn goes back.
remember-silenced-partner = a comparable call (similar, more precise or for the same purpose) leaves partner free. If the new call is not comparable, partner passes once.
remember-silenced-partner-inadmissible = after a double or redouble that is not allowed at all, the offender’s partner passes for the rest of the auction.
remember-opening-lead-out-of-turn = declarer may become dummy, accept the lead, or refuse it and require its suit, forbid its suit or make no demand.
remember-opening-lead-out-of-turn-dummy-seen = once declarer may have seen a card from dummy, the lead must be accepted.
remember-opening-lead-out-of-turn-declaring-side = declarer’s side makes no opening lead: its card goes back.
remember-lead-out-of-turn = a defender’s lead that is refused becomes a major penalty card. Declarer’s simply goes back.
remember-lead-out-of-turn-stands = if the player whose turn it is leads all the same, that lead stands, and the wrong one goes back.
remember-lead-out-of-turn-last = a lead out of turn on the last trick cannot be accepted: the card goes back.
remember-revoke-established = a revoke is established as soon as the side that revoked leads or plays to the next trick, names a card for it, claims or concedes tricks, or agrees to a claim or concession. If only the opponents have played on, it can still be put right.
remember-revoke-established-trick-twelve = a revoke on trick twelve is always put right, until all four hands are back in the board.
remember-revoke-tricks = two tricks if the player who revoked won that trick and that side also won a later one; otherwise one, or none if the side won no trick from then on. If the harm is greater, the Director adjusts the score.
remember-revoke-tricks-corrected = a revoke that is put right costs no trick; at most the card becomes a penalty card.
remember-revoke-tricks-none = here no trick is transferred automatically; the Director still makes good what the revoke cost the opponents.

## Who may accept, what partner may do, which leads declarer may restrict: for several kinds

option-accepts-alone = Only { $seat }
option-accepts-either = { $seat } or { $other }: either of them
option-accepts-nobody = Nobody
exercise-partner-now = What may { $seat } do in the auction now?
option-partner-free = { $seat } may call freely
option-partner-once = { $seat } must pass at the next turn, but only once
option-partner-throughout = { $seat } must pass for the rest of the auction
exercise-lead-after-call = Suppose { $offender } and { $seat } end up defending. What may declarer do when { $seat } first leads?
option-lead-free = Nothing: the lead is free
option-lead-forbid = Forbid one suit that { $offender } has not shown in the legal auction
option-lead-require = Require or forbid one suit
scene-found-comparable = The Director rules that the new call is comparable.
scene-found-not-comparable = The Director rules that the new call is not comparable.

## insufficient_bid. $seat bids $bid, which is too low.

scene-bids-too-low = The last bid is { $last }. { $seat } bids { $bid }.
scene-says-accepts = { $seat } says: “We accept that.”
scene-calls-at-once = { $seat } goes on at once with { $call }.
scene-bid-not-accepted = { $seat } does not accept the bid.
scene-one-call-comparable = The Director would rule { $call } comparable, but no other call.
scene-no-call-comparable = The Director would rule no call comparable.
scene-tries-first = { $seat } first tries { $call }, which the Director cancels.
scene-replaces-by = In place of the bid { $seat } now says { $call }.
exercise-insufficient_bid-accepts = Who may accept { $seat }’s { $bid }, so that it stands?
exercise-insufficient_bid-stands = Does { $bid } stand now?
option-bid-stands = Yes, it stands
option-bid-not-yet = No, it has not been accepted
exercise-insufficient_bid-next = { $bid } is accepted and stands. What is the lowest bid that { $seat } may make?
exercise-insufficient_bid-next-over = { $bid } stands, and { $call } has been called over it. What is the lowest bid that { $seat } may make now?
exercise-insufficient_bid-free = Which of these calls may { $seat } make now without { $partner } having to pass?
option-call = { $call }
working-lowest-sufficient = After { $last } the lowest bid in { $strain } is { $bid }.
working-replaced-by-lowest = { $call } is that very bid: the lowest one that shows the same denomination.
working-replaced-by-comparable = { $call } is comparable: the Director has ruled so.
working-replaced-by-double = { $call } is not comparable and is cancelled: another call must be chosen.
working-replaced-by-other = { $call } is neither the lowest bid that shows the same denomination nor comparable.
working-tried-first = { $call } was tried first and cancelled. That is enough to silence partner.
reason-replaced-by-the-same = The lowest sufficient bid that shows the same denomination leaves partner free, and so does a comparable call. Any other call silences partner.
slip-either-opponent-accepts = only the left-hand opponent may accept, not whichever opponent speaks first.
slip-right-hand-opponent-accepts = the right to accept belongs to the left-hand opponent, who calls next, not to the right-hand opponent.
slip-insufficient-never-stands = an insufficient bid is not cancelled by itself: if the left-hand opponent accepts it or simply calls, it stands.
slip-old-bid-to-beat = once the low bid is accepted, only that bid need be beaten, not the one before it.
slip-replaced-by-pass-is-free = passing does not undo the mistake: partner must then pass for the rest of the auction.
slip-replaced-at-any-level = it must be the lowest sufficient bid that shows the denomination; a jump silences partner.
slip-replaced-by-any-bid = a bid that shows another denomination is allowed, but it silences partner unless it is comparable.
slip-replaced-by-double = a double does not put an insufficient bid right unless the Director rules it comparable.
slip-comparable-call-forgotten = a call that the Director rules comparable leaves partner free.
slip-correction-always-silences = putting the bid right in the proper way silences nobody.
slip-insufficient-silences-once = after an insufficient bid partner must pass for the rest of the auction, not just once.
slip-second-try-forgiven = a cancelled first try silences partner, whatever call comes after it.
slip-lead-required-after-call = after a withdrawn call declarer may forbid a suit, but not require one.
slip-lead-left-free = a call taken back without a comparable one in its place lets declarer restrict partner’s first lead.
slip-lead-restricted-for-nothing = when partner does not have to pass, the lead is free as well.

## call_out_of_turn. $seat calls $call at the turn of $turn.

scene-calls-too-soon = Out of rotation, { $seat } says { $call }.
scene-calls-out-of-turn = It is { $turn }’s turn to call, but { $seat } says { $call }.
scene-calls-over = Before the Director is called, { $seat } says { $call }.
scene-call-cancelled = Nobody accepts the call: it is cancelled, and the auction goes on.
scene-double-cancelled = The Director cancels the call, and the auction goes on.
scene-calls-next = { $seat } says { $call }.
scene-calls-in-turn = Now that it is { $seat }’s own turn, { $seat } says { $call }.
exercise-call_out_of_turn-accepts = Who may accept { $seat }’s call ({ $call }), so that it stands?
exercise-call_out_of_turn-turn = The call is cancelled. Whose turn is it to call now?
exercise-call_out_of_turn-becomes = What happens to { $seat }’s call ({ $call })?
option-call-stands = It stands, as if made in rotation
option-call-void = It is cancelled, and nobody has to pass
option-call-costs = It is cancelled, and { $seat } must pass once
exercise-call_out_of_turn-bound = Now it is { $seat }’s own turn. What may { $seat } call?
option-any-call = Any legal call
option-pass-now = Only Pass this time; anything after that
option-pass-always = Only Pass, for the rest of the auction
option-repeat = Only { $call } again
reason-lho-may-accept-call = The left-hand opponent of the player who called too soon may accept the call, simply by calling next.
reason-lho-may-accept-on-own-turn = The left-hand opponent may accept it. Here it is also that opponent’s own turn: to accept, that player has to say so. If the player just calls, that call counts as made in rotation and the earlier one is cancelled.
reason-called-over-accepts = The left-hand opponent has called over it: that accepts the call.
reason-called-in-turn-voids = The opponent whose turn it was has called: the call out of rotation is cancelled, and nobody has to pass. But the partner of the player who made it may not use what it revealed.
slip-call-out-of-turn-never-stands = a call out of rotation is not always cancelled: the left-hand opponent may accept it.
slip-inadmissible-double-accepted = nobody can accept a double or redouble that is not allowed.
slip-offender-stays-in-turn = a call that is cancelled does not move the turn: it goes back to the player who should have called.
slip-turn-goes-on-after-offender = the auction goes on to the left only if the call is accepted.
slip-call-in-turn-accepts = a player who calls in rotation accepts nothing: that call counts, and the early one does not.
slip-calling-over-cancels = when the left-hand opponent calls over it, the early call is accepted and stands.
slip-called-over-still-costs = once an opponent has gone on, nobody has to pass.
slip-repeat-forgotten = when the right-hand opponent passes, the early call must be made again.
slip-repeat-always = it need be repeated only if the right-hand opponent passes; otherwise any call is allowed.
slip-offender-silenced = the player who called too soon does not have to pass here; it is partner who may have to.
slip-early-pass-not-binding = a player who passes at the right-hand opponent’s turn must pass when their own turn comes.
slip-early-pass-binds-for-good = an early pass never binds for the whole auction.
slip-repeated-call-silences = repeating the call, as required, silences nobody.
slip-early-pass-silences-partner = a pass at the right-hand opponent’s turn binds only the player who passed, not partner.
slip-not-comparable-is-free = if the new call is not comparable, partner must pass once.
slip-out-of-turn-silences-for-good = after a call out of rotation partner passes once, not for the whole auction.
slip-inadmissible-double-taken-lightly = after a double or redouble that is not allowed, partner must pass for the rest of the auction.

## opening_lead_out_of_turn. Declarer is $seat; the right leader is $leader.

scene-contract = { $doubling-key ->
    [doubled] { $seat } is declarer in { $bid } doubled.
    [redoubled] { $seat } is declarer in { $bid } redoubled.
   *[undoubled] { $seat } is declarer in { $bid }.
}
scene-opening-lead = { $seat } puts { $card } face up on the table as the opening lead.
scene-dummy-seen = Before anybody notices, { $dummy } has begun to put down dummy’s cards, and declarer has seen some of them.
scene-becomes-dummy = { $seat } accepts the lead by spreading the whole hand on the table.
scene-accepts-lead = { $seat } accepts the lead and does not spread the hand.
scene-refuses-requires = { $seat } refuses the lead and requires { $leader } to lead { $suit }.
scene-refuses-forbids = { $seat } refuses the lead and forbids { $leader } to lead { $suit }.
scene-refuses-asks-nothing = { $seat } refuses the lead and makes no demand.
exercise-opening_lead_out_of_turn = What may { $seat } choose?
exercise-opening_lead_out_of_turn-own = What is possible now?
option-become-dummy = Declarer spreads the hand and becomes dummy
option-accept-lead = The lead is accepted, and declarer plays second, from hand
option-refuse-require = The lead is refused, and { $seat } must lead { $suit }
option-refuse-forbid = The lead is refused, and { $seat } may not lead { $suit }
option-refuse-leave = The lead is refused, and { $seat } may lead anything
option-any-suit = The lead is refused, and declarer names any suit for { $seat } to lead
option-lead-goes-back = The card goes back, and { $seat } leads; there is no penalty card
option-redeal = The board is redealt
exercise-opening_lead_out_of_turn-declarer = Who is declarer now?
exercise-opening_lead_out_of_turn-next = Which hand plays next?
exercise-opening_lead_out_of_turn-card = What happens to { $card }?
option-card-joins-trick = It is played and belongs to the trick
option-card-major = It stays on the table as a major penalty card
option-card-minor = It stays on the table as a minor penalty card
option-card-returns = It goes back to the hand and is not a penalty card
reason-new-dummy-plays-second = The lead stands, and the second card comes from { $seat }’s hand, which is now dummy.
reason-declarer-stays = { $seat } remains declarer: only by spreading the hand would declarer become dummy.
slip-becoming-dummy-forgotten = declarer may also spread the hand, become dummy and let partner play.
slip-accepting-lead-forgotten = declarer need not refuse: the lead may also be accepted.
slip-lead-demands-forgotten = if the lead is refused, declarer may require its suit, forbid its suit, or make no demand.
slip-any-suit-demanded = only the suit of the card led may be required or forbidden, no other.
slip-wrong-lead-goes-back = a defender’s lead that is refused does not simply go back: it becomes a penalty card first.
slip-board-dealt-again = a lead out of turn is put right at the table; nothing is redealt.
slip-dummy-seen-overlooked = once declarer may have seen a card from dummy there is no choice left: the lead must be accepted.
slip-declaring-side-lead-counts = declarer’s side has no opening lead: the card just goes back.
slip-spreading-changes-nothing = by spreading the hand declarer becomes dummy, and partner declares.
slip-accepting-changes-declarer = only spreading the hand makes partner declarer.
slip-dummy-plays-second = here the second card comes from declarer’s own hand, and dummy plays last.
slip-new-declarer-plays-second = the order round the table stays the same: the hand that was spread comes next and plays second.
slip-offender-leads-again = if the lead is refused, the defender whose lead it was leads, not the one who led too soon.
slip-asking-nothing-frees-card = if declarer makes no demand, the card stays on the table as a penalty card.
slip-demand-keeps-card = once declarer requires or forbids the suit, the card goes back to the hand.
slip-accepted-card-penalised = a lead that is accepted is played like any other card.

## lead_out_of_turn. It is the lead of $seat.

scene-lead-due = In the middle of the play it is { $seat }’s lead.
scene-last-lead-due = Everybody has one card left. It is { $seat }’s lead.
scene-defender-leads = But { $seat }, a defender, leads { $card }.
scene-declarer-leads-from-hand = But declarer leads { $card } from hand ({ $seat }).
scene-declarer-leads-from-dummy = But declarer leads { $card } from dummy ({ $seat }).
scene-defenders-differ = { $seat } would like to accept the lead, but { $other } would not.
scene-plays-to-it = { $seat } plays a card to it at once.
scene-leads-all-the-same = Nobody has said anything yet when a card is led from { $seat }’s hand, as it should be.
exercise-lead_out_of_turn-accepts = Who may accept the lead of { $card }?
exercise-lead_out_of_turn-refused = Nobody accepts the lead of { $card }. What happens to the card, and what comes next?
option-back-any-card = It goes back; any card may be led from { $seat }’s hand
option-back-same-suit = It goes back; { $suit } must be led from the correct hand
option-back-lead-lost = It goes back; the lead passes to the defenders
option-penalty-minor = It becomes a minor penalty card; any card may be led from { $seat }’s hand
option-penalty-now = It becomes a major penalty card; before { $seat } leads, declarer may require or forbid { $suit }
option-penalty-later = It becomes a major penalty card; any card may be led from { $seat }’s hand; declarer chooses only when { $partner } is next on lead
option-penalty-not-yet = It becomes a major penalty card; { $seat } leads freely this time, and declarer may choose only at { $seat }’s next lead
exercise-lead_out_of_turn-decides = Whose decision counts?
exercise-lead_out_of_turn-stands = What happens to the lead of { $card }?
option-lead-stands = It stands, as if led in turn
option-lead-gives-way = It goes back; the lead from the correct hand stands
option-lead-still-open = It can still be accepted or refused
reason-partner-leads-declarer-chooses = { $seat }, the partner, is on lead: declarer may at once require the suit, forbid it or make no demand.
slip-dummy-accepts-lead = declarer alone decides; dummy has no say.
slip-one-defender-accepts = either defender may accept declarer’s lead; it does not matter where that defender sits.
slip-lead-never-accepted = a lead out of turn may be accepted, except on the last trick.
slip-last-lead-accepted = on the last trick a lead out of turn cannot be accepted.
slip-refused-lead-goes-back = a defender’s lead that is refused becomes a major penalty card; only declarer’s goes back.
slip-lead-demanded-too-early = declarer chooses only when the partner of the card’s owner is on lead; here declarer’s side leads.
slip-lead-demand-forgotten = the partner of the card’s owner is on lead now, so declarer may choose at once.
slip-same-suit-from-right-hand = that is an old rule: any card may be led from the correct hand.
slip-lead-lost-by-declarer = declarer does not lose the lead: it comes from the correct hand.
slip-other-defender-decides = the defender who plays next after the wrong lead decides, not the other one.
slip-declarer-decides-for-defenders = declarer made the mistake; a defender decides.
slip-playing-on-accepts-nothing = a player who plays to a lead out of turn has accepted it.
slip-right-lead-lost = the player whose lead it really was may make it; then the wrong one does not count.

## revoke. $seat plays $card to trick $number and has $suit left.

scene-revokes = Trick { $number }: { $seat } plays { $card }, but still has { $suit }.
scene-dummy-revokes = Trick { $number }: { $card } is played from dummy ({ $seat }), although dummy still has { $suit }.
scene-penalty-card-not-played = Trick { $number }: { $faced } lies in front of { $seat } as a major penalty card and must be played now. { $seat } plays { $card } instead.
scene-both-revoked = { $seat } too could have followed suit, but plays { $card }.
scene-trick-won = { $seat } wins the trick.
scene-noticed-at-once = It is noticed before anybody goes on.
scene-leads-next = { $seat } leads to the next trick.
scene-plays-to-next = { $seat } plays to the next trick.
scene-names-next = { $seat } names the card for the next trick, but nobody has played it yet.
scene-claims = { $seat } claims the remaining tricks.
scene-agrees-to-claim = The opponents claim the remaining tricks, and { $seat } agrees.
scene-lead-retracted = An opponent says by mistake that it is { $seat }’s lead. { $seat } leads, and takes the card back when the mistake is discovered.
scene-only-then-noticed = Only now is the revoke noticed.
scene-hands-on-table = The four hands are not all back in the board.
scene-hands-returned = The four hands are back in the board.
scene-earlier-tricks = { $number ->
    [one] { $side } had already won { $number } trick.
   *[other] { $side } had already won { $number } tricks.
}
scene-later-tricks = { $number ->
    [0] After that { $side } win no more tricks.
    [one] After that { $side } win { $number } more trick.
   *[other] After that { $side } win { $number } more tricks.
}
scene-revoked-before = { $seat } had already revoked in { $suit } on this deal, and that revoke is established.
scene-opponents-revoked = { $side } have an established revoke on this deal too.
scene-noticed-in-time = The revoke is noticed when the play is over.
scene-noticed-next-deal = The revoke is noticed on the next deal, when a player of { $side } has already called.
scene-noticed-after-round = The revoke is noticed after the end of the round.
exercise-revoke-established = Is the revoke established?
option-established = Yes, it is established
option-not-established = No, it is not established
option-established-waived = No, and the opponents may choose to let it stand
exercise-revoke-now = What happens to { $card }?
option-corrected-penalised = It is replaced and becomes a major penalty card
option-corrected-returns = It is replaced and goes back with no further rectification
option-not-corrected = It stays played
exercise-revoke-tricks = How many tricks does the revoke cost? Ignore any further adjustment by the Director.
count-tricks-transferred = Tricks transferred
working-offender-won = Winner of the revoke trick: { $seat }, who revoked.
working-partner-won = Winner of the revoke trick: { $seat }, the partner’s hand.
working-opponents-won = Winner of the revoke trick: { $seat }, an opponent.
working-later-tricks = Tricks that { $side } won after it: { $number }.
working-tricks-transferred = Tricks transferred: { $number }.
reason-revoke-too-late-to-correct = An established revoke can no longer be put right.
slip-established-at-once = a revoke is not established at once: as long as its own side has not gone on, it must be put right.
slip-established-by-opponents = when only the opponents go on, the revoke is not established yet.
slip-established-by-card-only = naming a card for the next trick, claiming, or agreeing to a claim establishes a revoke too.
slip-established-by-offender-only = it is enough that partner has gone on.
slip-revoke-corrected-too-late = once that side has gone on, the revoke is established and can no longer be put right.
slip-revoke-left-standing = as long as it is not established, a revoke must be put right.
slip-revoke-waived = the opponents cannot let a revoke stand: as long as it is not established, it must be put right.
slip-revoke-card-goes-back = a defender’s card from the concealed hand does not simply go back: it becomes a major penalty card.
slip-trick-twelve-forgotten = on trick twelve a revoke is put right even if established, and it costs no trick.
slip-revoke-always-two = two tricks only if the player who revoked won that trick and that side also won a later one.
slip-revoke-always-one = a revoke does not always cost one trick: look at who won that trick, and what came after.
slip-revoke-own-trick-forgotten = the revoke trick itself counts, if the player who revoked won it.
slip-partners-trick-costs-two = if partner won the revoke trick, it costs one trick, never two.
slip-dummys-trick-costs-two = a trick won in dummy is not won by declarer’s own hand: it costs one trick.
slip-earlier-tricks-counted = tricks won before the revoke do not count.
slip-all-later-tricks-taken = a revoke by itself never transfers more than two tricks; if the harm is greater, the Director adjusts the score.
slip-dummys-revoke-costs = a revoke from dummy costs no trick.
slip-same-suit-costs-again = a second revoke by the same player in the same suit costs nothing more.
slip-both-sides-pay = if both sides have revoked, neither transfers a trick.
slip-late-notice-costs = it was noticed too late: no trick is transferred any more.
slip-faced-card-costs = not playing a penalty card costs no trick.

## What is wrong with a lesson’s ruling

lesson-error-not-irregular = nothing irregular has happened here, or it comes under another Law
lesson-error-cannot-be = this cannot happen here
lesson-error-choice-twice = this choice is offered twice
lesson-error-one-turn-only = give at most one of “reply”, “over”, “refused” and “replaced”
lesson-error-not-four-cards = a whole trick has four cards
