//! `call_out_of_turn`: a call by a player whose turn it was not. Who may accept it, what is the
//! offender's obligation, and what may the partner still do (Laws 26, 28 to 32, 36)?
//!
//! Lesson syntax, one example for each way the scene can continue:
//!
//! ```ron
//! call_out_of_turn(dealer: N, auction: "1H P", seat: W, call: "X")
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", over: "1H", by: N)
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", others: "P")
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", others: "1H", replaced: "1S", comparable: true)
//! ```

mod generate;

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{
    self, CallText, Calls, Dealer, Fault, Field, SeatName, WrittenCalls, is_default,
};
use crate::grade::mistakes;
use crate::rulings::rectification::{
    Accepter, COMPARABLE_FORGOTTEN, Follows, REPLACEMENT_MISTAKES, Scene, Silenced, about, called,
    found, instead_of_lho, rule, who_accepts,
};
use crate::{Asked, Exercise, Exhibit, Phrase, Posed, Skill};
use engine::auction::every_call;
use engine::laws::call_consequence::{CallConsequence, CallEffect};
use engine::laws::out_of_rotation::{self, DueTurn, OutOfRotation, Remedy, replace};
use engine::{Auction, Fact, IllegalCall, Reason, notation};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::CallOutOfTurn, Skill::SilencedPartner];

mistakes! {
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
    REPEATED_CALL_SILENCES = "repeated-call-silences",
    PASS_SILENCES_PARTNER = "early-pass-silences-partner",
    NOT_COMPARABLE_IS_FREE = "not-comparable-is-free",
    SILENCED_FOR_GOOD = "out-of-turn-silences-for-good",
    INADMISSIBLE_TAKEN_LIGHTLY = "inadmissible-double-taken-lightly",
    ..REPLACEMENT_MISTAKES,
}

/// A call out of turn, and how the scene continues: see the examples of the module.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "call_out_of_turn")]
pub struct CallOutOfTurn {
    #[serde(default, skip_serializing_if = "is_default")]
    dealer: Dealer,
    auction: Calls,
    seat: SeatName,
    call: CallText,
    /// What an opponent calls before any ruling.
    #[serde(default, skip_serializing_if = "is_default")]
    over: Option<CallText>,
    #[serde(default, skip_serializing_if = "is_default")]
    by: Option<SeatName>,
    /// If the call is not accepted: the calls until the offender's next turn, legal or not.
    #[serde(default, skip_serializing_if = "is_default")]
    others: Option<WrittenCalls>,
    /// The offender's replacement call.
    #[serde(default, skip_serializing_if = "is_default")]
    replaced: Option<CallText>,
    /// Whether the Director rules that call comparable.
    #[serde(default, skip_serializing_if = "is_default")]
    comparable: bool,
}

impl CallOutOfTurn {
    /// A call out of turn, before any reaction.
    #[must_use]
    pub fn new(auction: &Auction, seat: Seat, call: Call) -> Self {
        Self {
            dealer: auction.dealer().into(),
            auction: auction.into(),
            seat: seat.into(),
            call: call.into(),
            over: None,
            by: None,
            others: None,
            replaced: None,
            comparable: false,
        }
    }
}

impl Exercise for CallOutOfTurn {
    fn pose(&self) -> Result<Posed, Fault> {
        let fault = |id| Fault::new(id, Field::Call, notation::call(*self.call));
        let auction = fields::auction(self.dealer, &self.auction);
        let case = Case::new(auction, *self.seat, *self.call);
        let case = case.ok_or_else(|| fault("not-irregular"))?;
        let [over, replaced] = [&self.over, &self.replaced].map(|call| call.as_deref().copied());
        let others = self.others.as_ref().map(|calls| calls.as_slice());
        let scene = match (over, self.by, others, replaced) {
            // Only a replacement call can be comparable.
            (.., None) if self.comparable => None,
            (None, None, None, None) => Some(case.open()),
            (Some(call), Some(by), None, None) => case.called_over(*by, call),
            (None, None, Some(others), None) => case.own_turn(others),
            (None, None, others, Some(call)) => {
                case.replaced(others.unwrap_or_default(), call, self.comparable)
            }
            _ => None,
        };
        let mut scene = scene.ok_or_else(|| fault("cannot-be"))?;
        for asked in &mut scene.asked {
            asked.reasons.extend(case.rule.clone());
            asked.gives_away = false;
        }
        let decisive = case.auction.calls().len().checked_sub(1);
        Ok(scene.posed(Exhibit::auction(&case.auction), decisive))
    }
}

/// A call out of turn and its ruling.
struct Case {
    auction: Auction,
    irregular: OutOfRotation,
    seat: Seat,
    call: Call,
    /// Whose turn it was, relative to the offender; `None` for a double that can never stand.
    due: Option<DueTurn>,
    /// The rule that applies to the call.
    rule: Option<Reason>,
    /// The consequences of cancelling the call, and the auction afterwards.
    follows: Vec<CallConsequence>,
    cancelled: Auction,
}

