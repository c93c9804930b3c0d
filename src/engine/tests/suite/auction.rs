//! Calls in turn: which are legal, why not, and the outcome of an auction (Laws 17 to 22).

use arbitro_engine::IllegalCall::{
    self, AlreadyDoubled, AlreadyRedoubled, AuctionOver, DoubleOfRedoubled, LevelTooLow,
    NotDoubled, NothingToDouble, NothingToRedouble, OwnSideBid, OwnSideDouble, PassedOut, SameBid,
    StrainTooLow,
};
use arbitro_engine::auction::every_call;
use arbitro_engine::laws::insufficient_bid::{self, NotInsufficient};
use arbitro_engine::notation::{self, NotationError};
use arbitro_engine::{Auction, Call, Citation, Doubling, Outcome, Seat};

use crate::given::{auction, bid, call, dealt_by, each_row, same, seat};

fn legal(calls: &str, said: &str) {
    assert_eq!(
        auction(calls).check(call(said)),
        Ok(()),
        "{said} after `{calls}`"
    );
}

fn illegal(calls: &str, said: &str, why: IllegalCall) {
    assert_eq!(
        auction(calls).check(call(said)),
        Err(why),
        "{said} after `{calls}`"
    );
}

/// Checks the outcome of an auction dealt by North, in neutral notation.
fn comes_to(calls: &str, expected: &str) {
    let came_to = match auction(calls).outcome() {
        Outcome::InProgress { turn } => format!("{turn} to call"),
        Outcome::PassedOut => "passed out".to_owned(),
        Outcome::Contract(contract) => contract.to_string(),
    };
    assert_eq!(came_to, expected, "`{calls}`");
}

#[test]
fn every_row_of_the_table_of_calls() {
    each_row("call_legality", |row| {
        let auction = dealt_by(seat(&row["dealer"]), &row["calls"]);
        let said = call(&row["call"]);
        let verdict = if auction.check(said).is_ok() {
            "legal"
        } else {
            "illegal"
        };
        same("to call", auction.turn(), seat(&row["to_call"]))?;
        same(
            &format!("{} after `{}`", &row["call"], &row["calls"]),
            verdict,
            &row["verdict"],
        )?;
        if verdict == "illegal" {
            let law = row["law"].trim_start_matches('L');
            let cited = auction.reason(said).citation;
            same("Law", cited.law.starts_with(law), true).map_err(|_| format!("cites {cited}"))?;
        }
        Ok(())
    });
}

#[test]
fn every_row_of_the_table_of_results() {
    each_row("auction_results", |row| {
        let auction = dealt_by(seat(&row["dealer"]), &row["calls"]);
        match auction.outcome() {
            Outcome::PassedOut => same("result", "passed-out", &row["result"]),
            Outcome::InProgress { turn } => Err(format!("not over, {turn} to call")),
            Outcome::Contract(contract) => {
                let result = contract.to_string().replace(" by ", " ");
                same("result", result.as_str(), &row["result"])?;
                same("dummy", contract.dummy(), seat(&row["dummy"]))?;
                same("leader", contract.opening_leader(), seat(&row["leader"]))
            }
        }
    });
}

#[test]
fn the_first_call() {
    legal("", "P");
    legal("", "1C");
    legal("", "7NT");
    illegal("", "X", NothingToDouble);
    illegal("", "XX", NothingToRedouble);
    illegal("P P", "X", NothingToDouble);
    illegal("P P P", "XX", NothingToRedouble);
}

#[test]
fn a_bid_must_be_higher_than_the_last() {
    legal("2H", "2S");
    legal("2H", "2NT");
    legal("2H", "3C");
    legal("2H P P", "2S");
    illegal("2H", "2H", SameBid(bid("2H")));
    illegal(
        "2H",
        "2D",
        StrainTooLow {
            bid: bid("2D"),
            last: bid("2H"),
        },
    );
    illegal(
        "2NT",
        "2S",
        StrainTooLow {
            bid: bid("2S"),
            last: bid("2NT"),
        },
    );
    illegal(
        "2H",
        "1NT",
        LevelTooLow {
            bid: bid("1NT"),
            last: bid("2H"),
        },
    );
    illegal(
        "2H",
        "1H",
        LevelTooLow {
            bid: bid("1H"),
            last: bid("2H"),
        },
    );
    illegal("7NT", "7NT", SameBid(bid("7NT")));
    illegal(
        "7NT",
        "7S",
        StrainTooLow {
            bid: bid("7S"),
            last: bid("7NT"),
        },
    );
    illegal("1S X", "1S", SameBid(bid("1S")));
    illegal(
        "1S P P X XX",
        "1H",
        StrainTooLow {
            bid: bid("1H"),
            last: bid("1S"),
        },
    );
}

