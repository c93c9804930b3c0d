### What a revoke costs in the end.

kind-revoke_equity = The revoke: is the price enough?
skill-revoke-equity = how many tricks there were without the revoke
skill-revoke-adjustment = when the Director adjusts the score after a revoke
remember-revoke-equity = first the tricks that go over; then play the rest again from the revoke on, with a card that follows suit.
remember-revoke-adjustment = the other side gets the tricks that go over, or what it would have won without the revoke: whichever is more, never both.
exercise-revoke_equity = Without the revoke, how many of the tricks shown would { $side } have won, with the best play of both sides?
working-best-line = Best play without the revoke:
exercise-revoke_equity-adjusted = With the tricks that go over, { $side } has { $number } of these { $of } tricks. Does the Director adjust the score?
option-equity-adjusted = Yes: without the revoke it would have been more
option-equity-enough = No: without the revoke it would not have been more
option-equity-never = No: beyond the tricks that go over there is never anything
exercise-revoke_equity-final = How many of these tricks does { $side } get in the end?
reason-revoke-transfer-enough = With the tricks that go over, this side has at least as many as without the revoke. What is too many is not taken back.
reason-revoke-transfer-too-little = Without the revoke this side would have won more. The Director adjusts the score, even if no trick goes over.
reason-revoke-best-play = The Director estimates what would have happened. Here the estimate is the best play of both sides, all cards seen.
slip-revoke-result-kept = that is the result at the table, with the revoke in it.
slip-revoke-transfer-added = those are the tricks at the table with the ones that go over. Play it again without the revoke.
slip-revoke-adjusted-for-nothing = count again: without the revoke there would not have been more.
slip-revoke-harm-overlooked = count again: without the revoke there would have been more.
slip-revoke-transfer-is-all = the tricks that go over are the least. If the harm is greater, the Director adjusts the score.
slip-revoke-both-given = the result without the revoke is not added to the tricks that go over: the better of the two counts.
slip-revoke-transfer-taken-back = what goes over stays, even if it is more than there would have been without the revoke.
