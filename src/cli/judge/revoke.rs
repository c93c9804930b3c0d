//! `revoke`: whether it is established, and what it costs.

use std::fmt;

use serde::de::{self, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

use crate::engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, PlayedFrom, Revoke, Since,
    TrickNumber, TricksSince, Withdrawn,
};
use crate::engine::notation::{parse_seat, parse_side};
use crate::engine::{BySide, Side};

use super::refusal::{Code, Refusal};
use super::wire::{Reasons, Text, id_of};

#[derive(Deserialize)]
pub(super) struct RevokeAsked<'a> {
    #[serde(borrow)]
    declarer: Text<'a>,
    #[serde(borrow)]
    offender: Text<'a>,
    #[serde(default)]
    faced_card: Option<bool>,
    #[serde(default)]
    failed_to_play_faced_card: Option<bool>,
    #[serde(borrow, alias = "established_by")]
    established: Text<'a>,
    #[serde(borrow, default)]
    by: Option<Text<'a>>,
    trick: i64,
    #[serde(borrow, default)]
    trick_winner: Option<Text<'a>>,
    #[serde(borrow, default)]
    later_tricks_by_side: Option<LaterTricks<'a>>,
    #[serde(default)]
    same_suit_again: Option<bool>,
    #[serde(default)]
    both_sides: Option<bool>,
    #[serde(default)]
    same_trick: Option<bool>,
    #[serde(default)]
    hands_returned: Option<bool>,
    #[serde(default)]
    next_deal_called: Option<bool>,
    #[serde(default)]
    round_ended: Option<bool>,
}

#[derive(Serialize)]
pub(super) struct RevokeRuled {
    established: bool,
    must_correct: bool,
    withdrawn_card: &'static str,
    automatic_tricks: u8,
    reasons: Reasons,
}

pub(super) fn revoke(asked: &RevokeAsked<'_>) -> Result<RevokeRuled, Refusal> {
    let revoke = read(asked)?;
    let ruling = revoke.ruling().map_err(Refusal::impossible)?;
    let since = tricks_since(asked, &revoke)?;
    let automatic = match (since, revoke.exempt()) {
        (Some(since), _) => revoke.automatic(since).map_err(Refusal::impossible)?,
        (None, Some(exempt)) => exempt,
        (None, None) => {
            return Err(Refusal::request(
                "`trick_winner` and `later_tricks_by_side` are needed",
            ));
        }
    };
    let withdrawn_card = match ruling.correction.map(|correction| correction.card) {
        Some(Withdrawn::MajorPenaltyCard) => "major",
        Some(Withdrawn::Returns) | None => "none",
    };
    Ok(RevokeRuled {
        established: ruling.established,
        must_correct: ruling.correction.is_some(),
        withdrawn_card,
        automatic_tricks: automatic.tricks,
        reasons: Reasons::of(ruling.reasons.iter().chain(&automatic.reasons)),
    })
}

fn read(asked: &RevokeAsked<'_>) -> Result<Revoke, Refusal> {
    let offender = asked.offender.seat()?;
    let trick = u8::try_from(asked.trick).ok().and_then(TrickNumber::new);
    let trick = trick.ok_or_else(|| {
        let message = format!(
            "trick {}: a revoke is possible only on tricks 1 to 12",
            asked.trick
        );
        Refusal::impossible(message)
    })?;
    let given = |flag: Option<bool>| flag == Some(true);
    // Alone, the word says that the revoke was about a faced card in either way.
    let faced = given(asked.faced_card);
    let failed = asked.failed_to_play_faced_card.unwrap_or(faced);
    Ok(Revoke {
        declarer: asked.declarer.seat()?,
        offender,
        trick,
        failure: if failed {
            Failure::FacedCard
        } else {
            Failure::Obligation
        },
        played_from: if faced {
            PlayedFrom::FacedCards
        } else {
            PlayedFrom::UnfacedHand
        },
        since: read_since(asked, Side::of(offender))?,
        other_side: other_side(given(asked.both_sides), given(asked.same_trick))?,
        earlier: if given(asked.same_suit_again) {
            Earlier::SameSuitEstablished
        } else {
            Earlier::None
        },
        attention: match (given(asked.next_deal_called), given(asked.round_ended)) {
            (_, true) => Attention::RoundEnded,
            (true, _) => Attention::NextDealCalled,
            _ => Attention::InTime,
        },
        hands: if given(asked.hands_returned) {
            FourHands::Returned
        } else {
            FourHands::NotAllReturned
        },
    })
}

