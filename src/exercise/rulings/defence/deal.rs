//! Moments of play: a deal of the bank, played by simple sense up to where
//! something can be asked.

use contract_bridge::{Bid, Card, Hand, Seat, Strain, Suit};

use super::{Defence, Laid, Order};
use crate::Chance;
use engine::laws::exposed_card::How;
use engine::laws::penalty_card::PenaltyCards;
use engine::play::Play;
use engine::{Contract, Doubling, Side, is_honour};

pub(crate) use crate::play::simulator::{before_the_lead, moment};

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
