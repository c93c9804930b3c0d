//! Premature and wrong cards and leads in a play (Laws 50D2, 52 to 57, 62).

use contract_bridge::{Card, Seat};

use crate::laws::exposed_card::How;
use crate::laws::lead_out_of_turn::{LeadNumber, LeadOutOfTurn};
use crate::laws::penalty_card::{PenaltyCards, PenaltyKind};
use crate::laws::play_ruling::{PlayChoice, PlayConsequence, PlayOffer, PlayRuling, turned_major};
use crate::laws::premature_play::{Premature, PrematurePlay};
use crate::play::{Commitment, Exposure, IllegalCard, Impossible, Play};
use crate::{Chooser, Citation, Reason};

impl Play {
    pub(super) fn premature(
        &self,
        seat: Seat,
        card: Card,
        dummy_moved_first: bool,
    ) -> Result<PrematurePlay, Impossible> {
        let led = self.trick().first().ok_or(Impossible::NoTrickInProgress)?;
        if self.turn() == Some(seat) {
            return Err(Impossible::InTurn);
        }
        self.held(seat, card)?;
        let partner_has_played = self.has_played(seat.partner());
        if self.has_played(seat) && (partner_has_played || !self.obligations.defends(seat)) {
            return Err(Impossible::TrickIncomplete);
        }
        if self.obligations.bound(seat).is_some() {
            return Err(Impossible::AlreadyCommitted);
        }
        let (declarer, dummy) = (self.contract.declarer, self.contract.dummy());
        // Declarer's early card counts as played (Law 57C3).
        let played = |seat| self.has_played(seat) || self.obligations.bound(seat).is_some();
        let when = if partner_has_played || !self.obligations.defends(seat) {
            let turn = self.turn_of(seat);
            // The player does not decide which of several penalty cards is played (Law 51A).
            let legal = turn.check(card).is_ok() && !turn.declarer_designates();
            Premature::AtRhoTurn { legal }
        } else if played(declarer) && played(dummy) {
            Premature::DeclarerHasPlayedBoth
        } else if dummy_moved_first {
            Premature::DummyMovedFirst
        } else {
            Premature::BeforePartner
        };
        Ok(PrematurePlay {
            declarer,
            offender: seat,
            card,
            suit_led: led.suit,
            when,
            before: self.obligations.penalty(seat),
        })
    }

    pub(super) fn apply_premature(
        &mut self,
        seat: Seat,
        card: Card,
        dummy_moved_first: bool,
        choice: PlayChoice,
    ) -> Result<(), Impossible> {
        let when = self.premature(seat, card, dummy_moved_first)?.when;
        if let Some(law) = when.lets_it_stand(self.obligations.defends(seat)) {
            self.obligations.bonds[seat].bound = Some(Commitment::early(card, law));
            return Ok(());
        }
        if !self.obligations.defends(seat) {
            return Ok(());
        }
        let how = if when == Premature::BeforePartner {
            How::BeforePartner
        } else {
            How::AtRhoTurnIllegal
        };
        self.expose(seat, card, how)?;
        if let PlayChoice::Partner(restriction) = choice {
            self.obligations.bonds[seat.partner()].play = Some(restriction);
        }
        Ok(())
    }

    /// A card other than the penalty card (Law 52), or a revoke noticed at once (Law 62).
    pub(super) fn wrong_card(&self, seat: Seat, card: Card) -> Result<PlayRuling, Impossible> {
        let choices = || !self.obligations.lead_choices(seat).is_empty();
        let after_call = || self.obligations.withdrawn_call(seat).is_some();
        if self.trick().is_empty() && (after_call() || choices()) {
            return Err(Impossible::ChoiceFirst);
        }
        let turn = self.turn_of(seat);
        let broken = turn.check(card).err().ok_or(Impossible::Legal)?;
        let penalty = self.obligations.penalty(seat);
        match broken {
            IllegalCard::NotHeld => Err(Impossible::NotHeld(card)),
            IllegalCard::PenaltyCardFirst(_)
            | IllegalCard::AnotherDesignated(_)
            | IllegalCard::MinorFirst(_) => {
                let accept = PlayOffer {
                    choice: PlayChoice::Accept,
                    follows: vec![
                        PlayConsequence::Stands(card, Citation::duplicate("52B1")),
                        PlayConsequence::StaysOnTable(
                            penalty.without([card].into_iter().collect()).cards(),
                        ),
                    ],
                };
                let due = turn.legal_cards() & penalty.cards();
                let instead = due.iter().map(|due| PlayOffer {
                    choice: PlayChoice::PlayInstead(due),
                    follows: vec![
                        PlayConsequence::MustBePlayed(due, Citation::duplicate("52B2")),
                        PlayConsequence::PenaltyCard(card, PenaltyKind::Major),
                    ],
                });
                Ok(PlayRuling {
                    chooser: Chooser::Player(self.contract.declarer),
                    options: [accept].into_iter().chain(instead).collect(),
                    reasons: vec![
                        Reason::new("penalty-card-not-played", "52B").of_card(card, seat),
                    ],
                })
            }
            _ => {
                let faced = penalty.cards().contains(card);
                let penal = self.obligations.defends(seat) && !faced;
                let joined = if penal { penalty } else { PenaltyCards::None };
                let (follows, reason) = if penal {
                    (
                        PlayConsequence::PenaltyCard(card, PenaltyKind::Major),
                        Reason::new("revoke-corrected-by-defender", "62B1"),
                    )
                } else {
                    (
                        PlayConsequence::GoesBack(card),
                        Reason::new("revoke-corrected-freely", "62B2"),
                    )
                };
                let follows = [follows]
                    .into_iter()
                    .chain(turned_major(joined, card))
                    .chain([PlayConsequence::PlaysAnother(seat)])
                    .collect();
                let reasons = vec![reason.of_card(card, seat), broken.reason(card)];
                let choice = PlayChoice::AsTheLawSays;
                Ok(PlayRuling::only(choice, follows, reasons))
            }
        }
    }

    pub(super) fn apply_wrong_card(
        &mut self,
        seat: Seat,
        card: Card,
        choice: PlayChoice,
    ) -> Result<(), Impossible> {
        match choice {
            PlayChoice::Accept => {
                self.put(seat, card, Some(Citation::duplicate("52B1")));
            }
            PlayChoice::PlayInstead(due) => {
                let refused = Exposure::of_card(seat, card, How::InsteadOfPenaltyCardRefused);
                self.lay(&Exposure {
                    due: Some(due),
                    ..refused
                })?;
                self.put(seat, due, None);
            }
            _ => self.expose(seat, card, How::RevokeCorrected)?,
        }
        Ok(())
    }

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
