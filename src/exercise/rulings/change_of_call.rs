//! `change_of_call`: a player wants to change a call (Law 25), perhaps after later calls.
//! ```ron
//! change_of_call(dealer: N, auction: "1H", seat: N, to: "1S", unintended: true)
//! change_of_call(dealer: N, auction: "1H P P", seat: N, to: "1S", unintended: true)
//! change_of_call(dealer: N, auction: "1H", seat: N, to: "1S")
//! change_of_call(dealer: N, auction: "1H", seat: N, to: "2H", comparable: true)
//! ```

use strum::VariantArray;

use crate::fields::{self, CallText, Calls};
use crate::play::plausible::Turned;
use crate::prelude::*;
use crate::rulings::first;
use crate::rulings::rectification::{
    EITHER_ACCEPTS, Follows, LEAD_LEFT_FREE, LEAD_REQUIRED, Scene, called, found, said,
};
use engine::Chooser;
use engine::auction::every_bid;
use engine::laws::change_of_call::{Change, ChangeOfCall as Wish};

pub(crate) const SKILLS: &[Skill] = &[Skill::ChangeOfCall];

mistakes! {
    pub(crate) SLIP_STANDS = "change-slip-stands",
    LIMIT_IS_NEXT_CALL = "change-limit-is-next-call",
    CONSENT_NEEDED = "change-needs-consent",
    PARTNERS_CALL_OVERLOOKED = "change-after-partners-call",
    MIND_CHANGED_FREELY = "change-of-mind-is-free",
    SECOND_CALL_NEVER_STANDS = "change-never-accepted",
    INADMISSIBLE_ACCEPTED = "inadmissible-double-accepted",
    SLIP_RESTRICTS_LEAD = "change-slip-restricts-lead",
    COMPARABLE_RESTRICTS_LEAD = "change-comparable-restricts-lead",
    ..&[EITHER_ACCEPTS, LEAD_REQUIRED, LEAD_LEFT_FREE],
}

position! {
    /// A call, and the call that its player wants instead.
    #[serde(rename = "change_of_call")]
    pub struct ChangeOfCall {
        dealer: Dealer = default,
        /// The auction, including the first call and the calls made since.
        auction: Calls,
        seat: SeatName,
        to: CallText,
        unintended: bool = default,
        /// Whether the Director rules the second call comparable to the first.
        comparable: bool = default,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, VariantArray)]
enum Fate {
    Corrected,
    Stands,
    /// It stands, unless the next player accepts the second call.
    UnlessAccepted,
    /// It stands, unless either opponent accepts the second call.
    UnlessEither,
}

impl ChangeOfCall {
    /// The mistakes about the first call, after which others have called `since`.
    fn about_fate(&self, fate: Fate, since: usize) -> [(Mistake, Fate); 3] {
        use Fate::{Corrected, Stands, UnlessAccepted, UnlessEither};
        let limit = match since {
            0 => SLIP_STANDS,
            _ => LIMIT_IS_NEXT_CALL,
        };
        match (self.unintended, fate) {
            (true, Stands) => [
                (PARTNERS_CALL_OVERLOOKED, Corrected),
                (PARTNERS_CALL_OVERLOOKED, UnlessAccepted),
                (PARTNERS_CALL_OVERLOOKED, UnlessEither),
            ],
            (true, _) => [
                (limit, Stands),
                (CONSENT_NEEDED, UnlessAccepted),
                (CONSENT_NEEDED, UnlessEither),
            ],
            (false, Stands) => [
                (MIND_CHANGED_FREELY, Corrected),
                (INADMISSIBLE_ACCEPTED, UnlessAccepted),
                (INADMISSIBLE_ACCEPTED, UnlessEither),
            ],
            (false, _) => [
                (MIND_CHANGED_FREELY, Corrected),
                (SECOND_CALL_NEVER_STANDS, Stands),
                (EITHER_ACCEPTS, UnlessEither),
            ],
        }
    }
}

