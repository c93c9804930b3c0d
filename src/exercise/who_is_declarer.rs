//! `who_is_declarer`: an auction is over; who plays the contract?
//!
//! A lesson writes `who_is_declarer(dealer: E, auction: "1S 2S P 4S P P P")`.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::Deserialize;

use crate::contract_slips::{
    self, DEALER_DECLARES, FIRST_BIDDER_OF_THE_TABLE, LAST_BIDDER_DECLARES, OPENER_DECLARES,
    SUIT_SHOWN_NOT_NAMED,
};
use crate::fields::{Fault, Field};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip, decisive,
    fields, finished_auction,
};
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
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct WhoIsDeclarer {
    auction: Auction,
    contract: Contract,
}

/// As lessons write it: `who_is_declarer(dealer: N, auction: "1H P 2H P P P")`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "who_is_declarer")]
struct Written {
    #[serde(default = "fields::north", deserialize_with = "fields::seat")]
    dealer: Seat,
    #[serde(deserialize_with = "fields::finished_calls")]
    auction: Vec<Call>,
}

impl TryFrom<Written> for WhoIsDeclarer {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let auction = fields::auction_of(written.dealer, &written.auction);
        Self::new(auction).ok_or_else(|| Fault::new("passed-out", Field::Auction, "P P P P"))
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

    fn skill(&self, _part: usize) -> Skill {
        if finished_auction::named_by_both(&self.auction) {
            Skill::DeclarerSameStrainBothSides
        } else {
            Skill::Declarer
        }
    }

    fn pose(&self, _part: usize) -> Question {
        Question {
            prompt: Phrase::new("exercise-who_is_declarer")
                .with("bid", Fact::Bid(self.contract.bid))
                .with("doubling", Fact::Doubling(self.contract.doubling)),
            exhibits: vec![Exhibit::Auction {
                auction: self.auction.clone(),
                asked: None,
            }],
            ask: Ask::Seat,
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Answer::Seat(self.contract.declarer)
    }

    fn written(&self) -> Writing {
        Writing::default().auction(&self.auction)
    }

    fn witness(&self) -> String {
        self.contract.to_string()
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        contract_slips::declarer_mistakes(&self.auction, self.contract)
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let reasons = contract_slips::declarer_reasons(&self.auction, self.contract);
        Grade::of(self.solve(part), answer, reasons)
            .with_slip(answer, self.mistakes(part))
            .decided_by(decisive::for_declarer(&self.auction))
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
