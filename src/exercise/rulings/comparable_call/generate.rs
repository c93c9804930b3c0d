//! Generates pairs of calls with meanings in lesson syntax.

use contract_bridge::Seat;

use super::{ComparableCall, word};
use crate::{Chance, Difficulty, Draw, Exercise as _};
use engine::laws::comparable::{Comparison, Purpose};

const TRIES: usize = 20;

/// A withdrawn call and its replacement; each way to compare is equally frequent.
pub(crate) fn generate(draw: &mut Draw<'_>) -> ComparableCall {
    let (easy, chance) = (draw.difficulty == Difficulty::Easy, &mut draw.chance);
    let seat = chance.pick_or(&Seat::ALL, Seat::South).letter();
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
        let [first, second] = pair(wanted, easy, chance);
        let text = format!(
            r#"(seat: {seat}, withdrawn: "{}", shows: "{}", replaced: "{}", showing: "{}")"#,
            first.0, first.1, second.0, second.1
        );
        let made: ComparableCall = crate::text::plain(&text, "the calls are in notation");
        if made.pose().is_ok_and(|posed| posed.witness == word(wanted)) {
            return made;
        }
    }
    let text = r#"(withdrawn: "P", shows: "any", replaced: "P", showing: "any")"#;
    crate::text::plain(text, "every hand may pass")
}

type Meant = (String, String);

fn meant(call: impl Into<String>, meaning: impl Into<String>) -> Meant {
    (call.into(), meaning.into())
}

/// A pair that probably compares in the wanted way.
fn pair(wanted: Comparison, easy: bool, chance: &mut Chance) -> [Meant; 2] {
    let mut upto = |most: usize| chance.below(most + 1);
    // A major, the suit below it for transfers, and another suit.
    let (suit, below, other) = [("H", "D", "S"), ("S", "H", "H")][upto(1)];
    let low = 10 + upto(3);
    let high = low + 5 + upto(6);
    let opening = meant(format!("1{suit}"), format!("{low}-{high} {suit}5+"));
    let again = |meaning: String| meant(format!("2{suit}"), meaning);
    let (shift, least) = (1 + upto(2), 5 + upto(2));
    let response = format!("{least}-{}", least + 2 + upto(2));
    let narrower = format!("{}-{high} {suit}5+", low + 4);
    let passing = meant("P", format!("0-{}", 9 + upto(3)));
    let weak = meant("P", format!("0-{}", low - 1 - upto(2)));
    let few = 1 + upto(3);
    let pairs = match (wanted, easy) {
        (Comparison::Similar, _) => {
            let weaker = format!("{}-{} {suit}5+", low - shift, high - shift);
            // The same transfer, later, shows slightly more, and perhaps a shorter suit.
            let transfer = meant(format!("2{below}"), format!("{few}+ {suit}5+"));
            let later = format!("{}+ {suit}{}+", few + shift, 4 + upto(1));
            let later = meant(format!("{}{below}", 3 + upto(1)), later);
            vec![[opening, again(weaker)], [transfer, later]]
        }
        (Comparison::Subset, _) => vec![
            [passing.clone(), meant("1NT", response.clone())],
            [passing, again(format!("{response} {suit}3+"))],
            [opening.clone(), again(narrower.clone())],
            [opening, again(format!("{narrower} {other}4+"))],
        ],
        (Comparison::SamePurpose, _) => {
            let asks = Purpose::ALL[upto(2)];
            vec![asking(asks, asks, &mut upto)]
        }
        (Comparison::None, true) => {
            let elsewhere = meant(format!("2{other}"), format!("{low}-{high} {other}5+"));
            let strong = again(format!("{low}+ {suit}4+"));
            vec![
                [opening.clone(), weak.clone()],
                [opening, elsewhere],
                [weak, strong],
            ]
        }
        (Comparison::None, false) => {
            let first = upto(2);
            let second = (first + 1 + upto(1)) % 3;
            let others = asking(Purpose::ALL[first], Purpose::ALL[second], &mut upto);
            // The same bid, but the suit above was shown.
            let transfer = meant("2D", format!("{few}+ H5+"));
            let natural = meant("3D", format!("{}+ D6+", 5 + few));
            let wider = again(format!("0-{high} {suit}4+"));
            let jump = format!("{}-{} {suit}6+", 2 + few, 6 + few);
            vec![
                others.clone(),
                others,
                [transfer, natural],
                [opening.clone(), wider],
                [opening, meant(format!("3{suit}"), jump)],
            ]
        }
    };
    let offered = match (wanted, easy) {
        (Comparison::Similar, true) => 1,
        (Comparison::Subset, true) => 2,
        _ => pairs.len(),
    };
    chance.pick_or(&pairs[..offered], pairs[0].clone())
}

/// Two asking calls, the second with more points.
fn asking(first: Purpose, second: Purpose, upto: &mut impl FnMut(usize) -> usize) -> [Meant; 2] {
    let least = 6 + upto(6);
    let asking = |asks: Purpose, least: usize, level: usize| {
        let call = match asks {
            Purpose::Majors => format!("{level}C"),
            Purpose::Stopper => format!("{}D", level + 1),
            Purpose::Aces => format!("{}NT", level + 2),
        };
        meant(call, format!("{least}+ {}?", asks.id()))
    };
    [
        asking(first, least, 2),
        asking(second, least + 1 + upto(4), 3),
    ]
}
