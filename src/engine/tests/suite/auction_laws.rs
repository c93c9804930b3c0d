//! Irregularities of the auction: the options, the consequences, and how the auction continues
//! (Laws 23 to 39).

mod as_applied;
mod follows;
mod going_back;

use std::collections::BTreeSet;

use arbitro_engine::auction::{Said, Shown, Silence};
use arbitro_engine::laws::above_seven::{AboveSeven, NotAboveSeven};
use arbitro_engine::laws::after_the_end::{CallAfterTheEnd, NotOver};
use arbitro_engine::laws::call_consequence::{CallConsequence, CallEffect, Rectified};
use arbitro_engine::laws::change_of_call::{Change, ChangeOfCall, NoChange};
use arbitro_engine::laws::exposed_card::{How, Incident, Phase};
use arbitro_engine::laws::inadmissible_double::{InadmissibleDouble, NotInadmissible, Noticed};
use arbitro_engine::laws::insufficient_bid::{
    self, Acceptance, Correction, NoReplacement, NotInsufficient, Replacement,
};
use arbitro_engine::laws::must_pass::{self, CallInsteadOfPass, NotSilenced, Overlooked};
use arbitro_engine::laws::out_of_rotation::{
    self, Case, DueTurn, NotOutOfRotation, OutOfRotation, Remedy,
};
use arbitro_engine::laws::penalty_card::PenaltyCards;
use arbitro_engine::laws::turns::{self, Later, NotMissed, NotSimultaneous, Simultaneous};
use arbitro_engine::laws::withdrawn_call::{lead_rights, suits_named};
use arbitro_engine::play::SuitSet;
use arbitro_engine::{
    Auction, Call, Chooser, Citation, Contract, IllegalCall, Outcome, Seat, Strain,
};

use crate::given::{Row, auction, bid, call, cards, dealt_by, each_row, same, seat, suit};

// Helpers for what a table row expects of an auction after the ruling is applied.

fn word(silence: Silence) -> &'static str {
    match silence {
        Silence::Free => "free",
        Silence::Once(_) => "pass_once",
        Silence::Throughout(_) => "pass_rest",
    }
}

fn yes(row: &Row, column: &str) -> bool {
    &row[column] == "yes"
}

fn given(cell: &str) -> Option<&str> {
    Some(cell).filter(|cell| *cell != "-")
}

fn shown(cell: &str) -> Option<Shown> {
    let strains = given(cell)?.replace("none", "");
    let strain = |word: &str| bid(&format!("1{word}")).strain;
    Some(strains.split_whitespace().map(strain).collect())
}

/// Whether declarer may be able to restrict the lead of the offender's partner.
pub fn lead_restricted(auction: &Auction, offender: Seat) -> bool {
    let mut withdrawn = auction.withdrawn().iter();
    withdrawn.any(|call| call.seat == offender && call.restricts_lead)
}

fn ends_as(auction: &Auction, offender: Seat, row: &Row) -> Result<(), String> {
    let turn = match auction.outcome() {
        Outcome::InProgress { turn } => turn.letter().to_string(),
        _ => "-".to_owned(),
    };
    same("turn", turn.as_str(), &row["turn"])?;
    let partner = word(auction.silence(offender.partner()));
    same("partner", partner, &row["partner"])?;
    same("lead", lead_restricted(auction, offender), yes(row, "lead"))
}

fn laws(follows: &[CallConsequence], row: &Row) -> Result<(), String> {
    let cited: BTreeSet<&str> = follows.iter().map(|it| it.law.law).collect();
    for law in row["laws"].split(' ') {
        let known = cited.contains(law) || follows.is_empty();
        // The reasons of the ruling cite these Laws.
        same(
            law,
            known || ["19A1", "19B1", "36", "39C", "25A2"].contains(&law),
            true,
        )?;
    }
    Ok(())
}

