//! What remains after a call is changed: duties from irregularities, condoned calls, and skipped
//! turns.

use arbitro_engine::auction::{Awaited, Silence, Substitutes};
use arbitro_engine::laws::above_seven::AboveSeven;
use arbitro_engine::laws::call_consequence::CallEffect;
use arbitro_engine::laws::change_of_call::{Change, ChangeOfCall, NoChange};
use arbitro_engine::laws::insufficient_bid::{self, Acceptance, Replacement};
use arbitro_engine::laws::must_pass::{self, CallInsteadOfPass, Overlooked};
use arbitro_engine::laws::out_of_rotation::{self, Case, OutOfRotation, Remedy};
use arbitro_engine::laws::turns::{self, NotMissed};
use arbitro_engine::{Auction, Call, Citation, IllegalCall, Seat, Strain};

use super::{lead_restricted, legal, out_of_turn, play_on};
use crate::given::{auction, bid, call};

fn slip(seat: Seat, to: &str) -> ChangeOfCall {
    ChangeOfCall {
        seat,
        to: call(to),
        unintended: true,
        comparable: false,
        lead_faced: false,
    }
}

fn once() -> Silence {
    Silence::Once(Citation::duplicate("24B"))
}

/// West passed at South's turn, and the opponents let the pass stand.
fn robbed() -> Auction {
    let mut auction = auction("1S P");
    out_of_turn(Seat::West, "P")
        .rectify(&mut auction, Remedy::Accept)
        .unwrap();
    auction
}

#[test]
fn a_missed_turn_given_back_leaves_eight_clubs_punished() {
    let mut auction = robbed();
    let eight = AboveSeven {
        seat: Seat::North,
        level: 8,
        strain: Strain::Clubs,
        lho_called: false,
    };
    eight.rectify(&mut auction).unwrap();
    assert_eq!((auction.turn(), auction.calls().len()), (Seat::South, 2));
    for silent in [Seat::North, Seat::South] {
        assert!(matches!(auction.silence(silent), Silence::Throughout(_)));
    }
    let mut instead = robbed();
    must_pass::impose(&mut instead, Seat::North, once());
    let call = call("2S");
    CallInsteadOfPass {
        seat: Seat::North,
        call,
    }
    .rectify(&mut instead, Overlooked::LhoDidNotCall)
    .unwrap();
    assert_eq!(instead.turn(), Seat::South);
    for silent in [Seat::North, Seat::South] {
        assert!(matches!(instead.silence(silent), Silence::Throughout(_)));
    }
}

#[test]
fn a_missed_turn_given_back_leaves_partner_of_an_insufficient_bid_silenced() {
    let mut auction = robbed();
    insufficient_bid::refuse(&mut auction, bid("1H"), None).unwrap();
    auction.push(Call::Pass).unwrap();
    assert_eq!((auction.turn(), auction.calls().len()), (Seat::South, 2));
    let law = Citation::duplicate("27B2");
    assert_eq!(auction.silence(Seat::South), Silence::Throughout(law));
    assert_eq!(legal(&auction), [Call::Pass]);
    assert_eq!(auction.awaited(Seat::North), None);
    assert!(lead_restricted(&auction, Seat::North));
}

#[test]
fn a_pass_that_was_owed_and_is_cancelled_is_owed_again() {
    let mut auction = auction("1S P");
    must_pass::impose(&mut auction, Seat::West, once());
    out_of_turn(Seat::West, "P")
        .rectify(&mut auction, Remedy::Accept)
        .unwrap();
    assert_eq!(auction.silence(Seat::West), Silence::Free);
    auction.push(Call::Pass).unwrap();
    assert_eq!(auction.turn(), Seat::South);
    assert_eq!(auction.silence(Seat::West), once());
}

