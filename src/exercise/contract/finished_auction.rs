//! Generates finished auctions with a contract, for the kinds that ask for contract, declarer,
//! dummy or opening leader.

use crate::auction::drawn_auction::*;
use crate::contract::settled::bids;
use crate::prelude::*;
use engine::Outcome;
use engine::auction::every_bid;

/// An auction with a contract that practises the skill of the draw.
pub(crate) fn practising(draw: &mut Draw<'_>) -> Auction {
    let auction = match draw.skill {
        Skill::FinalContract => for_the_contract(draw),
        Skill::DeclarerSameStrainBothSides => for_both_sides(draw),
        Skill::Declarer => for_declarer(draw),
        _ => for_the_lead(draw),
    };
    if matches!(auction.outcome(), Outcome::Contract(_)) {
        return auction;
    }
    let plain = notation::parse_auction(Seat::South, "1NT P P P");
    plain.expect("a finished auction")
}

fn is_long_enough(auction: &Auction, difficulty: Difficulty) -> bool {
    let calls = difficulty.choose(0..=9, 6..=13, 9..=usize::MAX);
    calls.contains(&auction.calls().len())
}

/// Doubled, redoubled, or with a double that a bid cancels, unless it is easy.
fn for_the_contract(draw: &mut Draw<'_>) -> Auction {
    let difficulty = draw.difficulty;
    let of_hundred = draw.chance.below(100);
    if of_hundred >= difficulty.choose(20, 50, 60) {
        return finished(draw, |auction| {
            let undoubled = match difficulty {
                Difficulty::Easy => auction.last_bid().is_some() && !has_double(auction),
                Difficulty::Medium | Difficulty::Hard => has_wiped_double(auction),
            };
            undoubled && is_long_enough(auction, difficulty)
        });
    }
    let doubling = match difficulty {
        Difficulty::Hard if of_hundred < 25 => Doubling::Redoubled,
        _ => Doubling::Doubled,
    };
    let calls = difficulty.choose(0..=3, 3..=7, 5..=usize::MAX);
    let auction = doubled(draw, doubling, |auction| {
        calls.contains(&auction.calls().len())
    });
    passed(auction, 3)
}

/// In 75 %, dummy made the last bid. Hard: 20 % are transfers.
fn for_declarer(draw: &mut Draw<'_>) -> Auction {
    let difficulty = draw.difficulty;
    if difficulty == Difficulty::Hard && draw.chance.percent(20) {
        return transfer(draw);
    }
    let raised = draw.chance.percent(75);
    finished(draw, |auction| {
        let plain = difficulty != Difficulty::Easy || !has_double(auction);
        let fits = plain && is_long_enough(auction, difficulty);
        fits && is_raised(auction) == Some(raised) && defenders_first(auction).is_none()
    })
}

/// Dummy made the last bid, in easy auctions only in 40 %. In hard ones, declarer did not open
/// either.
fn for_the_lead(draw: &mut Draw<'_>) -> Auction {
    let difficulty = draw.difficulty;
    let raised = difficulty != Difficulty::Easy || draw.chance.percent(40);
    finished(draw, |auction| {
        let opener = bids(auction).next().map(|(_, seat)| seat);
        let declarer = auction.contract_so_far().map(|contract| contract.declarer);
        is_long_enough(auction, difficulty)
            && is_raised(auction) == Some(raised)
            && (difficulty != Difficulty::Hard || opener != declarer)
    })
}

/// Whether a player other than declarer made the last bid; `None` without a bid.
fn is_raised(auction: &Auction) -> Option<bool> {
    let contract = auction.contract_so_far()?;
    let (_, bidder) = auction.last_bid()?;
    Some(bidder != contract.declarer)
}

fn is_defender(contract: Contract, seat: Seat) -> bool {
    Side::of(seat) != Side::of(contract.declarer)
}

/// Whether the defenders named the strain of the contract first; `None` if they never did.
pub(crate) fn defenders_first(auction: &Auction) -> Option<bool> {
    let contract = auction.contract_so_far()?;
    let mut named = bids(auction).filter(|(bid, _)| bid.strain == contract.bid.strain);
    let (_, first) = named.next()?;
    let first = is_defender(contract, first);
    let both = first || named.any(|(_, seat)| is_defender(contract, seat));
    both.then_some(first)
}

/// `1NT – 2♦ – 2♥`, perhaps raised: the player who showed the hearts did not name them.
fn transfer(draw: &mut Draw<'_>) -> Auction {
    let bid = |level: u8, strain| Call::Bid(Bid::new(level, strain));
    let hearts = (Strain::Diamonds, Strain::Hearts);
    let spades = (Strain::Hearts, Strain::Spades);
    let (shows, suit) = draw.chance.pick_or(&[hearts, spades], hearts);
    let level = 1 + u8::from(draw.chance.percent(25));
    let passes = 1 + draw.chance.below(3);
    let notrump = |level| bid(level, Strain::Notrump);
    let transfer = [notrump(level), bid(level + 1, shows), bid(level + 1, suit)];
    let game = bid(4, suit);
    let endings: [&[Call]; 4] = [&[], &[game], &[notrump(3), game], &[bid(3, suit), game]];
    let ending = draw.chance.pick_or(&endings, &[]);
    let mut auction = opening_passes(draw, passes);
    for &call in transfer.iter().chain(ending) {
        // After a transfer at the three level, another 3♥ is illegal and skipped.
        auction = going_on(&auction, &[call, Call::Pass]).unwrap_or(auction);
    }
    passed(auction, 2)
}

/// Unless it is easy, the defenders named the strain before declarer's side.
fn for_both_sides(draw: &mut Draw<'_>) -> Auction {
    let difficulty = draw.difficulty;
    let wanted = |auction: &Auction| {
        let first = difficulty != Difficulty::Easy;
        is_long_enough(auction, difficulty) && defenders_first(auction) == Some(first)
    };
    // Few auctions can be changed in this way, so 30 % are random to avoid repeats.
    let tries = draw.chance.either(30, 0, 12);
    let changed = (0..tries).find_map(|_| {
        let auction = finished(draw, |auction| {
            is_long_enough(auction, difficulty) && auction.last_bid().is_some()
        });
        let changed = with_the_strain_of_the_contract(&auction).into_iter();
        let fitting: Vec<Auction> = changed.filter(&wanted).collect();
        draw.chance.pick(&fitting)
    });
    changed.unwrap_or_else(|| random_finished(&mut draw.chance, wanted))
}

/// Variants in which one pass or bid of the defenders becomes a bid in the strain of the contract,
/// at the lowest level or one higher. Only variants whose other calls stay legal.
fn with_the_strain_of_the_contract(auction: &Auction) -> Vec<Auction> {
    let Some(contract) = auction.contract_so_far() else {
        return Vec::new();
    };
    let mut changed = Vec::new();
    for (at, made) in auction.calls().iter().enumerate() {
        let doubles = matches!(made.call, Call::Double | Call::Redouble);
        if doubles || !is_defender(contract, made.seat) {
            continue;
        }
        let before = auction.before(at);
        let rest = || auction.calls().iter().skip(at + 1).map(|made| made.call);
        let bids = every_bid().filter(|bid| bid.strain == contract.bid.strain);
        let lower = bids.filter(|&bid| bid < contract.bid && before.check(Call::Bid(bid)).is_ok());
        changed.extend(lower.take(2).filter_map(|bid| {
            let calls: Vec<Call> = [Call::Bid(bid)].into_iter().chain(rest()).collect();
            going_on(&before, &calls)
        }));
    }
    changed
}
