//! Auctions of the bank in which one call is replaced with an illegal one, so that all other calls
//! keep their players. Combinations that do not fit are discarded.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Level, Seat, Strain};

use super::{Case, FindTheIllegalCall};
use crate::auction::drawn_auction::{finished, has_double, last_passes};
use crate::auction::random_auction::named_by_side;
use crate::fields::WrittenCalls;
use crate::{Chance, Difficulty, Draw, Skill};
use engine::Auction;
use engine::auction::every_bid;

/// How many auctions are tried before the fallback; about one in three succeeds.
const TRIES: usize = 100;

/// An auction with one illegal call that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> FindTheIllegalCall {
    // Drawn once, so that types of damage that often fail stay as frequent as the others.
    let roll = draw.chance.below(100);
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    // Whether a redouble comes over a bid that has cancelled a double.
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
        let damaged = match skill {
            Skill::DoubleLegal => damage.wrong_double(),
            Skill::RedoubleLegal => damage.wrong_redouble(over_a_double),
            Skill::AuctionEnds => damage.after_the_end(),
            _ => damage.too_low(),
        };
        if let Some((dealer, calls)) = damaged
            && let Some(calls) = fitting(dealer, &calls, skill, difficulty)
        {
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

/// A dealer and calls, one of which is illegal; not always up to the end of the auction.
type Damaged = Option<(Seat, Vec<Call>)>;

/// The calls with as many passes as the auction needs to end; `None` if they do not fit.
///
/// Easy: short, no double except the one in question, nothing between the insufficient bid and the
/// bid it should beat. Medium: longer, or with something between them. Hard: another call looks
/// illegal as well.
fn fitting(
    dealer: Seat,
    calls: &[Call],
    skill: Skill,
    difficulty: Difficulty,
) -> Option<Vec<Call>> {
    let case = Case::of(dealer, calls).ok()?;
    let mut rest = case.after.iter().copied().chain(std::iter::repeat(PASS));
    let mut after = Vec::new();
    while !case.played_on(&after)?.has_ended() {
        after.extend(rest.next());
    }
    let calls: Vec<Call> = calls[..=case.place()]
        .iter()
        .copied()
        .chain(after)
        .collect();
    let doubles = case.before.calls().iter().filter(|made| made.call == X);
    let hidden = skill == Skill::SufficientBid && last_passes(&case.before) > 0;
    let plain = !hidden && doubles.count() <= usize::from(skill == Skill::RedoubleLegal);
    let fits = match (difficulty, skill) {
        (Difficulty::Easy, _) => plain && calls.len() <= 11,
        (Difficulty::Medium, Skill::SufficientBid) => !plain || calls.len() >= 11,
        (Difficulty::Medium, _) => calls.len() >= 8,
        (Difficulty::Hard, Skill::AuctionEnds) => calls.len() >= 9,
        (Difficulty::Hard, _) => calls.len() >= 9 && case.misjudged().next().is_some(),
    };
    fits.then_some(calls)
}

const PASS: Call = Call::Pass;
const X: Call = Call::Double;
const XX: Call = Call::Redouble;

/// A bank auction to be changed.
struct Damage<'a> {
    whole: &'a Auction,
    difficulty: Difficulty,
    /// The type of damage, from 0 to 99.
    roll: usize,
    chance: &'a mut Chance,
}

