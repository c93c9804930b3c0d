//! `call_out_of_turn`: a call by a player whose turn it was not. Who may let it
//! stand, what binds the offender, what may partner still do (Laws 26, 28 to 32, 36)?
//!
//! As a lesson writes it, once for each turn that the scene can take:
//!
//! ```ron
//! call_out_of_turn(dealer: N, auction: "1H P", seat: W, call: "X")
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", over: "1H", by: N)
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", others: "P")
//! call_out_of_turn(dealer: N, auction: "", seat: E, call: "1S", others: "1H", replaced: "1S", comparable: true)
//! ```

mod generate;
mod mistakes;
mod ruling;
mod telling;
mod written;

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::rulings::rectification;
use crate::writing::Writing;
use crate::{Answer, Exercise, Exhibit, Grade, Kind, Question, Skill, Slip};
use engine::laws::out_of_rotation::Case;
use engine::{Auction, notation};

pub use generate::generate;
pub use mistakes::SLIPS;
use ruling::{Binding, Fate};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::CallOutOfTurn, Skill::SilencedPartner];

/// What happened after the call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Then {
    /// Nothing yet.
    Nothing,
    /// Before any ruling an opponent calls.
    CalledOver {
        /// Who.
        by: Seat,
        /// What.
        call: Call,
    },
    /// It is not accepted. The others call, and the offender's own turn has come.
    OwnTurn {
        /// Their calls, from the player on whose turn it happened.
        others: Vec<Call>,
    },
    /// The same, and the offender has called.
    Replaced {
        /// As above.
        others: Vec<Call>,
        /// What the offender called.
        call: Call,
        /// Whether the Director finds that comparable.
        comparable: bool,
    },
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Who may accept the call?
    Accepts,
    /// If nobody does, whose turn is it?
    TurnNow,
    /// What becomes of a call that was called over?
    Becomes,
    /// What binds the offender?
    Bound,
    /// What may partner do?
    Partner,
    /// What may declarer demand?
    Lead,
}

/// A call out of turn, and what happened then.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "written::Written")]
pub struct CallOutOfTurn {
    auction: Auction,
    seat: Seat,
    call: Call,
    then: Then,
}

impl CallOutOfTurn {
    /// The exercise, if the call is out of turn and the rest can happen.
    ///
    /// # Errors
    /// A call in turn or under a Law that is not asked about here, a call that is
    /// not possible then, an auction that would be over.
    pub fn new(auction: Auction, seat: Seat, call: Call, then: Then) -> Result<Self, Fault> {
        let made = Self {
            auction,
            seat,
            call,
            then,
        };
        let fault = |id: &str, call| Err(Fault::new(id, Field::Call, notation::call(call)));
        let admissible = call == Call::Pass || made.auction.admissible(seat, call).is_ok();
        match made.case() {
            Some(Case::Plain(_)) if admissible => {}
            Some(Case::Inadmissible(_)) => {}
            _ => return fault("not-irregular", call),
        }
        let possible = match &made.then {
            Then::Nothing => true,
            Then::CalledOver { .. } => made.fate().is_some(),
            Then::OwnTurn { others } => {
                matches!(made.case(), Some(Case::Plain(_))) && made.at_own_turn(others).is_some()
            }
            Then::Replaced { .. } => made.replaced().is_some_and(|(it, _)| !it.has_ended()),
        };
        match possible {
            true => Ok(made),
            false => fault("cannot-be", call),
        }
    }

    /// What happened after the call.
    #[must_use]
    pub const fn then(&self) -> &Then {
        &self.then
    }

    /// Who called out of turn, and what.
    #[must_use]
    pub const fn called(&self) -> (Seat, Call) {
        (self.seat, self.call)
    }

    fn asked(&self) -> &'static [Part] {
        match self.then {
            Then::Nothing => &[Part::Accepts, Part::TurnNow],
            Then::CalledOver { .. } => &[Part::Becomes],
            Then::OwnTurn { .. } => &[Part::Bound],
            Then::Replaced { .. } => &[Part::Partner, Part::Lead],
        }
    }

    fn part(&self, part: usize) -> Part {
        self.asked().get(part).copied().unwrap_or(Part::Accepts)
    }
}

impl Exercise for CallOutOfTurn {
    fn kind(&self) -> Kind {
        Kind::CallOutOfTurn
    }

    fn skill(&self, part: usize) -> Skill {
        match self.part(part) {
            Part::Partner | Part::Lead => Skill::SilencedPartner,
            _ => Skill::CallOutOfTurn,
        }
    }

    fn parts(&self) -> usize {
        self.asked().len()
    }

    // The second question is the same whatever the answer to the first.
    fn tells(&self, _part: usize) -> bool {
        false
    }

    fn pose(&self, part: usize) -> Question {
        let part = self.part(part);
        Question {
            prompt: self.prompt(part),
            exhibits: vec![
                self.scene(),
                Exhibit::Auction {
                    auction: self.auction.clone(),
                    asked: None,
                },
            ],
            ask: self.ask(part),
        }
    }

    fn solve(&self, part: usize) -> Answer {
        match self.part(part) {
            Part::Accepts => rectification::accepter(self.seat, self.accepter()),
            Part::TurnNow => Answer::Seat(
                self.cancelled()
                    .map_or(self.auction.turn(), |(auction, _)| auction.turn()),
            ),
            Part::Becomes => Answer::Choice(usize::from(self.fate() != Some(Fate::Stands))),
            Part::Bound => self.binding_option(self.binding()),
            Part::Partner => rectification::silence(self.silence()),
            Part::Lead => rectification::lead(self.restricts_lead()),
        }
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        self.mistakes_about(self.part(part))
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let asked = self.part(part);
        Grade::of(self.solve(part), answer, self.reasons(asked))
            .with_slip(answer, self.mistakes_about(asked))
            .decided_by(self.auction.calls().len().checked_sub(1))
    }

    fn written(&self) -> Writing {
        written::writing(self)
    }

    fn witness(&self) -> String {
        match &self.then {
            Then::Nothing => self.accepter().word(),
            Then::CalledOver { .. } => match self.fate() {
                Some(Fate::Stands) => "stands",
                _ => "void",
            }
            .to_owned(),
            Then::OwnTurn { .. } => match self.binding() {
                Binding::Pass => "pass",
                Binding::Repeat => "repeat",
                Binding::Free => "free",
            }
            .to_owned(),
            Then::Replaced { .. } => {
                let lead = if self.restricts_lead() { " lead" } else { "" };
                format!("{}{lead}", rectification::silence_word(self.silence()))
            }
        }
    }
}
