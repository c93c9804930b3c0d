//! `score_to_contract`: a score is on the slip; which result gives it?
//!
//! A lesson writes the side that scores, the score, and the results to choose from,
//! exactly one of which scores so:
//!
//! ```text
//! score_to_contract(side: NS, score: 620, options: [
//!     (contract: "4S", tricks: 10, vulnerable: true),
//!     (contract: "4S", tricks: 10),
//!     (contract: "3NT", tricks: 10, declarer: N, vulnerable: true),
//! ])
//! ```

mod generate;

use contract_bridge::{Bid, Seat};
use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::scoring::board_result::{reasons, working};
use crate::scoring::score_contract::{entries, wrong_accounts};
use crate::writing::{Value, Writing};
use crate::{
    Answer, Ask, Cell, Exercise, Exhibit, Grade, Grid, Kind, Phrase, Question, Skill, Slip, Step,
    fields,
};
use engine::score::{DealResult, ResultLine, SlipEntry, Tricks};
use engine::{Doubling, Fact, Side, Vulnerability, notation};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::ResultFromScore, Skill::ResultFromPenalty];

/// The slips this kind can name: the wrong rule by which the result chosen would give
/// the score on the slip.
pub const SLIPS: &[Slip] = &[
    Slip("sign-forgotten"),
    Slip("forgot-notrump-ten"),
    Slip("bonus-of-other-vulnerability"),
    Slip("undertricks-of-other-vulnerability"),
    Slip("undertricks-not-doubled"),
    Slip("undertricks-simply-doubled"),
    Slip("trick-points-not-doubled"),
    Slip("overtricks-counted-towards-game"),
    Slip("overtricks-forgotten"),
    Slip("part-score-for-game"),
    Slip("slam-bonus-unbid"),
    Slip("wrong-trick-value"),
];

/// A result that may be the one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Possible {
    line: ResultLine,
    declarer: Seat,
    vulnerability: Vulnerability,
}

/// A score on the slip, and results of which exactly one gives it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct ScoreToContract {
    side: Side,
    /// What this side scores.
    score: i32,
    options: Vec<Possible>,
}

#[derive(Default, Clone, Copy, Deserialize)]
enum SideName {
    #[default]
    NS,
    EW,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "score_to_contract")]
struct Written {
    #[serde(default)]
    side: SideName,
    score: i32,
    options: Vec<WrittenResult>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "option")]
struct WrittenResult {
    #[serde(deserialize_with = "fields::contract")]
    contract: (Bid, Doubling),
    #[serde(deserialize_with = "fields::tricks")]
    tricks: Tricks,
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(default)]
    vulnerable: bool,
}

impl TryFrom<Written> for ScoreToContract {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let side = match written.side {
            SideName::NS => Side::NorthSouth,
            SideName::EW => Side::EastWest,
        };
        let item = Self {
            side,
            score: written.score,
            options: written.options.into_iter().map(Possible::from).collect(),
        };
        let scoring = item.scoring().count();
        let twice =
            (1..item.options.len()).any(|at| item.options[..at].contains(&item.options[at]));
        if scoring != 1 || item.options.len() < 2 || twice {
            let found = written.score.to_string();
            return Err(Fault::new("one-option-scores", Field::Contract, found));
        }
        Ok(item)
    }
}

impl From<WrittenResult> for Possible {
    fn from(written: WrittenResult) -> Self {
        let (bid, doubling) = written.contract;
        Self {
            line: ResultLine {
                bid,
                doubling,
                tricks: written.tricks,
            },
            declarer: written.declarer,
            vulnerability: if written.vulnerable {
                Vulnerability::Vulnerable
            } else {
                Vulnerability::NotVulnerable
            },
        }
    }
}

impl Possible {
    fn deal(&self) -> DealResult {
        self.line.at(self.vulnerability)
    }

    /// What points of declarer's side are to a side.
    fn turned(&self, points: i32, side: Side) -> i32 {
        if Side::of(self.declarer) == side {
            points
        } else {
            -points
        }
    }

    fn score_of(&self, side: Side) -> i32 {
        self.turned(self.deal().score(), side)
    }

