//! Positions in the form that lessons read: the twin of [`fields`](super::fields).
//!
//! A kind lists the fields of its position, those at their default left out; `serde` and
//! `ron` make text of them. No answer is ever among them: an item does not hold one.

use contract_bridge::auction::{AbsoluteVulnerability, Call};
use contract_bridge::{Bid, Card, Hand, Seat, Strain};
use serde::ser::{Serialize, SerializeStruct as _, SerializeStructVariant as _, Serializer};

use engine::laws::exposed_card::How;
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::score::{ResultLine, Tricks};
use engine::{Auction, BySeat, Doubling, notation};

/// The fields of a position in the order in which they are written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Writing(Vec<(&'static str, Value)>);

/// What stands after the name of a field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// An identifier: `S`, `by_call`.
    Word(&'static str),
    /// Between quotation marks.
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Value>),
    /// `(contract: "4S", tricks: 10)`.
    Fields(Writing),
    /// `pair_at(table: 3)`.
    Variant(&'static str, Writing),
    /// An exercise, in the form that it is read in.
    Exercise(Box<crate::Item>),
    /// `suit("S")`, `say((it: "…"))`.
    Named(&'static str, Box<Value>),
}

impl Writing {
    pub fn field(mut self, name: &'static str, value: Value) -> Self {
        self.0.push((name, value));
        self
    }

    /// An identifier.
    pub fn word(self, name: &'static str, word: &'static str) -> Self {
        self.field(name, Value::Word(word))
    }

    /// An identifier, unless it is what goes without saying.
    pub fn word_unless(self, default: &str, name: &'static str, word: &'static str) -> Self {
        if word == default {
            return self;
        }
        self.word(name, word)
    }

    pub fn quoted(self, name: &'static str, text: impl Into<String>) -> Self {
        self.field(name, Value::Text(text.into()))
    }

    pub fn list(self, name: &'static str, texts: impl Iterator<Item = String>) -> Self {
        self.field(name, Value::List(texts.map(Value::Text).collect()))
    }

    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.field(name, Value::Number(number.into()))
    }

    /// `true`, or nothing.
    pub fn flag(self, name: &'static str, flag: bool) -> Self {
        if flag {
            return self.field(name, Value::Flag(true));
        }
        self
    }

    pub fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.word(name, seat_word(seat))
    }

    /// A seat, unless it is the one that goes without saying.
    pub fn seat_unless(self, default: Seat, name: &'static str, seat: Seat) -> Self {
        self.word_unless(seat_word(default), name, seat_word(seat))
    }

    /// A declarer other than South.
    pub fn declarer(self, declarer: Seat) -> Self {
        self.seat_unless(Seat::South, "declarer", declarer)
    }

    /// A dealer other than North, and the calls.
    pub fn auction(self, auction: &Auction) -> Self {
        let calls = auction.calls().iter().map(|made| made.call);
        self.auction_of(auction.dealer(), calls)
    }

    pub fn auction_of(self, dealer: Seat, calls: impl IntoIterator<Item = Call>) -> Self {
        self.seat_unless(Seat::North, "dealer", dealer)
            .quoted("auction", calls_text(calls))
    }

    pub fn call(self, name: &'static str, call: Call) -> Self {
        self.quoted(name, notation::call(call))
    }

    pub fn contract(self, bid: Bid, doubling: Doubling) -> Self {
        let text = format!("{}{}", notation::bid(bid), doubling.suffix());
        self.quoted("contract", text)
    }

    /// A contract, unless it is 3NT.
    pub fn contract_unless_3nt(self, bid: Bid, doubling: Doubling) -> Self {
        let plain = bid == Bid::new(3, Strain::Notrump) && doubling == Doubling::Undoubled;
        if plain {
            return self;
        }
        self.contract(bid, doubling)
    }

    pub fn tricks(self, tricks: Tricks) -> Self {
        self.number("tricks", tricks.get())
    }

    /// `contract: "4SX", declarer: W, tricks: 9`.
    pub fn result(self, line: &ResultLine, declarer: Seat) -> Self {
        self.contract(line.bid, line.doubling)
            .declarer(declarer)
            .tricks(line.tricks)
    }

    /// The board, which says who is vulnerable; without one, who is, unless nobody.
    pub fn on_board(self, number: Option<u32>, vulnerability: AbsoluteVulnerability) -> Self {
        match number {
            Some(number) => self.number("board", number),
            None if vulnerability == AbsoluteVulnerability::NONE => self,
            None => self.quoted("vulnerable", notation::vulnerability(vulnerability)),
        }
    }

    /// Cards in order, unless there are none.
    pub fn cards(self, name: &'static str, cards: &[Card]) -> Self {
        if cards.is_empty() {
            return self;
        }
        let words: Vec<String> = cards.iter().copied().map(notation::card).collect();
        self.quoted(name, words.join(" "))
    }

    /// Cards of a hand, unless there are none.
    pub fn hand(self, name: &'static str, hand: Hand) -> Self {
        let cards: Vec<Card> = hand.iter().collect();
        self.cards(name, &cards)
    }

    pub fn deal(self, name: &'static str, hands: &BySeat<Hand>) -> Self {
        self.quoted(name, notation::deal(hands))
    }

    pub fn strain(self, name: &'static str, strain: Strain) -> Self {
        self.quoted(name, notation::strain(strain))
    }

    /// Penalty cards, unless there are none.
    pub fn penalty(self, name: &'static str, cards: PenaltyCards) -> Self {
        let word = |card: Card| {
            let kind = match cards.kind(card) {
                Some(PenaltyKind::Minor) => "minor",
                _ => "major",
            };
            format!("{}:{kind}", notation::card(card))
        };
        let words: Vec<String> = cards.cards().iter().map(word).collect();
        if words.is_empty() {
            return self;
        }
        self.quoted(name, words.join(" "))
    }

    pub fn how(self, name: &'static str, how: Option<How>) -> Self {
        match how {
            Some(how) => self.quoted(name, how.id()),
            None => self,
        }
    }

    /// What stands after the names.
    pub fn values(&self) -> impl Iterator<Item = &Value> {
        self.0.iter().map(|(_, value)| value)
    }

    /// More fields, where there is something to write of.
    pub fn some<T>(self, of: Option<T>, write: impl FnOnce(Self, T) -> Self) -> Self {
        match of {
            Some(of) => write(self, of),
            None => self,
        }
    }
}

