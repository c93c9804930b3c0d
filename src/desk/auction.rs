//! The contract of an auction, or the ruling on its irregular last call (Laws 25 to 39).

use crate::engine::laws::after_the_end::CallAfterTheEnd;
use crate::engine::laws::change_of_call::{Change, ChangeOfCall};
use crate::engine::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use crate::engine::laws::insufficient_bid::{self, Acceptance};
use crate::engine::laws::out_of_rotation::{Case, Comparison, OutOfRotation, Remedy};
use crate::engine::{Auction, Bid, Call, Contract, Fact, Outcome, Seat};
use crate::exercise::{
    CallOutOfTurn, Exhibit, InsufficientBid, Item, JudgeCall, NameContract, Phrase,
};

use super::telling;
use super::{Fault, Finding};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuctionCase {
    pub dealer: Seat,
    /// The calls in order; the last one may be irregular.
    pub calls: Vec<Call>,
    /// The player who made the last call; `None` means the player whose turn it was.
    pub caller: Option<Seat>,
    /// Whether the last call replaces an unintended call of the same player (Law 25A).
    pub replaces_slip: bool,
    pub path: Vec<usize>,
}

impl Default for AuctionCase {
    fn default() -> Self {
        Self {
            dealer: Seat::North,
            calls: Vec::new(),
            caller: None,
            replaces_slip: false,
            path: Vec::new(),
        }
    }
}

struct Asked {
    /// The calls before it; all of them legal.
    before: Auction,
    seat: Seat,
    call: Call,
}

impl Asked {
    fn judge_call(&self) -> Option<Item> {
        Item::new(JudgeCall::new(&self.before, self.call)).ok()
    }
}

impl AuctionCase {
    /// The auction up to the first call that is illegal or out of turn.
    pub fn legal_part(&self) -> Auction {
        let mut auction = Auction::new(self.dealer);
        for (at, &call) in self.calls.iter().enumerate() {
            let last = at + 1 == self.calls.len();
            let in_turn = !last || self.caller.is_none_or(|seat| seat == auction.turn());
            if !in_turn || auction.push(call).is_err() {
                break;
            }
        }
        auction
    }

    /// The call that the last one may replace: the previous call of the same player.
    pub fn earlier_call(&self) -> Option<Call> {
        let (_, earlier) = self.calls.split_last()?;
        let seat = self.caller?;
        let seats = std::iter::successors(Some(self.dealer), |seat| Some(seat.lho()));
        let made = seats.zip(earlier).filter(|(by, _)| *by == seat);
        made.map(|(_, &call)| call).last()
    }

    fn asked(&self) -> Result<Option<Asked>, Fault> {
        let Some((&call, earlier)) = self.calls.split_last() else {
            return Ok(None);
        };
        let mut before = Auction::new(self.dealer);
        for (&call, number) in earlier.iter().zip(1..) {
            let fault = |why| Fault::EarlierCall { number, call, why };
            before.push(call).map_err(fault)?;
        }
        let seat = self.caller.unwrap_or(before.turn());
        Ok(Some(Asked { before, seat, call }))
    }
}

pub fn answer(case: &AuctionCase) -> Result<Finding, Fault> {
    let Some(asked) = case.asked()? else {
        let begins = telling::of(Phrase::new("desk-auction-begins"), case.dealer);
        return Ok(Finding::new(begins));
    };
    let path = &case.path;
    let Asked { before, seat, call } = &asked;
    if case.replaces_slip
        && let Some(slip) = case.earlier_call()
    {
        return replaced_slip(&asked, slip);
    }
    if before.has_ended() {
        return after_the_end(&asked);
    }
    if *seat != before.turn() {
        return out_of_turn(&asked, path);
    }
    match (before.check(*call), *call) {
        (Ok(()), _) => Ok(legal(&asked)),
        (Err(_), Call::Bid(bid)) => insufficient(&asked, bid, path),
        (Err(_), _) => inadmissible(&asked),
    }
}

fn ruled<T, E>(ruling: Result<T, E>) -> Result<T, Fault> {
    ruling.map_err(|_| Fault::CallNotRuled)
}

