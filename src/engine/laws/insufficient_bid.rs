//! Insufficient bids at one's own turn (Law 27).
//!
//! First the left-hand opponent accepts the bid or not; then the offender
//! replaces it, and what his partner may do depends on the replacement.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};

use crate::engine::auction::{Likeness, Said, Shown, Silence, Substitutes};
use crate::engine::laws::call_consequence::{
    CallConsequence, CallEffect, as_bound, silenced_throughout, turn_after,
};
use crate::engine::{Auction, Chooser, Citation, IllegalCall, Offer, Reason, Ruling};

/// Why there is nothing to rule under Law 27.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotInsufficient {
    /// The bid is sufficient: there is nothing to accept.
    #[error("the bid is sufficient")]
    Sufficient,
    /// The auction has ended: Law 39 deals with such a bid.
    #[error("the auction is over")]
    AuctionOver,
    /// The player had to pass: Law 37 deals with any bid of his.
    #[error("the player had to pass: Law 37 applies")]
    HadToPass,
    /// The player had to repeat another call.
    #[error("the player had to repeat another call")]
    HadToRepeat,
}

/// What the left-hand opponent may do (Law 27A1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Acceptance {
    /// He accepts, by saying so or by calling.
    Accept,
    /// He does not.
    Refuse,
}

/// In which way the offender replaces the bid (Law 27B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Correction {
    /// By the lowest sufficient bid that shows the same denominations (27B1(a)).
    LowestSufficient,
    /// By a call that the Director rules comparable (27B1(b)).
    Comparable,
    /// By any other sufficient bid, or a pass (27B2).
    Other,
    /// By a double or redouble that is not comparable (27B3).
    Double,
    /// By another insufficient bid (27B4).
    InsufficientAgain,
}

impl Correction {
    /// Every way, in the order of the Law.
    pub const ALL: [Self; 5] = [
        Self::LowestSufficient,
        Self::Comparable,
        Self::Other,
        Self::Double,
        Self::InsufficientAgain,
    ];
}

/// What the offender would call instead, with what the Director has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replacement {
    /// The call.
    pub call: Call,
    /// Whether the Director rules it comparable (Law 23).
    pub comparable: bool,
    /// Whether it was called before the Director had ruled (Law 27C).
    pub premature: bool,
    /// What it shows, if it is artificial.
    pub shows: Option<Shown>,
}

/// Why a call cannot replace an insufficient bid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoReplacement {
    /// No insufficient bid waits to be replaced.
    #[error("no insufficient bid is to be replaced at this turn")]
    NothingToReplace,
    /// A double or redouble that Law 19 forbids: Law 36 deals with it.
    #[error("the double or redouble is inadmissible: Law 36 applies")]
    Inadmissible(IllegalCall),
}

/// Looks at a bid at the turn.
fn insufficient(auction: &Auction, bid: Bid) -> Result<Seat, NotInsufficient> {
    let turn = auction.turn();
    if auction.has_ended() {
        return Err(NotInsufficient::AuctionOver);
    }
    if auction.silence(turn) != Silence::Free {
        return Err(NotInsufficient::HadToPass);
    }
    let awaited = auction.awaited(turn);
    if awaited.is_some_and(|awaited| {
        matches!(awaited.by, Substitutes::Same { .. }) && awaited.call != Call::Bid(bid)
    }) {
        return Err(NotInsufficient::HadToRepeat);
    }
    match auction.admissible(turn, Call::Bid(bid)) {
        Ok(()) => Err(NotInsufficient::Sufficient),
        Err(_) => Ok(turn),
    }
}

/// What the left-hand opponent may choose, with what follows (Law 27A1).
///
/// # Errors
/// [`NotInsufficient`].
pub fn ruling(
    auction: &Auction,
    bid: Bid,
) -> Result<Ruling<Acceptance, CallConsequence>, NotInsufficient> {
    let seat = insufficient(auction, bid)?;
    let call = Call::Bid(bid);
    // A second one in place of the first is accepted by another paragraph.
    let law = if replaces_another(auction) {
        "27B4"
    } else {
        "27A1"
    };
    let accepted = vec![
        CallEffect::Stands { seat, call }.by(law),
        CallEffect::NextBidOver { bid }.by("27A1"),
        CallEffect::Turn { seat: seat.lho() }.by("27A1"),
        CallEffect::PartnerFree {
            seat: seat.partner(),
        }
        .by("27A1"),
        CallEffect::LeadFree.by("27A1"),
    ];
    let mut refused = vec![CallEffect::Cancelled { seat, call }.by("27B")];
    if law == "27B4" {
        refused.extend(silenced_throughout(seat, "27B4"));
    }
    refused.push(CallEffect::ChoosesAgain { seat }.by("27B"));
    Ok(Ruling {
        chooser: Chooser::Player(seat.lho()),
        options: vec![
            Offer {
                choice: Acceptance::Accept,
                follows: as_bound(auction, accepted),
            },
            Offer {
                choice: Acceptance::Refuse,
                follows: refused,
            },
        ],
        reasons: auction
            .admissible(seat, call)
            .err()
            .map(IllegalCall::reason)
            .into_iter()
            .chain([Reason::new("lho-may-accept-bid", "27A1")])
            .collect(),
    })
}

