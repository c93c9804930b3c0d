//! Insufficient bids for generated exercises.

use contract_bridge::Bid;
use contract_bridge::auction::Call;

use super::{InsufficientBid, Reply, jump};
use crate::play::plausible::{self, Turned};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::auction::every_bid;
use engine::{Auction, BySeat, Hand};

/// How many boards are tried before the fallback; nearly every auction has a suitable place.
const TRIES: usize = 12;

/// An insufficient bid in a bank auction, made because its player overlooked a bid.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> InsufficientBid {
    let made = plausible::first(draw, TRIES, |draw| {
        let (auction, hands) = Turned::auctioned(draw)?;
        let (auction, bid) = too_low(&auction, &hands, &mut draw.chance)?;
        Some(continued(&auction, bid, draw))
    });
    let text = r#"(auction: "1S", bid: "1H")"#;
    made.unwrap_or_else(|| crate::text::plain(text, "one heart is under one spade"))
}

/// A place where the player's bid would have been right one level lower if the last bid had not
/// been made.
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

/// A lower bid in the same denomination that is insufficient; usually by one step only.
fn below(auction: &Auction, meant: Bid, chance: &mut Chance) -> Option<Bid> {
    let (last, _) = auction.last_bid()?;
    let low = every_bid().filter(|bid| bid.strain == meant.strain && *bid <= last);
    let mut low: Vec<Bid> = low.collect();
    if low.len() > 1 && chance.percent(15) {
        low.pop();
    }
    low.pop()
}

/// The bid, and how the scene continues.
fn continued(auction: &Auction, bid: Bid, draw: &mut Draw<'_>) -> InsufficientBid {
    let (difficulty, chance) = (draw.difficulty, &mut draw.chance);
    let last = auction.last_bid().map(|(last, _)| last);
    let lowest = auction.lowest_sufficient(bid.strain);
    let jump = lowest.and_then(jump).map(Call::Bid);
    let lowest = lowest.map(Call::Bid);
    let double = Some(Call::Double).filter(|&call| auction.check(call).is_ok());
    let mut made = InsufficientBid::new(auction, bid);
    match (draw.skill, difficulty) {
        (Skill::ReplacementCall, Difficulty::Easy) => {
            let call = match chance.below(10) {
                0..=4 => lowest,
                5 | 6 => chance.pick(&plausible::other_strains(auction, Call::Bid(bid))),
                _ => None,
            };
            made.replaced = Some(call.unwrap_or(Call::Pass).into());
        }
        (Skill::ReplacementCall, Difficulty::Medium) => {
            made.refused = true;
            // Sometimes the Director rules a call comparable.
            if chance.percent(45) {
                made.comparable = similar(double, jump, chance).map(Call::into);
            }
        }
        (Skill::ReplacementCall, Difficulty::Hard) => {
            let call = match chance.below(10) {
                0 | 1 => jump,
                2 => double,
                3..=6 => {
                    let call = similar(double, jump, chance);
                    made.comparable = call.map(Call::into);
                    call
                }
                _ => {
                    // Another insufficient bid, if there is nothing to double.
                    let mut low = every_bid().filter(|other| Some(*other) <= last && *other != bid);
                    let tried = double.or(low.next_back().map(Call::Bid));
                    made.tried = tried.map(Call::into);
                    None
                }
            };
            made.replaced = Some(call.or(lowest).unwrap_or(Call::Pass).into());
        }
        (_, Difficulty::Easy) => {}
        (_, Difficulty::Medium) => match chance.below(3) {
            0 => made.reply = Some(Reply::Accepts),
            1 => made.reply = Some(Reply::PartnerAccepts),
            _ => made.over = Some(Call::Pass.into()),
        },
        (_, Difficulty::Hard) if chance.percent(35) => made.reply = Some(Reply::PartnerAccepts),
        (_, Difficulty::Hard) => {
            // Insufficient over the last bid, but sufficient over this one.
            let between = every_bid().filter(|other| *other > bid && Some(*other) <= last);
            let between: Vec<Call> = between.map(Call::Bid).collect();
            let over = match chance.below(4) {
                0 => Call::Double,
                _ => chance.pick_or(&between, Call::Pass),
            };
            made.over = Some(over.into());
        }
    }
    made
}

/// A call that may show something similar: a double or a jump.
fn similar(double: Option<Call>, jump: Option<Call>, chance: &mut Chance) -> Option<Call> {
    match chance.below(2) {
        0 => double.or(jump),
        _ => jump.or(double),
    }
}
