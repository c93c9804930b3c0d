//! Calling dummy's card (Law 46): which card an incomplete or invalid designation plays.
//!
//! ```
//! use arbitro_engine::laws::dummy_card::{Called, Designation, DummyTurn};
//! use arbitro_engine::notation::{parse_card, parse_cards, parse_hand};
//! use arbitro_engine::{Strain, Suit};
//!
//! // Declarer says “spade”: the lowest one is played.
//! let trick = parse_cards("S5 S2").unwrap();
//! let turn = DummyTurn::new(parse_hand("SA S7 S3 H4").unwrap(), trick, Strain::Notrump).unwrap();
//! let called = turn.call(Designation::Suit(Suit::Spades)).called;
//! assert_eq!(called, Called::Played(parse_card("S3").unwrap()));
//! ```

use contract_bridge::{Card, Hand, Rank, Strain, Suit};
use strum::IntoStaticStr;

use super::known_cards::{DECLARER, KnownCards};
use crate::play::trick::{beats, winning_card};
use crate::{Fact, Reason, cards_of};

/// What declarer said.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Designation {
    /// Suit and rank: the proper form (Law 46A).
    Card(Card),
    /// A suit and no rank; also “ruff”, which names the trump suit (Law 46B2).
    Suit(Suit),
    /// “High” together with a suit.
    HighOf(Suit),
    /// A rank without a suit (Law 46B3).
    Rank(Rank),
    /// “High”, “top” (Law 46B1(a)).
    High,
    /// “Win”, “take it” (Law 46B1(b)).
    Win,
    /// “Low”, “small”, “duck” (Law 46B1(c)).
    Low,
    /// “Play anything”: neither suit nor rank (Law 46B5).
    Anything,
}

/// Dummy's turn to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DummyTurn {
    pub(super) hand: Hand,
    pub(super) trick: Vec<Card>,
    pub(super) trumps: Strain,
    won_last_with: Option<Suit>,
    intention: Option<Card>,
    pub(super) known: KnownCards,
}

/// Why a turn of dummy is impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleDummy {
    /// Dummy has no card left.
    #[error("dummy has no card")]
    NoCards,
    /// More than thirteen.
    #[error("{0} cards in dummy: at most 13")]
    TooManyCards(usize),
    /// The trick has four cards or more already.
    #[error("{0} cards before dummy's: at most 3")]
    TrickComplete(usize),
    /// A card is in two places.
    #[error("a card appears twice: in dummy, the trick, declarer's hand or an earlier trick")]
    CardTwice(Card),
    /// Fewer unseen cards than the two defenders must hold.
    #[error("so many cards have been seen that too few are left for the defenders")]
    TooManySeen,
    /// Declarer holds more or fewer cards than possible at this point of the play.
    #[error("{held} cards in declarer's hand: {left} are left to him")]
    DeclarersCards {
        /// Number of cards that declarer was said to hold.
        held: usize,
        /// Number of cards that declarer must hold.
        left: usize,
    },
    /// Declarer or dummy still holds a card of a suit to which that hand did not follow.
    #[error("a card is still held in a suit that was not followed earlier")]
    ShownOut(Card),
}

/// Who chooses which of several cards dummy plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum CardChooser {
    /// Declarer (Law 46B3(b)).
    Declarer,
    /// Either defender (Law 46B5).
    EitherDefender,
}

id!(CardChooser);

/// The effect of a designation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Called {
    /// This card is played.
    Played(Card),
    /// One of these is played; never empty.
    Choice {
        /// Who chooses.
        by: CardChooser,
        /// Legal cards of dummy.
        among: Hand,
    },
    /// The designation is void or says nothing: declarer names any of these cards.
    Void(Hand),
    /// The card would be a revoke. It is corrected at once, without penalty, to one of these cards.
    WouldRevoke(Hand),
}

/// The effect of a designation, and the reasons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CallRuling {
    /// The effect.
    pub called: Called,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

