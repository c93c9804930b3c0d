//! Team matches: the IMPs of a board, and the victory points of a match (Law 78).

use crate::engine::score::aggregate::TeamBoard;
use crate::engine::score::imps;
use crate::engine::score::victory::VictoryScale;
use crate::engine::tournament::traveller::Outcome;
use crate::engine::{AbsoluteVulnerability, Bid, Fact};
use crate::exercise::{Item, Phrase, TeamSwing, VictoryPoints};

use super::score::{ScoreCase, board_of, line_with};
use super::traveller::Row;
use super::{Fault, Finding};

/// The results of a board at the two tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ImpsCase {
    /// Where our pair is North-South.
    pub ours: Row,
    /// Where the other team's pair is North-South.
    pub theirs: Row,
    /// Whether the result that is clicked is that of the second table.
    pub second: bool,
}

impl Default for ImpsCase {
    /// Four spades made at one table, and three with an overtrick at the other.
    fn default() -> Self {
        let case = ScoreCase::default();
        let three = Bid::new(3, case.line.bid.strain);
        Self {
            ours: Row::Played(case),
            theirs: Row::Played(ScoreCase {
                line: line_with(three, case.line.doubling, 1),
                ..case
            }),
            second: false,
        }
    }
}

impl ImpsCase {
    /// The result that is clicked.
    pub const fn clicked(&mut self) -> &mut Row {
        match self.second {
            true => &mut self.theirs,
            false => &mut self.ours,
        }
    }

    fn exercise(&self) -> Option<Item> {
        let [ours, theirs] = [self.ours, self.theirs].map(Row::outcome);
        let ((ours, vulnerable), (theirs, other)) = (ours?, theirs?);
        let vulnerable = vulnerable.or(other);
        if other.is_some() && other != vulnerable {
            return None;
        }
        let board = board_of(vulnerable)?;
        Item::new(TeamSwing::new(board, ours, theirs)).ok()
    }
}

impl Row {
    /// The result with its vulnerability; `None` for a score alone.
    fn outcome(self) -> Option<(Outcome, Option<AbsoluteVulnerability>)> {
        match self {
            Self::Score(_) | Self::Adjusted(..) => None,
            Self::PassedOut => Some((Outcome::PassedOut, None)),
            Self::Played(ScoreCase {
                declarer,
                line,
                vulnerable,
            }) => Some((Outcome::Played { declarer, line }, Some(vulnerable))),
        }
    }
}

pub fn imps(case: &ImpsCase) -> Result<Finding, Fault> {
    let (ours, theirs) = (case.ours.ns(), case.theirs.ns());
    let (Some(ours), Some(theirs)) = (ours, theirs) else {
        return Err(Fault::NoScores);
    };
    let board = TeamBoard { ours, theirs };
    let (Ok(won), Ok(reason)) = (board.imps(), imps::reason(board.net())) else {
        return Err(Fault::NotTens);
    };
    let id = match won {
        0 => "desk-imps-even",
        1.. => "desk-imps-won",
        _ => "desk-imps-lost",
    };
    let headline = Phrase::new(id).with("number", Fact::Number(won.abs()));
    let mut finding = Finding::new(headline);
    finding.rules([board.reason(), reason]);
    let points = Fact::Number(board.board_a_match().into());
    finding.say(Phrase::new("desk-imps-bam").with("number", points));
    finding.exercise = case.exercise();
    Ok(finding)
}

/// The margin of a match in IMPs, and its boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct VictoryCase {
    /// Our margin; negative for a loss.
    pub margin: i32,
    pub boards: u32,
}

impl Default for VictoryCase {
    fn default() -> Self {
        Self {
            margin: 10,
            boards: 24,
        }
    }
}

pub fn victory(case: &VictoryCase) -> Result<Finding, Fault> {
    let scale = VictoryScale::new(case.boards);
    let scale = scale.ok_or(Fault::Boards(VictoryScale::MOST))?;
    let headline = Phrase::new("desk-victory")
        .with("ours", Fact::Hundredths(scale.of(case.margin)))
        .with(
            "theirs",
            Fact::Hundredths(scale.of(case.margin.saturating_neg())),
        );
    let mut finding = Finding::new(headline);
    finding.rule(scale.reason(case.margin));
    let exercise = VictoryPoints::with_margin(case.boards, case.margin);
    finding.exercise = exercise.and_then(|it| Item::new(it).ok());
    Ok(finding)
}
