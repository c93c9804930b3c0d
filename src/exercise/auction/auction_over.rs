//! `auction_over`: has the auction ended, and if not, who is to call?
//!
//! A lesson writes `auction_over(dealer: S, auction: "P P P")`.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};
use serde::{Deserialize, Serialize};

use crate::asked::Options;
use crate::auction::auction_slips::THREE_PASSES_ALWAYS_END;
use crate::auction::closing_auction::{nearly_over, over};
use crate::auction::decisive;
use crate::auction::drawn_auction::{
    begun, ends_with_a_bid, going_on, has_double, last_passes, opening_passes, passed,
};
use crate::contract::contract_slips::{self, PASSED_OUT_OVERLOOKED};
use crate::fields::{Fault, dealt};
use crate::grade::slips;
use crate::{Asked, Difficulty, Draw, Exercise, Exhibit, Phrase, Posed, Skill, Slip};
use engine::{Auction, Doubling, Fact, Outcome, Reason};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::AuctionEnds];

slips! {
    PASSES_BEFORE_DOUBLE_COUNTED = "passes-before-double-counted",
    pub(super) TWO_PASSES_ARE_ENOUGH = "two-passes-are-enough",
    PASSES_NOT_IN_A_ROW = "passes-not-in-a-row",
    FOURTH_PASS_AWAITED = "fourth-pass-awaited",
    TURN_ANTICLOCKWISE = "turn-anticlockwise",
    ..&[THREE_PASSES_ALWAYS_END],
    ..contract_slips::SLIPS,
}

/// The beginning of an auction, or the whole: is it over? Answered by a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AuctionOver {
    #[serde(with = "dealt")]
    auction: Auction,
}

/// What a learner may take the auction for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reading {
    /// It goes on with this player.
    GoesOn(Seat),
    Contract(Bid, Doubling),
    PassedOut,
}

impl Reading {
    fn option(&self) -> Phrase {
        match *self {
            Self::GoesOn(seat) => Phrase::new("option-goes-on-with").with("seat", Fact::Seat(seat)),
            Self::Contract(bid, doubling) => Phrase::new("option-over-with-contract")
                .with("bid", Fact::Bid(bid))
                .with("doubling", Fact::Doubling(doubling)),
            Self::PassedOut => Phrase::new("option-over-passed-out"),
        }
    }
}

impl AuctionOver {
    fn right(&self) -> Reading {
        match self.auction.outcome() {
            Outcome::InProgress { turn } => Reading::GoesOn(turn),
            Outcome::PassedOut | Outcome::Contract(_) => self.if_over(),
        }
    }

    /// What it would have come to if it were over now.
    fn if_over(&self) -> Reading {
        let contract = self.auction.contract_so_far();
        contract.map_or(Reading::PassedOut, |contract| {
            Reading::Contract(contract.bid, contract.doubling)
        })
    }

    /// Wrong readings, by mistake.
    fn misreadings(&self) -> Vec<(Slip, Reading)> {
        let auction = &self.auction;
        if !auction.has_ended() {
            let early = too_early(auction).map(|slip| (slip, self.if_over()));
            let other_way = Reading::GoesOn(auction.turn().partner());
            let begun = !auction.calls().is_empty();
            let turn = begun.then_some((TURN_ANTICLOCKWISE, other_way));
            return early.into_iter().chain(turn).collect();
        }
        let goes_on = Reading::GoesOn(auction.turn());
        let Some(contract) = auction.contract_so_far() else {
            return vec![(PASSED_OUT_OVERLOOKED, goes_on)];
        };
        let doubling = contract_slips::misread_doubling(auction, contract)
            .map(|(slip, doubling)| (slip, Reading::Contract(contract.bid, doubling)));
        let awaited = [(FOURTH_PASS_AWAITED, goes_on)];
        awaited.into_iter().chain(doubling).collect()
    }

    /// Those wrong readings and what comes near: players clockwise from North, then contracts.
    fn readings(&self, misread: &[(Slip, Reading)]) -> impl Iterator<Item = Reading> {
        let turn = self.auction.turn();
        let mut offered: Vec<Reading> = misread.iter().map(|(_, reading)| *reading).collect();
        offered.extend([self.right(), self.if_over()]);
        offered.extend([turn, turn.partner()].map(Reading::GoesOn));
        let last = self.auction.last_bid().into_iter();
        let contracts =
            last.flat_map(|(bid, _)| Doubling::ALL.map(|it| Reading::Contract(bid, it)));
        let players = Seat::ALL.into_iter().map(Reading::GoesOn);
        let all = players.chain(contracts).chain([Reading::PassedOut]);
        all.filter(move |reading| offered.contains(reading))
    }

