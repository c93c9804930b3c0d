//! `arbitro score`: scores a typed result, line by line.
//!
//! `4SX by W, 9 tricks`, `4SX-1`, `3NT+2`, `4S=`; with `--lang it` also `3SA+2` or `4PX giocato da
//! Ovest, 9 prese`. If a letter means one suit in the language and another in neutral notation
//! (`C`), the language wins. The result is written out again, to show how it was parsed.

use crate::engine::notation::parse_vulnerability;
use crate::engine::score::{Account, SlipEntry};
use crate::engine::{AbsoluteVulnerability, Side, vulnerability_of};
use crate::i18n::Speaker;

use super::{Failure, Status, Terminal, account};

pub use crate::i18n::typed_result::{Typed, Unread, read};

/// Why a result cannot be scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoScore {
    /// Only one side is vulnerable, and the declarer is not given.
    #[error("the score depends on who declares")]
    DeclarerNeeded,
}

/// Writes the score of a typed result.
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
    let lines = lines(speaker, result, board).map_err(|why| match why {
        NoScore::DeclarerNeeded => Failure::misused(speaker.text("cli-score-needs-declarer")),
    })?;
    terminal.say_all(&lines)?;
    Ok(Status::Done)
}

/// The result written out, and its account.
pub fn lines(
    speaker: &Speaker<'_>,
    typed: Typed,
    board: AbsoluteVulnerability,
) -> Result<Vec<String>, NoScore> {
    let notation = &speaker.notation;
    let Typed { entry, declarer } = typed;
    let SlipEntry::Played(line) = entry else {
        let passed = vec![speaker.text("option-passed-out")];
        return Ok([passed, account::of_account(speaker, &Account::passed_out())].concat());
    };
    let vulnerability = match declarer {
        Some(seat) => vulnerability_of(board, Side::of(seat)),
        None => {
            let [ns, ew] = Side::ALL.map(|side| vulnerability_of(board, side));
            if ns != ew {
                return Err(NoScore::DeclarerNeeded);
            }
            ns
        }
    };
    let contract = notation.contract(line.bid, line.doubling);
    let contract = match declarer {
        None => contract,
        Some(seat) => {
            let seat = notation.seat(seat).into();
            speaker.with(
                "result-contract",
                [("contract", contract.into()), ("seat", seat)],
            )
        }
    };
    let heading = speaker.with(
        "cli-score-line-made",
        [
            ("contract", contract.into()),
            ("tricks", line.tricks.get().into()),
            ("vulnerability", notation.board_vulnerability(board).into()),
        ],
    );
    let account = line.at(vulnerability).account();
    Ok([vec![heading], account::of_account(speaker, &account)].concat())
}
