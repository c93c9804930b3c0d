//! `bidding_box`, `stop_card`: regulations of the organiser (Law 18F).

use serde::Deserialize;

use crate::engine::auction::bidding_box::{
    BoxCall, CallMadeWhen, CardAt, StopSlip, Tempo, bid_stands, levels_skipped, needs_stop,
    who_pauses,
};
use crate::engine::laws::unauthorized::Barred;
use crate::engine::notation::parse_seat;
use crate::engine::{Reason, Seat};

use super::answer::Answer;
use super::auction;
use super::consequences::{one_bid, one_call};
use super::refusal::Refusal;
use super::wire::{Tokens, given, named, optional};

#[derive(Deserialize)]
pub(super) struct CardAsked {
    regulation: String,
    card: String,
    call: String,
    /// Whether the player meant another card, as the Director finds.
    unintended: Option<bool>,
    /// The player.
    by: Option<String>,
}

/// The players who may not use what was given away, by their letters.
fn letters(barred: Barred) -> Vec<char> {
    let seats = Seat::ALL.into_iter().filter(|&seat| barred.includes(seat));
    seats.map(Seat::letter).collect()
}

pub(super) fn bidding_box(asked: &CardAsked) -> Result<Answer, Refusal> {
    let call = BoxCall {
        when: named(&asked.regulation, CallMadeWhen::from_id)?,
        card: named(&asked.card, CardAt::from_id)?,
        call: one_call(&asked.call)?,
        unintended: given(asked.unintended),
    };
    let by = optional(asked.by.as_ref(), parse_seat)?;
    let (state, mut reasons) = call.ruling();
    let (barred, more) = by.and_then(|by| call.given_away(by)).unzip();
    reasons.extend(more.into_iter().flatten());
    Ok(Answer::default()
        .with("state", state.id())
        .given("unauthorised_for", barred.map(letters))
        .because(&reasons))
}

#[derive(Deserialize)]
pub(super) struct StopAsked {
    auction: Tokens,
    dealer: Option<String>,
    bid: String,
    /// Whether the stop card was used.
    used: Option<bool>,
    /// How soon the next player calls.
    tempo: Option<String>,
}

pub(super) fn stop_card(asked: &StopAsked) -> Result<Answer, Refusal> {
    let auction = auction::read(&asked.auction, asked.dealer.as_ref())?;
    let bid = one_bid(&asked.bid)?;
    let skipped = levels_skipped(&auction, bid).filter(|_| !auction.has_ended());
    let needs = needs_stop(&auction, bid).zip(skipped);
    let ((jump, needed), skipped) =
        needs.ok_or_else(|| Refusal::impossible("the bid is too low, or the auction has ended"))?;
    let by = auction.turn();
    let (waits, pauses) = who_pauses(jump, by);
    let mut reasons: Vec<Reason> = vec![needed, pauses];
    let slip = match (jump, asked.used) {
        (true, Some(false)) => Some(StopSlip::Omitted),
        (false, Some(true)) => Some(StopSlip::Needless),
        _ => None,
    };
    reasons.extend(slip.map(|_| bid_stands(bid)));
    let tempo = optional(asked.tempo.as_ref(), |tempo| named(tempo, Tempo::from_id))?;
    if tempo.is_some() && !jump {
        return Err(Refusal::impossible("nobody has to wait after this bid"));
    }
    let barred = tempo.map(|tempo| {
        let (barred, more) = tempo.source().barred(by.lho());
        reasons.extend(more);
        letters(barred)
    });
    Ok(Answer::default()
        .with("jump", jump)
        .with("skipped", skipped)
        .given("pauses", waits.map(Seat::letter))
        .given("slip", slip.map(StopSlip::id))
        .given("unauthorised_for", barred)
        .because(&reasons))
}
