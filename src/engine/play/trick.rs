//! Tricks: four cards in clockwise order, and who wins them (Law 44).

use contract_bridge::{Card, Seat, Strain};

/// The position, from 0 at the leader, of the winning card so far: the highest trump, or else the
/// highest card of the suit led (Law 44E, F); `None` before the lead.
pub fn winning_place(cards: &[Card], trumps: Strain) -> Option<usize> {
    let mut best = 0;
    for (place, card) in cards.iter().enumerate().skip(1) {
        if beats(*card, cards[best], trumps) {
            best = place;
        }
    }
    (!cards.is_empty()).then_some(best)
}

/// The winning card so far; `None` before the lead.
pub fn winning_card(cards: &[Card], trumps: Strain) -> Option<Card> {
    winning_place(cards, trumps).map(|place| cards[place])
}

/// The leader, if it is a player's turn after `cards` cards; after four, the player led them.
pub fn leader_before(player: Seat, cards: usize) -> Seat {
    (0..cards).fold(player, |seat, _| seat.rho())
}

/// The player who is winning the trick so far; `None` before the lead.
pub fn winner(leader: Seat, cards: &[Card], trumps: Strain) -> Option<Seat> {
    let places = winning_place(cards, trumps)?;
    Some((0..places).fold(leader, |seat, _| seat.lho()))
}

/// Whether a later card takes the trick from the best one before it: a card of another suit wins
/// only if it is a trump.
pub fn beats(later: Card, best: Card, trumps: Strain) -> bool {
    if later.suit == best.suit {
        later.rank > best.rank
    } else {
        trumps.suit() == Some(later.suit)
    }
}
