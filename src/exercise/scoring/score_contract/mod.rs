//! `score_contract`: what does a result score? As a total, or line by line.
//!
//! A lesson writes `score_contract(contract: "3NT", declarer: S, tricks: 11, vulnerable: "NS")`.

mod mistakes;
pub(crate) mod near;

use contract_bridge::auction::AbsoluteVulnerability;
use contract_bridge::{Seat, Strain};
use serde::{Deserialize, Serialize};

use crate::fields::{Fault, TrickCount, is_default};
use crate::scoring::board_result::{
    BoardResult, SUITS, Wanted, reasons, working, written_on_board,
};
use crate::{Answer, Ask, Asked, Chance, Difficulty, Draw, Exercise, Skill, Slip};
use engine::score::{DealResult, ResultLine};
use engine::{Board, Doubling, Vulnerability};

pub use mistakes::SLIPS;
pub(crate) use mistakes::*;
pub use near::Near;

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

/// How the answer is given.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// One number.
    #[default]
    Total,
    /// The account, line by line.
    Account,
}

/// A contract with its result on a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct ScoreContract {
    on_board: BoardResult,
    form: Form,
    /// What it was made to practise; what it shows, where a lesson wrote it.
    aim: Option<Skill>,
}

written_on_board! {
    #[serde(deny_unknown_fields, rename = "score_contract")]
    struct Written {
        tricks: TrickCount,
        #[serde(default, skip_serializing_if = "is_default")]
        form: Form,
    }
}

impl TryFrom<Written> for ScoreContract {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let on_board = written.on_board(written.tricks)?;
        Ok(Self::of(on_board, written.form))
    }
}

impl From<ScoreContract> for Written {
    fn from(exercise: ScoreContract) -> Self {
        Self::new(exercise.on_board, exercise.form)
    }
}

impl ScoreContract {
    const fn of(on_board: BoardResult, form: Form) -> Self {
        Self {
            on_board,
            form,
            aim: None,
        }
    }

    /// A result as it was at a table; the board where it has one that fits.
    #[must_use]
    pub const fn on(
        line: ResultLine,
        declarer: Seat,
        board: Option<Board>,
        vulnerability: AbsoluteVulnerability,
    ) -> Self {
        let on_board = BoardResult {
            line,
            declarer,
            board,
            vulnerability,
        };
        Self::of(on_board, Form::Total)
    }

    /// What the engine scores.
    #[must_use]
    pub fn result(&self) -> DealResult {
        self.on_board.deal()
    }

    /// This result, to be written down line by line; `None` where it is already.
    #[must_use]
    pub fn line_by_line(&self) -> Option<Self> {
        (self.form == Form::Total).then(|| Self {
            form: Form::Account,
            ..self.clone()
        })
    }

    fn answer(&self, account: Entries) -> Answer {
        match self.form {
            Form::Total => Answer::Number(account.values().sum()),
            Form::Account => Answer::Account(account),
        }
    }

    fn mistakes(&self) -> Vec<(Slip, Answer)> {
        let result = self.result();
        let right = entries(&result.account());
        // Line by line only what goes down has a sign.
        let signed = self.form == Form::Total || !result.is_made();
        let turned = signed.then(|| (SIGN_FORGOTTEN, turned(&right)));
        let wrong = turned.into_iter().chain(wrong_accounts(&result, &right));
        wrong
            .map(|(slip, account)| (slip, self.answer(account)))
            .collect()
    }