impl Exercise for ChangeOfCall {
    fn pose(&self) -> Result<Posed, Fault> {
        let (seat, to) = (*self.seat, *self.to);
        let cannot = || Fault::new("cannot-be", Field::Call, notation::call(to));
        let auction = fields::auction(self.dealer, &self.auction);
        let wish = Wish {
            seat,
            to,
            unintended: self.unintended,
            comparable: self.comparable,
            lead_faced: false,
        };
        let mut calls = auction.calls().iter().enumerate();
        let made = calls.rfind(|(_, made)| made.seat == seat);
        let (at, made) = made.ok_or_else(cannot)?;
        let since = &auction.calls()[at + 1..];
        let ruling = wish.ruling(&auction).map_err(|_| cannot())?;
        let offer = ruling.options.first().ok_or_else(cannot)?;
        let legal = auction.before(at).check(to).is_ok();
        if self.unintended && (self.comparable || !legal) {
            return Err(cannot());
        }

        let (fate, word) = match (offer.choice, ruling.chooser) {
            (Change::Corrected, _) => (Fate::Corrected, "corrected"),
            (_, Chooser::Nobody) => (Fate::Stands, "stands"),
            (_, Chooser::Player(_)) => (Fate::UnlessAccepted, "unless accepted"),
            (_, Chooser::Either(_)) => (Fate::UnlessEither, "unless accepted"),
        };
        let options = Options::new(Fate::VARIANTS.iter().copied(), |fate| {
            let phrase = Phrase::new(match fate {
                Fate::Corrected => "option-change-corrected",
                Fate::Stands => "option-change-stands",
                Fate::UnlessAccepted => "option-change-unless-accepted",
                Fate::UnlessEither => "option-change-unless-either",
            });
            phrase
                .with("call", Fact::Call(to))
                .with("seat", Fact::Seat(seat.lho()))
        });
        let prompt = said("exercise-change_of_call", made.call);
        let becomes = Asked::one_of(Skill::ChangeOfCall, prompt, &options, &fate)
            .because(ruling.reasons.iter().cloned())
            .mistakes(options.mistakes(self.about_fate(fate, since.len())));

        let follows = Follows(Skill::ChangeOfCall, seat, &offer.follows);
        let (lead, restricted) = follows.lead(match self.unintended {
            true => SLIP_RESTRICTS_LEAD,
            false => COMPARABLE_RESTRICTS_LEAD,
        });
        // Once partner has called, nothing is withdrawn, so there is no lead to ask about.
        let lead = (offer.choice != Change::TooLate).then_some(lead);

        let wished = match self.unintended {
            true => called("scene-change-slip", seat, to),
            false => called("scene-change-mind", seat, to),
        };
        let found = (!self.unintended).then(|| found(self.comparable));
        let told = [made].into_iter().chain(since);
        let told = told
            .map(|made| called("scene-calls-next", made.seat, made.call))
            .chain([wished])
            .chain(found);
        let asked = [becomes].into_iter().chain(lead);
        let witness = format!("{word}{restricted}");
        let scene = Scene::new(told.collect(), asked, witness);
        Ok(scene.posed(Exhibit::auction(&auction), Some(at)))
    }
}

/// Why a player wants to change a call.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Story {
    /// The call was unintended, which is noticed after this number of calls.
    Slip(usize),
    SecondThought,
    Comparable,
    /// The second call is an inadmissible double.
    Inadmissible,
}

fn story(difficulty: Difficulty, chance: &mut Chance) -> Story {
    match (difficulty, chance.below(10)) {
        (Difficulty::Easy, 0..5) => Story::Slip(0),
        (Difficulty::Medium, 0..4) | (Difficulty::Hard, 8..) => Story::Slip(1),
        (Difficulty::Medium, 4..8) => Story::Slip(2),
        (Difficulty::Hard, 6..8) => Story::Slip(3),
        (Difficulty::Hard, 0..3) => Story::Comparable,
        (Difficulty::Hard, _) => Story::Inadmissible,
        (Difficulty::Easy | Difficulty::Medium, _) => Story::SecondThought,
    }
}

/// A call of a bank auction that its player wants to change.
pub(crate) fn generate(draw: &mut Draw<'_>) -> ChangeOfCall {
    let simple = r#"(auction: "1H", seat: N, to: "1S", unintended: true)"#;
    first(draw, 40, simple, Turned::auctioned, |whole, _, draw| {
        let chance = &mut draw.chance;
        let story = story(draw.difficulty, chance);
        let since = match story {
            Story::Slip(since) => since,
            _ => 0,
        };
        let at = chance.below(whole.calls().len().checked_sub(since)?);
        let made = whole.calls().get(at)?;
        let before = whole.before(at);
        let mut others = match story {
            Story::Slip(_) => beside(made.call),
            Story::Inadmissible => vec![Call::Double],
            Story::SecondThought => thought_of(&before),
            Story::Comparable => same_strain(made.call),
        };
        let legal = |call: Call| before.check(call).is_ok() != (story == Story::Inadmissible);
        others.retain(|&call| call != made.call && legal(call));
        let auction = whole.before(at + 1 + since);
        Some(ChangeOfCall {
            dealer: auction.dealer().into(),
            auction: (&auction).into(),
            seat: made.seat.into(),
            to: chance.pick(&others)?.into(),
            unintended: matches!(story, Story::Slip(_)),
            comparable: story == Story::Comparable,
        })
    })
}

/// The neighbours of a call in a bidding box.
fn beside(call: Call) -> Vec<Call> {
    let Call::Bid(bid) = call else {
        return vec![Call::Pass, Call::Double, Call::Redouble];
    };
    let near = every_bid().filter(|other| {
        let strains = (other.strain as usize).abs_diff(bid.strain as usize);
        let levels = other.level.get().abs_diff(bid.level.get());
        matches!((levels, strains), (0, 1) | (1, 0))
    });
    near.map(Call::Bid).collect()
}

/// The bids in the same denomination, a level away: others are hardly ever comparable.
fn same_strain(call: Call) -> Vec<Call> {
    let same = |bid: &Bid| match call {
        Call::Bid(made) => {
            bid.strain == made.strain && bid.level.get().abs_diff(made.level.get()) == 1
        }
        _ => false,
    };
    every_bid().filter(same).map(Call::Bid).collect()
}

/// Calls that a player may think of instead: a pass, a double or one of the next bids.
fn thought_of(before: &Auction) -> Vec<Call> {
    let bid = |call: &Call| matches!(call, Call::Bid(_));
    let next = before.legal_calls().filter(bid).take(6);
    [Call::Pass, Call::Double].into_iter().chain(next).collect()
}
