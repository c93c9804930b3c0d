//! The questions on an insufficient bid: the scene, the options, the mistakes, the working.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Level};

use super::{InsufficientBid, Replaced, Then};
use crate::asked::{Options, Partly};
use crate::grade::slips;
use crate::rulings::rectification::{self, Accepter, LEAD_SLIPS, Silenced, accepters};
use crate::{Asked, Exhibit, Phrase, Skill, Slip, Step};
use engine::auction::{Silence, every_bid, every_call};
use engine::laws::insufficient_bid::Correction;
use engine::{Auction, Fact, Reason};

slips! {
    EITHER_ACCEPTS = "either-opponent-accepts",
    RHO_ACCEPTS = "right-hand-opponent-accepts",
    NEVER_STANDS = "insufficient-never-stands",
    OLD_BID_TO_BEAT = "old-bid-to-beat",
    PASS_IS_FREE = "replaced-by-pass-is-free",
    ANY_LEVEL_IS_FREE = "replaced-at-any-level",
    ANY_BID_IS_FREE = "replaced-by-any-bid",
    DOUBLE_IS_FREE = "replaced-by-double",
    COMPARABLE_FORGOTTEN = "comparable-call-forgotten",
    ALWAYS_SILENCED = "correction-always-silences",
    SILENCED_ONCE = "insufficient-silences-once",
    SECOND_TRY_FORGIVEN = "second-try-forgiven",
    ..&LEAD_SLIPS,
}

/// The lowest bid in an auction.
fn lowest_bid(auction: &Auction) -> Option<Bid> {
    every_bid().find(|&bid| auction.check(Call::Bid(bid)).is_ok())
}

fn said(id: &'static str, call: Call) -> Phrase {
    Phrase::new(id).with("call", Fact::Call(call))
}

impl InsufficientBid {
    /// The rule that decides, and the one that the bid falls under.
    fn because(&self) -> impl Iterator<Item = Reason> {
        let rules = &self.ruling.reasons;
        rules.last().into_iter().chain(rules.first()).cloned()
    }

    pub(super) fn who_accepts(&self) -> Asked {
        let offender = self.offender();
        let options = accepters(offender);
        let mistakes = [
            (EITHER_ACCEPTS, Accepter::Either),
            (NEVER_STANDS, Accepter::Nobody),
            (RHO_ACCEPTS, Accepter::Only(offender.rho())),
        ];
        let prompt = Phrase::new("exercise-insufficient_bid-accepts")
            .with("seat", Fact::Seat(offender))
            .with("bid", Fact::Bid(self.bid));
        Asked::one_of(Skill::InsufficientBid, prompt, &options, &self.accepter())
            .because(self.because())
            .slips(options.slips(mistakes))
    }

    pub(super) fn does_it_stand(&self, stands: bool) -> Asked {
        let options = Options::plain([(true, "option-bid-stands"), (false, "option-bid-not-yet")]);
        let mistake = match self.then {
            Then::RhoAccepts => (RHO_ACCEPTS, true),
            _ => (NEVER_STANDS, false),
        };
        let prompt = Phrase::new("exercise-insufficient_bid-stands");
        let prompt = prompt.with("bid", Fact::Bid(self.bid));
        Asked::one_of(Skill::InsufficientBid, prompt, &options, &stands)
            .because(self.because())
            .slips(options.slips([mistake]))
    }

    /// Once the bid stands: what is the lowest bid now? `None` where there is none.
    pub(super) fn lowest_next(&self, auction: &Auction) -> Option<Asked> {
        let lowest = lowest_bid(auction)?;
        let options = Options::new(self.bids_near(lowest), |bid| {
            said("option-call", Call::Bid(*bid))
        });
        let prompt = match self.then {
            Then::LhoCalls(call) if call != Call::Pass => {
                said("exercise-insufficient_bid-next-over", call)
            }
            _ => Phrase::new("exercise-insufficient_bid-next"),
        };
        let prompt = prompt
            .with("seat", Fact::Seat(auction.turn()))
            .with("bid", Fact::Bid(self.bid));
        let mistake = lowest_bid(&self.auction).map(|bid| (OLD_BID_TO_BEAT, bid));
        let asked = Asked::one_of(Skill::InsufficientBid, prompt, &options, &lowest)
            .because([auction.reason(Call::Bid(lowest))])
            .slips(options.slips(mistake));
        Some(asked)
    }

