//! Well-known mistakes about calls out of turn, and the answers they give.

use contract_bridge::auction::Call;

use super::{Binding, CallOutOfTurn, Fate, Part};
use crate::grade::joined;
use crate::rulings::rectification::{self, Accepter, FREE, LEAD_SLIPS, ONCE, THROUGHOUT, accepter};
use crate::{Answer, Slip};
use engine::auction::Silence;
use engine::laws::out_of_rotation::DueTurn;

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &joined::<23>(&[&OWN_SLIPS, &LEAD_SLIPS]);

const OWN_SLIPS: [Slip; 20] = [
    EITHER_ACCEPTS,
    RHO_ACCEPTS,
    NEVER_STANDS,
    INADMISSIBLE_ACCEPTED,
    OFFENDER_STAYS_IN_TURN,
    TURN_GOES_ON,
    IN_TURN_ACCEPTS,
    OVER_CANCELS,
    CALLED_OVER_COSTS,
    REPEAT_FORGOTTEN,
    REPEAT_ALWAYS,
    OFFENDER_SILENCED,
    PASS_NOT_BINDING,
    PASS_BINDS_FOR_GOOD,
    COMPARABLE_FORGOTTEN,
    REPEATED_CALL_SILENCES,
    PASS_SILENCES_PARTNER,
    NOT_COMPARABLE_IS_FREE,
    SILENCED_FOR_GOOD,
    INADMISSIBLE_TAKEN_LIGHTLY,
];

const EITHER_ACCEPTS: Slip = Slip("either-opponent-accepts");
const RHO_ACCEPTS: Slip = Slip("right-hand-opponent-accepts");
const NEVER_STANDS: Slip = Slip("call-out-of-turn-never-stands");
const INADMISSIBLE_ACCEPTED: Slip = Slip("inadmissible-double-accepted");
const OFFENDER_STAYS_IN_TURN: Slip = Slip("offender-stays-in-turn");
const TURN_GOES_ON: Slip = Slip("turn-goes-on-after-offender");
const IN_TURN_ACCEPTS: Slip = Slip("call-in-turn-accepts");
const OVER_CANCELS: Slip = Slip("calling-over-cancels");
const CALLED_OVER_COSTS: Slip = Slip("called-over-still-costs");
const REPEAT_FORGOTTEN: Slip = Slip("repeat-forgotten");
const REPEAT_ALWAYS: Slip = Slip("repeat-always");
const OFFENDER_SILENCED: Slip = Slip("offender-silenced");
const PASS_NOT_BINDING: Slip = Slip("early-pass-not-binding");
const PASS_BINDS_FOR_GOOD: Slip = Slip("early-pass-binds-for-good");
const COMPARABLE_FORGOTTEN: Slip = Slip("comparable-call-forgotten");
const REPEATED_CALL_SILENCES: Slip = Slip("repeated-call-silences");
const PASS_SILENCES_PARTNER: Slip = Slip("early-pass-silences-partner");
const NOT_COMPARABLE_IS_FREE: Slip = Slip("not-comparable-is-free");
const SILENCED_FOR_GOOD: Slip = Slip("out-of-turn-silences-for-good");
const INADMISSIBLE_TAKEN_LIGHTLY: Slip = Slip("inadmissible-double-taken-lightly");

impl CallOutOfTurn {
    /// The answers that wrong rules give, the most telling first.
    pub(super) fn mistakes_about(&self, part: Part) -> Vec<(Slip, Answer)> {
        match part {
            Part::Accepts => self.about_accepting(),
            Part::TurnNow => vec![
                (OFFENDER_STAYS_IN_TURN, Answer::Seat(self.seat)),
                (TURN_GOES_ON, Answer::Seat(self.seat.lho())),
            ],
            Part::Becomes => {
                let wrong = match self.fate() {
                    Some(Fate::Stands) => (OVER_CANCELS, Answer::Choice(1)),
                    _ => (IN_TURN_ACCEPTS, Answer::Choice(0)),
                };
                vec![wrong, (CALLED_OVER_COSTS, Answer::Choice(2))]
            }
            Part::Bound => self.about_binding(),
            Part::Partner => self.about_partner(),
            Part::Lead => rectification::lead_mistakes(self.restricts_lead()),
        }
    }

    fn about_accepting(&self) -> Vec<(Slip, Answer)> {
        let says = |who| accepter(self.seat, who);
        if self.due().is_none() {
            return [
                Accepter::Only(self.seat.lho()),
                Accepter::Only(self.seat.rho()),
                Accepter::Either,
            ]
            .map(|who| (INADMISSIBLE_ACCEPTED, says(who)))
            .into();
        }
        vec![
            (EITHER_ACCEPTS, says(Accepter::Either)),
            (NEVER_STANDS, says(Accepter::Nobody)),
            (RHO_ACCEPTS, says(Accepter::Only(self.seat.rho()))),
        ]
    }

    fn about_binding(&self) -> Vec<(Slip, Answer)> {
        let says = |binding| self.binding_option(binding);
        if self.call == Call::Pass {
            return match self.due() {
                Some(DueTurn::Rho) => vec![
                    (PASS_NOT_BINDING, says(Binding::Free)),
                    (PASS_BINDS_FOR_GOOD, says(Binding::Repeat)),
                ],
                _ => vec![
                    (OFFENDER_SILENCED, says(Binding::Pass)),
                    (PASS_BINDS_FOR_GOOD, says(Binding::Repeat)),
                ],
            };
        }
        vec![
            (REPEAT_FORGOTTEN, says(Binding::Free)),
            (REPEAT_ALWAYS, says(Binding::Repeat)),
            (OFFENDER_SILENCED, says(Binding::Pass)),
        ]
    }

    fn about_partner(&self) -> Vec<(Slip, Answer)> {
        let option = Answer::Choice;
        match self.silence() {
            Silence::Free => {
                let slip = self.why_silenced();
                vec![(slip, option(ONCE)), (slip, option(THROUGHOUT))]
            }
            Silence::Once(_) => vec![
                (NOT_COMPARABLE_IS_FREE, option(FREE)),
                (SILENCED_FOR_GOOD, option(THROUGHOUT)),
            ],
            Silence::Throughout(_) => vec![
                (INADMISSIBLE_TAKEN_LIGHTLY, option(FREE)),
                (INADMISSIBLE_TAKEN_LIGHTLY, option(ONCE)),
            ],
        }
    }

    /// Why somebody thinks that partner must pass after all.
    fn why_silenced(&self) -> Slip {
        if self.repeated() {
            REPEATED_CALL_SILENCES
        } else if self.call == Call::Pass && self.due() == Some(DueTurn::Rho) {
            PASS_SILENCES_PARTNER
        } else {
            COMPARABLE_FORGOTTEN
        }
    }
}
