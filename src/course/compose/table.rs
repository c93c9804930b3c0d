//! A picture of a table, typed card by card.

use crate::shown::{ShownTable, WrittenTable};
use engine::notation::{self, parse_cards, parse_hand};
use engine::{BySeat, Card, Hand, Seat, Strain};

/// What a teacher types of a table; what the form does not show stays as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableForm {
    /// Who plays the contract.
    pub declarer: Seat,
    /// Whose turn it is: declarer or a defender.
    pub player: Seat,
    /// That player's cards.
    pub hand: String,
    /// Dummy's cards.
    pub dummy: String,
    /// The cards of the trick, the one led first.
    pub trick: String,
    /// Trumps, where they are shown.
    pub trumps: Option<Strain>,
}

impl TableForm {
    /// The form of a table.
    #[must_use]
    pub fn of(table: &ShownTable) -> Self {
        let written = table.written();
        let trick = written.trick.unwrap_or_default();
        let trick: Vec<String> = trick.into_iter().map(notation::card).collect();
        Self {
            declarer: written.declarer,
            player: written.player,
            hand: notation::cards(written.hand),
            dummy: notation::cards(written.dummy),
            trick: trick.join(" "),
            trumps: written.trumps,
        }
    }

    /// The table that is typed; `None` where cards cannot be read or a card stands twice.
    #[must_use]
    pub fn table(&self, before: &ShownTable) -> Option<ShownTable> {
        let before = before.written();
        let trick: Vec<Card> = parse_cards(&self.trick).ok()?;
        if trick.len() > 4 {
            return None;
        }
        let hand = parse_hand(&self.hand).ok()?;
        let same_trick = before.trick.as_ref().map(Vec::len) == Some(trick.len());
        let same_turn = same_trick && before.player == self.player;
        let written = WrittenTable {
            declarer: self.declarer,
            player: self.player,
            hand,
            dummy: parse_hand(&self.dummy).ok()?,
            faced: before.faced & hand,
            leader: before.leader.filter(|_| same_turn),
            trick: Some(trick),
            trumps: self.trumps,
        };
        ShownTable::try_from(written).ok()
    }

    /// A table to begin with: the lead against South and dummy's card to it, with East to play.
    #[must_use]
    pub fn of_hands(hands: &BySeat<Hand>) -> Option<ShownTable> {
        let led = hands[Seat::West].iter().next()?;
        let (mut dummy, hand) = (hands[Seat::North], hands[Seat::East]);
        let follows = dummy.iter().find(|card| card.suit == led.suit);
        let played = follows.or_else(|| dummy.iter().next())?;
        dummy.remove(played);
        let written = WrittenTable {
            declarer: Seat::South,
            player: Seat::East,
            hand,
            dummy,
            faced: Hand::EMPTY,
            trick: Some(vec![led, played]),
            leader: None,
            trumps: None,
        };
        ShownTable::try_from(written).ok()
    }
}
