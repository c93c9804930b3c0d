//! Penalty cards (Laws 50 to 52): what lies in front of a defender, and the
//! cards that a player may play while it lies there.
//!
//! ```
//! use arbitro::engine::notation::{cards, parse_card, parse_cards, parse_hand};
//! use arbitro::engine::laws::penalty_card::{PenaltyCards, Turn};
//!
//! // East holds a major ♥5 and is void in the diamond led.
//! let turn = Turn {
//!     hand: parse_hand("SJ HQ H5 C3").unwrap(),
//!     trick: parse_cards("D7 D2 DQ").unwrap(),
//!     penalty: PenaltyCards::major(parse_card("H5").unwrap()),
//!     ..Turn::default()
//! };
//! assert_eq!(cards(turn.legal_cards()), "H5");
//! ```

use contract_bridge::{Card, Hand, Suit};

use crate::engine::{Fact, Reason, cards_of, is_honour};

/// The two kinds of penalty card (Law 50B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PenaltyKind {
    /// One single small card exposed by accident.
    Minor,
    /// Every other one.
    Major,
}

/// The penalty cards in front of one defender.
///
/// Two or more are always major (Law 50B), so a minor one is always alone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum PenaltyCards {
    /// None.
    #[default]
    None,
    /// One minor penalty card.
    Minor(Card),
    /// One or more major penalty cards.
    Major(Hand),
}

/// Penalty cards that cannot lie together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossiblePenaltyCards {
    /// A minor penalty card beside another one.
    #[error("a minor penalty card is always the only one (Law 50B)")]
    MinorBesideAnother(Card),
    /// An honour as a minor penalty card.
    #[error("an honour is never a minor penalty card (Law 50B)")]
    MinorHonour(Card),
}

impl PenaltyCards {
    /// One major penalty card.
    #[must_use]
    pub fn major(card: Card) -> Self {
        Self::Major([card].into_iter().collect())
    }

    /// Penalty cards from a list, as a lesson or another program states them.
    ///
    /// # Errors
    /// A minor one beside another, or an honour as minor.
    pub fn from_kinds(
        cards: impl IntoIterator<Item = (Card, PenaltyKind)>,
    ) -> Result<Self, ImpossiblePenaltyCards> {
        let cards: Vec<_> = cards.into_iter().collect();
        let minor = cards.iter().find(|(_, kind)| *kind == PenaltyKind::Minor);
        match (minor, cards.len()) {
            (Some(&(card, _)), _) if is_honour(card) => {
                Err(ImpossiblePenaltyCards::MinorHonour(card))
            }
            (Some(&(card, _)), 1) => Ok(Self::Minor(card)),
            (Some(&(card, _)), _) => Err(ImpossiblePenaltyCards::MinorBesideAnother(card)),
            (None, 0) => Ok(Self::None),
            (None, _) => Ok(Self::Major(
                cards.into_iter().map(|(card, _)| card).collect(),
            )),
        }
    }

    /// All of them, of whichever kind.
    #[must_use]
    pub fn cards(self) -> Hand {
        match self {
            Self::None => Hand::EMPTY,
            Self::Minor(card) => [card].into_iter().collect(),
            Self::Major(cards) => cards,
        }
    }

    /// The major ones.
    #[must_use]
    pub fn majors(self) -> Hand {
        if let Self::Major(cards) = self {
            cards
        } else {
            Hand::EMPTY
        }
    }

    /// The kind of a card, if it lies there.
    #[must_use]
    pub fn kind(self, card: Card) -> Option<PenaltyKind> {
        match self {
            Self::Minor(minor) if minor == card => Some(PenaltyKind::Minor),
            Self::Major(cards) if cards.contains(card) => Some(PenaltyKind::Major),
            _ => None,
        }
    }

    /// The same with newly exposed cards (Law 50B): one small card, exposed by
    /// accident, alone, is minor; in every other case all become major.
    #[must_use]
    pub fn with(self, exposed: Hand, by: Exposed) -> Self {
        let exposed = exposed - self.cards();
        let single = exposed.iter().next().filter(|_| exposed.len() == 1);
        match (self, single, by) {
            _ if exposed.is_empty() => self,
            (Self::None, Some(card), Exposed::ByAccident) if !is_honour(card) => Self::Minor(card),
            _ => Self::Major(self.cards() | exposed),
        }
    }

