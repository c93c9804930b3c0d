//! Values of positions as written in lessons, with parser and writer. The parser checks neutral
//! notation; the writer produces the same form. A value with a `Default` may be optional.

use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use super::{Fault, Field, auction_of, one_card};
use engine::laws::contested_claim::Intention;
use engine::laws::exposed_card::How;
use engine::laws::penalty_card::{ImpossiblePenaltyCards, PenaltyCards, PenaltyKind};
use engine::notation::{self, NotationError};
use engine::play::SuitSet;
use engine::score::{ResultLine, Tricks};
use engine::{
    AbsoluteVulnerability, Auction, Bid, Board, BySeat, Call, Card, Doubling, Hand, Rank, Seat,
    Side, Strain, Suit,
};

/// Whether a value equals its default, which lessons omit.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Defines a position with fields that lessons may omit: those that end with `= default`.
macro_rules! position {
    (
        $(#[$about:meta])*
        pub struct $name:ident {
            $($(#[$of:meta])* $visible:vis $field:ident: $type:ty $(= $default:ident)?,)*
        }
    ) => {
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        $(#[$about])*
        pub struct $name {
            $(
                $(#[$of])*
                $(#[serde($default, skip_serializing_if = "crate::fields::is_default")])?
                $visible $field: $type,
            )*
        }
    };
}
pub(crate) use position;

/// Defines field types: the value, its serialized type, the parser and the writer.
macro_rules! fields {
    ($($(#[$meta:meta])* $name:ident($of:ty) from $from:ty: $read:expr, $write:expr;)*) => { $(
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $name(pub $of);

        impl $name {
            /// For `deserialize_with`, if the field has the value's own type.
            ///
            /// # Errors
            /// A [`Fault`]: the value is invalid.
            pub fn read<'de, D: Deserializer<'de>>(from: D) -> Result<$of, D::Error> {
                let read: fn($from) -> Result<$of, Fault> = $read;
                read(<$from>::deserialize(from)?).map_err(de::Error::custom)
            }

            /// For `serialize_with`.
            ///
            /// # Errors
            /// Only those of the serializer.
            pub fn write<S: Serializer>(value: &$of, to: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$of) -> $from = $write;
                write(value).serialize(to)
            }
        }

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
pub(crate) use fields;

fields! {
    /// `auction: "1S P 2H"`: a legal sequence of calls. Legality does not depend on the dealer.
    Calls(Vec<Call>) from String: |text| legal_calls(&text), |calls| words(calls, notation::call);
    /// `auction: "1S P 2H P P P"`: calls after which the auction is over.
    FinishedCalls(Vec<Call>) from String: |text| {
        let calls = legal_calls(&text)?;
        if auction_of(Seat::North, &calls).has_ended() {
            return Ok(calls);
        }
        let found = words(&calls, notation::call);
        Err(Fault::new("auction-not-over", Field::Auction, found))
    }, |calls| words(calls, notation::call);
    /// `auction: "1S P 1H"`: calls as written down, legal or not.
    WrittenCalls(Vec<Call>) from String: |text| parsed(Field::Auction, &text, |text| {
        text.split([' ', ',', '|', '\t', '\n', '\r'])
            .filter(|word| !word.is_empty())
            .map(notation::parse_call)
            .collect()
    }), |calls| words(calls, notation::call);
    /// `call: "2H"`.
    CallText(Call) from String:
        |text| parsed(Field::Call, &text, notation::parse_call),
        |call| notation::call(*call);
    /// `hand: "SA HT D2"` or PBN; by default no cards.
    Cards(Hand) from String:
        |text| parsed(Field::Hand, &text, notation::parse_hand),
        |hand| notation::cards(*hand);
    /// `card: "H5"`: exactly one card.
    #[derive(Copy)]
    OneCard(Card) from String:
        |text| one_card(parsed(Field::Hand, &text, notation::parse_hand)?),
        |card| notation::card(*card);
    /// `card("SQ")`.
    #[derive(Copy)]
    CardText(Card) from String:
        |text| parsed(Field::Card, &text, notation::parse_card),
        |card| notation::card(*card);
    /// `rank("Q")`, stored as the spade of that rank.
    #[derive(Copy)]
    RankText(Rank) from String:
        |text| parsed(Field::Card, &text, |text| {
            notation::parse_card(&format!("S{text}")).map(|card| card.rank)
        }),
        |rank| rank.letter().to_string();
    /// `trick: "HA S2 H3 H9"`: four cards in the order played.
    #[derive(Copy)]
    WholeTrick([Card; 4]) from String: |text| {
        let cards = parsed(Field::Cards, &text, notation::parse_cards)?;
        <[Card; 4]>::try_from(cards).map_err(|cards| {
            let found = words(&cards, notation::card);
            Fault::new("not-four-cards", Field::Cards, found)
        })
    }, |cards| words(cards, notation::card);
    /// `deal: "N:AKQ.J2.… …"`: four hands of thirteen cards.
    #[derive(Copy)]
    DealText(BySeat<Hand>) from String: |text| whole_deal(&text), notation::deal;
    /// `contract: "3NTX"`; by default 3NT.
    ContractText((Bid, Doubling)) from String:
        |text| parsed(Field::Contract, &text, notation::parse_contract),
        |(bid, doubling)| format!("{}{}", notation::bid(*bid), doubling.suffix());
    /// `trumps: "S"`, `"NT"`.
    Trumps(Strain) from String:
        |text| parsed(Field::Strain, &text, notation::parse_strain),
        |strain| notation::strain(*strain).to_owned();
    /// `won_with: "D"`.
    #[derive(Copy)]
    SuitText(Suit) from String:
        |text| parsed(Field::Strain, &text, notation::parse_suit),
        |suit| notation::strain((*suit).into()).to_owned();
    /// `vulnerable: "NS"`; by default neither side.
    Vulnerable(AbsoluteVulnerability) from String:
        |text| parsed(Field::Vulnerability, &text, notation::parse_vulnerability),
        |vulnerability| notation::vulnerability(*vulnerability).to_owned();
    /// `we: "EW"`: a side; by default North-South.
    #[derive(Copy)]
    SideText(Side) from String: |text| {
        let side = notation::parse_side(&text);
        side.map_err(|_| Fault::new("rubber-side", Field::Contract, text))
    }, |side| side.letters().to_owned();
    /// `seat: W`: an identifier.
    #[derive(Copy)]
    SeatName(Seat) from Letter: |letter| Ok(match letter {
        Letter::N => Seat::North,
        Letter::E => Seat::East,
        Letter::S => Seat::South,
        Letter::W => Seat::West,
    }), |seat| match seat {
        Seat::North => Letter::N,
        Seat::East => Letter::E,
        Seat::South => Letter::S,
        Seat::West => Letter::W,
    };
    /// A dealer; by default North.
    #[derive(Copy)]
    Dealer(Seat) from SeatName: |name| Ok(*name), |seat| SeatName(*seat);
    /// A declarer; by default South.
    #[derive(Copy)]
    Declarer(Seat) from SeatName: |name| Ok(*name), |seat| SeatName(*seat);
    /// `board: 23`.
    #[derive(Copy)]
    BoardNumber(Board) from u32: |number| {
        let board = Board::new(number).filter(|_| number <= MOST_BOARDS);
        board.ok_or_else(|| Fault::new("board-number", Field::Board, number.to_string()))
    }, |board| board.number();
    /// `tricks: 9`.
    #[derive(Copy)]
    TrickCount(Tricks) from u8: |number| {
        let tricks = Tricks::new(number);
        tricks.ok_or_else(|| Fault::new("tricks", Field::Tricks, number.to_string()))
    }, |tricks| tricks.get();
    /// `how: "dropped"`: how a card was exposed.
    #[derive(Copy)]
    HowWord(How) from String: |word| {
        let how = How::from_id(&word);
        how.ok_or_else(|| Fault::new("how", Field::How, word))
    }, |how| how.id().to_owned();
    /// `statement: "trumps S HA finesse:CQ ruff:D"`: what a claimer says, in order; by default nothing.
    StatementText(Vec<Intention>) from String: |text| parsed(Field::Cards, &text, |text| {
        text.split_whitespace().map(notation::parse_intention).collect()
    }), |said| words(said, notation::intention);
    /// `shown_out: "E:HD W:S"`: suits in which players have failed to follow; by default none.
    ShownOut(Vec<(Seat, SuitSet)>) from String: |text| parsed(Field::Cards, &text, |text| {
        text.split_whitespace().map(notation::parse_seat_suits).collect()
    }), |shown| words(shown, |(seat, suits)| {
        let suits: String = suits.iter().map(Suit::letter).collect();
        format!("{}:{suits}", seat.letter())
    });
    /// `penalty: "H5:minor"` or `"H5:major C8:major"`; by default none.
    #[derive(Copy)]
    PenaltyText(PenaltyCards) from String: |text| penalty_cards(&text), |lying| {
        let word = |card| Some(format!("{}:{}", notation::card(card), lying.kind(card)?.id()));
        let words: Vec<String> = lying.cards().iter().filter_map(word).collect();
        words.join(" ")
    };
}

/// The highest board number in a tournament.
pub const MOST_BOARDS: u32 = 999;

/// The default values of fields that lessons may omit.
macro_rules! defaults {
    ($($name:ident: $value:expr;)*) => { $(
        impl Default for $name {
            fn default() -> Self {
                Self($value)
            }
        }
    )* };
}

defaults! {
    Cards: Hand::EMPTY;
    ContractText: (Bid::new(3, Strain::Notrump), Doubling::Undoubled);
    Vulnerable: AbsoluteVulnerability::NONE;
    SideText: Side::NorthSouth;
    PenaltyText: PenaltyCards::None;
    StatementText: Vec::new();
    ShownOut: Vec::new();
    Dealer: Seat::North;
    Declarer: Seat::South;
}

/// Parses text in neutral notation.
fn parsed<T>(
    field: Field,
    text: &str,
    parse: impl FnOnce(&str) -> Result<T, NotationError>,
) -> Result<T, Fault> {
    parse(text).map_err(|error| match error {
        NotationError::IllegalCall { .. } => Fault::new("illegal-call", field, text),
        NotationError::CardTwice(card) => Fault::new("card-twice", field, notation::card(card)),
        NotationError::TooManyCards(_) => Fault::new("too-many-cards", field, text),
        _ => Fault::new("notation", field, text),
    })
}

/// Values in neutral notation, with spaces between them.
pub(crate) fn words<T: Copy>(values: &[T], write: fn(T) -> String) -> String {
    let words: Vec<String> = values.iter().map(|&value| write(value)).collect();
    words.join(" ")
}

fn whole_deal(text: &str) -> Result<BySeat<Hand>, Fault> {
    let counted = |seat: Seat, count: usize| {
        let found = format!("{} {count}", seat.letter());
        Fault::new("deal-count", Field::Hand, found)
    };
    let deal = notation::parse_deal(text).map_err(|error| match error {
        NotationError::CardTwice(card) => {
            Fault::new("card-twice", Field::Hand, notation::card(card))
        }
        NotationError::HandTooLong { seat, count } => counted(seat, count),
        _ => Fault::new("deal", Field::Hand, text),
    })?;
    let mut seats = Seat::ALL.into_iter();
    match seats.find(|&seat| deal[seat].len() != 13) {
        Some(seat) => Err(counted(seat, deal[seat].len())),
        None => Ok(deal),
    }
}

fn legal_calls(text: &str) -> Result<Vec<Call>, Fault> {
    let auction = parsed(Field::Auction, text, |text| {
        notation::parse_auction(Seat::North, text)
    });
    Ok(Calls::from(&auction?).0)
}

/// The cards with their kinds; `-` for none.
fn penalty_cards(text: &str) -> Result<PenaltyCards, Fault> {
    let fault = |id| Fault::new(id, Field::PenaltyCards, text);
    let card = |word: &str| {
        let (card, kind) = word.split_once(':')?;
        let kind = match kind {
            "minor" => PenaltyKind::Minor,
            "major" => PenaltyKind::Major,
            _ => return None,
        };
        Some((notation::parse_card(card).ok()?, kind))
    };
    let words = text.split_whitespace().filter(|word| *word != "-");
    let cards: Option<Vec<_>> = words.map(card).collect();
    let cards = PenaltyCards::from_kinds(cards.ok_or_else(|| fault("penalty-cards"))?);
    cards.map_err(|error| match error {
        ImpossiblePenaltyCards::MinorHonour(_) => fault("minor-honour"),
        ImpossiblePenaltyCards::MinorBesideAnother(_) => fault("minor-beside-another"),
    })
}

impl From<&Auction> for Calls {
    fn from(auction: &Auction) -> Self {
        Self(auction.calls().iter().map(|made| made.call).collect())
    }
}

/// The identifiers of the seats.
#[derive(Serialize, Deserialize)]
enum Letter {
    N,
    E,
    S,
    W,
}

impl From<SeatName> for Seat {
    fn from(name: SeatName) -> Self {
        name.0
    }
}

/// An auction from a dealer and legal calls.
pub fn auction(dealer: Dealer, calls: &[Call]) -> Auction {
    auction_of(*dealer, calls)
}

/// `trick: "D7 D2 DQ"`: at most `MOST` cards, in the order played.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Trick<const MOST: usize>(pub Vec<Card>);

impl<const MOST: usize> Trick<MOST> {
    /// # Errors
    /// A card is in this hand too, or appears twice.
    pub(crate) fn apart_from(&self, mut hand: Hand) -> Result<(), Fault> {
        let mut cards = self.0.iter();
        match cards.find(|card| !hand.insert(**card)) {
            Some(twice) => {
                let found = notation::card(*twice);
                Err(Fault::new("card-twice", Field::Cards, found))
            }
            None => Ok(()),
        }
    }
}

impl<const MOST: usize> TryFrom<String> for Trick<MOST> {
    type Error = Fault;

    fn try_from(text: String) -> Result<Self, Fault> {
        let cards = parsed(Field::Cards, &text, notation::parse_cards)?;
        if cards.len() <= MOST {
            return Ok(Self(cards));
        }
        let found = words(&cards, notation::card);
        Err(Fault::new("trick-full", Field::Cards, found))
    }
}

impl<const MOST: usize> From<Trick<MOST>> for String {
    fn from(trick: Trick<MOST>) -> Self {
        words(&trick.0, notation::card)
    }
}

impl From<&ResultLine> for ContractText {
    fn from(line: &ResultLine) -> Self {
        Self((line.bid, line.doubling))
    }
}

impl ContractText {
    /// The contract with the tricks won.
    pub const fn with(&self, TrickCount(tricks): TrickCount) -> ResultLine {
        let (bid, doubling) = self.0;
        ResultLine {
            bid,
            doubling,
            tricks,
        }
    }
}
