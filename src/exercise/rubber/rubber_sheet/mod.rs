//! `rubber_sheet`: a rubber deal by deal: what stands below the line, who has a game,
//! what the end is worth.
//!
//! ```ron
//! rubber_sheet(deals: ["3NT+1 E", "2SX-2 N N:100", "2HX+1 E"], we: "EW", asks: whole)
//! ```
//!
//! `asks` is `deals` (one question a deal), `end` (premium and totals) or `whole`. A
//! rubber that nobody has won is broken off at the end.

mod generate;
mod mistakes;

use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::rubber::rubber_story::{self, StoryDeal};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Column, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip, Step,
};
use engine::score::rubber::{DealScore, Entry, Rubber};
use engine::{Fact, Reason, Side};

pub use generate::generate;
pub use mistakes::SLIPS;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::RubberGame,
    Skill::RubberBonus,
    Skill::UnfinishedRubber,
];

/// Which questions are asked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asks {
    /// One for each deal.
    Deals,
    /// The premium at the end, then the totals.
    End,
    /// Both.
    #[default]
    Whole,
}

/// A rubber from the first deal to its end.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct RubberSheet {
    we: Side,
    deals: Vec<StoryDeal>,
    asks: Asks,
    /// What each deal put on the sheet, and the sheet after it.
    states: Vec<(DealScore, Rubber)>,
    /// The sheet at the end, and the premiums that ended it.
    end: Rubber,
    premiums: Vec<Entry>,
    /// Whether it was broken off before anybody had won.
    broken_off: bool,
}

/// As lessons write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "rubber_sheet")]
struct Written {
    deals: Vec<String>,
    #[serde(default = "ns")]
    we: String,
    #[serde(default)]
    asks: Asks,
}

fn ns() -> String {
    "NS".to_owned()
}

impl TryFrom<Written> for RubberSheet {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let we = rubber_story::read_side(&written.we)?;
        let deals = rubber_story::read_all(&written.deals)?;
        let found = written.deals.len().to_string();
        Self::new(we, deals, written.asks)
            .ok_or_else(|| Fault::new("rubber-deals", Field::Contract, found))
    }
}

/// The most deals: with the two questions about the end there are eight parts.
pub const MOST_DEALS: usize = 6;

/// What a part asks about.
enum Part<'a> {
    /// The sheet after this deal.
    Deal(usize, &'a DealScore, &'a Rubber),
    /// The premium.
    Premium,
    /// The totals.
    Totals,
}

impl RubberSheet {
    /// The exercise; `None` without deals, with more than [`MOST_DEALS`], or if the
    /// rubber is won before the last.
    #[must_use]
    pub fn new(we: Side, deals: Vec<StoryDeal>, asks: Asks) -> Option<Self> {
        if deals.is_empty() || deals.len() > MOST_DEALS {
            return None;
        }
        let mut rubber = Rubber::new();
        let mut states = Vec::new();
        for deal in &deals {
            let score = rubber.add(deal.scored()).ok()?;
            states.push((score, rubber.clone()));
        }
        let broken_off = rubber.check().is_ok();
        let premiums = if broken_off {
            rubber.break_off().ok()?
        } else {
            let last = states.last().map(|(score, _)| score.entries());
            let ends = |entry: &&Entry| entry.item.ends_rubber();
            last.unwrap_or_default()
                .iter()
                .filter(ends)
                .copied()
                .collect()
        };
        Some(Self {
            we,
            deals,
            asks,
            states,
            end: rubber,
            premiums,
            broken_off,
        })
    }

    /// How many parts ask about single deals.
    const fn deal_parts(&self) -> usize {
        match self.asks {
            Asks::End => 0,
            Asks::Deals | Asks::Whole => self.deals.len(),
        }
    }

    fn part(&self, part: usize) -> Part<'_> {
        let deals = self.deal_parts();
        match self.states.get(part) {
            Some((score, rubber)) if part < deals => Part::Deal(part, score, rubber),
            _ if part == deals => Part::Premium,
            _ => Part::Totals,
        }
    }

    /// Ours, then theirs.
    const fn sides(&self) -> [Side; 2] {
        [self.we, self.we.opponents()]
    }

    /// The sheet before a deal.
    fn before(&self, deal: usize) -> Rubber {
        let last = deal.checked_sub(1).and_then(|last| self.states.get(last));
        last.map_or_else(Rubber::new, |(_, rubber)| rubber.clone())
    }

    /// Points towards the next game, ours and theirs, then the games of each.
    fn towards(&self, rubber: &Rubber) -> [i32; 4] {
        let [us, them] = self.sides();
        [
            rubber.part_score(us),
            rubber.part_score(them),
            i32::from(rubber.games(us)),
            i32::from(rubber.games(them)),
        ]
    }

    fn premium(&self) -> [i32; 2] {
        self.sides().map(|side| self.end.bonus(side))
    }

    /// Our total, theirs, and by how much we are ahead.
    fn totals(&self) -> [i32; 3] {
        let [ours, theirs] = self.sides().map(|side| self.end.total(side));
        [ours, theirs, ours - theirs]
    }

    fn premium_reasons(&self) -> Vec<Reason> {
        if self.premiums.is_empty() {
            return vec![Reason::rubber("rubber-unfinished-nothing", "80")];
        }
        self.premiums.iter().map(Entry::reason).collect()
    }

    /// How each side's total comes about.
    fn working(&self) -> Vec<Step> {
        let line = |side: Side| {
            let phrase = Phrase::new("working-rubber-total")
                .with("side", Fact::Side(side))
                .with("below", Fact::Number(self.end.below(side)))
                .with("above", Fact::Number(self.end.above(side)))
                .with("bonus", Fact::Number(self.end.bonus(side)))
                .with("total", Fact::Number(self.end.total(side)));
            Step::Say(phrase)
        };
        self.sides().map(line).to_vec()
    }
}

