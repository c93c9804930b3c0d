//! Values of a position as lessons write them, each with its two directions: read from neutral
//! notation, checked as it is read, and written in the same form. A value with a `Default` may be
//! left out: `#[serde(default, skip_serializing_if = "is_default")]`.

use std::ops::Deref;

use contract_bridge::auction::{AbsoluteVulnerability, Call};
use contract_bridge::{Bid, Card, Hand, Rank, Seat, Strain, Suit};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Fault, Field, auction_of};
use engine::laws::exposed_card::How;
use engine::laws::penalty_card::PenaltyCards;
use engine::notation;
use engine::score::{ResultLine, Tricks};
use engine::{Auction, Board, Doubling, Side};

/// Whether a value is the one that a lesson leaves out.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A field is used as the value that it holds, and made of one.
macro_rules! holds {
    ($name:ident($of:ty)) => {
        impl Deref for $name {
            type Target = $of;

            fn deref(&self) -> &$of {
                &self.0
            }
        }

        impl From<$of> for $name {
            fn from(value: $of) -> Self {
                Self(value)
            }
        }
    };
}

/// A type for a field that is text: how it is read and how it is written.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident($of:ty) as $field:ident: $read:expr, $write:expr;)*) => { $(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $name(pub $of);

        impl $name {
            /// For `deserialize_with`, where a field is of the type itself.
            ///
            /// # Errors
            /// The text is not in this notation.
            pub fn read<'de, D: Deserializer<'de>>(from: D) -> Result<$of, D::Error> {
                super::read(from, Field::$field, $read)
            }

            /// For `serialize_with`.
            ///
            /// # Errors
            /// Only those of the serializer.
            pub fn write<S: Serializer>(value: &$of, to: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$of) -> String = $write;
                to.serialize_str(&write(value))
            }
        }

        holds!($name($of));

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Self::read(from).map(Self)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                Self::write(&self.0, to)
            }
        }
    )* };
}

texts! {
    /// `auction: "1S P 2H"`: a legal sequence of calls; it is legal for any dealer.
    Calls(Vec<Call>) as Auction: |text| {
        let auction = notation::parse_auction(Seat::North, text)?;
        Ok(auction.calls().iter().map(|made| made.call).collect())
    }, |calls| words(calls, notation::call);
    /// `auction: "1S P 1H"`: calls as somebody wrote them down, legal or not.
    WrittenCalls(Vec<Call>) as Auction: |text| {
        text.split([' ', ',', '|', '\t', '\n', '\r'])
            .filter(|word| !word.is_empty())
            .map(notation::parse_call)
            .collect()
    }, |calls| words(calls, notation::call);
    /// `call: "2H"`.
    CallText(Call) as Call: notation::parse_call, |call| notation::call(*call);
    /// `hand: "SA HT D2"` or PBN; no cards where it is left out.
    Cards(Hand) as Hand: notation::parse_hand, |hand| notation::cards(*hand);
    /// `contract: "3NTX"`; 3NT where it is left out.
    ContractText((Bid, Doubling)) as Contract: notation::parse_contract, |(bid, doubling)| {
        format!("{}{}", notation::bid(*bid), doubling.suffix())
    };
    /// `trumps: "S"`, `"NT"`.
    Trumps(Strain) as Strain: notation::parse_strain, |strain| notation::strain(*strain).to_owned();
    /// `won_with: "D"`.
    SuitText(Suit) as Strain: notation::parse_suit, |suit| notation::strain((*suit).into()).to_owned();
    /// `card("SQ")`.
    CardText(Card) as Card: notation::parse_card, |card| notation::card(*card);
    /// `rank("Q")`, read as the spade of that rank.
    RankText(Rank) as Card: |text| notation::parse_card(&format!("S{text}")).map(|card| card.rank),
        |rank| rank.letter().to_string();
    /// `vulnerable: "NS"`; nobody where it is left out.
    Vulnerable(AbsoluteVulnerability) as Vulnerability: notation::parse_vulnerability,
        |vulnerability| notation::vulnerability(*vulnerability).to_owned();
}

impl Default for Cards {
    fn default() -> Self {
        Self(Hand::EMPTY)
    }
}

impl Default for ContractText {
    fn default() -> Self {
        Self((Bid::new(3, Strain::Notrump), Doubling::Undoubled))
    }
}

impl Default for Vulnerable {
    fn default() -> Self {
        Self(AbsoluteVulnerability::NONE)
    }
}

fn words<T: Copy>(values: &[T], write: fn(T) -> String) -> String {
    let words: Vec<String> = values.iter().map(|&value| write(value)).collect();
    words.join(" ")
}

impl From<&Auction> for Calls {
    fn from(auction: &Auction) -> Self {
        Self(auction.calls().iter().map(|made| made.call).collect())
    }
}

/// `seat: W`: an identifier.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatName(pub Seat);

/// The identifiers.
#[derive(Serialize, Deserialize)]
enum Letter {
    N,
    E,
    S,
    W,
}

impl<'de> Deserialize<'de> for SeatName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Letter::deserialize(from).map(|letter| match letter {
            Letter::N => Self(Seat::North),
            Letter::E => Self(Seat::East),
            Letter::S => Self(Seat::South),
            Letter::W => Self(Seat::West),
        })
    }
}

impl Serialize for SeatName {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let letter = match self.0 {
            Seat::North => Letter::N,
            Seat::East => Letter::E,
            Seat::South => Letter::S,
            Seat::West => Letter::W,
        };
        letter.serialize(to)
    }
}

