//! The result of one deal, and the value of its tricks. [`duplicate`](super::duplicate) and
//! [`rubber`](super::rubber) share the lines here, and differ in the premiums for games.

use contract_bridge::{Bid, Strain};

use super::{ScoreItem, ScoreLine, Term, account::Terms};
use crate::{Doubling, Vulnerability};

/// Tricks won by declarer's side, 0 to 13.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tricks(u8);

impl Tricks {
    /// No trick.
    pub(super) const NONE: Self = Self(0);

    /// `None` above 13.
    pub const fn new(tricks: u8) -> Option<Self> {
        if tricks <= 13 {
            Some(Self(tricks))
        } else {
            None
        }
    }

    /// The number.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All fourteen possibilities, from 0.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=13).map(Self)
    }
}

/// All facts that a score depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DealResult {
    /// The contract's bid.
    pub bid: Bid,
    /// Its doubling.
    pub doubling: Doubling,
    /// Vulnerability of the **declaring** side.
    pub vulnerability: Vulnerability,
    /// Tricks won by declarer.
    pub tricks: Tricks,
}

/// Value of one odd trick undoubled, without the ten extra of the first at no trump.
pub const fn trick_value(strain: Strain) -> i32 {
    match strain {
        Strain::Clubs | Strain::Diamonds => 20,
        Strain::Hearts | Strain::Spades | Strain::Notrump => 30,
    }
}

/// How the points for tricks are computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Working {
    pub(super) terms: Terms,
    pub(super) factor: i32,
}

impl Working {
    /// The working of a fixed premium.
    const NONE: Self = Self {
        terms: Terms::NONE,
        factor: 1,
    };
}

// `const`, so that the table of all scores is built at compile time.
impl DealResult {
    /// Tricks above (positive) or below (negative) the contract.
    pub const fn margin(&self) -> i32 {
        self.tricks.get() as i32 - 6 - self.level()
    }

    /// Whether the contract was made.
    pub const fn is_made(&self) -> bool {
        self.margin() >= 0
    }

    const fn level(&self) -> i32 {
        self.bid.level.get() as i32
    }

    /// The working of a line of this result.
    #[inline]
    pub(super) const fn working(&self, item: ScoreItem) -> Working {
        match item {
            ScoreItem::TrickScore => self.tricks_bid(),
            ScoreItem::Overtricks => Working {
                terms: Terms::of([tricks(self.margin(), self.overtrick_value()), NONE, NONE]),
                factor: 1,
            },
            ScoreItem::Undertricks => self.tricks_missing(),
            _ => Working::NONE,
        }
    }

    /// A line for tricks: its points follow from its working.
    #[inline]
    const fn line(&self, item: ScoreItem) -> ScoreLine {
        let Working { terms, factor } = self.working(item);
        ScoreLine::new(item, factor * terms.sum(), *self)
    }

    /// The trick score: contracted odd tricks after doubling. 100 or more is game.
    #[inline]
    pub const fn trick_score(&self) -> ScoreLine {
        self.line(ScoreItem::TrickScore)
    }

    const fn tricks_bid(&self) -> Working {
        let value = trick_value(self.bid.strain);
        let terms = if matches!(self.bid.strain, Strain::Notrump) {
            [tricks(1, value + 10), tricks(self.level() - 1, value), NONE]
        } else {
            [tricks(self.level(), value), NONE, NONE]
        };
        Working {
            terms: Terms::of(terms),
            factor: self.doubling.factor(),
        }
    }

    /// Points for one overtrick.
    pub const fn overtrick_value(&self) -> i32 {
        let doubled = if self.vulnerability.is_vulnerable() {
            200
        } else {
            100
        };
        match self.doubling {
            Doubling::Undoubled => trick_value(self.bid.strain),
            Doubling::Doubled => doubled,
            Doubling::Redoubled => 2 * doubled,
        }
    }

    /// The overtricks, if there are any.
    #[inline]
    pub const fn overtricks(&self) -> Option<ScoreLine> {
        if self.margin() > 0 {
            Some(self.line(ScoreItem::Overtricks))
        } else {
            None
        }
    }

    /// The premium for a slam that was bid and made.
    #[inline]
    pub const fn slam(&self) -> Option<ScoreLine> {
        let vulnerable = self.vulnerability.is_vulnerable();
        let (item, points) = match (self.bid.level.get(), vulnerable) {
            (6, false) => (ScoreItem::SmallSlam, 500),
            (6, true) => (ScoreItem::SmallSlam, 750),
            (7, false) => (ScoreItem::GrandSlam, 1000),
            (7, true) => (ScoreItem::GrandSlam, 1500),
            _ => return None,
        };
        self.premium_if_made(item, points)
    }

    /// The premium for a doubled or redoubled contract that was made.
    #[inline]
    pub const fn insult(&self) -> Option<ScoreLine> {
        match self.doubling {
            Doubling::Undoubled => None,
            Doubling::Doubled => self.premium_if_made(ScoreItem::Insult, 50),
            Doubling::Redoubled => self.premium_if_made(ScoreItem::Insult, 100),
        }
    }

    #[inline]
    const fn premium_if_made(&self, item: ScoreItem, points: i32) -> Option<ScoreLine> {
        if self.is_made() {
            Some(ScoreLine::new(item, points, *self))
        } else {
            None
        }
    }

    /// The undertricks, negative, if there are any.
    #[inline]
    pub const fn undertricks(&self) -> Option<ScoreLine> {
        if self.is_made() {
            None
        } else {
            Some(self.line(ScoreItem::Undertricks))
        }
    }

    const fn tricks_missing(&self) -> Working {
        let down = -self.margin();
        let terms = match (self.doubling, self.vulnerability.is_vulnerable()) {
            (Doubling::Undoubled, false) => [tricks(down, -50), NONE, NONE],
            (Doubling::Undoubled, true) => [tricks(down, -100), NONE, NONE],
            (_, true) => [tricks(1, -200), tricks(down - 1, -300), NONE],
            (_, false) => {
                let next = if down > 3 { 2 } else { down - 1 };
                [tricks(1, -100), tricks(next, -200), tricks(down - 3, -300)]
            }
        };
        let factor = match self.doubling {
            Doubling::Redoubled => 2,
            _ => 1,
        };
        Working {
            terms: Terms::of(terms),
            factor,
        }
    }
}

const NONE: Term = Term::NONE;

/// A number of tricks at the same points each; [`Term::NONE`] if there are none.
#[inline]
const fn tricks(count: i32, each: i32) -> Term {
    if count > 0 {
        Term { count, each }
    } else {
        NONE
    }
}
