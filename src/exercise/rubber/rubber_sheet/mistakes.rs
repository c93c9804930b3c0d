//! What well-known wrong rules make of a sheet.

use super::{RubberSheet, column};
use crate::rubber::rubber_story::StoryDeal;
use crate::{Answer, Slip};
use engine::score::rubber::{DealScore, Entry, GAME, Place, Rubber, RubberItem};
use engine::{BySide, Doubling, Side, Vulnerability};

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    Slip("part-score-kept-after-game"),
    Slip("surplus-carried-over"),
    Slip("overtricks-counted-towards-game"),
    Slip("undertricks-towards-game"),
    Slip("premiums-towards-game"),
    Slip("game-needs-more-than-100"),
    Slip("earlier-part-score-forgotten"),
    Slip("trick-points-not-doubled"),
    Slip("game-not-seen"),
    Slip("rubber-bonus-mixed-up"),
    Slip("rubber-bonus-to-the-others"),
    Slip("unfinished-as-if-won"),
    Slip("unfinished-both-paid"),
    Slip("unfinished-mixed-up"),
    Slip("old-part-score-paid"),
    Slip("totals-without-bonus"),
    Slip("totals-below-only"),
    Slip("cancelled-part-score-dropped"),
    Slip("difference-turned"),
];

/// How a wrong rule keeps the sheet of the game being played.
#[derive(Clone, Copy)]
struct Rule {
    /// From how many points on there is a game.
    game: i32,
    /// What stood below the line before is forgotten.
    forgets: bool,
    /// What is above a hundred counts for the next game.
    carries: bool,
    /// The others keep what they had.
    keeps: bool,
}

const AS_IT_IS: Rule = Rule {
    game: GAME,
    forgets: false,
    carries: false,
    keeps: false,
};

/// Below the line and games, by side.
#[derive(Clone, Copy)]
struct State {
    part_score: BySide<i32>,
    games: BySide<i32>,
}

impl State {
    fn of(rubber: &Rubber) -> Self {
        let mut state = Self {
            part_score: BySide::default(),
            games: BySide::default(),
        };
        for side in Side::ALL {
            state.part_score[side] = rubber.part_score(side);
            state.games[side] = i32::from(rubber.games(side));
        }
        state
    }

    /// The sheet after points towards game, as a rule has it.
    fn with(mut self, points: BySide<i32>, rule: Rule) -> Self {
        for side in Side::ALL {
            if points[side] == 0 {
                continue;
            }
            let had = if rule.forgets {
                0
            } else {
                self.part_score[side]
            };
            self.part_score[side] = had + points[side];
            if self.part_score[side] >= rule.game {
                let surplus = self.part_score[side] - GAME;
                self.part_score[side] = if rule.carries { surplus } else { 0 };
                if !rule.keeps {
                    self.part_score[side.opponents()] = 0;
                }
                self.games[side] += 1;
            }
        }
        self
    }
}

pub(super) fn of_deal(
    item: &RubberSheet,
    deal: usize,
    score: &DealScore,
    after: &Rubber,
) -> Vec<(Slip, Answer)> {
    let before = State::of(&item.before(deal));
    // The points that a rule counts towards game.
    let counted = |rule: &dyn Fn(&Entry) -> bool| {
        let mut points = BySide::default();
        for entry in score.entries().iter().filter(|entry| rule(entry)) {
            points[entry.side] += entry.points;
        }
        points
    };
    let below = |entry: &Entry| entry.place() == Place::Below;
    let with = |more: &dyn Fn(RubberItem) -> bool| {
        before.with(counted(&|entry| below(entry) || more(entry.item)), AS_IT_IS)
    };
    let by = |rule: Rule| before.with(counted(&below), rule);
    let rule = AS_IT_IS;
    let premium = |item| {
        matches!(
            item,
            RubberItem::SmallSlam
                | RubberItem::GrandSlam
                | RubberItem::Insult
                | RubberItem::Honours(_)
        )
    };
    let states = vec![
        (
            "part-score-kept-after-game",
            by(Rule {
                keeps: true,
                ..rule
            }),
        ),
        (
            "surplus-carried-over",
            by(Rule {
                carries: true,
                ..rule
            }),
        ),
        (
            "game-needs-more-than-100",
            by(Rule {
                game: GAME + 1,
                ..rule
            }),
        ),
        (
            "game-not-seen",
            by(Rule {
                game: i32::MAX,
                ..rule
            }),
        ),
        (
            "earlier-part-score-forgotten",
            by(Rule {
                forgets: true,
                ..rule
            }),
        ),
        (
            "overtricks-counted-towards-game",
            with(&|item| item == RubberItem::Overtricks),
        ),
        (
            "undertricks-towards-game",
            with(&|item| item == RubberItem::Undertricks),
        ),
        ("premiums-towards-game", with(&premium)),
        (
            "trick-points-not-doubled",
            before.with(undoubled(item, deal), AS_IT_IS),
        ),
    ];
    let right = State::of(after);
    let told = |state: State| {
        let [us, them] = item.sides();
        column(&[
            state.part_score[us],
            state.part_score[them],
            state.games[us],
            state.games[them],
        ])
    };
    let differs = |state: &State| {
        Side::ALL.iter().any(|&side| {
            state.part_score[side] != right.part_score[side]
                || state.games[side] != right.games[side]
        })
    };
    states
        .into_iter()
        .filter(|(_, state)| differs(state))
        .map(|(id, state)| (Slip(id), told(state)))
        .collect()
}

