//! A defender in turn while penalty cards lie on the table: code shared by the kinds about them.

pub(crate) mod demands;
pub(crate) mod exposure;
pub(crate) mod generate;
pub(crate) mod order;
pub(crate) mod play;
pub(crate) mod scene;
pub(crate) mod text;

use crate::fields::{HowWord, PenaltyText};
use crate::prelude::*;
use engine::laws::exposed_card::{How, Phase};
use engine::laws::lead_restriction::{LeadChoice, lead_choices};
use engine::laws::penalty_card::PenaltyCards;
use engine::play::{Exposure, Obligations, Restriction, Turn};
use text::{LeadText, PlayText, SinceText};

position! {
    /// A defender in turn: `(player: W, hand: "SA H9", partners: "H5:major", demand: "forbid:H")`.
    pub struct Defence {
        pub(crate) contract: ContractText = default,
        pub(crate) declarer: Declarer = default,
        pub(crate) player: SeatName,
        pub(crate) hand: Cards,
        /// Dummy; empty before the opening lead.
        pub(crate) dummy: Cards = default,
        /// The trick; empty if the player is on lead.
        pub(crate) trick: Trick<3> = default,
        /// The player's penalty cards, and how they were exposed.
        pub(crate) own: PenaltyText = default,
        pub(crate) how: Option<HowWord> = default,
        pub(crate) partners: PenaltyText = default,
        pub(crate) partners_how: Option<HowWord> = default,
        pub(crate) demand: Option<LeadText> = default,
        pub(crate) play: Option<PlayText> = default,
        /// The penalty card that declarer has named (Law 51A).
        pub(crate) designated: Option<OneCard> = default,
        /// The tricks played since the demand.
        pub(crate) since: SinceText = default,
    }
}

impl Defence {
    pub(crate) fn check(&self) -> Result<(), Fault> {
        let (own, partners) = (self.own.cards(), self.partners.cards());
        if Side::of(*self.player) == Side::of(*self.declarer) {
            let laid = notation::cards(own | partners);
            return Err(Fault::new("penalty-of-declarer", Field::PenaltyCards, laid));
        }
        scene::refuse(own - *self.hand, "not-in-hand", Field::PenaltyCards)?;
        if self.hand.is_empty() {
            return Err(Fault::new("nothing-asked", Field::Cards, ""));
        }
        let trick = self.trick.0.iter().copied().collect();
        scene::apart([*self.hand, partners, *self.dummy, trick])?;
        for (penalty, exposed) in self.stories() {
            if !self.can_result(penalty, &exposed) {
                return Err(Fault::new("how-not-here", Field::How, exposed.how.id()));
            }
        }
        let choices = self.choices();
        let demanded = self.demand.is_none_or(|choice| choices.contains(&choice));
        let played = self.play.is_none() || !self.trick.0.is_empty();
        let named = self.designated.is_none_or(|card| {
            let turn = self.undesignated();
            turn.declarer_designates() && turn.legal_cards().contains(*card)
        });
        match demanded && played && named && self.since_is_possible() {
            true => Ok(()),
            false => Err(self.not_open()),
        }
    }

    pub(crate) fn not_open(&self) -> Fault {
        Fault::new("demand-not-open", Field::Cards, notation::cards(*self.hand))
    }

    /// The penalty cards whose exposure is given, with that exposure; the partner's first.
    fn stories(&self) -> impl Iterator<Item = (PenaltyCards, Exposure)> {
        let partner = (self.player.partner(), *self.partners, self.partners_how);
        let stories = [partner, (*self.player, *self.own, self.how)].into_iter();
        stories.filter_map(|(seat, penalty, how)| {
            let exposed = Exposure {
                seat,
                cards: penalty.cards(),
                how: *how?,
                due: None,
            };
            Some((penalty, exposed))
        })
    }

