//! What becomes of an exposed card, as a lesson writes it.

use contract_bridge::{Card, Seat};
use serde::{Deserialize, Serialize};

use super::PenaltyCardKind;
use crate::fields::{
    self, Cards, ContractText, Declarer, Fault, HowWord, PenaltyText, SeatName, Trick, is_default,
};
use crate::rulings::penalty_card::exposure::Exposure;
use engine::Contract;
use engine::laws::exposed_card::{Incident, Phase};

/// As lessons write it. `before` are the player's penalty cards, `partners` those of
/// the other defender, `played` a minor one of the player's that has been played
/// since; `due` is the penalty card that had to be played instead.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "penalty_card_kind")]
pub(super) struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    contract: ContractText,
    #[serde(default, skip_serializing_if = "is_default")]
    declarer: Declarer,
    #[serde(default, skip_serializing_if = "is_default")]
    phase: Phase,
    player: SeatName,
    hand: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    dummy: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    leader: Option<SeatName>,
    #[serde(default, skip_serializing_if = "is_default")]
    trick: Trick<3>,
    exposes: Cards,
    how: HowWord,
    #[serde(default, skip_serializing_if = "is_default")]
    before: PenaltyText,
    #[serde(default, skip_serializing_if = "is_default")]
    partners: PenaltyText,
    #[serde(default, skip_serializing_if = "is_default")]
    played: Cards,
    #[serde(default, skip_serializing_if = "is_default")]
    due: Cards,
}

impl TryFrom<Written> for PenaltyCardKind {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let (bid, doubling) = written.contract.0;
        let declarer = written.declarer.0.into();
        Self {
            contract: Contract {
                bid,
                doubling,
                declarer,
            },
            hand: written.hand.0,
            dummy: written.dummy.0,
            leader: written.leader.map(Seat::from),
            trick: written.trick.0,
            exposure: Exposure {
                incident: Incident {
                    phase: written.phase,
                    declarer: Some(declarer),
                    seat: written.player.into(),
                    cards: written.exposes.0,
                    how: written.how.0,
                    before: written.before.0,
                    due: fields::one_card_if_any(written.due.0)?,
                },
                partners: written.partners.0,
                played: fields::one_card_if_any(written.played.0)?,
            },
        }
        .checked()
    }
}

impl From<PenaltyCardKind> for Written {
    fn from(made: PenaltyCardKind) -> Self {
        let (contract, exposure) = (made.contract, made.exposure);
        let incident = exposure.incident;
        let one = |card: Option<Card>| Cards(card.into_iter().collect());
        Self {
            contract: ContractText((contract.bid, contract.doubling)),
            declarer: Declarer(contract.declarer.into()),
            phase: incident.phase,
            player: incident.seat.into(),
            hand: Cards(made.hand),
            dummy: Cards(made.dummy),
            leader: made.leader.map(SeatName::from),
            trick: Trick(made.trick),
            exposes: Cards(incident.cards),
            how: HowWord(incident.how),
            before: PenaltyText(incident.before),
            partners: PenaltyText(exposure.partners),
            played: one(exposure.played),
            due: one(incident.due),
        }
    }
}
