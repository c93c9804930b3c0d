//! The score of a rubber (Laws of Contract Bridge, Laws 72 to 81).
//!
//! A sheet with a column for each side and a line across. Tricks bid and made
//! stand below the line and lead to game; everything else stands above it. Two
//! games win the rubber.
//!
//! ```
//! use arbitro_engine::Side;
//! use arbitro_engine::notation::parse_contract;
//! use arbitro_engine::score::{ResultLine, rubber::{PlayedDeal, Rubber}};
//!
//! let (bid, doubling) = parse_contract("2SX").unwrap();
//! let line = ResultLine::with_margin(bid, doubling, 0).unwrap();
//! let deal = PlayedDeal::new(Side::NorthSouth, line, None).unwrap();
//! let mut rubber = Rubber::new();
//! let scored = rubber.add(deal.into()).unwrap();
//! assert_eq!(scored.game_won(), Some(Side::NorthSouth)); // 120 below the line
//! ```

mod deal;
mod entry;
mod honours;

use contract_bridge::auction::AbsoluteVulnerability;

use crate::{BySide, Side, Vulnerability};
use deal::GameWon;

pub use deal::{DealScore, PlayedDeal, RubberDeal};
pub use entry::{Entry, Place, RubberItem};
pub use honours::{Holding, Honours, ImpossibleHonours};

/// Points below the line that make a game (Law 73).
pub const GAME: i32 = 100;

/// Why a rubber takes no further deal and cannot be broken off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RubberOver {
    /// A side has two games (Law 74).
    #[error("the rubber has been won: a side has two games")]
    Won,
    /// The rubber was broken off and settled (Law 80).
    #[error("the rubber has been broken off and settled")]
    BrokenOff,
}

/// The state of a rubber.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum State {
    #[default]
    InProgress,
    Over(RubberOver),
}

/// A rubber, deal by deal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rubber {
    state: State,
    games: BySide<u8>,
    /// Points below the line since the last game.
    part_score: BySide<i32>,
    below: BySide<i32>,
    above: BySide<i32>,
    bonus: BySide<i32>,
}

impl Rubber {
    /// An empty sheet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether the rubber can continue.
    pub const fn check(&self) -> Result<(), RubberOver> {
        match self.state {
            State::InProgress => Ok(()),
            State::Over(why) => Err(why),
        }
    }

    /// Scores the next deal.
    pub fn add(&mut self, deal: RubberDeal) -> Result<DealScore, RubberOver> {
        self.check()?;
        let vulnerable = self.vulnerable();
        let RubberDeal::Played(deal) = deal else {
            return Ok(DealScore {
                vulnerable,
                entries: Vec::new(),
                game: None,
            });
        };
        let mut entries = entries(&deal, self.vulnerability(deal.declaring()));
        for entry in &entries {
            let column = match entry.place() {
                Place::Below => {
                    add_to(&mut self.part_score[entry.side], entry.points);
                    &mut self.below
                }
                Place::Above => &mut self.above,
            };
            add_to(&mut column[entry.side], entry.points);
        }
        let game = self.draw_line(deal.declaring());
        entries.extend(game.and_then(|game| self.win(game.side)));
        Ok(DealScore {
            vulnerable,
            entries,
            game,
        })
    }

    /// Ends a game: both sides start the next one from zero (Law 73).
    fn draw_line(&mut self, side: Side) -> Option<GameWon> {
        let points = self.part_score[side];
        if points < GAME {
            return None;
        }
        let cancelled = self.part_score[side.opponents()];
        self.part_score = BySide::default();
        self.games[side] += 1;
        Some(GameWon {
            side,
            points,
            cancelled,
        })
    }

    /// Counts a game; the second one ends the rubber (Law 74).
    fn win(&mut self, side: Side) -> Option<Entry> {
        if self.games[side] < 2 {
            return None;
        }
        self.state = State::Over(RubberOver::Won);
        let premium = match self.games[side.opponents()] {
            0 => Entry::premium(side, RubberItem::RubberTwoNil, 700),
            _ => Entry::premium(side, RubberItem::RubberTwoOne, 500),
        };
        add_to(&mut self.bonus[side], premium.points);
        Some(premium)
    }

