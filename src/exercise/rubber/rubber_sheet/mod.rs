//! `rubber_sheet`: a rubber deal by deal: the points below the line, the games, and the final
//! totals.
//!
//! A lesson writes `rubber_sheet(deals: ["3NT+1 E", "2SX-2 N N:100"], we: "EW", asks: whole)`.
//! `asks` is `deals` (one question per deal), `end` (premium and totals) or `whole`. A rubber that
//! neither side has won is broken off at the end.

mod mistakes;

use crate::prelude::*;
use crate::rubber::rubber_story::{self, Scored, StoryDeal, planned};
use engine::score::rubber::{Entry, Rubber};

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
        let mut questions = Vec::new();
        if self.asks != Asks::End {
            questions.extend((0..self.deals.len()).map(|at| scoring.after_deal(at)));
        }
        if self.asks != Asks::Deals {
            questions.extend(scoring.at_the_end());
        }
        // The witness: our total, theirs, the difference.
        let witness = scoring.totals().map(|points| points.to_string());
        Ok(Posed::new(questions, witness.join(" ")))
    }
}

struct Scoring<'a> {
    we: Side,
    told: &'a [StoryDeal],
    deals: Vec<Scored>,
    /// The sheet at the end, including the final premiums.
    end: Rubber,
    premiums: Vec<Entry>,
    broken_off: bool,
}

impl RubberSheet {
    /// `None` without deals, with too many, or if the rubber is won before the last.
    fn scoring(&self) -> Option<Scoring<'_>> {
        if self.deals.len() > MOST_DEALS {
            return None;
        }
        let deals = rubber_story::scored(self.deals.iter())?;
        let last = deals.last()?;
        let mut end = last.after.clone();
        let of_last = last.score.entries().iter().copied();
        let won = of_last.filter(|entry| entry.item.ends_rubber());
        let premiums = won.chain(end.break_off().into_iter().flatten());
        Some(Scoring {
            we: *self.we,
            told: &self.deals,
            premiums: premiums.collect(),
            broken_off: last.after.check().is_ok(),
            deals,
            end,
        })
    }
}

impl Scoring<'_> {
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

    /// Our total, their total, and our lead.
    fn totals(&self) -> [i32; 3] {
        self.each_and_ahead(|side| self.end.total(side))
    }

    /// Our points, theirs, and our lead.
    fn each_and_ahead(&self, points: impl Fn(Side) -> i32) -> [i32; 3] {
        let [ours, theirs] = self.sides().map(points);
        [ours, theirs, ours - theirs]
    }

    /// Points below the line that a side lost when the other side won a game.
    fn cancelled(&self, side: Side) -> i32 {
        let deals = self.deals.iter();
        let lost = deals.filter(|deal| deal.score.game_won() == Some(side.opponents()));
        lost.map(|deal| deal.before.part_score(side)).sum()
    }

    fn sheet(&self, deals: &[StoryDeal], premiums: &[Entry]) -> [Exhibit; 1] {
        let sheet = rubber_story::sheet(self.we, deals, premiums);
        [Exhibit::Grid(sheet)]
    }

    fn after_deal(&self, at: usize) -> Asked {
        let deal = &self.deals[at];
        let rows = [
            "row-we-towards",
            "row-they-towards",
            "row-we-games",
            "row-they-games",
        ];
        let prompt = Phrase::new("exercise-rubber_sheet-deal").with("number", count(at + 1));
        // The rubber premium is another question.
        let of_deal = |reason: &Reason| reason.citation.law != "74";
        let right = self.towards(&deal.after);
        Asked::column(Skill::RubberGame, prompt, rows, right)
            .showing(self.sheet(&self.told[..at], &[]))
            .showing(deal.exhibits())
            .because(deal.score.reasons().into_iter().filter(of_deal))
            .mistakes(mistakes::of_deal(self, deal))
    }

    /// The premium, then the totals.
    fn at_the_end(&self) -> [Asked; 2] {
        let (skill, prompt) = match self.broken_off {
            true => (Skill::UnfinishedRubber, "exercise-rubber_sheet-broken-off"),
            false => (Skill::RubberBonus, "exercise-rubber_sheet-won"),
        };
        let rows = ["row-we-bonus", "row-they-bonus"];
        let nothing = || Reason::rubber("rubber-unfinished-nothing", "80");
        let right = self.sides().map(|side| self.end.bonus(side));
        let premium = Asked::column(skill, Phrase::new(prompt), rows, right)
            .showing(self.sheet(self.told, &[]))
            .because(self.premiums.iter().map(Entry::reason))
            .because(self.premiums.is_empty().then(nothing))
            .mistakes(mistakes::of_premium(self, right));
        let working = |side: Side| {
            let phrase = Phrase::new("working-rubber-total")
                .with("side", Fact::Side(side))
                .with("below", Fact::Number(self.end.below(side)))
                .with("above", Fact::Number(self.end.above(side)))
                .with("bonus", Fact::Number(self.end.bonus(side)))
                .with("total", Fact::Number(self.end.total(side)));
            Step::Say(phrase)
        };
        let prompt = Phrase::new("exercise-rubber_sheet-totals");
        let rows = ["row-we-total", "row-they-total", "row-ahead"];
        let totals = Asked::column(skill, prompt, rows, self.totals())
            .showing(self.sheet(self.told, &self.premiums))
            .because([Reason::rubber("rubber-added-up", "74")])
            .working(self.sides().map(working))
            .mistakes(mistakes::of_totals(self));
        [premium, totals]
    }
}

