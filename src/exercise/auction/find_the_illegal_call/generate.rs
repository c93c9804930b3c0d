//! Auctions of the bank in which one call is replaced with an illegal one, so that all other calls
//! keep their players. Combinations that do not fit are discarded.

use super::{Case, FindTheIllegalCall};
use crate::auction::drawn_auction::{finished, has_double, last_passes, named_by_side};
use crate::fields::{Calls, WrittenCalls};
use crate::prelude::*;
use engine::auction::every_bid;

pub(crate) fn generate(draw: &mut Draw<'_>) -> FindTheIllegalCall {
    // Drawn once, so that types of damage that often fail stay as frequent as the others.
    let roll = draw.chance.below(100);
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    // Whether a redouble comes over a bid that has cancelled a double.
    let over_a_double =
        skill == Skill::RedoubleLegal && difficulty == Difficulty::Hard && roll >= 70;
    // About one in three succeeds.
    for _ in 0..100 {
        let whole = finished(draw, |auction| {
            auction.last_bid().is_some() && (!over_a_double || has_double(auction))
        });
        let mut damage = Damage {
            whole: &whole,
            difficulty,
            roll,
            chance: &mut draw.chance,
        };
        let calls = match skill {
            Skill::DoubleLegal => damage.wrong_double(),
            Skill::RedoubleLegal => damage.wrong_redouble(over_a_double),
            Skill::AuctionEnds => damage.after_the_end(),
            _ => damage.too_low(),
        };
        let made = calls.and_then(|(dealer, calls)| {
            let calls = played_out(dealer, &calls)?;
            fits(dealer, &calls, skill, difficulty).then(|| FindTheIllegalCall {
                dealer: dealer.into(),
                auction: WrittenCalls(calls),
            })
        });
        if let Some(made) = made {
            return made;
        }
    }
    crate::text::plain(
        match draw.skill {
            Skill::DoubleLegal => r#"(auction: "1S P X P P P")"#,
            Skill::RedoubleLegal => r#"(auction: "1S P XX P P P")"#,
            Skill::AuctionEnds => r#"(auction: "1S P P P 2S P P P")"#,
            _ => r#"(auction: "1S 1H P P P")"#,
        },
        "each has one call that is not allowed",
    )
}

/// A dealer and calls, one of which is illegal; not always up to the end of the auction.
type Damaged = Option<(Seat, Vec<Call>)>;

/// The calls completed with as many passes as the auction needs to end.
fn played_out(dealer: Seat, calls: &[Call]) -> Option<Vec<Call>> {
    let case = Case::of(dealer, calls).ok()?;
    let mut rest = case.after.iter().copied().chain(std::iter::repeat(PASS));
    let mut after = Vec::new();
    while !case.played_on(&after)?.has_ended() {
        after.extend(rest.next());
    }
    let first = calls.iter().copied().take(case.place() + 1);
    Some(first.chain(after).collect())
}

/// Easy: short, and nothing hides the mistake. Medium: longer or, for bids, something hides it.
/// Hard: long, and another call looks illegal, unless the auction is over.
fn fits(dealer: Seat, calls: &[Call], skill: Skill, difficulty: Difficulty) -> bool {
    let Ok(case) = Case::of(dealer, calls) else {
        return false;
    };
    let before = case.before.calls().iter();
    let doubles = before.filter(|made| made.call == X).count();
    let hidden = skill == Skill::SufficientBid && last_passes(&case.before) > 0;
    let plain = !hidden && doubles <= usize::from(skill == Skill::RedoubleLegal);
    let calls = calls.len();
    match (difficulty, skill) {
        (Difficulty::Easy, _) => plain && calls <= 11,
        (Difficulty::Medium, Skill::SufficientBid) => !plain || calls >= 11,
        (Difficulty::Medium, _) => calls >= 8,
        (Difficulty::Hard, Skill::AuctionEnds) => calls >= 9,
        (Difficulty::Hard, _) => calls >= 9 && case.misjudged().next().is_some(),
    }
}

const PASS: Call = Call::Pass;
const X: Call = Call::Double;
const XX: Call = Call::Redouble;

struct Damage<'a> {
    whole: &'a Auction,
    difficulty: Difficulty,
    roll: usize,
    chance: &'a mut Chance,
}

