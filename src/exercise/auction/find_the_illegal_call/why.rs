//! Why a call is illegal: broken rules, and beliefs that are not rules.

use contract_bridge::auction::Call;

use super::OWN_BID_NOT_RAISED;
use crate::Mistake;
use crate::auction::auction_mistakes::{
    DOUBLE_ONLY_AT_ONCE, LEVEL_MUST_RISE, OPPONENTS_SUIT_BARRED, REDOUBLE_BY_BIDDER_ONLY,
    SILENCED_BY_PASS, THREE_PASSES_ALWAYS_END, has_passed, opponents_have_bid,
};
use crate::auction::auction_over::TWO_PASSES_ARE_ENOUGH;
use crate::auction::drawn_auction::{has_double, has_wiped_double, last_passes};
use engine::{Auction, Doubling, IllegalCall, Side};

const SAME_BID: &str = "option-why-same-bid";
const STRAIN_TOO_LOW: &str = "option-why-strain-too-low";
const LEVEL_TOO_LOW: &str = "option-why-level-too-low";
const NOTHING_TO_DOUBLE: &str = "option-why-nothing-to-double";
const OWN_SIDE_BID: &str = "option-why-own-side-bid";
const ALREADY_DOUBLED: &str = "option-why-already-doubled";
const ALREADY_REDOUBLED: &str = "option-why-already-redoubled";
const NOT_DOUBLED: &str = "option-why-not-doubled";
const OWN_SIDE_DOUBLE: &str = "option-why-own-side-double";
const THREE_PASSES: &str = "option-why-three-passes";
const FOUR_PASSES: &str = "option-why-four-passes";
// Beliefs that are not rules.
const HAD_PASSED: &str = "option-why-had-passed";
const LEVEL_RISES: &str = "option-why-level-must-rise";
const OPPONENTS_SUIT: &str = "option-why-opponents-suit";
const OWN_BID: &str = "option-why-own-bid";
const TOO_LATE: &str = "option-why-too-late-to-double";
const NOT_THE_BIDDER: &str = "option-why-not-the-bidder";

/// The option for the engine's reason; `None` for reasons that require an earlier irregularity.
pub(super) const fn ruled(illegal: IllegalCall) -> Option<&'static str> {
    Some(match illegal {
        IllegalCall::AuctionOver => THREE_PASSES,
        IllegalCall::PassedOut => FOUR_PASSES,
        IllegalCall::SameBid(_) => SAME_BID,
        IllegalCall::StrainTooLow(..) => STRAIN_TOO_LOW,
        IllegalCall::LevelTooLow(..) => LEVEL_TOO_LOW,
        IllegalCall::NothingToDouble | IllegalCall::NothingToRedouble => NOTHING_TO_DOUBLE,
        IllegalCall::OwnSideBid(_) => OWN_SIDE_BID,
        IllegalCall::AlreadyDoubled(_) => ALREADY_DOUBLED,
        IllegalCall::DoubleOfRedoubled(_) | IllegalCall::AlreadyRedoubled(_) => ALREADY_REDOUBLED,
        IllegalCall::NotDoubled(_) => NOT_DOUBLED,
        IllegalCall::OwnSideDouble(_) => OWN_SIDE_DOUBLE,
        IllegalCall::MustPassOnce(_)
        | IllegalCall::MustPassThroughout(_)
        | IllegalCall::MustRepeat(..)
        | IllegalCall::RepeatedTooLow(..)
        | IllegalCall::DoubleForInsufficient(_) => return None,
    })
}

/// The right reason and plausible wrong ones in a fixed order, each with the mistake of choosing
/// it, if that has a name.
pub(super) fn offered(
    before: &Auction,
    call: Call,
    right: &'static str,
) -> Vec<(&'static str, Option<Mistake>)> {
    let bidder = before.last_bid().map(|(_, seat)| seat);
    let own_bid = bidder == Some(before.turn());
    let own_side = bidder.map(Side::of) == Some(Side::of(before.turn()));
    let any_bid = bidder.is_some();
    let has_redouble = before.calls().iter().any(|it| it.call == Call::Redouble);
    let undone = has_redouble && before.doubling() != Doubling::Redoubled;
    let passes = last_passes(before);
    // After the end, the only plausible reasons are the end itself and what silences the player.
    let over = before.has_ended();
    let is_bid = matches!(call, Call::Bid(_));
    let (bid, double, redouble) = match call {
        _ if over => (false, false, false),
        Call::Bid(_) => (true, false, false),
        _ => (false, call == Call::Double, call == Call::Redouble),
    };
    let same_level = match (call, before.last_bid()) {
        (Call::Bid(bid), Some((last, _))) => bid.level == last.level,
        _ => false,
    };
    let theirs = matches!(call, Call::Bid(bid) if !over && opponents_have_bid(before, bid));
    let passed = call != Call::Pass && has_passed(before);
    let late = call == Call::Double && any_bid && passes > 0;
    let three_passes = match bidder {
        _ if over => None,
        None => Some(THREE_PASSES_ALWAYS_END),
        Some(_) => Some(TWO_PASSES_ARE_ENOUGH),
    };
    let all: [(&str, Option<Mistake>, bool); 17] = [
        (SAME_BID, None, bid),
        (STRAIN_TOO_LOW, None, bid),
        (LEVEL_TOO_LOW, None, bid),
        (NOTHING_TO_DOUBLE, None, false),
        (OWN_SIDE_BID, None, double && any_bid && !own_side),
        (ALREADY_DOUBLED, None, double && has_wiped_double(before)),
        (ALREADY_REDOUBLED, None, (double || redouble) && undone),
        (NOT_DOUBLED, None, false),
        (
            OWN_SIDE_DOUBLE,
            None,
            redouble && has_double(before) && own_side,
        ),
        (THREE_PASSES, three_passes, over || passes >= 2),
        (FOUR_PASSES, None, over),
        (HAD_PASSED, Some(SILENCED_BY_PASS), passed),
        (LEVEL_RISES, Some(LEVEL_MUST_RISE), same_level),
        (OPPONENTS_SUIT, Some(OPPONENTS_SUIT_BARRED), theirs),
        (OWN_BID, Some(OWN_BID_NOT_RAISED), is_bid && over && own_bid),
        (TOO_LATE, Some(DOUBLE_ONLY_AT_ONCE), late),
        (
            NOT_THE_BIDDER,
            Some(REDOUBLE_BY_BIDDER_ONLY),
            redouble && any_bid && !own_bid,
        ),
    ];
    let with = |wanted: &[&str]| -> Vec<(&'static str, Option<Mistake>)> {
        let offered = all
            .iter()
            .filter(|(id, _, thinkable)| *thinkable || wanted.contains(id));
        offered.map(|(id, mistake, _)| (*id, *mistake)).collect()
    };
    // The fallback if no other reason is plausible: a similar one.
    let last_resort = match call {
        Call::Redouble => OWN_SIDE_DOUBLE,
        Call::Double if own_side => NOTHING_TO_DOUBLE,
        Call::Double => OWN_SIDE_BID,
        Call::Bid(_) | Call::Pass => FOUR_PASSES,
    };
    match with(&[right]) {
        offered if offered.len() > 1 => offered,
        _ => with(&[right, last_resort]),
    }
}
