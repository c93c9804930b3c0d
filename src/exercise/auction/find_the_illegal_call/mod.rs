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
use serde::Deserialize;

use crate::auction::auction_slips::WRONG_RULES;
use crate::auction::decisive;
use crate::fields::{Fault, Field};
use crate::{
    Answer, Ask, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip, Step, fields,
};
use engine::auction::MadeCall;
use engine::{Auction, Fact, Reason, notation};

use crate::writing::Writing;
pub use generate::generate;
use why::Why;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::SufficientBid,
    Skill::DoubleLegal,
    Skill::RedoubleLegal,
    Skill::AuctionEnds,
];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    Slip("double-raises-the-bid"),
    Slip("level-must-rise"),
    Slip("double-only-at-once"),
    Slip("redouble-by-bidder-only"),
    Slip("silenced-by-pass"),
    Slip("opponents-suit-barred"),
    Slip("three-passes-always-end"),
    why::TWO_PASSES_ARE_ENOUGH,
    why::OWN_BID_NOT_RAISED,
];

/// Calls of which one was not allowed. Two questions: which, and why.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
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
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "find_the_illegal_call")]
struct Written {
    #[serde(default = "fields::north", deserialize_with = "fields::seat")]
    dealer: Seat,
    #[serde(deserialize_with = "fields::written_calls")]
    auction: Vec<Call>,
}

impl TryFrom<Written> for FindTheIllegalCall {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        Self::new(written.dealer, &written.auction).map_err(|refused| {
            let calls = written.auction.into_iter().map(notation::call);
            let found = calls.collect::<Vec<_>>().join(" ");
            match refused {
                NotOne::None => Fault::new("no-illegal-call", Field::Auction, found),
                NotOne::Several => Fault::new("several-illegal-calls", Field::Auction, found),
            }
        })
    }
}

/// Why calls do not make an exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotOne {
    /// Every one of them is allowed.
    None,
    /// More than one is not allowed, or may be thought not to be.
    Several,
}

impl FindTheIllegalCall {
    /// The exercise on calls made in turn from the dealer on.
    ///
    /// # Errors
    /// [`NotOne`] unless exactly one call is not allowed.
    pub fn new(dealer: Seat, calls: &[Call]) -> Result<Self, NotOne> {
        let mut before = Auction::new(dealer);
        let mut calls = calls.iter().copied();
        let (wrong, illegal) = loop {
            let call = calls.next().ok_or(NotOne::None)?;
            if let Err(illegal) = before.push(call) {
                break (call, illegal);
            }
        };
        let after: Vec<Call> = calls.collect();
        if played_on(&before, wrong, &after).is_none() {
            return Err(NotOne::Several);
        }
        Ok(Self {
            why: Why::of(illegal).ok_or(NotOne::None)?,
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

    /// An allowed call by its place, and the auction to which it was made.
    fn allowed(&self, place: usize) -> Option<(Auction, Call)> {
        if let Some(made) = self.before.calls().get(place) {
            return Some((self.before.before(place), made.call));
        }
        let later = place.checked_sub(self.place() + 1)?;
        let call = *self.after.get(later)?;
        let so_far = played_on(&self.before, self.wrong, self.after.get(..later)?)?;
        Some((so_far, call))
    }

    /// Earlier calls that wrong rules forbid: what is taken for the illegal call.
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

    fn wrong_by(&self) -> MadeCall {
        MadeCall {
            seat: self.before.turn(),
            call: self.wrong,
        }
    }

    /// Who called what at a place.
    fn made(&self, place: usize) -> Option<MadeCall> {
        let call = *self.calls().get(place)?;
        let seats = std::iter::successors(Some(self.before.dealer()), |seat| Some(seat.lho()));
        let seat = seats.take(place + 1).last()?;
        Some(MadeCall { seat, call })
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
    fn kind(&self) -> Kind {
        Kind::FindTheIllegalCall
    }

    fn skill(&self, _part: usize) -> Skill {
        match self.wrong {
            _ if self.before.has_ended() => Skill::AuctionEnds,
            Call::Double => Skill::DoubleLegal,
            Call::Redouble => Skill::RedoubleLegal,
            Call::Bid(_) | Call::Pass => Skill::SufficientBid,
        }
    }

    fn parts(&self) -> usize {
        2
    }

    fn pose(&self, part: usize) -> Question {
        let calls = self.calls();
        let count = calls.len();
        let exhibits = vec![Exhibit::Calls {
            dealer: self.before.dealer(),
            calls,
        }];
        if part == 0 {
            return Question {
                prompt: Phrase::new("exercise-find_the_illegal_call"),
                exhibits,
                ask: Ask::CallMade(count),
            };
        }
        let made = self.wrong_by();
        let options = why::options(&self.before, self.wrong, self.why);
        Question {
            prompt: Phrase::new("exercise-find_the_illegal_call-why")
                .with("seat", Fact::Seat(made.seat))
                .with("call", Fact::Call(made.call)),
            exhibits,
            ask: Ask::Choice(options.into_iter().map(Why::option).collect()),
        }
    }

    fn solve(&self, part: usize) -> Answer {
        if part == 0 {
            Answer::CallMade(self.place())
        } else {
            let options = why::options(&self.before, self.wrong, self.why);
            let right = options.iter().position(|&option| option == self.why);
            Answer::Choice(right.unwrap_or(0))
        }
    }

    fn written(&self) -> Writing {
        let before = self.before.calls().iter().map(|made| made.call);
        let calls = before.chain([self.wrong]).chain(self.after.iter().copied());
        Writing::default().auction_of(self.before.dealer(), calls)
    }

    /// The number of the call, and the id of the reason: `3 strain-too-low`.
    fn witness(&self) -> String {
        let reason = self.before.reason(self.wrong);
        format!("{} {}", self.place() + 1, reason.id)
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        if part == 0 {
            let misjudged = self.misjudged().into_iter();
            return misjudged
                .map(|(slip, place)| (slip, Answer::CallMade(place)))
                .collect();
        }
        let options = why::options(&self.before, self.wrong, self.why);
        let believed = options.iter().enumerate().filter_map(|(at, option)| {
            let slip = option.believed(&self.before, self.why)?;
            Some((slip, Answer::Choice(at)))
        });
        believed.collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let place = self.place();
        let mut reasons: Vec<Reason> = vec![self.before.reason(self.wrong)];
        let mut steps = Vec::new();
        if let Answer::CallMade(chosen) = *answer
            && part == 0
            && let (Some((so_far, call)), Some(made)) = (self.allowed(chosen), self.made(chosen))
        {
            reasons.push(so_far.reason(call));
            let not_allowed = told(Phrase::new("step-call-not-allowed"), self.wrong_by());
            let allowed = told(Phrase::new("step-call-allowed"), made);
            steps = vec![Step::Say(not_allowed), Step::Say(allowed)];
        }
        let deciding = decisive::for_call(&self.before, self.wrong);
        let mut grade = Grade::of(self.solve(part), answer, reasons)
            .with_slip(answer, self.mistakes(part))
            .decided_by(deciding.into_iter().chain([place]));
        grade.steps = steps;
        grade
    }
}

/// A phrase about a call.
fn told(phrase: Phrase, made: MadeCall) -> Phrase {
    phrase
        .with("seat", Fact::Seat(made.seat))
        .with("call", Fact::Call(made.call))
}
