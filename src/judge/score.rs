//! `score`, `board`, `matchpoints`, `imps`.

use serde::Deserialize;
use serde_json::Value;

use crate::engine::notation::{self, parse_call, parse_contract, parse_seat, parse_vulnerability};
use crate::engine::score::matchpoints::{self, Matchpoints, Scale};
use crate::engine::score::{Account, DealResult, ScoreLine, imps};
use crate::engine::{Board, Call, Side, vulnerability_of};

use super::answer::Answer;
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

pub(super) fn score(asked: &ResultAsked) -> Result<Answer, Refusal> {
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

fn scored(account: &Account, side: Side) -> Answer {
    let score = account.total();
    let north_south = match side {
        Side::NorthSouth => score,
        Side::EastWest => -score,
    };
    let line = |line: &ScoreLine| {
        let written = Answer::default().with("item", line.item.id());
        let written = written.with("points", line.points);
        written.with("law", line.law().section())
    };
    let lines = account.lines().iter().map(line);
    let answer = Answer::default().with("score", score);
    answer.with("ns", north_south).parts("lines", lines)
}

#[derive(Deserialize)]
pub(super) struct BoardAsked {
    number: i64,
}

pub(super) fn board(asked: &BoardAsked) -> Result<Answer, Refusal> {
    let number = asked.number;
    let board = u32::try_from(number).ok().and_then(Board::new);
    let none = || Refusal::impossible(format_args!("there is no board {number}"));
    let board = board.ok_or_else(none)?;
    let answer = Answer::default().with("dealer", board.dealer().letter());
    Ok(answer.with("vul", notation::vulnerability(board.vulnerability())))
}

#[derive(Deserialize)]
pub(super) struct TravellerAsked {
    ns: Vec<i32>,
    per_win: Option<i64>,
}

/// Matchpoints as a JSON number, whole or with a half.
fn number(won: Matchpoints) -> Value {
    match won.whole() {
        Some(whole) => whole.into(),
        // Halves are exact in floating point for any possible number of tables.
        None => (won.halves() as f64 / 2.0).into(),
    }
}

/// The scale by the value of a win, by default 2.
pub(super) fn read_scale(per_win: Option<i64>) -> Result<Scale, Refusal> {
    match per_win {
        None | Some(2) => Ok(Scale::TwoPerWin),
        Some(1) => Ok(Scale::OnePerWin),
        Some(other) => {
            let message = format_args!("{other} matchpoints for a win: 2 or 1");
            Err(Refusal::request(message))
        }
    }
}

pub(super) fn matchpoints(asked: &TravellerAsked) -> Result<Answer, Refusal> {
    let scale = read_scale(asked.per_win)?;
    if asked.ns.is_empty() {
        return Err(Refusal::impossible("there is no score to compare"));
    }
    let board = matchpoints::matchpoints(&asked.ns, scale);
    let [ns, ew]: [Vec<Value>; 2] = [
        board.ns().iter().copied().map(number).collect(),
        board.ew().map(number).collect(),
    ];
    let answer = Answer::default().with("ns", ns).with("ew", ew);
    Ok(answer.with("top", number(board.top())))
}

#[derive(Deserialize)]
pub(super) struct DifferenceAsked {
    difference: i64,
}

pub(super) fn imps(asked: &DifferenceAsked) -> Result<Answer, Refusal> {
    let imps = imps::imps(asked.difference).map_err(Refusal::impossible)?;
    Ok(Answer::default().with("imps", imps))
}
