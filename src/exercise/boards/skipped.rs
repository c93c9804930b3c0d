//! What was skipped in a file, and why. The texts are in `i18n`. Lines and calls count from 1.

#![allow(missing_docs, reason = "the names of the rest say it")]

use engine::{Call, Card, Contract, Reason, Seat};

/// A skipped part of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    /// The line.
    pub line: usize,
    /// The board number as written in the file.
    pub board: Option<String>,
    pub why: SkipReason,
}

/// Why something was skipped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SkipReason {
    /// The file is larger than [`super::pbn::MAX_BYTES`].
    TooLarge,
    /// The file is not text, or text in UTF-16.
    NotText,
    /// The rest after [`super::pbn::MAX_GAMES`] boards is skipped.
    TooManyBoards,
    /// After [`super::pbn::MAX_DAMAGED`] damaged lines, no more are reported.
    TooManyDamaged,
    NoBoards,
    /// A comment that begins with `{` is never closed.
    CommentOpen,
    /// A line begins like a tag, `[Name "value"]`, but is not one.
    Tag,
    NoDeal,
    /// The deal does not consist of four hands; the text found.
    Deal(String),
    HandsUnknown,
    /// A word in the deal is not a card.
    CardUnknown(String),
    /// A card is dealt twice.
    CardTwice(Card),
    /// A hand does not have 13 cards.
    CardCount {
        seat: Seat,
        count: usize,
    },
    /// The dealer is not a seat; the text found.
    Dealer(String),
    /// Not a vulnerability; the text found.
    Vulnerability(String),
    /// The first caller is not a seat; the text found.
    AuctionSeat(String),
    /// The dealer did not make the first call.
    OtherDealer {
        dealer: Seat,
        first: Seat,
    },
    /// A word of the auction is not a call.
    Call {
        number: usize,
        text: String,
    },
    /// A call that is marked as irregular, such as a call out of rotation.
    IrregularCall {
        number: usize,
    },
    /// A call that the Laws forbid there.
    IllegalCall {
        number: usize,
        call: Call,
        reason: Reason,
    },
    /// Not a contract; the text found.
    Contract(String),
    /// Declarer is not a seat; the text found.
    Declarer(String),
    /// Declarer and dummy are swapped.
    DeclarerSwapped,
    /// Not a number of tricks; the text found.
    Result(String),
    /// The contract is not the one that was bid.
    OtherContract {
        /// The contract according to the auction; `None` if all players passed.
        bid: Option<Contract>,
    },
    /// The play does not begin with the opening leader; the text found.
    PlaySeat(String),
    /// A word of the play is not a card.
    PlayedCard {
        number: usize,
        text: String,
    },
    /// A card that the Laws forbid there.
    IllegalCard {
        number: usize,
        card: Card,
        reason: Reason,
    },
    /// All cards were played, and the result is another one.
    OtherTricks {
        won: usize,
    },
}

/// The part of a file or board that is skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// The file, or the rest of it.
    File,
    Line,
    Board,
    /// Dealer or vulnerability, which are then derived from the board number.
    Condition,
    /// The auction; the deal is kept.
    Auction,
    /// Contract and result; deal and auction are kept.
    Outcome,
    /// The play; all else is kept.
    Play,
}

impl SkipReason {
    /// The part that is skipped for this reason.
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
            Self::PlaySeat(_)
            | Self::PlayedCard { .. }
            | Self::IllegalCard { .. }
            | Self::OtherTricks { .. } => Part::Play,
        }
    }
}
