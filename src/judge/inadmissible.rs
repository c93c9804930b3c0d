//! `change_of_call`, `inadmissible_call`.

use std::fmt::Display;

use serde::Deserialize;

use crate::engine::auction::Silence;
use crate::engine::laws::above_seven::AboveSeven;
use crate::engine::laws::after_the_end::CallAfterTheEnd;
use crate::engine::laws::call_consequence::{CallConsequence, Rectified};
use crate::engine::laws::change_of_call::{Change, ChangeOfCall};
use crate::engine::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use crate::engine::laws::insufficient_bid::Acceptance;
use crate::engine::laws::must_pass::{self, CallInsteadOfPass, Overlooked};
use crate::engine::notation::{parse_call, parse_seat};
use crate::engine::{self, Auction, Call, Citation, Ruling, Seat};

use super::answer::Answer;
use super::auction;
use super::consequences::{Parts, above_seven, one_call, options, ruled, taken};
use super::insufficient::chosen;
use super::refusal::Refusal;
use super::wire::{Tokens, either, given, optional};

#[derive(Deserialize)]
pub(super) struct ChangeAsked {
    auction: Tokens,
    dealer: Option<String>,
    /// Who changes the call; by default the last player to call.
    seat: Option<String>,
    #[serde(alias = "to")]
    call: String,
    unintended: Option<bool>,
    accepted: Option<bool>,
    comparable: Option<bool>,
    /// Whether an opening lead has been faced, so that the auction period is over.
    lead_faced: Option<bool>,
}

pub(super) fn change_of_call(asked: &ChangeAsked) -> Result<Answer, Refusal> {
    let auction = auction::read(&asked.auction, asked.dealer.as_ref())?;
    let seat = optional(asked.seat.as_ref(), parse_seat)?;
    let change = ChangeOfCall {
        seat: seat.unwrap_or_else(|| auction.turn().rho()),
        to: one_call(&asked.call)?,
        unintended: given(asked.unintended),
        comparable: given(asked.comparable),
        lead_faced: given(asked.lead_faced),
    };
    let parts = change_options(change, &auction, asked.accepted)?;
    let answer = Answer::default().with("offender", change.seat.letter());
    Ok(ruled(answer, parts, auction.turn()))
}

/// The options about a changed call, and the one taken if known.
pub(super) fn change_options(
    change: ChangeOfCall,
    auction: &Auction,
    accepted: Option<bool>,
) -> Result<Parts, Refusal> {
    let seat = change.seat;
    let ruling = change.ruling(auction).map_err(Refusal::impossible)?;
    let why = &ruling.reasons;
    let by = |choice| matches!(choice, Change::Judged(_)).then_some(seat.lho());
    let accept = Change::Judged(Acceptance::Accept);
    if accepted == Some(true) && !change.unintended && ruling.follows(&accept).is_none() {
        let why_not = "the second call is one that cannot be accepted (Laws 36, 37)";
        let refusal = Refusal::impossible(why_not);
        return Err(match why.last() {
            Some(reason) => refusal.because(reason.clone()),
            None => refusal,
        });
    }
    let decided = match ruling.options.as_slice() {
        [offer] if by(offer.choice).is_none() => Some(offer.choice),
        _ => accepted.map(|accepted| Change::Judged(chosen(accepted))),
    };
    let taken = decided.and_then(|choice| taken(&ruling, why, seat, choice));
    Ok((options(&ruling, why, seat, by), taken, ruling.reasons))
}

/// A ruling of which only one option is left.
pub(super) fn decided<C: engine::Choice, E: Display>(
    ruling: Result<Ruling<C, CallConsequence>, E>,
    choice: C,
    seat: Seat,
) -> Result<Parts, Refusal> {
    let ruling = ruling.map_err(Refusal::impossible)?;
    let taken = taken(&ruling, &ruling.reasons, seat, choice);
    Ok((taken.clone().into_iter().collect(), taken, ruling.reasons))
}

#[derive(Deserialize)]
pub(super) struct InadmissibleAsked {
    auction: Tokens,
    dealer: Option<String>,
    /// Who called; by default the player whose turn it is.
    seat: Option<String>,
    call: String,
    lho_called: Option<bool>,
    lead_faced: Option<bool>,
    /// `once` or `rest`: how long the player had to pass.
    must_pass: Option<String>,
}

pub(super) fn inadmissible_call(asked: &InadmissibleAsked) -> Result<Answer, Refusal> {
    let mut auction = auction::read(&asked.auction, asked.dealer.as_ref())?;
    let seat = optional(asked.seat.as_ref(), parse_seat)?.unwrap_or_else(|| auction.turn());
    if let Some(silence) = optional(asked.must_pass.as_ref(), silence)? {
        must_pass::impose(&mut auction, seat, silence);
    }
    let answer = Answer::default().with("offender", seat.letter());
    Ok(ruled(answer, asked.ruled(seat, &auction)?, seat))
}

impl InadmissibleAsked {
    fn ruled(&self, seat: Seat, auction: &Auction) -> Result<Parts, Refusal> {
        let lho_called = given(self.lho_called);
        let call = match parse_call(&self.call) {
            Ok(call) => call,
            Err(error) => {
                let above = above_seven(&self.call).unwrap_or(Err(error.into()));
                let (level, strain) = above?;
                let bid = AboveSeven {
                    seat,
                    level,
                    strain,
                    lho_called,
                };
                return decided(bid.ruling(auction), Rectified, seat);
            }
        };
        if auction.has_ended() {
            let late = CallAfterTheEnd {
                seat,
                call,
                lho_called,
            };
            return decided(late.ruling(auction), Rectified, seat);
        }
        let double = matches!(call, Call::Double | Call::Redouble);
        if double && auction.admissible(seat, call).is_err() {
            let double = InadmissibleDouble {
                seat,
                redouble: call == Call::Redouble,
                noticed: match (given(self.lead_faced), lho_called) {
                    (true, _) => Noticed::AfterLeadFaced,
                    (_, true) => Noticed::AfterLhoCalled,
                    _ => Noticed::BeforeLhoCalled,
                },
            };
            return decided(double.ruling(auction), Rectified, seat);
        }
        // Law 37; any other call does not belong in this question.
        let irregular = CallInsteadOfPass { seat, call };
        let happened = either(lho_called, Overlooked::LhoCalled, Overlooked::LhoDidNotCall);
        decided(irregular.ruling(auction), happened, seat)
    }
}

fn silence(word: &str) -> Result<Silence, Refusal> {
    let law = Citation::duplicate("37");
    match word.trim() {
        once if once.eq_ignore_ascii_case("once") => Ok(Silence::Once(law)),
        rest if rest.eq_ignore_ascii_case("rest") => Ok(Silence::Throughout(law)),
        other => Err(Refusal::notation(format_args!(
            "`{other}` is not how long a player must pass (once, rest)"
        ))),
    }
}
