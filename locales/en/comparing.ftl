### Results compared: score slips, matchpoints, rubber.

## A score slip: words accepted for each thing, separated by spaces, capitals do not matter.

input-doubled = X double doubled dbl
input-redoubled = XX redouble redoubled rdbl
input-passed-out = pass P passed-out

## What is wrong with a result that was typed. $text is what was typed, $bid a bid.

result-error-empty = Nothing has been entered.
result-error-level = “{ $text }” does not begin with a level from 1 to 7.
result-error-strain = “{ $text }” is neither a suit nor no trumps.
result-error-doubling = “{ $text }” means neither doubled nor redoubled.
result-error-ambiguous = “{ $text }” can be read in two ways.
result-error-end = “{ $text }” cannot be read as a result: write =, +1 or −1.
result-error-overtricks = { $number ->
    [0] After { $bid } there are no overtricks: all thirteen tricks are in the contract.
    [one] After { $bid } there is at most { $number } overtrick.
   *[other] After { $bid } there are at most { $number } overtricks.
}
result-error-undertricks = { $bid } can go down by { $number } tricks at most.
result-error-twice = Something is given twice, or two things contradict each other.
result-error-missing = The result is missing: write =, +1, −1 or the number of tricks.
result-error-tricks = { $number } tricks are too many: there are only thirteen.

## Results compared

reason-matchpoints-compared = { $win ->
    [1] Every lower score on the board is worth 1, every equal one ½.
   *[other] Every lower score on the board is worth 2, every equal one 1.
}
reason-imps-for-difference = { $imps ->
    [one] A difference of { $difference } points is worth { $imps } IMP.
   *[other] A difference of { $difference } points is worth { $imps } IMPs.
}
reason-team-difference = With the same cards our pair scores { $ours } and theirs { $theirs } in the same direction. The difference is { $net }.
reason-board-a-match-better = At board-a-match the better result gets both points, whether it is better by 10 or by 500.
reason-board-a-match-equal = At board-a-match equal scores share the 2 points: 1 each.

## The sheet of a rubber: why a number goes where it does. $side is a partnership.

reason-rubber-tricks-below = Tricks that were bid and made go below the line: { $points }. Only these count towards game.
reason-rubber-overtricks-above = Overtricks go above the line: { $points }. They never count towards game.
reason-rubber-small-slam = Twelve tricks were bid and made. That is a small slam: { $points } above the line.
reason-rubber-grand-slam = All thirteen tricks were bid and made. That is a grand slam: { $points } above the line.
reason-rubber-insult = A doubled or redoubled contract was made: { $points } above the line.
reason-rubber-undertricks = The contract went down. { $side } score { $points } above the line.
reason-rubber-four-trump-honours = One hand of { $side } held four of the five trump honours: { $points } above the line, whoever plays the contract.
reason-rubber-five-trump-honours = One hand of { $side } held all five trump honours: { $points } above the line, whoever plays the contract.
reason-rubber-four-aces = In no trumps one hand of { $side } held all four aces: { $points } above the line, whoever plays the contract.
reason-rubber-game-won = { $side } have { $points } below the line. 100 or more is a game, and a new line is drawn.
reason-rubber-part-score-cancelled = The { $points } points of { $side } below the line no longer count towards the next game. They stay in the total.
reason-rubber-two-nil = { $side } have won two games and the opponents none. The rubber bonus is { $points }.
reason-rubber-two-one = { $side } have won two games and the opponents one. The rubber bonus is { $points }.
reason-rubber-unfinished-game = The rubber was broken off. Only { $side } have won a game: the bonus is { $points }.
reason-rubber-unfinished-part-score = The last game was not finished. Only { $side } have a part-score in it: the bonus is { $points }.
reason-rubber-passed-out = Nobody bid. Nothing is scored, and the next player deals.
