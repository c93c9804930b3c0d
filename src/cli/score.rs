//! `arbitro score`: a result as one writes it, and its account.
//!
//! `4SX by W, 9 tricks`, `4SX-1`, `3NT+2`, `4S=`; with `--lang it` also `3SA+2`
//! or
//! `4PX giocato da Ovest, 9 prese`. Where a letter means one suit in the language
//! and another in neutral notation (`C`), the language wins: the result is
//! written out again, so that one sees how it was read.

use crate::engine::notation as neutral;
use crate::engine::score::{Account, DealResult, Tricks};
use crate::engine::{AbsoluteVulnerability, Bid, Call, Doubling, Seat, Side, vulnerability_of};
use crate::i18n::Speaker;

use super::account;

/// A result as it was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Typed {
    /// Nobody played.
    PassedOut,
    /// A contract was played.
    Played {
        /// Level and strain.
        bid: Bid,
        /// Doubling.
        doubling: Doubling,
        /// Who played it, if that was said.
        declarer: Option<Seat>,
        /// Tricks won.
        tricks: Tricks,
    },
}

/// Why there is no score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoScore {
    /// One side is vulnerable, and nobody said which side declared.
    #[error("the score depends on who declares")]
    DeclarerNeeded,
}

/// How a result ends: with so many tricks, or so many more or fewer than needed.
enum Ending {
    Tricks(i32),
    Margin(i32),
}

/// Reads a result; `None` if it is not one.
#[must_use]
pub fn read(speaker: &Speaker<'_>, text: &str) -> Option<Typed> {
    let text = text.trim().replace(['−', '–'], "-");
    if read_call(speaker, &text) == Some(Call::Pass) {
        return Some(Typed::PassedOut);
    }
    let spaced = text
        .replace('=', " = ")
        .replace('+', " +")
        .replace('-', " -");
    let mut words = spaced
        .split([' ', '\u{a0}', '\u{202f}', ','])
        .filter(|word| !word.is_empty());
    let first = words.next()?;
    let (bid, mut doubling) = read_contract(speaker, first)
        .or_else(|| read_contract(speaker, &format!("{first}{}", words.next()?)))?;
    let mut declarer = None;
    let mut ending = None;
    let fillers = fillers(speaker);
    let mut words = words.peekable();
    while let Some(word) = words.next() {
        // A sign may stand apart from its number.
        let word = match word {
            "+" | "-" => format!("{word}{}", words.next()?),
            _ => word.to_owned(),
        };
        if let Some(found) = read_ending(&word) {
            if ending.replace(found).is_some() {
                return None;
            }
        } else if let Some(found) = read_doubling(speaker, &word).filter(|_| ending.is_none()) {
            if std::mem::replace(&mut doubling, found) != Doubling::Undoubled {
                return None;
            }
        } else if let Some(seat) = read_seat(speaker, &word) {
            if declarer.replace(seat).is_some() {
                return None;
            }
        } else if !fillers.contains(&word.to_lowercase()) {
            return None;
        }
    }
    let tricks = match ending? {
        Ending::Tricks(tricks) => tricks,
        Ending::Margin(margin) => 6 + i32::from(bid.level.get()) + margin,
    };
    let tricks = Tricks::new(u8::try_from(tricks).ok()?)?;
    Some(Typed::Played {
        bid,
        doubling,
        declarer,
        tricks,
    })
}

fn read_call(speaker: &Speaker<'_>, word: &str) -> Option<Call> {
    speaker
        .notation
        .read_call(word)
        .or_else(|| neutral::parse_call(word).ok())
}

/// A bid with its doubling behind it: `4SX`, `3SAXX`.
fn read_contract(speaker: &Speaker<'_>, word: &str) -> Option<(Bid, Doubling)> {
    let bare = word.trim_end_matches(['x', 'X']);
    let Some(Call::Bid(bid)) = read_call(speaker, bare) else {
        return None;
    };
    let doubling = Doubling::ALL.into_iter().nth(word.len() - bare.len())?;
    Some((bid, doubling))
}

/// `X`, `contro`, or the word for it in a contract: `contrato`.
fn read_doubling(speaker: &Speaker<'_>, word: &str) -> Option<Doubling> {
    match read_call(speaker, word) {
        Some(Call::Double) => Some(Doubling::Doubled),
        Some(Call::Redouble) => Some(Doubling::Redoubled),
        _ => [Doubling::Doubled, Doubling::Redoubled]
            .into_iter()
            .find(|&doubling| {
                speaker.notation.doubling(doubling).to_lowercase() == word.to_lowercase()
            }),
    }
}

fn read_seat(speaker: &Speaker<'_>, word: &str) -> Option<Seat> {
    speaker
        .notation
        .read_seat(word)
        .or_else(|| neutral::parse_seat(word).ok())
}

fn read_ending(word: &str) -> Option<Ending> {
    let number = || {
        word.parse::<i32>()
            .ok()
            .filter(|number| (-13..=13).contains(number))
    };
    match word.chars().next()? {
        '=' => Some(Ending::Margin(0)),
        '+' | '-' => number().map(Ending::Margin),
        _ => number().map(Ending::Tricks),
    }
}

/// The words between: `by`, `tricks`, and those of the language, taken from
/// the sentences in which it says the same.
fn fillers(speaker: &Speaker<'_>) -> Vec<String> {
    let contract = speaker.with(
        "result-contract",
        [("contract", "".into()), ("seat", "".into())],
    );
    let score = |tricks: i32| {
        let blank = [("contract", "".into()), ("vulnerability", "".into())];
        let tricks = [("tricks", tricks.into())];
        [
            speaker.with(
                "cli-score-line-made",
                blank.into_iter().chain(tricks.clone()),
            ),
            speaker.with("result-tricks", tricks),
        ]
    };
    let sentences = [contract].into_iter().chain(score(1)).chain(score(2));
    let mut words: Vec<String> = sentences
        .flat_map(|sentence| {
            let letters = |word: &str| {
                word.trim_matches(|c: char| !c.is_alphabetic())
                    .to_lowercase()
            };
            sentence.split_whitespace().map(letters).collect::<Vec<_>>()
        })
        .filter(|word| !word.is_empty())
        .collect();
    words.extend(["by", "trick", "tricks"].map(str::to_owned));
    words
}

/// The result written out, and its account.
///
/// # Errors
/// [`NoScore`].
pub fn lines(
    speaker: &Speaker<'_>,
    typed: Typed,
    board: AbsoluteVulnerability,
) -> Result<Vec<String>, NoScore> {
    let notation = &speaker.notation;
    let Typed::Played {
        bid,
        doubling,
        declarer,
        tricks,
    } = typed
    else {
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
    let contract = notation.contract(bid, doubling);
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
            ("tricks", tricks.get().into()),
            ("vulnerability", notation.board_vulnerability(board).into()),
        ],
    );
    let account = DealResult {
        bid,
        doubling,
        vulnerability,
        tricks,
    }
    .account();
    Ok([vec![heading], account::of_account(speaker, &account)].concat())
}
