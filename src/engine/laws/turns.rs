//! Two calls at once, and players whose turn was skipped (Laws 33 and 34).

use contract_bridge::Seat;
use contract_bridge::auction::Call;

use crate::laws::applied::{as_applied, passes_cancelled};
use crate::laws::call_consequence::{CallConsequence, CallEffect, Rectified};
use crate::{Auction, Citation, IllegalCall, Reason, Ruling};

/// Two players called at once, one of them in turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Simultaneous {
    /// The call of the player whose turn it was.
    pub in_turn: Call,
    /// The other player.
    pub other: Seat,
    /// The call of the other player.
    pub call: Call,
}

/// What happens to the call that counts as the later one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Later {
    /// It is in rotation and legal: it has been made.
    InRotation,
    /// It is in rotation, but irregular itself.
    Irregular(IllegalCall),
    /// It is out of rotation (Laws 28 to 32).
    OutOfRotation,
    /// The auction ended with the first call (Law 39).
    AfterTheEnd,
}

/// Why Law 33 does not apply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotSimultaneous {
    /// The player whose turn it was made both calls.
    #[error("both calls were made by the player whose turn it was")]
    SamePlayer,
    /// The call in turn is irregular itself.
    #[error("the call made in turn is not legal")]
    Illegal(IllegalCall),
}

impl Simultaneous {
    /// The ruling (Law 33).
    pub fn ruling(
        self,
        auction: &Auction,
    ) -> Result<Ruling<Rectified, CallConsequence>, NotSimultaneous> {
        let mut after = auction.clone();
        self.apply(&mut after)?;
        let Self { other, call, .. } = self;
        let said = [
            CallEffect::Stands(auction.turn(), self.in_turn).by("33"),
            CallEffect::CountsAsLater(other, call).by("33"),
            CallEffect::JudgedForItself(call).by("33"),
        ];
        let follows = as_applied(auction, &after, other, "33", said);
        let reason = Reason::new("simultaneous-calls", "33");
        Ok(Ruling::only(Rectified, follows, vec![reason]))
    }

    /// Makes the call in turn, then the other call if it is in rotation and legal.
    /// On an error nothing changes.
    pub fn apply(self, auction: &mut Auction) -> Result<Later, NotSimultaneous> {
        if self.other == auction.turn() {
            return Err(NotSimultaneous::SamePlayer);
        }
        auction
            .push(self.in_turn)
            .map_err(NotSimultaneous::Illegal)?;
        if auction.has_ended() {
            return Ok(Later::AfterTheEnd);
        }
        if auction.turn() != self.other {
            return Ok(Later::OutOfRotation);
        }
        Ok(match auction.push(self.call) {
            Ok(()) => Later::InRotation,
            Err(why) => Later::Irregular(why),
        })
    }
}

/// Why no player's turn was skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotMissed {
    /// The auction is over.
    #[error("the auction is over")]
    AuctionOver,
    /// The pass was in turn.
    #[error("the pass was in turn")]
    InTurn,
    /// The passes end the auction correctly, or do not end it.
    #[error("everybody has had their turn")]
    NobodyMissed,
}

/// Makes a pass out of turn that the opponents let stand, then `then` passes in rotation.
fn passed_on(auction: &Auction, passer: Seat, then: usize) -> Result<Auction, NotMissed> {
    if auction.has_ended() {
        return Err(NotMissed::AuctionOver);
    }
    if passer == auction.turn() {
        return Err(NotMissed::InTurn);
    }
    let mut later = auction.clone();
    later.condone(passer, Call::Pass, Citation::duplicate("29A"));
    for _ in 0..then {
        // A pass after the turn has been given back is not one of these.
        if went_back(auction, &later) || later.push(Call::Pass).is_err() {
            return Err(NotMissed::NobodyMissed);
        }
    }
    let back = went_back(auction, &later);
    back.then_some(later).ok_or(NotMissed::NobodyMissed)
}

fn went_back(auction: &Auction, later: &Auction) -> bool {
    later.calls().len() <= auction.calls().len()
}

/// The ruling when a pass out of turn, and the `then` passes made after it, would end the auction
/// before the player whose turn it was has called (Laws 17D3, 34). `auction` is the auction before
/// the pass out of turn.
pub fn missed_turn(
    auction: &Auction,
    passer: Seat,
    then: usize,
) -> Result<Ruling<Rectified, CallConsequence>, NotMissed> {
    let later = passed_on(auction, passer, then)?;
    // If there was an earlier pass out of turn, more passes than these are cancelled.
    let gone = auction.calls().len() - later.calls().len() + then + 1;
    let cancelled = passes_cancelled(&later, gone);
    let follows = as_applied(auction, &later, passer, "17D3", cancelled);
    let reason = Reason::new("missed-turn", "34");
    Ok(Ruling::only(Rectified, follows, vec![reason]))
}

/// Gives the turn back to the skipped player. `auction` is the auction before the pass out of turn;
/// the cancelled passes stay recorded as withdrawn.
/// On an error nothing changes.
pub fn give_back(auction: &mut Auction, passer: Seat, then: usize) -> Result<(), NotMissed> {
    *auction = passed_on(auction, passer, then)?;
    Ok(())
}