#[test]
fn every_row_of_the_table_of_insufficient_bids() {
    each_row("insufficient_bids", |row| {
        let mut auction = dealt_by(seat(&row["dealer"]), &row["calls"]);
        let (offender, said) = (auction.turn(), bid(&row["bid"]));
        let ruling = insufficient_bid::ruling(&auction, said, false);
        let expected = match &row["option"] {
            "sufficient" => Some(NotInsufficient::Sufficient),
            "over" => Some(NotInsufficient::AuctionOver),
            _ => None,
        };
        if expected.is_some() {
            return same("refused", ruling.err(), expected);
        }
        let ruling = ruling.map_err(|error| error.to_string())?;
        same("chooser", ruling.chooser, Chooser::Player(offender.lho()))?;
        if &row["option"] == "accept" {
            let follows = ruling.follows(&Acceptance::Accept).unwrap_or_default();
            laws(follows, row)?;
            insufficient_bid::accept(&mut auction, said, false)
                .map_err(|error| error.to_string())?;
            same("last bid", auction.last_bid(), Some((said, offender)))?;
            return ends_as(&auction, offender, row);
        }
        insufficient_bid::refuse(&mut auction, said, shown(&row["shows"]))
            .map_err(|error| error.to_string())?;
        let replacement = |said: &str, comparable| Replacement {
            call: call(said),
            comparable,
            premature: yes(row, "premature"),
            shows: shown(&row["replacement_shows"]),
        };
        for tried in given(&row["tried"])
            .into_iter()
            .flat_map(|it| it.split(' '))
        {
            let tried = insufficient_bid::replace(&mut auction, &replacement(tried, false));
            tried.map_err(|error| error.to_string())?;
        }
        let replacement = replacement(&row["replacement"], yes(row, "comparable"));
        let offered = insufficient_bid::replacements(&auction).map_err(|it| it.to_string())?;
        let (correction, follows) = insufficient_bid::replace(&mut auction, &replacement)
            .map_err(|error| error.to_string())?;
        same("offered", offered.follows(&correction).is_some(), true)?;
        let named = match correction {
            Correction::LowestSufficient => "lowest_sufficient",
            Correction::Comparable => "comparable",
            Correction::Other => "other",
            Correction::Double => "double",
            Correction::InsufficientAgain => "insufficient_again",
        };
        same("correction", named, &row["option"])?;
        laws(&follows, row)?;
        ends_as(&auction, offender, row)
    });
}

#[test]
fn every_row_of_the_table_of_calls_out_of_rotation() {
    each_row("calls_out_of_rotation", |row| {
        let mut auction = dealt_by(seat(&row["dealer"]), &row["calls"]);
        let irregular = OutOfRotation {
            seat: seat(&row["seat"]),
            call: call(&row["call"]),
            artificial_pass: yes(row, "artificial"),
            shows: None,
        };
        if yes(row, "rho_must_pass") {
            let turn = auction.turn();
            must_pass::impose(
                &mut auction,
                turn,
                Silence::Once(Citation::duplicate("24B")),
            );
        }
        let case = irregular.case(&auction);
        match (&row["option"], case) {
            ("in-turn", case) => {
                return same("case", case, Err(NotOutOfRotation::InRotation));
            }
            ("over", case) => return same("case", case, Err(NotOutOfRotation::AuctionOver)),
            ("no-28B", _) => {
                let refused = irregular.rectify(&mut auction, Remedy::CallInTurn);
                return same("28B", refused, Err(NotOutOfRotation::NotOffered));
            }
            ("accept" | "refuse" | "open", Ok(Case::Change(change))) => {
                same("due", &row["due"], "lho")?;
                return changed(change, auction, row);
            }
            ("rectified", Ok(Case::Inadmissible(double))) => {
                double.rectify(&mut auction).map_err(|it| it.to_string())?;
                return ends_as(&auction, irregular.seat, row);
            }
            _ => {}
        }
        let refused = |error: NotOutOfRotation| error.to_string();
        let ruling = irregular.ruling(&auction).map_err(refused)?;
        if &row["option"] == "open" {
            let offered = ruling.follows(&Remedy::Cancel).is_some();
            return same("not in rotation", offered, true);
        }
        let remedy = match (&row["option"], given(&row["called_over"])) {
            ("in_rotation", _) => Remedy::InRotation,
            ("accept", _) => Remedy::Accept,
            (_, Some(_)) => Remedy::CallInTurn,
            _ => Remedy::Cancel,
        };
        let mut follows = ruling.follows(&remedy).ok_or("not offered")?.to_vec();
        irregular.rectify(&mut auction, remedy).map_err(refused)?;
        if let (Some(over), Remedy::CallInTurn | Remedy::Accept) =
            (given(&row["called_over"]), remedy)
        {
            auction.push(call(over)).map_err(|it| format!("{it:?}"))?;
        }
        for other in given(&row["others"])
            .into_iter()
            .flat_map(|it| it.split(' '))
        {
            auction.push(call(other)).map_err(|it| format!("{it:?}"))?;
        }
        if &row["option"] == "ended" {
            same("over", auction.has_ended(), true)?;
            follows = out_of_rotation::never_replaced(irregular, &auction);
            let restricted = follows.iter().any(|it| it.restricts_lead());
            same("lead", restricted, yes(row, "lead"))?;
            return laws(&follows, row);
        }
        if let Some(said) = given(&row["replacement"]).map(call) {
            if given(&row["others"]).is_none() {
                // The ruling without the other players' calls: only `judge` handles those.
                return Ok(());
            }
            if &row["option"] == "illegal" {
                let refused = matches!(auction.check(said), Err(IllegalCall::MustRepeat(..)));
                return same("must repeat", refused, true);
            }
            if let Err(IllegalCall::RepeatedTooLow(bid, _)) = auction.check(said) {
                same("turn", auction.turn(), seat(&row["turn"]))?;
                return laws(&[out_of_rotation::judged_as_insufficient(bid)], row);
            }
            if auction.awaited(irregular.seat).is_none() {
                auction.push(said).map_err(|it| format!("{it:?}"))?;
                follows.clear();
            } else {
                let comparable = yes(row, "comparable");
                follows = out_of_rotation::replace(&mut auction, said, comparable)
                    .map_err(|error| error.to_string())?;
            }
        } else if ["repeat", "pass"].contains(&&row["option"]) {
            let only: Vec<Call> = auction.legal_calls().collect();
            let repeated = given(&row["must_repeat"]).map_or(Call::Pass, call);
            let insufficient = auction.admissible(irregular.seat, repeated).is_err();
            let expected = if insufficient { vec![] } else { vec![repeated] };
            same("only call", only, expected)?;
            return same("turn", auction.turn(), irregular.seat);
        }
        if auction.awaited(irregular.seat).is_some() {
            same("turn", auction.turn(), seat(&row["turn"]))?;
            return laws(&follows, row);
        }
        if &row["option"] != "in_rotation" {
            ends_as(&auction, irregular.seat, row)?;
        }
        laws(&follows, row)
    });
}

