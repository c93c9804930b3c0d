//! `play`: a deal played card by card.

use std::fmt;

use serde::Serialize;
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};

use crate::engine::notation::{self, parse_contract, parse_deal, parse_hand, parse_seat};
use crate::engine::play::{Play, Trick};
use crate::engine::{BySeat, Contract, Hand, Seat, Side};

use super::refusal::Refusal;
use super::wire::{CardsOut, SeatOut, Text, Words};

/// Four hands: `{"N":…,"E":…,"S":…,"W":…}` or a PBN deal, `"N:… … … …"`.
enum Hands<'a> {
    Deal(String),
    BySeat(Vec<(Text<'a>, Words<'a>)>),
}

impl<'de: 'a, 'a> Deserialize<'de> for Hands<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(HandsVisitor)
    }
}

struct HandsVisitor;

impl<'de> Visitor<'de> for HandsVisitor {
    type Value = Hands<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of four hands or a PBN deal")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Hands<'de>, E> {
        Ok(Hands::Deal(text.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Hands<'de>, A::Error> {
        let mut hands = Vec::with_capacity(4);
        while let Some(entry) = map.next_entry()? {
            hands.push(entry);
        }
        Ok(Hands::BySeat(hands))
    }
}

impl Hands<'_> {
    fn read(&self) -> Result<BySeat<Hand>, Refusal> {
        let hands = match self {
            Self::Deal(text) => return Ok(parse_deal(text)?),
            Self::BySeat(hands) => hands,
        };
        let mut read: BySeat<Option<Hand>> = BySeat::default();
        for (seat, cards) in hands {
            let seat = parse_seat(&seat.0)?;
            if read[seat].is_some() {
                return Err(Refusal::impossible(format!(
                    "two hands for {}",
                    seat.letter()
                )));
            }
            read[seat] = Some(parse_hand(cards.text())?);
        }
        let mut whole = BySeat::default();
        for seat in Seat::ALL {
            let missing = || Refusal::request(format!("no hand for {}", seat.letter()));
            whole[seat] = read[seat].ok_or_else(missing)?;
        }
        Ok(whole)
    }
}

#[derive(serde::Deserialize)]
pub(super) struct PlayAsked<'a> {
    #[serde(borrow)]
    contract: Text<'a>,
    #[serde(borrow)]
    declarer: Text<'a>,
    #[serde(borrow)]
    hands: Hands<'a>,
    #[serde(borrow, default)]
    play: Words<'a>,
    /// Who leads, where the hands are the ending of a deal.
    #[serde(borrow, default)]
    leader: Option<Text<'a>>,
}

#[derive(Serialize)]
pub(super) struct Played {
    winners: Vec<SeatOut>,
    /// Won by declarer's side.
    tricks: usize,
    turn: Option<SeatOut>,
    legal: CardsOut,
}

pub(super) fn play(asked: &PlayAsked<'_>) -> Result<Played, Refusal> {
    let (bid, doubling) = parse_contract(&asked.contract.0)?;
    let declarer = asked.declarer.seat()?;
    let contract = Contract {
        bid,
        doubling,
        declarer,
    };
    let hands = asked.hands.read()?;
    let play = match &asked.leader {
        None => Play::new(contract, hands),
        Some(leader) => Play::ending(contract, hands, leader.seat()?),
    };
    let mut play = play.map_err(Refusal::impossible)?;
    for (index, card) in asked.play.cards()?.into_iter().enumerate() {
        play.play(card).map_err(|why| {
            Refusal::illegal_card(index, &why.reason(card), &notation::card(card))
        })?;
    }
    let winner = |trick: &Trick| SeatOut(trick.winner);
    Ok(Played {
        winners: play.tricks().iter().map(winner).collect(),
        tricks: play.tricks_won(Side::of(declarer)),
        turn: play.turn().map(SeatOut),
        legal: CardsOut(play.legal_cards()),
    })
}
