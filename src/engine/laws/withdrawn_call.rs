//! Lead restrictions after a withdrawn call (Law 26, as amended).

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::laws::call_consequence::may_forbid_lead;
use crate::play::SuitSet;
use crate::{Auction, Contract, Reason, Side, Suit};

/// What declarer may do at a defender's first turn to lead (Law 26B).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeadRight {
    /// The defender who withdrew a call.
    pub offender: Seat,
    /// The offender's partner. At this player's first turn to lead, the opening lead included,
    /// declarer may forbid one of the suits for as long as the player keeps the lead.
    pub leader: Seat,
    /// The suits, of which declarer may forbid one.
    pub suits: SuitSet,
    /// The reasons.
    pub reasons: Vec<Reason>,
}

/// The suits that a player's bids in the legal auction named. Ignores cancelled calls.
pub fn suits_named(auction: &Auction, seat: Seat) -> SuitSet {
    let own = auction.calls().iter().filter(|made| made.seat == seat);
    own.filter_map(|made| match made.call {
        Call::Bid(bid) => bid.strain.suit(),
        _ => None,
    })
    .collect()
}

/// How declarer may restrict the leads after a finished auction (Law 26B).
///
/// `specified` returns the suits that a player specified in the legal auction. [`suits_named`]
/// finds those that the player named; what artificial bids showed, the Director finds out. Empty if
/// declarer has no such right.
pub fn lead_rights(
    auction: &Auction,
    contract: Contract,
    specified: impl Fn(Seat) -> SuitSet,
) -> Vec<LeadRight> {
    let defenders = Seat::ALL
        .into_iter()
        .filter(|seat| Side::of(*seat) != Side::of(contract.declarer));
    let offended = defenders.filter(|seat| {
        let mut withdrawn = auction.withdrawn().iter();
        withdrawn.any(|call| call.seat == *seat && call.restricts_lead)
    });
    offended
        .map(|offender| {
            let known = specified(offender);
            let suits = Suit::ASC.into_iter().filter(|suit| !known.contains(*suit));
            LeadRight {
                offender,
                leader: offender.partner(),
                suits: suits.collect(),
                reasons: vec![may_forbid_lead(offender).reason()],
            }
        })
        .filter(|right| right.suits != SuitSet::default())
        .collect()
}
