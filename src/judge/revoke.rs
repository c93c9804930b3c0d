//! `revoke`: whether it is established, and what it costs.

use serde::Deserialize;

use crate::engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, PlayedFrom, Revoke, Since,
    TrickNumber, TricksSince, Withdrawn,
};
use crate::engine::notation::{parse_seat, parse_side};
use crate::engine::{BySide, Side};

use super::answer::Answer;
use super::refusal::Refusal;
use super::wire::{Entries, either, given, id_of, optional};

#[derive(Deserialize)]
pub(super) struct RevokeAsked {
    declarer: String,
    offender: String,
    faced_card: Option<bool>,
    failed_to_play_faced_card: Option<bool>,
    #[serde(alias = "established_by")]
    established: String,
    by: Option<String>,
    trick: i64,
    trick_winner: Option<String>,
    later_tricks_by_side: Option<LaterTricks>,
    same_suit_again: Option<bool>,
    both_sides: Option<bool>,
    same_trick: Option<bool>,
    hands_returned: Option<bool>,
    next_deal_called: Option<bool>,
    round_ended: Option<bool>,
}

/// Tricks won after the revoke trick: by each side, or by the offending side only.
#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "expected tricks by side, {\"NS\":3,\"EW\":1}, or those of the offending side"
)]
enum LaterTricks {
    Offenders(i64),
    TooMany(u64),
    BySide(Entries<i64>),
}

pub(super) fn revoke(asked: &RevokeAsked) -> Result<Answer, Refusal> {
    let revoke = asked.read()?;
    let ruling = revoke.ruling().map_err(Refusal::impossible)?;
    let winner = optional(asked.trick_winner.as_ref(), parse_seat)?;
    let later = asked.later_tricks_by_side.as_ref();
    let later = later.map(|later| later.of(&revoke)).transpose()?;
    let automatic = match (winner.zip(later), revoke.exempt()) {
        (Some((winner, later)), _) => {
            let since = TricksSince { winner, later };
            revoke.automatic(since).map_err(Refusal::impossible)?
        }
        (None, Some(exempt)) => exempt,
        (None, None) => {
            return Err(Refusal::request(
                "`trick_winner` and `later_tricks_by_side` are needed",
            ));
        }
    };
    let withdrawn = match ruling.correction.map(|correction| correction.card) {
        Some(Withdrawn::MajorPenaltyCard) => "major",
        Some(Withdrawn::Returns) | None => "none",
    };
    Ok(Answer::default()
        .with("established", ruling.established)
        .with("must_correct", ruling.correction.is_some())
        .with("withdrawn_card", withdrawn)
        .with("automatic_tricks", automatic.tricks)
        .because(ruling.reasons.iter().chain(&automatic.reasons)))
}

impl RevokeAsked {
    fn read(&self) -> Result<Revoke, Refusal> {
        let offender = parse_seat(&self.offender)?;
        let trick = u8::try_from(self.trick).ok().and_then(TrickNumber::new);
        let trick = trick.ok_or_else(|| {
            let number = self.trick;
            let message = format!("trick {number}: a revoke is possible only on tricks 1 to 12");
            Refusal::impossible(message)
        })?;
        // `faced_card` alone means both: a faced card should have been played, and one was.
        let faced = given(self.faced_card);
        let failed = self.failed_to_play_faced_card.unwrap_or(faced);
        let (again, returned) = (given(self.same_suit_again), given(self.hands_returned));
        Ok(Revoke {
            declarer: parse_seat(&self.declarer)?,
            offender,
            trick,
            failure: either(failed, Failure::FacedCard, Failure::Obligation),
            played_from: either(faced, PlayedFrom::FacedCards, PlayedFrom::UnfacedHand),
            since: self.since(Side::of(offender))?,
            other_side: self.other_side()?,
            earlier: either(again, Earlier::SameSuitEstablished, Earlier::None),
            attention: match (given(self.next_deal_called), given(self.round_ended)) {
                (_, true) => Attention::RoundEnded,
                (true, _) => Attention::NextDealCalled,
                _ => Attention::InTime,
            },
            hands: either(returned, FourHands::Returned, FourHands::NotAllReturned),
        })
    }

    fn other_side(&self) -> Result<OtherSide, Refusal> {
        match (given(self.both_sides), given(self.same_trick)) {
            (false, false) => Ok(OtherSide::Followed),
            (true, false) => Ok(OtherSide::EstablishedToo),
            (true, true) => Ok(OtherSide::RevokedToSameTrick),
            (false, true) => Err(Refusal::impossible(
                "`same_trick` says that both sides revoked to it, `both_sides` that they did not",
            )),
        }
    }

    /// How play continued; by the offending side unless `by` names the other one.
    fn since(&self, offenders: Side) -> Result<Since, Refusal> {
        // A side, or a seat of that side.
        let side = |text: &str| {
            parse_side(text).or_else(|error| parse_seat(text).map(Side::of).map_err(|_| error))
        };
        let word = id_of(&self.established);
        let by = optional(self.by.as_ref(), side)?;
        if word == "none" {
            return match by {
                None => Ok(Since::Nothing),
                Some(_) => Err(Refusal::impossible("nobody went on, but `by` names a side")),
            };
        }
        let went_on = Continuation::from_id(&word).ok_or_else(|| {
            let known = "next_trick_play, named, claim, claim_agreed, retracted_lead, none";
            let message = format!("`{}` is not one of {known}", self.established);
            Refusal::notation(message)
        })?;
        Ok(Since::WentOn(went_on, by.unwrap_or(offenders)))
    }
}

impl LaterTricks {
    /// The tricks of the offending side, refused if more than remain.
    fn of(&self, revoke: &Revoke) -> Result<u8, Refusal> {
        let offenders = revoke.side();
        let mut won = BySide::<Option<i64>>::default();
        match self {
            Self::Offenders(number) => won[offenders] = Some(*number),
            Self::TooMany(number) => {
                won[offenders] = Some(i64::try_from(*number).unwrap_or(i64::MAX));
            }
            Self::BySide(Entries(entries)) => {
                for (side, number) in entries {
                    if won[parse_side(side)?].replace(*number).is_some() {
                        return Err(Refusal::impossible("the tricks of a side are given twice"));
                    }
                }
            }
        }
        let left = i64::from(revoke.trick.tricks_after());
        let within = |number: i64| (0..=left).contains(&number);
        let sides = [offenders, offenders.opponents()];
        let [own, other] = sides.map(|side| won[side].unwrap_or(0));
        if !within(own) || !within(other) || own + other > left {
            let trick = revoke.trick.get();
            let message = format_args!("tricks left after trick {trick}: {left}");
            return Err(Refusal::impossible(message));
        }
        u8::try_from(own).map_err(Refusal::impossible)
    }
}
