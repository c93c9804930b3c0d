//! An auction that has led to a contract, and what may be asked about it: who declares, who leads,
//! who puts down dummy. For the kinds that ask for players.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat, Strain};
use serde::{Deserialize, Serialize};

use crate::auction::decisive;
use crate::contract::finished_auction;
use crate::fields::dealt::finished;
use crate::fields::{Fault, Field};
use crate::{Asked, Draw, Exhibit, Phrase, Skill, Slip};
use engine::{Auction, Contract, Outcome, Reason, Side};

const FIRST_BIDDER_OF_THE_TABLE: Slip = Slip("first-bidder-of-the-table");
const SUIT_SHOWN_NOT_NAMED: Slip = Slip("suit-shown-not-named");
const LAST_BIDDER_DECLARES: Slip = Slip("last-bidder-declares");
const DEALER_DECLARES: Slip = Slip("dealer-declares");
const OPENER_DECLARES: Slip = Slip("opener-declares");

/// Who is taken for declarer.
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

/// Who is taken for the opening leader and for dummy when declarer is known.
pub(crate) const OTHERS_SLIPS: &[Slip] = &[
    DECLARER_LEADS,
    DUMMY_LEADS,
    LEADER_LEFT_OF_DEALER,
    LEADER_RIGHT_OF_DECLARER,
    DECLARER_FOR_DUMMY,
];

/// A finished auction and its contract.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub(crate) struct Settled {
    pub(crate) auction: Auction,
    pub(crate) contract: Contract,
}

/// As lessons write it: `(dealer: N, auction: "1H P 2H P P P")`.
#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct Written {
    #[serde(with = "finished")]
    auction: Auction,
}

impl TryFrom<Written> for Settled {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let settled = Self::new(written.auction);
        settled.ok_or_else(|| Fault::new("passed-out", Field::Auction, "P P P P"))
    }
}

impl From<Settled> for Written {
    fn from(Settled { auction, .. }: Settled) -> Self {
        Self { auction }
    }
}

impl Settled {
    /// The auction with its contract; `None` if it goes on or is passed out.
    pub(crate) fn new(auction: Auction) -> Option<Self> {
        match auction.outcome() {
            Outcome::Contract(contract) => Some(Self { auction, contract }),
            Outcome::InProgress { .. } | Outcome::PassedOut => None,
        }
    }

    /// One that practises the skill of the draw; the plainest should chance ever give nothing.
    pub(crate) fn practising(draw: &mut Draw<'_>) -> Self {
        Self::new(finished_auction::practising(draw)).unwrap_or_else(|| {
            crate::text::plain(r#"(dealer: S, auction: "1NT P P P")"#, "1NT is a contract")
        })
    }

    fn asked(&self, skill: Skill, prompt: Phrase, right: Seat) -> Asked {
        Asked::seat(skill, prompt, right).showing([Exhibit::auction(&self.auction)])
    }

    /// Who declares?
    pub(crate) fn who_declares(&self, prompt: Phrase) -> Asked {
        let skill = if finished_auction::named_by_both(&self.auction) {
            Skill::DeclarerSameStrainBothSides
        } else {
            Skill::Declarer
        };
        self.asked(skill, prompt, self.contract.declarer)
            .because(self.declarer_reasons())
            .slips(self.declarer_mistakes())
            .decided_by(decisive::for_declarer(&self.auction))
    }

    /// Who leads first? One more mistake may be likely where declarer is not named.
    pub(crate) fn who_leads(&self, prompt: Phrase, likely: Option<(Slip, Seat)>) -> Asked {
        let declarer = self.contract.declarer;
        let leader = self.contract.opening_leader();
        self.asked(Skill::OpeningLeader, prompt, leader)
            .because([self.contract.leader_reason()])
            .slips([
                (DECLARER_LEADS, declarer),
                (DUMMY_LEADS, self.contract.dummy()),
            ])
            // More telling than the wrong hand, to which it leads as well.
            .slips(likely)
            .slips([
                (LEADER_LEFT_OF_DEALER, self.auction.dealer().lho()),
                (LEADER_RIGHT_OF_DECLARER, declarer.rho()),
            ])
    }

    /// Who puts down dummy?
    pub(crate) fn who_is_dummy(&self, skill: Skill, prompt: Phrase) -> Asked {
        let Contract { declarer, .. } = self.contract;
        self.asked(skill, prompt, self.contract.dummy())
            .because([self.contract.dummy_reason()])
            .slips([(DECLARER_FOR_DUMMY, declarer)])
    }

    /// The rules that make a player declarer.
    pub(crate) fn declarer_reasons(&self) -> Vec<Reason> {
        self.auction.declarer_reasons()
    }

    /// Who is taken for declarer, by mistake.
    fn declarer_mistakes(&self) -> impl Iterator<Item = (Slip, Seat)> {
        let strain = self.contract.bid.strain;
        let mut of_the_strain = bids(&self.auction).filter(move |(bid, _)| bid.strain == strain);
        let found = [
            (FIRST_BIDDER_OF_THE_TABLE, of_the_strain.next()),
            (LAST_BIDDER_DECLARES, self.auction.last_bid()),
            (OPENER_DECLARES, bids(&self.auction).next()),
        ];
        let found = found
            .into_iter()
            .filter_map(|(slip, bid)| Some((slip, bid?.1)));
        let shown = self
            .transferred()
            .then_some((SUIT_SHOWN_NOT_NAMED, self.contract.dummy()));
        let dealer = [(DEALER_DECLARES, self.auction.dealer())];
        shown.into_iter().chain(found).chain(dealer)
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
        let ours: Vec<(Strain, Seat)> = bids(&self.auction)
            .filter(|(_, seat)| Side::of(*seat) == Side::of(declarer))
            .map(|(bid, seat)| (bid.strain, seat))
            .collect();
        ours.windows(3).any(|three| three == transfer)
    }
}

/// Bids with their makers, in order.
pub(crate) fn bids(auction: &Auction) -> impl DoubleEndedIterator<Item = (Bid, Seat)> {
    auction.calls().iter().filter_map(|made| match made.call {
        Call::Bid(bid) => Some((bid, made.seat)),
        _ => None,
    })
}
