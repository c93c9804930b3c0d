//! `change_of_call`, `inadmissible_call`.

use serde::Deserialize;

use crate::engine::auction::Silence;
use crate::engine::laws::above_seven::AboveSeven;
use crate::engine::laws::after_the_end::CallAfterTheEnd;
use crate::engine::laws::call_consequence::{CallConsequence, Rectified};
use crate::engine::laws::change_of_call::{Change, ChangeOfCall};
use crate::engine::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use crate::engine::laws::insufficient_bid::Acceptance;
use crate::engine::laws::must_pass::{self, CallInsteadOfPass, Overlooked};
use crate::engine::notation::parse_call;
use crate::engine::{Auction, Call, Citation, Reason, Ruling, Seat};

use super::auction;
use super::consequences::{Choice, Outcome, Ruled, Settled, Taken, above_seven, one_call};
use super::refusal::{Code, Refusal};
use super::wire::{SeatOut, Text, Words};

#[derive(Deserialize)]
pub(super) struct ChangeAsked<'a> {
    #[serde(borrow)]
    auction: Words<'a>,
    #[serde(borrow, default)]
    dealer: Option<Text<'a>>,
    /// Who changes his call; the last to call where nobody is named.
    #[serde(borrow, default)]
    seat: Option<Text<'a>>,
    #[serde(borrow, alias = "to")]
    call: Text<'a>,
    #[serde(default)]
    unintended: bool,
    #[serde(default)]
    accepted: Option<bool>,
    #[serde(default)]
    comparable: bool,
    /// An opening lead has been faced: the auction period is over.
    #[serde(default)]
    lead_faced: bool,
}

pub(super) fn change_of_call(asked: &ChangeAsked<'_>) -> Result<Ruled, Refusal> {
    let auction = auction::read(&asked.auction, asked.dealer.as_ref())?;
    let seat = match &asked.seat {
        Some(seat) => seat.seat()?,
        None => auction.turn().rho(),
    };
    let change = ChangeOfCall {
        seat,
        to: one_call(&asked.call)?,
        unintended: asked.unintended,
        comparable: asked.comparable,
        lead_faced: asked.lead_faced,
    };
    let (options, taken, why) = change_options(change, &auction, asked.accepted)?;
    Ok(Ruled {
        offender: SeatOut(seat),
        options,
        settled: Settled::new(taken, auction.turn(), &why),
    })
}

/// The options, the one taken where that is known, and what it is about.
pub(super) type Parts = (Vec<Choice>, Option<Taken>, Vec<Reason>);

/// The options about a changed call, and the one taken where that is known.
pub(super) fn change_options(
    change: ChangeOfCall,
    auction: &Auction,
    accepted: Option<bool>,
) -> Result<Parts, Refusal> {
    let seat = change.seat;
    let ruling = change.ruling(auction).map_err(Refusal::impossible)?;
    let (mut options, mut taken) = (Vec::new(), None);
    for offer in &ruling.options {
        let (option, by, chosen) = match offer.choice {
            Change::Corrected => ("corrected", None, true),
            Change::TooLate => ("too_late", None, true),
            Change::Judged(Acceptance::Accept) => {
                ("accept", Some(seat.lho()), accepted == Some(true))
            }
            Change::Judged(Acceptance::Refuse) => {
                ("refuse", Some(seat.lho()), accepted == Some(false))
            }
        };
        let why = &ruling.reasons;
        let outcome = || Outcome::because(why, &offer.follows, seat, None);
        options.push(Choice::new(option, by, outcome()));
        if chosen {
            taken = Some(Taken::new(option, outcome()));
        }
    }
    let accept = Change::Judged(Acceptance::Accept);
    if accepted == Some(true) && !change.unintended && ruling.follows(&accept).is_none() {
        let why = "the second call is one that cannot be accepted (Laws 36, 37)";
        let refusal = Refusal::impossible(why);
        return Err(match ruling.reasons.last() {
            Some(reason) => refusal.because(reason),
            None => refusal,
        });
    }
    Ok((options, taken, ruling.reasons))
}

/// The one option of a ruling in which nobody chooses.
pub(super) fn rectified(
    ruling: &Ruling<Rectified, CallConsequence>,
    seat: Seat,
) -> (Vec<Choice>, Taken) {
    let follows = ruling.follows(&Rectified).unwrap_or_default();
    let outcome = || Outcome::because(&ruling.reasons, follows, seat, None);
    let option = "rectified";
    let taken = Taken::new(option, outcome());
    (vec![Choice::new(option, None, outcome())], taken)
}