impl Damage<'_> {
    fn made(&self) -> impl Iterator<Item = Call> {
        self.whole.calls().iter().map(|made| made.call)
    }

    /// The calls without opening passes.
    fn since_the_opening(&self) -> impl Iterator<Item = Call> {
        self.made().skip_while(|&call| call == PASS)
    }

    /// The indices of the bids.
    fn bids(&self) -> Vec<usize> {
        let bids = self.made().zip(0..);
        let bids = bids.filter(|(call, _)| matches!(call, Call::Bid(_)));
        bids.map(|(_, at)| at).collect()
    }

    /// Replaces the calls from `at` on with others.
    fn put(&self, at: usize, others: &[Call]) -> Damaged {
        let after = self.made().skip(at + others.len());
        let calls = self.made().take(at).chain(others.iter().copied());
        Some((self.whole.dealer(), calls.chain(after).collect()))
    }

    /// Inserts a call of the bidder's partner after a pass of the opponent between them.
    fn put_after_a_pass(&self, at: usize, call: Call) -> Damaged {
        (self.made().nth(at)? == PASS).then(|| self.put(at + 1, &[call]))?
    }

    /// A call that needs a bid before it, made before any bid by the first or the second player.
    fn before_any_bid(&mut self, call: Call) -> Damaged {
        let mut calls = self.whole.calls().iter();
        let opener = calls.find(|made| made.call != PASS)?.seat;
        let (dealer, mut begun) = match self.chance.percent(50) {
            true => (opener.rho(), vec![call]),
            false => (opener.partner(), vec![PASS, call]),
        };
        begun.extend(self.since_the_opening());
        Some((dealer, begun))
    }

    /// The index after a bid, or after a bid over a double. If there are several, 75 % are not
    /// after the last one.
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

    /// A player overlooks the last bid: 20 % repeat it, 50 % bid a lower strain at its level, 30 %
    /// bid a level too low.
    fn too_low(&mut self) -> Damaged {
        let bids = self.bids();
        let (first, last) = (*bids.first()?, *bids.last()?);
        // 75 % are followed by a bid, since learners look at the last bid first.
        let end = match self.chance.percent(75) {
            true => last,
            false => self.whole.calls().len(),
        };
        let fits = |at: &usize| {
            let at_once = bids.contains(&(at - 1));
            matches!(self.made().nth(*at), Some(Call::Pass | Call::Bid(_)))
                && (at_once || self.difficulty != Difficulty::Easy)
        };
        let places: Vec<usize> = (first + 1..end).filter(fits).collect();
        let at = self.chance.pick(&places)?;
        let before = self.whole.before(at);
        let (last, _) = before.last_bid()?;
        let replaced = self.made().nth(at)?;
        let strain = match replaced {
            // The strain really bid, only too low.
            Call::Bid(bid) => bid.strain,
            _ => {
                let any = self.chance.pick_or(&Strain::ASC, Strain::Hearts);
                self.chance.pick_or(&named_by_side(&before), any)
            }
        };
        let (level, strain) = match self.roll {
            0..20 => (last.level, last.strain),
            20..70 if strain < last.strain => (last.level, strain),
            20..70 => {
                let lower = Strain::ASC.into_iter().filter(|&it| it < last.strain);
                (last.level, self.chance.pick(&Vec::from_iter(lower))?)
            }
            _ => {
                let level = Level::try_new(last.level.get() - 1).ok()?;
                // The nearest to sufficient, if the strain is higher.
                let wanted = strain > last.strain || self.chance.percent(40);
                (level, if wanted { strain } else { Strain::Notrump })
            }
        };
        self.put(at, &[Call::Bid(Bid { level, strain })])
    }

    /// A double. Easy: of partner's bid, or (25 %) before any bid. Medium: of a bid already doubled
    /// (50 %), of partner's bid (35 %), before any bid (15 %). Hard: of a redoubled bid (35 %), of
    /// a doubled one (35 %), of partner's bid (30 %).
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

    /// A redouble. Easy: of an undoubled bid, of partner's double (30 %), or before any bid (10 %).
    /// Medium: of an undoubled bid (40 %), of partner's double (60 %). Hard: of a redoubled bid (40
    /// %), of partner's double (30 %), of a bid over a double (30 %).
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

    /// A call after the end. Easy: 45 % an extra pass, 40 % a bid, 15 % a bid after all have
    /// passed; medium: 25, 50 and 25 %. Hard: no pass, 70 % a bid after a double or three opening
    /// passes, 30 % a bid after all have passed.
    fn after_the_end(&mut self) -> Damaged {
        let (passes, bids_on) = self.difficulty.choose((35, 65), (20, 60), (0, 55));
        let end = self.whole.calls().len();
        if self.roll >= bids_on {
            let calls = [PASS; 4].into_iter().chain(self.since_the_opening());
            return Some((self.whole.dealer(), calls.collect()));
        }
        if self.roll < passes {
            return self.put(end, &[PASS]);
        }
        let (last, _) = self.whole.last_bid()?;
        let three_passes = self.made().take(3).all(|call| call == PASS);
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
