//! `who_is_declarer`: an auction is over; who plays the contract?
//!
//! A lesson writes `who_is_declarer(dealer: E, auction: "1S 2S P 4S P P P")`.

use crate::auction::decisive;
use crate::contract::finished_auction;
use crate::contract::settled::{Settled, bids};
use crate::prelude::*;

pub(crate) const SKILLS: &[Skill] = &[Skill::Declarer, Skill::DeclarerSameStrainBothSides];

mistakes! {
    SUIT_SHOWN_NOT_NAMED = "suit-shown-not-named",
    FIRST_BIDDER_OF_THE_TABLE = "first-bidder-of-the-table",
    LAST_BIDDER_DECLARES = "last-bidder-declares",
    OPENER_DECLARES = "opener-declares",
    DEALER_DECLARES = "dealer-declares",
}

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

impl Settled<'_> {
    pub(crate) fn who_declares(&self, prompt: Phrase) -> Asked {
        let skill = match finished_auction::defenders_first(self.auction) {
            Some(_) => Skill::DeclarerSameStrainBothSides,
            None => Skill::Declarer,
        };
        self.asked(skill, prompt, self.contract.declarer)
            .because(self.auction.declarer_reasons())
            .mistakes(self.declarer_mistakes())
            .decided_by(decisive::for_declarer(self.auction))
    }

    fn declarer_mistakes(&self) -> Vec<(Mistake, Seat)> {
        let strain = self.contract.bid.strain;
        let mut of_the_strain = bids(self.auction).filter(|(bid, _)| bid.strain == strain);
        let shown = self.transferred().then_some(self.contract.dummy());
        let bidder = |bid: Option<(Bid, Seat)>| bid.map(|(_, seat)| seat);
        let taken = [
            (SUIT_SHOWN_NOT_NAMED, shown),
            (FIRST_BIDDER_OF_THE_TABLE, bidder(of_the_strain.next())),
            (LAST_BIDDER_DECLARES, bidder(self.auction.last_bid())),
            (OPENER_DECLARES, bidder(bids(self.auction).next())),
            (DEALER_DECLARES, Some(self.auction.dealer())),
        ];
        let taken = taken.into_iter();
        let taken = taken.filter_map(|(mistake, seat)| Some((mistake, seat?)));
        taken.collect()
    }

    /// Whether dummy named the suit below the contract's over partner's no trump: a transfer.
    fn transferred(&self) -> bool {
        let Contract { declarer, bid, .. } = self.contract;
        let shows = match bid.strain {
            Strain::Hearts => Strain::Diamonds,
            Strain::Spades => Strain::Hearts,
            _ => return false,
        };
        let transfer = [
            (Strain::Notrump, declarer),
            (shows, declarer.partner()),
            (bid.strain, declarer),
        ];
        let ours = bids(self.auction).filter(|(_, seat)| Side::of(*seat) == Side::of(declarer));
        let ours: Vec<_> = ours.map(|(bid, seat)| (bid.strain, seat)).collect();
        ours.windows(3).any(|three| three == transfer)
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> WhoIsDeclarer {
    WhoIsDeclarer(finished_auction::practising(draw))
}
