//! What of a file was left out, and why. Words for it are found in `i18n`.

use engine::{Call, Card, Contract, Reason, Seat};

/// Something in a file that was left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    /// The line, from 1.
    pub line: usize,
    /// The board's number as the file has it.
    pub board: Option<String>,
    /// The reason.
    pub why: SkipReason,
}

/// Why something was left out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SkipReason {
    /// The file is larger than [`super::pbn::MAX_BYTES`].
    TooLarge,
    /// The file is not text, or text in UTF-16.
    NotText,
    /// After [`super::pbn::MAX_GAMES`] boards the rest is not read.
    TooManyBoards,
    /// After [`super::pbn::MAX_DAMAGED`] damaged lines, others are not reported.
    TooManyDamaged,
    /// There is no board in the file.
    NoBoards,
    /// A comment that begins with `{` never ends.
    CommentOpen,
    /// A line begins like a tag, `[Name "value"]`, but is not one.
    Tag,
    /// The board has no deal.
    NoDeal,
    /// The deal is not four hands: what stands there.
    Deal(String),
    /// Some hands are not given.
    HandsUnknown,
    /// Something in the deal is no card.
    CardUnknown(String),
    /// A card is dealt twice.
    CardTwice(Card),
    /// A hand has not thirteen cards.
    CardCount {
        /// The player.
        seat: Seat,
        /// The number of cards.
        count: usize,
    },
    /// The dealer is not a seat: what stands there.
    Dealer(String),
    /// Not a vulnerability: what stands there.
    Vulnerability(String),
    /// The first caller is not a seat: what stands there.
    AuctionSeat(String),
    /// The dealer did not make the first call.
    OtherDealer {
        /// The dealer.
        dealer: Seat,
        /// The first caller.
        first: Seat,
    },
    /// A word of the auction is not a call.
    Call {
        /// Its number, from 1.
        number: usize,
        /// As the file has it.
        text: String,
    },
    /// A call that is marked as irregular, such as a call out of rotation.
    IrregularCall {
        /// Its number, from 1.
        number: usize,
    },
    /// A call that the Laws do not allow there.
    IllegalCall {
        /// Its number, from 1.
        number: usize,
        /// The call.
        call: Call,
        /// The rule that it breaks.
        reason: Reason,
    },
    /// Not a contract: what stands there.
    Contract(String),
    /// Declarer is not a seat: what stands there.
    Declarer(String),
    /// Dummy and declarer changed places by mistake.
    DeclarerSwapped,
    /// Not a number of tricks: what stands there.
    Result(String),
    /// The contract is not the one that was bid.
    OtherContract {
        /// The contract by the auction; `None` where all passed.
        bid: Option<Contract>,
    },
}

/// The part of a file or board that is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The file, or the rest of it.
    File,
    /// A line.
    Line,
    /// The whole board.
    Board,
    /// Dealer or vulnerability, which are then taken from the board's number.
    Condition,
    /// The auction; the deal is kept.
    Auction,
    /// Contract and result; deal and auction are kept.
    Outcome,
}

impl SkipReason {
    /// What is left out for this reason.
    #[must_use]
    pub const fn part(&self) -> Part {
        match self {
            Self::TooLarge
            | Self::NotText
            | Self::TooManyBoards
            | Self::TooManyDamaged
            | Self::NoBoards => Part::File,
            Self::CommentOpen | Self::Tag => Part::Line,
            Self::NoDeal
            | Self::Deal(_)
            | Self::HandsUnknown
            | Self::CardUnknown(_)
            | Self::CardTwice(_)
            | Self::CardCount { .. } => Part::Board,
            Self::Dealer(_) | Self::Vulnerability(_) => Part::Condition,
            Self::AuctionSeat(_)
            | Self::OtherDealer { .. }
            | Self::Call { .. }
            | Self::IrregularCall { .. }
            | Self::IllegalCall { .. } => Part::Auction,
            Self::Contract(_)
            | Self::Declarer(_)
            | Self::DeclarerSwapped
            | Self::Result(_)
            | Self::OtherContract { .. } => Part::Outcome,
        }
    }
}
