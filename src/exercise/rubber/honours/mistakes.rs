//! What well-known wrong rules pay for honours.

use contract_bridge::{Card, Hand, Rank, Seat, Strain, Suit};

use super::{Honours, Worth};
use crate::Slip;
use crate::grade::slips;
use engine::score::rubber::{Holding, Honours as Premium};
use engine::{BySeat, Side, cards_of, is_honour};

slips! {
    IN_TOURNAMENT = "honours-in-tournament",
    SPLIT_COUNTED = "honours-split-counted",
    SIDE_SUIT = "honours-in-a-side-suit",
    ACES_IN_A_SUIT = "aces-in-a-suit-contract",
    TEN_NO_HONOUR = "ten-no-trump-honour",
    DECLARER_ONLY = "honours-for-declarer-only",
    ONLY_IF_MADE = "honours-only-if-made",
    WRONG_SIDE = "honours-to-the-wrong-side",
    MIXED_UP = "honours-premium-mixed-up",
}

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
    let mut wrong = Vec::new();
    if item.tournament {
        wrong.push((IN_TOURNAMENT, worth(Premium::held(&hands, strain))));
    }
    // Where the wrong rule finds nothing, somebody else found nothing for another reason.
    let found = [
        (SPLIT_COUNTED, together(&hands, strain)),
        (SIDE_SUIT, side_suit(&hands, strain)),
        (ACES_IN_A_SUIT, aces(&hands)),
    ];
    wrong.extend(found.into_iter().filter(|(_, worth)| worth.is_some()));
    if let (Some(suit), Some(_)) = (strain.suit(), right) {
        wrong.push((TEN_NO_HONOUR, without_ten(&hands, suit)));
    }
    if let Some((side, points)) = right {
        if side != declaring {
            wrong.push((DECLARER_ONLY, None));
            wrong.push((WRONG_SIDE, Some((declaring, points))));
        }
        if item.line.margin() < 0 {
            wrong.push((ONLY_IF_MADE, None));
        }
        wrong.push((MIXED_UP, Some((side, 250 - points))));
        wrong.push((WRONG_SIDE, Some((side.opponents(), points))));
    }
    wrong
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
    let mut suits = Suit::ASC.into_iter();
    suits.find_map(|suit| {
        let held = || worth(Premium::held(hands, suit.into()));
        (strain.suit() != Some(suit)).then(held).flatten()
    })
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
