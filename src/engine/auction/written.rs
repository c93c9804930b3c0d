//! The four columns in which players write an auction down, West's at the left.

use contract_bridge::Seat;

/// The columns and rows of an auction written down under the names of the players.
///
/// ```
/// use arbitro_engine::Seat;
/// use arbitro_engine::auction::WrittenDown;
///
/// // North deals: the fourth call, West's, begins the second row.
/// let written = WrittenDown::by(Seat::North);
/// assert_eq!((written.cell(0), written.cell(3)), ((1, 0), (0, 1)));
/// assert_eq!(written.rows(4), 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrittenDown {
    first: usize,
}

impl WrittenDown {
    /// The columns, from the left.
    pub const COLUMNS: [Seat; 4] = [Seat::West, Seat::North, Seat::East, Seat::South];

    /// The layout of an auction that this player begins.
    pub fn by(dealer: Seat) -> Self {
        let first = Self::COLUMNS.into_iter().position(|seat| seat == dealer);
        Self {
            first: first.unwrap_or(0),
        }
    }

    /// Number of empty cells before the first call.
    pub const fn before(self) -> usize {
        self.first
    }

    /// The column and the row of a position, all from 0. A lost turn has a position without a call.
    pub const fn cell(self, place: usize) -> (usize, usize) {
        let at = self.first + place;
        (at % 4, at / 4)
    }

    /// Number of rows for this many positions; an empty auction has one row.
    pub fn rows(self, places: usize) -> usize {
        (self.first + places.max(1)).div_ceil(4)
    }
}