    /// Whether penalty cards of these kinds can result from the exposure. Before the first card of
    /// the play, nobody has revoked, and the opening leader has not led out of turn.
    fn can_result(&self, penalty: PenaltyCards, exposed: &Exposure) -> bool {
        let ruling = Obligations::new(*self.declarer).expose(*self.declarer, Phase::Play, exposed);
        let play_has_begun = self.hand.len() < 13 || !self.trick.0.is_empty();
        let in_time = match exposed.how {
            How::RevokeCorrected => play_has_begun,
            How::LedOutOfTurnRefused => {
                play_has_begun || exposed.seat != self.contract().opening_leader()
            }
            _ => true,
        };
        in_time
            && scene::lies(exposed).is_some()
            && ruling.is_ok_and(|ruling| ruling.penalty == penalty)
    }

    /// The engine's obligations after the tricks since then; `None` without a demand.
    pub(crate) fn obligations_later(&self) -> Option<Obligations> {
        let LeadText(choice) = self.demand?;
        let player = *self.player;
        let mut bound = Obligations::new(*self.declarer);
        bound.carry_over(player, *self.own);
        bound.carry_over(player.partner(), *self.partners);
        bound.choose(player, choice).ok()?;
        let mut leader = player;
        for &(card, winner) in self.since.iter() {
            bound.played(player, card, leader == player);
            bound.trick_won(winner);
            leader = winner;
        }
        Some(bound)
    }

    pub(crate) fn hand_later(&self) -> Hand {
        let gone: Hand = self.since.iter().map(|(card, _)| *card).collect();
        *self.hand - gone
    }

    /// Whether all was legal since then, the player leads again, and declarer has no new choice.
    fn since_is_possible(&self) -> bool {
        let (Some((first, _)), Some((_, last))) = (self.since.first(), self.since.last()) else {
            return true;
        };
        let left = self.hand_later();
        let bound = self.obligations_later();
        left.len() + self.since.len() == self.hand.len()
            && self.turn().check(*first).is_ok()
            && *last == *self.player
            && bound.is_some_and(|bound| bound.lead_choices(*self.player).is_empty())
            && !left.is_empty()
    }

    pub(crate) fn contract(&self) -> Contract {
        scene::contract(&self.contract, self.declarer)
    }

    pub(crate) fn choices(&self) -> Vec<LeadChoice> {
        match self.trick.0.is_empty() {
            true => lead_choices(*self.partners),
            false => Vec::new(),
        }
    }

    pub(crate) fn waits(&self) -> bool {
        self.demand.is_none() && !self.choices().is_empty()
    }

    pub(crate) fn turn(&self) -> Turn {
        let lead = self.demand.map(|choice| choice.restriction());
        let play = self.play.map(|PlayText(play)| Restriction::Play(play));
        Turn {
            hand: *self.hand,
            trick: self.trick.0.clone(),
            penalty: *self.own,
            restriction: lead.or(play).unwrap_or_default(),
            designated: self.designated.map(|card| *card),
            bound: None,
        }
    }

    pub(crate) fn undesignated(&self) -> Turn {
        Turn {
            designated: None,
            ..self.turn()
        }
    }

    pub(crate) fn seat(&self) -> Fact {
        Fact::Seat(*self.player)
    }

    /// The table with this hand of the player and these penalty cards of the partner.
    pub(crate) fn table(&self, hand: Hand, trick: &[Card], partners: PenaltyCards) -> TableView {
        let own = self.own.without(*self.hand - hand);
        let laid = |seat, cards: PenaltyCards| scene::laid(seat, cards, cards.cards());
        let player = *self.player;
        let faced = laid(player, own).chain(laid(player.partner(), partners));
        scene::table(self.contract(), player, hand, *self.dummy, trick, faced)
    }

    pub(crate) fn exhibits(&self) -> [Exhibit; 2] {
        let trick = scene::trick_told(self.contract(), self.hand.len());
        let lies = self
            .stories()
            .filter_map(|(_, exposed)| scene::lies(&exposed));
        let table = self.table(*self.hand, &self.trick.0, *self.partners);
        [
            Exhibit::Scene([trick].into_iter().chain(lies).collect()),
            Exhibit::Table(table),
        ]
    }
}
