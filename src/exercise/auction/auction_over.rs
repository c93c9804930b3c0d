//! `auction_over`: has the auction ended, and if not, who is to call?
//!
//! A lesson writes `auction_over(dealer: S, auction: "P P P")`.

use crate::auction::auction_mistakes::THREE_PASSES_ALWAYS_END;
use crate::auction::decisive;
use crate::auction::drawn_auction::*;
use crate::auction::practised_auction::{nearly_over, over};
use crate::prelude::*;
use engine::Outcome;

pub(crate) const SKILLS: &[Skill] = &[Skill::AuctionEnds];

mistakes! {
    PASSES_BEFORE_DOUBLE_COUNTED = "passes-before-double-counted",
    pub(super) TWO_PASSES_ARE_ENOUGH = "two-passes-are-enough",
    PASSES_NOT_IN_A_ROW = "passes-not-in-a-row",
    FOURTH_PASS_AWAITED = "fourth-pass-awaited",
    TURN_ANTICLOCKWISE = "turn-anticlockwise",
    pub(crate) DOUBLE_OVERLOOKED = "double-overlooked",
    pub(crate) DOUBLE_OUTLIVES_BID = "double-outlives-bid",
    pub(crate) PASSED_OUT_OVERLOOKED = "passed-out-overlooked",
    ..&[THREE_PASSES_ALWAYS_END],
}

/// The beginning of an auction, or a whole auction: is it over? Answered by a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AuctionOver(#[serde(with = "dealt")] Auction);

fn option(outcome: &Outcome) -> Phrase {
    match outcome {
        Outcome::InProgress { turn } => {
            Phrase::new("option-goes-on-with").with("seat", Fact::Seat(*turn))
        }
        Outcome::Contract(contract) => Phrase::new("option-over-with-contract")
            .with("bid", Fact::Bid(contract.bid))
            .with("doubling", Fact::Doubling(contract.doubling)),
        Outcome::PassedOut => Phrase::new("option-over-passed-out"),
    }
}

const fn goes_on(turn: Seat) -> Outcome {
    Outcome::InProgress { turn }
}

const fn doubled(contract: Contract, doubling: Doubling) -> Outcome {
    Outcome::Contract(Contract {
        doubling,
        ..contract
    })
}

/// The doubling as misread: a double is overlooked, or one that a bid cancelled is counted.
pub(crate) fn misread_doubling(
    auction: &Auction,
    contract: Contract,
) -> Option<(Mistake, Doubling)> {
    if contract.doubling != Doubling::Undoubled {
        return Some((DOUBLE_OVERLOOKED, Doubling::Undoubled));
    }
    has_wiped_double(auction).then_some((DOUBLE_OUTLIVES_BID, Doubling::Doubled))
}

impl AuctionOver {
    fn if_over(&self) -> Outcome {
        let contract = self.0.contract_so_far();
        contract.map_or(Outcome::PassedOut, Outcome::Contract)
    }

    fn misreadings(&self) -> Vec<(Mistake, Outcome)> {
        let auction = &self.0;
        if !auction.has_ended() {
            let early = too_early(auction).map(|mistake| (mistake, self.if_over()));
            let other_way = goes_on(auction.turn().partner());
            let begun = !auction.calls().is_empty();
            let turn = begun.then_some((TURN_ANTICLOCKWISE, other_way));
            return early.into_iter().chain(turn).collect();
        }
        let goes_on = goes_on(auction.turn());
        let Some(contract) = auction.contract_so_far() else {
            return vec![(PASSED_OUT_OVERLOOKED, goes_on)];
        };
        let doubling = misread_doubling(auction, contract);
        let doubling = doubling.map(|(mistake, doubling)| (mistake, doubled(contract, doubling)));
        let awaited = [(FOURTH_PASS_AWAITED, goes_on)];
        awaited.into_iter().chain(doubling).collect()
    }

    /// These outcomes and similar ones: players clockwise from North, then contracts.
    fn offered(&self, misread: &[(Mistake, Outcome)]) -> impl Iterator<Item = Outcome> {
        let turn = self.0.turn();
        let near = [turn, turn.partner()].map(goes_on);
        let mut offered = vec![self.0.outcome(), self.if_over()];
        offered.extend(
            near.into_iter()
                .chain(misread.iter().map(|(_, outcome)| *outcome)),
        );
        let contract = self.0.contract_so_far();
        let contracts = contract.map(|it| Doubling::ALL.map(|doubling| doubled(it, doubling)));
        let goes_on = Seat::ALL.into_iter().map(goes_on);
        let all = goes_on
            .chain(contracts.into_iter().flatten())
            .chain([Outcome::PassedOut]);
        all.filter(move |outcome| offered.contains(outcome))
    }

    fn reasons(&self) -> Vec<Reason> {
        let auction = &self.0;
        if auction.has_ended() {
            return auction.contract_reasons();
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

/// The number of passes since the last bid, whether or not a double came between them.
fn passes_since_the_bid(auction: &Auction) -> usize {
    let from = decisive::last_bid(auction).unwrap_or(0);
    let since = auction.calls().iter().skip(from);
    since.filter(|made| made.call == Call::Pass).count()
}

fn passes_since_the_opening(auction: &Auction) -> usize {
    let calls = auction.calls().iter().map(|made| made.call);
    let since = calls.skip_while(|&call| call == Call::Pass);
    since.filter(|&call| call == Call::Pass).count()
}

fn too_early(auction: &Auction) -> Option<Mistake> {
    let passes = last_passes(auction);
    if auction.last_bid().is_none() {
        return (passes == 3).then_some(THREE_PASSES_ALWAYS_END);
    }
    match passes {
        0 => None,
        _ if passes_since_the_bid(auction) >= 3 => Some(PASSES_BEFORE_DOUBLE_COUNTED),
        2 => Some(TWO_PASSES_ARE_ENOUGH),
        _ if passes_since_the_opening(auction) >= 3 => Some(PASSES_NOT_IN_A_ROW),
        _ => None,
    }
}

impl Exercise for AuctionOver {
    fn pose(&self) -> Result<Posed, Fault> {
        let auction = &self.0;
        let misread = self.misreadings();
        let options = Options::new(self.offered(&misread), option);
        let prompt = Phrase::new("exercise-auction_over");
        let asked = Asked::one_of(Skill::AuctionEnds, prompt, &options, &auction.outcome())
            // Not shown as an auction, where a mark would show whose turn it is.
            .showing([Exhibit::Calls {
                dealer: auction.dealer(),
                calls: auction.calls().iter().map(|made| made.call).collect(),
            }])
            .because(self.reasons())
            .mistakes(options.mistakes(misread))
            .decided_by(decisive::for_the_end(auction));
        let witness = match auction.outcome() {
            Outcome::InProgress { turn } => format!("{turn} to call"),
            Outcome::PassedOut => "passed out".to_owned(),
            Outcome::Contract(contract) => contract.to_string(),
        };
        Ok(Posed::new(vec![asked], witness))
    }
}

pub(crate) fn generate(draw: &mut Draw<'_>) -> AuctionOver {
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
    AuctionOver(auction)
}

/// A double after two passes, or a redouble after two passes, then one or two passes.
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

/// Three or more passes since the first bid, but not consecutive, and at most one at the end.
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
