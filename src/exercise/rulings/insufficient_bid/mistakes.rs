//! Well-known mistakes about insufficient bids, and the answers they give.

use contract_bridge::auction::Call;

use super::{InsufficientBid, Part, Replaced, Then};
use crate::grade::joined;
use crate::rulings::rectification::{
    self, Accepter, FREE, LEAD_SLIPS, ONCE, THROUGHOUT, accepter, opponents,
};
use crate::{Answer, Slip};
use engine::auction::Silence;
use engine::laws::insufficient_bid::Correction;

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &joined::<15>(&[&OWN_SLIPS, &LEAD_SLIPS]);

const OWN_SLIPS: [Slip; 12] = [
    EITHER_ACCEPTS,
    RHO_ACCEPTS,
    NEVER_STANDS,
    OLD_BID_TO_BEAT,
    PASS_IS_FREE,
    ANY_LEVEL_IS_FREE,
    ANY_BID_IS_FREE,
    DOUBLE_IS_FREE,
    COMPARABLE_FORGOTTEN,
    ALWAYS_SILENCED,
    SILENCED_ONCE,
    SECOND_TRY_FORGIVEN,
];

const EITHER_ACCEPTS: Slip = Slip("either-opponent-accepts");
const RHO_ACCEPTS: Slip = Slip("right-hand-opponent-accepts");
const NEVER_STANDS: Slip = Slip("insufficient-never-stands");
const OLD_BID_TO_BEAT: Slip = Slip("old-bid-to-beat");
const PASS_IS_FREE: Slip = Slip("replaced-by-pass-is-free");
const ANY_LEVEL_IS_FREE: Slip = Slip("replaced-at-any-level");
const ANY_BID_IS_FREE: Slip = Slip("replaced-by-any-bid");
const DOUBLE_IS_FREE: Slip = Slip("replaced-by-double");
const COMPARABLE_FORGOTTEN: Slip = Slip("comparable-call-forgotten");
const ALWAYS_SILENCED: Slip = Slip("correction-always-silences");
const SILENCED_ONCE: Slip = Slip("insufficient-silences-once");
const SECOND_TRY_FORGIVEN: Slip = Slip("second-try-forgiven");

const YES: Answer = Answer::Choice(0);
const NO: Answer = Answer::Choice(1);

impl InsufficientBid {
    /// The answers that wrong rules give, the most telling first.
    pub(super) fn mistakes_about(&self, part: Part<'_>) -> Vec<(Slip, Answer)> {
        match part {
            Part::Accepts => self.about_accepting(),
            Part::Stands => vec![(
                match self.then {
                    Then::RhoAccepts => RHO_ACCEPTS,
                    _ => NEVER_STANDS,
                },
                if self.then == Then::RhoAccepts {
                    YES
                } else {
                    NO
                },
            )],
            Part::LowestNext => vec![(OLD_BID_TO_BEAT, self.bid_option(self.lowest_over_last()))],
            Part::FreeCalls => self.about_free_calls(),
            Part::Partner(replaced) => self.about_partner(replaced),
            Part::Lead(replaced) => rectification::lead_mistakes(replaced.restricts_lead()),
        }
    }

    fn about_accepting(&self) -> Vec<(Slip, Answer)> {
        let offender = self.offender();
        let says = |who| accepter(offender, who);
        let other = opponents(offender)
            .into_iter()
            .find(|&seat| seat == offender.rho());
        let mut mistakes = vec![
            (EITHER_ACCEPTS, says(Accepter::Either)),
            (NEVER_STANDS, says(Accepter::Nobody)),
        ];
        mistakes.extend(other.map(|rho| (RHO_ACCEPTS, says(Accepter::Only(rho)))));
        mistakes
    }

    fn about_free_calls(&self) -> Vec<(Slip, Answer)> {
        let free = |call| self.leaves_partner_free(call);
        let same_strain = |call| matches!(call, Call::Bid(bid) if bid.strain == self.bid.strain);
        let lowest = |call| self.same_again(call);
        let sets = [
            (
                ANY_BID_IS_FREE,
                self.calls_where(|call| free(call) || matches!(call, Call::Bid(_))),
            ),
            (
                ANY_BID_IS_FREE,
                self.calls_where(|call| matches!(call, Call::Bid(_) | Call::Pass)),
            ),
            (
                ANY_LEVEL_IS_FREE,
                self.calls_where(|call| free(call) || same_strain(call)),
            ),
            (
                PASS_IS_FREE,
                self.calls_where(|call| free(call) || call == Call::Pass),
            ),
            (PASS_IS_FREE, self.calls_where(|call| call == Call::Pass)),
            (
                DOUBLE_IS_FREE,
                self.calls_where(|call| free(call) || call == Call::Double),
            ),
            (COMPARABLE_FORGOTTEN, self.calls_where(lowest)),
            (ALWAYS_SILENCED, self.calls_where(|_| false)),
        ];
        sets.into()
    }

    fn about_partner(&self, replaced: &Replaced) -> Vec<(Slip, Answer)> {
        let (free, once) = (Answer::Choice(FREE), Answer::Choice(ONCE));
        let partner = self.offender().partner();
        if replaced.auction.silence(partner) == Silence::Free {
            let slip = match replaced.correction {
                Correction::Comparable => COMPARABLE_FORGOTTEN,
                _ => ALWAYS_SILENCED,
            };
            return vec![(slip, once), (slip, Answer::Choice(THROUGHOUT))];
        }
        vec![
            (self.why_free(replaced.correction), free),
            (SILENCED_ONCE, once),
        ]
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
}
