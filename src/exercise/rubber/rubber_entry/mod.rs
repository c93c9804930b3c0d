//! `rubber_entry`: where do the numbers of one deal go on the sheet of a rubber?
//!
//! ```ron
//! rubber_entry(before: ["1NT+1 S", "3H= W"], deal: "3DX-2 E", we: "NS")
//! ```
//!
//! A deal is a result, who declared, and honours if a hand held any: `6S= E W:100`.
//! With `vulnerability: true` it is said who is vulnerable.

mod generate;

use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::rubber::rubber_story::{self, StoryDeal};
use crate::writing::Writing;
use crate::{Answer, Ask, Column, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip};
use engine::score::rubber::{DealScore, Entry, Place, Rubber, RubberItem};
use engine::score::{DealResult, ScoreItem};
use engine::{Doubling, Side};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::RubberBelowTheLine, Skill::RubberAboveTheLine];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    OVERTRICKS_BELOW,
    UNDERTRICKS_TO_DECLARER,
    UNDERTRICKS_BELOW,
    DUPLICATE_BONUS,
    HONOURS_BELOW,
    HONOURS_TO_DECLARER,
    HONOURS_FORGOTTEN,
    PREMIUM_BELOW,
    PREMIUM_FORGOTTEN,
    OTHER_VULNERABILITY,
    NOT_DOUBLED,
    COLUMNS_SWAPPED,
    LINE_SWAPPED,
];

const OVERTRICKS_BELOW: Slip = Slip("rubber-overtricks-below");
const UNDERTRICKS_TO_DECLARER: Slip = Slip("rubber-undertricks-to-declarer");
const UNDERTRICKS_BELOW: Slip = Slip("rubber-undertricks-below");
const DUPLICATE_BONUS: Slip = Slip("rubber-duplicate-bonus");
const HONOURS_BELOW: Slip = Slip("rubber-honours-below");
const HONOURS_TO_DECLARER: Slip = Slip("rubber-honours-to-declarer");
const HONOURS_FORGOTTEN: Slip = Slip("rubber-honours-forgotten");
const PREMIUM_BELOW: Slip = Slip("rubber-premium-below");
const PREMIUM_FORGOTTEN: Slip = Slip("rubber-premium-forgotten");
const OTHER_VULNERABILITY: Slip = Slip("rubber-other-vulnerability");
const NOT_DOUBLED: Slip = Slip("trick-points-not-doubled");
const COLUMNS_SWAPPED: Slip = Slip("rubber-columns-swapped");
const LINE_SWAPPED: Slip = Slip("rubber-line-swapped");

/// A deal and the sheet before it. One question: the numbers in their four places.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct RubberEntry {
    we: Side,
    before: Vec<StoryDeal>,
    deal: StoryDeal,
    /// The sheet before the deal, and what the deal puts on it.
    rubber: Rubber,
    score: DealScore,
    vulnerability_shown: bool,
}

/// As lessons write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "rubber_entry")]
struct Written {
    #[serde(default)]
    before: Vec<String>,
    deal: String,
    #[serde(default = "ns")]
    we: String,
    #[serde(default)]
    vulnerability: bool,
}

fn ns() -> String {
    "NS".to_owned()
}

impl TryFrom<Written> for RubberEntry {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let we = rubber_story::read_side(&written.we)?;
        let before = rubber_story::read_all(&written.before)?;
        let deal = rubber_story::read(&written.deal)?;
        Self::new(we, before, deal, written.vulnerability)
            .ok_or_else(|| Fault::new("rubber-ends", Field::Contract, written.deal))
    }
}

/// The four places, in the order of the answer.
const PLACES: [(bool, Place); 4] = [
    (true, Place::Below),
    (true, Place::Above),
    (false, Place::Below),
    (false, Place::Above),
];

const ROWS: [&str; 4] = [
    "row-we-below",
    "row-we-above",
    "row-they-below",
    "row-they-above",
];

