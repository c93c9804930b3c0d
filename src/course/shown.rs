//! Pictures in a lesson, and how they are revealed.

use contract_bridge::{Hand, Seat};
use serde::{Deserialize, Deserializer, Serialize, de};
use strum::{IntoStaticStr, VariantNames};

use crate::text::Text;
use engine::play::trick::leader_before;
use engine::{BySeat, notation};
use exercise::fields::{
    self, BoardNumber, Calls, Cards, DealText, Dealer, Declarer, Fault, Field, SeatName, Trick,
    Trumps, is_default,
};
use exercise::{Exhibit, Item, LaidCard, TableView};

/// How a picture is revealed.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Reveal {
    /// All at once.
    #[default]
    AtOnce,
    /// An auction call by call.
    ByCall,
    /// A trick card by card.
    ByCard,
    /// Rows and columns line by line.
    ByLine,
}

/// A picture with a text about it: `show(auction(…), reveal: by_call, text: "…")`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "show")]
pub struct Show {
    /// The picture; lessons may omit the field name.
    pub picture: Shown,
    /// How it is revealed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub reveal: Reveal,
    /// A text about it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub text: Option<Text>,
}

/// A value that is parsed field by field and whose fields must agree.
pub(super) trait Check {
    fn check(&self) -> Result<(), Fault>;
}

/// Deserializes a value and checks it; for `deserialize_with`.
pub(super) fn checked<'de, D, T>(from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Check,
{
    let value = T::deserialize(from)?;
    value.check().map_err(de::Error::custom)?;
    Ok(value)
}

impl Check for Show {
    fn check(&self) -> Result<(), Fault> {
        if self.reveal != Reveal::AtOnce && self.reveals() == 0 {
            let word: &str = self.reveal.into();
            return Err(Fault::new("reveal-not-here", Field::Text, word));
        }
        Ok(())
    }
}

impl Show {
    /// The number of reveals after the first view; 0 if everything is shown at once.
    pub fn reveals(&self) -> usize {
        let exhibits = self.picture.exhibits();
        let of = |exhibit: &Exhibit| match (self.reveal, exhibit) {
            (Reveal::ByCall, Exhibit::Auction { auction, .. }) => auction.calls().len(),
            (Reveal::ByCard, Exhibit::Table(table)) => table.trick.len(),
            (Reveal::ByLine, Exhibit::Grid(grid)) => grid.rows.len(),
            _ => 0,
        };
        exhibits.iter().map(of).max().unwrap_or(0)
    }

    /// What is shown after `revealed` reveals.
    pub fn exhibits(&self, revealed: usize) -> Vec<Exhibit> {
        let mut exhibits = self.picture.exhibits();
        for exhibit in &mut exhibits {
            match (self.reveal, exhibit) {
                (Reveal::ByCall, Exhibit::Auction { auction, .. }) => {
                    *auction = auction.before(revealed);
                }
                (Reveal::ByCard, Exhibit::Table(table)) => table.trick.truncate(revealed),
                (Reveal::ByLine, Exhibit::Grid(grid)) => grid.rows.truncate(revealed),
                _ => {}
            }
        }
        exhibits
    }
}

/// A picture in a lesson.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(clippy::large_enum_variant, reason = "a lesson has a few dozen steps")]
pub enum Shown {
    /// An auction: `auction(dealer: N, calls: "1S P")`.
    Auction {
        /// The dealer.
        #[serde(default, skip_serializing_if = "is_default")]
        dealer: Dealer,
        /// The calls; they must be legal.
        calls: Calls,
    },
    /// A player with cards: `table(player: E, hand: "…", faced: "H9", trick: "D7 D2")`.
    #[serde(deserialize_with = "checked")]
    Table(ShownTable),
    /// All four hands: `deal(hands: "N:… … … …", trumps: "S")`.
    Deal(ShownDeal),
    /// A board with its dealer and who is vulnerable: `board(number: 7)`.
    Board(ShownBoard),
    /// What an exercise shows, without its question: `position(score_contract(…))`.
    Position(Item),
}