impl DummyTurn {
    /// Dummy's turn, with the cards played to the trick before; none if dummy leads.
    pub fn new(hand: Hand, trick: Vec<Card>, trumps: Strain) -> Result<Self, ImpossibleDummy> {
        if hand.is_empty() {
            return Err(ImpossibleDummy::NoCards);
        }
        if hand.len() > 13 {
            return Err(ImpossibleDummy::TooManyCards(hand.len()));
        }
        if trick.len() > 3 {
            return Err(ImpossibleDummy::TrickComplete(trick.len()));
        }
        let mut seen = hand;
        for &card in &trick {
            if !seen.insert(card) {
                return Err(ImpossibleDummy::CardTwice(card));
            }
        }
        Ok(Self {
            hand,
            trick,
            trumps,
            won_last_with: None,
            intention: None,
            known: KnownCards::default(),
        })
    }

    /// Adds what declarer has seen besides dummy and the trick. Only “win” depends on it.
    pub fn knowing(mut self, known: KnownCards) -> Result<Self, ImpossibleDummy> {
        let mut seen = self.hand;
        let trick = self.trick.iter().copied();
        let own = known.declarer.unwrap_or_default();
        for card in trick.chain(own.iter()).chain(known.gone.iter()) {
            if !seen.insert(card) {
                return Err(ImpossibleDummy::CardTwice(card));
            }
        }
        let shown_out = [
            (self.hand, known.void_of_dummy),
            (own, known.void_of_declarer),
        ];
        for (hand, voids) in shown_out {
            if let Some(card) = hand.iter().find(|card| voids.contains(card.suit)) {
                return Err(ImpossibleDummy::ShownOut(card));
            }
        }
        self.known = known;
        if !self.leaves_enough() {
            return Err(ImpossibleDummy::TooManySeen);
        }
        let left = self.cards_left(DECLARER);
        match self.known.declarer.map(Hand::len) {
            Some(held) if held != left => Err(ImpossibleDummy::DeclarersCards { held, left }),
            _ => Ok(self),
        }
    }

    /// Adds that dummy won the previous trick with a card of this suit.
    pub fn after_winning_with(mut self, suit: Option<Suit>) -> Self {
        self.won_last_with = suit;
        self
    }

    /// Adds that the Director found that declarer incontrovertibly intended this card.
    pub fn meaning(mut self, card: Option<Card>) -> Self {
        self.intention = card;
        self
    }

    /// The cards that dummy may play: of the suit led, if dummy has any (Law 44C).
    pub fn legal(&self) -> Hand {
        let follow = self
            .trick
            .first()
            .map(|led| cards_of(self.hand, led.suit))
            .unwrap_or_default();
        if follow.is_empty() { self.hand } else { follow }
    }

    /// The effect of declarer's words (Law 46).
    pub fn call(&self, designation: Designation) -> CallRuling {
        if let Some(meant) = self.intention {
            return self.card(meant, Reason::new("dummy-intention-clear", "46B"));
        }
        match designation {
            Designation::Card(card) => self.card(card, Reason::new("dummy-card-in-full", "46A")),
            Designation::Suit(suit) => {
                self.of_suit(suit, lowest, Reason::new("dummy-suit-alone", "46B2"))
            }
            Designation::HighOf(suit) => {
                self.of_suit(suit, highest, Reason::new("dummy-high", "46B1(a)"))
            }
            Designation::Rank(rank) => self.of_rank(rank),
            Designation::High => self.of_suit_led(highest, Reason::new("dummy-high", "46B1(a)")),
            Designation::Low => self.of_suit_led(lowest, Reason::new("dummy-low", "46B1(c)")),
            Designation::Win => self.to_win(),
            Designation::Anything => {
                let reason = Reason::new("dummy-anything", "46B5");
                CallRuling::choice(CardChooser::EitherDefender, self.legal(), reason)
            }
        }
    }

    /// The effect of one card, intended or named in full.
    fn card(&self, card: Card, reason: Reason) -> CallRuling {
        if self.hand.contains(card) {
            self.unless_revoke(card, reason)
        } else {
            self.void(Reason::new("dummy-lacks-card", "46B4").with("card", Fact::Card(card)))
        }
    }

    fn of_suit(&self, suit: Suit, pick: Pick, reason: Reason) -> CallRuling {
        match pick(self.hand, suit) {
            Some(card) => self.unless_revoke(card, reason),
            None => {
                self.void(Reason::new("dummy-lacks-suit", "46B4").with("suit", Fact::Suit(suit)))
            }
        }
    }

