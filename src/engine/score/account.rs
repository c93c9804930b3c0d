//! A score line by line; the total is nothing but the sum of the lines.

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

impl ScoreItem {
    /// Every item, in the order of an account.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// Kebab-case and for ever, for texts and other programs.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// So many tricks at so many points each: a part of a line's working.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    /// How many tricks.
    pub count: i32,
    /// Points for each; negative where they are lost.
    pub each: i32,
}

/// The terms of a line, at most three, without taking memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    // Beyond `count` every term is `Term::NONE`, so that equal means equal.
    terms: [Term; Self::MOST],
    count: u8,
}

impl Term {
    /// No tricks, and nothing for them.
    pub(super) const NONE: Self = Self { count: 0, each: 0 };

    /// The product.
    #[must_use]
    pub const fn points(&self) -> i32 {
        self.count * self.each
    }
}

impl Terms {
    /// Doubled undertricks not vulnerable: the first, the next two, the rest.
    const MOST: usize = 3;

    /// No working: a fixed premium.
    pub const NONE: Self = Self {
        terms: [Term::NONE; Self::MOST],
        count: 0,
    };

    /// The terms that have tricks.
    /// Those without tricks stand behind the others.
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

/// One line of a score.
///
/// Its working is not kept but found again from the result, so that a score
/// with its lines costs little more than its total.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreLine {
    /// What for.
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

    /// How the points come about: terms to add up; none for fixed premiums.
    #[must_use]
    pub fn terms(&self) -> Terms {
        self.result.working(self.item).terms
    }

    /// Factor on the sum of the terms: 1, 2 or 4.
    #[must_use]
    pub fn factor(&self) -> i32 {
        self.result.working(self.item).factor
    }

    /// The Law of a duplicate score: one for every line.
    #[must_use]
    pub const fn law(&self) -> Citation {
        Citation::duplicate("77")
    }
}

/// A score, line by line, from the point of view of declarer's side.
///
/// A passed-out deal is the account without lines: 0 to both (Law 22B, 77).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Account {
    // Beyond `count` every line is `BLANK`, so that equal means equal.
    lines: [ScoreLine; Self::MOST],
    count: u8,
}

/// What stands where no line is: nothing, for some result.
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
    /// A doubled slam with overtricks has a line of every kind it can have.
    const MOST: usize = 5;

    /// The account of a passed-out deal.
    #[must_use]
    pub const fn passed_out() -> Self {
        Self {
            lines: [BLANK; Self::MOST],
            count: 0,
        }
    }

    pub(super) const fn push(&mut self, line: ScoreLine) {
        // Five lines are the most, as the table of all scores has proved.
        self.lines[self.count as usize] = line;
        self.count += 1;
    }

    /// The lines, in the order of [`ScoreItem::ALL`].
    #[must_use]
    pub fn lines(&self) -> &[ScoreLine] {
        self.lines
            .get(..usize::from(self.count))
            .unwrap_or_default()
    }

    /// Points of one item, 0 where the account has no such line.
    #[must_use]
    pub fn points(&self, item: ScoreItem) -> i32 {
        self.lines()
            .iter()
            .find(|line| line.item == item)
            .map_or(0, |line| line.points)
    }

    /// The score: the sum of the lines.
    #[must_use]
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

impl Default for Account {
    fn default() -> Self {
        Self::passed_out()
    }
}
