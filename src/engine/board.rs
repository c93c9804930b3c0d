//! Boards: the number decides dealer and vulnerability (Law 2).

use contract_bridge::Seat;
use contract_bridge::auction::AbsoluteVulnerability;

/// A board's number, 1 or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board(std::num::NonZeroU32);

impl Board {
    /// The board with this number; `None` for 0.
    pub const fn new(number: u32) -> Option<Self> {
        match std::num::NonZeroU32::new(number) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The number.
    pub const fn number(self) -> u32 {
        self.0.get()
    }

    /// North deals board 1, then clockwise.
    pub const fn dealer(self) -> Seat {
        Seat::ALL[((self.0.get() - 1) % 4) as usize]
    }

    /// None, NS, EW, both; shifted by one every four boards, again after 16.
    pub const fn vulnerability(self) -> AbsoluteVulnerability {
        let turn = self.0.get() - 1;
        // Modulo 16 first: 4294967295 plus a quarter of it would overflow.
        let turn = turn % 16;
        match (turn + turn / 4) % 4 {
            0 => AbsoluteVulnerability::NONE,
            1 => AbsoluteVulnerability::NS,
            2 => AbsoluteVulnerability::EW,
            _ => AbsoluteVulnerability::ALL,
        }
    }
}
