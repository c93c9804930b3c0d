//! “Why not?”: the engine's reason for one call or one card of a graded question.

use crate::{Exhibit, Grade, Question, Step};
use engine::{Auction, Call, Card, Reason};

/// Whether a call or a card is allowed, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// Whether it is legal.
    pub allowed: bool,
    /// The rule that decides; `None` for a card without restrictions.
    pub reason: Option<Reason>,
}

/// The auction of a question about whose calls “why not?” can be asked: one that is not over.
pub fn open_auction(question: &Question) -> Option<&Auction> {
    question.exhibits.iter().find_map(|exhibit| match exhibit {
        Exhibit::Auction { auction, .. } if !auction.has_ended() => Some(auction),
        _ => None,
    })
}

/// Whether a call is legal at the end of the question's auction; `None` if that is over or missing.
pub fn why_call(question: &Question, call: Call) -> Option<Judged> {
    let auction = open_auction(question)?;
    Some(Judged {
        allowed: auction.check(call).is_ok(),
        reason: Some(auction.reason(call)),
    })
}

/// Whether a card is legal; `None` for a card that the question does not cover.
pub fn why_card(grade: &Grade, card: Card) -> Option<Judged> {
    grade.steps.iter().find_map(|step| match step {
        Step::Card {
            card: its, why_not, ..
        } if *its == card => Some(Judged {
            allowed: why_not.is_none(),
            reason: why_not.clone(),
        }),
        _ => None,
    })
}

/// The cards about which “why not?” can be asked.
pub fn cards(grade: &Grade) -> impl Iterator<Item = Card> {
    grade.steps.iter().filter_map(|step| match step {
        Step::Card { card, .. } => Some(*card),
        _ => None,
    })
}
