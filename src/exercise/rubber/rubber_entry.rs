//! `rubber_entry`: where do the numbers of a deal go on the sheet of a rubber?
//!
//! A lesson writes `rubber_entry(before: ["1NT+1 S", "3H= W"], deal: "3DX-2 E", we: "NS")`. A deal
//! is a result, its declarer, and honours if a hand held any: `6S= E W:100`. With
//! `vulnerability: true` the vulnerability is shown.

use crate::prelude::*;
use crate::rubber::rubber_story::{self, Scored, StoryDeal, Token, planned};
use engine::score::rubber::{Entry, Place, Rubber, RubberItem};

use RubberItem::{GrandSlam, Honours, Insult, Overtricks, SmallSlam, TrickScore, Undertricks};
use Token::{Doubled, Down, Finish, Game, Long, Part, Slam};

pub(crate) const SKILLS: &[Skill] = &[Skill::RubberBelowTheLine, Skill::RubberAboveTheLine];

// In the order in which they are recognised.
mistakes! {
    OVERTRICKS_BELOW = "rubber-overtricks-below",
    UNDERTRICKS_TO_DECLARER = "rubber-undertricks-to-declarer",
    UNDERTRICKS_BELOW = "rubber-undertricks-below",
    HONOURS_TO_DECLARER = "rubber-honours-to-declarer",
    HONOURS_BELOW = "rubber-honours-below",
    HONOURS_FORGOTTEN = "rubber-honours-forgotten",
    PREMIUM_BELOW = "rubber-premium-below",
    PREMIUM_FORGOTTEN = "rubber-premium-forgotten",
    COLUMNS_SWAPPED = "rubber-columns-swapped",
    LINE_SWAPPED = "rubber-line-swapped",
    DUPLICATE_BONUS = "rubber-duplicate-bonus",
    OTHER_VULNERABILITY = "rubber-other-vulnerability",
    NOT_DOUBLED = "trick-points-not-doubled",
}

position! {
    /// A deal and the sheet before it. One question: the numbers in their four places.
    #[serde(rename = "rubber_entry")]
    pub struct RubberEntry {
        before: Vec<StoryDeal> = default,
        deal: StoryDeal,
        we: SideText = default,
        /// Whether the vulnerability is shown.
        vulnerability: bool = default,
    }
}

impl Exercise for RubberEntry {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = || Fault::new("rubber-ends", Field::Contract, self.deal);
        let deals = [&self.before[..], &[self.deal]].concat();
        let deal = rubber_story::scored(&deals).and_then(|mut deals| deals.pop());
        // The premium for the rubber is another question.
        let deal = deal.filter(|deal| deal.after.check().is_ok());
        let deal = deal.ok_or_else(fault)?;
        let plain = |entry: &Entry| matches!(entry.item, TrickScore | Overtricks | Insult);
        let skill = match deal.score.entries().iter().all(plain) {
            true => Skill::RubberBelowTheLine,
            false => Skill::RubberAboveTheLine,
        };
        let rows = [
            "row-we-below",
            "row-we-above",
            "row-they-below",
            "row-they-above",
        ];
        let right = self.column(|side, place| deal.score.points(side, place));
        let wrong = MISTAKES.iter().map(|&mistake| {
            let numbers = numbers(&deal, mistake);
            let column = self.column(|side, place| {
                let there = numbers
                    .iter()
                    .filter(|it| it.side == side && it.place == place);
                there.map(|number| number.points).sum()
            });
            (mistake, column)
        });
        let sheet = rubber_story::sheet(*self.we, &self.before, &[]);
        let vulnerability = self.vulnerability.then(|| Exhibit::Board {
            number: None,
            dealer: None,
            vulnerability: deal.score.vulnerable(),
        });
        let prompt = Phrase::new("exercise-rubber_entry");
        let asked = Asked::column(skill, prompt, rows, right)
            .showing([Exhibit::Grid(sheet)])
            .showing(vulnerability)
            .showing(deal.exhibits())
            .because(deal.score.reasons())
            .mistakes(wrong);
        Ok(asked.into())
    }
}

impl RubberEntry {
    /// The points in the four places: ours below and above the line, then theirs.
    fn column(&self, points: impl Fn(Side, Place) -> i32) -> [i32; 4] {
        let (we, they) = (*self.we, self.we.opponents());
        [
            points(we, Place::Below),
            points(we, Place::Above),
            points(they, Place::Below),
            points(they, Place::Above),
        ]
    }
}

/// A number as a learner writes it on the sheet.
struct Number {
    side: Side,
    place: Place,
    points: i32,
}

