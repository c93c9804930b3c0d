//! The score of a contract with its result (Law 77).

use crate::engine::score::{ResultLine, SlipEntry, Tricks};
use crate::engine::{
    AbsoluteVulnerability, Bid, Board, Doubling, Fact, Seat, Side, Strain, vulnerability_of,
};
use crate::exercise::{Exhibit, Item, Phrase, ScoreContract};

use super::{Block, Finding};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreCase {
    pub declarer: Seat,
    pub line: ResultLine,
    pub vulnerable: AbsoluteVulnerability,
}

impl Default for ScoreCase {
    /// Four spades by South, just made, neither side vulnerable.
    fn default() -> Self {
        Self {
            declarer: Seat::South,
            line: line_with(Bid::new(4, Strain::Spades), Doubling::Undoubled, 0),
            vulnerable: AbsoluteVulnerability::NONE,
        }
    }
}

const ALL_TRICKS: Tricks = match Tricks::new(13) {
    Some(tricks) => tricks,
    None => panic!("there are thirteen tricks"),
};

/// The contract made with `margin` tricks above or below it; the tricks are clamped to 0..=13.
pub fn line_with(bid: Bid, doubling: Doubling, margin: i32) -> ResultLine {
    let tricks = (6 + i32::from(bid.level.get()) + margin).clamp(0, 13);
    let tricks = u8::try_from(tricks).ok().and_then(Tricks::new);
    ResultLine {
        bid,
        doubling,
        tricks: tricks.unwrap_or(ALL_TRICKS),
    }
}

/// A board with this vulnerability; any board if it does not matter.
pub(super) fn board_of(vulnerable: Option<AbsoluteVulnerability>) -> Option<Board> {
    let mut boards = (1..=16).filter_map(Board::new);
    boards.find(|board| vulnerable.is_none_or(|it| board.vulnerability() == it))
}

impl ScoreCase {
    /// Changes the contract and keeps the number of tricks above or below it.
    pub fn with_contract(self, bid: Bid, doubling: Doubling) -> Self {
        Self {
            line: line_with(bid, doubling, self.line.margin()),
            ..self
        }
    }

    /// The score of declarer's side; negative if the other side scores.
    pub fn points(&self) -> i32 {
        self.line.at(self.vulnerability()).score()
    }

    /// The score of North-South; negative if East-West scores.
    pub fn ns(&self) -> i32 {
        match Side::of(self.declarer) {
            Side::NorthSouth => self.points(),
            Side::EastWest => -self.points(),
        }
    }

    fn vulnerability(&self) -> crate::engine::Vulnerability {
        vulnerability_of(self.vulnerable, Side::of(self.declarer))
    }
}

pub fn answer(case: &ScoreCase) -> Finding {
    let side = Side::of(case.declarer);
    let points = case.points();
    let (id, scoring) = if points >= 0 {
        ("desk-score-made", side)
    } else {
        ("desk-score-down", side.opponents())
    };
    let headline = Phrase::new(id)
        .with("result", Fact::Slip(SlipEntry::Played(case.line)))
        .with("seat", Fact::Seat(case.declarer))
        .with("vulnerability", Fact::Vulnerability(case.vulnerability()))
        .with("side", Fact::Side(scoring))
        .with("points", Fact::Points(points.abs()));
    let result = case.line.at(case.vulnerability());
    let mut finding = Finding::new(headline);
    let declarer = case.declarer;
    let exhibit = Exhibit::Result { result, declarer };
    finding.blocks.push(Block::Exhibit(exhibit));
    finding.blocks.push(Block::Account(result.account()));
    finding.rules(result.reasons());
    let exercise = ScoreContract::on(case.line, case.declarer, None, case.vulnerable);
    finding.exercise = Item::new(exercise).ok();
    finding
}
