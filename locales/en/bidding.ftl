### Exercises on whole auctions: the illegal call, the end, declarer, the opening lead.

## Kinds

kind-find_the_illegal_call = The call that was not allowed
kind-auction_over = Is the auction over?
kind-who_is_declarer = Who is declarer?
kind-opening_leader = The opening lead and dummy

## find_the_illegal_call: which call, then why. $seat made it.

exercise-find_the_illegal_call = One of these calls was not allowed. Nobody noticed, and the auction went on as if it were valid. Which call was it?
exercise-find_the_illegal_call-why = { $seat } said { $call }, and that was not allowed. Why not?
option-why-same-bid = It only repeated the last bid
option-why-strain-too-low = It was at the level of the last bid, but in a lower-ranking denomination
option-why-level-too-low = It was at a lower level than the last bid
option-why-nothing-to-double = Nobody had bid yet: there was nothing to double or redouble
option-why-own-side-bid = The last bid came from the player’s own side
option-why-already-doubled = The last bid had already been doubled
option-why-already-redoubled = The last bid had already been redoubled
option-why-not-doubled = The last bid had not been doubled
option-why-own-side-double = The double came from the player’s own side
option-why-three-passes = After a bid, three passes in a row had ended the auction
option-why-four-passes = Four passes at the start had ended the auction
option-why-had-passed = A player who has passed may only pass from then on
option-why-level-must-rise = Every bid must go up a level
option-why-opponents-suit = A suit that the opponents have bid may not be bid any more
option-why-own-bid = Nobody may bid over their own bid
option-why-too-late-to-double = A double must come at once, not after a pass
option-why-not-the-bidder = Only the player whose bid was doubled may redouble
step-call-not-allowed = { $seat } { $call }: not allowed.
step-call-allowed = { $seat } { $call }: allowed.

## auction_over

exercise-auction_over = These calls have been made. Is the auction over?
option-goes-on-with = No: { $seat } is to call
option-over-with-contract = { $doubling-key ->
    [doubled] Yes: the contract is { $bid } doubled
    [redoubled] Yes: the contract is { $bid } redoubled
   *[undoubled] Yes: the contract is { $bid }
}
option-over-passed-out = Yes: the deal is passed out
reason-passes-still-missing = { $number ->
    [0] After a bid, three passes in a row end the auction. Since the last bid, double or redouble nobody has passed yet.
    [one] After a bid, three passes in a row end the auction. Since the last bid, double or redouble there has been only one.
   *[other] After a bid, three passes in a row end the auction. Since the last bid, double or redouble there have been only { $number }.
}
reason-nobody-has-bid-yet = Nobody has bid yet: in that case it takes four passes to end the auction.
reason-turn-goes-left = The turn passes clockwise: { $seat } is the next to call.

## who_is_declarer, opening_leader. $seat has led.

exercise-who_is_declarer = { $doubling-key ->
    [doubled] The contract is { $bid } doubled. Who is declarer?
    [redoubled] The contract is { $bid } redoubled. Who is declarer?
   *[undoubled] The contract is { $bid }. Who is declarer?
}
exercise-opening_leader = The auction is over. Who makes the opening lead?
exercise-opening_leader-dummy = { $seat } has led. Who is dummy and lays the cards on the table?

## Slips

slip-double-raises-the-bid = a double does not make a bid any higher: the next bid need only be above the bid itself.
slip-opponents-suit-barred = a suit that the opponents have bid does not belong to them: anybody may bid it, if the bid is high enough.
slip-two-passes-are-enough = two passes do not end the auction: after a bid it takes three in a row.
slip-own-bid-not-raised = while the auction goes on, players may bid over their own bid as well; here the auction was over.
slip-passes-before-double-counted = after a double or redouble the count starts again: the passes before it do not matter.
slip-passes-not-in-a-row = only consecutive passes count: after any other call the count starts again.
slip-fourth-pass-awaited = after a bid three passes are enough: the player who made the last other call is not asked again.
slip-turn-anticlockwise = the turn passes clockwise, always to the player on the left.
slip-suit-shown-not-named = that player showed the suit by another bid; what counts is who first named it.
slip-leaders-partner-for-dummy = that is the leader’s partner, a defender; dummy is declarer’s partner.
slip-leader-left-of-last-bidder = count from declarer, not from the player who bid last.

## What is wrong with a lesson

lesson-error-no-illegal-call = every one of these calls is allowed
lesson-error-several-illegal-calls = more than one of these calls is not allowed
lesson-error-passed-out = the deal is passed out: there is no declarer
