//! Revokes (Laws 61 to 64): whether one is established, and what must be corrected. Whether the
//! score is also adjusted (Law 64C) is for the Director to decide.

pub mod adjustment;
pub mod equity;
pub mod inquiry;

use contract_bridge::Seat;
use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::laws::role::Role;
use crate::{Fact, Reason, Side};

pub use adjustment::{Automatic, TricksSince, transferred};

/// A trick on which a revoke is possible, 1 to 12: at the thirteenth every hand has one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TrickNumber(u8);

impl TrickNumber {
    /// The twelfth trick (Law 62D).
    pub const TWELFTH: Self = Self(12);

    /// A trick number; `None` outside 1 to 12.
    pub fn new(number: u8) -> Option<Self> {
        (1..=12).contains(&number).then_some(Self(number))
    }

    /// The number, from 1.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// Number of tricks that come after it.
    pub const fn tricks_after(self) -> u8 {
        13 - self.0
    }
}

/// The duty that the offender could fulfil and did not (Law 61A).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Failure {
    /// To follow suit, or to play what a Law or an opponent's choice required.
    Obligation,
    /// To play a card that lay face up: a penalty card, or one of a faced hand (Law 64B3).
    FacedCard,
}

/// Where the card came from that the offender played instead (Law 62B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PlayedFrom {
    /// From the offender's unfaced hand.
    UnfacedHand,
    /// The card was already face up.
    FacedCards,
}

/// The act that may establish a revoke (Law 63A).
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
    /// A card for the next trick was named or designated.
    Named,
    /// A claim or concession.
    Claim,
    /// An opponent's claim or concession was agreed to.
    ClaimAgreed,
    /// A lead that was taken back because an opponent had misinformed the leader (Law 47E1).
    RetractedLead,
}

/// What happened after the revoke, before a player drew attention to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Since {
    /// Nothing that could establish the revoke.
    Nothing,
    /// A player of this side went on.
    WentOn(Continuation, Side),
}

/// What the other side did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OtherSide {
    /// It followed suit.
    #[default]
    Followed,
    /// It revoked to the same trick, and at most one side has played on (Law 62C3).
    #[serde(rename = "same_trick")]
    RevokedToSameTrick,
    /// It has an established revoke of its own on the board (Law 64B7).
    #[serde(rename = "established")]
    EstablishedToo,
}

/// Whether the same player had already revoked in the same suit (Law 64B2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Earlier {
    /// No earlier revoke.
    None,
    /// An established earlier revoke.
    SameSuitEstablished,
}

/// When a player first drew attention to the revoke (Laws 64B4, 64B5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Attention {
    /// Before the other two moments.
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

/// One revoke, with all facts that the ruling depends on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Revoke {
    /// Declarer.
    pub declarer: Seat,
    /// The player who revoked; dummy is declarer's partner.
    pub offender: Seat,
    /// The revoke trick.
    pub trick: TrickNumber,
    /// The duty that the offender did not fulfil.
    pub failure: Failure,
    /// Where the offender's card came from. Ignored for dummy, whose cards are all faced.
    pub played_from: PlayedFrom,
    /// What happened after the revoke.
    pub since: Since,
    /// What the other side did.
    pub other_side: OtherSide,
    /// Whether the same player had already revoked in the same suit.
    pub earlier: Earlier,
    /// When a player first drew attention to it.
    pub attention: Attention,
    /// Where the four hands are.
    pub hands: FourHands,
}

/// What happens to a withdrawn card.
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
    /// What happens to the offender's card; the offender then plays a legal card.
    pub card: Withdrawn,
    /// What happens to a card that the offending side changes after a non-offender has.
    pub partner_card: Withdrawn,
}

/// The ruling on a revoke.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RevokeRuling {
    /// Whether it is established (Law 63A).
    pub established: bool,
    /// How it is corrected; `None` if it may no longer be corrected.
    pub correction: Option<Correction>,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

/// Facts that contradict each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleRevoke {
    /// The round is over, although no player has gone on.
    #[error("when the round has ended a revoke is established (Laws 63A, 69A)")]
    RoundEndedUnestablished,
    /// More tricks won than were left.
    #[error("{won} tricks after trick {trick}: there are {left}")]
    TooManyLaterTricks {
        /// The trick of the revoke.
        trick: u8,
        /// Number of tricks said to be won.
        won: u8,
        /// Number of tricks left.
        left: u8,
    },
    /// The trick of the revoke has no winner.
    #[error("trick {0} is not among the tricks played")]
    TrickNotPlayed(u8),
    /// More than thirteen tricks.
    #[error("{0} tricks: there are 13")]
    TooManyTricks(usize),
    /// Two revokes in one list belong to boards with different declarers.
    #[error("the revokes have different declarers")]
    DifferentDeclarers,
}

ids!(Continuation);

impl Since {
    /// Whether this establishes a revoke by the side `offenders`, and the reason (Law 63A).
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
    pub const fn side(&self) -> Side {
        Side::of(self.offender)
    }

    /// The role of the offender.
    pub fn role(&self) -> Role {
        Role::of(self.offender, self.declarer)
    }

    /// Whether the revoke is established, and how it is corrected (Laws 62, 63).
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

    /// Why the revoke must be corrected although it is established (Laws 62C3, 62D).
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
