//! `score`, `board`.

use serde::{Deserialize, Serialize};

use crate::engine::notation::{self, parse_call, parse_contract, parse_vulnerability};
use crate::engine::score::{Account, DealResult};
use crate::engine::{Board, Call, Side, vulnerability_of};

use super::refusal::Refusal;
use super::rubber::read_tricks;
use super::wire::{SeatOut, Text};

#[derive(Deserialize)]
pub(super) struct ResultAsked<'a> {
    #[serde(borrow)]
    contract: Text<'a>,
    // The rest is needed unless the deal was passed out.
    #[serde(borrow, default)]
    declarer: Option<Text<'a>>,
    #[serde(borrow, default)]
    vul: Option<Text<'a>>,
    #[serde(default)]
    tricks: Option<i64>,
}

#[derive(Serialize)]
pub(super) struct Scored {
    score: i32,
    ns: i32,
    lines: Vec<ScoredLine>,
}

#[derive(Serialize)]
struct ScoredLine {
    item: &'static str,
    points: i32,
    law: &'static str,
}

pub(super) fn score(asked: &ResultAsked<'_>) -> Result<Scored, Refusal> {
    if parse_call(&asked.contract.0) == Ok(Call::Pass) {
        return Ok(scored(&Account::passed_out(), Side::NorthSouth));
    }
    let (bid, doubling) = parse_contract(&asked.contract.0)?;
    let needed = |field: &str| Refusal::request(format!("missing field `{field}`"));
    let side = Side::of(
        asked
            .declarer
            .as_ref()
            .ok_or_else(|| needed("declarer"))?
            .seat()?,
    );
    let vul = parse_vulnerability(&asked.vul.as_ref().ok_or_else(|| needed("vul"))?.0)?;
    let tricks = read_tricks(asked.tricks.ok_or_else(|| needed("tricks"))?)?;
    let result = DealResult {
        bid,
        doubling,
        vulnerability: vulnerability_of(vul, side),
        tricks,
    };
    Ok(scored(&result.account(), side))
}

fn scored(account: &Account, side: Side) -> Scored {
    let score = account.total();
    let ns = match side {
        Side::NorthSouth => score,
        Side::EastWest => -score,
    };
    let lines = account.lines().iter().map(|line| ScoredLine {
        item: line.item.id(),
        points: line.points,
        law: line.law().section(),
    });
    Scored {
        score,
        ns,
        lines: lines.collect(),
    }
}

#[derive(Deserialize)]
pub(super) struct BoardAsked {
    number: i64,
}

#[derive(Serialize)]
pub(super) struct BoardFound {
    dealer: SeatOut,
    vul: &'static str,
}

pub(super) fn board(asked: &BoardAsked) -> Result<BoardFound, Refusal> {
    let BoardAsked { number } = *asked;
    let board = u32::try_from(number)
        .ok()
        .and_then(Board::new)
        .ok_or_else(|| Refusal::impossible(format!("there is no board {number}")))?;
    let dealer = SeatOut(board.dealer());
    Ok(BoardFound {
        dealer,
        vul: notation::vulnerability(board.vulnerability()),
    })
}
