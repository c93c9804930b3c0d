//! `name_contract`: the contract, declarer, dummy and opening leader of an auction.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use serde::Deserialize;

use crate::auction::{decisive, drawn_auction};
use crate::contract::contract_slips::{
    self, DEALER_DECLARES, DECLARER_FOR_DUMMY, DECLARER_LEADS, DOUBLE_OUTLIVES_BID,
    DOUBLE_OVERLOOKED, DUMMY_LEADS, FIRST_BID_TAKEN, FIRST_BIDDER_OF_THE_TABLE,
    LAST_BIDDER_DECLARES, LEADER_LEFT_OF_DEALER, LEADER_RIGHT_OF_DECLARER, OPENER_DECLARES,
    OPPONENTS_BID_TAKEN, PASSED_OUT_OVERLOOKED, Reading, SUIT_SHOWN_NOT_NAMED,
};
use crate::contract::finished_auction;
use crate::fields::{Fault, Field};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip, fields,
};
use engine::{Auction, Contract, Doubling, Fact, Outcome, Reason};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[
    Skill::FinalContract,
    Skill::Declarer,
    Skill::DeclarerSameStrainBothSides,
    Skill::OpeningLeader,
];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    DOUBLE_OVERLOOKED,
    DOUBLE_OUTLIVES_BID,
    FIRST_BID_TAKEN,
    OPPONENTS_BID_TAKEN,
    PASSED_OUT_OVERLOOKED,
    FIRST_BIDDER_OF_THE_TABLE,
    SUIT_SHOWN_NOT_NAMED,
    LAST_BIDDER_DECLARES,
    DEALER_DECLARES,
    OPENER_DECLARES,
    DECLARER_FOR_DUMMY,
    LEADER_RIGHT_OF_DECLARER,
    LEADER_LEFT_OF_DEALER,
    DECLARER_LEADS,
    DUMMY_LEADS,
];

/// A finished auction. Four questions: contract, declarer, dummy, leader; one
/// if the deal was passed out.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub struct NameContract {
    auction: Auction,
}

/// As lessons write it: `name_contract(dealer: N, auction: "1H P 2H P P P")`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "name_contract")]
struct Written {
    #[serde(default = "fields::north", deserialize_with = "fields::seat")]
    dealer: Seat,
    #[serde(deserialize_with = "fields::finished_calls")]
    auction: Vec<Call>,
}

impl TryFrom<Written> for NameContract {
    type Error = Fault;
    fn try_from(written: Written) -> Result<Self, Fault> {
        let auction = fields::auction_of(written.dealer, &written.auction);
        Self::new(auction).ok_or_else(|| Fault::new("auction-not-over", Field::Auction, ""))
    }
}

impl NameContract {
    /// The exercise on an auction; `None` if it is not over.
    #[must_use]
    pub fn new(auction: Auction) -> Option<Self> {
        auction.has_ended().then_some(Self { auction })
    }

    /// The auction.
    #[must_use]
    pub const fn auction(&self) -> &Auction {
        &self.auction
    }

    fn contract(&self) -> Option<Contract> {
        self.auction.contract_so_far()
    }

    /// The right reading and the wrong ones, in a fixed order that tells nothing.
    fn options(&self) -> Vec<Reading> {
        let right = Reading::of(&self.auction);
        let misread = contract_slips::misreadings(&self.auction).into_iter();
        let mut options: Vec<Reading> = misread.map(|(_, reading)| reading).collect();
        options.extend([right, Reading::PassedOut, Reading::GoesOn]);
        if let Reading::Contract(bid, doubling) = right {
            let other = match doubling {
                Doubling::Undoubled => Doubling::Doubled,
                Doubling::Doubled | Doubling::Redoubled => Doubling::Undoubled,
            };
            options.push(Reading::Contract(bid, other));
        }
        options.sort_unstable();
        options.dedup();
        options
    }

    fn choice(&self, reading: Reading) -> Answer {
        let index = self.options().iter().position(|&option| option == reading);
        Answer::Choice(index.unwrap_or(0))
    }

