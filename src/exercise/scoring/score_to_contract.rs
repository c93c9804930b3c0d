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

use contract_bridge::{Seat, Strain};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{ContractText, Declarer, Fault, Field, TrickCount, is_default};
use crate::scoring::board_result::{BoardResult, Wanted, bid, line, reasons, working};
use crate::scoring::score_contract::{
    BONUS_OF_OTHER_VULNERABILITY, NOTRUMP_TEN_FORGOTTEN, OVERTRICKS_FORGOTTEN,
    OVERTRICKS_TOWARDS_GAME, PART_SCORE_FOR_GAME, SIGN_FORGOTTEN, SLAM_BONUS_UNBID,
    TRICK_POINTS_NOT_DOUBLED, UNDERTRICKS_NOT_DOUBLED, UNDERTRICKS_OF_OTHER_VULNERABILITY,
    UNDERTRICKS_SIMPLY_DOUBLED, WRONG_TRICK_VALUE, entries, wrong_accounts,
};
use crate::{Asked, Cell, Difficulty, Draw, Exercise, Exhibit, Grid, Phrase, Skill, Slip, Step};
use engine::score::{DealResult, ResultLine, SlipEntry};
use engine::{Doubling, Fact, Side, Vulnerability, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::ResultFromScore, Skill::ResultFromPenalty];

/// The slips this kind can name: the wrong rule by which the result chosen would give
/// the score on the slip.
pub const SLIPS: &[Slip] = &[
    SIGN_FORGOTTEN,
    NOTRUMP_TEN_FORGOTTEN,
    BONUS_OF_OTHER_VULNERABILITY,
    UNDERTRICKS_OF_OTHER_VULNERABILITY,
    UNDERTRICKS_NOT_DOUBLED,
    UNDERTRICKS_SIMPLY_DOUBLED,
    TRICK_POINTS_NOT_DOUBLED,
    OVERTRICKS_TOWARDS_GAME,
    OVERTRICKS_FORGOTTEN,
    PART_SCORE_FOR_GAME,
    SLAM_BONUS_UNBID,
    WRONG_TRICK_VALUE,
];

/// A result that may be the one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "WrittenResult", into = "WrittenResult")]
struct Possible {
    line: ResultLine,
    declarer: Seat,
    vulnerability: Vulnerability,
}

/// A score on the slip, and results of which exactly one gives it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct ScoreToContract {
    side: Side,
    /// What this side scores.
    score: i32,
    /// The one of the options that scores so.
    right: Possible,
    options: Vec<Possible>,
}

/// An identifier: `NS`, `EW`.
#[derive(Default, Clone, Copy, PartialEq, Serialize, Deserialize)]
enum SideName {
    #[default]
    NS,
    EW,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "score_to_contract")]
struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    side: SideName,
    score: i32,
    options: Vec<Possible>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "option")]
struct WrittenResult {
    contract: ContractText,
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    tricks: TrickCount,
    #[serde(default, skip_serializing_if = "is_default")]
    vulnerable: bool,
}

impl TryFrom<Written> for ScoreToContract {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let Written { score, options, .. } = written;
        let side = match written.side {
            SideName::NS => Side::NorthSouth,
            SideName::EW => Side::EastWest,
        };
        let mut scoring = options.iter().filter(|it| it.score_of(side) == score);
        let right = scoring.next().filter(|_| scoring.next().is_none()).copied();
        let twice = (1..options.len()).any(|at| options[..at].contains(&options[at]));
        let right = right.filter(|_| options.len() > 1 && !twice);
        let fault = || Fault::new("one-option-scores", Field::Contract, score.to_string());
        Ok(Self {
            side,
            score,
            right: right.ok_or_else(fault)?,
            options,
        })
    }
}

impl From<ScoreToContract> for Written {
    fn from(exercise: ScoreToContract) -> Self {
        Self {
            side: match exercise.side {
                Side::NorthSouth => SideName::NS,
                Side::EastWest => SideName::EW,
            },
            score: exercise.score,
            options: exercise.options,
        }
    }
}

