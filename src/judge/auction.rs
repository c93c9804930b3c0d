//! `legal_calls`, `check_call`, `contract`.

use serde::{Deserialize, Serialize};

use crate::engine::notation::{self, parse_auction, parse_call, parse_seat};
use crate::engine::{Auction, Contract, Outcome, Seat};

use super::refusal::Refusal;
use super::rule::{Rule, rules};
use super::wire::Words;

/// The calls so far, starting with the dealer.
#[derive(Deserialize)]
pub(super) struct AuctionAsked {
    auction: Words,
    dealer: Option<String>,
}

/// Parses a legal auction; the default dealer is North.
pub(super) fn read(calls: &Words, dealer: Option<&String>) -> Result<Auction, Refusal> {
    let dealer = dealer.map_or(Ok(Seat::North), |dealer| parse_seat(dealer))?;
    // Not `Words::text`: a single dash means a pass here.
    Ok(parse_auction(dealer, &calls.0)?)
}

#[derive(Serialize)]
pub(super) struct LegalCalls {
    legal: Vec<String>,
    ended: bool,
}

pub(super) fn legal_calls(asked: &AuctionAsked) -> Result<LegalCalls, Refusal> {
    let auction = read(&asked.auction, asked.dealer.as_ref())?;
    Ok(LegalCalls {
        legal: auction.legal_calls().map(notation::call).collect(),
        ended: auction.has_ended(),
    })
}

#[derive(Deserialize)]
pub(super) struct CallAsked {
    auction: Words,
    dealer: Option<String>,
    call: String,
}

#[derive(Serialize)]
pub(super) struct CheckedCall {
    legal: bool,
    reasons: Vec<Rule>,
}

pub(super) fn check_call(asked: &CallAsked) -> Result<CheckedCall, Refusal> {
    let auction = read(&asked.auction, asked.dealer.as_ref())?;
    let call = parse_call(&asked.call)?;
    Ok(CheckedCall {
        legal: auction.check(call).is_ok(),
        reasons: rules([&auction.reason(call)]),
    })
}

#[derive(Serialize)]
pub(super) struct Concluded {
    ended: bool,
    passed_out: bool,
    contract: Option<String>,
    declarer: Option<char>,
    dummy: Option<char>,
    leader: Option<char>,
}

pub(super) fn contract(asked: &AuctionAsked) -> Result<Concluded, Refusal> {
    let auction = read(&asked.auction, asked.dealer.as_ref());
    let auction = auction.map_err(Refusal::of_asked_auction)?;
    let outcome = auction.outcome();
    let contract = match outcome {
        Outcome::Contract(contract) => Some(contract),
        Outcome::PassedOut | Outcome::InProgress { .. } => None,
    };
    let written = |it: Contract| format!("{}{}", notation::bid(it.bid), it.doubling.suffix());
    Ok(Concluded {
        ended: auction.has_ended(),
        passed_out: outcome == Outcome::PassedOut,
        contract: contract.map(written),
        declarer: contract.map(|contract| contract.declarer.letter()),
        dummy: contract.map(|contract| contract.dummy().letter()),
        leader: contract.map(|contract| contract.opening_leader().letter()),
    })
}
