//! What a finished auction means, and what is often taken for it: the contract, declarer,
//! dummy, opening leader. For the kinds that ask about them.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat, Strain};

use crate::auction::drawn_auction::has_wiped_double;
use crate::{Answer, Phrase, Slip};
use engine::{Auction, Contract, Doubling, Fact, Reason, Side};

pub(crate) const DOUBLE_OVERLOOKED: Slip = Slip("double-overlooked");
pub(crate) const DOUBLE_OUTLIVES_BID: Slip = Slip("double-outlives-bid");
pub(crate) const FIRST_BID_TAKEN: Slip = Slip("first-bid-taken");
pub(crate) const OPPONENTS_BID_TAKEN: Slip = Slip("opponents-bid-taken");
pub(crate) const PASSED_OUT_OVERLOOKED: Slip = Slip("passed-out-overlooked");
pub(crate) const FIRST_BIDDER_OF_THE_TABLE: Slip = Slip("first-bidder-of-the-table");
pub(crate) const SUIT_SHOWN_NOT_NAMED: Slip = Slip("suit-shown-not-named");
pub(crate) const LAST_BIDDER_DECLARES: Slip = Slip("last-bidder-declares");
pub(crate) const DEALER_DECLARES: Slip = Slip("dealer-declares");
pub(crate) const OPENER_DECLARES: Slip = Slip("opener-declares");
pub(crate) const DECLARER_FOR_DUMMY: Slip = Slip("declarer-for-dummy");
pub(crate) const LEADERS_PARTNER_FOR_DUMMY: Slip = Slip("leaders-partner-for-dummy");
pub(crate) const LEADER_RIGHT_OF_DECLARER: Slip = Slip("leader-right-of-declarer");
pub(crate) const LEADER_LEFT_OF_DEALER: Slip = Slip("leader-left-of-dealer");
pub(crate) const LEADER_LEFT_OF_LAST_BIDDER: Slip = Slip("leader-left-of-last-bidder");
pub(crate) const DECLARER_LEADS: Slip = Slip("declarer-leads");
pub(crate) const DUMMY_LEADS: Slip = Slip("dummy-leads");

/// What a learner may take an auction for. The order is that of the options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Reading {
    Contract(Bid, Doubling),
    PassedOut,
    GoesOn,
}

impl Reading {
    /// What a finished auction has come to.
    pub(crate) fn of(auction: &Auction) -> Self {
        auction
            .contract_so_far()
            .map_or(Self::PassedOut, |contract| {
                Self::Contract(contract.bid, contract.doubling)
            })
    }

    pub(crate) fn option(self) -> Phrase {
        match self {
            Self::Contract(bid, doubling) => Phrase::new("option-contract")
                .with("bid", Fact::Bid(bid))
                .with("doubling", Fact::Doubling(doubling)),
            Self::PassedOut => Phrase::new("option-passed-out"),
            Self::GoesOn => Phrase::new("option-auction-goes-on"),
        }
    }
}

/// Bids with their makers, in order.
fn bids(auction: &Auction) -> impl DoubleEndedIterator<Item = (Bid, Seat)> {
    auction.calls().iter().filter_map(|made| match made.call {
        Call::Bid(bid) => Some((bid, made.seat)),
        _ => None,
    })
}

/// Wrong readings of a finished auction, by mistake.
pub(crate) fn misreadings(auction: &Auction) -> Vec<(Slip, Reading)> {
    let Some(contract) = auction.contract_so_far() else {
        return vec![(PASSED_OUT_OVERLOOKED, Reading::GoesOn)];
    };
    let side = Side::of(contract.declarer);
    let undoubled = |(bid, _)| Reading::Contract(bid, Doubling::Undoubled);
    let theirs = bids(auction).rfind(|(_, seat)| Side::of(*seat) != side);
    let doubling = misread_doubling(auction, contract);
    let doubling = doubling.map(|(slip, it)| (slip, Reading::Contract(contract.bid, it)));
    doubling
        .into_iter()
        .chain(theirs.map(|bid| (OPPONENTS_BID_TAKEN, undoubled(bid))))
        .chain(
            bids(auction)
                .next()
                .map(|bid| (FIRST_BID_TAKEN, undoubled(bid))),
        )
        .collect()
}

/// A double that stands and is overlooked, or one that a bid has wiped out and is not: what the
/// contract is taken to be, undoubled or doubled.
pub(crate) fn misread_doubling(auction: &Auction, contract: Contract) -> Option<(Slip, Doubling)> {
    if contract.doubling != Doubling::Undoubled {
        return Some((DOUBLE_OVERLOOKED, Doubling::Undoubled));
    }
    has_wiped_double(auction).then_some((DOUBLE_OUTLIVES_BID, Doubling::Doubled))
}

