//! Which cards may be led or played, and wrong rules about it.

use super::order::{DEMAND_IGNORED, OWN_CARD_BEFORE_DEMAND};
use crate::play::legal_cards;
use crate::prelude::*;
use engine::is_honour;
use engine::laws::penalty_card::PenaltyCards;
use engine::play::{IllegalCard, Turn};

mistakes! {
    pub(crate) PENALTY_CARD_OPTIONAL = "penalty-card-optional",
    PENALTY_BEFORE_FOLLOWING = "penalty-before-following",
    MINOR_TREATED_AS_MAJOR = "minor-treated-as-major",
    pub(crate) MAJOR_TREATED_AS_MINOR = "major-treated-as-minor",
    HONOUR_ALTERNATIVE_FORGOTTEN = "honour-alternative-forgotten",
    FOLLOWING_FORGOTTEN = "following-forgotten",
}

pub(crate) const OWNER_CHOOSES_AMONG_TWO: Mistake = Mistake("owner-chooses-among-two");

/// Which cards of the hand may be played? The reasons and mistakes of the turn follow those given.
pub(crate) fn question(
    skill: Skill,
    prompt: Phrase,
    turn: &Turn,
    first: impl IntoIterator<Item = Reason>,
    telling: impl IntoIterator<Item = (Mistake, Hand)>,
) -> Asked {
    let mut why: Vec<Reason> = first.into_iter().chain(reasons(turn)).collect();
    if why.is_empty() {
        why.push(Reason::new("free-to-play", "44"));
    }
    legal_cards::question(skill, prompt, turn, |card| wrong_card(turn, card))
        .because(why)
        .mistakes(telling)
        .mistakes(mistakes(turn))
}

/// The id of the prompt: what may be played, or which cards declarer may designate.
pub(crate) fn prompt(turn: &Turn) -> &'static str {
    if turn.declarer_designates() {
        "exercise-penalty_card-designate"
    } else if turn.trick.is_empty() {
        "exercise-penalty_card-lead"
    } else {
        "exercise-penalty_card-play"
    }
}

/// The mistake behind an illegal card, if no wrong rule gives the whole answer.
fn wrong_card(turn: &Turn, card: Card) -> Option<Mistake> {
    match turn.check(card).err()? {
        IllegalCard::MustFollow(_) if turn.penalty.kind(card).is_some() => {
            Some(PENALTY_BEFORE_FOLLOWING)
        }
        IllegalCard::MustFollow(_) => Some(FOLLOWING_FORGOTTEN),
        IllegalCard::PenaltyCardFirst(_) | IllegalCard::MinorFirst(_) => {
            Some(PENALTY_CARD_OPTIONAL)
        }
        IllegalCard::AnotherDesignated(_) => Some(OWNER_CHOOSES_AMONG_TWO),
        IllegalCard::NotHeld | IllegalCard::AnotherCommitted(_) => None,
        _ if turn.penalty.majors().contains(card) => Some(OWN_CARD_BEFORE_DEMAND),
        _ => Some(DEMAND_IGNORED),
    }
}

/// The legal cards if the turn were changed.
pub(crate) fn legal_if(turn: &Turn, change: impl FnOnce(&mut Turn)) -> Hand {
    let mut turn = turn.clone();
    change(&mut turn);
    turn.legal_cards()
}

/// The sets of cards that well-known wrong rules about penalty cards allow.
fn mistakes(turn: &Turn) -> Vec<(Mistake, Hand)> {
    let with = |penalty| legal_if(turn, |turn| turn.penalty = penalty);
    let follows = !turn.trick.is_empty();
    let mut mistakes = Vec::new();
    match turn.penalty {
        PenaltyCards::None => {}
        PenaltyCards::Minor(minor) => {
            let legal = turn.legal_cards();
            let of_suit = cards_of(legal, minor.suit).iter();
            let honours: Hand = of_suit.filter(|card| is_honour(*card)).collect();
            mistakes.push((HONOUR_ALTERNATIVE_FORGOTTEN, legal - honours));
            mistakes.push((MINOR_TREATED_AS_MAJOR, with(PenaltyCards::major(minor))));
        }
        PenaltyCards::Major(cards) => {
            if follows {
                mistakes.push((PENALTY_BEFORE_FOLLOWING, cards));
            }
            if turn.declarer_designates() || turn.designated.is_some() {
                let single = cards.iter().map(|card| Hand::from_iter([card]));
                mistakes.extend(single.map(|one| (OWNER_CHOOSES_AMONG_TWO, one)));
            }
            // If both lead to the same cards, the simpler mistake is named.
            let free = with(PenaltyCards::None);
            mistakes.push((PENALTY_CARD_OPTIONAL, free));
            let as_minor = cards.iter().map(|major| with(PenaltyCards::Minor(major)));
            let as_minor = as_minor.fold(free, |allowed, bound| allowed & bound);
            mistakes.push((MAJOR_TREATED_AS_MINOR, as_minor));
        }
    }
    mistakes.push((PENALTY_CARD_OPTIONAL, with(PenaltyCards::None)));
    if follows {
        let on_lead = legal_if(turn, |turn| turn.trick.clear());
        mistakes.push((FOLLOWING_FORGOTTEN, on_lead));
    }
    mistakes
}

/// The rules that decide what may be played, the strongest first; none if every card may be.
pub(crate) fn reasons(turn: &Turn) -> Vec<Reason> {
    let mut reasons = turn.barring();
    let majors = turn.penalty.majors();
    if turn.declarer_designates() {
        let named = Fact::Cards(turn.legal_cards());
        reasons.push(Reason::new("declarer-designates", "51A").with("majors", named));
    }
    if !majors.is_empty() && (turn.legal_cards() & majors).is_empty() {
        let stays = Reason::new("penalty-card-stays", "50D1(b)");
        reasons.push(stays.with("majors", Fact::Cards(majors)));
    }
    if let PenaltyCards::Minor(minor) = turn.penalty
        && reasons.is_empty()
    {
        let only = Reason::new("minor-binds-its-suit-only", "50C");
        reasons.push(only.with("minor", Fact::Card(minor)));
    }
    reasons
}
