### Exercises about scores, score slips and boards.

## Kinds of exercise, as topics

kind-score_to_contract = Which result gives this score?
kind-contract_kind = Part-score, game or slam?
kind-score_what_if = What if? Lines of a score
kind-read_score_slip = Reading a traveller
kind-write_score_slip = Writing a traveller
kind-board_conditions = Dealer and vulnerability of a board
kind-find_the_slip = Find the mistake in the score

## Skills, and the rule to take away after “Remember:”

skill-part-score-game-slam = part-score, game or slam
skill-doubled-into-game = doubled into game
skill-result-from-score = from the score to the result
skill-result-from-penalty = from the score to the undertricks
skill-what-if-doubled = what a double changes
skill-what-if-vulnerable = what vulnerability changes
skill-what-if-higher = what one level more changes
skill-what-if-trick-more = what one trick more changes
skill-check-score = checking a score
skill-check-doubled-score = checking a doubled score
skill-read-score-slip = reading a traveller
skill-write-score-slip = writing a traveller
skill-board-dealer = who is dealer on a board
skill-board-vulnerability = who is vulnerable on a board
remember-part-score-game-slam = only the tricks bid decide: 100 trick points make game; level six is a small slam, level seven a grand slam.
remember-doubled-into-game = doubled, the trick points count twice, redoubled four times; if they then reach 100, it is game.
remember-result-from-score = take away the bonus first, 50, 300 or 500: what is left is for the tricks.
remember-result-from-penalty = undoubled undertricks cost 50 or 100 each; if they cost more, there was a double.
remember-what-if-doubled = a double changes tricks, overtricks and undertricks, adds 50 if made, and may turn a part-score into a game.
remember-what-if-vulnerable = vulnerability changes game and slam bonuses, undertricks and doubled overtricks; nothing else.
remember-what-if-higher = a trick counts as bid or as an overtrick, never both; one level more may bring game or slam.
remember-what-if-trick-more = beyond the contract a further trick changes only the overtricks; short of it, only the undertricks.
remember-check-score = check line by line: tricks bid, overtricks, game or part-score, slam.
remember-check-doubled-score = a double multiplies the trick points only; overtricks have their own value, and making it adds 50 or 100.
remember-read-score-slip = the number after the sign counts from the contract, and the contract from six.
remember-write-score-slip = write the contract as it was bid, X if doubled, then =, + or − and the tricks above or below it.
remember-board-dealer = the dealer, whom the board names, calls first: North on board 1, then clockwise.
remember-board-vulnerability = neither, NS, EW, both; each set of four boards starts one step later, and after 16 the pattern starts again.

## score_to_contract. $result is a line of a score slip, $seat its declarer, $vulnerability that of declarer’s side;
## $points are what $side scores.

exercise-score_to_contract = { $side } scored { $points }. Which of these results gives that score?
option-result = { $result } by { $seat }, { $vulnerability }
working-option-scores = { $result } by { $seat }, { $vulnerability }: { $points } for { $side }
grid-score-slip = On the traveller
grid-score-slip-result = Result
grid-score-slip-declarer = Declarer

## contract_kind

exercise-contract_kind = { $doubling-key ->
    [doubled] { $seat } has made { $bid } doubled, with { $tricks } tricks. What kind of contract is that?
    [redoubled] { $seat } has made { $bid } redoubled, with { $tricks } tricks. What kind of contract is that?
   *[undoubled] { $seat } has made { $bid }, with { $tricks } tricks. What kind of contract is that?
}
option-class-part-score = A part-score
option-class-game = A game
option-class-small-slam = A small slam
option-class-grand-slam = A grand slam

## score_what_if. The score is shown; then one thing is supposed to be different.
## $side declares, $bid and $tricks are those of the question.

exercise-score_what_if-doubled = What if an opponent had doubled? Choose every line of the score that would change, appear or disappear.
exercise-score_what_if-redoubled = What if { $side } had redoubled? Choose every line of the score that would change, appear or disappear.
exercise-score_what_if-vulnerable = What if { $side } had been vulnerable? Choose every line of the score that would change, appear or disappear.
exercise-score_what_if-higher = What if the contract had been { $bid }, with the same tricks? Choose every line of the score that would change, appear or disappear.
exercise-score_what_if-trick-more = What if declarer had won one trick more, { $tricks } in all? Choose every line of the score that would change, appear or disappear.
grid-account = The score line by line
grid-account-line = Line
grid-account-points = Points
working-what-if = Now the score is { $before }; then it would be { $after }.
working-what-if-same = The score stays { $before }.

## read_score_slip and write_score_slip. $slip is a line of a score slip.

exercise-read_score_slip = The traveller says { $slip }. How many tricks did declarer’s side win?
exercise-read_score_slip-words = The traveller says { $slip }. What does that mean in words?
count-tricks-won = tricks won
option-reading-made = { $doubling-key ->
    [doubled] { $bid } doubled
    [redoubled] { $bid } redoubled
   *[undoubled] { $bid } undoubled
}, made exactly
option-reading-over = { $doubling-key ->
    [doubled] { $bid } doubled
    [redoubled] { $bid } redoubled
   *[undoubled] { $bid } undoubled
}, made with { $number ->
    [one] { $number } overtrick
   *[other] { $number } overtricks
}
option-reading-down = { $doubling-key ->
    [doubled] { $bid } doubled
    [redoubled] { $bid } redoubled
   *[undoubled] { $bid } undoubled
}, { $number ->
    [one] { $number } undertrick
   *[other] { $number } undertricks
}
working-slip-made = The sign = means: exactly the { $promised } tricks promised.
working-slip-over = { $promised } promised and { $number } more: { $tricks }.
working-slip-down = { $promised } promised and { $number } fewer: { $tricks }.
working-slip-doubled = X means doubled.
working-slip-redoubled = XX means redoubled.
working-slip-written = On the traveller: { $slip }
scene-deal-passed-out = All four players passed.
scene-deal-played = { $seat } played in { $strain } at level { $level }, undoubled. Tricks won: { $tricks }.
scene-deal-played-doubled = { $seat } played in { $strain } at level { $level }, doubled. Tricks won: { $tricks }.
scene-deal-played-redoubled = { $seat } played in { $strain } at level { $level }, redoubled. Tricks won: { $tricks }.
exercise-write_score_slip = How is this written on the traveller?

