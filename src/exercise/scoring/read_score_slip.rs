//! `read_score_slip`: what does a line of a score slip say? First how many tricks were
//! won, then the whole in words.
//!
//! A lesson writes the line: `read_score_slip(slip: "3NT+2", declarer: W)`.

use contract_bridge::{Seat, Strain};
use serde::Deserialize;

use crate::fields::{self, Fault, Field};
use crate::scoring::board_result::{Wanted, line};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Cell, Chance, Difficulty, Draw, Exercise, Exhibit, Grade, Grid, Kind, Phrase,
    Question, Skill, Slip, Step,
};
use engine::score::{ResultLine, SlipEntry};
use engine::{Doubling, Fact, Reason, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::ReadScoreSlip];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    SIGN_TURNED.0,
    RESULT_LEFT_OUT.0,
    Slip("counted-from-six"),
    Slip("level-taken-for-tricks"),
    DOUBLING_LEFT_OUT.0,
    REDOUBLE_AS_DOUBLE.0,
];

/// A line of a score slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct ReadScoreSlip {
    line: ResultLine,
    declarer: Seat,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "read_score_slip")]
struct Written {
    slip: String,
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
}

impl TryFrom<Written> for ReadScoreSlip {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        match notation::parse_slip(&written.slip) {
            Ok(SlipEntry::Played(line)) => Ok(Self {
                line,
                declarer: written.declarer,
            }),
            // Of a deal that was passed out there is nothing to read.
            Ok(SlipEntry::PassedOut) => {
                Err(Fault::new("slip-passed-out", Field::Contract, written.slip))
            }
            Err(_) => Err(Fault::new("notation", Field::Contract, written.slip)),
        }
    }
}

const TRICKS: usize = 0;

/// What a mistake makes of a result; `None` where it changes nothing.
pub(crate) type Mistake = (Slip, fn(&ResultLine) -> Option<ResultLine>);

// These can be made in reading and in writing.

pub(crate) const SIGN_TURNED: Mistake = (Slip("sign-turned"), |line| {
    ResultLine::with_margin(line.bid, line.doubling, -line.margin()).ok()
});
pub(crate) const RESULT_LEFT_OUT: Mistake = (Slip("result-left-out"), |told| {
    Some(line(told.bid, told.doubling, 0))
});
pub(crate) const REDOUBLE_AS_DOUBLE: Mistake = (Slip("redouble-as-double"), |line| {
    let doubling = Doubling::Doubled;
    (line.doubling == Doubling::Redoubled).then_some(ResultLine { doubling, ..*line })
});
pub(crate) const DOUBLING_LEFT_OUT: Mistake = (Slip("doubling-left-out"), |line| {
    let doubling = Doubling::Undoubled;
    (line.doubling != doubling).then_some(ResultLine { doubling, ..*line })
});

/// How a line can be misread, the most telling first. A misreading that no line
/// could say, say more than thirteen tricks, is none.
const MISREADINGS: &[Mistake] = &[
    SIGN_TURNED,
    (Slip("counted-from-six"), |read| {
        // The number is taken for tricks above six, not above the contract.
        let over = read.margin() > 0;
        let margin = read.margin() - i32::from(read.bid.level.get());
        let counted = ResultLine::with_margin(read.bid, read.doubling, margin);
        counted.ok().filter(|_| over)
    }),
    RESULT_LEFT_OUT,
    REDOUBLE_AS_DOUBLE,
    DOUBLING_LEFT_OUT,
    (Slip("level-taken-for-tricks"), |read| {
        // The level, not six more, is taken for the tricks; the sign counts from there.
        let margin = read.margin() - 6;
        ResultLine::with_margin(read.bid, read.doubling, margin).ok()
    }),
];

impl ReadScoreSlip {
    fn misread(&self) -> impl Iterator<Item = (Slip, ResultLine)> {
        let all = MISREADINGS.iter();
        all.filter_map(|(slip, rule)| Some((*slip, rule(&self.line)?)))
    }

    /// What the line may say: the right reading and misreadings, and one trick beside
    /// it where there are few; in the order of the contracts, then of the tricks.
    fn readings(&self) -> Vec<ResultLine> {
        let misread = self.misread().map(|(_, line)| line);
        let likely = misread.filter(|line| line.margin().abs() <= 7);
        let beside = [1, -1].map(|more| {
            let margin = self.line.margin() + more;
            ResultLine::with_margin(self.line.bid, self.line.doubling, margin)
        });
        let mut readings = vec![self.line];
        for reading in likely.chain(beside.into_iter().flatten()) {
            if readings.len() < OPTIONS && !readings.contains(&reading) {
                readings.push(reading);
            }
        }
        readings.sort_by_key(|line| (line.doubling, line.margin()));
        readings
    }

    fn choice(&self, of: &ResultLine) -> Option<Answer> {
        let at = self.readings().iter().position(|line| line == of)?;
        Some(Answer::Choice(at))
    }
}

/// So many readings are offered.
const OPTIONS: usize = 4;

/// A line in words: contract, doubling, and what became of it.
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

/// Why a line means so many tricks: the rule, with its numbers.
pub(crate) fn tricks_reason(line: &ResultLine) -> Reason {
    let level = i32::from(line.bid.level.get());
    Reason::new("contract-promises", "Definitions")
        .with("bid", Fact::Bid(line.bid))
        .with("level", Fact::Number(level))
        .with("tricks", Fact::Number(6 + level))
}

