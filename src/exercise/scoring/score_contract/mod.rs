//! `score_contract`: what does a result score? As a total, or line by line.

mod generate;
mod mistakes;
pub(crate) mod near;

use contract_bridge::auction::AbsoluteVulnerability;
use contract_bridge::{Bid, Seat, Strain};
use serde::Deserialize;

use crate::fields::Fault;
use crate::scoring::board_result::{self, BoardResult};
use crate::writing::Writing;
use crate::{Answer, Ask, Exercise, Grade, Kind, Question, Skill, Slip, Step, Verdict, fields};
use engine::score::{Account, DealResult, ResultLine, ScoreItem, Tricks};
use engine::{Board, Doubling, Vulnerability};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::TrickPointsSuit,
    Skill::TrickPointsNotrump,
    Skill::GameBonus,
    Skill::SlamBonus,
    Skill::Overtricks,
    Skill::DoubledContract,
    Skill::Undertricks,
    Skill::DoubledUndertricksNotVulnerable,
    Skill::DoubledUndertricksVulnerable,
];

pub use generate::generate;
pub use mistakes::SLIPS;
use mistakes::wrong_pairs;
pub(crate) use mistakes::{Entries, entries, wrong_accounts};
pub use near::Near;

/// How the answer is given.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// One number.
    #[default]
    Total,
    /// The account, line by line.
    Account,
}

/// A contract with its result on a board.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct ScoreContract {
    on_board: BoardResult,
    form: Form,
    /// What it was made to practise; what it shows, where a lesson wrote it.
    aim: Option<Skill>,
}

/// As lessons write it: `score_contract(contract: "3NT", declarer: S, tricks: 11, vulnerable: "NS")`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "score_contract")]
struct Written {
    #[serde(deserialize_with = "fields::contract")]
    contract: (Bid, Doubling),
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::tricks")]
    tricks: Tricks,
    #[serde(default, deserialize_with = "fields::some_vulnerability")]
    vulnerable: Option<AbsoluteVulnerability>,
    #[serde(default, deserialize_with = "fields::some_board")]
    board: Option<Board>,
    #[serde(default)]
    form: Form,
}

impl TryFrom<Written> for ScoreContract {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let Written {
            contract,
            declarer,
            tricks,
            vulnerable,
            board,
            form,
        } = written;
        Ok(Self {
            on_board: BoardResult::written(contract, tricks, declarer, (board, vulnerable))?,
            form,
            aim: None,
        })
    }
}

impl ScoreContract {
    /// A result as it was at a table; the board's number where it has one that fits.
    #[must_use]
    pub const fn on(
        line: ResultLine,
        declarer: Seat,
        number: Option<u32>,
        vulnerability: AbsoluteVulnerability,
    ) -> Self {
        Self {
            on_board: BoardResult {
                line,
                declarer,
                number,
                vulnerability,
            },
            form: Form::Total,
            aim: None,
        }
    }

    /// What the engine scores.
    #[must_use]
    pub fn result(&self) -> DealResult {
        self.on_board.deal()
    }

    /// The same result, to be written down line by line; `None` where it is already.
    #[must_use]
    pub fn line_by_line(&self) -> Option<Self> {
        (self.form == Form::Total).then(|| Self {
            form: Form::Account,
            ..self.clone()
        })
    }

    fn answer(&self, account: &Entries) -> Answer {
        match self.form {
            Form::Total => Answer::Number(account.values().sum()),
            Form::Account => Answer::Account(account.clone()),
        }
    }

    fn known_mistakes(&self) -> Vec<(Slip, Answer)> {
        let result = self.result();
        let right = entries(&result.account());
        let mut mistakes: Vec<(Slip, Answer)> = wrong_accounts(&result, &right)
            .into_iter()
            .map(|(id, account)| (Slip(id), self.answer(&account)))
            .collect();
        if self.form == Form::Total {
            let total = result.score();
            mistakes.insert(0, (Slip("sign-forgotten"), Answer::Number(-total)));
        } else if !result.is_made() {
            let turned = right
                .iter()
                .map(|(&item, &points)| (item, -points))
                .collect();
            mistakes.insert(0, (Slip("sign-forgotten"), Answer::Account(turned)));
        }
        mistakes
    }

