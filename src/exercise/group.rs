//! Groups of exercises by subject.

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::Kind;

/// A part of the game; the order is that of the practice page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Group {
    /// Legal calls, and the resulting contract.
    Auction,
    /// The score of a result.
    Scoring,
    /// A score compared with other scores.
    Comparison,
    /// Rubber bridge, as played at home.
    Rubber,
    /// Legal plays, and who wins a trick.
    Play,
    /// Irregularities and their rectification.
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

    /// Its kinds, in the order of the practice page; there may be none.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL
            .into_iter()
            .filter(move |kind| kind.group() == self)
    }
}
