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

use serde::{Deserialize, Serialize};

use crate::fields::{Fault, Field, SideText, is_default};
use crate::rubber::rubber_story::{self, StoryDeal};
use crate::{Asked, Exercise, Exhibit, Phrase, Skill, Step};
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
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
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

/// A deal on the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Scored {
    told: StoryDeal,
    before: Rubber,
    /// What it put on the sheet.
    score: DealScore,
    after: Rubber,
}

/// A rubber from the first deal to its end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct RubberSheet {
    we: Side,
    deals: Vec<Scored>,
    asks: Asks,
    /// The sheet at the end, and the premiums that ended it.
    end: Rubber,
    premiums: Vec<Entry>,
    /// Whether it was broken off before anybody had won.
    broken_off: bool,
}

/// As lessons write it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "rubber_sheet")]
struct Written {
    deals: Vec<StoryDeal>,
    #[serde(default, skip_serializing_if = "is_default")]
    we: SideText,
    #[serde(default, skip_serializing_if = "is_default")]
    asks: Asks,
}

impl TryFrom<Written> for RubberSheet {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let found = written.deals.len().to_string();
        Self::new(written.we.0, written.deals, written.asks)
            .ok_or_else(|| Fault::new("rubber-deals", Field::Contract, found))
    }
}

impl From<RubberSheet> for Written {
    fn from(made: RubberSheet) -> Self {
        Self {
            deals: made.told(),
            we: SideText(made.we),
            asks: made.asks,
        }
    }
}

/// The most deals: with the two questions about the end there are eight.
pub const MOST_DEALS: usize = 6;

impl RubberSheet {
    /// The exercise; `None` without deals, with more than [`MOST_DEALS`], or if the
    /// rubber is won before the last.
    #[must_use]
    pub fn new(we: Side, deals: Vec<StoryDeal>, asks: Asks) -> Option<Self> {
        if deals.len() > MOST_DEALS {
            return None;
        }
        let mut end = Rubber::new();
        let mut scored = Vec::new();
        for told in deals {
            let before = end.clone();
            let score = end.add(told.scored()).ok()?;
            scored.push(Scored {
                told,
                before,
                score,
                after: end.clone(),
            });
        }
        let broken_off = end.check().is_ok();
        let last = scored.last()?.score.entries();
        let premiums = if broken_off {
            end.break_off().ok()?
        } else {
            let ends = last.iter().filter(|entry| entry.item.ends_rubber());
            ends.copied().collect()
        };
        Some(Self {
            we,
            deals: scored,
            asks,
            end,
            premiums,
            broken_off,
        })
    }

    /// The deals as they are told.
    fn told(&self) -> Vec<StoryDeal> {
        self.deals.iter().map(|deal| deal.told).collect()
    }

    /// Ours, then theirs.
    const fn sides(&self) -> [Side; 2] {
        [self.we, self.we.opponents()]
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

    /// What stands on the sheet after a deal, told with what stood there before?
    fn after(&self, number: i32, deal: &Scored, earlier: &[StoryDeal]) -> Asked {
        let rows = [
            "row-we-towards",
            "row-they-towards",
            "row-we-games",
            "row-they-games",
        ];
        let prompt = Phrase::new("exercise-rubber_sheet-deal").with("number", Fact::Number(number));
        // The premium of the rubber is another question.
        let of_deal = |reason: &Reason| reason.citation.law != "74";
        let right = self.towards(&deal.after);
        Asked::column(Skill::RubberGame, prompt, rows, right)
            .showing([Exhibit::Grid(rubber_story::sheet(self.we, earlier, &[]))])
            .showing(deal.told.exhibits(&deal.before))
            .because(deal.score.reasons().into_iter().filter(of_deal))
            .slips(mistakes::of_deal(self, deal))
    }

    /// What both questions about the end practise.
    const fn skill_of_end(&self) -> Skill {
        match self.broken_off {
            true => Skill::UnfinishedRubber,
            false => Skill::RubberBonus,
        }
    }

    fn whole_sheet(&self, premiums: &[Entry]) -> Exhibit {
        Exhibit::Grid(rubber_story::sheet(self.we, &self.told(), premiums))
    }

    /// Which premium does each side get at the end?
    fn at_the_end(&self) -> Asked {
        let prompt = match self.broken_off {
            true => "exercise-rubber_sheet-broken-off",
            false => "exercise-rubber_sheet-won",
        };
        let rows = ["row-we-bonus", "row-they-bonus"];
        let nothing = || Reason::rubber("rubber-unfinished-nothing", "80");
        let prompt = Phrase::new(prompt);
        Asked::column(self.skill_of_end(), prompt, rows, self.premium())
            .showing([self.whole_sheet(&[])])
            .because(self.premiums.iter().map(Entry::reason))
            .because(self.premiums.is_empty().then(nothing))
            .slips(mistakes::of_premium(self))
    }

    /// What does it all add up to?
    fn added_up(&self) -> Asked {
        let prompt = Phrase::new("exercise-rubber_sheet-totals");
        let rows = ["row-we-total", "row-they-total", "row-ahead"];
        Asked::column(self.skill_of_end(), prompt, rows, self.totals())
            .showing([self.whole_sheet(&self.premiums)])
            .because([Reason::rubber("rubber-added-up", "74")])
            .working(self.working())
            .slips(mistakes::of_totals(self))
    }
}

impl Exercise for RubberSheet {
    fn questions(&self) -> Vec<Asked> {
        let told = self.told();
        let deals = self.deals.iter().zip(1..).enumerate();
        let deals =
            deals.map(|(earlier, (deal, number))| self.after(number, deal, &told[..earlier]));
        let end = || [self.at_the_end(), self.added_up()];
        match self.asks {
            Asks::Deals => deals.collect(),
            Asks::End => end().to_vec(),
            Asks::Whole => deals.chain(end()).collect(),
        }
    }

    /// `1060 870 190`: our total, theirs, the difference.
    fn witness(&self) -> String {
        self.totals().map(|points| points.to_string()).join(" ")
    }
}
