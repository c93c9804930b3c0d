//! The consequences of an irregularity in the auction, as written to JSON.

use serde::Serialize;

use crate::engine::auction::{Shown, Silence};
use crate::engine::laws::call_consequence::CallConsequence;
use crate::engine::notation::{self, parse_call, parse_strain};
use crate::engine::{Auction, Call, Offer, Reason, Ruling, Seat, Strain};

use super::refusal::{Code, Refusal};
use super::rule::{Rule, rules};
use super::wire::{Words, each};

/// The consequences of an option.
#[derive(Clone, Serialize)]
pub(super) struct Outcome {
    /// Who calls next; missing once the auction is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) turn: Option<char>,
    partner: &'static str,
    partner_may_call: bool,
    lead_restriction: bool,
    /// How long the offender must pass.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) offender_must: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) must_repeat: Option<String>,
    pub(super) reasons: Vec<Rule>,
}

impl Outcome {
    /// The consequences of an option. `turn` is the fallback if `follows` does not say whose turn
    /// it is.
    pub(super) fn of(follows: &[CallConsequence], offender: Seat, turn: Option<Seat>) -> Self {
        Self::because(&[], follows, offender, turn)
    }

    /// As [`of`](Self::of), but `reasons` begins with the rules that were broken.
    pub(super) fn because(
        why: &[Reason],
        follows: &[CallConsequence],
        offender: Seat,
        turn: Option<Seat>,
    ) -> Self {
        let silence = |seat: Seat| {
            let silences = follows.iter().rev().find_map(|it| it.silences(seat));
            silences.unwrap_or_default()
        };
        let (own, partner) = (silence(offender), silence(offender.partner()));
        let next = follows.iter().find_map(|it| it.effect.next_turn());
        let reasons: Vec<Reason> = follows.iter().map(|it| it.reason()).collect();
        Self {
            turn: next.or(turn).map(Seat::letter),
            partner: partner.id(),
            partner_may_call: partner == Silence::Free,
            lead_restriction: follows.iter().any(|it| it.restricts_lead()),
            offender_must: (own != Silence::Free).then_some(own.id()),
            must_repeat: None,
            reasons: rules(why.iter().chain(&reasons)),
        }
    }
}

/// The options, the one taken if known, and the reasons of the ruling.
pub(super) type Parts = (Vec<Choice>, Option<Choice>, Vec<Reason>);

/// An option, open or taken.
#[derive(Clone, Serialize)]
pub(super) struct Choice {
    option: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    call: Option<String>,
    #[serde(flatten)]
    pub(super) outcome: Outcome,
    /// The options that follow.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) then: Vec<Choice>,
}

impl Choice {
    /// The option that was taken.
    pub(super) const fn taken(option: &'static str, outcome: Outcome) -> Self {
        Self {
            option,
            by: None,
            call: None,
            outcome,
            then: Vec::new(),
        }
    }

    /// An option of a player; without a player, what the Law prescribes.
    pub(super) fn by(option: &'static str, by: Option<Seat>, outcome: Outcome) -> Self {
        Self {
            by: by.map(Seat::letter),
            ..Self::taken(option, outcome)
        }
    }

    /// Adds the call of the option.
    pub(super) fn call(self, call: Option<Call>) -> Self {
        Self {
            call: call.map(notation::call),
            ..self
        }
    }
}

/// The options of a ruling; `by` gives the player who has each choice.
pub(super) fn options<C: crate::engine::Choice>(
    ruling: &Ruling<C, CallConsequence>,
    why: &[Reason],
    offender: Seat,
    by: impl Fn(C) -> Option<Seat>,
) -> Vec<Choice> {
    let option = |offer: &Offer<C, CallConsequence>| {
        let outcome = Outcome::because(why, &offer.follows, offender, None);
        Choice::by(offer.choice.id(), by(offer.choice), outcome)
    };
    ruling.options.iter().map(option).collect()
}

/// The option of a ruling that was taken, if it is offered.
pub(super) fn taken<C: crate::engine::Choice>(
    ruling: &Ruling<C, CallConsequence>,
    why: &[Reason],
    offender: Seat,
    choice: C,
) -> Option<Choice> {
    let follows = ruling.follows(&choice)?;
    let outcome = Outcome::because(why, follows, offender, None);
    Some(Choice::taken(choice.id(), outcome))
}

/// The option taken, or the current turn if the question leaves that open.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Settled {
    Taken(Choice),
    Open { turn: char, reasons: Vec<Rule> },
}

impl Settled {
    pub(super) fn new(taken: Option<Choice>, turn: Seat, reasons: &[Reason]) -> Self {
        taken.map_or_else(
            || Self::Open {
                turn: turn.letter(),
                reasons: rules(reasons),
            },
            Self::Taken,
        )
    }
}

/// The offender, the options, and the result so far.
#[derive(Serialize)]
pub(super) struct Ruled {
    pub(super) offender: char,
    pub(super) options: Vec<Choice>,
    #[serde(flatten)]
    pub(super) settled: Settled,
}

/// One of the 38 calls.
pub(super) fn one_call(text: &str) -> Result<Call, Refusal> {
    parse_call(text).map_err(|error| match above_seven(text) {
        Some(_) => Refusal::notation(format_args!(
            "{error}: bids of eight and more are for `inadmissible_call`"
        )),
        None => error.into(),
    })
}

/// A bid above level seven such as `8C`, which is not a call.
pub(super) fn above_seven(text: &str) -> Option<Result<(u8, Strain), Refusal>> {
    let text = text.trim();
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let (level, strain) = text.split_at(digits);
    let strain = parse_strain(strain).ok()?;
    match level.parse() {
        Ok(level) if level > 7 => Some(Ok((level, strain))),
        Err(_) if !level.is_empty() => {
            let message = format_args!("`{text}`: levels are read up to 255");
            Some(Err(Refusal::notation(message)))
        }
        _ => None,
    }
}

/// The player who calls next; `None` once the auction is over.
pub(super) fn next_to_call(auction: &Auction) -> Option<Seat> {
    (!auction.has_ended()).then(|| auction.turn())
}

/// The denominations shown; `-` for none in particular.
pub(super) fn shown(words: Option<&Words>) -> Result<Option<Shown>, Refusal> {
    let shown = words.map(|words| each(words.text(), parse_strain));
    Ok(shown.transpose()?)
}

/// The error for a call that the Laws forbid there.
pub(super) fn illegal(seat: Seat, call: Call, why: &Reason) -> Refusal {
    let call = notation::call(call);
    let message = format!("{call} by {seat} is illegal: {}", why.id);
    Refusal::new(Code::IllegalCall, message).because(why)
}
