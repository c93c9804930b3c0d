//! Boards as they were dealt, bid and played.
#![allow(missing_docs, clippy::expect_used)]

use std::sync::LazyLock;

use contract_bridge::auction::{AbsoluteVulnerability, Call};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};

use crate::engine::score::Tricks;
use crate::engine::{Auction, Board, BySeat, Contract, Hand, Outcome as Ended, Seat};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedBoard {
    pub number: Option<u32>,
    pub dealer: Seat,
    pub vulnerability: AbsoluteVulnerability,
    pub hands: BySeat<Hand>,
    pub auction: Option<Auction>,
    pub outcome: Option<Outcome>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    PassedOut,
    Played { contract: Contract, tricks: Tricks },
}

#[derive(Debug, Clone)]
pub struct Bank {
    boards: Vec<PlayedBoard>,
    auctions: Vec<usize>,
    outcomes: Vec<usize>,
}

static STANDARD: LazyLock<Bank> = LazyLock::new(|| {
    // TEMPORARY: replaced by assets/boards.pbn.
    let mut rng = ChaCha8Rng::from_seed([7; 32]);
    let mut below = move |n: usize| (rng.next_u32() as usize) % n;
    let boards = (1..=256)
        .map(|number| {
            let board = Board::new(number).expect("not 0");
            let mut deck: Vec<_> = Hand::ALL.iter().collect();
            let mut hands = BySeat::from_fn(|_| Hand::EMPTY);
            for at in 0..52 {
                let card = deck.swap_remove(below(deck.len()));
                hands[Seat::ALL[at % 4]].insert(card);
            }
            let mut auction = Auction::new(board.dealer());
            while !auction.has_ended() {
                let calls: Vec<Call> = auction.legal_calls().collect();
                let bids: Vec<Call> = calls
                    .iter()
                    .copied()
                    .filter(|c| matches!(c, Call::Bid(_)))
                    .collect();
                let odd: Vec<Call> = calls
                    .iter()
                    .copied()
                    .filter(|c| matches!(c, Call::Double | Call::Redouble))
                    .collect();
                let call = match below(10) {
                    0 | 1 | 2 | 3 if !bids.is_empty() => bids[below(bids.len().min(4))],
                    4 if !odd.is_empty() => odd[0],
                    _ => Call::Pass,
                };
                auction.push(call).expect("legal");
            }
            let outcome = match auction.outcome() {
                Ended::Contract(contract) => Outcome::Played {
                    contract,
                    tricks: Tricks::new((5 + below(8)) as u8).expect("few"),
                },
                _ => Outcome::PassedOut,
            };
            PlayedBoard {
                number: Some(number),
                dealer: board.dealer(),
                vulnerability: board.vulnerability(),
                hands,
                auction: Some(auction),
                outcome: Some(outcome),
            }
        })
        .collect();
    Bank::new(boards)
});

impl Bank {
    #[must_use]
    pub fn new(boards: Vec<PlayedBoard>) -> Self {
        let auctions = (0..boards.len())
            .filter(|&i| boards[i].auction.is_some())
            .collect();
        let outcomes = (0..boards.len())
            .filter(|&i| boards[i].outcome.is_some())
            .collect();
        Self {
            boards,
            auctions,
            outcomes,
        }
    }
    #[must_use]
    pub fn standard() -> &'static Self {
        &STANDARD
    }
    #[must_use]
    pub fn boards(&self) -> &[PlayedBoard] {
        &self.boards
    }
    #[must_use]
    pub fn auctions(&self) -> &[usize] {
        &self.auctions
    }
    #[must_use]
    pub fn outcomes(&self) -> &[usize] {
        &self.outcomes
    }
}