impl FromIterator<(&'static str, Value)> for Writing {
    fn from_iter<I: IntoIterator<Item = (&'static str, Value)>>(fields: I) -> Self {
        Self(fields.into_iter().collect())
    }
}

/// `N`, `E`, `S`, `W`.
pub const fn seat_word(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "N",
        Seat::East => "E",
        Seat::South => "S",
        Seat::West => "W",
    }
}

/// Calls as one text.
pub fn calls_text(calls: impl IntoIterator<Item = Call>) -> String {
    let words: Vec<String> = calls.into_iter().map(notation::call).collect();
    words.join(" ")
}

impl Writing {
    /// As `(field: value, …)`.
    pub fn serialize_fields<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut fields = to.serialize_struct(TYPE, self.0.len())?;
        for (name, value) in &self.0 {
            fields.serialize_field(name, value)?;
        }
        fields.end()
    }

    /// As `name(field: value, …)`; a word alone where there are no fields.
    pub fn serialize_as<S: Serializer>(
        &self,
        name: &'static str,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let mut fields = to.serialize_struct_variant(TYPE, 0, name, self.0.len())?;
        for (name, value) in &self.0 {
            fields.serialize_field(name, value)?;
        }
        fields.end()
    }
}

/// `ron` wants a name of every type, though it writes none.
const TYPE: &str = "Value";

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Word(word) => to.serialize_unit_variant(TYPE, 0, word),
            Self::Text(text) => to.serialize_str(text),
            Self::Number(number) => to.serialize_i64(*number),
            Self::Flag(flag) => to.serialize_bool(*flag),
            Self::List(values) => to.collect_seq(values),
            Self::Fields(fields) => fields.serialize_fields(to),
            Self::Variant(name, fields) => fields.serialize_as(name, to),
            Self::Exercise(item) => item.serialize(to),
            Self::Named(name, value) => to.serialize_newtype_variant(TYPE, 0, name, value),
        }
    }
}
