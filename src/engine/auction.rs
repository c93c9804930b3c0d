//! The auction: calls in turn (Laws 17 to 22) and the one judge of a call.
//!
//! ```
//! use arbitro::engine::{Auction, Call, IllegalCall, Seat};
//! use arbitro::engine::notation::parse_auction;
//!
//! let auction = parse_auction(Seat::North, "1S P").unwrap();
//! assert!(matches!(auction.check(Call::Double), Err(IllegalCall::OwnSideBid { .. })));
//! assert_eq!(auction.legal_calls().count(), 32);
//! ```

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Level, Seat, Strain};

use crate::engine::{BySide, Citation, Contract, Doubling, Fact, Reason, Side};

/// A call that has been made, by whom, and what let it stand if it was irregular.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MadeCall {
    /// Who called.
    pub seat: Seat,
    /// What.
    pub call: Call,
    /// The Law under which an irregular call stands; `None` for a legal one.
    pub condoned: Option<Citation>,
}

/// What an auction has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Somebody still has to call.
    InProgress {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Four passes and nothing else: no score, no redeal (Law 22B).
    PassedOut,
    /// The last bid became the contract (Law 22A).
    Contract(Contract),
}

/// Why a call is not allowed. One variant for each thing a teacher would say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalCall {
    /// The auction has ended (Law 22).
    AuctionOver,
    /// Exactly the last bid again (Law 18D).
    SameBid {
        /// The last bid.
        last: Bid,
    },
    /// The same level in a lower strain (Law 18D).
    StrainTooLow {
        /// The bid attempted.
        bid: Bid,
        /// The last bid.
        last: Bid,
    },
    /// Fewer odd tricks than the last bid (Law 18D).
    LevelTooLow {
        /// The bid attempted.
        bid: Bid,
        /// The last bid.
        last: Bid,
    },
    /// A double before anybody has bid (Law 19A1).
    NothingToDouble,
    /// A double of one's own side's bid (Law 19A1).
    OwnSideBid {
        /// The last bid.
        last: Bid,
    },
    /// A double of a bid that is doubled already (Law 19A1).
    AlreadyDoubled {
        /// The last bid.
        last: Bid,
    },
    /// A double of a bid that is redoubled already (Law 19A1).
    DoubleOfRedoubled {
        /// The last bid.
        last: Bid,
    },
    /// A redouble before anybody has bid (Law 19B1).
    NothingToRedouble,
    /// A redouble of a bid that nobody has doubled (Law 19B1).
    NotDoubled {
        /// The last bid.
        last: Bid,
    },
    /// A redouble of the opponents' bid: only its own side may redouble (Law 19B1).
    OwnSideDouble {
        /// The last bid.
        last: Bid,
    },
    /// A redouble of a bid that is redoubled already (Law 19B1).
    AlreadyRedoubled {
        /// The last bid.
        last: Bid,
    },
}

impl IllegalCall {
    /// The rule broken, with its Law.
    #[must_use]
    pub fn reason(self) -> Reason {
        match self {
            Self::AuctionOver => Reason::new("auction-over", "22A"),
            Self::SameBid { last } => Reason::new("same-bid", "18D").with("last", Fact::Bid(last)),
            Self::StrainTooLow { bid, last } => Reason::new("strain-too-low", "18D")
                .with("bid", Fact::Bid(bid))
                .with("last", Fact::Bid(last)),
            Self::LevelTooLow { bid, last } => Reason::new("level-too-low", "18D")
                .with("bid", Fact::Bid(bid))
                .with("last", Fact::Bid(last)),
            Self::NothingToDouble => Reason::new("nothing-to-double", "19A1"),
            Self::OwnSideBid { last } => {
                Reason::new("own-side-bid", "19A1").with("last", Fact::Bid(last))
            }
            Self::AlreadyDoubled { last } => {
                Reason::new("already-doubled", "19A1").with("last", Fact::Bid(last))
            }
            Self::DoubleOfRedoubled { last } => {
                Reason::new("double-of-redoubled", "19A1").with("last", Fact::Bid(last))
            }
            Self::NothingToRedouble => Reason::new("nothing-to-redouble", "19B1"),
            Self::NotDoubled { last } => {
                Reason::new("not-doubled", "19B1").with("last", Fact::Bid(last))
            }
            Self::OwnSideDouble { last } => {
                Reason::new("own-side-double", "19B1").with("last", Fact::Bid(last))
            }
            Self::AlreadyRedoubled { last } => {
                Reason::new("already-redoubled", "19B1").with("last", Fact::Bid(last))
            }
        }
    }
}

