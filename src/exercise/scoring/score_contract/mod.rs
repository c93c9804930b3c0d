//! `score_contract`: what does a result score? As a total, or line by line.
//!
//! A lesson writes `score_contract(contract: "3NT", declarer: S, tricks: 11, vulnerable: "NS")`.

pub(crate) mod near;

use crate::prelude::*;
use crate::scoring::board_result::*;

use crate::scoring::wrong_accounts::*;

pub use crate::scoring::wrong_accounts::MISTAKES;
pub use near::Near;

pub(crate) const SKILLS: &[Skill] = &[
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

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Form {
    #[default]
    Total,
    /// The account, line by line.
    Account,
}

on_board! {
    /// A contract with its result on a board.
    #[serde(rename = "score_contract")]
    pub struct ScoreContract {
        tricks: TrickCount,
        form: Form = default,
        /// The skill it was made for; in a lesson, the skill that the result shows best.
        #[serde(skip)]
        made_for: Option<Skill>,
    }
}

impl ScoreContract {
    /// The score of a result at a table, asked as a total.
    pub fn on(
        line: ResultLine,
        declarer: Seat,
        board: Option<Board>,
        vulnerability: AbsoluteVulnerability,
    ) -> Self {
        let said = board.is_none() && vulnerability != AbsoluteVulnerability::NONE;
        let result = BoardResult {
            line,
            declarer,
            board,
            vulnerable: said.then_some(vulnerability),
        };
        Self::of(result, Form::Total, None)
    }

    /// This result with the account to be filled in line by line; `None` if it is so already.
    pub fn line_by_line(&self) -> Option<Self> {
        (self.form == Form::Total).then(|| Self {
            form: Form::Account,
            ..self.clone()
        })
    }

    fn answer(&self, account: AccountEntries) -> Answer {
        match self.form {
            Form::Total => Answer::Number(account.values().sum()),
            Form::Account => Answer::Account(account),
        }
    }
}

fn shown_skill(result: &DealResult) -> Skill {
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

fn negated(account: &AccountEntries) -> AccountEntries {
    let lines = account.iter();
    lines.map(|(&item, &points)| (item, -points)).collect()
}

impl Exercise for ScoreContract {
    fn pose(&self) -> Result<Posed, Fault> {
        let on_board = self.on_board(self.tricks)?;
        let result = on_board.deal();
        let (id, ask) = match self.form {
            Form::Total => ("exercise-score_contract", Ask::Number),
            Form::Account => ("exercise-score_contract-account", Ask::Account),
        };
        let skill = self.made_for.unwrap_or_else(|| shown_skill(&result));
        let right = entries(&result.account());
        let wrong = wrong_accounts(&result);
        let mut pairs = wrong_pairs(&wrong, &right);
        if !result.is_made() && self.form == Form::Total {
            let turned = |(mistake, account): &_| ([SIGN_FORGOTTEN, *mistake], negated(account));
            pairs.extend(wrong.iter().map(turned));
        }
        // Line by line, only undertricks have a sign.
        let signed = self.form == Form::Total || !result.is_made();
        let sign = signed.then(|| (SIGN_FORGOTTEN, negated(&right)));
        let single = sign.into_iter().chain(wrong);
        let mut asked = Asked::new(skill, on_board.said(id), ask, self.answer(right))
            .showing(on_board.exhibits())
            .because(result.reasons())
            .working(working(&result))
            .mistakes(single.map(|(mistake, account)| (mistake, self.answer(account))))
            .pairs(
                pairs
                    .into_iter()
                    .map(|(two, account)| (two, self.answer(account))),
            );
        asked.scored = Some(result);
        Ok(Posed::new(vec![asked], result.score().to_string()))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> ScoreContract {
    let line = line(draw);
    let mut result = BoardResult::somewhere(line, &mut draw.chance);
    if let Some(vulnerability) = doubled_undertricks(draw.skill) {
        result = result.where_declarer_is(vulnerability);
    }
    // A form with eight lines is itself something to learn.
    let account = draw.difficulty != Difficulty::Easy && draw.chance.percent(40);
    let form = if account { Form::Account } else { Form::Total };
    ScoreContract::of(result, form, Some(draw.skill))
}

fn line(draw: &mut Draw<'_>) -> ResultLine {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let doubling = doubling(&mut draw.chance, skill, difficulty);
    let strain = draw.chance.pick_or(&Strain::ASC, Strain::Hearts);
    let strains: &[Strain] = match skill {
        Skill::TrickPointsSuit => SUITS,
        Skill::TrickPointsNotrump => &[Strain::Notrump],
        // The level of a game depends on the strain.
        Skill::GameBonus | Skill::DoubledContract => &[strain],
        _ => &Strain::ASC,
    };
    let game = lowest_game(strain, Doubling::Undoubled);
    // A game only because of the double, the case most often wrong.
    let hard_double = skill == Skill::DoubledContract && difficulty != Difficulty::Easy;
    let lifted = hard_double && draw.chance.percent(40);
    let levels = match skill {
        _ if lifted => (lowest_game(strain, doubling), game - 1),
        Skill::TrickPointsSuit | Skill::TrickPointsNotrump | Skill::Overtricks => {
            (1, difficulty.choose(4, 4, 5))
        }
        Skill::GameBonus => (game - 1, 5),
        Skill::SlamBonus => (6, 6),
        Skill::DoubledContract => (1, difficulty.choose(4, 4, 6)),
        _ => (1, difficulty.choose(5, 5, 7)),
    };
    if skill == Skill::SlamBonus {
        // Grand slams are too rare at the table: here 30 %.
        if draw.chance.percent(30) {
            return made_up(&mut draw.chance, strains, (7, 7), &[0], doubling);
        }
        // A slam that was not bid: 30 % of the hard ones.
        if difficulty == Difficulty::Hard && draw.chance.percent(43) {
            return wanted(draw, strains, (5, 5), &[1, 2], doubling);
        }
    }
    wanted(draw, strains, levels, margins(skill, difficulty), doubling)
}

const fn doubled_undertricks(skill: Skill) -> Option<Vulnerability> {
    match skill {
        Skill::DoubledUndertricksNotVulnerable => Some(Vulnerability::NotVulnerable),
        Skill::DoubledUndertricksVulnerable => Some(Vulnerability::Vulnerable),
        _ => None,
    }
}

fn doubling(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> Doubling {
    let of_skill = skill == Skill::DoubledContract || doubled_undertricks(skill).is_some();
    match difficulty {
        Difficulty::Easy if of_skill => Doubling::Doubled,
        _ if of_skill => doubled(chance, 30),
        Difficulty::Hard if skill == Skill::Overtricks && chance.percent(50) => Doubling::Doubled,
        _ => Doubling::Undoubled,
    }
}

fn margins(skill: Skill, difficulty: Difficulty) -> &'static [i32] {
    const DOWN: &[i32] = &[-1, -2, -3, -4, -5, -6, -7];
    let hard = difficulty == Difficulty::Hard;
    match skill {
        Skill::Overtricks if hard => &[1, 2, 3, 4],
        Skill::Overtricks => &[1, 2, 3],
        Skill::Undertricks => &DOWN[..difficulty.choose(3, 3, 6)],
        _ if doubled_undertricks(skill).is_some() => &DOWN[..difficulty.choose(4, 4, 7)],
        Skill::TrickPointsSuit | Skill::TrickPointsNotrump | Skill::GameBonus if hard => &[1, 2, 3],
        _ => difficulty.choose(&[0, 0, 1], &[0, 1, 2], &[0, 1, 2]),
    }
}
