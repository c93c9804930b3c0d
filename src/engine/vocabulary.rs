//! Terms of the Laws for which `contract-bridge` has no type.

use std::ops::{Index, IndexMut};

use contract_bridge::auction::AbsoluteVulnerability;
use contract_bridge::{Card, Hand, Rank, Seat};
use serde::{Deserialize, Serialize};

/// A partnership: two players who sit opposite each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Side {
    /// North and South.
    NorthSouth,
    /// East and West.
    EastWest,
}

impl Side {
    /// Both sides, North-South first.
    pub const ALL: [Self; 2] = [Self::NorthSouth, Self::EastWest];

    /// The side a player belongs to.
    pub const fn of(seat: Seat) -> Self {
        match seat {
            Seat::North | Seat::South => Self::NorthSouth,
            Seat::East | Seat::West => Self::EastWest,
        }
    }

    /// The other side.
    pub const fn opponents(self) -> Self {
        match self {
            Self::NorthSouth => Self::EastWest,
            Self::EastWest => Self::NorthSouth,
        }
    }

    /// `NS` or `EW`, the neutral notation.
    pub const fn letters(self) -> &'static str {
        match self {
            Self::NorthSouth => "NS",
            Self::EastWest => "EW",
        }
    }
}

/// One value for each of the four players.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>([T; 4]);

impl<T> BySeat<T> {
    /// Builds a value for every seat, in the order North, East, South, West.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut make))
    }

    /// Seats with their values, in the order North, East, South, West.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}

/// One value for each of the two sides.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct BySide<T>([T; 2]);

impl<T> Index<Side> for BySide<T> {
    type Output = T;
    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}

/// Undoubled, doubled or redoubled: what `contract-bridge` calls `Penalty`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Doubling {
    /// The last bid is not doubled.
    #[default]
    Undoubled,
    /// The opponents doubled it.
    Doubled,
    /// The bidding side redoubled.
    Redoubled,
}

impl Doubling {
    /// All three, in ascending order.
    pub const ALL: [Self; 3] = [Self::Undoubled, Self::Doubled, Self::Redoubled];

    /// The factor on the trick score: 1, 2 or 4 (Law 77).
    pub const fn factor(self) -> i32 {
        match self {
            Self::Undoubled => 1,
            Self::Doubled => 2,
            Self::Redoubled => 4,
        }
    }

    /// ``, `X` or `XX`: the suffix of a contract in neutral notation.
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Undoubled => "",
            Self::Doubled => "X",
            Self::Redoubled => "XX",
        }
    }
}

/// Whether one side is vulnerable on a board.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Vulnerability {
    /// Lower premiums, cheaper undertricks.
    #[default]
    NotVulnerable,
    /// Higher premiums, dearer undertricks.
    Vulnerable,
}

impl Vulnerability {
    /// Both, not vulnerable first.
    pub const ALL: [Self; 2] = [Self::NotVulnerable, Self::Vulnerable];

    /// The other value.
    pub const fn other(self) -> Self {
        match self {
            Self::NotVulnerable => Self::Vulnerable,
            Self::Vulnerable => Self::NotVulnerable,
        }
    }

    /// True for [`Vulnerability::Vulnerable`].
    pub const fn is_vulnerable(self) -> bool {
        matches!(self, Self::Vulnerable)
    }
}

/// The vulnerability of one side under a board's vulnerability.
pub fn vulnerability_of(board: AbsoluteVulnerability, side: Side) -> Vulnerability {
    let flag = match side {
        Side::NorthSouth => AbsoluteVulnerability::NS,
        Side::EastWest => AbsoluteVulnerability::EW,
    };
    if board.contains(flag) {
        Vulnerability::Vulnerable
    } else {
        Vulnerability::NotVulnerable
    }
}

/// Whether a card is an honour: ace, king, queen, jack **or ten** (Definitions).
pub fn is_honour(card: Card) -> bool {
    card.rank >= Rank::T
}

/// The cards of one suit in a hand.
pub fn cards_of(hand: Hand, suit: contract_bridge::Suit) -> Hand {
    hand.iter().filter(|card| card.suit == suit).collect()
}
