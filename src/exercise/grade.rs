//! Judgements of answers: the verdict, the rules behind it, the mistake recognised, the working.

use contract_bridge::Card;

use crate::scoring::score_contract::Near;
use crate::{Answer, Phrase};
use engine::Reason;
use engine::score::{ScoreItem, ScoreLine};

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

/// The mistakes that a kind can name, each under the name that the code uses: constants, and
/// `SLIPS` with all of them and those of other lists, `..LIST`, that come last.
macro_rules! slips {
    ($($(#[$doc:meta])* $visible:vis $name:ident = $id:literal,)* $(..$list:expr,)*) => {
        $($(#[$doc])* $visible const $name: $crate::Slip = $crate::Slip($id);)*

        /// The slips that can be named here.
        pub const SLIPS: &[$crate::Slip] = &$crate::grade::joined::<{
            <[&str]>::len(&[$($id),*]) $(+ <[$crate::Slip]>::len($list))*
        }>(&[&[$($name),*], $($list),*]);
    };
}
pub(crate) use slips;

/// Several lists of slips as one; the compiler sees to it that there are `N` in all.
pub(crate) const fn joined<const N: usize>(lists: &[&[Slip]]) -> [Slip; N] {
    let mut all = [Slip(""); N];
    let (mut list, mut at) = (0, 0);
    while list < lists.len() {
        let mut slip = 0;
        while slip < lists[list].len() {
            all[at] = lists[list][slip];
            at += 1;
            slip += 1;
        }
        list += 1;
    }
    assert!(at == N, "as many as there are");
    all
}

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
    /// A second mistake, where only the two together lead to the answer.
    pub also: Option<Slip>,
    /// What a wrong total comes close to, where no mistake is recognised.
    pub near: Option<Near>,
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
            also: None,
            near: None,
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

    /// Two mistakes made together, where no single one leads to the answer; the first pair
    /// that fits.
    #[must_use]
    pub fn with_two_slips(
        mut self,
        answer: &Answer,
        pairs: impl IntoIterator<Item = ([Slip; 2], Answer)>,
    ) -> Self {
        if self.verdict != Verdict::Right && self.slip.is_none() {
            let made = pairs.into_iter().find(|(_, given)| given.same(answer));
            if let Some(([first, second], _)) = made {
                (self.slip, self.also) = (Some(first), Some(second));
            }
        }
        self
    }

    /// The mistakes recognised, none to two.
    pub fn slips(&self) -> impl Iterator<Item = Slip> {
        self.slip.into_iter().chain(self.also)
    }
}
