//! `who_is_declarer`: an auction is over; who plays the contract?
//!
//! A lesson writes `who_is_declarer(dealer: E, auction: "1S 2S P 4S P P P")`.

use serde::{Deserialize, Serialize};

use crate::auction::decisive;
use crate::contract::contract_slips::{
    self, DEALER_DECLARES, FIRST_BIDDER_OF_THE_TABLE, LAST_BIDDER_DECLARES, OPENER_DECLARES,
    SUIT_SHOWN_NOT_NAMED,
};
use crate::contract::finished_auction;
use crate::fields::{self, Dealer, Fault, Field, FinishedCalls, is_default};
use crate::{Asked, Draw, Exercise, Exhibit, Kind, Phrase, Skill, Slip};
use engine::{Auction, Contract, Fact};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::Declarer, Skill::DeclarerSameStrainBothSides];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    SUIT_SHOWN_NOT_NAMED,
    FIRST_BIDDER_OF_THE_TABLE,
    LAST_BIDDER_DECLARES,
    OPENER_DECLARES,
    DEALER_DECLARES,
];

/// A finished auction with a contract: who is declarer? Answered by a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct WhoIsDeclarer {
    auction: Auction,
    contract: Contract,
}

/// As lessons write it: `who_is_declarer(dealer: N, auction: "1H P 2H P P P")`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "who_is_declarer")]
struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    dealer: Dealer,
    auction: FinishedCalls,
}

impl TryFrom<Written> for WhoIsDeclarer {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        Self::new(fields::auction(written.dealer, &written.auction.0))
            .ok_or_else(|| Fault::new("passed-out", Field::Auction, "P P P P"))
    }
}

impl From<WhoIsDeclarer> for Written {
    fn from(exercise: WhoIsDeclarer) -> Self {
        Self {
            dealer: exercise.auction.dealer().into(),
            auction: FinishedCalls((&exercise.auction).into()),
        }
    }
}

impl WhoIsDeclarer {
    /// The exercise on an auction; `None` unless it is over and has led to a contract.
    #[must_use]
    pub fn new(auction: Auction) -> Option<Self> {
        let contract = finished_auction::contract_of(&auction)?;
        Some(Self { auction, contract })
    }

    /// The auction.
    #[must_use]
    pub const fn auction(&self) -> &Auction {
        &self.auction
    }
}

impl Exercise for WhoIsDeclarer {
    fn kind(&self) -> Kind {
        Kind::WhoIsDeclarer
    }

    fn questions(&self) -> Vec<Asked> {
        let (auction, contract) = (&self.auction, self.contract);
        let skill = if finished_auction::named_by_both(auction) {
            Skill::DeclarerSameStrainBothSides
        } else {
            Skill::Declarer
        };
        let prompt = Phrase::new("exercise-who_is_declarer")
            .with("bid", Fact::Bid(contract.bid))
            .with("doubling", Fact::Doubling(contract.doubling));
        let asked = Asked::seat(skill, prompt, contract.declarer)
            .showing([Exhibit::auction(auction)])
            .because(contract_slips::declarer_reasons(auction, contract))
            .slips(contract_slips::declarer_mistakes(auction, contract))
            .decided_by(decisive::for_declarer(auction));
        vec![asked]
    }

    fn witness(&self) -> String {
        self.contract.to_string()
    }
}

/// A finished auction that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> WhoIsDeclarer {
    let auction = finished_auction::practising(draw);
    WhoIsDeclarer::new(auction).unwrap_or_else(plain)
}

/// The plain case, should chance ever give nothing.
fn plain() -> WhoIsDeclarer {
    let (auction, contract) = finished_auction::plain();
    WhoIsDeclarer { auction, contract }
}
