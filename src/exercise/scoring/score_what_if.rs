//! `score_what_if`: a score line by line; which lines would be different?
//!
//! A lesson writes a result and what is changed, `doubled`, `redoubled`, `vulnerable`,
//! `higher` (the same tricks, one level higher) or `trick_more`:
//!
//! ```text
//! score_what_if(contract: "2S", tricks: 9, change: doubled)
//! ```

use contract_bridge::Strain;
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{Fault, Field, TrickCount};
use crate::grade::slips;
use crate::scoring::board_result::{
    self, BoardResult, Wanted, line_name, reasons, working, written_on_board,
};
use crate::scoring::score_contract::{
    BONUS_DOUBLED, BONUS_OF_OTHER_VULNERABILITY, Entries, INSULT_FORGOTTEN, OVERTRICKS_NOT_DOUBLED,
    OVERTRICKS_TOWARDS_GAME, PART_SCORE_FOR_GAME, SLAM_BONUS_UNBID, entries, wrong_accounts,
};
use crate::{
    Asked, Cell, Chance, Difficulty, Draw, Exercise, Exhibit, Grid, Phrase, Skill, Slip, Step,
};
use engine::score::{DealResult, ResultLine, ScoreItem, Tricks};
use engine::{Doubling, Fact, Vulnerability, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::WhatIfDoubled,
    Skill::WhatIfVulnerable,
    Skill::WhatIfHigher,
    Skill::WhatIfTrickMore,
];

slips! {
    LINE_GONE_OVERLOOKED = "line-gone-overlooked",
    NEW_LINE_OVERLOOKED = "line-new-overlooked",
    PART_SCORE_VULNERABLE = "vulnerable-part-score-changed",
    TRICK_POINTS_VULNERABLE = "vulnerable-trick-points-changed",
    OVERTRICK_IN_TRICK_POINTS = "overtrick-in-trick-points",
    ..OF_SCORES,
}

const OF_SCORES: &[Slip] = &[
    INSULT_FORGOTTEN,
    BONUS_DOUBLED,
    OVERTRICKS_NOT_DOUBLED,
    PART_SCORE_FOR_GAME,
    BONUS_OF_OTHER_VULNERABILITY,
    OVERTRICKS_TOWARDS_GAME,
    SLAM_BONUS_UNBID,
];

/// What is imagined otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Change {
    /// The opponents double.
    Doubled,
    /// Declarer's side redoubles the double.
    Redoubled,
    /// Declarer's side is vulnerable.
    Vulnerable,
    /// One level higher, with the same tricks.
    Higher,
    /// One trick more.
    TrickMore,
}

impl Change {
    /// The deal as it would be; `None` where nothing can be changed so.
    fn applied(self, deal: &DealResult) -> Option<DealResult> {
        let doubling = |from: Doubling, to: Doubling| {
            (deal.doubling == from).then_some(DealResult {
                doubling: to,
                ..*deal
            })
        };
        match self {
            Self::Doubled => doubling(Doubling::Undoubled, Doubling::Doubled),
            Self::Redoubled => doubling(Doubling::Doubled, Doubling::Redoubled),
            Self::Vulnerable => (!deal.vulnerability.is_vulnerable()).then_some(DealResult {
                vulnerability: Vulnerability::Vulnerable,
                ..*deal
            }),
            Self::Higher => {
                let level = i32::from(deal.bid.level.get()) + 1;
                let bid = board_result::bid(level, deal.bid.strain);
                (bid != deal.bid).then_some(DealResult { bid, ..*deal })
            }
            Self::TrickMore => {
                let tricks = Tricks::new(deal.tricks.get() + 1)?;
                Some(DealResult { tricks, ..*deal })
            }
        }
    }

    const fn skill(self) -> Skill {
        match self {
            Self::Doubled | Self::Redoubled => Skill::WhatIfDoubled,
            Self::Vulnerable => Skill::WhatIfVulnerable,
            Self::Higher => Skill::WhatIfHigher,
            Self::TrickMore => Skill::WhatIfTrickMore,
        }
    }

    const fn prompt(self) -> &'static str {
        match self {
            Self::Doubled => "exercise-score_what_if-doubled",
            Self::Redoubled => "exercise-score_what_if-redoubled",
            Self::Vulnerable => "exercise-score_what_if-vulnerable",
            Self::Higher => "exercise-score_what_if-higher",
            Self::TrickMore => "exercise-score_what_if-trick-more",
        }
    }
}

/// A score, and a change: which lines become others, come or go?
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct ScoreWhatIf {
    on_board: BoardResult,
    change: Change,
    /// The deal after the change.
    changed: DealResult,
}

written_on_board! {
    #[serde(deny_unknown_fields, rename = "score_what_if")]
    struct Written {
        tricks: TrickCount,
        change: Change,
    }
}

