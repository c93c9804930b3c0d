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

    fn deal(&self) -> DealResult {
        self.line().at(match self.vulnerable {
            true => Vulnerability::Vulnerable,
            false => Vulnerability::NotVulnerable,
        })
    }

    fn said(&self, id: &'static str) -> Phrase {
        let vulnerability = self.deal().vulnerability;
        Phrase::new(id)
            .with("result", Fact::Slip(SlipEntry::Played(self.line())))
            .with("seat", Fact::Seat(*self.declarer))
            .with("vulnerability", Fact::Vulnerability(vulnerability))
    }
}

impl ScoreToContract {
    const fn side(&self) -> Side {
        match self.side {
            SideName::NS => Side::NorthSouth,
            SideName::EW => Side::EastWest,
        }
    }

    /// Points of the side as points of an option's declarer, or the other way round.
    fn turned(&self, points: i32, option: &Possible) -> i32 {
        match Side::of(*option.declarer) == self.side() {
            true => points,
            false => -points,
        }
    }

    fn score_of(&self, option: &Possible) -> i32 {
        self.turned(option.deal().score(), option)
    }

    /// The wrong rule by which this option would have the score.
    fn mistake(&self, option: &Possible) -> Option<Mistake> {
        if self.score_of(option) == -self.score {
            return Some(SIGN_FORGOTTEN);
        }
        let score = self.turned(self.score, option);
        let mut wrong = wrong_accounts(&option.deal(), MISTAKES).into_iter();
        let leading = wrong.find(|(_, account)| account.values().sum::<i32>() == score);
        leading.map(|(mistake, _)| mistake)
    }

    /// The only option that has the score.
    fn right(&self) -> Result<&Possible, Fault> {
        let options = &self.options;
        let scoring = options.iter().filter(|it| self.score_of(it) == self.score);
        let several = options.len() > 1 && distinct(options).len() == options.len();
        let found = self.score.to_string();
        match scoring.collect::<Vec<_>>()[..] {
            [right] if several => Ok(right),
            _ => Err(Fault::new("one-option-scores", Field::Contract, found)),
        }
    }
}

impl Exercise for ScoreToContract {
    fn pose(&self) -> Result<Posed, Fault> {
        let right = self.right()?;
        let deal = right.deal();
        let skill = match deal.is_made() {
            true => Skill::ResultFromScore,
            false => Skill::ResultFromPenalty,
        };
        let prompt = Phrase::new("exercise-score_to_contract")
            .with("side", Fact::Side(self.side()))
            .with("points", Fact::Points(self.score));
        let options = Options::new(&self.options, |option| option.said("option-result"));
        let others = self.options.iter().filter(|it| *it != right);
        let mistakes = others.filter_map(|it| Some((self.mistake(it)?, it)));
        let scores = |option: &Possible| {
            let scores = option.said("working-option-scores");
            let scores = scores.with("side", Fact::Side(self.side()));
            Step::Say(scores.with("points", Fact::Points(self.score_of(option))))
        };
        // One line of a score slip: the score in the column of its side.
        let row = Side::ALL.map(|column| match column == self.side() {
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
        let line = notation::result(&right.line());
        let vulnerable = if right.vulnerable { " vulnerable" } else { "" };
        let witness = format!("{line} by {}{vulnerable}", right.declarer.letter());
        Ok(Posed::new(vec![asked], witness))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> ScoreToContract {
    let line = right_line(draw);
    let place = BoardResult::somewhere(line, &mut draw.chance);
    let deal = place.deal();
    // The slip shows the score of the side that gains points.
    let north_south = Side::of(place.declarer) == Side::NorthSouth;
    let mut asked = ScoreToContract {
        side: match north_south == deal.is_made() {
            true => SideName::NS,
            false => SideName::EW,
        },
        score: deal.score().abs(),
        options: vec![Possible::new(&deal, place.declarer)],
    };
    // Three results with other scores, one to three of which a wrong rule leads to.
    let mut near = distinct(neighbours(&deal, place.declarer));
    near.retain(|it| asked.score_of(it) != asked.score);
    draw.chance.shuffle(&mut near);
    // Checked only until there are enough: finding the rule is slow.
    let led = near.extract_if(.., |it| asked.mistake(it).is_some());
    let led: Vec<Possible> = led.take(draw.difficulty.choose(1, 2, 3)).collect();
    asked.options.extend(led.into_iter().chain(near).take(3));
    draw.chance.shuffle(&mut asked.options);
    asked
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
    let levels = match slam {
        true => (6, 7),
        false => (1, difficulty.choose(4, 5, 5)),
    };
    let margins: &[i32] = match made {
        true => difficulty.choose(&[0, 0, 1], &[0, 1, 2], &[0, 1, 2]),
        false => &[-1, -2, -3, -4][..difficulty.choose(3, 4, 4)],
    };
    wanted(draw, &Strain::ASC, levels, margins, doubling)
}

/// Results that differ from this one in one respect.
fn neighbours(deal: &DealResult, declarer: Seat) -> Vec<Possible> {
    let mut deals = alike(deal);
    // These are confused only if undertricks are doubled at the plain rate.
    if !deal.is_made() {
        let doubled = |margin| line(deal.bid, Doubling::Doubled, margin).at(deal.vulnerability);
        deals.extend([-1, -2, -3, -4].map(|margin| with_margin(deal, margin)));
        deals.extend([-2, -4].map(doubled));
    }
    let declared = |deal| Possible::new(deal, declarer);
    let mut near: Vec<Possible> = deals.iter().map(declared).collect();
    near.insert(1, Possible::new(deal, declarer.lho()));
    near
}
