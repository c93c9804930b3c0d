//! What well-known wrong rules pay for honours.

use contract_bridge::{Card, Hand, Rank, Seat, Strain, Suit};

use super::{Honours, Worth};
use crate::Slip;
use engine::score::rubber::{Holding, Honours as Premium};
use engine::{BySeat, Side, cards_of, is_honour};

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    Slip("honours-in-tournament"),
    Slip("honours-split-counted"),
    Slip("honours-in-a-side-suit"),
    Slip("aces-in-a-suit-contract"),
    Slip("ten-no-trump-honour"),
    Slip("honours-for-declarer-only"),
    Slip("honours-only-if-made"),
    Slip("honours-to-the-wrong-side"),
    Slip("honours-premium-mixed-up"),
];

/// Whether a card is one of those that the premium is about.
pub(super) fn counts(card: Card, strain: Strain) -> bool {
    match strain.suit() {
        Some(suit) => card.suit == suit && is_honour(card),
        None => card.rank == Rank::A,
    }
}

pub(super) fn all(item: &Honours) -> Vec<(Slip, Worth)> {
    let hands = item.hands();
    let strain = item.line.bid.strain;
    let declaring = Side::of(item.declarer);
    let right = item.premium();
    let mut wrong: Vec<(&'static str, Worth)> = Vec::new();
    if item.tournament {
        wrong.push((
            "honours-in-tournament",
            worth(Premium::held(&hands, strain)),
        ));
    }
    // Where the wrong rule finds nothing, somebody else found nothing for another reason.
    let found = [
        ("honours-split-counted", together(&hands, strain)),
        ("honours-in-a-side-suit", side_suit(&hands, strain)),
        ("aces-in-a-suit-contract", aces(&hands)),
    ];
    wrong.extend(found.into_iter().filter(|(_, worth)| worth.is_some()));
    if let (Some(suit), Some(_)) = (strain.suit(), right) {
        wrong.push(("ten-no-trump-honour", without_ten(&hands, suit)));
    }
    if let Some((side, points)) = right {
        if side != declaring {
            wrong.push(("honours-for-declarer-only", None));
            wrong.push(("honours-to-the-wrong-side", Some((declaring, points))));
        }
        if item.line.margin() < 0 {
            wrong.push(("honours-only-if-made", None));
        }
        wrong.push(("honours-premium-mixed-up", Some((side, 250 - points))));
        wrong.push((
            "honours-to-the-wrong-side",
            Some((side.opponents(), points)),
        ));
    }
    wrong
        .into_iter()
        .map(|(id, worth)| (Slip(id), worth))
        .collect()
}

fn worth(held: Option<Premium>) -> Worth {
    held.map(|held| (held.side, held.holding.points()))
}

/// Both hands of a side taken together.
fn together(hands: &BySeat<Hand>, strain: Strain) -> Worth {
    [Seat::North, Seat::East].into_iter().find_map(|seat| {
        let both = hands[seat] | hands[seat.partner()];
        let holding = Holding::of(both, strain)?;
        Some((Side::of(seat), holding.points()))
    })
}

/// Honours of a suit that is not trumps.
fn side_suit(hands: &BySeat<Hand>, strain: Strain) -> Worth {
    let suits = Suit::ASC
        .into_iter()
        .filter(|&suit| strain.suit() != Some(suit));
    suits
        .into_iter()
        .find_map(|suit| worth(Premium::held(hands, suit.into())))
}

/// The four aces whatever the contract.
fn aces(hands: &BySeat<Hand>) -> Worth {
    worth(Premium::held(hands, Strain::Notrump))
}

/// Ace, king, queen and jack alone: all of them count as all, three as nothing.
fn without_ten(hands: &BySeat<Hand>, suit: Suit) -> Worth {
    hands.iter().find_map(|(seat, &hand)| {
        let honours = cards_of(hand, suit)
            .iter()
            .filter(|card| card.rank > Rank::T);
        (honours.count() == 4).then_some((Side::of(seat), 150))
    })
}
