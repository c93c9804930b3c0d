//! The text fields of the desk, read in the reader's letters or in neutral notation.

use crate::desk::Case;
use crate::desk::auction::AuctionCase;
use crate::desk::exposed::ExposedCase;
use crate::desk::pairs::PairsCase;
use crate::desk::score::ScoreCase;
use crate::desk::traveller::{MOST_ROWS, Row, TravellerCase};
use crate::engine::score::adjusted::Responsibility;
use crate::engine::score::{Hundredths, SlipEntry};
use crate::engine::{Call, Card, Hand, Seat, notation as neutral};
use crate::i18n::Speaker;
use crate::i18n::typed_result::{self, Typed, Unread, read_seat};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Field {
    /// A contract with its result: that of a score, or the next line of a list.
    Result,
    Calls,
    /// The cards that were seen.
    #[default]
    Cards,
    /// Earlier penalty cards of the same player.
    Before,
    /// Penalty cards of the other defender.
    Partners,
    /// The hand of the offender.
    Hand,
    PartnerHand,
    Trick,
    Scores,
    /// The last cards of a player, in a claim.
    North,
    East,
    South,
    West,
    /// The results of a board at two tables.
    Ours,
    Theirs,
    Margin,
    Boards,
    /// The percentage of a side on its other boards.
    NsSession,
    EwSession,
    /// The number of a pair that has not come.
    Missing,
}

impl Field {
    /// The last cards of a player.
    pub const fn of(seat: Seat) -> Self {
        match seat {
            Seat::North => Self::North,
            Seat::East => Self::East,
            Seat::South => Self::South,
            Seat::West => Self::West,
        }
    }

    /// The player whose last cards it holds.
    pub fn seat(self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| Self::of(*seat) == self)
    }

    pub const fn id(self) -> &'static str {
        match self {
            Self::Result => "result",
            Self::Calls => "calls",
            Self::Cards => "cards",
            Self::Before => "before",
            Self::Partners => "partners",
            Self::Hand => "hand",
            Self::PartnerHand => "partner-hand",
            Self::Trick => "trick",
            Self::Scores => "scores",
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
            Self::Ours => "ours",
            Self::Theirs => "theirs",
            Self::Margin => "margin",
            Self::Boards => "boards",
            Self::NsSession => "ns-session",
            Self::EwSession => "ew-session",
            Self::Missing => "missing",
        }
    }

    /// The cards of the case that belong into this field.
    pub(in crate::ui) fn cards(self, case: &ExposedCase) -> Vec<Card> {
        let hand = match self {
            Self::Cards => case.cards,
            Self::Before => case.before.cards,
            Self::Partners => case.partners.cards,
            Self::Hand => case.hand,
            Self::PartnerHand => case.partner_hand,
            Self::Trick => return case.trick.clone(),
            _ => Hand::EMPTY,
        };
        hand.iter().collect()
    }

    /// Replaces the cards of the case in this field. Returns whether cards belong into it.
    pub(in crate::ui) fn put(self, case: &mut ExposedCase, cards: Vec<Card>) -> bool {
        let hand = cards.iter().copied().collect();
        match self {
            Self::Cards => case.cards = hand,
            Self::Before => case.before.cards = hand,
            Self::Partners => case.partners.cards = hand,
            Self::Hand => case.hand = hand,
            Self::PartnerHand => case.partner_hand = hand,
            Self::Trick => case.trick = cards,
            _ => return false,
        }
        true
    }
}

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
        (Case::Claim(case), field) => {
            let words = Words::of(say, text);
            let complete = words.complete && words.seat.is_none();
            if let Some(seat) = field.seat() {
                case.hands[seat] = words.cards.into_iter().collect();
            }
            complete
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
    let mut caller = None;
    for word in words(text) {
        match said(say, word) {
            Some((seat, call)) => {
                // The case stores the caller of the last call only.
                complete &= caller.is_none();
                calls.push(call);
                caller = seat;
            }
            None => complete = false,
        }
    }
    *case = AuctionCase {
        calls,
        caller,
        dealer: case.dealer,
        ..AuctionCase::default()
    };
    complete
}

fn said(say: &Speaker<'_>, word: &str) -> Option<(Option<Seat>, Call)> {
    let Some((seat, call)) = word.split_once(':') else {
        return read_call(say, word).map(|call| (None, call));
    };
    Some((Some(read_seat(say, seat)?), read_call(say, call)?))
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
