//! Cases that cannot be, or of which something is not known yet.

use crate::engine::auction::IllegalCall;
use crate::engine::{Bid, Call, Card, Fact, Reason, Seat};
use crate::exercise::Phrase;

/// Why there is no finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// No card has been named yet.
    NoCard,
    /// A card is in two places.
    Twice(Card),
    /// More than thirteen cards in a hand, or more than three in a trick before this turn.
    TooManyCards(usize),
    /// A call before the last one was irregular already.
    EarlierCall {
        /// Its number, from 1.
        number: usize,
        /// What was called.
        call: Call,
        /// Why it may not be.
        why: Option<IllegalCall>,
    },
    /// The last call is one that this desk has no ruling for.
    CallNotRuled,
    /// The cards cannot have been seen in this way at this time.
    WrongTime,
    /// In this way one card is played at a time.
    OneCardOnly,
    /// Which of the penalty cards had to be played is not known.
    DueUnknown,
    /// Only defenders have penalty cards.
    PenaltyOfDeclarer,
    /// It was this player's turn to lead.
    InTurn(Seat),
    /// The opening lead belongs to this player.
    OpeningLeader(Seat),
    /// More later tricks than the given number that is left.
    TooManyTricks(u8),
    /// A revoke is possible on tricks 1 to 12 only.
    TrickNumber,
    /// After the end of the round a revoke is established or too late.
    RoundEnded,
    /// There are no scores to compare yet.
    NoScores,
    /// No deal has been entered yet.
    NoDeals,
    /// The rubber was over before this deal, by its number from 1.
    RubberOver(usize),
    /// These honours cannot be held with this strain.
    Honours(Bid),
}

impl Fault {
    /// Whether something is only missing, not wrong.
    pub const fn is_beginning(&self) -> bool {
        matches!(self, Self::NoCard | Self::NoScores | Self::NoDeals)
    }

    /// The rule that says why, where there is one.
    pub fn reason(&self) -> Option<Reason> {
        match self {
            Self::EarlierCall { why, .. } => why.as_ref().map(|why| why.reason()),
            Self::PenaltyOfDeclarer => Some(Reason::new("desk-only-defenders", "48A")),
            _ => None,
        }
    }

    /// What is wrong, as a sentence.
    pub fn phrase(&self) -> Phrase {
        let number = |number: usize| Fact::Number(i32::try_from(number).unwrap_or(i32::MAX));
        match self {
            Self::NoCard => Phrase::new("desk-fault-no-card"),
            Self::Twice(card) => Phrase::new("desk-fault-twice").with("card", Fact::Card(*card)),
            Self::TooManyCards(cards) => {
                Phrase::new("desk-fault-too-many-cards").with("number", number(*cards))
            }
            Self::EarlierCall {
                number: at, call, ..
            } => Phrase::new("desk-fault-earlier-call")
                .with("number", number(*at))
                .with("call", Fact::Call(*call)),
            Self::CallNotRuled => Phrase::new("desk-fault-call-not-ruled"),
            Self::WrongTime => Phrase::new("desk-fault-wrong-time"),
            Self::OneCardOnly => Phrase::new("desk-fault-one-card-only"),
            Self::DueUnknown => Phrase::new("desk-fault-due-unknown"),
            Self::PenaltyOfDeclarer => Phrase::new("desk-fault-penalty-of-declarer"),
            Self::InTurn(seat) => Phrase::new("desk-fault-in-turn").with("seat", Fact::Seat(*seat)),
            Self::OpeningLeader(seat) => {
                Phrase::new("desk-fault-opening-leader").with("seat", Fact::Seat(*seat))
            }
            Self::TooManyTricks(left) => {
                Phrase::new("desk-fault-too-many-tricks").with("number", number(usize::from(*left)))
            }
            Self::TrickNumber => Phrase::new("desk-fault-trick-number"),
            Self::RoundEnded => Phrase::new("desk-fault-round-ended"),
            Self::NoScores => Phrase::new("desk-fault-no-scores"),
            Self::NoDeals => Phrase::new("desk-fault-no-deals"),
            Self::RubberOver(deal) => {
                Phrase::new("desk-fault-rubber-over").with("number", number(*deal))
            }
            Self::Honours(bid) => Phrase::new("desk-fault-honours").with("bid", Fact::Bid(*bid)),
        }
    }
}
