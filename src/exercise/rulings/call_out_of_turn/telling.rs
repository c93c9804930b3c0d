//! A call out of turn in words: the scene, the questions, the rules.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::{Binding, CallOutOfTurn, Fate, Part, Then};
use crate::rulings::rectification;
use crate::{Answer, Ask, Exhibit, Phrase};
use engine::laws::call_consequence::{CallConsequence, CallEffect};
use engine::laws::out_of_rotation::{Case, Remedy};
use engine::{Auction, Fact, Reason};

fn called(phrase: Phrase, seat: Seat, call: Call) -> Phrase {
    phrase
        .with("seat", Fact::Seat(seat))
        .with("call", Fact::Call(call))
}

impl CallOutOfTurn {
    /// What happened, a sentence each.
    pub(super) fn scene(&self) -> Exhibit {
        let turn = self.auction.turn();
        let mut told = vec![match self.then {
            // Whose turn it is will be asked.
            Then::Nothing => called(Phrase::new("scene-calls-too-soon"), self.seat, self.call),
            _ => called(Phrase::new("scene-calls-out-of-turn"), self.seat, self.call)
                .with("turn", Fact::Seat(turn)),
        }];
        match &self.then {
            Then::Nothing => {}
            Then::CalledOver { by, call } => {
                told.push(called(Phrase::new("scene-calls-over"), *by, *call));
            }
            Then::OwnTurn { others } => self.tell_others(&mut told, others),
            Then::Replaced {
                others,
                call,
                comparable,
            } => {
                self.tell_others(&mut told, others);
                told.push(called(Phrase::new("scene-calls-in-turn"), self.seat, *call));
                told.extend(self.tell_comparison(*comparable));
            }
        }
        Exhibit::Scene(told)
    }

    /// The call is not accepted, and the others call in turn.
    fn tell_others(&self, told: &mut Vec<Phrase>, others: &[Call]) {
        told.push(match self.case() {
            Some(Case::Inadmissible(_)) => Phrase::new("scene-double-cancelled"),
            _ => Phrase::new("scene-call-cancelled"),
        });
        let mut seat = self.auction.turn();
        for &call in others {
            told.push(called(Phrase::new("scene-calls-next"), seat, call));
            seat = seat.lho();
        }
    }

    /// What the Director finds, where there is something to compare.
    fn tell_comparison(&self, comparable: bool) -> Option<Phrase> {
        if comparable {
            return Some(Phrase::new("scene-found-comparable"));
        }
        let Then::Replaced { others, .. } = &self.then else {
            return None;
        };
        let awaited = self
            .at_own_turn(others)
            .is_some_and(|auction| auction.awaited(self.seat).is_some());
        let compared = awaited && !self.repeated() && self.due().is_some();
        compared.then(|| Phrase::new("scene-found-not-comparable"))
    }

    pub(super) fn prompt(&self, part: Part) -> Phrase {
        let (seat, partner) = (Fact::Seat(self.seat), Fact::Seat(self.seat.partner()));
        match part {
            Part::Accepts => called(
                Phrase::new("exercise-call_out_of_turn-accepts"),
                self.seat,
                self.call,
            ),
            Part::TurnNow => Phrase::new("exercise-call_out_of_turn-turn"),
            Part::Becomes => called(
                Phrase::new("exercise-call_out_of_turn-becomes"),
                self.seat,
                self.call,
            ),
            Part::Bound => Phrase::new("exercise-call_out_of_turn-bound").with("seat", seat),
            Part::Partner => Phrase::new("exercise-partner-now").with("seat", partner),
            Part::Lead => Phrase::new("exercise-lead-after-call")
                .with("offender", seat)
                .with("seat", partner),
        }
    }

    pub(super) fn ask(&self, part: Part) -> Ask {
        let partner = Fact::Seat(self.seat.partner());
        match part {
            Part::Accepts => rectification::accepters_asked(self.seat),
            Part::TurnNow => Ask::Seat,
            Part::Becomes => Ask::Choice(vec![
                Phrase::new("option-call-stands"),
                Phrase::new("option-call-void"),
                Phrase::new("option-call-costs").with("seat", partner),
            ]),
            Part::Bound => Ask::Choice(self.bindings()),
            Part::Partner => rectification::silences(self.seat.partner()),
            Part::Lead => rectification::leads(self.seat),
        }
    }

