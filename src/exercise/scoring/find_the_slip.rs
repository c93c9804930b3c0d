//! `find_the_slip`: a score line by line, with one line wrong. Which line, and what is the right
//! number?
//!
//! A lesson writes the result, the line and the wrong number:
//! `find_the_slip(contract: "3NT", tricks: 10, line: "trick-score", points: 90)`.

use crate::prelude::*;
use crate::scoring::board_result::*;
use crate::scoring::wrong_accounts::*;

pub(crate) const SKILLS: &[Skill] = &[Skill::CheckScore, Skill::CheckDoubledScore];

/// Wrong rules by which a right line seems wrong, or by which the wrong line is corrected.
pub const MISTAKES: &[Mistake] = &[
    NOTRUMP_TEN_FORGOTTEN,
    BONUS_OF_OTHER_VULNERABILITY,
    OVERTRICKS_OF_OTHER_VULNERABILITY,
    TRICK_POINTS_NOT_DOUBLED,
    BONUS_DOUBLED,
    OVERTRICKS_NOT_DOUBLED,
    BOOK_COUNTED,
    WRONG_TRICK_VALUE,
];

on_board! {
    /// A score with wrong points in one line.
    #[serde(rename = "find_the_slip")]
    pub struct FindTheSlip {
        tricks: TrickCount,
        line: String,
        points: i32,
    }
}

impl FindTheSlip {
    /// The wrong line with its right points: one of several, with a number that is not its own and
    /// fits on the slip.
    fn wrong_line(&self, right: &AccountEntries) -> Result<(ScoreItem, i32), Fault> {
        let fault = |found: String| Fault::new("no-wrong-line", Field::Id, found);
        let mut lines = right.iter().filter(|_| self.points != 0 && right.len() > 1);
        let wrong = lines.find(|(item, points)| item.id() == self.line && **points != self.points);
        let (&item, &points) = wrong.ok_or_else(|| fault(self.line.clone()))?;
        match self.points.unsigned_abs() {
            0..10_000 => Ok((item, points)),
            _ => Err(fault(self.points.to_string())),
        }
    }
}

impl Exercise for FindTheSlip {
    fn pose(&self) -> Result<Posed, Fault> {
        let result = self.on_board(self.tricks)?;
        let deal = result.deal();
        let mut shown = entries(&deal);
        let (wrong, right_points) = self.wrong_line(&shown)?;
        shown.insert(wrong, self.points);
        let skill = match deal.doubling {
            Doubling::Undoubled => Skill::CheckScore,
            Doubling::Doubled | Doubling::Redoubled => Skill::CheckDoubledScore,
        };
        let believed = spoilt_lines(&deal);
        let stood = Phrase::new("working-stood-there")
            .with("wrong", Fact::Points(self.points))
            .with("points", Fact::Points(right_points));
        let with_score = |asked: Asked| {
            asked
                .showing(result.exhibits())
                .showing([Exhibit::Grid(account_grid(&shown))])
                .because(deal.reasons())
                .working(working(&deal))
                .working([Step::Say(stood.clone())])
        };
        // A wrong rule that gives other points for a right line makes that line seem wrong.
        let options = Options::new(shown.keys().copied(), |item| option(*item, shown[item]));
        let prompt = Phrase::new("exercise-find_the_slip");
        let blamed = believed.iter().filter(|(_, item, _)| *item != wrong);
        let which = Asked::one_of(skill, prompt, &options, &wrong)
            .mistakes(options.mistakes(blamed.map(|(mistake, item, _)| (*mistake, *item))));
        // The points that a wrong rule gives for the wrong line.
        let written = believed.iter().filter(|(_, item, _)| *item == wrong);
        let what = Asked::number(skill, correction(wrong), right_points)
            .mistakes(written.map(|(mistake, _, points)| (*mistake, *points)));
        let witness = format!("{} {right_points}", self.line);
        Ok(Posed::new([which, what].map(with_score).to_vec(), witness))
    }
}

