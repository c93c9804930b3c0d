//! A player's thirteen cards: counted before they are seen, put back after the play (Laws 7, 13).

use crate::{Fact, Reason};

/// Number of cards of each player.
pub const HAND: u8 = 13;

/// What a player has done with the cards of a board so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Moment {
    /// Taken out of the pocket, face down, not counted yet.
    Taken,
    /// Counted face down, with the number of cards.
    Counted(u8),
    /// Looked at without counting, with the number of cards.
    Seen(u8),
    /// The deal has been played.
    Played,
}

/// What the player must do next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Count them face down.
    Count,
    /// Look at them and sort them.
    Look,
    /// Call the Director.
    CallDirector,
    /// Shuffle them and put them back into the player's own pocket.
    PutBack,
}

impl Moment {
    /// What the player must do now, and the rule that says so.
    pub fn duty(self) -> (Duty, Reason) {
        let number =
            |id, law, cards: u8| Reason::new(id, law).with("cards", Fact::Number(i32::from(cards)));
        match self {
            Self::Taken => (Duty::Count, Reason::new("cards-counted-face-down", "7B2")),
            Self::Counted(HAND) | Self::Seen(HAND) => {
                (Duty::Look, Reason::new("cards-thirteen", "7B2"))
            }
            Self::Counted(cards) => (
                Duty::CallDirector,
                number("cards-wrong-number-unseen", "7B2", cards),
            ),
            Self::Seen(cards) => (
                Duty::CallDirector,
                number("cards-wrong-number-seen", "13", cards),
            ),
            Self::Played => (Duty::PutBack, Reason::new("cards-shuffled-back", "7C")),
        }
    }
}
