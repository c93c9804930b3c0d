//! `arbitro score`: scores a typed result, line by line. The result is written out again, to show
//! how it was parsed.

use crate::engine::notation::parse_vulnerability;
use crate::engine::score::{Account, SlipEntry};
use crate::engine::{AbsoluteVulnerability, Side, vulnerability_of};
use crate::i18n::Speaker;

use super::{Failure, Status, Terminal, explain};

pub use crate::i18n::typed_result::{Typed, Unread, read};

pub fn run(
    terminal: &mut Terminal<'_>,
    speaker: &Speaker<'_>,
    text: &str,
    vul: &str,
) -> Result<Status, Failure> {
    let board = parse_vulnerability(vul).map_err(|_| {
        let unknown = speaker.with("cli-vulnerability-unknown", [("text", vul.into())]);
        Failure::misused(unknown)
    })?;
    let result = read(speaker, text).map_err(|why| {
        let unclear = speaker.with("cli-score-not-understood", [("text", text.into())]);
        Failure::misused(format!("{}\n{unclear}", why.said(speaker)))
    })?;
    let lines = lines(speaker, result, board)
        .ok_or_else(|| Failure::misused(speaker.text("cli-score-needs-declarer")))?;
    terminal.say_all(&lines)?;
    Ok(Status::Done)
}

/// The result and its account; `None` if the score depends on a declarer who is not given.
pub fn lines(
    speaker: &Speaker<'_>,
    typed: Typed,
    board: AbsoluteVulnerability,
) -> Option<Vec<String>> {
    let notation = &speaker.notation;
    let Typed { entry, declarer } = typed;
    let SlipEntry::Played(line) = entry else {
        let passed = vec![speaker.text("option-passed-out")];
        return Some([passed, explain::account(speaker, &Account::passed_out())].concat());
    };
    let vulnerability = match declarer {
        Some(seat) => vulnerability_of(board, Side::of(seat)),
        None => {
            let [ns, ew] = Side::ALL.map(|side| vulnerability_of(board, side));
            Some(ns).filter(|_| ns == ew)?
        }
    };
    let contract = notation.contract(line.bid, line.doubling);
    let contract = match declarer {
        None => contract,
        Some(seat) => {
            let facts = [("contract", contract), ("seat", notation.seat(seat))];
            speaker.with("result-contract", facts.map(|(name, it)| (name, it.into())))
        }
    };
    let facts = [
        ("contract", contract.into()),
        ("tricks", line.tricks.get().into()),
        ("vulnerability", notation.board_vulnerability(board).into()),
    ];
    let heading = vec![speaker.with("cli-score-line-made", facts)];
    let account = line.at(vulnerability).account();
    Some([heading, explain::account(speaker, &account)].concat())
}