    /// What two mistakes made together come to: two wrong rules, or one and the sign.
    fn pairs(&self) -> Vec<([Slip; 2], Answer)> {
        let result = self.result();
        let right = entries(&result.account());
        let mut pairs = wrong_pairs(&result, &right);
        if !result.is_made() && self.form == Form::Total {
            let wrong = wrong_accounts(&result, &right).into_iter();
            pairs.extend(wrong.map(|(slip, account)| ([SIGN_FORGOTTEN, slip], turned(&account))));
        }
        let pairs = pairs.into_iter();
        pairs
            .map(|(slips, account)| (slips, self.answer(account)))
            .collect()
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

/// The account with plus for minus.
fn turned(account: &Entries) -> Entries {
    let lines = account.iter();
    lines.map(|(&item, &points)| (item, -points)).collect()
}

impl Exercise for ScoreContract {
    fn questions(&self) -> Vec<Asked> {
        let result = self.result();
        let (id, ask) = match self.form {
            Form::Total => ("exercise-score_contract", Ask::Number),
            Form::Account => ("exercise-score_contract-account", Ask::Account),
        };
        let skill = self.aim.unwrap_or_else(|| self.shown_skill());
        let right = self.answer(entries(&result.account()));
        let asked = Asked::new(skill, self.on_board.said(id), ask, right)
            .showing(self.on_board.exhibits())
            .because(reasons(&result))
            .slips(self.mistakes())
            .pairs(self.pairs())
            .scored(result)
            .working(working(&result));
        vec![asked]
    }

    fn witness(&self) -> String {
        self.result().score().to_string()
    }
}

/// A result that practises the skill: as it was played at a table where the bank has
/// one, or made up where such results are rare.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> ScoreContract {
    let line = line(draw);
    let chance = &mut draw.chance;
    let mut on_board = BoardResult::somewhere(line, chance);
    // The side that declares decides: move it to where the skill wants it.
    match draw.skill {
        Skill::DoubledUndertricksNotVulnerable => {
            on_board = on_board.where_declarer_is(Vulnerability::NotVulnerable);
        }
        Skill::DoubledUndertricksVulnerable => {
            on_board = on_board.where_declarer_is(Vulnerability::Vulnerable);
        }
        _ => {}
    }
    ScoreContract {
        on_board,
        // A form of eight lines is one more thing to learn.
        form: if draw.difficulty != Difficulty::Easy && draw.chance.percent(40) {
            Form::Account
        } else {
            Form::Total
        },
        aim: Some(draw.skill),
    }
}

fn line(draw: &mut Draw<'_>) -> ResultLine {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let doubling = doubling(&mut draw.chance, skill, difficulty);
    let strain = draw.chance.pick_or(&Strain::ASC, Strain::Hearts);
    let strains: &[Strain] = match skill {
        Skill::TrickPointsSuit => SUITS,
        Skill::TrickPointsNotrump => &[Strain::Notrump],
        // Where game begins depends on the strain.
        Skill::GameBonus | Skill::DoubledContract => &[strain],
        _ => &Strain::ASC,
    };
    // Doubled into game, the case most often got wrong: 40 % of what is made doubled.
    let lifted = skill == Skill::DoubledContract
        && difficulty != Difficulty::Easy
        && draw.chance.percent(40);
    let wanted = Wanted {
        strains,
        levels: if lifted {
            lifted_by(doubling, strain)
        } else {
            levels(skill, difficulty, strain)
        },
        margins: margins(skill, difficulty),
        doubling,
    };
    // Grand slams are rarer at the table than they should be here: 30 %.
    if skill == Skill::SlamBonus && draw.chance.percent(30) {
        let grand = Wanted {
            levels: (7, 7),
            margins: &[0],
            ..wanted
        };
        return grand.made_up(&mut draw.chance);
    }
    // A slam that was not bid: 30 % of the hard ones.
    if skill == Skill::SlamBonus && difficulty == Difficulty::Hard && draw.chance.percent(43) {
        let unbid = Wanted {
            levels: (5, 5),
            margins: &[1, 2],
            ..wanted
        };
        return unbid.line(draw);
    }
    wanted.line(draw)
}

/// Redoubled contracts are rare, so that 30 % of the harder ones are made so.
fn doubling(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> Doubling {
    let hard = difficulty == Difficulty::Hard;
    match skill {
        Skill::DoubledContract
        | Skill::DoubledUndertricksNotVulnerable
        | Skill::DoubledUndertricksVulnerable => {
            if difficulty != Difficulty::Easy && chance.percent(30) {
                Doubling::Redoubled
            } else {
                Doubling::Doubled
            }
        }
        Skill::Overtricks if hard && chance.percent(50) => Doubling::Doubled,
        _ => Doubling::Undoubled,
    }
}

fn levels(skill: Skill, difficulty: Difficulty, strain: Strain) -> (i32, i32) {
    let hard = difficulty == Difficulty::Hard;
    match skill {
        Skill::TrickPointsSuit | Skill::TrickPointsNotrump | Skill::Overtricks => {
            (1, if hard { 5 } else { 4 })
        }
        Skill::GameBonus => match strain {
            Strain::Notrump => (2, 5),
            Strain::Hearts | Strain::Spades => (3, 5),
            Strain::Clubs | Strain::Diamonds => (4, 5),
        },
        Skill::SlamBonus => (6, 6),
        Skill::DoubledContract => (1, if hard { 6 } else { 4 }),
        _ => (1, if hard { 7 } else { 5 }),
    }
}

/// The levels that only the double or the redouble makes a game.
const fn lifted_by(doubling: Doubling, strain: Strain) -> (i32, i32) {
    match (doubling, strain) {
        (Doubling::Redoubled, Strain::Clubs | Strain::Diamonds) => (2, 4),
        (Doubling::Redoubled, Strain::Notrump) => (1, 2),
        (Doubling::Redoubled, _) => (1, 3),
        (_, Strain::Clubs | Strain::Diamonds) => (3, 4),
        (_, Strain::Notrump) => (2, 2),
        (_, Strain::Hearts | Strain::Spades) => (2, 3),
    }
}

const fn margins(skill: Skill, difficulty: Difficulty) -> &'static [i32] {
    let hard = matches!(difficulty, Difficulty::Hard);
    match skill {
        Skill::Overtricks if hard => &[1, 2, 3, 4],
        Skill::Overtricks => &[1, 2, 3],
        Skill::Undertricks if hard => &[-1, -2, -3, -4, -5, -6],
        Skill::Undertricks => &[-1, -2, -3],
        Skill::DoubledUndertricksNotVulnerable | Skill::DoubledUndertricksVulnerable if hard => {
            &[-1, -2, -3, -4, -5, -6, -7]
        }
        Skill::DoubledUndertricksNotVulnerable | Skill::DoubledUndertricksVulnerable => {
            &[-1, -2, -3, -4]
        }
        Skill::TrickPointsSuit | Skill::TrickPointsNotrump | Skill::GameBonus if hard => &[1, 2, 3],
        _ if matches!(difficulty, Difficulty::Easy) => &[0, 0, 1],
        _ => &[0, 1, 2],
    }
}
