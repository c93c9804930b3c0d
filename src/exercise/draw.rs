//! What a generator draws from: chance, and the boards of the bank.

use crate::boards::{Bank, PlayedBoard};
use crate::{Chance, Difficulty, ItemCode, Skill};

/// Everything that decides what a generator makes.
#[derive(Debug, Clone)]
pub struct Draw<'a> {
    /// The choices.
    pub chance: Chance,
    /// What is to be practised.
    pub skill: Skill,
    /// How hard it is to be.
    pub difficulty: Difficulty,
    bank: &'a Bank,
}

impl Draw<'static> {
    /// The draw that a code stands for, from the standard bank.
    #[must_use]
    pub fn of(code: &ItemCode) -> Self {
        Self::from_bank(code, Bank::standard())
    }
}

impl<'a> Draw<'a> {
    /// The draw that a code stands for where the boards are those of `bank`.
    #[must_use]
    pub fn from_bank(code: &ItemCode, bank: &'a Bank) -> Self {
        Self {
            chance: code.chance(),
            skill: code.skill(),
            difficulty: code.difficulty(),
            bank,
        }
    }

    /// Any board of the bank: its four hands, dealer and vulnerability.
    pub fn board(&mut self) -> &'a PlayedBoard {
        let boards = self.bank.boards();
        // A bank is never empty, and `below` stays under the length.
        &boards[self.chance.below(boards.len())]
    }

    /// A board whose auction came to its end.
    pub fn board_with_auction(&mut self) -> &'a PlayedBoard {
        self.pick(self.bank.auctions())
    }

    /// A board that was played, or passed out.
    pub fn board_with_outcome(&mut self) -> &'a PlayedBoard {
        self.pick(self.bank.outcomes())
    }

    /// The first of up to `tries` boards with an auction that is `wanted`; otherwise the last
    /// one looked at. Rare cases are better made than waited for.
    pub fn auction_where(
        &mut self,
        tries: usize,
        wanted: impl Fn(&PlayedBoard) -> bool,
    ) -> &'a PlayedBoard {
        self.board_where(Self::board_with_auction, tries, wanted)
    }

    /// Like [`auction_where`](Self::auction_where), among boards with an outcome.
    pub fn outcome_where(
        &mut self,
        tries: usize,
        wanted: impl Fn(&PlayedBoard) -> bool,
    ) -> &'a PlayedBoard {
        self.board_where(Self::board_with_outcome, tries, wanted)
    }

    fn board_where(
        &mut self,
        next: impl Fn(&mut Self) -> &'a PlayedBoard,
        tries: usize,
        wanted: impl Fn(&PlayedBoard) -> bool,
    ) -> &'a PlayedBoard {
        let mut board = next(self);
        for _ in 1..tries {
            if wanted(board) {
                break;
            }
            board = next(self);
        }
        board
    }

    fn pick(&mut self, among: &[usize]) -> &'a PlayedBoard {
        match self.chance.pick(among) {
            Some(index) => &self.bank.boards()[index],
            // A teacher's own boards may lack what is looked for; the bank lacks nothing.
            None => {
                let boards = Bank::standard().boards();
                &boards[self.chance.below(boards.len())]
            }
        }
    }
}