impl TryFrom<Written> for ScoreWhatIf {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let on_board = written.on_board(written.tricks)?;
        Self::new(on_board, written.change).ok_or_else(|| {
            let found = notation::result(&on_board.line);
            Fault::new("no-such-change", Field::Contract, found)
        })
    }
}

impl From<ScoreWhatIf> for Written {
    fn from(exercise: ScoreWhatIf) -> Self {
        Self::new(exercise.on_board, exercise.change)
    }
}

/// The lines that differ between two accounts, in the order of an account.
fn differing(before: &Entries, after: &Entries) -> Vec<ScoreItem> {
    let lines = ScoreItem::ALL.into_iter();
    let differ = lines.filter(|item| before.get(item) != after.get(item));
    differ.collect()
}

/// The account with some lines as they were before.
fn kept(before: &Entries, after: &Entries, keep: impl Fn(&ScoreItem) -> bool) -> Entries {
    let mut account = after.clone();
    for item in ScoreItem::ALL.iter().filter(|item| keep(item)) {
        match before.get(item) {
            Some(points) => account.insert(*item, *points),
            None => account.remove(item),
        };
    }
    account
}

impl ScoreWhatIf {
    fn new(on_board: BoardResult, change: Change) -> Option<Self> {
        let changed = change.applied(&on_board.deal())?;
        Some(Self {
            on_board,
            change,
            changed,
        })
    }

    fn before(&self) -> Entries {
        entries(&self.on_board.deal().account())
    }

    fn after(&self) -> Entries {
        entries(&self.changed.account())
    }

    /// What both scores come to.
    fn totals(&self) -> Phrase {
        let (before, after) = (self.on_board.deal().score(), self.changed.score());
        let totals = match before == after {
            true => Phrase::new("working-what-if-same"),
            false => Phrase::new("working-what-if").with("after", Fact::Points(after)),
        };
        totals.with("before", Fact::Points(before))
    }

    /// The accounts after the change as wrong rules have them: those about changes
    /// first, then those of every score.
    fn wrong_accounts(&self) -> Vec<(Slip, Entries)> {
        let (before, after) = (self.before(), self.after());
        let gone = |item: &ScoreItem| !after.contains_key(item);
        let new = |item: &ScoreItem| !before.contains_key(item);
        let mut wrong = vec![
            (LINE_GONE_OVERLOOKED, kept(&before, &after, gone)),
            (NEW_LINE_OVERLOOKED, kept(&before, &after, new)),
        ];
        let mut touched = |slip: Slip, items: &[ScoreItem]| {
            let mut account = after.clone();
            for (item, points) in &mut account {
                if items.contains(item) {
                    // Any other number will do: only that it differs is asked.
                    *points += 1;
                }
            }
            wrong.push((slip, account));
        };
        use ScoreItem::{Overtricks, PartScore, TrickScore};
        match self.change {
            Change::Vulnerable => {
                touched(PART_SCORE_VULNERABLE, &[PartScore]);
                touched(TRICK_POINTS_VULNERABLE, &[TrickScore]);
                touched(TRICK_POINTS_VULNERABLE, &[TrickScore, Overtricks]);
            }
            Change::TrickMore if self.on_board.deal().is_made() => {
                touched(OVERTRICK_IN_TRICK_POINTS, &[TrickScore]);
                let mut lifted = kept(&before, &after, |item| *item == Overtricks);
                *lifted.entry(TrickScore).or_default() += 1;
                wrong.push((OVERTRICK_IN_TRICK_POINTS, lifted));
            }
            _ => {}
        }
        // Only where vulnerability changes can the change be overlooked.
        let overlooked = self.change == Change::Vulnerable;
        let mut of_scores = wrong_accounts(&self.changed, &after);
        of_scores.retain(|(slip, _)| overlooked || *slip != BONUS_OF_OTHER_VULNERABILITY);
        wrong.extend(of_scores);
        wrong
    }
}

/// A score as a table: its lines, and their sum below a line.
pub(crate) fn account_grid(lines: &Entries) -> Grid {
    let row = |name: Phrase, points: i32| {
        let points = Cell::Fact(Fact::Points(points));
        vec![Cell::Words(name), points]
    };
    let items = lines
        .iter()
        .map(|(item, points)| row(line_name(*item), *points));
    let total = row(Phrase::new("score-total"), lines.values().sum());
    let rows = items.chain([total]).collect();
    let columns = ["grid-account-line", "grid-account-points"];
    Grid {
        line_after: lines.len().checked_sub(1),
        ..Grid::new("grid-account", columns, rows)
    }
}