fn replaces_another(auction: &Auction) -> bool {
    let awaited = auction.awaited(auction.turn());
    awaited.is_some_and(|awaited| matches!(awaited.by, Substitutes::Sufficient { .. }))
}

/// Makes an insufficient bid at the turn that the offender's left-hand
/// opponent has accepted (Law 27A1). It is then the last bid, and the next
/// bid need only beat *it*.
///
/// # Errors
/// [`NotInsufficient`]; the auction is then unchanged.
pub fn accept(auction: &mut Auction, bid: Bid) -> Result<(), NotInsufficient> {
    let seat = insufficient(auction, bid)?;
    let law = if replaces_another(auction) {
        Citation::duplicate("27B4")
    } else {
        Citation::duplicate("27A1")
    };
    auction.condone(seat, Call::Bid(bid), law);
    Ok(())
}

/// Cancels an insufficient bid at the turn that was not accepted: its player is
/// to call again (Law 27B). `shows` is what it showed, if it was artificial.
///
/// # Errors
/// [`NotInsufficient`]; the auction is then unchanged.
pub fn refuse(
    auction: &mut Auction,
    bid: Bid,
    shows: Option<Shown>,
) -> Result<(), NotInsufficient> {
    let seat = insufficient(auction, bid)?;
    let shows = shows.unwrap_or_else(|| Shown::by(bid));
    if replaces_another(auction) {
        cancel_again(auction, seat, Call::Bid(bid), Citation::duplicate("27B4"));
    } else {
        let by = Substitutes::Sufficient {
            shows,
            partner_silenced: false,
        };
        auction.await_substitute(seat, Call::Bid(bid), by);
    }
    Ok(())
}

/// The ways in which a refused bid may be replaced at the turn, with what
/// follows from each (Law 27B).
///
/// # Errors
/// [`NoReplacement::NothingToReplace`].
pub fn replacements(
    auction: &Auction,
) -> Result<Ruling<Correction, CallConsequence>, NoReplacement> {
    let (shows, _) = awaited(auction)?;
    let seat = auction.turn();
    let offered = |correction: &Correction| match correction {
        Correction::LowestSufficient => shows
            .iter()
            .any(|strain| auction.lowest_sufficient(strain).is_some()),
        Correction::Double => [Call::Double, Call::Redouble]
            .into_iter()
            .any(|call| auction.admissible(seat, call).is_ok()),
        _ => true,
    };
    let options = Correction::ALL
        .into_iter()
        .filter(offered)
        .map(|choice| Offer {
            choice,
            follows: follows(auction, choice, None),
        });
    Ok(Ruling {
        chooser: Chooser::Player(seat),
        options: options.collect(),
        reasons: vec![Reason::new("replaces-insufficient-bid", "27B")],
    })
}

/// What the insufficient bid showed that is to be replaced at the turn, and
/// whether partner is silenced already.
fn awaited(auction: &Auction) -> Result<(Shown, bool), NoReplacement> {
    match auction.awaited(auction.turn()).map(|awaited| awaited.by) {
        Some(Substitutes::Sufficient {
            shows,
            partner_silenced,
        }) => Ok((shows, partner_silenced)),
        _ => Err(NoReplacement::NothingToReplace),
    }
}

