//! What a revoke costs in the end: whether the tricks that go over make up for the harm (Law 64C).

use crate::engine::laws::revoke::Attention;
use crate::engine::laws::revoke::equity::{NoEquity, RevokedEnding};
use crate::engine::play::ImpossibleDeal;
use crate::engine::{BySeat, Fact, Hand, Seat, Strain};
use crate::exercise::fields::{Trick, Trumps};
use crate::exercise::{Item, Phrase, RevokeEquity};

use super::{Fault, Finding};

/// South declares in spades; no cards yet.
pub fn begun() -> RevokedEnding {
    RevokedEnding {
        declarer: Seat::South,
        strain: Strain::Spades,
        hands: BySeat::from_fn(|_| Hand::EMPTY),
        leader: Seat::South,
        play: Vec::new(),
        attention: Attention::InTime,
    }
}

impl From<NoEquity> for Fault {
    fn from(why: NoEquity) -> Self {
        match why {
            NoEquity::Deal(ImpossibleDeal::CardTwice(card)) => Self::Twice(card),
            NoEquity::Deal(ImpossibleDeal::NoCards) => Self::NoHands,
            NoEquity::Deal(_) => Self::UnequalHands,
            NoEquity::TooManyCards => Self::ClaimCards,
            NoEquity::Card(card) => Self::CannotPlay(card),
            NoEquity::NotOver => Self::PlayOn,
            NoEquity::NotOneRevoke => Self::NotOneRevoke,
            NoEquity::Revoke(why) => why.into(),
        }
    }
}

pub fn answer(case: &RevokedEnding) -> Result<Finding, Fault> {
    if case.hands.iter().all(|(_, hand)| hand.is_empty()) {
        return Err(Fault::NoHands);
    }
    let equity = case.equity()?;
    let id = match equity.is_adjusted() {
        true => "desk-equity-adjusted",
        false => "desk-equity-enough",
    };
    let number = |tricks: usize| Fact::Number(i32::try_from(tricks).unwrap_or(i32::MAX));
    let headline = Phrase::new(id)
        .with("side", Fact::Side(equity.innocent()))
        .with("number", number(equity.tricks().into()))
        .with("of", number(case.hands[case.leader].len()));
    let mut finding = Finding::new(headline);
    finding.rules(equity.automatic.reasons.iter().cloned());
    finding.rules(equity.reasons());
    let Ok(item) = Item::new(exercise(case)) else {
        return Ok(finding);
    };
    // Best play without the revoke, which the second question works out.
    if let Some(without) = item.questions().get(1) {
        finding.show_steps(without);
    }
    finding.show_table(item.first_question());
    finding.exercise = Some(item);
    Ok(finding)
}

fn exercise(case: &RevokedEnding) -> RevokeEquity {
    RevokeEquity {
        declarer: case.declarer.into(),
        trumps: Trumps(case.strain),
        leader: case.leader.into(),
        north: case.hands[Seat::North].into(),
        east: case.hands[Seat::East].into(),
        south: case.hands[Seat::South].into(),
        west: case.hands[Seat::West].into(),
        play: Trick(case.play.clone()),
        noticed: case.attention,
    }
}
