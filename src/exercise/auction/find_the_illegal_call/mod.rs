//! `find_the_illegal_call`: which call in a written-down auction is illegal, and why?
//!
//! A lesson writes `find_the_illegal_call(dealer: N, auction: "1S P 1H P P P")`. The players did
//! not notice the illegal call and continued as if it counted, so the later calls are judged as if
//! it had been legal.

mod generate;

use crate::auction::auction_mistakes::*;
use crate::auction::auction_over::TWO_PASSES_ARE_ENOUGH;
use crate::auction::decisive;
use crate::auction::drawn_auction::{has_double, has_wiped_double, last_passes};
use crate::fields::{self, WrittenCalls, words};
use crate::prelude::*;
use crate::rulings::rectification::called;
use engine::IllegalCall;

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[
    Skill::SufficientBid,
    Skill::DoubleLegal,
    Skill::RedoubleLegal,
    Skill::AuctionEnds,
];

mistakes! {
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

position! {
    /// Calls of which exactly one is illegal. Two questions: which, and why.
    #[serde(rename = "find_the_illegal_call")]
    pub struct FindTheIllegalCall {
        dealer: Dealer = default,
        auction: WrittenCalls,
    }
}

struct Case<'a> {
    before: Auction,
    wrong: Call,
    after: &'a [Call],
    why: &'static str,
}

impl<'a> Case<'a> {
    /// # Errors
    /// Every call is legal, several are illegal, or the legality of one cannot be decided.
    fn of(dealer: Seat, calls: &'a [Call]) -> Result<Self, Fault> {
        let found = || words(calls, notation::call);
        let fault = |id| Fault::new(id, Field::Auction, found());
        let mut before = Auction::new(dealer);
        for (&wrong, at) in calls.iter().zip(1..) {
            let Some(why) = before.push(wrong).err().and_then(ruled) else {
                continue;
            };
            let case = Self {
                before,
                wrong,
                after: &calls[at..],
                why,
            };
            return match case.played_on(case.after) {
                Some(_) => Ok(case),
                None => Err(fault("several-illegal-calls")),
            };
        }
        Err(fault("no-illegal-call"))
    }

    fn place(&self) -> usize {
        self.before.calls().len()
    }