#[test]
fn only_the_opponents_undoubled_bid_is_doubled() {
    legal("1S", "X");
    legal("1S P P", "X");
    legal("1S X 2S", "X");
    legal("1S X XX 2C", "X");
    illegal("1S P", "X", OwnSideBid(bid("1S")));
    illegal("1S P P 2C P", "X", OwnSideBid(bid("2C")));
    illegal("1S X", "X", AlreadyDoubled(bid("1S")));
    illegal("1S X P", "X", AlreadyDoubled(bid("1S")));
    illegal("1S X XX", "X", DoubleOfRedoubled(bid("1S")));
    illegal("1S X XX P", "X", DoubleOfRedoubled(bid("1S")));
}

#[test]
fn only_the_doubled_side_redoubles() {
    legal("1S X", "XX");
    legal("1S X P P", "XX");
    legal("1S P P X P P", "XX");
    illegal("1S", "XX", NotDoubled(bid("1S")));
    illegal("1S P", "XX", NotDoubled(bid("1S")));
    illegal("1S X 2C", "XX", NotDoubled(bid("2C")));
    illegal("1S X P", "XX", OwnSideDouble(bid("1S")));
    illegal("1S X XX", "XX", AlreadyRedoubled(bid("1S")));
    illegal("1S X XX P", "XX", AlreadyRedoubled(bid("1S")));
}

#[test]
fn nobody_calls_after_the_end() {
    for said in every_call() {
        assert_eq!(auction("1S P P P").check(said), Err(AuctionOver), "{said}");
        assert_eq!(auction("P P P P").check(said), Err(PassedOut), "{said}");
    }
    assert_eq!(auction("P P P P").legal_calls().count(), 0);
}

#[test]
fn what_an_auction_comes_to() {
    comes_to("", "N to call");
    comes_to("P P P", "W to call");
    comes_to("P P P P", "passed out");
    comes_to("1S P P", "W to call");
    comes_to("1S X P P", "N to call");
    comes_to("P 1H P 2H P P P", "2H by E");
    comes_to("1S X P P XX P P P", "1SXX by N");
    comes_to("1S X 2S P P P", "2S by N");
    comes_to("1H P 1S P 2S P P P", "2S by S");
    comes_to("7NT X XX P P P", "7NTXX by N");
}

#[test]
fn a_refused_call_changes_nothing() {
    let mut refused = auction("1S X P");
    assert_eq!(refused.push(call("X")), Err(AlreadyDoubled(bid("1S"))));
    assert_eq!(refused, auction("1S X P"));
}

#[test]
fn the_turn_goes_clockwise_from_the_dealer() {
    for dealer in Seat::ALL {
        let auction = dealt_by(dealer, "P 1C P 1H P");
        let callers: Vec<Seat> = auction.calls().iter().map(|made| made.seat).collect();
        let clockwise = [dealer, dealer.lho(), dealer.partner(), dealer.rho(), dealer];
        assert_eq!(callers, clockwise);
        assert_eq!(auction.turn(), dealer.lho());
    }
}

#[test]
fn an_auction_as_it_stood_before_a_call() {
    let whole = "1S X 2S P P X P P P";
    let calls: Vec<&str> = whole.split(' ').collect();
    for index in 0..=calls.len() {
        let expected = auction(&calls[..index].join(" "));
        assert_eq!(
            auction(whole).before(index),
            expected,
            "before call {index}"
        );
    }
    assert_eq!(auction(whole).before(99), auction(whole));
    assert_eq!(auction(whole).before(2).doubling(), Doubling::Doubled);
}

#[test]
fn an_accepted_insufficient_bid_is_the_last_bid() {
    let mut accepted = auction("1S");
    assert_eq!(
        insufficient_bid::accept(&mut accepted, bid("1H"), false),
        Ok(())
    );
    assert_eq!(accepted.last_bid(), Some((bid("1H"), Seat::East)));
    assert_eq!(accepted.turn(), Seat::South);
    assert_eq!(accepted.check(call("1S")), Ok(()));
    assert_eq!(accepted.check(call("X")), Ok(()));
    assert_eq!(accepted.check(call("1H")), Err(SameBid(bid("1H"))));
    let why = StrainTooLow {
        bid: bid("1D"),
        last: bid("1H"),
    };
    assert_eq!(accepted.check(call("1D")), Err(why));
    let numbers = 0..accepted.calls().len();
    let condoned: Vec<_> = numbers.map(|index| accepted.condoned(index)).collect();
    assert_eq!(condoned, [None, Some(Citation::duplicate("27A1"))]);
}