/// Plans with questions about the deals, by difficulty: a game in one deal, a game by part-scores,
/// then deals that only look like a game.
const GAMES: [&str; 3] = [
    "PART game PART, PART FINISH part, GAME part down, PART part FINISH",
    "PART long FINISH part, part DOWN finish PART, LONG part game FINISH, LONG doubled PART part",
    "PART down doubled LONG FINISH, part LONG DOUBLED down PART, \
     part PASSED PART FINISH doubled, SLAM part DOWN finish LONG",
];

/// Rubbers won by a side, by difficulty.
const WON: [&str; 3] = [
    "GAME down GAME, GAME game GAME, PART GAME GAME",
    "part GAME DOWN GAME, game PART GAME GAME, GAME part PART FINISH, game part GAME down GAME",
    "PART part FINISH DOUBLED, game PART FINISH part DOUBLED, slam LONG part FINISH GAME, \
     PART game GAME PASSED part GAME",
];

/// Rubbers broken off, by difficulty: one premium, both premiums, then what pays neither side.
const BROKEN_OFF: [&str; 3] = [
    "GAME down DOWN, PART down DOWN, DOWN GAME DOWN, down PART down",
    "GAME part DOWN, part GAME PART, GAME PART down, PART game DOWN, PART part DOWN",
    "GAME game PART DOWN, GAME game PART part, part GAME down game, GAME part game PART down, \
     PART game PART part",
];

pub(crate) fn generate(draw: &mut Draw<'_>) -> RubberSheet {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let plans = match skill {
        Skill::RubberBonus => WON,
        Skill::UnfinishedRubber => BROKEN_OFF,
        _ => GAMES,
    };
    let plans: Vec<&str> = plans[difficulty as usize - 1].split(", ").collect();
    let asks = match skill {
        Skill::RubberGame => Asks::Deals,
        _ => difficulty.choose(Asks::End, Asks::End, Asks::Whole),
    };
    // From medium difficulty, one deal in five has honours.
    let honours = difficulty.choose(0, 20, 20);
    let mut attempts = (0..20).filter_map(|_| {
        let plan = draw.chance.pick_or(&plans, "");
        let we = draw.chance.pick_or(&Side::ALL, Side::NorthSouth).into();
        let (deals, _) = planned(draw, plan, |chance| chance.percent(honours))?;
        Some(RubberSheet { deals, we, asks })
    });
    let asked = attempts.find(|made| made.pose().is_ok_and(|posed| posed.asks_for(skill)));
    asked.unwrap_or_else(|| {
        let deals = match skill {
            Skill::RubberBonus => r#"(deals: ["4S= S", "2H-1 E", "3NT= N"])"#,
            _ => r#"(deals: ["4S= S", "2H-1 E", "2D= W"])"#,
        };
        let made = crate::text::plain(deals, "three deals that end no rubber too early");
        RubberSheet { asks, ..made }
    })
}