    /// What two mistakes made together come to: two wrong rules, or one and the sign.
    fn pairs(&self) -> Vec<([Slip; 2], Answer)> {
        let result = self.result();
        let right = entries(&result.account());
        let pairs = wrong_pairs(&result, &right).into_iter();
        let mut pairs: Vec<_> = pairs
            .map(|(ids, account)| (ids.map(Slip), self.answer(&account)))
            .collect();
        if !result.is_made() && self.form == Form::Total {
            let wrong = wrong_accounts(&result, &right).into_iter();
            pairs.extend(wrong.map(|(id, account)| {
                let total: i32 = account.values().sum();
                ([Slip("sign-forgotten"), Slip(id)], Answer::Number(-total))
            }));
        }
        pairs
    }

    /// What a deal is most about.
    fn shown_skill(&self) -> Skill {
        let result = self.result();
        let doubled = result.doubling != Doubling::Undoubled;
        if !result.is_made() {
            return match (doubled, result.vulnerability) {
                (false, _) => Skill::Undertricks,
                (true, Vulnerability::Vulnerable) => Skill::DoubledUndertricksVulnerable,
                (true, Vulnerability::NotVulnerable) => Skill::DoubledUndertricksNotVulnerable,
            };
        }
        match result.bid.strain {
            _ if doubled => Skill::DoubledContract,
            _ if result.bid.level.get() >= 6 => Skill::SlamBonus,
            _ if result.margin() > 0 => Skill::Overtricks,
            _ if result.trick_score().points >= 100 => Skill::GameBonus,
            Strain::Notrump => Skill::TrickPointsNotrump,
            _ => Skill::TrickPointsSuit,
        }
    }
}

impl Exercise for ScoreContract {
    fn kind(&self) -> Kind {
        Kind::ScoreContract
    }

    fn skill(&self, _part: usize) -> Skill {
        self.aim.unwrap_or_else(|| self.shown_skill())
    }

    fn pose(&self, _part: usize) -> Question {
        let (id, ask) = match self.form {
            Form::Total => ("exercise-score_contract", Ask::Number),
            Form::Account => ("exercise-score_contract-account", Ask::Account),
        };
        Question {
            prompt: self.on_board.said(id),
            exhibits: self.on_board.exhibits(),
            ask,
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        self.answer(&entries(&self.result().account()))
    }

    fn written(&self) -> Writing {
        let form = match self.form {
            Form::Total => "total",
            Form::Account => "account",
        };
        self.on_board.writing().word_unless("total", "form", form)
    }

    fn witness(&self) -> String {
        self.result().score().to_string()
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        self.known_mistakes()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let reasons = board_result::reasons(&self.result());
        let mut grade =
            Grade::of(self.solve(part), answer, reasons).with_slip(answer, self.mistakes(part));
        grade = grade.with_two_slips(answer, self.pairs());
        if let (Verdict::Wrong, None, Answer::Number(given)) = (grade.verdict, grade.slip, answer) {
            grade.near = Some(near::near(&self.result(), *given));
        }
        let account = self.result().account();
        grade.steps = steps(&account, answer);
        if let (Verdict::Wrong, Answer::Account(given)) = (grade.verdict, answer) {
            let any_right = account
                .lines()
                .iter()
                .any(|line| given.get(&line.item) == Some(&line.points));
            if any_right {
                grade.verdict = Verdict::Partly;
            }
        }
        grade
    }
}

/// The lines of the score, with what the learner has otherwise.
fn steps(account: &Account, answer: &Answer) -> Vec<Step> {
    let given = match answer {
        Answer::Account(given) => Some(given),
        _ => None,
    };
    let written = |item: ScoreItem| given.map(|given| given.get(&item).copied().unwrap_or(0));
    let mut steps: Vec<Step> = account
        .lines()
        .iter()
        .map(|line| Step::Line {
            line: *line,
            wrong: written(line.item).filter(|&points| points != line.points),
        })
        .collect();
    let surplus = ScoreItem::ALL.into_iter().filter_map(|item| {
        let wrong = written(item).filter(|&points| points != 0)?;
        let belongs = account.lines().iter().any(|line| line.item == item);
        (!belongs).then_some(Step::Surplus { item, wrong })
    });
    steps.extend(surplus);
    let sum = match answer {
        Answer::Number(number) => Some(*number),
        Answer::Account(given) => Some(given.values().sum()),
        _ => None,
    };
    let total = account.total();
    steps.push(Step::Total {
        total,
        wrong: sum.filter(|&sum| sum != total),
    });
    steps
}
