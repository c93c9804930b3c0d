### Half tables, turned boards, the Howell movement, and percentages of pairs that sat out.

## Kinds of exercise, as topics

kind-special_movement = Half tables, turned boards, Howell
kind-session_ranking = Percentages and ranking

## Skills

skill-half-table = who sits out, and what it means
skill-arrow-switch = boards that are turned
skill-howell = where a pair goes in a Howell
skill-session-percentage = the percentage of a session
skill-ranking-by-percentage = ranking pairs by percentage

## What is worth remembering, after “Remember:”

remember-half-table = whoever should meet the missing pair has a free round, once, and plays fewer boards.
remember-arrow-switch = when the boards are turned, the players keep their chairs and hold the other side’s cards.
remember-howell = go where the pair with the next lower number has just played; only the highest number stays.
remember-session-percentage = your matchpoints divided by the tops of the boards you have really played.
remember-ranking-by-percentage = with a different number of boards, the percentage decides, not the total.

## special_movement. $pair, $table, $round and so on are numbers, $side is a direction.

scene-half-table = Pair { $pair } is missing: it is a half table.
scene-arrow-switch = In round { $round } the boards are turned by a quarter. All keep their chairs, so everybody holds the cards of the other direction.
scene-howell = A pairs tournament with { $tables } tables in a Howell movement: { $pairs } pairs, and each meets all the others.
exercise-special_movement-sits_out = Which pair has no opponents in round { $round }?
exercise-special_movement-boards = There are { $rounds } rounds of { $boards } boards. How many boards does pair { $pair } play?
exercise-special_movement-written = The results of this round are entered. Whose number goes in the { $side } column at table { $table }?
exercise-special_movement-rival = In round { $round } pair { $pair } plays a board that was already played in round { $other }. With which pair of that table is it compared?
exercise-special_movement-howell_table = At which table does pair { $pair } play next?
exercise-special_movement-howell_rounds = How many rounds does it take until each pair has met all the others?
exercise-special_movement-howell_stays = Which pair stays at its table all evening?
count-boards = Boards
count-rounds = Rounds
grid-round = Round
grid-same-board = Where the board was played, and who sat there
grid-ns-chairs = In the N-S chairs
grid-ew-chairs = In the E-W chairs
working-boards-played = { $rounds } rounds × { $boards } boards = { $total }
working-boards-with-sit-out = One round is free: { $rounds } rounds × { $boards } boards = { $total }
working-howell = Pair { $pair } has just played at table { $table }.

reason-half-table = Pair { $pair } is missing. The pair that should meet it sits out in that round.
reason-arrow-switch = If the Director has the boards turned, the pairs change cards and not chairs. A result belongs to the direction whose cards a pair held.
reason-compared-with-same-cards = A pair is compared with the pairs that held the same cards.
reason-howell-follow = In a Howell each pair goes where the pair below it has just played, and pair 1 follows pair { $last }. Only pair { $pairs } stays.
reason-howell-rounds = Each of the { $pairs } pairs meets all the others, one in each round.

slip-half-table-not-moved = that is right in the first round. Since then East-West have moved.
slip-half-table-missing-pair = that is the pair that is missing. The question is who is left alone.
slip-sit-out-forgotten = this pair sits out in one round.
slip-sit-out-too-many = this pair never sits out: only opponents of the missing pair do.
slip-rounds-as-many-as-tables = there are not as many rounds as tables. Count the rounds.
slip-boards-not-turned = that is the chair. The boards are turned, and the pair holds the cards of the other direction.
slip-compared-with-same-chair = that pair sat in the same chairs, but held the other cards.
slip-compared-with-opponent = that is the opponent at the same table.
slip-howell-followed-higher = that is where the next higher pair has played. You follow the next lower one.
slip-howell-as-mitchell = one table up is the rule of the Mitchell.
slip-howell-pair-stayed = only the pair with the highest number stays.
slip-howell-highest-moved = the pair with the highest number stays at its table.
slip-howell-as-many-rounds-as-pairs = a pair does not meet itself: there is one round fewer than there are pairs.
slip-howell-first-pair-stays = pair 1 moves, too. It follows the last of those that move.

## session_ranking. $won and $top are matchpoints, $percent a percentage.

exercise-session_ranking-percentage = What percentage does this pair have? Round to a whole number.
exercise-session_ranking-first = Which pair leads the ranking?
count-percent = Per cent
grid-session = The rounds of one pair
grid-standings = The pairs after the last round
grid-pair = Pair
grid-matchpoints-won = Matchpoints
grid-top = Possible
working-session = { $won } of { $top } possible matchpoints: { $percent }%
working-standing = Pair { $pair }: { $won } of { $top }, that is { $percent }%

reason-percentage-of-own-tops = The percentage is the share of the matchpoints that the pair could have won on its own boards.
reason-sit-out-does-not-count = A round without opponents brings nothing and costs nothing.
reason-ranked-by-percentage = Pairs that have played a different number of boards are ranked by percentage.

slip-sit-out-counted-as-zero = the free round was counted as if the pair had lost everything in it. It does not count at all.
slip-sit-out-counted-as-half = the free round was counted as an average. It does not count at all.
slip-percentages-averaged = this is the average of the rounds. Rounds with a higher top weigh more.
slip-matchpoints-for-percent = these are the matchpoints. Divide them by what was possible.
slip-percentage-of-the-others = this is what the opponents have taken.
slip-ranked-by-total = this pair has the most matchpoints, but could also have won more. Compare the percentages.
slip-ranked-by-points-lost = this pair has lost the fewest matchpoints. It is the share that counts.

## What is wrong with a lesson file

lesson-error-session-matchpoints = give either the rounds of one pair or the pairs, each with its matchpoints and no fewer possible ones, and one pair in front
