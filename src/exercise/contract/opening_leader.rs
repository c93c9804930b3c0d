//! `opening_leader`: an auction is over; who leads first, and who puts down dummy?
//!
//! A lesson writes `opening_leader(dealer: N, auction: "1H P 2H P P P")`.

use serde::{Deserialize, Serialize};

use crate::auction::decisive;
use crate::contract::settled::{OTHERS_SLIPS, Settled};
use crate::grade::slips;
use crate::{Asked, Draw, Exercise, Phrase, Skill};
use engine::{Auction, Fact};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::OpeningLeader];

slips! {
    LEADER_LEFT_OF_LAST_BIDDER = "leader-left-of-last-bidder",
    LEADERS_PARTNER_FOR_DUMMY = "leaders-partner-for-dummy",
    ..OTHERS_SLIPS,
}

/// A finished auction with a contract. Two questions: who leads first, who is dummy. To
/// see who declares is left to the learner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OpeningLeader(Settled);

impl OpeningLeader {
    /// The exercise on an auction; `None` unless it is over and has led to a contract.
    #[must_use]
    pub fn new(auction: Auction) -> Option<Self> {
        Settled::new(auction).map(Self)
    }

    fn who_leads(&self) -> Asked {
        let Settled { auction, contract } = &self.0;
        let bidder = auction.last_bid().map(|(_, seat)| seat);
        let raised = bidder.filter(|&seat| seat != contract.declarer);
        let likely = raised.map(|seat| (LEADER_LEFT_OF_LAST_BIDDER, seat.lho()));
        self.0
            .who_leads(Phrase::new("exercise-opening_leader"), likely)
            // Who declares stands in the way of who leads.
            .because(self.0.declarer_reasons())
            .decided_by(decisive::for_declarer(auction))
    }

    fn who_is_dummy(&self) -> Asked {
        let Settled { auction, contract } = &self.0;
        let leader = contract.opening_leader();
        let prompt = Phrase::new("exercise-opening_leader-dummy").with("seat", Fact::Seat(leader));
        self.0
            .who_is_dummy(Skill::OpeningLeader, prompt)
            .slips([(LEADERS_PARTNER_FOR_DUMMY, leader.partner())])
            .decided_by(decisive::for_declarer(auction))
    }
}

impl Exercise for OpeningLeader {
    fn questions(&self) -> Vec<Asked> {
        vec![self.who_leads(), self.who_is_dummy()]
    }

    fn witness(&self) -> String {
        format!("{} leads", self.0.contract.opening_leader())
    }
}

/// A finished auction with a contract.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> OpeningLeader {
    OpeningLeader(Settled::practising(draw))
}