    /// For a pass, to repeat it would be the same as to pass.
    fn bindings(&self) -> Vec<Phrase> {
        let free = Phrase::new("option-any-call");
        match self.call {
            Call::Pass => vec![
                free,
                Phrase::new("option-pass-now"),
                Phrase::new("option-pass-always"),
            ],
            call => vec![
                free,
                Phrase::new("option-pass-now"),
                Phrase::new("option-repeat").with("call", Fact::Call(call)),
            ],
        }
    }

    pub(super) const fn binding_option(&self, binding: Binding) -> Answer {
        Answer::Choice(match binding {
            Binding::Free => 0,
            Binding::Pass => 1,
            Binding::Repeat => 2,
        })
    }

    pub(super) fn reasons(&self, part: Part) -> Vec<Reason> {
        let ruling = self.offence().ruling(&self.auction).ok();
        let mut reasons = match &ruling {
            Some(ruling) => ruling.reasons.clone(),
            None => self.inadmissible(),
        };
        let follows = self.replaced().map(|(_, it)| it).unwrap_or_default();
        let partner = self.seat.partner();
        let decisive = match part {
            Part::Accepts => ruling.is_some().then(|| {
                if self.seat.lho() == self.auction.turn() {
                    Reason::new("lho-may-accept-on-own-turn", "28B")
                } else {
                    Reason::new("lho-may-accept-call", "29A")
                }
            }),
            Part::TurnNow => self.cancelled().and_then(|(_, follows)| turn(&follows)),
            Part::Becomes => self.becomes(),
            Part::Bound => self.bound(),
            Part::Partner => rectification::partner_reason(&follows, partner),
            Part::Lead => rectification::lead_reason(&follows),
        };
        reasons.truncate(1);
        decisive.into_iter().chain(reasons).collect()
    }

    fn inadmissible(&self) -> Vec<Reason> {
        match self.case() {
            Some(Case::Inadmissible(double)) => {
                let ruling = double.ruling(&self.auction);
                let reasons = ruling.map(|it| it.reasons).unwrap_or_default();
                reasons.into_iter().rev().collect()
            }
            _ => Vec::new(),
        }
    }

    fn becomes(&self) -> Option<Reason> {
        Some(match self.fate()? {
            Fate::Stands => Reason::new("called-over-accepts", "29A"),
            Fate::Void => Reason::new("called-in-turn-voids", "28B"),
        })
    }

    /// The rule about the offender's own turn.
    fn bound(&self) -> Option<Reason> {
        let Then::OwnTurn { others } = &self.then else {
            return None;
        };
        let auction: Auction = self.at_own_turn(others)?;
        // Why some other call may not be made tells what must be.
        let barred = [Call::Double, Call::Redouble]
            .into_iter()
            .chain(engine::auction::every_bid().map(Call::Bid))
            .filter(|&call| self.auction.admissible(self.seat, call).is_ok())
            .filter(|&call| auction.admissible(self.seat, call).is_ok())
            .find_map(|call| auction.check(call).err());
        if let (Some(barred), true) = (barred, self.binding() != Binding::Free) {
            return Some(barred.reason());
        }
        let ruling = self.offence().ruling(&self.auction).ok()?;
        let follows = ruling.follows(&Remedy::Cancel)?;
        let about = |it: &&CallConsequence| {
            matches!(
                it.effect,
                CallEffect::AnyLegalCall { .. }
                    | CallEffect::RepeatsIfPassed { .. }
                    | CallEffect::PassesOnce { .. }
            )
        };
        follows.iter().find(about).map(|it| it.reason())
    }
}

/// Whose turn it is, as a rule.
fn turn(follows: &[CallConsequence]) -> Option<Reason> {
    let about = |it: &&CallConsequence| matches!(it.effect, CallEffect::Turn { .. });
    follows.iter().find(about).map(|it| it.reason())
}
