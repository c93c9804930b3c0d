//! `rubber_entry`: where do the numbers of a deal go on the sheet of a rubber?
//!
//! A lesson writes `rubber_entry(before: ["1NT+1 S", "3H= W"], deal: "3DX-2 E", we: "NS")`. A deal
//! is a result, its declarer, and honours if a hand held any: `6S= E W:100`. With
//! `vulnerability: true` the vulnerability is shown.

use crate::prelude::*;
use crate::rubber::rubber_story::{self, Scored, StoryDeal, Token, planned};
use engine::score::ScoreLine;
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
        let scored = rubber_story::scored(self.before.iter().chain([&self.deal]));
        let deal = scored.and_then(|mut deals| deals.pop());
        // The premium for the rubber is another question.
        let deal = deal.filter(|deal| deal.after.check().is_ok());
        let deal = deal.ok_or_else(fault)?;
        let plain = |entry: &Entry| matches!(entry.item, TrickScore | Overtricks | Insult);
        let skill = match deal.score.entries().iter().all(plain) {
            true => Skill::RubberBelowTheLine,
            false => Skill::RubberAboveTheLine,
        };
        let (we, they) = (*self.we, self.we.opponents());
        let places = [
            (we, Place::Below, "row-we-below"),
            (we, Place::Above, "row-we-above"),
            (they, Place::Below, "row-they-below"),
            (they, Place::Above, "row-they-above"),
        ];
        let right = places.map(|(side, place, _)| deal.score.points(side, place));
        let wrong = MISTAKES.iter().map(|&mistake| {
            let numbers = numbers(&deal, mistake);
            let column: [i32; 4] = places.map(|(side, place, _)| {
                let there = |it: &&Number| it.side == side && it.place == place;
                numbers.iter().filter(there).map(|it| it.points).sum()
            });
            (mistake, column)
        });
        let sheet = rubber_story::sheet(we, &self.before, &[]);
        let vulnerability = self.vulnerability.then(|| Exhibit::Board {
            number: None,
            dealer: None,
            vulnerability: deal.score.vulnerable(),
        });
        let rows = places.map(|(.., row)| row);
        let asked = Asked::column(skill, Phrase::new("exercise-rubber_entry"), rows, right)
            .showing([Exhibit::Grid(sheet)])
            .showing(vulnerability)
            .showing(deal.exhibits())
            .because(deal.score.reasons())
            .mistakes(wrong);
        Ok(asked.into())
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
    let mut other = result;
    other.vulnerability = result.vulnerability.other();
    let of_line = |line: Option<ScoreLine>| line.map_or(0, |line| line.points.abs());
    let entries = deal.score.entries().iter();
    let numbers = entries.map(|entry| {
        let mut number = Number {
            side: entry.side,
            place: entry.place(),
            points: entry.points,
        };
        match (mistake, entry.item) {
            (OVERTRICKS_BELOW, Overtricks)
            | (UNDERTRICKS_BELOW, Undertricks)
            | (HONOURS_BELOW, Honours(_))
            | (PREMIUM_BELOW, SmallSlam | GrandSlam | Insult) => number.place = Place::Below,
            (LINE_SWAPPED, TrickScore) => number.place = Place::Above,
            (LINE_SWAPPED, _) => number.place = Place::Below,
            (UNDERTRICKS_TO_DECLARER, Undertricks) => number.side = declaring,
            (HONOURS_TO_DECLARER, Honours(_)) => number.side = declaring,
            (COLUMNS_SWAPPED, _) => number.side = number.side.opponents(),
            (HONOURS_FORGOTTEN, Honours(_)) => number.points = 0,
            (PREMIUM_FORGOTTEN, SmallSlam | GrandSlam | Insult) => number.points = 0,
            (NOT_DOUBLED, TrickScore) => number.points /= entry.factor,
            (OTHER_VULNERABILITY, Overtricks) => number.points = of_line(other.overtricks()),
            (OTHER_VULNERABILITY, SmallSlam | GrandSlam) => number.points = of_line(other.slam()),
            (OTHER_VULNERABILITY, Undertricks) => number.points = of_line(other.undertricks()),
            _ => {}
        }
        number
    });
    let account = result.account();
    let bonus = (mistake == DUPLICATE_BONUS).then(|| Number {
        side: declaring,
        place: Place::Above,
        points: account.points(ScoreItem::Game) + account.points(ScoreItem::PartScore),
    });
    numbers.chain(bonus).collect()
}

/// The deals already on the sheet, by difficulty.
const SHEETS: [&[&str]; 3] = [
    &["", "PART", "part"],
    &["GAME", "game", "PART game", "PART part"],
    &["GAME game", "game PART", "part GAME DOWN"],
];

pub(crate) fn generate(draw: &mut Draw<'_>) -> RubberEntry {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let mut attempts = (0..30).filter_map(|_| {
        let we = draw.chance.pick_or(&Side::ALL, Side::NorthSouth).into();
        let plan = draw.chance.pick_or(SHEETS[difficulty as usize - 1], "");
        let (before, rubber) = planned(draw, plan, |_| false)?;
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
    let (mut token, honours) = draw.chance.pick_or(kinds, (Part, false));
    // Completing a game needs a part-score. The end of the rubber is not asked here.
    let side = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
    let side = match token {
        Finish if rubber.part_score(side) == 0 => side.opponents(),
        _ if rubber.games(side) > 0 && token != Down => side.opponents(),
        _ => side,
    };
    // Without a part-score it would go down instead.
    if token == Finish && rubber.part_score(side) == 0 {
        token = Doubled;
    }
    token.deal(draw, rubber.part_score(side), side, honours)
}
