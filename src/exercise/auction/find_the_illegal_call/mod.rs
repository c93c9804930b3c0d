//! `find_the_illegal_call`: which call in a written-down auction is illegal, and why?
//!
//! A lesson writes `find_the_illegal_call(dealer: N, auction: "1S P 1H P P P")`. The players did
//! not notice the illegal call and continued as if it counted, so the later calls are judged as if
//! it had been legal.

mod generate;

use crate::auction::auction_mistakes::*;
use crate::auction::auction_over::TWO_PASSES_ARE_ENOUGH;
use crate::auction::drawn_auction::{going_on, has_double, has_wiped_double, last_passes};
use crate::auction::{decisive, judge_call};
use crate::fields::{WrittenCalls, auction_of, words};
use crate::prelude::*;
use crate::rulings::rectification::called;
use engine::IllegalCall;

pub(crate) use crate::auction::judge_call::SKILLS;
pub(crate) use generate::generate;

mistakes! {
    OWN_BID_NOT_RAISED = "own-bid-not-raised",
    ..&[DOUBLE_RAISES_THE_BID, LEVEL_MUST_RISE, DOUBLE_ONLY_AT_ONCE, REDOUBLE_BY_BIDDER_ONLY],
    ..&[SILENCED_BY_PASS, OPPONENTS_SUIT_BARRED, THREE_PASSES_ALWAYS_END, TWO_PASSES_ARE_ENOUGH],
}

position! {
    /// Calls of which exactly one is illegal. Two questions: which, and why.
    #[serde(rename = "find_the_illegal_call")]
    pub struct FindTheIllegalCall {
        dealer: Dealer = default,
        auction: WrittenCalls,
    }
}

impl FindTheIllegalCall {
    /// # Errors
    /// Every call is legal, several are illegal, or the legality of one cannot be decided.
    fn case(&self) -> Result<Case<'_>, Fault> {
        let calls = self.auction.as_slice();
        let fault = |id| Fault::new(id, Field::Auction, words(calls, notation::call));
        let before = auction_of(*self.dealer, calls);
        let place = before.calls().len();
        let wrong = calls.get(place).copied();
        let wrong = wrong.and_then(|call| Some((call, before.check(call).err()?)));
        let (wrong, illegal) = wrong.ok_or_else(|| fault("no-illegal-call"))?;
        let case = Case {
            calls,
            before,
            place,
            wrong,
            illegal,
        };
        let played = case.after_first(calls.len());
        played.ok_or_else(|| fault("several-illegal-calls"))?;
        Ok(case)
    }
}

/// The calls, and those before the illegal one.
struct Case<'a> {
    calls: &'a [Call],
    before: Auction,
    place: usize,
    wrong: Call,
    illegal: IllegalCall,
}