#[derive(Deserialize)]
pub(super) struct InadmissibleAsked<'a> {
    #[serde(borrow)]
    auction: Words<'a>,
    #[serde(borrow, default)]
    dealer: Option<Text<'a>>,
    /// Who called; the player whose turn it is where nobody is named.
    #[serde(borrow, default)]
    seat: Option<Text<'a>>,
    #[serde(borrow)]
    call: Text<'a>,
    #[serde(default)]
    lho_called: bool,
    #[serde(default)]
    lead_faced: bool,
    /// `once` or `rest`: the player had to pass.
    #[serde(borrow, default)]
    must_pass: Option<Text<'a>>,
}

pub(super) fn inadmissible_call(asked: &InadmissibleAsked<'_>) -> Result<Ruled, Refusal> {
    let mut auction = auction::read(&asked.auction, asked.dealer.as_ref())?;
    let seat = asked.seat.as_ref().map_or(Ok(auction.turn()), Text::seat)?;
    if let Some(how) = &asked.must_pass {
        must_pass::impose(&mut auction, seat, silence(&how.0)?);
    }
    let lho_called = asked.lho_called;
    let ruled = |ruling: Ruling<Rectified, CallConsequence>| {
        let (options, taken) = rectified(&ruling, seat);
        Ruled {
            offender: SeatOut(seat),
            options,
            settled: Settled::Taken(taken),
        }
    };
    let call = match parse_call(&asked.call.0) {
        Ok(call) => call,
        Err(error) => {
            let above = above_seven(&asked.call.0).unwrap_or(Err(error.into()));
            let (level, strain) = above?;
            let bid = AboveSeven {
                seat,
                level,
                strain,
                lho_called,
            };
            return Ok(ruled(bid.ruling(&auction).map_err(Refusal::impossible)?));
        }
    };
    let double = matches!(call, Call::Double | Call::Redouble);
    let refused = double && auction.admissible(seat, call).is_err();
    if refused && !auction.has_ended() {
        let double = InadmissibleDouble {
            seat,
            redouble: call == Call::Redouble,
            noticed: match (asked.lead_faced, lho_called) {
                (true, _) => Noticed::AfterLeadFaced,
                (_, true) => Noticed::AfterLhoCalled,
                _ => Noticed::BeforeLhoCalled,
            },
        };
        return Ok(ruled(double.ruling(&auction).map_err(Refusal::impossible)?));
    }
    if auction.has_ended() {
        let late = CallAfterTheEnd {
            seat,
            call,
            lho_called,
        };
        return Ok(ruled(late.ruling(&auction).map_err(Refusal::impossible)?));
    }
    instead_of_pass(CallInsteadOfPass { seat, call }, &auction, lho_called)
}

/// Law 37, or nothing is wrong that is asked about here.
fn instead_of_pass(
    irregular: CallInsteadOfPass,
    auction: &Auction,
    lho_called: bool,
) -> Result<Ruled, Refusal> {
    let seat = irregular.seat;
    let ruling = irregular.ruling(auction).map_err(Refusal::impossible)?;
    let happened = if lho_called {
        Overlooked::LhoCalled
    } else {
        Overlooked::LhoDidNotCall
    };
    let follows = ruling.follows(&happened).unwrap_or_default();
    let option = if lho_called { "stands" } else { "rectified" };
    let outcome = || Outcome::because(&ruling.reasons, follows, seat, None);
    Ok(Ruled {
        offender: SeatOut(seat),
        options: vec![Choice::new(option, None, outcome())],
        settled: Settled::Taken(Taken::new(option, outcome())),
    })
}

fn silence(word: &str) -> Result<Silence, Refusal> {
    let law = Citation::duplicate("37");
    match word.trim() {
        once if once.eq_ignore_ascii_case("once") => Ok(Silence::Once(law)),
        rest if rest.eq_ignore_ascii_case("rest") => Ok(Silence::Throughout(law)),
        other => {
            let message = format!("`{other}` is not how long a player must pass (once, rest)");
            Err(Refusal::new(Code::BadNotation, message))
        }
    }
}
