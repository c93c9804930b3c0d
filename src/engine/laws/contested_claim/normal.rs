//! Which cards of the claimer's side are normal: careless or inferior ones included, irrational ones
//! not (the note to Laws 70C to 70E). These rules are an interpretation:
//!
//! - a suit is played from the top (Law 70E2), suits in any order; but who has winners for all that is
//!   claimed leads no loser, and finesses in nothing;
//! - a card is not wasted: the last to play wins as cheaply as possible, a winner is not ruffed, a
//!   winner is not discarded while there is something else;
//! - whether to finesse or to play for the drop is open, unless an opponent has shown out;
//! - a stated finesse is taken, and no other one on the way to it; a proven one is led up to;
//! - a winner that would block the suit is overtaken.
//!
//! A defender's partner does not know what is claimed, and plays as anybody would.

use contract_bridge::{Card, Hand, Seat, Suit};

use super::moment::{Moment, can_ruff};
use super::{ContestedClaim, Intention, State};

/// The normal cards of a hand of the claimer's side. `played`: the cards of the trick so far.
pub(super) fn cards(claim: &ContestedClaim, state: &State, played: &[Card], seat: Seat) -> Hand {
    let moment = Moment {
        claim,
        state,
        played,
        seat,
    };
    let intention = claim.statement.get(state.done);
    let intention = intention.filter(|_| claim.follows_plan(seat));
    match played.first() {
        None => moment.leads(intention.copied()),
        Some(led) => moment.plays(led.suit, intention.copied()),
    }
}

/// The number of intentions that are done before a trick. `last`: the trick before.
pub(super) fn done(
    claim: &ContestedClaim,
    state: &State,
    last: Option<(Seat, &[Card; 4])>,
) -> usize {
    let own = || Seat::ALL.into_iter().filter(|&seat| claim.is_own(seat));
    let holds = |seat: Seat, suit: Suit| !state.hands[seat][suit].is_empty();
    let trumps = claim.strain.suit();
    let is_done = |intention: Intention, last: Option<(Seat, &[Card; 4])>| match intention {
        Intention::DrawTrumps => trumps.is_none_or(|trumps| {
            let all = |own| {
                let mut side = Seat::ALL
                    .into_iter()
                    .filter(|&seat| claim.is_own(seat) == own);
                side.any(|seat| holds(seat, trumps))
            };
            !all(true) || !all(false)
        }),
        Intention::Cash(suit) => !own().any(|seat| holds(seat, suit)),
        Intention::Play(card) | Intention::Finesse(card) => {
            !own().any(|seat| state.hands[seat].contains(card))
        }
        Intention::Ruff(suit) => {
            let ruffed = last.is_some_and(|(leader, cards)| {
                let led = claim.is_own(leader) && cards[0].suit == suit;
                led && Some(cards[2].suit) == trumps && Some(suit) != trumps
            });
            let can =
                |seat: Seat| holds(seat, suit) && can_ruff(claim, state, seat.partner(), suit);
            ruffed || !own().any(can)
        }
    };
    let mut done = state.done;
    let mut last = last;
    while let Some(intention) = claim.statement.get(done)
        && is_done(*intention, last)
    {
        // One ruff does one intention.
        if matches!(intention, Intention::Ruff(_)) {
            last = None;
        }
        done += 1;
    }
    done
}
