//! Auctions of the bank with one call replaced by one that is not allowed, so that all other
//! calls keep their players. What then no longer fits together is thrown away.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Level, Seat, Strain};

use super::{Case, FindTheIllegalCall};
use crate::auction::drawn_auction::{finished, has_double, last_passes};
use crate::auction::random_auction::named_by_side;
use crate::fields::WrittenCalls;
use crate::{Chance, Difficulty, Draw, Skill};
use engine::Auction;
use engine::auction::every_bid;

/// Auctions damaged before the fallback. One in three will do.
const TRIES: usize = 100;

/// An auction with a call that was not allowed, which practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> FindTheIllegalCall {
    // Drawn once: what is hard to damage is to be as frequent as the rest.
    let roll = draw.chance.below(100);
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    // Whether a redouble is to stand over a bid that has wiped out a double.
    let over_a_double =
        skill == Skill::RedoubleLegal && difficulty == Difficulty::Hard && roll >= 70;
    for _ in 0..TRIES {
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
        let calls = calls.and_then(|(dealer, calls)| {
            let calls = played_out(dealer, &calls)?;
            fits(dealer, &calls, skill, difficulty).then_some((dealer, calls))
        });
        if let Some((dealer, calls)) = calls {
            return FindTheIllegalCall {
                dealer: dealer.into(),
                auction: WrittenCalls(calls),
            };
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

/// A dealer and calls, one of them damaged; not always to the end.
type Damaged = Option<(Seat, Vec<Call>)>;

/// The calls up to the end of the auction, with as many passes as it takes.
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

/// Easy: short, no double but the one in question, nothing between a bid that is too low
/// and the last one. Medium: longer, or with something between. Hard: another call looks
/// wrong as well.
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

/// The indices of the bids.
fn bids(whole: &Auction) -> Vec<usize> {
    let calls = whole.calls().iter().enumerate();
    let bids = calls.filter(|(_, made)| matches!(made.call, Call::Bid(_)));
    bids.map(|(at, _)| at).collect()
}

/// An auction of the bank that is to be damaged.
struct Damage<'a> {
    whole: &'a Auction,
    difficulty: Difficulty,
    /// From 0 to 99: what sort of damage.
    roll: usize,
    chance: &'a mut Chance,
}

impl Damage<'_> {
    fn made(&self, at: usize) -> Option<Call> {
        self.whole.calls().get(at).map(|made| made.call)
    }

    /// The calls with those from `at` on replaced by others.
    fn put(&self, at: usize, others: &[Call]) -> Damaged {
        let made = self.whole.calls().iter().map(|made| made.call);
        let mut calls: Vec<Call> = made.collect();
        calls.resize(calls.len().max(at + others.len()), PASS);
        calls.splice(at..at + others.len(), others.iter().copied());
        Some((self.whole.dealer(), calls))
    }

    /// The call of the bidder's partner, where the opponent between them passes.
    fn put_after_a_pass(&self, at: usize, call: Call) -> Damaged {
        (self.made(at)? == PASS).then(|| self.put(at + 1, &[call]))?
    }

    /// A call that needs a bid, before there is one: by the first player, or the second.
    fn before_any_bid(&mut self, call: Call) -> Damaged {
        let calls = self.whole.calls().iter();
        let mut calls = calls.skip_while(|made| made.call == PASS).peekable();
        let opener = calls.peek()?.seat;
        let (dealer, begun): (Seat, &[Call]) = match self.chance.percent(50) {
            true => (opener.rho(), &[call]),
            false => (opener.partner(), &[PASS, call]),
        };
        let begun = begun.iter().copied();
        Some((dealer, begun.chain(calls.map(|made| made.call)).collect()))
    }

    /// The place after a bid, or after one over a double; in three of four, where there are
    /// several, not after the last.
    fn after_a_bid(&mut self, over_a_double: bool) -> Option<usize> {
        let mut bids = bids(self.whole);
        if over_a_double {
            bids.retain(|&at| has_double(&self.whole.before(at)));
        }
        if bids.len() > 1 && self.chance.percent(75) {
            bids.pop();
        }
        Some(self.chance.pick(&bids)? + 1)
    }

    /// A player overlooks the last bid: of a hundred, 20 name it again, 50 bid a lower strain
    /// at its level, 30 a level too low.
    fn too_low(&mut self) -> Damaged {
        let bids = bids(self.whole);
        let (first, last) = (*bids.first()?, *bids.last()?);
        // Three of four are followed by a bid: learners look at the last bid first.
        let end = match self.chance.percent(75) {
            true => last,
            false => self.whole.calls().len(),
        };
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
            // What was bid in fact, only too low.
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
                let lower = Strain::ASC.into_iter().filter(|&it| it < last.strain);
                let lower: Vec<Strain> = lower.collect();
                let strain = self.chance.pick(&lower)?;
                Bid { level, strain }
            }
            _ => {
                let level = Level::try_new(level.get() - 1).ok()?;
                // Nearest to being enough, where the strain is higher.
                let wanted = strain > last.strain || self.chance.percent(40);
                let strain = if wanted { strain } else { Strain::Notrump };
                Bid { level, strain }
            }
        };
        self.put(at, &[Call::Bid(bid)])
    }

    /// A player doubles. Easy: partner's bid, or (25 in 100) before any bid. Medium: a bid
    /// that is doubled (50), partner's (35), none (15). Hard: a redoubled one (35), a doubled
    /// one (35), partner's (30).
    fn wrong_double(&mut self) -> Damaged {
        let at = self.after_a_bid(false)?;
        match (self.difficulty, self.roll) {
            (Difficulty::Easy, 0..75) | (Difficulty::Medium, 50..85) | (Difficulty::Hard, 70..) => {
                self.put_after_a_pass(at, X)
            }
            (Difficulty::Easy, _) | (Difficulty::Medium, 85..) => self.before_any_bid(X),
            (Difficulty::Hard, 0..35) => self.put(at, &[X, XX, X]),
            // The doubler's partner doubles too; or the bidder's doubles back.
            _ if self.chance.percent(65) => self.put(at, &[X, PASS, X]),
            _ => self.put(at, &[X, X]),
        }
    }

    /// A player redoubles. Easy: a bid that is not doubled, or partner's double (30 in 100),
    /// or nothing at all (10). Medium: a bid that is not doubled (40), partner's double (60).
    /// Hard: what is redoubled (40), partner's double (30), a bid over a double (30).
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

    /// A player calls after the end. Of a hundred easy ones 45 are a pass too many, 40 a bid,
    /// 15 a bid after all have passed; medium: 25, 50, 25. Hard: no pass, 70 bids after a
    /// double or three opening passes, 30 after all have passed.
    fn after_the_end(&mut self) -> Damaged {
        let (passes, bids_on) = match self.difficulty {
            Difficulty::Easy => (45, 85),
            Difficulty::Medium => (25, 75),
            Difficulty::Hard => (0, 70),
        };
        let end = self.whole.calls().len();
        if self.roll >= bids_on {
            let made = self.whole.calls().iter().map(|made| made.call);
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