/// The trick score without the double.
fn undoubled(item: &RubberSheet, deal: usize) -> BySide<i32> {
    let mut points = BySide::default();
    if let Some((declarer, line)) = item.deals.get(deal).and_then(StoryDeal::played) {
        let mut result = line.at(Vulnerability::NotVulnerable);
        result.doubling = Doubling::Undoubled;
        if result.is_made() {
            points[Side::of(declarer)] = result.trick_score().points;
        }
    }
    points
}

pub(super) fn of_premium(item: &RubberSheet) -> Vec<(Slip, Answer)> {
    let [us, them] = item.premium();
    let games = item.sides().map(|side| item.end.games(side));
    let parts = item.sides().map(|side| item.end.part_score(side) > 0);
    let wrong: Vec<(&'static str, [i32; 2])> = if item.broken_off {
        let any_game = games.map(|games| if games > 0 { 300 } else { 0 });
        let any_part = parts.map(|part| if part { 100 } else { 0 });
        // A part-score of a game that is over, or one of the game being played.
        let gone = cancelled(item);
        let ever = item
            .sides()
            .map(|side| gone[side] > 0 || item.end.part_score(side) > 0);
        let only = |held: [bool; 2], points: i32| match held {
            [true, false] => [points, 0],
            [false, true] => [0, points],
            _ => [0, 0],
        };
        let sum = |a: [i32; 2], b: [i32; 2]| [a[0] + b[0], a[1] + b[1]];
        let had_game = games.map(|games| games > 0);
        vec![
            ("unfinished-both-paid", sum(any_game, any_part)),
            ("unfinished-both-paid", sum(any_game, only(parts, 100))),
            ("unfinished-both-paid", sum(only(had_game, 300), any_part)),
            (
                "old-part-score-paid",
                sum(only(had_game, 300), only(ever, 100)),
            ),
            (
                "old-part-score-paid",
                sum(
                    only(had_game, 300),
                    ever.map(|ever| if ever { 100 } else { 0 }),
                ),
            ),
            (
                "unfinished-mixed-up",
                sum(only(had_game, 100), only(parts, 300)),
            ),
            (
                "unfinished-mixed-up",
                sum(only(had_game, 300), only(parts, 50)),
            ),
            ("unfinished-as-if-won", only(had_game, 700)),
            ("unfinished-as-if-won", only(had_game, 500)),
            ("rubber-bonus-to-the-others", [them, us]),
        ]
    } else {
        let other = |points: i32| match points {
            700 => 500,
            500 => 700,
            points => points,
        };
        vec![
            ("rubber-bonus-mixed-up", [us, them].map(other)),
            ("rubber-bonus-to-the-others", [them, us]),
        ]
    };
    let wrong = wrong.into_iter();
    wrong
        .map(|(id, premium)| (Slip(id), column(&premium)))
        .collect()
}

pub(super) fn of_totals(item: &RubberSheet) -> Vec<(Slip, Answer)> {
    let [ours, theirs, ahead] = item.totals();
    let totals = |of: &dyn Fn(Side) -> i32| {
        let [us, them] = item.sides().map(of);
        column(&[us, them, us - them])
    };
    let cancelled = cancelled(item);
    let end = &item.end;
    vec![
        (
            Slip("totals-without-bonus"),
            totals(&|side| end.below(side) + end.above(side)),
        ),
        (
            Slip("cancelled-part-score-dropped"),
            totals(&|side| end.total(side) - cancelled[side]),
        ),
        (Slip("totals-below-only"), totals(&|side| end.below(side))),
        (Slip("difference-turned"), column(&[ours, theirs, -ahead])),
    ]
}

/// What each side had below the line when the others won a game.
fn cancelled(item: &RubberSheet) -> BySide<i32> {
    let mut lost = BySide::default();
    for (deal, (score, _)) in item.states.iter().enumerate() {
        if let Some(side) = score.game_won() {
            let others = side.opponents();
            lost[others] += item.before(deal).part_score(others);
        }
    }
    lost
}