    fn reasons(&self, part: usize) -> Vec<Reason> {
        match (part, self.contract()) {
            (1, Some(contract)) => contract_slips::declarer_reasons(&self.auction, contract),
            (2, Some(contract)) => vec![contract_slips::dummy_reason(contract)],
            (3, Some(contract)) => vec![contract_slips::leader_reason(contract)],
            _ => contract_slips::contract_reasons(&self.auction),
        }
    }

    fn decisive(&self, part: usize) -> Vec<usize> {
        match part {
            // Dummy and leader follow from declarer, whom the question names.
            1 => decisive::for_declarer(&self.auction),
            2 | 3 => Vec::new(),
            _ => decisive::for_the_contract(&self.auction),
        }
    }
}

impl Exercise for NameContract {
    fn kind(&self) -> Kind {
        Kind::NameContract
    }

    fn skill(&self, part: usize) -> Skill {
        match part {
            1 if finished_auction::named_by_both(&self.auction) => {
                Skill::DeclarerSameStrainBothSides
            }
            1 | 2 => Skill::Declarer,
            3 => Skill::OpeningLeader,
            _ => Skill::FinalContract,
        }
    }

    fn parts(&self) -> usize {
        if matches!(self.auction.outcome(), Outcome::PassedOut) {
            1
        } else {
            4
        }
    }

    // Dummy and leader are asked of a declarer who is named.
    fn tells(&self, part: usize) -> bool {
        part == 2
    }

    fn pose(&self, part: usize) -> Question {
        let (prompt, ask) = match (part, self.contract()) {
            (1, Some(_)) => (Phrase::new("exercise-name_contract-declarer"), Ask::Seat),
            (2, Some(contract)) => (
                Phrase::new("exercise-name_contract-dummy")
                    .with("declarer", Fact::Seat(contract.declarer)),
                Ask::Seat,
            ),
            (3, Some(contract)) => (
                Phrase::new("exercise-name_contract-leader")
                    .with("declarer", Fact::Seat(contract.declarer)),
                Ask::Seat,
            ),
            _ => {
                let options = self.options().into_iter().map(Reading::option).collect();
                (Phrase::new("exercise-name_contract"), Ask::Choice(options))
            }
        };
        let exhibits = vec![Exhibit::Auction {
            auction: self.auction.clone(),
            asked: None,
        }];
        Question {
            prompt,
            exhibits,
            ask,
        }
    }

    fn solve(&self, part: usize) -> Answer {
        match (part, self.contract()) {
            (1, Some(contract)) => Answer::Seat(contract.declarer),
            (2, Some(contract)) => Answer::Seat(contract.dummy()),
            (3, Some(contract)) => Answer::Seat(contract.opening_leader()),
            _ => self.choice(Reading::of(&self.auction)),
        }
    }

    fn written(&self) -> Writing {
        Writing::default().auction(&self.auction)
    }

    fn witness(&self) -> String {
        self.contract()
            .map_or_else(|| "passed out".to_owned(), |contract| contract.to_string())
    }

    fn mistakes(&self, part: usize) -> Vec<(Slip, Answer)> {
        match (part, self.contract()) {
            (1, Some(contract)) => contract_slips::declarer_mistakes(&self.auction, contract),
            (2, Some(contract)) => vec![(DECLARER_FOR_DUMMY, Answer::Seat(contract.declarer))],
            (3, Some(contract)) => contract_slips::leader_mistakes(&self.auction, contract),
            _ => contract_slips::misreadings(&self.auction)
                .into_iter()
                .map(|(slip, reading)| (slip, self.choice(reading)))
                .collect(),
        }
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        Grade::of(self.solve(part), answer, self.reasons(part))
            .with_slip(answer, self.mistakes(part))
            .decided_by(self.decisive(part))
    }
}

/// A finished auction that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> NameContract {
    // One deal in twelve is passed out, where the skill is to see what the contract is.
    let passed_out = draw.skill == Skill::FinalContract && draw.chance.percent(8);
    let auction = if passed_out {
        drawn_auction::opening_passes(draw, 4)
    } else {
        finished_auction::practising(draw)
    };
    NameContract { auction }
}
