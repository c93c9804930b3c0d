//! `played`: whether a card is played.

use serde::{Deserialize, Serialize};

use crate::engine::laws::played_card::Circumstance;
use crate::engine::laws::role::Role;

use super::refusal::{Code, Refusal};
use super::wire::{Reasons, Text, id_of};

#[derive(Deserialize)]
pub(super) struct PlayedAsked<'a> {
    #[serde(borrow)]
    role: Text<'a>,
    #[serde(borrow)]
    circumstance: Text<'a>,
}

#[derive(Serialize)]
pub(super) struct Played {
    played: bool,
    reasons: Reasons,
}

pub(super) fn played(asked: &PlayedAsked<'_>) -> Result<Played, Refusal> {
    let role = Role::from_id(&id_of(&asked.role.0)).ok_or_else(|| {
        let message = format!(
            "`{}` is not a role (declarer, dummy, defender)",
            asked.role.0
        );
        Refusal::new(Code::BadNotation, message)
    })?;
    let circumstance = Circumstance::from_id(&id_of(&asked.circumstance.0)).ok_or_else(|| {
        let message = format!(
            "`{}` is not a circumstance in which a card is played or not",
            asked.circumstance.0
        );
        Refusal::new(Code::BadNotation, message)
    })?;
    // It is declarer who touches and calls, but the card is dummy's.
    let role = match role {
        Role::Declarer if circumstance.is_of_dummy_alone() => Role::Dummy,
        other => other,
    };
    let ruling = circumstance.ruling(role).map_err(Refusal::impossible)?;
    Ok(Played {
        played: ruling.fate.is_played(),
        reasons: Reasons::of(&ruling.reasons),
    })
}
