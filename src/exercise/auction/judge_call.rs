//! `judge_call`: may this call be made?

use contract_bridge::Bid;
use contract_bridge::auction::Call;
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::auction::auction_slips::{self, WRONG_RULES};
use crate::auction::{closing_auction, decisive, open_auction};
use crate::fields::{self, CallText, Calls, Dealer, is_default};
use crate::{Asked, Chance, Difficulty, Draw, Exercise, Exhibit, Phrase, Skill, Slip};
use engine::auction::every_bid;
use engine::{Auction, Fact};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::SufficientBid,
    Skill::DoubleLegal,
    Skill::RedoubleLegal,
    Skill::AuctionEnds,
];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = auction_slips::SLIPS;

/// An auction and a call: legal or not? Answered by a choice of two.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct JudgeCall {
    /// The calls so far.
    pub auction: Auction,
    /// The call asked about, at the turn.
    pub call: Call,
}

/// As lessons write it: `judge_call(dealer: N, auction: "1S P P", call: "X")`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "judge_call")]
struct Written {
    #[serde(default, skip_serializing_if = "is_default")]
    dealer: Dealer,
    auction: Calls,
    call: CallText,
}

impl From<Written> for JudgeCall {
    fn from(written: Written) -> Self {
        Self {
            auction: fields::auction(written.dealer, &written.auction),
            call: written.call.0,
        }
    }
}

impl From<JudgeCall> for Written {
    fn from(exercise: JudgeCall) -> Self {
        Self {
            dealer: exercise.auction.dealer().into(),
            auction: (&exercise.auction).into(),
            call: CallText(exercise.call),
        }
    }
}

impl JudgeCall {
    fn is_legal(&self) -> bool {
        self.auction.check(self.call).is_ok()
    }

    fn fourth_to_open(&self) -> bool {
        self.auction.last_bid().is_none() && self.auction.calls().len() == 3
    }

    fn practises(&self) -> Skill {
        match self.call {
            _ if self.auction.has_ended() => Skill::AuctionEnds,
            // Any first bid is high enough: after three passes there is but one thing to know.
            Call::Bid(_) if self.fourth_to_open() => Skill::AuctionEnds,
            Call::Bid(_) => Skill::SufficientBid,
            Call::Double => Skill::DoubleLegal,
            Call::Redouble => Skill::RedoubleLegal,
            Call::Pass => Skill::AuctionEnds,
        }
    }
}

impl Exercise for JudgeCall {
    fn questions(&self) -> Vec<Asked> {
        let (auction, call) = (&self.auction, self.call);
        let prompt = Phrase::new("exercise-judge_call")
            .with("seat", Fact::Seat(auction.turn()))
            .with("call", Fact::Call(call));
        let options = Options::plain([(true, "option-legal"), (false, "option-illegal")]);
        let rules = WRONG_RULES.iter();
        let mistakes = rules.map(|(slip, allows)| (*slip, allows(auction, call)));
        let asked = Asked::one_of(self.practises(), prompt, &options, &self.is_legal())
            .showing([Exhibit::Auction {
                auction: auction.clone(),
                asked: Some(call),
            }])
            .because([auction.reason(call)])
            .slips(options.slips(mistakes))
            .decided_by(decisive::for_call(auction, call));
        vec![asked]
    }

    fn witness(&self) -> String {
        let legal = self.is_legal();
        if legal { "legal" } else { "illegal" }.to_owned()
    }
}

/// A position that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> JudgeCall {
    match draw.skill {
        Skill::DoubleLegal => JudgeCall {
            auction: open_auction::for_a_double(draw),
            call: Call::Double,
        },
        Skill::RedoubleLegal => JudgeCall {
            auction: open_auction::for_a_redouble(draw),
            call: Call::Redouble,
        },
        Skill::AuctionEnds => at_the_end(draw),
        _ => {
            let auction = open_auction::for_a_bid(draw);
            // Far from the last bid where it is easy; where it is hard, next to it, a level
            // lower in a higher strain, a level higher in a lower one.
            let steps: &[isize] = match draw.difficulty {
                Difficulty::Easy => &[-5, -3, -2, -1, 0, 1, 2, 3, 6],
                Difficulty::Medium => &[-5, -4, -3, -2, -1, -1, 0, 1, 1, 2, 3, 4],
                Difficulty::Hard => &[-4, -3, -2, -1, -1, 0, 1, 1, 2, 3, 4],
            };
            let call = Call::Bid(near(&mut draw.chance, &auction, steps));
            JudgeCall { auction, call }
        }
    }
}

/// Only the end of the auction can forbid the call. It is over in 45 of a hundred, in 15
/// there are three opening passes.
fn at_the_end(draw: &mut Draw<'_>) -> JudgeCall {
    let auction = match draw.chance.below(100) {
        0..45 => closing_auction::over(draw),
        45..60 => closing_auction::three_opening_passes(draw),
        _ => closing_auction::nearly_over(draw),
    };
    let bid = Call::Bid(near(&mut draw.chance, &auction, &[1, 1, 2, 3]));
    let call = draw
        .chance
        .pick_or(&[Call::Pass, bid, bid, Call::Double], Call::Pass);
    let call = if auction.has_ended() || auction.check(call).is_ok() {
        call
    } else {
        Call::Pass
    };
    JudgeCall { auction, call }
}

/// A bid some steps from the last one, where mistakes are made.
fn near(chance: &mut Chance, auction: &Auction, steps: &[isize]) -> Bid {
    let bids: Vec<Bid> = every_bid().collect();
    let last = auction.last_bid();
    let last = last.and_then(|(last, _)| bids.iter().position(|&bid| bid == last));
    let at = last
        .unwrap_or(0)
        .saturating_add_signed(chance.pick_or(steps, 1));
    bids[at.min(bids.len() - 1)]
}
