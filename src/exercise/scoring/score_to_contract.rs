//! `score_to_contract`: a score is on the slip; which result has this score?
//!
//! A lesson writes the side that scores, the score, and results, of which exactly one has it:
//!
//! ```text
//! score_to_contract(side: NS, score: 620, options: [
//!     (contract: "4S", tricks: 10, vulnerable: true),
//!     (contract: "3NT", tricks: 10, declarer: N, vulnerable: true),
//! ])
//! ```

use crate::prelude::*;
use crate::scoring::board_result::*;
use crate::scoring::wrong_accounts::*;

pub(crate) const SKILLS: &[Skill] = &[Skill::ResultFromScore, Skill::ResultFromPenalty];

/// The wrong rules by which the chosen result would have the score on the slip.
pub const MISTAKES: &[Mistake] = &[
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

position! {
    /// A score on the slip, and results of which exactly one has it.
    #[serde(rename = "score_to_contract")]
    pub struct ScoreToContract {
        side: SideName = default,
        /// The score of this side.
        score: i32,
        options: Vec<Possible>,
    }
}

/// An identifier: `NS`, `EW`.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum SideName {
    #[default]
    NS,
    EW,
}

impl From<SideName> for Side {
    fn from(name: SideName) -> Self {
        match name {
            SideName::NS => Self::NorthSouth,
            SideName::EW => Self::EastWest,
        }
    }
}

position! {
    /// A result that may have the score.
    #[serde(rename = "option")]
    pub struct Possible {
        contract: ContractText,
        declarer: Declarer = default,
        tricks: TrickCount,
        vulnerable: bool = default,
    }
}

impl Possible {
    fn new(deal: &DealResult, declarer: Seat) -> Self {
        Self {
            contract: ContractText((deal.bid, deal.doubling)),
            declarer: declarer.into(),
            tricks: deal.tricks.into(),
            vulnerable: deal.vulnerability.is_vulnerable(),
        }
    }

    fn line(&self) -> ResultLine {
        self.contract.with(self.tricks)
    }

    fn vulnerability(&self) -> Vulnerability {
        match self.vulnerable {
            true => Vulnerability::Vulnerable,
            false => Vulnerability::NotVulnerable,
        }
    }

    fn deal(&self) -> DealResult {
        self.line().at(self.vulnerability())
    }

    /// Points of declarer's side, from the view of a side.
    fn turned(&self, points: i32, side: Side) -> i32 {
        match Side::of(*self.declarer) == side {
            true => points,
            false => -points,
        }
    }

    fn score_of(&self, side: Side) -> i32 {
        self.turned(self.deal().score(), side)
    }

    fn said(&self, id: &'static str) -> Phrase {
        Phrase::new(id)
            .with("result", Fact::Slip(SlipEntry::Played(self.line())))
            .with("seat", Fact::Seat(*self.declarer))
            .with("vulnerability", Fact::Vulnerability(self.vulnerability()))
    }

    /// The wrong rule by which this result would have the score.
    fn mistake(&self, side: Side, score: i32) -> Option<Mistake> {
        if self.score_of(side) == -score {
            return Some(SIGN_FORGOTTEN);
        }
        let wrong = wrong_accounts(&self.deal()).into_iter();
        let mut leading = wrong.filter(|(mistake, account)| {
            MISTAKES.contains(mistake) && self.turned(account.values().sum(), side) == score
        });
        leading.next().map(|(mistake, _)| mistake)
    }
}

impl ScoreToContract {
    fn right(&self, side: Side) -> Result<&Possible, Fault> {
        let options = &self.options;
        let mut scoring = options.iter().filter(|it| it.score_of(side) == self.score);
        let twice = (1..options.len()).any(|at| options[..at].contains(&options[at]));
        match (scoring.next(), scoring.next()) {
            (Some(right), None) if options.len() > 1 && !twice => Ok(right),
            _ => {
                let found = self.score.to_string();
                Err(Fault::new("one-option-scores", Field::Contract, found))
            }
        }
    }
}

