//! The obligations of the players after irregularities: penalty cards on the table, restrictions on
//! a lead or on one play, cards that must be played. What is played or picked up goes by itself.

use contract_bridge::{Card, Hand, Seat, Suit};

use crate::laws::exposed_card::{ExposureRuling, How, ImpossibleIncident, Incident, Phase};
use crate::laws::lead_restriction::{LeadChoice, lead_choices};
use crate::laws::penalty_card::PenaltyCards;
use crate::play::{Commitment, LeadRestriction, PlayRestriction, Restriction, SuitSet, Turn};
use crate::{BySeat, Side};

/// The obligations of one player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Bonds {
    penalty: PenaltyCards,
    lead: LeadRestriction,
    /// Declarer's choice about this player's next card, after partner's early one (Law 57A).
    pub(super) play: Option<PlayRestriction>,
    /// The penalty card that declarer has named, of several (Law 51A).
    pub(super) designated: Option<Card>,
    /// The card to be played at the next turn, if it is legal then.
    pub(super) bound: Option<Commitment>,
    /// The suits, of which declarer may forbid one at this player's first lead (Law 26B).
    pub(super) withdrawn_call: Option<SuitSet>,
}

/// All obligations of the players at one moment of the play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Obligations {
    declaring: Side,
    pub(super) bonds: BySeat<Bonds>,
    /// The leader about whose partner's penalty cards declarer has already chosen.
    elected: Option<Seat>,
}

/// A choice that declarer does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("declarer has no such choice")]
pub struct NotOffered;

impl Obligations {
    /// No obligations.
    pub fn new(declarer: Seat) -> Self {
        Self {
            declaring: Side::of(declarer),
            bonds: BySeat::default(),
            elected: None,
        }
    }

    /// Whether a player is a defender: only a defender can have a penalty card (Law 48A).
    pub fn defends(&self, seat: Seat) -> bool {
        Side::of(seat) != self.declaring
    }

    /// The penalty cards in front of a player.
    pub fn penalty(&self, seat: Seat) -> PenaltyCards {
        self.bonds[seat].penalty
    }

    /// The restriction on a player's next lead.
    pub fn lead_restriction(&self, seat: Seat) -> LeadRestriction {
        self.bonds[seat].lead
    }

    /// The card to be played at the next turn, if it is legal then (Laws 57C, 57D, 62C2).
    pub fn bound(&self, seat: Seat) -> Option<Commitment> {
        self.bonds[seat].bound
    }

    /// Exposes cards: they may become penalty cards. On an error nothing changes.
    pub fn expose(
        &mut self,
        declarer: Seat,
        phase: Phase,
        exposed: &Exposure,
    ) -> Result<ExposureRuling, ImpossibleIncident> {
        let bonds = &mut self.bonds[exposed.seat];
        let before = bonds.penalty;
        let ruling = Incident {
            phase,
            declarer: Some(declarer),
            seat: exposed.seat,
            cards: exposed.cards,
            how: exposed.how,
            before,
            due: exposed.due,
        }
        .ruling()?;
        bonds.penalty = ruling.penalty;
        bonds.bound = ruling.must_be_played.or(bonds.bound);
        // A new card of the leader's partner changes what declarer may choose.
        if ruling.penalty != before && self.elected == Some(exposed.seat.partner()) {
            self.elected = None;
        }
        Ok(ruling)
    }

    /// The turn of a player, with all obligations.
    pub fn turn(&self, seat: Seat, hand: Hand, trick: &[Card]) -> Turn {
        let bonds = &self.bonds[seat];
        let restriction = if trick.is_empty() {
            Restriction::Lead(bonds.lead)
        } else {
            bonds.play.map_or(Restriction::None, Restriction::Play)
        };
        Turn {
            hand,
            trick: trick.to_vec(),
            penalty: bonds.penalty,
            restriction,
            designated: bonds.designated,
            bound: bonds.bound,
        }
    }

    /// The choices that declarer has before a player leads, and has not made for this lead.
    pub fn lead_choices(&self, leader: Seat) -> Vec<LeadChoice> {
        if !self.defends(leader) || self.elected == Some(leader) {
            return Vec::new();
        }
        lead_choices(self.bonds[leader.partner()].penalty)
    }

    /// Lets declarer choose about this lead again, even if there is no new penalty card (Law 56).
    pub(super) fn ask_again(&mut self, leader: Seat) {
        if self.elected == Some(leader) {
            self.elected = None;
        }
    }