/// What a replacement amounts to (Law 27B).
///
/// # Errors
/// [`NoReplacement`].
pub fn classify(auction: &Auction, replacement: &Replacement) -> Result<Correction, NoReplacement> {
    let (shows, _) = awaited(auction)?;
    let Replacement {
        call, comparable, ..
    } = *replacement;
    let admissible = auction.admissible(auction.turn(), call);
    Ok(match call {
        Call::Bid(_) if admissible.is_err() => Correction::InsufficientAgain,
        Call::Double | Call::Redouble => match admissible {
            Err(why) => return Err(NoReplacement::Inadmissible(why)),
            Ok(()) if comparable => Correction::Comparable,
            Ok(()) => Correction::Double,
        },
        Call::Bid(bid) => {
            let same = replacement.shows.unwrap_or_else(|| Shown::by(bid)) == shows;
            let lowest = auction.lowest_sufficient(bid.strain) == Some(bid);
            match (same && lowest && !shows.is_empty(), comparable) {
                (true, _) => Correction::LowestSufficient,
                (_, true) => Correction::Comparable,
                _ => Correction::Other,
            }
        }
        Call::Pass if comparable => Correction::Comparable,
        Call::Pass => Correction::Other,
    })
}

/// What follows from a way of replacing; with the call, also that it stands or is cancelled.
fn follows(
    auction: &Auction,
    correction: Correction,
    made: Option<&Replacement>,
) -> Vec<CallConsequence> {
    let seat = auction.turn();
    let law = match correction {
        Correction::LowestSufficient => "27B1(a)",
        Correction::Comparable => "27B1(b)",
        Correction::Other => "27B2",
        Correction::Double => "27B3",
        Correction::InsufficientAgain => "27B4",
    };
    let cancelled = matches!(
        correction,
        Correction::Double | Correction::InsufficientAgain
    );
    let said = made.map(
        |&Replacement {
             call, premature, ..
         }| match cancelled {
            true => CallEffect::Cancelled { seat, call }.by(law),
            false if premature => CallEffect::Stands { seat, call }.by("27C"),
            false => CallEffect::Stands { seat, call }.by(law),
        },
    );
    let mut follows: Vec<CallConsequence> = said.into_iter().collect();
    follows.extend(match made {
        _ if cancelled => Some(CallEffect::ChoosesAgain { seat }.by(law)),
        Some(made) => turn_after(auction, seat, made.call, law),
        None => Some(CallEffect::Turn { seat: seat.lho() }.by(law)),
    });
    let alike = matches!(
        correction,
        Correction::LowestSufficient | Correction::Comparable
    );
    let silenced = awaited(auction).is_ok_and(|(_, silenced)| silenced);
    if silenced {
        // Whatever he chooses now: a double or a second insufficient bid was cancelled before.
        let before = match auction.silence(seat.partner()) {
            Silence::Throughout(before) => before.law,
            _ => "27B3",
        };
        follows.extend(silenced_throughout(seat, before));
    } else if alike {
        let partner = CallEffect::PartnerFree {
            seat: seat.partner(),
        };
        follows.push(partner.by(law));
        follows.push(CallEffect::LeadFree.by(law));
        follows.push(CallEffect::AdjustedIfItHelped.by("27D"));
    } else {
        follows.extend(silenced_throughout(seat, law));
    }
    as_bound(auction, follows)
}

/// Replaces a refused insufficient bid at the turn, and says what followed (Law 27B).
///
/// A double or redouble that is not comparable, or another insufficient bid
/// that is not accepted (call [`accept`] where it is), is cancelled: the
/// offender is then to call again, his partner silenced.
///
/// # Errors
/// [`NoReplacement`]; the auction is then unchanged.
pub fn replace(
    auction: &mut Auction,
    replacement: &Replacement,
) -> Result<(Correction, Vec<CallConsequence>), NoReplacement> {
    let correction = classify(auction, replacement)?;
    let (seat, call) = (auction.turn(), replacement.call);
    let follows = follows(auction, correction, Some(replacement));
    match correction {
        Correction::LowestSufficient => {
            let law = Citation::duplicate("27B1(a)");
            auction.substitute(call, Likeness::SameDenomination, law);
        }
        Correction::Comparable => {
            let law = Citation::duplicate("27B1(b)");
            auction.substitute(call, Likeness::Comparable, law);
        }
        Correction::Other => {
            auction.substitute(call, Likeness::Other, Citation::duplicate("27B2"));
        }
        Correction::Double => cancel_again(auction, seat, call, Citation::duplicate("27B3")),
        Correction::InsufficientAgain => {
            cancel_again(auction, seat, call, Citation::duplicate("27B4"));
        }
    }
    Ok((correction, follows))
}

/// A replacement is cancelled itself (Laws 27B3, 27B4).
fn cancel_again(auction: &mut Auction, seat: Seat, call: Call, law: Citation) {
    auction.withdraw(seat, Said::Call(call), true);
    auction.silence_for_substitute(seat, law);
}
