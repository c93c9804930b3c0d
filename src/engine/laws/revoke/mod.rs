//! Revokes (Laws 61 to 64).
//!
//! - this file: what happened, whether it is established, what must be corrected
//! - [`adjustment`] the tricks that go to the opponents at the end
//! - [`inquiry`] who may ask whom whether he has revoked
//!
//! Whether the score is adjusted besides (Law 64C) is for the Director.

pub mod adjustment;
pub mod inquiry;

use contract_bridge::Seat;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::laws::role::Role;
use crate::{Fact, Reason, Side};

pub use adjustment::{Automatic, TricksSince, transferred};

/// A trick on which one can revoke: the first to the twelfth.
///
/// At the thirteenth every hand has one card left, and no choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TrickNumber(u8);

impl TrickNumber {
    /// The last one (Law 62D).
    pub const TWELFTH: Self = Self(12);

    /// A number from 1 to 12.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (1..=12).contains(&number).then_some(Self(number))
    }

    /// The number, from 1.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// How many tricks come after it.
    #[must_use]
    pub const fn tricks_after(self) -> u8 {
        13 - self.0
    }
}

/// What the offender failed to do, although he could (Law 61A).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Failure {
    /// To follow suit, or to play what a Law or an opponent's choice obliged him to.
    Obligation,
    /// To play a card that lay face up: a penalty card, or one of a faced hand (Law 64B3).
    FacedCard,
}

/// Where the card came from that he played instead (Law 62B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayedFrom {
    /// From the cards in his hand that nobody sees.
    UnfacedHand,
    /// It lay face up already.
    FacedCards,
}

/// What was done that may establish a revoke (Law 63A).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum Continuation {
    /// A lead or play to the next trick, legal or not.
    NextTrickPlay,
    /// A card for it was named or designated.
    Named,
    /// A claim or concession.
    Claim,
    /// An opponent's claim or concession was agreed to.
    ClaimAgreed,
    /// A lead that was taken back because an opponent had misinformed the leader (Law 47E1).
    RetractedLead,
}

/// What happened after the revoke, before attention was drawn to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Since {
    /// Nothing that could establish it.
    Nothing,
    /// Somebody of this side went on.
    WentOn(Continuation, Side),
}

/// What the other side did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OtherSide {
    /// It followed suit.
    #[default]
    Followed,
    /// It revoked to the same trick, and not both sides have played on (Law 62C3).
    #[serde(rename = "same_trick")]
    RevokedToSameTrick,
    /// It has an established revoke of its own on the board (Law 64B7).
    #[serde(rename = "established")]
    EstablishedToo,
}

/// Whether the same player revoked in the same suit before (Law 64B2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Earlier {
    /// No.
    None,
    /// Yes, and that revoke is established.
    SameSuitEstablished,
}

/// When attention was first drawn to it (Laws 64B4, 64B5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Attention {
    /// Before any of the others.
    #[default]
    InTime,
    /// After a non-offender had called on the next deal.
    #[serde(rename = "next_deal")]
    NextDealCalled,
    /// After the round had ended.
    #[serde(rename = "round")]
    RoundEnded,
}

/// Where the four hands are (Law 62D).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FourHands {
    /// At least one is not back in the board.
    NotAllReturned,
    /// All four are back.
    Returned,
}

/// One revoke, with everything on which the ruling depends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Revoke {
    /// Who declares.
    pub declarer: Seat,
    /// Who revoked; dummy is declarer's partner.
    pub offender: Seat,
    /// On which trick.
    pub trick: TrickNumber,
    /// What he failed to do.
    pub failure: Failure,
    /// Where his card came from. All cards of dummy are faced, whatever is said here.
    pub played_from: PlayedFrom,
    /// How it went on.
    pub since: Since,
    /// What the other side did.
    pub other_side: OtherSide,
    /// Whether he had done it before.
    pub earlier: Earlier,
    /// When it was noticed.
    pub attention: Attention,
    /// Where the hands are.
    pub hands: FourHands,
}

/// What becomes of a card that is withdrawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Withdrawn {
    /// It goes back to where it came from.
    Returns,
    /// It becomes a major penalty card.
    MajorPenaltyCard,
}

/// How a revoke is corrected (Laws 62B, 62C).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Correction {
    /// What becomes of the offender's card; he plays a legal one.
    pub card: Withdrawn,
    /// What becomes of a card of the offending side that is withdrawn after a
    /// non-offender has changed his; the non-offenders' own cards always return.
    pub partner_card: Withdrawn,
}

/// What the Laws say about a revoke.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RevokeRuling {
    /// Whether it is established (Law 63A).
    pub established: bool,
    /// How it is corrected; `None` if it may no longer be.
    pub correction: Option<Correction>,
    /// Why, the deciding rule first.
    pub reasons: Vec<Reason>,
}

