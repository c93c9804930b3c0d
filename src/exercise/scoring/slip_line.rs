//! A line of a score slip, as it is read and written: the mistakes made in both, and the working.

use crate::prelude::*;
use crate::scoring::board_result::{line, wanted};

mistakes! {
    SIGN_TURNED = "sign-turned",
    RESULT_LEFT_OUT = "result-left-out",
    pub(crate) COUNTED_FROM_SIX = "counted-from-six",
    DOUBLING_LEFT_OUT = "doubling-left-out",
    REDOUBLE_AS_DOUBLE = "redouble-as-double",
}

/// The lines that mistakes make of one, in reading as in writing; `own` are those of only one of
/// the two.
pub(crate) fn mistaken(
    line: &ResultLine,
    own: impl IntoIterator<Item = (Mistake, Option<ResultLine>)>,
) -> impl Iterator<Item = (Mistake, ResultLine)> {
    let less_doubled = |doubling| {
        let less = ResultLine { doubling, ..*line };
        (doubling < line.doubling).then_some(less)
    };
    let both = [
        (RESULT_LEFT_OUT, margin(line, 0)),
        (REDOUBLE_AS_DOUBLE, less_doubled(Doubling::Doubled)),
        (DOUBLING_LEFT_OUT, less_doubled(Doubling::Undoubled)),
    ];
    let turned = (SIGN_TURNED, margin(line, -line.margin()));
    let all = [turned].into_iter().chain(own).chain(both);
    all.filter_map(|(mistake, line)| Some((mistake, line?)))
}

pub(crate) fn margin(line: &ResultLine, margin: i32) -> Option<ResultLine> {
    ResultLine::with_margin(line.bid, line.doubling, margin).ok()
}

/// Adds how many tricks the contract promises, and how many were won.
pub(crate) fn with_tricks(asked: Asked, line: &ResultLine) -> Asked {
    let (level, over) = (i32::from(line.bid.level.get()), line.margin());
    let promised = Fact::Number(6 + level);
    let reason = Reason::new("contract-promises", "Definitions")
        .with("bid", Fact::Bid(line.bid))
        .with("level", Fact::Number(level))
        .with("tricks", promised);
    let won = match over {
        0 => "working-slip-made",
        1.. => "working-slip-over",
        _ => "working-slip-down",
    };
    let won = Phrase::new(won)
        .with("promised", promised)
        .with("number", Fact::Number(over.abs()))
        .with("tricks", count(line.tricks.get()));
    asked.because([reason]).working([Step::Say(won)])
}

pub(crate) fn doubling_working(doubling: Doubling) -> Option<Step> {
    let id = match doubling {
        Doubling::Undoubled => return None,
        Doubling::Doubled => "working-slip-doubled",
        Doubling::Redoubled => "working-slip-redoubled",
    };
    Some(Step::Say(Phrase::new(id)))
}

/// A result to read or write: a contract of the bank, half of them with other tricks.
pub(crate) fn any_line(draw: &mut Draw<'_>) -> ResultLine {
    let of_hundred = draw.chance.below(100);
    // Redoubled contracts are rare at the table: here 30 % of the hard ones.
    let doubling = match draw.difficulty {
        Difficulty::Medium if of_hundred < 35 => Doubling::Doubled,
        Difficulty::Hard if of_hundred < 30 => Doubling::Redoubled,
        Difficulty::Hard if of_hundred < 70 => Doubling::Doubled,
        _ => Doubling::Undoubled,
    };
    let margins: &[i32] = draw.difficulty.choose(
        &[-2, -1, 0, 1, 2],
        &[-3, -2, -1, 0, 1, 2, 3],
        &[-5, -4, -3, -2, -1, 0, 1, 2, 3],
    );
    let levels = (1, draw.difficulty.choose(4, 6, 7));
    let played = wanted(draw, &Strain::ASC, levels, margins, doubling);
    if draw.chance.percent(50) {
        return played;
    }
    let room = 7 - i32::from(played.bid.level.get());
    let margin = draw.chance.pick_or(margins, 0).min(room);
    line(played.bid, played.doubling, margin)
}