impl RubberEntry {
    /// The exercise; `None` if the rubber is over before the deal or by it, since the
    /// rubber's premium is another question.
    fn new(
        we: Side,
        before: Vec<StoryDeal>,
        deal: StoryDeal,
        vulnerability_shown: bool,
    ) -> Option<Self> {
        let (rubber, _) = rubber_story::played_through(&before)?;
        let mut after = rubber.clone();
        let score = after.add(deal.scored()).ok()?;
        after.check().ok()?;
        Some(Self {
            we,
            before,
            deal,
            rubber,
            score,
            vulnerability_shown,
        })
    }

    /// The result of the deal, unless it was passed out.
    fn result(&self) -> Option<(Side, DealResult)> {
        let (declarer, line) = self.deal.played()?;
        let side = Side::of(declarer);
        Some((side, line.at(self.rubber.vulnerability(side))))
    }

    /// The column where every number stands as a rule has it; `None` leaves it out.
    fn column(&self, rule: impl Fn(&Entry) -> Option<(Side, Place, i32)>) -> [i32; 4] {
        let written: Vec<_> = self.score.entries().iter().filter_map(rule).collect();
        PLACES.map(|(ours, place)| {
            let here = written
                .iter()
                .filter(|(side, at, _)| (*side == self.we) == ours && *at == place);
            here.map(|(_, _, points)| points).sum()
        })
    }

    fn right(&self) -> [i32; 4] {
        PLACES.map(|(ours, place)| {
            let side = if ours { self.we } else { self.we.opponents() };
            self.score.points(side, place)
        })
    }

    /// With one kind of number below the line.
    fn below(&self, moved: impl Fn(RubberItem) -> bool) -> [i32; 4] {
        self.column(|entry| {
            let place = if moved(entry.item) {
                Place::Below
            } else {
                entry.place()
            };
            Some((entry.side, place, entry.points))
        })
    }

    /// With one kind of number on declarer's side.
    fn to_declarer(&self, moved: impl Fn(RubberItem) -> bool) -> [i32; 4] {
        let declaring = self.result().map(|(side, _)| side);
        self.column(|entry| {
            let side = declaring
                .filter(|_| moved(entry.item))
                .unwrap_or(entry.side);
            Some((side, entry.place(), entry.points))
        })
    }

    /// With one kind of number left out.
    fn without(&self, left_out: impl Fn(RubberItem) -> bool) -> [i32; 4] {
        self.column(|entry| {
            (!left_out(entry.item)).then_some((entry.side, entry.place(), entry.points))
        })
    }

    /// With the points of another result.
    fn scored_as(&self, result: &DealResult) -> [i32; 4] {
        let account = result.account();
        self.column(|entry| {
            let points = match entry.item {
                RubberItem::TrickScore => account.points(ScoreItem::TrickScore),
                RubberItem::Overtricks => account.points(ScoreItem::Overtricks),
                RubberItem::SmallSlam => account.points(ScoreItem::SmallSlam),
                RubberItem::GrandSlam => account.points(ScoreItem::GrandSlam),
                RubberItem::Undertricks => account.points(ScoreItem::Undertricks).abs(),
                _ => entry.points,
            };
            Some((entry.side, entry.place(), points))
        })
    }

    /// With duplicate's premium for a game or a part-score above the line.
    fn with_duplicate_bonus(&self, side: Side, result: &DealResult) -> [i32; 4] {
        let account = result.account();
        let bonus = account.points(ScoreItem::Game) + account.points(ScoreItem::PartScore);
        let mut column = self.right();
        let above = if side == self.we { 1 } else { 3 };
        column[above] += bonus;
        column
    }

