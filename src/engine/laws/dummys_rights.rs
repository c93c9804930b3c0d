//! What dummy may and may not do (Laws 42 and 43).

use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Reason;

/// What dummy does during the play.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "snake_case")]
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
    /// Whether dummy may do it (Laws 42 and 43).
    pub fn ruling(self) -> DummyActRuling {
        let (allowed, reason) = match self {
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
        };
        let costs_protection = matches!(
            self,
            Self::ExchangeHands | Self::LeaveSeat | Self::LookAtDefendersCard
        );
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
}
