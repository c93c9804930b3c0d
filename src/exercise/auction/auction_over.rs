//! `auction_over`: has the auction ended, and if not, who is to call?
//!
//! A lesson writes `auction_over(dealer: S, auction: "P P P")`.

use crate::auction::auction_mistakes::THREE_PASSES_ALWAYS_END;
use crate::auction::decisive;
use crate::auction::drawn_auction::*;
use crate::auction::practised_auction::*;
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
pub struct AuctionOver(#[serde(with = "dealt")] pub Auction);

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
    /// `if_over` is the outcome if nobody calls any more.
    fn misreadings(&self, if_over: Outcome) -> Vec<(Mistake, Outcome)> {
        let auction = &self.0;
        let turn = auction.turn();
        let [likely, other] = match auction.outcome() {
            Outcome::InProgress { .. } => {
                let early = too_early(auction).map(|mistake| (mistake, if_over));
                let begun = !auction.calls().is_empty();
                [
                    early,
                    begun.then(|| (TURN_ANTICLOCKWISE, goes_on(turn.partner()))),
                ]
            }
            Outcome::PassedOut => [Some((PASSED_OUT_OVERLOOKED, goes_on(turn))), None],
            Outcome::Contract(mut contract) => {
                let doubling = misread_doubling(auction, contract);
                let doubling = doubling.map(|(mistake, doubling)| {
                    contract.doubling = doubling;
                    (mistake, Outcome::Contract(contract))
                });
                [Some((FOURTH_PASS_AWAITED, goes_on(turn))), doubling]
            }
        };
        likely.into_iter().chain(other).collect()
    }

    fn reasons(&self) -> Vec<Reason> {
        let auction = &self.0;
        if auction.has_ended() {
            return auction.contract_reasons();
        }
        let passes = count(last_passes(auction));
        let goes_on = match auction.last_bid() {
            Some(_) => Reason::new("passes-still-missing", "22A").with("number", passes),
            None => Reason::new("nobody-has-bid-yet", "22B"),
        };
        let turn = Reason::new("turn-goes-left", "17C").with("seat", Fact::Seat(auction.turn()));
        vec![goes_on, turn]
    }
}

fn too_early(auction: &Auction) -> Option<Mistake> {
    let last_bid = decisive::last_bid(auction);
    match (last_bid, last_passes(auction)) {
        (None, 3) => Some(THREE_PASSES_ALWAYS_END),
        (None, _) | (_, 0) => None,
        (Some(bid), _) if passes_from(auction, bid) >= 3 => Some(PASSES_BEFORE_DOUBLE_COUNTED),
        (_, 2) => Some(TWO_PASSES_ARE_ENOUGH),
        _ if passes_since_the_opening(auction) >= 3 => Some(PASSES_NOT_IN_A_ROW),
        _ => None,
    }
}

impl Exercise for AuctionOver {
    fn pose(&self) -> Result<Posed, Fault> {
        let auction = &self.0;
        let turn = auction.turn();
        let if_over = auction.contract_so_far();
        let if_over = if_over.map_or(Outcome::PassedOut, Outcome::Contract);
        let misread = self.misreadings(if_over);
        let mut offered = vec![goes_on(turn), goes_on(turn.partner()), if_over];
        offered.extend(misread.iter().map(|(_, outcome)| *outcome));
        // Players clockwise from North before contracts: the order does not give the answer away.
        offered.sort_by_key(|outcome| match outcome {
            Outcome::InProgress { turn } => (false, *turn as u8),
            Outcome::Contract(contract) => (true, contract.doubling as u8),
            Outcome::PassedOut => (true, 0),
        });
        offered.dedup();
        let options = Options::new(offered, option);
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
    use Difficulty::{Easy, Hard, Medium};
    AuctionOver(match (draw.difficulty, draw.chance.below(100)) {
        (_, 0..44) => over(draw),
        (Easy, 44..54) | (Medium, 44..64) | (Hard, 44..56) => opening_passes(draw, 3),
        (Hard, 56..80) => passes_around_a_double(draw),
        (Easy, 54..80) | (Medium, 64..80) | (Hard, 80..92) => nearly_over(draw),
        _ => scattered_passes(draw),
    })
}
