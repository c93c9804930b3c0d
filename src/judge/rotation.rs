//! `call_out_of_rotation`.

use serde::Deserialize;

use crate::engine::auction::{Silence, Substitutes};
use crate::engine::laws::call_consequence::Rectified;
use crate::engine::laws::change_of_call::ChangeOfCall;
use crate::engine::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use crate::engine::laws::insufficient_bid;
use crate::engine::laws::must_pass;
use crate::engine::laws::out_of_rotation::{
    self, Case, Comparison, NoReplacement, NotOutOfRotation, OutOfRotation, Remedy,
};
use crate::engine::notation::{parse_call, parse_seat};
use crate::engine::{Auction, Bid, Call, Choice as _, Citation, IllegalCall, Seat};

use super::answer::Answer;
use super::auction;
use super::consequences::{Choice, Parts, illegal, next_to_call, one_call, options, ruled, shown};
use super::inadmissible::{change_options, decided};
use super::insufficient::acceptance;
use super::refusal::Refusal;
use super::wire::{Tokens, each, either, given, optional};

#[derive(Deserialize)]
pub(super) struct RotationAsked {
    auction: Tokens,
    dealer: Option<String>,
    seat: String,
    call: String,
    accepted: Option<bool>,
    /// Whether a pass is artificial; it is then treated like a bid.
    #[serde(alias = "artificial_pass")]
    artificial: Option<bool>,
    /// What the call showed, if it was an artificial bid.
    shows: Option<Tokens>,
    /// Whether the player whose turn it was must pass because of an earlier irregularity.
    #[serde(alias = "must_pass")]
    rho_must_pass: Option<bool>,
    /// What the player whose turn it was called over it, before any ruling.
    called_over: Option<String>,
    /// Whether that player, who must be the dealer, called in order to accept.
    accepts: Option<bool>,
    /// For inadmissible doubles: whether the left-hand opponent has called.
    lho_called: Option<bool>,
    /// For a change of call: whether the first call was never intended.
    unintended: Option<bool>,
    /// The calls of the others in order, from the refusal to the offender's next turn.
    #[serde(alias = "then")]
    rho_call: Option<Tokens>,
    replacement: Option<String>,
    comparable: Option<bool>,
    /// For a repeated call that is insufficient: whether it is accepted.
    replacement_accepted: Option<bool>,
}

pub(super) fn call_out_of_rotation(asked: &RotationAsked) -> Result<Answer, Refusal> {
    let mut auction = auction::read(&asked.auction, asked.dealer.as_ref())?;
    let turn = auction.turn();
    if given(asked.rho_must_pass) {
        let law = Citation::duplicate("30A");
        must_pass::impose(&mut auction, turn, Silence::Once(law));
    }
    let irregular = OutOfRotation {
        seat: parse_seat(&asked.seat)?,
        call: one_call(&asked.call)?,
        artificial_pass: given(asked.artificial),
        shows: shown(asked.shows.as_ref())?,
    };
    let seat = irregular.seat;
    let case = irregular.case(&auction).map_err(Refusal::impossible)?;
    let parts = match case {
        Case::Inadmissible(double) => {
            let called = given(asked.lho_called);
            let noticed = either(called, Noticed::AfterLhoCalled, Noticed::BeforeLhoCalled);
            let double = InadmissibleDouble { noticed, ..double };
            decided(double.ruling(&auction), Rectified, seat)?
        }
        Case::Change(change) => {
            let change = ChangeOfCall {
                unintended: given(asked.unintended),
                comparable: given(asked.comparable),
                ..change
            };
            change_options(change, &auction, asked.accepted)?
        }
        Case::InsteadOfPass(_) | Case::InRotation | Case::Plain(_) => {
            asked.plain(irregular, auction)?
        }
    };
    let due = match turn {
        _ if turn == seat.rho() => "rho",
        _ if turn == seat.partner() => "partner",
        _ => "lho",
    };
    let answer = Answer::default().with("turn_was", turn.letter());
    Ok(ruled(answer.with("due", due), parts, turn))
}