holds!(SeatName(Seat));

impl From<SeatName> for Seat {
    fn from(name: SeatName) -> Self {
        name.0
    }
}

/// A dealer; North where a lesson does not say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dealer(pub SeatName);

impl Default for Dealer {
    fn default() -> Self {
        Self(SeatName(Seat::North))
    }
}

/// A declarer; South where a lesson does not say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declarer(pub SeatName);

impl Default for Declarer {
    fn default() -> Self {
        Self(SeatName(Seat::South))
    }
}

/// A seat that goes without saying is used as the seat.
macro_rules! seats {
    ($($name:ident)*) => { $(
        impl Deref for $name {
            type Target = Seat;

            fn deref(&self) -> &Seat {
                &self.0.0
            }
        }

        impl From<Seat> for $name {
            fn from(seat: Seat) -> Self {
                Self(SeatName(seat))
            }
        }
    )* };
}

seats! { Dealer Declarer }

/// The auction of a dealer and calls known to be legal.
#[must_use]
pub fn auction(dealer: Dealer, calls: &Calls) -> Auction {
    auction_of(*dealer, calls)
}

/// `card: "H5"`: one card and no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OneCard(pub Card);

holds!(OneCard(Card));

impl<'de> Deserialize<'de> for OneCard {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Cards(cards) = Cards::deserialize(from)?;
        super::one_card(cards).map(Self).map_err(de::Error::custom)
    }
}

impl Serialize for OneCard {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&notation::card(self.0))
    }
}

/// `trick: "D7 D2 DQ"`: at most `MOST` cards in the order played.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Trick<const MOST: usize>(pub Vec<Card>);

impl<'de, const MOST: usize> Deserialize<'de> for Trick<MOST> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = super::read(from, Field::Cards, notation::parse_cards)?;
        if cards.len() <= MOST {
            return Ok(Self(cards));
        }
        let found = words(&cards, notation::card);
        Err(de::Error::custom(Fault::new(
            "trick-full",
            Field::Cards,
            found,
        )))
    }
}

impl<const MOST: usize> Serialize for Trick<MOST> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&words(&self.0, notation::card))
    }
}

/// `trick: "HA S2 H3 H9"`: four cards in the order played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WholeTrick(pub [Card; 4]);

holds!(WholeTrick([Card; 4]));

impl<'de> Deserialize<'de> for WholeTrick {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = super::read(from, Field::Cards, notation::parse_cards)?;
        <[Card; 4]>::try_from(cards).map(Self).map_err(|cards| {
            let found = words(&cards, notation::card);
            de::Error::custom(Fault::new("not-four-cards", Field::Cards, found))
        })
    }
}

impl Serialize for WholeTrick {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&words(&self.0, notation::card))
    }
}

/// `board: 23`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardNumber(pub Board);

holds!(BoardNumber(Board));

impl<'de> Deserialize<'de> for BoardNumber {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        super::board(from).map(Self)
    }
}

impl Serialize for BoardNumber {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u32(self.0.number())
    }
}

/// `how: "dropped"`: how a card came to be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HowWord(pub How);

holds!(HowWord(How));

impl<'de> Deserialize<'de> for HowWord {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let word = String::deserialize(from)?;
        let known = How::from_id(&word).map(Self);
        known.ok_or_else(|| de::Error::custom(Fault::new("how", Field::How, word)))
    }
}

impl Serialize for HowWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.id())
    }
}

/// `penalty: "H5:minor"` or `"H5:major C8:major"`; none where it is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PenaltyText(pub PenaltyCards);

holds!(PenaltyText(PenaltyCards));

impl Default for PenaltyText {
    fn default() -> Self {
        Self(PenaltyCards::None)
    }
}

impl<'de> Deserialize<'de> for PenaltyText {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        super::penalty_cards(from).map(Self)
    }
}

impl Serialize for PenaltyText {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        use engine::laws::penalty_card::PenaltyKind;
        let word = |card: Card| {
            let kind = match self.0.kind(card) {
                Some(PenaltyKind::Minor) => "minor",
                _ => "major",
            };
            format!("{}:{kind}", notation::card(card))
        };
        let words: Vec<String> = self.0.cards().iter().map(word).collect();
        to.serialize_str(&words.join(" "))
    }
}

/// `we: "EW"`: a side; North-South where it is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SideText(pub Side);

holds!(SideText(Side));

impl Default for SideText {
    fn default() -> Self {
        Self(Side::NorthSouth)
    }
}

impl<'de> Deserialize<'de> for SideText {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        let side = notation::parse_side(&text).map(Self);
        side.map_err(|_| de::Error::custom(Fault::new("rubber-side", Field::Contract, text)))
    }
}

impl Serialize for SideText {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.letters())
    }
}

/// `tricks: 9`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrickCount(pub Tricks);

holds!(TrickCount(Tricks));

impl<'de> Deserialize<'de> for TrickCount {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        super::tricks(from).map(Self)
    }
}

impl Serialize for TrickCount {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0.get())
    }
}

impl From<&ResultLine> for ContractText {
    fn from(line: &ResultLine) -> Self {
        Self((line.bid, line.doubling))
    }
}

impl ContractText {
    /// The contract with what became of it.
    #[must_use]
    pub const fn with(&self, TrickCount(tricks): TrickCount) -> ResultLine {
        let (bid, doubling) = self.0;
        ResultLine {
            bid,
            doubling,
            tricks,
        }
    }
}
