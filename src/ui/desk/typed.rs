//! The text fields of the desk, read in the reader's letters or in neutral notation.

use crate::desk::Case;
use crate::desk::auction::AuctionCase;
use crate::desk::exposed::ExposedCase;
use crate::desk::pairs::PairsCase;
use crate::desk::score::ScoreCase;
use crate::desk::traveller::{MOST_ROWS, Row, TravellerCase};
use crate::engine::score::adjusted::Responsibility;
use crate::engine::score::{Hundredths, SlipEntry};
use crate::engine::{BySeat, Call, Card, Hand, Seat, Strain, notation as neutral};
use crate::i18n::Speaker;
use crate::i18n::typed_result::{self, Typed, Unread, read_seat};

use super::Field;

/// Puts what a text says into the case. Returns whether the whole text could be read.
pub fn read(say: &Speaker<'_>, case: &mut Case, field: Field, text: &str) -> bool {
    match (case, field) {
        (Case::Score(case), Field::Result) => result(say, text, case),
        (Case::Traveller(case) | Case::Pairs(PairsCase { results: case, .. }), Field::Result) => {
            let passed_out = is_passed_out(say, text);
            let read = result(say, text, &mut case.next) || passed_out;
            if read {
                case.passed_out = passed_out;
            }
            read
        }
        (Case::Rubber(case), Field::Result) => result(say, text, &mut case.next.played),
        (Case::Traveller(case) | Case::Pairs(PairsCase { results: case, .. }), Field::Scores) => {
            scores(say, text, case)
        }
        (Case::Auction(case), Field::Calls) => calls(say, text, case),
        (Case::Box(case), Field::Calls) => {
            case.path.clear();
            // Nobody calls out of turn here, and no bid is too high.
            let read = calls(say, text, &mut case.auction);
            let plain = case.auction.caller.is_none() && case.auction.above.is_none();
            (case.auction.caller, case.auction.above) = (None, None);
            read && plain
        }
        (Case::Exposed(case), field) => seen(say, text, case, field),
        (Case::Lead(case), Field::Cards) => {
            let words = Words::of(say, text);
            case.offender = words.seat.unwrap_or(case.offender);
            case.card = words.cards.first().copied();
            case.path.clear();
            words.complete && words.cards.len() <= 1
        }
        (Case::Premature(case), Field::Cards) => {
            let words = Words::of(say, text);
            case.offender = words.seat.unwrap_or(case.offender);
            case.card = words.cards.first().copied();
            case.path.clear();
            words.complete && words.cards.len() <= 1
        }
        (Case::Claim(case), field) => last_cards(say, text, &mut case.hands, field),
        (Case::Equity(case), Field::Play) => {
            let words = Words::of(say, text);
            case.play = words.cards;
            words.complete && words.seat.is_none()
        }
        (Case::Equity(case), field) => last_cards(say, text, &mut case.hands, field),
        (Case::DummyCard(case), field) => {
            let words = Words::of(say, text);
            field.put_named(case, words.cards) && words.complete && words.seat.is_none()
        }
        (Case::Imps(case), Field::Ours) => one(row(say, text, clicked(case.ours)), &mut case.ours),
        (Case::Imps(case), Field::Theirs) => {
            one(row(say, text, clicked(case.theirs)), &mut case.theirs)
        }
        (Case::Victory(case), Field::Margin) => {
            one(say.notation.read_points(text), &mut case.margin)
        }
        (Case::Victory(case), Field::Boards) => {
            let boards = say.notation.read_points(text);
            one(
                boards.and_then(|it| u32::try_from(it).ok()),
                &mut case.boards,
            )
        }
        (Case::Adjusted(case), Field::NsSession) => session(text, &mut case.ns.session),
        (Case::Adjusted(case), Field::EwSession) => session(text, &mut case.ew.session),
        (Case::Movement(case), Field::Missing) => {
            let text = text.trim();
            let number = (!text.is_empty()).then(|| text.parse().ok());
            one(
                number.map_or(Some(None), |it| it.map(Some)),
                &mut case.missing,
            )
        }
        _ => false,
    }
}

