//! What becomes of an exposed card, as a lesson writes it.

use contract_bridge::{Bid, Card, Hand, Seat};
use serde::Deserialize;

use super::PenaltyCardKind;
use crate::fields::{self, Fault, Field};
use crate::rulings::penalty_card::exposure::Exposure;
use crate::writing::Writing;
use engine::laws::exposed_card::{How, Incident, Phase};
use engine::laws::penalty_card::PenaltyCards;
use engine::{Contract, Doubling};

/// As lessons write it. `before` are the player's penalty cards, `partners` those of
/// the other defender, `played` a minor one of the player's that has been played
/// since; `due` is the penalty card that had to be played instead.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "penalty_card_kind")]
pub(super) struct Written {
    #[serde(
        default = "fields::three_notrump",
        deserialize_with = "fields::contract"
    )]
    contract: (Bid, Doubling),
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(default)]
    phase: PhaseName,
    #[serde(deserialize_with = "fields::seat")]
    player: Seat,
    #[serde(deserialize_with = "fields::hand")]
    hand: Hand,
    #[serde(default, deserialize_with = "fields::hand")]
    dummy: Hand,
    #[serde(default, deserialize_with = "fields::some_seat")]
    leader: Option<Seat>,
    #[serde(default, deserialize_with = "fields::trick")]
    trick: Option<Vec<Card>>,
    #[serde(deserialize_with = "fields::hand")]
    exposes: Hand,
    #[serde(deserialize_with = "fields::how")]
    how: Option<How>,
    #[serde(default, deserialize_with = "fields::penalty_cards")]
    before: PenaltyCards,
    #[serde(default, deserialize_with = "fields::penalty_cards")]
    partners: PenaltyCards,
    #[serde(default, deserialize_with = "fields::hand")]
    played: Hand,
    #[serde(default, deserialize_with = "fields::hand")]
    due: Hand,
}

/// `phase: auction`.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum PhaseName {
    Auction,
    OpeningLead,
    #[default]
    Play,
}

impl From<PhaseName> for Phase {
    fn from(name: PhaseName) -> Self {
        match name {
            PhaseName::Auction => Self::Auction,
            PhaseName::OpeningLead => Self::OpeningLead,
            PhaseName::Play => Self::Play,
        }
    }
}

impl TryFrom<Written> for PenaltyCardKind {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let how = written
            .how
            .ok_or_else(|| Fault::new("how-missing", Field::How, ""))?;
        let (bid, doubling) = written.contract;
        Self {
            contract: Contract {
                bid,
                doubling,
                declarer: written.declarer,
            },
            hand: written.hand,
            dummy: written.dummy,
            leader: written.leader,
            trick: written.trick.unwrap_or_default(),
            exposure: Exposure {
                incident: Incident {
                    phase: written.phase.into(),
                    declarer: Some(written.declarer),
                    seat: written.player,
                    cards: written.exposes,
                    how,
                    before: written.before,
                    due: fields::one_card_if_any(written.due)?,
                },
                partners: written.partners,
                played: fields::one_card_if_any(written.played)?,
            },
        }
        .checked()
    }
}

/// The fields that are read as this exercise.
pub(super) fn writing(exercise: &PenaltyCardKind) -> Writing {
    let incident = &exercise.exposure.incident;
    let phase = match incident.phase {
        Phase::Auction => "auction",
        Phase::OpeningLead => "opening_lead",
        Phase::Play => "play",
    };
    let contract = exercise.contract;
    let one = |card: Option<Card>| card.into_iter().collect::<Hand>();
    Writing::default()
        .contract_unless_3nt(contract.bid, contract.doubling)
        .declarer(contract.declarer)
        .word_unless("play", "phase", phase)
        .seat("player", incident.seat)
        .hand("hand", exercise.hand)
        .hand("dummy", exercise.dummy)
        .some(exercise.leader, |fields, leader| {
            fields.seat("leader", leader)
        })
        .cards("trick", &exercise.trick)
        .hand("exposes", incident.cards)
        .how("how", Some(incident.how))
        .penalty("before", incident.before)
        .penalty("partners", exercise.exposure.partners)
        .hand("played", one(exercise.exposure.played))
        .hand("due", one(incident.due))
}
