//! `legal_calls`: which calls may be made?

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::Deserialize;

use crate::auction::auction_slips::{CALL_SLIPS, WRONG_RULES};
use crate::auction::{closing_auction, decisive, open_auction};
use crate::grade::joined;
use crate::writing::Writing;
use crate::{
    Answer, Ask, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip,
    Verdict, fields,
};
use engine::auction::every_call;
use engine::{Auction, Doubling, Fact, Reason, notation};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::SufficientBid,
    Skill::DoubleLegal,
    Skill::RedoubleLegal,
];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &joined::<17>(&[
    &CALL_SLIPS,
    &[PASS_FORGOTTEN, DOUBLE_FORGOTTEN, BIDS_FORGOTTEN],
]);

const PASS_FORGOTTEN: Slip = Slip("pass-forgotten");
const DOUBLE_FORGOTTEN: Slip = Slip("double-forgotten");
const BIDS_FORGOTTEN: Slip = Slip("bids-forgotten");

/// An auction: every call that is allowed now. Answered on the bidding box.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "Written")]
pub struct LegalCalls {
    /// The calls so far.
    pub auction: Auction,
}

/// As lessons write it: `legal_calls(dealer: N, auction: "1S P")`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "legal_calls")]
struct Written {
    #[serde(default = "fields::north", deserialize_with = "fields::seat")]
    dealer: Seat,
    #[serde(deserialize_with = "fields::calls")]
    auction: Vec<Call>,
}

impl From<Written> for LegalCalls {
    fn from(written: Written) -> Self {
        Self {
            auction: fields::auction_of(written.dealer, &written.auction),
        }
    }
}

impl LegalCalls {
    fn allowed(&self, rule: impl Fn(&Auction, Call) -> bool) -> Vec<Call> {
        every_call()
            .filter(|&call| rule(&self.auction, call))
            .collect()
    }

    /// The right set without some calls.
    fn without(&self, forgotten: impl Fn(Call) -> bool) -> Answer {
        let legal = self.auction.legal_calls();
        Answer::Calls(legal.filter(|&call| !forgotten(call)).collect())
    }

    /// How much this auction invites a mistake: one about passing where the player has passed,
    /// about one's own bid where it is the last, about doubles where there are any.
    fn invites(&self, slip: Slip) -> u8 {
        let turn = self.auction.turn();
        let mut calls = self.auction.calls().iter();
        let last_own = calls.clone().rev().find(|made| made.seat == turn);
        let passed = last_own.is_some_and(|made| made.call == Call::Pass);
        let own_bid = self
            .auction
            .last_bid()
            .is_some_and(|(_, seat)| seat == turn);
        let doubled = calls.any(|made| matches!(made.call, Call::Double | Call::Redouble));
        match slip.0 {
            "redouble-by-bidder-only"
                if !own_bid && self.auction.doubling() == Doubling::Doubled =>
            {
                3
            }
            "silenced-by-pass" if passed => 2,
            "bids-forgotten" if own_bid => 2,
            id if id.starts_with("double") || id.starts_with("redouble") => u8::from(doubled),
            _ => 0,
        }
    }

    fn decisive(&self) -> Vec<usize> {
        if self.auction.has_ended() {
            return decisive::for_the_end(&self.auction);
        }
        decisive::standing(&self.auction)
    }

    /// The rules that decide here: on bids, on doubles, on passing.
    fn reasons(&self) -> Vec<Reason> {
        if self.auction.has_ended() {
            return vec![self.auction.reason(Call::Pass)];
        }
        let lowest = self.auction.legal_calls().find_map(|call| match call {
            Call::Bid(bid) => Some(bid),
            _ => None,
        });
        let bids = match (self.auction.last_bid(), lowest) {
            (Some((last, _)), Some(lowest)) => Reason::new("bids-from", "18C")
                .with("last", Fact::Bid(last))
                .with("lowest", Fact::Bid(lowest)),
            (Some((last, _)), None) => {
                Reason::new("no-bid-left", "18C").with("last", Fact::Bid(last))
            }
            (None, _) => Reason::new("any-bid", "18A"),
        };
        let pass = Reason::new("pass-always", "17C");
        // Redoubling is worth a word only where a double or redouble stands.
        let redouble = (self.auction.doubling() != Doubling::Undoubled)
            .then(|| self.auction.reason(Call::Redouble));
        [bids, self.auction.reason(Call::Double)]
            .into_iter()
            .chain(redouble)
            .chain([pass])
            .collect()
    }
}

