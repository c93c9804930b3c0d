//! The consequences of irregular calls, in every language.

use std::collections::BTreeSet;

use arbitro::engine::auction::every_call;
use arbitro::engine::laws::call_consequence::CallConsequence;
use arbitro::engine::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use arbitro::engine::laws::insufficient_bid;
use arbitro::engine::laws::out_of_rotation::OutOfRotation;
use arbitro::engine::{Call, Seat};
use arbitro::i18n::Locale;

use crate::given::{auction, speaker};

const AUCTIONS: [&str; 9] = [
    "",
    "P",
    "1H",
    "1H P",
    "1H X",
    "1NT P 2C",
    "P P 1S 2D",
    "1S P 4S",
    "3NT P P",
];

/// Every irregular call after each of the auctions: insufficient, out of turn, inadmissible
/// doubles.
fn consequences() -> Vec<CallConsequence> {
    let mut follows = Vec::new();
    for calls in AUCTIONS {
        let auction = auction(calls);
        for call in every_call() {
            if let Call::Bid(bid) = call
                && let Ok(ruling) = insufficient_bid::ruling(&auction, bid, false)
            {
                follows.extend(ruling.options.into_iter().flat_map(|offer| offer.follows));
            }
            for seat in Seat::ALL {
                let out_of_turn = OutOfRotation {
                    seat,
                    call,
                    artificial_pass: false,
                    shows: None,
                };
                if let Ok(ruling) = out_of_turn.ruling(&auction) {
                    follows.extend(ruling.options.into_iter().flat_map(|offer| offer.follows));
                }
            }
        }
        for redouble in [false, true] {
            for noticed in [
                Noticed::BeforeLhoCalled,
                Noticed::AfterLhoCalled,
                Noticed::AfterLeadFaced,
            ] {
                let double = InadmissibleDouble {
                    seat: auction.turn(),
                    redouble,
                    noticed,
                };
                if let Ok(ruling) = double.ruling(&auction) {
                    follows.extend(ruling.options.into_iter().flat_map(|offer| offer.follows));
                }
            }
        }
    }
    follows
}

#[test]
fn every_consequence_is_said_in_every_language() {
    let follows = consequences();
    let ids: BTreeSet<&str> = follows.iter().map(|it| it.reason().id).collect();
    assert!(ids.len() >= 18, "{ids:?}");
    for locale in Locale::ALL {
        for consequence in &follows {
            let reason = consequence.reason();
            let said = speaker(locale).reason(&reason);
            assert!(
                !said.is_empty() && !said.contains(['{', '$']),
                "{}: {said}",
                reason.id
            );
            assert!(
                !said.contains(reason.id),
                "{} has no words: {said}",
                reason.id
            );
        }
    }
}
