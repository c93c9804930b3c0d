//! The columns, premiums and totals that well-known wrong rules give.

use super::{Scored, Scoring};
use crate::prelude::*;
use engine::BySide;
use engine::score::rubber::{Entry, GAME, Place, RubberItem};

mistakes! {
    PART_SCORE_KEPT = "part-score-kept-after-game",
    SURPLUS_CARRIED = "surplus-carried-over",
    OVERTRICKS_COUNTED = "overtricks-counted-towards-game",
    UNDERTRICKS_COUNTED = "undertricks-towards-game",
    PREMIUMS_COUNTED = "premiums-towards-game",
    MORE_THAN_100 = "game-needs-more-than-100",
    EARLIER_FORGOTTEN = "earlier-part-score-forgotten",
    NOT_DOUBLED = "trick-points-not-doubled",
    GAME_NOT_SEEN = "game-not-seen",
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

/// How the entries of the current game are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rule {
    Right,
    /// A game needs another number of points.
    GameFrom(i32),
    /// Earlier points below the line are forgotten.
    Forgets,
    /// Points above a hundred count towards the next game.
    Carries,
    /// The other side keeps its points after a game.
    Keeps,
}

/// Our and their points towards the next game, then our and their games.
type Column = [i32; 4];

impl Rule {
    /// The column after more points.
    fn enter(self, column: Column, points: BySide<i32>, [us, them]: [Side; 2]) -> Column {
        let game = match self {
            Self::GameFrom(points) => points,
            _ => GAME,
        };
        let mut part_score = BySide::default();
        let mut games = BySide::default();
        [part_score[us], part_score[them], games[us], games[them]] = column;
        for side in Side::ALL.into_iter().filter(|&side| points[side] != 0) {
            if self == Self::Forgets {
                part_score[side] = 0;
            }
            part_score[side] += points[side];
            if part_score[side] >= game {
                let surplus = part_score[side] - GAME;
                part_score[side] = if self == Self::Carries { surplus } else { 0 };
                if self != Self::Keeps {
                    part_score[side.opponents()] = 0;
                }
                games[side] += 1;
            }
        }
        [part_score[us], part_score[them], games[us], games[them]]
    }
}

pub(super) fn of_deal(scoring: &Scoring<'_>, deal: &Scored) -> Vec<(Mistake, Column)> {
    let before = scoring.towards(&deal.before);
    let enter = |rule: Rule, points| rule.enter(before, points, scoring.sides());
    // The points below the line, and those of other entries.
    let counted = |more: fn(RubberItem) -> bool| {
        let mut points = BySide::default();
        let counts = |entry: &&Entry| entry.place() == Place::Below || more(entry.item);
        for entry in deal.score.entries().iter().filter(counts) {
            points[entry.side] += entry.points;
        }
        points
    };
    let by = |rule: Rule| enter(rule, counted(|_| false));
    let with = |more| enter(Rule::Right, counted(more));
    use RubberItem::{GrandSlam, Honours, Insult, Overtricks, SmallSlam, Undertricks};
    let premium = |item| matches!(item, SmallSlam | GrandSlam | Insult | Honours(_));
    let columns = [
        (PART_SCORE_KEPT, by(Rule::Keeps)),
        (SURPLUS_CARRIED, by(Rule::Carries)),
        (MORE_THAN_100, by(Rule::GameFrom(GAME + 1))),
        (GAME_NOT_SEEN, by(Rule::GameFrom(i32::MAX))),
        (EARLIER_FORGOTTEN, by(Rule::Forgets)),
        (OVERTRICKS_COUNTED, with(|it| it == Overtricks)),
        (UNDERTRICKS_COUNTED, with(|it| it == Undertricks)),
        (PREMIUMS_COUNTED, with(premium)),
        (NOT_DOUBLED, enter(Rule::Right, undoubled(deal))),
    ];
    let right = scoring.towards(&deal.after);
    let columns = columns.into_iter();
    columns.filter(|(_, column)| *column != right).collect()
}

/// The trick score without the double.
fn undoubled(deal: &Scored) -> BySide<i32> {
    let mut points = BySide::default();
    if let Some((declarer, line)) = deal.told.played() {
        let mut result = line.at(Vulnerability::NotVulnerable);
        result.doubling = Doubling::Undoubled;
        if result.is_made() {
            points[Side::of(declarer)] = result.trick_score().points;
        }
    }
    points
}

pub(super) fn of_premium(scoring: &Scoring<'_>) -> Vec<(Mistake, [i32; 2])> {
    let [us, them] = scoring.premium();
    if !scoring.broken_off {
        let other = |points: i32| match points {
            700 => 500,
            500 => 700,
            points => points,
        };
        let mixed_up = [us, them].map(other);
        return vec![
            (BONUS_MIXED_UP, mixed_up),
            (BONUS_TO_THE_OTHERS, [them, us]),
        ];
    }
    let game = scoring.sides().map(|side| scoring.end.games(side) > 0);
    let part = scoring.sides().map(|side| scoring.end.part_score(side) > 0);
    // A part-score of a finished game, or of the current game.
    let cancelled = cancelled(scoring);
    let ever = |side| cancelled[side] > 0 || scoring.end.part_score(side) > 0;
    let ever = scoring.sides().map(ever);
    let each = |held: [bool; 2], points: i32| held.map(|held| if held { points } else { 0 });
    let only = |held: [bool; 2], points: i32| match held {
        [true, true] => [0, 0],
        held => each(held, points),
    };
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
    let (end, cancelled) = (&scoring.end, cancelled(scoring));
    let without_bonus = |side| end.below(side) + end.above(side);
    let without_cancelled = |side| end.total(side) - cancelled[side];
    vec![
        (WITHOUT_BONUS, scoring.each_and_ahead(without_bonus)),
        (CANCELLED_DROPPED, scoring.each_and_ahead(without_cancelled)),
        (BELOW_ONLY, scoring.each_and_ahead(|side| end.below(side))),
        (DIFFERENCE_TURNED, [ours, theirs, -ahead]),
    ]
}

/// Points below the line that each side lost when the other side won a game.
fn cancelled(scoring: &Scoring<'_>) -> BySide<i32> {
    let mut lost = BySide::default();
    for deal in &scoring.deals {
        if let Some(side) = deal.score.game_won() {
            let others = side.opponents();
            lost[others] += deal.before.part_score(others);
        }
    }
    lost
}
