//! An auction that has led to a contract, and who leads and is dummy then.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};

use crate::fields::{Fault, Field};
use crate::grade::slips;
use crate::{Asked, Exhibit, Phrase, Skill, Slip};
use engine::{Auction, Contract, notation};

slips! {
    DECLARER_LEADS = "declarer-leads",
    DUMMY_LEADS = "dummy-leads",
    LEADER_LEFT_OF_DEALER = "leader-left-of-dealer",
    LEADER_RIGHT_OF_DECLARER = "leader-right-of-declarer",
    DECLARER_FOR_DUMMY = "declarer-for-dummy",
}

/// A finished auction and its contract.
pub(crate) struct Settled<'a> {
    pub(super) auction: &'a Auction,
    pub(crate) contract: Contract,
}

impl<'a> Settled<'a> {
    /// The auction with its contract.
    ///
    /// # Errors
    /// It goes on, or is passed out.
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

    /// Who leads first? Where declarer is not named, one more mistake may be likely.
    pub(crate) fn who_leads(&self, prompt: Phrase, likely: Option<(Slip, Seat)>) -> Asked {
        let declarer = self.contract.declarer;
        let leader = self.contract.opening_leader();
        self.asked(Skill::OpeningLeader, prompt, leader)
            .because([self.contract.leader_reason()])
            .slips([
                (DECLARER_LEADS, declarer),
                (DUMMY_LEADS, self.contract.dummy()),
            ])
            // It says more than the mistakes after it, which may lead to the same player.
            .slips(likely)
            .slips([
                (LEADER_LEFT_OF_DEALER, self.auction.dealer().lho()),
                (LEADER_RIGHT_OF_DECLARER, declarer.rho()),
            ])
    }

    pub(crate) fn who_is_dummy(&self, skill: Skill, prompt: Phrase) -> Asked {
        let Contract { declarer, .. } = self.contract;
        self.asked(skill, prompt, self.contract.dummy())
            .because([self.contract.dummy_reason()])
            .slips([(DECLARER_FOR_DUMMY, declarer)])
    }
}

/// Checks that an auction is over.
///
/// # Errors
/// It goes on.
pub(crate) fn check_over(auction: &Auction) -> Result<(), Fault> {
    if auction.has_ended() {
        return Ok(());
    }
    let calls = auction.calls().iter().map(|made| notation::call(made.call));
    let calls: Vec<String> = calls.collect();
    Err(Fault::new(
        "auction-not-over",
        Field::Auction,
        calls.join(" "),
    ))
}

/// The bids with their players, in order.
pub(crate) fn bids(auction: &Auction) -> impl DoubleEndedIterator<Item = (Bid, Seat)> {
    auction.calls().iter().filter_map(|made| match made.call {
        Call::Bid(bid) => Some((bid, made.seat)),
        _ => None,
    })
}
