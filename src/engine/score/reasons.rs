//! The rules behind the score of a deal.

use crate::score::{DealResult, ScoreItem};
use crate::{Doubling, Fact, Reason};

impl DealResult {
    /// The rules for the score (Law 77), the one on game or part-score first.
    pub fn reasons(&self) -> Vec<Reason> {
        if !self.is_made() {
            let id = match self.doubling {
                Doubling::Undoubled => "score-undertricks",
                Doubling::Doubled | Doubling::Redoubled => "score-undertricks-doubled",
            };
            return vec![
                Reason::new(id, "77")
                    .with("down", Fact::Number(-self.margin()))
                    .with("doubling", Fact::Doubling(self.doubling))
                    .with("vulnerability", Fact::Vulnerability(self.vulnerability)),
            ];
        }
        let doubled = match self.doubling {
            Doubling::Undoubled => None,
            Doubling::Doubled => Some(Reason::new("score-doubled", "77")),
            Doubling::Redoubled => Some(Reason::new("score-redoubled", "77")),
        };
        [game_or_part_score(self)]
            .into_iter()
            .chain(slam(self))
            .chain(doubled)
            .chain(overtricks(self))
            .collect()
    }
}

fn game_or_part_score(result: &DealResult) -> Reason {
    let trick_score = result.trick_score().points;
    let account = result.account();
    let (id, item) = if account.points(ScoreItem::Game) > 0 {
        ("score-game", ScoreItem::Game)
    } else {
        ("score-part-score", ScoreItem::PartScore)
    };
    Reason::new(id, "77")
        .with("points", Fact::Number(trick_score))
        .with("vulnerability", Fact::Vulnerability(result.vulnerability))
        .with("premium", Fact::Number(account.points(item)))
}

/// The rule for a slam, or for the tricks of a slam that was not bid.
fn slam(result: &DealResult) -> Option<Reason> {
    match (result.bid.level.get(), result.tricks.get()) {
        (6, 13) => Some(Reason::new("score-grand-slam-unbid", "77")),
        (6, _) => Some(Reason::new("score-small-slam", "77")),
        (7, _) => Some(Reason::new("score-grand-slam", "77")),
        (_, 12..) => Some(
            Reason::new("score-slam-unbid", "77")
                .with("tricks", Fact::Number(i32::from(result.tricks.get())))
                .with("bid", Fact::Bid(result.bid)),
        ),
        _ => None,
    }
}

fn overtricks(result: &DealResult) -> Option<Reason> {
    result.overtricks()?;
    let reason = Reason::new("score-overtricks", "77")
        .with("each", Fact::Number(result.overtrick_value()))
        .with("number", Fact::Number(result.margin()))
        .with("doubling", Fact::Doubling(result.doubling))
        .with("vulnerability", Fact::Vulnerability(result.vulnerability));
    Some(reason)
}
