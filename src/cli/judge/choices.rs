//! Declarer's choices in words: `require:H`, `forbid:D+H`, `none`, `highest`, `lowest`.

use crate::engine::laws::lead_restriction::LeadChoice;
use crate::engine::notation::parse_suit;
use crate::engine::play::{PlayRestriction, Restriction, SuitSet};
use crate::engine::{Suit, notation};

use super::refusal::{Code, Refusal};

fn letters(suits: SuitSet) -> String {
    let letters: Vec<&str> = suits
        .iter()
        .map(|suit| notation::strain(suit.into()))
        .collect();
    letters.join("+")
}

pub(super) fn written_choice(choice: LeadChoice) -> String {
    match choice {
        LeadChoice::Require(suit) => format!("require:{}", suit.letter()),
        LeadChoice::Forbid(suits) => format!("forbid:{}", letters(suits)),
        LeadChoice::NoDemand => "none".to_owned(),
    }
}

pub(super) fn written_restriction(restriction: PlayRestriction) -> String {
    match restriction {
        PlayRestriction::Highest => "highest".to_owned(),
        PlayRestriction::Lowest => "lowest".to_owned(),
        PlayRestriction::Require(suit) => format!("require:{}", suit.letter()),
        PlayRestriction::Forbid(suit) => format!("forbid:{}", suit.letter()),
    }
}

/// A verb and its suits; signs as in `forbid:D+H` or blanks between them.
struct Demand {
    verb: String,
    suits: Vec<Suit>,
}

fn read_demand(text: &str) -> Result<Option<Demand>, Refusal> {
    let mut words = text
        .split([' ', ':', '+', ','])
        .filter(|word| !word.is_empty());
    let Some(verb) = words.next() else {
        return Ok(None);
    };
    let suits = words.map(parse_suit).collect::<Result<Vec<Suit>, _>>()?;
    Ok(Some(Demand {
        verb: verb.to_ascii_lowercase(),
        suits,
    }))
}

fn bad(text: &str) -> Refusal {
    let message =
        format!("`{text}` is not a restriction ([\"require\",\"H\"], [\"forbid\",\"D\",\"H\"])");
    Refusal::new(Code::BadNotation, message)
}

/// `require H`, `forbid D H`, `none`.
pub(super) fn read_lead_choice(text: &str) -> Result<LeadChoice, Refusal> {
    let demand = read_demand(text)?.ok_or_else(|| bad(text))?;
    match (demand.verb.as_str(), demand.suits.as_slice()) {
        ("none", []) => Ok(LeadChoice::NoDemand),
        ("require", &[suit]) => Ok(LeadChoice::Require(suit)),
        ("forbid", [_, ..]) => Ok(LeadChoice::Forbid(demand.suits.into_iter().collect())),
        _ => Err(bad(text)),
    }
}

/// `highest`, `lowest`, `require H`, `forbid H` (Law 57A).
pub(super) fn read_play_restriction(text: &str) -> Result<PlayRestriction, Refusal> {
    let demand = read_demand(text)?.ok_or_else(|| bad(text))?;
    let verb = demand.verb.as_str();
    match (verb.trim_start_matches("play-"), demand.suits.as_slice()) {
        ("highest", []) => Ok(PlayRestriction::Highest),
        ("lowest", []) => Ok(PlayRestriction::Lowest),
        ("require", &[suit]) => Ok(PlayRestriction::Require(suit)),
        ("forbid", &[suit]) => Ok(PlayRestriction::Forbid(suit)),
        _ => Err(bad(text)),
    }
}

/// What binds a player: a lead choice on lead, a choice of Law 57A in a trick.
pub(super) fn read_restriction(text: &str, on_lead: bool) -> Result<Restriction, Refusal> {
    match read_demand(text)? {
        None => Ok(Restriction::None),
        Some(demand) if demand.verb == "none" && demand.suits.is_empty() => Ok(Restriction::None),
        Some(demand) if on_lead && matches!(demand.verb.as_str(), "highest" | "lowest") => Err(
            Refusal::impossible("highest and lowest are asked of the suit led"),
        ),
        Some(_) if on_lead => read_lead_choice(text).map(LeadChoice::restriction),
        Some(_) => read_play_restriction(text).map(Restriction::Play),
    }
}
