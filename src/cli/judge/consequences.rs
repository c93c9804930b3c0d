//! What follows from an irregularity of the auction, on the wire.

use serde::Serialize;

use crate::engine::auction::Shown;
use crate::engine::laws::call_consequence::{CallConsequence, CallEffect};
use crate::engine::notation::{parse_call, parse_strain};
use crate::engine::{Auction, Call, Reason, Seat, Strain};

use super::refusal::{Code, Refusal};
use super::wire::{CallOut, Reasons, SeatOut, Text, Words};

/// What a choice leads to.
#[derive(Serialize)]
pub(super) struct Outcome {
    /// Who calls next; nobody when the auction is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<SeatOut>,
    partner: &'static str,
    partner_may_call: bool,
    lead_restriction: bool,
    /// What binds the offender himself.
    #[serde(skip_serializing_if = "Option::is_none")]
    offender_must: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    must_repeat: Option<CallOut>,
    pub(super) reasons: Reasons,
}

const FREE: &str = "free";

/// Whether and how long a player is silenced by what follows.
fn silence(follows: &[CallConsequence], player: Seat) -> &'static str {
    let word = follows.iter().rev().find_map(|it| match it.effect {
        CallEffect::PassesThroughout { seat } if seat == player => Some("pass_rest"),
        CallEffect::PassesOnce { seat } if seat == player => Some("pass_once"),
        _ => None,
    });
    word.unwrap_or(FREE)
}

impl Outcome {
    /// `turn`: whose it is, if anybody's, where nothing that follows says so.
    pub(super) fn of(follows: &[CallConsequence], offender: Seat, turn: Option<Seat>) -> Self {
        Self::because(&[], follows, offender, turn)
    }

    /// The same with the rule that was broken first.
    pub(super) fn because(
        why: &[Reason],
        follows: &[CallConsequence],
        offender: Seat,
        turn: Option<Seat>,
    ) -> Self {
        let next = follows.iter().find_map(|it| match it.effect {
            CallEffect::Turn { seat } | CallEffect::ChoosesAgain { seat } => Some(seat),
            _ => None,
        });
        let partner = silence(follows, offender.partner());
        let own = silence(follows, offender);
        let reasons: Vec<Reason> = follows.iter().map(|it| it.reason()).collect();
        Self {
            turn: next.or(turn).map(SeatOut),
            partner,
            partner_may_call: partner == FREE,
            lead_restriction: follows.iter().any(|it| it.restricts_lead()),
            offender_must: (own != FREE).then_some(own),
            must_repeat: None,
            reasons: Reasons::of(why.iter().chain(&reasons)),
        }
    }

    /// Whether the offender himself must pass at his turn.
    pub(super) fn must(&mut self, pass: bool) {
        self.offender_must = pass.then_some("pass_once");
    }

    /// Whose turn it is, where more has been called than the ruling is about.
    pub(super) fn now(mut self, turn: Option<Seat>) -> Self {
        self.turn = turn.map(SeatOut);
        self
    }

    pub(super) fn repeating(mut self, call: Option<Call>) -> Self {
        self.must_repeat = call.map(CallOut);
        self
    }
}

/// One thing that may be chosen.
#[derive(Serialize)]
pub(super) struct Choice {
    option: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<SeatOut>,
    #[serde(skip_serializing_if = "Option::is_none")]
    call: Option<CallOut>,
    #[serde(flatten)]
    outcome: Outcome,
    /// What the offender may choose afterwards.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    then: Vec<Choice>,
}

impl Choice {
    pub(super) fn new(option: &'static str, by: Option<Seat>, outcome: Outcome) -> Self {
        Self {
            option,
            by: by.map(SeatOut),
            call: None,
            outcome,
            then: Vec::new(),
        }
    }

    pub(super) fn call(mut self, call: Option<Call>) -> Self {
        self.call = call.map(CallOut);
        self
    }

    pub(super) fn then(mut self, then: Vec<Self>) -> Self {
        self.then = then;
        self
    }
}

/// The way that was taken, where the question tells.
#[derive(Serialize)]
pub(super) struct Taken {
    pub(super) option: &'static str,
    #[serde(flatten)]
    pub(super) outcome: Outcome,
    /// What is to be chosen next, where another Law goes on from here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) then: Vec<Choice>,
}

impl Taken {
    pub(super) const fn new(option: &'static str, outcome: Outcome) -> Self {
        let then = Vec::new();
        Self {
            option,
            outcome,
            then,
        }
    }
}

/// What the question leaves open: the turn as it stands, and what it is about.
#[derive(Serialize)]
pub(super) struct Open {
    turn: SeatOut,
    reasons: Reasons,
}

/// One or the other.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Settled {
    Taken(Taken),
    Open(Open),
}

impl Settled {
    pub(super) fn new(taken: Option<Taken>, turn: Seat, reasons: &[Reason]) -> Self {
        taken.map_or_else(
            || {
                Self::Open(Open {
                    turn: SeatOut(turn),
                    reasons: Reasons::of(reasons),
                })
            },
            Self::Taken,
        )
    }
}

/// A call, if one is given.
pub(super) fn call(text: Option<&Text<'_>>) -> Result<Option<Call>, Refusal> {
    text.map(one_call).transpose()
}

/// One of the 38 calls.
pub(super) fn one_call(text: &Text<'_>) -> Result<Call, Refusal> {
    parse_call(&text.0).map_err(|error| match above_seven(&text.0) {
        Some(_) => {
            let message = format!("{error}: bids of eight and more are for `inadmissible_call`");
            Refusal::new(Code::BadNotation, message)
        }
        None => error.into(),
    })
}

/// A bid of eight or more, which is no call: `8C`.
pub(super) fn above_seven(text: &str) -> Option<Result<(u8, Strain), Refusal>> {
    let text = text.trim();
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let (level, strain) = text.split_at(digits);
    let strain = parse_strain(strain).ok()?;
    match level.parse() {
        Ok(level) if level > 7 => Some(Ok((level, strain))),
        Err(_) if !level.is_empty() => {
            let message = format!("`{text}`: levels are read up to 255");
            Some(Err(Refusal::new(Code::BadNotation, message)))
        }
        _ => None,
    }
}

/// Whose turn it is, while there is one.
pub(super) fn next_to_call(auction: &Auction) -> Option<Seat> {
    (!auction.has_ended()).then(|| auction.turn())
}

/// Calls one after the other.
pub(super) fn calls(words: &Words<'_>) -> Result<Vec<Call>, Refusal> {
    let words = words.0.split([' ', ',']).filter(|word| !word.is_empty());
    Ok(words.map(parse_call).collect::<Result<_, _>>()?)
}

/// Denominations shown; `-` for none in particular.
pub(super) fn shown(words: Option<&Words<'_>>) -> Result<Option<Shown>, Refusal> {
    let Some(words) = words else {
        return Ok(None);
    };
    let strains = words
        .text()
        .split([' ', ','])
        .filter(|word| !word.is_empty());
    Ok(Some(strains.map(parse_strain).collect::<Result<_, _>>()?))
}

/// A call that the Laws do not allow there.
pub(super) fn illegal(seat: Seat, call: Call, why: &Reason) -> Refusal {
    let call = crate::engine::notation::call(call);
    let message = format!("{call} by {seat} is illegal: {}", why.id);
    Refusal::new(Code::IllegalCall, message).because(why)
}

/// Who erred, what may be chosen, and what it has come to.
#[derive(Serialize)]
pub(super) struct Ruled {
    pub(super) offender: SeatOut,
    pub(super) options: Vec<Choice>,
    #[serde(flatten)]
    pub(super) settled: Settled,
}
