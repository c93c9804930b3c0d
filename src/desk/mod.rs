//! The ruling desk: each tool takes a case, plain data that a person enters, and answers it with a
//! [`Finding`]. Choices made are part of the case (its *path*), so the same case always gives the
//! same finding. All rules come from the engine.

#![allow(missing_docs, reason = "docs are there where a name does not tell it")]

pub mod adjusted;
pub mod auction;
pub mod bidding_box;
pub mod claim;
mod comparable;
pub mod dummy_card;
pub mod equity;
pub mod exposed;
mod finding;
pub mod inquiry;
pub mod lead;
mod matter;
pub mod movement;
pub mod pairs;
pub mod premature;
pub mod revoke;
pub mod rubber;
pub mod score;
mod spoken;
pub mod teams;
mod telling;
pub mod traveller;

use crate::engine::laws::contested_claim::ContestedClaim;
use crate::engine::laws::revoke::equity::RevokedEnding;

pub use finding::{Block, Choices, Fault, Finding};
pub use inquiry::{Inquiry, Line};
pub use matter::{Matter, Tool};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Case {
    Score(score::ScoreCase),
    Auction(auction::AuctionCase),
    Exposed(Box<exposed::ExposedCase>),
    Lead(lead::LeadCase),
    Revoke(revoke::RevokeCase),
    Traveller(traveller::TravellerCase),
    Rubber(rubber::RubberCase),
    Claim(Box<ContestedClaim>),
    Premature(premature::PrematureCase),
    Imps(teams::ImpsCase),
    Victory(teams::VictoryCase),
    Adjusted(adjusted::AdjustedCase),
    Movement(movement::MovementCase),
    Pairs(pairs::PairsCase),
    DummyCard(Box<dummy_card::DummyCardCase>),
    Equity(Box<RevokedEnding>),
    Box(bidding_box::BoxCase),
    /// What is found by questions alone.
    Inquiry(Inquiry),
}

impl Case {
    pub fn new(tool: Tool) -> Self {
        match tool {
            Tool::Score => Self::Score(score::ScoreCase::default()),
            Tool::Auction => Self::Auction(auction::AuctionCase::default()),
            Tool::Exposed => Self::Exposed(Box::default()),
            Tool::Lead => Self::Lead(lead::LeadCase::default()),
            Tool::Revoke => Self::Revoke(revoke::RevokeCase::default()),
            Tool::Traveller => Self::Traveller(traveller::TravellerCase::default()),
            Tool::Rubber => Self::Rubber(rubber::RubberCase::default()),
            Tool::Claim => Self::Claim(Box::new(claim::begun())),
            Tool::Premature => Self::Premature(premature::PrematureCase::default()),
            Tool::Imps => Self::Imps(teams::ImpsCase::default()),
            Tool::Victory => Self::Victory(teams::VictoryCase::default()),
            Tool::Adjusted => Self::Adjusted(adjusted::AdjustedCase::default()),
            Tool::Movement => Self::Movement(movement::MovementCase::default()),
            Tool::Pairs => Self::Pairs(pairs::PairsCase::default()),
            Tool::DummyCard => Self::DummyCard(Box::default()),
            Tool::Equity => Self::Equity(Box::new(equity::begun())),
            Tool::Box => Self::Box(bidding_box::BoxCase::default()),
            Tool::Inquiry(line) => Self::Inquiry(Inquiry::new(line)),
        }
    }

    pub const fn tool(&self) -> Tool {
        match self {
            Self::Score(_) => Tool::Score,
            Self::Auction(_) => Tool::Auction,
            Self::Exposed(_) => Tool::Exposed,
            Self::Lead(_) => Tool::Lead,
            Self::Revoke(_) => Tool::Revoke,
            Self::Traveller(_) => Tool::Traveller,
            Self::Rubber(_) => Tool::Rubber,
            Self::Claim(_) => Tool::Claim,
            Self::Premature(_) => Tool::Premature,
            Self::Imps(_) => Tool::Imps,
            Self::Victory(_) => Tool::Victory,
            Self::Adjusted(_) => Tool::Adjusted,
            Self::Movement(_) => Tool::Movement,
            Self::Pairs(_) => Tool::Pairs,
            Self::DummyCard(_) => Tool::DummyCard,
            Self::Equity(_) => Tool::Equity,
            Self::Box(_) => Tool::Box,
            Self::Inquiry(inquiry) => Tool::Inquiry(inquiry.line),
        }
    }

    pub fn answer(&self) -> Result<Finding, Fault> {
        let mut finding = match self {
            Self::Score(case) => Ok(score::answer(case)),
            Self::Auction(case) => auction::answer(case),
            Self::Exposed(case) => exposed::answer(case),
            Self::Lead(case) => lead::answer(case),
            Self::Revoke(case) => revoke::answer(case),
            Self::Traveller(case) => traveller::answer(case),
            Self::Rubber(case) => rubber::answer(case),
            Self::Claim(case) => claim::answer(case),
            Self::Premature(case) => premature::answer(case),
            Self::Imps(case) => teams::imps(case),
            Self::Victory(case) => teams::victory(case),
            Self::Adjusted(case) => Ok(adjusted::answer(case)),
            Self::Movement(case) => movement::answer(case),
            Self::Pairs(case) => pairs::answer(case),
            Self::DummyCard(case) => dummy_card::answer(case),
            Self::Equity(case) => equity::answer(case),
            Self::Box(case) => bidding_box::answer(case),
            Self::Inquiry(case) => Ok(inquiry::answer(case)),
        }?;
        finding.spoken = spoken::of(&finding.headline);
        Ok(finding)
    }

    /// The choices made so far, by stage; `None` for tools without choices.
    const fn path(&mut self) -> Option<&mut Vec<usize>> {
        match self {
            Self::Auction(case) => Some(&mut case.path),
            Self::Exposed(case) => Some(&mut case.path),
            Self::Lead(case) => Some(&mut case.path),
            Self::Premature(case) => Some(&mut case.path),
            Self::Box(case) => Some(&mut case.path),
            Self::Inquiry(case) => Some(&mut case.path),
            _ => None,
        }
    }

    /// Discards the choices: those about an earlier case do not apply to another one.
    pub fn forget_choices(&mut self) {
        if let Some(path) = self.path() {
            path.clear();
        }
    }

    /// Chooses option `index` at a stage and discards later choices. Choosing the same option again
    /// undoes the choice.
    pub fn choosing(mut self, stage: usize, index: usize) -> Self {
        let Some(path) = self.path() else {
            return self;
        };
        let again = path.get(stage) == Some(&index);
        path.truncate(stage);
        if path.len() == stage && !again {
            path.push(index);
        }
        self
    }
}
