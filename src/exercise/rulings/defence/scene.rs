//! The table with its penalty cards, and how they were exposed.

use crate::LaidCard;
use crate::prelude::*;
use crate::rulings::rectification;
use engine::laws::exposed_card::How;
use engine::laws::lead_restriction::LeadChoice;
use engine::laws::penalty_card::PenaltyCards;
use engine::play::{Exposure, SuitSet};

pub(crate) fn apart(places: impl IntoIterator<Item = Hand>) -> Result<(), Fault> {
    let mut seen = Hand::EMPTY;
    for cards in places {
        refuse(seen & cards, "card-twice", Field::Cards)?;
        seen |= cards;
    }
    Ok(())
}

pub(crate) fn refuse(cards: Hand, id: &str, field: Field) -> Result<(), Fault> {
    match cards.is_empty() {
        true => Ok(()),
        false => Err(Fault::new(id, field, notation::cards(cards))),
    }
}

pub(crate) fn contract(text: &ContractText, declarer: Declarer) -> Contract {
    let (bid, doubling) = **text;
    Contract {
        bid,
        doubling,
        declarer: *declarer,
    }
}

/// The contract and the number of the trick, given how many cards the player still holds.
pub(crate) fn trick_told(contract: Contract, cards: usize) -> Phrase {
    rectification::about("scene-trick", contract.declarer)
        .with("contract", Fact::Contract(contract))
        .with("number", count(14_usize.saturating_sub(cards)))
}

pub(super) fn exposing(id: &'static str, seat: Seat, cards: Hand) -> Phrase {
    rectification::about(id, seat)
        .with("cards", Fact::Cards(cards))
        .with("number", count(cards.len()))
}

/// A sentence on how penalty cards were exposed; `None` for stories that are not told.
pub(super) fn lies(exposed: &Exposure) -> Option<Phrase> {
    let id = match exposed.how {
        How::Dropped => "scene-lies-dropped",
        How::LedOutOfTurnRefused => "scene-lies-led-out-of-turn",
        How::RevokeCorrected => "scene-lies-revoke-corrected",
        How::Shown => "scene-lies-shown",
        How::BeforePartner => "scene-lies-before-partner",
        _ => return None,
    };
    Some(exposing(id, exposed.seat, exposed.cards))
}

/// Faced cards in front of a player, each with its kind.
pub(crate) fn laid(
    seat: Seat,
    penalty: PenaltyCards,
    cards: Hand,
) -> impl Iterator<Item = LaidCard> {
    cards.iter().map(move |card| LaidCard {
        seat,
        card,
        kind: penalty.kind(card),
    })
}

/// The table as the player in turn sees it, with the faced cards.
pub(crate) fn table(
    contract: Contract,
    player: Seat,
    hand: Hand,
    dummys: Hand,
    trick: &[Card],
    faced: impl IntoIterator<Item = LaidCard>,
) -> TableView {
    let dummys = match player == contract.dummy() {
        true => Hand::EMPTY,
        false => dummys,
    };
    let table = TableView::of(player, hand).with_trick(trick);
    TableView {
        declarer: Some(contract.declarer),
        strain: Some(contract.bid.strain),
        faced: faced.into_iter().collect(),
        ..table.beside(contract.dummy(), dummys)
    }
}

pub(super) fn suits_of(cards: Hand) -> SuitSet {
    cards.iter().map(|card| card.suit).collect()
}

/// A sentence about declarer's choice, by one of four ids.
pub(crate) fn demand(
    choice: LeadChoice,
    required: &'static str,
    forbidden: &'static str,
    several: &'static str,
    none: &'static str,
) -> Phrase {
    let of_suit = |id, suit| Phrase::new(id).with("suit", Fact::Suit(suit));
    match choice {
        LeadChoice::Require(suit) => of_suit(required, suit),
        LeadChoice::Forbid(suits) => match suits.iter().collect::<Vec<_>>()[..] {
            [suit] => of_suit(forbidden, suit),
            _ => Phrase::new(several).with("suits", Fact::Suits(suits)),
        },
        LeadChoice::NoDemand => Phrase::new(none),
    }
}
