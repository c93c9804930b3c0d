//! Parses typed answers in the notation of a language.

use crate::engine::auction::every_bid;
use crate::engine::notation::parse_slip;
use crate::engine::score::ScoreItem;
use crate::engine::{Call, Hand, Seat};
use crate::exercise::{AccountEntries, Answer, Ask, Column};
use crate::i18n::Speaker;

/// Parses typed text as an answer of the shape that the question asks for; `None` if it is not one.
pub fn read(speaker: &Speaker<'_>, ask: &Ask, typed: &str) -> Option<Answer> {
    let notation = &speaker.notation;
    // 0 or the word for it means an empty list.
    let none = typed == "0" || typed.to_lowercase() == speaker.text("explain-none").to_lowercase();
    match ask {
        Ask::Choices(_) if none => Some(Answer::Choices(Vec::new())),
        Ask::Calls if none => Some(Answer::Calls(Vec::new())),
        Ask::Cards(_) if none => Some(Answer::Cards(Hand::EMPTY)),
        Ask::Choice(options) => read_index(typed, options.len()).map(Answer::Choice),
        Ask::Choices(options) => read_numbers(typed, options.len()).map(Answer::Choices),
        Ask::CallMade(calls) => read_index(typed, calls.len()).map(Answer::CallMade),
        Ask::Column(column) => read_column(speaker, column, typed).map(Answer::Column),
        Ask::ScoreSlip => notation.read_slip(typed).ok().map(Answer::ScoreSlip),
        Ask::Count(_) => {
            let number = notation.read_points(typed)?;
            (number >= 0).then_some(Answer::Number(number))
        }
        Ask::Calls => read_calls(speaker, typed).map(Answer::Calls),
        Ask::Cards(hand) => read_cards(speaker, *hand, typed).map(Answer::Cards),
        Ask::Seat => notation.read_seat(typed).map(Answer::Seat),
        Ask::Number => notation.read_points(typed).map(Answer::Number),
        Ask::Account => read_account(speaker, typed).map(Answer::Account),
    }
}

pub fn expected(speaker: &Speaker<'_>, ask: &Ask) -> String {
    let typed = |id: &str| to_type(speaker, id);
    let spades = typed("S");
    match ask {
        Ask::Choice(_) => speaker.text("cli-expect-choice"),
        Ask::Choices(_) => speaker.text("cli-expect-choices"),
        Ask::CallMade(_) => speaker.text("cli-expect-call-made"),
        Ask::Column(column) => {
            let rows = column.rows.len();
            speaker.with("cli-expect-column", [("rows", rows.into())])
        }
        Ask::ScoreSlip => {
            // An example that answers no question: seven diamonds redoubled, one down.
            let example = parse_slip("7DXX-1").map(|entry| speaker.notation.slip(&entry));
            let example = example.unwrap_or_default().into();
            speaker.with("cli-expect-slip", [("example", example)])
        }
        Ask::Count(_) => speaker.text("cli-expect-count"),
        Ask::Number => speaker.text("cli-expect-number"),
        Ask::Account => speaker.text("cli-expect-account"),
        Ask::Calls => {
            let example = format!("{} {} 2{spades}+", typed("call-P"), typed("call-X"));
            speaker.with("cli-expect-calls", [("example", example.into())])
        }
        Ask::Cards(_) => {
            let example = format!("{}{} 10{spades}", typed("rank-K"), typed("H"));
            speaker.with("cli-expect-cards", [("example", example.into())])
        }
        Ask::Seat => {
            let seats = Seat::ALL.map(|seat| speaker.notation.seat_letter(seat));
            let seats = seats.join(", ");
            speaker.with("cli-expect-seat", [("seats", seats.into())])
        }
    }
}

/// What to type for an item: the first word listed for it.
pub(super) fn to_type(speaker: &Speaker<'_>, id: &str) -> String {
    let words = speaker.text(&format!("input-{id}"));
    let first = words.split_whitespace().next();
    first.unwrap_or_default().to_owned()
}

