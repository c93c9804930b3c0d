//! The cards that may be played: following suit, and the obligations that come before or after it
//! (Laws 44, 50, 51, 57, 59).
//!
//! ```
//! use arbitro_engine::notation::{cards, parse_card, parse_cards, parse_hand};
//! use arbitro_engine::laws::penalty_card::PenaltyCards;
//! use arbitro_engine::play::Turn;
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

use crate::laws::penalty_card::PenaltyCards;
use crate::play::{PlayRestriction, Restriction};
use crate::{Citation, Fact, Reason, cards_of, is_honour};

/// A player at the turn to play. Declarer and dummy have no penalty cards and no restrictions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Turn {
    /// The cards that the player holds, faced ones included.
    pub hand: Hand,
    /// The cards already played to the trick, leader's first; empty on lead.
    pub trick: Vec<Card>,
    /// The player's own penalty cards; those not in `hand` are ignored.
    pub penalty: PenaltyCards,
    /// The restriction because of an earlier irregularity.
    pub restriction: Restriction,
    /// The penalty card that declarer has named, if several could be played (Law 51A).
    pub designated: Option<Card>,
    /// A card that the player must play, if it is legal.
    pub bound: Option<Commitment>,
}

/// A card that its owner must play at this turn if it is legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Commitment {
    /// The card.
    pub card: Card,
    /// The Law that obliges the owner to play it.
    pub law: Citation,
}

impl Commitment {
    /// A card faced early that stands, with the Law that lets it stand (57C, 57D).
    pub const fn early(card: Card, law: &'static str) -> Self {
        let law = Citation::duplicate(law);
        Self { card, law }
    }

    /// A card that may not be changed, because no opponent has changed one (Laws 47F2, 62C2).
    pub const fn unchanged(card: Card) -> Self {
        let law = Citation::duplicate("62C2");
        Self { card, law }
    }
}

/// Why a card may not be played. One variant for each thing a teacher would say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalCard {
    /// It is not in the hand.
    NotHeld,
    /// Another card must be played (Laws 57C, 57D, 62C2).
    AnotherCommitted(Commitment),
    /// The suit led must be followed; this beats every other obligation (Law 44C).
    MustFollow(Suit),
    /// Declarer has chosen that the player must play the highest card of the suit led (Law 57A1).
    MustBeHighest,
    /// Declarer has chosen that the player must play the lowest card of the suit led (Law 57A2).
    MustBeLowest,
    /// Declarer requires a suit to be led (Laws 50D2, 51).
    SuitRequired(Suit),
    /// Declarer forbids the suit of this card to be led (Laws 26B, 50D2, 51). The suit here is the
    /// one forbidden after a withdrawn call, if any.
    SuitForbidden(Option<Suit>),
    /// Declarer has chosen that the player must play a card of another suit (Law 57A3).
    PlaySuitRequired(Suit),
    /// Declarer has chosen that the player must not play a card of this other suit (Law 57A4).
    PlaySuitForbidden(Suit),
    /// A major penalty card can and must be played (Law 50D1).
    PenaltyCardFirst(Hand),
    /// Declarer has named another penalty card (Law 51A).
    AnotherDesignated(Card),
    /// Another small card of the suit of a minor penalty card (Law 50C).
    MinorFirst(Card),
}

impl IllegalCard {
    /// The rule broken, with its Law.
    pub fn reason(self, card: Card) -> Reason {
        let reason = match self {
            Self::NotHeld => Reason::new("card-not-held", "44"),
            Self::AnotherCommitted(Commitment { card: bound, law }) => {
                Reason::new("another-committed", "57D")
                    .under(law)
                    .with("bound", Fact::Card(bound))
            }
            Self::MustFollow(suit) => {
                Reason::new("must-follow", "44C").with("suit", Fact::Suit(suit))
            }
            Self::MustBeHighest => Reason::new("must-be-highest", "57A1"),
            Self::MustBeLowest => Reason::new("must-be-lowest", "57A2"),
            Self::SuitRequired(suit) => {
                Reason::new("suit-required", "50D2(a)").with("suit", Fact::Suit(suit))
            }
            Self::SuitForbidden(after_call) => {
                let forbidden = if after_call == Some(card.suit) {
                    Reason::new("suit-forbidden-after-call", "26B")
                } else {
                    Reason::new("suit-forbidden", "50D2(a)")
                };
                forbidden.with("suit", Fact::Suit(card.suit))
            }
            Self::PlaySuitRequired(suit) => {
                Reason::new("suit-required", "57A3").with("suit", Fact::Suit(suit))
            }
            Self::PlaySuitForbidden(suit) => {
                Reason::new("suit-forbidden", "57A4").with("suit", Fact::Suit(suit))
            }
            Self::PenaltyCardFirst(majors) => {
                Reason::new("penalty-card-first", "50D1(a)").with("majors", Fact::Cards(majors))
            }
            Self::AnotherDesignated(designated) => {
                Reason::new("another-designated", "51A").with("designated", Fact::Card(designated))
            }
            Self::MinorFirst(minor) => {
                Reason::new("minor-first", "50C").with("minor", Fact::Card(minor))
            }
        };
        reason.with("card", Fact::Card(card))
    }
}