/// From the tricks promised to the tricks won.
pub(crate) fn tricks_working(line: &ResultLine) -> Step {
    let id = match line.margin() {
        0 => "working-slip-made",
        1.. => "working-slip-over",
        _ => "working-slip-down",
    };
    let number = |number: i32| Fact::Number(number);
    let say = Phrase::new(id)
        .with("promised", number(6 + i32::from(line.bid.level.get())))
        .with("number", number(line.margin().abs()))
        .with("tricks", number(i32::from(line.tricks.get())));
    Step::Say(say)
}

/// How the doubling is written.
pub(crate) fn doubling_working(doubling: Doubling) -> Option<Step> {
    let id = match doubling {
        Doubling::Undoubled => return None,
        Doubling::Doubled => "working-slip-doubled",
        Doubling::Redoubled => "working-slip-redoubled",
    };
    Some(Step::Say(Phrase::new(id)))
}

impl Exercise for ReadScoreSlip {
    fn kind(&self) -> Kind {
        Kind::ReadScoreSlip
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::ReadScoreSlip
    }

    fn parts(&self) -> usize {
        2
    }

    // Both are read off the same line.
    fn tells(&self, _part: usize) -> bool {
        false
    }

    fn pose(&self, part: usize) -> Question {
        let slip = Fact::Slip(SlipEntry::Played(self.line));
        let (prompt, ask) = if part == TRICKS {
            let what = Phrase::new("count-tricks-won");
            (Phrase::new("exercise-read_score_slip"), Ask::Count(what))
        } else {
            let readings = self.readings().iter().map(in_words).collect();
            let prompt = Phrase::new("exercise-read_score_slip-words");
            (prompt, Ask::Choice(readings))
        };
        let row = [Cell::Fact(slip), Cell::Fact(Fact::Seat(self.declarer))];
        let paper = Grid {
            title: Phrase::new("grid-score-slip"),
            columns: vec![
                Phrase::new("grid-score-slip-result"),
                Phrase::new("grid-score-slip-declarer"),
            ],
            rows: vec![row.to_vec()],
            line_after: None,
        };
        Question {
            prompt: prompt
                .with("slip", slip)
                .with("seat", Fact::Seat(self.declarer)),
            exhibits: vec![Exhibit::Grid(paper)],
            ask,
        }
    }

    fn solve(&self, part: usize) -> Answer {
        if part == TRICKS {
            return Answer::Number(i32::from(self.line.tricks.get()));
        }
        self.choice(&self.line).unwrap_or(Answer::Choice(0))
    }

    fn written(&self) -> Writing {
        Writing::default()
            .quoted("slip", notation::result(&self.line))
            .declarer(self.declarer)
    }

    fn witness(&self) -> String {
        self.line.tricks.get().to_string()
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        let answer = |line: ResultLine| {
            if part == TRICKS {
                Some(Answer::Number(i32::from(line.tricks.get())))
            } else {
                self.choice(&line)
            }
        };
        self.misread()
            .filter_map(|(slip, line)| Some((slip, answer(line)?)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let mut grade = Grade::of(self.solve(part), answer, vec![tricks_reason(&self.line)])
            .with_slip(answer, self.mistakes(part));
        grade.steps = vec![tricks_working(&self.line)];
        if part != TRICKS {
            grade.steps.extend(doubling_working(self.line.doubling));
        }
        grade
    }
}

/// A line that practises the skill: easy ones undoubled and near the contract, a third
/// of the medium and most of the hard ones doubled or redoubled.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> ReadScoreSlip {
    ReadScoreSlip {
        line: any_line(draw),
        declarer: draw.chance.pick_or(&Seat::ALL, Seat::South),
    }
}

/// A result to read or to write: a contract of the bank, half the time with other tricks.
pub(crate) fn any_line(draw: &mut Draw<'_>) -> ResultLine {
    let wanted = wanted(&mut draw.chance, draw.difficulty);
    let played = wanted.line(draw);
    if draw.chance.percent(50) {
        return played;
    }
    let room = 7 - i32::from(played.bid.level.get());
    let margin = draw.chance.pick_or(wanted.margins, 0).min(room);
    line(played.bid, played.doubling, margin)
}

/// Which results are read and written. Redoubled ones, rare at the table: 30 % of the
/// hard ones.
fn wanted(chance: &mut Chance, difficulty: Difficulty) -> Wanted<'static> {
    let of_hundred = chance.below(100);
    let doubling = match difficulty {
        Difficulty::Medium if of_hundred < 35 => Doubling::Doubled,
        Difficulty::Hard if of_hundred < 30 => Doubling::Redoubled,
        Difficulty::Hard if of_hundred < 70 => Doubling::Doubled,
        _ => Doubling::Undoubled,
    };
    Wanted {
        strains: &Strain::ASC,
        levels: match difficulty {
            Difficulty::Easy => (1, 4),
            Difficulty::Medium => (1, 6),
            Difficulty::Hard => (1, 7),
        },
        margins: match difficulty {
            Difficulty::Easy => &[-2, -1, 0, 1, 2],
            Difficulty::Medium => &[-3, -2, -1, 0, 1, 2, 3],
            Difficulty::Hard => &[-5, -4, -3, -2, -1, 0, 1, 2, 3],
        },
        doubling,
    }
}
