//! Calls and cards that people plausibly choose, for scenes at the table.

use crate::boards::Outcome;
use crate::fields;
use crate::play::simulator;
use crate::prelude::*;
use engine::laws::role::Role;

/// The lowest sufficient bid in the player's longest suit, the higher one of equals, up to level 5.
pub(crate) fn natural_bid(auction: &Auction, hand: Hand) -> Option<Bid> {
    let longest = Suit::ASC.into_iter().max_by_key(|&suit| hand[suit].len())?;
    let bid = auction.lowest_sufficient(Strain::from(longest))?;
    (bid.level.get() <= 5).then_some(bid)
}

/// The lowest bids in other denominations than this call's.
pub(crate) fn other_strains(auction: &Auction, than: Call) -> Vec<Call> {
    let strain = |call| match call {
        Call::Bid(bid) => Some(bid.strain),
        _ => None,
    };
    let other = |call: &Call| strain(*call).is_some() && strain(*call) != strain(than);
    auction.legal_calls().filter(other).take(3).collect()
}

/// A plausible lead that does not consider trumps.
pub(crate) fn lead(hand: Hand, chance: &mut Chance) -> Option<Card> {
    simulator::lead(hand, Strain::Notrump, chance)
}

/// A player in this role, either one of the defenders; without a role, a defender or declarer.
pub(crate) fn player(role: Option<Role>, contract: Contract, chance: &mut Chance) -> Option<Seat> {
    let declarer = contract.declarer;
    match role.or_else(|| chance.pick(&[Role::Defender, Role::Declarer]))? {
        Role::Declarer => Some(declarer),
        Role::Dummy => Some(contract.dummy()),
        Role::Defender => chance.pick(&[declarer.lho(), declarer.rho()]),
    }
}

/// `cards` cards from each hand, as late in the play.
pub(crate) fn left(hands: &BySeat<Hand>, cards: usize, chance: &mut Chance) -> BySeat<Hand> {
    BySeat::from_fn(|seat| {
        let mut held: Vec<Card> = hands[seat].iter().collect();
        chance.shuffle(&mut held);
        held.into_iter().take(cards).collect()
    })
}

/// The first position that can be posed, in at most `tries` tries.
pub(crate) fn first<T: Exercise>(
    draw: &mut Draw<'_>,
    tries: usize,
    mut make: impl FnMut(&mut Draw<'_>) -> Option<T>,
) -> Option<T> {
    (0..tries).find_map(|_| make(draw).filter(|made| made.pose().is_ok()))
}

/// A rotation of all seats clockwise; it does not affect a ruling.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Turned(usize);

impl Turned {
    pub(crate) fn by_chance(chance: &mut Chance) -> Self {
        Self(chance.below(4))
    }

    /// Auction and hands of a board, randomly rotated; `None` if a teacher's board has none.
    pub(crate) fn auctioned(draw: &mut Draw<'_>) -> Option<(Auction, BySeat<Hand>)> {
        let board = draw.board_with_auction();
        let auction = board.auction.as_ref()?;
        let turned = Self::by_chance(&mut draw.chance);
        Some((turned.auction(auction), turned.hands(&board.hands)))
    }

    /// Contract and hands of a board, randomly rotated; `None` if it was passed out.
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

    pub(crate) fn hands(self, hands: &BySeat<Hand>) -> BySeat<Hand> {
        BySeat::from_fn(|seat| hands[(0..self.0).fold(seat, |seat, _| seat.rho())])
    }

    pub(crate) fn auction(self, auction: &Auction) -> Auction {
        let calls = fields::Calls::from(auction);
        fields::auction_of(self.seat(auction.dealer()), &calls)
    }

    pub(crate) fn contract(self, contract: Contract) -> Contract {
        Contract {
            declarer: self.seat(contract.declarer),
            ..contract
        }
    }
}
