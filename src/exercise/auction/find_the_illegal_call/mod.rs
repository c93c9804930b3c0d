//! `find_the_illegal_call`: in an auction as it was written down one call was not
//! allowed: which, and why?
//!
//! A lesson writes `find_the_illegal_call(dealer: N, auction: "1S P 1H P P P")`. Nobody
//! noticed the call, and all went on as if it counted; so the calls after it are judged
//! as if it had been allowed.

mod generate;
mod why;

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::auction::auction_over::TWO_PASSES_ARE_ENOUGH;
use crate::auction::auction_slips::{
    DOUBLE_ONLY_AT_ONCE, DOUBLE_RAISES_THE_BID, LEVEL_MUST_RISE, OPPONENTS_SUIT_BARRED,
    REDOUBLE_BY_BIDDER_ONLY, SILENCED_BY_PASS, THREE_PASSES_ALWAYS_END, WRONG_RULES,
};
use crate::auction::decisive;
use crate::fields::{self, Dealer, Fault, Field, WrittenCalls, is_default};
use crate::grade::slips;
use crate::{Answer, Ask, Asked, Exercise, Exhibit, Phrase, Skill, Slip, Step};
use engine::{Auction, Fact, Reason, notation};

pub use generate::generate;
use why::Why;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::SufficientBid,
    Skill::DoubleLegal,
    Skill::RedoubleLegal,
    Skill::AuctionEnds,
];

slips! {
    OWN_BID_NOT_RAISED = "own-bid-not-raised",
    ..&[
        DOUBLE_RAISES_THE_BID,
        LEVEL_MUST_RISE,
        DOUBLE_ONLY_AT_ONCE,
        REDOUBLE_BY_BIDDER_ONLY,
        SILENCED_BY_PASS,
        OPPONENTS_SUIT_BARRED,
        THREE_PASSES_ALWAYS_END,
        TWO_PASSES_ARE_ENOUGH,
    ],
}

/// Calls of which one was not allowed. Two questions: which, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct FindTheIllegalCall {
    /// The calls before the one that was not allowed.
    before: Auction,
    /// That call.
    wrong: Call,
    /// The calls after it.
    after: Vec<Call>,
    /// Why it was not allowed, as the engine judges it.
    why: Why,
}

/// As lessons write it: `find_the_illegal_call(dealer: N, auction: "1S P 1H P P P")`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "find_the_illegal_call")]
struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    dealer: Dealer,
    auction: WrittenCalls,
}

impl TryFrom<Written> for FindTheIllegalCall {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        Self::new(written.dealer.0.into(), &written.auction.0)
    }
}

impl From<FindTheIllegalCall> for Written {
    fn from(exercise: FindTheIllegalCall) -> Self {
        Self {
            dealer: exercise.before.dealer().into(),
            auction: WrittenCalls(exercise.calls()),
        }
    }
}

impl FindTheIllegalCall {
    /// The exercise on calls made in turn from the dealer on.
    ///
    /// # Errors
    /// Every call is allowed, or more than one is not or may be thought not to be.
    pub fn new(dealer: Seat, calls: &[Call]) -> Result<Self, Fault> {
        let fault = |id| {
            let found: Vec<String> = calls.iter().copied().map(notation::call).collect();
            Fault::new(id, Field::Auction, found.join(" "))
        };
        let none = || fault("no-illegal-call");
        let mut before = Auction::new(dealer);
        let mut made = calls.iter().copied();
        let (wrong, illegal) = loop {
            let call = made.next().ok_or_else(none)?;
            if let Err(illegal) = before.push(call) {
                break (call, illegal);
            }
        };
        let after: Vec<Call> = made.collect();
        if played_on(&before, wrong, &after).is_none() {
            return Err(fault("several-illegal-calls"));
        }
        Ok(Self {
            why: Why::of(illegal).ok_or_else(none)?,
            before,
            wrong,
            after,
        })
    }

    /// Which call it is, from 0.
    fn place(&self) -> usize {
        self.before.calls().len()
    }

    /// All calls as they were written down.
    fn calls(&self) -> Vec<Call> {
        let before = self.before.calls().iter().map(|made| made.call);
        before
            .chain([self.wrong])
            .chain(self.after.iter().copied())
            .collect()
    }

    /// The auction to which an allowed call was made, and the call itself.
    fn allowed(&self, place: usize) -> Option<(Auction, Call)> {
        if let Some(made) = self.before.calls().get(place) {
            return Some((self.before.before(place), made.call));
        }
        let later = place.checked_sub(self.place() + 1)?;
        let call = *self.after.get(later)?;
        let so_far = played_on(&self.before, self.wrong, self.after.get(..later)?)?;
        Some((so_far, call))
    }