fn called(phrase: Phrase, asked: &Asked) -> Phrase {
    phrase
        .with("seat", Fact::Seat(asked.seat))
        .with("lho", Fact::Seat(asked.seat.lho()))
        .with("call", Fact::Call(asked.call))
}

fn legal(asked: &Asked) -> Finding {
    let mut after = asked.before.clone();
    // The call has been checked already.
    let _ = after.push(asked.call);
    let reason = asked.before.reason(asked.call);
    match after.outcome() {
        Outcome::InProgress { turn } => {
            let headline = Phrase::new("desk-auction-legal").with("seat", Fact::Seat(turn));
            let mut finding = Finding::new(headline);
            finding.rule(reason);
            finding.exercise = asked.judge_call();
            finding
        }
        Outcome::PassedOut => finished(Phrase::new("desk-auction-passed-out"), None, after),
        Outcome::Contract(contract) => {
            let headline = Phrase::new("desk-auction-over")
                .with("contract", Fact::Contract(contract))
                .with("seat", Fact::Seat(contract.declarer))
                .with("leader", Fact::Seat(contract.opening_leader()))
                .with("dummy", Fact::Seat(contract.dummy()));
            finished(headline, Some(contract), after)
        }
    }
}

fn finished(headline: Phrase, contract: Option<Contract>, auction: Auction) -> Finding {
    let mut finding = Finding::new(headline);
    finding.rules(auction.contract_reasons());
    finding.rules(auction.declarer_reasons());
    if let Some(contract) = contract {
        finding.rules([contract.dummy_reason(), contract.leader_reason()]);
    }
    finding.exercise = Item::new(NameContract(auction)).ok();
    finding
}

fn insufficient(asked: &Asked, bid: Bid, path: &[usize]) -> Result<Finding, Fault> {
    let Asked { before, seat, .. } = asked;
    let ruling = ruled(insufficient_bid::ruling(before, bid, false))?;
    let mut finding = Finding::new(called(Phrase::new("desk-bid-too-low"), asked));
    finding.exercise = Item::new(InsufficientBid::new(before, bid)).ok();
    finding.rules(ruling.reasons);
    let asks = telling::chooses(ruling.chooser);
    let option = |choice| telling::acceptance(choice, seat.lho());
    let chosen = finding.offer((0, path), asks, &ruling.options, option);
    if chosen != Some(Acceptance::Refuse) {
        return Ok(finding);
    }
    let mut refused = before.clone();
    if insufficient_bid::refuse(&mut refused, bid, None).is_ok()
        && let Ok(replacing) = insufficient_bid::replacements(&refused)
    {
        let asks = Phrase::new("desk-replaces").with("seat", Fact::Seat(*seat));
        let option = |choice| telling::correction(choice, &refused, bid);
        finding.offer((1, path), asks, &replacing.options, option);
    }
    Ok(finding)
}

fn inadmissible(asked: &Asked) -> Result<Finding, Fault> {
    let double = InadmissibleDouble {
        seat: asked.seat,
        redouble: asked.call == Call::Redouble,
        noticed: Noticed::BeforeLhoCalled,
    };
    let mut finding = rectified_double(asked, double)?;
    finding.exercise = asked.judge_call();
    Ok(finding)
}

fn rectified_double(asked: &Asked, double: InadmissibleDouble) -> Result<Finding, Fault> {
    let ruling = ruled(double.ruling(&asked.before))?;
    let mut finding = Finding::new(called(Phrase::new("desk-double-cancelled"), asked));
    finding.ruled(ruling);
    Ok(finding)
}

fn after_the_end(asked: &Asked) -> Result<Finding, Fault> {
    let late = CallAfterTheEnd {
        seat: asked.seat,
        call: asked.call,
        lho_called: false,
    };
    let ruling = ruled(late.ruling(&asked.before))?;
    let mut finding = Finding::new(called(Phrase::new("desk-call-too-late"), asked));
    finding.ruled(ruling);
    if asked.seat == asked.before.turn() {
        finding.exercise = asked.judge_call();
    }
    Ok(finding)
}

