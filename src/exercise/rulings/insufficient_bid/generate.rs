//! Insufficient bids for generated exercises.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Level};

use super::{InsufficientBid, Then};
use crate::play::plausible::{self, Turned};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::auction::every_bid;
use engine::{Auction, BySeat, Hand};

/// Boards looked at before a plain position is taken: nearly every auction has a place.
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
        let then = then(&auction, bid, draw);
        if let Ok(made) = InsufficientBid::new(auction, bid, then) {
            return made;
        }
    }
    plain()
}

fn plain() -> InsufficientBid {
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

fn then(auction: &Auction, bid: Bid, draw: &mut Draw<'_>) -> Then {
    let (difficulty, chance) = (draw.difficulty, &mut draw.chance);
    match draw.skill {
        Skill::ReplacementCall => match difficulty {
            Difficulty::Easy => plainly_replaced(auction, bid, chance),
            Difficulty::Medium => Then::Refused {
                // At times the Director finds a call comparable.
                comparable: chance
                    .percent(45)
                    .then(|| comparable(auction, bid, chance))
                    .flatten(),
            },
            Difficulty::Hard => oddly_replaced(auction, bid, chance),
        },
        _ => match difficulty {
            Difficulty::Easy => Then::Nothing,
            Difficulty::Medium => match chance.below(3) {
                0 => Then::LhoAccepts,
                1 => Then::RhoAccepts,
                _ => Then::LhoCalls(Call::Pass),
            },
            Difficulty::Hard if chance.percent(35) => Then::RhoAccepts,
            Difficulty::Hard => Then::LhoCalls(call_over(auction, bid, chance)),
        },
    }
}

fn same_strain(auction: &Auction, bid: Bid, more: u8) -> Option<Call> {
    let lowest = auction.lowest_sufficient(bid.strain)?;
    let level = lowest.level.get() + more;
    (level <= 7).then(|| {
        Call::Bid(Bid {
            level: Level::new(level),
            strain: lowest.strain,
        })
    })
}

fn other_strain(auction: &Auction, bid: Bid, chance: &mut Chance) -> Option<Call> {
    let higher: Vec<Call> = every_bid()
        .filter(|other| other.strain != bid.strain)
        .map(Call::Bid)
        .filter(|call| auction.check(*call).is_ok())
        .take(3)
        .collect();
    chance.pick(&higher)
}

/// The lowest bid that is enough, a pass, another denomination.
fn plainly_replaced(auction: &Auction, bid: Bid, chance: &mut Chance) -> Then {
    let call = match chance.below(10) {
        0..=4 => same_strain(auction, bid, 0),
        5 | 6 => other_strain(auction, bid, chance),
        _ => None,
    };
    Then::Replaced {
        tried: None,
        call: call.unwrap_or(Call::Pass),
        comparable: false,
    }
}

/// A call that may show much the same: a double, or a jump.
fn comparable(auction: &Auction, bid: Bid, chance: &mut Chance) -> Option<Call> {
    let jump = same_strain(auction, bid, 1);
    let double = Some(Call::Double).filter(|_| auction.check(Call::Double).is_ok());
    match chance.below(2) {
        0 => double.or(jump),
        _ => jump.or(double),
    }
}

/// A jump, a double, what the Director finds comparable, a second try.
fn oddly_replaced(auction: &Auction, bid: Bid, chance: &mut Chance) -> Then {
    let double = Some(Call::Double).filter(|_| auction.check(Call::Double).is_ok());
    let lowest = same_strain(auction, bid, 0).unwrap_or(Call::Pass);
    let replaced = |tried, call: Option<Call>, comparable| Then::Replaced {
        tried,
        call: call.unwrap_or(lowest),
        comparable: comparable && call.is_some(),
    };
    match chance.below(10) {
        0 | 1 => replaced(None, same_strain(auction, bid, 1), false),
        2 => replaced(None, double, false),
        3..=6 => replaced(None, comparable(auction, bid, chance), true),
        _ => Then::Replaced {
            // Another bid that is too low where nothing can be doubled.
            tried: double.or(still_too_low(auction, bid)),
            call: lowest,
            comparable: false,
        },
    }
}

/// The highest bid that is too low as well.
fn still_too_low(auction: &Auction, bid: Bid) -> Option<Call> {
    let (last, _) = auction.last_bid()?;
    let mut low = every_bid().filter(|other| *other <= last && *other != bid);
    low.next_back().map(Call::Bid)
}

/// A bid that would be too low over the last one, but is enough over this one; or a double.
fn call_over(auction: &Auction, bid: Bid, chance: &mut Chance) -> Call {
    let last = auction.last_bid().map_or(bid, |(last, _)| last);
    let between: Vec<Call> = every_bid()
        .filter(|other| *other > bid && *other <= last)
        .map(Call::Bid)
        .collect();
    match chance.below(4) {
        0 => Call::Double,
        _ => chance.pick_or(&between, Call::Pass),
    }
}
