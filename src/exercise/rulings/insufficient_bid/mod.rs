//! `insufficient_bid`: may the bid stand, how is it rectified, and what may the partner still do
//! (Laws 26 and 27)?
//!
//! Lesson syntax, one example for each way the scene can continue:
//!
//! ```ron
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H")
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", reply: partner_accepts)
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", over: "1S")
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", refused: true, comparable: "X")
//! insufficient_bid(dealer: N, auction: "1S", bid: "1H", tried: "X", replaced: "2H")
//! ```

mod case;
mod generate;

use contract_bridge::Bid;
use contract_bridge::auction::Call;
use serde::{Deserialize, Serialize};

use crate::auction::decisive;
use crate::fields::{self, CallText, Calls, Dealer, Fault, Field, is_default};
use crate::{Exercise, Exhibit, Posed, Skill};
use engine::{Auction, notation};

use case::Case;
pub use case::SLIPS;
pub use generate::generate;

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::InsufficientBid, Skill::ReplacementCall];

/// Which opponent accepts the bid, relative to the one who may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Reply {
    Accepts,
    PartnerAccepts,
}

/// An insufficient bid in turn, and how the scene continues: see the examples of the module.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "insufficient_bid")]
pub struct InsufficientBid {
    #[serde(default, skip_serializing_if = "is_default")]
    dealer: Dealer,
    auction: Calls,
    bid: CallText,
    #[serde(default, skip_serializing_if = "is_default")]
    reply: Option<Reply>,
    /// The left-hand opponent's immediate call.
    #[serde(default, skip_serializing_if = "is_default")]
    over: Option<CallText>,
    #[serde(default, skip_serializing_if = "is_default")]
    refused: bool,
    /// The first replacement of the refused bid, which was cancelled too.
    #[serde(default, skip_serializing_if = "is_default")]
    tried: Option<CallText>,
    /// The final replacement.
    #[serde(default, skip_serializing_if = "is_default")]
    replaced: Option<CallText>,
    /// The one call that the Director rules comparable.
    #[serde(default, skip_serializing_if = "is_default")]
    comparable: Option<CallText>,
}

fn fault(id: &'static str, call: Call) -> Fault {
    Fault::new(id, Field::Call, notation::call(call))
}

impl InsufficientBid {
    /// A bid in turn, before any reaction.
    #[must_use]
    pub fn new(auction: &Auction, bid: Bid) -> Self {
        Self {
            dealer: auction.dealer().into(),
            auction: auction.into(),
            bid: Call::Bid(bid).into(),
            reply: None,
            over: None,
            refused: false,
            tried: None,
            replaced: None,
            comparable: None,
        }
    }
}

impl Exercise for InsufficientBid {
    fn pose(&self) -> Result<Posed, Fault> {
        let case = Case::new(fields::auction(self.dealer, &self.auction), *self.bid)?;
        let [over, tried, replaced, comparable] =
            [&self.over, &self.tried, &self.replaced, &self.comparable]
                .map(|call| call.as_deref().copied());
        let refused = self.refused || replaced.is_some();
        let turns = [self.reply.is_some(), over.is_some(), refused];
        if turns.into_iter().filter(|taken| *taken).count() > 1 {
            return Err(fault("one-turn-only", *self.bid));
        }
        let out_of_place = match replaced {
            Some(call) => comparable.filter(|other| *other != call),
            None => tried.or(comparable.filter(|_| !refused)),
        };
        if let Some(call) = out_of_place {
            return Err(fault("cannot-be", call));
        }
        let scene = match (self.reply, over, replaced) {
            (Some(reply), ..) => case.answered(reply),
            (None, Some(call), _) => case.called_over(call)?,
            (None, None, Some(call)) => case.replaced(tried, call, comparable.is_some())?,
            (None, None, None) if refused => case.refused(comparable)?,
            (None, None, None) => case.open(),
        };
        let last_bid = decisive::last_bid(&case.auction);
        let auction = Exhibit::Auction {
            auction: case.auction,
            asked: Some(*self.bid),
        };
        Ok(scene.posed(auction, last_bid))
    }
}
