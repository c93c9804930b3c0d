//! Parses one board. The deal must be valid; other errors are reported and their part is skipped.

use super::games::{Game, Placed, Refused, Tag};
use super::{PbnReading, SkipReason, auction, clipped, outcome, play, score_table};
use crate::boards::PlayedBoard;
use engine::notation::{NotationError, parse_deal, parse_seat, parse_vulnerability};
use engine::{AbsoluteVulnerability, Board, BySeat, Hand, Seat};

/// Reads a board, and reports what was skipped.
pub(super) fn read(game: &Game<'_>, reading: &mut PbnReading) {
    let number = game.number();
    let mut skip = |(line, why): Refused| reading.skip(line, number, why);
    let hands = match hands(game) {
        Ok(hands) => hands,
        Err(refused) => return skip(refused),
    };
    let number = number.and_then(|text| Board::new(text.parse().ok()?));
    let (dealer, refused) = dealer(game, number);
    refused.into_iter().for_each(&mut skip);
    let (vulnerability, refused) = vulnerability(game, number);
    refused.into_iter().for_each(&mut skip);
    let auction = auction::read(game, dealer).map_err(&mut skip);
    let auction = auction.unwrap_or_default();
    let outcome = outcome::read(game, auction.as_ref()).map_err(&mut skip);
    let outcome = outcome.unwrap_or_default();
    let play = play::read(game, &hands, outcome).map_err(&mut skip);
    reading.boards.push(PlayedBoard {
        number: number.map(Board::number),
        dealer,
        vulnerability,
        hands,
        auction,
        outcome,
        play: play.unwrap_or_default(),
        tables: score_table::read(game),
    });
}

/// Four hands of thirteen cards.
fn hands(game: &Game<'_>) -> Result<BySeat<Hand>, Refused> {
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

/// The dealer: as written; else the first caller, else the dealer by the board number, else the
/// owner of the first hand of the deal, which PBN writes first.
fn dealer(game: &Game<'_>, number: Option<Board>) -> (Seat, Option<Refused>) {
    let written = game.value(Tag::Dealer);
    if let Some(seat) = written.and_then(|value| parse_seat(value.text).ok()) {
        return (seat, None);
    }
    let first_hand = || {
        let (first, _) = game.value(Tag::Deal)?.text.split_once(':')?;
        parse_seat(first).ok()
    };
    let instead = auction::first_caller(game)
        .or(number.map(Board::dealer))
        .or_else(first_hand)
        .unwrap_or(Seat::North);
    let refused = written.map(|written| written.refused(SkipReason::Dealer));
    (instead, refused)
}

/// The vulnerability: as written; else by the board number; else neither side.
fn vulnerability(
    game: &Game<'_>,
    number: Option<Board>,
) -> (AbsoluteVulnerability, Option<Refused>) {
    let instead = number.map_or(AbsoluteVulnerability::NONE, Board::vulnerability);
    let Some(written) = game.vulnerable() else {
        return (instead, None);
    };
    match parse_vulnerability(written.text) {
        Ok(vulnerability) => (vulnerability, None),
        Err(_) if written.text.eq_ignore_ascii_case("Love") => (AbsoluteVulnerability::NONE, None),
        Err(_) => (instead, Some(written.refused(SkipReason::Vulnerability))),
    }
}
