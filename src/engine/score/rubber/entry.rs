//! One number on the sheet: its column, its side of the line, and the reason.

use super::Holding;
use crate::score::{ScoreItem, ScoreLine, Terms};
use crate::{Fact, Reason, Side};

/// The side of the line on which a number stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// Tricks bid and made: they count towards game.
    Below,
    /// Everything else.
    Above,
}

/// What a number on the sheet is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RubberItem {
    /// Contracted odd tricks, doubled and redoubled included.
    TrickScore,
    /// Tricks above the contract.
    Overtricks,
    /// Level six bid and made.
    SmallSlam,
    /// Level seven bid and made.
    GrandSlam,
    /// A doubled or redoubled contract made ("for the insult").
    Insult,
    /// Tricks missing, scored by the defenders.
    Undertricks,
    /// Cards held in one hand.
    Honours(Holding),
    /// The rubber bonus when the opponents have no game.
    RubberTwoNil,
    /// The rubber bonus when the opponents have one game.
    RubberTwoOne,
    /// The only game of a rubber that was broken off.
    UnfinishedGame,
    /// The only part-score in the game that was broken off.
    UnfinishedPartScore,
}

impl RubberItem {
    /// Kebab-case id for texts and other programs. It never changes.
    pub const fn id(self) -> &'static str {
        match self {
            Self::TrickScore => "trick-score",
            Self::Overtricks => "overtricks",
            Self::SmallSlam => "small-slam",
            Self::GrandSlam => "grand-slam",
            Self::Insult => "insult",
            Self::Undertricks => "undertricks",
            Self::Honours(Holding::FourTrumpHonours) => "four-trump-honours",
            Self::Honours(Holding::FiveTrumpHonours) => "five-trump-honours",
            Self::Honours(Holding::FourAces) => "four-aces",
            Self::RubberTwoNil => "rubber-two-nil",
            Self::RubberTwoOne => "rubber-two-one",
            Self::UnfinishedGame => "unfinished-game",
            Self::UnfinishedPartScore => "unfinished-part-score",
        }
    }

    /// The side of the line on which it stands: only the trick score counts towards game.
    pub const fn place(self) -> Place {
        match self {
            Self::TrickScore => Place::Below,
            _ => Place::Above,
        }
    }

    /// Whether it belongs to the rubber as a whole rather than to one deal.
    pub const fn ends_rubber(self) -> bool {
        matches!(
            self,
            Self::RubberTwoNil
                | Self::RubberTwoOne
                | Self::UnfinishedGame
                | Self::UnfinishedPartScore
        )
    }
}

/// A number on the sheet of a rubber.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The side whose column has this entry.
    pub side: Side,
    /// What it is for.
    pub item: RubberItem,
    /// Points, always positive.
    pub points: i32,
    /// The working: terms to add up; empty for fixed premiums.
    pub terms: Terms,
    /// Factor on the sum of the terms: 1, 2 or 4.
    pub factor: i32,
}

impl Entry {
    /// A fixed premium.
    pub(super) const fn premium(side: Side, item: RubberItem, points: i32) -> Self {
        Self {
            side,
            item,
            points,
            terms: Terms::NONE,
            factor: 1,
        }
    }

    /// The entry for a line of a deal; `None` for the premiums that only duplicate has.
    pub(super) fn of_line(declaring: Side, line: &ScoreLine) -> Option<Self> {
        let item = match line.item {
            ScoreItem::TrickScore => RubberItem::TrickScore,
            ScoreItem::Overtricks => RubberItem::Overtricks,
            ScoreItem::SmallSlam => RubberItem::SmallSlam,
            ScoreItem::GrandSlam => RubberItem::GrandSlam,
            ScoreItem::Insult => RubberItem::Insult,
            ScoreItem::Undertricks => RubberItem::Undertricks,
            ScoreItem::PartScore | ScoreItem::Game => return None,
        };
        let side = match item {
            RubberItem::Undertricks => declaring.opponents(),
            _ => declaring,
        };
        Some(Self {
            side,
            item,
            points: line.points.abs(),
            terms: line.terms(),
            factor: line.factor(),
        })
    }

    /// The side of the line on which it stands.
    pub const fn place(&self) -> Place {
        self.item.place()
    }

    /// The reason for the points and for the side of the line.
    pub fn reason(&self) -> Reason {
        let reason = match self.item {
            RubberItem::TrickScore => Reason::rubber("rubber-tricks-below", "72"),
            RubberItem::Overtricks => Reason::rubber("rubber-overtricks-above", "72"),
            RubberItem::SmallSlam => Reason::rubber("rubber-small-slam", "81"),
            RubberItem::GrandSlam => Reason::rubber("rubber-grand-slam", "81"),
            RubberItem::Insult => Reason::rubber("rubber-insult", "81"),
            RubberItem::Undertricks => Reason::rubber("rubber-undertricks", "81"),
            RubberItem::Honours(Holding::FourTrumpHonours) => {
                Reason::rubber("rubber-four-trump-honours", "81")
            }
            RubberItem::Honours(Holding::FiveTrumpHonours) => {
                Reason::rubber("rubber-five-trump-honours", "81")
            }
            RubberItem::Honours(Holding::FourAces) => Reason::rubber("rubber-four-aces", "81"),
            RubberItem::RubberTwoNil => Reason::rubber("rubber-two-nil", "74"),
            RubberItem::RubberTwoOne => Reason::rubber("rubber-two-one", "74"),
            RubberItem::UnfinishedGame => Reason::rubber("rubber-unfinished-game", "80"),
            RubberItem::UnfinishedPartScore => Reason::rubber("rubber-unfinished-part-score", "80"),
        };
        reason
            .with("side", Fact::Side(self.side))
            .with("points", Fact::Number(self.points))
    }
}
