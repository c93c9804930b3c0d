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
mod questions;

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};
use serde::{Deserialize, Serialize};

use crate::fields::{self, CallText, Calls, Dealer, Fault, Field, is_default};
use crate::rulings::rectification::{self, Accepter};
use crate::{Asked, Exercise, Exhibit, Skill};
use engine::auction::Silence;
use engine::laws::call_consequence::CallConsequence;
use engine::laws::insufficient_bid::{
    self, Acceptance, Correction, Replacement, classify, replace,
};
use engine::{Auction, Chooser, Ruling, notation};

pub use generate::generate;
pub use questions::SLIPS;

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
    /// It is not accepted.
    Refused {
        /// The one call that the Director would find comparable.
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

/// What is asked about, as the Laws see what happened.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Scene {
    /// Who may accept it? The auction if somebody does.
    Open(Auction),
    /// An opponent has spoken: does it stand? The auction if it does.
    Spoken { stands: bool, auction: Auction },
    /// Which calls leave partner free?
    Refused,
    /// What may partner do after this replacement?
    Replaced(Replaced),
}

/// The replacement, and what follows from it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Replaced {
    correction: Correction,
    silence: Silence,
    follows: Vec<CallConsequence>,
}

/// An insufficient bid at its player's turn, and what happened then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct InsufficientBid {
    auction: Auction,
    bid: Bid,
    then: Then,
    ruling: Ruling<Acceptance, CallConsequence>,
    scene: Scene,
}

/// Which opponent says that the bid is accepted, seen from the one whose right it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Reply {
    Accepts,
    PartnerAccepts,
}

/// As lessons write it: see the examples of the module.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "insufficient_bid")]
struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    dealer: Dealer,
    auction: Calls,
    bid: CallText,
    #[serde(default, skip_serializing_if = "is_default")]
    reply: Option<Reply>,
    #[serde(default, skip_serializing_if = "is_default")]
    over: Option<CallText>,
    #[serde(default, skip_serializing_if = "is_default")]
    refused: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    tried: Option<CallText>,
    #[serde(default, skip_serializing_if = "is_default")]
    replaced: Option<CallText>,
    #[serde(default, skip_serializing_if = "is_default")]
    comparable: Option<CallText>,
}

fn fault(id: &'static str, call: Call) -> Fault {
    Fault::new(id, Field::Call, notation::call(call))
}

impl Written {
    fn then(&self) -> Result<Then, Fault> {
        let call = |written: &Option<CallText>| written.as_ref().map(|call| call.0);
        let (tried, comparable) = (call(&self.tried), call(&self.comparable));
        let refused = self.refused || self.replaced.is_some();
        // The scene takes one turn only.
        if [self.reply.is_some(), self.over.is_some(), refused]
            .iter()
            .filter(|turn| **turn)
            .count()
            > 1
        {
            return Err(fault("one-turn-only", self.bid.0));
        }
        if let Some(call) = call(&self.replaced) {
            return match comparable.filter(|&other| other != call) {
                Some(other) => Err(fault("cannot-be", other)),
                None => Ok(Then::Replaced {
                    tried,
                    call,
                    comparable: comparable.is_some(),
                }),
            };
        }
        if let Some(call) = tried.or(comparable.filter(|_| !refused)) {
            return Err(fault("cannot-be", call));
        }
        Ok(match (refused, call(&self.over), self.reply) {
            (true, ..) => Then::Refused { comparable },
            (false, Some(call), _) => Then::LhoCalls(call),
            (false, None, Some(Reply::Accepts)) => Then::LhoAccepts,
            (false, None, Some(Reply::PartnerAccepts)) => Then::RhoAccepts,
            (false, None, None) => Then::Nothing,
        })
    }
}

impl TryFrom<Written> for InsufficientBid {
    type Error = Fault;

    fn try_from(written: Written) -> Result<Self, Fault> {
        let Call::Bid(bid) = written.bid.0 else {
            return Err(fault("not-irregular", written.bid.0));
        };
        let then = written.then()?;
        Self::new(fields::auction(written.dealer, &written.auction), bid, then)
    }
}

impl From<InsufficientBid> for Written {
    fn from(made: InsufficientBid) -> Self {
        let mut written = Self {
            dealer: made.auction.dealer().into(),
            auction: (&made.auction).into(),
            bid: CallText(Call::Bid(made.bid)),
            reply: None,
            over: None,
            refused: false,
            tried: None,
            replaced: None,
            comparable: None,
        };
        match made.then {
            Then::Nothing => {}
            Then::LhoAccepts => written.reply = Some(Reply::Accepts),
            Then::RhoAccepts => written.reply = Some(Reply::PartnerAccepts),
            Then::LhoCalls(call) => written.over = Some(CallText(call)),
            Then::Refused { comparable } => {
                written.refused = true;
                written.comparable = comparable.map(CallText);
            }
            Then::Replaced {
                tried,
                call,
                comparable,
            } => {
                written.tried = tried.map(CallText);
                written.replaced = Some(CallText(call));
                written.comparable = comparable.then_some(CallText(call));
            }
        }
        written
    }
}

