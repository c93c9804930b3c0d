//! An auction that ended in a contract, with its opening leader and dummy.

use crate::fields::{Calls, words};
use crate::prelude::*;

mistakes! {
    DECLARER_LEADS = "declarer-leads",
    DUMMY_LEADS = "dummy-leads",
    LEADER_LEFT_OF_DEALER = "leader-left-of-dealer",
    LEADER_RIGHT_OF_DECLARER = "leader-right-of-declarer",
    DECLARER_FOR_DUMMY = "declarer-for-dummy",
}

pub(crate) struct Settled<'a> {
    pub(super) auction: &'a Auction,
    pub(crate) contract: Contract,
}

impl<'a> Settled<'a> {
    /// # Errors
    /// The auction is not over, or the deal was passed out.
    pub(crate) fn new(auction: &'a Auction) -> Result<Self, Fault> {
        check_over(auction)?;
        let contract = auction.contract_so_far();
        let passed_out = || Fault::new("passed-out", Field::Auction, "P P P P");
        let contract = contract.ok_or_else(passed_out)?;
        Ok(Self { auction, contract })
    }

    pub(super) fn asked(&self, skill: Skill, prompt: Phrase, right: Seat) -> Asked {
        Asked::seat(skill, prompt, right).showing([Exhibit::auction(self.auction)])
    }

    /// Who leads first? `likely` is one more mistake, possible if declarer is not named.
    pub(crate) fn who_leads(&self, prompt: Phrase, likely: Option<(Mistake, Seat)>) -> Asked {
        let declarer = self.contract.declarer;
        let leader = self.contract.opening_leader();
        self.asked(Skill::OpeningLeader, prompt, leader)
            .because([self.contract.leader_reason()])
            .mistakes([
                (DECLARER_LEADS, declarer),
                (DUMMY_LEADS, self.contract.dummy()),
            ])
            // More specific than the later mistakes, which may lead to the same player.
            .mistakes(likely)
            .mistakes([
                (LEADER_LEFT_OF_DEALER, self.auction.dealer().lho()),
                (LEADER_RIGHT_OF_DECLARER, declarer.rho()),
            ])
    }

    pub(crate) fn who_is_dummy(&self, skill: Skill, prompt: Phrase) -> Asked {
        let Contract { declarer, .. } = self.contract;
        self.asked(skill, prompt, self.contract.dummy())
            .because([self.contract.dummy_reason()])
            .mistakes([(DECLARER_FOR_DUMMY, declarer)])
    }
}

/// # Errors
/// The auction is not over.
pub(crate) fn check_over(auction: &Auction) -> Result<(), Fault> {
    if auction.has_ended() {
        return Ok(());
    }
    let found = words(&Calls::from(auction), notation::call);
    Err(Fault::new("auction-not-over", Field::Auction, found))
}

/// The bids with their players, in order.
pub(crate) fn bids(auction: &Auction) -> impl DoubleEndedIterator<Item = (Bid, Seat)> {
    auction.calls().iter().filter_map(|made| match made.call {
        Call::Bid(bid) => Some((bid, made.seat)),
        _ => None,
    })
}
