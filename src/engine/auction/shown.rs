//! The denominations that a call shows.

use contract_bridge::{Bid, Strain};

/// The denominations that a call shows, which Laws 27B1(a) and 29C go by. A natural bid shows the
/// one it names; what an artificial call shows, the Director finds out.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Shown([bool; 5]);

impl Shown {
    /// What a natural bid shows: the denomination it names.
    pub fn by(bid: Bid) -> Self {
        [bid.strain].into_iter().collect()
    }

    /// Whether a denomination is shown.
    pub const fn contains(self, strain: Strain) -> bool {
        self.0[strain as usize]
    }

    /// Whether nothing in particular is shown.
    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// The denominations, in rising order.
    pub fn iter(self) -> impl Iterator<Item = Strain> {
        Strain::ASC
            .into_iter()
            .filter(move |&strain| self.contains(strain))
    }
}

impl FromIterator<Strain> for Shown {
    fn from_iter<I: IntoIterator<Item = Strain>>(strains: I) -> Self {
        let mut shown = Self::default();
        for strain in strains {
            shown.0[strain as usize] = true;
        }
        shown
    }
}
