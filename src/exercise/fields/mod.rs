//! The values of positions as written in lessons: text in neutral notation, which the engine checks
//! while it is parsed, so that an error has its exact place.

pub mod dealt;
mod fault;
mod named;
mod text;

use contract_bridge::auction::Call;
use contract_bridge::{Card, Hand, Seat};

use engine::{Auction, notation};

pub use fault::{Fault, Field};
pub use text::*;

/// The only card of a hand.
///
/// # Errors
/// The hand is empty or has several cards.
pub fn one_card(cards: Hand) -> Result<Card, Fault> {
    one_card_if_any(cards)?
        .ok_or_else(|| Fault::new("one-card", Field::Card, notation::cards(cards)))
}

/// The only card of a hand, if any.
///
/// # Errors
/// The hand has several cards.
pub fn one_card_if_any(cards: Hand) -> Result<Option<Card>, Fault> {
    match cards.len() {
        0 | 1 => Ok(cards.iter().next()),
        _ => Err(Fault::new("one-card", Field::Card, notation::cards(cards))),
    }
}

/// An auction from legal calls.
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