impl Case<'_> {
    /// The auction after the first calls, as if the illegal one had been legal; `None` if another
    /// one is illegal too. Whether a double may follow a double that never counted is unclear:
    /// before the next bid only passes are accepted. Legality then depends only on the last bid and
    /// the turn, so a legal auction that agrees in these replaces the calls made.
    fn after_first(&self, number: usize) -> Option<Auction> {
        let Some(after) = self.calls[..number].get(self.place + 1..) else {
            return Some(self.before.before(number));
        };
        let turn = self.before.turn();
        let begun = match (self.wrong, self.before.last_bid()) {
            // After the end of the auction no call may follow.
            (Call::Pass, _) => self.before.clone(),
            (Call::Bid(bid), _) | (_, Some((bid, _))) => auction_of(turn, &[Call::Bid(bid)]),
            (_, None) => Auction::new(turn.lho()),
        };
        let next = after.iter().find(|call| **call != Call::Pass);
        match (self.wrong, next) {
            (Call::Double | Call::Redouble, Some(Call::Double | Call::Redouble)) => None,
            _ => going_on(&begun, after),
        }
    }

    /// Earlier calls that wrong rules forbid; each may be mistaken for the illegal one.
    fn misjudged(&self) -> impl Iterator<Item = (Mistake, Answer)> {
        WRONG_RULES.iter().filter_map(|(mistake, allows)| {
            let mut places = 0..self.place;
            let forbidden = places.find(|&at| !allows(&self.before.before(at), self.calls[at]));
            Some((*mistake, Answer::CallMade(forbidden?)))
        })
    }

    /// Why a legal call is legal, for a learner who chose it.
    fn replies(&self) -> impl Iterator<Item = (Answer, Vec<Reason>, Vec<Step>)> {
        let not_allowed = called("step-call-not-allowed", self.before.turn(), self.wrong);
        let legal = (0..self.calls.len()).filter(|&at| at != self.place);
        legal.filter_map(move |at| {
            let (so_far, call) = (self.after_first(at)?, self.calls[at]);
            let allowed = called("step-call-allowed", so_far.turn(), call);
            let steps = [not_allowed.clone(), allowed].map(Step::Say);
            let reasons = vec![so_far.reason(call)];
            Some((Answer::CallMade(at), reasons, steps.into()))
        })
    }

    /// Offers the right reason and plausible wrong ones: rules, then beliefs that are not rules.
    fn why_not(&self, skill: Skill) -> Asked {
        let (before, call, turn) = (&self.before, self.wrong, self.before.turn());
        let (last, bidder) = before.last_bid().unzip();
        let any_bid = bidder.is_some();
        // After the end, plausible are only the end itself and what silences the player.
        let over = before.has_ended();
        let enough = !over && last_passes(before) >= 2;
        let passed = call != Call::Pass && has_passed(before);
        let level = matches!((call, last), (Call::Bid(bid), Some(last)) if bid.level == last.level);
        let theirs = matches!(call, Call::Bid(bid) if !over && opponents_have_bid(before, bid));
        let own = matches!(call, Call::Bid(_)) && over && bidder == Some(turn);
        let late = call == Call::Double && any_bid && last_passes(before) > 0;
        let other = call == Call::Redouble && !over && any_bid && bidder != Some(turn);
        let beliefs = [
            (enough && any_bid).then_some((TWO_PASSES_ARE_ENOUGH, "option-why-three-passes")),
            (enough && !any_bid).then_some((THREE_PASSES_ALWAYS_END, "option-why-three-passes")),
            passed.then_some((SILENCED_BY_PASS, "option-why-had-passed")),
            level.then_some((LEVEL_MUST_RISE, "option-why-level-must-rise")),
            theirs.then_some((OPPONENTS_SUIT_BARRED, "option-why-opponents-suit")),
            own.then_some((OWN_BID_NOT_RAISED, "option-why-own-bid")),
            late.then_some((DOUBLE_ONLY_AT_ONCE, "option-why-too-late-to-double")),
            other.then_some((REDOUBLE_BY_BIDDER_ONLY, "option-why-not-the-bidder")),
        ];
        let beliefs: Vec<(Mistake, &str)> = beliefs.into_iter().flatten().collect();

        let own_side = bidder.is_some_and(|seat| Side::of(seat) == Side::of(turn));
        let own_doubled = own_side && has_double(before);
        let has_redouble = before.calls().iter().any(|it| it.call == Call::Redouble);
        let undone = has_redouble && before.doubling() != Doubling::Redoubled;
        // The rules on such calls; a similar one is plausible if nothing else is.
        let rules = |alone: bool| match call {
            _ if over => vec![
                ("option-why-three-passes", true),
                ("option-why-four-passes", true),
            ],
            Call::Bid(_) | Call::Pass => vec![
                ("option-why-same-bid", true),
                ("option-why-strain-too-low", true),
                ("option-why-level-too-low", true),
            ],
            Call::Double => vec![
                ("option-why-nothing-to-double", alone && own_side),
                ("option-why-own-side-bid", !own_side && (alone || any_bid)),
                ("option-why-already-doubled", has_wiped_double(before)),
                ("option-why-already-redoubled", undone),
            ],
            Call::Redouble => vec![
                ("option-why-nothing-to-double", false),
                ("option-why-already-redoubled", undone),
                ("option-why-not-doubled", false),
                ("option-why-own-side-double", alone || own_doubled),
            ],
        };
        let plausible = rules(false).iter().any(|(_, plausible)| *plausible);
        let rules = rules(beliefs.is_empty() && !plausible).into_iter();

        let right = rule_broken(self.illegal);
        let rules = rules.filter(|(rule, plausible)| *plausible || *rule == right);
        let beliefs_too = beliefs.iter().map(|(_, belief)| *belief);
        let offered = rules.map(|(rule, _)| rule).chain(beliefs_too);
        let options = Options::plain(offered.map(|option| (option, option)));
        let prompt = called("exercise-find_the_illegal_call-why", turn, call);
        Asked::one_of(skill, prompt, &options, &right).mistakes(options.mistakes(beliefs))
    }
}

/// The option that names the rule.
const fn rule_broken(illegal: IllegalCall) -> &'static str {
    use IllegalCall::*;
    match illegal {
        PassedOut => "option-why-four-passes",
        SameBid(_) => "option-why-same-bid",
        StrainTooLow { .. } => "option-why-strain-too-low",
        LevelTooLow { .. } => "option-why-level-too-low",
        NothingToDouble | NothingToRedouble => "option-why-nothing-to-double",
        OwnSideBid(_) => "option-why-own-side-bid",
        AlreadyDoubled(_) => "option-why-already-doubled",
        DoubleOfRedoubled(_) | AlreadyRedoubled(_) => "option-why-already-redoubled",
        NotDoubled(_) => "option-why-not-doubled",
        OwnSideDouble(_) => "option-why-own-side-double",
        AuctionOver => "option-why-three-passes",
        // Duties after an irregularity: nobody has one here.
        MustPassOnce(_) | MustPassThroughout(_) | MustRepeat(..) => "option-why-three-passes",
        RepeatedTooLow(..) | DoubleForInsufficient(_) => "option-why-level-too-low",
    }
}

impl Exercise for FindTheIllegalCall {
    fn pose(&self) -> Result<Posed, Fault> {
        let case = self.case()?;
        let reason = case.illegal.reason();
        // The number of the call, and the id of the reason: `3 strain-too-low`.
        let witness = format!("{} {}", case.place + 1, reason.id);

        let skill = judge_call::practised(&case.before, case.wrong);
        let prompt = Phrase::new("exercise-find_the_illegal_call");
        let seats = std::iter::successors(Some(*self.dealer), |seat| Some(seat.lho()));
        let ask = Ask::CallMade(seats.zip(self.auction.to_vec()).collect());
        let mut which = Asked::new(skill, prompt, ask, Answer::CallMade(case.place));
        which.replies.extend(case.replies());
        let which = which.mistakes(case.misjudged());
        let questions = [which, case.why_not(skill)].map(|asked| {
            asked
                .showing([Exhibit::Calls {
                    dealer: *self.dealer,
                    calls: self.auction.to_vec(),
                }])
                .because([reason.clone()])
                .decided_by(decisive::for_call(&case.before, case.wrong))
                .decided_by([case.place])
        });
        Ok(Posed::new(questions.into(), witness))
    }
}
