//! `judge_call`: is this call legal?
//!
//! A lesson writes `judge_call(dealer: N, auction: "1S P P", call: "X")`.

use crate::auction::auction_mistakes::WRONG_RULES;
use crate::auction::drawn_auction::opening_passes;
use crate::auction::{decisive, practised_auction};
use crate::fields::{self, CallText, Calls};
use crate::prelude::*;
use engine::auction::every_bid;

pub(crate) const SKILLS: &[Skill] = &[
    Skill::SufficientBid,
    Skill::DoubleLegal,
    Skill::RedoubleLegal,
    Skill::AuctionEnds,
];

pub use crate::auction::auction_mistakes::MISTAKES;

position! {
    /// An auction and a call in turn: is it legal? Answered by a choice of two.
    #[serde(rename = "judge_call")]
    pub struct JudgeCall {
        dealer: Dealer = default,
        auction: Calls,
        call: CallText,
    }
}

impl JudgeCall {
    /// Asks about a call at the turn.
    pub fn new(auction: &Auction, call: Call) -> Self {
        Self {
            dealer: auction.dealer().into(),
            auction: auction.into(),
            call: call.into(),
        }
    }
}

pub(super) fn practised(auction: &Auction, call: Call) -> Skill {
    let fourth_to_open = auction.last_bid().is_none() && auction.calls().len() == 3;
    match call {
        // Any first bid is high enough, so after three passes the end is in question.
        Call::Bid(_) if !fourth_to_open && !auction.has_ended() => Skill::SufficientBid,
        Call::Double if !auction.has_ended() => Skill::DoubleLegal,
        Call::Redouble if !auction.has_ended() => Skill::RedoubleLegal,
        _ => Skill::AuctionEnds,
    }
}

impl Exercise for JudgeCall {
    fn pose(&self) -> Result<Posed, Fault> {
        let auction = fields::auction(self.dealer, &self.auction);
        let call = *self.call;
        let legal = auction.check(call).is_ok();
        let prompt = Phrase::new("exercise-judge_call")
            .with("seat", Fact::Seat(auction.turn()))
            .with("call", Fact::Call(call));
        let options = Options::plain([(true, "option-legal"), (false, "option-illegal")]);
        let rules = WRONG_RULES.iter();
        let mistakes = rules.map(|(mistake, allows)| (*mistake, allows(&auction, call)));
        let asked = Asked::one_of(practised(&auction, call), prompt, &options, &legal)
            .because([auction.reason(call)])
            .mistakes(options.mistakes(mistakes))
            .decided_by(decisive::for_call(&auction, call))
            .showing([Exhibit::Auction {
                auction,
                asked: Some(call),
            }]);
        Ok(asked.into())
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> JudgeCall {
    let (auction, call) = match draw.skill {
        Skill::DoubleLegal => (practised_auction::for_a_double(draw), Call::Double),
        Skill::RedoubleLegal => (practised_auction::for_a_redouble(draw), Call::Redouble),
        Skill::AuctionEnds => at_the_end(draw),
        _ => {
            let auction = practised_auction::for_a_bid(draw);
            // Easy: far from the last bid. Hard: next to it, or a level lower in a higher strain.
            let steps: &[isize] = match draw.difficulty {
                Difficulty::Easy => &[-5, -3, -2, -1, 0, 1, 2, 3, 6],
                Difficulty::Medium => &[-5, -4, -3, -2, -1, -1, 0, 1, 1, 2, 3, 4],
                Difficulty::Hard => &[-4, -3, -2, -1, -1, 0, 1, 1, 2, 3, 4],
            };
            let call = near(&mut draw.chance, &auction, steps);
            (auction, call)
        }
    };
    JudgeCall::new(&auction, call)
}

/// An auction in which only its end can forbid the call.
fn at_the_end(draw: &mut Draw<'_>) -> (Auction, Call) {
    let auction = match draw.chance.below(100) {
        0..45 => practised_auction::over(draw),
        45..60 => opening_passes(draw, 3),
        _ => practised_auction::nearly_over(draw),
    };
    let bid = near(&mut draw.chance, &auction, &[1, 1, 2, 3]);
    let calls = [Call::Pass, bid, bid, Call::Double];
    let call = draw.chance.pick_or(&calls, Call::Pass);
    let fits = auction.has_ended() || auction.check(call).is_ok();
    (auction, if fits { call } else { Call::Pass })
}

/// A bid some steps away from the last one, where mistakes are frequent.
fn near(chance: &mut Chance, auction: &Auction, steps: &[isize]) -> Call {
    let bids: Vec<Bid> = every_bid().collect();
    let last = auction.last_bid();
    let last = last.and_then(|(last, _)| bids.iter().position(|&bid| bid == last));
    let at = last
        .unwrap_or(0)
        .saturating_add_signed(chance.pick_or(steps, 1));
    Call::Bid(bids[at.min(bids.len() - 1)])
}
