//! Calls and cards that people really choose, for scenes at the table.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Card, Hand, Seat, Strain, Suit};

use crate::boards::Outcome;
use crate::play::simulator;
use crate::{Chance, Draw, Exercise, fields};
use engine::{Auction, BySeat, Contract};

/// Above this level nobody bids by mistake.
const HIGHEST_LEVEL: u8 = 5;

/// The lowest sufficient bid in the player's longest suit, the higher of equals.
pub(crate) fn natural_bid(auction: &Auction, hand: Hand) -> Option<Bid> {
    let longest = Suit::ASC.into_iter().max_by_key(|&suit| hand[suit].len())?;
    let bid = auction.lowest_sufficient(Strain::from(longest))?;
    (bid.level.get() <= HIGHEST_LEVEL).then_some(bid)
}

/// A lead by a player who does not think of trumps.
pub(crate) fn lead(hand: Hand, chance: &mut Chance) -> Option<Card> {
    simulator::lead(hand, Strain::Notrump, chance)
}

/// `cards` cards of each hand, as they may be left late in the play.
pub(crate) fn left(hands: &BySeat<Hand>, cards: usize, chance: &mut Chance) -> BySeat<Hand> {
    BySeat::from_fn(|seat| {
        let mut held: Vec<Card> = hands[seat].iter().collect();
        chance.shuffle(&mut held);
        held.into_iter().take(cards).collect()
    })
}

/// The first position that can be posed, made of at most `tries` boards that were played.
pub(crate) fn position<T: Exercise>(
    draw: &mut Draw<'_>,
    tries: usize,
    mut make: impl FnMut(Contract, BySeat<Hand>, &mut Draw<'_>) -> Option<T>,
) -> Option<T> {
    (0..tries).find_map(|_| {
        let (contract, hands) = Turned::played(draw)?;
        make(contract, hands, draw).filter(|made| made.pose().is_ok())
    })
}

/// A deal turned clockwise on the table: who sits where has no say in a ruling.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Turned(usize);

impl Turned {
    /// By no place, or by one to three.
    pub(crate) fn by_chance(chance: &mut Chance) -> Self {
        Self(chance.below(4))
    }

    /// The next board of the bank with an auction, turned by chance: its auction and its hands.
    /// `None` where a board of a teacher's has none.
    pub(crate) fn auctioned(draw: &mut Draw<'_>) -> Option<(Auction, BySeat<Hand>)> {
        let board = draw.board_with_auction();
        let auction = board.auction.as_ref()?;
        let turned = Self::by_chance(&mut draw.chance);
        Some((turned.auction(auction), turned.hands(&board.hands)))
    }

    /// The next board of the bank with an outcome, turned by chance: its contract and its hands.
    /// `None` where it was passed out.
    pub(crate) fn played(draw: &mut Draw<'_>) -> Option<(Contract, BySeat<Hand>)> {
        let board = draw.board_with_outcome();
        let Some(Outcome::Played { contract, .. }) = board.outcome else {
            return None;
        };
        let turned = Self::by_chance(&mut draw.chance);
        Some((turned.contract(contract), turned.hands(&board.hands)))
    }

    fn seat(self, seat: Seat) -> Seat {
        (0..self.0).fold(seat, |seat, _| seat.lho())
    }

    /// The hands, each with its player.
    pub(crate) fn hands(self, hands: &BySeat<Hand>) -> BySeat<Hand> {
        BySeat::from_fn(|seat| hands[(0..self.0).fold(seat, |seat, _| seat.rho())])
    }

    /// Its calls, made from the dealer's new place on.
    pub(crate) fn auction(self, auction: &Auction) -> Auction {
        let calls: Vec<Call> = auction.calls().iter().map(|made| made.call).collect();
        fields::auction_of(self.seat(auction.dealer()), &calls)
    }

    /// The contract, played from declarer's new place.
    pub(crate) fn contract(self, contract: Contract) -> Contract {
        Contract {
            declarer: self.seat(contract.declarer),
            ..contract
        }
    }
}