fn out_of_turn(asked: &Asked, path: &[usize]) -> Result<Finding, Fault> {
    let irregular = OutOfRotation {
        seat: asked.seat,
        call: asked.call,
        artificial_pass: false,
        shows: None,
    };
    let mut finding = match ruled(irregular.case(&asked.before))? {
        Case::Inadmissible(double) => rectified_double(asked, double)?,
        Case::Change(change) => changed(asked, change, path)?,
        Case::Plain(_) | Case::InRotation => plain(asked, irregular, path)?,
        Case::InsteadOfPass(_) => return Err(Fault::CallNotRuled),
    };
    let exercise = CallOutOfTurn::new(&asked.before, asked.seat, asked.call);
    finding.exercise = Item::new(exercise).ok();
    Ok(finding)
}

/// A second call by the player who has just called: a change of call (Law 25B).
fn changed(asked: &Asked, change: ChangeOfCall, path: &[usize]) -> Result<Finding, Fault> {
    let ruling = ruled(change.ruling(&asked.before))?;
    let mut finding = Finding::new(called(Phrase::new("desk-call-changed"), asked));
    finding.rules(ruling.reasons);
    let lho = asked.seat.lho();
    let option = |choice: Change| {
        let phrase = match choice {
            Change::Judged(Acceptance::Accept) => Phrase::new("desk-change-accepted"),
            _ => Phrase::new("desk-change-refused"),
        };
        phrase.with("seat", Fact::Seat(lho))
    };
    let asks = telling::chooses(ruling.chooser);
    finding.offer((0, path), asks, &ruling.options, option);
    Ok(finding)
}

/// A call that replaces an unintended one (Law 25A).
fn replaced_slip(asked: &Asked, slip: Call) -> Result<Finding, Fault> {
    let change = ChangeOfCall {
        seat: asked.seat,
        to: asked.call,
        unintended: true,
        comparable: false,
        lead_faced: false,
    };
    let ruling = ruled(change.ruling(&asked.before))?;
    let headline = called(Phrase::new("desk-call-unintended"), asked);
    let mut finding = Finding::new(headline.with("first", Fact::Call(slip)));
    finding.ruled(ruling);
    Ok(finding)
}

fn plain(asked: &Asked, irregular: OutOfRotation, path: &[usize]) -> Result<Finding, Fault> {
    let (seat, turn) = (asked.seat, asked.before.turn());
    let ruling = ruled(irregular.ruling(&asked.before))?;
    let headline = called(Phrase::new("desk-call-out-of-turn"), asked);
    let mut finding = Finding::new(headline.with("turn", Fact::Seat(turn)));
    finding.rules(ruling.reasons);
    let asks = Phrase::new("desk-what-was-done");
    let option = |choice| telling::remedy(choice, seat, turn);
    let chosen = finding.offer((0, path), asks, &ruling.options, option);
    if chosen == Some(Remedy::Cancel) {
        own_turn(&mut finding, irregular, turn, path);
    }
    Ok(finding)
}

/// What the offender may do at the next turn to call (Laws 30 to 32).
fn own_turn(finding: &mut Finding, irregular: OutOfRotation, turn: Seat, path: &[usize]) {
    let OutOfRotation { seat, call, .. } = irregular;
    let ways = irregular.own_turn(turn);
    if ways.len() < 2 {
        return;
    }
    let option = |way| match way {
        Comparison::Repeated => Phrase::new("desk-own-turn-repeats")
            .with("seat", Fact::Seat(turn))
            .with("call", Fact::Call(call)),
        Comparison::Comparable => Phrase::new("desk-replace-comparable"),
        Comparison::Other => Phrase::new("desk-own-turn-other"),
    };
    let asks = Phrase::new("desk-own-turn").with("seat", Fact::Seat(seat));
    finding.offer((1, path), asks, &ways, option);
}

/// The auction as the finding shows it, followed by the call in question.
pub fn exhibit(case: &AuctionCase) -> Exhibit {
    let auction = case.legal_part();
    let made = auction.calls().len();
    let asked = case.calls.get(made).copied();
    // A call out of turn has no cell in the columns; the text describes it.
    let in_turn = case.caller.is_none_or(|seat| seat == auction.turn());
    let last = made + 1 == case.calls.len();
    Exhibit::Auction {
        asked: asked.filter(|_| last && in_turn),
        auction,
    }
}
