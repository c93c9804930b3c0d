### Exercises on results compared, on the sheet of a rubber and on the movement.

## Kinds of exercise, as topics

kind-matchpoints = Matchpoints
kind-team_swing = A board of a team match
kind-rubber_entry = The rubber sheet: where each number goes
kind-rubber_sheet = A rubber, deal by deal
kind-honours = The honours bonus
kind-pair_and_table = Pairs, tables and boards

## Skills

skill-matchpoint-count = counting matchpoints
skill-matchpoint-ties = matchpoints for equal scores
skill-team-difference = the difference between two tables
skill-imps = converting points into IMPs
skill-board-a-match = the better score at board-a-match
skill-rubber-below-the-line = what goes below the line
skill-rubber-above-the-line = what goes above the line
skill-rubber-game = when a game is won at rubber bridge
skill-rubber-bonus = the rubber bonus and the totals
skill-unfinished-rubber = an unfinished rubber
skill-honours-bonus = the honours bonus
skill-pair-movement = where the pairs go
skill-board-movement = where the boards go
skill-pair-number = the number of a pair

## What is worth remembering, after “Remember:”

remember-matchpoint-count = count the other pairs in your direction that you beat: 2 matchpoints each, or 1 each on the other scale.
remember-matchpoint-ties = an equal score is worth half a win, for both pairs: 1 matchpoint instead of 2, or ½ instead of 1.
remember-team-difference = add what our two pairs score: plus when we score, minus when the opponents do.
remember-imps = find the row of the IMP scale that contains the difference; the side that gained gets the IMPs.
remember-board-a-match = at board-a-match only the better result counts, by however little: 2 points, or 1 each if the scores are equal.
remember-rubber-below-the-line = only tricks bid and made go below the line, doubled or redoubled if the contract was.
remember-rubber-above-the-line = overtricks, undertricks, slams and honours go above the line, to the side that earned them.
remember-rubber-game = 100 below the line makes a game; then both sides start the next one from nothing.
remember-rubber-bonus = two games win the rubber: 700 if the opponents have none, 500 if they have one. Then everything is added up.
remember-unfinished-rubber = if the rubber is left unfinished: 300 to the only side with a game, 100 to the only side with a part-score in the unfinished game.
remember-honours-bonus = in one hand: four trump honours 100, all five 150; in no trumps, four aces 150. Only at rubber bridge.
remember-pair-movement = North-South stay, East-West go up one table; with an even number of tables they skip one halfway.
remember-board-movement = the boards go down one table each round, the opposite way to the pairs.
remember-pair-number = a pair keeps the number of the table where it started; East-West add a hundred.

## matchpoints. $win is what a score beaten is worth: 2 or 1. $pair is a pair’s number.

exercise-matchpoints = Fill in the matchpoints of these North-South pairs. Each score beaten is worth { $win }.
exercise-matchpoints-one = How many matchpoints does North-South pair { $pair } get? Each score beaten is worth { $win }.
exercise-matchpoints-ew = Fill in the matchpoints of these East-West pairs. Each score that North-South beat is worth { $win } to them; their opponents get what is left of the top.
exercise-matchpoints-ew-one = How many matchpoints does East-West pair { $pair } get? Each score that North-South beat is worth { $win } to them.
row-pair = Pair { $pair }
grid-traveller = The traveller of the board
grid-contract = Result
grid-by = By
grid-matchpoints = MP
grid-matchpoints-ew = MP EW
working-matchpoints-ew = Pair { $pair } gets what is left of the top: { $top } − { $other } = { $points }
working-matchpoints = { $win ->
    [1] Pair { $pair } beats { $lower } and is level with { $equal }: { $lower } × 1 + { $equal } × ½ = { $points }
   *[other] Pair { $pair } beats { $lower } and is level with { $equal }: { $lower } × 2 + { $equal } × 1 = { $points }
}

