//! `legal_calls`, `check_call`, `contract`.

use serde::Deserialize;

use crate::engine::notation::{self, parse_auction, parse_call, parse_seat};
use crate::engine::{Auction, Contract, Outcome, Seat};

use super::answer::Answer;
use super::refusal::Refusal;
use super::wire::Tokens;

/// The calls so far, starting with the dealer.
#[derive(Deserialize)]
pub(super) struct AuctionAsked {
    auction: Tokens,
    dealer: Option<String>,
}

/// Parses a legal auction; the default dealer is North.
pub(super) fn read(calls: &Tokens, dealer: Option<&String>) -> Result<Auction, Refusal> {
    let dealer = dealer.map_or(Ok(Seat::North), |dealer| parse_seat(dealer))?;
    // Not `Tokens::text`: a single dash means a pass here.
    Ok(parse_auction(dealer, &calls.0)?)
}

pub(super) fn legal_calls(asked: &AuctionAsked) -> Result<Answer, Refusal> {
    let auction = read(&asked.auction, asked.dealer.as_ref())?;
    let legal: Vec<String> = auction.legal_calls().map(notation::call).collect();
    let answer = Answer::default().with("legal", legal);
    Ok(answer.with("ended", auction.has_ended()))
}

#[derive(Deserialize)]
pub(super) struct CallAsked {
    auction: Tokens,
    dealer: Option<String>,
    call: String,
}

pub(super) fn check_call(asked: &CallAsked) -> Result<Answer, Refusal> {
    let auction = read(&asked.auction, asked.dealer.as_ref())?;
    let call = parse_call(&asked.call)?;
    let answer = Answer::default().with("legal", auction.check(call).is_ok());
    Ok(answer.because([&auction.reason(call)]))
}

pub(super) fn contract(asked: &AuctionAsked) -> Result<Answer, Refusal> {
    let auction = read(&asked.auction, asked.dealer.as_ref());
    let auction = auction.map_err(Refusal::of_asked_auction)?;
    let outcome = auction.outcome();
    let contract = match outcome {
        Outcome::Contract(contract) => Some(contract),
        Outcome::PassedOut | Outcome::InProgress { .. } => None,
    };
    let written = |it: Contract| format!("{}{}", notation::bid(it.bid), it.doubling.suffix());
    Ok(Answer::default()
        .with("ended", auction.has_ended())
        .with("passed_out", outcome == Outcome::PassedOut)
        .with("contract", contract.map(written))
        .with("declarer", contract.map(|it| it.declarer.letter()))
        .with("dummy", contract.map(|it| it.dummy().letter()))
        .with("leader", contract.map(|it| it.opening_leader().letter())))
}
