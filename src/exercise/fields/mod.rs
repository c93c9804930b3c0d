//! The values of positions as written in lessons: text in neutral notation, which the engine checks
//! while it is parsed, so that an error has its exact place.

pub mod dealt;
mod fault;
mod named;
mod text;

use engine::{Auction, Call, Card, Hand, Seat, notation};

pub use fault::{Fault, Field};
pub use text::*;

/// The only card of a hand.
///
/// # Errors
/// The hand is empty or has several cards.
pub fn one_card(cards: Hand) -> Result<Card, Fault> {
    let only = cards.iter().next().filter(|_| cards.len() == 1);
    only.ok_or_else(|| Fault::new("one-card", Field::Card, notation::cards(cards)))
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
