//! `who_is_declarer`: an auction is over; who plays the contract?
//!
//! A lesson writes `who_is_declarer(dealer: E, auction: "1S 2S P 4S P P P")`.

use serde::{Deserialize, Serialize};

use crate::contract::finished_auction;
use crate::contract::settled::{DECLARER_SLIPS, Settled};
use crate::fields::{Fault, dealt};
use crate::{Draw, Exercise, Phrase, Posed, Skill, Slip};
use engine::{Auction, Fact};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::Declarer, Skill::DeclarerSameStrainBothSides];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = DECLARER_SLIPS;

/// A finished auction with a contract: who is declarer? Answered by a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WhoIsDeclarer(#[serde(with = "dealt")] pub Auction);

impl Exercise for WhoIsDeclarer {
    fn pose(&self) -> Result<Posed, Fault> {
        let settled = Settled::new(&self.0)?;
        let contract = settled.contract;
        let prompt = Phrase::new("exercise-who_is_declarer")
            .with("bid", Fact::Bid(contract.bid))
            .with("doubling", Fact::Doubling(contract.doubling));
        let asked = settled.who_declares(prompt);
        Ok(Posed::new(vec![asked], contract.to_string()))
    }
}

/// A finished auction that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> WhoIsDeclarer {
    WhoIsDeclarer(finished_auction::practising(draw))
}
