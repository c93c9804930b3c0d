//! What happened to the card, told at the table.

use super::IsItPlayed;
use crate::Phrase;
use engine::Fact;
use engine::laws::played_card::Circumstance as C;
use engine::laws::role::Role;

impl IsItPlayed {
    /// One sentence on what happened.
    pub(super) fn scene(&self) -> Vec<Phrase> {
        let phrase = match self.role() {
            Role::Dummy => self.in_dummy(),
            Role::Declarer | Role::Defender => self.in_hand(),
        };
        let phrase = phrase
            .with("seat", Fact::Seat(self.player))
            .with("card", Fact::Card(self.card))
            .with("declarer", Fact::Seat(self.declarer));
        vec![phrase]
    }

    fn in_hand(&self) -> Phrase {
        let defends = self.role() == Role::Defender;
        match self.circumstance {
            C::FacedOnTable => Phrase::new("scene-played-faced"),
            C::TouchingTable => Phrase::new("scene-played-touching"),
            C::NearlyTouchingTable => Phrase::new("scene-played-nearly"),
            C::HeldAsPlayed => Phrase::new("scene-played-held"),
            C::MovedTowardsTableAndBack => Phrase::new("scene-played-moved-back"),
            C::FacePossibleForPartner if defends => Phrase::new("scene-played-partner-could-see"),
            C::FacePossibleForPartner => Phrase::new("scene-played-dummy-could-see"),
            C::PartnerLookedAway if defends => Phrase::new("scene-played-partner-looked-away"),
            C::PartnerLookedAway => Phrase::new("scene-played-dummy-looked-away"),
            C::FaceSeenByOpponentOnly if defends => Phrase::new("scene-played-declarer-saw"),
            C::FaceSeenByOpponentOnly => Phrase::new("scene-played-defender-saw"),
            C::SeenByDeclarerAndDummy => Phrase::new("scene-played-both-saw"),
            C::Designated => Phrase::new("scene-played-pointed-out"),
            C::Dropped if defends => Phrase::new("scene-played-dropped-by-defender"),
            C::Dropped => Phrase::new("scene-played-dropped-by-declarer"),
            C::PenaltyCardDue => Phrase::new("scene-played-penalty-card"),
            C::FifthCard => Phrase::new("scene-played-fifth"),
            C::FifthCardLed => Phrase::new("scene-played-fifth-led"),
            // The rest happens to cards of dummy only, and is refused as a position.
            _ => Phrase::new("scene-played-named"),
        }
    }

    fn in_dummy(&self) -> Phrase {
        match self.circumstance {
            C::Designated => Phrase::new("scene-dummy-pointed-at"),
            C::TouchedDeliberatelyInDummy => Phrase::new("scene-dummy-touched"),
            C::ArrangingDummy => Phrase::new("scene-dummy-arranging"),
            C::ReachingAnotherInDummy => Phrase::new("scene-dummy-reaching"),
            C::Dropped => Phrase::new("scene-dummy-dropped"),
            C::FifthCard => Phrase::new("scene-dummy-fifth"),
            C::FifthCardLed => Phrase::new("scene-dummy-fifth-led"),
            C::SlipOfTongue => Phrase::new("scene-dummy-slip-of-tongue"),
            C::LossOfConcentration => Phrase::new("scene-dummy-absent-minded"),
            C::ChangeOfMind => Phrase::new("scene-dummy-change-of-mind"),
            C::WrongCardMovedByDummy => Phrase::new("scene-dummy-moved-wrong"),
            C::IndicatedByDummy => Phrase::new("scene-dummy-indicated"),
            // The rest happens to cards held in a hand only, and is refused as a position.
            _ => Phrase::new("scene-dummy-named"),
        }
    }
}
