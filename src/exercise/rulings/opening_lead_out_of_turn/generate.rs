//! Opening leads out of turn for generated exercises.

use contract_bridge::Seat;

use super::{Idea, OpeningLeadOutOfTurn, Then, opening};
use crate::play::plausible::{self, Turned};
use crate::{Chance, Difficulty, Draw};
use engine::Contract;

/// A deal passed out has no opening lead; one in a few is.
const TRIES: usize = 12;

/// A board of the bank on which the wrong player leads.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> OpeningLeadOutOfTurn {
    for _ in 0..TRIES {
        let Some((contract, hands)) = Turned::played(draw) else {
            continue;
        };
        let (chance, difficulty) = (&mut draw.chance, draw.difficulty);
        let (who, dummy_seen) = incident(contract, difficulty, chance);
        let declarers = hands[contract.declarer];
        let Some(card) = plausible::lead(hands[who], chance) else {
            continue;
        };
        let lead = opening(contract.declarer, who, card, dummy_seen);
        let then = match difficulty {
            Difficulty::Medium => Then::Chosen(chance.pick_or(
                &[
                    Idea::BecomeDummy,
                    Idea::Accept,
                    Idea::Require,
                    Idea::Forbid,
                    Idea::Leave,
                ],
                Idea::Accept,
            )),
            _ => Then::Choose(ideas(difficulty, chance)),
        };
        let made =
            OpeningLeadOutOfTurn::new((contract.bid, contract.doubling), lead, declarers, then);
        if let Ok(made) = made {
            return made;
        }
    }
    plain()
}

/// Who leads, and whether declarer has seen a card of dummy. The defender on the
/// right is the usual one. That dummy has been seen, and that declarer's side
/// leads, is rare: one hard item in three each.
fn incident(contract: Contract, difficulty: Difficulty, chance: &mut Chance) -> (Seat, bool) {
    let rho = contract.declarer.rho();
    if difficulty != Difficulty::Hard {
        return (rho, false);
    }
    match chance.below(6) {
        0 | 1 => (rho, true),
        2 => (contract.declarer, false),
        3 => (contract.dummy(), false),
        _ => (rho, false),
    }
}

/// Which ideas are offered: all of them now and then, else five or six, with at least one
/// of the wrong ones.
fn ideas(difficulty: Difficulty, chance: &mut Chance) -> Vec<Idea> {
    let mut wrong = vec![Idea::AnySuit, Idea::GoesBack, Idea::Redeal];
    let mut five = Idea::ALL.to_vec();
    five.retain(|idea| !wrong.contains(idea));
    chance.shuffle(&mut wrong);
    chance.shuffle(&mut five);
    // Where declarer's side leads, only that the card goes back is right; where
    // dummy has been seen, only that the lead is accepted.
    let kept = if difficulty == Difficulty::Hard { 4 } else { 3 };
    let strange = 1 + chance.below(2);
    let mut ideas: Vec<Idea> = five.into_iter().take(kept).collect();
    ideas.extend(wrong.into_iter().take(strange));
    if difficulty == Difficulty::Hard {
        ideas.extend([Idea::Accept, Idea::GoesBack]);
    }
    Idea::ALL
        .into_iter()
        .filter(|idea| ideas.contains(idea))
        .collect()
}

/// East leads the queen of hearts against South's three no trump.
fn plain() -> OpeningLeadOutOfTurn {
    let text = r#"(contract: "3NT", offender: E, card: "HQ")"#;
    crate::text::plain(text, "East is not the player who leads")
}
