//! `play`: a deal played card by card; `trick`: who wins one; `played`: whether a card is played.

use serde::Deserialize;

use crate::engine::laws::played_card::Circumstance;
use crate::engine::laws::role::Role;
use crate::engine::notation::{
    self, parse_contract, parse_deal, parse_hand, parse_seat, parse_strain,
};
use crate::engine::play::trick::winner;
use crate::engine::play::{Play, Trick};
use crate::engine::{BySeat, Contract, Hand, Seat, Side};

use super::answer::Answer;
use super::refusal::Refusal;
use super::wire::{Entries, Tokens, id_of, listed};

/// Four hands: `{"N":…,"E":…,"S":…,"W":…}` or a PBN deal, `"N:… … … …"`.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected an object of four hands or a PBN deal")]
pub(super) enum Hands {
    Deal(String),
    BySeat(Entries<Tokens>),
}

impl Hands {
    pub(super) fn read(&self) -> Result<BySeat<Hand>, Refusal> {
        let hands = match self {
            Self::Deal(text) => return Ok(parse_deal(text)?),
            Self::BySeat(Entries(hands)) => hands,
        };
        let mut read: BySeat<Option<Hand>> = BySeat::default();
        for (seat, cards) in hands {
            let seat = parse_seat(seat)?;
            if read[seat].is_some() {
                let twice = format_args!("two hands for {}", seat.letter());
                return Err(Refusal::impossible(twice));
            }
            read[seat] = Some(parse_hand(cards.text())?);
        }
        let mut whole = BySeat::default();
        for seat in Seat::ALL {
            let missing = || Refusal::request(format_args!("no hand for {}", seat.letter()));
            whole[seat] = read[seat].ok_or_else(missing)?;
        }
        Ok(whole)
    }
}

#[derive(Deserialize)]
pub(super) struct PlayAsked {
    contract: String,
    declarer: String,
    hands: Hands,
    #[serde(default)]
    play: Tokens,
    /// Who leads, if the hands are an end position.
    leader: Option<String>,
}

pub(super) fn play(asked: &PlayAsked) -> Result<Answer, Refusal> {
    let (bid, doubling) = parse_contract(&asked.contract)?;
    let declarer = parse_seat(&asked.declarer)?;
    let contract = Contract {
        bid,
        doubling,
        declarer,
    };
    let hands = asked.hands.read()?;
    let play = match &asked.leader {
        None => Play::new(contract, hands),
        Some(leader) => Play::ending(contract, hands, parse_seat(leader)?),
    };
    let mut play = play.map_err(Refusal::impossible)?;
    for (index, card) in asked.play.cards()?.into_iter().enumerate() {
        play.play(card)
            .map_err(|why| Refusal::illegal_card(index, why.reason(card), &notation::card(card)))?;
    }
    let winner = |trick: &Trick| trick.winner.letter();
    let winners: Vec<char> = play.tricks().iter().map(winner).collect();
    Ok(Answer::default()
        .with("winners", winners)
        .with("tricks", play.tricks_won(Side::of(declarer)))
        .with("turn", play.turn().map(Seat::letter))
        .with("legal", listed(play.legal_cards())))
}

#[derive(Deserialize)]
pub(super) struct TrickAsked {
    trumps: String,
    leader: String,
    cards: Tokens,
}

pub(super) fn trick(asked: &TrickAsked) -> Result<Answer, Refusal> {
    let trumps = parse_strain(&asked.trumps)?;
    let leader = parse_seat(&asked.leader)?;
    let cards = asked.cards.cards()?;
    let whole = Some(&cards).filter(|cards| cards.len() == 4);
    let winner = whole.and_then(|cards| winner(leader, cards, trumps));
    let wrong = || Refusal::impossible(format_args!("{} cards: a trick has 4", cards.len()));
    Ok(Answer::default().with("winner", winner.ok_or_else(wrong)?.letter()))
}

#[derive(Deserialize)]
pub(super) struct PlayedAsked {
    role: String,
    circumstance: String,
}

pub(super) fn played(asked: &PlayedAsked) -> Result<Answer, Refusal> {
    let PlayedAsked { role, circumstance } = asked;
    let unknown = |word: &str, what| Refusal::notation(format_args!("`{word}` is not {what}"));
    let known = Role::from_id(&id_of(role));
    let known = known.ok_or_else(|| unknown(role, "a role (declarer, dummy, defender)"))?;
    let what = "a circumstance in which a card is played or not";
    let happened = Circumstance::from_id(&id_of(circumstance));
    let happened = happened.ok_or_else(|| unknown(circumstance, what))?;
    // Declarer touches or names the card, but it belongs to dummy.
    let role = match known {
        Role::Declarer if happened.is_of_dummy_alone() => Role::Dummy,
        other => other,
    };
    let ruling = happened.ruling(role).map_err(Refusal::impossible)?;
    let answer = Answer::default().with("played", ruling.fate.is_played());
    Ok(answer.because(&ruling.reasons))
}
