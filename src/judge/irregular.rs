//! `defective_trick`, `wrong_board`.

use serde::Deserialize;

use crate::engine::laws::defective_trick::{Defect, DefectiveTrick, WhenNoticed};
use crate::engine::laws::role::Role;
use crate::engine::laws::wrong_board::{
    MissingCard, Place, WrongCount, foreign_card, right_board_later, wrong_hand, wrong_players,
};

use super::answer::Answer;
use super::refusal::Refusal;
use super::wire::{either, given, id_of, named, optional};

#[derive(Deserialize)]
pub(super) struct DefectAsked {
    defect: String,
    role: String,
    /// Whether both sides have played to the next trick.
    late: Option<bool>,
    /// Tricks that the player's side wins from this one on.
    won: Option<u8>,
}

pub(super) fn defective_trick(asked: &DefectAsked) -> Result<Answer, Refusal> {
    let ruling = DefectiveTrick {
        defect: named(&asked.defect, Defect::from_id)?,
        noticed: either(given(asked.late), WhenNoticed::Late, WhenNoticed::InTime),
        role: named(&asked.role, Role::from_id)?,
    }
    .ruling();
    let tricks = asked.won.map(|won| ruling.automatic_tricks(won));
    Ok(Answer::default()
        .with("remedy", ruling.remedy.id())
        .with("deemed_revoke", ruling.deemed_revoke)
        .with("may_have_revoked", ruling.may_have_revoked)
        .with("penalty_card", ruling.penalty_card)
        .given("tricks", tricks)
        .because(&ruling.reasons))
}

#[derive(Deserialize)]
pub(super) struct BoardAsked {
    case: String,
    after_play: Option<bool>,
    called: Option<bool>,
    seen: Option<bool>,
    playable: Option<bool>,
    quitted: Option<bool>,
    lead_faced: Option<bool>,
    place: Option<String>,
    role: Option<String>,
    partner_called: Option<bool>,
    differs: Option<bool>,
    played_before: Option<bool>,
}

pub(super) fn wrong_board(asked: &BoardAsked) -> Result<Answer, Refusal> {
    let mut more = None;
    let (action, reason) = match &*id_of(&asked.case) {
        "wrong_count" => WrongCount {
            after_play: given(asked.after_play),
            called: given(asked.called),
            seen: given(asked.seen),
            playable: asked.playable != Some(false),
        }
        .ruling(),
        "foreign_card" => foreign_card(given(asked.quitted)),
        "missing_card" => {
            let place = optional(asked.place.as_ref(), |word| named(word, Place::from_id))?;
            let place = place.unwrap_or(Place::Elsewhere);
            let lead_faced = given(asked.lead_faced);
            if place == Place::Played && !lead_faced {
                return Err(Refusal::impossible("no card has been played yet"));
            }
            let case = MissingCard { lead_faced, place };
            let role = optional(asked.role.as_ref(), |role| named(role, Role::from_id))?;
            let liable = role.and_then(|role| case.liability(role));
            more = liable.map(|(liable, reason)| ("liability", liable.id(), reason));
            case.ruling()
        }
        "other_board" => {
            let later = asked.differs.map(right_board_later);
            more = later.map(|(action, reason)| ("later", action.id(), reason));
            wrong_hand(given(asked.partner_called))
        }
        "wrong_players" => wrong_players(given(asked.played_before)),
        other => {
            let message = format!("`{other}` is not a case of a wrong board");
            return Err(Refusal::notation(message));
        }
    };
    let mut answer = Answer::default().with("action", action.id());
    let mut reasons = vec![reason];
    if let Some((field, word, reason)) = more {
        answer = answer.with(field, word);
        reasons.push(reason);
    }
    Ok(answer.because(&reasons))
}
