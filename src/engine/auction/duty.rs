//! The duties after irregularities, and the calls taken back (Laws 24 to 39).
//! An [`Auction`](crate::Auction) stores them beside its calls, and only if there are any.

use contract_bridge::auction::Call;
use contract_bridge::{Seat, Strain};

use super::Shown;
use crate::Citation;

/// Whether a player may do more than pass.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Silence {
    /// The player may call.
    #[default]
    Free,
    /// The player must pass at the next turn, by this Law.
    Once(Citation),
    /// The player must pass for the rest of the auction, by this Law.
    Throughout(Citation),
}

impl Silence {
    /// The id that other programs use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Once(_) => "pass_once",
            Self::Throughout(_) => "pass_rest",
        }
    }

    /// The longer of two duties; `self` if they last equally long.
    pub(super) fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Free, _) | (Self::Once(_), Self::Throughout(_)) => other,
            _ => self,
        }
    }
}

/// What may take the place of a call that was cancelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Substitutes {
    /// In place of an insufficient bid: a sufficient bid or a pass (Law 27B).
    Sufficient {
        /// What the insufficient bid showed.
        shows: Shown,
        /// Whether partner is silenced already, whatever comes (Laws 27B3, 27B4).
        partner_silenced: bool,
    },
    /// The same call if the right-hand opponent passes, else any (Laws 31A, 32A); with the Law that
    /// silences partner after a call that is not comparable.
    SameIfRhoPasses(Citation),
    /// The same call: the right-hand opponent has passed (Laws 31A1, 32A1); with the Law that binds
    /// the player.
    Same(Citation),
    /// Any call; partner passes once unless it is comparable, by this Law (Laws 30B1, 31A2, 31B,
    /// 32).
    Any(Citation),
    /// Any call: what follows has been settled (Law 36B).
    Settled,
}

impl Substitutes {
    /// Whether the consequences still depend on the replacement.
    pub(super) const fn is_open(self) -> bool {
        let settled = matches!(
            self,
            Self::Settled
                | Self::Sufficient {
                    partner_silenced: true,
                    ..
                }
        );
        !settled
    }
}

/// A cancelled call that its player must replace with the next call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Awaited {
    /// The call that was cancelled.
    pub call: Call,
    /// What may take its place.
    pub by: Substitutes,
    /// Its index in the auction's list of withdrawn calls.
    pub(super) withdrawn: usize,
}

/// A call that was taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Said {
    /// One of the 38 calls.
    Call(Call),
    /// A bid of eight or more (Law 38).
    AboveSeven {
        /// How many odd tricks: more than seven.
        level: u8,
        /// The denomination named.
        strain: Strain,
    },
}

/// A withdrawn or cancelled call: in no record, but heard by partner (Laws 16C, 26).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WithdrawnCall {
    /// Who made it.
    pub seat: Seat,
    /// The call.
    pub said: Said,
    /// Number of calls in the auction when it was made.
    pub after: usize,
    /// The call that replaced it; `None` until there is one.
    pub replaced_by: Option<Call>,
    /// Whether the Director ruled that call comparable (Law 23).
    pub comparable: bool,
    /// Whether declarer may forbid a lead if its player defends (Law 26B).
    pub restricts_lead: bool,
}

/// How a call compares with the cancelled call that it replaces.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Likeness {
    /// Whether it is the lowest sufficient bid that shows the same denominations (Law 27B1(a)).
    pub(crate) same_denomination: bool,
    /// Whether the Director ruled it comparable (Law 23).
    pub(crate) comparable: bool,
    /// Whether it is an irregular call that the left-hand opponent accepts (Laws 27, 29A).
    pub(crate) accepted: bool,
}