/// Facts that exclude each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleRevoke {
    /// The round is over, and nobody went on.
    #[error("when the round has ended a revoke is established (Laws 63A, 69A)")]
    RoundEndedUnestablished,
    /// More tricks than there are.
    #[error("{won} tricks after trick {trick}: there are {left}")]
    TooManyLaterTricks {
        /// The trick of the revoke.
        trick: u8,
        /// How many were said to be won.
        won: u8,
        /// How many there are.
        left: u8,
    },
    /// The trick of the revoke has no winner.
    #[error("trick {0} is not among the tricks played")]
    TrickNotPlayed(u8),
    /// More than thirteen tricks.
    #[error("{0} tricks: there are 13")]
    TooManyTricks(usize),
    /// Two revokes of one list on boards with different declarers.
    #[error("the revokes have different declarers")]
    DifferentDeclarers,
}

impl Continuation {
    /// Every one, in the order of Law 63A.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// The word for lessons and other programs.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// The one with this word.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        id.parse().ok()
    }
}

impl Since {
    /// Whether the revoke of a side is established by it, and why or why not (Law 63A).
    #[must_use]
    pub fn establishes(self, offenders: Side) -> (bool, Reason) {
        match self {
            Self::Nothing => (false, Reason::new("revoke-nobody-played-on", "62A")),
            Self::WentOn(Continuation::RetractedLead, _) => {
                (false, Reason::new("revoke-lead-retracted", "63A1"))
            }
            Self::WentOn(_, side) if side != offenders => {
                (false, Reason::new("revoke-opponents-played-on", "63A"))
            }
            Self::WentOn(Continuation::NextTrickPlay, _) => {
                (true, Reason::new("revoke-side-played-on", "63A1"))
            }
            Self::WentOn(Continuation::Named, _) => {
                (true, Reason::new("revoke-side-named-card", "63A2"))
            }
            Self::WentOn(Continuation::Claim, _) => {
                (true, Reason::new("revoke-side-claimed", "63A3"))
            }
            Self::WentOn(Continuation::ClaimAgreed, _) => {
                (true, Reason::new("revoke-side-agreed", "63A4"))
            }
        }
    }
}

impl Revoke {
    /// The side that revoked.
    #[must_use]
    pub const fn side(&self) -> Side {
        Side::of(self.offender)
    }

    /// What the offender is in the play.
    #[must_use]
    pub fn role(&self) -> Role {
        Role::of(self.offender, self.declarer)
    }

    /// Whether it is established, and how it is corrected (Laws 62, 63).
    ///
    /// # Errors
    /// [`ImpossibleRevoke::RoundEndedUnestablished`].
    pub fn ruling(&self) -> Result<RevokeRuling, ImpossibleRevoke> {
        let (established, why) = self.since.establishes(self.side());
        if !established && self.attention == Attention::RoundEnded {
            return Err(ImpossibleRevoke::RoundEndedUnestablished);
        }
        let mut reasons = vec![why];
        if established {
            let Some(special) = self.corrected_all_the_same() else {
                return Ok(RevokeRuling {
                    established,
                    correction: None,
                    reasons,
                });
            };
            reasons.push(special);
        }
        let correction = self.correction();
        reasons.push(self.card_reason(correction.card));
        reasons.push(Reason::new("revoke-opponents-may-change", "62C1"));
        if self.trick == TrickNumber::TWELFTH && self.role() == Role::Defender {
            reasons.push(Reason::new("revoke-sight-unauthorised", "62D2"));
        }
        Ok(RevokeRuling {
            established,
            correction: Some(correction),
            reasons,
        })
    }

    /// Why it must be corrected although established (Laws 62C3, 62D).
    fn corrected_all_the_same(&self) -> Option<Reason> {
        if self.other_side == OtherSide::RevokedToSameTrick {
            return Some(Reason::new("revoke-both-same-trick", "62C3"));
        }
        let twelfth = self.trick == TrickNumber::TWELFTH;
        (twelfth && self.hands == FourHands::NotAllReturned)
            .then(|| Reason::new("revoke-trick-twelve", "62D1"))
    }

    fn correction(&self) -> Correction {
        let defends = self.role() == Role::Defender;
        let card = match self.played_from {
            PlayedFrom::UnfacedHand if defends => Withdrawn::MajorPenaltyCard,
            _ => Withdrawn::Returns,
        };
        let partner_card = if defends {
            Withdrawn::MajorPenaltyCard
        } else {
            Withdrawn::Returns
        };
        Correction { card, partner_card }
    }

    fn card_reason(&self, card: Withdrawn) -> Reason {
        match (card, self.role()) {
            (Withdrawn::MajorPenaltyCard, _) => {
                Reason::new("revoke-card-penalised", "62B1").with("seat", Fact::Seat(self.offender))
            }
            (Withdrawn::Returns, Role::Defender) => {
                Reason::new("revoke-faced-card-returns", "62B2")
            }
            (Withdrawn::Returns, _) => Reason::new("revoke-declarer-card-returns", "62B2"),
        }
    }
}
