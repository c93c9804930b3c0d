//! Which card declarer has named in dummy (Law 46).

use crate::engine::laws::dummy_card::{
    Called, CardChooser, Designation, DummyTurn, ImpossibleDummy,
};
use crate::engine::laws::known_cards::KnownCards;
use crate::engine::{Card, Fact, Hand, Rank, Strain, Suit};
use crate::exercise::fields::{Trick, Trumps};
use crate::exercise::{DummysCard, Item, Phrase};

use super::{Fault, Finding};

/// Which parts of a card declarer has named, or in which words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Said {
    Card,
    /// A suit alone; “ruff” names the trump suit.
    Suit,
    Rank,
    HighOf,
    High,
    Low,
    Win,
    Anything,
}

impl Said {
    pub const fn has_suit(self) -> bool {
        matches!(self, Self::Card | Self::Suit | Self::HighOf)
    }

    pub const fn has_rank(self) -> bool {
        matches!(self, Self::Card | Self::Rank)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DummyCardCase {
    pub dummy: Hand,
    /// The cards before dummy's in the trick; none if dummy leads.
    pub trick: Vec<Card>,
    pub trumps: Strain,
    pub said: Said,
    /// The suit and the rank, where one is named.
    pub suit: Suit,
    pub rank: Rank,
    /// The suit with which dummy won the last trick: asked for a rank alone.
    pub won_with: Option<Suit>,
    /// The card that declarer meant beyond doubt.
    pub meant: Option<Card>,
    /// Declarer's hand and the cards of earlier tricks: asked for “win”.
    pub own: Hand,
    pub gone: Hand,
}

impl Default for DummyCardCase {
    fn default() -> Self {
        Self {
            dummy: Hand::EMPTY,
            trick: Vec::new(),
            trumps: Strain::Notrump,
            said: Said::Suit,
            suit: Suit::Spades,
            rank: Rank::Q,
            won_with: None,
            meant: None,
            own: Hand::EMPTY,
            gone: Hand::EMPTY,
        }
    }
}

impl DummyCardCase {
    const fn designation(&self) -> Designation {
        let (suit, rank) = (self.suit, self.rank);
        match self.said {
            Said::Card => Designation::Card(Card { suit, rank }),
            Said::Suit => Designation::Suit(suit),
            Said::Rank => Designation::Rank(rank),
            Said::HighOf => Designation::HighOf(suit),
            Said::High => Designation::High,
            Said::Low => Designation::Low,
            Said::Win => Designation::Win,
            Said::Anything => Designation::Anything,
        }
    }

    /// Without what does not matter for these words.
    fn only_what_matters(&self) -> Self {
        let wins = self.said == Said::Win;
        let continues = self.said == Said::Rank && self.trick.is_empty();
        let seen = |cards: Hand| if wins { cards } else { Hand::EMPTY };
        Self {
            won_with: self.won_with.filter(|_| continues),
            meant: self.meant.filter(|card| self.dummy.contains(*card)),
            own: seen(self.own),
            gone: seen(self.gone),
            ..self.clone()
        }
    }

    fn turn(&self) -> Result<DummyTurn, ImpossibleDummy> {
        let known = KnownCards {
            declarer: Some(self.own).filter(|own| !own.is_empty()),
            gone: self.gone,
            ..KnownCards::default()
        };
        let turn = DummyTurn::new(self.dummy, self.trick.clone(), self.trumps)?.knowing(known)?;
        Ok(turn.after_winning_with(self.won_with).meaning(self.meant))
    }

    fn exercise(&self) -> Option<Item> {
        let made = DummysCard {
            declarer: Default::default(),
            dummy: self.dummy.into(),
            trick: Trick(self.trick.clone()),
            trumps: Trumps(self.trumps),
            says: self.designation().into(),
            won_with: self.won_with.map(Into::into),
            meant: self.meant.map(Into::into),
            own: self.own.into(),
            gone: self.gone.into(),
        };
        Item::new(made).ok()
    }
}

impl From<ImpossibleDummy> for Fault {
    fn from(why: ImpossibleDummy) -> Self {
        match why {
            ImpossibleDummy::NoCards => Self::NoCard,
            ImpossibleDummy::TooManyCards(cards) | ImpossibleDummy::TrickComplete(cards) => {
                Self::TooManyCards(cards)
            }
            ImpossibleDummy::CardTwice(card) | ImpossibleDummy::ShownOut(card) => Self::Twice(card),
            ImpossibleDummy::TooManySeen => Self::TooManySeen,
            ImpossibleDummy::DeclarersCards { left, .. } => Self::DeclarersCards(left),
        }
    }
}

pub fn answer(case: &DummyCardCase) -> Result<Finding, Fault> {
    let case = case.only_what_matters();
    let ruling = case.turn()?.call(case.designation());
    let among = |id, cards| Phrase::new(id).with("cards", Fact::Cards(cards));
    let headline = match ruling.called {
        Called::Played(card) => Phrase::new("desk-called-card").with("card", Fact::Card(card)),
        Called::Choice {
            by: CardChooser::Declarer,
            among: cards,
        } => among("desk-called-declarer", cards),
        Called::Choice { among: cards, .. } => among("desk-called-defenders", cards),
        Called::Void(cards) | Called::WouldRevoke(cards) => among("desk-called-again", cards),
    };
    let mut finding = Finding::new(headline);
    finding.rules(ruling.reasons);
    let exercise = case.exercise();
    if let Some(item) = &exercise {
        finding.show_table(item.first_question());
    }
    finding.exercise = exercise;
    Ok(finding)
}
