//! Whether a replacement is comparable: the Director says by which door of Law 23A.

use crate::engine::laws::call_consequence::CallConsequence;
use crate::engine::laws::comparable::Comparison;
use crate::engine::{Choice, Offer};
use crate::exercise::Phrase;

use super::Finding;
use super::telling;

const DOORS: [(Comparison, &str); 4] = [
    (Comparison::Similar, "option-comparable-similar"),
    (Comparison::Subset, "option-comparable-subset"),
    (Comparison::SamePurpose, "option-comparable-purpose"),
    (Comparison::None, "option-comparable-none"),
];

/// Asks for the door by which a call is comparable. Returns whether there is one.
pub(super) fn ask(finding: &mut Finding, place: (usize, &[usize])) -> Option<bool> {
    let doors = telling::plain(DOORS.map(|(_, id)| id));
    let at = finding.choose(place, Phrase::new("desk-ask-comparable"), doors)?;
    let (door, _) = DOORS.get(at)?;
    finding.rule(door.reason());
    Some(*door != Comparison::None)
}

/// Adds the replacements and what follows from the chosen one. For one said to be comparable the
/// doors are asked; without a door it counts as one of the others.
pub(super) fn offer<C: Choice>(
    finding: &mut Finding,
    (stage, path): (usize, &[usize]),
    asks: Phrase,
    offers: &[Offer<C, CallConsequence>],
    (option, (comparable, others)): (impl Fn(C) -> Phrase, (C, &[C])),
) {
    let options = offers.iter().map(|it| option(it.choice)).collect();
    let chosen = finding.choose((stage, path), asks.clone(), options);
    let Some(chosen) = chosen.and_then(|at| offers.get(at)) else {
        return;
    };
    if chosen.choice != comparable {
        return finding.rules(chosen.follows.iter().copied());
    }
    match ask(finding, (stage + 1, path)) {
        None => return,
        Some(true) => return finding.rules(chosen.follows.iter().copied()),
        Some(false) => {}
    }
    let left = offers.iter().filter(|it| others.contains(&it.choice));
    let left: Vec<_> = left.cloned().collect();
    match &left[..] {
        [only] => finding.rules(only.follows.iter().copied()),
        several => {
            finding.offer((stage + 2, path), asks, several, option);
        }
    }
}
