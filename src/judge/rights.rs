//! `dummys_act`.

use serde::Deserialize;

use crate::engine::laws::dummys_rights::{Before, DummyAct};

use super::answer::Answer;
use super::refusal::Refusal;
use super::wire::{given, id_of};

#[derive(Deserialize)]
pub(super) struct ActAsked {
    act: String,
    lost: Option<bool>,
    asked: Option<bool>,
    legal: Option<bool>,
}

pub(super) fn dummys_act(asked: &ActAsked) -> Result<Answer, Refusal> {
    let unknown = || Refusal::notation(format_args!("`{}` is no act of dummy", asked.act));
    let act = DummyAct::from_id(&id_of(&asked.act)).ok_or_else(unknown)?;
    let judged = act.judged(Before {
        lost: given(asked.lost),
        asked: given(asked.asked),
        legal: given(asked.legal),
    });
    Ok(Answer::default()
        .with("permission", judged.permission.id())
        .with("follows", judged.aftermath.id())
        .because(&judged.reasons))
}
