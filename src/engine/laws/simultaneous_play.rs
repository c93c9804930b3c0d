//! Cards played at the same time (Law 58). [`exposed_card`](crate::laws::exposed_card) rules on a
//! defender's other cards; [`premature_play`](crate::laws::premature_play) rules on a card that
//! counts as played too early.

use strum::{EnumCount, VariantArray};

use crate::Reason;

/// Which cards were played at the same time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, VariantArray)]
pub enum AtOnce {
    /// Two players play at once, one of them in turn.
    TwoPlayers,
    /// One hand plays several cards, and only one face can be seen.
    OneFaceVisible,
    /// A defender plays several cards, and more than one face can be seen.
    SeveralOfDefender,
    /// Several cards from declarer's hand or from dummy, and more than one face can be seen.
    SeveralOfDeclarer,
    /// An opponent has played after a card that is then withdrawn.
    OpponentPlayedAfter,
    /// It is noticed after both sides have played to the next trick.
    NoticedLater,
}

/// How the cards count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AtOnceRuling {
    /// The card of the player who was not in turn counts as the later one (Law 58A).
    OutOfTurnIsLater,
    /// The card that can be seen is played, the others go back (Law 58B1).
    VisibleIsPlayed,
    /// The player names the card played; the others are penalty cards (Law 58B2).
    NamedOthersPenalty,
    /// The player names the card played; the others go back (Law 58B2).
    NamedOthersGoBack,
    /// The opponent may change the card played afterwards (Law 58B3).
    OpponentMayChange,
    /// It is a trick with too many cards (Laws 58B4, 67).
    DefectiveTrick,
}

all!(AtOnce);

impl AtOnce {
    /// How the cards count, and the rule that says so.
    pub const fn ruling(self) -> (AtOnceRuling, Reason) {
        match self {
            Self::TwoPlayers => (
                AtOnceRuling::OutOfTurnIsLater,
                Reason::new("out-of-turn-is-later", "58A"),
            ),
            Self::OneFaceVisible => (
                AtOnceRuling::VisibleIsPlayed,
                Reason::new("visible-card-is-played", "58B1"),
            ),
            Self::SeveralOfDefender => (
                AtOnceRuling::NamedOthersPenalty,
                Reason::new("names-one-others-penalty", "58B2"),
            ),
            Self::SeveralOfDeclarer => (
                AtOnceRuling::NamedOthersGoBack,
                Reason::new("names-one-others-go-back", "58B2"),
            ),
            Self::OpponentPlayedAfter => (
                AtOnceRuling::OpponentMayChange,
                Reason::new("at-once-opponent-may-change", "58B3"),
            ),
            Self::NoticedLater => (
                AtOnceRuling::DefectiveTrick,
                Reason::new("noticed-later-too-many-cards", "58B4"),
            ),
        }
    }
}
