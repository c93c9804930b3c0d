//! Which bids and calls a learner may choose from.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Level};

use super::{InsufficientBid, Then};
use crate::Answer;
use engine::auction::{every_bid, every_call};

impl InsufficientBid {
    /// Bids about the lowest one, in order. How many stand before it depends on
    /// the bid, so that the place tells nothing.
    pub(super) fn bids_offered(&self) -> Vec<Bid> {
        let Some(lowest) = self.lowest_next() else {
            return Vec::new();
        };
        let all: Vec<Bid> = every_bid().collect();
        let at = all.iter().position(|&bid| bid == lowest).unwrap_or(0);
        let below = at % 3;
        let above = [at + 2, at + 5].into_iter();
        let near = above
            .chain((1..=below).filter_map(|less| at.checked_sub(less)))
            .filter_map(|place| all.get(place).copied());
        let mut bids: Vec<Bid> = near
            .chain([lowest])
            .chain(self.lowest_over_last())
            .collect();
        bids.sort_unstable();
        bids.dedup();
        bids
    }

    /// Calls that could replace the bid, in order.
    pub(super) fn calls_offered(&self) -> Vec<Call> {
        let strain = self.bid.strain;
        let lowest = self.auction.lowest_sufficient(strain);
        let jump = lowest.filter(|bid| bid.level.get() < 7).map(|bid| Bid {
            level: Level::new(bid.level.get() + 1),
            strain,
        });
        let comparable = match self.then {
            Then::Refused { comparable } => comparable,
            _ => None,
        };
        let bids = [self.lowest_over_last(), lowest, jump].map(|bid| bid.map(Call::Bid));
        let wanted: Vec<Call> = [Call::Pass, Call::Double]
            .into_iter()
            .chain(bids.into_iter().flatten())
            .chain(comparable)
            .collect();
        let offender = self.offender();
        every_call()
            .filter(|call| wanted.contains(call))
            .filter(|&call| self.auction.admissible(offender, call).is_ok())
            .collect()
    }

    /// The places of the calls offered of which something holds.
    pub(super) fn calls_where(&self, holds: impl Fn(Call) -> bool) -> Answer {
        let offered = self.calls_offered().into_iter().enumerate();
        Answer::Choices(
            offered
                .filter(|(_, call)| holds(*call))
                .map(|(at, _)| at)
                .collect(),
        )
    }

    /// The place of a bid among those offered; after them that there is none.
    pub(super) fn bid_option(&self, wanted: Option<Bid>) -> Answer {
        let offered = self.bids_offered();
        let at = offered.iter().position(|&bid| Some(bid) == wanted);
        Answer::Choice(at.unwrap_or(offered.len()))
    }
}
