//! What the best play of both sides wins if everybody sees all the cards: a search through every
//! line of a short ending.

use std::collections::HashMap;

use contract_bridge::{Card, Hand, Seat, Strain};

use crate::play::trick::winner;
use crate::{BySeat, Side, cards_of};

/// The most cards a player may have left: the lines of more are too many.
pub const MOST_CARDS: usize = 5;

/// Every trick of a line: its leader and the four cards.
pub type Line = Vec<(Seat, [Card; 4])>;

/// The last tricks of a deal, perhaps with a trick that has begun.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// Trumps.
    pub strain: Strain,
    /// The cards before the trick, equally many for each and at most [`MOST_CARDS`].
    pub hands: BySeat<Hand>,
    /// Who leads to the trick.
    pub leader: Seat,
    /// The first cards of the trick; they are in `hands` too.
    pub trick: Vec<Card>,
}

impl Ending {
    /// The tricks that a side wins with the best play of both, and a line that leads to them.
    /// `None` if the hands differ in length, or have more than [`MOST_CARDS`].
    pub fn best_play(&self, side: Side) -> Option<(u8, Line)> {
        let left = self.hands[self.leader].len();
        let even = self.hands.iter().all(|(_, hand)| hand.len() == left);
        if !even || left > MOST_CARDS || self.trick.len() > 3 {
            return None;
        }
        let mut search = Search {
            strain: self.strain,
            side,
            known: HashMap::new(),
        };
        let state = State {
            hands: self.hands,
            leader: self.leader,
        };
        let most = u8::try_from(left).ok()?;
        let mut wins = |need: &u8| search.trick(&state, &mut self.trick.clone(), *need);
        let tricks = (1..=most).rev().find(&mut wins).unwrap_or(0);
        let line = search.line(state, self.trick.clone(), tricks);
        Some((tricks, line))
    }
}

/// The cards before a trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct State {
    hands: BySeat<Hand>,
    leader: Seat,
}

struct Search {
    strain: Strain,
    side: Side,
    /// Whether the side wins at least this number of tricks from a state.
    known: HashMap<(State, u8), bool>,
}

impl Search {
    /// Whether the side wins at least `need` of the tricks from here on.
    fn wins(&mut self, state: &State, need: u8) -> bool {
        if need == 0 || state.hands[state.leader].len() < usize::from(need) {
            return need == 0;
        }
        if let Some(known) = self.known.get(&(*state, need)) {
            return *known;
        }
        let wins = self.trick(state, &mut Vec::with_capacity(4), need);
        self.known.insert((*state, need), wins);
        wins
    }

    /// The same, after the first cards of the trick.
    fn trick(&mut self, state: &State, played: &mut Vec<Card>, need: u8) -> bool {
        if let Ok(cards) = <[Card; 4]>::try_from(&played[..]) {
            let next = self.after(state, &cards);
            let won = u8::from(Side::of(next.leader) == self.side);
            return self.wins(&next, need.saturating_sub(won));
        }
        let seat = (0..played.len()).fold(state.leader, |seat, _| seat.lho());
        let own = Side::of(seat) == self.side;
        // One card that wins enough is enough; the other side needs one that does not.
        let found = different(&state.hands, seat, played).iter().any(|card| {
            played.push(card);
            let wins = self.trick(state, played, need);
            played.pop();
            wins == own
        });
        found == own
    }

    fn after(&self, state: &State, cards: &[Card; 4]) -> State {
        let mut hands = state.hands;
        for seat in Seat::ALL {
            hands[seat] -= cards.iter().copied().collect();
        }
        let leader = winner(state.leader, cards, self.strain).unwrap_or(state.leader);
        State { hands, leader }
    }

    /// A line in which the side wins `tricks`, with the best play of both.
    fn line(&mut self, mut state: State, mut played: Vec<Card>, mut tricks: u8) -> Line {
        let mut line = Vec::new();
        while !state.hands[state.leader].is_empty() {
            while played.len() < 4 {
                let seat = (0..played.len()).fold(state.leader, |seat, _| seat.lho());
                let own = Side::of(seat) == self.side;
                let need = if own { tricks } else { tricks + 1 };
                let choices = different(&state.hands, seat, &played);
                let best = choices.iter().find(|card| {
                    let mut played = [&played[..], &[*card]].concat();
                    self.trick(&state, &mut played, need) == own
                });
                let Some(card) = best.or_else(|| choices.iter().next()) else {
                    return line;
                };
                played.push(card);
            }
            let Ok(cards) = <[Card; 4]>::try_from(&played[..]) else {
                return line;
            };
            line.push((state.leader, cards));
            state = self.after(&state, &cards);
            tricks = tricks.saturating_sub(u8::from(Side::of(state.leader) == self.side));
            played.clear();
        }
        line
    }
}

/// The legal cards of a player, but one of those that are worth the same. The cards of the trick so
/// far are still in the hands.
pub(crate) fn different(hands: &BySeat<Hand>, seat: Seat, played: &[Card]) -> Hand {
    let follow = played.first().map(|led| cards_of(hands[seat], led.suit));
    let legal = follow
        .filter(|suit| !suit.is_empty())
        .unwrap_or(hands[seat]);
    let all = hands.iter().fold(Hand::EMPTY, |all, (_, hand)| all | *hand);
    let others = all - hands[seat];
    // A card is left out if no other player's card lies between it and the next higher one.
    let mut kept = Hand::EMPTY;
    let mut above: Option<Card> = None;
    for card in legal.iter() {
        let apart = above.is_none_or(|above| {
            let between = |it: &Card| it.rank > card.rank && it.rank < above.rank;
            above.suit != card.suit || cards_of(others, card.suit).iter().any(|it| between(&it))
        });
        if apart {
            kept.insert(card);
        }
        above = Some(card);
    }
    kept
}
