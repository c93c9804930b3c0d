//! `legal_calls`: which calls are legal?
//!
//! A lesson writes `legal_calls(dealer: N, auction: "1S P")`.

use crate::auction::auction_mistakes::{self, *};
use crate::auction::drawn_auction::{has_double, opening_passes};
use crate::auction::{decisive, practised_auction};
use crate::prelude::*;
use engine::auction::{every_bid, every_call};

pub(crate) const SKILLS: &[Skill] = &[
    Skill::SufficientBid,
    Skill::DoubleLegal,
    Skill::RedoubleLegal,
];

mistakes! {
    PASS_FORGOTTEN = "pass-forgotten",
    DOUBLE_FORGOTTEN = "double-forgotten",
    BIDS_FORGOTTEN = "bids-forgotten",
    ..auction_mistakes::MISTAKES,
}

/// An auction: every call that is legal now. Answered on the bidding box.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LegalCalls(#[serde(with = "dealt")] Auction);

impl LegalCalls {
    fn practises(&self) -> Skill {
        match self.0.doubling() {
            _ if self.0.check(Call::Double).is_ok() => Skill::DoubleLegal,
            Doubling::Doubled | Doubling::Redoubled if !self.0.has_ended() => Skill::RedoubleLegal,
            _ => Skill::SufficientBid,
        }
    }

    /// The sets that wrong rules allow, and the right set without calls that are easily forgotten.
    fn mistakes(&self) -> Vec<(Mistake, Vec<Call>)> {
        let wrong_rules = WRONG_RULES.iter().map(|(mistake, allows)| {
            let allowed = every_call().filter(|&call| allows(&self.0, call));
            (*mistake, allowed.collect())
        });
        let forgets = |call| match call {
            Call::Pass => PASS_FORGOTTEN,
            Call::Double | Call::Redouble => DOUBLE_FORGOTTEN,
            Call::Bid(_) => BIDS_FORGOTTEN,
        };
        let forgotten = [PASS_FORGOTTEN, DOUBLE_FORGOTTEN, BIDS_FORGOTTEN].map(|mistake| {
            let known = self
                .0
                .legal_calls()
                .filter(|&call| forgets(call) != mistake);
            (mistake, known.collect())
        });
        let mut mistakes: Vec<(Mistake, Vec<Call>)> = wrong_rules.chain(forgotten).collect();
        // A stable sort: equally likely mistakes keep their order, the most telling first.
        mistakes.sort_by_key(|(mistake, _)| std::cmp::Reverse(self.invites(*mistake)));
        mistakes
    }

    /// How much this auction suggests a mistake.
    fn invites(&self, mistake: Mistake) -> u8 {
        let auction = &self.0;
        let turn = auction.turn();
        let last_own = auction.calls().iter().rfind(|made| made.seat == turn);
        let passed = last_own.is_some_and(|made| made.call == Call::Pass);
        let own_bid = auction.last_bid().is_some_and(|(_, seat)| seat == turn);
        match mistake {
            REDOUBLE_BY_BIDDER_ONLY if !own_bid && auction.doubling() == Doubling::Doubled => 3,
            SILENCED_BY_PASS if passed => 2,
            BIDS_FORGOTTEN if own_bid => 2,
            DOUBLE_RAISES_THE_BID
            | DOUBLED_OWN_SIDE
            | DOUBLED_TWICE
            | DOUBLE_ONLY_AT_ONCE
            | DOUBLE_FORGOTTEN
            | REDOUBLE_WITHOUT_DOUBLE
            | REDOUBLED_FOR_OPPONENTS
            | REDOUBLE_BY_BIDDER_ONLY => u8::from(has_double(auction)),
            _ => 0,
        }
    }

    /// Illegal calls, each with the first wrong rule that allows it.
    fn intruders(&self) -> impl Iterator<Item = (Mistake, Answer)> {
        let illegal = every_call().filter(|&call| self.0.check(call).is_err());
        illegal.filter_map(|call| {
            let mut rules = WRONG_RULES.iter();
            let (mistake, _) = rules.find(|(_, allows)| allows(&self.0, call))?;
            Some((*mistake, vec![call].into()))
        })
    }

    fn reasons(&self) -> Vec<Reason> {
        if self.0.has_ended() {
            return vec![self.0.reason(Call::Pass)];
        }
        let lowest = every_bid().find(|&bid| self.0.check(Call::Bid(bid)).is_ok());
        let last = self.0.last_bid().map(|(last, _)| Fact::Bid(last));
        let bids = match (last, lowest) {
            (Some(last), Some(lowest)) => Reason::new("bids-from", "18C")
                .with("last", last)
                .with("lowest", Fact::Bid(lowest)),
            (Some(last), None) => Reason::new("no-bid-left", "18C").with("last", last),
            (None, _) => Reason::new("any-bid", "18A"),
        };
        let mut reasons = vec![bids, self.0.reason(Call::Double)];
        // The rule on redoubling is mentioned only if a double or redouble stands.
        if self.0.doubling() != Doubling::Undoubled {
            reasons.push(self.0.reason(Call::Redouble));
        }
        reasons.push(Reason::new("pass-always", "17C"));
        reasons
    }
}

impl Exercise for LegalCalls {
    fn pose(&self) -> Result<Posed, Fault> {
        let auction = &self.0;
        let prompt = Phrase::new("exercise-legal_calls").with("seat", Fact::Seat(auction.turn()));
        let legal = Answer::Calls(auction.legal_calls().collect());
        let mut asked = Asked::new(self.practises(), prompt, Ask::Calls, legal)
            .showing([Exhibit::auction(auction)])
            .because(self.reasons())
            .mistakes(self.mistakes())
            .intruders(self.intruders())
            // What decides on a double decides on bids too.
            .decided_by(decisive::for_call(auction, Call::Double));
        if auction.has_ended() {
            asked.remember = Skill::AuctionEnds;
        }
        Ok(asked.into())
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> LegalCalls {
    let easy = draw.difficulty == Difficulty::Easy;
    let auction = match draw.skill {
        Skill::DoubleLegal => practised_auction::for_a_double(draw),
        Skill::RedoubleLegal => practised_auction::for_a_redouble(draw),
        _ => match draw.chance.below(100) {
            0..8 if !easy => opening_passes(draw, 3),
            8..16 if !easy => practised_auction::over(draw),
            _ => practised_auction::for_a_bid(draw),
        },
    };
    LegalCalls(auction)
}
