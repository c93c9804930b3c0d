//! Plays bank deals like club players, using the engine's [`Play`]: leads from length, second hand
//! low, third hand high, ruffs. Positions must look natural.

use crate::boards::{Outcome, PlayedBoard};
use crate::play::plausible::Turned;
use crate::prelude::*;
use engine::play::trick::{beats, winning_place};
use engine::play::{Play, Turn};

/// How many deals are tried for a suitable position; rare positions need many.
const DEALS: usize = 30;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    Any,
    Suit,
    Notrump,
}

impl Wanted {
    fn fits(self, strain: Strain) -> bool {
        self == Self::Any || (self == Self::Notrump) == (strain == Strain::Notrump)
    }
}

/// A bank deal before the opening lead, with the seats randomly rotated.
pub(crate) fn deal(draw: &mut Draw<'_>, wanted: Wanted) -> Play {
    let mut board = draw.board();
    for _ in 0..5 {
        if contract_of(board).is_some_and(|contract| wanted.fits(contract.bid.strain)) {
            break;
        }
        board = draw.board();
    }
    let turned = Turned::by_chance(&mut draw.chance);
    let hands = turned.hands(&board.hands);
    let mut contract = turned.contract(contract_of(board).unwrap_or(Contract {
        bid: Bid::new(1, Strain::Notrump),
        doubling: Doubling::Undoubled,
        declarer: Seat::South,
    }));
    if !wanted.fits(contract.bid.strain) {
        // The suit with the most cards, the higher one of equals.
        let [declarer, dummy] = [contract.declarer, contract.dummy()].map(|seat| hands[seat]);
        let fit = |suit: &Suit| declarer[*suit].len() + dummy[*suit].len();
        let longest = Suit::ASC.into_iter().max_by_key(fit);
        let longest = longest.filter(|_| wanted == Wanted::Suit);
        contract.bid.strain = longest.map_or(Strain::Notrump, Strain::from);
    }
    // A teacher's own board may lack its hands.
    Play::new(contract, hands).unwrap_or_else(|_| {
        let mut deck: Vec<Card> = Hand::ALL.iter().collect();
        draw.chance.shuffle(&mut deck);
        let mut hands = deck.chunks(13).map(|cards| cards.iter().copied().collect());
        let hands = BySeat::from_fn(|_| hands.next().unwrap_or_default());
        Play::new(contract, hands).expect("a shuffled pack is thirteen cards each")
    })
}

fn contract_of(board: &PlayedBoard) -> Option<Contract> {
    if let Some(Outcome::Played { contract, .. }) = board.outcome {
        return Some(contract);
    }
    match board.auction.as_ref()?.outcome() {
        engine::Outcome::Contract(contract) => Some(contract),
        _ => None,
    }
}

/// A bank deal after fewer than `limit` tricks.
pub(crate) fn begun(draw: &mut Draw<'_>, wanted: Wanted, limit: usize) -> Play {
    let mut play = deal(draw, wanted);
    for _ in 0..4 * draw.chance.below(limit) {
        next(&mut play, false, &mut draw.chance);
    }
    play
}

/// Plays at most `tricks` tricks until the player in turn has several cards and `fits`, and skips
/// each such turn with a chance of one half. Falls back on the last other turn, with `false`.
pub(crate) fn turn(
    mut play: Play,
    tricks: usize,
    ruffing: bool,
    chance: &mut Chance,
    fits: impl Fn(&Play, Seat) -> bool,
) -> Option<(Play, Seat, bool)> {
    let (mut found, mut last) = (None, None);
    for _ in 0..4 * tricks {
        let Some(player) = play.turn() else { break };
        // A single card leaves nothing to choose.
        if play.hand(player).len() > 1 {
            if fits(&play, player) {
                found = Some((play.clone(), player, true));
                if chance.percent(50) {
                    break;
                }
            } else {
                last = Some((play.clone(), player, false));
            }
        }
        next(&mut play, ruffing, chance);
    }
    found.or(last)
}

/// The first suitable position in the middle of a deal. Easier questions have fewer cards left.
pub(crate) fn moment<T>(
    draw: &mut Draw<'_>,
    mut fits: impl FnMut(&Play, &mut Chance) -> Option<T>,
) -> Option<T> {
    let low = draw.difficulty.choose(5, 3, 1);
    for _ in 0..DEALS {
        let mut play = deal(draw, Wanted::Any);
        let chance = &mut draw.chance;
        let before = low + chance.below(4);
        // The last tricks leave nothing to choose.
        while play.tricks().len() <= 10 {
            if play.tricks().len() >= before
                && let Some(found) = fits(&play, chance)
            {
                return Some(found);
            }
            if next(&mut play, false, chance).is_none() {
                break;
            }
        }
    }
    None
}

/// The first suitable deal, before its opening lead.
pub(crate) fn before_the_lead<T>(
    draw: &mut Draw<'_>,
    mut fits: impl FnMut(&Play, &mut Chance) -> Option<T>,
) -> Option<T> {
    (0..DEALS).find_map(|_| {
        let play = deal(draw, Wanted::Any);
        fits(&play, &mut draw.chance)
    })
}

