//! `who_is_declarer`: an auction is over; who plays the contract?
//!
//! A lesson writes `who_is_declarer(dealer: E, auction: "1S 2S P 4S P P P")`.

use serde::{Deserialize, Serialize};

use crate::contract::settled::{DECLARER_SLIPS, Settled};
use crate::{Asked, Draw, Exercise, Phrase, Skill, Slip};
use engine::{Auction, Fact};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::Declarer, Skill::DeclarerSameStrainBothSides];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = DECLARER_SLIPS;

/// A finished auction with a contract: who is declarer? Answered by a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WhoIsDeclarer(Settled);

impl WhoIsDeclarer {
    /// The exercise on an auction; `None` unless it is over and has led to a contract.
    #[must_use]
    pub fn new(auction: Auction) -> Option<Self> {
        Settled::new(auction).map(Self)
    }
}

impl Exercise for WhoIsDeclarer {
    fn questions(&self) -> Vec<Asked> {
        let contract = self.0.contract;
        let prompt = Phrase::new("exercise-who_is_declarer")
            .with("bid", Fact::Bid(contract.bid))
            .with("doubling", Fact::Doubling(contract.doubling));
        vec![self.0.who_declares(prompt)]
    }

    fn witness(&self) -> String {
        self.0.contract.to_string()
    }
}

/// A finished auction that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> WhoIsDeclarer {
    WhoIsDeclarer(Settled::practising(draw))
}
