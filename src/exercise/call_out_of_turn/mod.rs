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
mod telling;
mod written;

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::Deserialize;

use crate::engine::auction::Silence;
use crate::engine::laws::call_consequence::{CallConsequence, CallEffect};
use crate::engine::laws::out_of_rotation::{Case, DueTurn, OutOfRotation, Remedy, replace};
use crate::engine::{Auction, notation};
use crate::exercise::fields::{Fault, Field};
use crate::exercise::rectification::{self, Accepter};
use crate::exercise::writing::Writing;
use crate::exercise::{Answer, Exercise, Exhibit, Grade, Kind, Question, Skill, Slip};

pub use generate::generate;
pub use mistakes::SLIPS;

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

/// What binds the offender at the own turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Binding {
    /// A pass.
    Pass,
    /// The cancelled call.
    Repeat,
    /// Nothing.
    Free,
}

/// What becomes of a call that was called over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// It stands.
    Stands,
    /// It is as if it had not been made.
    Void,
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

    const fn offence(&self) -> OutOfRotation {
        OutOfRotation {
            seat: self.seat,
            call: self.call,
            artificial_pass: false,
            shows: None,
        }
    }

    fn case(&self) -> Option<Case> {
        self.offence().case(&self.auction).ok()
    }

    /// Whose turn it was, seen from the offender; `None` for a double that never stands.
    fn due(&self) -> Option<DueTurn> {
        match self.case()? {
            Case::Plain(due) => Some(due),
            _ => None,
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

    /// What follows if the call is cancelled, and the auction then.
    fn cancelled(&self) -> Option<(Auction, Vec<CallConsequence>)> {
        let mut auction = self.auction.clone();
        match self.case()? {
            Case::Plain(_) => {
                let ruling = self.offence().ruling(&auction).ok()?;
                let follows = ruling.follows(&Remedy::Cancel)?.to_vec();
                self.offence().cancel(&mut auction).ok()?;
                Some((auction, follows))
            }
            Case::Inadmissible(double) => {
                let ruling = double.ruling(&auction).ok()?;
                let follows = ruling.options.into_iter().next()?.follows;
                double.rectify(&mut auction).ok()?;
                Some((auction, follows))
            }
            _ => None,
        }
    }

    /// The auction when the offender's own turn has come.
    fn at_own_turn(&self, others: &[Call]) -> Option<Auction> {
        let (mut auction, _) = self.cancelled()?;
        for &call in others {
            if auction.turn() == self.seat {
                return None;
            }
            auction.push(call).ok()?;
        }
        (auction.turn() == self.seat && !auction.has_ended()).then_some(auction)
    }

    /// The auction after the offender's own call, with what follows from it.
    fn replaced(&self) -> Option<(Auction, Vec<CallConsequence>)> {
        let Then::Replaced {
            others,
            call,
            comparable,
        } = &self.then
        else {
            return None;
        };
        let mut auction = self.at_own_turn(others)?;
        match replace(&mut auction, *call, *comparable) {
            Ok(follows) => Some((auction, follows)),
            // Nothing is left to compare: what follows was settled before.
            Err(_) if !comparable => {
                auction.push(*call).ok()?;
                let (_, follows) = self.cancelled()?;
                Some((auction, follows))
            }
            Err(_) => None,
        }
    }

    /// What becomes of the call, an opponent having called over it.
    fn fate(&self) -> Option<Fate> {
        let Then::CalledOver { by, call } = self.then else {
            return None;
        };
        let (due, mut auction) = (self.due()?, self.auction.clone());
        let fate = if by == self.seat.lho() && due != DueTurn::Lho {
            self.offence().accept(&mut auction).ok()?;
            Fate::Stands
        } else if by == auction.turn() && due == DueTurn::Rho {
            self.offence().call_in_turn(&mut auction).ok()?;
            Fate::Void
        } else {
            // The dealer's call fits both Laws; partner and offender accept nothing.
            return None;
        };
        auction.push(call).ok()?;
        Some(fate)
    }

    /// Who may accept the call: whoever calls next if it is accepted (Law 29A).
    fn accepter(&self) -> Accepter {
        let ruling = self.offence().ruling(&self.auction).ok();
        let accepted = ruling.and_then(|it| it.follows(&Remedy::Accept).map(<[_]>::to_vec));
        let next = |it: CallConsequence| match it.effect {
            CallEffect::Turn { seat } => Some(seat),
            _ => None,
        };
        let next = accepted.into_iter().flatten().find_map(next);
        next.map_or(Accepter::Nobody, Accepter::Only)
    }

    /// What binds the offender when the own turn has come.
    fn binding(&self) -> Binding {
        let Then::OwnTurn { others } = &self.then else {
            return Binding::Free;
        };
        let Some(auction) = self.at_own_turn(others) else {
            return Binding::Free;
        };
        let mut legal = auction.legal_calls();
        match (legal.next(), legal.next()) {
            (Some(Call::Pass), None) if auction.silence(self.seat) != Silence::Free => {
                Binding::Pass
            }
            (Some(call), None) if call == self.call => Binding::Repeat,
            _ => Binding::Free,
        }
    }

    fn silence(&self) -> Silence {
        self.replaced().map_or(Silence::Free, |(auction, _)| {
            auction.silence(self.seat.partner())
        })
    }

    fn restricts_lead(&self) -> bool {
        self.replaced()
            .is_some_and(|(_, follows)| follows.iter().any(|it| it.restricts_lead()))
    }

    /// What the offender has called in the end, and whether it had to be the same.
    fn repeated(&self) -> bool {
        let Then::Replaced { others, call, .. } = &self.then else {
            return false;
        };
        let Some(auction) = self.at_own_turn(others) else {
            return false;
        };
        *call == self.call && *call != Call::Pass && auction.legal_calls().count() == 1
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
            Then::Nothing => match self.accepter() {
                Accepter::Only(seat) => seat.letter().to_string(),
                Accepter::Either => "either".to_owned(),
                Accepter::Nobody => "nobody".to_owned(),
            },
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
