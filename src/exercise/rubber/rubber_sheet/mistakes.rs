//! What well-known wrong rules make of a sheet.

use super::{Scored, Sheet};
use crate::Slip;
use crate::grade::slips;
use engine::score::rubber::{Entry, GAME, Place, Rubber, RubberItem};
use engine::{BySide, Doubling, Side, Vulnerability};

slips! {
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

/// A wrong rule for the entries of the current game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// The right rule.
    AsItIs,
    /// A game needs another number of points.
    GameFrom(i32),
    /// Earlier points below the line are forgotten.
    Forgets,
    /// Points above a hundred count towards the next game.
    Carries,
    /// The other side keeps its points after a game.
    Keeps,
}

/// Points towards the next game, and games, by side.
#[derive(Clone, Copy, Default)]
pub(super) struct State {
    part_score: BySide<i32>,
    games: BySide<i32>,
}

impl State {
    pub(super) fn of(rubber: &Rubber) -> Self {
        let mut state = Self::default();
        for side in Side::ALL {
            state.part_score[side] = rubber.part_score(side);
            state.games[side] = i32::from(rubber.games(side));
        }
        state
    }

    /// Our and their points towards the next game, then our and their games.
    pub(super) fn column(&self, [us, them]: [Side; 2]) -> [i32; 4] {
        let Self { part_score, games } = self;
        [part_score[us], part_score[them], games[us], games[them]]
    }

    /// The sheet after more points towards game, by a rule.
    fn with(mut self, points: BySide<i32>, rule: Rule) -> Self {
        let game = match rule {
            Rule::GameFrom(points) => points,
            _ => GAME,
        };
        for side in Side::ALL.into_iter().filter(|&side| points[side] != 0) {
            if rule == Rule::Forgets {
                self.part_score[side] = 0;
            }
            self.part_score[side] += points[side];
            if self.part_score[side] >= game {
                let surplus = self.part_score[side] - GAME;
                self.part_score[side] = if rule == Rule::Carries { surplus } else { 0 };
                if rule != Rule::Keeps {
                    self.part_score[side.opponents()] = 0;
                }
                self.games[side] += 1;
            }
        }
        self
    }
}

pub(super) fn of_deal(sheet: &Sheet<'_>, deal: &Scored) -> Vec<(Slip, [i32; 4])> {
    let before = State::of(&deal.before);
    // The points that a rule counts towards game in addition to those below the line.
    let counted = |more: &dyn Fn(RubberItem) -> bool| {
        let mut points = BySide::default();
        let counts = |entry: &&Entry| entry.place() == Place::Below || more(entry.item);
        for entry in deal.score.entries().iter().filter(counts) {
            points[entry.side] += entry.points;
        }
        points
    };
    let with = |more: &dyn Fn(RubberItem) -> bool| before.with(counted(more), Rule::AsItIs);
    let by = |rule: Rule| before.with(counted(&|_| false), rule);
    let premium = |item| {
        matches!(
            item,
            RubberItem::SmallSlam
                | RubberItem::GrandSlam
                | RubberItem::Insult
                | RubberItem::Honours(_)
        )
    };
    let undoubled = before.with(undoubled(deal), Rule::AsItIs);
    let overtricks = |item| item == RubberItem::Overtricks;
    let undertricks = |item| item == RubberItem::Undertricks;
    let states = [
        (PART_SCORE_KEPT, by(Rule::Keeps)),
        (SURPLUS_CARRIED, by(Rule::Carries)),
        (MORE_THAN_100, by(Rule::GameFrom(GAME + 1))),
        (GAME_NOT_SEEN, by(Rule::GameFrom(i32::MAX))),
        (EARLIER_FORGOTTEN, by(Rule::Forgets)),
        (OVERTRICKS_COUNTED, with(&overtricks)),
        (UNDERTRICKS_COUNTED, with(&undertricks)),
        (PREMIUMS_COUNTED, with(&premium)),
        (NOT_DOUBLED, undoubled),
    ];
    let right = sheet.towards(&deal.after);
    let column = |(slip, state): (Slip, State)| (slip, state.column(sheet.sides()));
    let columns = states.into_iter().map(column);
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

pub(super) fn of_premium(sheet: &Sheet<'_>) -> Vec<(Slip, [i32; 2])> {
    if sheet.broken_off {
        return of_broken_off(sheet);
    }
    let [us, them] = sheet.premium();
    let other = |points: i32| match points {
        700 => 500,
        500 => 700,
        points => points,
    };
    vec![
        (BONUS_MIXED_UP, [us, them].map(other)),
        (BONUS_TO_THE_OTHERS, [them, us]),
    ]
}

fn of_broken_off(sheet: &Sheet<'_>) -> Vec<(Slip, [i32; 2])> {
    let [us, them] = sheet.premium();
    let game = sheet.sides().map(|side| sheet.end.games(side) > 0);
    let part = sheet.sides().map(|side| sheet.end.part_score(side) > 0);
    // A part-score of a finished game, or of the current game.
    let gone = cancelled(sheet);
    let sides = sheet.sides();
    let ever = sides.map(|side| gone[side] > 0 || sheet.end.part_score(side) > 0);
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

pub(super) fn of_totals(sheet: &Sheet<'_>) -> Vec<(Slip, [i32; 3])> {
    let [ours, theirs, ahead] = sheet.totals();
    let totals = |of: &dyn Fn(Side) -> i32| {
        let [us, them] = sheet.sides().map(of);
        [us, them, us - them]
    };
    let cancelled = cancelled(sheet);
    let end = &sheet.end;
    vec![
        (
            WITHOUT_BONUS,
            totals(&|side| end.below(side) + end.above(side)),
        ),
        (
            CANCELLED_DROPPED,
            totals(&|side| end.total(side) - cancelled[side]),
        ),
        (BELOW_ONLY, totals(&|side| end.below(side))),
        (DIFFERENCE_TURNED, [ours, theirs, -ahead]),
    ]
}

/// Points below the line that each side lost when the other side won a game.
fn cancelled(sheet: &Sheet<'_>) -> BySide<i32> {
    let mut lost = BySide::default();
    for deal in &sheet.deals {
        if let Some(side) = deal.score.game_won() {
            let others = side.opponents();
            lost[others] += deal.before.part_score(others);
        }
    }
    lost
}