impl From<WrittenResult> for Possible {
    fn from(written: WrittenResult) -> Self {
        Self {
            line: written.contract.with(written.tricks),
            declarer: written.declarer.0.into(),
            vulnerability: match written.vulnerable {
                true => Vulnerability::Vulnerable,
                false => Vulnerability::NotVulnerable,
            },
        }
    }
}

impl From<Possible> for WrittenResult {
    fn from(option: Possible) -> Self {
        Self {
            contract: (&option.line).into(),
            declarer: Declarer(option.declarer.into()),
            tricks: TrickCount(option.line.tricks),
            vulnerable: option.vulnerability.is_vulnerable(),
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
            return Some(SIGN_FORGOTTEN);
        }
        let right = entries(&deal.account());
        let wrong = wrong_accounts(&deal, &right).into_iter();
        let leading =
            wrong.filter(|(_, account)| self.turned(account.values().sum(), side) == score);
        let mut slips = leading.map(|(slip, _)| slip);
        slips.find(|slip| SLIPS.contains(slip))
    }
}

impl ScoreToContract {
    /// One line of a score slip: what stands in which column.
    fn slip_of_paper(&self) -> Grid {
        let cell = |side: Side| match side == self.side {
            true => Cell::Fact(Fact::Points(self.score)),
            false => Cell::Empty,
        };
        let row = Side::ALL.map(cell).to_vec();
        let columns = ["side-NS-letters", "side-EW-letters"];
        Grid::new("grid-score-slip", columns, vec![row])
    }

    /// What an option scores.
    fn told(&self, option: &Possible) -> Step {
        let scores = option
            .said("working-option-scores")
            .with("side", Fact::Side(self.side))
            .with("points", Fact::Points(option.score_of(self.side)));
        Step::Say(scores)
    }
}

impl Exercise for ScoreToContract {
    fn questions(&self) -> Vec<Asked> {
        let deal = self.right.deal();
        let skill = match deal.is_made() {
            true => Skill::ResultFromScore,
            false => Skill::ResultFromPenalty,
        };
        let prompt = Phrase::new("exercise-score_to_contract")
            .with("side", Fact::Side(self.side))
            .with("points", Fact::Points(self.score));
        let all = self.options.iter();
        let options = Options::new(all.clone().copied(), |option| option.said("option-result"));
        let others = all.clone().filter(|option| **option != self.right);
        let mistakes =
            others.filter_map(|option| Some((option.slip(self.side, self.score)?, *option)));
        let asked = Asked::one_of(skill, prompt, &options, &self.right)
            .showing([Exhibit::Grid(self.slip_of_paper())])
            .because(reasons(&deal))
            .slips(options.slips(mistakes))
            .working(working(&deal))
            .working(all.map(|option| self.told(option)));
        vec![asked]
    }

    fn witness(&self) -> String {
        let Possible { line, declarer, .. } = &self.right;
        let vulnerable = match self.right.vulnerability {
            Vulnerability::Vulnerable => " vulnerable",
            Vulnerability::NotVulnerable => "",
        };
        let (line, declarer) = (notation::result(line), declarer.letter());
        format!("{line} by {declarer}{vulnerable}")
    }
}

/// A score that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> ScoreToContract {
    let line = right_line(draw);
    let place = BoardResult::somewhere(line, &mut draw.chance);
    let right = Possible {
        line,
        declarer: place.declarer,
        vulnerability: place.deal().vulnerability,
    };
    // The side that gains points has them on the slip.
    let side = match right.deal().is_made() {
        true => place.side(),
        false => place.side().opponents(),
    };
    let score = right.score_of(side);
    let mut options = vec![right];
    options.extend(wrong(draw, &right, side, score));
    draw.chance.shuffle(&mut options);
    ScoreToContract {
        side,
        score,
        right,
        options,
    }
}

