//! One board: the deal must be good; what else cannot be is left out and named.

use super::games::{Game, Placed, Tag};
use super::{PbnReading, SkipReason, auction, clipped, outcome, score_table};
use crate::boards::PlayedBoard;
use engine::notation::{NotationError, parse_deal, parse_seat, parse_vulnerability};
use engine::{AbsoluteVulnerability, Board, BySeat, Hand, Seat};

/// Adds a board to what was read, and to what was skipped what it lacks.
pub(super) fn read(game: &Game<'_>, reading: &mut PbnReading) {
    let number = game.value(Tag::Board).map(|value| value.text);
    let mut skip = |(line, why): auction::Refused| reading.skip(line, number, why);
    let hands = match hands(game) {
        Ok(hands) => hands,
        Err(refused) => return skip(refused),
    };
    let number = number
        .and_then(|text| text.parse().ok())
        .and_then(Board::new);
    let dealer = dealer(game, number).unwrap_or_else(|(refused, instead)| {
        skip(refused);
        instead
    });
    let vulnerability = vulnerability(game, number).unwrap_or_else(|(refused, instead)| {
        skip(refused);
        instead
    });
    let auction = auction::read(game, dealer).unwrap_or_else(|refused| {
        skip(refused);
        None
    });
    let outcome = outcome::read(game, auction.as_ref()).unwrap_or_else(|refused| {
        skip(refused);
        None
    });
    reading.boards.push(PlayedBoard {
        number: number.map(Board::number),
        dealer,
        vulnerability,
        hands,
        auction,
        outcome,
        tables: score_table::read(game),
    });
}

/// Four hands of thirteen cards.
fn hands(game: &Game<'_>) -> Result<BySeat<Hand>, auction::Refused> {
    let deal = game.value(Tag::Deal);
    let Placed { text, line } = deal.ok_or((game.line, SkipReason::NoDeal))?;
    if text.split([' ', ':']).any(|hand| hand == "-") {
        return Err((line, SkipReason::HandsUnknown));
    }
    let hands = parse_deal(text).map_err(|error| (line, unread(text, error)))?;
    match hands.iter().find(|(_, hand)| hand.len() != 13) {
        Some((seat, hand)) => {
            let count = hand.len();
            Err((line, SkipReason::CardCount { seat, count }))
        }
        None => Ok(hands),
    }
}

fn unread(text: &str, error: NotationError) -> SkipReason {
    match error {
        NotationError::Card(card) => SkipReason::CardUnknown(clipped(&card)),
        NotationError::CardTwice(card) => SkipReason::CardTwice(card),
        _ => SkipReason::Deal(clipped(text)),
    }
}

/// Who dealt: as it says; else who called first, or what the board's number
/// says, or the first hand of the deal, which is the dealer's as PBN is written.
fn dealer(game: &Game<'_>, number: Option<Board>) -> Result<Seat, (auction::Refused, Seat)> {
    let written = game.value(Tag::Dealer);
    if let Some(seat) = written.and_then(|value| parse_seat(value.text).ok()) {
        return Ok(seat);
    }
    let first_hand = || {
        let (first, _) = game.value(Tag::Deal)?.text.split_once(':')?;
        parse_seat(first).ok()
    };
    let instead = auction::first_caller(game)
        .or(number.map(Board::dealer))
        .or_else(first_hand)
        .unwrap_or(Seat::North);
    match written {
        None => Ok(instead),
        Some(Placed { text, line }) => Err(((line, SkipReason::Dealer(clipped(text))), instead)),
    }
}

/// Who was vulnerable: as it says; else what the board's number says, or nobody.
fn vulnerability(
    game: &Game<'_>,
    number: Option<Board>,
) -> Result<AbsoluteVulnerability, (auction::Refused, AbsoluteVulnerability)> {
    let instead = number.map_or(AbsoluteVulnerability::NONE, Board::vulnerability);
    let Some(Placed { text, line }) = game.vulnerable() else {
        return Ok(instead);
    };
    let love = text.eq_ignore_ascii_case("Love");
    match parse_vulnerability(text) {
        Ok(written) => Ok(written),
        Err(_) if love => Ok(AbsoluteVulnerability::NONE),
        Err(_) => {
            let why = SkipReason::Vulnerability(clipped(text));
            Err(((line, why), instead))
        }
    }
}
