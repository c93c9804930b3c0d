//! Deals of a rubber as they are told: read from text, drawn from the bank, and
//! written on the sheet. What they score is the engine's.

mod draw;
mod sheet;

use contract_bridge::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::comparison::table_results;
use crate::fields::{Fault, Field};
use crate::{Exhibit, Phrase};
use engine::notation;
use engine::score::ResultLine;
use engine::score::rubber::{Holding, Honours, PlayedDeal, Rubber, RubberDeal};
use engine::tournament::sheet::Outcome;
use engine::{Fact, Side};

pub(crate) use draw::{Plan, Token, them, us};
pub use sheet::sheet;

/// What happened on a deal, and who held honours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StoryDeal {
    outcome: Outcome,
    honours: Option<(Seat, Holding)>,
    scored: RubberDeal,
}

impl StoryDeal {
    /// A deal; `None` where the honours belong to another strain.
    #[must_use]
    pub fn new(outcome: Outcome, honours: Option<(Seat, Holding)>) -> Option<Self> {
        let scored = match outcome {
            Outcome::PassedOut if honours.is_some() => return None,
            Outcome::PassedOut => RubberDeal::PassedOut,
            Outcome::Played { declarer, line } => {
                let honours = honours.map(|(seat, holding)| Honours {
                    side: Side::of(seat),
                    holding,
                });
                PlayedDeal::new(Side::of(declarer), line, honours)
                    .ok()?
                    .into()
            }
        };
        Some(Self {
            outcome,
            honours,
            scored,
        })
    }

    /// As the engine scores it.
    #[must_use]
    pub const fn scored(&self) -> RubberDeal {
        self.scored
    }

    /// Who played what, unless the deal was passed out.
    #[must_use]
    pub const fn played(&self) -> Option<(Seat, ResultLine)> {
        match self.outcome {
            Outcome::PassedOut => None,
            Outcome::Played { declarer, line } => Some((declarer, line)),
        }
    }

    /// As [`read`] reads it.
    pub(crate) fn text(&self) -> String {
        let result = table_results::write(&self.outcome);
        match self.honours {
            None => result,
            Some((seat, holding)) => format!("{result} {}:{}", seat.letter(), holding.points()),
        }
    }

    /// The deal as it is told: the result, and the honours without their worth.
    pub(crate) fn exhibits(&self, before: &Rubber) -> Vec<Exhibit> {
        let Some((declarer, line)) = self.played() else {
            return vec![Exhibit::Scene(vec![Phrase::new("scene-passed-out")])];
        };
        let result = Exhibit::Result {
            result: line.at(before.vulnerability(Side::of(declarer))),
            declarer,
        };
        let held = self.honours.map(|(seat, holding)| {
            let id = match holding {
                Holding::FourTrumpHonours => "scene-four-trump-honours",
                Holding::FiveTrumpHonours => "scene-five-trump-honours",
                Holding::FourAces => "scene-four-aces",
            };
            Exhibit::Scene(vec![Phrase::new(id).with("seat", Fact::Seat(seat))])
        });
        [result].into_iter().chain(held).collect()
    }
}

impl<'de> Deserialize<'de> for StoryDeal {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        read(&text).map_err(de::Error::custom)
    }
}

impl Serialize for StoryDeal {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text())
    }
}

/// Reads `3H= W`, `6S= E W:100`, `P`: the result, who declared, and a hand with
/// honours by their premium.
pub(crate) fn read(text: &str) -> Result<StoryDeal, Fault> {
    let fault = || Fault::new("rubber-deal", Field::Contract, text);
    let (result, honours) = match text.split_once(':') {
        None => (text, None),
        Some((before, points)) => {
            let (result, seat) = before.rsplit_once(' ').ok_or_else(fault)?;
            let seat = notation::parse_seat(seat).map_err(|_| fault())?;
            let points: i32 = points.trim().parse().map_err(|_| fault())?;
            (result, Some((seat, points)))
        }
    };
    let outcome = table_results::read(result)?;
    let honours = match (honours, outcome) {
        (None, _) => None,
        (Some(_), Outcome::PassedOut) => return Err(fault()),
        (Some((seat, points)), Outcome::Played { line, .. }) => {
            let claims = [(Side::of(seat), points)];
            let held = Honours::claimed(&claims, line.bid.strain).map_err(|_| fault())?;
            held.map(|honours| (seat, honours.holding))
        }
    };
    StoryDeal::new(outcome, honours).ok_or_else(fault)
}

/// The sheet after some deals; `None` if the rubber is over before the last.
pub(crate) fn sheet_after(deals: &[StoryDeal]) -> Option<Rubber> {
    let mut rubber = Rubber::new();
    for deal in deals {
        rubber.add(deal.scored()).ok()?;
    }
    Some(rubber)
}
