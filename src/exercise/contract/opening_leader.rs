//! `opening_leader`: an auction is over; who leads first, and who puts down dummy?
//!
//! A lesson writes `opening_leader(dealer: N, auction: "1H P 2H P P P")`.

use crate::auction::decisive;
use crate::contract::finished_auction;
use crate::contract::settled::{self, Settled};
use crate::prelude::*;

pub(crate) const SKILLS: &[Skill] = &[Skill::OpeningLeader];

mistakes! {
    LEADER_LEFT_OF_LAST_BIDDER = "leader-left-of-last-bidder",
    LEADERS_PARTNER_FOR_DUMMY = "leaders-partner-for-dummy",
    ..settled::MISTAKES,
}

/// A finished auction with a contract. Two questions: who leads first, and who is dummy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OpeningLeader(#[serde(with = "dealt")] pub Auction);

impl Exercise for OpeningLeader {
    fn pose(&self) -> Result<Posed, Fault> {
        let auction = &self.0;
        let settled = Settled::new(auction)?;
        let declarer = settled.contract.declarer;
        let leader = settled.contract.opening_leader();
        let bidder = auction.last_bid().map(|(_, seat)| seat);
        let raised = bidder.filter(|&seat| seat != declarer);
        let likely = raised.map(|seat| (LEADER_LEFT_OF_LAST_BIDDER, seat.lho()));
        let leads = settled
            .who_leads(Phrase::new("exercise-opening_leader"), likely)
            .because(auction.declarer_reasons())
            .decided_by(decisive::for_declarer(auction));
        let prompt = Phrase::new("exercise-opening_leader-dummy").with("seat", Fact::Seat(leader));
        let dummy = settled
            .who_is_dummy(Skill::OpeningLeader, prompt)
            .mistakes([(LEADERS_PARTNER_FOR_DUMMY, leader.partner())])
            .decided_by(decisive::for_declarer(auction));
        Ok(Posed::new(vec![leads, dummy], format!("{leader} leads")))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> OpeningLeader {
    OpeningLeader(finished_auction::practising(draw))
}
