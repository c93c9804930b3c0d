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
    let words = game.calls.iter().skip_while(|word| word.text == "-");
    for word in words {
        let mut rest = word.text;
        while let Some((item, behind)) = next_item(rest) {
            rest = behind;
            match item {
                Item::Remark => {}
                Item::End => return Ok(begun(auction)),
                Item::AllPass => all_pass(&mut auction).map_err(|why| (word.line, why))?,
                Item::Call(text) => {
                    call(&mut auction, text).map_err(|why| (word.line, why))?;
                }
                Item::Irregular => {
                    let number = auction.calls().len() + 1;
                    return Err((word.line, SkipReason::IrregularCall { number }));
                }
            }
        }
    }
    Ok(begun(auction))
}

fn begun(auction: Auction) -> Option<Auction> {
    (!auction.calls().is_empty()).then_some(auction)
}

fn call(auction: &mut Auction, text: &str) -> Result<(), SkipReason> {
    let number = auction.calls().len() + 1;
    // Elsewhere a hyphen is a pass; here it is a place in a table.
    let read = parse_call(text).ok().filter(|_| text != "-");
    let call = read.ok_or_else(|| SkipReason::Call {
        number,
        text: clipped(text),
    })?;
    push(auction, call)
}

fn push(auction: &mut Auction, call: Call) -> Result<(), SkipReason> {
    let number = auction.calls().len() + 1;
    auction.push(call).map_err(|why| SkipReason::IllegalCall {
        number,
        call,
        reason: why.reason(),
    })
}

/// Passes until the auction ends. Some files write the passes as well as `AP`.
fn all_pass(auction: &mut Auction) -> Result<(), SkipReason> {
    while !auction.has_ended() {
        push(auction, Call::Pass)?;
    }
    Ok(())
}

/// A part of a word: a remark may follow a call with or without a blank.
enum Item<'a> {
    Call(&'a str),
    AllPass,
    /// `!`, `=1=`, `$15`.
    Remark,
    /// `^I` an insufficient bid, `^S` a player who lost the turn.
    Irregular,
    /// `*` nothing more is known, `+` continued later.
    End,
}

fn next_item(word: &str) -> Option<(Item<'_>, &str)> {
    // Strip an end-of-file mark of old systems, or a no-break space.
    let word = word.trim_start_matches(|c: char| c.is_control() || c.is_whitespace());
    let first = word.chars().next()?;
    let behind = &word[first.len_utf8()..];
    Some(match first {
        '!' | '?' => (Item::Remark, behind),
        '*' | '+' => (Item::End, behind),
        '^' => (Item::Irregular, behind),
        '$' => (
            Item::Remark,
            behind.trim_start_matches(|c: char| c.is_ascii_digit()),
        ),
        '=' => (
            Item::Remark,
            behind.split_once('=').map_or("", |(_, behind)| behind),
        ),
        _ => {
            let ends =
                |c: char| matches!(c, '!' | '?' | '*' | '+' | '^' | '$' | '=') || c.is_control();
            let (text, behind) = word.split_at(word.find(ends).unwrap_or(word.len()));
            let all = text.eq_ignore_ascii_case("AP") || text.eq_ignore_ascii_case("AllPass");
            let item = if all { Item::AllPass } else { Item::Call(text) };
            (item, behind)
        }
    })
}
