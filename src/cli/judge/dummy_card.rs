//! `dummy_card`: which card declarer's words play from dummy.

use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize};

use crate::engine::laws::dummy_card::{Called, CardChooser, Designation, DummyTurn};
use crate::engine::laws::known_cards::KnownCards;
use crate::engine::notation::{NotationError, parse_card, parse_strain, parse_suit};
use crate::engine::{Card, Hand, Rank, Seat, Strain};

use super::refusal::{Code, Refusal};
use super::wire::{CardOut, CardsOut, Reasons, Text, Words, id_of};

#[derive(Deserialize)]
pub(super) struct DummyAsked<'a> {
    #[serde(borrow)]
    dummy: Words<'a>,
    #[serde(borrow, default)]
    trick: Words<'a>,
    #[serde(borrow)]
    trumps: Text<'a>,
    #[serde(default)]
    lead_from_dummy: Option<bool>,
    #[serde(borrow, default)]
    won_last_trick_with: Option<Text<'a>>,
    #[serde(borrow)]
    designation: Said<'a>,
    #[serde(borrow, default)]
    intention: Option<Text<'a>>,
    #[serde(borrow, default)]
    declarer: Option<Text<'a>>,
    #[serde(borrow, default)]
    declarer_hand: Option<Words<'a>>,
    #[serde(borrow, default)]
    tricks: Option<Vec<TrickAsked<'a>>>,
}

/// An earlier trick.
#[derive(Deserialize)]
struct TrickAsked<'a> {
    #[serde(borrow)]
    leader: Text<'a>,
    #[serde(borrow)]
    cards: Words<'a>,
}

#[derive(Deserialize)]
#[serde(expecting = "an object with suit, rank or words")]
struct Said<'a> {
    #[serde(borrow, default)]
    suit: Option<Text<'a>>,
    #[serde(borrow, default)]
    rank: Option<RankText<'a>>,
    #[serde(borrow, default)]
    words: Option<Text<'a>>,
}

/// `"K"`, `"10"`, or a number.
struct RankText<'a>(Text<'a>);

impl<'de: 'a, 'a> Deserialize<'de> for RankText<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(RankVisitor)
    }
}

struct RankVisitor;

impl<'de> Visitor<'de> for RankVisitor {
    type Value = RankText<'de>;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a rank (A K Q J T 9 … 2)")
    }

    fn visit_borrowed_str<E: de::Error>(self, text: &'de str) -> Result<RankText<'de>, E> {
        Ok(RankText(Text(text.into())))
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<RankText<'de>, E> {
        Ok(RankText(Text(text.to_owned().into())))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<RankText<'de>, E> {
        Ok(RankText(Text(number.to_string().into())))
    }
}

#[derive(Serialize)]
pub(super) struct DummyCard {
    #[serde(skip_serializing_if = "Option::is_none")]
    card: Option<CardOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    choice: Option<ChoiceOut>,
    reasons: Reasons,
}

#[derive(Serialize)]
struct ChoiceOut {
    by: &'static str,
    among: CardsOut,
}

pub(super) fn dummy_card(asked: &DummyAsked<'_>) -> Result<DummyCard, Refusal> {
    let trumps = parse_strain(&asked.trumps.0)?;
    let trick = asked.trick.cards()?;
    leads(asked.lead_from_dummy, &trick)?;
    let won_with = asked.won_last_trick_with.as_ref();
    let won_with = won_with.map(|suit| parse_suit(&suit.0)).transpose()?;
    let intention = asked.intention.as_ref();
    let intention = intention.map(|card| parse_card(&card.0)).transpose()?;
    let hand = asked.dummy.hand()?;
    if let Some(card) = intention.filter(|&card| !hand.contains(card)) {
        return Err(not_in_dummy(card));
    }
    let designation = read_designation(&asked.designation, trumps)?;
    let turn = DummyTurn::new(hand, trick, trumps).map_err(Refusal::impossible)?;
    let turn = turn.knowing(known(asked)?).map_err(Refusal::impossible)?;
    let turn = turn.after_winning_with(won_with).meaning(intention);
    let ruling = turn.call(designation);
    let (card, choice) = match ruling.called {
        Called::Played(card) => (Some(CardOut(card)), None),
        Called::Choice { by, among } => (None, Some(choice(by.id(), among))),
        Called::Void { legal } | Called::WouldRevoke { legal } => {
            (None, Some(choice(CardChooser::Declarer.id(), legal)))
        }
    };
    Ok(DummyCard {
        card,
        choice,
        reasons: Reasons::of(&ruling.reasons),
    })
}

