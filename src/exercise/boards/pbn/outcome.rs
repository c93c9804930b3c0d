//! Contract, declarer and result of a board.

use super::SkipReason;
use super::games::{Game, Placed, Refused, Tag};
use crate::boards::Outcome;
use engine::auction::Outcome as Reached;
use engine::notation::{parse_call, parse_contract, parse_seat, parse_side};
use engine::score::Tricks;
use engine::{Auction, Bid, Call, Contract, Doubling, Seat, Side};

/// How a board ended; `None` if the file does not say.
pub(super) fn read(game: &Game<'_>, auction: Option<&Auction>) -> Result<Option<Outcome>, Refused> {
    let written = game.value(Tag::Contract).map(contract).transpose()?;
    let declarer = game.value(Tag::Declarer).map(declarer).transpose()?;
    // Where the auction ended: with a contract, or passed out.
    let reached = match auction.map(Auction::outcome) {
        Some(Reached::Contract(contract)) => Some(Some(contract)),
        Some(Reached::PassedOut) => Some(None),
        None | Some(Reached::InProgress { .. }) => None,
    };
    let contract = match (written, reached) {
        (None, None) => return Ok(None),
        (None | Some(None), Some(None)) | (Some(None), None) => {
            return Ok(Some(Outcome::PassedOut));
        }
        (None, Some(Some(contract))) => contract,
        (Some(Some(bid)), Some(Some(contract))) if bid == (contract.bid, contract.doubling) => {
            contract
        }
        (Some(_), Some(bid)) => return Err(other_contract(game, bid)),
        (Some(Some((bid, doubling))), None) => match declarer {
            None => return Ok(None),
            Some(declarer) => Contract {
                bid,
                doubling,
                declarer,
            },
        },
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

/// Parses `4S`, `3NTXX`, `Pass`; some files write a double as a star. `None` if all passed.
pub(super) fn contract(written: Placed<'_>) -> Result<Option<(Bid, Doubling)>, Refused> {
    // No contract is longer, including blanks.
    if written.text.len() > 20 {
        return Err(written.refused(SkipReason::Contract));
    }
    let text = written.text.replace('*', "X").replace(' ', "");
    let all_passed = ["AP", "AllPass", "Passed", "PassedOut"];
    let mut all_passed = all_passed.iter();
    if all_passed.any(|word| text.eq_ignore_ascii_case(word)) || parse_call(&text) == Ok(Call::Pass)
    {
        return Ok(None);
    }
    let bid = parse_contract(&text).map(Some);
    bid.map_err(|_| written.refused(SkipReason::Contract))
}

fn declarer(written: Placed<'_>) -> Result<Seat, Refused> {
    if written.text.starts_with('^') {
        return Err((written.line, SkipReason::DeclarerSwapped));
    }
    parse_seat(written.text).map_err(|_| written.refused(SkipReason::Declarer))
}

/// Declarer's tricks: `9`, `NS 9`, `EW 4 NS 9`. A caret means that the table agreed on a wrong
/// number, which still counted.
fn tricks(game: &Game<'_>, declarer: Seat) -> Result<Option<Tricks>, Refused> {
    let Some(written) = game.value(Tag::Result).filter(|_| !game.play_goes_on) else {
        return Ok(None);
    };
    let text = written.text.trim_start_matches('^');
    // A fifth word is one too many.
    let words: Vec<&str> = text.split_whitespace().take(5).collect();
    let read = match words[..] {
        [number] => number_of(number),
        [side, number] => won(side, number, declarer),
        [side, number, other, rest] => {
            let both = [won(side, number, declarer), won(other, rest, declarer)];
            both[0].filter(|_| both[0] == both[1] && side != other)
        }
        _ => None,
    };
    read.map(Some)
        .ok_or_else(|| written.refused(SkipReason::Result))
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
