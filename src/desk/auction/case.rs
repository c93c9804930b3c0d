//! The case of an auction: the calls, and who had to pass.

use crate::desk::Fault;
use crate::engine::auction::Silence;
use crate::engine::laws::must_pass;
use crate::engine::{Auction, Call, Citation, Fact, Seat, Strain};
use crate::exercise::{Item, JudgeCall, Phrase};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuctionCase {
    pub dealer: Seat,
    /// The calls in order; the last one may be irregular.
    pub calls: Vec<Call>,
    /// A bid of more than seven after these calls. It is no call, and so the last one.
    pub above: Option<(u8, Strain)>,
    /// The player who made the last call; `None` means the player whose turn it was.
    pub caller: Option<Seat>,
    /// Whether the last call replaces an unintended call of the same player (Law 25A).
    pub replaces_slip: bool,
    /// Who had to pass before the last call because of an earlier irregularity.
    pub silenced: Option<Seat>,
    /// Whether for the rest of the auction.
    pub throughout: bool,
    pub path: Vec<usize>,
}

impl Default for AuctionCase {
    fn default() -> Self {
        Self {
            dealer: Seat::North,
            calls: Vec::new(),
            above: None,
            caller: None,
            replaces_slip: false,
            silenced: None,
            throughout: false,
            path: Vec::new(),
        }
    }
}

/// The call in question.
pub(in crate::desk) struct Asked {
    /// The calls before it; all of them legal.
    pub(in crate::desk) before: Auction,
    pub(in crate::desk) seat: Seat,
    pub(in crate::desk) call: Call,
}

impl Asked {
    pub(super) fn judge_call(&self) -> Option<Item> {
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

    /// The auction before the call in question; a player may have to pass.
    pub(super) fn before(&self, earlier: &[Call]) -> Result<Auction, Fault> {
        let mut before = Auction::new(self.dealer);
        for (&call, number) in earlier.iter().zip(1..) {
            let fault = |why| Fault::EarlierCall { number, call, why };
            before.push(call).map_err(fault)?;
        }
        if let Some(silenced) = self.silenced {
            let law = Citation::duplicate("37");
            let silence = match self.throughout {
                true => Silence::Throughout(law),
                false => Silence::Once(law),
            };
            must_pass::impose(&mut before, silenced, silence);
        }
        Ok(before)
    }

    pub(in crate::desk) fn asked(&self) -> Result<Option<Asked>, Fault> {
        let Some((&call, earlier)) = self.calls.split_last() else {
            return Ok(None);
        };
        let before = self.before(earlier)?;
        let seat = self.caller.unwrap_or(before.turn());
        Ok(Some(Asked { before, seat, call }))
    }
}

pub(super) fn ruled<T, E>(ruling: Result<T, E>) -> Result<T, Fault> {
    ruling.map_err(|_| Fault::CallNotRuled)
}

pub(super) fn called(phrase: Phrase, asked: &Asked) -> Phrase {
    phrase
        .with("seat", Fact::Seat(asked.seat))
        .with("lho", Fact::Seat(asked.seat.lho()))
        .with("call", Fact::Call(asked.call))
}
