//! What belongs together: the kinds of exercise by what they are about.

use crate::Kind;

/// A part of the game, as the practice page orders the kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Group {
    /// What may be said, and what it comes to.
    Auction,
    /// What a result is worth.
    Scoring,
    /// What a score is worth beside other people's.
    Comparison,
    /// Bridge as it is played at home, for games.
    Rubber,
    /// What may be played, and who wins.
    Play,
    /// What follows when something has gone wrong.
    Rulings,
    /// Boards, tables and pairs.
    Tournament,
}

impl Group {
    /// Every group, in the order of the practice page.
    pub const ALL: [Self; 7] = [
        Self::Auction,
        Self::Scoring,
        Self::Comparison,
        Self::Rubber,
        Self::Play,
        Self::Rulings,
        Self::Tournament,
    ];

    /// The word in texts: `group-<id>`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Auction => "auction",
            Self::Scoring => "scoring",
            Self::Comparison => "comparison",
            Self::Rubber => "rubber",
            Self::Play => "play",
            Self::Rulings => "rulings",
            Self::Tournament => "tournament",
        }
    }

    /// Its kinds, in the order of the practice page; none where it waits for its first.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL
            .into_iter()
            .filter(move |kind| kind.group() == self)
    }
}