    fn wrong(&self) -> Vec<(Slip, [i32; 4])> {
        let honours = |item| matches!(item, RubberItem::Honours(_));
        let premium = |item| {
            matches!(
                item,
                RubberItem::SmallSlam | RubberItem::GrandSlam | RubberItem::Insult
            )
        };
        let over = |item| item == RubberItem::Overtricks;
        let under = |item| item == RubberItem::Undertricks;
        let [our_below, our_above, their_below, their_above] = self.right();
        let mut wrong = vec![
            (OVERTRICKS_BELOW, self.below(over)),
            (UNDERTRICKS_TO_DECLARER, self.to_declarer(under)),
            (UNDERTRICKS_BELOW, self.below(under)),
            (HONOURS_TO_DECLARER, self.to_declarer(honours)),
            (HONOURS_BELOW, self.below(honours)),
            (HONOURS_FORGOTTEN, self.without(honours)),
            (PREMIUM_BELOW, self.below(premium)),
            (PREMIUM_FORGOTTEN, self.without(premium)),
            (
                COLUMNS_SWAPPED,
                [their_below, their_above, our_below, our_above],
            ),
            (
                LINE_SWAPPED,
                [our_above, our_below, their_above, their_below],
            ),
        ];
        if let Some((side, result)) = self.result() {
            let other = DealResult {
                vulnerability: result.vulnerability.other(),
                ..result
            };
            wrong.extend([
                (DUPLICATE_BONUS, self.with_duplicate_bonus(side, &result)),
                (OTHER_VULNERABILITY, self.scored_as(&other)),
                (NOT_DOUBLED, self.with_tricks(undoubled_tricks(result))),
            ]);
        }
        wrong
    }

    /// With another trick score.
    fn with_tricks(&self, points: i32) -> [i32; 4] {
        self.column(|entry| {
            let points = match entry.item {
                RubberItem::TrickScore => points,
                _ => entry.points,
            };
            Some((entry.side, entry.place(), points))
        })
    }
}

/// What the tricks bid would be worth undoubled.
const fn undoubled_tricks(result: DealResult) -> i32 {
    let undoubled = DealResult {
        doubling: Doubling::Undoubled,
        ..result
    };
    undoubled.trick_score().points
}

fn answer(column: [i32; 4]) -> Answer {
    Answer::Column(column.map(Some).to_vec())
}

impl Exercise for RubberEntry {
    fn kind(&self) -> Kind {
        Kind::RubberEntry
    }

    fn skill(&self, _part: usize) -> Skill {
        let plain = |entry: &Entry| {
            matches!(
                entry.item,
                RubberItem::TrickScore | RubberItem::Overtricks | RubberItem::Insult
            )
        };
        if self.score.entries().iter().all(plain) {
            Skill::RubberBelowTheLine
        } else {
            Skill::RubberAboveTheLine
        }
    }

    fn pose(&self, _part: usize) -> Question {
        let mut exhibits = vec![Exhibit::Grid(rubber_story::sheet(
            self.we,
            &self.before,
            &[],
        ))];
        if self.vulnerability_shown {
            exhibits.push(Exhibit::Board {
                number: None,
                dealer: None,
                vulnerability: self.rubber.vulnerable(),
            });
        }
        exhibits.extend(self.deal.exhibits(&self.rubber));
        Question {
            prompt: Phrase::new("exercise-rubber_entry"),
            exhibits,
            ask: Ask::Column(Column {
                rows: ROWS.map(Phrase::new).to_vec(),
                halves: false,
            }),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        answer(self.right())
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let wrong = self.wrong().into_iter();
        wrong.map(|(slip, column)| (slip, answer(column))).collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        Grade::of(self.solve(part), answer, self.score.reasons())
            .with_slip(answer, self.mistakes(part))
            .with_rows(answer)
    }

    fn written(&self) -> Writing {
        let before = self.before.iter().map(rubber_story::write);
        Writing::default()
            .some(
                (!self.before.is_empty()).then_some(before),
                |fields, before| fields.list("before", before),
            )
            .quoted("deal", rubber_story::write(&self.deal))
            .some(rubber_story::write_side(self.we), |fields, we| {
                fields.quoted("we", we)
            })
            .flag("vulnerability", self.vulnerability_shown)
    }

    /// `40 30 0 0`: we below and above the line, they below and above.
    fn witness(&self) -> String {
        self.right().map(|points| points.to_string()).join(" ")
    }
}
