//! `unauthorized_information`, `explanation`.

use serde::Deserialize;

use crate::engine::laws::explanation::{
    Agreement, Misled, Mistaken, Noticed, Stage, basis, correction, mistaken,
};
use crate::engine::laws::role::Role;
use crate::engine::laws::unauthorized::{
    ASKED, Alternative, Barred, Decision, Inquiry, Moment, QUESTIONS, Source, response,
};
use crate::engine::notation::{self, parse_call, parse_seat};
use crate::engine::{Reason, Seat};

use super::answer::Answer;
use super::auction;
use super::refusal::Refusal;
use super::wire::{Tokens, given, id_of, named, optional};

#[derive(Deserialize)]
pub(super) struct InformationAsked {
    source: String,
    by: String,
    /// Who has to call; by default the partner of `by`.
    player: Option<String>,
    alternatives: Option<Vec<AlternativeAsked>>,
    moment: Option<String>,
    chosen: Option<String>,
    /// How many of the Director's questions have been answered.
    known: Option<u64>,
    damaged: Option<bool>,
}

#[derive(Deserialize)]
struct AlternativeAsked {
    call: String,
    considered: u8,
    chosen: u8,
    suggested: Option<bool>,
}

impl AlternativeAsked {
    fn read(&self) -> Result<Alternative, Refusal> {
        if self.chosen > self.considered || self.considered > ASKED {
            let message = "of ten players no more choose a call than consider it";
            return Err(Refusal::impossible(message));
        }
        Ok(Alternative {
            call: parse_call(&self.call)?,
            considered: self.considered,
            chosen: self.chosen,
            suggested: given(self.suggested),
        })
    }
}

pub(super) fn unauthorized_information(asked: &InformationAsked) -> Result<Answer, Refusal> {
    let by = parse_seat(&asked.by)?;
    let player = optional(asked.player.as_ref(), parse_seat)?;
    let player = player.unwrap_or_else(|| by.partner());
    let (barred, mut reasons) = named(&asked.source, Source::from_id)?.barred(by);
    let seats = Seat::ALL.into_iter().filter(|&seat| barred.includes(seat));
    let seats: Vec<char> = seats.map(Seat::letter).collect();
    let mut answer = Answer::default().with("unauthorised_for", seats);

    let among = asked.alternatives.iter().flatten();
    let among: Vec<Alternative> = among
        .map(AlternativeAsked::read)
        .collect::<Result<_, _>>()?;
    let decision = Decision {
        informed: barred.includes(player),
        among: &among,
    };
    if asked.alternatives.is_some() {
        let allowed: Vec<String> = decision.allowed().into_iter().map(notation::call).collect();
        answer = answer.with("may_choose", allowed);
        reasons.extend(among.iter().map(|it| decision.may_choose(*it).1));
    }
    if let Some(moment) = &asked.moment {
        let moment = named(moment, Moment::from_id)?;
        let (right, reason) = response(barred != Barred::Nobody, moment);
        answer = answer.with("response", right.id());
        reasons.push(reason);
    }
    if let Some(chosen) = &asked.chosen {
        let call = parse_call(chosen)?;
        let chosen = among.iter().find(|it| it.call == call);
        let missing = || Refusal::impossible("`chosen` is not one of `alternatives`");
        let inquiry = Inquiry {
            decision,
            chosen: *chosen.ok_or_else(missing)?,
            damaged: given(asked.damaged),
        };
        let known = usize::try_from(asked.known.unwrap_or(0)).unwrap_or(usize::MAX);
        if known > QUESTIONS {
            return Err(Refusal::impossible("the Director asks four questions"));
        }
        let (step, reason) = inquiry.next(known);
        answer = answer.with("next_step", step.id());
        reasons.push(reason);
    }
    Ok(answer.because(&reasons))
}

#[derive(Deserialize)]
pub(super) struct ExplanationAsked {
    explained: String,
    held: String,
    /// What was agreed, in the same words; without it there is no evidence.
    agreed: Option<String>,
    /// Whether the partners have agreed on nothing.
    no_agreement: Option<bool>,
    /// `explainer` or `caller`.
    noticed: Option<String>,
    role: Option<String>,
    stage: Option<String>,
    misled: Option<String>,
    auction: Option<Tokens>,
    dealer: Option<String>,
    influenced: Option<bool>,
    lead_faced: Option<bool>,
    gained: Option<bool>,
}

pub(super) fn explanation(asked: &ExplanationAsked) -> Result<Answer, Refusal> {
    let words = |text: &String| text.trim().to_lowercase();
    let agreed = match (&asked.agreed, given(asked.no_agreement)) {
        (Some(_), true) => {
            let message = "`agreed` names an agreement, `no_agreement` says that there is none";
            return Err(Refusal::impossible(message));
        }
        (Some(agreed), false) => Agreement::Shown(words(agreed)),
        (None, true) => Agreement::Nothing,
        (None, false) => Agreement::NoEvidence,
    };
    let (whose, reason) = mistaken(&words(&asked.explained), &words(&asked.held), &agreed);
    let mut reasons = vec![reason];
    let mut answer = Answer::default().with("mistaken", whose.id());
    if let Some(noticed) = &asked.noticed {
        let (when, reason) = asked.corrected(whose, noticed)?;
        answer = answer.with("correct", when);
        reasons.push(reason);
    }
    if let Some(seat) = &asked.misled {
        let calls = asked
            .auction
            .as_ref()
            .ok_or_else(|| Refusal::missing("auction"))?;
        let auction = auction::read(calls, asked.dealer.as_ref())?;
        let misled = Misled {
            auction: &auction,
            seat: parse_seat(seat)?,
            mistaken: whose,
            influenced: asked.influenced != Some(false),
            lead_faced: given(asked.lead_faced),
        };
        let silent = || Refusal::impossible("the player has not called yet");
        let (redress, why) = misled.redress().ok_or_else(silent)?;
        answer = answer.with("redress", redress.id());
        reasons.extend(why);
    }
    if let Some(gained) = asked.gained {
        if whose != Mistaken::Explanation {
            return Err(Refusal::impossible("the explanation was not mistaken"));
        }
        let (basis, reason) = basis(&agreed, gained);
        answer = answer.with("basis", basis.id());
        reasons.push(reason);
    }
    Ok(answer.because(&reasons))
}

impl ExplanationAsked {
    /// When the explanation is corrected, and why.
    fn corrected(&self, whose: Mistaken, noticed: &str) -> Result<(&'static str, Reason), Refusal> {
        let stage = self.stage.as_deref().unwrap_or(Stage::Auction.id());
        let stage = named(stage, Stage::from_id)?;
        let role = optional(self.role.as_ref(), |role| named(role, Role::from_id))?;
        let noticed = match (&*id_of(noticed), role) {
            ("explainer", _) => Noticed::Explainer,
            ("caller", Some(role)) => Noticed::Caller(role),
            // During the auction nobody has a role yet.
            ("caller", None) if stage == Stage::Auction => Noticed::Caller(Role::Defender),
            ("caller", None) => return Err(Refusal::missing("role")),
            _ => {
                let message = format!("`{noticed}` is not explainer or caller");
                return Err(Refusal::notation(message));
            }
        };
        let (when, reason) = correction(whose, noticed, stage);
        Ok((when.id(), reason))
    }
}
