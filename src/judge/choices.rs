//! Declarer's choices as text: `require:H`, `forbid:D+H`, `none`, `highest`, `lowest`.

use crate::engine::Suit;
use crate::engine::laws::lead_restriction::LeadChoice;
use crate::engine::notation::parse_suit;
use crate::engine::play::{PlayRestriction, Restriction};

use super::refusal::Refusal;

pub(super) fn written_choice(choice: LeadChoice) -> String {
    match choice {
        LeadChoice::Require(suit) => format!("require:{}", suit.letter()),
        LeadChoice::Forbid(suits) => {
            let letters: Vec<String> = suits.iter().map(|it| it.letter().to_string()).collect();
            format!("forbid:{}", letters.join("+"))
        }
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

/// A verb and its suits, as in `forbid:D+H` or separated by blanks. The verb is empty for an empty
/// text.
fn read_demand(text: &str) -> Result<(String, Vec<Suit>), Refusal> {
    let words = text.split([' ', ':', '+', ',']);
    let mut words = words.filter(|word| !word.is_empty());
    let verb = words.next().unwrap_or_default().to_ascii_lowercase();
    Ok((verb, words.map(parse_suit).collect::<Result<_, _>>()?))
}

fn bad(text: &str) -> Refusal {
    Refusal::notation(format_args!(
        "`{text}` is not a restriction ([\"require\",\"H\"], [\"forbid\",\"D\",\"H\"])"
    ))
}

/// `require H`, `forbid D H`, `none`.
pub(super) fn read_lead_choice(text: &str) -> Result<LeadChoice, Refusal> {
    let (verb, suits) = read_demand(text)?;
    match (verb.as_str(), suits.as_slice()) {
        ("none", []) => Ok(LeadChoice::NoDemand),
        ("require", &[suit]) => Ok(LeadChoice::Require(suit)),
        ("forbid", [_, ..]) => Ok(LeadChoice::Forbid(suits.into_iter().collect())),
        _ => Err(bad(text)),
    }
}

/// `highest`, `lowest`, `require H`, `forbid H` (Law 57A).
pub(super) fn read_play_restriction(text: &str) -> Result<PlayRestriction, Refusal> {
    let (verb, suits) = read_demand(text)?;
    match (verb.trim_start_matches("play-"), suits.as_slice()) {
        ("highest", []) => Ok(PlayRestriction::Highest),
        ("lowest", []) => Ok(PlayRestriction::Lowest),
        ("require", &[suit]) => Ok(PlayRestriction::Require(suit)),
        ("forbid", &[suit]) => Ok(PlayRestriction::Forbid(suit)),
        _ => Err(bad(text)),
    }
}

/// A restriction: a lead choice for a player on lead, else a choice of Law 57A.
pub(super) fn read_restriction(text: &str, on_lead: bool) -> Result<Restriction, Refusal> {
    let (verb, suits) = read_demand(text)?;
    match verb.as_str() {
        "" => Ok(Restriction::None),
        "none" if suits.is_empty() => Ok(Restriction::None),
        "highest" | "lowest" if on_lead => Err(Refusal::impossible(
            "highest and lowest are asked of the suit led",
        )),
        _ if on_lead => read_lead_choice(text).map(LeadChoice::restriction),
        _ => read_play_restriction(text).map(Restriction::Play),
    }
}