impl Exercise for LegalCalls {
    fn kind(&self) -> Kind {
        Kind::LegalCalls
    }

    fn skill(&self, _part: usize) -> Skill {
        match self.auction.doubling() {
            _ if self.auction.has_ended() || self.auction.last_bid().is_none() => {
                Skill::SufficientBid
            }
            Doubling::Undoubled if self.auction.check(Call::Double).is_ok() => Skill::DoubleLegal,
            Doubling::Undoubled => Skill::SufficientBid,
            Doubling::Doubled | Doubling::Redoubled => Skill::RedoubleLegal,
        }
    }

    fn remember(&self, part: usize) -> Skill {
        if self.auction.has_ended() {
            Skill::AuctionEnds
        } else {
            self.skill(part)
        }
    }

    fn pose(&self, _part: usize) -> Question {
        Question {
            prompt: Phrase::new("exercise-legal_calls")
                .with("seat", Fact::Seat(self.auction.turn())),
            exhibits: vec![Exhibit::Auction {
                auction: self.auction.clone(),
                asked: None,
            }],
            ask: Ask::Calls,
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        Answer::Calls(self.auction.legal_calls().collect())
    }

    fn written(&self) -> Writing {
        Writing::default().auction(&self.auction)
    }

    fn witness(&self) -> String {
        self.auction
            .legal_calls()
            .map(notation::call)
            .collect::<Vec<_>>()
            .join(" ")
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let wrong_rules = WRONG_RULES
            .iter()
            .map(|rule| (rule.slip, Answer::Calls(self.allowed(rule.allows))));
        let forgotten = [
            (PASS_FORGOTTEN, self.without(|call| call == Call::Pass)),
            (
                DOUBLE_FORGOTTEN,
                self.without(|call| matches!(call, Call::Double | Call::Redouble)),
            ),
            (
                BIDS_FORGOTTEN,
                self.without(|call| matches!(call, Call::Bid(_))),
            ),
        ];
        let mut mistakes: Vec<(Slip, Answer)> = wrong_rules.chain(forgotten).collect();
        // Stable: among those that the auction invites as much, the most telling stays first.
        mistakes.sort_by_key(|(slip, _)| std::cmp::Reverse(self.invites(*slip)));
        mistakes
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        let mut grade = Grade::of(self.solve(part), answer, self.reasons())
            .with_slip(answer, self.mistakes(part))
            .decided_by(self.decisive());
        if let (Verdict::Wrong, Answer::Calls(given)) = (grade.verdict, answer) {
            let illegal = given
                .iter()
                .find(|&&call| self.auction.check(call).is_err());
            // Where the whole set fits no wrong rule, a call that should not be in it may.
            grade.slip = grade.slip.or_else(|| {
                let call = *illegal?;
                let mut rules = WRONG_RULES.iter();
                rules
                    .find(|rule| (rule.allows)(&self.auction, call))
                    .map(|rule| rule.slip)
            });
            if illegal.is_none() && !given.is_empty() {
                grade.verdict = Verdict::Partly;
            }
        }
        grade
    }
}

/// A position that practises the skill. For bids, where it is not easy, there are three
/// opening passes in 8 of a hundred, and in 8 the auction is over.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> LegalCalls {
    let easy = draw.difficulty == Difficulty::Easy;
    let auction = match draw.skill {
        Skill::DoubleLegal => open_auction::for_a_double(draw),
        Skill::RedoubleLegal => open_auction::for_a_redouble(draw),
        _ => match draw.chance.below(100) {
            0..8 if !easy => closing_auction::three_opening_passes(draw),
            8..16 if !easy => closing_auction::over(draw),
            _ => open_auction::for_a_bid(draw),
        },
    };
    LegalCalls { auction }
}
