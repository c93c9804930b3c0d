//! The offender's next call, after an insufficient bid was refused (Law 27B).

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::auction::{Likeness, Said, Shown, Silence, Substitutes};
use crate::laws::applied::{as_applied, silenced};
use crate::laws::call_consequence::{CallConsequence, CallEffect, silenced_throughout};
use crate::{Auction, Choice, Chooser, Citation, IllegalCall, Offer, Reason, Ruling};

/// How the offender replaces the bid (Law 27B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "snake_case")]
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

all!(Correction);

impl Choice for Correction {}

/// A replacement for an insufficient bid, with the findings of the Director.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replacement {
    /// The call.
    pub call: Call,
    /// Whether the Director rules it comparable (Law 23).
    pub comparable: bool,
    /// Whether it was called before the Director had ruled (Law 27C).
    pub premature: bool,
    /// What the call shows, if it is artificial.
    pub shows: Option<Shown>,
}

/// Why a call cannot replace an insufficient bid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoReplacement {
    /// The player whose turn it is has no insufficient bid to replace.
    #[error("no insufficient bid is to be replaced at this turn")]
    NothingToReplace,
    /// A double or redouble that Law 19 forbids: Law 36 deals with it.
    #[error("the double or redouble is inadmissible: Law 36 applies")]
    Inadmissible(IllegalCall),
}

/// How the player whose turn it is may replace a refused bid (Law 27B).
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
            follows: follows(auction, choice),
        });
    Ok(Ruling {
        chooser: Chooser::Player(seat),
        options: options.collect(),
        reasons: vec![Reason::new("replaces-insufficient-bid", "27B")],
    })
}

/// What the insufficient bid to be replaced showed, and whether partner is silenced already.
fn awaited(auction: &Auction) -> Result<(Shown, bool), NoReplacement> {
    match auction.awaited(auction.turn()).map(|awaited| awaited.by) {
        Some(Substitutes::Sufficient {
            shows,
            partner_silenced,
        }) => Ok((shows, partner_silenced)),
        _ => Err(NoReplacement::NothingToReplace),
    }
}

/// How a replacement counts (Law 27B).
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

/// The paragraph of the Law that deals with a correction.
const fn paragraph(correction: Correction) -> &'static str {
    match correction {
        Correction::LowestSufficient => "27B1(a)",
        Correction::Comparable => "27B1(b)",
        Correction::Other => "27B2",
        Correction::Double => "27B3",
        Correction::InsufficientAgain => "27B4",
    }
}

/// The consequences of a correction, whichever call it is.
fn follows(auction: &Auction, correction: Correction) -> Vec<CallConsequence> {
    let seat = auction.turn();
    let law = paragraph(correction);
    let mut follows = Vec::new();
    if let Correction::Double | Correction::InsufficientAgain = correction {
        follows.push(CallEffect::ChoosesAgain(seat).by(law));
    }
    let partner = seat.partner();
    match (correction, auction.compared(seat)) {
        // Partner stays silenced, whatever the offender chooses now: an earlier double or second
        // insufficient bid was cancelled.
        _ if awaited(auction).is_ok_and(|(_, silenced)| silenced) => {
            let law = match auction.silence(partner) {
                Silence::Throughout(before) => before.law,
                _ => "27B3",
            };
            follows.extend(silenced_throughout(seat, law));
        }
        // The replacement may not be comparable to a call out of rotation that was also cancelled.
        (Correction::LowestSufficient, Some(law)) => {
            let effect = CallEffect::ComparableOrPartnerPasses(partner);
            follows.push(CallConsequence { effect, law });
            follows.push(CallEffect::AdjustedIfItHelped.by("27D"));
        }
        (Correction::LowestSufficient | Correction::Comparable, _) => {
            let free = CallEffect::PartnerFree(partner).by(law);
            follows.push(silenced(auction, partner).unwrap_or(free));
            follows.push(CallEffect::LeadFree.by(law));
            follows.push(CallEffect::AdjustedIfItHelped.by("27D"));
        }
        _ => follows.extend(silenced_throughout(seat, law)),
    }
    follows
}

/// The consequences of a replacement that has been made or cancelled.
fn followed(
    before: &Auction,
    after: &Auction,
    correction: Correction,
    replacement: &Replacement,
) -> Vec<CallConsequence> {
    let (seat, call, law) = (before.turn(), replacement.call, paragraph(correction));
    let said = match correction {
        Correction::Double | Correction::InsufficientAgain => {
            CallEffect::Cancelled(seat, call).by(law)
        }
        _ if replacement.premature => CallEffect::Stands(seat, call).by("27C"),
        _ => CallEffect::Stands(seat, call).by(law),
    };
    let mut said = vec![said];
    said.extend(follows(before, correction));
    // `after` already includes the result of comparing it with an earlier call.
    for it in &mut said {
        if let CallEffect::ComparableOrPartnerPasses(seat) = it.effect {
            *it = CallEffect::PartnerFree(seat).by(law);
        }
    }
    as_applied(before, after, seat, law, said)
}

/// Replaces a refused insufficient bid for the player whose turn it is; returns the consequences
/// (Law 27B). A double that is not comparable, or a bid again too low (for an accepted one, call
/// [`accept`](super::accept)), is cancelled too, and partner silenced. On an error nothing changes.
pub fn replace(
    auction: &mut Auction,
    replacement: &Replacement,
) -> Result<(Correction, Vec<CallConsequence>), NoReplacement> {
    let correction = classify(auction, replacement)?;
    let (seat, call) = (auction.turn(), replacement.call);
    let before = auction.clone();
    let law = Citation::duplicate(paragraph(correction));
    match correction {
        Correction::Double | Correction::InsufficientAgain => {
            cancel_again(auction, seat, call, law);
        }
        _ => {
            let likeness = Likeness {
                same_denomination: correction == Correction::LowestSufficient,
                comparable: replacement.comparable,
                accepted: false,
            };
            auction.substitute(call, likeness, law);
        }
    }
    let follows = followed(&before, auction, correction, replacement);
    Ok((correction, follows))
}

/// Cancels the replacement itself (Laws 27B3, 27B4).
pub(super) fn cancel_again(auction: &mut Auction, seat: Seat, call: Call, law: Citation) {
    auction.withdraw(seat, Said::Call(call), true);
    auction.silence_for_substitute(seat, law);
}
