//! The options after an irregularity in the auction, and the consequences of each.

use crate::engine::auction::{Shown, Silence};
use crate::engine::laws::call_consequence::CallConsequence;
use crate::engine::notation::{self, parse_call, parse_strain};
use crate::engine::{self, Auction, Bid, Call, Offer, Reason, Ruling, Seat, Strain};

use super::answer::Answer;
use super::refusal::{Code, Refusal};
use super::wire::{Tokens, each};

/// The options, the one taken if known, and the reasons of the ruling.
pub(super) type Parts = (Vec<Choice>, Option<Choice>, Vec<Reason>);

/// An option with its consequences, open or taken.
#[derive(Clone)]
pub(super) struct Choice {
    pub(super) option: &'static str,
    /// Whose option it is; `None` for what the Law prescribes.
    pub(super) by: Option<Seat>,
    pub(super) call: Option<Call>,
    /// Who calls next; `None` once the auction is over.
    pub(super) turn: Option<Seat>,
    pub(super) partner: Silence,
    pub(super) lead_restriction: bool,
    /// How long the offender must pass.
    pub(super) offender_must: Option<&'static str>,
    pub(super) must_repeat: Option<Call>,
    pub(super) reasons: Vec<Reason>,
    /// The options that follow.
    pub(super) then: Vec<Choice>,
}

impl Choice {
    /// An option with these consequences. `turn` is the fallback if `follows` does not say whose
    /// turn it is.
    pub(super) fn of(
        option: &'static str,
        follows: &[CallConsequence],
        offender: Seat,
        turn: Option<Seat>,
    ) -> Self {
        let silence = |seat: Seat| {
            let silences = follows.iter().rev().find_map(|it| it.silences(seat));
            silences.unwrap_or_default()
        };
        let own = silence(offender);
        let next = follows.iter().find_map(|it| it.effect.next_turn());
        Self {
            option,
            by: None,
            call: None,
            turn: next.or(turn),
            partner: silence(offender.partner()),
            lead_restriction: follows.iter().any(|it| it.restricts_lead()),
            offender_must: (own != Silence::Free).then_some(own.id()),
            must_repeat: None,
            reasons: follows.iter().map(|it| it.reason()).collect(),
            then: Vec::new(),
        }
    }

    /// Puts the rules that were broken before those of the consequences.
    pub(super) fn because(mut self, why: &[Reason]) -> Self {
        self.reasons.splice(..0, why.iter().cloned());
        self
    }

    fn answer(&self) -> Answer {
        let answer = Answer::default()
            .with("option", self.option)
            .given("by", self.by.map(Seat::letter))
            .given("call", self.call.map(notation::call))
            .given("turn", self.turn.map(Seat::letter))
            .with("partner", self.partner.id())
            .with("partner_may_call", self.partner == Silence::Free)
            .with("lead_restriction", self.lead_restriction)
            .given("offender_must", self.offender_must)
            .given("must_repeat", self.must_repeat.map(notation::call))
            .because(&self.reasons);
        match self.then.as_slice() {
            [] => answer,
            then => answer.parts("then", then.iter().map(Self::answer)),
        }
    }
}

/// The options of a ruling; `by` gives the player who has each choice.
pub(super) fn options<C: engine::Choice>(
    ruling: &Ruling<C, CallConsequence>,
    why: &[Reason],
    offender: Seat,
    by: impl Fn(C) -> Option<Seat>,
) -> Vec<Choice> {
    let option = |offer: &Offer<C, CallConsequence>| {
        let option = Choice::of(offer.choice.id(), &offer.follows, offender, None);
        Choice {
            by: by(offer.choice),
            ..option.because(why)
        }
    };
    ruling.options.iter().map(option).collect()
}

/// The option of a ruling that was taken, if it is offered.
pub(super) fn taken<C: engine::Choice>(
    ruling: &Ruling<C, CallConsequence>,
    why: &[Reason],
    offender: Seat,
    choice: C,
) -> Option<Choice> {
    let follows = ruling.follows(&choice)?;
    Some(Choice::of(choice.id(), follows, offender, None).because(why))
}

/// Adds the options, and the one taken, or the current turn if the question leaves that open.
pub(super) fn ruled(begun: Answer, (options, taken, why): Parts, turn: Seat) -> Answer {
    let answer = begun.parts("options", options.iter().map(Choice::answer));
    match taken {
        Some(taken) => answer.and(&taken.answer()),
        None => answer.with("turn", turn.letter()).because(&why),
    }
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

/// A bid of one to seven.
pub(super) fn one_bid(text: &str) -> Result<Bid, Refusal> {
    match one_call(text)? {
        Call::Bid(bid) => Ok(bid),
        other => {
            let call = notation::call(other);
            Err(Refusal::notation(format_args!("{call} is not a bid")))
        }
    }
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
pub(super) fn shown(words: Option<&Tokens>) -> Result<Option<Shown>, Refusal> {
    let shown = words.map(|words| each(words.text(), parse_strain));
    Ok(shown.transpose()?)
}

/// The error for a call that the Laws forbid there.
pub(super) fn illegal(seat: Seat, call: Call, why: Reason) -> Refusal {
    let call = notation::call(call);
    let message = format!("{call} by {seat} is illegal: {}", why.id);
    Refusal::new(Code::IllegalCall, message).because(why)
}
