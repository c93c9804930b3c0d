//! Auctions for generated exercises.
//!
//! Until the bank of played boards exists they are walks that stay near what
//! people bid: low openings, raises of partner, few jumps.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat, Strain};

use crate::engine::{Auction, Doubling, Side};
use crate::exercise::{Chance, Difficulty, Skill};

/// How often a target is sought before the last walk is taken as it is. The
/// targets below are met at least once in thirty walks.
const TRIES: usize = 2_000;

/// An auction, not over unless the skill is about its end, in which the skill matters.
pub(super) fn practising(chance: &mut Chance, skill: Skill, difficulty: Difficulty) -> Auction {
    let about_the_end = skill == Skill::AuctionEnds;
    // As many go on as are over, or the answer would nearly always be no.
    let over = about_the_end && chance.percent(50);
    if about_the_end && !over && chance.percent(30) {
        return three_opening_passes(chance);
    }
    let mut auction = Auction::new(Seat::North);
    for _ in 0..TRIES {
        let calls = length(chance, difficulty);
        auction = walk(chance, Some(calls));
        if auction.has_ended() == over && practises(&auction, skill, difficulty) {
            break;
        }
    }
    auction
}

/// What beginners take for an auction that is over.
fn three_opening_passes(chance: &mut Chance) -> Auction {
    let mut auction = Auction::new(chance.pick_or(&Seat::ALL, Seat::North));
    for _ in 0..3 {
        if auction.push(Call::Pass).is_err() {
            break;
        }
    }
    auction
}

/// A complete auction that meets a condition.
pub(super) fn complete(chance: &mut Chance, wanted: impl Fn(&Auction) -> bool) -> Auction {
    let mut auction = walk(chance, None);
    for _ in 0..TRIES {
        if wanted(&auction) {
            break;
        }
        auction = walk(chance, None);
    }
    auction
}

fn length(chance: &mut Chance, difficulty: Difficulty) -> usize {
    let (low, high) = match difficulty {
        Difficulty::Easy => (1, 4),
        Difficulty::Medium => (2, 7),
        Difficulty::Hard => (4, 11),
    };
    usize::try_from(chance.between(low, high)).unwrap_or(1)
}

fn practises(auction: &Auction, skill: Skill, difficulty: Difficulty) -> bool {
    let doubled = auction.doubling();
    let passed_since = auction
        .calls()
        .last()
        .is_some_and(|made| made.call == Call::Pass);
    match skill {
        // Over, or one pass short of it.
        Skill::AuctionEnds => {
            let passes = auction
                .calls()
                .iter()
                .rev()
                .take_while(|made| made.call == Call::Pass);
            auction.has_ended() || (auction.last_bid().is_some() && passes.count() == 2)
        }
        Skill::DoubleLegal => {
            let plain = difficulty == Difficulty::Easy && doubled == Doubling::Undoubled;
            auction.last_bid().is_some()
                && (plain || passed_since || doubled != Doubling::Undoubled)
        }
        Skill::RedoubleLegal => {
            // Half of them with a double standing, or the answer would always be no.
            let standing = doubled == Doubling::Doubled;
            let odd = auction.calls().len() % 2 == 1;
            auction.last_bid().is_some() && (standing || (odd && doubled == Doubling::Redoubled))
        }
        _ => auction.last_bid().is_some(),
    }
}

/// A walk of so many calls, or to the end of the auction.
fn walk(chance: &mut Chance, calls: Option<usize>) -> Auction {
    let dealer = chance.pick_or(&Seat::ALL, Seat::North);
    let mut auction = Auction::new(dealer);
    // Long enough for any auction these weights give; the walk always ends.
    for made in 0..40 {
        if auction.has_ended() || calls == Some(made) {
            break;
        }
        let call = step(chance, &auction);
        if auction.push(call).is_err() {
            break;
        }
    }
    auction
}

fn step(chance: &mut Chance, auction: &Auction) -> Call {
    let Some((last, _)) = auction.last_bid() else {
        return if chance.percent(35) {
            Call::Pass
        } else {
            Call::Bid(opening(chance))
        };
    };
    let may = |call| auction.check(call).is_ok();
    if may(Call::Redouble) && chance.percent(22) {
        return Call::Redouble;
    }
    if may(Call::Double) && chance.percent(16) {
        return Call::Double;
    }
    // The higher the auction, the more passes.
    let passing = 42 + 9 * usize::from(last.level.get());
    if chance.percent(passing.min(97)) {
        return Call::Pass;
    }
    next_bid(chance, auction, last).map_or(Call::Pass, Call::Bid)
}

fn opening(chance: &mut Chance) -> Bid {
    let level = chance.pick_or(&[1, 1, 1, 1, 1, 1, 1, 2, 3], 1);
    let strains = if level == 1 {
        &Strain::ASC[..]
    } else {
        &Strain::ASC[1..4]
    };
    Bid::new(level, chance.pick_or(strains, Strain::Clubs))
}

/// Mostly partner's or one's own strain again, else a new one, at the lowest level or one higher.
fn next_bid(chance: &mut Chance, auction: &Auction, last: Bid) -> Option<Bid> {
    let mut named: Vec<Strain> = Vec::new();
    for made in auction.calls() {
        if let Call::Bid(bid) = made.call
            && Side::of(made.seat) == Side::of(auction.turn())
        {
            named.push(bid.strain);
        }
    }
    let strain = if chance.percent(55) {
        chance.pick(&named).unwrap_or(Strain::Hearts)
    } else {
        chance.pick_or(&Strain::ASC, Strain::Spades)
    };
    let lowest = last.level.get() + u8::from(strain <= last.strain);
    let jump = u8::from(chance.percent(18));
    (lowest + jump <= 7).then(|| Bid::new(lowest + jump, strain))
}
