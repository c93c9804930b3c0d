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
    ..&[
        INSULT_FORGOTTEN,
        BONUS_DOUBLED,
        OVERTRICKS_NOT_DOUBLED,
        PART_SCORE_FOR_GAME,
        BONUS_OF_OTHER_VULNERABILITY,
        OVERTRICKS_TOWARDS_GAME,
        SLAM_BONUS_UNBID,
    ],
}

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
    /// The result after the change; the same one if the change is impossible.
    fn applied(self, deal: &DealResult) -> DealResult {
        let mut after = *deal;
        match (self, deal.doubling) {
            (Self::Doubled, Doubling::Undoubled) => after.doubling = Doubling::Doubled,
            (Self::Redoubled, Doubling::Doubled) => after.doubling = Doubling::Redoubled,
            (Self::Doubled | Self::Redoubled, _) => {}
            (Self::Vulnerable, _) => after.vulnerability = Vulnerability::Vulnerable,
            (Self::Higher, _) => after.bid = raised(deal.bid, 1),
            (Self::TrickMore, _) => after = with_margin(deal, deal.margin() + 1),
        }
        after
    }

    /// The lines that change by wrong rules: about changes first, then about any score.
    fn wrong_lines(self, deal: &DealResult, after: &DealResult) -> Vec<(Mistake, Vec<ScoreItem>)> {
        use ScoreItem::{Overtricks, PartScore, TrickScore};
        let (before, now) = (entries(deal), entries(after));
        let right = differing(&before, &now);
        let only = |of: &AccountEntries| {
            let lines = right.iter().filter(|item| of.contains_key(item));
            lines.copied().collect()
        };
        let and = |more: &[ScoreItem]| {
            let more = more.iter().filter(|item| now.contains_key(item));
            right.iter().chain(more).copied().collect()
        };
        let mut wrong = vec![
            (LINE_GONE_OVERLOOKED, only(&now)),
            (NEW_LINE_OVERLOOKED, only(&before)),
        ];
        match self {
            Self::Vulnerable => wrong.extend([
                (PART_SCORE_VULNERABLE, and(&[PartScore])),
                (TRICK_POINTS_VULNERABLE, and(&[TrickScore])),
                (TRICK_POINTS_VULNERABLE, and(&[TrickScore, Overtricks])),
            ]),
            // Only the overtricks change.
            Self::TrickMore if deal.is_made() => wrong.extend([
                (OVERTRICK_IN_TRICK_POINTS, vec![TrickScore, Overtricks]),
                (OVERTRICK_IN_TRICK_POINTS, vec![TrickScore]),
            ]),
            _ => {}
        }
        let mut by_rules = wrong_accounts(after, MISTAKES);
        if self != Self::Vulnerable {
            // Only a change of the vulnerability can be overlooked.
            by_rules.retain(|(mistake, _)| *mistake != BONUS_OF_OTHER_VULNERABILITY);
        }
        let by_rules = by_rules.iter();
        wrong.extend(by_rules.map(|(mistake, account)| (*mistake, differing(&before, account))));
        wrong
    }
}

/// The lines that differ between two accounts.
fn differing(before: &AccountEntries, after: &AccountEntries) -> Vec<ScoreItem> {
    let changes = changes(before, after).into_iter();
    changes.map(|(item, _)| item).collect()
}

on_board! {
    /// A score and a change: which lines change, are added or are removed?
    #[serde(rename = "score_what_if")]
    pub struct ScoreWhatIf {
        tricks: TrickCount,
        change: Change,
    }
}

impl Exercise for ScoreWhatIf {
    fn pose(&self) -> Result<Posed, Fault> {
        let result = self.on_board(self.tricks)?;
        let deal = result.deal();
        let after = self.change.applied(&deal);
        if after == deal {
            let found = notation::result(&result.line);
            return Err(Fault::new("no-such-change", Field::Contract, found));
        }
        let (skill, prompt) = match self.change {
            Change::Doubled => (Skill::WhatIfDoubled, "exercise-score_what_if-doubled"),
            Change::Redoubled => (Skill::WhatIfDoubled, "exercise-score_what_if-redoubled"),
            Change::Vulnerable => (Skill::WhatIfVulnerable, "exercise-score_what_if-vulnerable"),
            Change::Higher => (Skill::WhatIfHigher, "exercise-score_what_if-higher"),
            Change::TrickMore => (Skill::WhatIfTrickMore, "exercise-score_what_if-trick-more"),
        };
        let prompt = Phrase::new(prompt)
            .with("side", Fact::Side(Side::of(result.declarer)))
            .with("bid", Fact::Bid(after.bid))
            .with("tricks", count(after.tricks.get()));
        let options = Options::new(ScoreItem::ALL, |item| line_name(*item));
        let before = entries(&deal);
        let right = differing(&before, &entries(&after));
        let wrong = self.change.wrong_lines(&deal, &after).into_iter();
        let totals = match after.score() {
            same if same == deal.score() => Phrase::new("working-what-if-same"),
            after => Phrase::new("working-what-if").with("after", Fact::Points(after)),
        };
        let asked = Asked::any_of(skill, prompt, &options, &right)
            .showing(result.exhibits())
            .showing([Exhibit::Grid(account_grid(&before))])
            .because(after.reasons())
            .mistakes(wrong.map(|(mistake, lines)| (mistake, options.answers(&lines))))
            .working(working(&after))
            .working([Step::Say(totals.with("before", Fact::Points(deal.score())))]);
        let mut witness: Vec<&str> = right.iter().map(|item| item.id()).collect();
        if witness.is_empty() {
            witness.push("nothing");
        }
        Ok(Posed::new(vec![asked], witness.join(" ")))
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
        Change::Vulnerable | Change::Higher | Change::TrickMore if doubled => Doubling::Doubled,
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
        _ if easy || change == Change::TrickMore => &[0, 0, 1],
        _ => &[0, 1, 2],
    };
    wanted(draw, strains, levels, margins, doubling)
}