## board_conditions

exercise-board_conditions = Who is dealer on board { $number }?
exercise-board_conditions-vulnerability = Who is vulnerable on board { $number }?
option-board-vulnerability = { $sides }
working-board-like = { $number } − { $less } = { $like }: board { $number } is like board { $like }.
working-board-dealer = Board { $number }: { $seat }
working-board-vulnerability = Board { $number }: { $sides }

## find_the_slip

exercise-find_the_slip = One line of this score is wrong, and with it the total. Which line?
exercise-find_the_slip-trick-score = The trick points are wrong. What should they be?
exercise-find_the_slip-overtricks = The points for overtricks are wrong. What should they be?
exercise-find_the_slip-part-score = The part-score bonus is wrong. What should it be?
exercise-find_the_slip-game = The game bonus is wrong. What should it be?
exercise-find_the_slip-small-slam = The small slam bonus is wrong. What should it be?
exercise-find_the_slip-grand-slam = The grand slam bonus is wrong. What should it be?
exercise-find_the_slip-insult = The bonus for making it doubled or redoubled is wrong. What should it be?
option-line-trick-score = { score-item-trick-score }: { $points }
option-line-overtricks = { score-item-overtricks }: { $points }
option-line-part-score = { score-item-part-score }: { $points }
option-line-game = { score-item-game }: { $points }
option-line-small-slam = { score-item-small-slam }: { $points }
option-line-grand-slam = { score-item-grand-slam }: { $points }
option-line-insult = { score-item-insult }: { $points }
working-stood-there = The wrong line said { $wrong } instead of { $points }.

## Rules

reason-score-slam-unbid = { $tricks } tricks were won, but only { $bid } was bid. Without the bid there is no slam bonus.
reason-score-grand-slam-unbid = A small slam was bid. The thirteenth trick is an overtrick and does not make it a grand slam.
reason-score-overtricks = { $doubling-key ->
    [undoubled] Undoubled, each overtrick is worth { $each } here: 20 in clubs and diamonds, 30 in hearts, spades and no trumps. It never counts towards game.
    [doubled] Doubled, each overtrick is worth { $each } ({ $vulnerability }), whatever the contract.
   *[redoubled] Redoubled, each overtrick is worth { $each } ({ $vulnerability }), whatever the contract.
}
reason-contract-promises = { $bid } promises { $tricks } tricks: six plus { $level }. On the traveller, =, + and − count from there.
reason-board-dealer = The number decides who is dealer: North on board 1, then clockwise. Board { $number }: { $seat }.
reason-board-vulnerability = The number decides who is vulnerable, in a pattern of sixteen boards. Board { $number }: { $sides }.

## Slips

slip-undertricks-at-trick-value = undertricks are scored on their own scale: it does not depend on the suit.
slip-doubled-always-game = a double alone does not make a game: the doubled trick points must reach 100.
slip-sign-turned = the sign was read the wrong way round: + is above the contract, − below it.
slip-result-left-out = the result was left out: = means exactly the contract, + and − say how far from it.
slip-counted-from-six = the tricks were counted from six; on a traveller + counts from the contract.
slip-level-taken-for-tricks = the level is not the number of tricks: six must be added.
slip-doubling-left-out = the X was overlooked: it means doubled, and it belongs on the traveller.
slip-redouble-as-double = XX is a redouble, X a double.
slip-contract-raised-to-tricks = the contract is written as it was bid, not as high as the tricks won.
slip-line-gone-overlooked = a line that disappears changes too.
slip-line-new-overlooked = a line that appears changes too.
slip-vulnerable-part-score-changed = the part-score bonus is 50 at any vulnerability.
slip-vulnerable-trick-points-changed = tricks bid, and undoubled overtricks, are worth the same at any vulnerability.
slip-overtrick-in-trick-points = a trick beyond the contract is an overtrick: the trick points stay as they are.
slip-dealer-anticlockwise = the deal goes round clockwise: after North comes East.
slip-dealer-of-the-board-before = that is the dealer of the previous board.
slip-vulnerability-repeats-after-four = the dealers repeat after four boards, the vulnerability only after sixteen.
slip-vulnerable-sides-swapped = the two sides were swapped.
slip-vulnerable-as-dealer = who is dealer has nothing to do with who is vulnerable.
slip-sixteen-miscounted = the pattern repeats after sixteen boards: board 17 is like board 1.

## What is wrong with an exercise in a lesson

lesson-error-one-option-scores = exactly one of two or more different results must give the score
lesson-error-contract-not-made = the contract must have been made
lesson-error-board-number = boards are numbered from 1 to 999
lesson-error-no-such-change = this result cannot be changed in this way
lesson-error-slip-passed-out = there must be a contract on the traveller
lesson-error-played-or-passed-out = there must be a contract with its tricks, or `passed_out: true` and nothing else
lesson-error-no-wrong-line = name a line of this score, and a number other than its own; the score must have at least two lines
lesson-field-board = board number
