//! `score_what_if`: a score line by line; which lines would change?
//!
//! A lesson writes `score_what_if(contract: "2S", tricks: 9, change: doubled)`.

use crate::prelude::*;
use crate::scoring::board_result::*;
use crate::scoring::wrong_accounts::*;

pub(crate) const SKILLS: &[Skill] = &[
    Skill::WhatIfDoubled,
    Skill::WhatIfVulnerable,
    Skill::WhatIfHigher,
    Skill::WhatIfTrickMore,
];

mistakes! {
    LINE_GONE_OVERLOOKED = "line-gone-overlooked",
    NEW_LINE_OVERLOOKED = "line-new-overlooked",
    PART_SCORE_VULNERABLE = "vulnerable-part-score-changed",
    TRICK_POINTS_VULNERABLE = "vulnerable-trick-points-changed",
    OVERTRICK_IN_TRICK_POINTS = "overtrick-in-trick-points",
    ..OF_SCORES,
}

const OF_SCORES: &[Mistake] = &[
    INSULT_FORGOTTEN,
    BONUS_DOUBLED,
    OVERTRICKS_NOT_DOUBLED,
    PART_SCORE_FOR_GAME,
    BONUS_OF_OTHER_VULNERABILITY,
    OVERTRICKS_TOWARDS_GAME,
    SLAM_BONUS_UNBID,
];

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Change {
    Doubled,
    /// Declarer's side redoubles the double.
    Redoubled,
    Vulnerable,
    /// One level higher, with the same tricks.
    Higher,
    TrickMore,
}

impl Change {
    fn applied(self, deal: &DealResult) -> Option<DealResult> {
        let mut changed = *deal;
        match (self, deal.doubling) {
            (Self::Doubled, Doubling::Undoubled) => changed.doubling = Doubling::Doubled,
            (Self::Redoubled, Doubling::Doubled) => changed.doubling = Doubling::Redoubled,
            (Self::Doubled | Self::Redoubled, _) => return None,
            (Self::Vulnerable, _) => changed.vulnerability = Vulnerability::Vulnerable,
            (Self::Higher, _) => {
                let level = i32::from(deal.bid.level.get()) + 1;
                changed.bid = bid(level, deal.bid.strain);
            }
            (Self::TrickMore, _) => changed.tricks = Tricks::new(deal.tricks.get() + 1)?,
        }
        (changed != *deal).then_some(changed)
    }

    const fn about(self) -> (Skill, &'static str) {
        use Skill::{WhatIfDoubled, WhatIfHigher, WhatIfTrickMore, WhatIfVulnerable};
        match self {
            Self::Doubled => (WhatIfDoubled, "exercise-score_what_if-doubled"),
            Self::Redoubled => (WhatIfDoubled, "exercise-score_what_if-redoubled"),
            Self::Vulnerable => (WhatIfVulnerable, "exercise-score_what_if-vulnerable"),
            Self::Higher => (WhatIfHigher, "exercise-score_what_if-higher"),
            Self::TrickMore => (WhatIfTrickMore, "exercise-score_what_if-trick-more"),
        }
    }
}

on_board! {
    /// A score and a change: which lines change, are added or are removed?
    #[serde(rename = "score_what_if")]
    pub struct ScoreWhatIf {
        tricks: TrickCount,
        change: Change,
    }
}

/// The accounts after the change by wrong rules: about changes first, then about any score.
fn wrong_after(
    change: Change,
    deal: &DealResult,
    after: &DealResult,
) -> Vec<(Mistake, AccountEntries)> {
    use ScoreItem::{Overtricks, PartScore, TrickScore};
    let wrong_rules = wrong_accounts(after);
    let (before, after) = (entries(&deal.account()), entries(&after.account()));
    let back = changes(&after, &before);
    // The account after the change, with some lines as before.
    let kept = |keep: &dyn Fn(&ScoreItem) -> bool| {
        changed(&after, back.iter().filter(|(item, _)| keep(item)))
    };
    // Any different number will do, since only whether a line differs is asked.
    let touched = |items: &[ScoreItem]| {
        let differ = |item: &ScoreItem| Some((*item, Some(after.get(item)? + 1)));
        let differ: Vec<_> = items.iter().filter_map(differ).collect();
        changed(&after, &differ)
    };
    let gone = kept(&|item| !after.contains_key(item));
    let new = kept(&|item| !before.contains_key(item));
    let mut wrong = vec![(LINE_GONE_OVERLOOKED, gone), (NEW_LINE_OVERLOOKED, new)];
    match change {
        Change::Vulnerable => wrong.extend([
            (PART_SCORE_VULNERABLE, touched(&[PartScore])),
            (TRICK_POINTS_VULNERABLE, touched(&[TrickScore])),
            (TRICK_POINTS_VULNERABLE, touched(&[TrickScore, Overtricks])),
        ]),
        Change::TrickMore if deal.is_made() => {
            let mut instead = kept(&|item| *item == Overtricks);
            *instead.entry(TrickScore).or_default() += 1;
            wrong.push((OVERTRICK_IN_TRICK_POINTS, touched(&[TrickScore])));
            wrong.push((OVERTRICK_IN_TRICK_POINTS, instead));
        }
        _ => {}
    }
    wrong.extend(wrong_rules);
    // Overlooking the vulnerability is possible only if it changes.
    let overlooked = change == Change::Vulnerable;
    wrong.retain(|(mistake, _)| overlooked || *mistake != BONUS_OF_OTHER_VULNERABILITY);
    wrong
}

