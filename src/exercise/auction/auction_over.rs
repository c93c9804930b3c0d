//! `auction_over`: has the auction ended, and if not, who is to call?
//!
//! A lesson writes `auction_over(dealer: S, auction: "P P P")`.

use contract_bridge::auction::Call;
use contract_bridge::{Bid, Seat};
use serde::Deserialize;

use crate::auction::closing_auction::{
    nearly_over, over, passes_around_a_double, passes_since_the_bid, passes_since_the_opening,
    scattered_passes, three_opening_passes,
};
use crate::auction::decisive;
use crate::auction::drawn_auction::last_passes;
use crate::contract::contract_slips::{
    self, DOUBLE_OUTLIVES_BID, DOUBLE_OVERLOOKED, PASSED_OUT_OVERLOOKED,
};
use crate::writing::Writing;
use crate::{
    Answer, Ask, Difficulty, Draw, Exercise, Exhibit, Grade, Kind, Phrase, Question, Skill, Slip,
    fields,
};
use engine::{Auction, Doubling, Fact, Outcome, Reason};

/// The skills this kind practises.
pub const SKILLS: &[Skill] = &[Skill::AuctionEnds];

/// The slips this kind can name.
pub const SLIPS: &[Slip] = &[
    THREE_PASSES_ALWAYS_END,
    PASSES_BEFORE_DOUBLE_COUNTED,
    TWO_PASSES_ARE_ENOUGH,
    PASSES_NOT_IN_A_ROW,
    FOURTH_PASS_AWAITED,
    PASSED_OUT_OVERLOOKED,
    TURN_ANTICLOCKWISE,
    DOUBLE_OVERLOOKED,
    DOUBLE_OUTLIVES_BID,
];

const THREE_PASSES_ALWAYS_END: Slip = Slip("three-passes-always-end");
const PASSES_BEFORE_DOUBLE_COUNTED: Slip = Slip("passes-before-double-counted");
const TWO_PASSES_ARE_ENOUGH: Slip = Slip("two-passes-are-enough");
const PASSES_NOT_IN_A_ROW: Slip = Slip("passes-not-in-a-row");
const FOURTH_PASS_AWAITED: Slip = Slip("fourth-pass-awaited");
const TURN_ANTICLOCKWISE: Slip = Slip("turn-anticlockwise");

/// The beginning of an auction, or the whole: is it over? Answered by a choice.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "Written")]
pub struct AuctionOver {
    auction: Auction,
}

/// As lessons write it: `auction_over(dealer: N, auction: "1S P P X P")`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "auction_over")]
struct Written {
    #[serde(default = "fields::north", deserialize_with = "fields::seat")]
    dealer: Seat,
    #[serde(deserialize_with = "fields::calls")]
    auction: Vec<Call>,
}

impl From<Written> for AuctionOver {
    fn from(written: Written) -> Self {
        Self {
            auction: fields::auction_of(written.dealer, &written.auction),
        }
    }
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
    fn option(self) -> Phrase {
        match self {
            Self::GoesOn(seat) => Phrase::new("option-goes-on-with").with("seat", Fact::Seat(seat)),
            Self::Contract(bid, doubling) => Phrase::new("option-over-with-contract")
                .with("bid", Fact::Bid(bid))
                .with("doubling", Fact::Doubling(doubling)),
            Self::PassedOut => Phrase::new("option-over-passed-out"),
        }
    }
}

impl AuctionOver {
    /// The exercise on an auction, ended or not.
    #[must_use]
    pub const fn new(auction: Auction) -> Self {
        Self { auction }
    }

    /// The auction.
    #[must_use]
    pub const fn auction(&self) -> &Auction {
        &self.auction
    }

    fn right(&self) -> Reading {
        match self.auction.outcome() {
            Outcome::InProgress { turn } => Reading::GoesOn(turn),
            Outcome::PassedOut => Reading::PassedOut,
            Outcome::Contract(contract) => Reading::Contract(contract.bid, contract.doubling),
        }
    }

