//! The questions on a call out of turn: what is asked, well-known mistakes, the rules.

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use super::ruling::Replaced;
use super::{Binding, CallOutOfTurn, Fate, Scene, Then};
use crate::asked::Options;
use crate::grade::slips;
use crate::rulings::rectification::{self, Accepter, LEAD_SLIPS, Silenced, accepters};
use crate::{Asked, Exhibit, Phrase, Skill, Slip};
use engine::auction::Silence;
use engine::laws::call_consequence::{CallConsequence, CallEffect};
use engine::laws::out_of_rotation::{Case, DueTurn, Remedy};
use engine::{Auction, Fact, Reason};

slips! {
    EITHER_ACCEPTS = "either-opponent-accepts",
    RHO_ACCEPTS = "right-hand-opponent-accepts",
    NEVER_STANDS = "call-out-of-turn-never-stands",
    INADMISSIBLE_ACCEPTED = "inadmissible-double-accepted",
    OFFENDER_STAYS_IN_TURN = "offender-stays-in-turn",
    TURN_GOES_ON = "turn-goes-on-after-offender",
    IN_TURN_ACCEPTS = "call-in-turn-accepts",
    OVER_CANCELS = "calling-over-cancels",
    CALLED_OVER_COSTS = "called-over-still-costs",
    REPEAT_FORGOTTEN = "repeat-forgotten",
    REPEAT_ALWAYS = "repeat-always",
    OFFENDER_SILENCED = "offender-silenced",
    PASS_NOT_BINDING = "early-pass-not-binding",
    PASS_BINDS_FOR_GOOD = "early-pass-binds-for-good",
    COMPARABLE_FORGOTTEN = "comparable-call-forgotten",
    REPEATED_CALL_SILENCES = "repeated-call-silences",
    PASS_SILENCES_PARTNER = "early-pass-silences-partner",
    NOT_COMPARABLE_IS_FREE = "not-comparable-is-free",
    SILENCED_FOR_GOOD = "out-of-turn-silences-for-good",
    INADMISSIBLE_TAKEN_LIGHTLY = "inadmissible-double-taken-lightly",
    ..&LEAD_SLIPS,
}

fn called(phrase: Phrase, seat: Seat, call: Call) -> Phrase {
    phrase
        .with("seat", Fact::Seat(seat))
        .with("call", Fact::Call(call))
}

impl CallOutOfTurn {
    /// The rule that decides, and the one that the call falls under.
    fn because(&self, decisive: Option<Reason>) -> impl Iterator<Item = Reason> {
        let of_case = self.offence.reasons().into_iter().take(1);
        decisive.into_iter().chain(of_case)
    }

    pub(super) fn who_accepts(&self) -> Asked {
        let offence = &self.offence;
        let seat = offence.seat;
        let prompt = Phrase::new("exercise-call_out_of_turn-accepts");
        let prompt = called(prompt, seat, offence.call);
        let (next, before) = (Accepter::Only(seat.lho()), Accepter::Only(seat.rho()));
        let (mistakes, reason) = if offence.due().is_none() {
            let wrong = [next, before, Accepter::Either].map(|who| (INADMISSIBLE_ACCEPTED, who));
            (wrong, None)
        } else {
            let wrong = [
                (EITHER_ACCEPTS, Accepter::Either),
                (NEVER_STANDS, Accepter::Nobody),
                (RHO_ACCEPTS, before),
            ];
            let reason = match seat.lho() == offence.auction.turn() {
                true => Reason::new("lho-may-accept-on-own-turn", "28B"),
                false => Reason::new("lho-may-accept-call", "29A"),
            };
            (wrong, Some(reason))
        };
        let options = accepters(seat);
        Asked::one_of(Skill::CallOutOfTurn, prompt, &options, &offence.accepter())
            .because(self.because(reason))
            .slips(options.slips(mistakes))
    }

    pub(super) fn whose_turn(&self, turn: Seat, why: &Option<Reason>) -> Asked {
        let seat = self.offence.seat;
        let mistakes = [(OFFENDER_STAYS_IN_TURN, seat), (TURN_GOES_ON, seat.lho())];
        let prompt = Phrase::new("exercise-call_out_of_turn-turn");
        Asked::seat(Skill::CallOutOfTurn, prompt, turn)
            .because(self.because(why.clone()))
            .slips(mistakes)
    }

    pub(super) fn what_becomes(&self, fate: Fate) -> Asked {
        let partner = Fact::Seat(self.offence.seat.partner());
        let options = Options::new([Fate::Stands, Fate::Void, Fate::Costs], |fate| match fate {
            Fate::Stands => Phrase::new("option-call-stands"),
            Fate::Void => Phrase::new("option-call-void"),
            Fate::Costs => Phrase::new("option-call-costs").with("seat", partner),
        });
        let (wrong, reason) = match fate {
            Fate::Stands => (
                (OVER_CANCELS, Fate::Void),
                Reason::new("called-over-accepts", "29A"),
            ),
            _ => (
                (IN_TURN_ACCEPTS, Fate::Stands),
                Reason::new("called-in-turn-voids", "28B"),
            ),
        };
        let prompt = Phrase::new("exercise-call_out_of_turn-becomes");
        let prompt = called(prompt, self.offence.seat, self.offence.call);
        Asked::one_of(Skill::CallOutOfTurn, prompt, &options, &fate)
            .because(self.because(Some(reason)))
            .slips(options.slips([wrong, (CALLED_OVER_COSTS, Fate::Costs)]))
    }

