//! Insufficient bids at one's own turn (Law 27). The left-hand opponent accepts the bid, or the
//! offender replaces it, and the replacement decides what the offender's partner may do.

mod replacing;

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};
use strum::IntoStaticStr;

use crate::auction::{Shown, Silence, Substitutes};
use crate::laws::applied::as_applied;
use crate::laws::call_consequence::{CallConsequence, CallEffect, silenced_throughout};
use crate::{Auction, Choice, Chooser, Citation, IllegalCall, Offer, Reason, Ruling};

pub use replacing::{Correction, NoReplacement, Replacement, classify, replace, replacements};

use replacing::cancel_again;

/// Why there is nothing to rule under Law 27.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotInsufficient {
    /// The bid is sufficient: there is nothing to accept.
    #[error("the bid is sufficient")]
    Sufficient,
    /// The auction has ended: Law 39 deals with such a bid.
    #[error("the auction is over")]
    AuctionOver,
    /// The player had to pass: Law 37 deals with any bid by that player.
    #[error("the player had to pass: Law 37 applies")]
    HadToPass,
    /// The player had to repeat another call.
    #[error("the player had to repeat another call")]
    HadToRepeat,
}

/// What the left-hand opponent may do (Law 27A1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Acceptance {
    /// Accepts the bid, by saying so or by calling.
    Accept,
    /// Does not accept the bid.
    Refuse,
}

impl Choice for Acceptance {}

/// Checks that a bid by the player whose turn it is comes under Law 27; returns the player.
fn insufficient(auction: &Auction, bid: Bid) -> Result<Seat, NotInsufficient> {
    let turn = auction.turn();
    if auction.has_ended() {
        return Err(NotInsufficient::AuctionOver);
    }
    if auction.silence(turn) != Silence::Free {
        return Err(NotInsufficient::HadToPass);
    }
    if let Err(IllegalCall::MustRepeat(..)) = auction.check(Call::Bid(bid)) {
        return Err(NotInsufficient::HadToRepeat);
    }
    match auction.admissible(turn, Call::Bid(bid)) {
        Ok(()) => Err(NotInsufficient::Sufficient),
        Err(_) => Ok(turn),
    }
}

/// The options of the left-hand opponent (Law 27A1). `comparable`: whether the bid is ruled
/// comparable (Law 23) to a call out of rotation that it replaces.
pub fn ruling(
    auction: &Auction,
    bid: Bid,
    comparable: bool,
) -> Result<Ruling<Acceptance, CallConsequence>, NotInsufficient> {
    let seat = insufficient(auction, bid)?;
    let call = Call::Bid(bid);
    let law = accepting(auction);
    let accepted = vec![
        CallEffect::Stands(seat, call).by(law),
        CallEffect::NextBidOver(bid).by("27A1"),
        CallEffect::PartnerFree(seat.partner()).by("27A1"),
        CallEffect::LeadFree.by("27A1"),
    ];
    let mut refused = vec![CallEffect::Cancelled(seat, call).by("27B")];
    if law == "27B4" {
        refused.extend(silenced_throughout(seat, "27B4"));
    }
    refused.push(CallEffect::ChoosesAgain(seat).by("27B"));
    let offer = |choice, law, after: &Auction, said| {
        let follows = as_applied(auction, after, seat, law, said);
        Offer { choice, follows }
    };
    let (mut after, mut back) = (auction.clone(), auction.clone());
    accept(&mut after, bid, comparable)?;
    refuse(&mut back, bid, None)?;
    Ok(Ruling {
        chooser: Chooser::Player(seat.lho()),
        options: vec![
            offer(Acceptance::Accept, "27A1", &after, accepted),
            offer(Acceptance::Refuse, "27B", &back, refused),
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

/// The Law for accepting: another paragraph applies if the bid replaces an insufficient bid.
fn accepting(auction: &Auction) -> &'static str {
    if replaces_another(auction) {
        "27B4"
    } else {
        "27A1"
    }
}

fn replaces_another(auction: &Auction) -> bool {
    let awaited = auction.awaited(auction.turn());
    awaited.is_some_and(|awaited| matches!(awaited.by, Substitutes::Sufficient { .. }))
}

/// Makes an insufficient bid that the left-hand opponent has accepted: the next bid need only be
/// higher than this one (Law 27A1). `comparable` as in [`ruling`]. On an error nothing changes.
pub fn accept(auction: &mut Auction, bid: Bid, comparable: bool) -> Result<(), NotInsufficient> {
    let seat = insufficient(auction, bid)?;
    let law = Citation::duplicate(accepting(auction));
    auction.condone_as(seat, Call::Bid(bid), law, comparable);
    Ok(())
}

/// Cancels an insufficient bid that was not accepted; the player must call again (Law 27B). `shows`
/// is what an artificial bid showed. On an error nothing changes.
pub fn refuse(
    auction: &mut Auction,
    bid: Bid,
    shows: Option<Shown>,
) -> Result<(), NotInsufficient> {
    let seat = insufficient(auction, bid)?;
    let call = Call::Bid(bid);
    if replaces_another(auction) {
        cancel_again(auction, seat, call, Citation::duplicate("27B4"));
    } else {
        let by = Substitutes::Sufficient {
            shows: shows.unwrap_or_else(|| Shown::by(bid)),
            partner_silenced: false,
        };
        auction.await_substitute(seat, call, by);
    }
    Ok(())
}