#[test]
fn a_slip_put_right_leaves_the_duties_of_others() {
    let mut silenced = auction("1S");
    must_pass::impose(&mut silenced, Seat::West, once());
    must_pass::impose(&mut silenced, Seat::East, once());
    silenced.push(Call::Pass).unwrap();
    assert_eq!(slip(Seat::North, "1H").correct(&mut silenced), Ok(None));
    assert_eq!(silenced.silence(Seat::West), once());
    // East may make the pass again, and still must pass.
    assert_eq!(
        (silenced.turn(), silenced.silence(Seat::East)),
        (Seat::East, once())
    );
    let mut awaiting = auction("1S");
    out_of_turn(Seat::West, "X")
        .rectify(&mut awaiting, Remedy::Cancel)
        .unwrap();
    slip(Seat::North, "1H").correct(&mut awaiting).unwrap();
    assert_eq!(
        awaiting.withdrawn()[0].after,
        0,
        "heard before what is left"
    );
    let awaited = awaiting.awaited(Seat::West);
    assert!(matches!(
        awaited,
        Some(Awaited {
            by: Substitutes::Any(_),
            ..
        })
    ));
}

#[test]
fn a_bid_too_low_beside_a_slip_is_no_longer_to_be_replaced() {
    let mut auction = auction("1S");
    insufficient_bid::refuse(&mut auction, bid("1H"), None).unwrap();
    slip(Seat::North, "1C").correct(&mut auction).unwrap();
    assert_eq!(auction.awaited(Seat::East), None);
    play_on(&mut auction, "1H");
    assert_eq!(auction.silence(Seat::West), Silence::Free);
    assert!(!lead_restricted(&auction, Seat::East));
}

#[test]
fn a_replacement_that_was_a_slip_is_judged_anew() {
    let mut auction = auction("1S");
    insufficient_bid::refuse(&mut auction, bid("1H"), None).unwrap();
    play_on(&mut auction, "2D");
    assert!(matches!(
        auction.silence(Seat::West),
        Silence::Throughout(_)
    ));
    // The insufficient bid must still be replaced: a double is as inadmissible as before.
    let double = slip(Seat::East, "X").correct(&mut auction.clone());
    let why = IllegalCall::DoubleForInsufficient(bid("1H"));
    assert_eq!(double, Ok(Some(why)));
    slip(Seat::East, "2H").correct(&mut auction).unwrap();
    assert_eq!(auction.silence(Seat::West), Silence::Free);
    assert!(!lead_restricted(&auction, Seat::East));
}

#[test]
fn a_slip_out_of_rotation_stays_in_its_players_mouth() {
    let mut auction = auction("");
    out_of_turn(Seat::South, "1S")
        .rectify(&mut auction, Remedy::Accept)
        .unwrap();
    slip(Seat::South, "1H").correct(&mut auction).unwrap();
    assert_eq!(auction.last_bid(), Some((bid("1H"), Seat::South)));
    assert_eq!(auction.condoned(0), Some(Citation::duplicate("29A")));
    assert_eq!(auction.turn(), Seat::West);
    // A call that is irregular itself has not been made.
    let why = slip(Seat::South, "X").correct(&mut auction).unwrap();
    assert_eq!(why, Some(IllegalCall::NothingToDouble));
    assert!(auction.calls().is_empty());
}

#[test]
fn partner_has_called_though_nobody_else_has() {
    let mut auction = auction("1S");
    out_of_turn(Seat::South, "2S")
        .rectify(&mut auction, Remedy::Accept)
        .unwrap();
    let change = slip(Seat::North, "1H");
    let ruling = change.ruling(&auction).unwrap();
    assert!(ruling.follows(&Change::TooLate).is_some());
    assert_eq!(change.correct(&mut auction), Err(NoChange::PartnerCalled));
}

