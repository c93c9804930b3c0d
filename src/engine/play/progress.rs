//! [`Play`]: four hands played out trick by trick (Laws 41, 44, 45).

use contract_bridge::{Card, Hand, Seat};

use crate::laws::exposed_card::ImpossibleIncident;
use crate::laws::penalty_card::PenaltyCards;
use crate::play::revoked::{Overlooked, Returned};
use crate::play::trick::winner;
use crate::play::{
    IllegalPlay, Impossible, ImpossibleDeal, Obligations, PlayedCard, SuitSet, Trick, Turn,
};
use crate::{BySeat, BySide, Citation, Contract, Side};

/// The play of one deal: the turn, the cards played, and the obligations of the players.
///
/// ```
/// use arbitro_engine::notation::{parse_card, parse_contract, parse_hand, parse_seat};
/// use arbitro_engine::play::Play;
/// use arbitro_engine::{BySeat, Contract, Seat, Side};
///
/// let (bid, doubling) = parse_contract("1NT").unwrap();
/// let contract = Contract { bid, doubling, declarer: Seat::South };
/// let hands = BySeat::from_fn(|seat| parse_hand(match seat {
///     Seat::North => "S3 H4", Seat::East => "S9 H5", Seat::South => "SA H6", Seat::West => "SQ H7",
/// }).unwrap());
/// let mut play = Play::ending(contract, hands, Seat::West).unwrap();
/// for card in ["SQ", "S3", "S9", "SA"] {
///     play.play(parse_card(card).unwrap()).unwrap();
/// }
/// assert_eq!(play.tricks_won(Side::NorthSouth), 1);
/// assert_eq!(play.turn(), Some(Seat::South));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    pub(super) contract: Contract,
    pub(super) hands: BySeat<Hand>,
    leader: Seat,
    trick: Vec<Card>,
    tricks: Vec<Trick>,
    record: Vec<PlayedCard>,
    pub(super) obligations: Obligations,
    /// Number of cards in each hand at the start of this play.
    pub(super) length: usize,
    pub(super) face_down: Option<Card>,
    pub(super) returned: Option<Returned>,
    pub(super) overlooked: Vec<Overlooked>,
    pub(super) claim: Option<Claim>,
    /// The last trick that each side has led or played to, or named a card for (Law 63A1, 2).
    pub(super) reached: BySide<usize>,
}

/// A claim or concession that stopped the play (Law 68).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Claim {
    pub(super) by: Side,
    /// Whether the other side has agreed (Law 63A4).
    pub(super) agreed: bool,
}

impl Play {
    /// The whole play: declarer's left-hand opponent leads (Law 41A), thirteen cards each.
    pub fn new(contract: Contract, hands: BySeat<Hand>) -> Result<Self, ImpossibleDeal> {
        for (seat, hand) in hands.iter() {
            if hand.len() != 13 {
                return Err(ImpossibleDeal::NotThirteen(seat, hand.len()));
            }
        }
        Self::ending(contract, hands, contract.opening_leader())
    }

    /// The last tricks of a play, which begin with a lead by `leader`.
    pub fn ending(
        contract: Contract,
        hands: BySeat<Hand>,
        leader: Seat,
    ) -> Result<Self, ImpossibleDeal> {
        let mut seen = Hand::EMPTY;
        for (_, &hand) in hands.iter() {
            if let Some(card) = (seen & hand).iter().next() {
                return Err(ImpossibleDeal::CardTwice(card));
            }
            seen |= hand;
        }
        let length = hands[leader].len();
        if length == 0 {
            return Err(ImpossibleDeal::NoCards);
        }
        if hands.iter().any(|(_, hand)| hand.len() != length) {
            return Err(ImpossibleDeal::Unequal);
        }
        if length == 13 && leader != contract.opening_leader() {
            return Err(ImpossibleDeal::NotTheOpeningLeader);
        }
        Ok(Self {
            contract,
            hands,
            leader,
            trick: Vec::with_capacity(4),
            tricks: Vec::with_capacity(length),
            record: Vec::with_capacity(4 * length),
            obligations: Obligations::new(contract.declarer),
            length,
            face_down: None,
            returned: None,
            overlooked: Vec::new(),
            claim: None,
            reached: BySide::default(),
        })
    }

    /// The contract. Under Law 54A its declarer can change to the original declarer's partner.
    pub const fn contract(&self) -> Contract {
        self.contract
    }