impl RotationAsked {
    fn plain(&self, irregular: OutOfRotation, mut auction: Auction) -> Result<Parts, Refusal> {
        let (seat, turn) = (irregular.seat, auction.turn());
        let ruling = irregular.ruling(&auction).map_err(Refusal::impossible)?;
        let mut offered = options(&ruling, &[], seat, |remedy| remedy.by(seat, turn));
        for (option, offer) in offered.iter_mut().zip(&ruling.options) {
            if offer.choice == Remedy::Cancel {
                option.then = own_turn(irregular, turn);
            }
        }
        let mut choices = ruling.options.iter().map(|offer| self.leaves(offer.choice));
        offered.retain(|_| choices.next() == Some(true));
        let over = optional(self.called_over.as_ref(), one_call)?;
        let by_dealer = turn == seat.lho();
        let by_law = ruling.follows(&Remedy::InRotation);
        let by_law = by_law.map(|_| Remedy::InRotation);
        if by_law.is_none()
            && let Some(why) = self.contradiction(by_dealer)
        {
            return Err(Refusal::request(why));
        }
        let Some(remedy) = by_law.or_else(|| self.chosen(over, by_dealer)) else {
            return Ok((offered, None, ruling.reasons));
        };
        let Some(follows) = ruling.follows(&remedy) else {
            let why = "nobody but an opponent of the offender can call in turn over it (Law 28B)";
            return Err(Refusal::impossible(why));
        };
        // `due` already says whose turn it was, which is the first reason; the others judge the
        // call.
        let judged = ruling.reasons.get(1..).unwrap_or_default();
        let mut taken = Choice::of(remedy.id(), follows, seat, None).because(judged);
        let irregularly = irregular.rectify(&mut auction, remedy);
        let irregularly = irregularly.map_err(Refusal::impossible)?;
        let too_low = match (irregularly, irregular.call) {
            (Some(_), Call::Bid(bid)) => Some(bid),
            _ => None,
        };
        if let Some(bid) = too_low
            && let Ok((choices, ..)) = acceptance(&auction, bid, None)
        {
            taken.then = choices;
        }
        if let Some(over) = over {
            if let Some(bid) = too_low {
                insufficient_bid::accept(&mut auction, bid, false).map_err(Refusal::impossible)?;
            }
            push(&mut auction, over)?;
            taken.then.clear();
            taken.turn = next_to_call(&auction);
        }
        if remedy == Remedy::Cancel
            && let Some(later) = self.at_own_turn(irregular, &mut auction)?
        {
            taken = later;
        }
        Ok((offered, Some(taken), ruling.reasons))
    }

    /// Contradictory fields: a call over it accepts it or does not.
    fn contradiction(&self, by_dealer: bool) -> Option<&'static str> {
        self.called_over.as_ref()?;
        match (self.accepted, given(self.accepts)) {
            (Some(true), _) | (_, true) if !by_dealer => {
                Some("`called_over` is a call in turn, which does not accept the one before it")
            }
            (Some(false), true) => Some("`accepted` and `accepts` contradict each other"),
            _ => None,
        }
    }

    /// Whether a remedy is still possible.
    fn leaves(&self, remedy: Remedy) -> bool {
        match remedy {
            Remedy::InRotation => true,
            Remedy::Accept => self.accepted != Some(false),
            Remedy::CallInTurn => self.accepted.is_none(),
            Remedy::Cancel => self.accepted != Some(true),
        }
    }

    /// The remedy chosen, as far as the question says.
    fn chosen(&self, over: Option<Call>, by_dealer: bool) -> Option<Remedy> {
        let played_on = self.rho_call.is_some() || self.replacement.is_some();
        match (over, self.accepted) {
            (Some(_), Some(true)) if by_dealer => Some(Remedy::Accept),
            (Some(_), _) if given(self.accepts) && by_dealer => Some(Remedy::Accept),
            (Some(_), _) => Some(Remedy::CallInTurn),
            (None, Some(true)) => Some(Remedy::Accept),
            (None, Some(false)) => Some(Remedy::Cancel),
            (None, None) => played_on.then_some(Remedy::Cancel),
        }
    }

    /// The consequences of the offender's replacement call, as far as the question says.
    fn at_own_turn(
        &self,
        irregular: OutOfRotation,
        auction: &mut Auction,
    ) -> Result<Option<Choice>, Refusal> {
        let seat = irregular.seat;
        if let Some(calls) = &self.rho_call {
            for call in each::<_, Vec<Call>>(&calls.0, parse_call)? {
                push(auction, call)?;
            }
        }
        let comparable = given(self.comparable);
        let replacement = optional(self.replacement.as_ref(), one_call)?;
        if auction.has_ended() {
            if replacement.is_some() {
                return Err(Refusal::impossible(NotOutOfRotation::AuctionOver));
            }
            let follows = out_of_rotation::never_replaced(irregular, auction);
            return Ok(Some(Choice::of("ended", &follows, seat, None)));
        }
        if auction.turn() != seat {
            return match replacement {
                Some(_) if self.rho_call.is_some() || auction.turn() == seat.rho() => {
                    let missing = "before a replacement, `rho_call` must reach the offender's turn";
                    Err(Refusal::request(missing))
                }
                // At partner's or the dealer's turn, calls before the offender's turn change
                // nothing.
                Some(call) => compared(irregular, call, comparable, auction).map(Some),
                None => Ok(None),
            };
        }
        let Some(call) = replacement else {
            return bound(irregular, auction).map(Some);
        };
        if auction.awaited(seat).is_none() {
            // A natural pass at the right-hand opponent's turn obliges the offender to pass.
            push(auction, call)?;
            let follows = out_of_rotation::follows(irregular, Some(call), Comparison::Repeated);
            let next = next_to_call(auction);
            return Ok(Some(Choice::of("pass", &follows, seat, next)));
        }
        if let Err(IllegalCall::RepeatedTooLow(bid, _)) = auction.check(call) {
            return self.repeated_too_low(bid, auction).map(Some);
        }
        let comparison = match must_repeat(auction, seat) {
            Some(_) => Comparison::Repeated,
            None => compares(comparable),
        };
        let follows = out_of_rotation::replace(auction, call, comparable);
        let follows = follows.map_err(|why| match why {
            NoReplacement::Illegal(why) => illegal(seat, call, why.reason()),
            NoReplacement::NothingToReplace => Refusal::impossible(why),
        })?;
        Ok(Some(Choice::of(comparison.id(), &follows, seat, None)))
    }

    /// The bid is repeated as required but insufficient, so Law 27 applies.
    fn repeated_too_low(&self, bid: Bid, auction: &Auction) -> Result<Choice, Refusal> {
        let (then, taken, _) = acceptance(auction, bid, self.replacement_accepted)?;
        if let Some(taken) = taken {
            return Ok(taken);
        }
        let seat = auction.turn();
        let judged = out_of_rotation::judged_as_insufficient(bid);
        Ok(Choice {
            then,
            ..Choice::of(Comparison::Repeated.id(), &[judged], seat, Some(seat))
        })
    }
}