    /// Earlier calls that wrong rules forbid: each is taken for the one that was not allowed.
    fn misjudged(&self) -> Vec<(Slip, usize)> {
        let rules = WRONG_RULES.iter().filter_map(|(slip, allows)| {
            let mut so_far = Auction::new(self.before.dealer());
            let place = self.before.calls().iter().position(|made| {
                let forbidden = !allows(&so_far, made.call);
                // What was legal once is legal again.
                forbidden || so_far.push(made.call).is_err()
            });
            Some((*slip, place?))
        });
        rules.collect()
    }

    fn practises(&self) -> Skill {
        match self.wrong {
            _ if self.before.has_ended() => Skill::AuctionEnds,
            Call::Double => Skill::DoubleLegal,
            Call::Redouble => Skill::RedoubleLegal,
            Call::Bid(_) | Call::Pass => Skill::SufficientBid,
        }
    }

    fn asked(&self, asked: Asked) -> Asked {
        let deciding = decisive::for_call(&self.before, self.wrong);
        asked
            .showing([Exhibit::Calls {
                dealer: self.before.dealer(),
                calls: self.calls(),
            }])
            .because([self.before.reason(self.wrong)])
            .decided_by(deciding.into_iter().chain([self.place()]))
    }

    fn which_call(&self) -> Asked {
        let prompt = Phrase::new("exercise-find_the_illegal_call");
        let ask = Ask::CallMade(self.calls().len());
        let right = Answer::CallMade(self.place());
        let misjudged = self.misjudged().into_iter();
        let misjudged = misjudged.map(|(slip, place)| (slip, Answer::CallMade(place)));
        self.asked(Asked::new(self.practises(), prompt, ask, right))
            .slips(misjudged)
            .replying(self.replies())
    }

    /// Why an allowed call was allowed, for a learner who chose it.
    fn replies(&self) -> impl Iterator<Item = (Answer, Vec<Reason>, Vec<Step>)> {
        let seats = std::iter::successors(Some(self.before.dealer()), |seat| Some(seat.lho()));
        let places = seats.enumerate().take(self.calls().len());
        places.filter_map(|(place, seat)| {
            let (so_far, call) = self.allowed(place)?;
            let steps = [
                told("step-call-not-allowed", self.before.turn(), self.wrong),
                told("step-call-allowed", seat, call),
            ];
            let reasons = vec![so_far.reason(call)];
            Some((
                Answer::CallMade(place),
                reasons,
                steps.map(Step::Say).into(),
            ))
        })
    }

    fn why_not(&self) -> Asked {
        let id = "exercise-find_the_illegal_call-why";
        let prompt = told(id, self.before.turn(), self.wrong);
        let offered = why::options(&self.before, self.wrong, self.why);
        let options = Options::new(offered.iter().copied(), |why| why.option());
        let believed = offered.into_iter().filter_map(|why| {
            let slip = why.believed(&self.before, self.why)?;
            Some((slip, why))
        });
        self.asked(Asked::one_of(self.practises(), prompt, &options, &self.why))
            .slips(options.slips(believed))
    }
}

/// The auction after a call that was not allowed, as if it had been, and the calls after
/// it; `None` if one of those was not allowed either.
///
/// What may be called next hangs on the last bid alone, on what stands on it and on the
/// turn; so a legal auction with the same ones takes the place of what was called.
/// Whether a double may follow a double that never counted nobody can say: between it and
/// the next bid there must be passes alone.
fn played_on(before: &Auction, wrong: Call, after: &[Call]) -> Option<Auction> {
    let turn = before.turn();
    let last = before.last_bid().map(|(bid, _)| Call::Bid(bid));
    let mut auction = match (wrong, last) {
        (Call::Bid(_), _) => fields::auction_of(turn, &[wrong]),
        (Call::Double, Some(bid)) => fields::auction_of(turn.rho(), &[bid, wrong]),
        (Call::Redouble, Some(bid)) => {
            fields::auction_of(turn.partner(), &[bid, Call::Double, wrong])
        }
        // After the end; nothing may follow.
        (Call::Pass, _) => before.clone(),
        // No pass, and nothing that could stand on a bid.
        (Call::Double | Call::Redouble, None) => Auction::new(turn.lho()),
    };
    let mut unclear = !matches!(wrong, Call::Bid(_));
    for &call in after {
        unclear &= !matches!(call, Call::Bid(_));
        if unclear && call != Call::Pass {
            return None;
        }
        auction.push(call).ok()?;
    }
    Some(auction)
}

impl Exercise for FindTheIllegalCall {
    fn questions(&self) -> Vec<Asked> {
        vec![self.which_call(), self.why_not()]
    }

    /// The number of the call, and the id of the reason: `3 strain-too-low`.
    fn witness(&self) -> String {
        let reason = self.before.reason(self.wrong);
        format!("{} {}", self.place() + 1, reason.id)
    }
}

/// A phrase about a call.
fn told(id: &'static str, seat: Seat, call: Call) -> Phrase {
    Phrase::new(id)
        .with("seat", Fact::Seat(seat))
        .with("call", Fact::Call(call))
}