#[test]
fn the_other_opponents_call_outlasts_a_slip_put_right() {
    let mut auction = auction("1S");
    out_of_turn(Seat::West, "2C")
        .rectify(&mut auction, Remedy::Accept)
        .unwrap();
    let change = slip(Seat::North, "1H");
    let ruling = change.ruling(&auction).unwrap();
    let follows = ruling.follows(&Change::Corrected).unwrap();
    let may_change = |effect| matches!(effect, CallEffect::MayChangeHisCall(..));
    assert!(!follows.iter().any(|it| may_change(it.effect)));
    change.correct(&mut auction).unwrap();
    let made: Vec<(Seat, Call)> = auction
        .calls()
        .iter()
        .map(|it| (it.seat, it.call))
        .collect();
    assert_eq!(made, [(Seat::North, call("1H")), (Seat::West, call("2C"))]);
    assert_eq!(auction.turn(), Seat::North);
}

#[test]
fn what_came_after_the_left_hand_opponents_call_goes_with_a_slip() {
    let mut auction = auction("1S P");
    out_of_turn(Seat::West, "2C")
        .rectify(&mut auction, Remedy::Accept)
        .unwrap();
    slip(Seat::North, "1H").correct(&mut auction).unwrap();
    let made: Vec<Seat> = auction.calls().iter().map(|it| it.seat).collect();
    assert_eq!(made, [Seat::North]);
    assert_eq!(auction.turn(), Seat::East, "who calls again (Law 25A6)");
}

#[test]
fn what_let_a_call_stand_goes_with_it() {
    let mut auction = auction("1S");
    insufficient_bid::accept(&mut auction, bid("1H"), false).unwrap();
    assert!(auction.condoned(1).is_some());
    slip(Seat::East, "2H").correct(&mut auction).unwrap();
    assert_eq!(auction.last_bid(), Some((bid("2H"), Seat::East)));
    assert_eq!(auction.condoned(1), None, "it needs nobody's leave");
}

#[test]
fn what_was_asked_decides_and_not_what_was_noted() {
    // Corrected as an unintended call: East has passed over it, and South has not called (Law 25A).
    let meant = ChangeOfCall {
        unintended: false,
        ..slip(Seat::North, "1H")
    };
    let mut corrected = auction("1S P");
    assert_eq!(meant.correct(&mut corrected), Ok(None));
    assert_eq!(corrected.last_bid(), Some((bid("1H"), Seat::North)));
    // As an intended call it is too late once East has called (Law 25B).
    let mut judged = auction("1S P");
    let refused = slip(Seat::North, "1H").judge(&mut judged, Acceptance::Accept);
    assert!(refused.is_err());
    assert_eq!(judged, auction("1S P"));
}

#[test]
fn nothing_is_changed_after_the_lead() {
    let late = ChangeOfCall {
        lead_faced: true,
        ..slip(Seat::West, "X")
    };
    let mut over = auction("1S P P P");
    assert_eq!(late.ruling(&over), Err(NoChange::AuctionPeriodOver));
    assert_eq!(late.correct(&mut over), Err(NoChange::AuctionPeriodOver));
}

#[test]
fn only_passes_that_were_made_are_remembered() {
    let mut two = auction("1S P");
    turns::give_back(&mut two, Seat::West, 1).unwrap();
    let heard: Vec<Seat> = two.withdrawn().iter().map(|it| it.seat).collect();
    assert_eq!(heard, [Seat::West, Seat::North]);
    // One pass alone does not end the auction: it is only out of rotation.
    let mut one = auction("1S P");
    let refused = turns::give_back(&mut one, Seat::West, 0);
    assert_eq!(refused, Err(NotMissed::NobodyMissed));
    assert_eq!(one, auction("1S P"));
    // A pass after the turn has been given back is not one of them.
    assert_eq!(turns::give_back(&mut one, Seat::West, 2), refused);
    let mut third = auction("1S P P");
    turns::give_back(&mut third, Seat::North, 0).unwrap();
    assert_eq!(third.withdrawn().len(), 1);
}

// An insufficient bid that replaces a call out of rotation (Laws 27, 31B).

/// South bid 1♠ at North's turn, the bid was cancelled, and it is now South's own turn.
fn to_compare() -> Auction {
    let mut auction = auction("");
    out_of_turn(Seat::South, "1S")
        .rectify(&mut auction, Remedy::Cancel)
        .unwrap();
    play_on(&mut auction, "2C P");
    auction
}

