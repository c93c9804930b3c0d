//! The score of a Chicago: four deals, scored as at rubber bridge, with a bonus for each game at
//! once and none for a rubber. The rules are a custom of clubs and homes, which the Laws of Duplicate
//! Bridge do not contain: [`Custom`] names the points on which tables differ.
//!
//! On the first deal nobody is vulnerable, on the second and third the dealer's side, on the fourth
//! everybody. A part-score counts towards a game on a later deal, until either side makes a game.
//!
//! ```
//! use arbitro_engine::Side;
//! use arbitro_engine::notation::parse_contract;
//! use arbitro_engine::score::{ResultLine, chicago::{Chicago, Custom}, rubber::PlayedDeal};
//!
//! let (bid, doubling) = parse_contract("3NT").unwrap();
//! let line = ResultLine::with_margin(bid, doubling, 0).unwrap();
//! let deal = PlayedDeal::new(Side::NorthSouth, line, None).unwrap();
//! let mut chicago = Chicago::new(Custom::default());
//! let scored = chicago.add(deal.into()).unwrap();
//! assert_eq!(scored.points(Side::NorthSouth), 400); // 100, and 300 for the game
//! ```

use contract_bridge::Seat;
use contract_bridge::auction::AbsoluteVulnerability;

use super::rubber::{Entry, GAME, Place, PlayedDeal, RubberDeal, entries};
use crate::{BySide, Citation, Fact, Reason, Side, Vulnerability, vulnerability_of};

/// The number of deals that count.
pub const DEALS: u8 = 4;

/// Two points on which tables differ; by default the older custom.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Custom {
    /// A variant: on the second and third deal the side that does not deal is vulnerable.
    pub other_side_vulnerable: bool,
    /// A variant: every deal stands alone, and a part-score is worth 50 at once, as in duplicate.
    pub deals_stand_alone: bool,
}

/// Four deals have been played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the four deals have been played")]
pub struct ChicagoOver;

/// A bonus for a deal as a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bonus {
    /// A game: 300, or 500 if vulnerable. With the points towards it, and those that the opponents
    /// lose.
    Game {
        /// Points towards game, 100 or more.
        reached: i32,
        /// Points of the opponents towards game, which no longer count.
        cancelled: i32,
    },
    /// A part-score on the last deal: 100.
    LastPartScore,
    /// A part-score where every deal stands alone: 50.
    PartScore,
}

/// The score of a deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChicagoScore {
    /// The dealer.
    pub dealer: Seat,
    /// Which sides were vulnerable.
    pub vulnerable: AbsoluteVulnerability,
    /// The numbers of the tricks, premiums and honours; none if the deal was passed out.
    pub entries: Vec<Entry>,
    /// The bonus of the deal as a whole, who gets it, and the points.
    pub bonus: Option<(Bonus, Side, i32)>,
}

/// A Chicago, deal by deal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chicago {
    custom: Custom,
    /// The deals that count so far.
    played: u8,
    part_score: BySide<i32>,
    total: BySide<i32>,
}

impl Chicago {
    /// An empty sheet; North deals first.
    pub fn new(custom: Custom) -> Self {
        Self {
            custom,
            ..Self::default()
        }
    }

    /// The number of the next deal, from 1; `None` after the last.
    pub const fn deal(&self) -> Option<u8> {
        match self.played < DEALS {
            true => Some(self.played + 1),
            false => None,
        }
    }

    /// Who deals next, and which sides are vulnerable; `None` after the last deal.
    pub fn next(&self) -> Option<(Seat, AbsoluteVulnerability)> {
        let dealer = match self.deal()? {
            1 => Seat::North,
            2 => Seat::East,
            3 => Seat::South,
            _ => Seat::West,
        };
        let vulnerable = match self.played {
            0 => AbsoluteVulnerability::NONE,
            3 => AbsoluteVulnerability::ALL,
            _ => {
                let dealing = Side::of(dealer);
                let side = match self.custom.other_side_vulnerable {
                    true => dealing.opponents(),
                    false => dealing,
                };
                match side {
                    Side::NorthSouth => AbsoluteVulnerability::NS,
                    Side::EastWest => AbsoluteVulnerability::EW,
                }
            }
        };
        Some((dealer, vulnerable))
    }

    /// The reasons for [`Self::next`].
    pub fn reasons_for_next(&self) -> Vec<Reason> {
        let Some((dealer, vulnerable)) = self.next() else {
            return Vec::new();
        };
        let id = match self.played {
            0 => "chicago-none-vulnerable",
            3 => "chicago-all-vulnerable",
            _ if self.custom.other_side_vulnerable => "chicago-other-side-vulnerable",
            _ => "chicago-dealing-side-vulnerable",
        };
        let dealer = reason("chicago-dealer").with("seat", Fact::Seat(dealer));
        let sides = Fact::BoardVulnerability(vulnerable);
        vec![dealer, reason(id).with("sides", sides)]
    }