/// Parses the last cards of one player.
fn last_cards(say: &Speaker<'_>, text: &str, hands: &mut BySeat<Hand>, field: Field) -> bool {
    let words = Words::of(say, text);
    let complete = words.complete && words.seat.is_none();
    if let Some(seat) = field.seat() {
        hands[seat] = words.cards.into_iter().collect();
    }
    complete
}

/// Puts what was read in its place. Returns whether there was something.
fn one<T>(read: Option<T>, place: &mut T) -> bool {
    let found = read.is_some();
    if let Some(read) = read {
        *place = read;
    }
    found
}

/// The contract to which a typed result is compared: declarer and vulnerability stay.
fn clicked(row: Row) -> ScoreCase {
    match row {
        Row::Played(case) => case,
        _ => ScoreCase::default(),
    }
}

/// Parses `64,25`, with or without `%`; nothing typed is no percentage.
fn session(text: &str, place: &mut Option<Hundredths>) -> bool {
    let plain = text
        .trim()
        .trim_end_matches('%')
        .trim_end()
        .replace(',', ".");
    if plain.is_empty() {
        *place = None;
        return true;
    }
    let percent: Option<f64> = plain.parse().ok();
    let percent = percent.filter(|it| (0.0..=100.0).contains(it));
    // At most 10,000.
    let read = percent.map(|it| Some(Hundredths::new((100.0 * it).round() as i32)));
    one(read, place)
}

/// Parses one result: `420`, `4S= S`, passed out, `60/40` for a table without one.
fn row(say: &Speaker<'_>, text: &str, mut played: ScoreCase) -> Option<Row> {
    if let Some(score) = say.notation.read_points(text) {
        return Some(Row::Score(score));
    }
    if is_passed_out(say, text) {
        return Some(Row::PassedOut);
    }
    if let Some((ns, ew)) = text.split_once('/') {
        return Some(Row::Adjusted(share(ns)?, share(ew)?));
    }
    result(say, text, &mut played).then_some(Row::Played(played))
}

fn share(percent: &str) -> Option<Responsibility> {
    let percent: i32 = percent.trim().trim_end_matches('%').parse().ok()?;
    let mut all = Responsibility::ALL.into_iter();
    all.find(|it| it.share() == Hundredths::whole(percent))
}

/// Parses `4SX-1 W`. A contract without a result counts as just made.
fn result(say: &Speaker<'_>, text: &str, case: &mut ScoreCase) -> bool {
    let typed = match typed_result::read(say, text) {
        Err(Unread::NoResult) => {
            // The `=` goes after the contract, before the declarer.
            let words: Vec<&str> = text.split_whitespace().collect();
            (1..=words.len()).rev().find_map(|at| {
                let (contract, rest) = words.split_at(at);
                let text = format!("{}= {}", contract.concat(), rest.join(" "));
                typed_result::read(say, &text).ok()
            })
        }
        other => other.ok(),
    };
    let Some(Typed { entry, declarer }) = typed else {
        return false;
    };
    let SlipEntry::Played(line) = entry else {
        return false;
    };
    case.line = line;
    case.declarer = declarer.unwrap_or(case.declarer);
    true
}

/// Whether a text means “passed out”, in one word or several.
fn is_passed_out(say: &Speaker<'_>, text: &str) -> bool {
    let word = text.split_whitespace().collect::<Vec<_>>().join("-");
    let own = say.notation.read_slip(&word);
    let entry = own.or_else(|_| neutral::parse_slip(&word));
    entry.is_ok_and(|entry| entry == SlipEntry::PassedOut)
}

