//! `contract_kind`: is a contract a part-score, a game or a slam?
//!
//! A lesson writes a contract that was made:
//! `contract_kind(contract: "3SX", tricks: 10)`; without tricks it was made exactly.

use contract_bridge::{Bid, Strain};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{Fault, Field, TrickCount};
use crate::grade::slips;
use crate::scoring::board_result::{
    BoardResult, SUITS, Wanted, bid, line, reasons, written_on_board,
};
use crate::scoring::score_contract::{
    BOOK_COUNTED, NOTRUMP_TEN_FORGOTTEN, OVERTRICKS_TOWARDS_GAME, SLAM_BONUS_UNBID,
    TRICK_POINTS_NOT_DOUBLED, WRONG_TRICK_VALUE,
};
use crate::{Asked, Chance, Difficulty, Draw, Exercise, Phrase, Skill, Slip, Step};
use engine::Doubling;
use engine::score::{DealResult, ResultLine, ScoreItem, trick_value};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::PartScoreGameSlam, Skill::DoubledIntoGame];

slips! {
    DOUBLED_ALWAYS_GAME = "doubled-always-game",
    ..OF_SCORES,
}

const OF_SCORES: &[Slip] = &[
    OVERTRICKS_TOWARDS_GAME,
    SLAM_BONUS_UNBID,
    TRICK_POINTS_NOT_DOUBLED,
    NOTRUMP_TEN_FORGOTTEN,
    WRONG_TRICK_VALUE,
    BOOK_COUNTED,
];

/// What a contract that is made counts as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Class {
    PartScore,
    Game,
    SmallSlam,
    GrandSlam,
}

impl Class {
    /// In the order of the options.
    const ALL: [Self; 4] = [
        Self::PartScore,
        Self::Game,
        Self::SmallSlam,
        Self::GrandSlam,
    ];

    /// As the lines of its score say.
    fn of(deal: &DealResult) -> Self {
        let account = deal.account();
        let has = |item| account.points(item) > 0;
        match () {
            () if has(ScoreItem::GrandSlam) => Self::GrandSlam,
            () if has(ScoreItem::SmallSlam) => Self::SmallSlam,
            () if has(ScoreItem::Game) => Self::Game,
            () => Self::PartScore,
        }
    }

    /// What trick points would make of a contract that is no slam.
    const fn worth(trick_points: i32) -> Self {
        if trick_points >= 100 {
            Self::Game
        } else {
            Self::PartScore
        }
    }

    /// Its name, and how it is offered.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::PartScore => ("part-score", "option-class-part-score"),
            Self::Game => ("game", "option-class-game"),
            Self::SmallSlam => ("small-slam", "option-class-small-slam"),
            Self::GrandSlam => ("grand-slam", "option-class-grand-slam"),
        }
    }
}

/// A contract that was made: what does it count as?
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct ContractKind {
    on_board: BoardResult,
}

written_on_board! {
    #[serde(deny_unknown_fields, rename = "contract_kind")]
    struct Written {
        tricks: Option<TrickCount>,
    }
}

impl TryFrom<Written> for ContractKind {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let (bid, doubling) = written.contract.0;
        let needed = line(bid, doubling, 0).tricks;
        let tricks = written.tricks.unwrap_or(TrickCount(needed));
        if tricks.0 < needed {
            let found = tricks.0.get().to_string();
            return Err(Fault::new("contract-not-made", Field::Tricks, found));
        }
        let on_board = written.on_board(tricks)?;
        Ok(Self { on_board })
    }
}

impl From<ContractKind> for Written {
    fn from(exercise: ContractKind) -> Self {
        Self::new(exercise.on_board)
    }
}

impl Exercise for ContractKind {
    fn questions(&self) -> Vec<Asked> {
        let deal = self.on_board.deal();
        let skill = match deal.doubling {
            Doubling::Undoubled => Skill::PartScoreGameSlam,
            Doubling::Doubled | Doubling::Redoubled => Skill::DoubledIntoGame,
        };
        let prompt = self.on_board.said("exercise-contract_kind");
        let options = Options::new(Class::ALL, |class| Phrase::new(class.words().1));
        let mistakes = RULES.iter();
        let mistakes = mistakes.filter_map(|(slip, rule)| Some((*slip, rule(&deal)?)));
        let line = deal.trick_score();
        let asked = Asked::one_of(skill, prompt, &options, &Class::of(&deal))
            .showing(self.on_board.exhibits())
            .because(reasons(&deal))
            .slips(options.slips(mistakes))
            .working([Step::Line { line, wrong: None }]);
        vec![asked]
    }

    fn witness(&self) -> String {
        Class::of(&self.on_board.deal()).words().0.to_owned()
    }
}

type WrongRule = fn(&DealResult) -> Option<Class>;