    /// Bids about the lowest one, in order. How many stand before it depends on
    /// the bid, so that the place tells nothing.
    fn bids_near(&self, lowest: Bid) -> Vec<Bid> {
        let all: Vec<Bid> = every_bid().collect();
        let at = all.iter().position(|&bid| bid == lowest).unwrap_or(0);
        let below = (1..=at % 3).filter_map(|less| at.checked_sub(less));
        let near = [at, at + 2, at + 5].into_iter().chain(below);
        let near = near.filter_map(|place| all.get(place).copied());
        let mut bids: Vec<Bid> = near.chain(lowest_bid(&self.auction)).collect();
        bids.sort_unstable();
        bids.dedup();
        bids
    }

    /// Which calls leave partner free?
    pub(super) fn which_free(&self) -> Asked {
        let offered = self.calls_offered();
        let options = Options::new(offered.clone(), |call| said("option-call", *call));
        let those = |holds: &dyn Fn(Call) -> bool| -> Vec<Call> {
            let offered = offered.iter().copied();
            offered.filter(|call| holds(*call)).collect()
        };
        let free = |call| self.leaves_partner_free(call);
        let is_bid = |call| matches!(call, Call::Bid(_));
        let same_strain = |call| matches!(call, Call::Bid(bid) if bid.strain == self.bid.strain);
        let mistakes = [
            (ANY_BID_IS_FREE, those(&|call| free(call) || is_bid(call))),
            (
                ANY_BID_IS_FREE,
                those(&|call| is_bid(call) || call == Call::Pass),
            ),
            (
                ANY_LEVEL_IS_FREE,
                those(&|call| free(call) || same_strain(call)),
            ),
            (
                PASS_IS_FREE,
                those(&|call| free(call) || call == Call::Pass),
            ),
            (PASS_IS_FREE, vec![Call::Pass]),
            (
                DOUBLE_IS_FREE,
                those(&|call| free(call) || call == Call::Double),
            ),
            (
                COMPARABLE_FORGOTTEN,
                those(&|call| self.is_lowest_sufficient(call)),
            ),
            (ALWAYS_SILENCED, Vec::new()),
        ];
        let mistakes = mistakes.map(|(slip, calls)| (slip, options.answers(&calls)));
        let offender = self.offender();
        let prompt = Phrase::new("exercise-insufficient_bid-free")
            .with("seat", Fact::Seat(offender))
            .with("partner", Fact::Seat(offender.partner()));
        Asked::any_of(Skill::ReplacementCall, prompt, &options, &those(&free))
            .partly(Partly::Never)
            .because([Reason::new("replaced-by-the-same", "27B1(a)")])
            .slips(mistakes)
            .working(self.lowest_sufficient())
    }

    /// Calls that could replace the bid, in order.
    pub(super) fn calls_offered(&self) -> Vec<Call> {
        let strain = self.bid.strain;
        let lowest = self.auction.lowest_sufficient(strain);
        let jump = lowest.filter(|bid| bid.level.get() < 7).map(|bid| Bid {
            level: Level::new(bid.level.get() + 1),
            strain,
        });
        let comparable = match self.then {
            Then::Refused { comparable } => comparable,
            _ => None,
        };
        let bids = [lowest_bid(&self.auction), lowest, jump].map(|bid| bid.map(Call::Bid));
        let mut wanted = vec![Call::Pass, Call::Double];
        wanted.extend(bids.into_iter().flatten().chain(comparable));
        let offered = every_call().filter(|call| wanted.contains(call));
        offered
            .filter(|&call| self.auction.admissible(self.offender(), call).is_ok())
            .collect()
    }

    pub(super) fn leaves_partner_free(&self, call: Call) -> bool {
        let comparable = self.then
            == Then::Refused {
                comparable: Some(call),
            };
        super::replaced((&self.auction, self.bid), None, call, comparable)
            .is_some_and(|(_, replaced)| replaced.silence == Silence::Free)
    }

    /// Whether it is the replacement whose meaning does not matter (Law 27B1(a)).
    fn is_lowest_sufficient(&self, call: Call) -> bool {
        let lowest = self.auction.lowest_sufficient(self.bid.strain);
        lowest.map(Call::Bid) == Some(call)
    }

