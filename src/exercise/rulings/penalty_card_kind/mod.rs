//! `penalty_card_kind`: a card was exposed. Is it a minor penalty card, a major one, or neither?
//!
//! ```ron
//! penalty_card_kind(contract: "4S", player: E, hand: "SJ HQ H5 C3", exposes: "H5", how: "dropped", partners: "D9:minor")
//! penalty_card_kind(phase: auction, player: E, hand: "SJ HQ HT C3", exposes: "HT", how: "dropped")
//! ```

pub(crate) mod generate;

use contract_bridge::Hand;

use crate::fields::{
    Cards, ContractText, Declarer, Fault, Field, HowWord, OneCard, PenaltyText, SeatName, Trick,
    position,
};
use crate::grade::mistakes;
use crate::rulings::defence::exposure::{self, Exposure};
use crate::rulings::defence::scene;
use crate::rulings::rectification::about;
use crate::{Exercise, Exhibit, Phrase, Posed, Skill, TableView};
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use engine::play::IllegalCard;
use engine::{Contract, Fact, is_honour};

pub(crate) use generate::generate;

pub(crate) const SKILLS: &[Skill] = &[Skill::PenaltyCardKind];

mistakes! {
    ..exposure::MISTAKES,
    ..exposure::FURTHER_MISTAKES,
}

position! {
    /// A player whose cards were exposed at some point of a deal.
    #[serde(rename = "penalty_card_kind")]
    pub struct PenaltyCardKind {
        pub(crate) contract: ContractText = default,
        pub(crate) declarer: Declarer = default,
        pub(crate) phase: Phase = default,
        pub(crate) player: SeatName,
        pub(crate) hand: Cards,
        /// Dummy; empty before the opening lead.
        pub(crate) dummy: Cards = default,
        /// The leader to the trick, if relevant, and the cards played to it.
        pub(crate) leader: Option<SeatName> = default,
        pub(crate) trick: Trick<3> = default,
        pub(crate) exposes: Cards,
        pub(crate) how: HowWord,
        /// The player's penalty cards.
        pub(crate) before: PenaltyText = default,
        pub(crate) partners: PenaltyText = default,
        /// A minor penalty card of the player, since played.
        pub(crate) played: Option<OneCard> = default,
        /// The penalty card that had to be played instead.
        pub(crate) due: Option<OneCard> = default,
    }
}

impl PenaltyCardKind {
    /// An incident of a player with this hand, without dummy and trick. `partners` are the penalty
    /// cards of the other defender.
    #[must_use]
    pub fn new(
        contract: Contract,
        hand: Hand,
        incident: &Incident,
        partners: PenaltyCards,
    ) -> Self {
        Self {
            contract: ContractText((contract.bid, contract.doubling)),
            declarer: contract.declarer.into(),
            phase: incident.phase,
            player: incident.seat.into(),
            hand: hand.into(),
            dummy: Cards::default(),
            leader: None,
            trick: Trick::default(),
            exposes: incident.cards.into(),
            how: incident.how.into(),
            before: incident.before.into(),
            partners: partners.into(),
            played: None,
            due: incident.due.map(OneCard),
        }
    }

    fn contract(&self) -> Contract {
        scene::contract(&self.contract, self.declarer)
    }

    fn exposure(&self) -> Result<Exposure, Fault> {
        let incident = Incident {
            phase: self.phase,
            declarer: Some(*self.declarer),
            seat: *self.player,
            cards: *self.exposes,
            how: *self.how,
            before: *self.before,
            due: self.due.map(|card| *card),
        };
        let (before, partners) = (self.before.cards(), self.partners.cards());
        if !incident.is_defender() {
            let laid = before | partners;
            scene::refuse(laid, "penalty-of-declarer", Field::PenaltyCards)?;
        }
        let missing = (incident.cards | before) - *self.hand;
        scene::refuse(missing, "not-in-hand", Field::Cards)?;
        let trick = self.trick.0.iter().copied().collect();
        let played = self.played.iter().map(|card| **card).collect();
        let dummys = match *self.player == self.contract().dummy() {
            true => Hand::EMPTY,
            false => *self.dummy,
        };
        scene::apart([*self.hand, trick, played, partners, dummys])?;
        let exposure = Exposure {
            partners: *self.partners,
            played: self.played.map(|card| *card),
            ..Exposure::of(incident)?
        };
        match self.can_have_happened(&exposure.incident) {
            true => Ok(exposure),
            false => Err(Fault::new("how-not-here", Field::How, self.how.id())),
        }
    }

