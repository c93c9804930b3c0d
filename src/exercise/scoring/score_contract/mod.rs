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
    let vulnerable = result.vulnerability.is_vulnerable();
    match (result.is_made(), result.doubling) {
        (true, Doubling::Undoubled) => match result.bid.strain {
            _ if result.slam().is_some() => Skill::SlamBonus,
            _ if result.overtricks().is_some() => Skill::Overtricks,
            _ if result.account().points(ScoreItem::Game) > 0 => Skill::GameBonus,
            Strain::Notrump => Skill::TrickPointsNotrump,
            _ => Skill::TrickPointsSuit,
        },
        (true, _) => Skill::DoubledContract,
        (false, Doubling::Undoubled) => Skill::Undertricks,
        (false, _) if vulnerable => Skill::DoubledUndertricksVulnerable,
        (false, _) => Skill::DoubledUndertricksNotVulnerable,
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
        let right = entries(&result);
        let wrong = wrong_accounts(&result, MISTAKES);
        let mut pairs = wrong_pairs(&wrong, &right);
        if !result.is_made() && self.form == Form::Total {
            let turned = |(mistake, account): &_| ([SIGN_FORGOTTEN, *mistake], negated(account));
            pairs.extend(wrong.iter().map(turned));
        }
        // Line by line, only undertricks have a sign.
        let signed = self.form == Form::Total || !result.is_made();
        let sign = signed.then(|| (SIGN_FORGOTTEN, negated(&right)));
        let single = sign.into_iter().chain(wrong);
        let pairs = pairs.into_iter();
        let mut asked = Asked::new(skill, on_board.said(id), ask, self.answer(right))
            .showing(on_board.exhibits())
            .because(result.reasons())
            .working(working(&result))
            .mistakes(single.map(|(mistake, account)| (mistake, self.answer(account))))
            .pairs(pairs.map(|(two, account)| (two, self.answer(account))));
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
    const DOWN: &[i32] = &[-1, -2, -3, -4, -5, -6, -7];
    let (skill, difficulty, chance) = (draw.skill, draw.difficulty, &mut draw.chance);
    let easy = difficulty == Difficulty::Easy;
    let hard = difficulty == Difficulty::Hard;
    let of_doubles = skill == Skill::DoubledContract || doubled_undertricks(skill).is_some();
    let doubling = match skill {
        _ if of_doubles && easy => Doubling::Doubled,
        _ if of_doubles => doubled(chance, 30),
        Skill::Overtricks if hard && chance.percent(50) => Doubling::Doubled,
        _ => Doubling::Undoubled,
    };
    let strain = chance.pick_or(&Strain::ASC, Strain::Hearts);
    let game = lowest_game(strain, Doubling::Undoubled);
    let levels = (1, difficulty.choose(5, 5, 7));
    let low = (1, difficulty.choose(4, 4, 5));
    let made: &[i32] = difficulty.choose(&[0, 0, 1], &[0, 1, 2], &[0, 1, 2]);
    let over: &[i32] = if hard { &[1, 2, 3] } else { made };
    let (strains, levels, margins): (&[Strain], _, _) = match skill {
        Skill::TrickPointsSuit => (SUITS, low, over),
        Skill::TrickPointsNotrump => (&[Strain::Notrump], low, over),
        // The level of a game depends on the strain.
        Skill::GameBonus => (&[strain], (game - 1, 5), over),
        // Grand slams are too rare at the table: here 30 %.
        Skill::SlamBonus if chance.percent(30) => {
            return made_up(chance, &Strain::ASC, (7, 7), &[0], doubling);
        }
        // A slam that was not bid: 30 % of the hard ones.
        Skill::SlamBonus if hard && chance.percent(43) => (&Strain::ASC, (5, 5), &[1, 2]),
        Skill::SlamBonus => (&Strain::ASC, (6, 6), made),
        Skill::Overtricks if hard => (&Strain::ASC, low, &[1, 2, 3, 4]),
        Skill::Overtricks => (&Strain::ASC, low, &[1, 2, 3]),
        // A game only because of the double, the case most often wrong.
        Skill::DoubledContract if !easy && chance.percent(40) => {
            (&[strain], (lowest_game(strain, doubling), game - 1), made)
        }
        Skill::DoubledContract => (&[strain], (1, difficulty.choose(4, 4, 6)), made),
        Skill::Undertricks => (&Strain::ASC, levels, &DOWN[..difficulty.choose(3, 3, 6)]),
        _ => (&Strain::ASC, levels, &DOWN[..difficulty.choose(4, 4, 7)]),
    };
    wanted(draw, strains, levels, margins, doubling)
}

const fn doubled_undertricks(skill: Skill) -> Option<Vulnerability> {
    match skill {
        Skill::DoubledUndertricksNotVulnerable => Some(Vulnerability::NotVulnerable),
        Skill::DoubledUndertricksVulnerable => Some(Vulnerability::Vulnerable),
        _ => None,
    }
}