/// The player in turn plays a card; `None` after the last one. With `ruffing`, leaders open suits
/// in which others are void, which produces ruffs and discards.
pub(crate) fn next(play: &mut Play, ruffing: bool, chance: &mut Chance) -> Option<Card> {
    let seat = play.turn()?;
    let turn = play.turn_of(seat);
    let strain = play.contract().bid.strain;
    let voids = |suit: Suit| {
        let others = [seat.lho(), seat.partner(), seat.rho()];
        let void = |other: &Seat| play.hand(*other)[suit].is_empty();
        others.into_iter().filter(void).count()
    };
    let card = match turn.trick.is_empty() && ruffing {
        true => lead_by(turn.legal_cards(), strain, |suit| 13 * voids(suit), chance),
        false => card(&turn, strain, chance),
    }?;
    play.play(card).ok()?;
    Some(card)
}

/// The card that the player chooses, on lead or to a trick.
pub(crate) fn card(turn: &Turn, strain: Strain, chance: &mut Chance) -> Option<Card> {
    let legal = turn.legal_cards();
    match turn.trick.is_empty() {
        true => lead(legal, strain, chance),
        false => follow(&turn.trick, legal, strain, chance),
    }
}

/// The card played instead of following suit: sometimes a trump, else the lowest card of a suit.
/// `None` without a card of the suit led: then it is no revoke.
pub(crate) fn revoke_card(
    held: Hand,
    led: Suit,
    strain: Strain,
    chance: &mut Chance,
) -> Option<Card> {
    let mut others = Suit::ASC.to_vec();
    others.retain(|&suit| suit != led && !held[suit].is_empty());
    match strain.suit().filter(|trumps| others.contains(trumps)) {
        _ if held[led].is_empty() => None,
        Some(trumps) if chance.percent(60) => {
            chance.pick(&cards_of(held, trumps).iter().collect::<Vec<_>>())
        }
        _ => cards_of(held, chance.pick(&others)?).iter().next_back(),
    }
}

/// A lead from one of the two longest suits, rarely a trump: the top of a sequence, an ace, the
/// fourth highest, the top of small cards, else the lowest.
pub(crate) fn lead(hand: Hand, strain: Strain, chance: &mut Chance) -> Option<Card> {
    lead_by(hand, strain, |_| 0, chance)
}

/// As [`lead`], but with a weight for each suit added to its length.
fn lead_by(
    hand: Hand,
    strain: Strain,
    weight: impl Fn(Suit) -> usize,
    chance: &mut Chance,
) -> Option<Card> {
    let held = |suit: &Suit| !hand[*suit].is_empty();
    let mut suits: Vec<Suit> = Suit::ASC.into_iter().filter(held).collect();
    chance.shuffle(&mut suits);
    suits.sort_by_key(|&suit| {
        let trump = if strain.suit() == Some(suit) { 4 } else { 0 };
        std::cmp::Reverse((weight(suit) + hand[suit].len()).saturating_sub(trump))
    });
    let suit = match suits.get(1) {
        Some(&second) if chance.percent(25) => second,
        _ => *suits.first()?,
    };
    let ranks: Vec<Rank> = hand[suit].iter().collect();
    let rank = match ranks[..] {
        [first, second, ..] if second.get() >= 9 && second.get() + 1 == first.get() => first,
        [Rank::A, ..] if strain != Strain::Notrump || chance.percent(30) => Rank::A,
        [_, _, _, fourth, ..] => fourth,
        [first, ..] if first < Rank::T => first,
        _ => *ranks.last()?,
    };
    Some(Card { suit, rank })
}

pub(crate) fn follow(
    played: &[Card],
    legal: Hand,
    strain: Strain,
    chance: &mut Chance,
) -> Option<Card> {
    let led = played.first()?;
    let place = winning_place(played, strain)?;
    let best = played[place];
    let winning = |card: &Card| beats(*card, best, strain);
    let partner_wins = played.len() >= 2 && place + 2 == played.len();
    let ranked = |cards: Hand| {
        let mut cards: Vec<Card> = cards.iter().collect();
        cards.sort_by_key(|card| card.rank);
        cards
    };
    let low = ranked(legal);
    let lowest = low.first().copied();
    if !cards_of(legal, led.suit).is_empty() {
        let wins: Vec<Card> = low.iter().copied().filter(winning).collect();
        let content = partner_wins && (played.len() == 3 || best.rank >= Rank::Q);
        let second_low = played.len() == 1 && !chance.percent(20);
        return match played.len() {
            _ if second_low || content => lowest,
            3 => wins.first().copied().or(lowest),
            _ => wins.last().copied().or(lowest),
        };
    }
    if !partner_wins || chance.percent(25) {
        let ruff = low.iter().copied().find(winning);
        if ruff.is_some() && chance.percent(85) {
            return ruff;
        }
    }
    let trumps = strain.suit().map(|suit| cards_of(legal, suit));
    let trumps = trumps.unwrap_or_default();
    let discards = ranked(legal - trumps);
    let overruffed = !trumps.is_empty() && best.suit != led.suit;
    if discards.is_empty() || (overruffed && chance.percent(25)) {
        return ranked(trumps).first().copied();
    }
    let suit = chance.pick(&discards)?.suit;
    let mut of_suit = discards.into_iter().filter(|card| card.suit == suit);
    // Sometimes a good card is discarded.
    match chance.percent(25) {
        true => of_suit.next_back(),
        false => of_suit.next(),
    }
}