    fn reasons(&self) -> Vec<Reason> {
        let auction = &self.auction;
        if auction.has_ended() {
            return contract_slips::contract_reasons(auction);
        }
        let passes = last_passes(auction);
        let number = Fact::Number(i32::try_from(passes).expect("three at most"));
        let goes_on = if auction.last_bid().is_some() {
            Reason::new("passes-still-missing", "22A").with("number", number)
        } else {
            Reason::new("nobody-has-bid-yet", "22B")
        };
        let turn = Reason::new("turn-goes-left", "17C").with("seat", Fact::Seat(auction.turn()));
        vec![goes_on, turn]
    }
}

/// The number of passes made since the last bid, with or without a double between them.
fn passes_since_the_bid(auction: &Auction) -> usize {
    let from = decisive::last_bid(auction).unwrap_or(0);
    let since = auction.calls().iter().skip(from);
    since.filter(|made| made.call == Call::Pass).count()
}

/// The number of passes made since the first bid.
fn passes_since_the_opening(auction: &Auction) -> usize {
    let calls = auction.calls().iter().map(|made| made.call);
    let since = calls.skip_while(|&call| call == Call::Pass);
    since.filter(|&call| call == Call::Pass).count()
}

/// Which wrong rule ends the auction too early, the most telling first.
fn too_early(auction: &Auction) -> Option<Slip> {
    let passes = last_passes(auction);
    if auction.last_bid().is_none() {
        return (passes == 3).then_some(THREE_PASSES_ALWAYS_END);
    }
    if passes > 0 && passes_since_the_bid(auction) >= 3 {
        Some(PASSES_BEFORE_DOUBLE_COUNTED)
    } else if passes == 2 {
        Some(TWO_PASSES_ARE_ENOUGH)
    } else if passes > 0 && passes_since_the_opening(auction) >= 3 {
        Some(PASSES_NOT_IN_A_ROW)
    } else {
        None
    }
}

impl Exercise for AuctionOver {
    fn pose(&self) -> Result<Posed, Fault> {
        let auction = &self.auction;
        let misread = self.misreadings();
        let options = Options::new(self.readings(&misread), Reading::option);
        let prompt = Phrase::new("exercise-auction_over");
        let asked = Asked::one_of(Skill::AuctionEnds, prompt, &options, &self.right())
            // Not as an auction: there a mark shows whose turn it is, if anybody's.
            .showing([Exhibit::Calls {
                dealer: auction.dealer(),
                calls: auction.calls().iter().map(|made| made.call).collect(),
            }])
            .because(self.reasons())
            .slips(options.slips(misread))
            .decided_by(decisive::for_the_end(auction));
        let witness = match auction.outcome() {
            Outcome::InProgress { turn } => format!("{turn} to call"),
            Outcome::PassedOut => "passed out".to_owned(),
            Outcome::Contract(contract) => contract.to_string(),
        };
        Ok(Posed::new(vec![asked], witness))
    }
}

/// An auction that has ended, or seems to.
///
/// Over in nearly half of the cases. Otherwise three opening passes (easy 10, medium 20,
/// hard 12 in a hundred), two passes after a bid, three that are not in a row; where it
/// is hard, also three around a double (24).
#[must_use]
pub fn generate(draw: &mut Draw<'_>) -> AuctionOver {
    let auction = match (draw.difficulty, draw.chance.below(100)) {
        (_, 0..44) => over(draw),
        (Difficulty::Easy, 44..54) | (Difficulty::Medium, 44..64) | (Difficulty::Hard, 44..56) => {
            opening_passes(draw, 3)
        }
        (Difficulty::Hard, 56..80) => passes_around_a_double(draw),
        (Difficulty::Easy, 54..80) | (Difficulty::Medium, 64..80) | (Difficulty::Hard, 80..92) => {
            nearly_over(draw)
        }
        _ => scattered_passes(draw),
    };
    AuctionOver { auction }
}

/// Doubled after two passes, or in three of ten redoubled after two; then one or two
/// passes: together with those before there are three or more, which end nothing.
fn passes_around_a_double(draw: &mut Draw<'_>) -> Auction {
    let bid = begun(draw, |auction| {
        ends_with_a_bid(auction) && !has_double(auction)
    });
    let calls: &[Call] = match draw.chance.percent(30) {
        true => &[Call::Double, Call::Pass, Call::Pass, Call::Redouble],
        false => &[Call::Pass, Call::Pass, Call::Double],
    };
    let since = 1 + draw.chance.below(2);
    passed(going_on(&bid, calls).unwrap_or(bid), since)
}

/// Three passes or more since the first bid, but not in a row, and at most one at the end.
fn scattered_passes(draw: &mut Draw<'_>) -> Auction {
    let easy = draw.difficulty == Difficulty::Easy;
    begun(draw, |auction| {
        let plain = auction.calls().len() <= 8 && !has_double(auction);
        auction.last_bid().is_some()
            && last_passes(auction) <= 1
            && passes_since_the_opening(auction) >= 3
            && (plain || !easy)
    })
}