slip-ties-taken-as-wins = an equal score was counted as one beaten. It is worth half of that.
slip-ties-taken-as-losses = an equal score was counted as a loss. It is worth half a win, to both pairs.
slip-equal-scores-counted-once = equal scores below were counted as one. Count pairs, not different scores.
slip-own-score-counted = the pair was compared with itself too. Only the other scores count.
slip-matchpoints-of-the-others = these are East-West’s matchpoints. The highest North-South score gets the most here.
slip-points-for-matchpoints = these are points. Matchpoints only count how many pairs were beaten.
slip-other-matchpoint-scale = the other scale was used. The question says what each score beaten is worth.
slip-minus-sign-overlooked = the minus sign was overlooked: any minus score is lower than 0 and than any plus score.
slip-passed-out-left-out = a passed-out deal is a result like any other: 0, better than a minus, worse than a plus.

## team_swing. $net, $ours, $other and $imps are numbers with their sign, for our team.

exercise-team_swing = Our team sits North-South at table 1 and East-West at table 2. How many points does our team gain on this board? Use a minus sign for a loss.
exercise-team_swing-imps = The difference for our team is { $net } points. How many IMPs is that? Use a minus sign for a loss.
exercise-team_swing-board-a-match = Our team sits North-South at table 1 and East-West at table 2. The match is scored by board-a-match. How many of the 2 points for this board does our team get?
count-points = Points for us
grid-two-tables = The two tables of a team match
grid-table = Table
grid-points-ns = Points NS
grid-points-ew = Points EW
team-we = we
team-they = they
grid-imps = The IMP scale
grid-difference = Difference
grid-imp = IMPs
imp-range = { $from } to { $to }
imp-range-open = { $from } and more
working-team-difference = Our pair at table 1: { $ours }. Our pair at table 2: { $other }. Together: { $net }.
working-team-imps = { $net } points, in IMPs: { $imps }.

slip-team-scores-added = the scores were combined the wrong way. Points in the East-West column at table 2 are ours; in the North-South column they are theirs.
slip-team-sign-reversed = the number is right, but it goes to the other team. Look at who sat where.
slip-team-column-overlooked = the column was overlooked: only the side named above it scores the points in it.
slip-team-other-table-forgotten = this is only the score from table 1. The other table’s result must be set against it.
slip-imps-next-row = this is the row above or below. Look at the first and last number of each row.
slip-imps-not-converted = these are points. The IMP scale converts them into IMPs, from 0 to 24.
slip-imps-each-score-converted = each score was converted into IMPs. First take the difference in points, then look it up once.
slip-board-a-match-imps = these are IMPs. At board-a-match the size of the difference does not matter.
slip-board-a-match-called-equal = 1 point is for equal scores, and these are not equal. 10 points more are enough.
slip-board-a-match-other-team = these are the other team’s points. Look at who sat where.

## rubber_entry and rubber_sheet. $side is a partnership, $number the number of the deal.

exercise-rubber_entry = Rubber bridge: this deal has just been played. What goes where on the sheet?
exercise-rubber_sheet-deal = Deal { $number } of the rubber has been played. How do things stand now: points towards the next game, and games won?
exercise-rubber_sheet-won = The rubber is won. What bonus does each side get for it?
exercise-rubber_sheet-broken-off = The rubber is broken off here. What bonus does each side get?
exercise-rubber_sheet-totals = Add it all up. What is each side’s total, and how far are we ahead? Use a minus sign if we are behind.
grid-rubber = The score sheet of the rubber
grid-deal = Deal
grid-we = We: { $side }
grid-they = They: { $side }
rubber-new-line = game, new line
rubber-bonus = bonus
row-we-below = We, below the line
row-we-above = We, above the line
row-they-below = They, below the line
row-they-above = They, above the line
row-we-towards = We, points towards the next game
row-they-towards = They, points towards the next game
row-we-games = We, games won
row-they-games = They, games won
row-we-bonus = We, bonus
row-they-bonus = They, bonus
row-we-total = We, total
row-they-total = They, total
row-ahead = We are ahead by
scene-passed-out = All four players passed.
scene-four-trump-honours = { $seat } held four of the five trump honours.
scene-five-trump-honours = { $seat } held all five trump honours.
scene-four-aces = { $seat } held all four aces.
working-rubber-total = { $side }: { $below } below the line + { $above } above it + { $bonus } bonus = { $total }
reason-rubber-unfinished-nothing = A bonus goes only to a side that alone has a game, or that alone has a part-score in the unfinished game. Here there is no such side.
reason-rubber-added-up = At the end everything a side has is added up, below and above the line. Part-scores that no longer counted towards game are included.

