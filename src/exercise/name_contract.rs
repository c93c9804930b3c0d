//! `name_contract`: the contract, declarer, dummy and opening leader of an auction.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};
use serde::Deserialize;

use crate::engine::{Auction, Contract, Doubling, Fact, Outcome, Reason, Side};
use crate::exercise::fields::{Fault, Field};
use crate::exercise::{
    Answer, Ask, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip,
    fields, random_auction,
};

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
    LAST_BIDDER_DECLARES,
    DEALER_DECLARES,
    OPENER_DECLARES,
    DECLARER_FOR_DUMMY,
    LEADER_RIGHT_OF_DECLARER,
    LEADER_LEFT_OF_DEALER,
    DECLARER_LEADS,
    DUMMY_LEADS,
];

const DOUBLE_OVERLOOKED: Slip = Slip("double-overlooked");
const DOUBLE_OUTLIVES_BID: Slip = Slip("double-outlives-bid");
const FIRST_BID_TAKEN: Slip = Slip("first-bid-taken");
const OPPONENTS_BID_TAKEN: Slip = Slip("opponents-bid-taken");
const PASSED_OUT_OVERLOOKED: Slip = Slip("passed-out-overlooked");
const FIRST_BIDDER_OF_THE_TABLE: Slip = Slip("first-bidder-of-the-table");
const LAST_BIDDER_DECLARES: Slip = Slip("last-bidder-declares");
const DEALER_DECLARES: Slip = Slip("dealer-declares");
const OPENER_DECLARES: Slip = Slip("opener-declares");
const DECLARER_FOR_DUMMY: Slip = Slip("declarer-for-dummy");
const LEADER_RIGHT_OF_DECLARER: Slip = Slip("leader-right-of-declarer");
const LEADER_LEFT_OF_DEALER: Slip = Slip("leader-left-of-dealer");
const DECLARER_LEADS: Slip = Slip("declarer-leads");
const DUMMY_LEADS: Slip = Slip("dummy-leads");

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