    /// Scores the next deal. One that was passed out is dealt again by the same player.
    pub fn add(&mut self, deal: RubberDeal) -> Result<ChicagoScore, ChicagoOver> {
        let (dealer, vulnerable) = self.next().ok_or(ChicagoOver)?;
        let mut scored = ChicagoScore {
            dealer,
            vulnerable,
            entries: Vec::new(),
            bonus: None,
        };
        let RubberDeal::Played(deal) = deal else {
            return Ok(scored);
        };
        let vulnerability = vulnerability_of(vulnerable, deal.declaring());
        scored.entries = entries(&deal, vulnerability);
        scored.bonus = self.bonus(&deal, &scored, vulnerability);
        self.played += 1;
        for side in Side::ALL {
            self.total[side] += scored.points(side);
        }
        Ok(scored)
    }

    /// The bonus of a deal; also keeps the part-scores.
    fn bonus(
        &mut self,
        deal: &PlayedDeal,
        scored: &ChicagoScore,
        vulnerability: Vulnerability,
    ) -> Option<(Bonus, Side, i32)> {
        let side = deal.declaring();
        let made = scored.towards_game(side);
        let carried = match self.custom.deals_stand_alone {
            true => 0,
            false => self.part_score[side],
        };
        let reached = carried + made;
        let last = self.played + 1 == DEALS;
        if made == 0 {
            return None;
        }
        if reached >= GAME {
            let cancelled = self.part_score[side.opponents()];
            self.part_score = BySide::default();
            let points = match vulnerability {
                Vulnerability::NotVulnerable => 300,
                Vulnerability::Vulnerable => 500,
            };
            return Some((Bonus::Game { reached, cancelled }, side, points));
        }
        if self.custom.deals_stand_alone {
            return Some((Bonus::PartScore, side, 50));
        }
        self.part_score[side] = reached;
        last.then_some((Bonus::LastPartScore, side, 100))
    }

    /// Why the totals are what they are.
    pub const fn total_reason(&self) -> Reason {
        reason("chicago-added-up")
    }

    /// Points of a side towards a game: 0 to 90.
    pub fn part_score(&self, side: Side) -> i32 {
        self.part_score[side]
    }

    /// All points of a side.
    pub fn total(&self, side: Side) -> i32 {
        self.total[side]
    }
}

impl ChicagoScore {
    /// All points of a side for this deal.
    pub fn points(&self, side: Side) -> i32 {
        let own = self.entries.iter().filter(|entry| entry.side == side);
        let bonus = self.bonus.filter(|(_, to, _)| *to == side);
        own.map(|entry| entry.points).sum::<i32>() + bonus.map_or(0, |(.., points)| points)
    }

    /// The points of a side for tricks bid and made.
    pub fn towards_game(&self, side: Side) -> i32 {
        let made = self.entries.iter();
        let made = made.filter(|entry| entry.side == side && entry.place() == Place::Below);
        made.map(|entry| entry.points).sum()
    }

    /// The reason for each number.
    pub fn reasons(&self) -> Vec<Reason> {
        if self.entries.is_empty() {
            let again = reason("chicago-passed-out").with("seat", Fact::Seat(self.dealer));
            return vec![again];
        }
        let entries = self.entries.iter().map(Entry::reason);
        let bonus = self.bonus.map(|(bonus, side, points)| {
            let (id, reached) = match bonus {
                Bonus::Game { reached, .. } => ("chicago-game", reached),
                Bonus::LastPartScore => ("chicago-last-part-score", 0),
                Bonus::PartScore => ("chicago-part-score", 0),
            };
            reason(id)
                .with("side", Fact::Side(side))
                .with("points", Fact::Number(points))
                .with("reached", Fact::Number(reached))
        });
        let cancelled = self.bonus.and_then(|(bonus, side, _)| match bonus {
            Bonus::Game { cancelled: 1.., .. } => {
                let other = Fact::Side(side.opponents());
                Some(reason("chicago-part-score-cancelled").with("side", other))
            }
            _ => None,
        });
        entries.chain(bonus).chain(cancelled).collect()
    }
}

/// A rule of the game, which no code of Laws contains.
const fn reason(id: &'static str) -> Reason {
    Reason {
        id,
        citation: Citation::CHICAGO,
        facts: smallvec::SmallVec::new_const(),
    }
}
