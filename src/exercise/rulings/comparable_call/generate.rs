//! Pairs of calls for generated exercises.

use contract_bridge::Seat;

use super::{ComparableCall, word};
use crate::{Chance, Difficulty, Draw, Exercise as _};
use engine::laws::comparable::{Comparison, Purpose};

/// Pairs tried before the fallback.
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
    for _ in 0..TRIES {
        let [(withdrawn, shows), (replaced, showing)] = pair(wanted, difficulty, chance);
        let text = format!(
            r#"(seat: {}, withdrawn: "{withdrawn}", shows: "{shows}", replaced: "{replaced}", showing: "{showing}")"#,
            seat.letter()
        );
        let made: ComparableCall = crate::text::plain(&text, "calls and meanings in notation");
        if made.pose().is_ok_and(|posed| posed.witness == word(wanted)) {
            return made;
        }
    }
    let text = r#"(withdrawn: "P", shows: "any", replaced: "P", showing: "any")"#;
    crate::text::plain(text, "every hand may pass")
}

/// A call and its meaning, as lessons write them.
type Meant = (String, String);

fn meant(call: impl Into<String>, meaning: impl Into<String>) -> Meant {
    (call.into(), meaning.into())
}

/// From 0 to `most`.
fn upto(chance: &mut Chance, most: usize) -> usize {
    chance.below(most + 1)
}

/// A major, the other one, and the points of an opening bid in it.
struct Opening {
    suit: &'static str,
    other: &'static str,
    low: usize,
    high: usize,
}

impl Opening {
    fn bid(&self) -> Meant {
        let Self {
            suit, low, high, ..
        } = self;
        meant(format!("1{suit}"), format!("{low}-{high} {suit}5+"))
    }
}

/// A pair that is likely to compare as wanted.
fn pair(wanted: Comparison, difficulty: Difficulty, chance: &mut Chance) -> [Meant; 2] {
    let (suit, other) = chance.pick_or(&[("H", "S"), ("S", "H")], ("S", "H"));
    let low = 10 + upto(chance, 3);
    let high = low + 5 + upto(chance, 6);
    let opening = Opening {
        suit,
        other,
        low,
        high,
    };
    let easy = difficulty == Difficulty::Easy;
    match wanted {
        Comparison::Similar => similar(&opening, easy, chance),
        Comparison::Subset => subset(&opening, easy, chance),
        Comparison::SamePurpose => questions(true, chance),
        Comparison::None if !easy && chance.percent(40) => questions(false, chance),
        Comparison::None => different(&opening, easy, chance),
    }
}

/// The same suit, a little weaker at both ends; a transfer made again.
fn similar(opening: &Opening, easy: bool, chance: &mut Chance) -> [Meant; 2] {
    let &Opening {
        suit, low, high, ..
    } = opening;
    let shift = 1 + upto(chance, 2);
    if easy || chance.percent(50) {
        let weaker = format!("{}-{} {suit}5+", low - shift, high - shift);
        return [opening.bid(), meant(format!("2{suit}"), weaker)];
    }
    // The bid below the suit shows it.
    let below = if suit == "S" { "H" } else { "D" };
    let (weak, again) = (upto(chance, 3), 3 + upto(chance, 1));
    let length = 4 + upto(chance, 1);
    [
        meant(format!("2{below}"), format!("{weak}+ {suit}5+")),
        meant(
            format!("{again}{below}"),
            format!("{}+ {suit}{length}+", weak + shift),
        ),
    ]
}

/// Fewer hands: a pass, and then a limited bid; a suit, and then the suit with more said of it.
fn subset(opening: &Opening, easy: bool, chance: &mut Chance) -> [Meant; 2] {
    let &Opening {
        suit,
        other,
        low,
        high,
    } = opening;
    let pass = meant("P", format!("0-{}", 9 + upto(chance, 3)));
    let least = 5 + upto(chance, 2);
    let response = format!("{least}-{}", least + 2 + upto(chance, 2));
    let narrower = format!("{}-{high} {suit}5+", low + 4);
    let again = format!("2{suit}");
    match (easy, chance.below(4)) {
        (true, 0 | 1) | (false, 0) => [pass, meant("1NT", response)],
        (true, _) | (false, 1) => [pass, meant(again, format!("{response} {suit}3+"))],
        (false, 2) => [opening.bid(), meant(again, narrower)],
        (false, _) => [opening.bid(), meant(again, format!("{narrower} {other}4+"))],
    }
}

/// Two questions: the same, or not.
fn questions(same: bool, chance: &mut Chance) -> [Meant; 2] {
    let mut asks = Purpose::ALL;
    chance.shuffle(&mut asks);
    let [first, second, ..] = asks;
    let least = 6 + upto(chance, 6);
    let more = 1 + upto(chance, 4);
    let asking = |asks: Purpose, least: usize, level: usize| {
        let call = match asks {
            Purpose::Majors => format!("{level}C"),
            Purpose::Stopper => format!("{}D", level + 1),
            Purpose::Aces => format!("{}NT", level + 2),
        };
        meant(call, format!("{least}+ {}?", asks.id()))
    };
    let second = if same { first } else { second };
    [asking(first, least, 2), asking(second, least + more, 3)]
}

/// Another suit, another strength, or more hands than before.
fn different(opening: &Opening, easy: bool, chance: &mut Chance) -> [Meant; 2] {
    let &Opening {
        suit,
        other,
        low,
        high,
    } = opening;
    let weak = format!("0-{}", low - 1 - upto(chance, 2));
    let again = format!("2{suit}");
    match (easy, chance.below(3)) {
        (true, 0) => [opening.bid(), meant("P", weak)],
        (true, 1) => [
            opening.bid(),
            meant(format!("2{other}"), format!("{low}-{high} {other}5+")),
        ],
        (true, _) => [meant("P", weak), meant(again, format!("{low}+ {suit}4+"))],
        // The same name, but the suit above was shown.
        (false, 0) => [
            meant("2D", format!("{}+ H5+", upto(chance, 3))),
            meant("3D", format!("{}+ D6+", 6 + upto(chance, 3))),
        ],
        // More hands than before.
        (false, 1) => [opening.bid(), meant(again, format!("0-{high} {suit}4+"))],
        // The jump of a weak hand.
        (false, _) => {
            let least = 3 + upto(chance, 3);
            let weak = format!("{least}-{} {suit}6+", least + 4);
            [opening.bid(), meant(format!("3{suit}"), weak)]
        }
    }
}
