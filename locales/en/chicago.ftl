### Chicago: four deals, a game paid at once. A custom, in no Law of duplicate.

kind-chicago = Chicago: four deals

skill-chicago-conditions = who deals and who is vulnerable in Chicago
skill-chicago-deal = what a deal scores in Chicago
skill-chicago-total = the totals of a Chicago

remember-chicago-conditions = first deal nobody, second and third the dealer’s side, fourth both; a passed-out deal is dealt again by the same player.
remember-chicago-deal = a game earns 300 at once, or 500 if vulnerable; part-scores count on until somebody has a game, and on the last deal earn 100.
remember-chicago-total = after four deals everything is added up. There is no rubber bonus.

law-cite-chicago = Chicago · a custom
law-subject-chicago = four deals, scored like a rubber
law-book-chicago = a custom of clubs and homes, not a Law of duplicate

## Exercises. $number is the number of the deal, $side a partnership, $sides who is vulnerable.

scene-chicago = Chicago, four deals. North dealt first.
scene-chicago-other-side = At this table the side that does not deal is vulnerable on the second and third deals.
scene-chicago-stand-alone = Here every deal stands alone: a part-score is worth 50 at once and does not count on.
exercise-chicago-dealer = Who deals next?
exercise-chicago-vulnerable = Who is vulnerable on the next deal?
exercise-chicago-deal = Deal { $number } has been played. How many points does each side get for it?
grid-chicago = The deals so far
row-chicago-we = We
row-chicago-they = They

reason-chicago-dealer = The deal moves on to the left after every deal that was played. One that was passed out is dealt again. { $seat } deals.
reason-chicago-none-vulnerable = On the first deal nobody is vulnerable.
reason-chicago-dealing-side-vulnerable = On the second and third deals the dealer’s side is vulnerable. Here: { $sides }.
reason-chicago-other-side-vulnerable = On the second and third deals, at this table, the side that does not deal is vulnerable. Here: { $sides }.
reason-chicago-all-vulnerable = On the fourth deal both sides are vulnerable.
reason-chicago-passed-out = Nobody bid. The deal does not count, and { $seat } deals again.
reason-chicago-game = { $side } have { $reached } points towards game. From 100 it is a game, and in Chicago it is paid at once: { $points }.
reason-chicago-last-part-score = { $side } made a part-score on the last deal: { $points } more.
reason-chicago-part-score = Where every deal stands alone, { $side } get { $points } for a part-score.
reason-chicago-part-score-cancelled = The part-score of { $side } no longer counts towards a game.
reason-chicago-added-up = After the fourth deal everything is added up. There is no rubber bonus.

slip-chicago-passed-counted = a deal that was passed out does not count: the same player deals again.
slip-chicago-dealer-stays = that was the dealer of the last deal. The player on the left follows.
slip-chicago-other-side = the wrong side was taken to be vulnerable.
slip-chicago-as-rubber = at a rubber it depends on the games won. In Chicago it depends on the number of the deal.
slip-chicago-game-forgotten = the bonus for the game is missing. It is paid at once.
slip-chicago-last-forgotten = a part-score on the last deal earns 100 more.
slip-chicago-as-duplicate = part-scores were scored as in a tournament. Here they count on towards a game.
slip-chicago-carried = here every deal stands alone: earlier part-scores do not count.
slip-chicago-last-left-out = the last deal is missing from the totals.

lesson-error-chicago-deals = too many deals, or the wrong last one: four are played, beside those passed out; points are asked after one that was played, who deals and who is vulnerable before the last
