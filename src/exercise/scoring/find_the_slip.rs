//! `find_the_slip`: a score worked out line by line, with one line wrong. Which, and
//! what should it be?
//!
//! A lesson writes the result, the line and the wrong number:
//! `find_the_slip(contract: "3NT", tricks: 10, line: "trick-score", points: 90)`.

use contract_bridge::auction::AbsoluteVulnerability;
use contract_bridge::{Bid, Seat, Strain};
use serde::Deserialize;

use crate::fields::{self, Fault, Field};
use crate::scoring::board_result::{BoardResult, Wanted, reasons, working};
use crate::scoring::score_contract::{Entries, entries, wrong_accounts};
use crate::scoring::score_what_if::account_grid;
use crate::writing::Writing;
use crate::{
    Answer, Ask, Chance, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill,
    Slip, Step,
};
use engine::score::{DealResult, ResultLine, ScoreItem, Tricks};
use engine::{Board, Doubling, Fact};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::CheckScore, Skill::CheckDoubledScore];

/// The slips this kind can name: the wrong rule by which a right line is blamed, or by
/// which the wrong one is put wrong again.
pub const SLIPS: &[Slip] = &[
    Slip("forgot-notrump-ten"),
    Slip("bonus-of-other-vulnerability"),
    Slip("overtricks-of-other-vulnerability"),
    Slip("trick-points-not-doubled"),
    Slip("doubled-the-bonus"),
    Slip("overtricks-not-doubled"),
    Slip("book-counted"),
    Slip("wrong-trick-value"),
];

/// A worked score with one wrong line.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct FindTheSlip {
    on_board: BoardResult,
    wrong: ScoreItem,
    /// What stands there instead of the right points.
    points: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "find_the_slip")]
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
    line: String,
    points: i32,
}

impl TryFrom<Written> for FindTheSlip {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let Written {
            contract,
            declarer,
            tricks,
            vulnerable,
            board,
            line,
            points,
        } = written;
        let on_board = BoardResult::written(contract, tricks, declarer, (board, vulnerable))?;
        let known = ScoreItem::ALL.into_iter().find(|item| item.id() == line);
        let shown = on_board.deal().account();
        let lines = shown.lines();
        // One of several lines, with another number than its own.
        let wrong = known.filter(|item| {
            let right = lines.iter().find(|line| line.item == *item);
            let other = right.is_some_and(|right| right.points != points);
            other && points != 0 && lines.len() > 1
        });
        let wrong = wrong.ok_or_else(|| Fault::new("no-wrong-line", Field::Id, line))?;
        // Anything that is no score would not fit on the slip.
        if points.unsigned_abs() > MOST {
            let found = points.to_string();
            return Err(Fault::new("no-wrong-line", Field::Id, found));
        }
        Ok(Self {
            on_board,
            wrong,
            points,
        })
    }
}

/// More points than any line of any score has.
const MOST: u32 = 9_999;

const WHICH: usize = 0;

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

    fn choice(&self, item: ScoreItem) -> Answer {
        let at = self.shown().keys().position(|shown| *shown == item);
        Answer::Choice(at.unwrap_or(0))
    }

    /// Right lines that offend against a wrong rule.
    fn wrong_lines(&self) -> Vec<(Slip, Answer)> {
        let right = self.right();
        let mut found = Vec::new();
        for (slip, believed) in self.believed() {
            let blamed = believed
                .iter()
                .filter(|(item, points)| **item != self.wrong && right.get(item) != Some(points));
            let on_sheet = blamed.filter(|(item, _)| right.contains_key(item));
            found.extend(on_sheet.map(|(item, _)| (slip, self.choice(*item))));
        }
        found
    }

    /// What a wrong rule would write into the wrong line.
    fn wrong_points(&self) -> Vec<(Slip, Answer)> {
        self.believed()
            .filter_map(|(slip, believed)| {
                let points = believed.get(&self.wrong)?;
                Some((slip, Answer::Number(*points)))
            })
            .collect()
    }

    /// The accounts of the wrong rules that spoil one line alone.
    fn believed(&self) -> impl Iterator<Item = (Slip, Entries)> {
        let right = self.right();
        let wrong = wrong_accounts(&self.deal(), &right).into_iter();
        wrong
            .filter(move |(_, account)| only_change(&right, account).is_some())
            .map(|(id, account)| (Slip(id), account))
            .filter(|(slip, _)| SLIPS.contains(slip))
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
    fn kind(&self) -> Kind {
        Kind::FindTheSlip
    }

    fn skill(&self, _part: usize) -> Skill {
        match self.deal().doubling {
            Doubling::Undoubled => Skill::CheckScore,
            Doubling::Doubled | Doubling::Redoubled => Skill::CheckDoubledScore,
        }
    }

    fn parts(&self) -> usize {
        2
    }

    fn pose(&self, part: usize) -> Question {
        let shown = self.shown();
        let mut exhibits = self.on_board.exhibits();
        let total = shown.values().sum();
        exhibits.push(Exhibit::Grid(account_grid(&shown, total)));
        let (prompt, ask) = if part == WHICH {
            let options = shown.iter().map(|(item, points)| option(*item, *points));
            let prompt = Phrase::new("exercise-find_the_slip");
            (prompt, Ask::Choice(options.collect()))
        } else {
            (correction(self.wrong), Ask::Number)
        };
        Question {
            prompt,
            exhibits,
            ask,
        }
    }

    fn solve(&self, part: usize) -> Answer {
        // The engine's account decides which line is wrong, and what it should be.
        let found = only_change(&self.shown(), &self.right());
        let (item, points) = found.unwrap_or((self.wrong, self.points));
        if part == WHICH {
            self.choice(item)
        } else {
            Answer::Number(points)
        }
    }

    fn written(&self) -> Writing {
        self.on_board
            .writing()
            .quoted("line", self.wrong.id())
            .number("points", self.points)
    }

    fn witness(&self) -> String {
        let points = self.deal().account().points(self.wrong);
        format!("{} {points}", self.wrong.id())
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        if part == WHICH {
            self.wrong_lines()
        } else {
            self.wrong_points()
        }
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let deal = self.deal();
        let mut grade = Grade::of(self.solve(part), answer, reasons(&deal))
            .with_slip(answer, self.mistakes(part));
        grade.steps = marked(&deal, self.wrong, self.points);
        grade
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

/// The right account, and what stood in its wrong line.
fn marked(deal: &DealResult, wrong: ScoreItem, points: i32) -> Vec<Step> {
    let mut steps = working(deal);
    let stood = Phrase::new("working-stood-there")
        .with("wrong", Fact::Points(points))
        .with("points", Fact::Points(deal.account().points(wrong)));
    steps.push(Step::Say(stood));
    steps
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
    plain(draw)
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
    for (id, account) in wrong_accounts(&deal, &right) {
        let change = only_change(&right, &account);
        if let Some(change) = change.filter(|_| SLIPS.contains(&Slip(id)))
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

/// Three no trump with the bonus of the other vulnerability.
fn plain(draw: &mut Draw<'_>) -> FindTheSlip {
    let bid = Bid::new(3, Strain::Notrump);
    let line = crate::scoring::board_result::line(bid, Doubling::Undoubled, 0);
    let on_board = BoardResult::somewhere(line, &mut draw.chance);
    let right = on_board.deal().account().points(ScoreItem::Game);
    FindTheSlip {
        on_board,
        wrong: ScoreItem::Game,
        points: 800 - right,
    }
}
