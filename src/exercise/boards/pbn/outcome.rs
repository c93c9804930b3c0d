//! Contract, declarer and result of a board.

use super::games::{Game, Placed, Tag};
use super::{SkipReason, clipped};
use crate::boards::Outcome;
use engine::auction::Outcome as Reached;
use engine::notation::{parse_call, parse_contract, parse_seat, parse_side};
use engine::score::Tricks;
use engine::{Auction, Bid, Call, Contract, Doubling, Seat, Side};

use super::auction::Refused;

/// The contract according to the tags.
pub(super) enum Written {
    PassedOut,
    Bid(Bid, Doubling),
}

/// How a board ended; `None` if the file does not say.
pub(super) fn read(game: &Game<'_>, auction: Option<&Auction>) -> Result<Option<Outcome>, Refused> {
    let written = game.value(Tag::Contract).map(contract).transpose()?;
    let declarer = game.value(Tag::Declarer).map(declarer).transpose()?;
    let reached = auction.map(Auction::outcome);
    let contract = match (written, reached) {
        (None | Some(Written::PassedOut), Some(Reached::PassedOut))
        | (Some(Written::PassedOut), None | Some(Reached::InProgress { .. })) => {
            return Ok(Some(Outcome::PassedOut));
        }
        (None, Some(Reached::Contract(contract))) => contract,
        (Some(Written::Bid(bid, doubling)), Some(Reached::Contract(contract))) => {
            let same = (contract.bid, contract.doubling) == (bid, doubling);
            if !same {
                return Err(other_contract(game, Some(contract)));
            }
            contract
        }
        (Some(Written::Bid(..)), Some(Reached::PassedOut)) => {
            return Err(other_contract(game, None));
        }
        (Some(Written::PassedOut), Some(Reached::Contract(contract))) => {
            return Err(other_contract(game, Some(contract)));
        }
        (Some(Written::Bid(bid, doubling)), None | Some(Reached::InProgress { .. })) => {
            let Some(declarer) = declarer else {
                return Ok(None);
            };
            Contract {
                bid,
                doubling,
                declarer,
            }
        }
        (None, None | Some(Reached::InProgress { .. })) => return Ok(None),
    };
    if declarer.is_some_and(|declarer| declarer != contract.declarer) {
        return Err(other_contract(game, Some(contract)));
    }
    let tricks = tricks(game, contract.declarer)?;
    Ok(tricks.map(|tricks| Outcome::Played { contract, tricks }))
}

fn other_contract(game: &Game<'_>, bid: Option<Contract>) -> Refused {
    let places = [Tag::Contract, Tag::Declarer].map(|tag| game.value(tag));
    let line = places.into_iter().flatten().next();
    (
        line.map_or(game.line, |placed| placed.line),
        SkipReason::OtherContract { bid },
    )
}

/// Parses `4S`, `3NTXX`, `Pass`; some files write a double as a star.
pub(super) fn contract(written: Placed<'_>) -> Result<Written, Refused> {
    let bad = || {
        let text = clipped(written.text);
        (written.line, SkipReason::Contract(text))
    };
    // No contract is longer, including blanks.
    if written.text.len() > 20 {
        return Err(bad());
    }
    let text = written.text.replace('*', "X").replace(' ', "");
    let all_passed = ["AP", "AllPass", "Passed", "PassedOut"];
    let all_passed = all_passed
        .iter()
        .any(|word| text.eq_ignore_ascii_case(word));
    if all_passed || parse_call(&text) == Ok(Call::Pass) {
        return Ok(Written::PassedOut);
    }
    parse_contract(&text)
        .map(|(bid, doubling)| Written::Bid(bid, doubling))
        .map_err(|_| bad())
}

fn declarer(written: Placed<'_>) -> Result<Seat, Refused> {
    if written.text.starts_with('^') {
        return Err((written.line, SkipReason::DeclarerSwapped));
    }
    parse_seat(written.text).map_err(|_| {
        let text = clipped(written.text);
        (written.line, SkipReason::Declarer(text))
    })
}

/// Declarer's tricks: `9`, `NS 9`, `EW 4 NS 9`. A caret means that the table agreed on a wrong
/// number, which still counted.
fn tricks(game: &Game<'_>, declarer: Seat) -> Result<Option<Tricks>, Refused> {
    let Some(written) = game.value(Tag::Result).filter(|_| !game.play_goes_on) else {
        return Ok(None);
    };
    let text = written.text.trim_start_matches('^');
    let mut words = text.split_whitespace();
    let four = [words.next(), words.next(), words.next(), words.next()];
    let read = match four {
        [Some(number), None, ..] => number_of(number),
        [Some(side), Some(number), None, _] => won(side, number, declarer),
        [Some(side), Some(number), Some(other), Some(rest)] if words.next().is_none() => {
            let both = [won(side, number, declarer), won(other, rest, declarer)];
            both[0].filter(|_| both[0] == both[1] && side != other)
        }
        _ => None,
    };
    let bad = || {
        let text = clipped(written.text);
        (written.line, SkipReason::Result(text))
    };
    read.map(Some).ok_or_else(bad)
}

pub(super) fn number_of(text: &str) -> Option<Tricks> {
    Tricks::new(text.parse().ok()?)
}

/// Declarer's tricks, given the number that one side won.
fn won(side: &str, number: &str, declarer: Seat) -> Option<Tricks> {
    let (side, tricks) = (parse_side(side).ok()?, number_of(number)?);
    if side == Side::of(declarer) {
        Some(tricks)
    } else {
        Tricks::new(13 - tricks.get())
    }
}