fn column(rows: &[i32]) -> Answer {
    Answer::Column(rows.iter().copied().map(Some).collect())
}

fn rows(ids: &[&'static str]) -> Ask {
    Ask::Column(Column {
        rows: ids.iter().map(|id| Phrase::new(id)).collect(),
        halves: false,
    })
}

impl Exercise for RubberSheet {
    fn kind(&self) -> Kind {
        Kind::RubberSheet
    }

    fn skill(&self, part: usize) -> Skill {
        match self.part(part) {
            Part::Deal(..) => Skill::RubberGame,
            _ if self.broken_off => Skill::UnfinishedRubber,
            _ => Skill::RubberBonus,
        }
    }

    fn parts(&self) -> usize {
        match self.asks {
            Asks::Deals => self.deals.len(),
            Asks::End => 2,
            Asks::Whole => self.deals.len() + 2,
        }
    }

    fn pose(&self, part: usize) -> Question {
        let whole = |premiums| {
            let sheet = rubber_story::sheet(self.we, &self.deals, premiums);
            vec![Exhibit::Grid(sheet)]
        };
        match self.part(part) {
            Part::Deal(deal, ..) => {
                let before = self.deals.get(..deal).unwrap_or_default();
                let sheet = rubber_story::sheet(self.we, before, &[]);
                let told = self
                    .deals
                    .get(deal)
                    .map(|deal_told| deal_told.exhibits(&self.before(deal)));
                let number = i32::try_from(deal + 1).unwrap_or(i32::MAX);
                Question {
                    prompt: Phrase::new("exercise-rubber_sheet-deal")
                        .with("number", Fact::Number(number)),
                    exhibits: [Exhibit::Grid(sheet)]
                        .into_iter()
                        .chain(told.unwrap_or_default())
                        .collect(),
                    ask: rows(&[
                        "row-we-towards",
                        "row-they-towards",
                        "row-we-games",
                        "row-they-games",
                    ]),
                }
            }
            Part::Premium => Question {
                prompt: Phrase::new(if self.broken_off {
                    "exercise-rubber_sheet-broken-off"
                } else {
                    "exercise-rubber_sheet-won"
                }),
                exhibits: whole(&[]),
                ask: rows(&["row-we-bonus", "row-they-bonus"]),
            },
            Part::Totals => Question {
                prompt: Phrase::new("exercise-rubber_sheet-totals"),
                exhibits: whole(&self.premiums),
                ask: rows(&["row-we-total", "row-they-total", "row-ahead"]),
            },
        }
    }

    fn solve(&self, part: usize) -> Answer {
        match self.part(part) {
            Part::Deal(_, _, rubber) => column(&self.towards(rubber)),
            Part::Premium => column(&self.premium()),
            Part::Totals => column(&self.totals()),
        }
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        match self.part(part) {
            Part::Deal(deal, score, rubber) => mistakes::of_deal(self, deal, score, rubber),
            Part::Premium => mistakes::of_premium(self),
            Part::Totals => mistakes::of_totals(self),
        }
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let (reasons, steps) = match self.part(part) {
            // The premium of the rubber is the next question.
            Part::Deal(_, score, _) => {
                let mut reasons = score.reasons();
                reasons.retain(|reason| reason.citation.law != "74");
                (reasons, Vec::new())
            }
            Part::Premium => (self.premium_reasons(), Vec::new()),
            Part::Totals => (
                vec![Reason::rubber("rubber-added-up", "74")],
                self.working(),
            ),
        };
        let mut grade =
            Grade::of(self.solve(part), answer, reasons).with_slip(answer, self.mistakes(part));
        grade.steps = steps;
        grade.with_rows(answer)
    }

    fn written(&self) -> Writing {
        let asks = match self.asks {
            Asks::Deals => "deals",
            Asks::End => "end",
            Asks::Whole => "whole",
        };
        Writing::default()
            .list("deals", self.deals.iter().map(rubber_story::write))
            .some(rubber_story::write_side(self.we), |fields, we| {
                fields.quoted("we", we)
            })
            .word_unless("whole", "asks", asks)
    }

    /// `1060 870 190`: our total, theirs, the difference.
    fn witness(&self) -> String {
        self.totals().map(|points| points.to_string()).join(" ")
    }
}
