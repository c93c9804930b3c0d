//! Positions as lessons write them: text in neutral notation, checked by the
//! engine as it is read, so that an error points at the very place.

pub mod dealt;
mod fault;
mod named;
mod text;

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Card, Hand, Seat, Strain};
use serde::{Deserialize, Deserializer, de};

use engine::laws::exposed_card::How;
use engine::laws::penalty_card::{ImpossiblePenaltyCards, PenaltyCards, PenaltyKind};
use engine::notation::{self, NotationError};
use engine::score::Tricks;
use engine::{Auction, Board, Doubling};

pub use fault::{Fault, Field};
pub use text::*;

fn read<'de, D: Deserializer<'de>, T>(
    from: D,
    field: Field,
    parse: impl FnOnce(&str) -> Result<T, NotationError>,
) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    parse(&text).map_err(|error| {
        let (id, found) = match error {
            NotationError::IllegalCall { .. } => ("illegal-call", text.clone()),
            NotationError::CardTwice(card) => ("card-twice", notation::card(card)),
            NotationError::TooManyCards(_) => ("too-many-cards", text.clone()),
            _ => ("notation", text.clone()),
        };
        de::Error::custom(Fault::new(id, field, found))
    })
}

/// `auction: "1S P 2H"`: a legal sequence of calls. Whether it is legal does
/// not depend on the dealer, whom another field names.
pub fn calls<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Call>, D::Error> {
    read(from, Field::Auction, |text| {
        let auction = notation::parse_auction(Seat::North, text)?;
        Ok(auction.calls().iter().map(|made| made.call).collect())
    })
}

/// `call: "2H"`.
pub fn call<'de, D: Deserializer<'de>>(from: D) -> Result<Call, D::Error> {
    read(from, Field::Call, notation::parse_call)
}

/// `over: "2C"`: a call that need not be there.
pub fn some_call<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Call>, D::Error> {
    call(from).map(Some)
}

/// A seat written as an identifier: `N`, `E`, `S`, `W`.
pub fn seat<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    SeatName::deserialize(from).map(Seat::from)
}

/// `leader: W`, which need not be there.
pub fn some_seat<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Seat>, D::Error> {
    seat(from).map(Some)
}

/// The dealer where a lesson does not say: North.
#[must_use]
pub const fn north() -> Seat {
    Seat::North
}

/// The declarer where a lesson does not say: South.
#[must_use]
pub const fn south() -> Seat {
    Seat::South
}

/// `hand: "SA HT D2"` or PBN.
pub fn hand<'de, D: Deserializer<'de>>(from: D) -> Result<Hand, D::Error> {
    read(from, Field::Hand, notation::parse_hand)
}

/// `trick: "D7 D2 DQ"`: at most three cards, in order.
pub fn trick<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Vec<Card>>, D::Error> {
    trick_of_at_most(3, from).map(Some)
}

/// `trick: "H6 HA HK H3"`: at most four cards, in order.
pub fn trick_perhaps_whole<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<Vec<Card>>, D::Error> {
    trick_of_at_most(4, from).map(Some)
}

/// Cards of a trick in order, no more than so many.
fn trick_of_at_most<'de, D: Deserializer<'de>>(
    most: usize,
    from: D,
) -> Result<Vec<Card>, D::Error> {
    let cards = read(from, Field::Cards, notation::parse_cards)?;
    if cards.len() <= most {
        return Ok(cards);
    }
    let found: Vec<String> = cards.into_iter().map(notation::card).collect();
    Err(de::Error::custom(Fault::new(
        "trick-full",
        Field::Cards,
        found.join(" "),
    )))
}

/// `trick: "HA S2 H3 H9"`: four cards, in order.
pub fn whole_trick<'de, D: Deserializer<'de>>(from: D) -> Result<[Card; 4], D::Error> {
    let cards = read(from, Field::Cards, notation::parse_cards)?;
    <[Card; 4]>::try_from(cards).map_err(|cards| {
        let found = cards.into_iter().map(notation::card).collect::<Vec<_>>();
        de::Error::custom(Fault::new("not-four-cards", Field::Cards, found.join(" ")))
    })
}

