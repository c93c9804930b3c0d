//! `lead_out_of_turn`.

use serde::Deserialize;

use crate::engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn};
use crate::engine::laws::play_ruling::{PlayConsequence, PlayOffer};
use crate::engine::notation::{self, parse_card, parse_seat};
use crate::engine::play::SuitSet;
use crate::engine::{Choice as _, Chooser, Seat, Suit};

use super::answer::Answer;
use super::cards::{no_more_than_thirteen, one};
use super::choices::written_choice;
use super::leads::is_opening;
use super::refusal::Refusal;
use super::wire::{Penalties, given, listed, penalty_cards};

#[derive(Deserialize)]
pub(super) struct LeadAsked {
    phase: String,
    declarer: String,
    offender: String,
    card: String,
    /// Required after the opening lead; the opening lead is due from declarer's left.
    due: Option<String>,
    dummy_seen: Option<bool>,
    last_trick: Option<bool>,
    penalty: Penalties,
}

/// A consequence: its id, its Law, and what it mentions.
fn consequence(it: PlayConsequence) -> Answer {
    let letters = |suits: SuitSet| suits.iter().map(Suit::letter).collect::<Vec<char>>();
    Answer::default()
        .with("id", it.id())
        .with("law", it.law().section())
        .given("seat", it.seat().map(Seat::letter))
        .given("card", it.card().map(notation::card))
        .given("cards", it.cards().map(listed))
        .given("suits", it.suits().map(letters))
}

/// An option with its consequences.
fn offered(offer: &PlayOffer) -> Answer {
    let id = offer.choice.id();
    let choice = match offer.choice.lead() {
        Some(lead) => format!("{id}:{}", written_choice(lead)),
        None => id.to_owned(),
    };
    let follows: Vec<Answer> = offer.follows.iter().copied().map(consequence).collect();
    let answer = Answer::default().with("choice", choice);
    answer.with("follows", follows)
}

pub(super) fn lead_out_of_turn(asked: &LeadAsked) -> Result<Answer, Refusal> {
    let declarer = parse_seat(&asked.declarer)?;
    let opening = is_opening(&asked.phase)?;
    let due = match &asked.due {
        Some(due) => parse_seat(due)?,
        None if opening => declarer.lho(),
        None => return Err(Refusal::missing("due")),
    };
    let (dummy_seen, last_trick) = (given(asked.dummy_seen), given(asked.last_trick));
    let when = match (opening, dummy_seen, last_trick) {
        (true, _, true) => {
            return Err(Refusal::impossible(
                "the opening lead is not to the last trick",
            ));
        }
        (false, true, _) => {
            return Err(Refusal::impossible(
                "`dummy_seen` matters for the opening lead only (Law 54C)",
            ));
        }
        (true, dummy_seen, false) => LeadNumber::Opening { dummy_seen },
        (false, false, false) => LeadNumber::Later,
        (false, false, true) => LeadNumber::Last,
    };
    let lead = LeadOutOfTurn {
        declarer,
        offender: parse_seat(&asked.offender)?,
        due,
        card: parse_card(&asked.card)?,
        before: penalty_cards(&asked.penalty)?,
        when,
    };
    no_more_than_thirteen(lead.before.cards() | one(lead.card))?;
    let ruling = lead.ruling().map_err(Refusal::impossible)?;
    let chooser = match ruling.chooser {
        Chooser::Nobody => "nobody".to_owned(),
        Chooser::Player(seat) => seat.letter().to_string(),
        Chooser::Either(side) => side.letters().to_owned(),
    };
    let options: Vec<Answer> = ruling.options.iter().map(offered).collect();
    let answer = Answer::default().with("chooser", chooser);
    Ok(answer.with("options", options).because(&ruling.reasons))
}
