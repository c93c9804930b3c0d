//! Well-known mistakes about changing a call, and the answers they give.

use super::{ChangeOfCall, Fate, Part};
use crate::{Answer, Slip};

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    SLIP_STANDS,
    LIMIT_IS_NEXT_CALL,
    CONSENT_NEEDED,
    PARTNERS_CALL_OVERLOOKED,
    MIND_CHANGED_FREELY,
    SECOND_CALL_NEVER_STANDS,
    EITHER_ACCEPTS,
    INADMISSIBLE_ACCEPTED,
    SLIP_RESTRICTS_LEAD,
    COMPARABLE_RESTRICTS_LEAD,
    LEAD_REQUIRED,
    LEAD_LEFT_FREE,
];

const SLIP_STANDS: Slip = Slip("change-slip-stands");
const LIMIT_IS_NEXT_CALL: Slip = Slip("change-limit-is-next-call");
const CONSENT_NEEDED: Slip = Slip("change-needs-consent");
const PARTNERS_CALL_OVERLOOKED: Slip = Slip("change-after-partners-call");
const MIND_CHANGED_FREELY: Slip = Slip("change-of-mind-is-free");
const SECOND_CALL_NEVER_STANDS: Slip = Slip("change-never-accepted");
const EITHER_ACCEPTS: Slip = Slip("either-opponent-accepts");
const INADMISSIBLE_ACCEPTED: Slip = Slip("inadmissible-double-accepted");
const SLIP_RESTRICTS_LEAD: Slip = Slip("change-slip-restricts-lead");
const COMPARABLE_RESTRICTS_LEAD: Slip = Slip("change-comparable-restricts-lead");
const LEAD_REQUIRED: Slip = Slip("lead-required-after-call");
const LEAD_LEFT_FREE: Slip = Slip("lead-left-free");

impl ChangeOfCall {
    /// The answers that wrong rules give, the most telling first.
    pub(super) fn mistakes_about(&self, part: Part) -> Vec<(Slip, Answer)> {
        match part {
            Part::Fate => {
                let wrong = self.about_fate().into_iter();
                wrong
                    .map(|(slip, fate)| (slip, Answer::Choice(fate as usize)))
                    .collect()
            }
            Part::Lead => self.about_lead(),
        }
    }

    fn about_fate(&self) -> Vec<(Slip, Fate)> {
        match (self.wish.unintended, self.fate()) {
            (true, Fate::Stands) => [Fate::Corrected, Fate::UnlessAccepted, Fate::UnlessEither]
                .map(|fate| (PARTNERS_CALL_OVERLOOKED, fate))
                .to_vec(),
            (true, _) => {
                let stands = match self.calls_since() {
                    0 => SLIP_STANDS,
                    _ => LIMIT_IS_NEXT_CALL,
                };
                vec![
                    (stands, Fate::Stands),
                    (CONSENT_NEEDED, Fate::UnlessAccepted),
                    (CONSENT_NEEDED, Fate::UnlessEither),
                ]
            }
            (false, Fate::Stands) => vec![
                (MIND_CHANGED_FREELY, Fate::Corrected),
                (INADMISSIBLE_ACCEPTED, Fate::UnlessAccepted),
                (INADMISSIBLE_ACCEPTED, Fate::UnlessEither),
            ],
            (false, _) => vec![
                (MIND_CHANGED_FREELY, Fate::Corrected),
                (SECOND_CALL_NEVER_STANDS, Fate::Stands),
                (EITHER_ACCEPTS, Fate::UnlessEither),
            ],
        }
    }

    fn about_lead(&self) -> Vec<(Slip, Answer)> {
        let (free, forbid, require) = (Answer::Choice(0), Answer::Choice(1), Answer::Choice(2));
        if self.restricts_lead() {
            return vec![(LEAD_LEFT_FREE, free), (LEAD_REQUIRED, require)];
        }
        let slip = match self.wish.unintended {
            true => SLIP_RESTRICTS_LEAD,
            false => COMPARABLE_RESTRICTS_LEAD,
        };
        vec![(slip, forbid), (slip, require)]
    }
}
