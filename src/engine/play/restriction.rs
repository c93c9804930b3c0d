//! Restrictions on a lead or on one play after an irregularity (Laws 26B, 50D2, 51, 57A).

use contract_bridge::Suit;

/// The restriction on this play because of an earlier irregularity.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Restriction {
    /// No restriction.
    #[default]
    None,
    /// A restriction on the lead.
    Lead(LeadRestriction),
    /// A restriction on the play to partner's premature card (Law 57A).
    Play(PlayRestriction),
}

impl Restriction {
    /// The lead must be in this suit (Laws 50D2, 51).
    pub fn require(suit: Suit) -> Self {
        Self::Lead(LeadRestriction {
            required: Some(suit),
            ..LeadRestriction::default()
        })
    }

    /// The lead must not be in these suits (Laws 50D2, 51).
    pub fn forbid(suits: SuitSet) -> Self {
        Self::Lead(LeadRestriction {
            forbidden: suits,
            ..LeadRestriction::default()
        })
    }
}

/// The restrictions on a lead. Several may apply at once, since they come from different Laws.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LeadRestriction {
    /// The suit that declarer requires; this lead only (Laws 50D2, 51).
    pub required: Option<Suit>,
    /// The suits forbidden because of penalty cards, while keeping the lead (Laws 50D2, 51).
    pub forbidden: SuitSet,
    /// The suit forbidden because of a withdrawn call, while keeping the lead (Law 26B).
    pub after_withdrawn_call: Option<Suit>,
}

/// Declarer's choice for the partner of a player who played too early (Law 57A).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayRestriction {
    /// The highest card of the suit led (Law 57A1).
    Highest,
    /// The lowest card of the suit led (Law 57A2).
    Lowest,
    /// A card of another suit (Law 57A3).
    Require(Suit),
    /// No card of another suit (Law 57A4).
    Forbid(Suit),
}

/// A set of suits.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct SuitSet([bool; 4]);

impl SuitSet {
    /// No suit.
    pub const EMPTY: Self = Self([false; 4]);

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The set together with the suits of another set.
    pub fn with(self, other: Self) -> Self {
        self.iter().chain(other.iter()).collect()
    }

    /// The set without a suit.
    pub fn without(self, suit: Suit) -> Self {
        self.iter().filter(|&other| other != suit).collect()
    }

    /// Whether the set contains a suit.
    pub const fn contains(self, suit: Suit) -> bool {
        self.0[suit as usize]
    }

    /// The suits of the set, clubs to spades.
    pub fn iter(self) -> impl Iterator<Item = Suit> {
        Suit::ASC
            .into_iter()
            .filter(move |&suit| self.contains(suit))
    }
}

impl FromIterator<Suit> for SuitSet {
    fn from_iter<I: IntoIterator<Item = Suit>>(suits: I) -> Self {
        let mut set = Self::default();
        for suit in suits {
            set.0[suit as usize] = true;
        }
        set
    }
}
