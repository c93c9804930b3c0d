//! The rules that decide the contract, declarer, dummy and opening leader at the end of an auction.

use contract_bridge::auction::Call;

use crate::{Auction, Contract, Doubling, Fact, Reason, Side};

impl Auction {
    /// The rules that lead from a finished auction to its contract, or to none (Law 22).
    pub fn contract_reasons(&self) -> Vec<Reason> {
        let Some(contract) = self.contract_so_far() else {
            return vec![Reason::new("passed-out", "22B")];
        };
        let doubled = || self.calls().iter().any(|made| made.call == Call::Double);
        let doubling = match contract.doubling {
            Doubling::Undoubled if doubled() => Some(Reason::new("double-cancelled-by-bid", "19C")),
            Doubling::Undoubled => None,
            Doubling::Doubled => Some(Reason::new("contract-doubled", "19D")),
            Doubling::Redoubled => Some(Reason::new("contract-redoubled", "19D")),
        };
        let last = Reason::new("last-bid-is-contract", "22A").with("bid", Fact::Bid(contract.bid));
        [last].into_iter().chain(doubling).collect()
    }

    /// The rules that make a player declarer; empty in a passed-out deal.
    pub fn declarer_reasons(&self) -> Vec<Reason> {
        let Some(Contract { declarer, bid, .. }) = self.contract_so_far() else {
            return Vec::new();
        };
        let side = Side::of(declarer);
        let named = Reason::new("declarer-first-to-name", "Definitions")
            .with("side", Fact::Side(side))
            .with("seat", Fact::Seat(declarer))
            .with("strain", Fact::Strain(bid.strain));
        let of_strain = |call: Call| matches!(call, Call::Bid(it) if it.strain == bid.strain);
        let first = self.calls().iter().find(|made| of_strain(made.call));
        let earlier = first.filter(|made| Side::of(made.seat) != side);
        let earlier = earlier.map(|made| {
            Reason::new("opponents-named-it-first", "Definitions")
                .with("seat", Fact::Seat(made.seat))
                .with("strain", Fact::Strain(bid.strain))
        });
        [named].into_iter().chain(earlier).collect()
    }
}

impl Contract {
    /// The rule that makes a player dummy.
    pub fn dummy_reason(&self) -> Reason {
        Reason::new("dummy-is-partner", "Definitions")
            .with("declarer", Fact::Seat(self.declarer))
            .with("seat", Fact::Seat(self.dummy()))
    }

    /// The rule that gives a player the opening lead (Law 41A).
    pub fn leader_reason(&self) -> Reason {
        Reason::new("leader-left-of-declarer", "41A")
            .with("declarer", Fact::Seat(self.declarer))
            .with("seat", Fact::Seat(self.opening_leader()))
    }
}
