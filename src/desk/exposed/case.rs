//! The facts of an exposed card, as entered at the desk.

use crate::desk::Fault;
use crate::engine::laws::exposed_card::{How, Incident, Phase};
use crate::engine::laws::penalty_card::PenaltyCards;
use crate::engine::{Bid, Card, Contract, Doubling, Hand, Seat, Side, Strain, Suit, is_honour};
use crate::exercise::{Item, PenaltyCardKind};

/// The number of cards assumed in a hand in the middle of the play.
const MIDDLE_OF_PLAY: usize = 8;

/// What happened, and what was on the table before.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExposedCase {
    pub phase: Phase,
    /// Declarer; during the auction, the eventual declarer.
    pub declarer: Seat,
    /// The player whose cards were seen.
    pub seat: Seat,
    pub cards: Hand,
    pub how: How,
    /// The player's earlier penalty cards.
    pub before: Laid,
    /// The penalty cards of the other defender.
    pub partners: Laid,
    /// The penalty card that had to be played, where there are several.
    pub due: Option<Card>,
    /// The player's other cards, as far as they matter.
    pub hand: Hand,
    /// The cards of the player's partner, as far as they matter.
    pub partner_hand: Hand,
    pub trick: Vec<Card>,
    /// The suit led, if it matters and no card of the trick is given.
    pub led: Option<Suit>,
    /// The choices and events so far, as indices of options.
    pub path: Vec<usize>,
}

impl Default for ExposedCase {
    /// South declares, and a card drops from East's hand.
    fn default() -> Self {
        Self {
            phase: Phase::Play,
            declarer: Seat::South,
            seat: Seat::East,
            cards: Hand::EMPTY,
            how: How::Dropped,
            before: Laid::default(),
            partners: Laid::default(),
            due: None,
            hand: Hand::EMPTY,
            partner_hand: Hand::EMPTY,
            trick: Vec::new(),
            led: None,
            path: Vec::new(),
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Laid {
    pub cards: Hand,
    /// Whether a single small card is a major penalty card; it can be of either kind.
    pub major: bool,
}

impl Laid {
    /// Whether the kind is open and has to be given.
    pub fn may_be_minor(&self) -> bool {
        self.cards.len() == 1 && !self.cards.iter().any(is_honour)
    }

    pub fn penalty(&self) -> PenaltyCards {
        match self.cards.iter().next() {
            None => PenaltyCards::None,
            Some(card) if self.may_be_minor() && !self.major => PenaltyCards::Minor(card),
            Some(_) => PenaltyCards::Major(self.cards),
        }
    }
}

impl ExposedCase {
    pub fn is_defender(&self) -> bool {
        Side::of(self.declarer) != Side::of(self.seat)
    }

    /// The suit led: that of the first card of the trick, else `led`, else of the exposed card.
    pub fn suit_led(&self) -> Option<Suit> {
        let first = self.trick.first().copied();
        let told = first.map(|card| card.suit).or(self.led);
        told.or_else(|| self.cards.iter().next().map(|card| card.suit))
    }

    pub(super) fn incident(&self) -> Incident {
        Incident {
            phase: self.phase,
            declarer: Some(self.declarer),
            seat: self.seat,
            cards: self.cards,
            how: self.how,
            before: self.before.penalty(),
            due: self.due,
        }
    }

    pub(super) fn checked(&self) -> Result<(), Fault> {
        if self.cards.is_empty() {
            return Err(Fault::NoCard);
        }
        let laid = self.before.cards | self.partners.cards;
        if !self.is_defender() && !laid.is_empty() {
            return Err(Fault::PenaltyOfDeclarer);
        }
        let mut trick = Hand::EMPTY;
        if let Some(&card) = self.trick.iter().find(|card| !trick.insert(**card)) {
            return Err(Fault::Twice(card));
        }
        if self.trick.len() > 3 {
            return Err(Fault::TooManyCards(self.trick.len()));
        }
        let own = self.cards | self.before.cards | self.hand;
        let partners = self.partners.cards | self.partner_hand;
        for (some, others) in [(own, partners), (own, trick), (partners, trick)] {
            if let Some(card) = (some & others).iter().next() {
                return Err(Fault::Twice(card));
            }
        }
        let most = own.len().max(partners.len());
        if most > 13 {
            return Err(Fault::TooManyCards(most));
        }
        Ok(())
    }

    /// The player's cards; if they are not given, any cards that are in no other place.
    fn whole_hand(&self) -> Hand {
        let hand = self.hand | self.cards | self.before.cards;
        if !self.hand.is_empty() {
            return hand;
        }
        let full = match self.phase {
            Phase::Auction | Phase::OpeningLead => 13,
            Phase::Play => MIDDLE_OF_PLAY,
        };
        let taken = hand | self.partners.cards | self.partner_hand;
        let free = Hand::ALL - taken;
        let others = free.iter().step_by(4);
        let others = others.filter(|card| !self.trick.contains(card));
        hand | others.take(full.saturating_sub(hand.len())).collect()
    }

    pub(in crate::desk) fn exercise(&self) -> Option<Item> {
        let contract = Contract {
            bid: Bid::new(3, Strain::Notrump),
            doubling: Doubling::Undoubled,
            declarer: self.declarer,
        };
        let hand = self.whole_hand();
        let incident = self.incident();
        let partners = self.partners.penalty();
        Item::new(PenaltyCardKind::new(contract, hand, &incident, partners)).ok()
    }
}
