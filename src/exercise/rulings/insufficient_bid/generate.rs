//! Insufficient bids for generated exercises.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Level};

use super::{InsufficientBid, Reply};
use crate::play::plausible::{self, Turned};
use crate::{Chance, Difficulty, Draw, Exercise as _, Skill};
use engine::auction::every_bid;
use engine::{Auction, BySeat, Hand};

/// Boards tried before the fallback: nearly every auction has a place.
const TRIES: usize = 12;

/// A bid that is too low because its player overlooked one, in an auction of the bank.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> InsufficientBid {
    for _ in 0..TRIES {
        let Some((auction, hands)) = Turned::auctioned(draw) else {
            continue;
        };
        let Some((auction, bid)) = too_low(&auction, &hands, &mut draw.chance) else {
            continue;
        };
        let made = continued(&auction, bid, draw);
        if made.pose().is_ok() {
            return made;
        }
    }
    crate::text::plain(
        r#"(auction: "1S", bid: "1H")"#,
        "one heart is under one spade",
    )
}

/// A place in an auction where the player's bid would have been right one level
/// lower, had the last bid not been made.
fn too_low(whole: &Auction, hands: &BySeat<Hand>, chance: &mut Chance) -> Option<(Auction, Bid)> {
    let places: Vec<usize> = (1..whole.calls().len()).collect();
    for _ in 0..6 {
        let at = chance.pick(&places)?;
        let auction = whole.before(at);
        let made = whole.calls().get(at)?;
        let meant = match made.call {
            Call::Bid(bid) => Some(bid),
            _ => plausible::natural_bid(&auction, hands[made.seat]),
        };
        if let Some(bid) = meant.and_then(|bid| below(&auction, bid, chance)) {
            return Some((auction, bid));
        }
    }
    None
}

/// The same denomination, low enough to be insufficient; mostly by one step only.
fn below(auction: &Auction, meant: Bid, chance: &mut Chance) -> Option<Bid> {
    let (last, _) = auction.last_bid()?;
    let low = every_bid().filter(|bid| bid.strain == meant.strain && *bid <= last);
    let mut low: Vec<Bid> = low.collect();
    if low.len() > 1 && chance.percent(15) {
        low.pop();
    }
    low.pop()
}

/// The bid, and what happened then.
fn continued(auction: &Auction, bid: Bid, draw: &mut Draw<'_>) -> InsufficientBid {
    let chance = &mut draw.chance;
    let nothing = InsufficientBid::new(auction, bid);
    let place = Place { auction, bid };
    let replying = |reply| InsufficientBid {
        reply: Some(reply),
        ..nothing.clone()
    };
    let called_over = |call: Call| InsufficientBid {
        over: Some(call.into()),
        ..nothing.clone()
    };
    match (draw.skill, draw.difficulty) {
        (Skill::ReplacementCall, Difficulty::Easy) => {
            let call = match chance.below(10) {
                0..=4 => place.same_strain(0),
                5 | 6 => place.other_strain(chance),
                _ => None,
            };
            InsufficientBid {
                replaced: Some(call.unwrap_or(Call::Pass).into()),
                ..nothing
            }
        }
        (Skill::ReplacementCall, Difficulty::Medium) => {
            // At times the Director finds a call comparable.
            let comparable = chance.percent(45).then(|| place.comparable(chance));
            InsufficientBid {
                refused: true,
                comparable: comparable.flatten().map(Call::into),
                ..nothing
            }
        }
        (Skill::ReplacementCall, Difficulty::Hard) => place.oddly_replaced(nothing, chance),
        (_, Difficulty::Easy) => nothing,
        (_, Difficulty::Medium) => match chance.below(3) {
            0 => replying(Reply::Accepts),
            1 => replying(Reply::PartnerAccepts),
            _ => called_over(Call::Pass),
        },
        (_, Difficulty::Hard) if chance.percent(35) => replying(Reply::PartnerAccepts),
        (_, Difficulty::Hard) => called_over(place.call_over(chance)),
    }
}

/// Where the bid was made.
struct Place<'a> {
    auction: &'a Auction,
    bid: Bid,
}

impl Place<'_> {
    /// The lowest bid in the same denomination that is enough, or one some levels higher.
    fn same_strain(&self, more: u8) -> Option<Call> {
        let lowest = self.auction.lowest_sufficient(self.bid.strain)?;
        let level = Level::try_new(lowest.level.get() + more).ok()?;
        Some(Call::Bid(Bid { level, ..lowest }))
    }

    fn other_strain(&self, chance: &mut Chance) -> Option<Call> {
        let higher: Vec<Call> = every_bid()
            .filter(|other| other.strain != self.bid.strain)
            .map(Call::Bid)
            .filter(|call| self.auction.check(*call).is_ok())
            .take(3)
            .collect();
        chance.pick(&higher)
    }

    fn double(&self) -> Option<Call> {
        Some(Call::Double).filter(|&call| self.auction.check(call).is_ok())
    }

    /// A call that may show much the same: a double, or a jump.
    fn comparable(&self, chance: &mut Chance) -> Option<Call> {
        let (jump, double) = (self.same_strain(1), self.double());
        match chance.below(2) {
            0 => double.or(jump),
            _ => jump.or(double),
        }
    }

    /// A jump, a double, what the Director finds comparable, a second try.
    fn oddly_replaced(&self, nothing: InsufficientBid, chance: &mut Chance) -> InsufficientBid {
        let lowest = self.same_strain(0).unwrap_or(Call::Pass);
        let (mut tried, mut comparable) = (None, None);
        let call = match chance.below(10) {
            0 | 1 => self.same_strain(1),
            2 => self.double(),
            3..=6 => {
                comparable = self.comparable(chance);
                comparable
            }
            _ => {
                // Another bid that is too low where nothing can be doubled.
                tried = self.double().or_else(|| self.still_too_low());
                None
            }
        };
        InsufficientBid {
            tried: tried.map(Call::into),
            replaced: Some(call.unwrap_or(lowest).into()),
            comparable: comparable.map(Call::into),
            ..nothing
        }
    }

    /// The highest bid that is too low as well.
    fn still_too_low(&self) -> Option<Call> {
        let (last, _) = self.auction.last_bid()?;
        let mut low = every_bid().filter(|other| *other <= last && *other != self.bid);
        low.next_back().map(Call::Bid)
    }

    /// A bid that would be too low over the last one, but is enough over this one; or a double.
    fn call_over(&self, chance: &mut Chance) -> Call {
        let last = self.auction.last_bid().map(|(last, _)| last);
        let between: Vec<Call> = every_bid()
            .filter(|other| *other > self.bid && Some(*other) <= last)
            .map(Call::Bid)
            .collect();
        match chance.below(4) {
            0 => Call::Double,
            _ => chance.pick_or(&between, Call::Pass),
        }
    }
}
