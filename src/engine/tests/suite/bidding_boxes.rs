//! Bidding boxes and the stop card: tables of worked cases, and a second model of the jump that counts
//! steps on the ladder of bids.

use arbitro_engine::auction::bidding_box::{
    BoxCall, CallMadeWhen, CallState, CardAt, StopSlip, Tempo, bid_stands, levels_skipped,
    needs_stop, who_pauses,
};
use arbitro_engine::auction::every_bid;
use arbitro_engine::laws::unauthorized::{Barred, Source};
use arbitro_engine::{Auction, Bid, Call, Seat};

use crate::given::{auction, bid, call, each_row, same};

#[test]
fn every_row_of_the_table_of_bidding_boxes() {
    each_row("bidding_box", |row| {
        let made = BoxCall {
            when: CallMadeWhen::from_id(&row["regulation"]).ok_or("no regulation")?,
            card: CardAt::from_id(&row["card"]).ok_or("no place of a card")?,
            call: call("2S"),
            unintended: &row["unintended"] == "yes",
        };
        let (state, reasons) = made.ruling();
        same("state", state.id(), &row["state"])?;
        same("law", reasons[0].citation.law, &row["law"])?;
        let barred = made.given_away(Seat::South);
        let barred = barred.map(|(barred, reasons)| {
            assert_eq!(reasons[0].citation.law, "16B1");
            barred
        });
        let expected = (&row["barred"] == "N").then_some(Barred::Partner(Seat::North));
        same("barred", barred, expected)
    });
}

/// What is a call by the stricter regulation is one by the other; only a card in the hand differs.
#[test]
fn the_regulations_differ_in_one_point() {
    for card in CardAt::ALL {
        let state = |when| {
            let call = BoxCall {
                when,
                card,
                call: Call::Pass,
                unintended: false,
            };
            call.ruling().0
        };
        let differ = state(CallMadeWhen::OutOfBox) != state(CallMadeWhen::OnTable);
        assert_eq!(differ, card == CardAt::InHand, "{card:?}");
    }
    assert_eq!(CallState::ALL.len(), 3);
}

#[test]
fn every_row_of_the_table_of_stop_cards() {
    each_row("stop_cards", |row| {
        let before = auction(row["auction"].trim_matches('-'));
        let (bid, by) = (bid(&row["bid"]), before.turn());
        let skipped = levels_skipped(&before, bid);
        let told = skipped.map_or("low".to_owned(), |levels| levels.to_string());
        same("skipped", told.as_str(), &row["skipped"])?;
        let needed = needs_stop(&before, bid);
        same("needed", needed.is_some(), skipped.is_some())?;
        let Some((jump, reason)) = needed else {
            return Ok(());
        };
        let id = if jump { "bid-jumps" } else { "bid-is-lowest" };
        same("reason", reason.id, id)?;
        let (pauses, reason) = who_pauses(jump, by);
        let pauses = pauses.map_or('-', Seat::letter).to_string();
        same("pauses", pauses.as_str(), &row["pauses"])?;
        same("law", reason.citation.law, "73A2")?;
        same("stands", bid_stands(bid).citation.law, "90B8")
    });
}

/// The number of a bid on the ladder from 1C to 7NT.
fn step(of: Bid) -> usize {
    every_bid().position(|bid| bid == of).expect("a bid")
}

/// A bid jumps if five or more steps below it were free to be taken in the same denomination.
#[test]
fn jumps_by_steps_on_the_ladder() {
    for last in std::iter::once(None).chain(every_bid().map(Some)) {
        let mut before = Auction::new(Seat::North);
        if let Some(last) = last {
            before.push(Call::Bid(last)).expect("a first bid");
        }
        for bid in every_bid() {
            // The steps between the last bid and this one.
            let free = match last {
                None => Some(step(bid)),
                Some(last) => step(bid).checked_sub(step(last) + 1),
            };
            let expected = free.map(|free| u8::try_from(free / 5).expect("at most six"));
            assert_eq!(levels_skipped(&before, bid), expected, "{last:?} {bid:?}");
        }
    }
}

#[test]
fn only_the_required_pause_tells_nothing() {
    for tempo in Tempo::ALL {
        let (barred, _) = tempo.source().barred(Seat::West);
        let nothing = tempo == Tempo::AsRequired;
        assert_eq!(barred == Barred::Nobody, nothing, "{tempo:?}");
        assert_eq!(tempo.source() == Source::RequiredPause, nothing);
    }
    for slip in StopSlip::ALL {
        assert_eq!(StopSlip::from_id(slip.id()), Some(slip));
    }
}