    /// What it would have come to if it were over now.
    fn if_over(&self) -> Reading {
        self.auction
            .contract_so_far()
            .map_or(Reading::PassedOut, |contract| {
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
        let doubling = contract_slips::misread_doubling(auction, contract);
        let doubling = doubling.and_then(|(slip, reading)| match reading {
            contract_slips::Reading::Contract(bid, doubling) => {
                Some((slip, Reading::Contract(bid, doubling)))
            }
            _ => None,
        });
        [(FOURTH_PASS_AWAITED, goes_on)]
            .into_iter()
            .chain(doubling)
            .collect()
    }

    /// All readings: players clockwise from North, then contracts, then passed out.
    fn options(&self) -> Vec<Reading> {
        let misread = self.misreadings().into_iter().map(|(_, reading)| reading);
        let turn = self.auction.turn();
        let near = [
            self.right(),
            self.if_over(),
            Reading::GoesOn(turn),
            Reading::GoesOn(turn.partner()),
        ];
        let mut options: Vec<Reading> = misread.chain(near).collect();
        options.sort_unstable_by_key(|reading| match *reading {
            Reading::GoesOn(seat) => (0, seat as usize, None),
            Reading::Contract(bid, doubling) => (1, doubling as usize, Some(bid)),
            Reading::PassedOut => (2, 0, None),
        });
        options.dedup();
        options
    }

    fn choice(&self, reading: Reading) -> Answer {
        let index = self.options().iter().position(|&option| option == reading);
        Answer::Choice(index.unwrap_or(0))
    }

    fn reasons(&self) -> Vec<Reason> {
        let auction = &self.auction;
        if auction.has_ended() {
            return contract_slips::contract_reasons(auction);
        }
        let passes = last_passes(auction);
        let number = Fact::Number(i32::try_from(passes).unwrap_or(i32::MAX));
        let goes_on = if auction.last_bid().is_some() {
            Reason::new("passes-still-missing", "22A").with("number", number)
        } else {
            Reason::new("nobody-has-bid-yet", "22B")
        };
        let turn = Reason::new("turn-goes-left", "17C").with("seat", Fact::Seat(auction.turn()));
        vec![goes_on, turn]
    }
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
    fn kind(&self) -> Kind {
        Kind::AuctionOver
    }

    fn skill(&self, _part: usize) -> Skill {
        Skill::AuctionEnds
    }

    fn pose(&self, _part: usize) -> Question {
        let calls = self.auction.calls().iter().map(|made| made.call).collect();
        Question {
            prompt: Phrase::new("exercise-auction_over"),
            // Not as an auction: there a mark shows whose turn it is, if anybody's.
            exhibits: vec![Exhibit::Calls {
                dealer: self.auction.dealer(),
                calls,
            }],
            ask: Ask::Choice(self.options().into_iter().map(Reading::option).collect()),
        }
    }

    fn solve(&self, _part: usize) -> Answer {
        self.choice(self.right())
    }

    fn written(&self) -> Writing {
        Writing::default().auction(&self.auction)
    }

    fn witness(&self) -> String {
        match self.auction.outcome() {
            Outcome::InProgress { turn } => format!("{turn} to call"),
            Outcome::PassedOut => "passed out".to_owned(),
            Outcome::Contract(contract) => contract.to_string(),
        }
    }

    fn mistakes(&self, _part: usize) -> Vec<(Slip, Answer)> {
        let misread = self.misreadings().into_iter();
        misread
            .map(|(slip, reading)| (slip, self.choice(reading)))
            .collect()
    }

    fn grade(&self, part: usize, answer: &Answer) -> Grade {
        Grade::of(self.solve(part), answer, self.reasons())
            .with_slip(answer, self.mistakes(part))
            .decided_by(decisive::for_the_end(&self.auction))
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
            three_opening_passes(draw)
        }
        (Difficulty::Hard, 56..80) => passes_around_a_double(draw),
        (Difficulty::Easy, 54..80) | (Difficulty::Medium, 64..80) | (Difficulty::Hard, 80..92) => {
            nearly_over(draw)
        }
        _ => scattered_passes(draw),
    };
    AuctionOver { auction }
}