slip-rubber-overtricks-below = overtricks go above the line: only what was bid counts towards game.
slip-rubber-undertricks-to-declarer = undertricks are points for the defenders. Declarer’s side scores nothing.
slip-rubber-undertricks-below = undertricks go above the line: they bring nobody any nearer to game.
slip-rubber-duplicate-bonus = the bonus of 50, 300 or 500 belongs to tournaments. At rubber bridge the game is paid at the end of the rubber.
slip-rubber-honours-below = honours go above the line, like every bonus.
slip-rubber-honours-to-declarer = honours go to the side that held them, even when it defends.
slip-rubber-honours-forgotten = the honours bonus is missing. It is paid even if the contract goes down.
slip-rubber-premium-below = bonuses for slams and doubled contracts go above the line.
slip-rubber-premium-forgotten = a bonus is missing: for the slam, or for making a doubled or redoubled contract.
slip-rubber-other-vulnerability = the wrong vulnerability was used. At rubber bridge a side is vulnerable once it has won a game.
slip-rubber-columns-swapped = the points are right, but they are in the other side’s column.
slip-rubber-line-swapped = above and below were mixed up: only tricks bid and made go below the line.
slip-part-score-kept-after-game = when a game is won, the other side’s part-score no longer counts towards the next game either.
slip-surplus-carried-over = points over 100 are not carried forward: the next game starts from 0.
slip-undertricks-towards-game = undertricks are above the line and do not count towards game.
slip-premiums-towards-game = bonuses and honours are above the line and do not count towards game.
slip-game-needs-more-than-100 = exactly 100 is enough for a game.
slip-earlier-part-score-forgotten = the part-score that was already there counts too, as long as nobody has won a game since.
slip-game-not-seen = a game has been won: with 100 or more below the line a new line is drawn.
slip-rubber-bonus-mixed-up = 700 and 500 were mixed up: 700 is for two games to none, 500 for two games to one.
slip-rubber-bonus-to-the-others = the bonus goes to the other side.
slip-unfinished-as-if-won = 700 and 500 are for a rubber that is won. If it is left unfinished, the only game is worth 300.
slip-unfinished-both-paid = if both sides have a game, nobody gets 300; if both have a part-score, nobody gets 100.
slip-unfinished-mixed-up = the only game is worth 300, the only part-score in the unfinished game 100.
slip-old-part-score-paid = a part-score from before the last line does not count: it belongs to a game that is finished.
slip-totals-without-bonus = the bonus at the end is missing from the totals.
slip-totals-below-only = the points above the line are missing: everything is added at the end.
slip-cancelled-part-score-dropped = a part-score that no longer counts towards game stays in the total.
slip-difference-turned = the difference is right, but the sign is not: minus means that we are behind.

## honours. $points are 100 or 150.

exercise-honours = Rubber bridge. Is there a bonus for honours on this deal, and who gets it?
exercise-honours-hand = Rubber bridge. What bonus for honours does { $seat }’s hand earn?
exercise-honours-tournament = A pairs tournament. Is there a bonus for honours on this deal, and who gets it?
option-honours-none = No bonus
option-honours-hand = { $points }
option-honours-side = { $points } for { $side }
working-honours = { $seat }: { $cards }
reason-no-honours-in-duplicate = In a tournament honours score nothing. The score comes only from the contract and the tricks.
reason-no-trump-honours-in-one-hand = There is a bonus only if one hand holds at least four of the five trump honours: ace, king, queen, jack, ten. No hand here does.
reason-no-four-aces-in-one-hand = In no trumps there is a bonus only if one hand holds all four aces. No hand here does.

