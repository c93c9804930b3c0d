//! A bank of boards to draw from.

use std::sync::LazyLock;

use super::{PlayedBoard, read_pbn};
use engine::Auction;

/// Boards, with the indices of those that have an auction, an outcome or a play.
#[derive(Debug, Clone, Default)]
pub struct Bank {
    boards: Vec<PlayedBoard>,
    auctions: Vec<usize>,
    outcomes: Vec<usize>,
    plays: Vec<usize>,
}

/// The embedded boards; `tools/board-bank` makes the file.
const STANDARD: &[u8] = include_bytes!("../../../assets/boards.pbn");

impl Bank {
    /// A bank of these boards, in this order.
    pub fn new(boards: Vec<PlayedBoard>) -> Self {
        let all = || boards.iter().enumerate();
        let finished = |board: &PlayedBoard| board.auction.as_ref().is_some_and(Auction::has_ended);
        let auctions = all().filter(|(_, board)| finished(board));
        let outcomes = all().filter(|(_, board)| board.outcome.is_some());
        let plays = all().filter(|(_, board)| board.is_played_out());
        Self {
            plays: plays.map(|(at, _)| at).collect(),
            auctions: auctions.map(|(at, _)| at).collect(),
            outcomes: outcomes.map(|(at, _)| at).collect(),
            boards,
        }
    }

    /// The embedded bank, parsed at first use.
    pub fn standard() -> &'static Self {
        static BANK: LazyLock<Bank> = LazyLock::new(|| Bank::new(read_pbn(STANDARD).boards));
        &BANK
    }

    /// All boards.
    pub fn boards(&self) -> &[PlayedBoard] {
        &self.boards
    }

    /// The indices of boards with a finished auction.
    pub fn auctions(&self) -> &[usize] {
        &self.auctions
    }

    /// The indices of boards with a finished auction and every card of the play, whose number gives
    /// their dealer and vulnerability.
    pub fn plays(&self) -> &[usize] {
        &self.plays
    }

    /// The indices of boards that were played or passed out.
    pub fn outcomes(&self) -> &[usize] {
        &self.outcomes
    }
}
