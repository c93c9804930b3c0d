//! Honours: a premium for cards held in one hand (Laws of Contract Bridge, Law 81).

use contract_bridge::{Card, Hand, Rank, Seat, Strain, Suit};

use crate::{BySeat, Side};

/// A holding in one hand that earns a premium, for either side, contract made or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Holding {
    /// Four of the five trump honours, A K Q J T.
    FourTrumpHonours,
    /// All five trump honours.
    FiveTrumpHonours,
    /// The four aces, at no trump.
    FourAces,
}

impl Holding {
    /// Every holding.
    pub const ALL: [Self; 3] = [
        Self::FourTrumpHonours,
        Self::FiveTrumpHonours,
        Self::FourAces,
    ];

    /// The premium: 100 or 150.
    pub const fn points(self) -> i32 {
        match self {
            Self::FourTrumpHonours => 100,
            Self::FiveTrumpHonours | Self::FourAces => 150,
        }
    }

    /// The holding of a hand in a strain, if any.
    pub fn of(hand: Hand, strain: Strain) -> Option<Self> {
        let held = |cards: &[Card]| cards.iter().filter(|card| hand.contains(**card)).count();
        match strain.suit() {
            None => {
                let aces = Suit::ASC.map(|suit| Card {
                    suit,
                    rank: Rank::A,
                });
                (held(&aces) == 4).then_some(Self::FourAces)
            }
            Some(suit) => {
                let honours = [Rank::A, Rank::K, Rank::Q, Rank::J, Rank::T];
                match held(&honours.map(|rank| Card { suit, rank })) {
                    5 => Some(Self::FiveTrumpHonours),
                    4 => Some(Self::FourTrumpHonours),
                    _ => None,
                }
            }
        }
    }

    /// The holding for which a premium of this many points is given in a strain.
    const fn of_points(points: i32, strain: Strain) -> Option<Self> {
        match (strain, points) {
            (Strain::Notrump, 150) => Some(Self::FourAces),
            (Strain::Notrump, _) => None,
            (_, 100) => Some(Self::FourTrumpHonours),
            (_, 150) => Some(Self::FiveTrumpHonours),
            _ => None,
        }
    }
}

/// Honours of one side; two hands of a deal cannot both have them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Honours {
    /// The side of the holder, who may also be a defender or dummy.
    pub side: Side,
    /// The holding.
    pub holding: Holding,
}

/// Why honours are impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ImpossibleHonours {
    /// Not 100 or 150 in a suit, not 150 at no trump.
    #[error("there are no honours of {points} in this contract{}", hint(*.strain))]
    NoSuchPremium {
        /// The points claimed.
        points: i32,
        /// The strain of the contract.
        strain: Strain,
    },
    /// Two claims in one deal.
    #[error("one hand at most can hold honours in a deal")]
    MoreThanOneHand,
    /// A holding that cannot score in this strain.
    #[error("this holding earns nothing in this strain{}", hint(*.0))]
    WrongStrain(Strain),
    /// A passed-out deal has no honours.
    #[error("a passed-out deal has no honours")]
    PassedOut,
}

const fn hint(strain: Strain) -> &'static str {
    match strain {
        Strain::Notrump => ": 150 for four aces",
        _ => ": 100 for four trump honours, 150 for five",
    }
}

impl Honours {
    /// Honours claimed as points, by side; an empty list for none.
    pub fn claimed(
        claims: &[(Side, i32)],
        strain: Strain,
    ) -> Result<Option<Self>, ImpossibleHonours> {
        let mut honours = None;
        for &(side, points) in claims {
            let holding = Holding::of_points(points, strain);
            let holding = holding.ok_or(ImpossibleHonours::NoSuchPremium { points, strain })?;
            if honours.replace(Self { side, holding }).is_some() {
                return Err(ImpossibleHonours::MoreThanOneHand);
            }
        }
        Ok(honours)
    }

    /// Honours in the four hands of a deal.
    pub fn held(hands: &BySeat<Hand>, strain: Strain) -> Option<Self> {
        Seat::ALL.into_iter().find_map(|seat| {
            let holding = Holding::of(hands[seat], strain)?;
            let side = Side::of(seat);
            Some(Self { side, holding })
        })
    }

    /// Whether this holding can score in a contract.
    pub(super) fn check(self, strain: Strain) -> Result<(), ImpossibleHonours> {
        let of_aces = self.holding == Holding::FourAces;
        if of_aces == (strain == Strain::Notrump) {
            Ok(())
        } else {
            Err(ImpossibleHonours::WrongStrain(strain))
        }
    }
}
