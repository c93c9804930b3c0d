//! Players who must pass: because of cards exposed in the auction (Law 24), and when such a player
//! makes another call (Law 37).

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::auction::{Said, Silence};
use crate::laws::applied::{Applied, tried};
use crate::laws::call_consequence::{CallConsequence, CallEffect, may_forbid_lead};
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Overlooked {
    /// The opponent called before the call was rectified: the call stands (Law 37A).
    LhoCalled,
    /// The opponent did not call (Law 37B).
    LhoDidNotCall,
}

impl Choice for Overlooked {
    fn id(self) -> &'static str {
        match self {
            Self::LhoCalled => "stands",
            Self::LhoDidNotCall => "rectified",
        }
    }
}

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
    fn bound(self, auction: &Auction) -> Result<Reason, NotSilenced> {
        if auction.has_ended() {
            return Err(NotSilenced::AuctionOver);
        }
        if self.call == Call::Pass {
            return Err(NotSilenced::Passed);
        }
        let why = match auction.silence(self.seat) {
            Silence::Free => return Err(NotSilenced::Free),
            Silence::Once(law) => IllegalCall::MustPassOnce { law },
            Silence::Throughout(law) => IllegalCall::MustPassThroughout { law },
        };
        let double = !matches!(self.call, Call::Bid(_));
        if double && auction.admissible(self.seat, self.call).is_err() {
            return Err(NotSilenced::Inadmissible);
        }
        Ok(why.reason())
    }

    /// The consequences, depending on whether the left-hand opponent called over it (Law 37).
    ///
    /// # Errors
    /// [`NotSilenced`].
    pub fn ruling(
        self,
        auction: &Auction,
    ) -> Result<Ruling<Overlooked, CallConsequence>, NotSilenced> {
        let bound = self.bound(auction)?;
        let Self { seat, call } = self;
        let partner = seat.partner();
        let mut stands = vec![CallEffect::Stands { seat, call }.by("37A")];
        if let Silence::Throughout(_) = auction.silence(seat) {
            stands.push(CallEffect::PassesThroughout { seat }.by("37A"));
        }
        stands.push(CallEffect::LeadFree.by("37A"));
        let instead = CallEffect::PassInstead { seat }.by("37B");
        let cancelled = [CallEffect::Cancelled { seat, call }.by("37B")]
            .into_iter()
            .chain((seat == auction.turn()).then_some(instead))
            .chain([
                CallEffect::PassesThroughout { seat }.by("37B"),
                CallEffect::PassesThroughout { seat: partner }.by("37B"),
                may_forbid_lead(seat),
                CallEffect::AdjustedIfSilenceHelped.by("72C"),
            ]);
        let offer = |choice, law, said: Vec<CallConsequence>| {
            let after = tried(auction, |copy| self.apply(copy, choice));
            let applied = Applied {
                before: auction,
                after: &after,
                offender: seat,
                law,
            };
            let follows = applied.say(said);
            Offer { choice, follows }
        };
        Ok(Ruling {
            chooser: Chooser::Player(seat.lho()),
            options: vec![
                offer(Overlooked::LhoCalled, "37A", stands),
                offer(Overlooked::LhoDidNotCall, "37B", cancelled.collect()),
            ],
            reasons: vec![bound, Reason::new("called-instead-of-pass", "37")],
        })
    }

    /// Applies the consequences. If the call stands, the left-hand opponent's own call is the next
    /// to be made; otherwise the player has passed.
    ///
    /// # Errors
    /// [`NotSilenced`]; the auction is then unchanged.
    pub fn rectify(self, auction: &mut Auction, by: Overlooked) -> Result<(), NotSilenced> {
        self.bound(auction)?;
        self.apply(auction, by);
        Ok(())
    }

    fn apply(self, auction: &mut Auction, by: Overlooked) {
        let Self { seat, call } = self;
        if by == Overlooked::LhoCalled {
            // An insufficient bid that the next player calls over is accepted too (Law 27A1).
            auction.condone(seat, call, Citation::duplicate("37A"));
            return;
        }
        silence_both(auction, seat, Citation::duplicate("37B"));
        auction.withdraw(seat, Said::Call(call), true);
        if seat == auction.turn() {
            auction.pass_instead(Citation::duplicate("37B"));
        }
    }
}

/// Both members of a side must pass for the rest of the auction.
pub(super) fn silence_both(auction: &mut Auction, seat: Seat, law: Citation) {
    for silenced in [seat, seat.partner()] {
        auction.oblige(silenced, Silence::Throughout(law));
    }
}

/// Obliges a player to pass, in addition to earlier duties, as the Director has ruled for a reason
/// that the auction does not show. Does nothing after the end.
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