/// A score as a table: its lines, and their sum below a line.
pub(crate) fn account_grid(lines: &AccountEntries) -> Grid {
    let row = |name: Phrase, points: i32| {
        let points = Cell::Fact(Fact::Points(points));
        vec![Cell::Words(name), points]
    };
    let items = lines.iter();
    let items = items.map(|(item, points)| row(line_name(*item), *points));
    let total = row(Phrase::new("score-total"), lines.values().sum());
    let rows = items.chain([total]).collect();
    let columns = ["grid-account-line", "grid-account-points"];
    Grid {
        line_after: lines.len().checked_sub(1),
        ..Grid::new("grid-account", columns, rows)
    }
}

impl Exercise for ScoreWhatIf {
    fn pose(&self) -> Result<Posed, Fault> {
        let result = self.on_board(self.tricks)?;
        let deal = result.deal();
        let impossible = || {
            let found = notation::result(&result.line);
            Fault::new("no-such-change", Field::Contract, found)
        };
        let after = self.change.applied(&deal).ok_or_else(impossible)?;
        let before = entries(&deal.account());
        // The lines that differ from those before the change.
        let differing = |account: &AccountEntries| -> Vec<ScoreItem> {
            let changes = changes(&before, account).into_iter();
            changes.map(|(item, _)| item).collect()
        };
        let (skill, prompt) = self.change.about();
        let prompt = Phrase::new(prompt)
            .with("side", Fact::Side(Side::of(result.declarer)))
            .with("bid", Fact::Bid(after.bid))
            .with("tricks", Fact::Number(i32::from(after.tricks.get())));
        let options = Options::new(ScoreItem::ALL, |item| line_name(*item));
        let right = differing(&entries(&after.account()));
        let wrong = wrong_after(self.change, &deal, &after).into_iter();
        let mistakes = wrong
            .filter(|(mistake, _)| MISTAKES.contains(mistake))
            .map(|(mistake, account)| (mistake, options.answers(&differing(&account))));
        let totals = match after.score() {
            same if same == deal.score() => Phrase::new("working-what-if-same"),
            after => Phrase::new("working-what-if").with("after", Fact::Points(after)),
        };
        let asked = Asked::any_of(skill, prompt, &options, &right)
            .showing(result.exhibits())
            .showing([Exhibit::Grid(account_grid(&before))])
            .because(after.reasons())
            .mistakes(mistakes)
            .working(working(&after))
            .working([Step::Say(totals.with("before", Fact::Points(deal.score())))]);
        let lines: Vec<&str> = right.iter().map(|item| item.id()).collect();
        let witness = if lines.is_empty() {
            "nothing"
        } else {
            &*lines.join(" ")
        };
        Ok(Posed::new(vec![asked], witness))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> ScoreWhatIf {
    let change = match draw.skill {
        Skill::WhatIfVulnerable => Change::Vulnerable,
        Skill::WhatIfHigher => Change::Higher,
        Skill::WhatIfTrickMore => Change::TrickMore,
        _ if draw.chance.percent(draw.difficulty.choose(0, 20, 40)) => Change::Redoubled,
        _ => Change::Doubled,
    };
    let line = line(draw, change);
    let mut result = BoardResult::somewhere(line, &mut draw.chance);
    if change == Change::Vulnerable {
        result = result.where_declarer_is(Vulnerability::NotVulnerable);
    }
    ScoreWhatIf::of(result, change)
}

/// The result to be changed. Easy: a plain part-score or game. Medium: overtricks, undertricks.
/// Hard: slams, doubled contracts, and results that the change turns from made to down or back.
fn line(draw: &mut Draw<'_>, change: Change) -> ResultLine {
    let difficulty = draw.difficulty;
    let easy = difficulty == Difficulty::Easy;
    let down = draw.chance.percent(match change {
        // Under a contract that is made, a trick more always changes the same line.
        Change::TrickMore => 50,
        _ if easy => 20,
        _ => 30,
    });
    let slam = difficulty == Difficulty::Hard && draw.chance.percent(25);
    // Half of the hard contracts are already doubled.
    let doubled = difficulty == Difficulty::Hard && draw.chance.percent(50);
    let doubling = match change {
        Change::Redoubled => Doubling::Doubled,
        Change::Doubled => Doubling::Undoubled,
        _ if doubled => Doubling::Doubled,
        _ => Doubling::Undoubled,
    };
    let strain = draw.chance.pick_or(&Strain::ASC, Strain::Spades);
    let game = lowest_game(strain, doubling);
    let (levels, strains): (_, &[Strain]) = match change {
        _ if slam && change == Change::Higher => ((5, 6), &Strain::ASC),
        _ if slam => ((6, 6), &Strain::ASC),
        // Just below game, so that one level more makes it a game: 40 %.
        Change::Higher if draw.chance.percent(40) => ((game - 1, game - 1), &[strain]),
        // Enough games, since vulnerability changes nothing in a part-score.
        Change::Vulnerable if draw.chance.percent(50) => ((game, 5), &[strain]),
        _ => ((1, if easy { 4 } else { 5 }), &Strain::ASC),
    };
    let margins: &[i32] = match change {
        // Of the contracts that go down, half are one down, so that a trick more makes them.
        Change::TrickMore if down => &[-1, -1, -2, -3],
        _ if down => &[-1, -2, -3],
        Change::Higher => &[1, 1, 2, 0],
        // With thirteen tricks, none can be added.
        Change::TrickMore if slam => &[0],
        Change::TrickMore => &[0, 0, 1],
        _ if easy => &[0, 0, 1],
        _ => &[0, 1, 2],
    };
    wanted(draw, strains, levels, margins, doubling)
}
