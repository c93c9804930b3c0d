//! Deals of a rubber: parsed from text, drawn from the bank, and written on the sheet. The engine
//! computes their scores.

use strum::EnumString;

use crate::prelude::*;
use crate::scoring::board_result::{bid, line, lowest_game};
use crate::tournament::traveller;
use engine::score::rubber::{
    DealScore, Entry, GAME, Holding, Honours, Place, PlayedDeal, Rubber, RubberDeal,
};
use engine::tournament::traveller::Outcome;

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
    pub const fn scored(&self) -> RubberDeal {
        self.scored
    }

    /// Declarer and result; `None` if the deal was passed out.
    pub(crate) fn played(
        &self,
        vulnerability: impl Fn(Side) -> Vulnerability,
    ) -> Option<(Seat, DealResult)> {
        let Outcome::Played { declarer, line } = self.outcome else {
            return None;
        };
        Some((declarer, line.at(vulnerability(Side::of(declarer)))))
    }

    /// The result, and who played it, as cells.
    pub(crate) fn cells(&self) -> [Cell; 2] {
        match self.outcome {
            Outcome::PassedOut => [Cell::Fact(Fact::Slip(SlipEntry::PassedOut)), Cell::Empty],
            Outcome::Played { declarer, line } => [
                Cell::Fact(Fact::Slip(SlipEntry::Played(line))),
                Cell::Fact(Fact::Seat(declarer)),
            ],
        }
    }

    /// The result, and the honours without their worth.
    pub(crate) fn shown(&self, declarer: Seat, result: DealResult) -> Vec<Exhibit> {
        let held = self.honours.map(|(seat, holding)| {
            let id = match holding {
                Holding::FourTrumpHonours => "scene-four-trump-honours",
                Holding::FiveTrumpHonours => "scene-five-trump-honours",
                Holding::FourAces => "scene-four-aces",
            };
            Exhibit::Scene(vec![Phrase::new(id).with("seat", Fact::Seat(seat))])
        });
        let result = Exhibit::Result { result, declarer };
        [result].into_iter().chain(held).collect()
    }
}

/// A deal of a rubber with its score, and the sheet before and after it.
pub(crate) struct Scored {
    told: StoryDeal,
    pub(crate) before: Rubber,
    pub(crate) score: DealScore,
    pub(crate) after: Rubber,
}

/// The deals of a rubber with their scores; `None` if the rubber is over before the last.
pub(crate) fn scored<'a>(deals: impl Iterator<Item = &'a StoryDeal>) -> Option<Vec<Scored>> {
    let mut sheet = Rubber::new();
    let deals = deals.map(|&told| {
        let before = sheet.clone();
        let score = sheet.add(told.scored).ok()?;
        Some(Scored {
            told,
            before,
            score,
            after: sheet.clone(),
        })
    });
    deals.collect()
}

impl Scored {
    /// Declarer and result; `None` if the deal was passed out.
    pub(crate) fn played(&self) -> Option<(Seat, DealResult)> {
        self.told.played(|side| self.before.vulnerability(side))
    }

    /// The exhibits of a deal: the result, and the honours without their worth.
    pub(crate) fn exhibits(&self) -> Vec<Exhibit> {
        match self.played() {
            None => vec![Exhibit::Scene(vec![Phrase::new("scene-passed-out")])],
            Some((declarer, result)) => self.told.shown(declarer, result),
        }
    }
}

/// Parses `3H= W`, `6S= E W:100`, `P`: the result, declarer, and a hand with its honours premium.
impl TryFrom<String> for StoryDeal {
    type Error = Fault;

    fn try_from(text: String) -> Result<Self, Fault> {
        let fault = || Fault::new("rubber-deal", Field::Contract, &text);
        let Some((before, points)) = text.split_once(':') else {
            return Self::new(traveller::parse(&text)?, None).ok_or_else(fault);
        };
        let (result, seat) = before.rsplit_once(' ').ok_or_else(fault)?;
        let seat = notation::parse_seat(seat).map_err(|_| fault())?;
        let points = points.trim().parse().map_err(|_| fault())?;
        let outcome = traveller::parse(result)?;
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
        let result = traveller::write(&deal.outcome);
        match deal.honours {
            None => result,
            Some((seat, holding)) => format!("{result} {}:{}", seat.letter(), holding.points()),
        }
    }
}

/// The sheet after some deals and final premiums, filled upwards above the line.
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

fn row(name: Cell, we: Side, entry: &Entry) -> Vec<Cell> {
    let points = Cell::Fact(Fact::Number(entry.points));
    match entry.side == we {
        true => vec![name, points, Cell::Empty],
        false => vec![name, Cell::Empty, points],
    }
}

