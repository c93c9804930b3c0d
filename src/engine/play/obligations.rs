//! What binds the players after irregularities: penalty cards on the table,
//! restrictions on a lead or on one play, cards that are committed.
//!
//! The one small machine behind the three questions of the penalty-card Laws:
//! a card is exposed ([`expose`](Obligations::expose), Law 50B), what may be
//! played ([`turn`](Obligations::turn), Laws 44, 50, 51, 57, 59), and what
//! declarer may ask of the leader ([`lead_choices`](Obligations::lead_choices),
//! [`choose`](Obligations::choose), Laws 50D2, 51B). Cards that are played or
//! picked up leave it by themselves.

use contract_bridge::{Card, Hand, Seat, Suit};

use crate::laws::exposed_card::{ExposureRuling, How, ImpossibleIncident, Incident, Phase};
use crate::laws::lead_restriction::{LeadChoice, lead_choices};
use crate::laws::penalty_card::PenaltyCards;
use crate::play::{Commitment, LeadRestriction, PlayRestriction, Restriction, SuitSet, Turn};
use crate::{BySeat, Side};

/// What binds one player.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Bonds {
    penalty: PenaltyCards,
    lead: LeadRestriction,
    play: Option<PlayRestriction>,
    designated: Option<Card>,
    bound: Option<Commitment>,
    /// The suits one of which declarer may forbid at this player's first lead (Law 26B).
    withdrawn_call: Option<SuitSet>,
}

/// Everything that binds the players at one moment of the play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Obligations {
    declaring: Side,
    bonds: BySeat<Bonds>,
    /// Declarer has chosen about the penalty cards of this leader's partner.
    elected: Option<Seat>,
}

/// A choice that declarer does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("declarer has no such choice")]
pub struct NotOffered;

impl Obligations {
    /// Nothing binds anybody.
    #[must_use]
    pub fn new(declarer: Seat) -> Self {
        Self {
            declaring: Side::of(declarer),
            bonds: BySeat::default(),
            elected: None,
        }
    }

    /// Whether a player defends: nobody else can have a penalty card (Law 48A).
    #[must_use]
    pub fn defends(&self, seat: Seat) -> bool {
        Side::of(seat) != self.declaring
    }

    /// The penalty cards in front of a player.
    #[must_use]
    pub fn penalty(&self, seat: Seat) -> PenaltyCards {
        self.bonds[seat].penalty
    }

    /// What binds a player's next lead.
    #[must_use]
    pub fn lead_restriction(&self, seat: Seat) -> LeadRestriction {
        self.bonds[seat].lead
    }

    /// The card that a player must play at his turn, as far as it is legal then
    /// (Laws 57C, 57D, 62C2).
    #[must_use]
    pub fn bound(&self, seat: Seat) -> Option<Commitment> {
        self.bonds[seat].bound
    }

    /// Algorithm one: a card is exposed, and what lies in front of its owner changes.
    ///
    /// # Errors
    /// [`ImpossibleIncident`]; nothing has changed then.
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

    /// Algorithm two: a player about to play, with everything that binds him.
    #[must_use]
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

    /// Algorithm three: what declarer may choose before a player leads. Empty
    /// where there is no choice, or it has been made for this lead.
    #[must_use]
    pub fn lead_choices(&self, leader: Seat) -> Vec<LeadChoice> {
        if !self.defends(leader) || self.elected == Some(leader) {
            return Vec::new();
        }
        lead_choices(self.bonds[leader.partner()].penalty)
    }

    /// A new irregularity gives declarer the choice about this lead once more, even
    /// if no new card lies there: the card led may have lain there already (Law 56).
    pub(super) fn ask_again(&mut self, leader: Seat) {
        if self.elected == Some(leader) {
            self.elected = None;
        }
    }

    /// Declarer chooses. Returns the cards that go back to their owner's hand.
    ///
    /// # Errors
    /// [`NotOffered`].
    pub fn choose(&mut self, leader: Seat, choice: LeadChoice) -> Result<Hand, NotOffered> {
        if !self.lead_choices(leader).contains(&choice) {
            return Err(NotOffered);
        }
        let lead = &mut self.bonds[leader].lead;
        match choice {
            LeadChoice::Require(suit) => {
                lead.required = Some(suit);
                // His newer choice replaces his older ban.
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

    /// The suits one of which declarer may forbid at this lead, because the
    /// leader's partner withdrew a call (Law 26B).
    #[must_use]
    pub fn withdrawn_call(&self, leader: Seat) -> Option<SuitSet> {
        self.bonds[leader].withdrawn_call
    }

    /// Declarer may forbid one of the suits at this player's first lead (Law 26B).
    pub(super) fn owe_for_withdrawn_call(&mut self, leader: Seat, suits: SuitSet) {
        if self.defends(leader) && !suits.is_empty() {
            self.bonds[leader].withdrawn_call = Some(suits);
        }
    }

    /// Declarer forbids a suit, or none: the right is used up either way (Law 26B).
    ///
    /// # Errors
    /// [`NotOffered`].
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

    /// Declarer's choice about the play of the offender's partner (Law 57A).
    pub(super) fn restrict_play(&mut self, seat: Seat, restriction: PlayRestriction) {
        self.bonds[seat].play = Some(restriction);
    }

    /// Declarer names which of several penalty cards is played (Law 51A).
    pub(super) fn designate(&mut self, seat: Seat, card: Card) {
        self.bonds[seat].designated = Some(card);
    }

    /// A card must be played at its owner's turn, as far as it is legal then.
    pub(super) fn bind(&mut self, seat: Seat, card: Commitment) {
        self.bonds[seat].bound = Some(card);
    }

    /// A card may be changed again.
    pub(super) fn release(&mut self, seat: Seat) {
        self.bonds[seat].bound = None;
    }

    /// Penalty cards that a defender brings into the play from the auction (Law 24E).
    pub fn carry_over(&mut self, seat: Seat, penalty: PenaltyCards) {
        if self.defends(seat) {
            let before = self.bonds[seat].penalty;
            self.bonds[seat].penalty = before.together(penalty);
        }
    }

    /// After plays were taken back (Law 62): what was exposed meanwhile lies there
    /// all the same, and what binds a player who has not played since still does.
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

    /// Bookkeeping when a card is played: what concerned this one play is used up.
    pub fn played(&mut self, seat: Seat, card: Card, led: bool) {
        let bonds = &mut self.bonds[seat];
        bonds.penalty = bonds.penalty.without([card].into_iter().collect());
        bonds.designated = None;
        bonds.play = None;
        // Used up, or illegal by now and so no longer owed.
        bonds.bound = None;
        if led {
            // Not used at the first turn to lead, it is gone.
            bonds.withdrawn_call = None;
            // Whoever leads: what was asked of this lead alone is past.
            for other in Seat::ALL {
                self.bonds[other].lead.required = None;
                self.bonds[other].designated = None;
            }
            self.elected = None;
        }
    }

    /// Bookkeeping when a trick is won: a prohibition lasts only while its
    /// player keeps the lead (Laws 26B, 50D2(a), 51B).
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

/// Cards of one player that come to be seen in the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Exposure {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub cards: Hand,
    /// How it happened.
    pub how: How,
    /// The penalty card played in place of the wrong one (Law 52B2), where there are several.
    pub due: Option<Card>,
}