impl Case {
    /// `None` for a call in turn, or under a Law that this kind does not cover.
    fn new(auction: Auction, seat: Seat, call: Call) -> Option<Self> {
        let irregular = OutOfRotation {
            seat,
            call,
            artificial_pass: false,
            shows: None,
        };
        let mut cancelled = auction.clone();
        // The last option is that the call is cancelled.
        let (due, rule, follows) = match irregular.case(&auction).ok()? {
            out_of_rotation::Case::Plain(due) => {
                auction.admissible(seat, call).ok()?;
                irregular.rectify(&mut cancelled, Remedy::Cancel).ok()?;
                let mut ruling = irregular.ruling(&auction).ok()?;
                let follows = ruling.options.pop()?.follows;
                (Some(due), ruling.reasons.pop(), follows)
            }
            out_of_rotation::Case::Inadmissible(double) => {
                double.rectify(&mut cancelled).ok()?;
                let mut ruling = double.ruling(&auction).ok()?;
                let follows = ruling.options.pop()?.follows;
                (None, ruling.reasons.pop(), follows)
            }
            _ => return None,
        };
        Some(Self {
            auction,
            irregular,
            seat,
            call,
            due,
            rule,
            follows,
            cancelled,
        })
    }

    /// Before any reaction: who may accept the call, and whose turn is it otherwise?
    fn open(&self) -> Scene {
        let (lho, rho) = (self.seat.lho(), self.seat.rho());
        let (right, reason, mistakes) = match self.due {
            None => {
                let wrong = [Accepter::Only(lho), Accepter::Only(rho), Accepter::Either];
                let wrong = wrong.map(|who| (INADMISSIBLE_ACCEPTED, who));
                (Accepter::Nobody, None, wrong)
            }
            Some(due) => {
                let reason = match due {
                    DueTurn::Lho => Reason::new("lho-may-accept-on-own-turn", "28B"),
                    _ => Reason::new("lho-may-accept-call", "29A"),
                };
                let wrong = instead_of_lho(self.seat, NEVER_STANDS);
                (Accepter::Only(lho), Some(reason), wrong)
            }
        };
        let prompt = called("exercise-call_out_of_turn-accepts", self.seat, self.call);
        let who_accepts =
            who_accepts(Skill::CallOutOfTurn, prompt, self.seat, right, mistakes).because(reason);
        let prompt = Phrase::new("exercise-call_out_of_turn-turn");
        let whose_turn = Asked::seat(Skill::CallOutOfTurn, prompt, self.cancelled.turn())
            .because(rule(&self.follows, |it| it.effect.next_turn().is_some()))
            .mistakes([(OFFENDER_STAYS_IN_TURN, self.seat), (TURN_GOES_ON, lho)]);
        // Whose turn it is will be asked.
        let told = vec![called("scene-calls-too-soon", self.seat, self.call)];
        Scene::new(told, vec![who_accepts, whose_turn], right.word())
    }

    /// The story if whose turn it was is not asked.
    fn told(&self) -> Phrase {
        let told = called("scene-calls-out-of-turn", self.seat, self.call);
        told.with("turn", Fact::Seat(self.auction.turn()))
    }

    /// An opponent calls before any ruling: what happens to the call out of turn? `None` if that
    /// decides nothing, or if the opponent's call is illegal.
    fn called_over(&self, by: Seat, call: Call) -> Option<Scene> {
        use Remedy::{Accept, CallInTurn, Cancel};
        let mut auction = self.auction.clone();
        let (right, wrong, reason, witness) = match (by == self.seat.lho(), by == auction.turn()) {
            (true, false) => {
                self.irregular.rectify(&mut auction, Accept).ok()?;
                let reason = Reason::new("called-over-accepts", "29A");
                (Accept, (OVER_CANCELS, CallInTurn), reason, "stands")
            }
            (false, true) => {
                self.irregular.rectify(&mut auction, CallInTurn).ok()?;
                let reason = Reason::new("called-in-turn-voids", "28B");
                (CallInTurn, (IN_TURN_ACCEPTS, Accept), reason, "void")
            }
            // A call by the dealer at the dealer's own turn is ambiguous.
            _ => return None,
        };
        auction.push(call).ok()?;
        let options = Options::new([Accept, CallInTurn, Cancel], |remedy| match remedy {
            Accept => Phrase::new("option-call-stands"),
            CallInTurn => Phrase::new("option-call-void"),
            _ => about("option-call-costs", self.seat.partner()),
        });
        let prompt = called("exercise-call_out_of_turn-becomes", self.seat, self.call);
        let asked = Asked::one_of(Skill::CallOutOfTurn, prompt, &options, &right)
            .because([reason])
            .mistakes(options.mistakes([wrong, (CALLED_OVER_COSTS, Cancel)]));
        let told = vec![self.told(), called("scene-calls-over", by, call)];
        Some(Scene::new(told, vec![asked], witness))
    }

