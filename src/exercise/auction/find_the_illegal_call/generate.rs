//! Auctions of the bank with one call damaged.
//!
//! A call is put in the place of another one, so that all others keep their players. What
//! then no longer fits together is thrown away.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Level, Seat, Strain};

use super::{FindTheIllegalCall, played_on};
use crate::auction::drawn_auction::{self, has_double, last_passes};
use crate::{Chance, Difficulty, Draw, Skill};
use engine::auction::every_bid;
use engine::{Auction, Side};

/// How many auctions are damaged before the plain case is taken. One in three will do.
const TRIES: usize = 100;

/// An auction with a call that was not allowed, which practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> FindTheIllegalCall {
    // Chosen once: what is hard to damage is to be as frequent as the rest.
    let sort = draw.chance.below(100);
    for _ in 0..TRIES {
        let over_a_double = is_over_a_double(draw.skill, draw.difficulty, sort);
        let whole = drawn_auction::finished(draw, |auction| {
            auction.last_bid().is_some() && (!over_a_double || has_double(auction))
        });
        let (skill, difficulty, chance) = (draw.skill, draw.difficulty, &mut draw.chance);
        let calls = match skill {
            Skill::DoubleLegal => wrong_double(chance, &whole, difficulty, sort),
            Skill::RedoubleLegal => wrong_redouble(chance, &whole, difficulty, sort),
            Skill::AuctionEnds => after_the_end(chance, &whole, difficulty, sort),
            _ => too_low(chance, &whole, difficulty, sort),
        };
        let item = calls.and_then(|(dealer, calls)| finished(dealer, &calls));
        if let Some(item) = item.filter(|item| fits(item, skill, difficulty)) {
            return item;
        }
    }
    plain(draw.skill)
}

/// Calls with their dealer, one of them damaged; not always to the end.
type Damaged = Option<(Seat, Vec<Call>)>;

/// The exercise, with as many passes as end the auction.
fn finished(dealer: Seat, calls: &[Call]) -> Option<FindTheIllegalCall> {
    let mut item = FindTheIllegalCall::new(dealer, calls).ok()?;
    let mut after = Vec::new();
    for call in std::mem::take(&mut item.after) {
        if played_on(&item.before, item.wrong, &after)?.has_ended() {
            break;
        }
        after.push(call);
    }
    while !played_on(&item.before, item.wrong, &after)?.has_ended() {
        after.push(Call::Pass);
    }
    item.after = after;
    Some(item)
}

/// Easy: short, no double but the one in question, nothing between a bid that is too low
/// and the last one. Medium: longer, or with something between. Hard: another call looks
/// wrong as well.
fn fits(item: &FindTheIllegalCall, skill: Skill, difficulty: Difficulty) -> bool {
    let calls = item.calls().len();
    let before = item.before.calls().iter();
    let doubles = before.filter(|made| made.call == X).count();
    let hidden = skill == Skill::SufficientBid && last_passes(&item.before) > 0;
    let plain = !hidden && doubles <= usize::from(skill == Skill::RedoubleLegal);
    match (difficulty, skill) {
        (Difficulty::Easy, _) => plain && calls <= 11,
        (Difficulty::Medium, Skill::SufficientBid) => !plain || calls >= 11,
        (Difficulty::Medium, _) => calls >= 8,
        (Difficulty::Hard, Skill::AuctionEnds) => calls >= 9,
        (Difficulty::Hard, _) => calls >= 9 && !item.misjudged().is_empty(),
    }
}

/// `1♠ – 1♥` and the like, should chance ever give nothing.
fn plain(skill: Skill) -> FindTheIllegalCall {
    crate::text::plain(
        match skill {
            Skill::DoubleLegal => r#"(auction: "1S P X P P P")"#,
            Skill::RedoubleLegal => r#"(auction: "1S P XX P P P")"#,
            Skill::AuctionEnds => r#"(auction: "1S P P P 2S P P P")"#,
            _ => r#"(auction: "1S 1H P P P")"#,
        },
        "each has one call that is not allowed",
    )
}

/// The calls with those from `at` on replaced by others, as far as these go.
fn put(whole: &Auction, at: usize, others: &[Call]) -> Damaged {
    let calls = whole.calls().iter().map(|made| made.call);
    let mut calls: Vec<Call> = calls.collect();
    if at > calls.len() {
        return None;
    }
    calls.resize(calls.len().max(at + others.len()), Call::Pass);
    calls.splice(at..at + others.len(), others.iter().copied());
    Some((whole.dealer(), calls))
}