/// Parses calls such as `passo 2P+` or `X, 3 cuori`.
fn read_calls(speaker: &Speaker<'_>, typed: &str) -> Option<Vec<Call>> {
    let read = |word: &str| {
        let Some(lowest) = word.strip_suffix('+') else {
            return speaker.notation.read_call(word).map(|call| vec![call]);
        };
        let Call::Bid(from) = speaker.notation.read_call(lowest)? else {
            return None;
        };
        let bids = every_bid().filter(|&bid| bid >= from);
        Some(bids.map(Call::Bid).collect())
    };
    // A plus may be separated from its bid by a blank.
    let typed = typed.replace(" +", "+");
    let mut calls: Vec<Call> = Vec::new();
    for call in read_words(&typed, read)?.into_iter().flatten() {
        if !calls.contains(&call) {
            calls.push(call);
        }
    }
    Some(calls)
}

/// `2`, `2.` or `2)`: the number of an option, as its index.
fn read_index(typed: &str, options: usize) -> Option<usize> {
    let number: usize = typed.trim_end_matches(['.', ')']).parse().ok()?;
    number.checked_sub(1).filter(|&index| index < options)
}

/// Parses option numbers such as `1 3`.
fn read_numbers(typed: &str, options: usize) -> Option<Vec<usize>> {
    let mut numbers = Vec::new();
    for word in words(typed) {
        let index = read_index(word, options)?;
        if !numbers.contains(&index) {
            numbers.push(index);
        }
    }
    (!numbers.is_empty()).then_some(numbers)
}

/// Parses a column such as `8 5 - 2`: a number for each row in order, a dash for an empty one.
fn read_column(speaker: &Speaker<'_>, column: &Column, typed: &str) -> Option<Vec<Option<i32>>> {
    let mut numbers = Vec::new();
    let words = typed.split([' ', '\t', ';']);
    for word in words.filter(|word| !word.is_empty()) {
        numbers.push(match word {
            "-" | "–" | "−" => None,
            word if column.halves => Some(speaker.notation.read_halves(word)?),
            word => Some(speaker.notation.read_points(word)?),
        });
    }
    let any = numbers.iter().any(Option::is_some);
    (any && numbers.len() == column.rows.len()).then_some(numbers)
}

/// Parses cards such as `RC 10♠`; cards outside the hand are invalid.
fn read_cards(speaker: &Speaker<'_>, hand: Hand, typed: &str) -> Option<Hand> {
    let cards = read_words(typed, |word| speaker.notation.read_card(word))?;
    let cards = Hand::from_iter(cards);
    (cards - hand).is_empty().then_some(cards)
}

/// Parses an account such as `1=120 4=300`; the lines are numbered as in [`ScoreItem::ALL`].
fn read_account(speaker: &Speaker<'_>, typed: &str) -> Option<AccountEntries> {
    let typed = typed.replace(" =", "=").replace("= ", "=");
    let mut entries = AccountEntries::new();
    for word in words(&typed) {
        let (number, points) = word.split_once('=')?;
        let index = number.parse::<usize>().ok()?.checked_sub(1)?;
        let item = *ScoreItem::ALL.get(index)?;
        let points = speaker.notation.read_points(points)?;
        if entries.insert(item, points).is_some() {
            return None;
        }
    }
    (!entries.is_empty()).then_some(entries)
}

fn words(typed: &str) -> impl Iterator<Item = &str> {
    typed
        .split([' ', '\t', ',', ';'])
        .filter(|word| !word.is_empty())
}

/// Parses every word; a word that means nothing alone is joined with the next one (`3 cuori`).
fn read_words<T>(typed: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    let mut rest = words(typed);
    let mut found = Vec::new();
    while let Some(word) = rest.next() {
        let value = read(word).or_else(|| read(&format!("{word}{}", rest.next()?)))?;
        found.push(value);
    }
    (!found.is_empty()).then_some(found)
}
