//! Finished auctions with a contract in which a skill matters: for the kinds that ask for
//! the contract, declarer, dummy or leader.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Level, Strain};

use crate::auction::drawn_auction::{
    doubled, finished, going_on, has_double, has_wiped_double, opening_passes, passed,
};
use crate::auction::random_auction;
use crate::{Difficulty, Draw, Skill};
use engine::auction::MadeCall;
use engine::{Auction, Contract, Doubling, Side};

/// How many auctions are changed in search of one in which both sides name the strain.
const TRIES: usize = 12;

/// An auction with a contract that practises the skill of the draw.
pub(crate) fn practising(draw: &mut Draw<'_>) -> Auction {
    match draw.skill {
        Skill::FinalContract => for_the_contract(draw),
        Skill::DeclarerSameStrainBothSides => for_both_sides(draw),
        Skill::Declarer => for_declarer(draw),
        _ => for_the_lead(draw),
    }
}

/// Easy auctions are short; hard ones are long.
fn is_long_enough(auction: &Auction, difficulty: Difficulty) -> bool {
    let calls = auction.calls().len();
    match difficulty {
        Difficulty::Easy => calls <= 9,
        Difficulty::Medium => (6..=13).contains(&calls),
        Difficulty::Hard => calls >= 9,
    }
}

/// Easy: one in five is doubled. Medium: half are doubled, in the rest a bid has wiped
/// the double out. Hard: the same in long auctions, one in four redoubled.
fn for_the_contract(draw: &mut Draw<'_>) -> Auction {
    let difficulty = draw.difficulty;
    let doubling = match (difficulty, draw.chance.below(100)) {
        (Difficulty::Easy, 20..) => {
            return finished(draw, |auction| {
                let fits = is_long_enough(auction, difficulty) && !has_double(auction);
                fits && auction.last_bid().is_some()
            });
        }
        (Difficulty::Medium, 50..) | (Difficulty::Hard, 60..) => {
            return finished(draw, |auction| {
                is_long_enough(auction, difficulty) && has_wiped_double(auction)
            });
        }
        (Difficulty::Hard, 0..25) => Doubling::Redoubled,
        _ => Doubling::Doubled,
    };
    let auction = doubled(draw, doubling, |auction| {
        let calls = auction.calls().len();
        match difficulty {
            Difficulty::Easy => calls <= 3,
            Difficulty::Medium => (3..=7).contains(&calls),
            Difficulty::Hard => calls >= 5,
        }
    });
    passed(auction, 3)
}

/// In three of four partner has made the last bid. Hard: one in five is a transfer.
fn for_declarer(draw: &mut Draw<'_>) -> Auction {
    let difficulty = draw.difficulty;
    if difficulty == Difficulty::Hard && draw.chance.percent(20) {
        return transfer(draw);
    }
    let raised = draw.chance.percent(75);
    finished(draw, |auction| {
        let plain = difficulty != Difficulty::Easy || !has_double(auction);
        plain
            && is_long_enough(auction, difficulty)
            && is_raised(auction) == Some(raised)
            && !named_by_both(auction)
    })
}

/// Partner has made the last bid: where it is easy in four of ten, otherwise always;
/// where it is hard, declarer did not open the bidding either.
fn for_the_lead(draw: &mut Draw<'_>) -> Auction {
    let difficulty = draw.difficulty;
    let raised = difficulty != Difficulty::Easy || draw.chance.percent(40);
    finished(draw, |auction| {
        let bids = |made: &&MadeCall| matches!(made.call, Call::Bid(_));
        let opener = auction.calls().iter().find(bids).map(|made| made.seat);
        let declarer = auction.contract_so_far().map(|contract| contract.declarer);
        is_long_enough(auction, difficulty)
            && is_raised(auction) == Some(raised)
            && (difficulty != Difficulty::Hard || opener != declarer)
    })
}

/// Whether somebody other than declarer made the last bid; `None` where nobody bid.
fn is_raised(auction: &Auction) -> Option<bool> {
    let contract = auction.contract_so_far()?;
    let (_, bidder) = auction.last_bid()?;
    Some(bidder != contract.declarer)
}

/// Whether the defenders named the strain of the contract as well.
pub(crate) fn named_by_both(auction: &Auction) -> bool {
    auction
        .contract_so_far()
        .is_some_and(|contract| defenders_first(auction, contract).is_some())
}