    /// The cards a player still holds, faced ones included.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat]
    }

    /// The cards of the trick in progress, the leader's first.
    pub fn trick(&self) -> &[Card] {
        &self.trick
    }

    /// The player who led, or must lead, to the trick in progress.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The tricks completed.
    pub fn tricks(&self) -> &[Trick] {
        &self.tricks
    }

    /// Every card played, in order, four to a trick.
    pub fn record(&self) -> &[PlayedCard] {
        &self.record
    }

    /// Penalty cards, restrictions, committed cards.
    pub const fn obligations(&self) -> &Obligations {
        &self.obligations
    }

    /// Whose turn it is, clockwise from the leader (Law 44B); `None` at the end.
    pub fn turn(&self) -> Option<Seat> {
        (!self.is_over()).then(|| self.at_place(self.trick.len()))
    }

    /// The player who plays to this trick at a position, counted from 0 at the leader.
    fn at_place(&self, place: usize) -> Seat {
        (0..place).fold(self.leader, |seat, _| seat.lho())
    }

    /// Whether a player has played to the trick in progress.
    pub(super) fn has_played(&self, seat: Seat) -> bool {
        (0..self.trick.len()).any(|place| self.at_place(place) == seat)
    }

    /// Whether all tricks have been played, or a side has claimed.
    pub fn is_over(&self) -> bool {
        self.tricks.len() == self.length || self.claim.is_some()
    }

    /// Whether this is a whole deal and no card has been played yet.
    pub(super) fn before_opening_lead(&self) -> bool {
        self.length == 13 && self.record.is_empty()
    }

    /// The number of the trick in progress within the whole deal, 1 to 13.
    pub fn trick_number(&self) -> usize {
        13 - self.length + self.tricks.len() + 1
    }

    /// Tricks won by a side so far.
    pub fn tricks_won(&self, side: Side) -> usize {
        let won = |trick: &&Trick| Side::of(trick.winner) == side;
        self.tricks.iter().filter(won).count()
    }

    /// The turn of a player with all obligations, whether or not it is that player's turn.
    pub fn turn_of(&self, seat: Seat) -> Turn {
        self.obligations.turn(seat, self.hands[seat], &self.trick)
    }

    /// May the player whose turn it is play this card? The only judge of a play.
    pub fn check(&self, card: Card) -> Result<(), IllegalPlay> {
        let seat = self.turn().ok_or(IllegalPlay::Over)?;
        if self.pending().is_some() {
            return Err(IllegalPlay::ChoicePending);
        }
        match self.face_down {
            Some(lies) if lies != card => return Err(IllegalPlay::LeadFaceDown(lies)),
            _ => {}
        }
        self.turn_of(seat).check(card).map_err(IllegalPlay::Card)
    }

    /// The cards that [`check`](Self::check) allows; none while declarer must choose.
    pub fn legal_cards(&self) -> Hand {
        let Some(seat) = self.turn() else {
            return Hand::EMPTY;
        };
        self.hands[seat]
            .iter()
            .filter(|&card| self.check(card).is_ok())
            .collect()
    }

    /// Plays a legal card; returns the trick that it completes. On an error nothing changes.
    pub fn play(&mut self, card: Card) -> Result<Option<Trick>, IllegalPlay> {
        self.check(card)?;
        let seat = self.turn().ok_or(IllegalPlay::Over)?;
        Ok(self.put(seat, card, None))
    }

    /// Puts the opening lead face down (Law 41A). It counts when it is faced.
    pub fn lead_face_down(&mut self, card: Card) -> Result<(), IllegalPlay> {
        if !self.before_opening_lead() {
            return Err(IllegalPlay::Over);
        }
        self.check(card)?;
        self.face_down = Some(card);
        Ok(())
    }

    /// Faces the opening lead (Law 41C). `None` if there is none, or if declarer must choose first.
    pub fn face_lead(&mut self) -> Option<Card> {
        if self.pending().is_some() {
            return None;
        }
        let card = self.face_down.take()?;
        self.put(self.leader, card, None);
        Some(card)
    }

    /// Puts a card on the table. Every card, legal or condoned, goes through this function.
    pub(super) fn put(
        &mut self,
        seat: Seat,
        card: Card,
        condoned: Option<Citation>,
    ) -> Option<Trick> {
        let led = self.trick.is_empty();
        if led {
            self.leader = seat;
        }
        self.reach(Side::of(seat), self.trick_number());
        self.face_down = None;
        self.hands[seat] -= [card].into_iter().collect();
        self.trick.push(card);
        self.record.push(PlayedCard {
            seat,
            card,
            condoned,
        });
        self.obligations.played(seat, card, led);
        self.mind_returned(seat, card);
        let cards = <[Card; 4]>::try_from(self.trick.as_slice()).ok()?;
        let winner = winner(self.leader, &cards, self.contract.bid.strain)?;
        let trick = Trick {
            leader: self.leader,
            cards,
            winner,
        };
        self.tricks.push(trick);
        self.trick.clear();
        self.leader = winner;
        self.returned = None;
        self.obligations.trick_won(winner);
        Some(trick)
    }

    /// Adds penalty cards that a defender brings from the auction (Law 24E).
    pub fn carry_over(&mut self, seat: Seat, penalty: PenaltyCards) -> Result<(), Impossible> {
        if !self.record.is_empty() {
            return Err(Impossible::PlayHasBegun);
        }
        if let Some(card) = (penalty.cards() - self.hands[seat]).iter().next() {
            return Err(Impossible::NotHeld(card));
        }
        if !self.obligations.defends(seat) && penalty != PenaltyCards::None {
            return Err(ImpossibleIncident::PenaltyCardOfDeclarer.into());
        }
        self.obligations.carry_over(seat, penalty);
        Ok(())
    }

    /// Lets declarer forbid one of the suits at this first lead, after a withdrawn call (Law 26B).
    pub fn owe_for_withdrawn_call(&mut self, leader: Seat, suits: SuitSet) {
        if self.obligations.defends(leader) && !suits.is_empty() {
            self.obligations.bonds[leader].withdrawn_call = Some(suits);
        }
    }

    /// A side claims or concedes: play stops (Law 68D), its revokes are established (Law 63A3).
    pub fn claim(&mut self, by: Side) {
        self.claim.get_or_insert(Claim { by, agreed: false });
    }

    /// The other side agrees to the claim: its revokes are established too (Law 63A4).
    pub fn agree_to_claim(&mut self) {
        if let Some(claim) = &mut self.claim {
            claim.agreed = true;
        }
    }

    /// A side names a card for the next trick: its revokes are established (Law 63A2).
    pub fn name_for_next_trick(&mut self, side: Side) {
        self.reach(side, self.trick_number() + 1);
    }

    /// Records that a side has led or played to a trick, legally or not.
    pub(super) fn reach(&mut self, side: Side, trick: usize) {
        self.reached[side] = self.reached[side].max(trick);
    }
}
