//! `name_contract`: the contract, declarer, dummy and opening leader of an auction.
//!
//! A lesson writes `name_contract(dealer: N, auction: "1H P 2H P P P")`.

use std::collections::BTreeSet;

use crate::auction::auction_over::{
    DOUBLE_OUTLIVES_BID, DOUBLE_OVERLOOKED, PASSED_OUT_OVERLOOKED, misread_doubling,
};
use crate::auction::{decisive, drawn_auction};
use crate::contract::settled::{self, Settled};
use crate::contract::{finished_auction, who_is_declarer};
use crate::prelude::*;

pub(crate) const SKILLS: &[Skill] = &[
    Skill::FinalContract,
    Skill::Declarer,
    Skill::DeclarerSameStrainBothSides,
    Skill::OpeningLeader,
];

mistakes! {
    FIRST_BID_TAKEN = "first-bid-taken",
    OPPONENTS_BID_TAKEN = "opponents-bid-taken",
    ..&[DOUBLE_OVERLOOKED, DOUBLE_OUTLIVES_BID, PASSED_OUT_OVERLOOKED],
    ..who_is_declarer::MISTAKES,
    ..settled::MISTAKES,
}

/// A reading of a finished auction, right or wrong. The order is the display order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Reading {
    Contract(Bid, Doubling),
    PassedOut,
    GoesOn,
}

impl Reading {
    fn option(&self) -> Phrase {
        match *self {
            Self::Contract(bid, doubling) => Phrase::new("option-contract")
                .with("bid", Fact::Bid(bid))
                .with("doubling", Fact::Doubling(doubling)),
            Self::PassedOut => Phrase::new("option-passed-out"),
            Self::GoesOn => Phrase::new("option-auction-goes-on"),
        }
    }
}

/// A finished auction. Four questions; one if the deal was passed out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct NameContract(#[serde(with = "dealt")] pub Auction);

fn misreadings(auction: &Auction) -> Vec<(Mistake, Reading)> {
    let Some(contract) = auction.contract_so_far() else {
        return vec![(PASSED_OUT_OVERLOOKED, Reading::GoesOn)];
    };
    let side = Side::of(contract.declarer);
    let theirs = settled::bids(auction).rfind(|(_, seat)| Side::of(*seat) != side);
    let first = settled::bids(auction).next();
    let bids = [(OPPONENTS_BID_TAKEN, theirs), (FIRST_BID_TAKEN, first)];
    let bids = bids.into_iter().filter_map(|(mistake, bid)| {
        let (bid, _) = bid?;
        Some((mistake, Reading::Contract(bid, Doubling::Undoubled)))
    });
    misread_doubling(auction, contract)
        .map(|(mistake, doubling)| (mistake, Reading::Contract(contract.bid, doubling)))
        .into_iter()
        .chain(bids)
        .collect()
}

fn what_contract(auction: &Auction) -> Asked {
    let misread = misreadings(auction);
    // Sorted, so that the order does not give the answer away.
    let mut offered: BTreeSet<Reading> = misread.iter().map(|(_, reading)| *reading).collect();
    offered.extend([Reading::PassedOut, Reading::GoesOn]);
    let mut right = Reading::PassedOut;
    if let Some(contract) = auction.contract_so_far() {
        let other = match contract.doubling {
            Doubling::Undoubled => Doubling::Doubled,
            Doubling::Doubled | Doubling::Redoubled => Doubling::Undoubled,
        };
        right = Reading::Contract(contract.bid, contract.doubling);
        offered.extend([right, Reading::Contract(contract.bid, other)]);
    }
    let options = Options::new(offered, Reading::option);
    let prompt = Phrase::new("exercise-name_contract");
    Asked::one_of(Skill::FinalContract, prompt, &options, &right)
        .showing([Exhibit::auction(auction)])
        .because(auction.contract_reasons())
        .mistakes(options.mistakes(misread))
        .decided_by(decisive::for_the_contract(auction))
}

impl Exercise for NameContract {
    fn pose(&self) -> Result<Posed, Fault> {
        settled::check_over(&self.0)?;
        let mut questions = vec![what_contract(&self.0)];
        let Ok(settled) = Settled::new(&self.0) else {
            return Ok(Posed::new(questions, "passed out"));
        };
        // The questions about dummy and leader name declarer, since both follow from it.
        let declarer = Fact::Seat(settled.contract.declarer);
        let of = |id| Phrase::new(id).with("declarer", declarer);
        let declares = Phrase::new("exercise-name_contract-declarer");
        let dummy = of("exercise-name_contract-dummy");
        let leads = of("exercise-name_contract-leader");
        questions.extend([
            settled.who_declares(declares).giving_nothing_away(),
            settled.who_is_dummy(Skill::Declarer, dummy),
            settled.who_leads(leads, None).giving_nothing_away(),
        ]);
        Ok(Posed::new(questions, settled.contract.to_string()))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> NameContract {
    let passed_out = draw.skill == Skill::FinalContract && draw.chance.percent(8);
    NameContract(match passed_out {
        true => drawn_auction::opening_passes(draw, 4),
        false => finished_auction::practising(draw),
    })
}
