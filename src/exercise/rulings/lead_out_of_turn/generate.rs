//! Leads out of turn for generated exercises.

use contract_bridge::Seat;

use super::{Lead, LeadNumber, LeadOutOfTurn, Then};
use crate::play::plausible::{self, Turned};
use crate::{Chance, Difficulty, Draw};
use engine::Contract;
use engine::laws::penalty_card::PenaltyCards;

/// A deal passed out has no leads; one in a few is.
const TRIES: usize = 12;

/// A board of the bank in the middle of the play, and the wrong player leads.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> LeadOutOfTurn {
    for _ in 0..TRIES {
        let Some((contract, hands)) = Turned::played(draw) else {
            continue;
        };
        let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
        let incident = Incident::of(contract, difficulty, chance);
        let cards = match incident.when {
            LeadNumber::Last => 1,
            _ => 4 + chance.below(7),
        };
        let hands = plausible::left(&hands, cards, chance);
        let Some(card) = plausible::lead(hands[incident.offender], chance) else {
            continue;
        };
        let lead = Lead {
            declarer: contract.declarer,
            offender: incident.offender,
            due: incident.due,
            card,
            before: PenaltyCards::None,
            when: incident.when,
        };
        let (hand, dummy) = (hands[contract.declarer], hands[contract.dummy()]);
        if let Ok(made) = LeadOutOfTurn::new(lead, hand, dummy, incident.then) {
            return made;
        }
    }
    plain()
}

/// Who leads instead of whom, and what happens then.
struct Incident {
    offender: Seat,
    due: Seat,
    when: LeadNumber,
    then: Then,
}

impl Incident {
    fn of(contract: Contract, difficulty: Difficulty, chance: &mut Chance) -> Self {
        match difficulty {
            Difficulty::Easy => Self::by_defender(contract, chance),
            Difficulty::Medium if chance.percent(70) => Self::by_declarer(contract, chance),
            Difficulty::Medium => Self::by_defender(contract, chance),
            Difficulty::Hard => Self::rare(contract, chance),
        }
    }

    /// A defender leads at the turn of partner, or of declarer's side.
    fn by_defender(contract: Contract, chance: &mut Chance) -> Self {
        let defender = if chance.percent(50) {
            contract.declarer.lho()
        } else {
            contract.declarer.rho()
        };
        let due = match chance.below(4) {
            0 | 1 => defender.partner(),
            2 => contract.declarer,
            _ => contract.dummy(),
        };
        Self {
            offender: defender,
            due,
            when: LeadNumber::Later,
            then: Then::Nothing,
        }
    }

    /// Declarer leads from the wrong hand, or at a defender's turn.
    fn by_declarer(contract: Contract, chance: &mut Chance) -> Self {
        let offender = if chance.percent(50) {
            contract.declarer
        } else {
            contract.dummy()
        };
        let due = match chance.below(5) {
            0 => offender.lho(),
            1 => offender.rho(),
            _ => offender.partner(),
        };
        Self {
            offender,
            due,
            when: LeadNumber::Later,
            then: Then::Nothing,
        }
    }

    /// Rare at the table, so made at these rates: the last trick one time in
    /// five, defenders who differ one in five, the rest plays on.
    fn rare(contract: Contract, chance: &mut Chance) -> Self {
        let then = |incident: Self, then| Self { then, ..incident };
        match chance.below(10) {
            0 => Self {
                when: LeadNumber::Last,
                ..Self::by_defender(contract, chance)
            },
            1 => Self {
                when: LeadNumber::Last,
                ..Self::by_declarer(contract, chance)
            },
            2 | 3 => then(Self::by_declarer(contract, chance), Then::DefendersDiffer),
            4 => then(Self::by_defender(contract, chance), Then::NextPlays),
            5 => then(Self::by_declarer(contract, chance), Then::NextPlays),
            6 => then(
                Self::by_declarer(contract, chance),
                Then::WrongDefenderPlays,
            ),
            _ => {
                let led = match chance.percent(50) {
                    true => Self::by_declarer(contract, chance),
                    false => Self::by_defender(contract, chance),
                };
                let due = if chance.percent(50) {
                    led.offender.lho()
                } else {
                    led.offender.rho()
                };
                then(Self { due, ..led }, Then::RightPlayerLeads)
            }
        }
    }
}

/// East leads the five of hearts at the turn of West.
fn plain() -> LeadOutOfTurn {
    crate::text::plain(
        r#"(due: W, offender: E, card: "H5")"#,
        "East is not the player who leads",
    )
}
