//! Two tables of a team match compared: total points (Law 78C), IMPs (Law 78B), and board-a-match,
//! which compares as at matchpoints (Law 78A).

use super::imps::{NotADifference, imps};
use crate::{Fact, Reason};

/// One board of a team match: the North-South score at each table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TeamBoard {
    /// The score where our pair sits North-South.
    pub ours: i32,
    /// The score where the other team's pair sits North-South, and our pair East-West.
    pub theirs: i32,
}

impl TeamBoard {
    /// Our gain: our North-South score minus theirs, on the same cards.
    pub const fn net(self) -> i64 {
        self.ours as i64 - self.theirs as i64
    }

    /// The reason: both scores on the same cards.
    pub fn reason(self) -> Reason {
        let net = self.ours.saturating_sub(self.theirs);
        Reason::new("team-difference", "78C")
            .with("ours", Fact::Points(self.ours))
            .with("theirs", Fact::Points(self.theirs))
            .with("net", Fact::Points(net))
    }

    /// The result at board-a-match: 2 points for the better score, 1 for an equal one, 0 for a worse one.
    pub const fn board_a_match(self) -> u8 {
        match self.net() {
            1.. => 2,
            0 => 1,
            _ => 0,
        }
    }

    /// The reason of the points at board-a-match (Law 78A).
    pub const fn board_a_match_reason(self) -> Reason {
        match self.net() {
            0 => Reason::new("board-a-match-equal", "78A"),
            _ => Reason::new("board-a-match-better", "78A"),
        }
    }

    /// The gain in IMPs, negative for a loss.
    pub fn imps(self) -> Result<i32, NotADifference> {
        imps(self.net())
    }
}

/// The result of a match by total points: the sum of the net scores of all boards.
pub fn total_points(boards: &[TeamBoard]) -> i64 {
    boards.iter().map(|board| board.net()).sum()
}

/// The rule for the margin of a match.
pub const fn margin_reason() -> Reason {
    Reason::new("match-margin", "78B")
}

/// The result of a match by IMPs: the sum of the IMPs of each board.
pub fn total_imps(boards: &[TeamBoard]) -> Result<i64, NotADifference> {
    boards.iter().map(|board| board.imps().map(i64::from)).sum()
}
