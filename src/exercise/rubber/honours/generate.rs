//! Hands of the bank, made to fit by exchanging honours for small cards.

use contract_bridge::{Card, Hand, Rank, Seat, Strain, Suit};

use super::{Honours, Seen};
use crate::comparison::table_results;
use crate::{Chance, Difficulty, Draw};
use engine::score::ResultLine;
use engine::{BySeat, Doubling, cards_of, is_honour};

const HONOURS: [Rank; 5] = [Rank::A, Rank::K, Rank::Q, Rank::J, Rank::T];

/// A contract with hands. Easy: one hand. Medium: all four, the honours with declarer's
/// side or parted between two hands. Hard: with a defender, of a side suit, aces, or at
/// a tournament, where there is no such premium.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> Honours {
    let difficulty = draw.difficulty;
    let (_, declarer, line) = table_results::drawn(draw);
    let mut hands = draw.board().hands;
    let chance = &mut draw.chance;
    // No trump in one deal of four.
    let strain = match line.bid.strain {
        Strain::Notrump => Strain::Notrump,
        _ if chance.percent(12) => Strain::Notrump,
        strain => strain,
    };
    let holder = holder(chance, difficulty, declarer);
    arrange(chance, difficulty, &mut hands, holder, strain);
    let line = contract(chance, difficulty, line, strain);
    // One hard deal in seven is played at a tournament.
    let tournament = difficulty == Difficulty::Hard && chance.percent(14);
    let seen = match difficulty {
        Difficulty::Easy => Seen::One(holder, hands[holder]),
        _ => Seen::All(hands),
    };
    Honours {
        seen,
        declarer,
        line,
        tournament,
    }
}

/// Where the honours go.
fn holder(chance: &mut Chance, difficulty: Difficulty, declarer: Seat) -> Seat {
    let own = [declarer, declarer.partner()];
    let others = [declarer.lho(), declarer.rho()];
    let defends = match difficulty {
        Difficulty::Easy => 50,
        Difficulty::Medium => 15,
        Difficulty::Hard => 65,
    };
    let among = if chance.percent(defends) { others } else { own };
    chance.pick_or(&among, declarer)
}

/// The contract as it ended: made, or down where that must not matter.
fn contract(
    chance: &mut Chance,
    difficulty: Difficulty,
    line: ResultLine,
    strain: Strain,
) -> ResultLine {
    let bid = contract_bridge::Bid { strain, ..line.bid };
    let down = match difficulty {
        Difficulty::Easy => 20,
        Difficulty::Medium => 30,
        Difficulty::Hard => 55,
    };
    let margin = if chance.percent(down) {
        -chance.between(1, 2)
    } else {
        chance
            .pick_or(&[0, 0, 1], 0)
            .min(7 - i32::from(bid.level.get()))
    };
    let doubling = if difficulty == Difficulty::Hard && chance.percent(40) {
        Doubling::Doubled
    } else {
        Doubling::Undoubled
    };
    ResultLine {
        doubling,
        ..table_results::with_margin(bid, margin)
    }
}

/// Deals the honours so that something hangs on it.
fn arrange(
    chance: &mut Chance,
    difficulty: Difficulty,
    hands: &mut BySeat<Hand>,
    holder: Seat,
    strain: Strain,
) {
    let turn = chance.below(100);
    let others = if difficulty == Difficulty::Easy {
        holder.lho()
    } else {
        holder.partner()
    };
    let Some(suit) = strain.suit() else {
        return arrange_aces(chance, hands, holder, others, turn);
    };
    let mut ranks = HONOURS;
    chance.shuffle(&mut ranks);
    // Those who hold the honours: 35 % four, 22 % five, 28 % three and two, 15 % a side suit.
    let (suit, mine) = match turn {
        0..35 => (suit, 4),
        35..57 => (suit, 5),
        57..85 => (suit, 3),
        _ => (chance.pick_or(&others_of(suit), suit), 5),
    };
    for (at, rank) in ranks.into_iter().enumerate() {
        let to = if at < mine { holder } else { others };
        give(hands, Card { suit, rank }, to);
    }
}

fn others_of(suit: Suit) -> Vec<Suit> {
    Suit::ASC
        .into_iter()
        .filter(|&other| other != suit)
        .collect()
}

/// At no trump: four aces in one hand, three and one, or the honours of a suit.
fn arrange_aces(
    chance: &mut Chance,
    hands: &mut BySeat<Hand>,
    holder: Seat,
    others: Seat,
    turn: usize,
) {
    if turn >= 70 {
        let suit = chance.pick_or(&Suit::ASC, Suit::Spades);
        for rank in HONOURS {
            give(hands, Card { suit, rank }, holder);
        }
        return;
    }
    let mut suits = Suit::ASC;
    chance.shuffle(&mut suits);
    let mine = if turn < 40 { 4 } else { 3 };
    for (at, suit) in suits.into_iter().enumerate() {
        let to = if at < mine { holder } else { others };
        let ace = Card {
            suit,
            rank: Rank::A,
        };
        give(hands, ace, to);
    }
}

/// Brings a card to a player, who gives a small card for it: of the same suit if there
/// is one, so that the hands keep their shape.
fn give(hands: &mut BySeat<Hand>, card: Card, to: Seat) {
    let from = Seat::ALL
        .into_iter()
        .find(|&seat| hands[seat].contains(card));
    let Some(from) = from.filter(|&from| from != to) else {
        return;
    };
    let small = |cards: Hand| cards.iter().find(|&card| !is_honour(card));
    let lengths = |suit: &Suit| cards_of(hands[to], *suit).len();
    let longest = Suit::ASC
        .into_iter()
        .filter(|&suit| suit != card.suit)
        .max_by_key(lengths);
    let of_longest = longest.map_or(Hand::EMPTY, |suit| cards_of(hands[to], suit));
    let back = small(cards_of(hands[to], card.suit))
        .or_else(|| small(of_longest))
        .or_else(|| small(hands[to]));
    let Some(back) = back else {
        return;
    };
    hands[from].remove(card);
    hands[from].insert(back);
    hands[to].remove(back);
    hands[to].insert(card);
}
