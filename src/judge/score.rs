//! `score`, `board`, `matchpoints`, `imps`.

use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

use crate::engine::notation::{self, parse_call, parse_contract, parse_seat, parse_vulnerability};
use crate::engine::score::matchpoints::{self, Matchpoints, Scale};
use crate::engine::score::{Account, DealResult, imps};
use crate::engine::{Board, Call, Side, vulnerability_of};

use super::refusal::Refusal;
use super::rubber::read_tricks;

/// A contract and its result; no other field is needed if the deal was passed out.
#[derive(Deserialize)]
pub(super) struct ResultAsked {
    contract: String,
    declarer: Option<String>,
    vul: Option<String>,
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

pub(super) fn score(asked: &ResultAsked) -> Result<Scored, Refusal> {
    if parse_call(&asked.contract) == Ok(Call::Pass) {
        return Ok(scored(&Account::passed_out(), Side::NorthSouth));
    }
    let (bid, doubling) = parse_contract(&asked.contract)?;
    let declarer = asked.declarer.as_ref();
    let declarer = declarer.ok_or_else(|| Refusal::missing("declarer"))?;
    let side = Side::of(parse_seat(declarer)?);
    let vul = asked.vul.as_ref().ok_or_else(|| Refusal::missing("vul"))?;
    let vulnerability = vulnerability_of(parse_vulnerability(vul)?, side);
    let tricks = read_tricks(asked.tricks)?;
    let result = DealResult {
        bid,
        doubling,
        vulnerability,
        tricks,
    };
    Ok(scored(&result.account(), side))
}

fn scored(account: &Account, side: Side) -> Scored {
    let score = account.total();
    let lines = account.lines().iter().map(|line| ScoredLine {
        item: line.item.id(),
        points: line.points,
        law: line.law().section(),
    });
    Scored {
        score,
        ns: match side {
            Side::NorthSouth => score,
            Side::EastWest => -score,
        },
        lines: lines.collect(),
    }
}

#[derive(Deserialize)]
pub(super) struct BoardAsked {
    number: i64,
}

#[derive(Serialize)]
pub(super) struct BoardFound {
    dealer: char,
    vul: &'static str,
}

pub(super) fn board(asked: &BoardAsked) -> Result<BoardFound, Refusal> {
    let number = asked.number;
    let board = u32::try_from(number).ok().and_then(Board::new);
    let none = || Refusal::impossible(format_args!("there is no board {number}"));
    let board = board.ok_or_else(none)?;
    Ok(BoardFound {
        dealer: board.dealer().letter(),
        vul: notation::vulnerability(board.vulnerability()),
    })
}

#[derive(Deserialize)]
pub(super) struct TravellerAsked {
    ns: Vec<i32>,
    per_win: Option<i64>,
}

#[derive(Serialize)]
pub(super) struct Compared {
    ns: Vec<Number>,
    ew: Vec<Number>,
    top: Number,
}

/// Matchpoints as a JSON number, whole or with a half.
struct Number(Matchpoints);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0.whole() {
            Some(whole) => to.serialize_u64(whole),
            // Halves are exact in floating point for any possible number of tables.
            None => to.serialize_f64(self.0.halves() as f64 / 2.0),
        }
    }
}

pub(super) fn matchpoints(asked: &TravellerAsked) -> Result<Compared, Refusal> {
    let scale = match asked.per_win {
        None | Some(2) => Scale::TwoPerWin,
        Some(1) => Scale::OnePerWin,
        Some(other) => {
            let message = format_args!("{other} matchpoints for a win: 2 or 1");
            return Err(Refusal::request(message));
        }
    };
    if asked.ns.is_empty() {
        return Err(Refusal::impossible("there is no score to compare"));
    }
    let board = matchpoints::matchpoints(&asked.ns, scale);
    Ok(Compared {
        ns: board.ns().iter().copied().map(Number).collect(),
        ew: board.ew().map(Number).collect(),
        top: Number(board.top()),
    })
}

#[derive(Deserialize)]
pub(super) struct DifferenceAsked {
    difference: i64,
}

#[derive(Serialize)]
pub(super) struct Imps {
    imps: i32,
}

pub(super) fn imps(asked: &DifferenceAsked) -> Result<Imps, Refusal> {
    let imps = imps::imps(asked.difference).map_err(Refusal::impossible)?;
    Ok(Imps { imps })
}