    /// Makes declarer's choice. Returns the cards that go back to their owner's hand.
    pub fn choose(&mut self, leader: Seat, choice: LeadChoice) -> Result<Hand, NotOffered> {
        if !self.lead_choices(leader).contains(&choice) {
            return Err(NotOffered);
        }
        let lead = &mut self.bonds[leader].lead;
        match choice {
            LeadChoice::Require(suit) => {
                lead.required = Some(suit);
                // The new choice replaces declarer's older ban.
                lead.forbidden = lead.forbidden.without(suit);
                lead.after_withdrawn_call = lead.after_withdrawn_call.filter(|&ban| ban != suit);
            }
            LeadChoice::Forbid(suits) => lead.forbidden = lead.forbidden.with(suits),
            LeadChoice::NoDemand => {}
        }
        let owner = &mut self.bonds[leader.partner()];
        let picked_up = choice.picked_up(owner.penalty);
        owner.penalty = owner.penalty.without(picked_up);
        self.elected = Some(leader);
        Ok(picked_up)
    }

    /// The suits, of which declarer may forbid one at this lead after a withdrawn call (Law 26B).
    pub fn withdrawn_call(&self, leader: Seat) -> Option<SuitSet> {
        self.bonds[leader].withdrawn_call
    }

    /// Forbids a suit, or none, for declarer: the right is used up either way (Law 26B).
    pub(super) fn forbid_after_call(
        &mut self,
        leader: Seat,
        suit: Option<Suit>,
    ) -> Result<(), NotOffered> {
        let suits = self.bonds[leader].withdrawn_call.ok_or(NotOffered)?;
        if suit.is_some_and(|suit| !suits.contains(suit)) {
            return Err(NotOffered);
        }
        self.bonds[leader].withdrawn_call = None;
        self.bonds[leader].lead.after_withdrawn_call = suit;
        Ok(())
    }

    /// Adds penalty cards that a defender brings into the play from the auction (Law 24E).
    pub fn carry_over(&mut self, seat: Seat, penalty: PenaltyCards) {
        if self.defends(seat) {
            let before = self.bonds[seat].penalty;
            self.bonds[seat].penalty = before.together(penalty);
        }
    }

    /// After plays were taken back (Law 62), keeps what has been exposed since, and the obligations
    /// of players who have not played since.
    pub(super) fn keep_what_came_since(&mut self, since: &Self, played: &[Seat]) {
        for seat in Seat::ALL {
            let (now, later) = (&mut self.bonds[seat], &since.bonds[seat]);
            now.penalty = now.penalty.together(later.penalty);
            if !played.contains(&seat) {
                now.bound = later.bound;
                now.play = later.play;
            }
        }
    }

    /// Updates the obligations when a card is played: removes those for this play only.
    pub fn played(&mut self, seat: Seat, card: Card, led: bool) {
        let bonds = &mut self.bonds[seat];
        bonds.penalty = bonds.penalty.without([card].into_iter().collect());
        bonds.designated = None;
        bonds.play = None;
        // Fulfilled, or illegal at this turn and so no longer required.
        bonds.bound = None;
        if led {
            // The right ends at the first turn to lead, even if it was not used.
            bonds.withdrawn_call = None;
            // After any lead, restrictions on this lead only are over.
            for other in Seat::ALL {
                self.bonds[other].lead.required = None;
                self.bonds[other].designated = None;
            }
            self.elected = None;
        }
    }

    /// A ban lasts only while the player keeps the lead (Laws 26B, 50D2(a), 51B).
    pub fn trick_won(&mut self, winner: Seat) {
        for seat in Seat::ALL {
            let bonds = &mut self.bonds[seat];
            bonds.play = None;
            if seat != winner {
                bonds.lead = LeadRestriction::default();
            }
        }
    }
}

/// Cards of one player that are exposed in the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exposure {
    /// The owner of the cards.
    pub seat: Seat,
    /// The exposed cards.
    pub cards: Hand,
    /// How it happened.
    pub how: How,
    /// The penalty card played in place of the wrong card (Law 52B2), if the player has several.
    pub due: Option<Card>,
}

impl Exposure {
    pub(super) fn of_card(seat: Seat, card: Card, how: How) -> Self {
        Self {
            seat,
            cards: [card].into_iter().collect(),
            how,
            due: None,
        }
    }
}
