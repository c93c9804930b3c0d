//! `opening_leader`: an auction is over; who leads first, and who puts down dummy?
//!
//! A lesson writes `opening_leader(dealer: N, auction: "1H P 2H P P P")`.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::Deserialize;

use crate::auction::decisive;
use crate::contract::contract_slips::{
    self, DECLARER_FOR_DUMMY, DECLARER_LEADS, DUMMY_LEADS, LEADER_LEFT_OF_DEALER,
    LEADER_LEFT_OF_LAST_BIDDER, LEADER_RIGHT_OF_DECLARER, LEADERS_PARTNER_FOR_DUMMY,
};
use crate::contract::finished_auction;
use crate::fields::{Fault, Field};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip, fields,
};
use engine::{Auction, Contract, Fact, Reason};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::OpeningLeader];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    DECLARER_LEADS,
    DUMMY_LEADS,
    LEADER_LEFT_OF_DEALER,
    LEADER_LEFT_OF_LAST_BIDDER,
    LEADER_RIGHT_OF_DECLARER,
    DECLARER_FOR_DUMMY,
    LEADERS_PARTNER_FOR_DUMMY,
];

/// A finished auction with a contract. Two questions: who leads first, who is dummy. To
/// see who declares is left to the learner.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct OpeningLeader {
    auction: Auction,
    contract: Contract,
}

/// As lessons write it: `opening_leader(dealer: N, auction: "1H P 2H P P P")`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "opening_leader")]
struct Written {
    #[serde(default = "fields::north", deserialize_with = "fields::seat")]
    dealer: Seat,
    #[serde(deserialize_with = "fields::finished_calls")]
    auction: Vec<Call>,
}

impl TryFrom<Written> for OpeningLeader {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let auction = fields::auction_of(written.dealer, &written.auction);
        Self::new(auction).ok_or_else(|| Fault::new("passed-out", Field::Auction, "P P P P"))
    }
}

impl OpeningLeader {
    /// The exercise on an auction; `None` unless it is over and has led to a contract.
    #[must_use]
    pub fn new(auction: Auction) -> Option<Self> {
        let contract = finished_auction::contract_of(&auction)?;
        Some(Self { auction, contract })
    }

    /// The auction.
    #[must_use]
    pub const fn auction(&self) -> &Auction {
        &self.auction
    }

    /// Who declares stands in the way of who leads: both rules, that one first.
    fn reasons(&self, part: usize) -> Vec<Reason> {
        if part == 1 {
            return vec![contract_slips::dummy_reason(self.contract)];
        }
        let declares = contract_slips::declarer_reasons(&self.auction, self.contract);
        let leads = contract_slips::leader_reason(self.contract);
        [leads].into_iter().chain(declares).collect()
    }
}

impl Exercise for OpeningLeader {
    fn kind(&self) -> Kind {
        Kind::OpeningLeader
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::OpeningLeader
    }

    fn parts(&self) -> usize {
        2
    }

    fn pose(&self, part: usize) -> Question {
        let prompt = if part == 1 {
            Phrase::new("exercise-opening_leader-dummy")
                .with("seat", Fact::Seat(self.contract.opening_leader()))
        } else {
            Phrase::new("exercise-opening_leader")
        };
        Question {
            prompt,
            exhibits: vec![Exhibit::Auction {
                auction: self.auction.clone(),
                asked: None,
            }],
            ask: Ask::Seat,
        }
    }

    fn solve(&self, part: usize) -> Answer {
        Answer::Seat(if part == 1 {
            self.contract.dummy()
        } else {
            self.contract.opening_leader()
        })
    }

    fn written(&self) -> Writing {
        Writing::default().auction(&self.auction)
    }

    fn witness(&self) -> String {
        format!("{} leads", self.contract.opening_leader())
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        if part == 1 {
            let leaders_partner = self.contract.opening_leader().partner();
            return vec![
                (DECLARER_FOR_DUMMY, Answer::Seat(self.contract.declarer)),
                (LEADERS_PARTNER_FOR_DUMMY, Answer::Seat(leaders_partner)),
            ];
        }
        let mut mistakes = contract_slips::leader_mistakes(&self.auction, self.contract);
        if let Some((_, last)) = self.auction.last_bid()
            && last != self.contract.declarer
        {
            // More telling than the wrong hand, to which it leads as well.
            mistakes.insert(2, (LEADER_LEFT_OF_LAST_BIDDER, Answer::Seat(last.lho())));
        }
        mistakes
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        Grade::of(self.solve(part), answer, self.reasons(part))
            .with_slip(answer, self.mistakes(part))
            .decided_by(decisive::for_declarer(&self.auction))
    }
}

/// A finished auction with a contract.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> OpeningLeader {
    let auction = finished_auction::practising(draw);
    OpeningLeader::new(auction).unwrap_or_else(plain)
}

/// The plain case, should chance ever give nothing.
fn plain() -> OpeningLeader {
    let (auction, contract) = finished_auction::plain();
    OpeningLeader { auction, contract }
}