fn changed(change: ChangeOfCall, mut auction: Auction, row: &Row) -> Result<(), String> {
    let error = |error: NoChange| error.to_string();
    let ruling = change.ruling(&auction).map_err(error)?;
    let chosen = match &row["option"] {
        "accept" => Acceptance::Accept,
        "refuse" => Acceptance::Refuse,
        _ => {
            return same(
                "chooser",
                ruling.chooser,
                Chooser::Player(change.seat.lho()),
            );
        }
    };
    laws(
        ruling.follows(&Change::Judged(chosen)).unwrap_or_default(),
        row,
    )?;
    change.judge(&mut auction, chosen).map_err(error)?;
    let stands = auction.calls().last().map(|made| (made.seat, made.call));
    same(
        "stands",
        stands.is_some_and(|(_, call)| call == change.to),
        chosen == Acceptance::Accept,
    )?;
    same("turn", auction.turn(), seat(&row["turn"]))?;
    same(
        "lead",
        lead_restricted(&auction, change.seat),
        yes(row, "lead"),
    )
}

#[test]
fn every_row_of_the_table_of_changes() {
    each_row("changes_of_call", |row| {
        let mut auction = dealt_by(seat(&row["dealer"]), &row["calls"]);
        let change = ChangeOfCall {
            seat: seat(&row["seat"]),
            to: call(&row["to"]),
            unintended: yes(row, "unintended"),
            comparable: yes(row, "comparable"),
            lead_faced: false,
        };
        match &row["option"] {
            "none" if yes(row, "accepted") => {
                let refused = change.judge(&mut auction, Acceptance::Accept);
                let refused = matches!(refused, Err(NoChange::Illegal(_)));
                same("not accepted", refused, true)
            }
            "none" => same("refused", change.ruling(&auction).is_err(), true),
            "too_late" => {
                let ruling = change.ruling(&auction).map_err(|it| it.to_string())?;
                laws(ruling.follows(&Change::TooLate).unwrap_or_default(), row)?;
                let refused = change.correct(&mut auction);
                same("too late", refused, Err(NoChange::PartnerCalled))
            }
            "corrected" => {
                let ruling = change.ruling(&auction).map_err(|it| it.to_string())?;
                laws(ruling.follows(&Change::Corrected).unwrap_or_default(), row)?;
                same("legal", change.correct(&mut auction), Ok(None))?;
                let last = auction.calls().last().map(|made| (made.seat, made.call));
                same("last", last, Some((change.seat, change.to)))?;
                let turn = (!auction.has_ended()).then(|| auction.turn());
                same("turn", turn, given(&row["turn"]).map(seat))?;
                same("lead", lead_restricted(&auction, change.seat), false)
            }
            _ => changed(change, auction, row),
        }
    });
}

#[test]
fn every_row_of_the_table_of_inadmissible_calls() {
    each_row("inadmissible_calls", |row| {
        let mut auction = dealt_by(seat(&row["dealer"]), &row["calls"]);
        let (offender, lho_called) = (seat(&row["seat"]), yes(row, "lho_called"));
        let law = Citation::duplicate("37");
        match &row["must_pass"] {
            "once" => must_pass::impose(&mut auction, offender, Silence::Once(law)),
            "rest" => must_pass::impose(&mut auction, offender, Silence::Throughout(law)),
            _ => {}
        }
        let before = auction.clone();
        let follows = if row["call"].starts_with(['8', '9']) {
            let (level, strain) = row["call"].split_at(1);
            let bid = AboveSeven {
                seat: offender,
                level: level.parse().unwrap(),
                strain: bid(&format!("1{strain}")).strain,
                lho_called,
            };
            let ruling = bid.ruling(&auction).map_err(|it| it.to_string())?;
            bid.rectify(&mut auction).map_err(|it| it.to_string())?;
            ruling.follows(&Rectified).unwrap_or_default().to_vec()
        } else {
            ruled(&mut auction, offender, call(&row["call"]), row)?
        };
        if follows.is_empty() {
            return same("unchanged", auction, before);
        }
        laws(&follows, row)?;
        let own = word(auction.silence(offender));
        let expected = given(&row["offender_must"]).unwrap_or("free");
        if &row["must_pass"] == "-" || expected != "free" {
            same("offender", own, expected)?;
        }
        if yes(row, "lead_faced") {
            // A mistake found after the lead does not affect any turn to call.
            let restricted = lead_restricted(&auction, offender);
            return same("lead", restricted, yes(row, "lead"));
        }
        ends_as(&auction, offender, row)
    });
}

