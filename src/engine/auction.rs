//! The auction: calls in turn (Laws 17 to 22) and the one judge of a call.

pub mod bidding_box;
mod doors;
mod duty;
mod illegal_call;
mod irregular;
mod reading;
mod shown;
mod verdict;
mod written;

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Level, Seat, Strain};

use crate::{BySide, Citation, Contract, Doubling, Side};

pub use duty::{Awaited, Said, Silence, Substitutes, WithdrawnCall};
pub use illegal_call::IllegalCall;
pub use shown::Shown;
pub use written::WrittenDown;

pub(crate) use duty::Likeness;
use irregular::{Back, Event, Irregular};

/// A call and the player who made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MadeCall {
    /// Who called.
    pub seat: Seat,
    /// The call.
    pub call: Call,
}

/// The state of an auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// The auction is not over.
    InProgress {
        /// Whose turn it is.
        turn: Seat,
    },
    /// Four passes and nothing else: no score, no redeal (Law 22B).
    PassedOut,
    /// The last bid became the contract (Law 22A).
    Contract(Contract),
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

/// The calls in turn, from the dealer on. Each is legal, or irregular and condoned by a Law.
///
/// What the next verdict depends on is cached, so that [`check`](Self::check) never searches calls.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Auction {
    dealer: Seat,
    calls: Vec<MadeCall>,
    turn: Seat,
    last_bid: Option<(Bid, Seat)>,
    doubling: Doubling,
    /// Passes since the last call other than a pass.
    passes: u8,
    /// For each side and strain, the player who bid it first.
    first_to_bid: BySide<[Option<Seat>; 5]>,
    /// `None` in an auction without irregularities.
    irregular: Option<Box<Irregular>>,
}

impl Auction {
    /// An auction in which the dealer is to call.
    #[inline]
    pub fn new(dealer: Seat) -> Self {
        Self {
            dealer,
            // Enough capacity for most auctions.
            calls: Vec::with_capacity(16),
            turn: dealer,
            last_bid: None,
            doubling: Doubling::Undoubled,
            passes: 0,
            first_to_bid: BySide::default(),
            irregular: None,
        }
    }

    /// Who calls first (Law 17B).
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The calls made so far.
    pub fn calls(&self) -> &[MadeCall] {
        &self.calls
    }

    /// The Law under which irregular call number `index` (from 0) stands; `None` for a legal one.
    pub fn condoned(&self, index: usize) -> Option<Citation> {
        self.irregular.as_ref()?.condoned(index)
    }

    /// Whose turn it is, clockwise (Law 17C). After the end: whose it would be.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The last bid and who made it.
    pub const fn last_bid(&self) -> Option<(Bid, Seat)> {
        self.last_bid
    }

    /// Whether the last bid stands doubled or redoubled.
    pub const fn doubling(&self) -> Doubling {
        self.doubling
    }

    /// Whether the auction is over (Law 22).
    #[inline]
    pub const fn has_ended(&self) -> bool {
        match self.last_bid {
            Some(_) => self.passes >= 3,
            None => self.passes >= 4,
        }
    }

    /// Whether a player must pass because of an irregularity.
    pub fn silence(&self, seat: Seat) -> Silence {
        let irregular = self.irregular.as_ref();
        irregular.map_or(Silence::Free, |irregular| irregular.silence(seat))
    }

    /// The cancelled call that a player must replace with the next call.
    pub fn awaited(&self, seat: Seat) -> Option<Awaited> {
        self.irregular.as_ref()?.awaited(seat)
    }

    /// The calls that were withdrawn or cancelled, in the order of their rulings.
    pub fn withdrawn(&self) -> &[WithdrawnCall] {
        let irregular = self.irregular.as_ref();
        irregular.map_or(&[], |irregular| &irregular.withdrawn)
    }

    /// Makes a legal call for the player whose turn it is. As a replacement it does not count as
    /// comparable: [`crate::laws`] takes the Director's ruling on that. On an error nothing
    /// changes.
    #[inline]
    pub fn push(&mut self, call: Call) -> Result<(), IllegalCall> {
        self.check(call)?;
        let seat = self.turn;
        let made = MadeCall { seat, call };
        if self.irregular.is_none() {
            self.add(made);
        } else {
            self.push_bound(made);
        }
        Ok(())
    }

    /// Records a legal call after an irregularity. Not inlined, so that `push` stays small.
    #[cold]
    #[inline(never)]
    fn push_bound(&mut self, made: MadeCall) {
        self.record(made, None, self.natural_likeness(made.call));
    }

    /// How a call compares with the call it replaces, if both are natural.
    fn natural_likeness(&self, call: Call) -> Likeness {
        match (call, self.awaited(self.turn).map(|awaited| awaited.by)) {
            (Call::Bid(bid), Some(Substitutes::Sufficient { shows, .. }))
                if shows == Shown::by(bid) && self.lowest_sufficient(bid.strain) == Some(bid) =>
            {
                Likeness {
                    same_denomination: true,
                    ..Likeness::default()
                }
            }
            _ => Likeness::default(),
        }
    }

    fn record(&mut self, made: MadeCall, condoned: Option<Citation>, likeness: Likeness) {
        let index = self.calls.len();
        let out_of_turn = made.seat != self.turn;
        self.add(made);
        if self.irregular.is_some() || out_of_turn || condoned.is_some() {
            let robbed = out_of_turn && made.call == Call::Pass;
            let irregular = self.irregular.get_or_insert_default();
            irregular.condone(index, condoned);
            irregular.happen(Event::Called {
                index,
                made,
                likeness,
                robbed,
            });
            self.give_back_missed_turn();
        }
    }

    /// Adds a call to the list and updates the cached state.
    #[inline]
    fn add(&mut self, made: MadeCall) {
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

    /// The position of each call in the rotation, from the dealer's first turn (0) on, and of the
    /// next call. A turn lost to a call out of rotation (Law 29A) leaves its position unused.
    pub fn places(&self) -> Vec<usize> {
        let seats = self.calls.iter().map(|made| made.seat).chain([self.turn]);
        let mut before: Option<(usize, Seat)> = None;
        seats
            .map(|seat| {
                let place = match before {
                    None => steps(self.dealer, seat),
                    Some((place, last)) => place + 1 + steps(last.lho(), seat),
                };
                before = Some((place, seat));
                place
            })
            .collect()
    }

    /// The contract that would stand if everybody passed now; `None` without a bid. Declarer is who
    /// first bid its strain, at any level, on the side that made the last bid (Definitions).
    pub fn contract_so_far(&self) -> Option<Contract> {
        let (bid, bidder) = self.last_bid?;
        let declarer = self.first_to_bid[Side::of(bidder)][bid.strain as usize]?;
        Some(Contract {
            bid,
            doubling: self.doubling,
            declarer,
        })
    }

    /// The state of the auction.
    pub fn outcome(&self) -> Outcome {
        if !self.has_ended() {
            return Outcome::InProgress { turn: self.turn };
        }
        self.contract_so_far()
            .map_or(Outcome::PassedOut, Outcome::Contract)
    }

    /// The auction with the calls from number `index` (from 0) on taken back. Duties that
    /// irregularities imposed on a player remain, and withdrawn calls stay recorded.
    pub fn before(&self, index: usize) -> Self {
        self.back_to(index, Back::Changed)
    }
}

/// Number of turns clockwise from one player to another; 0 for the same player.
fn steps(from: Seat, to: Seat) -> usize {
    (to as usize + 4 - from as usize) % 4
}
