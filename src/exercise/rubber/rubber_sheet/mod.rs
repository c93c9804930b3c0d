//! `rubber_sheet`: a rubber deal by deal: the points below the line, the games, and the final
//! totals.
//!
//! ```ron
//! rubber_sheet(deals: ["3NT+1 E", "2SX-2 N N:100", "2HX+1 E"], we: "EW", asks: whole)
//! ```
//!
//! `asks` is `deals` (one question per deal), `end` (premium and totals) or `whole`. A rubber that
//! neither side has won is broken off at the end.

mod generate;
mod mistakes;

use crate::prelude::*;
use crate::rubber::rubber_story::{self, StoryDeal};
use engine::score::rubber::{DealScore, Entry, Rubber};

pub(crate) use generate::generate;
pub use mistakes::MISTAKES;

pub(crate) const SKILLS: &[Skill] = &[
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

/// The most deals: with the two questions about the end there are eight questions.
pub const MOST_DEALS: usize = 6;

position! {
    /// A rubber from the first deal to its end.
    #[serde(rename = "rubber_sheet")]
    pub struct RubberSheet {
        /// The deals, one to six; the rubber is not won before the last.
        pub deals: Vec<StoryDeal>,
        /// The side whose sheet it is.
        pub we: SideText = default,
        /// Which questions are asked.
        pub asks: Asks = default,
    }
}

impl Exercise for RubberSheet {
    fn pose(&self) -> Result<Posed, Fault> {
        let found = || self.deals.len().to_string();
        let fault = || Fault::new("rubber-deals", Field::Contract, found());
        let scoring = self.scoring().ok_or_else(fault)?;
        let deals = scoring.deals.iter().enumerate();
        let deals = deals.map(|(earlier, deal)| scoring.after(deal, &self.deals[..earlier]));
        let end = || [scoring.premium_at_the_end(), scoring.added_up()];
        let questions = match self.asks {
            Asks::Deals => deals.collect(),
            Asks::End => end().to_vec(),
            Asks::Whole => deals.chain(end()).collect(),
        };
        // The witness: our total, theirs, the difference.
        let witness = scoring.totals().map(|points| points.to_string());
        Ok(Posed::new(questions, witness.join(" ")))
    }
}

/// A deal on the sheet.
struct Scored {
    told: StoryDeal,
    before: Rubber,
    /// Its entries on the sheet.
    score: DealScore,
    after: Rubber,
}

/// The rubber deal by deal.
struct Scoring<'a> {
    we: Side,
    told: &'a [StoryDeal],
    deals: Vec<Scored>,
    /// The sheet at the end, including the final premiums.
    end: Rubber,
    premiums: Vec<Entry>,
    /// Whether the rubber ends without a winner.
    broken_off: bool,
}

impl RubberSheet {
    /// The scoring; `None` without deals, with more than [`MOST_DEALS`], or if the rubber is won
    /// before the last deal.
    fn scoring(&self) -> Option<Scoring<'_>> {
        if self.deals.len() > MOST_DEALS {
            return None;
        }
        let mut end = Rubber::new();
        let mut deals = Vec::new();
        for &told in &self.deals {
            let before = end.clone();
            let score = end.add(told.scored()).ok()?;
            deals.push(Scored {
                told,
                before,
                score,
                after: end.clone(),
            });
        }
        let broken_off = end.check().is_ok();
        let last = deals.last()?.score.entries().iter();
        let premiums = match broken_off {
            true => end.break_off().ok()?,
            false => last.filter(|it| it.item.ends_rubber()).copied().collect(),
        };
        Some(Scoring {
            we: *self.we,
            told: &self.deals,
            deals,
            end,
            premiums,
            broken_off,
        })
    }
}

impl Scoring<'_> {
    /// Our side, then theirs.
    const fn sides(&self) -> [Side; 2] {
        [self.we, self.we.opponents()]
    }

    /// Our and their points towards the next game, then our and their games.
    fn towards(&self, rubber: &Rubber) -> [i32; 4] {
        let [us, them] = self.sides();
        let part_score = |side| rubber.part_score(side);
        let games = |side| i32::from(rubber.games(side));
        [part_score(us), part_score(them), games(us), games(them)]
    }

    fn premium(&self) -> [i32; 2] {
        self.sides().map(|side| self.end.bonus(side))
    }

    /// Our total, their total, and our lead.
    fn totals(&self) -> [i32; 3] {
        self.each_and_ahead(|side| self.end.total(side))
    }

    /// Our points, theirs, and our lead.
    fn each_and_ahead(&self, points: impl Fn(Side) -> i32) -> [i32; 3] {
        let [ours, theirs] = self.sides().map(points);
        [ours, theirs, ours - theirs]
    }

    /// What is on the sheet after this deal, given the earlier deals?
    fn after(&self, deal: &Scored, earlier: &[StoryDeal]) -> Asked {
        let rows = [
            "row-we-towards",
            "row-they-towards",
            "row-we-games",
            "row-they-games",
        ];
        let number = count(earlier.len() + 1);
        let prompt = Phrase::new("exercise-rubber_sheet-deal").with("number", number);
        // The rubber premium is another question.
        let of_deal = |reason: &Reason| reason.citation.law != "74";
        let right = self.towards(&deal.after);
        Asked::column(Skill::RubberGame, prompt, rows, right)
            .showing([Exhibit::Grid(rubber_story::sheet(self.we, earlier, &[]))])
            .showing(deal.told.exhibits(&deal.before))
            .because(deal.score.reasons().into_iter().filter(of_deal))
            .mistakes(mistakes::of_deal(self, deal))
    }

    /// The skill that both questions about the end practise.
    const fn skill_of_end(&self) -> Skill {
        match self.broken_off {
            true => Skill::UnfinishedRubber,
            false => Skill::RubberBonus,
        }
    }

    fn whole_sheet(&self, premiums: &[Entry]) -> Exhibit {
        Exhibit::Grid(rubber_story::sheet(self.we, self.told, premiums))
    }

    /// Which premium does each side get at the end?
    fn premium_at_the_end(&self) -> Asked {
        let prompt = match self.broken_off {
            true => "exercise-rubber_sheet-broken-off",
            false => "exercise-rubber_sheet-won",
        };
        let rows = ["row-we-bonus", "row-they-bonus"];
        let nothing = || Reason::rubber("rubber-unfinished-nothing", "80");
        Asked::column(
            self.skill_of_end(),
            Phrase::new(prompt),
            rows,
            self.premium(),
        )
        .showing([self.whole_sheet(&[])])
        .because(self.premiums.iter().map(Entry::reason))
        .because(self.premiums.is_empty().then(nothing))
        .mistakes(mistakes::of_premium(self))
    }

    /// What are the totals?
    fn added_up(&self) -> Asked {
        let end = &self.end;
        let working = |side: Side| {
            let phrase = Phrase::new("working-rubber-total")
                .with("side", Fact::Side(side))
                .with("below", Fact::Number(end.below(side)))
                .with("above", Fact::Number(end.above(side)))
                .with("bonus", Fact::Number(end.bonus(side)))
                .with("total", Fact::Number(end.total(side)));
            Step::Say(phrase)
        };
        let prompt = Phrase::new("exercise-rubber_sheet-totals");
        let rows = ["row-we-total", "row-they-total", "row-ahead"];
        Asked::column(self.skill_of_end(), prompt, rows, self.totals())
            .showing([self.whole_sheet(&self.premiums)])
            .because([Reason::rubber("rubber-added-up", "74")])
            .working(self.sides().map(working))
            .mistakes(mistakes::of_totals(self))
    }
}
