//! `trick`: who wins it.

use serde::{Deserialize, Serialize};

use crate::engine::notation::parse_strain;
use crate::engine::play::trick::winner;

use super::refusal::Refusal;
use super::wire::{SeatOut, Text, Words};

#[derive(Deserialize)]
pub(super) struct TrickAsked<'a> {
    #[serde(borrow)]
    trumps: Text<'a>,
    #[serde(borrow)]
    leader: Text<'a>,
    #[serde(borrow)]
    cards: Words<'a>,
}

#[derive(Serialize)]
pub(super) struct TrickWon {
    winner: SeatOut,
}

pub(super) fn trick(asked: &TrickAsked<'_>) -> Result<TrickWon, Refusal> {
    let trumps = parse_strain(&asked.trumps.0)?;
    let leader = asked.leader.seat()?;
    let cards = asked.cards.cards()?;
    let whole = Some(&cards).filter(|cards| cards.len() == 4);
    let winner = whole.and_then(|cards| winner(leader, cards, trumps));
    let wrong = || Refusal::impossible(format!("{} cards: a trick has 4", cards.len()));
    Ok(TrickWon {
        winner: SeatOut(winner.ok_or_else(wrong)?),
    })
}
