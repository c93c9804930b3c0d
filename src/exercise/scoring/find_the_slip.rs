//! `find_the_slip`: a score worked out line by line, with one line wrong. Which, and
//! what should it be?
//!
//! A lesson writes the result, the line and the wrong number:
//! `find_the_slip(contract: "3NT", tricks: 10, line: "trick-score", points: 90)`.

use contract_bridge::Strain;
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{Fault, Field, TrickCount};
use crate::scoring::board_result::{BoardResult, Wanted, reasons, working, written_on_board};
use crate::scoring::score_contract::{
    BONUS_DOUBLED, BONUS_OF_OTHER_VULNERABILITY, BOOK_COUNTED, Entries, NOTRUMP_TEN_FORGOTTEN,
    OVERTRICKS_NOT_DOUBLED, OVERTRICKS_OF_OTHER_VULNERABILITY, TRICK_POINTS_NOT_DOUBLED,
    WRONG_TRICK_VALUE, entries, wrong_accounts,
};
use crate::scoring::score_what_if::account_grid;
use crate::{Asked, Chance, Difficulty, Draw, Exercise, Exhibit, Phrase, Skill, Slip, Step};
use engine::score::{DealResult, ResultLine, ScoreItem};
use engine::{Doubling, Fact};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::CheckScore, Skill::CheckDoubledScore];

/// The slips this kind can name: the wrong rule by which a right line is blamed, or by
/// which the wrong one is put wrong again.
pub const SLIPS: &[Slip] = &[
    NOTRUMP_TEN_FORGOTTEN,
    BONUS_OF_OTHER_VULNERABILITY,
    OVERTRICKS_OF_OTHER_VULNERABILITY,
    TRICK_POINTS_NOT_DOUBLED,
    BONUS_DOUBLED,
    OVERTRICKS_NOT_DOUBLED,
    BOOK_COUNTED,
    WRONG_TRICK_VALUE,
];

/// A worked score with one wrong line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct FindTheSlip {
    on_board: BoardResult,
    wrong: ScoreItem,
    /// What stands there instead of the right points.
    points: i32,
}

written_on_board! {
    #[serde(deny_unknown_fields, rename = "find_the_slip")]
    struct Written {
        tricks: TrickCount,
        line: String,
        points: i32,
    }
}

impl TryFrom<Written> for FindTheSlip {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let on_board = written.on_board(written.tricks)?;
        let Written { line, points, .. } = written;
        let right = entries(&on_board.deal().account());
        let mut lines = right.iter();
        // One of several lines, with another number than its own.
        let wrong = lines.find(|(item, right)| item.id() == line && **right != points);
        let wrong = wrong.filter(|_| points != 0 && right.len() > 1);
        let fault = |found| Fault::new("no-wrong-line", Field::Id, found);
        let (&wrong, _) = wrong.ok_or_else(|| fault(line))?;
        // Anything that is no score would not fit on the slip.
        if points.unsigned_abs() > MOST {
            return Err(fault(points.to_string()));
        }
        Ok(Self {
            on_board,
            wrong,
            points,
        })
    }
}

impl From<FindTheSlip> for Written {
    fn from(exercise: FindTheSlip) -> Self {
        let line = exercise.wrong.id().to_owned();
        Self::new(exercise.on_board, line, exercise.points)
    }
}

/// More points than any line of any score has.
const MOST: u32 = 9_999;

impl FindTheSlip {
    fn deal(&self) -> DealResult {
        self.on_board.deal()
    }

    fn right(&self) -> Entries {
        entries(&self.deal().account())
    }

    /// The account as it stands there.
    fn shown(&self) -> Entries {
        let mut shown = self.right();
        shown.insert(self.wrong, self.points);
        shown
    }

    /// The points that should stand in the wrong line.
    fn right_points(&self) -> i32 {
        self.deal().account().points(self.wrong)
    }

    /// The accounts of the wrong rules that spoil one line alone.
    fn believed(&self) -> impl Iterator<Item = (Slip, Entries)> {
        let right = self.right();
        let wrong = wrong_accounts(&self.deal(), &right).into_iter();
        wrong.filter(move |(slip, account)| {
            only_change(&right, account).is_some() && SLIPS.contains(slip)
        })
    }

    fn skill(&self) -> Skill {
        match self.deal().doubling {
            Doubling::Undoubled => Skill::CheckScore,
            Doubling::Doubled | Doubling::Redoubled => Skill::CheckDoubledScore,
        }
    }

    fn asked(&self, asked: Asked) -> Asked {
        let deal = self.deal();
        let stood = Phrase::new("working-stood-there")
            .with("wrong", Fact::Points(self.points))
            .with("points", Fact::Points(self.right_points()));
        asked
            .showing(self.on_board.exhibits())
            .showing([Exhibit::Grid(account_grid(&self.shown()))])
            .because(reasons(&deal))
            .working(working(&deal))
            .working([Step::Say(stood)])
    }

    /// Which line is wrong? A mistake blames a right one that offends against a wrong rule.
    fn which(&self) -> Asked {
        let (right, shown) = (self.right(), self.shown());
        let items = shown.keys().copied();
        let options = Options::new(items, |item| option(*item, shown[item]));
        let blamed = self.believed().filter_map(|(slip, believed)| {
            let (item, _) = only_change(&right, &believed)?;
            (item != self.wrong).then_some((slip, item))
        });
        let prompt = Phrase::new("exercise-find_the_slip");
        let asked = Asked::one_of(self.skill(), prompt, &options, &self.wrong);
        self.asked(asked.slips(options.slips(blamed)))
    }

