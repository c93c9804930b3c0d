//! Bank hands in which honours are exchanged for small cards.

use super::Honours;
use crate::comparison::table_results;
use crate::prelude::*;
use crate::scoring::board_result::line;
use engine::is_honour;

/// A contract with hands: one hand if it is easy. Hard ones may be played at a tournament, where
/// there is no such premium.
pub(crate) fn generate(draw: &mut Draw<'_>) -> Honours {
    let difficulty = draw.difficulty;
    let (_, declarer, line) = table_results::drawn(draw);
    let mut hands = draw.board().hands;
    let chance = &mut draw.chance;
    let strain = match line.bid.strain {
        Strain::Notrump => Strain::Notrump,
        _ if chance.percent(12) => Strain::Notrump,
        strain => strain,
    };
    let holder = holder(chance, difficulty, declarer);
    arrange(chance, difficulty, &mut hands, holder, strain);
    let bid = Bid { strain, ..line.bid };
    let line = contract(chance, difficulty, bid);
    let tournament = difficulty == Difficulty::Hard && chance.percent(14);
    let (deal, hand, holder) = match difficulty {
        Difficulty::Easy => (None, Some(hands[holder].into()), Some(holder)),
        _ => (Some(notation::deal(&hands)), None, None),
    };
    Honours {
        deal,
        hand,
        holder: holder.filter(|&seat| seat != Seat::South).map(SeatName),
        contract: (&line).into(),
        declarer: declarer.into(),
        tricks: Some(TrickCount(line.tricks)),
        tournament,
    }
}

/// Who holds the honours.
fn holder(chance: &mut Chance, difficulty: Difficulty, declarer: Seat) -> Seat {
    let defenders = [declarer.lho(), declarer.rho()];
    let declaring = [declarer, declarer.partner()];
    let side = chance.either(difficulty.choose(50, 15, 65), defenders, declaring);
    chance.pick_or(&side, declarer)
}

/// The contract with its result: made, or down if that must not matter.
fn contract(chance: &mut Chance, difficulty: Difficulty, bid: Bid) -> ResultLine {
    let margin = match chance.percent(difficulty.choose(20, 30, 55)) {
        true => -chance.between(1, 2),
        false => chance.pick_or(&[0, 0, 1], 0),
    };
    let doubling = match difficulty == Difficulty::Hard && chance.percent(40) {
        true => Doubling::Doubled,
        false => Doubling::Undoubled,
    };
    line(bid, doubling, margin)
}

/// Deals the honours so that the premium is in question.
fn arrange(
    chance: &mut Chance,
    difficulty: Difficulty,
    hands: &mut BySeat<Hand>,
    holder: Seat,
    strain: Strain,
) {
    let partner = holder.partner();
    let others = difficulty.choose(holder.lho(), partner, partner);
    let honours = |suit| {
        let ranks = [Rank::A, Rank::K, Rank::Q, Rank::J, Rank::T];
        ranks.map(|rank| Card { suit, rank }).to_vec()
    };
    let rank = Rank::A;
    let aces = || Suit::ASC.map(|suit| Card { suit, rank }).to_vec();
    // The honours, and how many of them the holder gets.
    let (mut cards, mine) = match (strain.suit(), chance.below(100)) {
        (Some(trumps), 0..35) => (honours(trumps), 4),
        (Some(trumps), 35..57) => (honours(trumps), 5),
        (Some(trumps), 57..85) => (honours(trumps), 3),
        (Some(trumps), _) => {
            let others = Suit::ASC.into_iter().filter(|&suit| suit != trumps);
            let others: Vec<Suit> = others.collect();
            (honours(chance.pick_or(&others, trumps)), 5)
        }
        (None, 0..40) => (aces(), 4),
        (None, 40..70) => (aces(), 3),
        (None, _) => (honours(chance.pick_or(&Suit::ASC, Suit::Spades)), 5),
    };
    chance.shuffle(&mut cards);
    for (at, card) in cards.into_iter().enumerate() {
        give(hands, card, if at < mine { holder } else { others });
    }
}

/// Gives a card to a player in exchange for a small one, of the same suit if possible, so that the
/// hands keep their shape.
fn give(hands: &mut BySeat<Hand>, card: Card, to: Seat) {
    let from = hands.iter().find(|(_, hand)| hand.contains(card));
    let from = from.map(|(seat, _)| seat).filter(|&from| from != to);
    let small = |cards: Hand| cards.iter().find(|&card| !is_honour(card));
    let of_suit = |suit: Suit| cards_of(hands[to], suit);
    let others = Suit::ASC.into_iter().filter(|&suit| suit != card.suit);
    let longest = others.max_by_key(|&suit| of_suit(suit).len());
    let back = small(of_suit(card.suit))
        .or_else(|| small(of_suit(longest?)))
        .or_else(|| small(hands[to]));
    let (Some(from), Some(back)) = (from, back) else {
        return;
    };
    hands[from].remove(card);
    hands[from].insert(back);
    hands[to].remove(back);
    hands[to].insert(card);
}