/// The wrong rules, the most telling first; each says nothing where it does not apply.
const RULES: &[(Slip, WrongRule)] = &[
    (OVERTRICKS_TOWARDS_GAME, |deal| {
        Some(all_tricks_as_bid(deal)).filter(|class| *class == Class::Game)
    }),
    (SLAM_BONUS_UNBID, |deal| {
        Some(all_tricks_as_bid(deal)).filter(|class| *class != Class::Game)
    }),
    (TRICK_POINTS_NOT_DOUBLED, |deal| {
        let doubling = Doubling::Undoubled;
        Some(Class::of(&DealResult { doubling, ..*deal }))
    }),
    (NOTRUMP_TEN_FORGOTTEN, |deal| {
        let notrump = deal.bid.strain == Strain::Notrump && !is_slam(deal);
        notrump.then(|| counted_at(deal, trick_value(deal.bid.strain)))
    }),
    (WRONG_TRICK_VALUE, |deal| {
        let suit = deal.bid.strain != Strain::Notrump && !is_slam(deal);
        let other = 50 - trick_value(deal.bid.strain);
        suit.then(|| counted_at(deal, other))
    }),
    (DOUBLED_ALWAYS_GAME, |deal| {
        let doubled = deal.doubling != Doubling::Undoubled && !is_slam(deal);
        doubled.then_some(Class::Game)
    }),
    (BOOK_COUNTED, |deal| {
        let points = i32::from(deal.tricks.get()) * trick_value(deal.bid.strain);
        (!is_slam(deal)).then_some(Class::worth(points))
    }),
];

const fn is_slam(deal: &DealResult) -> bool {
    deal.bid.level.get() >= 6
}

/// What it would be if every trick won had been bid.
fn all_tricks_as_bid(deal: &DealResult) -> Class {
    let level = i32::from(deal.tricks.get()) - 6;
    let bid = bid(level, deal.bid.strain);
    Class::of(&DealResult { bid, ..*deal })
}

/// What it would be at another value of a trick.
fn counted_at(deal: &DealResult, each: i32) -> Class {
    Class::worth(i32::from(deal.bid.level.get()) * each * deal.doubling.factor())
}

/// A contract that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> ContractKind {
    let line = match draw.skill {
        Skill::DoubledIntoGame => doubled(draw),
        _ => undoubled(draw),
    };
    ContractKind {
        on_board: BoardResult::somewhere(line, &mut draw.chance),
    }
}

/// Part-scores 35 %, games 30 %, small slams 20 %, grand slams 15 %.
fn undoubled(draw: &mut Draw<'_>) -> ResultLine {
    let hard = draw.difficulty == Difficulty::Hard;
    let strains = match draw.chance.below(3) {
        0 => &[Strain::Notrump],
        1 => &SUITS[..2],
        _ => &SUITS[2..],
    };
    let notrump = strains.contains(&Strain::Notrump);
    let minor = strains.contains(&Strain::Clubs);
    // The last level of a part-score, and the first one of a game.
    let (last, first) = match (notrump, minor) {
        (true, _) => (2, 3),
        (_, true) => (4, 5),
        _ => (3, 4),
    };
    let plain: &[i32] = match draw.difficulty {
        Difficulty::Easy => &[0],
        Difficulty::Medium => &[0, 1, 2],
        Difficulty::Hard => &[1, 2, 3],
    };
    let (levels, margins): (_, &[i32]) = match draw.chance.below(100) {
        // Where it is hard, the tricks won would be enough for more than was bid.
        0..35 if hard => ((last, last), plain),
        0..35 => ((1, last), plain),
        35..65 if hard => ((5, 5), &[1, 2]),
        35..65 => ((first, 5), plain),
        65..85 if hard => ((6, 6), &[1]),
        65..85 => ((6, 6), if plain == [0] { plain } else { &[0, 1] }),
        _ => ((7, 7), &[0]),
    };
    let wanted = Wanted {
        strains,
        levels,
        margins,
        doubling: Doubling::Undoubled,
    };
    wanted.line(draw)
}

/// Doubled part-scores and games that only the double makes in equal numbers. Made up:
/// at the table they are too rare. Redoubled: none easy, a fifth medium, half hard.
fn doubled(draw: &mut Draw<'_>) -> ResultLine {
    let difficulty = draw.difficulty;
    let chance = &mut draw.chance;
    let redoubled = match difficulty {
        Difficulty::Easy => 0,
        Difficulty::Medium => 20,
        Difficulty::Hard => 50,
    };
    let doubling = if chance.percent(redoubled) {
        Doubling::Redoubled
    } else {
        Doubling::Doubled
    };
    let margins: &[i32] = match difficulty {
        Difficulty::Easy => &[0],
        Difficulty::Medium => &[0, 1],
        Difficulty::Hard => &[0, 1, 2, 3],
    };
    let margin = chance.pick_or(margins, 0);
    let class = if difficulty == Difficulty::Hard && chance.percent(10) {
        Class::SmallSlam
    } else {
        chance.pick_or(&[Class::PartScore, Class::Game], Class::Game)
    };
    let bids = bids_that_are(chance, class, doubling);
    line(bids, doubling, margin)
}

/// A bid that doubled so is of this class.
fn bids_that_are(chance: &mut Chance, class: Class, doubling: Doubling) -> Bid {
    // Game without a double needs none to be one, and teaches nothing here.
    let levels = if class == Class::SmallSlam {
        6..7
    } else {
        1..5
    };
    let mut bids = Vec::new();
    for level in levels {
        for strain in Strain::ASC {
            let bid = bid(level, strain);
            let made = |doubling| Class::of(&plain_deal(line(bid, doubling, 0)));
            let lifted = class != Class::Game || made(Doubling::Undoubled) == Class::PartScore;
            if made(doubling) == class && lifted {
                bids.push(bid);
            }
        }
    }
    chance.pick_or(&bids, Bid::new(2, Strain::Spades))
}

fn plain_deal(line: ResultLine) -> DealResult {
    line.at(engine::Vulnerability::NotVulnerable)
}