    pub(super) fn what_partner_may(&self, replaced: &Replaced) -> Asked {
        use Silenced::{Not, Once, Throughout};
        let mistakes = match (replaced.silence, replaced.correction) {
            (Silence::Free, Correction::Comparable) => {
                [Once, Throughout].map(|bar| (COMPARABLE_FORGOTTEN, bar))
            }
            (Silence::Free, _) => [Once, Throughout].map(|bar| (ALWAYS_SILENCED, bar)),
            (_, correction) => [(self.why_free(correction), Not), (SILENCED_ONCE, Once)],
        };
        let about = (Skill::ReplacementCall, self.offender());
        rectification::partner_question(about, replaced.silence, &replaced.follows, mistakes)
            .working(self.lowest_sufficient())
            .working(self.correction(replaced.correction))
    }

    /// Why somebody thinks that partner is free after all.
    fn why_free(&self, correction: Correction) -> Slip {
        let Then::Replaced { tried, call, .. } = self.then else {
            return ANY_BID_IS_FREE;
        };
        match (correction, call) {
            (Correction::LowestSufficient | Correction::Comparable, _) if tried.is_some() => {
                SECOND_TRY_FORGIVEN
            }
            (_, Call::Pass) => PASS_IS_FREE,
            (_, Call::Double | Call::Redouble) => DOUBLE_IS_FREE,
            (_, Call::Bid(bid)) if bid.strain == self.bid.strain => ANY_LEVEL_IS_FREE,
            _ => ANY_BID_IS_FREE,
        }
    }

    pub(super) fn what_lead(&self, replaced: &Replaced) -> Asked {
        let about = (Skill::ReplacementCall, self.offender());
        let restricted = rectification::restricts_lead(&replaced.follows);
        let mistakes = rectification::wrong_demands(restricted);
        rectification::lead_question(about, &replaced.follows, mistakes)
    }

    /// The last bid, which was not beaten.
    fn last_bid(&self) -> Option<Bid> {
        self.auction.last_bid().map(|(bid, _)| bid)
    }

    /// Which bid would have been enough.
    fn lowest_sufficient(&self) -> Option<Step> {
        let strain = self.bid.strain;
        let lowest = self.auction.lowest_sufficient(strain)?;
        let line = Phrase::new("working-lowest-sufficient")
            .with("last", self.last_bid().map_or(Fact::Bid(lowest), Fact::Bid))
            .with("strain", Fact::Strain(strain))
            .with("bid", Fact::Bid(lowest));
        Some(Step::Say(line))
    }

    /// What the replacement amounts to.
    fn correction(&self, correction: Correction) -> Vec<Step> {
        let Then::Replaced { tried, call, .. } = self.then else {
            return Vec::new();
        };
        let amounts_to = said(
            match correction {
                Correction::LowestSufficient => "working-replaced-by-lowest",
                Correction::Comparable => "working-replaced-by-comparable",
                Correction::Double => "working-replaced-by-double",
                Correction::Other | Correction::InsufficientAgain => "working-replaced-by-other",
            },
            call,
        );
        let tried = tried.map(|call| said("working-tried-first", call));
        let lines = [amounts_to].into_iter().chain(tried);
        lines.map(Step::Say).collect()
    }

    /// What happened, a sentence each.
    pub(super) fn told(&self) -> Exhibit {
        let (offender, bid) = (self.offender(), Fact::Bid(self.bid));
        let of = |id, seat| Phrase::new(id).with("seat", Fact::Seat(seat));
        let called = |id, seat, call| of(id, seat).with("call", Fact::Call(call));
        let too_low = of("scene-bids-too-low", offender).with("bid", bid);
        let mut told = vec![too_low.with("last", self.last_bid().map_or(bid, Fact::Bid))];
        let refused = || of("scene-bid-not-accepted", offender.lho());
        match self.then {
            Then::Nothing => {}
            Then::LhoAccepts => told.push(of("scene-says-accepts", offender.lho())),
            Then::RhoAccepts => told.push(of("scene-says-accepts", offender.rho())),
            Then::LhoCalls(call) => {
                told.push(called("scene-calls-at-once", offender.lho(), call));
            }
            Then::Refused { comparable } => {
                let comparable = match comparable {
                    Some(call) => said("scene-one-call-comparable", call),
                    None => Phrase::new("scene-no-call-comparable"),
                };
                told.extend([refused(), comparable]);
            }
            Then::Replaced {
                tried,
                call,
                comparable,
            } => {
                told.push(refused());
                told.extend(tried.map(|call| called("scene-tries-first", offender, call)));
                told.push(called("scene-replaces-by", offender, call));
                if comparable {
                    told.push(Phrase::new("scene-found-comparable"));
                } else if !self.is_lowest_sufficient(call) {
                    told.push(Phrase::new("scene-found-not-comparable"));
                }
            }
        }
        Exhibit::Scene(told)
    }
}
