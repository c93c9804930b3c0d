//! A revoke as a lesson writes it.

use contract_bridge::{Card, Hand, Seat, Strain};
use serde::Deserialize;

use super::{Played, Revoke, Won};
use crate::fields::{self, Fault, Field, SeatName};
use crate::writing::Writing;
use engine::Side;
use engine::laws::revoke::{
    Attention, Continuation, Earlier, Failure, FourHands, OtherSide, PlayedFrom, Revoke as Ruled,
    Since, TrickNumber,
};

/// What was done that may establish the revoke.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WentOn {
    NextTrickPlay,
    Named,
    Claim,
    ClaimAgreed,
    RetractedLead,
}

impl From<WentOn> for Continuation {
    fn from(word: WentOn) -> Self {
        match word {
            WentOn::NextTrickPlay => Self::NextTrickPlay,
            WentOn::Named => Self::Named,
            WentOn::Claim => Self::Claim,
            WentOn::ClaimAgreed => Self::ClaimAgreed,
            WentOn::RetractedLead => Self::RetractedLead,
        }
    }
}

/// When it was noticed.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Noticed {
    #[default]
    InTime,
    NextDeal,
    Round,
}

/// What the other side has done.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Others {
    SameTrick,
    Established,
}

/// See the examples of the module.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "revoke")]
pub(super) struct Written {
    #[serde(default = "fields::south", deserialize_with = "fields::seat")]
    declarer: Seat,
    #[serde(deserialize_with = "fields::strain")]
    trumps: Option<Strain>,
    number: u8,
    #[serde(deserialize_with = "fields::seat")]
    leader: Seat,
    #[serde(deserialize_with = "fields::whole_trick")]
    trick: [Card; 4],
    #[serde(deserialize_with = "fields::seat")]
    offender: Seat,
    #[serde(deserialize_with = "fields::hand")]
    hand: Hand,
    #[serde(default)]
    went_on: Option<WentOn>,
    #[serde(default)]
    by: Option<SeatName>,
    #[serde(default)]
    later: Option<u8>,
    #[serde(default)]
    earlier: u8,
    /// A penalty card of the suit led was not played.
    #[serde(default)]
    penalty_card: bool,
    /// The same player has revoked in the same suit before.
    #[serde(default)]
    again: bool,
    #[serde(default)]
    others: Option<Others>,
    #[serde(default)]
    noticed: Noticed,
    /// The four hands are back in the board.
    #[serde(default)]
    returned: bool,
}

impl Written {
    fn ruled(&self, trick: TrickNumber) -> Ruled {
        let by = self.by.map(Seat::from);
        Ruled {
            declarer: self.declarer,
            offender: self.offender,
            trick,
            failure: match self.penalty_card {
                true => Failure::FacedCard,
                false => Failure::Obligation,
            },
            played_from: PlayedFrom::UnfacedHand,
            since: match (self.went_on, by) {
                (Some(how), Some(by)) => Since::WentOn(how.into(), Side::of(by)),
                _ => Since::Nothing,
            },
            other_side: match self.others {
                None => OtherSide::Followed,
                Some(Others::SameTrick) => OtherSide::RevokedToSameTrick,
                Some(Others::Established) => OtherSide::EstablishedToo,
            },
            earlier: match self.again {
                true => Earlier::SameSuitEstablished,
                false => Earlier::None,
            },
            attention: match self.noticed {
                Noticed::InTime => Attention::InTime,
                Noticed::NextDeal => Attention::NextDealCalled,
                Noticed::Round => Attention::RoundEnded,
            },
            hands: match self.returned {
                true => FourHands::Returned,
                false => FourHands::NotAllReturned,
            },
        }
    }
}

impl TryFrom<Written> for Revoke {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let number = TrickNumber::new(written.number);
        let number = number
            .ok_or_else(|| Fault::new("cannot-be", Field::Tricks, written.number.to_string()))?;
        // Whoever went on has a name, and whoever has a name went on.
        if written.went_on.is_some() != written.by.is_some() {
            let by = written.by.map(Seat::from);
            let named = by.map_or_else(String::new, |seat| seat.letter().to_string());
            return Err(Fault::new("cannot-be", Field::Seat, named));
        }
        // Tricks won before the one of the revoke are told of together with those after it.
        if written.earlier > 0 && written.later.is_none() {
            let earlier = written.earlier.to_string();
            return Err(Fault::new("cannot-be", Field::Tricks, earlier));
        }
        let played = Played {
            strain: written.trumps.unwrap_or(Strain::Notrump),
            leader: written.leader,
            cards: written.trick,
            hand: written.hand,
        };
        let won = written.later.map(|later| Won {
            earlier: written.earlier,
            later,
        });
        let by = written.by.map(Seat::from);
        Self::new(written.ruled(number), played, by, won)
    }
}

/// The fields that are read as this exercise.
pub(super) fn writing(exercise: &Revoke) -> Writing {
    let (ruled, played) = (&exercise.ruled, &exercise.played);
    let went_on = match ruled.since {
        Since::Nothing => None,
        Since::WentOn(how, _) => Some(went_on_word(how)),
    };
    let others = match ruled.other_side {
        OtherSide::Followed => None,
        OtherSide::RevokedToSameTrick => Some("same_trick"),
        OtherSide::EstablishedToo => Some("established"),
    };
    let noticed = match ruled.attention {
        Attention::InTime => None,
        Attention::NextDealCalled => Some("next_deal"),
        Attention::RoundEnded => Some("round"),
    };
    let earlier = exercise.won.map(|won| won.earlier).filter(|&won| won > 0);
    Writing::default()
        .declarer(ruled.declarer)
        .strain("trumps", played.strain)
        .number("number", ruled.trick.get())
        .seat("leader", played.leader)
        .cards("trick", &played.cards)
        .seat("offender", ruled.offender)
        .hand("hand", played.hand)
        .some(went_on, |fields, word| fields.word("went_on", word))
        .some(exercise.by, |fields, by| fields.seat("by", by))
        .some(exercise.won, |fields, won| {
            fields.number("later", won.later)
        })
        .some(earlier, |fields, earlier| fields.number("earlier", earlier))
        .flag("penalty_card", ruled.failure == Failure::FacedCard)
        .flag("again", ruled.earlier == Earlier::SameSuitEstablished)
        .some(others, |fields, word| fields.word("others", word))
        .some(noticed, |fields, word| fields.word("noticed", word))
        .flag("returned", ruled.hands == FourHands::Returned)
}

const fn went_on_word(how: Continuation) -> &'static str {
    match how {
        Continuation::NextTrickPlay => "next_trick_play",
        Continuation::Named => "named",
        Continuation::Claim => "claim",
        Continuation::ClaimAgreed => "claim_agreed",
        Continuation::RetractedLead => "retracted_lead",
    }
}