/// What a learner may take the auction for. The order is that of the options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Reading {
    Contract(Bid, Doubling),
    PassedOut,
    GoesOn,
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

    fn reading(&self) -> Reading {
        self.contract().map_or(Reading::PassedOut, |contract| {
            Reading::Contract(contract.bid, contract.doubling)
        })
    }

    /// Bids with their makers, in order.
    fn bids(&self) -> impl Iterator<Item = (Bid, Seat)> {
        self.auction
            .calls()
            .iter()
            .filter_map(|made| match made.call {
                Call::Bid(bid) => Some((bid, made.seat)),
                _ => None,
            })
    }

    /// Wrong readings of the contract, by mistake.
    fn misreadings(&self) -> Vec<(Slip, Reading)> {
        let Some(contract) = self.contract() else {
            return vec![(PASSED_OUT_OVERLOOKED, Reading::GoesOn)];
        };
        let mut readings = Vec::new();
        if contract.doubling != Doubling::Undoubled {
            readings.push((
                DOUBLE_OVERLOOKED,
                Reading::Contract(contract.bid, Doubling::Undoubled),
            ));
        }
        let earlier = self
            .auction
            .calls()
            .iter()
            .any(|made| made.call == Call::Double);
        if contract.doubling == Doubling::Undoubled && earlier {
            readings.push((
                DOUBLE_OUTLIVES_BID,
                Reading::Contract(contract.bid, Doubling::Doubled),
            ));
        }
        let side = Side::of(contract.declarer);
        let theirs = self
            .bids()
            .filter(|(_, seat)| Side::of(*seat) != side)
            .last();
        if let Some((bid, _)) = theirs {
            readings.push((
                OPPONENTS_BID_TAKEN,
                Reading::Contract(bid, Doubling::Undoubled),
            ));
        }
        if let Some((bid, _)) = self.bids().next() {
            readings.push((FIRST_BID_TAKEN, Reading::Contract(bid, Doubling::Undoubled)));
        }
        readings
    }

    /// The right reading and the wrong ones, in a fixed order that tells nothing.
    fn options(&self) -> Vec<Reading> {
        let mut options: Vec<Reading> = self
            .misreadings()
            .into_iter()
            .map(|(_, reading)| reading)
            .collect();
        options.extend([self.reading(), Reading::PassedOut, Reading::GoesOn]);
        if let Reading::Contract(bid, doubling) = self.reading() {
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

    fn option(reading: Reading) -> Phrase {
        match reading {
            Reading::Contract(bid, doubling) => Phrase::new("option-contract")
                .with("bid", Fact::Bid(bid))
                .with("doubling", Fact::Doubling(doubling)),
            Reading::PassedOut => Phrase::new("option-passed-out"),
            Reading::GoesOn => Phrase::new("option-auction-goes-on"),
        }
    }

    fn grade_contract(&self, answer: &Answer) -> Grade {
        let options = self.options();
        let index = |reading: Reading| {
            Answer::Choice(
                options
                    .iter()
                    .position(|&option| option == reading)
                    .unwrap_or(0),
            )
        };
        let reasons = match self.contract() {
            None => vec![Reason::new("passed-out", "22B")],
            Some(contract) => {
                let last =
                    Reason::new("last-bid-is-contract", "22A").with("bid", Fact::Bid(contract.bid));
                let doubling = match contract.doubling {
                    Doubling::Undoubled
                        if self
                            .auction
                            .calls()
                            .iter()
                            .any(|made| made.call == Call::Double) =>
                    {
                        Some(Reason::new("double-cancelled-by-bid", "19C"))
                    }
                    Doubling::Undoubled => None,
                    Doubling::Doubled => Some(Reason::new("contract-doubled", "19D")),
                    Doubling::Redoubled => Some(Reason::new("contract-redoubled", "19D")),
                };
                [last].into_iter().chain(doubling).collect()
            }
        };
        let mistakes: Vec<_> = self
            .misreadings()
            .into_iter()
            .map(|(slip, reading)| (slip, index(reading)))
            .collect();
        Grade::of(index(self.reading()), answer, reasons).with_slip(answer, mistakes)
    }

    fn grade_declarer(&self, contract: Contract, answer: &Answer) -> Grade {
        let side = Side::of(contract.declarer);
        let strain = contract.bid.strain;
        let mut reasons = vec![
            Reason::new("declarer-first-to-name", "Definitions")
                .with("side", Fact::Side(side))
                .with("seat", Fact::Seat(contract.declarer))
                .with("strain", Fact::Strain(strain)),
        ];
        let earlier = self
            .bids()
            .find(|(bid, _)| bid.strain == strain)
            .filter(|(_, seat)| Side::of(*seat) != side);
        if let Some((_, seat)) = earlier {
            reasons.push(
                Reason::new("opponents-named-it-first", "Definitions")
                    .with("seat", Fact::Seat(seat))
                    .with("strain", Fact::Strain(strain)),
            );
        }
        let seat_of = |found: Option<(Bid, Seat)>| {
            Answer::Seat(found.map_or(contract.declarer, |(_, seat)| seat))
        };
        let mistakes = [
            (
                FIRST_BIDDER_OF_THE_TABLE,
                seat_of(self.bids().find(|(bid, _)| bid.strain == strain)),
            ),
            (LAST_BIDDER_DECLARES, seat_of(self.auction.last_bid())),
            (OPENER_DECLARES, seat_of(self.bids().next())),
            (DEALER_DECLARES, Answer::Seat(self.auction.dealer())),
        ];
        Grade::of(Answer::Seat(contract.declarer), answer, reasons).with_slip(answer, mistakes)
    }

    fn grade_dummy(contract: Contract, answer: &Answer) -> Grade {
        let reason = Reason::new("dummy-is-partner", "Definitions")
            .with("declarer", Fact::Seat(contract.declarer))
            .with("seat", Fact::Seat(contract.dummy()));
        Grade::of(Answer::Seat(contract.dummy()), answer, vec![reason]).with_slip(
            answer,
            [(DECLARER_FOR_DUMMY, Answer::Seat(contract.declarer))],
        )
    }

    fn grade_leader(&self, contract: Contract, answer: &Answer) -> Grade {
        let reason = Reason::new("leader-left-of-declarer", "41A")
            .with("declarer", Fact::Seat(contract.declarer))
            .with("seat", Fact::Seat(contract.opening_leader()));
        let mistakes = [
            (DECLARER_LEADS, Answer::Seat(contract.declarer)),
            (DUMMY_LEADS, Answer::Seat(contract.dummy())),
            (
                LEADER_LEFT_OF_DEALER,
                Answer::Seat(self.auction.dealer().lho()),
            ),
            (
                LEADER_RIGHT_OF_DECLARER,
                Answer::Seat(contract.declarer.rho()),
            ),
        ];
        Grade::of(
            Answer::Seat(contract.opening_leader()),
            answer,
            vec![reason],
        )
        .with_slip(answer, mistakes)
    }
}

impl NameContract {
    fn both_sides_named(&self) -> bool {
        let contract = self.contract();
        contract.is_some_and(|contract| named_by_both(&self.auction, contract))
    }
}

impl Exercise for NameContract {
    fn kind(&self) -> Kind {
        Kind::NameContract
    }

    fn skill(&self, part: usize) -> Skill {
        match part {
            1 if self.both_sides_named() => Skill::DeclarerSameStrainBothSides,
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
                let options = self.options().into_iter().map(Self::option).collect();
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
            _ => {
                let reading = self.reading();
                let index = self.options().iter().position(|&option| option == reading);
                Answer::Choice(index.unwrap_or(0))
            }
        }
    }

    fn witness(&self) -> String {
        self.contract()
            .map_or_else(|| "passed out".to_owned(), |contract| contract.to_string())
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        match (part, self.contract()) {
            (1, Some(contract)) => self.grade_declarer(contract, answer),
            (2, Some(contract)) => Self::grade_dummy(contract, answer),
            (3, Some(contract)) => self.grade_leader(contract, answer),
            _ => self.grade_contract(answer),
        }
    }
}

/// A finished auction that practises the skill.
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> NameContract {
    let (skill, difficulty) = (draw.skill, draw.difficulty);
    let chance = &mut draw.chance;
    // One deal in twelve is passed out, where the skill is to see what the contract is.
    let passed_out = skill == Skill::FinalContract && chance.percent(8);
    let auction = random_auction::complete(chance, |auction| {
        let Some(contract) = auction.contract_so_far() else {
            return passed_out;
        };
        !passed_out && practises(auction, contract, skill, difficulty)
    });
    NameContract { auction }
}

/// Whether the defenders named the strain of the contract as well.
fn named_by_both(auction: &Auction, contract: Contract) -> bool {
    auction.calls().iter().any(|made| {
        Side::of(made.seat) != Side::of(contract.declarer)
            && matches!(made.call, Call::Bid(bid) if bid.strain == contract.bid.strain)
    })
}

fn practises(auction: &Auction, contract: Contract, skill: Skill, difficulty: Difficulty) -> bool {
    let calls = auction.calls().len();
    let long_enough = match difficulty {
        Difficulty::Easy => calls <= 9,
        Difficulty::Medium => calls >= 6,
        Difficulty::Hard => calls >= 9,
    };
    let raised = auction
        .last_bid()
        .is_some_and(|(_, seat)| seat != contract.declarer);
    let both_sides = named_by_both(auction, contract);
    let doubled = auction.calls().iter().any(|made| made.call == Call::Double);
    long_enough
        && match skill {
            Skill::Declarer => raised && !both_sides,
            Skill::DeclarerSameStrainBothSides => both_sides,
            Skill::FinalContract => difficulty == Difficulty::Easy || doubled,
            _ => true,
        }
}