/// Whether the defenders named the strain of the contract before declarer's side did;
/// `None` if they never did.
fn defenders_first(auction: &Auction, contract: Contract) -> Option<bool> {
    let named = |by_declarers: bool| {
        auction.calls().iter().position(|made| {
            let same = matches!(made.call, Call::Bid(bid) if bid.strain == contract.bid.strain);
            same && (Side::of(made.seat) == Side::of(contract.declarer)) == by_declarers
        })
    };
    Some(named(false)? < named(true)?)
}

/// `1NT – 2♦ – 2♥`, raised or not: who showed the hearts did not name them.
fn transfer(draw: &mut Draw<'_>) -> Auction {
    let bid = |level: u8, strain| Call::Bid(Bid::new(level, strain));
    let (below, suit) = draw.chance.pick_or(
        &[
            (Strain::Diamonds, Strain::Hearts),
            (Strain::Hearts, Strain::Spades),
        ],
        (Strain::Diamonds, Strain::Hearts),
    );
    let level = 1 + u8::from(draw.chance.percent(25));
    let passes = 1 + draw.chance.below(3);
    let mut bids = vec![
        bid(level, Strain::Notrump),
        bid(level + 1, below),
        bid(level + 1, suit),
    ];
    let endings: [&[Call]; 4] = [
        &[],
        &[bid(4, suit)],
        &[bid(3, Strain::Notrump), bid(4, suit)],
        &[bid(3, suit), bid(4, suit)],
    ];
    bids.extend(draw.chance.pick_or(&endings, &[]));
    let mut auction = opening_passes(draw, passes);
    for call in bids {
        // Over a transfer at the three level, 3♥ again is left out.
        if let Some(longer) = going_on(&auction, &[call]) {
            auction = passed(longer, 1);
        }
    }
    passed(auction, 2)
}

/// Easy: the defenders named it later than declarer's side, so that only who looks at the
/// last bid errs. Otherwise they named it first.
fn for_both_sides(draw: &mut Draw<'_>) -> Auction {
    let difficulty = draw.difficulty;
    let wanted = |auction: &Auction| {
        let first = auction
            .contract_so_far()
            .and_then(|contract| defenders_first(auction, contract));
        let plain = difficulty == Difficulty::Easy;
        is_long_enough(auction, difficulty) && first == Some(!plain)
    };
    // Few auctions can be changed so: three of ten are made by chance, lest they repeat.
    if draw.chance.percent(30) {
        return random_auction::complete(&mut draw.chance, wanted);
    }
    for _ in 0..TRIES {
        let auction = finished(draw, |auction| {
            is_long_enough(auction, difficulty) && auction.last_bid().is_some()
        });
        let changed = with_the_strain_of_the_contract(&auction);
        let fitting: Vec<Auction> = changed.filter(&wanted).collect();
        if let Some(auction) = draw.chance.pick(&fitting) {
            return auction;
        }
    }
    random_auction::complete(&mut draw.chance, wanted)
}

/// The auction with one call of the defenders made a bid in the strain of the contract,
/// as low as can be or a level higher; every way in which the other calls may stay.
fn with_the_strain_of_the_contract(auction: &Auction) -> impl Iterator<Item = Auction> {
    let contract = auction.contract_so_far();
    let places = 0..auction.calls().len();
    places
        .flat_map(|at| [(at, 0), (at, 1)])
        .filter_map(move |(at, jump)| {
            let contract = contract?;
            let made = auction.calls().get(at)?;
            let replaced = matches!(made.call, Call::Pass | Call::Bid(_));
            if !replaced || Side::of(made.seat) == Side::of(contract.declarer) {
                return None;
            }
            let before = auction.before(at);
            let lowest = before.lowest_sufficient(contract.bid.strain)?;
            let level = Level::try_new(lowest.level.get() + jump).ok()?;
            let bid = Bid { level, ..lowest };
            if bid >= contract.bid {
                return None;
            }
            let rest = auction.calls().iter().skip(at + 1).map(|made| made.call);
            let calls: Vec<Call> = [Call::Bid(bid)].into_iter().chain(rest).collect();
            going_on(&before, &calls)
        })
}
