//! Declarer's demands and the tricks since, in lesson syntax.

use std::ops::Deref;

use contract_bridge::{Card, Seat, Suit};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::fields::{Fault, Field, fields, words};
use engine::laws::lead_restriction::LeadChoice;
use engine::notation;
use engine::play::{PlayRestriction, SuitSet};

fields! {
    /// `demand: "forbid:C+H"`: about the lead (Laws 50D2, 51B).
    #[derive(Copy)]
    LeadText(LeadChoice) from String: |text| parsed(text, parse_lead), lead_text;
    /// `play: "highest"`: after a premature card (Law 57A).
    #[derive(Copy)]
    PlayText(PlayRestriction) from String: |text| parsed(text, parse_play), play_text;
    /// `since: "S4:E SK:W"`: the player's card and the winner of each trick.
    #[derive(Default)]
    SinceText(Vec<(Card, Seat)>) from String: |text| parsed(text, parse_since), |since| {
        words(since, |(card, by)| format!("{}:{}", notation::card(card), by.letter()))
    };
}

fn parsed<T>(text: String, parse: fn(&str) -> Option<T>) -> Result<T, Fault> {
    parse(&text).ok_or_else(|| Fault::new("demand", Field::Text, text))
}

fn parse_lead(text: &str) -> Option<LeadChoice> {
    match text.split_once(':') {
        None if text == "none" => Some(LeadChoice::NoDemand),
        Some(("require", suit)) => notation::parse_suit(suit).ok().map(LeadChoice::Require),
        Some(("forbid", suits)) => {
            let suits: Result<SuitSet, _> = suits.split('+').map(notation::parse_suit).collect();
            suits.ok().map(LeadChoice::Forbid)
        }
        _ => None,
    }
}

/// `require:H`, `forbid:C+H`, `none`.
pub(crate) fn lead_text(choice: &LeadChoice) -> String {
    match choice {
        LeadChoice::NoDemand => "none".to_owned(),
        LeadChoice::Require(suit) => format!("require:{}", letter(*suit)),
        LeadChoice::Forbid(suits) => {
            let letters: Vec<&str> = suits.iter().map(letter).collect();
            format!("forbid:{}", letters.join("+"))
        }
    }
}

/// Several choices: `require:H forbid:H none`.
pub(crate) fn lead_texts(choices: &[LeadChoice]) -> String {
    words(choices, |choice| lead_text(&choice))
}

fn parse_play(text: &str) -> Option<PlayRestriction> {
    match text.split_once(':') {
        None if text == "highest" => Some(PlayRestriction::Highest),
        None if text == "lowest" => Some(PlayRestriction::Lowest),
        Some(("require", suit)) => Some(PlayRestriction::Require(notation::parse_suit(suit).ok()?)),
        Some(("forbid", suit)) => Some(PlayRestriction::Forbid(notation::parse_suit(suit).ok()?)),
        _ => None,
    }
}

fn play_text(restriction: &PlayRestriction) -> String {
    match restriction {
        PlayRestriction::Highest => "highest".to_owned(),
        PlayRestriction::Lowest => "lowest".to_owned(),
        PlayRestriction::Require(suit) => format!("require:{}", letter(*suit)),
        PlayRestriction::Forbid(suit) => format!("forbid:{}", letter(*suit)),
    }
}

fn letter(suit: Suit) -> &'static str {
    notation::strain(suit.into())
}

fn parse_since(text: &str) -> Option<Vec<(Card, Seat)>> {
    let trick = |word: &str| {
        let (card, winner) = word.split_once(':')?;
        let card = notation::parse_card(card).ok()?;
        Some((card, notation::parse_seat(winner).ok()?))
    };
    text.split_whitespace().map(trick).collect()
}
