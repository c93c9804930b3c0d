//! The inputs of a generator: random choices and the boards of the bank.

use crate::boards::{Bank, PlayedBoard};
use crate::{Chance, Difficulty, ItemCode, Skill};

/// All inputs that determine what a generator makes.
#[derive(Debug, Clone)]
pub struct Draw<'a> {
    /// The random choices.
    pub chance: Chance,
    /// The skill to practise.
    pub skill: Skill,
    /// The difficulty.
    pub difficulty: Difficulty,
    bank: &'a Bank,
}

impl<'a> Draw<'a> {
    /// The inputs for a code, with the boards of `bank`.
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

    /// A board with a finished auction.
    pub fn board_with_auction(&mut self) -> &'a PlayedBoard {
        self.pick(self.bank.auctions())
    }

    /// A board that was played or passed out.
    pub fn board_with_outcome(&mut self) -> &'a PlayedBoard {
        self.pick(self.bank.outcomes())
    }

    /// The first of at most `tries` boards with an outcome that is `wanted`; falls back on the last
    /// board tried.
    pub fn outcome_where(
        &mut self,
        tries: usize,
        wanted: impl Fn(&PlayedBoard) -> bool,
    ) -> &'a PlayedBoard {
        let mut board = self.board_with_outcome();
        for _ in 1..tries {
            if wanted(board) {
                break;
            }
            board = self.board_with_outcome();
        }
        board
    }

    /// A board with every card of its play: the first of a few that is `wanted`, or the last tried.
    pub fn board_with_play(&mut self, wanted: impl Fn(&PlayedBoard) -> bool) -> &'a PlayedBoard {
        let own = !self.bank.plays().is_empty();
        let bank = if own { self.bank } else { Bank::standard() };
        let mut board = &bank.boards()[0];
        for _ in 0..20 {
            let plays = bank.plays();
            // The embedded bank has such boards.
            board = &bank.boards()[plays[self.chance.below(plays.len())]];
            if wanted(board) {
                break;
            }
        }
        board
    }

    fn pick(&mut self, among: &[usize]) -> &'a PlayedBoard {
        match self.chance.pick(among) {
            Some(index) => &self.bank.boards()[index],
            // The embedded bank has such boards; a teacher's own boards may have none.
            None => {
                let boards = Bank::standard().boards();
                &boards[self.chance.below(boards.len())]
            }
        }
    }
}
