//! `read_score_slip`: what does a line of a score slip say? First how many tricks were
//! won, then the whole in words.
//!
//! A lesson writes the line: `read_score_slip(slip: "3NT+2", declarer: W)`.

use contract_bridge::{Seat, Strain};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{Declarer, Fault, Field, is_default};
use crate::grade::slips;
use crate::scoring::board_result::{Wanted, line};
use crate::{
    Asked, Cell, Chance, Difficulty, Draw, Exercise, Exhibit, Grid, Phrase, Skill, Slip, Step,
};
use engine::score::{ResultLine, SlipEntry};
use engine::{Doubling, Fact, Reason, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::ReadScoreSlip];

slips! {
    pub(crate) SIGN_TURNED = "sign-turned",
    pub(crate) RESULT_LEFT_OUT = "result-left-out",
    pub(crate) COUNTED_FROM_SIX = "counted-from-six",
    LEVEL_TAKEN_FOR_TRICKS = "level-taken-for-tricks",
    pub(crate) DOUBLING_LEFT_OUT = "doubling-left-out",
    pub(crate) REDOUBLE_AS_DOUBLE = "redouble-as-double",
}

/// A line of a score slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct ReadScoreSlip {
    line: ResultLine,
    declarer: Seat,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "read_score_slip")]
struct Written {
    slip: String,
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
}

impl TryFrom<Written> for ReadScoreSlip {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let declarer = written.declarer.0.into();
        match notation::parse_slip(&written.slip) {
            Ok(SlipEntry::Played(line)) => Ok(Self { line, declarer }),
            // Of a deal that was passed out there is nothing to read.
            Ok(SlipEntry::PassedOut) => {
                Err(Fault::new("slip-passed-out", Field::Contract, written.slip))
            }
            Err(_) => Err(Fault::new("notation", Field::Contract, written.slip)),
        }
    }
}

impl From<ReadScoreSlip> for Written {
    fn from(exercise: ReadScoreSlip) -> Self {
        Self {
            slip: notation::result(&exercise.line),
            declarer: Declarer(exercise.declarer.into()),
        }
    }
}

/// What a mistake makes of a result; `None` where it changes nothing.
pub(crate) type Mistake = (Slip, fn(&ResultLine) -> Option<ResultLine>);

// These can be made in reading and in writing.

pub(crate) fn sign_turned(line: &ResultLine) -> Option<ResultLine> {
    ResultLine::with_margin(line.bid, line.doubling, -line.margin()).ok()
}

pub(crate) fn result_left_out(told: &ResultLine) -> Option<ResultLine> {
    Some(line(told.bid, told.doubling, 0))
}

pub(crate) fn redouble_as_double(line: &ResultLine) -> Option<ResultLine> {
    let doubling = Doubling::Doubled;
    (line.doubling == Doubling::Redoubled).then_some(ResultLine { doubling, ..*line })
}

pub(crate) fn doubling_left_out(line: &ResultLine) -> Option<ResultLine> {
    let doubling = Doubling::Undoubled;
    (line.doubling != doubling).then_some(ResultLine { doubling, ..*line })
}

/// How a line can be misread, the most telling first. A misreading that no line
/// could say, say more than thirteen tricks, is none.
const MISREADINGS: &[Mistake] = &[
    (SIGN_TURNED, sign_turned),
    (COUNTED_FROM_SIX, |read| {
        // The number is taken for tricks above six, not above the contract.
        let over = read.margin() > 0;
        let margin = read.margin() - i32::from(read.bid.level.get());
        let counted = ResultLine::with_margin(read.bid, read.doubling, margin);
        counted.ok().filter(|_| over)
    }),
    (RESULT_LEFT_OUT, result_left_out),
    (REDOUBLE_AS_DOUBLE, redouble_as_double),
    (DOUBLING_LEFT_OUT, doubling_left_out),
    (LEVEL_TAKEN_FOR_TRICKS, |read| {
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

    /// The line on paper, and what is asked about it: neither question gives the other away.
    fn asked(&self, asked: Asked) -> Asked {
        let slip = Fact::Slip(SlipEntry::Played(self.line));
        let row = [slip, Fact::Seat(self.declarer)].map(Cell::Fact);
        let columns = ["grid-score-slip-result", "grid-score-slip-declarer"];
        let paper = Grid::new("grid-score-slip", columns, vec![row.to_vec()]);
        asked
            .showing([Exhibit::Grid(paper)])
            .because([tricks_reason(&self.line)])
            .working([tricks_working(&self.line)])
            .giving_nothing_away()
    }

    fn prompt(&self, id: &'static str) -> Phrase {
        Phrase::new(id)
            .with("slip", Fact::Slip(SlipEntry::Played(self.line)))
            .with("seat", Fact::Seat(self.declarer))
    }

    fn tricks_won(&self) -> Asked {
        let tricks = |line: &ResultLine| i32::from(line.tricks.get());
        let prompt = self.prompt("exercise-read_score_slip");
        let right = tricks(&self.line);
        let asked = Asked::count(Skill::ReadScoreSlip, prompt, "count-tricks-won", right);
        self.asked(asked.slips(self.misread().map(|(slip, line)| (slip, tricks(&line)))))
    }

    fn whole_line(&self) -> Asked {
        let options = Options::new(self.readings(), in_words);
        let prompt = self.prompt("exercise-read_score_slip-words");
        let asked = Asked::one_of(Skill::ReadScoreSlip, prompt, &options, &self.line);
        self.asked(asked.slips(options.slips(self.misread())))
            .working(doubling_working(self.line.doubling))
    }
}

/// How many readings are offered.
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

/// Why a line means these tricks: the rule, with its numbers.
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
    fn questions(&self) -> Vec<Asked> {
        vec![self.tricks_won(), self.whole_line()]
    }

    fn witness(&self) -> String {
        self.line.tricks.get().to_string()
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
