//! `write_score_slip`: a result told in words; how is it written on the score slip?
//!
//! A lesson writes the result, or that nobody bid:
//! `write_score_slip(contract: "3NT", tricks: 11)`, `write_score_slip(passed_out: true)`.

use contract_bridge::Seat;
use serde::{Deserialize, Serialize};

use crate::fields::{ContractText, Fault, Field, SeatName, TrickCount, is_default};
use crate::grade::slips;
use crate::scoring::board_result::{bid, line};
use crate::scoring::read_score_slip::{
    COUNTED_FROM_SIX, DOUBLING_LEFT_OUT, Mistake, REDOUBLE_AS_DOUBLE, RESULT_LEFT_OUT, SIGN_TURNED,
    any_line, doubling_left_out, doubling_working, redouble_as_double, result_left_out,
    sign_turned, tricks_reason, tricks_working,
};
use crate::{Answer, Ask, Asked, Difficulty, Draw, Exercise, Exhibit, Phrase, Skill, Slip, Step};
use engine::score::{ResultLine, SlipEntry};
use engine::{Doubling, Fact, Reason, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::WriteScoreSlip];

slips! {
    RAISED_TO_TRICKS = "contract-raised-to-tricks",
    ..OF_READING,
}

const OF_READING: &[Slip] = &[
    SIGN_TURNED,
    RESULT_LEFT_OUT,
    COUNTED_FROM_SIX,
    DOUBLING_LEFT_OUT,
    REDOUBLE_AS_DOUBLE,
];

/// What happened at the table, to be written as a line of the slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct WriteScoreSlip {
    entry: SlipEntry,
    /// South where everybody passed.
    declarer: Seat,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "write_score_slip")]
struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    passed_out: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    contract: Option<ContractText>,
    /// South where it is left out.
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Option<SeatName>,
    #[serde(default, skip_serializing_if = "is_default")]
    tricks: Option<TrickCount>,
}

impl TryFrom<Written> for WriteScoreSlip {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let Written {
            passed_out,
            contract,
            declarer,
            tricks,
        } = written;
        let entry = match (passed_out, contract, tricks) {
            (true, None, None) if declarer.is_none() => SlipEntry::PassedOut,
            (false, Some(contract), Some(tricks)) => SlipEntry::Played(contract.with(tricks)),
            _ => return Err(Fault::new("played-or-passed-out", Field::Contract, "")),
        };
        let declarer = declarer.map_or(Seat::South, Seat::from);
        Ok(Self { entry, declarer })
    }
}

impl From<WriteScoreSlip> for Written {
    fn from(exercise: WriteScoreSlip) -> Self {
        let SlipEntry::Played(line) = exercise.entry else {
            return Self {
                passed_out: true,
                ..Self::default()
            };
        };
        let declarer = exercise.declarer;
        Self {
            passed_out: false,
            contract: Some((&line).into()),
            declarer: (declarer != Seat::South).then(|| declarer.into()),
            tricks: Some(TrickCount(line.tricks)),
        }
    }
}

/// How a line can be miswritten, the most telling first.
const MISWRITTEN: &[Mistake] = &[
    (SIGN_TURNED, sign_turned),
    (RAISED_TO_TRICKS, |told| {
        // The tricks won are written as if they had been bid.
        let level = i32::from(told.tricks.get()) - 6;
        (level >= 1).then(|| line(bid(level, told.bid.strain), told.doubling, 0))
    }),
    (COUNTED_FROM_SIX, |told| {
        let over_six = i32::from(told.tricks.get()) - 6;
        let counted = ResultLine::with_margin(told.bid, told.doubling, over_six);
        counted.ok().filter(|_| over_six > 0)
    }),
    (RESULT_LEFT_OUT, result_left_out),
    (REDOUBLE_AS_DOUBLE, redouble_as_double),
    (DOUBLING_LEFT_OUT, doubling_left_out),
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
    fn questions(&self) -> Vec<Asked> {
        let right = Answer::ScoreSlip(self.entry);
        let prompt = Phrase::new("exercise-write_score_slip");
        let asked = Asked::new(Skill::WriteScoreSlip, prompt, Ask::ScoreSlip, right)
            .showing([Exhibit::Scene(vec![self.story()])]);
        let SlipEntry::Played(told) = self.entry else {
            return vec![asked.because([Reason::new("passed-out", "22B")])];
        };
        let mistakes = MISWRITTEN.iter().filter_map(|(slip, rule)| {
            let written = SlipEntry::Played(rule(&told)?);
            Some((*slip, Answer::ScoreSlip(written)))
        });
        let written = Phrase::new("working-slip-written").with("slip", Fact::Slip(self.entry));
        let asked = asked
            .because([tricks_reason(&told)])
            .slips(mistakes)
            .working([tricks_working(&told)])
            .working(doubling_working(told.doubling))
            .working([Step::Say(written)]);
        vec![asked]
    }

    fn witness(&self) -> String {
        notation::slip(&self.entry)
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
