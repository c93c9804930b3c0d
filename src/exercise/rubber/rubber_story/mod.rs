//! Deals of a rubber: parsed from text, drawn from the bank, and written on the sheet. The engine
//! computes their scores.

mod draw;

use crate::comparison::table_results;
use crate::prelude::*;
use engine::score::rubber::{Entry, Holding, Honours, Place, PlayedDeal, Rubber, RubberDeal};
use engine::tournament::traveller::Outcome;

pub(crate) use draw::{Token, planned};

/// The outcome of a deal, and the honours held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct StoryDeal {
    outcome: Outcome,
    honours: Option<(Seat, Holding)>,
    scored: RubberDeal,
}

impl StoryDeal {
    /// A deal; `None` if the honours do not match its strain.
    #[must_use]
    pub fn new(outcome: Outcome, honours: Option<(Seat, Holding)>) -> Option<Self> {
        let held = honours.map(|(seat, holding)| {
            let side = Side::of(seat);
            Honours { side, holding }
        });
        let scored = match outcome {
            Outcome::PassedOut if held.is_some() => return None,
            Outcome::PassedOut => RubberDeal::PassedOut,
            Outcome::Played { declarer, line } => {
                PlayedDeal::new(Side::of(declarer), line, held).ok()?.into()
            }
        };
        Some(Self {
            outcome,
            honours,
            scored,
        })
    }

    /// The deal for the engine to score.
    #[must_use]
    pub const fn scored(&self) -> RubberDeal {
        self.scored
    }

    /// Declarer and result; `None` if the deal was passed out.
    pub(crate) const fn played(&self) -> Option<(Seat, ResultLine)> {
        match self.outcome {
            Outcome::PassedOut => None,
            Outcome::Played { declarer, line } => Some((declarer, line)),
        }
    }

    /// The exhibits of a deal: the result, and the honours without their worth.
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

/// Parses `3H= W`, `6S= E W:100`, `P`: the result, declarer, and a hand with its honours premium.
impl TryFrom<String> for StoryDeal {
    type Error = Fault;

    fn try_from(text: String) -> Result<Self, Fault> {
        let fault = || Fault::new("rubber-deal", Field::Contract, &text);
        let Some((before, points)) = text.split_once(':') else {
            return Self::new(table_results::read(&text)?, None).ok_or_else(fault);
        };
        let (result, seat) = before.rsplit_once(' ').ok_or_else(fault)?;
        let seat = notation::parse_seat(seat).map_err(|_| fault())?;
        let points = points.trim().parse().map_err(|_| fault())?;
        let outcome = table_results::read(result)?;
        let Outcome::Played { line, .. } = outcome else {
            return Err(fault());
        };
        let claims = [(Side::of(seat), points)];
        let held = Honours::claimed(&claims, line.bid.strain).map_err(|_| fault())?;
        Self::new(outcome, held.map(|held| (seat, held.holding))).ok_or_else(fault)
    }
}

impl From<StoryDeal> for String {
    fn from(deal: StoryDeal) -> Self {
        let result = table_results::write(&deal.outcome);
        match deal.honours {
            None => result,
            Some((seat, holding)) => format!("{result} {}:{}", seat.letter(), holding.points()),
        }
    }
}

/// The sheet after some deals, with premiums at the end of the rubber: filled upwards above the
/// line, downwards below it.
#[must_use]
pub fn sheet(we: Side, deals: &[StoryDeal], end: &[Entry]) -> Grid {
    let mut rubber = Rubber::new();
    let (mut above, mut below) = (Vec::new(), Vec::new());
    for (deal, number) in deals.iter().zip(1..) {
        let Ok(score) = rubber.add(deal.scored()) else {
            break;
        };
        let of_deal = score.entries().iter().filter(|e| !e.item.ends_rubber());
        for entry in of_deal {
            let rows = match entry.place() {
                Place::Above => &mut above,
                Place::Below => &mut below,
            };
            rows.push(row(Cell::Fact(Fact::Number(number)), we, entry));
        }
        if score.game_won().is_some() {
            let line = Cell::Words(Phrase::new("rubber-new-line"));
            below.push(vec![line, Cell::Empty, Cell::Empty]);
        }
    }
    let bonus = |entry| row(Cell::Words(Phrase::new("rubber-bonus")), we, entry);
    above.extend(end.iter().map(bonus));
    // Both parts of the sheet get an empty row if they have no entries.
    for rows in [&mut above, &mut below] {
        if rows.is_empty() {
            rows.push(vec![Cell::Empty, Cell::Empty, Cell::Empty]);
        }
    }
    above.reverse();
    let line_after = above.len().checked_sub(1);
    above.extend(below);
    let heading = |id, side| Phrase::new(id).with("side", Fact::Side(side));
    let sides = [heading("grid-we", we), heading("grid-they", we.opponents())];
    let mut sheet = Grid::new("grid-rubber", ["grid-deal"], above);
    sheet.columns.extend(sides);
    sheet.line_after = line_after;
    sheet
}

/// The row of an entry, with its number in the column of its side.
fn row(name: Cell, we: Side, entry: &Entry) -> Vec<Cell> {
    let points = Cell::Fact(Fact::Number(entry.points));
    match entry.side == we {
        true => vec![name, points, Cell::Empty],
        false => vec![name, Cell::Empty, points],
    }
}
