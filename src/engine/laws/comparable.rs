//! Comparing a call with the one it replaces (Law 23A). The Law leaves it to the Director; this
//! model is an interpretation: a call means a range of strength, a range of length for each suit,
//! and perhaps a question that it asks.

use contract_bridge::Suit;
use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::Reason;

/// A range, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Span {
    /// The lowest value.
    pub least: u8,
    /// The highest value.
    pub most: u8,
}

impl Span {
    /// Any strength: a hand has at most 37 points.
    pub const POINTS: Self = Self { least: 0, most: 37 };
    /// Any length of a suit, 0 to 13.
    pub const LENGTH: Self = Self { least: 0, most: 13 };

    /// Whether a number is in the range.
    pub const fn admits(self, number: u8) -> bool {
        self.least <= number && number <= self.most
    }

    const fn is_within(self, other: Self) -> bool {
        other.least <= self.least && self.most <= other.most
    }

    /// Whether each end differs by at most `by`.
    const fn is_near(self, other: Self, by: u8) -> bool {
        self.least.abs_diff(other.least) <= by && self.most.abs_diff(other.most) <= by
    }
}

/// What a call asks partner for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Purpose {
    /// A major suit of four cards.
    Majors,
    /// A stopper for no trump.
    Stopper,
    /// The number of aces.
    Aces,
}

all!(Purpose);
id!(Purpose);

/// What a call means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Meaning {
    /// High-card points.
    pub points: Span,
    /// The length of each suit, clubs to spades.
    pub lengths: [Span; 4],
    /// What it asks for; `None` if it asks nothing.
    pub asks: Option<Purpose>,
}

impl Meaning {
    /// A call that shows nothing in particular.
    pub const ANY: Self = Self {
        points: Span::POINTS,
        lengths: [Span::LENGTH; 4],
        asks: None,
    };

    /// The range of lengths of a suit.
    pub const fn length(&self, suit: Suit) -> Span {
        self.lengths[suit as usize]
    }

    /// Whether any hand fits the meaning.
    pub fn is_possible(&self) -> bool {
        self.points.least <= self.points.most && shapes().any(|shape| self.admits(shape))
    }

    fn admits(&self, shape: [u8; 4]) -> bool {
        let mut suits = self.lengths.iter().zip(shape);
        suits.all(|(span, length)| span.admits(length))
    }

    /// Whether every hand that fits it also fits another meaning.
    fn is_subset_of(&self, other: &Self) -> bool {
        let mut shown = shapes().filter(|&shape| self.admits(shape));
        self.points.is_within(other.points) && shown.all(|shape| other.admits(shape))
    }

    fn is_near(&self, other: &Self) -> bool {
        let mut suits = self.lengths.iter().zip(other.lengths);
        self.points.is_near(other.points, NEAR_POINTS)
            && suits.all(|(span, other)| span.is_near(other, NEAR_LENGTH))
    }
}

/// In a similar meaning, the most by which each end of the strength may differ.
pub const NEAR_POINTS: u8 = 3;
/// In a similar meaning, the most by which each end of a suit's length may differ.
pub const NEAR_LENGTH: u8 = 1;

/// Every distribution of thirteen cards, clubs to spades.
fn shapes() -> impl Iterator<Item = [u8; 4]> {
    (0..=13_u8).flat_map(|clubs| {
        (0..=13 - clubs).flat_map(move |diamonds| {
            (0..=13 - clubs - diamonds)
                .map(move |hearts| [clubs, diamonds, hearts, 13 - clubs - diamonds - hearts])
        })
    })
}

/// How a call compares with the one it replaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// The same meaning or a similar one (Law 23A1).
    Similar,
    /// Every hand it shows was among those shown before (Law 23A2).
    Subset,
    /// It asks the same question (Law 23A3).
    SamePurpose,
    /// None of these: not comparable.
    None,
}

impl Comparison {
    /// The rule.
    pub const fn reason(self) -> Reason {
        match self {
            Self::Similar => Reason::new("comparable-similar", "23A1"),
            Self::Subset => Reason::new("comparable-subset", "23A2"),
            Self::SamePurpose => Reason::new("comparable-purpose", "23A3"),
            Self::None => Reason::new("not-comparable", "23A"),
        }
    }
}

/// The first that fits: the same meaning, the same purpose, a subset, a similar meaning.
pub fn compare(withdrawn: &Meaning, new: &Meaning) -> Comparison {
    let asks_the_same = withdrawn.asks.is_some() && withdrawn.asks == new.asks;
    if withdrawn == new {
        Comparison::Similar
    } else if asks_the_same {
        Comparison::SamePurpose
    } else if new.is_subset_of(withdrawn) && new.asks.is_none() {
        Comparison::Subset
    } else if withdrawn.asks == new.asks && new.is_near(withdrawn) {
        Comparison::Similar
    } else {
        Comparison::None
    }
}
