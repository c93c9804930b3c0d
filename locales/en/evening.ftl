### The score of the evening: victory points, IMPs at pairs, adjusted scores, corrections.

## Kinds of exercise, as topics

kind-victory_points = Victory points of a match
kind-cross_imps = IMPs at pairs
kind-adjusted_score = A board without a result
kind-score_correction = A score corrected later

## Skills

skill-victory-points = converting IMPs into victory points
skill-cross-imps = IMPs against all the other pairs
skill-butler = IMPs against the datum
skill-adjusted-score = what a board without a result is worth
skill-late-correction = which scores are still corrected

## What is worth remembering, after “Remember:”

remember-victory-points = look up the margin in the column for the length of the match. Both teams together always get 20.
remember-cross-imps = convert each difference into IMPs by itself, then add the IMPs up, with their signs.
remember-butler = leave out the best and the worst score, take the average of the rest, and compare your score with that.
remember-adjusted-score = not at fault 60%, partly at fault 50%, at fault 40%. A better session raises the 60, a worse one lowers the 40.
remember-late-correction = what was written wrongly is corrected until the period ends. Tricks in dispute are settled within the round; afterwards they are added only if the Director is clearly convinced. A trick not won is given back later too.

## victory_points. $boards is the length of the match, $margin a number of IMPs, $ours and $theirs what each team has.

exercise-victory_points-margin = By how many IMPs does our team win the match? Use a minus sign if it loses.
exercise-victory_points-won = Our team has won the match over { $boards } boards by { $margin } IMPs. How are the victory points shared?
exercise-victory_points-lost = Our team has lost the match over { $boards } boards by { $margin } IMPs. How are the victory points shared?
exercise-victory_points-drawn = The match over { $boards } boards has ended level. How are the victory points shared?
scene-match = A team match over { $boards } boards. On those not listed here nobody gained anything.
scene-match-whole = A team match over { $boards } boards.
grid-match = The score card of the match
grid-imps-we = IMPs: we
grid-imps-they = IMPs: they
grid-victory-points = Part of the victory point scale: what the winners get
grid-margin = Margin
grid-match-boards = { $boards } boards
option-victory-points = we { $ours }, they { $theirs }
working-match-margin = We have { $ours } IMPs, they have { $theirs }. The margin is { $margin }.

slip-match-imps-added = the IMPs of both teams were added. The margin is the difference between them.
slip-match-margin-reversed = the number is right, but the sign is not: minus means that our team has lost.
slip-match-only-our-imps = these are only our IMPs. Those of the other team are taken off.
slip-victory-points-wrong-team = these are the right numbers for the wrong team. The winners get more than 10.
slip-victory-points-other-length = this is the column for another number of boards.
slip-victory-points-next-row = this is the row above or below.
slip-imps-taken-as-victory-points = an IMP is not a whole victory point. The scale converts the margin.

## cross_imps. $pair is a pair’s number, $side its direction, the rest are points or IMPs with their sign.

exercise-cross_imps = IMPs at pairs: how many does { $side } pair { $pair } get against all the others together? Use a minus sign for a loss.
exercise-cross_imps-datum = What is the datum of this board for North-South? Leave out the highest and the lowest score, and round the average to the nearest ten.
exercise-cross_imps-butler = The datum for North-South is { $datum }. How many IMPs does { $side } pair { $pair } get? Use a minus sign for a loss.
working-cross-imps = Against pair { $pair }: { $difference } points, { $imps } IMPs
working-datum = The scores in the middle add up to { $sum }, divided by { $number }: rounded { $datum }
working-butler = Own score { $own }, the datum from the same side { $datum }: a difference of { $difference } points, { $imps } IMPs

slip-cross-sign-reversed = the number is right, but the sign is not. Look at which side the question is about.
slip-cross-differences-added = the points were added first. Each difference is converted into IMPs by itself.
slip-cross-losses-left-out = only the gains were added. The IMPs lost to other pairs are taken off.
slip-cross-not-converted = these are points. The IMP scale converts each difference.
slip-datum-extremes-kept = the highest and the lowest score were counted too. They are left out.
slip-datum-not-rounded = the average still has to be rounded to the nearest ten.
slip-butler-score-converted = the score alone was converted. It is the difference from the datum that counts.
slip-butler-against-all = the score was compared with all the others. Here it is compared once, with the datum.

## adjusted_score. $side is a partnership, $percent its percentage.

exercise-adjusted_score = The Director awards an adjusted score. What percentage of this board does each side get?
exercise-adjusted_score-imps = The Director awards an adjusted score, in a tournament scored in IMPs. How many IMPs does each side get? Use a minus sign for a loss.
row-ns-percent = North-South, %
row-ew-percent = East-West, %
row-ns-imps = North-South, IMPs
row-ew-imps = East-West, IMPs
scene-no-result = After an irregularity no result is possible on this board.
scene-at-fault = { $side } are directly at fault.
scene-partly-at-fault = { $side } are only partly at fault.
scene-not-at-fault = { $side } are in no way at fault.
scene-other-boards = On the other boards { $side } have { $percent }%.

