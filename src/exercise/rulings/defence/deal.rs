//! Moments of play: a deal of the bank, played by simple sense up to where
//! something can be asked.

use contract_bridge::{Bid, Card, Hand, Seat, Strain, Suit};

use super::{Defence, Laid, Order};
use crate::boards::Outcome;
use crate::play::plausible::Turned;
use crate::{Chance, Difficulty, Draw};
use engine::laws::exposed_card::How;
use engine::laws::penalty_card::PenaltyCards;
use engine::play::{Play, trick};
use engine::{Contract, Doubling, Side, cards_of, is_honour};

/// Boards that are looked through for a moment before another kind is made.
const BOARDS: usize = 6;

/// Tricks played before the first moment that is looked at: few cards are easy to overlook.
fn tricks_before(chance: &mut Chance, difficulty: Difficulty) -> usize {
    let (low, high) = match difficulty {
        Difficulty::Easy => (5, 8),
        Difficulty::Medium => (3, 6),
        Difficulty::Hard => (1, 4),
    };
    usize::try_from(chance.between(low, high)).unwrap_or(4)
}

/// What fits at the first moment of a deal at which something does.
///
/// The deal is one of the bank, turned by chance; every card to the moment is legal.
pub(crate) fn moment<T>(
    draw: &mut Draw<'_>,
    mut fits: impl FnMut(&Play, &mut Chance) -> Option<T>,
) -> Option<T> {
    for _ in 0..BOARDS {
        let mut play = start(draw)?;
        let chance = &mut draw.chance;
        let before = tricks_before(chance, draw.difficulty);
        while let Some(card) = next_card(&play, chance) {
            let number = play.tricks().len();
            // The last tricks leave nothing to choose.
            if number > 10 {
                break;
            }
            if number >= before
                && let Some(found) = fits(&play, chance)
            {
                return Some(found);
            }
            if play.play(card).is_err() {
                break;
            }
        }
    }
    None
}

/// What fits before the opening lead.
pub(crate) fn before_the_lead<T>(
    draw: &mut Draw<'_>,
    mut fits: impl FnMut(&Play, &mut Chance) -> Option<T>,
) -> Option<T> {
    (0..BOARDS).find_map(|_| {
        let play = start(draw)?;
        fits(&play, &mut draw.chance)
    })
}

/// A board of the bank with its contract, turned at the table by chance.
fn start(draw: &mut Draw<'_>) -> Option<Play> {
    let board = draw.board_with_outcome();
    let turned = Turned::by_chance(&mut draw.chance);
    let contract = match board.outcome {
        Some(Outcome::Played { contract, .. }) => contract,
        // Passed out, or known by its hands only: any contract will do.
        _ => Contract {
            bid: Bid::new(1, draw.chance.pick_or(&Strain::ASC, Strain::Notrump)),
            doubling: Doubling::Undoubled,
            declarer: Seat::South,
        },
    };
    Play::new(turned.contract(contract), turned.hands(&board.hands)).ok()
}

/// A legal card that somebody might play: mostly by simple sense, at times any.
fn next_card(play: &Play, chance: &mut Chance) -> Option<Card> {
    let seat = play.turn()?;
    let legal = play.turn_of(seat).legal_cards();
    if chance.percent(12) {
        let cards: Vec<Card> = legal.iter().collect();
        return chance.pick(&cards);
    }
    let strain = play.contract().bid.strain;
    let so_far = play.trick();
    let Some(place) = trick::winning_place(so_far, strain) else {
        return lead(legal, strain);
    };
    let best = so_far.get(place).copied()?;
    let partner_wins = so_far.len() >= 2 && place + 2 == so_far.len();
    let winners = legal
        .iter()
        .filter(|&card| trick::beats(card, best, strain))
        .min_by_key(|card| (Some(card.suit) == strain.suit(), card.rank));
    match winners {
        Some(winner) if so_far.len() >= 2 && !partner_wins => Some(winner),
        _ => lowest(legal, strain),
    }
}