/// The places of the bids.
fn bids(whole: &Auction) -> Vec<usize> {
    let calls = whole.calls().iter().enumerate();
    let bids = calls.filter(|(_, made)| matches!(made.call, Call::Bid(_)));
    bids.map(|(at, _)| at).collect()
}

/// Whether a redouble is to stand over a bid that has wiped out a double.
fn is_over_a_double(skill: Skill, difficulty: Difficulty, sort: usize) -> bool {
    skill == Skill::RedoubleLegal && difficulty == Difficulty::Hard && sort >= 70
}

/// The place after a bid, or after one over a double; in three of four, where there are
/// several, not after the last.
fn after_a_bid(chance: &mut Chance, whole: &Auction, over_a_double: bool) -> Option<usize> {
    let mut bids = bids(whole);
    if over_a_double {
        bids.retain(|&at| has_double(&whole.before(at)));
    }
    if bids.len() > 1 && chance.percent(75) {
        bids.pop();
    }
    Some(chance.pick(&bids)? + 1)
}

/// Somebody overlooks the last bid: of a hundred, 20 name it again, 50 bid a lower strain
/// at its level, 30 a level too low.
fn too_low(chance: &mut Chance, whole: &Auction, difficulty: Difficulty, sort: usize) -> Damaged {
    let bids = bids(whole);
    let (first, last) = (*bids.first()?, *bids.last()?);
    // Three of four are followed by a bid: what comes last would be looked at first.
    let end = if chance.percent(75) {
        last
    } else {
        whole.calls().len()
    };
    let places: Vec<usize> = (first + 1..end)
        .filter(|&at| {
            let call = whole.calls().get(at).map(|made| made.call);
            let at_once = bids.contains(&(at - 1));
            matches!(call, Some(Call::Pass | Call::Bid(_)))
                && (at_once || difficulty != Difficulty::Easy)
        })
        .collect();
    let at = chance.pick(&places)?;
    let before = whole.before(at);
    let (last, _) = before.last_bid()?;
    let wanted = match whole.calls().get(at)?.call {
        // What was bid in fact, only too low.
        Call::Bid(bid) => bid.strain,
        _ => likely_strain(chance, &before),
    };
    let bid = match sort {
        0..20 => last,
        20..70 if wanted < last.strain => Bid {
            strain: wanted,
            ..last
        },
        20..70 => Bid {
            strain: lower_strain(chance, last.strain)?,
            ..last
        },
        _ => Bid {
            level: Level::try_new(last.level.get().checked_sub(1)?).ok()?,
            // Nearest to being enough, where the strain is higher.
            strain: if wanted > last.strain || chance.percent(40) {
                wanted
            } else {
                Strain::Notrump
            },
        },
    };
    put(whole, at, &[Call::Bid(bid)])
}

/// A strain that the player or partner has named, else any.
fn likely_strain(chance: &mut Chance, before: &Auction) -> Strain {
    let ours: Vec<Strain> = before
        .calls()
        .iter()
        .filter(|made| Side::of(made.seat) == Side::of(before.turn()))
        .filter_map(|made| match made.call {
            Call::Bid(bid) => Some(bid.strain),
            _ => None,
        })
        .collect();
    let any = chance.pick_or(&Strain::ASC, Strain::Hearts);
    chance.pick_or(&ours, any)
}

fn lower_strain(chance: &mut Chance, strain: Strain) -> Option<Strain> {
    let lower: Vec<Strain> = Strain::ASC
        .into_iter()
        .filter(|&other| other < strain)
        .collect();
    chance.pick(&lower)
}

const PASS: Call = Call::Pass;
const X: Call = Call::Double;
const XX: Call = Call::Redouble;

/// Somebody doubles. Easy: partner's bid, or (25 in 100) before any bid. Medium: a bid
/// that is doubled (50), partner's (35), none (15). Hard: a redoubled one (35), a doubled
/// one (35), partner's (30).
fn wrong_double(
    chance: &mut Chance,
    whole: &Auction,
    difficulty: Difficulty,
    sort: usize,
) -> Damaged {
    let at = after_a_bid(chance, whole, false)?;
    let partners = || put_after_a_pass(whole, at, X);
    match (difficulty, sort) {
        (Difficulty::Easy, 0..75) | (Difficulty::Medium, 50..85) | (Difficulty::Hard, 70..) => {
            partners()
        }
        (Difficulty::Easy | Difficulty::Medium, _) if sort >= 75 => {
            before_any_bid(chance, whole, X)
        }
        (Difficulty::Hard, 0..35) => put(whole, at, &[X, XX, X]),
        // The doubler's partner doubles too; or the bidder's doubles back.
        _ if chance.percent(65) => put(whole, at, &[X, PASS, X]),
        _ => put(whole, at, &[X, X]),
    }
}