    pub(super) fn what_binds(&self, auction: &Auction) -> Asked {
        use Binding::{Free, Pass, Repeat};
        let offence = &self.offence;
        let options = Options::new([Free, Pass, Repeat], |binding| {
            match (binding, offence.call) {
                (Free, _) => Phrase::new("option-any-call"),
                (Pass, _) => Phrase::new("option-pass-now"),
                // For a pass, to repeat it would be to pass.
                (Repeat, Call::Pass) => Phrase::new("option-pass-always"),
                (Repeat, call) => Phrase::new("option-repeat").with("call", Fact::Call(call)),
            }
        });
        let mistakes = match (offence.call, offence.due()) {
            (Call::Pass, Some(DueTurn::Rho)) => {
                vec![(PASS_NOT_BINDING, Free), (PASS_BINDS_FOR_GOOD, Repeat)]
            }
            (Call::Pass, _) => vec![(OFFENDER_SILENCED, Pass), (PASS_BINDS_FOR_GOOD, Repeat)],
            _ => vec![
                (REPEAT_FORGOTTEN, Free),
                (REPEAT_ALWAYS, Repeat),
                (OFFENDER_SILENCED, Pass),
            ],
        };
        let prompt = Phrase::new("exercise-call_out_of_turn-bound");
        let prompt = prompt.with("seat", Fact::Seat(offence.seat));
        let binding = offence.binding(auction);
        Asked::one_of(Skill::CallOutOfTurn, prompt, &options, &binding)
            .because(self.because(self.why_bound(auction, binding)))
            .slips(options.slips(mistakes))
    }

    /// The rule about the offender's own turn.
    fn why_bound(&self, auction: &Auction, binding: Binding) -> Option<Reason> {
        let offence = &self.offence;
        // Why some other call may not be made tells what must be.
        let barred = [Call::Double, Call::Redouble]
            .into_iter()
            .chain(engine::auction::every_bid().map(Call::Bid))
            .filter(|&call| offence.auction.admissible(offence.seat, call).is_ok())
            .filter(|&call| auction.admissible(offence.seat, call).is_ok())
            .find_map(|call| auction.check(call).err());
        if let (Some(barred), true) = (barred, binding != Binding::Free) {
            return Some(barred.reason());
        }
        let ruling = offence.irregular().ruling(&offence.auction).ok()?;
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

    pub(super) fn what_partner_may(&self, now: &Replaced) -> Asked {
        use Silenced::{Not, Once, Throughout};
        let mistakes = match now.silence {
            Silence::Free => [Once, Throughout].map(|bar| (self.why_silenced(now), bar)),
            Silence::Once(_) => [
                (NOT_COMPARABLE_IS_FREE, Not),
                (SILENCED_FOR_GOOD, Throughout),
            ],
            Silence::Throughout(_) => [Not, Once].map(|bar| (INADMISSIBLE_TAKEN_LIGHTLY, bar)),
        };
        let about = (Skill::SilencedPartner, self.offence.seat);
        rectification::partner_question(about, now.silence, &now.follows, mistakes)
            .because(self.because(None))
    }

    /// Why somebody thinks that partner must pass after all.
    fn why_silenced(&self, now: &Replaced) -> Slip {
        if now.repeated {
            REPEATED_CALL_SILENCES
        } else if self.offence.call == Call::Pass && self.offence.due() == Some(DueTurn::Rho) {
            PASS_SILENCES_PARTNER
        } else {
            COMPARABLE_FORGOTTEN
        }
    }

    pub(super) fn what_lead(&self, now: &Replaced) -> Asked {
        let about = (Skill::SilencedPartner, self.offence.seat);
        let restricted = rectification::restricts_lead(&now.follows);
        let mistakes = rectification::wrong_demands(restricted);
        rectification::lead_question(about, &now.follows, mistakes).because(self.because(None))
    }

    /// What happened, a sentence each.
    pub(super) fn told(&self) -> Exhibit {
        let (seat, call) = (self.offence.seat, self.offence.call);
        let turn = self.offence.auction.turn();
        let mut told = vec![match self.then {
            // Whose turn it is will be asked.
            Then::Nothing => called(Phrase::new("scene-calls-too-soon"), seat, call),
            _ => called(Phrase::new("scene-calls-out-of-turn"), seat, call)
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
                told.push(called(Phrase::new("scene-calls-in-turn"), seat, *call));
                told.extend(self.tell_comparison(*comparable));
            }
        }
        Exhibit::Scene(told)
    }

    /// The call is not accepted, and the others call in turn.
    fn tell_others(&self, told: &mut Vec<Phrase>, others: &[Call]) {
        told.push(match self.offence.case() {
            Some(Case::Inadmissible(_)) => Phrase::new("scene-double-cancelled"),
            _ => Phrase::new("scene-call-cancelled"),
        });
        let mut seat = self.offence.auction.turn();
        for &call in others {
            told.push(called(Phrase::new("scene-calls-next"), seat, call));
            seat = seat.lho();
        }
    }

    /// What the Director finds, where there is something to compare.
    fn tell_comparison(&self, comparable: bool) -> Option<Phrase> {
        match &self.scene {
            Scene::Replaced(_) if comparable => Some(Phrase::new("scene-found-comparable")),
            Scene::Replaced(now) if now.compared => Some(Phrase::new("scene-found-not-comparable")),
            _ => None,
        }
    }
}
