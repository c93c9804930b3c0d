//! `judge_call`: may this call be made?

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};
use serde::Deserialize;

use crate::auction::auction_slips::{CALL_SLIPS, WRONG_RULES};
use crate::auction::{closing_auction, decisive, open_auction};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Chance, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill,
    Slip, fields,
};
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
pub const SLIPS: &[Slip] = &CALL_SLIPS;

/// An auction and a call: legal or not? Answered by a choice of two.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "Written")]
pub struct JudgeCall {
    /// The calls so far.
    pub auction: Auction,
    /// The call asked about, at the turn.
    pub call: Call,
}

/// As lessons write it: `judge_call(dealer: N, auction: "1S P P", call: "X")`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "judge_call")]
struct Written {
    #[serde(default = "fields::north", deserialize_with = "fields::seat")]
    dealer: Seat,
    #[serde(deserialize_with = "fields::calls")]
    auction: Vec<Call>,
    #[serde(deserialize_with = "fields::call")]
    call: Call,
}

impl From<Written> for JudgeCall {
    fn from(written: Written) -> Self {
        let auction = fields::auction_of(written.dealer, &written.auction);
        Self {
            auction,
            call: written.call,
        }
    }
}

/// The options, in this order.
const LEGAL: usize = 0;
const ILLEGAL: usize = 1;

impl JudgeCall {
    fn verdict(legal: bool) -> Answer {
        Answer::Choice(if legal { LEGAL } else { ILLEGAL })
    }

    fn fourth_to_open(&self) -> bool {
        self.auction.last_bid().is_none() && self.auction.calls().len() == 3
    }
}

impl Exercise for JudgeCall {
    fn kind(&self) -> Kind {
        Kind::JudgeCall
    }

    fn skill(&self, _part: usize) -> Skill {
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

    fn pose(&self, _part: usize) -> Question {
        let prompt = Phrase::new("exercise-judge_call")
            .with("seat", Fact::Seat(self.auction.turn()))
            .with("call", Fact::Call(self.call));
        Question {
            prompt,
            exhibits: vec![Exhibit::Auction {
                auction: self.auction.clone(),
                asked: Some(self.call),
            }],
            ask: Ask::Choice(vec![
                Phrase::new("option-legal"),
                Phrase::new("option-illegal"),
            ]),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Self::verdict(self.auction.check(self.call).is_ok())
    }

    fn written(&self) -> Writing {
        Writing::default()
            .auction(&self.auction)
            .call("call", self.call)
    }

    fn witness(&self) -> String {
        let legal = self.auction.check(self.call).is_ok();
        if legal { "legal" } else { "illegal" }.to_owned()
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let says = |allowed| Self::verdict(allowed);
        let rules = WRONG_RULES.iter();
        rules
            .map(|rule| (rule.slip, says((rule.allows)(&self.auction, self.call))))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        Grade::of(
            self.solve(part),
            answer,
            vec![self.auction.reason(self.call)],
        )
        .with_slip(answer, self.mistakes(part))
        .decided_by(decisive::for_call(&self.auction, self.call))
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
            let steps: &[i32] = match draw.difficulty {
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

/// A bid so many steps from the last one, where mistakes are made.
fn near(chance: &mut Chance, auction: &Auction, steps: &[i32]) -> Bid {
    let bids: Vec<Bid> = every_bid().collect();
    let last = auction.last_bid().map_or(0, |(last, _)| {
        bids.iter().position(|&bid| bid == last).unwrap_or(0)
    });
    let last = i32::try_from(last).unwrap_or(0);
    let at = (last + chance.pick_or(steps, 1)).clamp(0, 34);
    bids[usize::try_from(at).unwrap_or(0)]
}