/// The 38 calls: pass, double, redouble, then the 35 bids from 1♣ to 7NT.
pub fn every_call() -> impl Iterator<Item = Call> {
    [Call::Pass, Call::Double, Call::Redouble]
        .into_iter()
        .chain(every_bid().map(Call::Bid))
}

/// The 35 bids in rising order (Law 18E).
pub fn every_bid() -> impl DoubleEndedIterator<Item = Bid> {
    (1..=7).flat_map(|level| {
        Strain::ASC.into_iter().map(move |strain| Bid {
            level: Level::new(level),
            strain,
        })
    })
}

/// Calls in turn from the dealer on, legal or lawfully condoned.
///
/// What the next call depends on is kept beside the list, so that a verdict
/// never looks back through it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Auction {
    dealer: Seat,
    calls: Vec<MadeCall>,
    turn: Seat,
    last_bid: Option<(Bid, Seat)>,
    doubling: Doubling,
    /// Passes since the last call that was not one.
    passes: u8,
    /// Who of each side first bid each strain.
    first_to_bid: BySide<[Option<Seat>; 5]>,
}

impl Auction {
    /// An auction in which the dealer is to call.
    #[must_use]
    pub fn new(dealer: Seat) -> Self {
        Self {
            dealer,
            calls: Vec::new(),
            turn: dealer,
            last_bid: None,
            doubling: Doubling::Undoubled,
            passes: 0,
            first_to_bid: BySide::default(),
        }
    }

    /// Who calls first (Law 17B).
    #[must_use]
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The calls made so far.
    #[must_use]
    pub fn calls(&self) -> &[MadeCall] {
        &self.calls
    }

    /// Whose turn it is, clockwise (Law 17C). After the end: whose it would be.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The last bid and who made it.
    #[must_use]
    pub const fn last_bid(&self) -> Option<(Bid, Seat)> {
        self.last_bid
    }

    /// Whether the last bid stands doubled or redoubled.
    #[must_use]
    pub const fn doubling(&self) -> Doubling {
        self.doubling
    }

    /// Whether the auction is over (Law 22).
    #[must_use]
    pub const fn has_ended(&self) -> bool {
        match self.last_bid {
            Some(_) => self.passes >= 3,
            None => self.passes >= 4,
        }
    }