    /// “High” and “low” refer to the suit led; on lead they are void.
    fn of_suit_led(&self, pick: Pick, reason: Reason) -> CallRuling {
        let Some(led) = self.trick.first() else {
            return self.void(Reason::new("dummy-words-on-lead", "46B1"));
        };
        match pick(self.hand, led.suit) {
            Some(card) => CallRuling::played(card, reason),
            None => self.void(
                Reason::new("dummy-words-without-suit", "46B1").with("suit", Fact::Suit(led.suit)),
            ),
        }
    }

    /// The lowest card that is known to win, whichever hands have still to play. Interpretation:
    /// between equal ranks on lead declarer chooses, as with a rank named alone (Law 46B3(b)).
    fn to_win(&self) -> CallRuling {
        let best = winning_card(&self.trick, self.trumps);
        let ahead = |card: &Card| best.is_none_or(|best| beats(*card, best, self.trumps));
        let winning: Hand = self.legal().iter().filter(ahead).collect();
        if winning.is_empty() {
            return self.void(Reason::new("dummy-cannot-win", "46B4"));
        }
        let sure = || winning.iter().filter(|&card| self.is_sure(card));
        let lowest = sure().map(|card| card.rank).min();
        self.one_of(
            sure().filter(|card| Some(card.rank) == lowest).collect(),
            Reason::new("dummy-win", "46B1(b)"),
            Reason::new("dummy-win-several", "46B1(b)"),
            Reason::new("dummy-win-not-known", "46B1(b)"),
        )
    }

    fn of_rank(&self, rank: Rank) -> CallRuling {
        let continued = self
            .won_last_with
            .filter(|_| self.trick.is_empty())
            .map(|suit| Card { suit, rank })
            .filter(|&card| self.hand.contains(card));
        if let Some(card) = continued {
            return CallRuling::played(card, Reason::new("dummy-rank-continues", "46B3(a)"));
        }
        let legal = self.legal().iter();
        self.one_of(
            legal.filter(|card| card.rank == rank).collect(),
            Reason::new("dummy-rank-single", "46B3(b)"),
            Reason::new("dummy-rank-several", "46B3(b)"),
            Reason::new("dummy-rank-not-legal", "46B4"),
        )
    }

    /// Plays the only card of a set; declarer chooses among several; none is void.
    fn one_of(&self, among: Hand, single: Reason, several: Reason, none: Reason) -> CallRuling {
        match (among.len(), among.iter().next()) {
            (1, Some(card)) => CallRuling::played(card, single),
            (_, Some(_)) => CallRuling::choice(CardChooser::Declarer, among, several),
            (_, None) => self.void(none),
        }
    }

    /// Plays a card of dummy, unless it fails to follow suit (Laws 44C, 62B2).
    fn unless_revoke(&self, card: Card, reason: Reason) -> CallRuling {
        let legal = self.legal();
        match self.trick.first() {
            Some(led) if !legal.contains(card) => CallRuling {
                called: Called::WouldRevoke(legal),
                reasons: vec![
                    Reason::new("must-follow", "44C")
                        .with("suit", Fact::Suit(led.suit))
                        .with("card", Fact::Card(card)),
                    Reason::new("dummy-call-corrected", "62B2").with("cards", Fact::Cards(legal)),
                ],
            },
            _ => CallRuling::played(card, reason),
        }
    }

    fn void(&self, reason: Reason) -> CallRuling {
        let legal = self.legal();
        let again = Reason::new("dummy-call-void", "46B4").with("cards", Fact::Cards(legal));
        CallRuling {
            called: Called::Void(legal),
            reasons: vec![reason, again],
        }
    }
}

impl CallRuling {
    fn played(card: Card, reason: Reason) -> Self {
        Self {
            called: Called::Played(card),
            reasons: vec![reason.with("card", Fact::Card(card))],
        }
    }

    fn choice(by: CardChooser, among: Hand, reason: Reason) -> Self {
        Self {
            called: Called::Choice { by, among },
            reasons: vec![reason.with("cards", Fact::Cards(among))],
        }
    }
}

/// Picks a card of a suit.
type Pick = fn(Hand, Suit) -> Option<Card>;

fn highest(hand: Hand, suit: Suit) -> Option<Card> {
    let rank = hand[suit].iter().next()?;
    Some(Card { suit, rank })
}

fn lowest(hand: Hand, suit: Suit) -> Option<Card> {
    let rank = hand[suit].iter().next_back()?;
    Some(Card { suit, rank })
}