    fn said(&self, id: &'static str) -> Phrase {
        Phrase::new(id)
            .with("result", Fact::Slip(SlipEntry::Played(self.line)))
            .with("seat", Fact::Seat(self.declarer))
            .with("vulnerability", Fact::Vulnerability(self.vulnerability))
    }

    /// The wrong rule by which this result would give the score.
    fn slip(&self, side: Side, score: i32) -> Option<Slip> {
        let deal = self.deal();
        if self.score_of(side) == -score {
            return Some(Slip("sign-forgotten"));
        }
        let right = entries(&deal.account());
        wrong_accounts(&deal, &right)
            .into_iter()
            .filter(|(_, account)| self.turned(account.values().sum(), side) == score)
            .map(|(id, _)| Slip(id))
            .find(|slip| SLIPS.contains(slip))
    }
}

impl ScoreToContract {
    /// The options that score so: one.
    fn scoring(&self) -> impl Iterator<Item = (usize, &Possible)> {
        let options = self.options.iter().enumerate();
        options.filter(|(_, option)| option.score_of(self.side) == self.score)
    }

    fn right(&self) -> (usize, Option<&Possible>) {
        let found = self.scoring().next();
        found.map_or((0, None), |(at, option)| (at, Some(option)))
    }

    /// One line of a score slip: what stands in which column.
    fn slip_of_paper(&self) -> Grid {
        let cell = |side: Side| {
            if side == self.side {
                Cell::Fact(Fact::Points(self.score))
            } else {
                Cell::Empty
            }
        };
        Grid {
            title: Phrase::new("grid-score-slip"),
            columns: vec![
                Phrase::new("side-NS-letters"),
                Phrase::new("side-EW-letters"),
            ],
            rows: vec![Side::ALL.map(cell).to_vec()],
            line_after: None,
        }
    }
}

impl Exercise for ScoreToContract {
    fn kind(&self) -> Kind {
        Kind::ScoreToContract
    }

    fn skill(&self, _part: usize) -> Skill {
        match self.right().1 {
            Some(right) if !right.deal().is_made() => Skill::ResultFromPenalty,
            _ => Skill::ResultFromScore,
        }
    }

    fn pose(&self, _part: usize) -> Question {
        let options = self.options.iter();
        Question {
            prompt: Phrase::new("exercise-score_to_contract")
                .with("side", Fact::Side(self.side))
                .with("points", Fact::Points(self.score)),
            exhibits: vec![Exhibit::Grid(self.slip_of_paper())],
            ask: Ask::Choice(options.map(|option| option.said("option-result")).collect()),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Answer::Choice(self.right().0)
    }

    fn written(&self) -> Writing {
        let side = match self.side {
            Side::NorthSouth => "NS",
            Side::EastWest => "EW",
        };
        let options = self.options.iter().map(|option| {
            let fields = Writing::default().result(&option.line, option.declarer);
            Value::Fields(fields.flag("vulnerable", option.vulnerability.is_vulnerable()))
        });
        Writing::default()
            .word_unless("NS", "side", side)
            .number("score", self.score)
            .field("options", Value::List(options.collect()))
    }

    fn witness(&self) -> String {
        self.right().1.map_or_else(String::new, |right| {
            let vulnerable = match right.vulnerability {
                Vulnerability::Vulnerable => " vulnerable",
                Vulnerability::NotVulnerable => "",
            };
            let (line, declarer) = (notation::result(&right.line), right.declarer.letter());
            format!("{line} by {declarer}{vulnerable}")
        })
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let options = self.options.iter().enumerate();
        options
            .filter(|(_, option)| option.score_of(self.side) != self.score)
            .filter_map(|(at, option)| {
                Some((option.slip(self.side, self.score)?, Answer::Choice(at)))
            })
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let right = self.right().1.map(Possible::deal);
        let reasons = right.as_ref().map(reasons).unwrap_or_default();
        let mut grade =
            Grade::of(self.solve(part), answer, reasons).with_slip(answer, self.mistakes(part));
        grade.steps = right.as_ref().map(working).unwrap_or_default();
        let others = self.options.iter().map(|option| {
            let points = Fact::Points(option.score_of(self.side));
            let scores = option.said("working-option-scores");
            Step::Say(
                scores
                    .with("side", Fact::Side(self.side))
                    .with("points", points),
            )
        });
        grade.steps.extend(others);
        grade
    }
}