/// See [`Shown::Table`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "table")]
pub struct ShownTable {
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) declarer: Declarer,
    pub(super) player: SeatName,
    pub(super) hand: Cards,
    /// Dummy's cards, once faced.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) dummy: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) faced: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) trick: Trick<4>,
    /// Who led to the trick; by default, the seat for which it is now the player's turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) leader: Option<SeatName>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub(super) trumps: Option<Trumps>,
}

impl Check for ShownTable {
    fn check(&self) -> Result<(), Fault> {
        let (hand, dummy) = (*self.hand, *self.dummy);
        let strange = *self.faced - hand;
        if !strange.is_empty() {
            let cards = notation::cards(strange);
            return Err(Fault::new("not-in-hand", Field::Cards, cards));
        }
        let seen = hand | dummy;
        let played = self.trick.0.iter().copied();
        let twice = played.filter(|&card| seen.contains(card));
        match twice.chain((hand & dummy).iter()).next() {
            Some(card) => Err(Fault::new("card-twice", Field::Cards, notation::card(card))),
            None => Ok(()),
        }
    }
}

impl ShownTable {
    fn view(&self) -> TableView {
        let player = *self.player;
        let at_turn = leader_before(player, self.trick.0.len());
        let dummy = (self.declarer.partner(), *self.dummy);
        let laid = |card| LaidCard {
            seat: player,
            card,
            kind: None,
        };
        TableView {
            declarer: Some(*self.declarer),
            strain: self.trumps.as_deref().copied(),
            player,
            hand: *self.hand,
            others: Vec::from_iter(Some(dummy).filter(|(_, hand)| !hand.is_empty())),
            leader: self.leader.map_or(at_turn, Seat::from),
            trick: self.trick.0.clone(),
            faced: self.faced.iter().map(laid).collect(),
        }
    }
}

/// See [`Shown::Deal`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "deal")]
pub struct ShownDeal {
    hands: DealText,
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Option<SeatName>,
    #[serde(default, skip_serializing_if = "is_default")]
    trumps: Option<Trumps>,
}

impl ShownDeal {
    /// Four hands, South's at the bottom.
    pub const fn new(hands: &BySeat<Hand>) -> Self {
        Self {
            hands: DealText(*hands),
            declarer: None,
            trumps: None,
        }
    }

    /// Thirteen cards each.
    pub const fn hands(&self) -> &BySeat<Hand> {
        &self.hands.0
    }

    fn view(&self) -> TableView {
        let player = self.declarer.map_or(Seat::South, Seat::from);
        let others = [player.partner(), player.lho(), player.rho()];
        TableView {
            declarer: self.declarer.map(Seat::from),
            strain: self.trumps.as_deref().copied(),
            player,
            hand: self.hands[player],
            others: others.map(|seat| (seat, self.hands[seat])).to_vec(),
            leader: player.lho(),
            trick: Vec::new(),
            faced: Vec::new(),
        }
    }
}

/// See [`Shown::Board`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "board")]
pub struct ShownBoard {
    /// Its number.
    pub number: BoardNumber,
}

impl Shown {
    /// What is drawn.
    pub fn exhibits(&self) -> Vec<Exhibit> {
        match self {
            Self::Auction { dealer, calls } => vec![Exhibit::Auction {
                auction: fields::auction(*dealer, calls),
                asked: None,
            }],
            Self::Table(table) => vec![Exhibit::Table(table.view())],
            Self::Deal(deal) => vec![Exhibit::Table(deal.view())],
            Self::Board(ShownBoard { number: board }) => vec![Exhibit::Board {
                number: Some(board.number()),
                dealer: Some(board.dealer()),
                vulnerability: board.vulnerability(),
            }],
            Self::Position(item) => item.first_question().question.exhibits.clone(),
        }
    }
}
