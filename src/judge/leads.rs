//! `lead_options`, `lead_choice`, `lead_out_of_turn`.

use serde::Deserialize;

use crate::engine::laws::exposed_card::Phase;
use crate::engine::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn};
use crate::engine::laws::lead_restriction::{LeadChoice, lead_choices};
use crate::engine::laws::play_ruling::{PlayConsequence, PlayOffer};
use crate::engine::notation::{self, parse_card, parse_seat};
use crate::engine::play::{SuitSet, Turn};
use crate::engine::{Choice as _, Chooser, Seat, Suit};

use super::answer::Answer;
use super::cards::{held, no_more_than_thirteen, not_empty, once, one, only_defenders};
use super::choices::{read_lead_choice, written_choice};
use super::refusal::Refusal;
use super::wire::{
    Penalties, Tokens, given, listed, optional, penalties, penalty_cards, read_phase,
};

/// Whether the phase is the opening lead.
fn is_opening(phase: &str) -> Result<bool, Refusal> {
    match read_phase(phase)? {
        Phase::OpeningLead => Ok(true),
        Phase::Play => Ok(false),
        Phase::Auction => Err(Refusal::impossible("nobody leads during the auction")),
    }
}

#[derive(Deserialize)]
pub(super) struct OptionsAsked {
    declarer: String,
    leader: String,
    partner_penalty: Penalties,
    phase: Option<String>,
    /// Whether the leader has already led to this trick and declarer accepted that lead.
    leader_has_led_since: Option<bool>,
}

pub(super) fn lead_options(asked: &OptionsAsked) -> Result<Answer, Refusal> {
    let opening = optional(asked.phase.as_ref(), is_opening)?;
    let declarer = parse_seat(&asked.declarer)?;
    let leader = parse_seat(&asked.leader)?;
    if opening == Some(true) && leader != declarer.lho() {
        return Err(Refusal::impossible(
            "the opening lead belongs to the player on declarer's left (Law 41A)",
        ));
    }
    let partner = penalty_cards(&asked.partner_penalty)?;
    no_more_than_thirteen(partner.cards())?;
    only_defenders(leader, declarer, &[partner])?;
    let choices = match asked.leader_has_led_since {
        Some(true) => Vec::new(),
        _ => lead_choices(partner),
    };
    let options: Vec<String> = choices.into_iter().map(written_choice).collect();
    Ok(Answer::default().with("options", options))
}

#[derive(Deserialize)]
pub(super) struct ChoiceAsked {
    leader: String,
    hand: Tokens,
    penalty: Penalties,
    partner_penalty: Penalties,
    choice: String,
    designated: Option<String>,
}

pub(super) fn lead_choice(asked: &ChoiceAsked) -> Result<Answer, Refusal> {
    parse_seat(&asked.leader)?;
    let own = penalty_cards(&asked.penalty)?;
    let partner = penalty_cards(&asked.partner_penalty)?;
    let hand = asked.hand.hand()?;
    not_empty(hand)?;
    once(hand, partner.cards())?;
    held(own.cards(), hand, "in the hand")?;
    let designated = optional(asked.designated.as_ref(), parse_card)?;
    held(one(designated), own.cards(), "a penalty card")?;
    let choice = read_lead_choice(&asked.choice)?;
    // With a minor penalty card, or none, declarer has no choice, so there is no demand.
    let offered = lead_choices(partner);
    let unasked = offered.is_empty() && choice == LeadChoice::NoDemand;
    if !unasked && !offered.contains(&choice) {
        let options: Vec<String> = offered.into_iter().map(written_choice).collect();
        let (choice, options) = (&asked.choice, options.join(", "));
        return Err(Refusal::impossible(format_args!(
            "`{choice}` is not one of declarer's choices here: {options}"
        )));
    }
    let turn = Turn {
        hand,
        penalty: own,
        restriction: choice.restriction(),
        designated,
        ..Turn::default()
    };
    let picked_up = choice.picked_up(partner);
    Ok(Answer::default()
        .with("legal", listed(turn.legal_cards()))
        .with("declarer_designates", turn.declarer_designates())
        .with("picked_up", listed(picked_up))
        .part("penalty_after", &penalties(partner.without(picked_up))))
}

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
    let follows = offer.follows.iter().copied().map(consequence);
    let answer = Answer::default().with("choice", choice);
    answer.parts("follows", follows)
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
    let options = ruling.options.iter().map(offered);
    let answer = Answer::default().with("chooser", chooser);
    Ok(answer.parts("options", options).because(&ruling.reasons))
}