impl InsufficientBid {
    /// The exercise, if the bid is too low and the rest can happen.
    ///
    /// # Errors
    /// A sufficient bid, a call that is not possible then, an auction that would be over.
    pub fn new(auction: Auction, bid: Bid, then: Then) -> Result<Self, Fault> {
        let not_irregular = |_| fault("not-irregular", Call::Bid(bid));
        let ruling = insufficient_bid::ruling(&auction, bid, false).map_err(not_irregular)?;
        let mut accepted = auction.clone();
        insufficient_bid::accept(&mut accepted, bid, false).map_err(not_irregular)?;
        let accepts = |by| {
            let may = ruling.chooser == Chooser::Player(by);
            may && ruling.follows(&Acceptance::Accept).is_some()
        };
        let spoken = |by, auction| Scene::Spoken {
            stands: accepts(by),
            auction,
        };
        let (lho, rho) = (auction.turn().lho(), auction.turn().rho());
        let scene = match then {
            Then::Nothing => Scene::Open(accepted),
            Then::LhoAccepts => spoken(lho, accepted),
            Then::RhoAccepts => spoken(rho, accepted),
            Then::LhoCalls(call) => {
                accepted.push(call).map_err(|_| fault("cannot-be", call))?;
                spoken(lho, accepted)
            }
            Then::Refused { comparable } => {
                let refused = comparable.filter(|&call| {
                    let replaced = replaced((&auction, bid), None, call, true);
                    replaced.is_none()
                });
                match refused {
                    Some(call) => return Err(fault("cannot-be", call)),
                    None => Scene::Refused,
                }
            }
            Then::Replaced {
                tried,
                call,
                comparable,
            } => {
                let replaced = replaced((&auction, bid), tried, call, comparable);
                let going_on = replaced.filter(|(auction, _)| !auction.has_ended());
                let (_, replaced) = going_on.ok_or_else(|| fault("cannot-be", call))?;
                Scene::Replaced(replaced)
            }
        };
        Ok(Self {
            auction,
            bid,
            then,
            ruling,
            scene,
        })
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

    fn accepter(&self) -> Accepter {
        self.ruling.chooser.into()
    }
}

/// The auction with an insufficient bid refused and replaced, if that can be.
fn replaced(
    (auction, bid): (&Auction, Bid),
    tried: Option<Call>,
    call: Call,
    comparable: bool,
) -> Option<(Auction, Replaced)> {
    let partner = auction.turn().partner();
    let mut auction = auction.clone();
    insufficient_bid::refuse(&mut auction, bid, None).ok()?;
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
    let replaced = Replaced {
        correction,
        silence: auction.silence(partner),
        follows,
    };
    Some((auction, replaced))
}

impl Exercise for InsufficientBid {
    fn questions(&self) -> Vec<Asked> {
        let asked = match &self.scene {
            Scene::Open(accepted) => vec![
                Some(self.who_accepts().giving_nothing_away()),
                self.lowest_next(accepted),
            ],
            Scene::Spoken { stands, auction } => {
                let next = match self.then {
                    Then::RhoAccepts => None,
                    _ => self.lowest_next(auction),
                };
                vec![Some(self.does_it_stand(*stands)), next]
            }
            Scene::Refused => vec![Some(self.which_free())],
            Scene::Replaced(replaced) => vec![
                Some(self.what_partner_may(replaced)),
                Some(self.what_lead(replaced).giving_nothing_away()),
            ],
        };
        let mut calls = self.auction.calls().iter();
        let last_bid = calls.rposition(|made| matches!(made.call, Call::Bid(_)));
        let shown = Exhibit::Auction {
            auction: self.auction.clone(),
            asked: Some(Call::Bid(self.bid)),
        };
        let asked = asked.into_iter().flatten();
        let asked = asked.map(|asked| asked.showing([self.told(), shown.clone()]));
        asked.map(|asked| asked.decided_by(last_bid)).collect()
    }

    fn witness(&self) -> String {
        match &self.scene {
            Scene::Open(_) => self.accepter().word(),
            Scene::Spoken { stands: true, .. } => "stands".to_owned(),
            Scene::Spoken { stands: false, .. } => "not yet".to_owned(),
            Scene::Refused => {
                let free = self.calls_offered().into_iter();
                let free = free.filter(|&call| self.leaves_partner_free(call));
                free.map(notation::call).collect::<Vec<_>>().join(" ")
            }
            Scene::Replaced(replaced) => {
                let restricted = rectification::restricts_lead(&replaced.follows);
                let lead = if restricted { " lead" } else { "" };
                format!("{}{lead}", rectification::silence_word(replaced.silence))
            }
        }
    }
}