/// What declarer has seen besides dummy and the trick.
fn known(asked: &DummyAsked<'_>) -> Result<KnownCards, Refusal> {
    let declarer = asked.declarer.as_ref().map(Text::seat).transpose()?;
    let dummy = declarer.unwrap_or(Seat::South).partner();
    let mut tricks: Vec<(Seat, [Card; 4])> = Vec::new();
    let mut seen = Hand::EMPTY;
    for trick in asked.tricks.iter().flatten() {
        let cards: [Card; 4] = trick
            .cards
            .cards()?
            .try_into()
            .map_err(|cards: Vec<Card>| {
                Refusal::impossible(format!(
                    "{} cards in an earlier trick: 4 needed",
                    cards.len()
                ))
            })?;
        if let Some(&card) = cards.iter().find(|&&card| !seen.insert(card)) {
            return Err(NotationError::CardTwice(card).into());
        }
        tricks.push((trick.leader.seat()?, cards));
    }
    let hand = asked.declarer_hand.as_ref();
    let hand = hand.map(Words::hand).transpose()?;
    Ok(KnownCards::of_tricks(dummy, &tricks).with_declarer(hand))
}

fn choice(by: &'static str, among: Hand) -> ChoiceOut {
    let among = CardsOut(among);
    ChoiceOut { by, among }
}

fn not_in_dummy(card: Card) -> Refusal {
    let card = crate::engine::notation::card(card);
    Refusal::impossible(format!(
        "declarer cannot have meant {card}: it is not in dummy"
    ))
}

/// Dummy leads exactly when no card lies on the table.
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

/// What of the words says which card.
enum Meaning {
    High,
    Low,
    Win,
    Anything,
    Ruff,
}

fn read_designation(said: &Said<'_>, trumps: Strain) -> Result<Designation, Refusal> {
    let suit = said.suit.as_ref();
    let suit = suit.map(|suit| parse_suit(&suit.0)).transpose()?;
    let rank = said.rank.as_ref().map(read_rank).transpose()?;
    let words = said.words.as_ref().map(|words| read_words(&words.0));
    let together = || Refusal::impossible("these words and this suit or rank do not go together");
    match (suit, rank, words.transpose()?) {
        (Some(suit), Some(rank), None) => Ok(Designation::Card(Card { suit, rank })),
        (Some(suit), None, None | Some(Meaning::Low | Meaning::Anything)) => {
            Ok(Designation::Suit(suit))
        }
        (Some(suit), None, Some(Meaning::High)) => Ok(Designation::HighOf(suit)),
        (Some(suit), None, Some(Meaning::Ruff)) if trumps.suit() == Some(suit) => {
            Ok(Designation::Suit(suit))
        }
        (None, Some(rank), None) => Ok(Designation::Rank(rank)),
        (None, None, Some(words)) => alone(&words, trumps),
        (None, None, None) => Err(Refusal::request(
            "`designation` needs `suit`, `rank` or `words`",
        )),
        _ => Err(together()),
    }
}

fn alone(words: &Meaning, trumps: Strain) -> Result<Designation, Refusal> {
    Ok(match words {
        Meaning::High => Designation::High,
        Meaning::Low => Designation::Low,
        Meaning::Win => Designation::Win,
        Meaning::Anything => Designation::Anything,
        Meaning::Ruff => {
            let none = || Refusal::impossible("there are no trumps to ruff with");
            Designation::Suit(trumps.suit().ok_or_else(none)?)
        }
    })
}

fn read_rank(rank: &RankText<'_>) -> Result<Rank, Refusal> {
    let text = &rank.0.0;
    text.trim().parse().map_err(|_| {
        let message = format!("`{text}` is not a rank (A K Q J T 9 … 2)");
        Refusal::new(Code::BadNotation, message)
    })
}

fn read_words(words: &str) -> Result<Meaning, Refusal> {
    match id_of(words).as_ref() {
        "high" | "top" | "highest" | "play_high" => Ok(Meaning::High),
        "low" | "small" | "duck" | "lowest" | "play_low" | "play_small" => Ok(Meaning::Low),
        "win" | "take" | "win_it" | "take_it" | "win_the_trick" => Ok(Meaning::Win),
        "anything" | "any" | "whatever" | "any_card" | "play_anything" => Ok(Meaning::Anything),
        "ruff" | "trump" | "ruff_it" | "trump_it" => Ok(Meaning::Ruff),
        _ => {
            let message = format!("`{words}`: known are high, low, small, win, anything, ruff");
            Err(Refusal::new(Code::BadNotation, message))
        }
    }
}