#[test]
fn the_accepted_bid_can_become_the_contract() {
    let mut accepted = auction("2S");
    insufficient_bid::accept(&mut accepted, bid("2H"), false).expect("an insufficient bid");
    for said in ["P", "P", "P"] {
        accepted.push(call(said)).expect("a pass");
    }
    assert!(accepted.has_ended());
    let contract = accepted.contract_so_far().expect("a contract");
    assert_eq!(contract.to_string(), "2H by E");
    assert_eq!(accepted.before(2).calls(), &accepted.calls()[..2]);
}

#[test]
fn only_an_insufficient_bid_can_be_accepted() {
    let refused = |calls: &str, said: &str| {
        let mut unchanged = auction(calls);
        let refusal = insufficient_bid::accept(&mut unchanged, bid(said), false);
        assert_eq!(unchanged, auction(calls));
        refusal
    };
    assert_eq!(refused("1S", "2C"), Err(NotInsufficient::Sufficient));
    assert_eq!(refused("", "1C"), Err(NotInsufficient::Sufficient));
    assert_eq!(refused("1S P P P", "1H"), Err(NotInsufficient::AuctionOver));
    assert_eq!(refused("P P P P", "1H"), Err(NotInsufficient::AuctionOver));
}

#[test]
fn an_illegal_auction_names_the_call() {
    let misread = |calls: &str| notation::parse_auction(Seat::North, calls);
    let why = OwnSideBid(bid("1S"));
    assert_eq!(
        misread("1S P X P"),
        Err(NotationError::IllegalCall {
            index: 2,
            call: Call::Double,
            why
        })
    );
    assert_eq!(
        misread("1S P P P P"),
        Err(NotationError::IllegalCall {
            index: 4,
            call: Call::Pass,
            why: AuctionOver
        })
    );
    assert_eq!(misread("1S Q"), Err(NotationError::Call("Q".to_owned())));
    assert_eq!(misread("1S,P|2S  x"), Ok(auction("1S P 2S X")));
}

#[test]
fn every_verdict_has_its_reason_and_law() {
    let reason = |calls: &str, said: &str| {
        let reason = auction(calls).reason(call(said));
        format!("{} {}", reason.id, reason.citation)
    };
    assert_eq!(reason("1S P P P", "P"), "auction-over 22A");
    assert_eq!(reason("1S", "1S"), "same-bid 18D");
    assert_eq!(reason("1S", "1H"), "strain-too-low 18D");
    assert_eq!(reason("2C", "1S"), "level-too-low 18D");
    assert_eq!(reason("", "X"), "nothing-to-double 19A1");
    assert_eq!(reason("1S P", "X"), "own-side-bid 19A1");
    assert_eq!(reason("1S X P", "X"), "already-doubled 19A1");
    assert_eq!(reason("1S X XX", "X"), "double-of-redoubled 19A1");
    assert_eq!(reason("", "XX"), "nothing-to-redouble 19B1");
    assert_eq!(reason("1S", "XX"), "not-doubled 19B1");
    assert_eq!(reason("1S X P", "XX"), "own-side-double 19B1");
    assert_eq!(reason("1S X XX", "XX"), "already-redoubled 19B1");
    assert_eq!(reason("1S", "2C"), "higher-level 18C");
    assert_eq!(reason("1S", "1NT"), "higher-strain 18C");
    assert_eq!(reason("P", "1C"), "first-bid 18A");
    assert_eq!(reason("1S", "X"), "opponents-bid 19A1");
    assert_eq!(reason("1S X", "XX"), "own-bid-doubled 19B1");
    assert_eq!(reason("1S X", "P"), "pass-always 17C");
}

#[test]
fn the_38_calls_in_rank_order() {
    let all: Vec<String> = every_call().map(notation::call).collect();
    assert_eq!(all.len(), 38);
    assert_eq!(&all[..8], ["P", "X", "XX", "1C", "1D", "1H", "1S", "1NT"]);
    assert_eq!(all.last().map(String::as_str), Some("7NT"));
    let legal: Vec<String> = auction("7C X").legal_calls().map(notation::call).collect();
    assert_eq!(legal, ["P", "XX", "7D", "7H", "7S", "7NT"]);
    assert_eq!(Auction::new(Seat::East).legal_calls().count(), 36);
}

#[test]
fn a_law_has_a_number_and_a_section() {
    let parts = |law| {
        let citation = Citation::duplicate(law);
        (citation.number(), citation.section(), citation.to_string())
    };
    assert_eq!(parts("50D1(a)"), ("50", "50D", "50D1(a)".to_owned()));
    assert_eq!(parts("19A1"), ("19", "19A", "19A1".to_owned()));
    assert_eq!(parts("77"), ("77", "77", "77".to_owned()));
    assert_eq!(parts("50"), ("50", "50", "50".to_owned()));
    assert_eq!(
        parts("Definitions"),
        ("", "Definitions", "Definitions".to_owned())
    );
}
