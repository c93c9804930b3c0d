//! A claim to which the other side objects (Laws 68 to 71).

use crate::engine::laws::contested_claim::{
    ContestedClaim as ClaimCase, Impossible, Intention, Verdict,
};
use crate::engine::play::SuitSet;
use crate::engine::{BySeat, Fact, Hand, Seat, Side, Strain};
use crate::exercise::fields::{SeatName, ShownOut, StatementText, Trumps};
use crate::exercise::{ContestedClaim, Item, Phrase};

use super::{Fault, Finding};

/// Declarer claims the rest with spades as trumps; no cards yet.
pub fn begun() -> ClaimCase {
    ClaimCase {
        strain: Strain::Spades,
        declarer: Seat::South,
        claimer: Seat::South,
        hands: BySeat::from_fn(|_| Hand::EMPTY),
        leader: Seat::South,
        claimed: ALL,
        statement: Vec::new(),
        shown_out: BySeat::<SuitSet>::default(),
    }
}

/// At least as many tricks as any number of cards: all that remain.
pub const ALL: u8 = 13;

/// The tricks that remain: as many as the leader has cards.
pub fn left(case: &ClaimCase) -> u8 {
    u8::try_from(case.hands[case.leader].len()).unwrap_or(ALL)
}

impl From<Impossible> for Fault {
    fn from(why: Impossible) -> Self {
        match why {
            Impossible::Cards(_) | Impossible::TooMany(_) => Self::ClaimCards,
            Impossible::Uneven(seat) => Self::ClaimUneven(seat),
            Impossible::Twice(card) => Self::Twice(card),
            Impossible::Dummy(seat) => Self::ClaimByDummy(seat),
            Impossible::NotShownOut(seat, suit) => Self::NotShownOut(seat, suit),
        }
    }
}

pub fn answer(case: &ClaimCase) -> Result<Finding, Fault> {
    if case.hands.iter().all(|(_, hand)| hand.is_empty()) {
        return Err(Fault::NoHands);
    }
    let case = ClaimCase {
        claimed: case.claimed.min(left(case)),
        ..case.clone()
    };
    let award = case.award()?;
    let id = match award.verdict {
        Verdict::Stands => "desk-claim-stands",
        _ => "desk-claim-award",
    };
    let headline = Phrase::new(id)
        .with("number", Fact::Number(award.tricks.into()))
        .with("side", Fact::Side(Side::of(case.claimer)));
    let mut finding = Finding::new(headline);
    finding.rules(award.reasons);
    let Ok(item) = Item::new(exercise(&case)) else {
        return Ok(finding);
    };
    // The line that costs the trick, over all four hands.
    let asked = item.first_question();
    finding.show_steps(asked);
    finding.show_table(asked);
    finding.exercise = Some(item);
    Ok(finding)
}

fn exercise(case: &ClaimCase) -> ContestedClaim {
    let shown_out = case.shown_out.iter();
    let shown_out = shown_out.filter(|(_, suits)| !suits.is_empty());
    ContestedClaim {
        declarer: case.declarer.into(),
        trumps: Trumps(case.strain),
        north: case.hands[Seat::North].into(),
        east: case.hands[Seat::East].into(),
        south: case.hands[Seat::South].into(),
        west: case.hands[Seat::West].into(),
        claimer: Some(SeatName(case.claimer)),
        leader: Some(SeatName(case.leader)),
        claims: case.claimed,
        statement: StatementText(case.statement.clone()),
        shown_out: ShownOut(shown_out.map(|(seat, suits)| (seat, *suits)).collect()),
    }
}

/// What was said about one stage of the play, in a few words.
pub fn words(intention: Intention) -> Phrase {
    match intention {
        Intention::DrawTrumps => Phrase::new("desk-claim-draw"),
        Intention::Cash(suit) => Phrase::new("desk-claim-cash").with("suit", Fact::Suit(suit)),
        Intention::Play(card) => Phrase::new("desk-claim-play").with("card", Fact::Card(card)),
        Intention::Finesse(card) => {
            Phrase::new("desk-claim-finesse").with("card", Fact::Card(card))
        }
        Intention::Ruff(suit) => Phrase::new("desk-claim-ruff").with("suit", Fact::Suit(suit)),
    }
}
