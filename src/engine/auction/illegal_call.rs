//! Why a call is not allowed.

use contract_bridge::Bid;
use contract_bridge::auction::Call;

use crate::{Citation, Fact, Reason};

/// Why a call is not allowed: with the last bid, or the call to be made and the Law that obliges
/// the player. One variant for each thing a teacher would say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IllegalCall {
    /// Three passes have ended the auction (Law 22A).
    AuctionOver,
    /// Four passes and nothing else have ended it (Law 22B).
    PassedOut,
    /// Exactly the last bid again (Law 18D).
    SameBid(Bid),
    /// The same level in a lower strain (Law 18D).
    StrainTooLow {
        /// The bid attempted.
        bid: Bid,
        /// The last bid.
        last: Bid,
    },
    /// Fewer odd tricks than the last bid (Law 18D).
    LevelTooLow {
        /// The bid attempted.
        bid: Bid,
        /// The last bid.
        last: Bid,
    },
    /// A double before anybody has bid (Law 19A1).
    NothingToDouble,
    /// A double of one's own side's bid (Law 19A1).
    OwnSideBid(Bid),
    /// A double of a bid that is doubled already (Law 19A1).
    AlreadyDoubled(Bid),
    /// A double of a bid that is redoubled already (Law 19A1).
    DoubleOfRedoubled(Bid),
    /// A redouble before anybody has bid (Law 19B1).
    NothingToRedouble,
    /// A redouble of a bid that has not been doubled (Law 19B1).
    NotDoubled(Bid),
    /// A redouble of the opponents' bid: only its own side may redouble (Law 19B1).
    OwnSideDouble(Bid),
    /// A redouble of a bid that is redoubled already (Law 19B1).
    AlreadyRedoubled(Bid),
    /// An irregularity has cost the player this turn: only a pass is legal.
    MustPassOnce(Citation),
    /// An irregularity has cost the player the rest of the auction: only a pass is legal.
    MustPassThroughout(Citation),
    /// A call cancelled at the right-hand opponent's turn, who then passed: it must be repeated
    /// (Laws 31A1, 32A1).
    MustRepeat(Call, Citation),
    /// The bid to be repeated is too low: it is made, and may be accepted (Laws 31A1, 27A).
    RepeatedTooLow(Bid, Citation),
    /// A double or redouble for this insufficient bid, not ruled comparable (Law 27B3).
    DoubleForInsufficient(Bid),
}

impl IllegalCall {
    /// The rule broken, with its Law.
    pub fn reason(self) -> Reason {
        match self {
            Self::AuctionOver => Reason::new("auction-over", "22A"),
            Self::PassedOut => Reason::new("auction-over", "22B"),
            Self::SameBid(last) => Reason::about("same-bid", "18D", [("last", Fact::Bid(last))]),
            Self::StrainTooLow { bid, last } => Reason::about(
                "strain-too-low",
                "18D",
                [("bid", Fact::Bid(bid)), ("last", Fact::Bid(last))],
            ),
            Self::LevelTooLow { bid, last } => Reason::about(
                "level-too-low",
                "18D",
                [("bid", Fact::Bid(bid)), ("last", Fact::Bid(last))],
            ),
            Self::NothingToDouble => Reason::new("nothing-to-double", "19A1"),
            Self::OwnSideBid(last) => {
                Reason::about("own-side-bid", "19A1", [("last", Fact::Bid(last))])
            }
            Self::AlreadyDoubled(last) => {
                Reason::about("already-doubled", "19A1", [("last", Fact::Bid(last))])
            }
            Self::DoubleOfRedoubled(last) => {
                Reason::about("double-of-redoubled", "19A1", [("last", Fact::Bid(last))])
            }
            Self::NothingToRedouble => Reason::new("nothing-to-redouble", "19B1"),
            Self::NotDoubled(last) => {
                Reason::about("not-doubled", "19B1", [("last", Fact::Bid(last))])
            }
            Self::OwnSideDouble(last) => {
                Reason::about("own-side-double", "19B1", [("last", Fact::Bid(last))])
            }
            Self::AlreadyRedoubled(last) => {
                Reason::about("already-redoubled", "19B1", [("last", Fact::Bid(last))])
            }
            Self::MustPassOnce(law) => Reason::new("must-pass-once", "30A").under(law),
            Self::MustPassThroughout(law) => Reason::new("must-pass-throughout", "27B2").under(law),
            Self::MustRepeat(call, law) => Reason::new("must-repeat", "31A1")
                .under(law)
                .with("call", Fact::Call(call)),
            Self::RepeatedTooLow(bid, law) => Reason::new("repeated-too-low", "31A1")
                .under(law)
                .with("bid", Fact::Bid(bid)),
            Self::DoubleForInsufficient(bid) => {
                Reason::about("double-for-insufficient", "27B3", [("bid", Fact::Bid(bid))])
            }
        }
    }
}
