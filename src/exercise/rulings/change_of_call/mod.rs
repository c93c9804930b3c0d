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

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::fields::{self, CallText, Calls, Dealer, Fault, Field, SeatName, is_default};
use crate::grade::slips;
use crate::rulings::rectification::{self, Demand, LEAD_LEFT_FREE, LEAD_REQUIRED};
use crate::{Asked, Exercise, Exhibit, Phrase, Skill, Slip};
use engine::laws::call_consequence::CallConsequence;
use engine::laws::change_of_call::{Change, ChangeOfCall as Wish};
use engine::{Auction, Chooser, Fact, Ruling, notation};

pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::ChangeOfCall];

slips! {
    SLIP_STANDS = "change-slip-stands",
    LIMIT_IS_NEXT_CALL = "change-limit-is-next-call",
    CONSENT_NEEDED = "change-needs-consent",
    PARTNERS_CALL_OVERLOOKED = "change-after-partners-call",
    MIND_CHANGED_FREELY = "change-of-mind-is-free",
    SECOND_CALL_NEVER_STANDS = "change-never-accepted",
    EITHER_ACCEPTS = "either-opponent-accepts",
    INADMISSIBLE_ACCEPTED = "inadmissible-double-accepted",
    SLIP_RESTRICTS_LEAD = "change-slip-restricts-lead",
    COMPARABLE_RESTRICTS_LEAD = "change-comparable-restricts-lead",
    ..&[LEAD_REQUIRED, LEAD_LEFT_FREE],
}

/// What becomes of the first call. The last is never right.
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

/// A call, and the wish to have made another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct ChangeOfCall {
    /// With the first call, and those made since.
    auction: Auction,
    wish: Wish,
    /// The first call, and its place in the auction.
    made: Call,
    at: usize,
    /// The engine's judgement, found as the position was made.
    ruling: Ruling<Change, CallConsequence>,
}

/// As lessons write it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "change_of_call")]
struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    dealer: Dealer,
    auction: Calls,
    seat: SeatName,
    to: CallText,
    #[serde(default, skip_serializing_if = "is_default")]
    unintended: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    comparable: bool,
}

impl TryFrom<Written> for ChangeOfCall {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let auction = fields::auction(written.dealer, &written.auction);
        let wished = (written.seat.into(), written.to.0);
        Self::new(auction, wished, written.unintended, written.comparable)
    }
}

impl From<ChangeOfCall> for Written {
    fn from(exercise: ChangeOfCall) -> Self {
        Self {
            dealer: exercise.auction.dealer().into(),
            auction: (&exercise.auction).into(),
            seat: exercise.wish.seat.into(),
            to: CallText(exercise.wish.to),
            unintended: exercise.wish.unintended,
            comparable: exercise.wish.comparable,
        }
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
        let mut calls = auction.calls().iter().enumerate().rev();
        let made = calls.find(|(_, made)| made.seat == seat);
        let (at, made) = made.map(|(at, made)| (at, made.call)).ok_or_else(cannot)?;
        let ruling = wish.ruling(&auction).map_err(|_| cannot())?;
        let legal = auction.before(at).check(to).is_ok();
        if unintended && (comparable || !legal) {
            return Err(cannot());
        }
        Ok(Self {
            auction,
            wish,
            made,
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

    fn what_becomes(&self) -> Asked {
        let Wish { seat, to, .. } = self.wish;
        let all = [
            Fate::Corrected,
            Fate::Stands,
            Fate::UnlessAccepted,
            Fate::UnlessEither,
        ];
        let options = Options::new(all, |fate| {
            let phrase = Phrase::new(match fate {
                Fate::Corrected => "option-change-corrected",
                Fate::Stands => "option-change-stands",
                Fate::UnlessAccepted => "option-change-unless-accepted",
                Fate::UnlessEither => "option-change-unless-either",
            });
            phrase
                .with("call", Fact::Call(to))
                .with("seat", Fact::Seat(seat.lho()))
        });
        let prompt = Phrase::new("exercise-change_of_call").with("call", Fact::Call(self.made));
        Asked::one_of(Skill::ChangeOfCall, prompt, &options, &self.fate())
            .because(self.ruling.reasons.clone())
            .slips(options.slips(self.about_fate()))
    }

    fn about_fate(&self) -> Vec<(Slip, Fate)> {
        match (self.wish.unintended, self.fate()) {
            (true, Fate::Stands) => [Fate::Corrected, Fate::UnlessAccepted, Fate::UnlessEither]
                .map(|fate| (PARTNERS_CALL_OVERLOOKED, fate))
                .to_vec(),
            (true, _) => {
                let stands = match self.calls_since() {
                    0 => SLIP_STANDS,
                    _ => LIMIT_IS_NEXT_CALL,
                };
                vec![
                    (stands, Fate::Stands),
                    (CONSENT_NEEDED, Fate::UnlessAccepted),
                    (CONSENT_NEEDED, Fate::UnlessEither),
                ]
            }
            (false, Fate::Stands) => vec![
                (MIND_CHANGED_FREELY, Fate::Corrected),
                (INADMISSIBLE_ACCEPTED, Fate::UnlessAccepted),
                (INADMISSIBLE_ACCEPTED, Fate::UnlessEither),
            ],
            (false, _) => vec![
                (MIND_CHANGED_FREELY, Fate::Corrected),
                (SECOND_CALL_NEVER_STANDS, Fate::Stands),
                (EITHER_ACCEPTS, Fate::UnlessEither),
            ],
        }
    }

    fn what_may_be_demanded(&self) -> Asked {
        let mistakes = if rectification::restricts_lead(self.follows()) {
            [
                (LEAD_LEFT_FREE, Demand::None),
                (LEAD_REQUIRED, Demand::Require),
            ]
        } else {
            let slip = match self.wish.unintended {
                true => SLIP_RESTRICTS_LEAD,
                false => COMPARABLE_RESTRICTS_LEAD,
            };
            [(slip, Demand::Forbid), (slip, Demand::Require)]
        };
        let about = (Skill::ChangeOfCall, self.wish.seat);
        rectification::lead_question(about, self.follows(), mistakes)
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
        let mut told = vec![says("scene-calls-next", seat, self.made)];
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
}

impl Exercise for ChangeOfCall {
    fn questions(&self) -> Vec<Asked> {
        // Nothing is withdrawn once partner has called, so there is no lead to ask about.
        let too_late = self.wish.unintended && self.fate() == Fate::Stands;
        let lead = (!too_late).then(|| self.what_may_be_demanded());
        let asked = [self.what_becomes()].into_iter().chain(lead);
        let table = || [self.scene(), Exhibit::auction(&self.auction)];
        asked
            .map(|asked| asked.showing(table()).decided_by([self.at]))
            .collect()
    }

    fn witness(&self) -> String {
        let fate = match self.fate() {
            Fate::Corrected => "corrected",
            Fate::UnlessAccepted => "unless accepted",
            Fate::Stands | Fate::UnlessEither => "stands",
        };
        let restricted = rectification::restricts_lead(self.follows());
        let lead = if restricted { " lead" } else { "" };
        format!("{fate}{lead}")
    }
}