slip-honours-in-tournament = the honours bonus belongs to rubber bridge; in a tournament there is none.
slip-honours-split-counted = the honours of two hands were put together. Only those of one hand count.
slip-honours-in-a-side-suit = these honours are not trumps. Only trump honours count, and in no trumps only aces.
slip-aces-in-a-suit-contract = four aces count only in no trumps.
slip-ten-no-trump-honour = the ten is an honour too: there are five, so ace, king, queen and jack are four of five.
slip-honours-for-declarer-only = any of the four players can earn the bonus, even a defender.
slip-honours-only-if-made = honours are paid even if the contract goes down.
slip-honours-to-the-wrong-side = the bonus goes to the side of the player who held the honours.
slip-honours-premium-mixed-up = four trump honours are worth 100; all five, or four aces in no trumps, 150.

## pair_and_table

scene-movement = A pairs tournament with { $tables } tables, in the usual Mitchell movement.
scene-movement-start = The first round is about to begin.
scene-movement-round = Round { $round } is being played.
scene-movement-over = Round { $round } has just ended.
exercise-pair_and_table-next = Pair { $pair } has just played at table { $table }. At which table does it play next?
exercise-pair_and_table-round = At which table does pair { $pair } play in round { $round }?
exercise-pair_and_table-boards = Which table do the boards from table { $table } go to now?
exercise-pair_and_table-from = Which table do the next boards for table { $table } come from?
exercise-pair_and_table-number = You start at table { $table } as { $seat }. What is the number of your pair?
exercise-pair_and_table-start = Pair { $pair } has just played at table { $table }. At which table did it start the tournament?
exercise-pair_and_table-who = Which East-West pair plays at table { $table } in round { $round }?
count-table = Table
count-pair = Pair number
grid-room = Who has just played where
working-movement = Round { $round }: table { $table }
reason-movement-pairs = North-South stay at their table. East-West go up one table after each round, and from the last table to table 1.
reason-movement-skip = With an even number of tables (here { $tables }) East-West skip a table once: after round { $round } they go up two.
reason-movement-boards = The boards go down one table after each round, and from table 1 to the last table. North is responsible for that.
reason-pair-numbers = A North-South pair has the number of the table where it starts; an East-West pair adds a hundred. It keeps that number to the end.

slip-ns-pair-moves = North-South do not move: they stay at their table.
slip-pairs-go-down = the pairs go up, to the next higher table; it is the boards that go down.
slip-skip-forgotten = with an even number of tables East-West skip one table halfway: with 8 tables, after round 4.
slip-skip-without-need = East-West go up only one table. The skip comes once, and only with an even number of tables.
slip-table-beyond-the-last = after the last table comes table 1, and below table 1 the last one.
slip-boards-go-up = the boards go down, to the next lower table; it is the East-West pairs that go up.
slip-boards-stay = the boards do not stay: after each round they go down one table.
slip-boards-skip-too = the boards always go down just one table. Only the pairs may skip one.
slip-pair-hundred-forgotten = an East-West pair’s number is its starting table plus a hundred.
slip-pair-hundred-too-many = only East-West pairs add a hundred. The hundred is not part of the table’s number.
slip-pair-number-of-the-table = the number comes from the table where the pair started, not from the one where it is playing now.

## What is wrong with a lesson file

lesson-error-table-result = write a result like this: 4S+1 S, 3NTX-2 W or P
lesson-error-matchpoint-scale = the scale is 2 or 1 for each score beaten
lesson-error-traveller = a traveller has at least two lines, and questions can only be asked about its own rows
lesson-error-movement = this movement has no such table, pair or round, or nobody moves any more
lesson-error-rubber-ends = the rubber ends with this deal or before it
lesson-error-rubber-deal = write a deal like this: 4S+1 S, 3H-1 W, P, or with honours 4S= E W:100
lesson-error-rubber-side = write NS or EW
lesson-error-rubber-deals = a rubber has one to six deals here, and ends with the last one at the earliest
lesson-error-honours-deal = write the four hands as in PBN
lesson-error-honours-hands = give either “deal” or “hand”, with thirteen cards in each hand
