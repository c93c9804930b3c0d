//! Well-known mistakes about revokes, and the answers they give.

use super::{Now, Part, Revoke};
use crate::{Answer, Slip};
use engine::Side;
use engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, OtherSide, Since, TrickNumber,
};
use engine::laws::role::Role;

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    ESTABLISHED_AT_ONCE,
    ESTABLISHED_BY_OPPONENTS,
    ESTABLISHED_BY_CARD_ONLY,
    ESTABLISHED_BY_OFFENDER_ONLY,
    CORRECTED_TOO_LATE,
    REVOKE_LEFT_STANDING,
    REVOKE_WAIVED,
    REVOKE_CARD_GOES_BACK,
    DECLARER_PENALISED,
    TRICK_TWELVE_FORGOTTEN,
    ALWAYS_TWO,
    ALWAYS_ONE,
    OWN_TRICK_FORGOTTEN,
    PARTNERS_TRICK_COSTS_TWO,
    DUMMYS_TRICK_COSTS_TWO,
    EARLIER_TRICKS_COUNTED,
    ALL_LATER_TRICKS_TAKEN,
    DUMMYS_REVOKE_COSTS,
    SAME_SUIT_COSTS_AGAIN,
    BOTH_SIDES_PAY,
    LATE_NOTICE_COSTS,
    FACED_CARD_COSTS,
];

const ESTABLISHED_AT_ONCE: Slip = Slip("established-at-once");
const ESTABLISHED_BY_OPPONENTS: Slip = Slip("established-by-opponents");
const ESTABLISHED_BY_CARD_ONLY: Slip = Slip("established-by-card-only");
const ESTABLISHED_BY_OFFENDER_ONLY: Slip = Slip("established-by-offender-only");
const CORRECTED_TOO_LATE: Slip = Slip("revoke-corrected-too-late");
const REVOKE_LEFT_STANDING: Slip = Slip("revoke-left-standing");
const REVOKE_WAIVED: Slip = Slip("revoke-waived");
const REVOKE_CARD_GOES_BACK: Slip = Slip("revoke-card-goes-back");
const DECLARER_PENALISED: Slip = Slip("declarer-has-penalty-card");
const TRICK_TWELVE_FORGOTTEN: Slip = Slip("trick-twelve-forgotten");
const ALWAYS_TWO: Slip = Slip("revoke-always-two");
const ALWAYS_ONE: Slip = Slip("revoke-always-one");
const OWN_TRICK_FORGOTTEN: Slip = Slip("revoke-own-trick-forgotten");
const PARTNERS_TRICK_COSTS_TWO: Slip = Slip("partners-trick-costs-two");
const DUMMYS_TRICK_COSTS_TWO: Slip = Slip("dummys-trick-costs-two");
const EARLIER_TRICKS_COUNTED: Slip = Slip("earlier-tricks-counted");
const ALL_LATER_TRICKS_TAKEN: Slip = Slip("all-later-tricks-taken");
const DUMMYS_REVOKE_COSTS: Slip = Slip("dummys-revoke-costs");
const SAME_SUIT_COSTS_AGAIN: Slip = Slip("same-suit-costs-again");
const BOTH_SIDES_PAY: Slip = Slip("both-sides-pay");
const LATE_NOTICE_COSTS: Slip = Slip("late-notice-costs");
const FACED_CARD_COSTS: Slip = Slip("faced-card-costs");

impl Revoke {
    /// The answers that wrong rules give, the most telling first.
    pub(super) fn mistakes_about(&self, part: Part<'_>) -> Vec<(Slip, Answer)> {
        match part {
            Part::Established => vec![
                self.about_establishing(),
                (REVOKE_WAIVED, Answer::Choice(2)),
            ],
            Part::Now => self.about_correcting(),
            Part::Tricks(_) => self.about_tricks(),
        }
    }

