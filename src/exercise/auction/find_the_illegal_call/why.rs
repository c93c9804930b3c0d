//! Why a call was not allowed: the rules broken, and beliefs that are no rules.

use contract_bridge::auction::Call;

use crate::auction::auction_over::TWO_PASSES_ARE_ENOUGH;
use crate::auction::auction_slips::{
    DOUBLE_ONLY_AT_ONCE, LEVEL_MUST_RISE, OPPONENTS_SUIT_BARRED, REDOUBLE_BY_BIDDER_ONLY,
    SILENCED_BY_PASS, THREE_PASSES_ALWAYS_END, opponents_have_bid,
};
use crate::auction::drawn_auction::last_passes;
use crate::{Phrase, Slip};
use engine::{Auction, Doubling, IllegalCall, Side};

use super::OWN_BID_NOT_RAISED;

/// Reasons with their texts.
macro_rules! reasons {
    ($($(#[$doc:meta])* $why:ident = $id:literal,)*) => {
        /// A reason that can be chosen. The order is that of the options.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub(super) enum Why { $($(#[$doc])* $why,)* }

        impl Why {
            const ALL: [Self; [$($id),*].len()] = [$(Self::$why),*];

            pub(super) const fn option(self) -> Phrase {
                match self { $(Self::$why => Phrase::new($id),)* }
            }
        }
    };
}

reasons! {
    SameBid = "option-why-same-bid",
    StrainTooLow = "option-why-strain-too-low",
    LevelTooLow = "option-why-level-too-low",
    NothingToDouble = "option-why-nothing-to-double",
    OwnSideBid = "option-why-own-side-bid",
    AlreadyDoubled = "option-why-already-doubled",
    AlreadyRedoubled = "option-why-already-redoubled",
    NotDoubled = "option-why-not-doubled",
    OwnSideDouble = "option-why-own-side-double",
    ThreePasses = "option-why-three-passes",
    FourPasses = "option-why-four-passes",
    /// Believed: who has passed may only pass.
    HadPassed = "option-why-had-passed",
    /// Believed: each bid goes a level up.
    LevelMustRise = "option-why-level-must-rise",
    /// Believed: a suit belongs to the side that bid it first.
    OpponentsSuit = "option-why-opponents-suit",
    /// Believed: nobody may raise a bid of one's own.
    OwnBid = "option-why-own-bid",
    /// Believed: a double comes at once or never.
    TooLateToDouble = "option-why-too-late-to-double",
    /// Believed: only the player who was doubled redoubles.
    NotTheBidder = "option-why-not-the-bidder",
}

impl Why {
    /// What the engine says; `None` for what cannot be without an earlier irregularity.
    pub(super) const fn of(illegal: IllegalCall) -> Option<Self> {
        Some(match illegal {
            IllegalCall::AuctionOver => Self::ThreePasses,
            IllegalCall::PassedOut => Self::FourPasses,
            IllegalCall::SameBid { .. } => Self::SameBid,
            IllegalCall::StrainTooLow { .. } => Self::StrainTooLow,
            IllegalCall::LevelTooLow { .. } => Self::LevelTooLow,
            IllegalCall::NothingToDouble | IllegalCall::NothingToRedouble => Self::NothingToDouble,
            IllegalCall::OwnSideBid { .. } => Self::OwnSideBid,
            IllegalCall::AlreadyDoubled { .. } => Self::AlreadyDoubled,
            IllegalCall::DoubleOfRedoubled { .. } | IllegalCall::AlreadyRedoubled { .. } => {
                Self::AlreadyRedoubled
            }
            IllegalCall::NotDoubled { .. } => Self::NotDoubled,
            IllegalCall::OwnSideDouble { .. } => Self::OwnSideDouble,
            IllegalCall::MustPassOnce { .. }
            | IllegalCall::MustPassThroughout { .. }
            | IllegalCall::MustRepeat { .. }
            | IllegalCall::RepeatedTooLow { .. }
            | IllegalCall::DoubleForInsufficient { .. } => return None,
        })
    }

    /// The mistake of whoever gives this reason instead of the right one.
    pub(super) fn believed(self, before: &Auction, right: Self) -> Option<Slip> {
        match self {
            _ if self == right => None,
            Self::HadPassed => Some(SILENCED_BY_PASS),
            Self::LevelMustRise => Some(LEVEL_MUST_RISE),
            Self::OpponentsSuit => Some(OPPONENTS_SUIT_BARRED),
            Self::OwnBid => Some(OWN_BID_NOT_RAISED),
            Self::TooLateToDouble => Some(DOUBLE_ONLY_AT_ONCE),
            Self::NotTheBidder => Some(REDOUBLE_BY_BIDDER_ONLY),
            Self::ThreePasses if before.has_ended() => None,
            Self::ThreePasses if before.last_bid().is_none() => Some(THREE_PASSES_ALWAYS_END),
            Self::ThreePasses => Some(TWO_PASSES_ARE_ENOUGH),
            _ => None,
        }
    }

    /// Whether somebody could give this reason for the call, and nobody rightly.
    fn is_thinkable(self, before: &Auction, call: Call) -> bool {
        let about = About::of(before);
        match (self, call) {
            // After the end only that is thinkable, and what silences the player.
            (Self::ThreePasses | Self::FourPasses, _) if about.over => true,
            (Self::HadPassed, Call::Bid(_) | Call::Double | Call::Redouble) => about.had_passed,
            (Self::LevelMustRise, Call::Bid(bid)) => before
                .last_bid()
                .is_some_and(|(last, _)| last.level == bid.level),
            (Self::OwnBid, Call::Bid(_)) => about.over && about.own_bid,
            (Self::TooLateToDouble, Call::Double) => about.bid && last_passes(before) > 0,
            _ if about.over => false,
            (Self::SameBid | Self::StrainTooLow | Self::LevelTooLow, Call::Bid(_)) => true,
            (Self::ThreePasses, _) => last_passes(before) >= 2,
            (Self::OpponentsSuit, Call::Bid(bid)) => opponents_have_bid(before, bid),
            (Self::OwnSideBid, Call::Double) => about.bid && !about.own_side,
            (Self::AlreadyDoubled, Call::Double) => {
                about.doubled_before && before.doubling() == Doubling::Undoubled
            }
            (Self::AlreadyRedoubled, Call::Double | Call::Redouble) => {
                about.redoubled_before && before.doubling() != Doubling::Redoubled
            }
            (Self::OwnSideDouble, Call::Redouble) => about.doubled_before && about.own_side,
            (Self::NotTheBidder, Call::Redouble) => about.bid && !about.own_bid,
            _ => false,
        }
    }
}

/// What the thinkable reasons hang on.
struct About {
    over: bool,
    bid: bool,
    /// The last bid is of the caller's side.
    own_side: bool,
    /// The last bid is the caller's.
    own_bid: bool,
    had_passed: bool,
    /// Somebody has doubled, be it that the double stands or not.
    doubled_before: bool,
    redoubled_before: bool,
}

impl About {
    fn of(before: &Auction) -> Self {
        let turn = before.turn();
        let bidder = before.last_bid().map(|(_, seat)| seat);
        let made = |call: Call| before.calls().iter().any(move |made| made.call == call);
        Self {
            over: before.has_ended(),
            bid: bidder.is_some(),
            own_side: bidder.is_some_and(|seat| Side::of(seat) == Side::of(turn)),
            own_bid: bidder == Some(turn),
            had_passed: before
                .calls()
                .iter()
                .any(|made| made.seat == turn && made.call == Call::Pass),
            doubled_before: made(Call::Double),
            redoubled_before: made(Call::Redouble),
        }
    }
}

/// The right reason and those that could be thought of, in a fixed order; one that comes
/// near it where nobody would think of another.
pub(super) fn options(before: &Auction, call: Call, right: Why) -> Vec<Why> {
    let mut options: Vec<Why> = Why::ALL
        .into_iter()
        .filter(|&why| why == right || why.is_thinkable(before, call))
        .collect();
    if options.len() < 2 {
        let last_resort = match call {
            Call::Redouble => Why::OwnSideDouble,
            Call::Double if About::of(before).own_side => Why::NothingToDouble,
            Call::Double => Why::OwnSideBid,
            Call::Bid(_) | Call::Pass => Why::FourPasses,
        };
        options.push(last_resort);
        options.sort_unstable();
    }
    options
}