#[test]
fn an_accepted_bid_too_low_is_still_compared_with_the_first() {
    for comparable in [false, true] {
        let mut auction = to_compare();
        let ruling = insufficient_bid::ruling(&auction, bid("1S"), comparable).unwrap();
        let follows = ruling.follows(&Acceptance::Accept).unwrap();
        let told = follows.iter().any(|it| it.restricts_lead());
        insufficient_bid::accept(&mut auction, bid("1S"), comparable).unwrap();
        assert_eq!(told, !comparable);
        assert_eq!(lead_restricted(&auction, Seat::South), !comparable);
        let silenced = matches!(auction.silence(Seat::North), Silence::Once(_));
        assert_eq!(silenced, !comparable);
    }
}

#[test]
fn the_right_replacement_may_still_not_be_comparable_to_the_first() {
    for comparable in [false, true] {
        let mut auction = to_compare();
        insufficient_bid::refuse(&mut auction, bid("1S"), None).unwrap();
        let replacement = Replacement {
            call: call("2S"),
            comparable,
            premature: false,
            shows: None,
        };
        insufficient_bid::replace(&mut auction, &replacement).unwrap();
        let silenced = matches!(auction.silence(Seat::North), Silence::Once(_));
        assert_eq!(silenced, !comparable);
        assert_eq!(lead_restricted(&auction, Seat::South), !comparable);
    }
}

// Calls that count as in rotation (Law 28A).

#[test]
fn a_call_that_counts_as_in_rotation_is_made() {
    let mut auction = auction("");
    must_pass::impose(&mut auction, Seat::North, once());
    let early = out_of_turn(Seat::East, "1S");
    let ruling = early.ruling(&auction).unwrap();
    let follows = ruling.follows(&Remedy::InRotation).unwrap();
    let turn = CallEffect::Turn(Seat::South);
    assert!(follows.iter().any(|it| it.effect == turn));
    assert_eq!(early.rectify(&mut auction, Remedy::InRotation), Ok(None));
    assert_eq!(auction.last_bid(), Some((bid("1S"), Seat::East)));
    assert_eq!(auction.turn(), Seat::South);
}

#[test]
fn in_rotation_comes_before_what_silences_the_offender() {
    let mut both = auction("1S");
    must_pass::impose(&mut both, Seat::East, once());
    must_pass::impose(&mut both, Seat::South, once());
    let early = out_of_turn(Seat::South, "2S");
    assert_eq!(early.case(&both), Ok(Case::InRotation));
    let why = early.rectify(&mut both, Remedy::InRotation).unwrap();
    assert!(matches!(why, Some(IllegalCall::MustPassOnce(_))));
    assert_eq!(both.turn(), Seat::South);
}

#[test]
fn an_enforced_pass_counts_as_having_to_pass() {
    let mut auction = auction("1S");
    let artificial = OutOfRotation {
        artificial_pass: true,
        ..out_of_turn(Seat::South, "P")
    };
    artificial.rectify(&mut auction, Remedy::Cancel).unwrap();
    play_on(&mut auction, "P");
    assert_eq!(legal(&auction), [Call::Pass]);
    let early = out_of_turn(Seat::West, "2C");
    assert_eq!(early.case(&auction), Ok(Case::InRotation));
    assert_eq!(early.rectify(&mut auction, Remedy::InRotation), Ok(None));
    assert_eq!(auction.turn(), Seat::North);
}

#[test]
fn a_repeated_bid_too_low_is_named_for_what_it_is() {
    let mut auction = auction("1S P");
    out_of_turn(Seat::West, "1H")
        .rectify(&mut auction, Remedy::Cancel)
        .unwrap();
    play_on(&mut auction, "P");
    assert!(legal(&auction).is_empty());
    assert_eq!(auction.reason(call("1H")).id, "repeated-too-low");
    let refused = out_of_rotation::replace(&mut auction, call("1H"), false);
    assert!(refused.is_err());
    assert_eq!(auction.turn(), Seat::West);
}
