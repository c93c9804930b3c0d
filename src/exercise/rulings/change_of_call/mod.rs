//! `change_of_call`: a player has called, and wants to have called something else (Law 25).
//!
//! As a lesson writes it. The calls made since stand in the auction:
//!
//! ```ron
//! change_of_call(dealer: N, auction: "1H", seat: N, to: "1S", unintended: true)
//! change_of_call(dealer: N, auction: "1H P P", seat: N, to: "1S", unintended: true)
//! change_of_call(dealer: N, auction: "1H", seat: N, to: "1S")
//! change_of_call(dealer: N, auction: "1H", seat: N, to: "2H", comparable: true)
//! ```

mod generate;
mod mistakes;

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::Deserialize;

use crate::fields::{self, Fault, Field};
use crate::rulings::rectification;
use crate::writing::Writing;
use crate::{Answer, Ask, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip};
use engine::laws::call_consequence::CallConsequence;
use engine::laws::change_of_call::{Change, ChangeOfCall as Wish};
use engine::{Auction, Chooser, Fact, Reason, Ruling, notation};

pub use generate::generate;
pub use mistakes::SLIPS;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::ChangeOfCall];

/// What becomes of the first call, in the order of the options. The last is never right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    /// The second call takes its place.
    Corrected,
    /// It stands, and nobody can change that.
    Stands,
    /// It stands, unless the opponent on the left accepts the second call.
    UnlessAccepted,
    /// It stands, unless one of the opponents does.
    UnlessEither,
}

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// What becomes of the call?
    Fate,
    /// What may declarer demand?
    Lead,
}

/// A call, and the wish to have made another.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct ChangeOfCall {
    /// With the first call, and those made since.
    auction: Auction,
    wish: Wish,
    /// Which call of the auction it is about.
    at: usize,
    /// The engine's judgement, found as the position was made.
    ruling: Ruling<Change, CallConsequence>,
}

/// As lessons write it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "change_of_call")]
struct Written {
    #[serde(default = "fields::north", deserialize_with = "fields::seat")]
    dealer: Seat,
    #[serde(deserialize_with = "fields::calls")]
    auction: Vec<Call>,
    #[serde(deserialize_with = "fields::seat")]
    seat: Seat,
    #[serde(deserialize_with = "fields::call")]
    to: Call,
    #[serde(default)]
    unintended: bool,
    #[serde(default)]
    comparable: bool,
}

impl TryFrom<Written> for ChangeOfCall {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let auction = fields::auction_of(written.dealer, &written.auction);
        let Written { seat, to, .. } = written;
        Self::new(auction, (seat, to), written.unintended, written.comparable)
    }
}

impl ChangeOfCall {
    /// The exercise, if this can happen.
    ///
    /// # Errors
    /// A player who has not called, the same call again, an intended call on which others have
    /// called, a call that was meant but would not have been legal.
    pub fn new(
        auction: Auction,
        (seat, to): (Seat, Call),
        unintended: bool,
        comparable: bool,
    ) -> Result<Self, Fault> {
        let cannot = || Fault::new("cannot-be", Field::Call, notation::call(to));
        let wish = Wish {
            seat,
            to,
            unintended,
            comparable,
            lead_faced: false,
        };
        let at = auction.calls().iter().rposition(|made| made.seat == seat);
        let at = at.ok_or_else(cannot)?;
        let ruling = wish.ruling(&auction).map_err(|_| cannot())?;
        let legal = auction.before(at).check(to).is_ok();
        if unintended && (comparable || !legal) {
            return Err(cannot());
        }
        Ok(Self {
            auction,
            wish,
            at,
            ruling,
        })
    }

    /// Whether the call was never meant.
    #[must_use]
    pub const fn is_unintended(&self) -> bool {
        self.wish.unintended
    }

    /// How many have called since.
    #[must_use]
    pub fn calls_since(&self) -> usize {
        self.auction.calls().len() - self.at - 1
    }

    fn made(&self) -> Call {
        let made = self.auction.calls().get(self.at);
        made.map_or(Call::Pass, |made| made.call)
    }

    fn fate(&self) -> Fate {
        let first = self.ruling.options.first().map(|offer| offer.choice);
        match (first, self.ruling.chooser) {
            (Some(Change::Corrected), _) => Fate::Corrected,
            (Some(Change::Judged(_)), Chooser::Player(_)) => Fate::UnlessAccepted,
            _ => Fate::Stands,
        }
    }

