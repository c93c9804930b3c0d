//! Pairs of calls for generated exercises.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Level, Seat, Strain, Suit};

use super::{ComparableCall, Meant};
use crate::{Chance, Difficulty, Draw};
use engine::laws::comparable::{Comparison, Meaning, Purpose, Span};

/// Pairs looked at before one that compares otherwise than wanted is taken.
const TRIES: usize = 20;

/// A withdrawn call and the one in its place, each way to compare as often as the others.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> ComparableCall {
    let (difficulty, chance) = (draw.difficulty, &mut draw.chance);
    let seat = chance.pick_or(&Seat::ALL, Seat::South);
    let wanted = chance.pick_or(
        &[
            Comparison::Similar,
            Comparison::Subset,
            Comparison::SamePurpose,
            Comparison::None,
        ],
        Comparison::None,
    );
    let mut last = None;
    for _ in 0..TRIES {
        let (withdrawn, new) = pair(wanted, difficulty, chance);
        if let Ok(made) = ComparableCall::new(seat, withdrawn, new) {
            last = Some(made);
            if made.comparison() == wanted {
                break;
            }
        }
    }
    last.unwrap_or_else(plain)
}

/// A pass and another pass.
fn plain() -> ComparableCall {
    let text = r#"(withdrawn: "P", shows: "any", replaced: "P", showing: "any")"#;
    crate::text::plain(text, "every hand may pass")
}

const fn between(least: u8, most: u8) -> Span {
    Span { least, most }
}

const fn points(least: u8, most: u8) -> Meaning {
    Meaning {
        points: between(least, most),
        ..Meaning::ANY
    }
}

fn with(mut meaning: Meaning, suit: Suit, length: Span) -> Meaning {
    meaning.lengths[suit as usize] = length;
    meaning
}

/// No fewer than `least`.
const fn at_least(least: u8) -> Span {
    between(least, 13)
}

fn bid(level: u8, strain: impl Into<Strain>) -> Call {
    Call::Bid(Bid {
        level: Level::new(level),
        strain: strain.into(),
    })
}

const fn meant(call: Call, meaning: Meaning) -> Meant {
    Meant { call, meaning }
}

/// A small number, 0 to `most`.
fn upto(chance: &mut Chance, most: usize) -> u8 {
    u8::try_from(chance.below(most + 1)).unwrap_or(0)
}

/// A pair that is likely to compare as wanted.
fn pair(wanted: Comparison, difficulty: Difficulty, chance: &mut Chance) -> (Meant, Meant) {
    let suit = chance.pick_or(&[Suit::Hearts, Suit::Spades], Suit::Spades);
    let other = match suit {
        Suit::Hearts => Suit::Spades,
        _ => Suit::Hearts,
    };
    let plain = difficulty == Difficulty::Easy;
    let (low, wide) = (10 + upto(chance, 3), 5 + upto(chance, 6));
    let opening = with(points(low, low + wide), suit, at_least(5));
    match wanted {
        Comparison::Similar => similar((suit, low, wide), opening, plain, chance),
        Comparison::Subset => subset((suit, other), opening, difficulty, chance),
        Comparison::SamePurpose => purpose(true, chance),
        Comparison::None if !plain && chance.percent(40) => purpose(false, chance),
        Comparison::None => different((suit, other), opening, difficulty, chance),
    }
}

/// The same suit, a little weaker or stronger at both ends; a transfer made again.
fn similar(
    (suit, low, wide): (Suit, u8, u8),
    opening: Meaning,
    plain: bool,
    chance: &mut Chance,
) -> (Meant, Meant) {
    let shift = 1 + upto(chance, 2);
    let overcall = with(points(low - shift, low + wide - shift), suit, at_least(5));
    if plain || chance.percent(50) {
        return (meant(bid(1, suit), opening), meant(bid(2, suit), overcall));
    }
    // The bid below the suit shows it.
    let below = match suit {
        Suit::Spades => Suit::Hearts,
        _ => Suit::Diamonds,
    };
    let (weak, again) = (upto(chance, 3), 3 + upto(chance, 1));
    let transfer = with(points(weak, 37), suit, at_least(5));
    let later = with(
        points(weak + shift, 37),
        suit,
        at_least(4 + upto(chance, 1)),
    );
    (
        meant(bid(2, below), transfer),
        meant(bid(again, below), later),
    )
}

