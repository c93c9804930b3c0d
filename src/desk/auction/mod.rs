//! The contract of an auction, or the ruling on its irregular last call (Laws 25 to 39).

mod cancelled;
mod case;

use crate::engine::laws::change_of_call::{Change, ChangeOfCall};
use crate::engine::laws::insufficient_bid::{self, Acceptance, Correction};
use crate::engine::laws::must_pass::CallInsteadOfPass;
use crate::engine::laws::out_of_rotation::{Case, Comparison, OutOfRotation, Remedy};
use crate::engine::{Auction, Bid, Call, Contract, Fact, Outcome, Seat};
use crate::exercise::{CallOutOfTurn, Exhibit, InsufficientBid, Item, NameContract, Phrase};

use super::comparable;
use super::telling;
use super::{Fault, Finding};
pub(super) use case::Asked;
pub use case::AuctionCase;

use cancelled::{above_seven, after_the_end, inadmissible, instead_of_pass, rectified_double};
use case::{called, ruled};

/// There are no calls yet.
pub(super) fn begins(case: &AuctionCase) -> Phrase {
    telling::of(Phrase::new("desk-auction-begins"), case.dealer)
}

pub fn answer(case: &AuctionCase) -> Result<Finding, Fault> {
    let mut finding = judged(case)?;
    // In an exercise nobody has to pass for a reason that the calls do not show.
    finding.exercise = finding.exercise.filter(|_| case.silenced.is_none());
    Ok(finding)
}

fn judged(case: &AuctionCase) -> Result<Finding, Fault> {
    if let Some(bid) = case.above {
        return above_seven(case, bid);
    }
    let Some(asked) = case.asked()? else {
        return Ok(Finding::new(begins(case)));
    };
    let path = &case.path;
    let Asked { before, seat, call } = &asked;
    if case.replaces_slip
        && let Some(slip) = case.earlier_call()
    {
        return replaced_slip(&asked, slip);
    }
    if before.has_ended() {
        return after_the_end(&asked, path);
    }
    if *seat != before.turn() {
        return out_of_turn(&asked, path);
    }
    let (seat, call) = (*seat, *call);
    let instead = CallInsteadOfPass { seat, call };
    if instead.ruling(before).is_ok() {
        return instead_of_pass(&asked, instead, path);
    }
    match (before.check(call), call) {
        (Ok(()), _) => Ok(legal(&asked)),
        (Err(_), Call::Bid(bid)) => insufficient(&asked, bid, path),
        (Err(_), _) => inadmissible(&asked, path),
    }
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
        let others = [Correction::Other, Correction::Double];
        let comparable = (Correction::Comparable, &others[..]);
        comparable::offer(
            &mut finding,
            (1, path),
            asks,
            &replacing.options,
            (option, comparable),
        );
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
        Case::Inadmissible(double) => rectified_double(asked, double, path)?,
        Case::Change(change) => changed(asked, change, path)?,
        Case::Plain(_) | Case::InRotation => plain(asked, irregular, path)?,
        Case::InsteadOfPass(instead) => instead_of_pass(asked, instead, path)?,
    };
    let exercise = CallOutOfTurn::new(&asked.before, asked.seat, asked.call);
    finding.exercise = Item::new(exercise).ok();
    Ok(finding)
}

/// A second call by the player who has just called: a change of call (Law 25B). Whether the lead may
/// be restricted depends on whether one call is comparable to the other.
fn changed(asked: &Asked, change: ChangeOfCall, path: &[usize]) -> Result<Finding, Fault> {
    let judged = |comparable| {
        let change = ChangeOfCall {
            comparable,
            ..change
        };
        ruled(change.ruling(&asked.before))
    };
    let (not, yes) = (judged(false)?, judged(true)?);
    let mut finding = Finding::new(called(Phrase::new("desk-call-changed"), asked));
    finding.rules(not.reasons);
    let lho = asked.seat.lho();
    let option = |choice: Change| {
        let phrase = match choice {
            Change::Judged(Acceptance::Accept) => Phrase::new("desk-change-accepted"),
            _ => Phrase::new("desk-change-refused"),
        };
        phrase.with("seat", Fact::Seat(lho))
    };
    let options = not.options.iter().map(|it| option(it.choice)).collect();
    let chosen = finding.choose((0, path), telling::chooses(not.chooser), options);
    let both = chosen.and_then(|at| not.options.get(at).zip(yes.options.get(at)));
    let Some((not, yes)) = both else {
        return Ok(finding);
    };
    let common = not.follows.iter().filter(|it| yes.follows.contains(it));
    finding.rules(common.copied());
    if let Some(comparable) = comparable::ask(&mut finding, (1, path)) {
        let follows = if comparable {
            &yes.follows
        } else {
            &not.follows
        };
        finding.rules(follows.iter().copied());
    }
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
    let comparable = (Comparison::Comparable, &[Comparison::Other][..]);
    comparable::offer(finding, (1, path), asks, &ways, (option, comparable));
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
