//! What dummy may and may not do (Laws 42 and 43).

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Reason;
use crate::laws::quitted_trick::TrickAct;

/// What dummy does during the play.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum DummyAct {
    /// Gives information about facts or the Laws while the Director is present.
    InformDirector,
    /// Counts the tricks.
    CountTricks,
    /// Puts the cards that declarer names into play.
    MoveNamedCard,
    /// Sees that dummy follows suit.
    EnsureFollowingSuit,
    /// Asks declarer, who fails to follow suit, whether declarer is void.
    AskDeclarerAboutRevoke,
    /// Asks a defender who fails to follow suit whether the defender is void.
    AskDefenderAboutRevoke,
    /// Warns declarer before a lead from the wrong hand, or prevents another irregularity.
    PreventIrregularity,
    /// Points out an irregularity that has happened.
    PointOutIrregularity,
    /// Points out an irregularity after the end of play.
    PointOutAfterPlay,
    /// Calls the Director before anyone has drawn attention to an irregularity.
    CallDirector,
    /// Calls the Director after another player has drawn attention to an irregularity.
    CallDirectorAfterAttention,
    /// Takes part in the play, or suggests one.
    TakePart,
    /// Tells declarer something about the play.
    CommunicateAboutPlay,
    /// Exchanges hands with declarer.
    ExchangeHands,
    /// Leaves the seat to watch declarer.
    LeaveSeat,
    /// Looks at the face of a defender's card on dummy's own initiative.
    LookAtDefendersCard,
    /// Touches or points to one of dummy's cards unasked.
    TouchCard,
    /// Points out a card of a quitted trick that lies the wrong way, in time.
    PointOutTurnedCard,
    /// The same, after dummy's side has played to the next trick.
    PointOutTurnedCardLate,
    /// Asks to see the cards of a trick again.
    AskToSeeTrick,
    /// Says that declarer has led from the wrong hand.
    PointOutWrongHand,
}

/// Whether dummy may do it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DummyActRuling {
    /// Whether dummy may do it.
    pub allowed: bool,
    /// Whether it costs dummy the right to protect declarer (Law 43B2).
    pub costs_protection: bool,
    /// The reasons, the deciding rule first.
    pub reasons: Vec<Reason>,
}

/// An act to protect declarer by a dummy who has lost the right to it (Law 43B2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Protection {
    /// Warns declarer not to lead from the wrong hand.
    WarnsOfWrongHand,
    /// Is the first to ask declarer about a possible revoke.
    AsksAboutRevoke,
}

impl Protection {
    /// The consequence: either defender chooses the hand from which declarer leads, or the card is
    /// corrected and the revoke costs as much as an established one.
    pub const fn forfeit(self) -> Reason {
        match self {
            Self::WarnsOfWrongHand => Reason::new("forfeit-hand-chosen", "43B2"),
            Self::AsksAboutRevoke => Reason::new("forfeit-established-revoke", "43B2"),
        }
    }
}

ids!(DummyAct);

impl DummyAct {
    /// Whether it oversteps a limit of Law 43A2, so that dummy can no longer protect declarer.
    pub const fn costs_protection(self) -> bool {
        matches!(
            self,
            Self::ExchangeHands | Self::LeaveSeat | Self::LookAtDefendersCard
        )
    }

    /// Whether dummy may do it (Laws 42 and 43).
    pub fn ruling(self) -> DummyActRuling {
        let (allowed, reason) = self.rule();
        let costs_protection = self.costs_protection();
        let mut reasons = vec![reason];
        if costs_protection {
            reasons.push(Reason::new("dummy-loses-protection", "43B2"));
        }
        DummyActRuling {
            allowed,
            costs_protection,
            reasons,
        }
    }

    /// How it protects declarer; `None` if it does not.
    pub const fn protection(self) -> Option<Protection> {
        match self {
            Self::PreventIrregularity => Some(Protection::WarnsOfWrongHand),
            Self::AskDeclarerAboutRevoke => Some(Protection::AsksAboutRevoke),
            _ => None,
        }
    }

