//! Players who must pass, and what happens when such a player makes another call (Law 37).

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use strum::IntoStaticStr;

use crate::auction::{Said, Silence};
use crate::laws::applied::as_applied;
use crate::laws::call_consequence::{CallConsequence, CallEffect, silenced_throughout};
use crate::laws::exposed_card::{Incident, Phase};
use crate::{Auction, Choice, Chooser, Citation, IllegalCall, Offer, Reason, Ruling};

/// A bid, double or redouble by a player who had to pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CallInsteadOfPass {
    /// The player.
    pub seat: Seat,
    /// The call.
    pub call: Call,
}

/// Whether the left-hand opponent called over it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, IntoStaticStr)]
pub enum Overlooked {
    /// The opponent called before the call was rectified: the call stands (Law 37A).
    #[strum(serialize = "stands")]
    LhoCalled,
    /// The opponent did not call (Law 37B).
    #[strum(serialize = "rectified")]
    LhoDidNotCall,
}

impl Choice for Overlooked {}

/// Why Law 37 does not apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotSilenced {
    /// The player need not pass.
    #[error("the player did not have to pass")]
    Free,
    /// The player passed.
    #[error("the player passed, as required")]
    Passed,
    /// The auction has ended: Law 39 deals with the call.
    #[error("the auction is over")]
    AuctionOver,
    /// The double or redouble is inadmissible too: Law 36 comes first.
    #[error("the double or redouble is inadmissible: Law 36 applies")]
    Inadmissible,
}

impl CallInsteadOfPass {
    /// Why the player has to pass.
    fn bound(self, auction: &Auction) -> Result<IllegalCall, NotSilenced> {
        if auction.has_ended() {
            return Err(NotSilenced::AuctionOver);
        }
        if self.call == Call::Pass {
            return Err(NotSilenced::Passed);
        }
        let why = match auction.silence(self.seat) {
            Silence::Free => return Err(NotSilenced::Free),
            Silence::Once(law) => IllegalCall::MustPassOnce(law),
            Silence::Throughout(law) => IllegalCall::MustPassThroughout(law),
        };
        let double = !matches!(self.call, Call::Bid(_));
        if double && auction.admissible(self.seat, self.call).is_err() {
            return Err(NotSilenced::Inadmissible);
        }
        Ok(why)
    }

    /// The consequences, depending on whether the left-hand opponent called over it (Law 37).
    pub fn ruling(
        self,
        auction: &Auction,
    ) -> Result<Ruling<Overlooked, CallConsequence>, NotSilenced> {
        let bound = self.bound(auction)?;
        let Self { seat, call } = self;
        let mut stands = vec![CallEffect::Stands(seat, call).by("37A")];
        if let Silence::Throughout(_) = auction.silence(seat) {
            stands.push(CallEffect::PassesThroughout(seat).by("37A"));
        }
        stands.push(CallEffect::LeadFree.by("37A"));
        let mut cancelled = vec![CallEffect::Cancelled(seat, call).by("37B")];
        if seat == auction.turn() {
            cancelled.push(CallEffect::PassInstead(seat).by("37B"));
        }
        cancelled.push(CallEffect::PassesThroughout(seat).by("37B"));
        cancelled.extend(silenced_throughout(seat, "37B"));
        let offer = |choice, law, said| {
            let mut after = auction.clone();
            self.rectify(&mut after, choice)?;
            let follows = as_applied(auction, &after, seat, law, said);
            Ok(Offer { choice, follows })
        };
        Ok(Ruling {
            chooser: Chooser::Player(seat.lho()),
            options: vec![
                offer(Overlooked::LhoCalled, "37A", stands)?,
                offer(Overlooked::LhoDidNotCall, "37B", cancelled)?,
            ],
            reasons: vec![bound.reason(), Reason::new("called-instead-of-pass", "37")],
        })
    }

    /// Applies the consequences: the call stands, and the left-hand opponent calls; or it is
    /// cancelled, with a pass for a call made in turn. On an error nothing changes.
    pub fn rectify(self, auction: &mut Auction, by: Overlooked) -> Result<(), NotSilenced> {
        self.bound(auction)?;
        let Self { seat, call } = self;
        match by {
            // An insufficient bid that the next player calls over is accepted too (Law 27A1).
            Overlooked::LhoCalled => auction.condone(seat, call, Citation::duplicate("37A")),
            Overlooked::LhoDidNotCall => {
                auction.withdraw(seat, Said::Call(call), true);
                silence_side(auction, seat, Citation::duplicate("37B"));
            }
        }
        Ok(())
    }
}

/// Silences a side throughout, with a pass for the offender's call if it was made in turn.
pub(super) fn silence_side(auction: &mut Auction, offender: Seat, law: Citation) {
    for silenced in [offender, offender.partner()] {
        auction.oblige(silenced, Silence::Throughout(law));
    }
    if offender == auction.turn() {
        auction.pass_instead(law);
    }
}

/// Obliges a player to pass for a reason that the auction does not show. Nothing after the end.
pub fn impose(auction: &mut Auction, seat: Seat, silence: Silence) {
    if !auction.has_ended() {
        auction.oblige(seat, silence);
    }
}

/// Applies Law 24 to cards exposed during the auction: if it says so, the owner's partner must pass
/// at the next turn.
///
/// Does nothing if the incident is impossible, belongs to another phase, or silences no player.
pub fn after_exposed_card(auction: &mut Auction, incident: &Incident) {
    if incident.phase != Phase::Auction || auction.has_ended() {
        return;
    }
    let Ok(ruling) = incident.ruling() else {
        return;
    };
    if let (true, Some(reason)) = (ruling.partner_must_pass, ruling.reasons.first()) {
        auction.oblige(incident.seat.partner(), Silence::Once(reason.citation));
    }
}
