//! `insufficient_bid`: a bid that is too low. May it stand, how is it put right,
//! and what may partner still do (Laws 26 and 27)?
//!
//! As a lesson writes it, once for each turn that the scene can take:
//!
//! ```ron
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H")
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", reply: partner_accepts)
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", over: "1S")
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", refused: true, comparable: "X")
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", tried: "X", replaced: "2H")
//! ```

mod generate;
mod mistakes;
mod offers;
mod telling;
mod written;

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};
use serde::Deserialize;

use crate::fields::{Fault, Field};
use crate::rulings::rectification::{self, Accepter};
use crate::writing::Writing;
use crate::{Answer, Exercise, Exhibit, Grade, Kind, Question, Skill, Slip};
use engine::auction::{Silence, every_bid};
use engine::laws::call_consequence::CallConsequence;
use engine::laws::insufficient_bid::{
    self, Acceptance, Correction, Replacement, classify, replace,
};
use engine::{Auction, Chooser, Ruling, notation};

pub use generate::generate;
pub use mistakes::SLIPS;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::InsufficientBid, Skill::ReplacementCall];

/// What happened after the bid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Then {
    /// Nothing yet.
    Nothing,
    /// The opponent on the left says that he accepts it.
    LhoAccepts,
    /// The opponent on the right says so.
    RhoAccepts,
    /// The opponent on the left calls at once.
    LhoCalls(Call),
    /// It is not accepted. The Director would find this call comparable, and no other.
    Refused {
        /// See above.
        comparable: Option<Call>,
    },
    /// It is not accepted and has been replaced.
    Replaced {
        /// What was called first instead, and cancelled too.
        tried: Option<Call>,
        /// What was called in the end.
        call: Call,
        /// Whether the Director finds that comparable.
        comparable: bool,
    },
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part<'a> {
    /// Who may accept the bid?
    Accepts,
    /// Does it stand?
    Stands,
    /// Once it stands: what is the lowest bid now?
    LowestNext,
    /// Which calls leave partner free?
    FreeCalls,
    /// What may partner do after this replacement?
    Partner(&'a Replaced),
    /// What may declarer demand after it?
    Lead(&'a Replaced),
}

/// An insufficient bid at its player's turn, and what happened then.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "written::Written")]
pub struct InsufficientBid {
    auction: Auction,
    bid: Bid,
    then: Then,
    /// The engine's ruling, found as the position was made.
    ruling: Ruling<Acceptance, CallConsequence>,
    /// What became of the replacement, where there was one.
    replaced: Option<Replaced>,
}

/// The auction after the replacement, with what it was and what follows.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Replaced {
    auction: Auction,
    correction: Correction,
    follows: Vec<CallConsequence>,
}

impl Replaced {
    fn restricts_lead(&self) -> bool {
        self.follows.iter().any(|it| it.restricts_lead())
    }
}

impl InsufficientBid {
    /// The exercise, if the bid is too low and the rest can happen.
    ///
    /// # Errors
    /// A sufficient bid, a call that is not possible then, an auction that would be over.
    pub fn new(auction: Auction, bid: Bid, then: Then) -> Result<Self, Fault> {
        let cannot = |call: Call| Fault::new("cannot-be", Field::Call, notation::call(call));
        let ruling = insufficient_bid::ruling(&auction, bid, false)
            .map_err(|_| Fault::new("not-irregular", Field::Call, notation::bid(bid)))?;
        let mut made = Self {
            auction,
            bid,
            then,
            ruling,
            replaced: None,
        };
        match then {
            Then::LhoCalls(call) if made.accepted().check(call).is_err() => {
                return Err(cannot(call));
            }
            Then::Refused {
                comparable: Some(call),
            } if made.replaced(None, call, true).is_none() => return Err(cannot(call)),
            Then::Replaced {
                tried,
                call,
                comparable,
            } => {
                let replaced = made.replaced(tried, call, comparable);
                made.replaced = replaced.filter(|it| !it.auction.has_ended());
                if made.replaced.is_none() {
                    return Err(cannot(call));
                }
            }
            _ => {}
        }
        Ok(made)
    }

    /// Who bid too low.
    #[must_use]
    pub const fn offender(&self) -> Seat {
        self.auction.turn()
    }

    /// What happened after the bid.
    #[must_use]
    pub const fn then(&self) -> Then {
        self.then
    }

    /// The auction with the bid accepted.
    fn accepted(&self) -> Auction {
        let mut auction = self.auction.clone();
        // `new` has seen that the bid is insufficient.
        let _ = insufficient_bid::accept(&mut auction, self.bid, false);
        auction
    }

    /// The auction with the bid refused.
    fn refused(&self) -> Auction {
        let mut auction = self.auction.clone();
        // As above.
        let _ = insufficient_bid::refuse(&mut auction, self.bid, None);
        auction
    }

    /// The auction with the bid replaced, if that can be.
    fn replaced(&self, tried: Option<Call>, call: Call, comparable: bool) -> Option<Replaced> {
        let mut auction = self.refused();
        let by = |call, comparable| Replacement {
            call,
            comparable,
            premature: false,
            shows: None,
        };
        if let Some(tried) = tried {
            let (correction, _) = replace(&mut auction, &by(tried, false)).ok()?;
            if !matches!(
                correction,
                Correction::Double | Correction::InsufficientAgain
            ) {
                return None;
            }
        }
        let replacement = by(call, comparable);
        if classify(&auction, &replacement).ok()? == Correction::InsufficientAgain {
            return None;
        }
        let (correction, follows) = replace(&mut auction, &replacement).ok()?;
        Some(Replaced {
            auction,
            correction,
            follows,
        })
    }