fn other_side(both_sides: bool, same_trick: bool) -> Result<OtherSide, Refusal> {
    match (both_sides, same_trick) {
        (false, false) => Ok(OtherSide::Followed),
        (true, false) => Ok(OtherSide::EstablishedToo),
        (true, true) => Ok(OtherSide::RevokedToSameTrick),
        (false, true) => Err(Refusal::impossible(
            "`same_trick` says that both sides revoked to it, `both_sides` that they did not",
        )),
    }
}

/// The offending side went on, unless `by` names the other one.
fn read_since(asked: &RevokeAsked<'_>, offenders: Side) -> Result<Since, Refusal> {
    let word = id_of(&asked.established.0);
    let by = asked.by.as_ref().map(|by| read_side(&by.0)).transpose()?;
    if word == "none" {
        return match by {
            None => Ok(Since::Nothing),
            Some(_) => Err(Refusal::impossible("nobody went on, but `by` names a side")),
        };
    }
    let went_on = Continuation::from_id(&word).ok_or_else(|| {
        let known = "next_trick_play, named, claim, claim_agreed, retracted_lead, none";
        let message = format!("`{}` is not one of {known}", asked.established.0);
        Refusal::new(Code::BadNotation, message)
    })?;
    Ok(Since::WentOn(went_on, by.unwrap_or(offenders)))
}

/// A side, or a seat of it.
fn read_side(text: &str) -> Result<Side, Refusal> {
    parse_side(text)
        .or_else(|error| parse_seat(text).map(Side::of).map_err(|_| error))
        .map_err(Refusal::from)
}

fn tricks_since(asked: &RevokeAsked<'_>, revoke: &Revoke) -> Result<Option<TricksSince>, Refusal> {
    let winner = asked.trick_winner.as_ref().map(Text::seat).transpose()?;
    let later = match &asked.later_tricks_by_side {
        None => None,
        Some(later) => Some(later.of(revoke)?),
    };
    Ok(winner
        .zip(later)
        .map(|(winner, later)| TricksSince { winner, later }))
}

/// Tricks won after the one of the revoke: by each side, or by the offending side alone.
enum LaterTricks<'a> {
    Offenders(i64),
    BySide(Vec<(Text<'a>, i64)>),
}

impl LaterTricks<'_> {
    /// Those of the offending side, if there are so many.
    fn of(&self, revoke: &Revoke) -> Result<u8, Refusal> {
        let offenders = revoke.side();
        let mut won = BySide::<i64>::default();
        match self {
            Self::Offenders(number) => won[offenders] = *number,
            Self::BySide(entries) => {
                let mut seen = Vec::with_capacity(2);
                for (side, number) in entries {
                    let side = parse_side(&side.0)?;
                    if seen.contains(&side) {
                        return Err(Refusal::impossible("the tricks of a side are given twice"));
                    }
                    seen.push(side);
                    won[side] = *number;
                }
            }
        }
        let left = i64::from(revoke.trick.tricks_after());
        let within = |number: i64| (0..=left).contains(&number);
        let [own, other] = [won[offenders], won[offenders.opponents()]];
        if !within(own) || !within(other) || own + other > left {
            let trick = revoke.trick.get();
            let message = format!("tricks left after trick {trick}: {left}");
            return Err(Refusal::impossible(message));
        }
        u8::try_from(own).map_err(Refusal::impossible)
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for LaterTricks<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(LaterVisitor)
    }
}

struct LaterVisitor;

impl<'de> Visitor<'de> for LaterVisitor {
    type Value = LaterTricks<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tricks by side, {\"NS\":3,\"EW\":1}, or those of the offending side")
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<LaterTricks<'de>, E> {
        Ok(LaterTricks::Offenders(number))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<LaterTricks<'de>, E> {
        // Whatever is too large here is too large there.
        Ok(LaterTricks::Offenders(
            i64::try_from(number).unwrap_or(i64::MAX),
        ))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<LaterTricks<'de>, A::Error> {
        let mut entries = Vec::with_capacity(2);
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(LaterTricks::BySide(entries))
    }
}