/// The rules by which a finished auction comes to its contract, or to none.
pub(crate) fn contract_reasons(auction: &Auction) -> Vec<Reason> {
    let Some(contract) = auction.contract_so_far() else {
        return vec![Reason::new("passed-out", "22B")];
    };
    let last = Reason::new("last-bid-is-contract", "22A").with("bid", Fact::Bid(contract.bid));
    let doubling = match contract.doubling {
        Doubling::Undoubled if has_wiped_double(auction) => {
            Some(Reason::new("double-cancelled-by-bid", "19C"))
        }
        Doubling::Undoubled => None,
        Doubling::Doubled => Some(Reason::new("contract-doubled", "19D")),
        Doubling::Redoubled => Some(Reason::new("contract-redoubled", "19D")),
    };
    [last].into_iter().chain(doubling).collect()
}

/// Who is taken for declarer, by mistake.
pub(crate) fn declarer_mistakes(auction: &Auction, contract: Contract) -> Vec<(Slip, Answer)> {
    let strain = contract.bid.strain;
    let first_of_the_table = bids(auction).find(|(bid, _)| bid.strain == strain);
    let found = [
        (FIRST_BIDDER_OF_THE_TABLE, first_of_the_table),
        (LAST_BIDDER_DECLARES, auction.last_bid()),
        (OPENER_DECLARES, bids(auction).next()),
    ];
    let shown = transferred(auction, contract).map(|seat| (SUIT_SHOWN_NOT_NAMED, seat));
    let found = found
        .into_iter()
        .filter_map(|(slip, bid)| Some((slip, bid?.1)));
    shown
        .into_iter()
        .chain(found)
        .chain([(DEALER_DECLARES, auction.dealer())])
        .map(|(slip, seat)| (slip, Answer::Seat(seat)))
        .collect()
}

/// Who showed the suit of the contract by naming the one below it, over partner's no
/// trump.
fn transferred(auction: &Auction, contract: Contract) -> Option<Seat> {
    let shows = match contract.bid.strain {
        Strain::Hearts => Strain::Diamonds,
        Strain::Spades => Strain::Hearts,
        _ => return None,
    };
    let side = Side::of(contract.declarer);
    let ours: Vec<(Bid, Seat)> = bids(auction)
        .filter(|(_, seat)| Side::of(*seat) == side)
        .collect();
    let transfer = ours.windows(3).any(|bids| {
        let strains = [Strain::Notrump, shows, contract.bid.strain];
        let seats = [contract.declarer, contract.dummy(), contract.declarer];
        bids.iter()
            .zip(strains.into_iter().zip(seats))
            .all(|((bid, seat), (strain, by))| bid.strain == strain && *seat == by)
    });
    transfer.then_some(contract.dummy())
}

/// The rules that make a player declarer.
pub(crate) fn declarer_reasons(auction: &Auction, contract: Contract) -> Vec<Reason> {
    let side = Side::of(contract.declarer);
    let strain = contract.bid.strain;
    let named = Reason::new("declarer-first-to-name", "Definitions")
        .with("side", Fact::Side(side))
        .with("seat", Fact::Seat(contract.declarer))
        .with("strain", Fact::Strain(strain));
    let first = bids(auction).find(|(bid, _)| bid.strain == strain);
    let earlier = first.filter(|(_, seat)| Side::of(*seat) != side);
    let earlier = earlier.map(|(_, seat)| {
        Reason::new("opponents-named-it-first", "Definitions")
            .with("seat", Fact::Seat(seat))
            .with("strain", Fact::Strain(strain))
    });
    [named].into_iter().chain(earlier).collect()
}

/// Why a player is dummy.
pub(crate) fn dummy_reason(contract: Contract) -> Reason {
    Reason::new("dummy-is-partner", "Definitions")
        .with("declarer", Fact::Seat(contract.declarer))
        .with("seat", Fact::Seat(contract.dummy()))
}

/// Why a player makes the opening lead.
pub(crate) fn leader_reason(contract: Contract) -> Reason {
    Reason::new("leader-left-of-declarer", "41A")
        .with("declarer", Fact::Seat(contract.declarer))
        .with("seat", Fact::Seat(contract.opening_leader()))
}

/// Who is taken for the opening leader, by mistake, when declarer is known.
pub(crate) fn leader_mistakes(auction: &Auction, contract: Contract) -> Vec<(Slip, Answer)> {
    vec![
        (DECLARER_LEADS, Answer::Seat(contract.declarer)),
        (DUMMY_LEADS, Answer::Seat(contract.dummy())),
        (LEADER_LEFT_OF_DEALER, Answer::Seat(auction.dealer().lho())),
        (
            LEADER_RIGHT_OF_DECLARER,
            Answer::Seat(contract.declarer.rho()),
        ),
    ]
}