    /// The question with this number.
    fn part(&self, part: usize) -> Part<'_> {
        match (&self.replaced, self.then, part) {
            (Some(replaced), _, 0) => Part::Partner(replaced),
            (Some(replaced), ..) => Part::Lead(replaced),
            (None, Then::Refused { .. }, _) => Part::FreeCalls,
            (None, Then::LhoAccepts | Then::RhoAccepts | Then::LhoCalls(_), 0) => Part::Stands,
            (None, _, 0) => Part::Accepts,
            (None, ..) => Part::LowestNext,
        }
    }

    /// Who may accept the bid.
    fn accepter(&self) -> Accepter {
        self.ruling.chooser.into()
    }

    /// Whether it stands after what has happened.
    fn stands(&self) -> bool {
        let by = match self.then {
            Then::LhoAccepts | Then::LhoCalls(_) => self.offender().lho(),
            _ => self.offender().rho(),
        };
        self.ruling.chooser == Chooser::Player(by)
            && self.ruling.follows(&Acceptance::Accept).is_some()
    }

    /// The auction with the bid standing, and who is to call.
    fn going_on(&self) -> Auction {
        let mut auction = self.accepted();
        if let Then::LhoCalls(call) = self.then {
            // `new` has seen that the call is legal then.
            let _ = auction.push(call);
        }
        auction
    }

    /// The lowest bid over the one that stands.
    fn lowest_next(&self) -> Option<Bid> {
        let auction = self.going_on();
        every_bid().find(|&bid| auction.check(Call::Bid(bid)).is_ok())
    }

    /// The lowest bid if the insufficient one did not count.
    fn lowest_over_last(&self) -> Option<Bid> {
        every_bid().find(|&bid| self.auction.check(Call::Bid(bid)).is_ok())
    }

    fn leaves_partner_free(&self, call: Call) -> bool {
        let comparable = match self.then {
            Then::Refused { comparable } => comparable == Some(call),
            _ => false,
        };
        let partner = self.offender().partner();
        self.replaced(None, call, comparable)
            .is_some_and(|it| it.auction.silence(partner) == Silence::Free)
    }

    /// The last bid, which was not beaten.
    fn last_bid(&self) -> Option<Bid> {
        self.auction.last_bid().map(|(bid, _)| bid)
    }
}

impl Exercise for InsufficientBid {
    fn kind(&self) -> Kind {
        Kind::InsufficientBid
    }

    fn skill(&self, part: usize) -> Skill {
        match self.part(part) {
            Part::Accepts | Part::Stands | Part::LowestNext => Skill::InsufficientBid,
            Part::FreeCalls | Part::Partner(_) | Part::Lead(_) => Skill::ReplacementCall,
        }
    }

    fn parts(&self) -> usize {
        match self.then {
            Then::Nothing | Then::LhoAccepts | Then::LhoCalls(_) => {
                1 + usize::from(self.lowest_next().is_some())
            }
            Then::RhoAccepts | Then::Refused { .. } => 1,
            Then::Replaced { .. } => 2,
        }
    }

    // It is asked of a bid that stands, and of the player who had to accept it.
    fn tells(&self, part: usize) -> bool {
        matches!(self.part(part), Part::LowestNext)
    }

    fn pose(&self, part: usize) -> Question {
        let part = self.part(part);
        Question {
            prompt: self.prompt(part),
            exhibits: vec![
                self.scene(),
                Exhibit::Auction {
                    auction: self.auction.clone(),
                    asked: Some(Call::Bid(self.bid)),
                },
            ],
            ask: self.ask(part),
        }
    }

    fn solve(&self, part: usize) -> Answer {
        let partner = self.offender().partner();
        match self.part(part) {
            Part::Accepts => rectification::accepter(self.offender(), self.accepter()),
            Part::Stands => Answer::Choice(usize::from(!self.stands())),
            Part::LowestNext => self.bid_option(self.lowest_next()),
            Part::FreeCalls => self.calls_where(|call| self.leaves_partner_free(call)),
            Part::Partner(replaced) => rectification::silence(replaced.auction.silence(partner)),
            Part::Lead(replaced) => rectification::lead(replaced.restricts_lead()),
        }
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        self.mistakes_about(self.part(part))
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let asked = self.part(part);
        let last = self.auction.calls().iter();
        let decisive = last
            .enumerate()
            .filter(|(_, made)| matches!(made.call, Call::Bid(_)))
            .map(|(at, _)| at)
            .next_back();
        let mut grade = Grade::of(self.solve(part), answer, self.reasons(asked))
            .with_slip(answer, self.mistakes_about(asked))
            .decided_by(decisive);
        grade.steps = self.steps(asked);
        grade
    }

    fn written(&self) -> Writing {
        written::writing(self)
    }

    fn witness(&self) -> String {
        match self.then {
            Then::Nothing => self.accepter().word(),
            Then::LhoAccepts | Then::RhoAccepts | Then::LhoCalls(_) => {
                if self.stands() { "stands" } else { "not yet" }.to_owned()
            }
            Then::Refused { .. } => {
                let free = self.calls_offered().into_iter();
                let free = free.filter(|&call| self.leaves_partner_free(call));
                free.map(notation::call).collect::<Vec<_>>().join(" ")
            }
            Then::Replaced { .. } => {
                let partner = self.offender().partner();
                let told = self.replaced.as_ref().map(|it| {
                    let silence = rectification::silence_word(it.auction.silence(partner));
                    let lead = if it.restricts_lead() { " lead" } else { "" };
                    format!("{silence}{lead}")
                });
                told.unwrap_or_default()
            }
        }
    }
}
