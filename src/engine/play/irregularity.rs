//! Irregularities in the play: the ruling, and how the play continues (Laws 49 to 60).

use contract_bridge::{Card, Seat};

use crate::laws::exposed_card::{How, ImpossibleIncident, Phase};
use crate::laws::lead_out_of_turn::ImpossibleLead;
use crate::laws::penalty_card::PenaltyCards;
use crate::laws::play_ruling::{PlayChoice, PlayConsequence, PlayRuling};
use crate::play::{Commitment, Exposure, NotOffered, Play};
use crate::{Citation, Side};

/// An irregularity in the play, as it is reported to the Director.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Irregularity {
    /// A faced lead by a player whose turn it was not (Laws 53 to 56).
    LeadOutOfTurn {
        /// The player who led.
        seat: Seat,
        /// The card led.
        card: Card,
        /// Whether declarer may have seen a card of dummy (Law 54C).
        dummy_seen: bool,
    },
    /// A card played too early: to the trick in progress, or as a lead to the next (Law 57).
    Premature {
        /// The player who played.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether dummy moved or suggested a card first (Law 57C2).
        dummy_moved_first: bool,
    },
    /// The player whose turn it is plays an illegal card, and it is noticed at once (Laws 52, 62).
    WrongCard(Card),
    /// The leader leads before declarer has made a choice (Laws 50D2, 49).
    LeadBeforeChoice(Card),
    /// Cards are exposed that should not be (Laws 45E, 49, 58B, 60B, 67B2, 68).
    Exposed(Exposure),
}