    fn about_establishing(&self) -> (Slip, Answer) {
        let (yes, no) = (Answer::Choice(0), Answer::Choice(1));
        let offender = self.ruled.offender;
        match self.ruled.since {
            Since::Nothing => (ESTABLISHED_AT_ONCE, yes),
            Since::WentOn(how, side) => match how {
                _ if side != Side::of(offender) => (ESTABLISHED_BY_OPPONENTS, yes),
                Continuation::RetractedLead => (ESTABLISHED_AT_ONCE, yes),
                Continuation::NextTrickPlay if self.by == Some(offender) => {
                    (CORRECTED_TOO_LATE, no)
                }
                Continuation::NextTrickPlay => (ESTABLISHED_BY_OFFENDER_ONLY, no),
                _ => (ESTABLISHED_BY_CARD_ONLY, no),
            },
        }
    }

    fn about_correcting(&self) -> Vec<(Slip, Answer)> {
        let says = |now: Now| Answer::Choice(now as usize);
        let (penalised, returns, stays) =
            (says(Now::Penalised), says(Now::Returns), says(Now::Stays));
        let left = match self.ruled.trick {
            TrickNumber::TWELFTH => TRICK_TWELVE_FORGOTTEN,
            _ => REVOKE_LEFT_STANDING,
        };
        match (self.now(), self.role()) {
            (Now::Penalised, _) => vec![(REVOKE_CARD_GOES_BACK, returns), (left, stays)],
            (Now::Returns, Role::Defender) => vec![(left, stays)],
            (Now::Returns, _) => vec![(DECLARER_PENALISED, penalised), (left, stays)],
            (Now::Stays, _) => vec![
                (CORRECTED_TOO_LATE, penalised),
                (CORRECTED_TOO_LATE, returns),
            ],
        }
    }

    fn about_tricks(&self) -> Vec<(Slip, Answer)> {
        let mut mistakes: Vec<(Slip, i32)> = Vec::new();
        if let Some(slip) = self.exemption_overlooked() {
            mistakes.push((slip, self.tricks_without_exemption()));
            mistakes.extend([(slip, 1), (slip, 2)]);
        }
        let winner = self.winner();
        let (later, earlier) = self
            .won
            .map_or((0, 0), |won| (i32::from(won.later), i32::from(won.earlier)));
        let own_side = Side::of(winner) == self.ruled.side();
        if winner == self.ruled.offender {
            mistakes.push((OWN_TRICK_FORGOTTEN, later.min(1)));
        } else if own_side && self.role() == Role::Declarer {
            mistakes.push((DUMMYS_TRICK_COSTS_TWO, 2));
        } else if own_side {
            mistakes.push((PARTNERS_TRICK_COSTS_TWO, 2));
        }
        let won_since = later + i32::from(own_side);
        if won_since == 0 && earlier > 0 {
            mistakes.extend([(EARLIER_TRICKS_COUNTED, 1), (EARLIER_TRICKS_COUNTED, 2)]);
        }
        mistakes.extend([(ALWAYS_TWO, 2), (ALWAYS_ONE, 1)]);
        if won_since > 2 {
            mistakes.extend([
                (ALL_LATER_TRICKS_TAKEN, won_since),
                (ALL_LATER_TRICKS_TAKEN, later),
            ]);
        }
        mistakes
            .into_iter()
            .map(|(slip, tricks)| (slip, Answer::Number(tricks)))
            .collect()
    }

    /// Why this revoke costs nothing, where the winners of the tricks have no say.
    fn exemption_overlooked(&self) -> Option<Slip> {
        let ruled = &self.ruled;
        if !self.is_exempt() {
            return None;
        }
        Some(if ruled.trick == TrickNumber::TWELFTH {
            TRICK_TWELVE_FORGOTTEN
        } else if ruled.other_side != OtherSide::Followed {
            BOTH_SIDES_PAY
        } else if self.role() == Role::Dummy {
            DUMMYS_REVOKE_COSTS
        } else if ruled.failure == Failure::FacedCard {
            FACED_CARD_COSTS
        } else if ruled.earlier == Earlier::SameSuitEstablished {
            SAME_SUIT_COSTS_AGAIN
        } else if ruled.attention != Attention::InTime {
            LATE_NOTICE_COSTS
        } else {
            return None;
        })
    }
}
