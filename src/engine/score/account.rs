//! A score line by line; the total is the sum of the lines.

use std::ops::Deref;

use contract_bridge::{Bid, Strain};
use strum::{EnumCount, IntoStaticStr, VariantArray};

use super::{DealResult, Tricks};
use crate::{Citation, Doubling, Vulnerability};

/// What a line of a score is for.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, EnumCount, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum ScoreItem {
    /// Contracted odd tricks, doubled and redoubled included.
    TrickScore,
    /// Tricks above the contract.
    Overtricks,
    /// Premium for a trick score under 100.
    PartScore,
    /// Premium for a trick score of 100 or more.
    Game,
    /// Level six bid and made.
    SmallSlam,
    /// Level seven bid and made.
    GrandSlam,
    /// Premium for a doubled or redoubled contract made ("for the insult").
    Insult,
    /// Tricks missing, negative.
    Undertricks,
}

all!(ScoreItem);
id!(ScoreItem);

/// A number of tricks at the same number of points each: a part of a line's working.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    /// Number of tricks.
    pub count: i32,
    /// Points for each trick; negative for undertricks.
    pub each: i32,
}

/// The terms of a line, at most three, without a heap allocation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    // Beyond `count` every term is `Term::NONE`, so that `==` compares correctly.
    terms: [Term; Self::MOST],
    count: u8,
}

impl Term {
    /// No tricks and no points.
    pub(super) const NONE: Self = Self { count: 0, each: 0 };

    /// The points of the term: `count` times `each`.
    pub const fn points(&self) -> i32 {
        self.count * self.each
    }
}

impl Terms {
    /// Doubled undertricks not vulnerable have three: the first, the next two, the rest.
    const MOST: usize = 3;

    /// No working: a fixed premium.
    pub const NONE: Self = Self {
        terms: [Term::NONE; Self::MOST],
        count: 0,
    };

    /// The terms, those with tricks first. `count` is the number of terms with tricks.
    pub(super) const fn of(terms: [Term; Self::MOST]) -> Self {
        let mut count = 0;
        while count < Self::MOST && terms[count].count > 0 {
            count += 1;
        }
        Self {
            terms,
            count: count as u8,
        }
    }

    pub(super) const fn sum(&self) -> i32 {
        let mut sum = 0;
        let mut at = 0;
        while at < Self::MOST {
            sum += self.terms[at].points();
            at += 1;
        }
        sum
    }
}

impl Deref for Terms {
    type Target = [Term];
    fn deref(&self) -> &[Term] {
        self.terms
            .get(..usize::from(self.count))
            .unwrap_or_default()
    }
}

/// One line of a score. Its working is computed again from the result, which saves memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreLine {
    /// What the line is for.
    pub item: ScoreItem,
    /// Points for declarer's side; negative for undertricks.
    pub points: i32,
    result: DealResult,
}

impl ScoreLine {
    pub(super) const fn new(item: ScoreItem, points: i32, result: DealResult) -> Self {
        Self {
            item,
            points,
            result,
        }
    }

    /// The working: terms to add up; none for fixed premiums.
    pub fn terms(&self) -> Terms {
        self.result.working(self.item).terms
    }

    /// Factor on the sum of the terms: 1, 2 or 4.
    pub fn factor(&self) -> i32 {
        self.result.working(self.item).factor
    }

    /// The Law of a duplicate score: one for every line.
    pub const fn law(&self) -> Citation {
        Citation::duplicate("77")
    }
}

/// A score, line by line, of declarer's side. A passed-out deal has no lines (Laws 22B, 77).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Account {
    // Beyond `count` every line is `BLANK`, so that `==` compares correctly.
    lines: [ScoreLine; Self::MOST],
    count: u8,
}

/// Fills the unused lines; its result is arbitrary.
const BLANK: ScoreLine = ScoreLine {
    item: ScoreItem::TrickScore,
    points: 0,
    result: DealResult {
        bid: Bid::new(1, Strain::Clubs),
        doubling: Doubling::Undoubled,
        vulnerability: Vulnerability::NotVulnerable,
        tricks: Tricks::NONE,
    },
};

impl Account {
    /// A doubled slam with overtricks has a line of every kind that is possible together.
    const MOST: usize = 5;

    /// The account of a passed-out deal.
    pub const fn passed_out() -> Self {
        Self {
            lines: [BLANK; Self::MOST],
            count: 0,
        }
    }

    pub(super) const fn push(&mut self, line: ScoreLine) {
        // Never more than five lines: the table of all scores is built at compile time and would
        // fail.
        self.lines[self.count as usize] = line;
        self.count += 1;
    }

    /// The lines, in the order of [`ScoreItem::ALL`].
    pub fn lines(&self) -> &[ScoreLine] {
        self.lines
            .get(..usize::from(self.count))
            .unwrap_or_default()
    }

    /// Points of one item; 0 if the account has no such line.
    pub fn points(&self, item: ScoreItem) -> i32 {
        self.lines()
            .iter()
            .find(|line| line.item == item)
            .map_or(0, |line| line.points)
    }

    /// The score: the sum of the lines.
    pub const fn total(&self) -> i32 {
        let mut total = 0;
        let mut at = 0;
        while at < Self::MOST {
            total += self.lines[at].points;
            at += 1;
        }
        total
    }
}