impl Turn {
    /// May this card be played? The only judge of a card; it names the strongest obligation.
    pub fn check(&self, card: Card) -> Result<(), IllegalCard> {
        if !self.hand.contains(card) {
            return Err(IllegalCard::NotHeld);
        }
        let mut obligations = self.obligations().into_iter();
        match obligations.find(|(allowed, _)| !allowed.contains(card)) {
            Some((_, broken)) => Err(broken),
            None => Ok(()),
        }
    }

    /// The cards that [`check`](Self::check) allows. Empty only if the hand is empty.
    pub fn legal_cards(&self) -> Hand {
        self.obligations()
            .last()
            .map_or(self.hand, |&(allowed, _)| allowed)
    }

    /// The rules that forbid cards of the hand, without duplicates.
    pub fn barring(&self) -> Vec<Reason> {
        let mut reasons: Vec<Reason> = Vec::new();
        for card in self.hand - self.legal_cards() {
            if let Err(illegal) = self.check(card) {
                let reason = illegal.reason(card);
                if reasons.iter().all(|known| known.id != reason.id) {
                    reasons.push(reason);
                }
            }
        }
        reasons
    }

    /// Whether declarer must name one of two or more playable penalty cards (Law 51A).
    pub fn declarer_designates(&self) -> bool {
        let legal = self.legal_cards();
        legal.len() > 1 && (legal - self.penalty.majors()).is_empty()
    }

    /// The obligations of the player, strongest first, each with the cards that it leaves: never
    /// none, since a player need not do what is impossible (Law 59).
    fn obligations(&self) -> Vec<(Hand, IllegalCard)> {
        // A card faced early binds only if it is otherwise legal (Laws 57C, 57D).
        let others = self.without_commitment();
        let base = others.last().map_or(self.hand, |&(allowed, _)| allowed);
        match self.bound {
            Some(bound) if base.contains(bound.card) => {
                vec![(one(bound.card), IllegalCard::AnotherCommitted(bound))]
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
                steps.narrow(follow, IllegalCard::MustFollow(led.suit));
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
                steps.narrow(steps.base - barred, IllegalCard::MinorFirst(minor));
            }
        } else {
            steps.narrow(majors, IllegalCard::PenaltyCardFirst(majors));
            if let Some(designated) = self.designated {
                steps.narrow(
                    majors & one(designated),
                    IllegalCard::AnotherDesignated(designated),
                );
            }
        }
        steps.taken
    }

    /// Applies Law 57A. True if it decides the card: that comes before penalty cards.
    fn play_restriction(&self, steps: &mut Steps, follow: Hand) -> bool {
        let Restriction::Play(restriction) = self.restriction else {
            return false;
        };
        // A holding iterates from high to low.
        match restriction {
            PlayRestriction::Highest | PlayRestriction::Lowest => {
                let (settled, broken) = if restriction == PlayRestriction::Highest {
                    (follow.iter().next(), IllegalCard::MustBeHighest)
                } else {
                    (follow.iter().next_back(), IllegalCard::MustBeLowest)
                };
                if let Some(card) = settled {
                    steps.narrow(one(card), broken);
                }
                return settled.is_some();
            }
            PlayRestriction::Require(suit) if follow.is_empty() => {
                let allowed = cards_of(steps.base, suit);
                steps.narrow(allowed, IllegalCard::PlaySuitRequired(suit));
            }
            PlayRestriction::Forbid(suit) if follow.is_empty() => {
                let allowed = steps.base - cards_of(steps.base, suit);
                steps.narrow(allowed, IllegalCard::PlaySuitForbidden(suit));
            }
            PlayRestriction::Require(_) | PlayRestriction::Forbid(_) => {}
        }
        false
    }

    /// Applies Laws 26B, 50D2 and 51.
    fn lead_restriction(&self, steps: &mut Steps) {
        let Restriction::Lead(restriction) = self.restriction else {
            return;
        };
        let bans = restriction
            .forbidden
            .with(restriction.after_withdrawn_call.into_iter().collect());
        if !bans.is_empty() {
            let allowed = steps.base.iter().filter(|card| !bans.contains(card.suit));
            let broken = IllegalCard::SuitForbidden(restriction.after_withdrawn_call);
            steps.narrow(allowed.collect(), broken);
        }
        if let Some(suit) = restriction.required {
            let allowed = cards_of(steps.base, suit);
            steps.narrow(allowed, IllegalCard::SuitRequired(suit));
        }
    }
}

/// The sets of cards left by each obligation in order.
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
