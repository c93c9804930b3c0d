//! An insufficient bid in words: the scene, the questions, the rules, the working.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::{InsufficientBid, Part, Then};
use crate::rulings::rectification;
use crate::{Ask, Exhibit, Phrase, Step};
use engine::laws::insufficient_bid::Correction;
use engine::{Fact, Reason};

impl InsufficientBid {
    /// What happened, a sentence each.
    pub(super) fn scene(&self) -> Exhibit {
        let (offender, bid) = (self.offender(), Fact::Bid(self.bid));
        let seat = |seat: Seat| Fact::Seat(seat);
        let about = |phrase: Phrase| phrase.with("seat", seat(offender)).with("bid", bid);
        let mut told = vec![
            about(Phrase::new("scene-bids-too-low"))
                .with("last", self.last_bid().map_or(bid, Fact::Bid)),
        ];
        let (lho, rho) = (seat(offender.lho()), seat(offender.rho()));
        let refused = || Phrase::new("scene-bid-not-accepted").with("seat", lho);
        match self.then {
            Then::Nothing => {}
            Then::LhoAccepts => told.push(Phrase::new("scene-says-accepts").with("seat", lho)),
            Then::RhoAccepts => told.push(Phrase::new("scene-says-accepts").with("seat", rho)),
            Then::LhoCalls(call) => told.push(
                Phrase::new("scene-calls-at-once")
                    .with("seat", lho)
                    .with("call", Fact::Call(call)),
            ),
            Then::Refused { comparable } => {
                told.push(refused());
                told.push(match comparable {
                    Some(call) => {
                        Phrase::new("scene-one-call-comparable").with("call", Fact::Call(call))
                    }
                    None => Phrase::new("scene-no-call-comparable"),
                });
            }
            Then::Replaced {
                tried,
                call,
                comparable,
            } => {
                told.push(refused());
                let calls = |phrase: Phrase, call| {
                    phrase
                        .with("seat", seat(offender))
                        .with("call", Fact::Call(call))
                };
                told.extend(tried.map(|call| calls(Phrase::new("scene-tries-first"), call)));
                told.push(calls(Phrase::new("scene-replaces-by"), call));
                if comparable {
                    told.push(Phrase::new("scene-found-comparable"));
                } else if !self.same_again(call) {
                    told.push(Phrase::new("scene-found-not-comparable"));
                }
            }
        }
        Exhibit::Scene(told)
    }

    /// Whether nobody need look into what the call means.
    pub(super) fn same_again(&self, call: Call) -> bool {
        self.auction
            .lowest_sufficient(self.bid.strain)
            .map(Call::Bid)
            == Some(call)
    }

    pub(super) fn prompt(&self, part: Part<'_>) -> Phrase {
        let offender = Fact::Seat(self.offender());
        let partner = Fact::Seat(self.offender().partner());
        let bid = Fact::Bid(self.bid);
        match part {
            Part::Accepts => Phrase::new("exercise-insufficient_bid-accepts")
                .with("seat", offender)
                .with("bid", bid),
            Part::Stands => Phrase::new("exercise-insufficient_bid-stands").with("bid", bid),
            Part::LowestNext => {
                let turn = Fact::Seat(self.going_on().turn());
                match self.then {
                    Then::LhoCalls(call) if call != Call::Pass => {
                        Phrase::new("exercise-insufficient_bid-next-over")
                            .with("call", Fact::Call(call))
                    }
                    _ => Phrase::new("exercise-insufficient_bid-next"),
                }
                .with("seat", turn)
                .with("bid", bid)
            }
            Part::FreeCalls => Phrase::new("exercise-insufficient_bid-free")
                .with("seat", offender)
                .with("partner", partner),
            Part::Partner(_) => Phrase::new("exercise-partner-now").with("seat", partner),
            Part::Lead(_) => Phrase::new("exercise-lead-after-call")
                .with("offender", offender)
                .with("seat", partner),
        }
    }

    pub(super) fn ask(&self, part: Part<'_>) -> Ask {
        match part {
            Part::Accepts => rectification::accepters_asked(self.offender()),
            Part::Stands => Ask::Choice(vec![
                Phrase::new("option-bid-stands"),
                Phrase::new("option-bid-not-yet"),
            ]),
            Part::LowestNext => {
                let option =
                    |bid| Phrase::new("option-call").with("call", Fact::Call(Call::Bid(bid)));
                Ask::Choice(self.bids_offered().into_iter().map(option).collect())
            }
            Part::FreeCalls => {
                let option = |call| Phrase::new("option-call").with("call", Fact::Call(call));
                Ask::Choices(self.calls_offered().into_iter().map(option).collect())
            }
            Part::Partner(_) => rectification::silences(self.offender().partner()),
            Part::Lead(_) => rectification::leads(self.offender()),
        }
    }

    pub(super) fn reasons(&self, part: Part<'_>) -> Vec<Reason> {
        let partner = self.offender().partner();
        let ruling = &self.ruling.reasons;
        let decisive = match part {
            Part::Accepts | Part::Stands => ruling.last().cloned(),
            Part::LowestNext => {
                let auction = self.going_on();
                self.lowest_next().map(|bid| auction.reason(Call::Bid(bid)))
            }
            Part::FreeCalls => None,
            Part::Partner(replaced) => rectification::partner_reason(&replaced.follows, partner),
            Part::Lead(replaced) => rectification::lead_reason(&replaced.follows),
        };
        let mut reasons: Vec<Reason> = decisive.into_iter().collect();
        match part {
            Part::Accepts | Part::Stands => reasons.extend(ruling.first().cloned()),
            Part::FreeCalls => reasons.push(Reason::new("replaced-by-the-same", "27B1(a)")),
            _ => {}
        }
        reasons
    }
}

impl InsufficientBid {
    /// The working on this very bid.
    pub(super) fn steps(&self, part: Part<'_>) -> Vec<Step> {
        let mut said = Vec::new();
        let strain = Fact::Strain(self.bid.strain);
        if matches!(part, Part::FreeCalls | Part::Partner(_))
            && let Some(lowest) = self.auction.lowest_sufficient(self.bid.strain)
        {
            said.push(
                Phrase::new("working-lowest-sufficient")
                    .with("last", self.last_bid().map_or(Fact::Bid(lowest), Fact::Bid))
                    .with("strain", strain)
                    .with("bid", Fact::Bid(lowest)),
            );
        }
        if let (Part::Partner(replaced), Then::Replaced { tried, call, .. }) = (part, self.then) {
            said.push(correction(replaced.correction).with("call", Fact::Call(call)));
            said.extend(
                tried.map(|call| Phrase::new("working-tried-first").with("call", Fact::Call(call))),
            );
        }
        said.into_iter().map(Step::Say).collect()
    }
}

/// What a replacement amounts to, in words.
fn correction(correction: Correction) -> Phrase {
    match correction {
        Correction::LowestSufficient => Phrase::new("working-replaced-by-lowest"),
        Correction::Comparable => Phrase::new("working-replaced-by-comparable"),
        Correction::Double => Phrase::new("working-replaced-by-double"),
        Correction::Other | Correction::InsufficientAgain => {
            Phrase::new("working-replaced-by-other")
        }
    }
}