/// From the longest suit: the top of a sequence, else a small card.
fn lead(legal: Hand, strain: Strain) -> Option<Card> {
    let suit = Suit::DESC
        .into_iter()
        .max_by_key(|&suit| (Some(suit) != strain.suit(), cards_of(legal, suit).len()))
        .filter(|&suit| !cards_of(legal, suit).is_empty());
    let suit = suit.or_else(|| legal.iter().next().map(|card| card.suit))?;
    let cards: Vec<Card> = cards_of(legal, suit).iter().collect();
    match cards.as_slice() {
        [top, next, ..] if is_honour(*next) && top.rank.get() == next.rank.get() + 1 => Some(*top),
        other => other.last().copied(),
    }
}

/// The lowest card, trumps last, from the longest of the suits.
fn lowest(legal: Hand, strain: Strain) -> Option<Card> {
    legal.iter().min_by_key(|card| {
        let length = cards_of(legal, card.suit).len();
        (Some(card.suit) == strain.suit(), card.rank, 13 - length)
    })
}

/// The defender whose turn it is.
pub(crate) fn defender(play: &Play) -> Option<Seat> {
    let declarer = play.contract().declarer;
    play.turn()
        .filter(|&seat| Side::of(seat) != Side::of(declarer))
}

/// Cards by a condition, of which one can be picked.
pub(crate) fn fitting(hand: Hand, wanted: impl Fn(Card) -> bool) -> Vec<Card> {
    hand.iter().filter(|&card| wanted(card)).collect()
}

/// How a major penalty card may have come to lie there.
pub(crate) fn how_major(card: Card, chance: &mut Chance) -> How {
    let deliberate = [
        How::LedOutOfTurnRefused,
        How::LedOutOfTurnRefused,
        How::LedOutOfTurnRefused,
        How::RevokeCorrected,
        How::RevokeCorrected,
        How::Shown,
    ];
    if is_honour(card) && chance.percent(60) {
        How::Dropped
    } else {
        chance.pick_or(&deliberate, How::LedOutOfTurnRefused)
    }
}

impl Laid {
    /// One major penalty card with its story.
    pub(crate) fn major(card: Card, chance: &mut Chance) -> Self {
        Self {
            cards: PenaltyCards::major(card),
            how: Some(how_major(card, chance)),
        }
    }

    /// Cards that fell together, or one small card that fell.
    pub(crate) fn dropped(cards: Hand) -> Self {
        use engine::laws::penalty_card::Exposed;
        Self {
            cards: PenaltyCards::None.with(cards, Exposed::ByAccident),
            how: Some(How::Dropped),
        }
    }
}

impl Defence {
    /// The player at his turn, nothing lying there yet.
    pub(crate) fn at(play: &Play, player: Seat) -> Self {
        let dummy = play.contract().dummy();
        let led = !play.tricks().is_empty() || !play.trick().is_empty();
        Self {
            contract: play.contract(),
            player,
            hand: play.hand(player),
            dummy: if led { play.hand(dummy) } else { Hand::EMPTY },
            trick: play.trick().to_vec(),
            own: Laid::NOTHING,
            partners: Laid::NOTHING,
            order: Order::None,
            designated: None,
            since: Vec::new(),
        }
    }

    /// A position for the unlikely case that no moment of any board fits:
    /// West on lead, East's card on the table.
    pub(crate) fn plain() -> Self {
        use contract_bridge::Rank;
        let card = |suit, rank| Card {
            suit,
            rank: Rank::new(rank),
        };
        let west = [
            card(Suit::Spades, 14),
            card(Suit::Spades, 4),
            card(Suit::Hearts, 9),
            card(Suit::Diamonds, 13),
            card(Suit::Clubs, 7),
        ];
        Self {
            contract: Contract {
                bid: Bid::new(3, Strain::Notrump),
                doubling: Doubling::Undoubled,
                declarer: Seat::South,
            },
            player: Seat::West,
            hand: west.into_iter().collect(),
            dummy: Hand::EMPTY,
            trick: Vec::new(),
            own: Laid::NOTHING,
            partners: Laid {
                cards: PenaltyCards::major(card(Suit::Hearts, 5)),
                how: Some(How::LedOutOfTurnRefused),
            },
            order: Order::None,
            designated: None,
            since: Vec::new(),
        }
    }
}