/// Somebody redoubles. Easy: a bid that is not doubled, or partner's double (30 in 100),
/// or nothing at all (10). Medium: a bid that is not doubled (40), partner's double (60).
/// Hard: what is redoubled (40), partner's double (30), a bid over a double (30).
fn wrong_redouble(
    chance: &mut Chance,
    whole: &Auction,
    difficulty: Difficulty,
    sort: usize,
) -> Damaged {
    let over_a_double = is_over_a_double(Skill::RedoubleLegal, difficulty, sort);
    let at = after_a_bid(chance, whole, over_a_double)?;
    match (difficulty, sort) {
        (Difficulty::Easy, 0..10) => before_any_bid(chance, whole, XX),
        (Difficulty::Easy, 10..40) | (Difficulty::Medium, 0..60) | (Difficulty::Hard, 40..70) => {
            put(whole, at, &[X, PASS, XX])
        }
        (Difficulty::Hard, 0..40) if chance.percent(50) => put(whole, at, &[X, XX, XX]),
        (Difficulty::Hard, 0..40) => put(whole, at, &[X, XX, PASS, XX]),
        _ if chance.percent(65) => put_after_a_pass(whole, at, XX),
        _ => put(whole, at, &[XX]),
    }
}

/// The call of the bidder's partner, where the opponent between them passes.
fn put_after_a_pass(whole: &Auction, at: usize, call: Call) -> Damaged {
    let passes = whole.calls().get(at)?.call == Call::Pass;
    passes.then(|| put(whole, at + 1, &[call]))?
}

/// A call that needs a bid, before there is one: by the first player, or the second.
fn before_any_bid(chance: &mut Chance, whole: &Auction, call: Call) -> Damaged {
    let first = *bids(whole).first()?;
    let calls = whole.calls().iter().map(|made| made.call).skip(first);
    let opener = whole.calls().get(first)?.seat;
    let (dealer, begun): (Seat, &[Call]) = if chance.percent(50) {
        (opener.rho(), &[call])
    } else {
        (opener.partner(), &[PASS, call])
    };
    Some((dealer, begun.iter().copied().chain(calls).collect()))
}

/// Somebody calls after the end. Of a hundred easy ones 45 are a pass too many, 40 a bid,
/// 15 a bid after all have passed; medium: 25, 50, 25. Hard: no pass, 70 bids after a
/// double or three opening passes, 30 after all have passed.
fn after_the_end(
    chance: &mut Chance,
    whole: &Auction,
    difficulty: Difficulty,
    sort: usize,
) -> Damaged {
    let (passes, bids_on) = match difficulty {
        Difficulty::Easy => (45, 85),
        Difficulty::Medium => (25, 75),
        Difficulty::Hard => (0, 70),
    };
    let made = whole.calls().iter().map(|made| made.call);
    if sort >= bids_on {
        let opening = made.skip_while(|&call| call == Call::Pass);
        return Some((
            whole.dealer(),
            vec![PASS; 4].into_iter().chain(opening).collect(),
        ));
    }
    let mut calls: Vec<Call> = made.collect();
    if sort < passes {
        calls.push(PASS);
        return Some((whole.dealer(), calls));
    }
    let twisted = has_double(whole) || calls.starts_with(&[PASS; 3]);
    if difficulty == Difficulty::Hard && !twisted {
        return None;
    }
    let (last, _) = whole.last_bid()?;
    let higher: Vec<Bid> = every_bid().filter(|&bid| bid > last).take(5).collect();
    let again: Vec<Bid> = higher
        .iter()
        .copied()
        .filter(|bid| bid.strain == last.strain)
        .collect();
    let bid = if chance.percent(50) {
        chance.pick(&again)?
    } else {
        chance.pick(&higher)?
    };
    calls.push(Call::Bid(bid));
    Some((whole.dealer(), calls))
}
