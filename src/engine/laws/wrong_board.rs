//! Boards with the wrong cards, a missing card or the wrong players (Laws 13 to 15): what the
//! Director does with the board. Whether a deal can still be played, and who has seen what, the
//! Director finds out and the caller passes in.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, EnumString, IntoStaticStr, VariantArray};

use crate::Reason;
use crate::laws::role::Role;

/// What the Director does with the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum BoardAction {
    /// The cards are put right, and the board is played and scored normally (Laws 13A1, 15A2).
    PlayNormally,
    /// The same, but the score may be adjusted afterwards (Laws 13A2, 13B1).
    PlayAndReview,
    /// The score is adjusted (Laws 13B2, 13D, 15A1(a), 15A2).
    Adjust,
    /// The foreign card is taken away, and nothing else changes (Law 13C).
    RemoveCard,
    /// The foreign card is taken away, and the score may be adjusted (Law 13C).
    RemoveAndReview,
    /// The missing card goes back to its hand (Laws 14A1, 14B2).
    RestoreCard,
    /// The deal is made up again from another pack (Laws 14A2, 14B3).
    NewPack,
    /// The card was played to a trick as a second one (Laws 14B1, 67).
    DefectiveTrick,
    /// The call is cancelled, and its player calls again with the right cards (Law 15A1(b)).
    CallAgain,
    /// The board is cancelled for both sides (Law 15B1).
    CancelBoard,
    /// The board is played to the end, and the score stands (Law 15B2).
    ScoreStands,
}

all!(BoardAction);
id!(BoardAction);

/// One hand has more than thirteen cards and another fewer (Law 13).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WrongCount {
    /// Whether play has ended.
    pub after_play: bool,
    /// Whether a player with a wrong number of cards has called.
    pub called: bool,
    /// Whether a player has seen a card of another player.
    pub seen: bool,
    /// Whether the deal can be put right and played with the same calls, as the Director judges.
    pub playable: bool,
}

impl WrongCount {
    /// What the Director does (Laws 13A, 13B, 13D).
    pub const fn ruling(self) -> (BoardAction, Reason) {
        match self {
            Self {
                after_play: true, ..
            } => (
                BoardAction::Adjust,
                Reason::new("wrong-count-after-play", "13D"),
            ),
            Self {
                called: true,
                playable: true,
                ..
            } => (
                BoardAction::PlayAndReview,
                Reason::new("wrong-count-playable", "13B1"),
            ),
            Self { called: true, .. } => (
                BoardAction::Adjust,
                Reason::new("wrong-count-unplayable", "13B2"),
            ),
            Self { seen: true, .. } => (
                BoardAction::PlayAndReview,
                Reason::new("wrong-count-card-seen", "13A2"),
            ),
            Self { .. } => (
                BoardAction::PlayNormally,
                Reason::new("wrong-count-put-right", "13A1"),
            ),
        }
    }
}

/// What the Director does about a card that does not belong to the deal (Law 13C). `quitted`: it was
/// played to a trick that is turned.
pub const fn foreign_card(quitted: bool) -> (BoardAction, Reason) {
    if quitted {
        let reason = Reason::new("foreign-card-played", "13C");
        (BoardAction::RemoveAndReview, reason)
    } else {
        let reason = Reason::new("foreign-card-removed", "13C");
        (BoardAction::RemoveCard, reason)
    }
}

/// Where a missing card is found.
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
pub enum Place {
    /// On the floor, in the board, in another pack.
    Elsewhere,
    /// Among the cards played.
    Played,
    /// Nowhere.
    Nowhere,
}

ids!(Place);

/// A hand has fewer than thirteen cards, and none has more (Law 14).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MissingCard {
    /// Whether the opening lead has been faced.
    pub lead_faced: bool,
    /// Where the card is found.
    pub place: Place,
}

/// What may follow from a card that was missing in the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
pub enum Liability {
    /// Nothing: the hand counts as complete from the start.
    Nothing,
    /// It may be a revoke that the card was not played earlier.
    Revoke,
    /// The same, and the card may become a penalty card.
    RevokeOrPenaltyCard,
}

all!(Liability);
id!(Liability);

impl MissingCard {
    /// What the Director does (Law 14). Before the opening lead no card has been played.
    pub const fn ruling(self) -> (BoardAction, Reason) {
        match (self.lead_faced, self.place) {
            (true, Place::Played) => (
                BoardAction::DefectiveTrick,
                Reason::new("missing-card-among-played", "14B1"),
            ),
            (true, Place::Nowhere) => (
                BoardAction::NewPack,
                Reason::new("missing-card-lost", "14B3"),
            ),
            (true, Place::Elsewhere) => (
                BoardAction::RestoreCard,
                Reason::new("missing-card-restored", "14B2"),
            ),
            (false, Place::Nowhere) => (
                BoardAction::NewPack,
                Reason::new("missing-card-lost", "14A2"),
            ),
            (false, _) => (
                BoardAction::RestoreCard,
                Reason::new("missing-card-restored", "14A1"),
            ),
        }
    }

    /// What may follow for the hand of a player in this role (Laws 14A3, 14B4); `None` if Law 67
    /// says it.
    pub fn liability(self, role: Role) -> Option<(Liability, Reason)> {
        match (self.lead_faced, self.place, role) {
            (true, Place::Played, _) => None,
            (true, _, Role::Defender) => {
                let reason = Reason::new("missing-card-of-defender", "14B4");
                Some((Liability::RevokeOrPenaltyCard, reason))
            }
            // Declarer's side has no penalty cards (Law 48A).
            (true, ..) => {
                let reason = Reason::new("missing-card-of-declarer", "14B4");
                Some((Liability::Revoke, reason))
            }
            (false, ..) => {
                let reason = Reason::new("missing-card-before-lead", "14A3");
                Some((Liability::Nothing, reason))
            }
        }
    }
}

/// What the Director does after a call with cards from a wrong board (Law 15A1). `partner_called`:
/// the offender's partner has called since.
pub const fn wrong_hand(partner_called: bool) -> (BoardAction, Reason) {
    if partner_called {
        let reason = Reason::new("wrong-hand-partner-called", "15A1(a)");
        (BoardAction::Adjust, reason)
    } else {
        let reason = Reason::new("wrong-hand-calls-again", "15A1(b)");
        (BoardAction::CallAgain, reason)
    }
}

/// What the Director does when the board from which the cards were taken is played later (Law 15A2).
/// `differs`: the player's call now has a very different meaning, or is a psychic bid.
pub const fn right_board_later(differs: bool) -> (BoardAction, Reason) {
    if differs {
        (
            BoardAction::Adjust,
            Reason::new("wrong-hand-differs", "15A2"),
        )
    } else {
        let reason = Reason::new("wrong-hand-repeats", "15A2");
        (BoardAction::PlayNormally, reason)
    }
}

/// What the Director does when players bid or play a board that is not theirs in this round (Law
/// 15B); in teams Law 86B applies. `played_before`: one of the four has played it before.
pub const fn wrong_players(played_before: bool) -> (BoardAction, Reason) {
    if played_before {
        let reason = Reason::new("board-played-before", "15B1");
        (BoardAction::CancelBoard, reason)
    } else {
        let reason = Reason::new("board-new-to-all", "15B2");
        (BoardAction::ScoreStands, reason)
    }
}