/// The wrong rules that affect a single line, with the line and its wrong points.
fn spoilt_lines(deal: &DealResult) -> Vec<(Mistake, ScoreItem, i32)> {
    let right = entries(deal);
    let wrong = wrong_accounts(deal, MISTAKES).into_iter();
    let spoilt = wrong.filter_map(|(mistake, account)| match changes(&right, &account)[..] {
        [(item, Some(points))] if right.contains_key(&item) => Some((mistake, item, points)),
        _ => None,
    });
    spoilt.collect()
}

fn option(item: ScoreItem, points: i32) -> Phrase {
    let id = match item {
        ScoreItem::TrickScore => "option-line-trick-score",
        ScoreItem::Overtricks => "option-line-overtricks",
        ScoreItem::PartScore => "option-line-part-score",
        ScoreItem::Game => "option-line-game",
        ScoreItem::SmallSlam => "option-line-small-slam",
        ScoreItem::GrandSlam => "option-line-grand-slam",
        ScoreItem::Insult => "option-line-insult",
        // Alone in its result, and so never wrong here: the name of the line will do.
        ScoreItem::Undertricks => "score-item-undertricks",
    };
    Phrase::new(id).with("points", Fact::Points(points))
}

fn correction(item: ScoreItem) -> Phrase {
    Phrase::new(match item {
        ScoreItem::TrickScore => "exercise-find_the_slip-trick-score",
        ScoreItem::Overtricks => "exercise-find_the_slip-overtricks",
        ScoreItem::PartScore => "exercise-find_the_slip-part-score",
        ScoreItem::Game => "exercise-find_the_slip-game",
        ScoreItem::SmallSlam => "exercise-find_the_slip-small-slam",
        ScoreItem::GrandSlam => "exercise-find_the_slip-grand-slam",
        ScoreItem::Insult => "exercise-find_the_slip-insult",
        ScoreItem::Undertricks => "score-item-undertricks",
    })
}

/// A score that practises the skill, with one line according to a wrong rule.
pub(crate) fn generate(draw: &mut Draw<'_>) -> FindTheSlip {
    // Nearly every contract has a suitable mistake.
    for _ in 0..8 {
        let line = line(draw);
        let result = BoardResult::somewhere(line, &mut draw.chance);
        if let Some((item, points)) = spoilt_line(&mut draw.chance, &result.deal()) {
            return FindTheSlip::of(result, item.id().to_owned(), points);
        }
    }
    let plain = r#"(contract: "3NT", tricks: 9, line: "game", points: 500)"#;
    crate::text::plain(plain, "the bonus of the other vulnerability is wrong")
}

/// Easy: two or three lines. Hard: four or five.
fn line(draw: &mut Draw<'_>) -> ResultLine {
    let difficulty = draw.difficulty;
    let chance = &mut draw.chance;
    let doubling = match draw.skill {
        Skill::CheckScore => Doubling::Undoubled,
        _ if difficulty == Difficulty::Easy => Doubling::Doubled,
        _ => doubled(chance, 20),
    };
    let strain = chance.pick_or(&Strain::ASC, Strain::Spades);
    let game = lowest_game(strain, Doubling::Undoubled);
    // Few part-scores: they have few lines that can be wrong.
    let levels = match chance.percent(difficulty.choose(0, 25, 45)) {
        true => (6, 7),
        false if chance.percent(33) => (1, game - 1),
        false => (game, 5),
    };
    let margins: &[i32] = difficulty.choose(&[0, 0, 1], &[0, 1, 1, 2], &[1, 1, 2, 3]);
    wanted(draw, &[strain], levels, margins, doubling)
}

/// A line with wrong points; `None` if no wrong rule affects a single line.
fn spoilt_line(chance: &mut Chance, deal: &DealResult) -> Option<(ScoreItem, i32)> {
    let spoilt = spoilt_lines(deal).into_iter();
    let mut spoilt = distinct(spoilt.map(|(_, item, points)| (item, points)));
    // Most mistakes affect the trick points, so choose the line first.
    let mut items: Vec<ScoreItem> = spoilt.iter().map(|(item, _)| *item).collect();
    items.dedup();
    let item = chance.pick(&items)?;
    spoilt.retain(|(other, _)| *other == item);
    chance.pick(&spoilt)
}
