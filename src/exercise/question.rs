//! Questions, answers and judgements: a closed set of shapes, so that screens,
//! terminal and tests need no change when a kind of exercise is added.

use std::collections::BTreeMap;

use contract_bridge::auction::{AbsoluteVulnerability, Call};
use contract_bridge::{Card, Hand, Seat};

use crate::engine::laws::penalty_card::PenaltyKind;
use crate::engine::score::slip::SlipEntry;
use crate::engine::score::{DealResult, ScoreItem, ScoreLine};
use crate::engine::{Auction, Fact, Facts, Reason};

/// Something to be said, without a Law: an id and facts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Phrase {
    /// The id of the text.
    pub id: &'static str,
    /// What the sentence mentions.
    pub facts: Facts,
}

impl Phrase {
    /// A phrase without facts.
    #[must_use]
    pub const fn new(id: &'static str) -> Self {
        Self {
            id,
            facts: Facts::new_const(),
        }
    }

    /// The same with one more fact.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }
}

/// What is asked, what is shown, and what shape the answer has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The question in one or two lines.
    pub prompt: Phrase,
    /// What lies on the table.
    pub exhibits: Vec<Exhibit>,
    /// The shape of the answer.
    pub ask: Ask,
}

/// Something to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Exhibit {
    /// An auction; `asked` is a call that is being asked about.
    Auction {
        /// The calls made.
        auction: Auction,
        /// The call in question, shown after them.
        asked: Option<Call>,
    },
    /// A contract with its result.
    Result {
        /// What was played and how many tricks were won.
        result: DealResult,
        /// Who played it.
        declarer: Seat,
    },
    /// Who deals and who is vulnerable.
    Board {
        /// The board's number, where the question names one.
        number: Option<u32>,
        /// Who deals, where it matters.
        dealer: Option<Seat>,
        /// Which sides are vulnerable.
        vulnerability: AbsoluteVulnerability,
    },
    /// Cards on the table.
    Table(TableView),
    /// What happened at the table, a sentence each.
    Scene(Vec<Phrase>),
    /// Calls as somebody wrote them down, whether they may be made or not.
    Calls {
        /// Who called first.
        dealer: Seat,
        /// In order.
        calls: Vec<Call>,
    },
    /// Rows and columns: a traveller, a rubber sheet, tables and pairs.
    Grid(Grid),
}

/// Rows and columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grid {
    /// What it is, for those who cannot see it.
    pub title: Phrase,
    /// The headings; as many as each row has cells.
    pub columns: Vec<Phrase>,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
    /// A heavy line under this row, as on a rubber sheet.
    pub line_after: Option<usize>,
}

/// What stands in a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A fact alone: a number, a contract, a player.
    Fact(Fact),
    /// Words.
    Words(Phrase),
    /// What row `n` of an [`Ask::Column`] asks for.
    Asked(usize),
}

/// A table seen by the learner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableView {
    /// Who declares; `None` while it does not matter.
    pub declarer: Option<Seat>,
    /// Trumps, or no trump.
    pub strain: Option<contract_bridge::Strain>,
    /// The player asked about.
    pub player: Seat,
    /// His cards, faced ones included.
    pub hand: Hand,
    /// Other hands that the learner sees, dummy's first.
    pub others: Vec<(Seat, Hand)>,
    /// Who led to the trick, and the cards played to it in order.
    pub leader: Seat,
    /// See `leader`.
    pub trick: Vec<Card>,
    /// Cards lying face up in front of their owners; those of a hand that is seen
    /// are part of it.
    pub faced: Vec<LaidCard>,
}

impl TableView {
    /// Whether the picture is about a card in a hand only: no trick, no trumps.
    #[must_use]
    pub const fn is_bare(&self) -> bool {
        self.trick.is_empty() && self.strain.is_none()
    }
}

/// A card lying face up in front of its owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LaidCard {
    /// In front of whom.
    pub seat: Seat,
    /// Which card.
    pub card: Card,
    /// Its kind, once it is known; `None` while that is the question.
    pub kind: Option<PenaltyKind>,
}

/// The shape of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// One of these.
    Choice(Vec<Phrase>),
    /// Any set of these, none included.
    Choices(Vec<Phrase>),
    /// One of the calls of the auction shown.
    CallMade(usize),
    /// A number for each row.
    Column(Column),
    /// A line of a score slip in the learner's notation.
    ScoreSlip,
    /// Any set of calls.
    Calls,
    /// Any set of these cards.
    Cards(Hand),
    /// One of the four players.
    Seat,
    /// A whole number of points; minus for the side that loses them.
    Number,
    /// A whole number of something else, never negative; the phrase says of what.
    Count(Phrase),
    /// Points for each line of a score.
    Account,
}

/// A column to be filled in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// What each number is.
    pub rows: Vec<Phrase>,
    /// Whether half points occur; then answers count halves.
    pub halves: bool,
}

/// The lines of a score as the learner filled them in; empty lines are absent.
pub type AccountEntries = BTreeMap<ScoreItem, i32>;

/// An answer, in the shape that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The index of the option.
    Choice(usize),
    /// The indices of the options; order and repetition do not matter.
    Choices(Vec<usize>),
    /// The index of the call.
    CallMade(usize),
    /// A number for each row, or nothing; in halves where the column has them. A row
    /// without a number is as good as one with 0.
    Column(Vec<Option<i32>>),
    /// A line of a score slip.
    ScoreSlip(SlipEntry),
    /// A set of calls; order and repetition do not matter.
    Calls(Vec<Call>),
    /// A set of cards.
    Cards(Hand),
    /// A player.
    Seat(Seat),
    /// A number.
    Number(i32),
    /// The lines of a score; a line of 0 counts as empty.
    Account(AccountEntries),
}