    /// May the player whose turn it is make this call? The only judge of a call.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, call: Call) -> Result<(), IllegalCall> {
        if self.has_ended() {
            return Err(IllegalCall::AuctionOver);
        }
        match call {
            Call::Pass => Ok(()),
            Call::Bid(bid) => self.check_bid(bid),
            Call::Double => self.check_double(),
            Call::Redouble => self.check_redouble(),
        }
    }

    fn check_bid(&self, bid: Bid) -> Result<(), IllegalCall> {
        match self.last_bid {
            Some((last, _)) if bid == last => Err(IllegalCall::SameBid { last }),
            Some((last, _)) if bid.level < last.level => {
                Err(IllegalCall::LevelTooLow { bid, last })
            }
            Some((last, _)) if bid < last => Err(IllegalCall::StrainTooLow { bid, last }),
            _ => Ok(()),
        }
    }

    fn check_double(&self) -> Result<(), IllegalCall> {
        let (last, bidder) = self.last_bid.ok_or(IllegalCall::NothingToDouble)?;
        if self.doubling == Doubling::Redoubled {
            return Err(IllegalCall::DoubleOfRedoubled { last });
        }
        if self.doubling == Doubling::Doubled {
            return Err(IllegalCall::AlreadyDoubled { last });
        }
        if Side::of(bidder) == Side::of(self.turn) {
            return Err(IllegalCall::OwnSideBid { last });
        }
        Ok(())
    }

    fn check_redouble(&self) -> Result<(), IllegalCall> {
        let (last, bidder) = self.last_bid.ok_or(IllegalCall::NothingToRedouble)?;
        match self.doubling {
            Doubling::Undoubled => Err(IllegalCall::NotDoubled { last }),
            Doubling::Redoubled => Err(IllegalCall::AlreadyRedoubled { last }),
            Doubling::Doubled if Side::of(bidder) != Side::of(self.turn) => {
                Err(IllegalCall::OwnSideDouble { last })
            }
            Doubling::Doubled => Ok(()),
        }
    }

    /// The calls that [`check`](Self::check) allows: pass, double, redouble first, then bids in rank order.
    pub fn legal_calls(&self) -> impl Iterator<Item = Call> {
        every_call().filter(|&call| self.check(call).is_ok())
    }

    /// Why a call is allowed, or why it is not: the rule that decides it.
    #[must_use]
    pub fn reason(&self, call: Call) -> Reason {
        if let Err(illegal) = self.check(call) {
            return illegal.reason();
        }
        let last = self.last_bid.map(|(last, _)| last);
        match (call, last) {
            (Call::Bid(bid), Some(last)) if bid.level > last.level => {
                Reason::new("higher-level", "18C")
                    .with("bid", Fact::Bid(bid))
                    .with("last", Fact::Bid(last))
            }
            (Call::Bid(bid), Some(last)) => Reason::new("higher-strain", "18C")
                .with("bid", Fact::Bid(bid))
                .with("last", Fact::Bid(last)),
            (Call::Bid(bid), None) => Reason::new("first-bid", "18A").with("bid", Fact::Bid(bid)),
            (Call::Double, Some(last)) => {
                Reason::new("opponents-bid", "19A1").with("last", Fact::Bid(last))
            }
            (Call::Redouble, Some(last)) => {
                Reason::new("own-bid-doubled", "19B1").with("last", Fact::Bid(last))
            }
            // A legal double or redouble always has a last bid: what is left is a pass.
            _ => Reason::new("pass-always", "17C"),
        }
    }

    /// Makes a legal call at the turn.
    ///
    /// # Errors
    /// The verdict of [`check`](Self::check); the auction is then unchanged.
    pub fn push(&mut self, call: Call) -> Result<(), IllegalCall> {
        self.check(call)?;
        self.record(MadeCall {
            seat: self.turn,
            call,
            condoned: None,
        });
        Ok(())
    }

    /// The second door: a call that a Law lets stand although it was irregular.
    ///
    /// Called from [`crate::engine::laws`] alone, which decides that it stands;
    /// the citation stays in the record.
    pub(in crate::engine) fn condone(&mut self, seat: Seat, call: Call, citation: Citation) {
        self.record(MadeCall {
            seat,
            call,
            condoned: Some(citation),
        });
    }

    fn record(&mut self, made: MadeCall) {
        match made.call {
            Call::Pass => self.passes += 1,
            Call::Double => (self.doubling, self.passes) = (Doubling::Doubled, 0),
            Call::Redouble => (self.doubling, self.passes) = (Doubling::Redoubled, 0),
            Call::Bid(bid) => {
                self.last_bid = Some((bid, made.seat));
                (self.doubling, self.passes) = (Doubling::Undoubled, 0);
                self.first_to_bid[Side::of(made.seat)][bid.strain as usize]
                    .get_or_insert(made.seat);
            }
        }
        self.turn = made.seat.lho();
        self.calls.push(made);
    }

    /// The contract that would stand if everybody passed now; `None` without a bid.
    ///
    /// Declarer is the player of the side that made the last bid who first bid
    /// its strain, at any level (Definitions).
    #[must_use]
    pub fn contract_so_far(&self) -> Option<Contract> {
        let (bid, bidder) = self.last_bid?;
        let declarer = self.first_to_bid[Side::of(bidder)][bid.strain as usize]?;
        Some(Contract {
            bid,
            doubling: self.doubling,
            declarer,
        })
    }

    /// What the auction has come to.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        if !self.has_ended() {
            return Outcome::InProgress { turn: self.turn };
        }
        self.contract_so_far()
            .map_or(Outcome::PassedOut, Outcome::Contract)
    }

    /// The auction as it stood before its call number `index` (from 0).
    #[must_use]
    pub fn before(&self, index: usize) -> Self {
        let mut earlier = Self::new(self.dealer);
        for &made in self.calls.iter().take(index) {
            earlier.record(made);
        }
        earlier
    }
}