    /// The auction after the illegal call, as if it had been legal, and more calls; `None` if one
    /// of those is illegal too. Legality depends only on the last bid, its doubling and the turn,
    /// so a legal auction that agrees in these replaces the calls made. Whether a double may follow
    /// a double that never counted is unclear: before the next bid only passes are accepted.
    fn played_on(&self, after: &[Call]) -> Option<Auction> {
        let (wrong, turn) = (self.wrong, self.before.turn());
        let last = self.before.last_bid().map(|(bid, _)| Call::Bid(bid));
        let mut auction = match (wrong, last) {
            (Call::Bid(_), _) => fields::auction_of(turn, &[wrong]),
            (Call::Double, Some(bid)) => fields::auction_of(turn.rho(), &[bid, wrong]),
            (Call::Redouble, Some(bid)) => {
                fields::auction_of(turn.partner(), &[bid, Call::Double, wrong])
            }
            // After the end of the auction no call may follow.
            (Call::Pass, _) => self.before.clone(),
            // A double or redouble with no bid for it to apply to.
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

    /// Earlier calls that wrong rules forbid; each may be mistaken for the illegal one.
    fn misjudged(&self) -> impl Iterator<Item = (Mistake, usize)> {
        WRONG_RULES.iter().filter_map(|(mistake, allows)| {
            let mut made = self.before.calls().iter().enumerate();
            let forbidden = made.find(|(at, made)| !allows(&self.before.before(*at), made.call));
            forbidden.map(|(at, _)| (*mistake, at))
        })
    }

    fn practises(&self) -> Skill {
        match self.wrong {
            _ if self.before.has_ended() => Skill::AuctionEnds,
            Call::Double => Skill::DoubleLegal,
            Call::Redouble => Skill::RedoubleLegal,
            Call::Bid(_) | Call::Pass => Skill::SufficientBid,
        }
    }

    fn which_call(&self) -> Asked {
        let prompt = Phrase::new("exercise-find_the_illegal_call");
        let ask = Ask::CallMade(self.place() + 1 + self.after.len());
        let right = Answer::CallMade(self.place());
        let misjudged = self.misjudged();
        let misjudged = misjudged.map(|(mistake, place)| (mistake, Answer::CallMade(place)));
        Asked {
            replies: self.replies().collect(),
            ..Asked::new(self.practises(), prompt, ask, right).mistakes(misjudged)
        }
    }

    /// Why a legal call is legal, for a learner who chose it.
    fn replies(&self) -> impl Iterator<Item = (Answer, Vec<Reason>, Vec<Step>)> {
        let before = self.before.calls().iter().enumerate();
        let before = before.map(|(at, made)| (at, self.before.before(at), made.call));
        let after = (0..self.after.len()).filter_map(|later| {
            let so_far = self.played_on(&self.after[..later])?;
            Some((self.place() + 1 + later, so_far, self.after[later]))
        });
        let not_allowed = called("step-call-not-allowed", self.before.turn(), self.wrong);
        before.chain(after).map(move |(at, so_far, call)| {
            let allowed = called("step-call-allowed", so_far.turn(), call);
            let steps = [not_allowed.clone(), allowed].map(Step::Say);
            let reasons = vec![so_far.reason(call)];
            (Answer::CallMade(at), reasons, steps.into())
        })
    }

    fn why_not(&self) -> Asked {
        let id = "exercise-find_the_illegal_call-why";
        let prompt = called(id, self.before.turn(), self.wrong);
        let offered = offered(&self.before, self.wrong, self.why);
        let options = Options::plain(offered.iter().map(|(id, _)| (*id, *id)));
        let offered = offered.into_iter();
        let believed = offered.filter_map(|(id, mistake)| Some((mistake?, id)));
        Asked::one_of(self.practises(), prompt, &options, &self.why)
            .mistakes(options.mistakes(believed))
    }
}

impl Exercise for FindTheIllegalCall {
    fn pose(&self) -> Result<Posed, Fault> {
        let case = Case::of(*self.dealer, &self.auction)?;
        let reason = case.before.reason(case.wrong);
        // The number of the call, and the id of the reason: `3 strain-too-low`.
        let witness = format!("{} {}", case.place() + 1, reason.id);
        let asked = [case.which_call(), case.why_not()].map(|asked| {
            let calls = Exhibit::Calls {
                dealer: *self.dealer,
                calls: self.auction.to_vec(),
            };
            asked
                .showing([calls])
                .because([reason.clone()])
                .decided_by(decisive::for_call(&case.before, case.wrong))
                .decided_by([case.place()])
        });
        Ok(Posed::new(asked.into(), witness))
    }
}

const SAME_BID: &str = "option-why-same-bid";
const STRAIN_TOO_LOW: &str = "option-why-strain-too-low";
const LEVEL_TOO_LOW: &str = "option-why-level-too-low";
const NOTHING_TO_DOUBLE: &str = "option-why-nothing-to-double";
const OWN_SIDE_BID: &str = "option-why-own-side-bid";
const ALREADY_DOUBLED: &str = "option-why-already-doubled";
const ALREADY_REDOUBLED: &str = "option-why-already-redoubled";
const NOT_DOUBLED: &str = "option-why-not-doubled";
const OWN_SIDE_DOUBLE: &str = "option-why-own-side-double";
const THREE_PASSES: &str = "option-why-three-passes";
const FOUR_PASSES: &str = "option-why-four-passes";
// Beliefs that are not rules.
const HAD_PASSED: &str = "option-why-had-passed";
const LEVEL_RISES: &str = "option-why-level-must-rise";
const OPPONENTS_SUIT: &str = "option-why-opponents-suit";
const OWN_BID: &str = "option-why-own-bid";
const TOO_LATE: &str = "option-why-too-late-to-double";
const NOT_THE_BIDDER: &str = "option-why-not-the-bidder";

/// The option for the engine's reason; `None` for reasons that require an earlier irregularity.
const fn ruled(illegal: IllegalCall) -> Option<&'static str> {
    Some(match illegal {
        IllegalCall::AuctionOver => THREE_PASSES,
        IllegalCall::PassedOut => FOUR_PASSES,
        IllegalCall::SameBid { .. } => SAME_BID,
        IllegalCall::StrainTooLow { .. } => STRAIN_TOO_LOW,
        IllegalCall::LevelTooLow { .. } => LEVEL_TOO_LOW,
        IllegalCall::NothingToDouble | IllegalCall::NothingToRedouble => NOTHING_TO_DOUBLE,
        IllegalCall::OwnSideBid { .. } => OWN_SIDE_BID,
        IllegalCall::AlreadyDoubled { .. } => ALREADY_DOUBLED,
        IllegalCall::DoubleOfRedoubled { .. } | IllegalCall::AlreadyRedoubled { .. } => {
            ALREADY_REDOUBLED
        }
        IllegalCall::NotDoubled { .. } => NOT_DOUBLED,
        IllegalCall::OwnSideDouble { .. } => OWN_SIDE_DOUBLE,
        IllegalCall::MustPassOnce { .. }
        | IllegalCall::MustPassThroughout { .. }
        | IllegalCall::MustRepeat { .. }
        | IllegalCall::RepeatedTooLow { .. }
        | IllegalCall::DoubleForInsufficient { .. } => return None,
    })
}

/// The right reason and plausible wrong ones in a fixed order, each with its mistake.
fn offered(
    before: &Auction,
    call: Call,
    right: &'static str,
) -> Vec<(&'static str, Option<Mistake>)> {
    let bidder = before.last_bid().map(|(_, seat)| seat);
    let own_bid = bidder == Some(before.turn());
    let own_side = bidder.map(Side::of) == Some(Side::of(before.turn()));
    let any_bid = bidder.is_some();
    let has_redouble = before.calls().iter().any(|it| it.call == Call::Redouble);
    let undone = has_redouble && before.doubling() != Doubling::Redoubled;
    let passes = last_passes(before);
    // After the end, the only plausible reasons are the end itself and what silences the player.
    let over = before.has_ended();
    let raises = matches!(call, Call::Bid(_));
    let bid = raises && !over;
    let double = call == Call::Double && !over;
    let redouble = call == Call::Redouble && !over;
    let doubled = has_double(before);
    let not_bidder = redouble && any_bid && !own_bid;
    let same_level = match (call, before.last_bid()) {
        (Call::Bid(bid), Some((last, _))) => bid.level == last.level,
        _ => false,
    };
    let theirs = matches!(call, Call::Bid(bid) if !over && opponents_have_bid(before, bid));
    let passed = call != Call::Pass && has_passed(before);
    let late = call == Call::Double && any_bid && passes > 0;
    let three_passes = match bidder {
        _ if over => None,
        None => Some(THREE_PASSES_ALWAYS_END),
        Some(_) => Some(TWO_PASSES_ARE_ENOUGH),
    };
    let all: [(&str, Option<Mistake>, bool); 17] = [
        (SAME_BID, None, bid),
        (STRAIN_TOO_LOW, None, bid),
        (LEVEL_TOO_LOW, None, bid),
        (NOTHING_TO_DOUBLE, None, false),
        (OWN_SIDE_BID, None, double && any_bid && !own_side),
        (ALREADY_DOUBLED, None, double && has_wiped_double(before)),
        (ALREADY_REDOUBLED, None, (double || redouble) && undone),
        (NOT_DOUBLED, None, false),
        (OWN_SIDE_DOUBLE, None, redouble && doubled && own_side),
        (THREE_PASSES, three_passes, over || passes >= 2),
        (FOUR_PASSES, None, over),
        (HAD_PASSED, Some(SILENCED_BY_PASS), passed),
        (LEVEL_RISES, Some(LEVEL_MUST_RISE), same_level),
        (OPPONENTS_SUIT, Some(OPPONENTS_SUIT_BARRED), theirs),
        (OWN_BID, Some(OWN_BID_NOT_RAISED), raises && over && own_bid),
        (TOO_LATE, Some(DOUBLE_ONLY_AT_ONCE), late),
        (NOT_THE_BIDDER, Some(REDOUBLE_BY_BIDDER_ONLY), not_bidder),
    ];
    let with = |wanted: &[&str]| -> Vec<(&'static str, Option<Mistake>)> {
        let offered = all.iter().filter(|it| it.2 || wanted.contains(&it.0));
        offered.map(|(id, mistake, _)| (*id, *mistake)).collect()
    };
    // The fallback if no other reason is plausible: a similar one.
    let last_resort = match call {
        Call::Redouble => OWN_SIDE_DOUBLE,
        Call::Double if own_side => NOTHING_TO_DOUBLE,
        Call::Double => OWN_SIDE_BID,
        Call::Bid(_) | Call::Pass => FOUR_PASSES,
    };
    match with(&[right]) {
        offered if offered.len() > 1 => offered,
        _ => with(&[right, last_resort]),
    }
}