/// `contract: "3NTX"`.
pub fn contract<'de, D: Deserializer<'de>>(from: D) -> Result<(Bid, Doubling), D::Error> {
    read(from, Field::Contract, notation::parse_contract)
}

/// `contract: "3NTX"`, which need not be there.
pub fn some_contract<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<(Bid, Doubling)>, D::Error> {
    contract(from).map(Some)
}

/// The contract where a lesson does not say: 3NT.
#[must_use]
pub fn three_notrump() -> (Bid, Doubling) {
    (Bid::new(3, Strain::Notrump), Doubling::Undoubled)
}

/// `trumps: "S"`, `"NT"`.
pub fn strain<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Strain>, D::Error> {
    read(from, Field::Strain, notation::parse_strain).map(Some)
}

/// The only one of these cards.
///
/// # Errors
/// There are none, or several.
pub fn one_card(cards: Hand) -> Result<Card, Fault> {
    one_card_if_any(cards)?
        .ok_or_else(|| Fault::new("one-card", Field::Card, notation::cards(cards)))
}

/// The only one of these cards, where there is one.
///
/// # Errors
/// There are several.
pub fn one_card_if_any(cards: Hand) -> Result<Option<Card>, Fault> {
    match cards.len() {
        0 | 1 => Ok(cards.iter().next()),
        _ => Err(Fault::new("one-card", Field::Card, notation::cards(cards))),
    }
}

/// The highest number of a board; no tournament has more.
pub const MOST_BOARDS: u32 = 999;

/// `board: 23`.
pub fn board<'de, D: Deserializer<'de>>(from: D) -> Result<Board, D::Error> {
    let number = u32::deserialize(from)?;
    let board = Board::new(number).filter(|_| number <= MOST_BOARDS);
    let fault = || Fault::new("board-number", Field::Board, number.to_string());
    board.ok_or_else(|| de::Error::custom(fault()))
}

/// `tricks: 9`.
pub fn tricks<'de, D: Deserializer<'de>>(from: D) -> Result<Tricks, D::Error> {
    let number = u8::deserialize(from)?;
    Tricks::new(number)
        .ok_or_else(|| de::Error::custom(Fault::new("tricks", Field::Tricks, number.to_string())))
}

/// `how: "dropped"`.
pub fn how<'de, D: Deserializer<'de>>(from: D) -> Result<Option<How>, D::Error> {
    let word = String::deserialize(from)?;
    How::from_id(&word)
        .map(Some)
        .ok_or_else(|| de::Error::custom(Fault::new("how", Field::How, word)))
}

/// `penalty: "H5:minor"` or `"H5:major C8:major"`.
pub fn penalty_cards<'de, D: Deserializer<'de>>(from: D) -> Result<PenaltyCards, D::Error> {
    let text = String::deserialize(from)?;
    let fault = |id: &str| de::Error::custom(Fault::new(id, Field::PenaltyCards, text.clone()));
    parse_penalty_cards(&text).map_err(|error| match error {
        None => fault("penalty-cards"),
        Some(ImpossiblePenaltyCards::MinorHonour(_)) => fault("minor-honour"),
        Some(ImpossiblePenaltyCards::MinorBesideAnother(_)) => fault("minor-beside-another"),
    })
}

/// Reads penalty cards: `H5:minor`, `H5:major C8:major`, `-` for none.
///
/// # Errors
/// `None` where the notation is wrong, otherwise why they cannot lie there.
pub fn parse_penalty_cards(text: &str) -> Result<PenaltyCards, Option<ImpossiblePenaltyCards>> {
    let mut cards = Vec::new();
    for word in text.split_whitespace().filter(|word| *word != "-") {
        let (card, kind) = word.split_once(':').ok_or(None)?;
        let kind = match kind {
            "minor" => PenaltyKind::Minor,
            "major" => PenaltyKind::Major,
            _ => return Err(None),
        };
        cards.push((notation::parse_card(card).map_err(|_| None)?, kind));
    }
    PenaltyCards::from_kinds(cards).map_err(Some)
}

/// The auction of calls known to be legal.
#[must_use]
pub fn auction_of(dealer: Seat, calls: &[Call]) -> Auction {
    let mut auction = Auction::new(dealer);
    for &call in calls {
        if auction.push(call).is_err() {
            break;
        }
    }
    auction
}
