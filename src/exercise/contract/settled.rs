//! An auction that has led to a contract, and questions about it: who declares, who leads, who
//! puts down dummy.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat, Strain};

use crate::auction::decisive;
use crate::contract::finished_auction;
use crate::fields::{Fault, Field};
use crate::{Asked, Exhibit, Phrase, Skill, Slip};
use engine::{Auction, Contract, Fact, Reason, Side, notation};

const FIRST_BIDDER_OF_THE_TABLE: Slip = Slip("first-bidder-of-the-table");
const SUIT_SHOWN_NOT_NAMED: Slip = Slip("suit-shown-not-named");
const LAST_BIDDER_DECLARES: Slip = Slip("last-bidder-declares");
const DEALER_DECLARES: Slip = Slip("dealer-declares");
const OPENER_DECLARES: Slip = Slip("opener-declares");

/// The mistakes in who declares.
pub(crate) const DECLARER_SLIPS: &[Slip] = &[
    SUIT_SHOWN_NOT_NAMED,
    FIRST_BIDDER_OF_THE_TABLE,
    LAST_BIDDER_DECLARES,
    OPENER_DECLARES,
    DEALER_DECLARES,
];

const DECLARER_FOR_DUMMY: Slip = Slip("declarer-for-dummy");
const DECLARER_LEADS: Slip = Slip("declarer-leads");
const DUMMY_LEADS: Slip = Slip("dummy-leads");
const LEADER_LEFT_OF_DEALER: Slip = Slip("leader-left-of-dealer");
const LEADER_RIGHT_OF_DECLARER: Slip = Slip("leader-right-of-declarer");

/// The mistakes in who leads and who is dummy when declarer is known.
pub(crate) const OTHERS_SLIPS: &[Slip] = &[
    DECLARER_LEADS,
    DUMMY_LEADS,
    LEADER_LEFT_OF_DEALER,
    LEADER_RIGHT_OF_DECLARER,
    DECLARER_FOR_DUMMY,
];

/// A finished auction and its contract.
pub(crate) struct Settled<'a> {
    auction: &'a Auction,
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

    fn asked(&self, skill: Skill, prompt: Phrase, right: Seat) -> Asked {
        Asked::seat(skill, prompt, right).showing([Exhibit::auction(self.auction)])
    }

    pub(crate) fn who_declares(&self, prompt: Phrase) -> Asked {
        let skill = if finished_auction::named_by_both(self.auction) {
            Skill::DeclarerSameStrainBothSides
        } else {
            Skill::Declarer
        };
        self.asked(skill, prompt, self.contract.declarer)
            .because(self.declarer_reasons())
            .slips(self.declarer_mistakes())
            .decided_by(decisive::for_declarer(self.auction))
    }

    /// Who leads first? Where declarer is not named, one more mistake may be likely.
    pub(crate) fn who_leads(&self, prompt: Phrase, likely: Option<(Slip, Seat)>) -> Asked {
        let declarer = self.contract.declarer;
        let leader = self.contract.opening_leader();
        let reason = Reason::new("leader-left-of-declarer", "41A")
            .with("declarer", Fact::Seat(declarer))
            .with("seat", Fact::Seat(leader));
        self.asked(Skill::OpeningLeader, prompt, leader)
            .because([reason])
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
        let reason = Reason::new("dummy-is-partner", "Definitions")
            .with("declarer", Fact::Seat(declarer))
            .with("seat", Fact::Seat(self.contract.dummy()));
        self.asked(skill, prompt, self.contract.dummy())
            .because([reason])
            .slips([(DECLARER_FOR_DUMMY, declarer)])
    }

    /// The rules that make a player declarer.
    pub(crate) fn declarer_reasons(&self) -> Vec<Reason> {
        let Contract { declarer, bid, .. } = self.contract;
        let side = Side::of(declarer);
        let named = Reason::new("declarer-first-to-name", "Definitions")
            .with("side", Fact::Side(side))
            .with("seat", Fact::Seat(declarer))
            .with("strain", Fact::Strain(bid.strain));
        let first = bids(self.auction).find(|(other, _)| other.strain == bid.strain);
        let earlier = first.filter(|(_, seat)| Side::of(*seat) != side);
        let earlier = earlier.map(|(_, seat)| {
            Reason::new("opponents-named-it-first", "Definitions")
                .with("seat", Fact::Seat(seat))
                .with("strain", Fact::Strain(bid.strain))
        });
        [named].into_iter().chain(earlier).collect()
    }

    fn declarer_mistakes(&self) -> Vec<(Slip, Seat)> {
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
        taken
            .filter_map(|(slip, seat)| Some((slip, seat?)))
            .collect()
    }

    /// Whether dummy showed the suit of the contract by naming the one below it, over
    /// partner's no trump.
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
        let ours: Vec<(Strain, Seat)> = bids(self.auction)
            .filter(|(_, seat)| Side::of(*seat) == Side::of(declarer))
            .map(|(bid, seat)| (bid.strain, seat))
            .collect();
        ours.windows(3).any(|three| three == transfer)
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
