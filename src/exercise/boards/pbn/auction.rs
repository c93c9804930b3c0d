//! Parses the calls of a board; the engine judges each.

use super::games::{Game, Refused, Tag};
use super::{SkipReason, clipped};
use engine::notation::{parse_call, parse_seat};
use engine::{Auction, Call, Seat};

/// The first caller according to the auction: leading hyphens stand for players whose turn has not
/// come.
pub(super) fn first_caller(game: &Game<'_>) -> Option<Seat> {
    let start = game.value(Tag::Auction)?;
    let column = parse_seat(start.text).ok()?;
    Some(after_hyphens(game, column))
}

fn after_hyphens(game: &Game<'_>, column: Seat) -> Seat {
    let hyphens = game.calls.iter().take_while(|word| word.text == "-");
    (0..hyphens.count() % 4).fold(column, |seat, _| seat.lho())
}

/// The auction of a board; `None` if there is none.
pub(super) fn read(game: &Game<'_>, dealer: Seat) -> Result<Option<Auction>, Refused> {
    if let Some(start) = game.value(Tag::Auction) {
        let column = parse_seat(start.text);
        let column = column.map_err(|_| start.refused(SkipReason::AuctionSeat))?;
        let first = after_hyphens(game, column);
        if first != dealer && !game.calls.is_empty() {
            return Err((start.line, SkipReason::OtherDealer { dealer, first }));
        }
    }
    let mut auction = Auction::new(dealer);
    for word in game.calls.iter().skip_while(|word| word.text == "-") {
        if !make_calls(&mut auction, word.text).map_err(|why| (word.line, why))? {
            break;
        }
    }
    Ok(Some(auction).filter(|auction| !auction.calls().is_empty()))
}

/// Makes the calls of a word; a remark may follow a call with or without a blank. `false` if no
/// more calls are known.
fn make_calls(auction: &mut Auction, word: &str) -> Result<bool, SkipReason> {
    // An end-of-file mark of old systems, or a no-break space.
    let blank = |c: char| c.is_control() || c.is_whitespace();
    let mut rest = word.trim_start_matches(blank);
    while let Some(first) = rest.chars().next() {
        let number = auction.calls().len() + 1;
        let behind = &rest[first.len_utf8()..];
        let behind = match first {
            // A remark: `!`, `=1=`, `$15`.
            '!' | '?' => behind,
            '$' => behind.trim_start_matches(|c: char| c.is_ascii_digit()),
            '=' => behind.split_once('=').map_or("", |(_, behind)| behind),
            // `*` nothing more is known, `+` continued later.
            '*' | '+' => return Ok(false),
            // `^I` an insufficient bid, `^S` a player who lost the turn.
            '^' => return Err(SkipReason::IrregularCall { number }),
            _ => {
                let ends = |c: char| "!?*+^$=".contains(c) || c.is_control();
                let (text, behind) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
                make_call(auction, text)?;
                behind
            }
        };
        rest = behind.trim_start_matches(blank);
    }
    Ok(true)
}

/// Makes a call, or passes until the auction ends; some files write these passes as well as `AP`.
fn make_call(auction: &mut Auction, text: &str) -> Result<(), SkipReason> {
    if text.eq_ignore_ascii_case("AP") || text.eq_ignore_ascii_case("AllPass") {
        while !auction.has_ended() {
            push(auction, Call::Pass)?;
        }
        return Ok(());
    }
    // Elsewhere a hyphen is a pass; here it is a place in a table.
    match parse_call(text).ok().filter(|_| text != "-") {
        Some(call) => push(auction, call),
        None => Err(SkipReason::Call {
            number: auction.calls().len() + 1,
            text: clipped(text),
        }),
    }
}

fn push(auction: &mut Auction, call: Call) -> Result<(), SkipReason> {
    let number = auction.calls().len() + 1;
    auction.push(call).map_err(|why| SkipReason::IllegalCall {
        number,
        call,
        reason: why.reason(),
    })
}
