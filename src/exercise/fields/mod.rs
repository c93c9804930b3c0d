//! Positions as lessons write them: text in neutral notation, checked by the
//! engine as it is read, so that an error points at the very place.

pub mod dealt;
mod fault;
mod named;
mod text;

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat, Strain};
use serde::{Deserialize, Deserializer};

use engine::{Auction, Board, notation};

pub use fault::{Fault, Field};
pub use text::*;

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

// For `deserialize_with` in `course::shown`, until its fields are of the types above.

#[doc(hidden)]
pub fn calls<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Call>, D::Error> {
    Calls::read(from)
}

#[doc(hidden)]
pub fn seat<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
    SeatName::read(from)
}

#[doc(hidden)]
pub fn some_seat<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Seat>, D::Error> {
    SeatName::read(from).map(Some)
}

#[doc(hidden)]
#[must_use]
pub const fn north() -> Seat {
    Seat::North
}

#[doc(hidden)]
#[must_use]
pub const fn south() -> Seat {
    Seat::South
}

#[doc(hidden)]
pub fn hand<'de, D: Deserializer<'de>>(from: D) -> Result<Hand, D::Error> {
    Cards::read(from)
}

#[doc(hidden)]
pub fn trick_perhaps_whole<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<Vec<Card>>, D::Error> {
    Trick::<4>::deserialize(from).map(|trick| Some(trick.0))
}

#[doc(hidden)]
pub fn strain<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Strain>, D::Error> {
    Trumps::read(from).map(Some)
}

#[doc(hidden)]
pub fn board<'de, D: Deserializer<'de>>(from: D) -> Result<Board, D::Error> {
    BoardNumber::read(from)
}
