//! Where well-known wrong rules send pairs and boards, and the numbers they give.

use super::{Asks, At, Pair, PairAndTable};
use crate::Slip;
use crate::grade::slips;
use engine::Side;
use engine::tournament::PairNumber;

slips! {
    NS_MOVE = "ns-pair-moves",
    PAIRS_DOWN = "pairs-go-down",
    SKIP_FORGOTTEN = "skip-forgotten",
    SKIP_TOO_SOON = "skip-without-need",
    BEYOND_THE_LAST = "table-beyond-the-last",
    BOARDS_UP = "boards-go-up",
    BOARDS_STAY = "boards-stay",
    BOARDS_SKIP = "boards-skip-too",
    HUNDRED_FORGOTTEN = "pair-hundred-forgotten",
    HUNDRED_TOO_MANY = "pair-hundred-too-many",
    NUMBER_OF_THE_TABLE = "pair-number-of-the-table",
}

impl PairAndTable {
    /// The numbers of well-known wrong rules.
    pub(super) fn wrong(&self) -> Vec<(Slip, i32)> {
        let number = |At(table): At| i32::from(table.number());
        match self.asks {
            Asks::NextTable { pair: Pair(pair) } => self.wrong_next_table(pair),
            Asks::TableInRound { pair: Pair(pair) } => self.wrong_table_in_round(pair),
            Asks::NextBoards { table } => self.wrong_boards(number(table), -1),
            Asks::BoardsFrom { table } => self.wrong_boards(number(table), 1),
            Asks::Number { .. } => vec![self.wrong_hundred()],
            Asks::PairAt { table } => self.wrong_pair(number(table)),
            Asks::Start { pair: Pair(pair) } => vec![
                (NUMBER_OF_THE_TABLE, i32::from(self.now(pair))),
                (HUNDRED_TOO_MANY, i32::from(pair.number())),
            ],
        }
    }

    /// The rounds that have been moved, one more if a table was skipped; and the mistake of
    /// whoever does not know whether it was.
    fn moves(&self) -> (i32, i32, Slip) {
        let rounds = i32::from(self.room.round) - 1;
        match self.room.has_skipped() {
            true => (rounds, 1, SKIP_FORGOTTEN),
            false => (rounds, 0, SKIP_TOO_SOON),
        }
    }

    fn wrong_next_table(&self, pair: PairNumber) -> Vec<(Slip, i32)> {
        let from = i32::from(self.now(pair));
        let moved = |by: i32| self.room.around(from + by);
        if pair.side() == Side::NorthSouth {
            return vec![(NS_MOVE, moved(1)), (NS_MOVE, moved(-1))];
        }
        let (slip, up, odd) = match self.room.movement.skip_after() == Some(self.room.round) {
            true => (SKIP_FORGOTTEN, 2, 1),
            false => (SKIP_TOO_SOON, 1, 2),
        };
        vec![
            (PAIRS_DOWN, moved(-1)),
            (slip, moved(odd)),
            (BEYOND_THE_LAST, from + up),
        ]
    }

    fn wrong_table_in_round(&self, pair: PairNumber) -> Vec<(Slip, i32)> {
        let start = i32::from(pair.start().number());
        let (rounds, skipped, slip) = self.moves();
        let moved = |by: i32| self.room.around(start + by);
        if pair.side() == Side::NorthSouth {
            return vec![(NS_MOVE, moved(rounds))];
        }
        vec![
            (slip, moved(rounds + 1 - skipped)),
            (PAIRS_DOWN, moved(-rounds)),
            (BEYOND_THE_LAST, start + rounds + skipped),
        ]
    }

    /// The boards go down; asked where they come from, it is the other way round.
    fn wrong_boards(&self, table: i32, way: i32) -> Vec<(Slip, i32)> {
        vec![
            (BOARDS_UP, self.room.around(table - way)),
            (BOARDS_STAY, table),
            (BOARDS_SKIP, self.room.around(table + 2 * way)),
            (BEYOND_THE_LAST, table + way),
        ]
    }

    fn wrong_hundred(&self) -> (Slip, i32) {
        match i32::from(self.answer) {
            right @ ..100 => (HUNDRED_TOO_MANY, right + 100),
            right @ 100.. => (HUNDRED_FORGOTTEN, right - 100),
        }
    }

    fn wrong_pair(&self, table: i32) -> Vec<(Slip, i32)> {
        let (rounds, skipped, slip) = self.moves();
        let started = |table: i32| 100 + self.room.around(table);
        vec![
            self.wrong_hundred(),
            (NUMBER_OF_THE_TABLE, 100 + table),
            (slip, started(table - rounds - 1 + skipped)),
            (PAIRS_DOWN, started(table + rounds)),
        ]
    }
}