    /// What follows, whoever decides how.
    fn follows(&self) -> &[CallConsequence] {
        let first = self.ruling.options.first();
        first.map_or(&[], |offer| offer.follows.as_slice())
    }

    fn restricts_lead(&self) -> bool {
        self.follows().iter().any(|it| it.restricts_lead())
    }

    /// Nothing is withdrawn once partner has called, so there is no lead to ask about.
    fn asked(&self) -> &'static [Part] {
        match (self.wish.unintended, self.fate()) {
            (true, Fate::Stands) => &[Part::Fate],
            _ => &[Part::Fate, Part::Lead],
        }
    }

    fn part(&self, part: usize) -> Part {
        self.asked().get(part).copied().unwrap_or(Part::Fate)
    }

    /// What happened, a sentence each.
    fn scene(&self) -> Exhibit {
        let says = |id, seat, call| {
            Phrase::new(id)
                .with("seat", Fact::Seat(seat))
                .with("call", Fact::Call(call))
        };
        let Wish { seat, to, .. } = self.wish;
        let since = self.auction.calls().iter().skip(self.at + 1);
        let mut told = vec![says("scene-calls-next", seat, self.made())];
        told.extend(since.map(|made| says("scene-calls-next", made.seat, made.call)));
        if self.wish.unintended {
            told.push(says("scene-change-slip", seat, to));
        } else {
            told.push(says("scene-change-mind", seat, to));
            told.push(Phrase::new(if self.wish.comparable {
                "scene-found-comparable"
            } else {
                "scene-found-not-comparable"
            }));
        }
        Exhibit::Scene(told)
    }

    fn fates(&self) -> Ask {
        let facts = |id| {
            Phrase::new(id)
                .with("call", Fact::Call(self.wish.to))
                .with("seat", Fact::Seat(self.wish.seat.lho()))
        };
        Ask::Choice(vec![
            facts("option-change-corrected"),
            facts("option-change-stands"),
            facts("option-change-unless-accepted"),
            facts("option-change-unless-either"),
        ])
    }
}

impl Exercise for ChangeOfCall {
    fn kind(&self) -> Kind {
        Kind::ChangeOfCall
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::ChangeOfCall
    }

    fn parts(&self) -> usize {
        self.asked().len()
    }

    fn pose(&self, part: usize) -> Question {
        let Wish { seat, .. } = self.wish;
        let made = Fact::Call(self.made());
        let (prompt, ask) = match self.part(part) {
            Part::Fate => (
                Phrase::new("exercise-change_of_call").with("call", made),
                self.fates(),
            ),
            Part::Lead => (
                Phrase::new("exercise-lead-after-call")
                    .with("offender", Fact::Seat(seat))
                    .with("seat", Fact::Seat(seat.partner())),
                rectification::leads(seat),
            ),
        };
        let auction = Exhibit::Auction {
            auction: self.auction.clone(),
            asked: None,
        };
        Question {
            prompt,
            exhibits: vec![self.scene(), auction],
            ask,
        }
    }

    fn solve(&self, part: usize) -> Answer {
        match self.part(part) {
            Part::Fate => Answer::Choice(self.fate() as usize),
            Part::Lead => rectification::lead(self.restricts_lead()),
        }
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        self.mistakes_about(self.part(part))
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let reasons: Vec<Reason> = match self.part(part) {
            Part::Fate => self.ruling.reasons.clone(),
            Part::Lead => rectification::lead_reason(self.follows())
                .into_iter()
                .collect(),
        };
        Grade::of(self.solve(part), answer, reasons)
            .with_slip(answer, self.mistakes(part))
            .decided_by([self.at])
    }

    fn written(&self) -> Writing {
        Writing::default()
            .auction(&self.auction)
            .seat("seat", self.wish.seat)
            .call("to", self.wish.to)
            .flag("unintended", self.wish.unintended)
            .flag("comparable", self.wish.comparable)
    }

    fn witness(&self) -> String {
        let fate = match self.fate() {
            Fate::Corrected => "corrected",
            Fate::UnlessAccepted => "unless accepted",
            Fate::Stands | Fate::UnlessEither => "stands",
        };
        let lead = if self.restricts_lead() { " lead" } else { "" };
        format!("{fate}{lead}")
    }
}