    /// Breaks the rubber off: 300 for the only game, and 100 for the only part-score (Law 80).
    pub fn break_off(&mut self) -> Result<Vec<Entry>, RubberOver> {
        self.check()?;
        self.state = State::Over(RubberOver::BrokenOff);
        let games = only(|side| self.games[side] > 0)
            .map(|side| Entry::premium(side, RubberItem::UnfinishedGame, 300));
        let part_scores = only(|side| self.part_score[side] > 0)
            .map(|side| Entry::premium(side, RubberItem::UnfinishedPartScore, 100));
        let entries: Vec<Entry> = games.into_iter().chain(part_scores).collect();
        for entry in &entries {
            add_to(&mut self.bonus[entry.side], entry.points);
        }
        Ok(entries)
    }

    /// The vulnerability of a side: vulnerable once it has won a game.
    pub fn vulnerability(&self, side: Side) -> Vulnerability {
        match self.games[side] {
            0 => Vulnerability::NotVulnerable,
            _ => Vulnerability::Vulnerable,
        }
    }

    /// The vulnerability of both sides.
    pub fn vulnerable(&self) -> AbsoluteVulnerability {
        let flags = [
            (Side::NorthSouth, AbsoluteVulnerability::NS),
            (Side::EastWest, AbsoluteVulnerability::EW),
        ];
        flags
            .into_iter()
            .filter(|(side, _)| self.games[*side] > 0)
            .fold(AbsoluteVulnerability::NONE, |both, (_, flag)| both | flag)
    }

    /// Games won by a side: 0 to 2.
    pub fn games(&self, side: Side) -> u8 {
        self.games[side]
    }

    /// Points of a side towards the game being played: 0 to 90.
    pub fn part_score(&self, side: Side) -> i32 {
        self.part_score[side]
    }

    /// All points of a side below the line, cancelled part-scores included.
    pub fn below(&self, side: Side) -> i32 {
        self.below[side]
    }

    /// All points of a side above the line from the deals.
    pub fn above(&self, side: Side) -> i32 {
        self.above[side]
    }

    /// The premiums of a side at the end, which also stand above the line.
    pub fn bonus(&self, side: Side) -> i32 {
        self.bonus[side]
    }

    /// All points of a side.
    pub fn total(&self, side: Side) -> i32 {
        let deals = self.below[side].saturating_add(self.above[side]);
        deals.saturating_add(self.bonus[side])
    }

    /// The side that is ahead, and by how much; `None` if they are equal.
    pub fn difference(&self) -> Option<(Side, u32)> {
        let [ns, ew] = Side::ALL.map(|side| self.total(side));
        match ns.cmp(&ew) {
            std::cmp::Ordering::Greater => Some((Side::NorthSouth, ns.abs_diff(ew))),
            std::cmp::Ordering::Less => Some((Side::EastWest, ew.abs_diff(ns))),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// The entries of one deal, not yet added to the sheet.
pub(super) fn entries(deal: &PlayedDeal, vulnerability: Vulnerability) -> Vec<Entry> {
    let result = deal.line().at(vulnerability);
    let lines = match result.undertricks() {
        Some(undertricks) => [Some(undertricks), None, None, None],
        None => [
            Some(result.trick_score()),
            result.overtricks(),
            result.slam(),
            result.insult(),
        ],
    };
    let of_tricks = lines
        .iter()
        .flatten()
        .filter_map(|line| Entry::of_line(deal.declaring(), line));
    let honours = deal.honours().map(|Honours { side, holding }| {
        Entry::premium(side, RubberItem::Honours(holding), holding.points())
    });
    of_tricks.chain(honours).collect()
}

/// A rubber of undertricks can go on for ever: the sum saturates instead of overflowing.
const fn add_to(sum: &mut i32, points: i32) {
    *sum = sum.saturating_add(points);
}

/// The side for which a condition is true, if it is not true for both.
fn only(is_true: impl Fn(Side) -> bool) -> Option<Side> {
    match Side::ALL.map(is_true) {
        [true, false] => Some(Side::NorthSouth),
        [false, true] => Some(Side::EastWest),
        _ => None,
    }
}