/// Laws 36, 37 and 39; empty if the row expects a refusal.
fn ruled(
    auction: &mut Auction,
    seat: Seat,
    call: Call,
    row: &Row,
) -> Result<Vec<CallConsequence>, String> {
    let lho_called = yes(row, "lho_called");
    let double = InadmissibleDouble {
        seat,
        redouble: call == Call::Redouble,
        noticed: match (yes(row, "lead_faced"), lho_called) {
            (true, _) => Noticed::AfterLeadFaced,
            (_, true) => Noticed::AfterLhoCalled,
            _ => Noticed::BeforeLhoCalled,
        },
    };
    if auction.has_ended() {
        let late = CallAfterTheEnd {
            seat,
            call,
            lho_called,
        };
        same(
            "no double",
            double.rectify(auction),
            Err(NotInadmissible::AuctionOver),
        )?;
        let ruling = late.ruling(auction).map_err(|it| it.to_string())?;
        late.rectify(auction).map_err(|it| it.to_string())?;
        return Ok(ruling.follows(&Rectified).unwrap_or_default().to_vec());
    }
    let instead = CallInsteadOfPass { seat, call };
    match &row["option"] {
        "legal" => {
            let refused = double.ruling(auction).err();
            same("refused", refused, Some(NotInadmissible::Admissible))?;
            return Ok(Vec::new());
        }
        "free" | "passed" => {
            let expected = if call == Call::Pass {
                NotSilenced::Passed
            } else {
                NotSilenced::Free
            };
            let refused = instead.ruling(auction).err();
            same("refused", refused, Some(expected))?;
            return Ok(Vec::new());
        }
        _ => {}
    }
    if matches!(call, Call::Double | Call::Redouble) && double.ruling(auction).is_ok() {
        let ruling = double.ruling(auction).map_err(|it| it.to_string())?;
        double.rectify(auction).map_err(|it| it.to_string())?;
        return Ok(ruling.follows(&Rectified).unwrap_or_default().to_vec());
    }
    let chosen = if lho_called {
        Overlooked::LhoCalled
    } else {
        Overlooked::LhoDidNotCall
    };
    let ruling = instead.ruling(auction).map_err(|it| it.to_string())?;
    instead
        .rectify(auction, chosen)
        .map_err(|it| it.to_string())?;
    Ok(ruling.follows(&chosen).unwrap_or_default().to_vec())
}

// The duties, one by one.

/// West is silenced throughout: East's 1♥ over 1♠ was not accepted and became a pass.
fn west_silenced() -> Auction {
    let mut auction = auction("1S");
    insufficient_bid::refuse(&mut auction, bid("1H"), None).unwrap();
    auction.push(Call::Pass).unwrap();
    auction
}

/// A natural call by a player who may not have the turn.
fn out_of_turn(seat: Seat, said: &str) -> OutOfRotation {
    OutOfRotation {
        seat,
        call: call(said),
        artificial_pass: false,
        shows: None,
    }
}

fn play_on(auction: &mut Auction, calls: &str) {
    for said in calls.split_whitespace() {
        auction
            .push(call(said))
            .unwrap_or_else(|why| panic!("{said} by {}: {why:?}", auction.turn()));
    }
}

pub fn legal(auction: &Auction) -> Vec<Call> {
    auction.legal_calls().collect()
}

#[test]
fn a_player_silenced_throughout_may_only_pass() {
    let mut auction = west_silenced();
    let law = Citation::duplicate("27B2");
    let silenced = Err(IllegalCall::MustPassThroughout(law));
    // East, who made the insufficient bid, may continue to call.
    for round in ["2S", "3S X XX", "P 4C 4S"] {
        play_on(&mut auction, round);
        assert_eq!(auction.turn(), Seat::West);
        assert_eq!(legal(&auction), [Call::Pass]);
        assert_eq!(auction.check(call("7NT")), silenced);
        assert_eq!(auction.reason(call("P")).id, "must-pass-throughout");
        play_on(&mut auction, "P");
    }
}

