//! `score_what_if`: a score line by line; which lines would be different?
//!
//! A lesson writes a result and what is changed, `doubled`, `redoubled`, `vulnerable`,
//! `higher` (the same tricks, one level higher) or `trick_more`:
//!
//! ```text
//! score_what_if(contract: "2S", tricks: 9, change: doubled)
//! ```

mod generate;

use contract_bridge::auction::AbsoluteVulnerability;
use contract_bridge::{Bid, Seat};
use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::scoring::board_result::{self, BoardResult, line_name, working};
use crate::scoring::score_contract::{Entries, entries, wrong_accounts};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Cell, Exercise, Exhibit, Grade, Grid, Kind, Phrase, Question, Skill, Slip, Step,
    Verdict, fields,
};
use engine::score::{DealResult, ScoreItem, Tricks};
use engine::{Board, Doubling, Fact, Vulnerability};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::WhatIfDoubled,
    Skill::WhatIfVulnerable,
    Skill::WhatIfHigher,
    Skill::WhatIfTrickMore,
];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    Slip("line-gone-overlooked"),
    Slip("line-new-overlooked"),
    Slip("vulnerable-part-score-changed"),
    Slip("vulnerable-trick-points-changed"),
    Slip("overtrick-in-trick-points"),
    Slip("insult-forgotten"),
    Slip("doubled-the-bonus"),
    Slip("overtricks-not-doubled"),
    Slip("part-score-for-game"),
    Slip("bonus-of-other-vulnerability"),
    Slip("overtricks-counted-towards-game"),
    Slip("slam-bonus-unbid"),
];

/// What is imagined otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
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

    const fn word(self) -> &'static str {
        match self {
            Self::Doubled => "doubled",
            Self::Redoubled => "redoubled",
            Self::Vulnerable => "vulnerable",
            Self::Higher => "higher",
            Self::TrickMore => "trick_more",
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
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct ScoreWhatIf {
    on_board: BoardResult,
    change: Change,
    /// The deal after the change.
    changed: DealResult,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "score_what_if")]
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
    change: Change,
}

impl TryFrom<Written> for ScoreWhatIf {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let Written {
            contract,
            declarer,
            tricks,
            vulnerable,
            board,
            change,
        } = written;
        let on_board = BoardResult::written(contract, tricks, declarer, (board, vulnerable))?;
        Self::new(on_board, change).ok_or_else(|| {
            let found = engine::notation::result(&on_board.line);
            Fault::new("no-such-change", Field::Contract, found)
        })
    }
}

/// The lines that differ between two accounts, in the order of an account.
fn differing(before: &Entries, after: &Entries) -> Answer {
    let all = ScoreItem::ALL.iter().enumerate();
    let other = |item: &ScoreItem| before.get(item) != after.get(item);
    Answer::Choices(
        all.filter(|(_, item)| other(item))
            .map(|(at, _)| at)
            .collect(),
    )
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

    /// The score as it is, line by line.
    fn account(&self) -> Grid {
        let account = self.on_board.deal().account();
        account_grid(&entries(&account), account.total())
    }

    /// The accounts after the change as wrong rules have them: those about changes
    /// first, then those of every score.
    fn wrong_accounts(&self) -> Vec<(&'static str, Entries)> {
        let (before, after) = (self.before(), self.after());
        let gone = |item: &ScoreItem| !after.contains_key(item);
        let new = |item: &ScoreItem| !before.contains_key(item);
        let mut wrong = vec![
            ("line-gone-overlooked", kept(&before, &after, gone)),
            ("line-new-overlooked", kept(&before, &after, new)),
        ];
        let mut touched = |id, items: &[ScoreItem]| {
            let mut account = after.clone();
            for (item, points) in &mut account {
                if items.contains(item) {
                    // Any other number will do: only that it differs is asked.
                    *points += 1;
                }
            }
            wrong.push((id, account));
        };
        use ScoreItem::{Overtricks, PartScore, TrickScore};
        match self.change {
            Change::Vulnerable => {
                touched("vulnerable-part-score-changed", &[PartScore]);
                touched("vulnerable-trick-points-changed", &[TrickScore]);
                touched("vulnerable-trick-points-changed", &[TrickScore, Overtricks]);
            }
            Change::TrickMore if self.on_board.deal().is_made() => {
                touched("overtrick-in-trick-points", &[TrickScore]);
                let mut lifted = kept(&before, &after, |item| *item == Overtricks);
                *lifted.entry(TrickScore).or_default() += 1;
                wrong.push(("overtrick-in-trick-points", lifted));
            }
            _ => {}
        }
        // Only where vulnerability changes can the change be overlooked.
        let about_vulnerability = |id: &str| id.ends_with("-of-other-vulnerability");
        let of_scores = wrong_accounts(&self.changed, &after).into_iter();
        wrong.extend(
            of_scores
                .filter(|(id, _)| self.change == Change::Vulnerable || !about_vulnerability(id)),
        );
        wrong
    }
}