/// The call that the offender must repeat at this turn, if any.
fn must_repeat(auction: &Auction, seat: Seat) -> Option<Call> {
    let awaited = auction.awaited(seat)?;
    matches!(awaited.by, Substitutes::Same(_)).then_some(awaited.call)
}

fn compares(comparable: bool) -> Comparison {
    either(comparable, Comparison::Comparable, Comparison::Other)
}

/// The offender's options at the next turn.
fn own_turn(irregular: OutOfRotation, turn: Seat) -> Vec<Choice> {
    let seat = irregular.seat;
    let offers = irregular.own_turn(turn);
    let only_pass = offers.len() == 1;
    let options = offers.into_iter().map(|offer| {
        let repeated = offer.choice == Comparison::Repeated;
        let option = if only_pass { "pass" } else { offer.choice.id() };
        Choice {
            by: Some(seat),
            call: repeated.then_some(irregular.call),
            ..Choice::of(option, &offer.follows, seat, Some(seat.lho()))
        }
    });
    options.collect()
}

/// The consequences of a replacement call that need not be a repetition.
fn compared(
    irregular: OutOfRotation,
    call: Call,
    comparable: bool,
    auction: &Auction,
) -> Result<Choice, Refusal> {
    let seat = irregular.seat;
    // A bid that does not beat the last one now never will, whatever is called in between.
    if let (Call::Bid(_), Err(why)) = (call, auction.admissible(seat, call)) {
        return Err(illegal(seat, call, why.reason()));
    }
    let by = compares(comparable);
    let follows = out_of_rotation::follows(irregular, Some(call), by);
    Ok(Choice::of(by.id(), &follows, seat, Some(seat.lho())))
}

/// The offender's obligation at the next turn, before the call.
fn bound(irregular: OutOfRotation, auction: &Auction) -> Result<Choice, Refusal> {
    let seat = irregular.seat;
    let repeat = must_repeat(auction, seat);
    let option = match (repeat, auction.awaited(seat)) {
        (Some(_), _) => Comparison::Repeated.id(),
        (None, Some(_)) => "any_call",
        (None, None) => "pass",
    };
    let duty = match repeat {
        // The reason why any other call is illegal names the required one.
        Some(Call::Pass) => auction.reason(Call::Double),
        _ => auction.reason(Call::Pass),
    };
    let silenced = auction.silence(seat) != Silence::Free;
    let mut taken = Choice {
        must_repeat: repeat,
        offender_must: silenced.then_some("pass_once"),
        ..Choice::of(option, &[], seat, Some(seat)).because(&[duty])
    };
    if let Some(call @ Call::Bid(bid)) = repeat
        && let Err(why @ IllegalCall::RepeatedTooLow(..)) = auction.check(call)
    {
        taken.reasons.push(why.reason());
        taken.then = acceptance(auction, bid, None)?.0;
    }
    Ok(taken)
}

fn push(auction: &mut Auction, call: Call) -> Result<(), Refusal> {
    let pushed = auction.push(call);
    pushed.map_err(|why| illegal(auction.turn(), call, why.reason()))
}
