//! `read_score_slip`: what does a line of a score slip mean? First the number of tricks won, then
//! the whole line in words.
//!
//! A lesson writes the line: `read_score_slip(slip: "3NT+2", declarer: W)`.

use crate::prelude::*;
use crate::scoring::board_result::{line, wanted};

pub(crate) const SKILLS: &[Skill] = &[Skill::ReadScoreSlip];

mistakes! {
    pub(crate) SIGN_TURNED = "sign-turned",
    pub(crate) RESULT_LEFT_OUT = "result-left-out",
    pub(crate) COUNTED_FROM_SIX = "counted-from-six",
    LEVEL_TAKEN_FOR_TRICKS = "level-taken-for-tricks",
    pub(crate) DOUBLING_LEFT_OUT = "doubling-left-out",
    pub(crate) REDOUBLE_AS_DOUBLE = "redouble-as-double",
}

position! {
    /// A line of a score slip. Two questions: the tricks won, and the whole line in words.
    #[serde(rename = "read_score_slip")]
    pub struct ReadScoreSlip {
        slip: String,
        declarer: Declarer = default,
    }
}

/// A mistake, and the result it makes of another; `None` if it changes nothing.
pub(crate) type WrongLine = (Mistake, fn(&ResultLine) -> Option<ResultLine>);

// Mistakes made both in reading and in writing.

pub(crate) const TURNED: WrongLine = (SIGN_TURNED, |line| margin(line, -line.margin()));
pub(crate) const LEFT_OUT: WrongLine = (RESULT_LEFT_OUT, |line| margin(line, 0));
pub(crate) const ONCE_DOUBLED: WrongLine = (REDOUBLE_AS_DOUBLE, |line| {
    let doubling = Doubling::Doubled;
    (line.doubling == Doubling::Redoubled).then_some(ResultLine { doubling, ..*line })
});
pub(crate) const NOT_DOUBLED: WrongLine = (DOUBLING_LEFT_OUT, |line| {
    let doubling = Doubling::Undoubled;
    (line.doubling != doubling).then_some(ResultLine { doubling, ..*line })
});

pub(crate) fn margin(line: &ResultLine, margin: i32) -> Option<ResultLine> {
    ResultLine::with_margin(line.bid, line.doubling, margin).ok()
}

/// The ways to misread a line, the most telling first.
const MISREADINGS: &[WrongLine] = &[
    TURNED,
    (COUNTED_FROM_SIX, |read| {
        // The number is taken for tricks above six instead of above the contract.
        let counted = margin(read, read.margin() - i32::from(read.bid.level.get()));
        counted.filter(|_| read.margin() > 0)
    }),
    LEFT_OUT,
    ONCE_DOUBLED,
    NOT_DOUBLED,
    // The level itself is taken for the number of tricks, and the sign counts from there.
    (LEVEL_TAKEN_FOR_TRICKS, |read| {
        margin(read, read.margin() - 6)
    }),
];

fn misread(line: &ResultLine) -> impl Iterator<Item = (Mistake, ResultLine)> {
    let all = MISREADINGS.iter();
    all.filter_map(move |(mistake, rule)| Some((*mistake, rule(line)?)))
}

/// Four readings: the right one and misreadings, filled up with a trick more or less.
fn readings(right: &ResultLine) -> Vec<ResultLine> {
    let likely = misread(right).map(|(_, line)| line);
    let likely = likely.filter(|line| line.margin().abs() <= 7);
    let beside = [1, -1].into_iter();
    let beside = beside.filter_map(|more| margin(right, right.margin() + more));
    let mut readings = vec![*right];
    for reading in likely.chain(beside) {
        if readings.len() < 4 && !readings.contains(&reading) {
            readings.push(reading);
        }
    }
    readings.sort_by_key(|line| (line.doubling, line.margin()));
    readings
}

fn in_words(line: &ResultLine) -> Phrase {
    let margin = line.margin();
    let id = match margin {
        0 => "option-reading-made",
        1.. => "option-reading-over",
        _ => "option-reading-down",
    };
    Phrase::new(id)
        .with("bid", Fact::Bid(line.bid))
        .with("doubling", Fact::Doubling(line.doubling))
        .with("number", Fact::Number(margin.abs()))
}

pub(crate) fn tricks_reason(line: &ResultLine) -> Reason {
    let level = i32::from(line.bid.level.get());
    Reason::new("contract-promises", "Definitions")
        .with("bid", Fact::Bid(line.bid))
        .with("level", Fact::Number(level))
        .with("tricks", Fact::Number(6 + level))
}

pub(crate) fn tricks_working(line: &ResultLine) -> Step {
    let id = match line.margin() {
        0 => "working-slip-made",
        1.. => "working-slip-over",
        _ => "working-slip-down",
    };
    let tricks = i32::from(line.tricks.get());
    let say = Phrase::new(id)
        .with("promised", Fact::Number(tricks - line.margin()))
        .with("number", Fact::Number(line.margin().abs()))
        .with("tricks", Fact::Number(tricks));
    Step::Say(say)
}

pub(crate) fn doubling_working(doubling: Doubling) -> Option<Step> {
    let id = match doubling {
        Doubling::Undoubled => return None,
        Doubling::Doubled => "working-slip-doubled",
        Doubling::Redoubled => "working-slip-redoubled",
    };
    Some(Step::Say(Phrase::new(id)))
}

impl Exercise for ReadScoreSlip {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = |id| Fault::new(id, Field::Contract, &*self.slip);
        let entry = notation::parse_slip(&self.slip).map_err(|_| fault("notation"))?;
        let SlipEntry::Played(line) = entry else {
            return Err(fault("slip-passed-out"));
        };
        let seat = Fact::Seat(*self.declarer);
        let slip = Fact::Slip(entry);
        let columns = ["grid-score-slip-result", "grid-score-slip-declarer"];
        let row = [slip, seat].map(Cell::Fact).to_vec();
        let paper = Grid::new("grid-score-slip", columns, vec![row]);
        let prompt = |id| Phrase::new(id).with("slip", slip).with("seat", seat);
        // Neither question gives the other away.
        let on_paper = |asked: Asked| {
            asked
                .showing([Exhibit::Grid(paper.clone())])
                .because([tricks_reason(&line)])
                .working([tricks_working(&line)])
                .giving_nothing_away()
        };
        let tricks = |line: &ResultLine| i32::from(line.tricks.get());
        let won = Asked::count(
            Skill::ReadScoreSlip,
            prompt("exercise-read_score_slip"),
            "count-tricks-won",
            tricks(&line),
        )
        .mistakes(misread(&line).map(|(mistake, line)| (mistake, tricks(&line))));
        let options = Options::new(readings(&line), in_words);
        let words = prompt("exercise-read_score_slip-words");
        let whole = Asked::one_of(Skill::ReadScoreSlip, words, &options, &line)
            .mistakes(options.mistakes(misread(&line)));
        let whole = on_paper(whole).working(doubling_working(line.doubling));
        let witness = line.tricks.get().to_string();
        Ok(Posed::new(vec![on_paper(won), whole], witness))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> ReadScoreSlip {
    ReadScoreSlip {
        slip: notation::result(&any_line(draw)),
        declarer: draw.chance.pick_or(&Seat::ALL, Seat::South).into(),
    }
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