/// A score as a table: its lines, and their sum below a line.
pub(crate) fn account_grid(lines: &Entries, total: i32) -> Grid {
    let row = |name: Phrase, points: i32| {
        let points = Cell::Fact(Fact::Points(points));
        vec![Cell::Words(name), points]
    };
    let items = lines
        .iter()
        .map(|(item, points)| row(line_name(*item), *points));
    let total = row(Phrase::new("score-total"), total);
    Grid {
        title: Phrase::new("grid-account"),
        columns: vec![
            Phrase::new("grid-account-line"),
            Phrase::new("grid-account-points"),
        ],
        rows: items.chain([total]).collect(),
        line_after: lines.len().checked_sub(1),
    }
}

impl Exercise for ScoreWhatIf {
    fn kind(&self) -> Kind {
        Kind::ScoreWhatIf
    }

    fn skill(&self, _part: usize) -> Skill {
        match self.change {
            Change::Doubled | Change::Redoubled => Skill::WhatIfDoubled,
            Change::Vulnerable => Skill::WhatIfVulnerable,
            Change::Higher => Skill::WhatIfHigher,
            Change::TrickMore => Skill::WhatIfTrickMore,
        }
    }

    fn pose(&self, _part: usize) -> Question {
        let mut exhibits = self.on_board.exhibits();
        exhibits.push(Exhibit::Grid(self.account()));
        Question {
            prompt: Phrase::new(self.change.prompt())
                .with("side", Fact::Side(self.on_board.side()))
                .with("bid", Fact::Bid(self.changed.bid))
                .with("tricks", Fact::Number(i32::from(self.changed.tricks.get()))),
            exhibits,
            ask: Ask::Choices(ScoreItem::ALL.map(line_name).to_vec()),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        differing(&self.before(), &self.after())
    }

    fn written(&self) -> Writing {
        self.on_board.writing().word("change", self.change.word())
    }

    fn witness(&self) -> String {
        let (before, after) = (self.before(), self.after());
        let differs = |item: &ScoreItem| before.get(item) != after.get(item);
        let lines = ScoreItem::ALL.into_iter().filter(differs);
        let names: Vec<&str> = lines.map(ScoreItem::id).collect();
        if names.is_empty() {
            "nothing".to_owned()
        } else {
            names.join(" ")
        }
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let before = self.before();
        let wrong = self.wrong_accounts().into_iter();
        wrong
            .map(|(id, account)| (Slip(id), differing(&before, &account)))
            .filter(|(slip, _)| SLIPS.contains(slip))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let reasons = board_result::reasons(&self.changed);
        let mut grade =
            Grade::of(self.solve(part), answer, reasons).with_slip(answer, self.mistakes(part));
        if let (Answer::Choices(right), Answer::Choices(given)) = (&grade.solution, answer) {
            let none_wrong = given.iter().all(|at| right.contains(at));
            if grade.verdict == Verdict::Wrong && none_wrong && !given.is_empty() {
                grade.verdict = Verdict::Partly;
            }
        }
        let (before, after) = (self.on_board.deal().score(), self.changed.score());
        let totals = if before == after {
            Phrase::new("working-what-if-same")
        } else {
            Phrase::new("working-what-if").with("after", Fact::Points(after))
        };
        let totals = totals.with("before", Fact::Points(before));
        grade.steps = working(&self.changed);
        grade.steps.push(Step::Say(totals));
        grade
    }
}