/// Why an irregularity is impossible here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// The play has ended.
    #[error("the play is over")]
    Over,
    /// The card is not in that hand.
    #[error("{} is not in this hand", crate::notation::card(*.0))]
    NotHeld(Card),
    /// It was this player's turn.
    #[error("it was this player's turn")]
    InTurn,
    /// A trick is in progress: a card by another player is premature, not a lead.
    #[error("a trick is in progress")]
    TrickInProgress,
    /// No trick is in progress: a card by another player is a lead out of turn.
    #[error("no trick is in progress")]
    NoTrickInProgress,
    /// A player whose partner has played too can only lead after the trick is complete.
    #[error("the trick has to be completed first")]
    TrickIncomplete,
    /// The card is legal.
    #[error("the card is legal")]
    Legal,
    /// Declarer has nothing to choose here.
    #[error("declarer has nothing to choose")]
    NothingPending,
    /// Declarer must make a choice before the lead.
    #[error("declarer has to choose first")]
    ChoiceFirst,
    /// This hand already has a card that it must play.
    #[error("a card of this hand is committed already")]
    AlreadyCommitted,
    /// It cannot be a second card: the player has not played to the trick.
    #[error("the player has not played to this trick yet")]
    NotPlayedYet,
    /// A card has been played.
    #[error("the play has begun")]
    PlayHasBegun,
    /// This exposure comes from another irregularity, and is reported as that.
    #[error("this kind of exposure is reported as the irregularity it comes from")]
    ReportedOtherwise,
    /// The choice is not among the options.
    #[error(transparent)]
    NotOffered(#[from] NotOffered),
    /// The lead out of turn is impossible.
    #[error(transparent)]
    Lead(#[from] ImpossibleLead),
    /// The exposure is impossible.
    #[error(transparent)]
    Incident(#[from] ImpossibleIncident),
}

impl Play {
    /// The ruling on an irregularity. Does not change the play.
    pub fn ruling(&self, happened: &Irregularity) -> Result<PlayRuling, Impossible> {
        let turn = self.turn().ok_or(Impossible::Over)?;
        match *happened {
            Irregularity::LeadOutOfTurn {
                seat,
                card,
                dummy_seen,
            } => self
                .lead_out_of_turn(seat, card, dummy_seen)?
                .ruling()
                .map_err(Impossible::from),
            Irregularity::Premature {
                seat,
                card,
                dummy_moved_first,
            } => Ok(self.premature(seat, card, dummy_moved_first)?.ruling()),
            Irregularity::WrongCard(card) => self.wrong_card(turn, card),
            Irregularity::LeadBeforeChoice(card) => self.lead_before_choice(turn, card),
            Irregularity::Exposed(exposure) => self.exposed(&exposure),
        }
    }

    /// Applies an option of the ruling. On an error nothing changes.
    pub fn apply(&mut self, happened: &Irregularity, choice: PlayChoice) -> Result<(), Impossible> {
        let ruling = self.ruling(happened)?;
        ruling.follows(&choice).ok_or(NotOffered)?;
        let turn = self.turn().ok_or(Impossible::Over)?;
        self.note_how_far(happened);
        match *happened {
            Irregularity::LeadOutOfTurn {
                seat,
                card,
                dummy_seen,
            } => {
                let lead = self.lead_out_of_turn(seat, card, dummy_seen)?;
                self.apply_lead(&lead, choice)
            }
            Irregularity::Premature {
                seat,
                card,
                dummy_moved_first,
            } => self.apply_premature(seat, card, dummy_moved_first, choice),
            Irregularity::WrongCard(card) => self.apply_wrong_card(turn, card, choice),
            Irregularity::LeadBeforeChoice(card) => match choice {
                PlayChoice::Accept => {
                    self.put(turn, card, Some(Citation::duplicate("60A")));
                    Ok(())
                }
                _ => self.expose(turn, card, How::BeforeElection),
            },
            Irregularity::Exposed(exposure) => self.lay(&exposure),
        }
    }

    /// A lead or play, legal or not, establishes earlier revokes of its side (Law 63A1).
    fn note_how_far(&mut self, happened: &Irregularity) {
        let seat = match *happened {
            Irregularity::LeadOutOfTurn { seat, .. } | Irregularity::Premature { seat, .. } => {
                Some(seat)
            }
            Irregularity::WrongCard(_) | Irregularity::LeadBeforeChoice(_) => self.turn(),
            Irregularity::Exposed(_) => None,
        };
        if let Some(seat) = seat {
            // A player who has already played leads to the next trick.
            let next = usize::from(self.has_played(seat));
            self.reach(Side::of(seat), self.trick_number() + next);
        }
    }

    pub(super) fn phase(&self) -> Phase {
        if self.before_opening_lead() {
            Phase::OpeningLead
        } else {
            Phase::Play
        }
    }

    pub(super) fn held(&self, seat: Seat, card: Card) -> Result<(), Impossible> {
        if self.hands[seat].contains(card) {
            Ok(())
        } else {
            Err(Impossible::NotHeld(card))
        }
    }

    /// Exposes one card of a defender; a card of declarer's side goes back.
    pub(super) fn expose(&mut self, seat: Seat, card: Card, how: How) -> Result<(), Impossible> {
        self.lay(&Exposure::of_card(seat, card, how))
    }

    /// Exposes cards, and changes the penalty cards of their owner.
    pub(super) fn lay(&mut self, exposure: &Exposure) -> Result<(), Impossible> {
        let (declarer, phase) = (self.contract.declarer, self.phase());
        self.obligations.expose(declarer, phase, exposure)?;
        Ok(())
    }

    fn exposed(&self, exposure: &Exposure) -> Result<PlayRuling, Impossible> {
        if reported_otherwise(exposure.how) {
            return Err(Impossible::ReportedOtherwise);
        }
        for card in exposure.cards {
            self.held(exposure.seat, card)?;
        }
        match exposure.how {
            How::FifthCardDeliberate | How::FifthCardByAccident
                if !self.has_played(exposure.seat) =>
            {
                return Err(Impossible::NotPlayedYet);
            }
            How::BeforeRequiredLead if !self.trick().is_empty() => {
                return Err(Impossible::TrickInProgress);
            }
            _ => {}
        }
        let mut after = self.obligations.clone();
        let ruling = after.expose(self.contract.declarer, self.phase(), exposure)?;
        let follows = what_lies_there(exposure, ruling.penalty, ruling.must_be_played);
        let choice = PlayChoice::AsTheLawSays;
        Ok(PlayRuling::only(choice, follows, ruling.reasons))
    }
}

/// What happens to each exposed card, and to cards whose kind changes because of it.
fn what_lies_there(
    exposure: &Exposure,
    after: PenaltyCards,
    bound: Option<Commitment>,
) -> Vec<PlayConsequence> {
    let lies = after.cards().iter().filter_map(|card| {
        let kind = after.kind(card)?;
        Some(PlayConsequence::PenaltyCard(card, kind))
    });
    let back = (exposure.cards - after.cards())
        .iter()
        .filter(|&card| bound.is_none_or(|bound| bound.card != card))
        .map(PlayConsequence::GoesBack);
    bound
        .map(|bound| PlayConsequence::MustBePlayed(bound.card, bound.law))
        .into_iter()
        .chain(lies)
        .chain(back)
        .collect()
}

/// Ways of exposing a card that are reported as another variant of [`Irregularity`].
const fn reported_otherwise(how: How) -> bool {
    matches!(
        how,
        How::LedOutOfTurnRefused
            | How::LedOutOfTurnAccepted
            | How::BeforePartner
            | How::DeclarerHadPlayedBoth
            | How::AtRhoTurnLegal
            | How::AtRhoTurnIllegal
            | How::BeforeElection
            | How::RevokeCorrected
            | How::LedPrematurely
            | How::InsteadOfPenaltyCardRefused
            | How::InsteadOfPenaltyCardAccepted
            | How::NormalPlay
    )
}
