//! Well-known mistakes about when a card is played, and the answers they give.

use super::{IN_BETWEEN, IsItPlayed, NOT_PLAYED, PENALTY_CARD, PLAYED};
use crate::Slip;
use engine::laws::played_card::Circumstance;
use engine::laws::role::Role;

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    DECLARER_CARD_SEEN,
    PARTNER_MUST_LOOK,
    PARTNER_MIGHT_HAVE_SEEN,
    OPPONENTS_SIGHT_COUNTS,
    MUST_LIE_ON_TABLE,
    MOVED_IS_PLAYED,
    NAMED_IS_NOTHING,
    TOUCHED_IS_PLAYED,
    TOUCHED_IS_NOTHING,
    DROPPED_IS_PLAYED,
    DROPPED_GOES_BACK,
    DECLARER_HAS_PENALTY_CARD,
    PLAYED_MAY_BE_CHANGED,
    CHANGE_OF_MIND_ALLOWED,
    SLIP_OF_TONGUE_STANDS,
    DUMMYS_MOVE_COUNTS,
    PENALTY_CARD_OPTIONAL,
    FIFTH_CARD_REPLACES,
    FIFTH_CARD_FREE,
    FIFTH_CARD_NO_LEAD,
];

pub(crate) const DECLARER_CARD_SEEN: Slip = Slip("declarer-card-seen-is-played");
pub(crate) const PARTNER_MUST_LOOK: Slip = Slip("defender-card-must-be-seen");
const PARTNER_MIGHT_HAVE_SEEN: Slip = Slip("unseen-card-penalised");
const OPPONENTS_SIGHT_COUNTS: Slip = Slip("opponents-sight-counts");
const MUST_LIE_ON_TABLE: Slip = Slip("card-must-lie-on-table");
const MOVED_IS_PLAYED: Slip = Slip("moved-card-is-played");
const NAMED_IS_NOTHING: Slip = Slip("named-card-not-binding");
const TOUCHED_IS_PLAYED: Slip = Slip("touched-card-is-played");
const TOUCHED_IS_NOTHING: Slip = Slip("touching-never-plays");
const DROPPED_IS_PLAYED: Slip = Slip("dropped-card-is-played");
const DROPPED_GOES_BACK: Slip = Slip("exposed-card-goes-back");
const DECLARER_HAS_PENALTY_CARD: Slip = Slip("declarer-has-penalty-card");
const PLAYED_MAY_BE_CHANGED: Slip = Slip("played-card-may-be-changed");
const CHANGE_OF_MIND_ALLOWED: Slip = Slip("change-of-mind-allowed");
const SLIP_OF_TONGUE_STANDS: Slip = Slip("slip-of-tongue-stands");
const DUMMYS_MOVE_COUNTS: Slip = Slip("dummys-own-move-counts");
const PENALTY_CARD_OPTIONAL: Slip = Slip("penalty-card-optional");
const FIFTH_CARD_REPLACES: Slip = Slip("fifth-card-replaces-first");
const FIFTH_CARD_FREE: Slip = Slip("fifth-card-costs-nothing");
const FIFTH_CARD_NO_LEAD: Slip = Slip("fifth-card-never-led");

impl IsItPlayed {
    /// The answers of those who have a rule wrong, the most telling first.
    pub(super) fn wrong(&self) -> Vec<(Slip, usize)> {
        use Circumstance as C;
        let defends = self.role() == Role::Defender;
        let mut wrong = match self.circumstance {
            C::FacedOnTable => Vec::new(),
            C::TouchingTable | C::NearlyTouchingTable | C::HeldAsPlayed => {
                vec![(MUST_LIE_ON_TABLE, NOT_PLAYED)]
            }
            C::MovedTowardsTableAndBack => vec![(MOVED_IS_PLAYED, PLAYED)],
            C::FacePossibleForPartner | C::PartnerLookedAway if defends => {
                vec![(PARTNER_MUST_LOOK, NOT_PLAYED)]
            }
            C::FacePossibleForPartner | C::PartnerLookedAway | C::FaceSeenByOpponentOnly
                if !defends =>
            {
                vec![(DECLARER_CARD_SEEN, PLAYED)]
            }
            C::FaceSeenByOpponentOnly => vec![
                (PARTNER_MIGHT_HAVE_SEEN, PENALTY_CARD),
                (OPPONENTS_SIGHT_COUNTS, PLAYED),
            ],
            C::SeenByDeclarerAndDummy => vec![(PARTNER_MUST_LOOK, NOT_PLAYED)],
            C::Named | C::Designated => vec![(NAMED_IS_NOTHING, NOT_PLAYED)],
            C::TouchedDeliberatelyInDummy => vec![(TOUCHED_IS_NOTHING, NOT_PLAYED)],
            C::ArrangingDummy | C::ReachingAnotherInDummy => vec![(TOUCHED_IS_PLAYED, PLAYED)],
            C::Dropped => vec![(DROPPED_IS_PLAYED, PLAYED), (DROPPED_GOES_BACK, NOT_PLAYED)],
            C::PenaltyCardDue => vec![(PENALTY_CARD_OPTIONAL, NOT_PLAYED)],
            C::FifthCard => vec![(FIFTH_CARD_REPLACES, PLAYED), (FIFTH_CARD_FREE, NOT_PLAYED)],
            C::FifthCardLed => vec![
                (FIFTH_CARD_REPLACES, PLAYED),
                (FIFTH_CARD_NO_LEAD, NOT_PLAYED),
                (FIFTH_CARD_NO_LEAD, PENALTY_CARD),
            ],
            C::SlipOfTongue => vec![(SLIP_OF_TONGUE_STANDS, PLAYED)],
            C::LossOfConcentration | C::ChangeOfMind => {
                vec![
                    (CHANGE_OF_MIND_ALLOWED, IN_BETWEEN),
                    (CHANGE_OF_MIND_ALLOWED, NOT_PLAYED),
                ]
            }
            C::WrongCardMovedByDummy | C::IndicatedByDummy => vec![(DUMMYS_MOVE_COUNTS, PLAYED)],
            C::FacePossibleForPartner | C::PartnerLookedAway => Vec::new(),
        };
        if self.role() == Role::Declarer {
            wrong.push((DECLARER_HAS_PENALTY_CARD, PENALTY_CARD));
        }
        if self.ruling.fate.is_played() && !self.is_fifth() {
            wrong.push((PLAYED_MAY_BE_CHANGED, IN_BETWEEN));
        }
        wrong
    }
}
