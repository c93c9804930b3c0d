//! A picture of a table, typed card by card.

use crate::shown::{Check as _, ShownTable};
use engine::notation::{self, parse_cards, parse_hand};
use engine::{BySeat, Hand, Seat, Strain};
use exercise::fields::{Cards, Trick};

/// The form in which a teacher types a table. Fields of the table that it lacks stay unchanged.
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
    /// Trumps, where shown.
    pub trumps: Option<Strain>,
}

impl TableForm {
    /// The form of a table.
    pub fn of(table: &ShownTable) -> Self {
        let trick = table.trick.0.iter().map(|&card| notation::card(card));
        Self {
            declarer: *table.declarer,
            player: *table.player,
            hand: notation::cards(*table.hand),
            dummy: notation::cards(*table.dummy),
            trick: trick.collect::<Vec<_>>().join(" "),
            trumps: table.trumps.as_deref().copied(),
        }
    }

    /// The typed table; `None` if cards cannot be read or a card occurs twice.
    pub fn table(&self, before: &ShownTable) -> Option<ShownTable> {
        let trick = parse_cards(&self.trick).ok()?;
        if trick.len() > 4 {
            return None;
        }
        let hand = parse_hand(&self.hand).ok()?;
        let same_turn = before.trick.0.len() == trick.len() && *before.player == self.player;
        let table = ShownTable {
            declarer: self.declarer.into(),
            player: self.player.into(),
            hand: hand.into(),
            dummy: parse_hand(&self.dummy).ok()?.into(),
            faced: (*before.faced & hand).into(),
            leader: before.leader.filter(|_| same_turn),
            trick: Trick(trick),
            trumps: self.trumps.map(Into::into),
        };
        table.check().is_ok().then_some(table)
    }

    /// A table to start from: West has led against South, dummy has played, and East is to play.
    pub fn of_hands(hands: &BySeat<Hand>) -> Option<ShownTable> {
        let led = hands[Seat::West].iter().next()?;
        let (mut dummy, hand) = (hands[Seat::North], hands[Seat::East]);
        let follows = dummy.iter().find(|card| card.suit == led.suit);
        let played = follows.or_else(|| dummy.iter().next())?;
        dummy.remove(played);
        Some(ShownTable {
            declarer: Seat::South.into(),
            player: Seat::East.into(),
            hand: hand.into(),
            dummy: dummy.into(),
            faced: Cards::default(),
            trick: Trick(vec![led, played]),
            leader: None,
            trumps: None,
        })
    }
}
