//! What belongs together: the kinds of exercise by what they are about.

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::Kind;

/// A part of the game, in the order of the practice page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Group {
    /// What may be said, and what it comes to.
    Auction,
    /// What a result is worth.
    Scoring,
    /// What a score is worth beside the scores of others.
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
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// The word in texts: `group-<id>`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// Its kinds, in the order of the practice page; may be none.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL
            .into_iter()
            .filter(move |kind| kind.group() == self)
    }
}