#[test]
fn a_player_silenced_once_is_free_again() {
    let mut auction = auction("");
    let irregular = out_of_turn(Seat::South, "P");
    irregular.rectify(&mut auction, Remedy::Cancel).unwrap();
    play_on(&mut auction, "1H P");
    out_of_rotation::replace(&mut auction, call("2H"), false).unwrap();
    play_on(&mut auction, "P");
    assert_eq!(legal(&auction), [Call::Pass]);
    play_on(&mut auction, "P 2S P P");
    assert_eq!(auction.turn(), Seat::North);
    assert_eq!(auction.silence(Seat::North), Silence::Free);
    assert!(legal(&auction).len() > 20);
}

#[test]
fn a_call_that_must_be_repeated_and_is_insufficient_comes_under_law_27() {
    let start = || {
        let mut auction = auction("1S P");
        let irregular = out_of_turn(Seat::West, "1H");
        irregular.rectify(&mut auction, Remedy::Cancel).unwrap();
        play_on(&mut auction, "P");
        auction
    };
    let law = Citation::duplicate("31A1");
    let mut accepted = start();
    let must = Err(IllegalCall::MustRepeat(call("1H"), law));
    assert_eq!(accepted.check(call("2H")), must);
    assert_eq!(accepted.check(call("P")), must);
    assert!(accepted.check(call("1H")).is_err());
    assert_eq!(
        insufficient_bid::accept(&mut accepted, bid("1C"), false),
        Err(NotInsufficient::HadToRepeat)
    );
    insufficient_bid::accept(&mut accepted, bid("1H"), false).unwrap();
    assert_eq!(accepted.last_bid(), Some((bid("1H"), Seat::West)));
    assert!(!lead_restricted(&accepted, Seat::West));
    let mut refused = start();
    insufficient_bid::refuse(&mut refused, bid("1H"), None).unwrap();
    play_on(&mut refused, "2H");
    assert_eq!(refused.silence(Seat::East), Silence::Free);
    assert!(!lead_restricted(&refused, Seat::West));
}

#[test]
fn a_second_insufficient_bid_may_be_accepted() {
    let mut auction = auction("1S");
    insufficient_bid::refuse(&mut auction, bid("1H"), None).unwrap();
    let ruling = insufficient_bid::ruling(&auction, bid("1D"), false).unwrap();
    let laws = |choice| -> Vec<&str> {
        let follows = ruling.follows(&choice).unwrap();
        follows.iter().map(|it| it.law.law).collect()
    };
    assert!(laws(Acceptance::Accept).contains(&"27B4"));
    assert!(laws(Acceptance::Refuse).contains(&"27B4"));
    insufficient_bid::accept(&mut auction, bid("1D"), false).unwrap();
    assert_eq!(auction.silence(Seat::West), Silence::Free);
    assert!(!lead_restricted(&auction, Seat::East));
    let condoned = auction.condoned(auction.calls().len() - 1);
    assert_eq!(condoned, Some(Citation::duplicate("27B4")));
    play_on(&mut auction, "1S");
}

#[test]
fn a_double_in_place_of_an_insufficient_bid_is_no_legal_call() {
    let mut auction = auction("1S");
    insufficient_bid::refuse(&mut auction, bid("1H"), None).unwrap();
    let why = IllegalCall::DoubleForInsufficient(bid("1H"));
    assert_eq!(auction.check(call("X")), Err(why));
    assert_eq!(auction.reason(call("X")).id, "double-for-insufficient");
    assert_eq!(auction.reason(call("P")).id, "pass-always");
    let comparable = Replacement {
        call: call("X"),
        comparable: true,
        premature: false,
        shows: None,
    };
    insufficient_bid::replace(&mut auction, &comparable).unwrap();
    let made = auction.calls().last().unwrap();
    assert_eq!(made.call, Call::Double);
    let law = auction.condoned(auction.calls().len() - 1);
    assert_eq!(law, Some(Citation::duplicate("27B1(b)")));
    assert_eq!(auction.silence(Seat::West), Silence::Free);
}

#[test]
fn what_law_27_refuses() {
    let mut silenced = west_silenced();
    play_on(&mut silenced, "P");
    assert_eq!(
        insufficient_bid::accept(&mut silenced, bid("1H"), false),
        Err(NotInsufficient::HadToPass)
    );
    let replacement = Replacement {
        call: call("2H"),
        comparable: false,
        premature: false,
        shows: None,
    };
    let mut fresh = auction("1S");
    assert_eq!(
        insufficient_bid::replace(&mut fresh, &replacement),
        Err(NoReplacement::NothingToReplace)
    );
    insufficient_bid::refuse(&mut fresh, bid("1H"), None).unwrap();
    let redouble = Replacement {
        call: call("XX"),
        ..replacement
    };
    let inadmissible = insufficient_bid::replace(&mut fresh, &redouble);
    let why = IllegalCall::NotDoubled(bid("1S"));
    assert_eq!(inadmissible, Err(NoReplacement::Inadmissible(why)));
}