    /// The same after cards were played or picked up. What was major stays major.
    #[must_use]
    pub fn without(self, gone: Hand) -> Self {
        match self {
            Self::Minor(card) if gone.contains(card) => Self::None,
            Self::Major(cards) if (cards - gone).is_empty() => Self::None,
            Self::Major(cards) => Self::Major(cards - gone),
            other => other,
        }
    }
}

/// How a card came to be exposed, as far as its kind depends on it (Law 50B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Exposed {
    /// Dropped, or stuck to another.
    ByAccident,
    /// Played, led, named or shown on purpose, although wrongly.
    Deliberately,
}

/// What an earlier irregularity demands of this very play.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Restriction {
    /// Nothing.
    #[default]
    None,
    /// This lead must be of a suit (Laws 50D2, 51).
    LeadRequired(Suit),
    /// This lead must not be of these suits (Laws 26B, 50D2, 51).
    LeadForbidden(SuitSet),
    /// The highest card of the suit led (Law 57A1).
    PlayHighest,
    /// The lowest card of the suit led (Law 57A2).
    PlayLowest,
    /// A card of another suit (Law 57A3).
    PlayRequired(Suit),
    /// No card of another suit (Law 57A4).
    PlayForbidden(Suit),
}

/// A set of suits.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SuitSet([bool; 4]);

impl SuitSet {
    /// Whether a suit is in it.
    #[must_use]
    pub const fn contains(self, suit: Suit) -> bool {
        self.0[suit as usize]
    }

    /// The suits in it, clubs to spades.
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

/// A player about to play, with everything that binds him.
///
/// Declarer and dummy are the case without penalty cards and restrictions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Turn {
    /// The cards he holds, faced ones included.
    pub hand: Hand,
    /// The cards already played to the trick, leader's first; empty on lead.
    pub trick: Vec<Card>,
    /// His own penalty cards; those not in `hand` are ignored.
    pub penalty: PenaltyCards,
    /// What an earlier irregularity demands.
    pub restriction: Restriction,
    /// The penalty card declarer has named, where several could be played (Law 51A).
    pub designated: Option<Card>,
    /// A legal card faced early, which must be played now (Laws 57C, 57D).
    pub bound: Option<Card>,
}

/// Why a card may not be played. One variant for each thing a teacher would say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalCard {
    /// It is not in the hand.
    NotHeld,
    /// Another card is committed already (Laws 57C, 57D).
    AnotherCommitted {
        /// That card.
        bound: Card,
    },
    /// The suit led must be followed; this beats every other obligation (Law 44C).
    MustFollow {
        /// The suit led.
        suit: Suit,
    },
    /// Declarer has chosen: the highest of the suit led (Law 57A1).
    MustBeHighest,
    /// Declarer has chosen: the lowest of the suit led (Law 57A2).
    MustBeLowest,
    /// Declarer requires a suit (Laws 50D2, 51, 57A3).
    SuitRequired {
        /// That suit.
        suit: Suit,
    },
    /// Declarer forbids the suit (Laws 26B, 50D2, 51, 57A4).
    SuitForbidden {
        /// The suit of the card.
        suit: Suit,
    },
    /// A major penalty card can and must be played (Law 50D1).
    PenaltyCardFirst {
        /// The penalty cards that can be played.
        majors: Hand,
    },
    /// Declarer has named another of the penalty cards (Law 51A).
    AnotherDesignated {
        /// The one named.
        designated: Card,
    },
    /// A small card of the suit of a minor penalty card (Law 50C).
    MinorFirst {
        /// The minor penalty card.
        minor: Card,
    },
}

impl IllegalCard {
    /// The rule broken, with its Law.
    #[must_use]
    pub fn reason(self, card: Card) -> Reason {
        let reason = match self {
            Self::NotHeld => Reason::new("card-not-held", "44"),
            Self::AnotherCommitted { bound } => {
                Reason::new("another-committed", "57D").with("bound", Fact::Card(bound))
            }
            Self::MustFollow { suit } => {
                Reason::new("must-follow", "44C").with("suit", Fact::Suit(suit))
            }
            Self::MustBeHighest => Reason::new("must-be-highest", "57A1"),
            Self::MustBeLowest => Reason::new("must-be-lowest", "57A2"),
            Self::SuitRequired { suit } => {
                Reason::new("suit-required", "50D2(a)").with("suit", Fact::Suit(suit))
            }
            Self::SuitForbidden { suit } => {
                Reason::new("suit-forbidden", "50D2(a)").with("suit", Fact::Suit(suit))
            }
            Self::PenaltyCardFirst { majors } => {
                Reason::new("penalty-card-first", "50D1(a)").with("majors", Fact::Cards(majors))
            }
            Self::AnotherDesignated { designated } => {
                Reason::new("another-designated", "51A").with("designated", Fact::Card(designated))
            }
            Self::MinorFirst { minor } => {
                Reason::new("minor-first", "50C").with("minor", Fact::Card(minor))
            }
        };
        reason.with("card", Fact::Card(card))
    }
}

