//! Cases that are impossible or incomplete.

use crate::engine::auction::IllegalCall;
use crate::engine::{Bid, Call, Card, Fact, Reason, Seat};
use crate::exercise::Phrase;

use super::telling::of;

/// Why there is no finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    NoCard,
    Twice(Card),
    /// More than 13 cards in a hand, or more than 3 in a trick before this turn.
    TooManyCards(usize),
    EarlierCall {
        /// The number of the call, from 1.
        number: usize,
        call: Call,
        why: IllegalCall,
    },
    CallNotRuled,
    WrongTime,
    OneCardOnly,
    DueUnknown,
    PenaltyOfDeclarer,
    InTurn(Seat),
    OpeningLeader(Seat),
    /// More later tricks than the number given, which is all that remain.
    TooManyTricks(usize),
    /// A revoke is possible on tricks 1 to 12 only.
    TrickNumber,
    /// Once the round has ended, a revoke is established or it is too late.
    RoundEnded,
    NoScores,
    NoDeals,
    /// The rubber was over before the deal with this number, from 1.
    RubberOver(usize),
    /// Nobody can hold these honours with this strain.
    Honours(Bid),
}

impl Fault {
    /// Whether information is missing rather than wrong.
    pub const fn is_beginning(&self) -> bool {
        matches!(self, Self::NoCard | Self::NoScores | Self::NoDeals)
    }

    pub fn reason(&self) -> Option<Reason> {
        match self {
            Self::EarlierCall { why, .. } => Some(why.reason()),
            Self::PenaltyOfDeclarer => Some(Reason::new("desk-only-defenders", "48A")),
            _ => None,
        }
    }

    pub fn phrase(&self) -> Phrase {
        let fact = |number: usize| Fact::Number(i32::try_from(number).unwrap_or(i32::MAX));
        let numbered = |phrase: Phrase, number: &usize| phrase.with("number", fact(*number));
        match self {
            Self::NoCard => Phrase::new("desk-fault-no-card"),
            Self::Twice(card) => Phrase::new("desk-fault-twice").with("card", Fact::Card(*card)),
            Self::TooManyCards(cards) => numbered(Phrase::new("desk-fault-too-many-cards"), cards),
            Self::EarlierCall { number, call, .. } => {
                let phrase = numbered(Phrase::new("desk-fault-earlier-call"), number);
                phrase.with("call", Fact::Call(*call))
            }
            Self::CallNotRuled => Phrase::new("desk-fault-call-not-ruled"),
            Self::WrongTime => Phrase::new("desk-fault-wrong-time"),
            Self::OneCardOnly => Phrase::new("desk-fault-one-card-only"),
            Self::DueUnknown => Phrase::new("desk-fault-due-unknown"),
            Self::PenaltyOfDeclarer => Phrase::new("desk-fault-penalty-of-declarer"),
            Self::InTurn(seat) => of(Phrase::new("desk-fault-in-turn"), *seat),
            Self::OpeningLeader(seat) => of(Phrase::new("desk-fault-opening-leader"), *seat),
            Self::TooManyTricks(left) => numbered(Phrase::new("desk-fault-too-many-tricks"), left),
            Self::TrickNumber => Phrase::new("desk-fault-trick-number"),
            Self::RoundEnded => Phrase::new("desk-fault-round-ended"),
            Self::NoScores => Phrase::new("desk-fault-no-scores"),
            Self::NoDeals => Phrase::new("desk-fault-no-deals"),
            Self::RubberOver(deal) => numbered(Phrase::new("desk-fault-rubber-over"), deal),
            Self::Honours(bid) => Phrase::new("desk-fault-honours").with("bid", Fact::Bid(*bid)),
        }
    }
}
