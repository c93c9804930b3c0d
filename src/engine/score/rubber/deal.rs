//! A deal of a rubber, and its entries on the sheet.

use contract_bridge::auction::AbsoluteVulnerability;

use super::{Entry, Honours, ImpossibleHonours, Place};
use crate::score::ResultLine;
use crate::{Fact, Reason, Side};

/// A deal that was played, with honours that its contract allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PlayedDeal {
    declaring: Side,
    line: ResultLine,
    honours: Option<Honours>,
}

impl PlayedDeal {
    /// A contract played by a side, its tricks, and honours: aces at no trump, trumps in a suit.
    pub fn new(
        declaring: Side,
        line: ResultLine,
        honours: Option<Honours>,
    ) -> Result<Self, ImpossibleHonours> {
        if let Some(honours) = honours {
            honours.check(line.bid.strain)?;
        }
        Ok(Self {
            declaring,
            line,
            honours,
        })
    }

    /// The side that plays the contract.
    pub const fn declaring(&self) -> Side {
        self.declaring
    }

    /// The contract with its tricks.
    pub const fn line(&self) -> ResultLine {
        self.line
    }

    /// Honours in one hand.
    pub const fn honours(&self) -> Option<Honours> {
        self.honours
    }
}

/// What happened on a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RubberDeal {
    /// Four passes: no score, the next player deals.
    PassedOut,
    /// A contract was played.
    Played(PlayedDeal),
}

impl From<PlayedDeal> for RubberDeal {
    fn from(deal: PlayedDeal) -> Self {
        Self::Played(deal)
    }
}

/// The result of adding a deal to the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealScore {
    pub(super) vulnerable: AbsoluteVulnerability,
    pub(super) entries: Vec<Entry>,
    pub(super) game: Option<GameWon>,
}

/// A game won, and the part-score that the opponents lose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct GameWon {
    pub(super) side: Side,
    /// Points of the side below the line, 100 or more.
    pub(super) points: i32,
    /// Points of the opponents below the line, which no longer count.
    pub(super) cancelled: i32,
}

impl DealScore {
    /// The sides that were vulnerable when the deal began: those that had won a game.
    pub const fn vulnerable(&self) -> AbsoluteVulnerability {
        self.vulnerable
    }

    /// The entries of the deal, those below the line first, the premium for the rubber last.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Points of a side on one side of the line, without the rubber's premium.
    pub fn points(&self, side: Side, place: Place) -> i32 {
        let entries = self.entries.iter().filter(|entry| {
            entry.side == side && entry.place() == place && !entry.item.ends_rubber()
        });
        entries.map(|entry| entry.points).sum()
    }

    /// The side that won a game with this deal, if any.
    pub fn game_won(&self) -> Option<Side> {
        self.game.map(|game| game.side)
    }

    /// The reason for each entry and its place, and for a line that was drawn.
    pub fn reasons(&self) -> Vec<Reason> {
        if self.entries.is_empty() {
            return vec![Reason::rubber("rubber-passed-out", "22")];
        }
        let (of_rubber, of_deal): (Vec<&Entry>, Vec<&Entry>) = self
            .entries
            .iter()
            .partition(|entry| entry.item.ends_rubber());
        let mut reasons: Vec<Reason> = of_deal.into_iter().map(Entry::reason).collect();
        if let Some(game) = self.game {
            let won = Reason::rubber("rubber-game-won", "73")
                .with("side", Fact::Side(game.side))
                .with("points", Fact::Number(game.points));
            reasons.push(won);
            if game.cancelled > 0 {
                let cancelled = Reason::rubber("rubber-part-score-cancelled", "73")
                    .with("side", Fact::Side(game.side.opponents()))
                    .with("points", Fact::Number(game.cancelled));
                reasons.push(cancelled);
            }
        }
        reasons.extend(of_rubber.into_iter().map(Entry::reason));
        reasons
    }
}
