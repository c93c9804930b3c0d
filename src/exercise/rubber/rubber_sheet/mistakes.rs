//! The columns, premiums and totals that well-known wrong rules give.

use super::Scoring;
use crate::prelude::*;
use crate::rubber::rubber_story::Scored;
use engine::score::rubber::{Entry, GAME, Place, RubberItem};

// In the order in which they are recognised.
mistakes! {
    PART_SCORE_KEPT = "part-score-kept-after-game",
    SURPLUS_CARRIED = "surplus-carried-over",
    MORE_THAN_100 = "game-needs-more-than-100",
    GAME_NOT_SEEN = "game-not-seen",
    EARLIER_FORGOTTEN = "earlier-part-score-forgotten",
    OVERTRICKS_COUNTED = "overtricks-counted-towards-game",
    UNDERTRICKS_COUNTED = "undertricks-towards-game",
    PREMIUMS_COUNTED = "premiums-towards-game",
    NOT_DOUBLED = "trick-points-not-doubled",
    BONUS_MIXED_UP = "rubber-bonus-mixed-up",
    BONUS_TO_THE_OTHERS = "rubber-bonus-to-the-others",
    AS_IF_WON = "unfinished-as-if-won",
    BOTH_PAID = "unfinished-both-paid",
    UNFINISHED_MIXED_UP = "unfinished-mixed-up",
    OLD_PART_SCORE_PAID = "old-part-score-paid",
    WITHOUT_BONUS = "totals-without-bonus",
    BELOW_ONLY = "totals-below-only",
    CANCELLED_DROPPED = "cancelled-part-score-dropped",
    DIFFERENCE_TURNED = "difference-turned",
}

/// The mistakes that change the column; those about the end never do.
pub(super) fn of_deal(scoring: &Scoring<'_>, deal: &Scored) -> Vec<(Mistake, [i32; 4])> {
    let right = scoring.towards(&deal.after);
    let columns = MISTAKES.iter().map(|&it| (it, after(scoring, deal, it)));
    columns.filter(|(_, column)| *column != right).collect()
}

/// The column of [`Scoring::towards`] after a deal, with one mistake.
fn after(scoring: &Scoring<'_>, deal: &Scored, mistake: Mistake) -> [i32; 4] {
    let game = match mistake {
        MORE_THAN_100 => GAME + 1,
        GAME_NOT_SEEN => i32::MAX,
        _ => GAME,
    };
    let mut column = scoring.towards(&deal.before);
    for side in Side::ALL {
        let entries = deal.score.entries().iter();
        let of_side = entries.filter(|entry| entry.side == side);
        let points: i32 = of_side.map(|entry| towards_game(entry, mistake)).sum();
        // The rows with the points of the side and of the other side, and with its games.
        let (own, other, games) = match side == scoring.we {
            true => (0, 1, 2),
            false => (1, 0, 3),
        };
        if mistake == EARLIER_FORGOTTEN && points > 0 {
            column[own] = 0;
        }
        column[own] += points;
        if column[own] >= game {
            let carried = (mistake == SURPLUS_CARRIED).then_some(column[own] - GAME);
            column[own] = carried.unwrap_or(0);
            if mistake != PART_SCORE_KEPT {
                column[other] = 0;
            }
            column[games] += 1;
        }
    }
    column
}

/// The points of an entry that count towards game, with one mistake.
fn towards_game(entry: &Entry, mistake: Mistake) -> i32 {
    use RubberItem::{GrandSlam, Honours, Insult, Overtricks, SmallSlam, Undertricks};
    match (mistake, entry.item) {
        (NOT_DOUBLED, RubberItem::TrickScore) => entry.points / entry.factor,
        (OVERTRICKS_COUNTED, Overtricks)
        | (UNDERTRICKS_COUNTED, Undertricks)
        | (PREMIUMS_COUNTED, SmallSlam | GrandSlam | Insult | Honours(_)) => entry.points,
        _ if entry.place() == Place::Below => entry.points,
        _ => 0,
    }
}

pub(super) fn of_premium(scoring: &Scoring<'_>, [us, them]: [i32; 2]) -> Vec<(Mistake, [i32; 2])> {
    if !scoring.broken_off {
        let mixed_up = [us, them].map(|points| match points {
            0 => 0,
            paid => 500 + 700 - paid,
        });
        return vec![
            (BONUS_MIXED_UP, mixed_up),
            (BONUS_TO_THE_OTHERS, [them, us]),
        ];
    }
    let end = &scoring.end;
    let game = scoring.sides().map(|side| end.games(side) > 0);
    let part = scoring.sides().map(|side| end.part_score(side) > 0);
    // A part-score of a finished game, or of the current game.
    let ever = |side| scoring.cancelled(side) + end.part_score(side) > 0;
    let ever = scoring.sides().map(ever);
    let each = |held: [bool; 2], points: i32| held.map(|held| if held { points } else { 0 });
    let only = |[us, them]: [bool; 2], points| each([us && !them, them && !us], points);
    let sum = |a: [i32; 2], b: [i32; 2]| [a[0] + b[0], a[1] + b[1]];
    vec![
        (BOTH_PAID, sum(each(game, 300), each(part, 100))),
        (BOTH_PAID, sum(each(game, 300), only(part, 100))),
        (BOTH_PAID, sum(only(game, 300), each(part, 100))),
        (OLD_PART_SCORE_PAID, sum(only(game, 300), only(ever, 100))),
        (OLD_PART_SCORE_PAID, sum(only(game, 300), each(ever, 100))),
        (UNFINISHED_MIXED_UP, sum(only(game, 100), only(part, 300))),
        (UNFINISHED_MIXED_UP, sum(only(game, 300), only(part, 50))),
        (AS_IF_WON, only(game, 700)),
        (AS_IF_WON, only(game, 500)),
        (BONUS_TO_THE_OTHERS, [them, us]),
    ]
}

pub(super) fn of_totals(scoring: &Scoring<'_>) -> Vec<(Mistake, [i32; 3])> {
    let [ours, theirs, ahead] = scoring.totals();
    let end = &scoring.end;
    let without_bonus = |side| end.below(side) + end.above(side);
    let without_cancelled = |side| end.total(side) - scoring.cancelled(side);
    vec![
        (WITHOUT_BONUS, scoring.each_and_ahead(without_bonus)),
        (CANCELLED_DROPPED, scoring.each_and_ahead(without_cancelled)),
        (BELOW_ONLY, scoring.each_and_ahead(|side| end.below(side))),
        (DIFFERENCE_TURNED, [ours, theirs, -ahead]),
    ]
}