impl Damage<'_> {
    fn bids(&self) -> Vec<usize> {
        let is_bid = |at: &usize| matches!(self.made(*at), Some(Call::Bid(_)));
        (0..self.whole.calls().len()).filter(is_bid).collect()
    }

    fn made(&self, at: usize) -> Option<Call> {
        self.whole.calls().get(at).map(|made| made.call)
    }

    /// Replaces the calls from `at` on with others.
    fn put(&self, at: usize, others: &[Call]) -> Damaged {
        let mut calls = Calls::from(self.whole).0;
        calls.resize(calls.len().max(at + others.len()), PASS);
        calls.splice(at..at + others.len(), others.iter().copied());
        Some((self.whole.dealer(), calls))
    }

    /// Inserts a call of the bidder's partner after a pass of the opponent between them.
    fn put_after_a_pass(&self, at: usize, call: Call) -> Damaged {
        (self.made(at)? == PASS).then(|| self.put(at + 1, &[call]))?
    }

    /// A call that needs a bid before it, made before any bid by the first or the second player.
    fn before_any_bid(&mut self, call: Call) -> Damaged {
        let calls = self.whole.calls().iter();
        let mut calls = calls.skip_while(|made| made.call == PASS).peekable();
        let opener = calls.peek()?.seat;
        let second = (opener.partner(), vec![PASS, call]);
        let (dealer, mut begun) = self.chance.either(50, (opener.rho(), vec![call]), second);
        begun.extend(calls.map(|made| made.call));
        Some((dealer, begun))
    }

    /// The index after a bid, or after a bid over a double; usually not after the last one.
    fn after_a_bid(&mut self, over_a_double: bool) -> Option<usize> {
        let mut bids = self.bids();
        if over_a_double {
            bids.retain(|&at| has_double(&self.whole.before(at)));
        }
        if bids.len() > 1 && self.chance.percent(75) {
            bids.pop();
        }
        Some(self.chance.pick(&bids)? + 1)
    }

    /// A player overlooks the last bid: repeats it, or bids a lower strain or level.
    fn too_low(&mut self) -> Damaged {
        let bids = self.bids();
        let (first, last) = (*bids.first()?, *bids.last()?);
        // 75 % are followed by a bid, since learners look at the last bid first.
        let end = self.chance.either(75, last, self.whole.calls().len());
        let fits = |at: &usize| {
            let at_once = bids.contains(&(at - 1));
            matches!(self.made(*at), Some(Call::Pass | Call::Bid(_)))
                && (at_once || self.difficulty != Difficulty::Easy)
        };
        let places: Vec<usize> = (first + 1..end).filter(fits).collect();
        let at = self.chance.pick(&places)?;
        let before = self.whole.before(at);
        let (last, _) = before.last_bid()?;
        let strain = match self.made(at)? {
            // The strain really bid, only too low.
            Call::Bid(bid) => bid.strain,
            _ => {
                let any = self.chance.pick_or(&Strain::ASC, Strain::Hearts);
                self.chance.pick_or(&named_by_side(&before), any)
            }
        };
        let level = last.level;
        let bid = match self.roll {
            0..20 => last,
            20..70 if strain < last.strain => Bid { level, strain },
            20..70 => {
                let lower = Strain::ASC.iter().filter(|it| **it < last.strain);
                let lower: Vec<Strain> = lower.copied().collect();
                let strain = self.chance.pick(&lower)?;
                Bid { level, strain }
            }
            _ => {
                let level = Level::try_new(level.get() - 1).ok()?;
                // The nearest to sufficient, if the strain is higher.
                let wanted = strain > last.strain || self.chance.percent(40);
                let strain = if wanted { strain } else { Strain::Notrump };
                Bid { level, strain }
            }
        };
        self.put(at, &[Call::Bid(bid)])
    }

    /// A double of partner's bid, before any bid, or of a bid doubled or redoubled already.
    fn wrong_double(&mut self) -> Damaged {
        let at = self.after_a_bid(false)?;
        match (self.difficulty, self.roll) {
            (Difficulty::Easy, 0..75) | (Difficulty::Medium, 50..85) | (Difficulty::Hard, 70..) => {
                self.put_after_a_pass(at, X)
            }
            (Difficulty::Easy, _) | (Difficulty::Medium, 85..) => self.before_any_bid(X),
            (Difficulty::Hard, 0..35) => self.put(at, &[X, XX, X]),
            // The doubler's partner doubles too, or the bidder's partner doubles in return.
            _ if self.chance.percent(65) => self.put(at, &[X, PASS, X]),
            _ => self.put(at, &[X, X]),
        }
    }

    /// A redouble of an undoubled or a redoubled bid, of partner's double, or before any bid.
    fn wrong_redouble(&mut self, over_a_double: bool) -> Damaged {
        let at = self.after_a_bid(over_a_double)?;
        match (self.difficulty, self.roll) {
            (Difficulty::Easy, 0..10) => self.before_any_bid(XX),
            (Difficulty::Easy, 10..40)
            | (Difficulty::Medium, 0..60)
            | (Difficulty::Hard, 40..70) => self.put(at, &[X, PASS, XX]),
            (Difficulty::Hard, 0..40) if self.chance.percent(50) => self.put(at, &[X, XX, XX]),
            (Difficulty::Hard, 0..40) => self.put(at, &[X, XX, PASS, XX]),
            _ if self.chance.percent(65) => self.put_after_a_pass(at, XX),
            _ => self.put(at, &[XX]),
        }
    }

    /// A call after the end: a pass, a bid, or an auction that goes on after four passes.
    fn after_the_end(&mut self) -> Damaged {
        let (passes, bids_on) = self.difficulty.choose((35, 65), (20, 60), (0, 55));
        let end = self.whole.calls().len();
        if self.roll >= bids_on {
            let made = Calls::from(self.whole).0.into_iter();
            let opening = made.skip_while(|&call| call == PASS);
            let calls = [PASS; 4].into_iter().chain(opening);
            return Some((self.whole.dealer(), calls.collect()));
        }
        if self.roll < passes {
            return self.put(end, &[PASS]);
        }
        let (last, _) = self.whole.last_bid()?;
        let three_passes = (0..3).all(|at| self.made(at) == Some(PASS));
        let twisted = has_double(self.whole) || three_passes;
        if self.difficulty == Difficulty::Hard && !twisted {
            return None;
        }
        let mut higher: Vec<Bid> = every_bid().filter(|&bid| bid > last).take(5).collect();
        if self.chance.percent(50) {
            higher.retain(|bid| bid.strain == last.strain);
        }
        let bid = self.chance.pick(&higher)?;
        self.put(end, &[Call::Bid(bid)])
    }
}
