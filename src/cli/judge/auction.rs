//! `legal_calls`, `check_call`, `contract`.

use serde::{Deserialize, Serialize};

use crate::engine::notation::{parse_auction, parse_call};
use crate::engine::{Auction, Outcome, Seat};

use super::refusal::Refusal;
use super::wire::{CallOut, ContractOut, Reasons, SeatOut, Text, Words};

/// Calls so far, from the dealer on; North deals where nobody says otherwise.
#[derive(Deserialize)]
pub(super) struct AuctionAsked<'a> {
    #[serde(borrow)]
    auction: Words<'a>,
    #[serde(borrow, default)]
    dealer: Option<Text<'a>>,
}

/// The auction, if it is legal.
pub(super) fn read(calls: &Words<'_>, dealer: Option<&Text<'_>>) -> Result<Auction, Refusal> {
    let dealer = dealer.map_or(Ok(Seat::North), Text::seat)?;
    // Not `Words::text`: here a lonely dash is a pass.
    Ok(parse_auction(dealer, &calls.0)?)
}

#[derive(Serialize)]
pub(super) struct LegalCalls {
    legal: Vec<CallOut>,
    ended: bool,
}

pub(super) fn legal_calls(asked: &AuctionAsked<'_>) -> Result<LegalCalls, Refusal> {
    let auction = read(&asked.auction, asked.dealer.as_ref())?;
    let legal = auction.legal_calls().map(CallOut).collect();
    Ok(LegalCalls {
        legal,
        ended: auction.has_ended(),
    })
}

#[derive(Deserialize)]
pub(super) struct CallAsked<'a> {
    #[serde(borrow)]
    auction: Words<'a>,
    #[serde(borrow, default)]
    dealer: Option<Text<'a>>,
    #[serde(borrow)]
    call: Text<'a>,
}

#[derive(Serialize)]
pub(super) struct CheckedCall {
    legal: bool,
    reasons: Reasons,
}

pub(super) fn check_call(asked: &CallAsked<'_>) -> Result<CheckedCall, Refusal> {
    let auction = read(&asked.auction, asked.dealer.as_ref())?;
    let call = parse_call(&asked.call.0)?;
    let legal = auction.check(call).is_ok();
    Ok(CheckedCall {
        legal,
        reasons: Reasons::of([&auction.reason(call)]),
    })
}

#[derive(Serialize)]
pub(super) struct Concluded {
    ended: bool,
    passed_out: bool,
    contract: Option<ContractOut>,
    declarer: Option<SeatOut>,
    dummy: Option<SeatOut>,
    leader: Option<SeatOut>,
}

pub(super) fn contract(asked: &AuctionAsked<'_>) -> Result<Concluded, Refusal> {
    let auction = read(&asked.auction, asked.dealer.as_ref());
    let auction = auction.map_err(Refusal::of_asked_auction)?;
    let outcome = auction.outcome();
    let contract = match outcome {
        Outcome::Contract(contract) => Some(contract),
        Outcome::PassedOut | Outcome::InProgress { .. } => None,
    };
    Ok(Concluded {
        ended: auction.has_ended(),
        passed_out: outcome == Outcome::PassedOut,
        contract: contract.map(ContractOut),
        declarer: contract.map(|contract| SeatOut(contract.declarer)),
        dummy: contract.map(|contract| SeatOut(contract.dummy())),
        leader: contract.map(|contract| SeatOut(contract.opening_leader())),
    })
}
