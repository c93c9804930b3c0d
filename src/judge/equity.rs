//! `revoke_equity`.

use serde::Deserialize;

use crate::engine::laws::revoke::Attention;
use crate::engine::laws::revoke::equity::RevokedEnding;
use crate::engine::notation::{self, parse_seat, parse_strain};

use super::answer::Answer;
use super::play::Hands;
use super::refusal::Refusal;
use super::wire::{Tokens, given};

#[derive(Deserialize)]
pub(super) struct EquityAsked {
    trumps: String,
    declarer: String,
    leader: String,
    hands: Hands,
    play: Tokens,
    next_deal_called: Option<bool>,
    round_ended: Option<bool>,
}

pub(super) fn revoke_equity(asked: &EquityAsked) -> Result<Answer, Refusal> {
    let ending = RevokedEnding {
        declarer: parse_seat(&asked.declarer)?,
        strain: parse_strain(&asked.trumps)?,
        hands: asked.hands.read()?,
        leader: parse_seat(&asked.leader)?,
        play: asked.play.cards()?,
        attention: match (given(asked.next_deal_called), given(asked.round_ended)) {
            (_, true) => Attention::RoundEnded,
            (true, false) => Attention::NextDealCalled,
            (false, false) => Attention::InTime,
        },
    };
    let equity = ending.equity().map_err(Refusal::impossible)?;
    let line = equity.line.iter().map(|(leader, cards)| {
        Answer::default()
            .with("leader", leader.letter())
            .with("cards", cards.map(notation::card))
    });
    let reasons = equity.automatic.reasons.iter();
    Ok(Answer::default()
        .with("offender", equity.revoke.offender.letter())
        .with("card", notation::card(equity.card.0))
        .with("at_table", equity.at_table)
        .with("transferred", equity.automatic.tricks)
        .with("without_revoke", equity.without)
        .with("adjusted", equity.is_adjusted())
        .with("tricks", equity.tricks())
        .parts("line", line)
        .because(reasons.chain(&equity.reasons())))
}
