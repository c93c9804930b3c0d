//! `dummy_card`: the card of dummy that declarer's words designate.

use serde::Deserialize;

use crate::engine::laws::dummy_card::{Called, CardChooser, Designation, DummyTurn};
use crate::engine::laws::known_cards::KnownCards;
use crate::engine::notation::{
    self, NotationError, parse_card, parse_seat, parse_strain, parse_suit,
};
use crate::engine::{Card, Hand, Rank, Seat, Strain};

use super::answer::Answer;
use super::refusal::Refusal;
use super::wire::{Tokens, id_of, listed, optional};

#[derive(Deserialize)]
pub(super) struct DummyAsked {
    dummy: Tokens,
    #[serde(default)]
    trick: Tokens,
    trumps: String,
    lead_from_dummy: Option<bool>,
    won_last_trick_with: Option<String>,
    designation: Said,
    intention: Option<String>,
    declarer: Option<String>,
    declarer_hand: Option<Tokens>,
    tricks: Option<Vec<TrickAsked>>,
}

/// An earlier trick.
#[derive(Deserialize)]
struct TrickAsked {
    leader: String,
    cards: Tokens,
}

#[derive(Deserialize)]
#[serde(expecting = "an object with suit, rank or words")]
struct Said {
    suit: Option<String>,
    rank: Option<RankAsked>,
    words: Option<String>,
}

/// `"K"`, `"10"`, or a number.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a rank (A K Q J T 9 … 2)")]
enum RankAsked {
    Number(u64),
    Text(String),
}

pub(super) fn dummy_card(asked: &DummyAsked) -> Result<Answer, Refusal> {
    let trumps = parse_strain(&asked.trumps)?;
    let trick = asked.trick.cards()?;
    leads(asked.lead_from_dummy, &trick)?;
    let won_with = optional(asked.won_last_trick_with.as_ref(), parse_suit)?;
    let intention = optional(asked.intention.as_ref(), parse_card)?;
    let hand = asked.dummy.hand()?;
    if let Some(card) = intention.filter(|&card| !hand.contains(card)) {
        let card = notation::card(card);
        return Err(Refusal::impossible(format_args!(
            "declarer cannot have meant {card}: it is not in dummy"
        )));
    }
    let designation = asked.designation.read(trumps)?;
    let turn = DummyTurn::new(hand, trick, trumps).map_err(Refusal::impossible)?;
    let turn = turn.knowing(asked.known()?).map_err(Refusal::impossible)?;
    let turn = turn.after_winning_with(won_with).meaning(intention);
    let ruling = turn.call(designation);
    let answer = Answer::default();
    let choice = |by: CardChooser, among| {
        let choice = Answer::default().with("by", by.id());
        choice.with("among", listed(among))
    };
    let answer = match ruling.called {
        Called::Played(card) => answer.with("card", notation::card(card)),
        Called::Choice { by, among } => answer.part("choice", &choice(by, among)),
        Called::Void(legal) | Called::WouldRevoke(legal) => {
            answer.part("choice", &choice(CardChooser::Declarer, legal))
        }
    };
    Ok(answer.because(&ruling.reasons))
}

/// Refuses a contradiction: dummy leads exactly when no card has been played to the trick.
fn leads(said: Option<bool>, trick: &[Card]) -> Result<(), Refusal> {
    match (said, trick.len()) {
        (Some(true), 1..) => Err(Refusal::impossible(
            "dummy leads, but the trick has been led to",
        )),
        (Some(false), 0) => Err(Refusal::impossible(
            "dummy does not lead, but nobody has played to the trick",
        )),
        _ => Ok(()),
    }
}

impl DummyAsked {
    /// What declarer has seen besides dummy and the current trick.
    fn known(&self) -> Result<KnownCards, Refusal> {
        let declarer = optional(self.declarer.as_ref(), parse_seat)?;
        let dummy = declarer.unwrap_or(Seat::South).partner();
        let mut tricks: Vec<(Seat, [Card; 4])> = Vec::new();
        let mut seen = Hand::EMPTY;
        for trick in self.tricks.iter().flatten() {
            let cards = trick.cards.cards()?;
            let number = cards.len();
            let cards: [Card; 4] = cards.try_into().map_err(|_| {
                let message = format!("{number} cards in an earlier trick: 4 needed");
                Refusal::impossible(message)
            })?;
            if let Some(&card) = cards.iter().find(|&&card| !seen.insert(card)) {
                return Err(NotationError::CardTwice(card).into());
            }
            tricks.push((parse_seat(&trick.leader)?, cards));
        }
        let hand = self.declarer_hand.as_ref().map(Tokens::hand).transpose()?;
        Ok(KnownCards {
            declarer: hand,
            ..KnownCards::of_tricks(dummy, &tricks)
        })
    }
}

/// The part of the words that names the card.
enum Meaning {
    High,
    Low,
    Win,
    Anything,
    Ruff,
}

impl Said {
    fn read(&self, trumps: Strain) -> Result<Designation, Refusal> {
        let suit = optional(self.suit.as_ref(), parse_suit)?;
        let rank = self.rank.as_ref().map(read_rank).transpose()?;
        let words = optional(self.words.as_ref(), read_words)?;
        Ok(match (suit, rank, words) {
            (Some(suit), Some(rank), None) => Designation::Card(Card { suit, rank }),
            (Some(suit), None, None | Some(Meaning::Low | Meaning::Anything)) => {
                Designation::Suit(suit)
            }
            (Some(suit), None, Some(Meaning::High)) => Designation::HighOf(suit),
            (Some(suit), None, Some(Meaning::Ruff)) if trumps.suit() == Some(suit) => {
                Designation::Suit(suit)
            }
            (None, Some(rank), None) => Designation::Rank(rank),
            (None, None, Some(Meaning::High)) => Designation::High,
            (None, None, Some(Meaning::Low)) => Designation::Low,
            (None, None, Some(Meaning::Win)) => Designation::Win,
            (None, None, Some(Meaning::Anything)) => Designation::Anything,
            (None, None, Some(Meaning::Ruff)) => {
                let none = || Refusal::impossible("there are no trumps to ruff with");
                Designation::Suit(trumps.suit().ok_or_else(none)?)
            }
            (None, None, None) => {
                let needed = "`designation` needs `suit`, `rank` or `words`";
                return Err(Refusal::request(needed));
            }
            _ => {
                let together = "these words and this suit or rank do not go together";
                return Err(Refusal::impossible(together));
            }
        })
    }
}

fn read_rank(rank: &RankAsked) -> Result<Rank, Refusal> {
    let text = match rank {
        RankAsked::Number(number) => number.to_string(),
        RankAsked::Text(text) => text.trim().to_owned(),
    };
    let unknown = || format!("`{text}` is not a rank (A K Q J T 9 … 2)");
    text.parse().map_err(|_| Refusal::notation(unknown()))
}

fn read_words(words: &str) -> Result<Meaning, Refusal> {
    match id_of(words).as_ref() {
        "high" | "top" | "highest" | "play_high" => Ok(Meaning::High),
        "low" | "small" | "duck" | "lowest" | "play_low" | "play_small" => Ok(Meaning::Low),
        "win" | "take" | "win_it" | "take_it" | "win_the_trick" => Ok(Meaning::Win),
        "anything" | "any" | "whatever" | "any_card" | "play_anything" => Ok(Meaning::Anything),
        "ruff" | "trump" | "ruff_it" | "trump_it" => Ok(Meaning::Ruff),
        _ => Err(Refusal::notation(format_args!(
            "`{words}`: known are high, low, small, win, anything, ruff"
        ))),
    }
}
