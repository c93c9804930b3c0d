//! Leads out of turn and leads before declarer's choice, in a play (Laws 50D2, 53 to 56).

use contract_bridge::{Card, Seat};

use crate::laws::exposed_card::How;
use crate::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn};
use crate::laws::penalty_card::PenaltyKind;
use crate::laws::play_ruling::{PlayChoice, PlayConsequence, PlayOffer, PlayRuling};
use crate::play::{Impossible, Play};
use crate::{Chooser, Citation, Reason};

impl Play {
    pub(super) fn lead_out_of_turn(
        &self,
        seat: Seat,
        card: Card,
        dummy_seen: bool,
    ) -> Result<LeadOutOfTurn, Impossible> {
        let due = self.turn().ok_or(Impossible::Over)?;
        if !self.trick().is_empty() {
            return Err(Impossible::TrickInProgress);
        }
        self.held(seat, card)?;
        let when = if self.before_opening_lead() {
            LeadNumber::Opening { dummy_seen }
        } else if self.trick_number() == 13 {
            LeadNumber::Last
        } else {
            LeadNumber::Later
        };
        Ok(LeadOutOfTurn {
            declarer: self.contract.declarer,
            offender: seat,
            due,
            card,
            before: self.obligations.penalty(seat),
            when,
        })
    }

    pub(super) fn apply_lead(
        &mut self,
        lead: &LeadOutOfTurn,
        choice: PlayChoice,
    ) -> Result<(), Impossible> {
        let (seat, card) = (lead.offender, lead.card);
        if self.obligations.defends(seat) {
            self.face_down = None;
        }
        match choice {
            PlayChoice::Accept => {
                self.put(seat, card, Some(lead.acceptance_law()));
            }
            PlayChoice::BecomeDummy => {
                self.contract.declarer = self.contract.dummy();
                self.put(seat, card, Some(Citation::duplicate("54A")));
            }
            PlayChoice::RefuseAnd(demand) => {
                self.expose(seat, card, How::LedOutOfTurnRefused)?;
                self.obligations.ask_again(lead.due);
                self.obligations.choose(lead.due, demand)?;
            }
            // A card of declarer's side goes back (Laws 54E, 55B).
            _ => self.expose(seat, card, How::LedOutOfTurnRefused)?,
        }
        Ok(())
    }

    pub(super) fn lead_before_choice(
        &self,
        leader: Seat,
        card: Card,
    ) -> Result<PlayRuling, Impossible> {
        self.held(leader, card)?;
        let choices = self.obligations.lead_choices(leader);
        let after_call = self.obligations.withdrawn_call(leader).is_some();
        if !self.trick().is_empty() || (choices.is_empty() && !after_call) {
            return Err(Impossible::NothingPending);
        }
        let owner = self.obligations.penalty(leader.partner()).majors();
        let accept = PlayOffer {
            choice: PlayChoice::Accept,
            follows: vec![
                PlayConsequence::Stands(card, Citation::duplicate("60A")),
                PlayConsequence::StaysOnTable(owner),
            ],
        };
        let refuse = PlayOffer {
            choice: PlayChoice::AsTheLawSays,
            follows: vec![
                PlayConsequence::PenaltyCard(card, PenaltyKind::Major),
                PlayConsequence::ChoiceLater(leader),
            ],
        };
        Ok(PlayRuling {
            chooser: Chooser::Player(self.contract.declarer),
            options: vec![refuse, accept],
            reasons: vec![Reason::new("led-before-choice", "50D2").of_card(card, leader)],
        })
    }
}
