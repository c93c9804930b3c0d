//! Groups of exercises by subject.

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::Kind;

/// A part of the game; the order is that of the practice page. The texts are `group-<id>`.
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

engine::all!(Group);
engine::id!(Group);

impl Group {
    /// Its kinds, in the order of the practice page; there may be none.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL
            .into_iter()
            .filter(move |kind| kind.group() == self)
    }
}