/// Parses `420, 450, -50, 4S= S, passed out`: scores of North-South, or contracts with results.
fn scores(say: &Speaker<'_>, text: &str, case: &mut TravellerCase) -> bool {
    let listed = text.contains([',', ';']);
    let between = |c: char| matches!(c, ',' | ';') || (!listed && c.is_whitespace());
    let mut complete = true;
    let mut rows = Vec::new();
    let parts = text.split(between).map(str::trim);
    for part in parts.filter(|part| !part.is_empty()) {
        let read = row(say, part, case.next);
        complete &= read.is_some();
        rows.extend(read);
    }
    complete &= rows.len() <= MOST_ROWS;
    rows.truncate(MOST_ROWS);
    case.rows = rows;
    complete
}

fn calls(say: &Speaker<'_>, text: &str, case: &mut AuctionCase) -> bool {
    let mut complete = true;
    let mut calls: Vec<Call> = Vec::new();
    let (mut above, mut caller) = (None, None);
    for word in words(text) {
        // The case stores the caller of the last call only, and a bid above seven is the last.
        complete &= caller.is_none() && above.is_none();
        match said(say, word) {
            Some((seat, Said::Call(call))) => {
                calls.push(call);
                caller = seat;
            }
            Some((seat, Said::Above(level, strain))) => {
                above = Some((level, strain));
                caller = seat;
            }
            None => complete = false,
        }
    }
    *case = AuctionCase {
        calls,
        above,
        caller,
        dealer: case.dealer,
        ..AuctionCase::default()
    };
    complete
}

/// A call, or a bid of more than seven.
enum Said {
    Call(Call),
    Above(u8, Strain),
}

fn said(say: &Speaker<'_>, word: &str) -> Option<(Option<Seat>, Said)> {
    let (seat, call) = match word.split_once(':') {
        Some((seat, call)) => (Some(read_seat(say, seat)?), call),
        None => (None, word),
    };
    let made = read_call(say, call).map(Said::Call);
    Some((seat, made.or_else(|| above_seven(say, call))?))
}

/// Parses `8C`, with the letter of a suit as in a bid.
fn above_seven(say: &Speaker<'_>, word: &str) -> Option<Said> {
    let (level, strain) = word.split_at(word.find(|c: char| !c.is_ascii_digit())?);
    let level: u8 = level.parse().ok().filter(|level| *level > 7)?;
    match read_call(say, &format!("7{strain}"))? {
        Call::Bid(bid) => Some(Said::Above(level, bid.strain)),
        _ => None,
    }
}

/// Parses the cards of a player, after the player's letter: `E H5 C3`.
fn seen(say: &Speaker<'_>, text: &str, case: &mut ExposedCase, field: Field) -> bool {
    let words = Words::of(say, text);
    if field == Field::Cards {
        case.seat = words.seat.unwrap_or(case.seat);
    }
    case.path.clear();
    field.put(case, words.cards) && words.complete
}

struct Words {
    seat: Option<Seat>,
    cards: Vec<Card>,
    complete: bool,
}

impl Words {
    fn of(say: &Speaker<'_>, text: &str) -> Self {
        let mut read = Self {
            seat: None,
            cards: Vec::new(),
            complete: true,
        };
        for word in words(text) {
            if let Some(card) = read_card(say, word) {
                read.cards.push(card);
            } else if let Some(seat) = read_seat(say, word) {
                read.seat = Some(seat);
            } else {
                read.complete = false;
            }
        }
        read
    }
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', '\u{a0}', ',', ';', '·'])
        .filter(|word| !word.is_empty())
}

fn read_card(say: &Speaker<'_>, word: &str) -> Option<Card> {
    let own = say.notation.read_card(word);
    own.or_else(|| neutral::parse_card(word).ok())
}

fn read_call(say: &Speaker<'_>, word: &str) -> Option<Call> {
    let own = say.notation.read_call(word);
    own.or_else(|| neutral::parse_call(word).ok())
}
