//! `claim`.

use serde::Deserialize;

use crate::engine::BySeat;
use crate::engine::laws::contested_claim::ContestedClaim;
use crate::engine::notation::{self, parse_intention, parse_seat, parse_seat_suits, parse_strain};
use crate::engine::play::SuitSet;

use super::answer::Answer;
use super::play::Hands;
use super::refusal::Refusal;
use super::wire::{Tokens, each, optional};

#[derive(Deserialize)]
pub(super) struct ClaimAsked {
    trumps: String,
    declarer: String,
    claimer: Option<String>,
    leader: Option<String>,
    hands: Hands,
    claimed: u8,
    #[serde(default)]
    statement: Tokens,
    #[serde(default)]
    shown_out: Tokens,
}

pub(super) fn claim(asked: &ClaimAsked) -> Result<Answer, Refusal> {
    let declarer = parse_seat(&asked.declarer)?;
    let claimer = optional(asked.claimer.as_ref(), parse_seat)?.unwrap_or(declarer);
    let mut shown_out = BySeat::<SuitSet>::default();
    for (seat, suits) in each::<_, Vec<_>>(asked.shown_out.text(), parse_seat_suits)? {
        shown_out[seat] = shown_out[seat].with(suits);
    }
    let claim = ContestedClaim {
        strain: parse_strain(&asked.trumps)?,
        declarer,
        claimer,
        hands: asked.hands.read()?,
        leader: optional(asked.leader.as_ref(), parse_seat)?.unwrap_or(claimer),
        claimed: asked.claimed,
        statement: each(asked.statement.text(), parse_intention)?,
        shown_out,
    };
    let award = claim.award().map_err(Refusal::impossible)?;
    let line = award.line.iter().map(|(leader, cards)| {
        let cards = cards.map(notation::card);
        Answer::default()
            .with("leader", leader.letter())
            .with("cards", cards)
    });
    Ok(Answer::default()
        .with("tricks", award.tricks)
        .with("best", award.best)
        .with("verdict", award.verdict.id())
        .parts("line", line)
        .because(&award.reasons))
}
