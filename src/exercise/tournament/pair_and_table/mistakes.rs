//! Where well-known wrong rules send pairs and boards, and the numbers they give.

use super::{Asks, PairAndTable};
use crate::Slip;
use engine::Side;
use engine::tournament::{PairNumber, Table};

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    NS_MOVE,
    PAIRS_DOWN,
    SKIP_FORGOTTEN,
    SKIP_TOO_SOON,
    BEYOND_THE_LAST,
    BOARDS_UP,
    BOARDS_STAY,
    BOARDS_SKIP,
    HUNDRED_FORGOTTEN,
    HUNDRED_TOO_MANY,
    NUMBER_OF_THE_TABLE,
];

const NS_MOVE: Slip = Slip("ns-pair-moves");
const PAIRS_DOWN: Slip = Slip("pairs-go-down");
const SKIP_FORGOTTEN: Slip = Slip("skip-forgotten");
const SKIP_TOO_SOON: Slip = Slip("skip-without-need");
const BEYOND_THE_LAST: Slip = Slip("table-beyond-the-last");
const BOARDS_UP: Slip = Slip("boards-go-up");
const BOARDS_STAY: Slip = Slip("boards-stay");
const BOARDS_SKIP: Slip = Slip("boards-skip-too");
const HUNDRED_FORGOTTEN: Slip = Slip("pair-hundred-forgotten");
const HUNDRED_TOO_MANY: Slip = Slip("pair-hundred-too-many");
const NUMBER_OF_THE_TABLE: Slip = Slip("pair-number-of-the-table");

impl PairAndTable {
    /// The numbers of well-known wrong rules.
    pub(super) fn wrong(&self) -> Vec<(Slip, i32)> {
        match self.asks {
            Asks::NextTable(pair) => self.wrong_next_table(pair),
            Asks::TableInRound(pair) => self.wrong_table_in_round(pair),
            Asks::NextBoards(table) => self.wrong_boards(i32::from(table.number()), -1),
            Asks::BoardsFrom(table) => self.wrong_boards(i32::from(table.number()), 1),
            Asks::Number(table, _) | Asks::PairAt(table) => {
                let own = i32::from(table.number());
                self.wrong_pair(own, self.answer().unwrap_or(own))
            }
            Asks::Start(pair) => {
                let now = self.table_of(pair).map_or(0, Table::number);
                vec![
                    (NUMBER_OF_THE_TABLE, i32::from(now)),
                    (HUNDRED_TOO_MANY, i32::from(pair.number())),
                ]
            }
        }
    }

    fn wrong_next_table(&self, pair: PairNumber) -> Vec<(Slip, i32)> {
        let from = i32::from(self.table_of(pair).map_or(1, Table::number));
        let moved = |by: i32| self.around(from + by);
        if pair.side() == Side::NorthSouth {
            return vec![(NS_MOVE, moved(1)), (NS_MOVE, moved(-1))];
        }
        let skips = self.movement.skip_after() == Some(self.round);
        let (up, odd) = if skips { (2, 1) } else { (1, 2) };
        let slip = if skips { SKIP_FORGOTTEN } else { SKIP_TOO_SOON };
        vec![
            (PAIRS_DOWN, moved(-1)),
            (slip, moved(odd)),
            (BEYOND_THE_LAST, from + up),
        ]
    }

    fn wrong_table_in_round(&self, pair: PairNumber) -> Vec<(Slip, i32)> {
        let start = i32::from(pair.start().number());
        let rounds = i32::from(self.round) - 1;
        if pair.side() == Side::NorthSouth {
            return vec![(NS_MOVE, self.around(start + rounds))];
        }
        let skipped = i32::from(self.has_skipped());
        let slip = if self.has_skipped() {
            SKIP_FORGOTTEN
        } else {
            SKIP_TOO_SOON
        };
        vec![
            (slip, self.around(start + rounds + 1 - skipped)),
            (PAIRS_DOWN, self.around(start - rounds)),
            (BEYOND_THE_LAST, start + rounds + skipped),
        ]
    }

    /// The boards go down; asked where they come from, it is the other way round.
    fn wrong_boards(&self, table: i32, way: i32) -> Vec<(Slip, i32)> {
        vec![
            (BOARDS_UP, self.around(table - way)),
            (BOARDS_STAY, table),
            (BOARDS_SKIP, self.around(table + 2 * way)),
            (BEYOND_THE_LAST, table + way),
        ]
    }

    fn wrong_pair(&self, table: i32, right: i32) -> Vec<(Slip, i32)> {
        let hundred = match right {
            ..100 => (HUNDRED_TOO_MANY, right + 100),
            100.. => (HUNDRED_FORGOTTEN, right - 100),
        };
        let mut wrong = vec![hundred];
        if let Asks::PairAt(_) = self.asks {
            let rounds = i32::from(self.round) - 1;
            let skipped = i32::from(self.has_skipped());
            let slip = if self.has_skipped() {
                SKIP_FORGOTTEN
            } else {
                SKIP_TOO_SOON
            };
            wrong.extend([
                (NUMBER_OF_THE_TABLE, 100 + table),
                (slip, 100 + self.around(table - rounds - 1 + skipped)),
                (PAIRS_DOWN, 100 + self.around(table + rounds)),
            ]);
        }
        wrong
    }
}