impl Exercise for ScoreToContract {
    fn pose(&self) -> Result<Posed, Fault> {
        let side = self.side.into();
        let right = self.right(side)?;
        let deal = right.deal();
        let skill = match deal.is_made() {
            true => Skill::ResultFromScore,
            false => Skill::ResultFromPenalty,
        };
        let prompt = Phrase::new("exercise-score_to_contract")
            .with("side", Fact::Side(side))
            .with("points", Fact::Points(self.score));
        let options = Options::new(&self.options, |option| option.said("option-result"));
        let others = self.options.iter().filter(|it| *it != right);
        let mistakes = others.filter_map(|it| Some((it.mistake(side, self.score)?, it)));
        let scores = |option: &Possible| {
            let scores = option.said("working-option-scores");
            let scores = scores.with("side", Fact::Side(side));
            Step::Say(scores.with("points", Fact::Points(option.score_of(side))))
        };
        // One line of a score slip: the score in the column of its side.
        let row = Side::ALL.map(|column| match column == side {
            true => Cell::Fact(Fact::Points(self.score)),
            false => Cell::Empty,
        });
        let columns = ["side-NS-letters", "side-EW-letters"];
        let slip = Grid::new("grid-score-slip", columns, vec![row.to_vec()]);
        let asked = Asked::one_of(skill, prompt, &options, &right)
            .showing([Exhibit::Grid(slip)])
            .because(deal.reasons())
            .mistakes(options.mistakes(mistakes))
            .working(working(&deal))
            .working(self.options.iter().map(scores));
        let (line, declarer) = (notation::result(&right.line()), right.declarer.letter());
        let vulnerable = if right.vulnerable { " vulnerable" } else { "" };
        Ok(Posed::new(
            vec![asked],
            format!("{line} by {declarer}{vulnerable}"),
        ))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> ScoreToContract {
    let line = right_line(draw);
    let place = BoardResult::somewhere(line, &mut draw.chance);
    let right = Possible::new(&place.deal(), place.declarer);
    // The slip shows the score of the side that gains points.
    let side = match right.score_of(Side::NorthSouth) > 0 {
        true => SideName::NS,
        false => SideName::EW,
    };
    let score = right.score_of(side.into());
    let mut options = wrong(draw, &right, side.into(), score);
    options.insert(0, right);
    draw.chance.shuffle(&mut options);
    ScoreToContract {
        side,
        score,
        options,
    }
}

fn right_line(draw: &mut Draw<'_>) -> ResultLine {
    let (made, difficulty) = (draw.skill == Skill::ResultFromScore, draw.difficulty);
    let easy = difficulty == Difficulty::Easy;
    let chance = &mut draw.chance;
    let doubling = match !easy && chance.percent(difficulty.choose(0, 25, 70)) {
        true => doubled(chance, 20),
        false => Doubling::Undoubled,
    };
    let slam = made && !easy && chance.percent(25);
    let levels = match (slam, easy) {
        (true, _) => (6, 7),
        (false, true) => (1, 4),
        (false, false) => (1, 5),
    };
    let margins: &[i32] = match made {
        true => difficulty.choose(&[0, 0, 1], &[0, 1, 2], &[0, 1, 2]),
        false => &[-1, -2, -3, -4][..difficulty.choose(3, 4, 4)],
    };
    wanted(draw, &Strain::ASC, levels, margins, doubling)
}

/// Three results with other scores, one to three of which a wrong rule leads to.
fn wrong(draw: &mut Draw<'_>, right: &Possible, side: Side, score: i32) -> Vec<Possible> {
    let mut near: Vec<Possible> = Vec::new();
    for other in neighbours(right) {
        if other.score_of(side) != score && !near.contains(&other) {
            near.push(other);
        }
    }
    draw.chance.shuffle(&mut near);
    let first = draw.difficulty.choose(1, 2, 3);
    let (mut wrong, mut others) = (Vec::new(), Vec::new());
    for other in near {
        // Checked only until there are enough: finding the rule is slow.
        if wrong.len() < first && other.mistake(side, score).is_some() {
            wrong.push(other);
        } else {
            others.push(other);
        }
    }
    wrong.into_iter().chain(others).take(3).collect()
}

/// Results that differ from this one in one respect.
fn neighbours(right: &Possible) -> Vec<Possible> {
    let deal = right.deal();
    let mut near = vec![right.clone(), right.clone()];
    near[0].vulnerable = !right.vulnerable;
    near[1].declarer = right.declarer.lho().into();
    let mut deals = alike(&deal);
    // These are confused only if undertricks are doubled at the plain rate.
    if !deal.is_made() {
        let down = |margin, doubling| line(deal.bid, doubling, margin).at(deal.vulnerability);
        deals.extend([-1, -2, -3, -4].map(|margin| down(margin, deal.doubling)));
        deals.extend([-2, -4].map(|margin| down(margin, Doubling::Doubled)));
    }
    let declared = |deal| Possible::new(deal, *right.declarer);
    near.extend(deals.iter().map(declared));
    near
}
