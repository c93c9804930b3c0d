//! `played`: whether a card is played.

use serde::Deserialize;

use crate::engine::laws::played_card::Circumstance;
use crate::engine::laws::role::Role;

use super::answer::Answer;
use super::refusal::Refusal;
use super::wire::id_of;

#[derive(Deserialize)]
pub(super) struct PlayedAsked {
    role: String,
    circumstance: String,
}

pub(super) fn played(asked: &PlayedAsked) -> Result<Answer, Refusal> {
    let PlayedAsked { role, circumstance } = asked;
    let unknown = |word: &str, what| Refusal::notation(format_args!("`{word}` is not {what}"));
    let known = Role::from_id(&id_of(role));
    let known = known.ok_or_else(|| unknown(role, "a role (declarer, dummy, defender)"))?;
    let what = "a circumstance in which a card is played or not";
    let happened = Circumstance::from_id(&id_of(circumstance));
    let happened = happened.ok_or_else(|| unknown(circumstance, what))?;
    // Declarer touches or names the card, but it belongs to dummy.
    let role = match known {
        Role::Declarer if happened.is_of_dummy_alone() => Role::Dummy,
        other => other,
    };
    let ruling = happened.ruling(role).map_err(Refusal::impossible)?;
    let answer = Answer::default().with("played", ruling.fate.is_played());
    Ok(answer.because(&ruling.reasons))
}