    /// The auction at the offender's next turn, and the story until then; `None` if these calls do
    /// not lead there.
    fn until_own_turn(&self, others: &[Call]) -> Option<(Auction, Vec<Phrase>)> {
        let cancelled = match self.due {
            Some(_) => "scene-call-cancelled",
            None => "scene-double-cancelled",
        };
        let mut told = vec![self.told(), Phrase::new(cancelled)];
        let mut auction = self.cancelled.clone();
        for &call in others {
            if auction.turn() == self.seat {
                return None;
            }
            told.push(called("scene-calls-next", auction.turn(), call));
            auction.push(call).ok()?;
        }
        (auction.turn() == self.seat && !auction.has_ended()).then_some((auction, told))
    }

    /// The offender's next turn: what is the offender's obligation?
    fn own_turn(&self, others: &[Call]) -> Option<Scene> {
        use CallEffect::{AnyLegalCall, RepeatsIfPassed};
        use IllegalCall::{MustPassOnce, MustPassThroughout, MustRepeat};
        let due = self.due?;
        let (auction, told) = self.until_own_turn(others)?;
        // The reason why other calls are illegal names the required call.
        let illegal = every_call().find_map(|call| auction.check(call).err());
        let required = illegal.filter(|why| {
            let silenced = matches!(why, MustPassOnce { .. } | MustPassThroughout { .. });
            silenced || matches!(why, MustRepeat(..))
        });
        let bound = match required {
            Some(MustRepeat(..)) => "repeat",
            Some(_) => "pass",
            None => "free",
        };
        let options = Options::new(["free", "pass", "repeat"], |duty| {
            match (*duty, self.call) {
                ("free", _) => Phrase::new("option-any-call"),
                ("pass", _) => Phrase::new("option-pass-now"),
                // Repeating a pass is the same as passing.
                (_, Call::Pass) => Phrase::new("option-pass-always"),
                (_, call) => Phrase::new("option-repeat").with("call", Fact::Call(call)),
            }
        });
        let mistakes = match (self.call, due) {
            (Call::Pass, DueTurn::Rho) => {
                vec![(PASS_NOT_BINDING, "free"), (PASS_BINDS_FOR_GOOD, "repeat")]
            }
            (Call::Pass, _) => vec![(OFFENDER_SILENCED, "pass"), (PASS_BINDS_FOR_GOOD, "repeat")],
            _ => vec![
                (REPEAT_FORGOTTEN, "free"),
                (REPEAT_ALWAYS, "repeat"),
                (OFFENDER_SILENCED, "pass"),
            ],
        };
        let choice =
            |it: &CallConsequence| matches!(it.effect, AnyLegalCall(..) | RepeatsIfPassed(..));
        let reason = required.map(IllegalCall::reason);
        let reason = reason.or_else(|| rule(&self.follows, choice));
        let prompt = about("exercise-call_out_of_turn-bound", self.seat);
        let asked = Asked::one_of(Skill::CallOutOfTurn, prompt, &options, &bound)
            .because(reason)
            .mistakes(options.mistakes(mistakes));
        Some(Scene::new(told, vec![asked], bound))
    }

    /// The offender has called in turn: what may the partner do, and what may declarer demand?
    fn replaced(&self, others: &[Call], call: Call, comparable: bool) -> Option<Scene> {
        let (own_turn, mut told) = self.until_own_turn(others)?;
        let mut auction = own_turn.clone();
        let follows = match replace(&mut auction, call, comparable) {
            Ok(follows) => follows,
            // There is nothing to compare: the consequences are already determined.
            Err(_) if !comparable => {
                auction.push(call).ok()?;
                self.follows.clone()
            }
            Err(_) => return None,
        };
        let bound = own_turn.legal_calls().count() == 1;
        let repeated = bound && call == self.call && call != Call::Pass;
        let compared = own_turn.awaited(self.seat).is_some() && !repeated && self.due.is_some();
        told.push(called("scene-calls-in-turn", self.seat, call));
        told.extend((comparable || compared).then(|| found(comparable)));
        let mistakes = |silenced| match silenced {
            Silenced::Not if repeated => Silenced::after_all(REPEATED_CALL_SILENCES),
            Silenced::Not if self.call == Call::Pass && self.due == Some(DueTurn::Rho) => {
                Silenced::after_all(PASS_SILENCES_PARTNER)
            }
            Silenced::Not => Silenced::after_all(COMPARABLE_FORGOTTEN),
            Silenced::Once => [
                (NOT_COMPARABLE_IS_FREE, Silenced::Not),
                (SILENCED_FOR_GOOD, Silenced::Throughout),
            ],
            Silenced::Throughout => [Silenced::Not, Silenced::Once]
                .map(|silenced| (INADMISSIBLE_TAKEN_LIGHTLY, silenced)),
        };
        let follows = Follows {
            skill: Skill::SilencedPartner,
            offender: self.seat,
            follows: &follows,
        };
        follows.scene(&auction, told, mistakes, Vec::new())
    }
}