impl Exercise for ScoreWhatIf {
    fn questions(&self) -> Vec<Asked> {
        let before = self.before();
        let prompt = Phrase::new(self.change.prompt())
            .with("side", Fact::Side(self.on_board.side()))
            .with("bid", Fact::Bid(self.changed.bid))
            .with("tricks", Fact::Number(i32::from(self.changed.tricks.get())));
        let options = Options::new(ScoreItem::ALL, |item| line_name(*item));
        let right = differing(&before, &self.after());
        let wrong = self.wrong_accounts().into_iter();
        let mistakes = wrong
            .filter(|(slip, _)| SLIPS.contains(slip))
            .map(|(slip, account)| (slip, options.answers(&differing(&before, &account))));
        let asked = Asked::any_of(self.change.skill(), prompt, &options, &right)
            .showing(self.on_board.exhibits())
            .showing([Exhibit::Grid(account_grid(&before))])
            .because(reasons(&self.changed))
            .slips(mistakes)
            .working(working(&self.changed))
            .working([Step::Say(self.totals())]);
        vec![asked]
    }

    fn witness(&self) -> String {
        let lines = differing(&self.before(), &self.after());
        if lines.is_empty() {
            return "nothing".to_owned();
        }
        let names: Vec<&str> = lines.into_iter().map(ScoreItem::id).collect();
        names.join(" ")
    }
}

/// A score with a change that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> ScoreWhatIf {
    let change = change(&mut draw.chance, draw.skill, draw.difficulty);
    let line = line(draw, change);
    let mut on_board = BoardResult::somewhere(line, &mut draw.chance);
    if change == Change::Vulnerable {
        on_board = on_board.where_declarer_is(Vulnerability::NotVulnerable);
    }
    let item = ScoreWhatIf::new(on_board, change);
    item.expect("the result is chosen so that the change is possible")
}

/// A redouble instead of the double: none easy, a fifth medium, 40 % hard.
fn change(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> Change {
    let redoubled = match difficulty {
        Difficulty::Easy => 0,
        Difficulty::Medium => 20,
        Difficulty::Hard => 40,
    };
    match skill {
        Skill::WhatIfVulnerable => Change::Vulnerable,
        Skill::WhatIfHigher => Change::Higher,
        Skill::WhatIfTrickMore => Change::TrickMore,
        _ if chance.percent(redoubled) => Change::Redoubled,
        _ => Change::Doubled,
    }
}

/// What the change falls upon. Easy: a plain part-score or game. Medium: overtricks,
/// undertricks. Hard: slams, doubled contracts, and results that the change turns.
fn line(draw: &mut Draw<'_>, change: Change) -> ResultLine {
    let difficulty = draw.difficulty;
    let easy = difficulty == Difficulty::Easy;
    let down = draw.chance.percent(if easy { 20 } else { 30 });
    let slam = difficulty == Difficulty::Hard && draw.chance.percent(25);
    // For a question about vulnerability or a trick more, half of the hard contracts
    // are doubled already.
    let doubled = difficulty == Difficulty::Hard && draw.chance.percent(50);
    let doubling = match change {
        Change::Redoubled => Doubling::Doubled,
        Change::Doubled => Doubling::Undoubled,
        _ if doubled => Doubling::Doubled,
        _ => Doubling::Undoubled,
    };
    let strain = draw.chance.pick_or(&Strain::ASC, Strain::Spades);
    // The lowest game; doubled, it begins lower.
    let game = match (strain, doubling) {
        (Strain::Notrump, Doubling::Undoubled) => 3,
        (Strain::Hearts | Strain::Spades, Doubling::Undoubled) => 4,
        (Strain::Clubs | Strain::Diamonds, Doubling::Undoubled) => 5,
        (Strain::Clubs | Strain::Diamonds, _) => 3,
        _ => 2,
    };
    let (levels, strains): (_, &[Strain]) = match change {
        _ if slam && change == Change::Higher => ((5, 6), &Strain::ASC),
        _ if slam => ((6, 6), &Strain::ASC),
        // Just below game, so that one level more reaches it: 40 %.
        Change::Higher if draw.chance.percent(40) => ((game - 1, game - 1), &[strain]),
        // As many part-scores as games: with them vulnerability does nothing.
        Change::Vulnerable if draw.chance.percent(50) => ((game, 5), &[strain]),
        _ => ((1, if easy { 4 } else { 5 }), &Strain::ASC),
    };
    let margins: &[i32] = match change {
        // One down, made with a trick more, in half of those that fail.
        Change::TrickMore if down => &[-1, -1, -2, -3],
        _ if down => &[-1, -2, -3],
        Change::Higher => &[1, 1, 2, 0],
        // Thirteen tricks leave none to add.
        Change::TrickMore if slam => &[0],
        Change::TrickMore => &[0, 0, 1],
        _ if easy => &[0, 0, 1],
        _ => &[0, 1, 2],
    };
    let wanted = Wanted {
        strains,
        levels,
        margins,
        doubling,
    };
    wanted.line(draw)
}