slip-adjusted-sides-swapped = the two sides were mixed up. Look at who was at fault.
slip-adjusted-session-ignored = the other boards matter: more than 60% raises average plus, less than 40% lowers average minus.
slip-adjusted-session-wrong-way = the other boards never make things better for the side at fault, nor worse for the side that is not.
slip-adjusted-session-taken = the percentage on the other boards only counts above 60 for a side not at fault, and below 40 for a side at fault.
slip-adjusted-balanced = what one side gets is not taken from the other. Each side is judged by itself.
slip-adjusted-both-average = 50% is only for a side that is partly at fault.
slip-adjusted-all-or-nothing = nobody gets the whole board, and nobody loses it all: average plus is 60%, average minus 40%.
slip-adjusted-percent-at-imps = these are percentages. In IMPs it is usually plus 3, 0 or minus 3.

## score_correction. $side is a partnership, $seat declarer, $result a result as written, $tricks and $minutes are numbers.

exercise-score_correction = Is the score corrected?
exercise-score_correction-points = How many points does { $side } get on this board now? Use a minus sign for a loss.
grid-traveller-line = The line as it was written
scene-correction-recorded = The table had agreed on { $result } by { $seat }. The line was written otherwise.
scene-correction-tricks = The cards were played to the end, and the table agreed on the tricks as written. Now { $side } say that declarer won { $tricks }.
scene-correction-noticed = { $side } notice it.
scene-correction-doubted = The others no longer remember, and the Director is not sure.
scene-correction-clear = All four remember it, and the Director has no doubt.
scene-correction-gives-back = { $side } have been given too much, and say so themselves.
scene-correction-in-round = The round is not over yet.
scene-correction-before-score = The round is over, but the official score cannot be seen yet.
scene-correction-after = The official score could be seen { $minutes } minutes ago.
scene-correction-period = The organiser’s correction period is { $minutes } minutes.
option-score-corrected = Yes
option-no-more-tricks = No: the Director is not convinced of the tricks
option-period-over = No: the correction period is over

slip-correction-trick-added = a forgotten trick cannot always be added. After the round the Director must be clearly convinced that it was won.
slip-correction-period-forgotten = the correction period is over. From then on the score normally stays.
slip-correction-trick-kept = that rule is about tricks in dispute. Here a side gives back a trick that it did not win.
slip-correction-not-tricks = here nobody disputes the tricks. They were agreed rightly and written wrongly.
slip-correction-round-still-on = the tricks are clear. In the round the Director settles them, and after it too if there is no doubt.
slip-correction-still-in-time = there is still time. Compare the minutes with the period.
slip-correction-tricks-sooner = the period is not over yet. But the tricks are in dispute, and the Director is not convinced.
slip-correction-old-score = that is the score as written, but it is corrected.
slip-correction-new-score = that would be the corrected score, but the written one stays.
slip-correction-other-sign = the number is right, but the sign is not. Look at which side the question is about.

## Why

reason-match-margin = The IMPs of all boards are added up. What one team has more than the other is the margin.
reason-victory-points = A match is worth 20 victory points. Over { $boards } boards a margin of { $margin } IMPs gives the winners { $winner } and the losers { $loser }; a drawn match is 10 each.
reason-cross-imps = { $others ->
    [one] The score is compared with one other score on the board, and the difference is converted into IMPs.
   *[other] The score is compared with { $others } other scores on the board. Each difference is converted into IMPs, and these are added up.
}
reason-butler-datum = The datum is the average of the North-South scores without the highest and the lowest, here of { $counted } scores, rounded to the nearest ten.
reason-average-plus = A side that is in no way at fault gets average plus: at least 60%.
reason-average-plus-own-session = A side that is in no way at fault gets average plus. If it has more than 60% on its other boards, it gets that percentage here too.
reason-average = A side that is only partly at fault gets average: 50%.
reason-average-minus = A side that is directly at fault gets average minus: at most 40%.
reason-average-minus-own-session = A side that is directly at fault gets average minus. If it has less than 40% on its other boards, it only gets that percentage here too.
reason-average-plus-imps = A side that is in no way at fault normally gets plus 3 IMPs.
reason-average-imps = A side that is only partly at fault gets 0 IMPs.
reason-average-minus-imps = A side that is directly at fault normally gets minus 3 IMPs.
reason-adjusted-scores-need-not-balance = Each side is judged by itself: what the two get need not add up.
reason-correction-in-time = A score that was reckoned or recorded wrongly is corrected until the correction period ends, here { $minutes } minutes after the official score can be seen.
reason-correction-period-over = The correction period is over. It ended { $minutes } minutes after the official score could be seen. After that a wrong entry is corrected only if the organiser allows it and there is no reasonable doubt.
reason-tricks-settled-in-round = Until the end of the round the Director settles how many tricks each side has won.
reason-tricks-not-raised-after-round = The Director was called only after the round, and is not clearly convinced of the tricks. No side gets more than were agreed.
reason-tricks-clear-after-round = The Director was called only after the round, but is clearly convinced of the tricks that were won. The score is corrected for both sides.
reason-tricks-not-won-given-back = Nobody may knowingly keep a trick that the side did not win. The score is corrected.

## What is wrong with a lesson file

lesson-error-match-swings = a match has 1 to 128 boards, and at most ten of them are listed, with up to 24 IMPs each
lesson-error-session-percentage = a percentage is 0 to 100, and is not given for a tournament in IMPs