impl Turn {
    /// May this card be played? The only judge of a card.
    ///
    /// # Errors
    /// Why not: the strongest obligation that it breaks.
    pub fn check(&self, card: Card) -> Result<(), IllegalCard> {
        if !self.hand.contains(card) {
            return Err(IllegalCard::NotHeld);
        }
        match self
            .obligations()
            .into_iter()
            .find(|(allowed, _)| !allowed.contains(card))
        {
            Some((_, broken)) => Err(broken.for_card(card)),
            None => Ok(()),
        }
    }

    /// The cards that [`check`](Self::check) allows. Never empty while the hand is not.
    #[must_use]
    pub fn legal_cards(&self) -> Hand {
        self.obligations()
            .last()
            .map_or(self.hand, |&(allowed, _)| allowed)
    }

    /// Whether declarer must name one of two or more playable penalty cards (Law 51A).
    #[must_use]
    pub fn declarer_designates(&self) -> bool {
        let legal = self.legal_cards();
        legal.len() > 1 && (legal - self.penalty.majors()).is_empty()
    }

    /// The obligations that bind, strongest first, each with the cards it leaves.
    ///
    /// Each set lies within the one before it, and none is empty: what cannot
    /// be done is not owed (Law 59).
    fn obligations(&self) -> Vec<(Hand, IllegalCard)> {
        // A card faced early binds only if it is otherwise legal (Law 57D).
        let others = self.without_commitment();
        let base = others.last().map_or(self.hand, |&(allowed, _)| allowed);
        match self.bound {
            Some(bound) if base.contains(bound) => {
                vec![(one(bound), IllegalCard::AnotherCommitted { bound })]
            }
            _ => others,
        }
    }

    fn without_commitment(&self) -> Vec<(Hand, IllegalCard)> {
        let mut steps = Steps {
            base: self.hand,
            taken: Vec::new(),
        };
        match self.trick.first() {
            Some(led) => {
                let follow = cards_of(self.hand, led.suit);
                steps.narrow(follow, IllegalCard::MustFollow { suit: led.suit });
                if self.play_restriction(&mut steps, follow) {
                    return steps.taken;
                }
            }
            None => self.lead_restriction(&mut steps),
        }
        let majors = steps.base & self.penalty.majors();
        if majors.is_empty() {
            if let PenaltyCards::Minor(minor) = self.penalty
                && self.hand.contains(minor)
            {
                let barred: Hand = cards_of(steps.base, minor.suit)
                    .iter()
                    .filter(|&card| card != minor && !is_honour(card))
                    .collect();
                steps.narrow(steps.base - barred, IllegalCard::MinorFirst { minor });
            }
        } else {
            steps.narrow(majors, IllegalCard::PenaltyCardFirst { majors });
            if let Some(designated) = self.designated {
                steps.narrow(
                    majors & one(designated),
                    IllegalCard::AnotherDesignated { designated },
                );
            }
        }
        steps.taken
    }

    /// Law 57A. True if the play is settled: highest and lowest outrank penalty cards.
    fn play_restriction(&self, steps: &mut Steps, follow: Hand) -> bool {
        // Holdings are shown high to low.
        let settled = match self.restriction {
            Restriction::PlayHighest => follow.iter().next(),
            Restriction::PlayLowest => follow.iter().next_back(),
            _ => None,
        };
        match (self.restriction, settled) {
            (Restriction::PlayHighest, Some(card)) => {
                steps.narrow(one(card), IllegalCard::MustBeHighest);
            }
            (Restriction::PlayLowest, Some(card)) => {
                steps.narrow(one(card), IllegalCard::MustBeLowest);
            }
            (Restriction::PlayRequired(suit), _) if follow.is_empty() => {
                steps.narrow(
                    cards_of(steps.base, suit),
                    IllegalCard::SuitRequired { suit },
                );
            }
            (Restriction::PlayForbidden(suit), _) if follow.is_empty() => {
                let allowed = steps.base - cards_of(steps.base, suit);
                steps.narrow(allowed, IllegalCard::SuitForbidden { suit });
            }
            _ => {}
        }
        settled.is_some()
    }