/// How good an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Nothing of it holds.
    Wrong,
    /// Some of it holds.
    Partly,
    /// All of it holds.
    Right,
}

/// A well-known mistake by name; the text is `slip-<id>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slip(pub &'static str);

/// One line of the working.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A rule applied.
    Reason(Reason),
    /// A line of the score; `wrong` if the learner has it otherwise.
    Line {
        /// The right line.
        line: ScoreLine,
        /// What the learner wrote, if it is wrong.
        wrong: Option<i32>,
    },
    /// A line the learner wrote that does not belong there.
    Surplus {
        /// Which line.
        item: ScoreItem,
        /// What was written.
        wrong: i32,
    },
    /// The sum of the lines; `wrong` if the learner has another.
    Total {
        /// The right sum.
        total: i32,
        /// What the learner wrote, if it is wrong.
        wrong: Option<i32>,
    },
    /// A line of working in words.
    Say(Phrase),
    /// A number of a column; `wrong` if the learner has it otherwise.
    Row {
        /// Which row.
        row: usize,
        /// The right number, in halves where the column has them.
        right: i32,
        /// What the learner wrote, if it is wrong; nothing written counts as 0.
        wrong: Option<i32>,
    },
    /// A card and why it may not be played, or that it may.
    Card {
        /// Which.
        card: Card,
        /// `None` if it may be played.
        why_not: Option<Reason>,
        /// Whether the learner had it right.
        right: bool,
    },
}

/// The judgement of an answer, with its reasons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grade {
    /// Right, partly, wrong.
    pub verdict: Verdict,
    /// The rules that decide, the most important first.
    pub reasons: Vec<Reason>,
    /// The mistake recognised.
    pub slip: Option<Slip>,
    /// The working, line by line; empty where the reasons say it all.
    pub steps: Vec<Step>,
    /// The right answer.
    pub solution: Answer,
    /// The calls of the auction shown that decide, by index.
    pub decisive: Vec<usize>,
}

impl Grade {
    /// A judgement that knows right and wrong only.
    #[must_use]
    pub fn of(solution: Answer, answer: &Answer, reasons: Vec<Reason>) -> Self {
        let verdict = if solution.same(answer) {
            Verdict::Right
        } else {
            Verdict::Wrong
        };
        Self {
            verdict,
            reasons,
            slip: None,
            steps: Vec::new(),
            solution,
            decisive: Vec::new(),
        }
    }

    /// The same with the calls that decide.
    #[must_use]
    pub fn decided_by(mut self, calls: impl IntoIterator<Item = usize>) -> Self {
        self.decisive = calls.into_iter().collect();
        self
    }

    /// The same with a step for each row of a column, and `Partly` where some
    /// rows that matter are right.
    #[must_use]
    pub fn with_rows(mut self, answer: &Answer) -> Self {
        let (Answer::Column(right), Answer::Column(given)) = (&self.solution, answer) else {
            return self;
        };
        let written = |row: usize| given.get(row).copied().flatten().unwrap_or(0);
        let rows: Vec<Step> = right
            .iter()
            .enumerate()
            .map(|(row, right)| {
                let right = right.unwrap_or(0);
                let wrong = Some(written(row)).filter(|&written| written != right);
                Step::Row { row, right, wrong }
            })
            .collect();
        let some = rows
            .iter()
            .any(|step| matches!(step, Step::Row { right, wrong: None, .. } if *right != 0));
        if some && self.verdict == Verdict::Wrong {
            self.verdict = Verdict::Partly;
        }
        self.steps.extend(rows);
        self
    }

    /// The first mistake that fits, if the answer is not right.
    ///
    /// Each pair is a mistake and the answer it would give; one that gives the
    /// right answer on this item is passed over.
    #[must_use]
    pub fn with_slip(
        mut self,
        answer: &Answer,
        mistakes: impl IntoIterator<Item = (Slip, Answer)>,
    ) -> Self {
        if self.verdict != Verdict::Right {
            self.slip = mistakes
                .into_iter()
                .find(|(_, given)| given.same(answer) && !given.same(&self.solution))
                .map(|(slip, _)| slip);
        }
        self
    }
}

impl Answer {
    /// Whether two answers mean the same.
    #[must_use]
    pub fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Calls(a), Self::Calls(b)) => {
                a.iter().all(|call| b.contains(call)) && b.iter().all(|call| a.contains(call))
            }
            (Self::Account(a), Self::Account(b)) => {
                let filled = |entries: &AccountEntries| -> AccountEntries {
                    entries
                        .iter()
                        .filter(|(_, p)| **p != 0)
                        .map(|(i, p)| (*i, *p))
                        .collect()
                };
                filled(a) == filled(b)
            }
            (Self::Choices(a), Self::Choices(b)) => {
                a.iter().all(|at| b.contains(at)) && b.iter().all(|at| a.contains(at))
            }
            (Self::Column(a), Self::Column(b)) => {
                let filled = |rows: &[Option<i32>], at: usize| rows.get(at).copied().flatten();
                (0..a.len().max(b.len()))
                    .all(|at| filled(a, at).unwrap_or(0) == filled(b, at).unwrap_or(0))
            }
            (a, b) => a == b,
        }
    }
}