/// The numbers of a deal, with one mistake.
fn numbers(deal: &Scored, mistake: Mistake) -> Vec<Number> {
    let Some((declarer, result)) = deal.played() else {
        return Vec::new();
    };
    let declaring = Side::of(declarer);
    let entries = deal.score.entries().iter();
    let numbers = entries.map(|entry| {
        let (mut side, mut place, mut points) = (entry.side, entry.place(), entry.points);
        match (mistake, entry.item) {
            (OVERTRICKS_BELOW, Overtricks)
            | (UNDERTRICKS_BELOW, Undertricks)
            | (HONOURS_BELOW, Honours(_))
            | (PREMIUM_BELOW, SmallSlam | GrandSlam | Insult) => place = Place::Below,
            (UNDERTRICKS_TO_DECLARER, Undertricks) | (HONOURS_TO_DECLARER, Honours(_)) => {
                side = declaring;
            }
            (HONOURS_FORGOTTEN, Honours(_))
            | (PREMIUM_FORGOTTEN, SmallSlam | GrandSlam | Insult) => points = 0,
            (COLUMNS_SWAPPED, _) => side = side.opponents(),
            (LINE_SWAPPED, TrickScore) => place = Place::Above,
            (LINE_SWAPPED, _) => place = Place::Below,
            (OTHER_VULNERABILITY, item) => {
                points = otherwise_vulnerable(item, result).unwrap_or(points)
            }
            (NOT_DOUBLED, TrickScore) => points /= entry.factor,
            _ => {}
        }
        Number {
            side,
            place,
            points,
        }
    });
    let account = result.account();
    let bonus = (mistake == DUPLICATE_BONUS).then(|| Number {
        side: declaring,
        place: Place::Above,
        points: account.points(ScoreItem::Game) + account.points(ScoreItem::PartScore),
    });
    numbers.chain(bonus).collect()
}

/// The points of an item at the other vulnerability, if they depend on it.
fn otherwise_vulnerable(item: RubberItem, mut result: DealResult) -> Option<i32> {
    result.vulnerability = result.vulnerability.other();
    let line = match item {
        Overtricks => result.overtricks(),
        SmallSlam | GrandSlam => result.slam(),
        Undertricks => result.undertricks(),
        _ => None,
    };
    line.map(|line| line.points.abs())
}

/// The deals already on the sheet, by difficulty.
const SHEETS: [&[&str]; 3] = [
    &["", "PART", "part"],
    &["GAME", "game", "PART game", "PART part"],
    &["GAME game", "game PART", "part GAME DOWN"],
];

pub(crate) fn generate(draw: &mut Draw<'_>) -> RubberEntry {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let sheets = SHEETS[difficulty as usize - 1];
    let mut attempts = (0..30).filter_map(|_| {
        let we = draw.chance.pick_or(&Side::ALL, Side::NorthSouth).into();
        let plan = draw.chance.pick_or(sheets, "");
        let hero = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
        let (before, rubber) = planned(draw, plan, hero, |_| false)?;
        Some(RubberEntry {
            deal: asked(draw, &rubber),
            before,
            we,
            vulnerability: difficulty == Difficulty::Easy,
        })
    });
    let asked = attempts.find(|made| made.pose().is_ok_and(|posed| posed.asks_for(skill)));
    asked.unwrap_or_else(|| {
        let position = match skill {
            Skill::RubberBelowTheLine => r#"(deal: "2S+1 S", vulnerability: true)"#,
            _ => r#"(deal: "2S-1 S", vulnerability: true)"#,
        };
        crate::text::plain(position, "a first part-score ends no rubber")
    })
}

fn asked(draw: &mut Draw<'_>, rubber: &Rubber) -> StoryDeal {
    let kinds: &[(Token, bool)] = match draw.skill {
        Skill::RubberBelowTheLine => draw.difficulty.choose(
            &[(Part, false), (Long, false), (Game, false)],
            &[(Long, false), (Finish, false), (Doubled, false)],
            &[(Doubled, false), (Doubled, false), (Finish, false)],
        ),
        _ => draw.difficulty.choose(
            &[(Down, false), (Down, false), (Slam, false)][..],
            &[(Down, false), (Slam, false), (Part, true), (Game, true)],
            &[(Down, true), (Down, true), (Slam, true), (Doubled, true)],
        ),
    };
    let (token, honours) = draw.chance.pick_or(kinds, (Part, false));
    // Completing a game needs a part-score. The end of the rubber is not asked here.
    let side = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
    let side = match token {
        Finish if rubber.part_score(side) == 0 => side.opponents(),
        _ if rubber.games(side) > 0 && token != Down => side.opponents(),
        _ => side,
    };
    let token = match token {
        // Without a part-score it would go down instead.
        Finish if rubber.part_score(side) == 0 => Doubled,
        token => token,
    };
    token.deal(draw, rubber, side, honours)
}