    /// Whether the incident fits the visible trick.
    fn can_have_happened(&self, incident: &Incident) -> bool {
        let begun = !self.trick.0.is_empty();
        let told = self.leader.is_some() && begun;
        let turn = scene::free(*self.hand, &self.trick.0);
        let mut verdicts = incident.cards.iter().map(|card| turn.check(card));
        let fits = match incident.how {
            How::LedOutOfTurnRefused | How::LedOutOfTurnAccepted | How::MisinformedByOpponent => {
                !begun && self.leader.is_none_or(|leader| *leader != incident.seat)
            }
            // Only described for a player who then defends.
            How::LedPrematurely => incident.is_defender(),
            How::RevokeCorrected | How::AtRhoTurnIllegal if told => {
                matches!(verdicts.next(), Some(Err(IllegalCard::MustFollow { .. })))
            }
            How::AtRhoTurnLegal | How::NormalPlay if told => verdicts.next() == Some(Ok(())),
            _ => true,
        };
        fits && self.played.is_none_or(|card| !is_honour(*card))
    }

    fn scene(&self, incident: &Incident) -> Exhibit {
        let contract = self.contract();
        let told = |id| about(id, contract.declarer).with("contract", Fact::Contract(contract));
        let mut scene = Vec::new();
        match self.phase {
            Phase::Auction => scene.push(told("scene-in-the-auction")),
            Phase::OpeningLead => {
                let leader = Fact::Seat(contract.opening_leader());
                scene.push(told("scene-before-the-lead").with("leader", leader));
            }
            Phase::Play => {
                let leader = self.leader.map(|leader| *leader);
                let mut seats = std::iter::successors(leader, |seat| Some(seat.lho()));
                let played = seats.by_ref().take(self.trick.0.len());
                let has_played = played.filter(|seat| *seat == incident.seat).count();
                scene.push(scene::trick_told(contract, self.hand.len() + has_played));
                let to_play = match self.trick.0.is_empty() {
                    true => "scene-on-lead",
                    false => "scene-to-play",
                };
                scene.extend(seats.next().map(|seat| about(to_play, seat)));
            }
        }
        for card in (incident.before.cards() & incident.cards).iter() {
            let id = match incident.before.kind(card) {
                Some(PenaltyKind::Minor) => "scene-lay-there-minor",
                _ => "scene-lay-there-major",
            };
            let lay = Phrase::new(id).with("card", Fact::Card(card));
            scene.push(lay.with("seat", Fact::Seat(incident.seat)));
        }
        scene.extend(self.played.map(|card| {
            about("scene-played-before", incident.seat).with("card", Fact::Card(*card))
        }));
        Exhibit::Scene(scene)
    }

    fn table(&self, incident: &Incident) -> Exhibit {
        let player = incident.seat;
        // A card in question is shown without a kind, even if it had one before.
        let before = incident.before.cards() - incident.cards;
        let partners = self.partners.cards();
        let faced = scene::laid(player, incident.before, before)
            .chain(scene::laid(player, PenaltyCards::None, incident.seen()))
            .chain(scene::laid(player.partner(), *self.partners, partners));
        let (contract, trick) = (self.contract(), &self.trick.0);
        let table = scene::table(contract, player, *self.hand, *self.dummy, trick, faced);
        let leader = self.leader.map(|leader| *leader);
        Exhibit::Table(TableView {
            leader: leader.unwrap_or_else(|| contract.opening_leader()),
            ..table
        })
    }
}

impl Exercise for PenaltyCardKind {
    fn pose(&self) -> Result<Posed, Fault> {
        let exposure = self.exposure()?;
        let incident = &exposure.incident;
        let exhibits = [self.scene(incident), self.table(incident)];
        let asked = exposure.which_kind().showing(exhibits);
        Ok(Posed::new(vec![asked], exposure.witness()))
    }
}