/// Fewer hands: a pass, and then a limited bid; a suit, and then the suit with more said of it.
fn subset(
    (suit, other): (Suit, Suit),
    opening: Meaning,
    difficulty: Difficulty,
    chance: &mut Chance,
) -> (Meant, Meant) {
    let most = 9 + upto(chance, 3);
    let pass = meant(Call::Pass, points(0, most));
    let low = 5 + upto(chance, 2);
    let response = points(low, low + 2 + upto(chance, 2));
    let narrower = Meaning {
        points: between(opening.points.least + 4, opening.points.most),
        ..opening
    };
    match (difficulty, chance.below(4)) {
        (Difficulty::Easy, 0 | 1) | (_, 0) => (pass, meant(bid(1, Strain::Notrump), response)),
        (Difficulty::Easy, _) | (_, 1) => {
            (pass, meant(bid(2, suit), with(response, suit, at_least(3))))
        }
        (_, 2) => (meant(bid(1, suit), opening), meant(bid(2, suit), narrower)),
        _ => {
            let both = with(with(narrower, suit, at_least(5)), other, at_least(4));
            (meant(bid(1, suit), opening), meant(bid(2, suit), both))
        }
    }
}

/// Two questions: the same, or not.
fn purpose(same: bool, chance: &mut Chance) -> (Meant, Meant) {
    let mut asks = Purpose::ALL.to_vec();
    chance.shuffle(&mut asks);
    let (first, second) = match asks.as_slice() {
        [first, ..] if same => (*first, *first),
        [first, second, ..] => (*first, *second),
        _ => (Purpose::Majors, Purpose::Aces),
    };
    let least = 6 + upto(chance, 6);
    let more = 1 + upto(chance, 4);
    let asking = |asks, least, level: u8| {
        let call = match asks {
            Purpose::Majors => bid(level, Strain::Clubs),
            Purpose::Stopper => bid(level + 1, Strain::Diamonds),
            Purpose::Aces => bid(level + 2, Strain::Notrump),
        };
        let meaning = Meaning {
            points: between(least, 37),
            asks: Some(asks),
            ..Meaning::ANY
        };
        meant(call, meaning)
    };
    (asking(first, least, 2), asking(second, least + more, 3))
}

/// Another suit, another strength, or more hands than before.
fn different(
    (suit, other): (Suit, Suit),
    opening: Meaning,
    difficulty: Difficulty,
    chance: &mut Chance,
) -> (Meant, Meant) {
    let least = opening.points.least;
    let weak = points(0, least - 1 - upto(chance, 2));
    let first = meant(bid(1, suit), opening);
    match (difficulty, chance.below(3)) {
        (Difficulty::Easy, 0) => (first, meant(Call::Pass, weak)),
        (Difficulty::Easy, 1) => {
            let shown = with(opening, suit, Span::LENGTH);
            let elsewhere = with(shown, other, at_least(5));
            (first, meant(bid(2, other), elsewhere))
        }
        (Difficulty::Easy, _) => {
            let strong = with(points(least, 37), suit, at_least(4));
            (meant(Call::Pass, weak), meant(bid(2, suit), strong))
        }
        // The same name, but the suit below was shown.
        (_, 0) => {
            let transfer = with(points(upto(chance, 3), 37), Suit::Hearts, at_least(5));
            let natural = with(points(6 + upto(chance, 3), 37), Suit::Diamonds, at_least(6));
            (
                meant(bid(2, Strain::Diamonds), transfer),
                meant(bid(3, Strain::Diamonds), natural),
            )
        }
        // More hands than before.
        (_, 1) => {
            let wider = with(points(0, opening.points.most), suit, at_least(4));
            (first, meant(bid(2, suit), wider))
        }
        // The jump of a weak hand.
        _ => {
            let least = upto(chance, 3) + 3;
            let weak = with(points(least, least + 4), suit, at_least(6));
            (first, meant(bid(3, suit), weak))
        }
    }
}
