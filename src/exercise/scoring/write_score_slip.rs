//! `write_score_slip`: a result told in words; how is it written on the score slip?
//!
//! A lesson writes the result, or that nobody bid:
//! `write_score_slip(contract: "3NT", tricks: 11)`, `write_score_slip(passed_out: true)`.

use contract_bridge::{Bid, Seat};
use serde::Deserialize;

use crate::fields::{self, Fault, Field};
use crate::scoring::board_result::{bid, line};
use crate::scoring::read_score_slip::{
    DOUBLING_LEFT_OUT, Mistake, REDOUBLE_AS_DOUBLE, RESULT_LEFT_OUT, SIGN_TURNED, any_line,
    doubling_working, tricks_reason, tricks_working,
};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip,
    Step,
};
use engine::score::{ResultLine, SlipEntry, Tricks};
use engine::{Doubling, Fact, Reason, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::WriteScoreSlip];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    SIGN_TURNED.0,
    RESULT_LEFT_OUT.0,
    Slip("counted-from-six"),
    Slip("contract-raised-to-tricks"),
    DOUBLING_LEFT_OUT.0,
    REDOUBLE_AS_DOUBLE.0,
];

/// What happened at the table, to be written as a line of the slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct WriteScoreSlip {
    entry: SlipEntry,
    /// South where everybody passed.
    declarer: Seat,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "write_score_slip")]
struct Written {
    #[serde(default)]
    passed_out: bool,
    #[serde(default, deserialize_with = "fields::some_contract")]
    contract: Option<(Bid, Doubling)>,
    #[serde(default, deserialize_with = "fields::some_tricks")]
    tricks: Option<Tricks>,
    /// South where it is left out.
    #[serde(default, deserialize_with = "fields::some_seat")]
    declarer: Option<Seat>,
}

impl TryFrom<Written> for WriteScoreSlip {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let Written {
            passed_out,
            contract,
            tricks,
            declarer,
        } = written;
        let entry = match (passed_out, contract, tricks) {
            (true, None, None) if declarer.is_none() => SlipEntry::PassedOut,
            (false, Some((bid, doubling)), Some(tricks)) => SlipEntry::Played(ResultLine {
                bid,
                doubling,
                tricks,
            }),
            _ => return Err(Fault::new("played-or-passed-out", Field::Contract, "")),
        };
        let declarer = declarer.unwrap_or(Seat::South);
        Ok(Self { entry, declarer })
    }
}

/// How a line can be miswritten, the most telling first.
const MISWRITTEN: &[Mistake] = &[
    SIGN_TURNED,
    (Slip("contract-raised-to-tricks"), |told| {
        // The tricks won are written as if they had been bid.
        let level = i32::from(told.tricks.get()) - 6;
        (level >= 1).then(|| line(bid(level, told.bid.strain), told.doubling, 0))
    }),
    (Slip("counted-from-six"), |told| {
        let over_six = i32::from(told.tricks.get()) - 6;
        let counted = ResultLine::with_margin(told.bid, told.doubling, over_six);
        counted.ok().filter(|_| over_six > 0)
    }),
    RESULT_LEFT_OUT,
    REDOUBLE_AS_DOUBLE,
    DOUBLING_LEFT_OUT,
];

impl WriteScoreSlip {
    fn story(&self) -> Phrase {
        let SlipEntry::Played(line) = self.entry else {
            return Phrase::new("scene-deal-passed-out");
        };
        let id = match line.doubling {
            Doubling::Undoubled => "scene-deal-played",
            Doubling::Doubled => "scene-deal-played-doubled",
            Doubling::Redoubled => "scene-deal-played-redoubled",
        };
        Phrase::new(id)
            .with("seat", Fact::Seat(self.declarer))
            .with("level", Fact::Number(i32::from(line.bid.level.get())))
            .with("strain", Fact::Strain(line.bid.strain))
            .with("tricks", Fact::Number(i32::from(line.tricks.get())))
    }
}

impl Exercise for WriteScoreSlip {
    fn kind(&self) -> Kind {
        Kind::WriteScoreSlip
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::WriteScoreSlip
    }

    fn pose(&self, _part: usize) -> Question {
        Question {
            prompt: Phrase::new("exercise-write_score_slip"),
            exhibits: vec![Exhibit::Scene(vec![self.story()])],
            ask: Ask::ScoreSlip,
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Answer::ScoreSlip(self.entry)
    }

    fn written(&self) -> Writing {
        match &self.entry {
            SlipEntry::PassedOut => Writing::default().flag("passed_out", true),
            SlipEntry::Played(line) => Writing::default().result(line, self.declarer),
        }
    }

    fn witness(&self) -> String {
        notation::slip(&self.entry)
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let SlipEntry::Played(told) = self.entry else {
            return Vec::new();
        };
        let written = MISWRITTEN.iter();
        written
            .filter_map(|(slip, rule)| Some((*slip, SlipEntry::Played(rule(&told)?))))
            .map(|(slip, entry)| (slip, Answer::ScoreSlip(entry)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let SlipEntry::Played(told) = self.entry else {
            return Grade::of(
                self.solve(part),
                answer,
                vec![Reason::new("passed-out", "22B")],
            );
        };
        let mut grade = Grade::of(self.solve(part), answer, vec![tricks_reason(&told)])
            .with_slip(answer, self.mistakes(part));
        grade.steps = vec![tricks_working(&told)];
        grade.steps.extend(doubling_working(told.doubling));
        let write = Phrase::new("working-slip-written").with("slip", Fact::Slip(self.entry));
        grade.steps.push(Step::Say(write));
        grade
    }
}

/// A result that practises the skill. Nobody bid in 5 % of the medium and hard ones.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> WriteScoreSlip {
    let declarer = draw.chance.pick_or(&Seat::ALL, Seat::South);
    let passed_out = draw.difficulty != Difficulty::Easy && draw.chance.percent(5);
    if passed_out {
        return WriteScoreSlip {
            entry: SlipEntry::PassedOut,
            declarer: Seat::South,
        };
    }
    WriteScoreSlip {
        entry: SlipEntry::Played(any_line(draw)),
        declarer,
    }
}