fn right_line(draw: &mut Draw<'_>) -> ResultLine {
    let (made, difficulty) = (draw.skill == Skill::ResultFromScore, draw.difficulty);
    let chance = &mut draw.chance;
    // Doubled: a quarter of the medium ones, most of the hard ones; a fifth of
    // those is redoubled. Slams: a quarter of the medium and the hard ones made.
    let doubled = match difficulty {
        Difficulty::Easy => false,
        Difficulty::Medium => chance.percent(25),
        Difficulty::Hard => chance.percent(70),
    };
    let doubling = match doubled {
        true if chance.percent(20) => Doubling::Redoubled,
        true => Doubling::Doubled,
        false => Doubling::Undoubled,
    };
    let slam = made && difficulty != Difficulty::Easy && chance.percent(25);
    let levels = match (slam, difficulty) {
        (true, _) => (6, 7),
        (false, Difficulty::Easy) => (1, 4),
        (false, _) => (1, 5),
    };
    let margins: &[i32] = match (made, difficulty) {
        (true, Difficulty::Easy) => &[0, 0, 1],
        (true, _) => &[0, 1, 2],
        (false, Difficulty::Easy) => &[-1, -2, -3],
        (false, _) => &[-1, -2, -3, -4],
    };
    let wanted = Wanted {
        strains: &Strain::ASC,
        levels,
        margins,
        doubling,
    };
    wanted.line(draw)
}

/// Three results that score otherwise. Those that a wrong rule leads to come first: one
/// at least where it is easy, three where it is hard, as far as there are any.
fn wrong(draw: &mut Draw<'_>, right: &Possible, side: Side, score: i32) -> Vec<Possible> {
    let mut near: Vec<Possible> = Vec::new();
    for other in neighbours(right) {
        if other.score_of(side) != score && !near.contains(&other) {
            near.push(other);
        }
    }
    draw.chance.shuffle(&mut near);
    let first = match draw.difficulty {
        Difficulty::Easy => 1,
        Difficulty::Medium => 2,
        Difficulty::Hard => 3,
    };
    let (mut wrong, mut others) = (Vec::new(), Vec::new());
    for other in near {
        // No longer asked once there are enough: it is what costs time.
        if wrong.len() < first && other.slip(side, score).is_some() {
            wrong.push(other);
        } else {
            others.push(other);
        }
    }
    wrong.into_iter().chain(others).take(3).collect()
}

/// Results that differ from this one in one thing.
fn neighbours(right: &Possible) -> Vec<Possible> {
    let ResultLine {
        bid: own,
        doubling,
        tricks,
    } = right.line;
    let level = i32::from(own.level.get());
    let margin = right.line.margin();
    let with = |line: ResultLine| Possible { line, ..*right };
    let same_tricks = |level: i32| {
        let level = level.clamp(1, 7);
        let margin = i32::from(tricks.get()) - 6 - level;
        with(line(bid(level, own.strain), doubling, margin))
    };
    let mut near = vec![
        Possible {
            vulnerability: right.vulnerability.other(),
            ..*right
        },
        Possible {
            declarer: right.declarer.lho(),
            ..*right
        },
        // As many tricks, with more or fewer of them bid.
        same_tricks(level - 1),
        same_tricks(level - 2),
        same_tricks(level + 1),
        with(line(own, doubling, margin + 1)),
        with(line(own, doubling, margin - 1)),
    ];
    near.extend(Strain::ASC.map(|strain| with(line(bid(level, strain), doubling, margin))));
    near.extend(Doubling::ALL.map(|doubling| with(line(own, doubling, margin))));
    // Whoever only doubles the plain price of undertricks takes these for each other.
    if margin < 0 {
        near.extend([-1, -2, -3, -4].map(|margin| with(line(own, doubling, margin))));
        near.extend([-2, -4].map(|margin| with(line(own, Doubling::Doubled, margin))));
    }
    near
}