#[test]
fn an_accepted_call_out_of_rotation_keeps_its_seat() {
    let mut auction = auction("");
    let irregular = out_of_turn(Seat::South, "1S");
    let ruling = irregular.ruling(&auction).unwrap();
    let lost: Vec<Seat> = ruling
        .follows(&Remedy::Accept)
        .unwrap()
        .iter()
        .filter_map(|it| match it.effect {
            CallEffect::TurnLost(seat) => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(lost, [Seat::North, Seat::East]);
    irregular.rectify(&mut auction, Remedy::Accept).unwrap();
    play_on(&mut auction, "2C P P 2S P P P");
    let seats: Vec<Seat> = auction.calls().iter().map(|made| made.seat).collect();
    assert_eq!(seats[..3], [Seat::South, Seat::West, Seat::North]);
    assert_eq!(
        auction.contract_so_far().unwrap().to_string(),
        "2S by S",
        "accepted bids count for declarer"
    );
}

#[test]
fn a_cancelled_bid_does_not_count_for_declarer() {
    let mut auction = auction("");
    let irregular = out_of_turn(Seat::South, "1S");
    irregular.rectify(&mut auction, Remedy::Cancel).unwrap();
    play_on(&mut auction, "1S P 2S P P P");
    assert_eq!(auction.contract_so_far().unwrap().declarer, Seat::North);
    let withdrawn = auction.withdrawn();
    assert_eq!(withdrawn.len(), 1);
    assert_eq!(withdrawn[0].said, Said::Call(call("1S")));
    assert_eq!(withdrawn[0].replaced_by, Some(call("2S")));
    assert_eq!(withdrawn[0].after, 0);
}

#[test]
fn other_laws_are_named() {
    let case = |calls: &str, by: &str, said: &str| {
        let irregular = out_of_turn(seat(by), said);
        irregular.case(&auction(calls))
    };
    assert!(matches!(case("1H", "S", "X"), Ok(Case::Inadmissible(_))));
    assert!(matches!(case("1H", "N", "2H"), Ok(Case::Change(_))));
    assert_eq!(case("", "W", "1S"), Ok(Case::Plain(DueTurn::Lho)));
    assert_eq!(case("", "S", "1S"), Ok(Case::Plain(DueTurn::Partner)));
    assert_eq!(case("", "E", "1S"), Ok(Case::Plain(DueTurn::Rho)));
    let mut silenced = west_silenced();
    let bids = out_of_turn(Seat::West, "2H");
    let Ok(Case::InsteadOfPass(instead)) = bids.case(&silenced) else {
        panic!("Law 37 deals with it");
    };
    assert_eq!(
        bids.rectify(&mut silenced, Remedy::Cancel),
        Err(NotOutOfRotation::OtherLaw)
    );
    instead
        .rectify(&mut silenced, Overlooked::LhoDidNotCall)
        .unwrap();
    assert_eq!(silenced.turn(), Seat::South);
    for silent in [Seat::East, Seat::West] {
        assert!(matches!(silenced.silence(silent), Silence::Throughout(_)));
    }
}

#[test]
fn an_exposed_card_silences_partner_once() {
    let incident = |exposed: &str| Incident {
        phase: Phase::Auction,
        declarer: None,
        seat: Seat::North,
        cards: cards(exposed),
        how: How::Dropped,
        before: PenaltyCards::None,
        due: None,
    };
    let mut small = auction("1S P");
    must_pass::after_exposed_card(&mut small, &incident("H9"));
    assert_eq!(small, auction("1S P"));
    let mut honour = auction("1S P");
    must_pass::after_exposed_card(&mut honour, &incident("HT"));
    assert_eq!(legal(&honour), [Call::Pass]);
    let law = Citation::duplicate("24B");
    assert_eq!(honour.silence(Seat::South), Silence::Once(law));
    play_on(&mut honour, "P 2C P P");
    assert_eq!(honour.silence(Seat::South), Silence::Free);
    play_on(&mut honour, "2S");
}

// Two calls at once, missed turns.

#[test]
fn of_two_calls_at_once_the_one_in_turn_comes_first() {
    let at_once = |other: &str, said: &str| Simultaneous {
        in_turn: call("1S"),
        other: seat(other),
        call: call(said),
    };
    let applied = |simultaneous: Simultaneous| {
        let mut auction = auction("");
        assert_eq!(simultaneous.ruling(&auction).unwrap().options.len(), 1);
        let later = simultaneous.apply(&mut auction).unwrap();
        (later, auction.calls().len(), auction.turn())
    };
    assert_eq!(
        applied(at_once("E", "2C")),
        (Later::InRotation, 2, Seat::South)
    );
    assert_eq!(
        applied(at_once("S", "2C")),
        (Later::OutOfRotation, 1, Seat::East)
    );
    let why = IllegalCall::StrainTooLow {
        bid: bid("1H"),
        last: bid("1S"),
    };
    assert_eq!(
        applied(at_once("E", "1H")),
        (Later::Irregular(why), 1, Seat::East)
    );
    let same_player = at_once("N", "2C").ruling(&auction(""));
    assert_eq!(same_player.err(), Some(NotSimultaneous::SamePlayer));
    let mut last = auction("1S P P");
    let passes = Simultaneous {
        in_turn: call("P"),
        other: Seat::North,
        call: call("P"),
    };
    assert_eq!(passes.apply(&mut last), Ok(Later::AfterTheEnd));
}

#[test]
fn passes_do_not_end_an_auction_over_a_players_head() {
    let mut robbed = auction("1S P");
    let ruling = turns::missed_turn(&robbed, Seat::West, 1).unwrap();
    let follows = ruling.follows(&Rectified).unwrap();
    let cancelled: Vec<Seat> = follows
        .iter()
        .filter_map(|it| match it.effect {
            CallEffect::Cancelled(seat, _) => Some(seat),
            _ => None,
        })
        .collect();
    assert_eq!(cancelled, [Seat::West, Seat::North]);
    turns::give_back(&mut robbed, Seat::West, 1).unwrap();
    assert_eq!(robbed.turn(), Seat::South);
    assert_eq!(robbed.calls().len(), 2);
    assert_eq!(robbed.withdrawn().len(), 2);
    assert!(!robbed.has_ended());
    play_on(&mut robbed, "P P");
    assert_eq!(robbed.contract_so_far().unwrap().to_string(), "1S by N");
    assert!(robbed.has_ended());
}

#[test]
fn the_same_happens_where_the_pass_is_accepted() {
    let pass = |seat: Seat| out_of_turn(seat, "P");
    let mut robbed = auction("1S P");
    pass(Seat::West)
        .rectify(&mut robbed, Remedy::Accept)
        .unwrap();
    play_on(&mut robbed, "P");
    assert_eq!((robbed.turn(), robbed.calls().len()), (Seat::South, 2));
    // No turn is skipped if the player still gets it, or if another bid follows.
    let mut passed_out = auction("");
    pass(Seat::East)
        .rectify(&mut passed_out, Remedy::Accept)
        .unwrap();
    play_on(&mut passed_out, "P P P");
    assert_eq!(passed_out.outcome(), Outcome::PassedOut);
    let mut bid_on = auction("1S P");
    pass(Seat::West)
        .rectify(&mut bid_on, Remedy::Accept)
        .unwrap();
    play_on(&mut bid_on, "2S P P P");
    assert!(bid_on.has_ended());
    // Without a bid: East never called, so the deal is not passed out.
    let mut missed = auction("P");
    pass(Seat::South)
        .rectify(&mut missed, Remedy::Accept)
        .unwrap();
    play_on(&mut missed, "P P");
    assert_eq!((missed.turn(), missed.calls().len()), (Seat::East, 1));
    // The third pass itself: there is nothing to accept.
    let mut third = auction("1S P P");
    let ruling = pass(Seat::North).ruling(&third).unwrap();
    let follows = ruling.follows(&Remedy::Accept).unwrap();
    assert!(follows.iter().any(|it| it.law.law == "17D3"));
    pass(Seat::North)
        .rectify(&mut third, Remedy::Accept)
        .unwrap();
    assert_eq!((third.turn(), third.calls().len()), (Seat::West, 3));
    assert_eq!(
        turns::missed_turn(&auction("1S P"), Seat::South, 0).err(),
        Some(NotMissed::InTurn)
    );
    assert_eq!(
        turns::missed_turn(&auction("1S P P P"), Seat::South, 0).err(),
        Some(NotMissed::AuctionOver)
    );
    assert_eq!(
        turns::missed_turn(&auction(""), Seat::East, 0).err(),
        Some(NotMissed::NobodyMissed)
    );
}

// Changed calls, bids above seven, calls after the end.

#[test]
fn an_intended_call_that_is_irregular_itself_has_not_been_made() {
    let mut auction = auction("2S 3H");
    let change = ChangeOfCall {
        seat: Seat::East,
        to: call("2H"),
        unintended: true,
        comparable: false,
        lead_faced: false,
    };
    let why = IllegalCall::StrainTooLow {
        bid: bid("2H"),
        last: bid("2S"),
    };
    assert_eq!(change.correct(&mut auction), Ok(Some(why)));
    assert_eq!(auction.turn(), Seat::East);
    insufficient_bid::accept(&mut auction, bid("2H"), false).unwrap();
    // As an intended call it can be accepted: the left-hand opponent may accept an insufficient
    // bid.
    let mut accepted = dealt_by(Seat::North, "2S 3H");
    assert_eq!(change.judge(&mut accepted, Acceptance::Accept), Ok(()));
    assert_eq!(accepted.last_bid(), Some((bid("2H"), Seat::East)));
    assert_eq!(accepted.condoned(1), Some(Citation::duplicate("25B1")));
}

#[test]
fn a_change_gives_back_the_duties_of_the_first_call() {
    let mut auction = west_silenced();
    play_on(&mut auction, "2S");
    let change = ChangeOfCall {
        seat: Seat::South,
        to: call("3S"),
        unintended: true,
        comparable: false,
        lead_faced: false,
    };
    play_on(&mut auction, "P");
    assert_eq!(change.correct(&mut auction), Ok(None));
    assert_eq!(auction.turn(), Seat::West);
    assert_eq!(legal(&auction), [Call::Pass]);
}

#[test]
fn only_eight_and_more_are_above_seven_and_only_the_end_is_the_end() {
    let seven = AboveSeven {
        seat: Seat::East,
        level: 7,
        strain: Strain::Clubs,
        lho_called: false,
    };
    assert_eq!(seven.ruling(&auction("1S")).err(), Some(NotAboveSeven));
    let early = CallAfterTheEnd {
        seat: Seat::East,
        call: call("X"),
        lho_called: false,
    };
    assert_eq!(early.ruling(&auction("1S P P")).err(), Some(NotOver));
    let mut last = auction("7S P P");
    let eight = AboveSeven {
        seat: Seat::West,
        level: 8,
        ..seven
    };
    let ruling = eight.ruling(&last).unwrap();
    let follows = ruling.follows(&Rectified).unwrap();
    let turn = |it: &CallConsequence| matches!(it.effect, CallEffect::Turn(..));
    assert!(!follows.iter().any(turn), "the pass ends the auction");
    eight.rectify(&mut last).unwrap();
    assert_eq!(last.contract_so_far().unwrap().to_string(), "7S by N");
    assert!(last.has_ended());
}

// Law 26.

fn suits(text: &str) -> SuitSet {
    text.split_whitespace().map(suit).collect()
}

pub fn rights(auction: &Auction, contract: &Contract) -> Vec<(Seat, Seat, SuitSet)> {
    let rights = lead_rights(auction, *contract, |seat| suits_named(auction, seat));
    let right =
        |it: &arbitro_engine::laws::withdrawn_call::LeadRight| (it.offender, it.leader, it.suits);
    rights.iter().map(right).collect()
}

#[test]
fn declarer_may_forbid_a_suit_that_the_offender_did_not_specify() {
    // I04: East's 1H became 2D; North-South play spades.
    let mut auction = auction("1S");
    insufficient_bid::refuse(&mut auction, bid("1H"), None).unwrap();
    play_on(&mut auction, "2D 2S P P P");
    let contract = auction.contract_so_far().unwrap();
    assert_eq!(
        rights(&auction, &contract),
        [(Seat::East, Seat::West, suits("S H C"))]
    );
    // An artificial 2D that showed both majors leaves clubs and diamonds.
    let shown = lead_rights(&auction, contract, |_| suits("H S"));
    assert_eq!(shown[0].suits, suits("C D"));
    // If the offenders' side declares, there is no such right.
    let own = Contract {
        declarer: Seat::West,
        ..contract
    };
    assert!(rights(&auction, &own).is_empty());
}

#[test]
fn a_comparable_call_leaves_the_lead_alone() {
    let mut auction = auction("1S");
    insufficient_bid::refuse(&mut auction, bid("1H"), None).unwrap();
    play_on(&mut auction, "2H 2S P P P");
    let contract = auction.contract_so_far().unwrap();
    assert!(rights(&auction, &contract).is_empty());
    assert!(!auction.withdrawn()[0].comparable, "it was no ruling");
}

#[test]
fn all_four_suits_specified_leave_nothing_to_forbid() {
    let mut auction = west_silenced();
    play_on(&mut auction, "2S P P P");
    let contract = auction.contract_so_far().unwrap();
    let all = lead_rights(&auction, contract, |_| suits("S H D C"));
    assert!(all.is_empty());
    assert_eq!(rights(&auction, &contract)[0].2, suits("S H D C"));
}

/// A written auction leaves the position of a lost turn empty (Law 29A).
#[test]
fn lost_turns_leave_their_places_empty() {
    let mut auction = auction("P P");
    assert_eq!(auction.places(), [0, 1, 2]);
    let early = out_of_turn(Seat::North, "1S");
    early.rectify(&mut auction, Remedy::Accept).unwrap();
    assert_eq!(auction.places(), [0, 1, 4, 5]);
    auction.push(call("P")).unwrap();
    assert_eq!(auction.places(), [0, 1, 4, 5, 6]);
    assert_eq!(dealt_by(Seat::East, "").places(), [0]);
}
