//! The text fields of the desk, read in the reader's letters or in neutral notation.

use crate::desk::Case;
use crate::desk::auction::AuctionCase;
use crate::desk::exposed::ExposedCase;
use crate::desk::score::ScoreCase;
use crate::desk::traveller::{MOST_ROWS, Row, TravellerCase};
use crate::engine::score::SlipEntry;
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
}

impl Field {
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
            Self::Result | Self::Calls | Self::Scores => Hand::EMPTY,
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
            Self::Result | Self::Calls | Self::Scores => return false,
        }
        true
    }
}

/// Puts what a text says into the case. Returns whether the whole text could be read.
pub fn read(say: &Speaker<'_>, case: &mut Case, field: Field, text: &str) -> bool {
    match (case, field) {
        (Case::Score(case), Field::Result) => result(say, text, case),
        (Case::Traveller(case), Field::Result) => {
            let passed_out = is_passed_out(say, text);
            let read = result(say, text, &mut case.next) || passed_out;
            if read {
                case.passed_out = passed_out;
            }
            read
        }
        (Case::Rubber(case), Field::Result) => result(say, text, &mut case.next.played),
        (Case::Traveller(case), Field::Scores) => scores(say, text, case),
        (Case::Auction(case), Field::Calls) => calls(say, text, case),
        (Case::Exposed(case), field) => seen(say, text, case, field),
        (Case::Lead(case), Field::Cards) => {
            let words = Words::of(say, text);
            case.offender = words.seat.unwrap_or(case.offender);
            case.card = words.cards.first().copied();
            case.path.clear();
            words.complete && words.cards.len() <= 1
        }
        _ => false,
    }
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
        let mut played = case.next;
        if let Some(score) = say.notation.read_points(part) {
            rows.push(Row::Score(score));
        } else if is_passed_out(say, part) {
            rows.push(Row::PassedOut);
        } else if result(say, part, &mut played) {
            rows.push(Row::Played(played));
        } else {
            complete = false;
        }
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
