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

/// The mistakes that a kind can name: a constant for each, and `SLIPS` with all of them, those of
/// other lists (`..LIST`) last.
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

/// Several lists of slips as one of `N`, as the compiler checks.
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
    assert!(at == N, "N slips in all");
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
        /// The card.
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
    /// The mistakes recognised, none to two.
    pub fn slips(&self) -> impl Iterator<Item = Slip> {
        self.slip.into_iter().chain(self.also)
    }
}
