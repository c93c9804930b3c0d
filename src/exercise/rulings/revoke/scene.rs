//! A revoke as the learner sees it: the table and the story, one sentence each.

use contract_bridge::Card;

use super::{Case, number};
use crate::{Asked, Exhibit, LaidCard, Phrase, TableView};
use engine::Fact;
use engine::laws::penalty_card::PenaltyKind;
use engine::laws::revoke::{Attention, Continuation, OtherSide, TrickNumber};
use engine::laws::role::Role;

impl Case<'_> {
    pub(super) fn shown(&self, asked: Asked) -> Asked {
        asked
            .showing([self.scene(), self.table()])
            .giving_nothing_away()
    }

    /// The trick, and the offender's remaining cards.
    fn table(&self) -> Exhibit {
        let faced = self.faced_card().map(|card| LaidCard {
            seat: self.facts.offender,
            card,
            kind: Some(PenaltyKind::Major),
        });
        Exhibit::Table(TableView {
            declarer: Some(self.facts.declarer),
            strain: Some(self.trick.strain),
            leader: self.trick.leader,
            trick: self.trick.cards.to_vec(),
            faced: faced.into_iter().collect(),
            ..TableView::of(self.facts.offender, *self.at.hand)
        })
    }

    /// The penalty card that should have been played and is still on the table: the lowest one.
    fn faced_card(&self) -> Option<Card> {
        let lowest = self.following().iter().next_back();
        lowest.filter(|_| self.at.penalty_card)
    }

    fn scene(&self) -> Exhibit {
        let won = Phrase::new("scene-trick-won").with("seat", Fact::Seat(self.trick.winner()));
        let mut told = vec![self.tell_failure()];
        told.extend(self.tell_other_revoke());
        told.push(won);
        told.extend(self.tell_since());
        if self.facts.trick == TrickNumber::TWELFTH {
            told.push(Phrase::new(match self.at.returned {
                true => "scene-hands-returned",
                false => "scene-hands-on-table",
            }));
        }
        match self.at.later {
            Some(later) => told.extend(self.tell_result(later)),
            None if self.at.by.is_some() => told.push(Phrase::new("scene-only-then-noticed")),
            None => {}
        }
        Exhibit::Scene(told)
    }

    fn tell_failure(&self) -> Phrase {
        let suit = Fact::Suit(self.trick.led().suit);
        let phrase = match (self.faced_card(), self.facts.role()) {
            (Some(faced), _) => {
                Phrase::new("scene-penalty-card-not-played").with("faced", Fact::Card(faced))
            }
            (None, Role::Dummy) => Phrase::new("scene-dummy-revokes").with("suit", suit),
            (None, _) => Phrase::new("scene-revokes").with("suit", suit),
        };
        phrase
            .with("number", number(self.at.number))
            .with("seat", Fact::Seat(self.facts.offender))
            .with("card", Fact::Card(self.card))
    }

    fn tell_other_revoke(&self) -> Option<Phrase> {
        let both = self.at.others == OtherSide::RevokedToSameTrick;
        let (seat, card) = self.other_revoker().filter(|_| both)?;
        let phrase = Phrase::new("scene-both-revoked").with("seat", Fact::Seat(seat));
        Some(phrase.with("card", Fact::Card(card)))
    }

    fn tell_since(&self) -> Option<Phrase> {
        let (Some(how), Some(by)) = (self.at.went_on, self.at.by) else {
            let at_once = Phrase::new("scene-noticed-at-once");
            return self.at.later.is_none().then_some(at_once);
        };
        let phrase = Phrase::new(match how {
            Continuation::NextTrickPlay if *by == self.trick.winner() => "scene-leads-next",
            Continuation::NextTrickPlay => "scene-plays-to-next",
            Continuation::Named => "scene-names-next",
            Continuation::Claim => "scene-claims",
            Continuation::ClaimAgreed => "scene-agrees-to-claim",
            Continuation::RetractedLead => "scene-lead-retracted",
        });
        Some(phrase.with("seat", Fact::Seat(*by)))
    }

    /// The tricks won, and other facts that affect the cost.
    fn tell_result(&self, later: u8) -> impl Iterator<Item = Phrase> {
        let side = self.facts.side();
        let of_side = |id, side| Phrase::new(id).with("side", Fact::Side(side));
        let tricks = |id, tricks| of_side(id, side).with("number", number(tricks));
        let earlier = self.at.earlier;
        let earlier = (earlier > 0).then(|| tricks("scene-earlier-tricks", earlier));
        let before = self.at.again.then(|| {
            Phrase::new("scene-revoked-before")
                .with("seat", Fact::Seat(self.facts.offender))
                .with("suit", Fact::Suit(self.trick.led().suit))
        });
        let others = self.at.others == OtherSide::EstablishedToo;
        let others = others.then(|| of_side("scene-opponents-revoked", side.opponents()));
        let noticed = match self.at.noticed {
            Attention::InTime => Phrase::new("scene-noticed-in-time"),
            Attention::NextDealCalled => of_side("scene-noticed-next-deal", side.opponents()),
            Attention::RoundEnded => Phrase::new("scene-noticed-after-round"),
        };
        (earlier.into_iter())
            .chain([tricks("scene-later-tricks", later)])
            .chain(before)
            .chain(others)
            .chain([noticed])
    }
}