    /// What should it be? A mistake is what a wrong rule would write there.
    fn what(&self) -> Asked {
        let believed = self.believed();
        let written =
            believed.filter_map(|(slip, believed)| Some((slip, *believed.get(&self.wrong)?)));
        let prompt = correction(self.wrong);
        self.asked(Asked::number(self.skill(), prompt, self.right_points()).slips(written))
    }
}

/// The one line in which an account differs from this one, with its points there. No
/// line may be missing or added.
fn only_change(from: &Entries, to: &Entries) -> Option<(ScoreItem, i32)> {
    if !from.keys().eq(to.keys()) {
        return None;
    }
    let mut changes = to
        .iter()
        .filter(|(item, points)| from.get(item) != Some(points));
    let (item, points) = changes.next()?;
    changes.next().is_none().then_some((*item, *points))
}

/// A line with its points, as an option.
fn option(item: ScoreItem, points: i32) -> Phrase {
    let id = match item {
        ScoreItem::TrickScore => "option-line-trick-score",
        ScoreItem::Overtricks => "option-line-overtricks",
        ScoreItem::PartScore => "option-line-part-score",
        ScoreItem::Game => "option-line-game",
        ScoreItem::SmallSlam => "option-line-small-slam",
        ScoreItem::GrandSlam => "option-line-grand-slam",
        ScoreItem::Insult => "option-line-insult",
        ScoreItem::Undertricks => "option-line-undertricks",
    };
    Phrase::new(id).with("points", Fact::Points(points))
}

impl Exercise for FindTheSlip {
    fn questions(&self) -> Vec<Asked> {
        vec![self.which(), self.what()]
    }

    fn witness(&self) -> String {
        format!("{} {}", self.wrong.id(), self.right_points())
    }
}

/// The question for the right number of a line.
fn correction(item: ScoreItem) -> Phrase {
    Phrase::new(match item {
        ScoreItem::TrickScore => "exercise-find_the_slip-trick-score",
        ScoreItem::Overtricks => "exercise-find_the_slip-overtricks",
        ScoreItem::PartScore => "exercise-find_the_slip-part-score",
        ScoreItem::Game => "exercise-find_the_slip-game",
        ScoreItem::SmallSlam => "exercise-find_the_slip-small-slam",
        ScoreItem::GrandSlam => "exercise-find_the_slip-grand-slam",
        ScoreItem::Insult => "exercise-find_the_slip-insult",
        ScoreItem::Undertricks => "exercise-find_the_slip-undertricks",
    })
}

/// A score that practises the skill, with a line as one of the slips has it.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> FindTheSlip {
    // Any contract can be miscounted in some way, most of them at once.
    for _ in 0..8 {
        let line = line(draw);
        let on_board = BoardResult::somewhere(line, &mut draw.chance);
        let found = with_slip(&mut draw.chance, on_board);
        if let Some(found) = found {
            return found;
        }
    }
    let plain = r#"(contract: "3NT", tricks: 9, line: "game", points: 500)"#;
    crate::text::plain(plain, "the bonus of the other vulnerability is wrong")
}

/// Easy: two or three lines. Medium: overtricks, slams. Hard: overtricks and slams
/// doubled, four or five lines. Redoubled in a fifth of the doubled ones not easy.
fn line(draw: &mut Draw<'_>) -> ResultLine {
    let (doubled, difficulty) = (draw.skill == Skill::CheckDoubledScore, draw.difficulty);
    let chance = &mut draw.chance;
    let easy = difficulty == Difficulty::Easy;
    let doubling = match doubled {
        true if !easy && chance.percent(20) => Doubling::Redoubled,
        true => Doubling::Doubled,
        false => Doubling::Undoubled,
    };
    let slam = match difficulty {
        Difficulty::Easy => 0,
        Difficulty::Medium => 25,
        Difficulty::Hard => 45,
    };
    // A part-score has few lines to go wrong: it is a third of what is no slam.
    let strain = chance.pick_or(&Strain::ASC, Strain::Spades);
    let game = match strain {
        Strain::Notrump => 3,
        Strain::Hearts | Strain::Spades => 4,
        Strain::Clubs | Strain::Diamonds => 5,
    };
    let levels = match chance.percent(slam) {
        true => (6, 7),
        false if chance.percent(33) => (1, game - 1),
        false => (game, 5),
    };
    let margins: &[i32] = match difficulty {
        Difficulty::Easy => &[0, 0, 1],
        Difficulty::Medium => &[0, 1, 1, 2],
        Difficulty::Hard => &[1, 1, 2, 3],
    };
    let wanted = Wanted {
        strains: &[strain],
        levels,
        margins,
        doubling,
    };
    wanted.line(draw)
}

/// The account with one line as a slip has it, if one of them spoils one line alone.
fn with_slip(chance: &mut Chance, on_board: BoardResult) -> Option<FindTheSlip> {
    let deal = on_board.deal();
    let right = entries(&deal.account());
    let mut spoilt: Vec<(ScoreItem, i32)> = Vec::new();
    for (slip, account) in wrong_accounts(&deal, &right) {
        let change = only_change(&right, &account);
        if let Some(change) = change.filter(|_| SLIPS.contains(&slip))
            && !spoilt.contains(&change)
        {
            spoilt.push(change);
        }
    }
    // The trick points can be spoilt in most ways: choose the line first.
    let mut items: Vec<ScoreItem> = spoilt.iter().map(|(item, _)| *item).collect();
    items.dedup();
    let wrong = chance.pick(&items)?;
    let points: Vec<i32> = spoilt
        .iter()
        .filter(|(item, _)| *item == wrong)
        .map(|(_, points)| *points)
        .collect();
    let points = chance.pick(&points)?;
    Some(FindTheSlip {
        on_board,
        wrong,
        points,
    })
}
