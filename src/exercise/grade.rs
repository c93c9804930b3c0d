//! Grades of answers: the verdict, the rules behind it, the mistake recognised, the working.

#![allow(missing_docs, reason = "the names of the rest say it")]

use crate::scoring::score_contract::Near;
use crate::{Answer, Phrase};
use engine::score::{ScoreItem, ScoreLine};
use engine::{Card, Reason};

/// How good an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    Wrong,
    Partly,
    Right,
}

/// A well-known mistake, by id; its text is `slip-<id>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Mistake(pub &'static str);

/// Defines the mistakes of a kind: a constant for each, and `MISTAKES` with all of them. Mistakes
/// of other lists (`..LIST`) come last.
macro_rules! mistakes {
    ($($(#[$doc:meta])* $visible:vis $name:ident = $id:literal,)* $(..$list:expr,)*) => {
        $($(#[$doc])* $visible const $name: $crate::Mistake = $crate::Mistake($id);)*

        /// The mistakes that can be named here.
        pub const MISTAKES: &[$crate::Mistake] = &$crate::grade::joined::<{
            <[&str]>::len(&[$($id),*]) $(+ <[$crate::Mistake]>::len($list))*
        }>(&[&[$($name),*], $($list),*]);
    };
}
pub(crate) use mistakes;

/// Concatenates lists of mistakes; the compiler checks the length `N`.
pub(crate) const fn joined<const N: usize>(lists: &[&[Mistake]]) -> [Mistake; N] {
    let mut all = [Mistake(""); N];
    let (mut list, mut at) = (0, 0);
    while list < lists.len() {
        let mut mistake = 0;
        while mistake < lists[list].len() {
            all[at] = lists[list][mistake];
            at += 1;
            mistake += 1;
        }
        list += 1;
    }
    assert!(at == N, "N mistakes in all");
    all
}

/// One line of the working.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    Reason(Reason),
    /// A line of the score; `wrong` is set if the learner's line differs.
    Line {
        line: ScoreLine,
        wrong: Option<i32>,
    },
    /// A line the learner wrote that does not belong there.
    Surplus {
        item: ScoreItem,
        wrong: i32,
    },
    /// The sum of the lines; `wrong` is set if the learner's sum differs.
    Total {
        total: i32,
        wrong: Option<i32>,
    },
    /// A line of working in words.
    Say(Phrase),
    /// A number of a column; `wrong` is set if the learner's number differs.
    Row {
        row: usize,
        /// The right number, in halves where the column has them.
        right: i32,
        /// The learner's number, if wrong; a missing number counts as 0.
        wrong: Option<i32>,
    },
    /// A card, and why it may not be played, if so.
    Card {
        card: Card,
        /// `None` if it may be played.
        why_not: Option<Reason>,
        /// Whether the learner's answer about it is right.
        right: bool,
    },
}

/// The grade of an answer, with its reasons.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grade {
    pub verdict: Verdict,
    /// The rules that decide, the most important first.
    pub reasons: Vec<Reason>,
    pub mistake: Option<Mistake>,
    /// The second mistake, if only two together explain the answer.
    pub also: Option<Mistake>,
    /// What a wrong total is close to, if no mistake explains it.
    pub near: Option<Near>,
    /// The working, line by line; empty where the reasons say it all.
    pub steps: Vec<Step>,
    pub solution: Answer,
    /// The indices of the deciding calls of the auction shown.
    pub decisive: Vec<usize>,
}

impl Grade {
    /// The mistakes recognised, at most two.
    pub fn mistakes(&self) -> impl Iterator<Item = Mistake> {
        self.mistake.into_iter().chain(self.also)
    }
}
