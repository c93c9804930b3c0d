//! Why a call is illegal: broken rules, and beliefs that are not rules.

use contract_bridge::auction::Call;

use super::OWN_BID_NOT_RAISED;
use crate::Slip;
use crate::auction::auction_over::TWO_PASSES_ARE_ENOUGH;
use crate::auction::auction_slips::{
    DOUBLE_ONLY_AT_ONCE, LEVEL_MUST_RISE, OPPONENTS_SUIT_BARRED, REDOUBLE_BY_BIDDER_ONLY,
    SILENCED_BY_PASS, THREE_PASSES_ALWAYS_END, has_passed, opponents_have_bid,
};
use crate::auction::drawn_auction::{has_double, has_wiped_double, last_passes};
use engine::{Auction, Doubling, IllegalCall, Side};

const NOTHING_TO_DOUBLE: &str = "option-why-nothing-to-double";
const OWN_SIDE_BID: &str = "option-why-own-side-bid";
const OWN_SIDE_DOUBLE: &str = "option-why-own-side-double";
const FOUR_PASSES: &str = "option-why-four-passes";

/// The option for the engine's reason, without `option-why-`.
fn ruled(illegal: IllegalCall) -> &'static str {
    match illegal {
        IllegalCall::AuctionOver => "three-passes",
        IllegalCall::PassedOut => "four-passes",
        IllegalCall::NothingToRedouble => "nothing-to-double",
        IllegalCall::DoubleOfRedoubled { .. } => "already-redoubled",
        _ => illegal.reason().id,
    }
}

/// The right reason and plausible wrong ones in a fixed order, each with the mistake of choosing
/// it, if that has a name; then the right one alone.
pub(super) fn offered(
    before: &Auction,
    call: Call,
    illegal: IllegalCall,
) -> (Vec<(&'static str, Option<Slip>)>, &'static str) {
    let bidder = before.last_bid().map(|(_, seat)| seat);
    let own_bid = bidder == Some(before.turn());
    let own_side = bidder.map(Side::of) == Some(Side::of(before.turn()));
    let any_bid = bidder.is_some();
    let has_redouble = before.calls().iter().any(|it| it.call == Call::Redouble);
    let passes = last_passes(before);
    // After the end, the only plausible reasons are the end itself and what silences the player.
    let over = before.has_ended();
    let is_bid = matches!(call, Call::Bid(_));
    let bid = is_bid && !over;
    let double = call == Call::Double && !over;
    let redouble = call == Call::Redouble && !over;
    let same_level = match (call, before.last_bid()) {
        (Call::Bid(bid), Some((last, _))) => bid.level == last.level,
        _ => false,
    };
    let wiped = double && has_wiped_double(before);
    let undone = has_redouble && before.doubling() != Doubling::Redoubled;
    let undone = undone && (double || redouble);
    let theirs = matches!(call, Call::Bid(bid) if !over && opponents_have_bid(before, bid));
    let passed = call != Call::Pass && has_passed(before);
    let late = call == Call::Double && any_bid && passes > 0;
    let theirs_to_double = double && any_bid && !own_side;
    let own_double = redouble && own_side && has_double(before);
    let partners = redouble && any_bid && !own_bid;
    let own_raise = is_bid && over && own_bid;
    let three_passes = match bidder {
        _ if over => None,
        None => Some(THREE_PASSES_ALWAYS_END),
        Some(_) => Some(TWO_PASSES_ARE_ENOUGH),
    };
    let all = [
        ("option-why-same-bid", None, bid),
        ("option-why-strain-too-low", None, bid),
        ("option-why-level-too-low", None, bid),
        (NOTHING_TO_DOUBLE, None, false),
        (OWN_SIDE_BID, None, theirs_to_double),
        ("option-why-already-doubled", None, wiped),
        ("option-why-already-redoubled", None, undone),
        ("option-why-not-doubled", None, false),
        (OWN_SIDE_DOUBLE, None, own_double),
        ("option-why-three-passes", three_passes, over || passes >= 2),
        (FOUR_PASSES, None, over),
        // Beliefs that are not rules.
        ("option-why-had-passed", Some(SILENCED_BY_PASS), passed),
        (
            "option-why-level-must-rise",
            Some(LEVEL_MUST_RISE),
            same_level,
        ),
        (
            "option-why-opponents-suit",
            Some(OPPONENTS_SUIT_BARRED),
            theirs,
        ),
        ("option-why-own-bid", Some(OWN_BID_NOT_RAISED), own_raise),
        (
            "option-why-too-late-to-double",
            Some(DOUBLE_ONLY_AT_ONCE),
            late,
        ),
        (
            "option-why-not-the-bidder",
            Some(REDOUBLE_BY_BIDDER_ONLY),
            partners,
        ),
    ];
    let is_ruled = |id: &&str| id.strip_prefix("option-why-") == Some(ruled(illegal));
    let right = all.iter().map(|(id, ..)| *id).find(is_ruled);
    let right = right.expect("every rule about calls without an irregularity is an option");
    let with = |other: &str| -> Vec<(&'static str, Option<Slip>)> {
        let offered = all
            .iter()
            .filter(|(id, _, thinkable)| *thinkable || *id == right || *id == other);
        offered.map(|(id, slip, _)| (*id, *slip)).collect()
    };
    // The fallback if no other reason is plausible: a similar one.
    let last_resort = match call {
        Call::Redouble => OWN_SIDE_DOUBLE,
        Call::Double if own_side => NOTHING_TO_DOUBLE,
        Call::Double => OWN_SIDE_BID,
        Call::Bid(_) | Call::Pass => FOUR_PASSES,
    };
    let offered = with(right);
    let offered = if offered.len() > 1 {
        offered
    } else {
        with(last_resort)
    };
    (offered, right)
}