    /// Whether dummy may do it, and the rule.
    fn rule(self) -> (bool, Reason) {
        match self {
            Self::InformDirector => (true, Reason::new("dummy-informs-director", "42A1")),
            Self::CountTricks => (true, Reason::new("dummy-counts-tricks", "42A2")),
            Self::MoveNamedCard => (true, Reason::new("dummy-moves-named-card", "42A3")),
            Self::EnsureFollowingSuit => (true, Reason::new("dummy-follows-suit", "42A3")),
            Self::AskDeclarerAboutRevoke => (true, Reason::new("dummy-asks-declarer", "42B1")),
            Self::AskDefenderAboutRevoke => (false, Reason::new("dummy-asks-defender", "61B")),
            Self::PreventIrregularity => (true, Reason::new("dummy-prevents", "42B2")),
            Self::PointOutIrregularity => (false, Reason::new("dummy-draws-attention", "43A1(b)")),
            Self::PointOutAfterPlay => (true, Reason::new("dummy-after-play", "42B3")),
            Self::CallDirector => (false, Reason::new("dummy-calls-director", "43A1(a)")),
            Self::CallDirectorAfterAttention => {
                (true, Reason::new("dummy-calls-after-attention", "43A1(a)"))
            }
            Self::TakePart | Self::CommunicateAboutPlay => {
                (false, Reason::new("dummy-takes-no-part", "43A1(c)"))
            }
            Self::ExchangeHands => (false, Reason::new("dummy-exchanges-hands", "43A2(a)")),
            Self::LeaveSeat => (false, Reason::new("dummy-leaves-seat", "43A2(b)")),
            Self::LookAtDefendersCard => (false, Reason::new("dummy-looks-at-card", "43A2(c)")),
            Self::TouchCard => (false, Reason::new("dummy-indicated-card", "45F")),
            Self::PointOutTurnedCard => TrickAct::CorrectPointing.ruling(),
            Self::PointOutTurnedCardLate => TrickAct::CorrectPointingLate.ruling(),
            Self::AskToSeeTrick => TrickAct::DummyAsksToSee.ruling(),
            Self::PointOutWrongHand => (false, Reason::new("dummy-draws-attention", "43A1(b)")),
        }
    }
}

/// What happened before dummy acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Before {
    /// Whether dummy has overstepped a limit of Law 43A2.
    pub lost: bool,
    /// Whether another player has asked or warned first.
    pub asked: bool,
    /// Whether declarer's card is one that the Laws allow: it is no revoke.
    pub legal: bool,
}

/// Whether dummy may do something now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Permission {
    /// Yes.
    Allowed,
    /// Not now, but after the play, or once another player has drawn attention to it.
    NotNow,
    /// Any other dummy might; this one has lost the right.
    Lost,
    /// No dummy may during the play.
    Never,
}

all!(Permission);
id!(Permission);

/// What follows from an act of dummy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Aftermath {
    /// Nothing.
    Nothing,
    /// Dummy may be penalised (Laws 43B1, 90), and the score adjusted if declarer was helped.
    Penalty,
    /// The same, and dummy loses the right to protect declarer (Law 43B2).
    ProtectionLost,
    /// Either defender chooses the hand from which declarer leads (Law 43B2).
    HandChosen,
    /// Declarer's card is corrected and costs as much as an established revoke (Law 43B2).
    EstablishedRevoke,
    /// Play goes on as if the defender had done nothing wrong; a gain is taken away later (Law 43B3).
    PlayGoesOn,
}

all!(Aftermath);
id!(Aftermath);

/// Whether dummy may do something now, and what follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// Whether dummy may.
    pub permission: Permission,
    /// What follows.
    pub aftermath: Aftermath,
    /// The reasons for both, the first for the permission.
    pub reasons: [Reason; 2],
}

impl DummyAct {
    /// Whether dummy may do it now, and what follows (Laws 42, 43, 45F, 65, 66).
    ///
    /// That a dummy who has lost the right may not warn or ask at all is an interpretation: Law 43B2
    /// says only what it costs.
    pub fn judged(self, before: Before) -> Judged {
        let (allowed, rule) = self.rule();
        let lost = before.lost && !before.asked;
        let protection = self.protection();
        let permission = match self {
            Self::PointOutIrregularity | Self::PointOutWrongHand | Self::CallDirector => {
                Permission::NotNow
            }
            _ if !allowed => Permission::Never,
            _ if lost && protection.is_some() => Permission::Lost,
            _ => Permission::Allowed,
        };
        let (aftermath, why) = match protection {
            Some(Protection::AsksAboutRevoke) if lost && before.legal => {
                let reason = Reason::new("dummy-asked-about-legal-card", "43B2");
                (Aftermath::Nothing, reason)
            }
            Some(act) if lost => {
                let aftermath = match act {
                    Protection::WarnsOfWrongHand => Aftermath::HandChosen,
                    Protection::AsksAboutRevoke => Aftermath::EstablishedRevoke,
                };
                (aftermath, act.forfeit())
            }
            // The irregularity that is pointed out is a defender's.
            _ if lost && self == Self::PointOutIrregularity => {
                let reason = Reason::new("forfeit-play-goes-on", "43B3");
                (Aftermath::PlayGoesOn, reason)
            }
            _ if self.costs_protection() => {
                let reason = Reason::new("dummy-loses-protection", "43B2");
                (Aftermath::ProtectionLost, reason)
            }
            _ if permission == Permission::Allowed => {
                let reason = Reason::new("dummy-within-rights", "42");
                (Aftermath::Nothing, reason.under(rule.citation))
            }
            _ => {
                let reason = Reason::new("dummy-may-be-penalised", "43B1");
                (Aftermath::Penalty, reason)
            }
        };
        let first = match permission {
            Permission::Lost => Reason::new("dummy-has-lost-right", "43B2"),
            _ => rule,
        };
        Judged {
            permission,
            aftermath,
            reasons: [first, why],
        }
    }
}
