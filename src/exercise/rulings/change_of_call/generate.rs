//! Slips and second thoughts for generated exercises.

use contract_bridge::Bid;
use contract_bridge::auction::Call;

use super::ChangeOfCall;
use crate::play::plausible::Turned;
use crate::{Chance, Difficulty, Draw};
use engine::Auction;
use engine::auction::every_bid;

/// Places looked at before a plain position is taken.
const TRIES: usize = 40;

/// A call of an auction of the bank that its player wants to change.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> ChangeOfCall {
    for _ in 0..TRIES {
        if let Some(made) = attempt(draw) {
            return made;
        }
    }
    plain()
}

/// What is to happen.
struct Story {
    unintended: bool,
    /// How many call before it comes out.
    since: usize,
    comparable: bool,
    /// The second call is a double that is not allowed.
    inadmissible: bool,
}

impl Story {
    fn of(difficulty: Difficulty, chance: &mut Chance) -> Self {
        let slip = |since| Self {
            unintended: true,
            since,
            comparable: false,
            inadmissible: false,
        };
        let thought = |comparable, inadmissible| Self {
            unintended: false,
            since: 0,
            comparable,
            inadmissible,
        };
        match (difficulty, chance.below(10)) {
            (Difficulty::Easy, 0..5) => slip(0),
            (Difficulty::Easy, _) => thought(false, false),
            (Difficulty::Medium, 0..4) => slip(1),
            (Difficulty::Medium, 4..8) => slip(2),
            (Difficulty::Medium, _) => thought(false, false),
            (Difficulty::Hard, 0..3) => thought(true, false),
            (Difficulty::Hard, 3..6) => thought(false, true),
            (Difficulty::Hard, 6..8) => slip(3),
            (Difficulty::Hard, _) => slip(1),
        }
    }
}

fn attempt(draw: &mut Draw<'_>) -> Option<ChangeOfCall> {
    let (whole, _) = Turned::auctioned(draw)?;
    let chance = &mut draw.chance;
    let story = Story::of(draw.difficulty, chance);
    let places = whole.calls().len().checked_sub(story.since)?;
    let at = chance.below(places);
    let made = *whole.calls().get(at)?;
    let before = whole.before(at);
    let others = if story.unintended {
        beside(made.call)
    } else {
        rethought(&before)
    };
    let legal = |call: &Call| before.check(*call).is_ok() != story.inadmissible;
    let others: Vec<Call> = match story.inadmissible {
        true => vec![Call::Double],
        false => others,
    };
    let fitting: Vec<Call> = others
        .into_iter()
        .filter(|call| *call != made.call && legal(call))
        .collect();
    let to = chance.pick(&fitting)?;
    let auction = whole.before(at + 1 + story.since);
    ChangeOfCall::new(auction, (made.seat, to), story.unintended, story.comparable).ok()
}

/// What stands beside a call in a bidding box.
fn beside(call: Call) -> Vec<Call> {
    let Call::Bid(bid) = call else {
        return vec![Call::Pass, Call::Double, Call::Redouble];
    };
    let level = bid.level.get();
    let near = |other: &Bid| {
        let (other_level, strain) = (other.level.get(), other.strain as i32);
        let steps = (strain - bid.strain as i32).abs();
        match other_level.abs_diff(level) {
            0 => steps == 1,
            1 => steps == 0,
            _ => false,
        }
    };
    every_bid().filter(near).map(Call::Bid).collect()
}

/// What somebody may think of instead: another call, or one of the next bids.
fn rethought(before: &Auction) -> Vec<Call> {
    let bids = every_bid().map(Call::Bid);
    let next = bids.filter(|call| before.check(*call).is_ok()).take(6);
    [Call::Pass, Call::Double].into_iter().chain(next).collect()
}

/// `1♥`, and `1♠` was meant: as plain as it can be.
fn plain() -> ChangeOfCall {
    let text = r#"(auction: "1H", seat: N, to: "1S", unintended: true)"#;
    crate::text::plain(text, "one spade may be opened")
}