    /// Laws 26B, 50D2 and 51.
    fn lead_restriction(&self, steps: &mut Steps) {
        match self.restriction {
            Restriction::LeadRequired(suit) => {
                steps.narrow(
                    cards_of(steps.base, suit),
                    IllegalCard::SuitRequired { suit },
                );
            }
            Restriction::LeadForbidden(suits) => {
                let allowed: Hand = steps
                    .base
                    .iter()
                    .filter(|card| !suits.contains(card.suit))
                    .collect();
                let named = suits.iter().next().unwrap_or(Suit::Clubs);
                steps.narrow(allowed, IllegalCard::SuitForbidden { suit: named });
            }
            _ => {}
        }
    }
}

impl IllegalCard {
    /// A ban on several suits speaks of the suit of the card asked about.
    fn for_card(self, card: Card) -> Self {
        match self {
            Self::SuitForbidden { .. } => Self::SuitForbidden { suit: card.suit },
            other => other,
        }
    }
}

/// The sets left by one obligation after the other.
struct Steps {
    base: Hand,
    taken: Vec<(Hand, IllegalCard)>,
}

impl Steps {
    /// Keeps the cards in `allowed`, unless none would be left (Law 59).
    fn narrow(&mut self, allowed: Hand, otherwise: IllegalCard) {
        let left = self.base & allowed;
        if !left.is_empty() && left != self.base {
            self.base = left;
            self.taken.push((left, otherwise));
        }
    }
}

fn one(card: Card) -> Hand {
    [card].into_iter().collect()
}

/// What declarer may choose when the partner of penalty cards is to lead (Laws 50D2, 51B).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeadChoice {
    /// A suit must be led; its penalty cards go back to hand.
    Require(Suit),
    /// One or more suits must not be led; their penalty cards go back to hand.
    Forbid(SuitSet),
    /// Nothing is asked; the cards stay.
    NoDemand,
}

/// The choices open to declarer before the partner of `owner`'s penalty cards leads.
///
/// Empty without a major penalty card: not even "no demand" (Law 50C).
#[must_use]
pub fn lead_choices(owner: PenaltyCards) -> Vec<LeadChoice> {
    let majors = owner.majors();
    let suits: Vec<Suit> = Suit::ASC
        .into_iter()
        .filter(|&suit| !cards_of(majors, suit).is_empty())
        .collect();
    if suits.is_empty() {
        return Vec::new();
    }
    let mut subsets: Vec<Vec<Suit>> = (1..1_usize << suits.len())
        .map(|mask| {
            let chosen = suits
                .iter()
                .enumerate()
                .filter(|(i, _)| mask & (1 << i) != 0);
            chosen.map(|(_, &suit)| suit).collect()
        })
        .collect();
    subsets.sort_by_key(Vec::len);
    let required = suits.iter().copied().map(LeadChoice::Require);
    let forbidden = subsets
        .into_iter()
        .map(|set| LeadChoice::Forbid(set.into_iter().collect()));
    required
        .chain(forbidden)
        .chain([LeadChoice::NoDemand])
        .collect()
}

impl LeadChoice {
    /// The restriction on the lead that follows from the choice.
    #[must_use]
    pub fn restriction(self) -> Restriction {
        match self {
            Self::Require(suit) => Restriction::LeadRequired(suit),
            Self::Forbid(suits) => Restriction::LeadForbidden(suits),
            Self::NoDemand => Restriction::None,
        }
    }

    /// The penalty cards that their owner takes back into hand.
    #[must_use]
    pub fn picked_up(self, owner: PenaltyCards) -> Hand {
        let goes = |card: &Card| match self {
            Self::Require(suit) => card.suit == suit,
            Self::Forbid(suits) => suits.contains(card.suit),
            Self::NoDemand => false,
        };
        owner.cards().iter().filter(goes).collect()
    }
}
