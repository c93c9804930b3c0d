//! The choices that declarer must make before the next card (Laws 26B, 50D2, 51A).

use contract_bridge::Seat;

use crate::laws::play_ruling::{PlayChoice, PlayConsequence, PlayOffer, PlayRuling};
use crate::play::{NotOffered, Play, SuitSet};
use crate::{Chooser, Citation, Fact, Reason};

impl Play {
    /// The choice that declarer must make before the next card; `None` if there is none.
    pub fn pending(&self) -> Option<PlayRuling> {
        let seat = self.turn().filter(|&seat| self.obligations.defends(seat))?;
        if self.trick().is_empty() {
            if let Some(suits) = self.obligations.withdrawn_call(seat) {
                return Some(self.after_withdrawn_call(seat, suits));
            }
            let choices = self.obligations.lead_choices(seat);
            if !choices.is_empty() {
                let majors = self.obligations.penalty(seat.partner()).majors();
                let options = choices.into_iter().map(|choice| PlayOffer {
                    choice: PlayChoice::Lead(choice),
                    follows: choice.follows(seat, majors),
                });
                let reason = Reason::new("leader-waits-for-choice", "50D2")
                    .with("seat", Fact::Seat(seat))
                    .with("majors", Fact::Cards(majors));
                return Some(self.asked_of_declarer(options.collect(), reason));
            }
        }
        let turn = self.turn_of(seat);
        turn.declarer_designates().then(|| {
            let options = turn.legal_cards().iter().map(|card| PlayOffer {
                choice: PlayChoice::Designate(card),
                follows: vec![PlayConsequence::MustBePlayed(
                    card,
                    Citation::duplicate("51A"),
                )],
            });
            self.asked_of_declarer(options.collect(), Reason::new("declarer-designates", "51A"))
        })
    }

    fn after_withdrawn_call(&self, seat: Seat, suits: SuitSet) -> PlayRuling {
        let forbid = suits.iter().map(|suit| PlayOffer {
            choice: PlayChoice::ForbidAfterCall(Some(suit)),
            follows: vec![PlayConsequence::MayNotLeadAfterCall(seat, suit)],
        });
        let free = PlayOffer {
            choice: PlayChoice::ForbidAfterCall(None),
            follows: Vec::new(),
        };
        let reason = Reason::new("lead-after-withdrawn-call", "26B").with("seat", Fact::Seat(seat));
        self.asked_of_declarer(forbid.chain([free]).collect(), reason)
    }

    fn asked_of_declarer(&self, options: Vec<PlayOffer>, reason: Reason) -> PlayRuling {
        PlayRuling {
            chooser: Chooser::Player(self.contract.declarer),
            options,
            reasons: vec![reason],
        }
    }

    /// Makes the choice that is [`pending`](Self::pending). On an error nothing changes.
    pub fn choose(&mut self, choice: PlayChoice) -> Result<(), NotOffered> {
        let offered = self.pending().ok_or(NotOffered)?;
        let seat = self.turn().ok_or(NotOffered)?;
        offered.follows(&choice).ok_or(NotOffered)?;
        // Only a face-down lead can come before a choice about the lead: it goes back, and the
        // leader leads again.
        self.face_down = None;
        match choice {
            PlayChoice::Lead(choice) => self.obligations.choose(seat, choice).map(|_| ()),
            PlayChoice::ForbidAfterCall(suit) => self.obligations.forbid_after_call(seat, suit),
            PlayChoice::Designate(card) => {
                self.obligations.bonds[seat].designated = Some(card);
                Ok(())
            }
            _ => Err(NotOffered),
        }
    }
}