/// What a deal contributes to the rubber.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString)]
#[strum(ascii_case_insensitive)]
pub(crate) enum Token {
    /// A game in one deal.
    Game,
    /// A part-score without a game.
    Part,
    /// A part-score with overtricks that looks like a game.
    Long,
    /// A part-score that completes a game with earlier points below the line.
    Finish,
    /// A part-score that is a game because it is doubled.
    Doubled,
    /// The contract goes down.
    Down,
    Slam,
    Passed,
}

/// Deals that follow a plan, and the sheet after them; `None` if the rubber is over too early. The
/// plan lists tokens, in capitals if the main side declares. `honours` decides whether a hand of
/// the next deal holds honours.
pub(crate) fn planned(
    draw: &mut Draw<'_>,
    plan: &str,
    honours: impl Fn(&mut Chance) -> bool,
) -> Option<(Vec<StoryDeal>, Rubber)> {
    let main_side = draw.chance.pick_or(&Side::ALL, Side::NorthSouth);
    let mut rubber = Rubber::new();
    let mut deals = Vec::new();
    for word in plan.split_whitespace() {
        let token: Token = word.parse().expect("plans name tokens");
        let side = match word.starts_with(char::is_uppercase) {
            true => main_side,
            false => main_side.opponents(),
        };
        let held = honours(&mut draw.chance);
        let deal = token.deal(draw, rubber.part_score(side), side, held);
        rubber.add(deal.scored()).ok()?;
        deals.push(deal);
    }
    Some((deals, rubber))
}

impl Token {
    /// A deal of this type, by a side with these points towards game. An impossible one goes down
    /// instead, which never makes a game.
    pub(crate) fn deal(
        self,
        draw: &mut Draw<'_>,
        part_score: i32,
        side: Side,
        honours: bool,
    ) -> StoryDeal {
        let (mut outcome, mut held) = (Outcome::PassedOut, None);
        if self != Self::Passed {
            let (_, declarer, drawn) = traveller::drawn(draw);
            let (strain, other) = (drawn.bid.strain, Side::of(declarer) != side);
            let declarer = if other { declarer.lho() } else { declarer };
            let line = self.line(draw, strain, part_score);
            let line = line.unwrap_or_else(|| down(draw, strain));
            held = honours.then(|| holding(&mut draw.chance, strain));
            outcome = Outcome::Played { declarer, line };
        }
        StoryDeal::new(outcome, held).expect("the holding is one of this strain")
    }

    fn line(self, draw: &mut Draw<'_>, strain: Strain, part_score: i32) -> Option<ResultLine> {
        let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
        let lowest_game = lowest_game(strain, Doubling::Undoubled);
        let below_game = |fits: &dyn Fn(i32) -> bool| -> Vec<i32> {
            let worth = |level| line(bid(level, strain), Doubling::Undoubled, 0);
            let worth = |level| worth(level).at(Vulnerability::NotVulnerable).trick_score();
            let levels = 1..lowest_game;
            levels.filter(|level| fits(worth(*level).points)).collect()
        };
        let levels = match self {
            Self::Game => (lowest_game..=5).collect(),
            Self::Slam => vec![6, 6, 6, 7],
            Self::Part | Self::Long => below_game(&|points| part_score + points < GAME),
            Self::Finish => below_game(&|points| part_score + points >= GAME),
            Self::Doubled => below_game(&|points| 2 * points >= GAME),
            Self::Down | Self::Passed => return None,
        };
        let level = chance.pick(&levels)?;
        let over = match self {
            Self::Slam => 0,
            Self::Long => chance.between(2, 4),
            _ => chance.pick_or(&[0, 0, 1, 1, 2], 0),
        };
        let doubling = match (self, difficulty) {
            (Self::Doubled, Difficulty::Hard) if chance.percent(25) => Doubling::Redoubled,
            (Self::Doubled, _) => Doubling::Doubled,
            _ => Doubling::Undoubled,
        };
        Some(line(bid(level, strain), doubling, over.min(7 - level)))
    }
}

/// One to three down; harder exercises are doubled more often.
fn down(draw: &mut Draw<'_>, strain: Strain) -> ResultLine {
    let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
    let level = chance.between(2, lowest_game(strain, Doubling::Undoubled));
    let doubled = difficulty.choose(0, 40, 65);
    let doubling = chance.either(doubled, Doubling::Doubled, Doubling::Undoubled);
    let missing = chance.pick_or(&[1, 1, 2, 2, 3], 1);
    line(bid(level, strain), doubling, -missing)
}

fn holding(chance: &mut Chance, strain: Strain) -> (Seat, Holding) {
    let seat = chance.pick_or(&Seat::ALL, Seat::South);
    let holding = match strain {
        Strain::Notrump => Holding::FourAces,
        _ if chance.percent(35) => Holding::FiveTrumpHonours,
        _ => Holding::FourTrumpHonours,
    };
    (seat, holding)
}
