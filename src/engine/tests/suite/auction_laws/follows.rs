//! The consequences of rulings, effect by effect: none too many, none missing, each with its Law.

use arbitro_engine::auction::{Said, Shown, Silence};
use arbitro_engine::laws::above_seven::AboveSeven;
use arbitro_engine::laws::after_the_end::CallAfterTheEnd;
use arbitro_engine::laws::call_consequence::{CallConsequence, CallEffect, Rectified};
use arbitro_engine::laws::exposed_card::{How, Incident, Phase};
use arbitro_engine::laws::inadmissible_double::{InadmissibleDouble, Noticed};
use arbitro_engine::laws::insufficient_bid::{self, Acceptance, Correction, Replacement};
use arbitro_engine::laws::must_pass::{self, CallInsteadOfPass, Overlooked};
use arbitro_engine::laws::out_of_rotation::{self, Case, DueTurn, OutOfRotation, Remedy};
use arbitro_engine::laws::penalty_card::PenaltyCards;
use arbitro_engine::laws::turns;
use arbitro_engine::{Auction, Call, Citation, IllegalCall, Seat, Strain};

use super::{out_of_turn, play_on, west_silenced};
use crate::given::{auction, bid, call, cards};

fn has(follows: &[CallConsequence], effect: CallEffect) -> bool {
    follows.iter().any(|it| it.effect == effect)
}

/// The Law given with an effect.
fn law(follows: &[CallConsequence], effect: CallEffect) -> Option<&'static str> {
    let told = follows.iter().find(|it| it.effect == effect)?;
    Some(told.law.law)
}

fn restricts(follows: &[CallConsequence]) -> bool {
    follows.iter().any(|it| it.restricts_lead())
}

fn replacing(said: &str, comparable: bool) -> Replacement {
    Replacement {
        call: call(said),
        comparable,
        premature: false,
        shows: None,
    }
}

/// East bid 1♥ over 1♠, and the bid was not accepted.
fn one_heart_refused() -> Auction {
    let mut auction = auction("1S");
    insufficient_bid::refuse(&mut auction, bid("1H"), None).unwrap();
    auction
}

/// West doubled at South's turn, the double was cancelled, and South has passed.
fn double_to_repeat() -> Auction {
    let mut auction = auction("1S P");
    out_of_turn(Seat::West, "X")
        .rectify(&mut auction, Remedy::Cancel)
        .unwrap();
    play_on(&mut auction, "P");
    auction
}

// Law 27.

#[test]
fn a_refused_bid_silences_nobody_before_it_is_replaced() {
    let ruling = insufficient_bid::ruling(&auction("1S"), bid("1H"), false).unwrap();
    let refused = ruling.follows(&Acceptance::Refuse).unwrap();
    assert!(has(refused, CallEffect::ChoosesAgain(Seat::East)));
    let silenced = CallEffect::PassesThroughout(Seat::West);
    assert!(!has(refused, silenced));
    let free = CallEffect::PartnerFree(Seat::West);
    assert!(!has(refused, free), "that is for the next call to show");
    let again = insufficient_bid::ruling(&one_heart_refused(), bid("1D"), false).unwrap();
    let refused = again.follows(&Acceptance::Refuse).unwrap();
    assert_eq!(law(refused, silenced), Some("27B4"));
}

#[test]
fn what_can_replace_a_bid_depends_on_what_it_showed() {
    let offered = |auction: &Auction| -> Vec<Correction> {
        let ruling = insufficient_bid::replacements(auction).unwrap();
        ruling.options.iter().map(|it| it.choice).collect()
    };
    let natural = one_heart_refused();
    assert!(offered(&natural).contains(&Correction::LowestSufficient));
    assert!(offered(&natural).contains(&Correction::Double));
    // The bid showed no denomination, so no bid can show the same one.
    let mut nothing = auction("1S");
    insufficient_bid::refuse(&mut nothing, bid("1H"), Some(Shown::default())).unwrap();
    assert!(!offered(&nothing).contains(&Correction::LowestSufficient));
    // 7♠ leaves no sufficient heart bid.
    let mut too_high = auction("7S");
    insufficient_bid::refuse(&mut too_high, bid("6H"), None).unwrap();
    assert!(!offered(&too_high).contains(&Correction::LowestSufficient));
    // Partner's bid cannot be doubled.
    let mut own_side = auction("1S P");
    insufficient_bid::refuse(&mut own_side, bid("1H"), None).unwrap();
    assert!(!offered(&own_side).contains(&Correction::Double));
}

#[test]
fn what_a_call_shows_is_what_was_said_of_it() {
    let shown = Shown::by(bid("2H"));
    for strain in Strain::ASC {
        assert_eq!(shown.contains(strain), strain == Strain::Hearts);
    }
    let strains: Vec<Strain> = shown.iter().collect();
    assert_eq!(strains, [Strain::Hearts]);
    assert!(!shown.is_empty() && Shown::default().is_empty());
}

#[test]
fn a_comparable_pass_replaces_a_bid_without_harm() {
    let mut auction = one_heart_refused();
    let replaced = insufficient_bid::replace(&mut auction, &replacing("P", true));
    let (correction, follows) = replaced.unwrap();
    assert_eq!(correction, Correction::Comparable);
    assert!(!restricts(&follows));
    assert_eq!(auction.silence(Seat::West), Silence::Free);
}

#[test]
fn a_premature_replacement_stands_under_its_own_paragraph() {
    for (premature, expected) in [(false, "27B1(a)"), (true, "27C")] {
        let replacement = Replacement {
            premature,
            ..replacing("2H", false)
        };
        let replaced = insufficient_bid::replace(&mut one_heart_refused(), &replacement);
        let (_, follows) = replaced.unwrap();
        let (seat, call) = (Seat::East, call("2H"));
        assert_eq!(
            law(&follows, CallEffect::Stands(seat, call)),
            Some(expected)
        );
    }
}

#[test]
fn the_lowest_bid_is_not_promised_to_be_comparable_to_an_earlier_call() {
    // South's 1♠ at North's turn was cancelled, and so was South's 1♠ over 2♣.
    let mut auction = auction("");
    out_of_turn(Seat::South, "1S")
        .rectify(&mut auction, Remedy::Cancel)
        .unwrap();
    play_on(&mut auction, "2C P");
    insufficient_bid::refuse(&mut auction, bid("1S"), None).unwrap();
    let ruling = insufficient_bid::replacements(&auction).unwrap();
    let follows = ruling.follows(&Correction::LowestSufficient).unwrap();
    let compared = CallEffect::ComparableOrPartnerPasses(Seat::North);
    assert_eq!(law(follows, compared), Some("31A2(b)"));
    assert!(!has(follows, CallEffect::LeadFree));
    assert!(!has(follows, CallEffect::PartnerFree(Seat::North)));
}

// Laws 28 to 32.

#[test]
fn what_a_cancelled_call_costs_waits_for_the_next_one() {
    let ruling = out_of_turn(Seat::South, "1S").ruling(&auction("")).unwrap();
    let follows = ruling.follows(&Remedy::Cancel).unwrap();
    assert!(!restricts(follows) && !has(follows, CallEffect::LeadFree));
    let compared = CallEffect::ComparableOrPartnerPasses(Seat::North);
    assert_eq!(law(follows, compared), Some("31B"));
}

#[test]
fn a_cancelled_pass_at_rhos_turn_is_owed_once() {
    let ruling = out_of_turn(Seat::East, "P").ruling(&auction("")).unwrap();
    let follows = ruling.follows(&Remedy::Cancel).unwrap();
    let once = CallEffect::PassesOnce(Seat::East);
    assert_eq!(law(follows, once), Some("30A"));
    assert!(!has(
        follows,
        CallEffect::ComparableOrPartnerPasses(Seat::West)
    ));
}

#[test]
fn a_double_out_of_rotation_comes_under_law_32() {
    let mut ruled = auction("1S");
    let at_partners_turn = out_of_turn(Seat::West, "X").ruling(&ruled).unwrap();
    let follows = at_partners_turn.follows(&Remedy::Cancel).unwrap();
    let any = CallEffect::AnyLegalCall(Seat::West);
    assert_eq!(law(follows, any), Some("32B"));
    play_on(&mut ruled, "P");
    let at_rhos_turn = out_of_turn(Seat::West, "X").ruling(&ruled).unwrap();
    let follows = at_rhos_turn.follows(&Remedy::Cancel).unwrap();
    let (seat, call) = (Seat::West, call("X"));
    let repeats = CallEffect::RepeatsIfPassed(seat, call);
    assert_eq!(law(follows, repeats), Some("32A1"));
}

#[test]
fn a_cancelled_double_is_repeated_after_a_pass() {
    let must = IllegalCall::MustRepeat(call("X"), Citation::duplicate("32A1"));
    let auction = double_to_repeat();
    assert_eq!(auction.check(call("P")), Err(must));
    // West has to double, not to pass: a bid by North before West is only out of rotation.
    let early = out_of_turn(Seat::North, "2S").case(&auction);
    assert_eq!(early, Ok(Case::Plain(DueTurn::Rho)));
}

#[test]
fn a_redouble_is_not_taken_for_a_double() {
    let redoubles = |said: &str| match out_of_turn(Seat::South, said).case(&auction("1H")) {
        Ok(Case::Inadmissible(double)) => double.redouble,
        other => panic!("{other:?}"),
    };
    assert!(redoubles("XX") && !redoubles("X"));
}

#[test]
fn an_accepted_bid_is_the_one_to_beat() {
    let accepted = |seat, said: &str| {
        let ruling = out_of_turn(seat, said).ruling(&auction("")).unwrap();
        ruling.follows(&Remedy::Accept).unwrap().to_vec()
    };
    let over = CallEffect::NextBidOver(bid("1S"));
    assert!(has(&accepted(Seat::South, "1S"), over));
    assert!(!has(&accepted(Seat::South, "P"), over));
    // If the dealer accepts, no player has lost a turn.
    let lost = |it: &CallConsequence| matches!(it.effect, CallEffect::TurnLost(..));
    assert!(!accepted(Seat::West, "1S").iter().any(lost));
    let of_dealer = CallEffect::TurnLost(Seat::North);
    assert!(has(&accepted(Seat::East, "1S"), of_dealer));
}

#[test]
fn a_call_in_rotation_that_breaks_a_duty_names_its_law() {
    let mut both = auction("1S");
    for silenced in [Seat::East, Seat::South] {
        let once = Silence::Once(Citation::duplicate("24B"));
        must_pass::impose(&mut both, silenced, once);
    }
    let ruling = out_of_turn(Seat::South, "2S").ruling(&both).unwrap();
    let follows = ruling.follows(&Remedy::InRotation).unwrap();
    let judged = CallEffect::JudgedForItself(call("2S"));
    assert_eq!(law(follows, judged), Some("37"));
}

#[test]
fn the_call_that_replaced_another_is_remembered_as_comparable_or_not() {
    let mut compared = auction("");
    out_of_turn(Seat::South, "1S")
        .rectify(&mut compared, Remedy::Cancel)
        .unwrap();
    play_on(&mut compared, "P P");
    for comparable in [true, false] {
        let mut auction = compared.clone();
        out_of_rotation::replace(&mut auction, call("1S"), comparable).unwrap();
        assert_eq!(auction.withdrawn()[0].comparable, comparable);
    }
    // A call that had to be repeated was no choice, and the Director has not ruled on it.
    let mut repeated = double_to_repeat();
    play_on(&mut repeated, "X");
    let withdrawn = repeated.withdrawn()[0];
    assert_eq!(withdrawn.said, Said::Call(call("X")));
    assert!(!withdrawn.comparable && !withdrawn.restricts_lead);
}

// Laws 36 to 39.

#[test]
fn an_inadmissible_double_is_replaced_in_turn() {
    let ruling = |calls: &str, seat| {
        let double = InadmissibleDouble {
            seat,
            redouble: false,
            noticed: Noticed::BeforeLhoCalled,
        };
        let ruling = double.ruling(&auction(calls)).unwrap();
        ruling.follows(&Rectified).unwrap().to_vec()
    };
    let (again, any) = (
        |seat| CallEffect::ChoosesAgain(seat),
        |seat| CallEffect::AnyLegalCall(seat),
    );
    let in_turn = ruling("1S P", Seat::South);
    assert!(has(&in_turn, again(Seat::South)) && !has(&in_turn, any(Seat::South)));
    let too_early = ruling("1S", Seat::South);
    assert!(has(&too_early, any(Seat::South)) && !has(&too_early, again(Seat::South)));
    assert!(has(&too_early, CallEffect::Turn(Seat::East)));
}

#[test]
fn a_pass_takes_the_place_of_a_call_at_its_turn_alone() {
    let mut silenced = west_silenced();
    let instead = CallInsteadOfPass {
        seat: Seat::West,
        call: call("2H"),
    };
    let pass = CallEffect::PassInstead(Seat::West);
    let follows = |auction: &Auction| {
        let ruling = instead.ruling(auction).unwrap();
        ruling.follows(&Overlooked::LhoDidNotCall).unwrap().to_vec()
    };
    assert!(!has(&follows(&silenced), pass));
    play_on(&mut silenced, "P");
    assert_eq!(law(&follows(&silenced), pass), Some("37B"));

    let eight = |seat| AboveSeven {
        seat,
        level: 8,
        strain: Strain::Clubs,
        lho_called: false,
    };
    let follows = |seat| {
        let ruling = eight(seat).ruling(&auction("1S")).unwrap();
        ruling.follows(&Rectified).unwrap().to_vec()
    };
    let pass = |seat| CallEffect::PassInstead(seat);
    assert_eq!(law(&follows(Seat::East), pass(Seat::East)), Some("38B"));
    assert!(!has(&follows(Seat::South), pass(Seat::South)));
}

#[test]
fn a_call_after_the_end_is_named_for_what_it_does() {
    // East-West defend 1♠.
    let reason = |seat, said: &str, lho_called| {
        let late = CallAfterTheEnd {
            seat,
            call: call(said),
            lho_called,
        };
        let ruling = late.ruling(&auction("1S P P P")).unwrap();
        (ruling.reasons[0].id, ruling.reasons[0].citation.law)
    };
    let defender = ("defender-after-the-end", "39C");
    let called_over = ("call-after-the-end", "39A");
    let harmless = ("harmless-after-the-end", "39B");
    assert_eq!(reason(Seat::East, "X", false), defender);
    assert_eq!(reason(Seat::East, "X", true), called_over);
    assert_eq!(reason(Seat::East, "P", false), harmless);
    assert_eq!(reason(Seat::South, "2S", false), harmless);
    assert_eq!(reason(Seat::South, "2S", true), called_over);
}

// Law 24, and turns (Laws 17, 34).

#[test]
fn a_card_exposed_in_the_play_silences_nobody() {
    let incident = |phase, declarer| Incident {
        phase,
        declarer,
        seat: Seat::East,
        cards: cards("HA"),
        how: How::Dropped,
        before: PenaltyCards::None,
        due: None,
    };
    let mut auction = auction("1S");
    must_pass::after_exposed_card(&mut auction, &incident(Phase::Play, Some(Seat::North)));
    assert_eq!(auction.silence(Seat::West), Silence::Free);
    must_pass::after_exposed_card(&mut auction, &incident(Phase::Auction, None));
    assert!(matches!(auction.silence(Seat::West), Silence::Once(_)));
    let mut over = crate::given::auction("1S P P P");
    must_pass::after_exposed_card(&mut over, &incident(Phase::Auction, None));
    assert_eq!(over.silence(Seat::West), Silence::Free);
}

#[test]
fn whose_turn_it_is_comes_after_what_becomes_of_the_call() {
    let ruling = insufficient_bid::ruling(&auction("1S"), bid("1H"), false).unwrap();
    let accepted = ruling.follows(&Acceptance::Accept).unwrap();
    let (seat, call) = (Seat::East, call("1H"));
    assert_eq!(accepted[0].effect, CallEffect::Stands(seat, call));
    assert_eq!(accepted[1].effect, CallEffect::Turn(Seat::South));
    let over = CallEffect::NextBidOver(bid("1H"));
    assert_eq!(accepted[2].effect, over);
}

#[test]
fn who_is_silenced_already_stays_so_and_a_new_ruling_names_its_own_law() {
    let throughout = CallEffect::PassesThroughout(Seat::West);
    // West passes out of turn: passing once would be less than the duty requires.
    let ruling = out_of_turn(Seat::West, "P")
        .ruling(&west_silenced())
        .unwrap();
    let follows = ruling.follows(&Remedy::Cancel).unwrap();
    assert_eq!(law(follows, throughout), Some("27B2"));
    assert!(!has(follows, CallEffect::PassesOnce(Seat::West)));
    // The redouble of West's partner also silences West.
    let mut auction = west_silenced();
    play_on(&mut auction, "2C P P");
    let redouble = InadmissibleDouble {
        seat: Seat::East,
        redouble: true,
        noticed: Noticed::BeforeLhoCalled,
    };
    let ruling = redouble.ruling(&auction).unwrap();
    let follows = ruling.follows(&Rectified).unwrap();
    assert_eq!(law(follows, throughout), Some("36B"));
}

#[test]
fn a_pass_that_anything_may_replace_is_no_pass_that_must_be_made() {
    let mut auction = auction("");
    let artificial = OutOfRotation {
        artificial_pass: true,
        ..out_of_turn(Seat::South, "P")
    };
    artificial.rectify(&mut auction, Remedy::Cancel).unwrap();
    play_on(&mut auction, "1H P");
    assert_eq!(auction.turn(), Seat::South);
    let early = out_of_turn(Seat::West, "2C").case(&auction);
    assert_eq!(early, Ok(Case::Plain(DueTurn::Rho)));
}

#[test]
fn a_call_in_rotation_instead_of_the_one_to_repeat_names_the_duty() {
    let mut auction = auction("1S P");
    out_of_turn(Seat::West, "X")
        .rectify(&mut auction, Remedy::Cancel)
        .unwrap();
    let once = Silence::Once(Citation::duplicate("24B"));
    must_pass::impose(&mut auction, Seat::South, once);
    let ruling = out_of_turn(Seat::West, "2C").ruling(&auction).unwrap();
    let follows = ruling.follows(&Remedy::InRotation).unwrap();
    let judged = CallEffect::JudgedForItself(call("2C"));
    assert_eq!(law(follows, judged), Some("32A1"));
}

#[test]
fn only_the_passes_are_said_to_be_cancelled() {
    // East's 1♥ was withdrawn earlier: it is not one of these passes.
    let cancelled = |follows: &[CallConsequence]| -> Vec<(Seat, Call)> {
        let call = |it: &CallConsequence| match it.effect {
            CallEffect::Cancelled(seat, call) => Some((seat, call)),
            _ => None,
        };
        follows.iter().filter_map(call).collect()
    };
    let mut auction = west_silenced();
    let ruling = turns::missed_turn(&auction, Seat::West, 1).unwrap();
    let two = [(Seat::West, Call::Pass), (Seat::North, Call::Pass)];
    assert_eq!(cancelled(ruling.follows(&Rectified).unwrap()), two);
    // The third pass out of rotation: it can be accepted, and it can be cancelled.
    play_on(&mut auction, "P");
    let ruling = out_of_turn(Seat::North, "P").ruling(&auction).unwrap();
    let accepted = ruling.follows(&Remedy::Accept).unwrap();
    assert_eq!(cancelled(accepted), [(Seat::North, Call::Pass)]);
}

#[test]
fn three_passes_in_any_order_end_the_auction_if_nobody_was_robbed() {
    // South, West and East pass, South and East too early. Each player has called since 1♠ or made
    // it.
    let mut auction = auction("1S");
    out_of_turn(Seat::South, "P")
        .rectify(&mut auction, Remedy::Accept)
        .unwrap();
    play_on(&mut auction, "P");
    assert_eq!(auction.turn(), Seat::North);
    out_of_turn(Seat::East, "P")
        .rectify(&mut auction, Remedy::Accept)
        .unwrap();
    assert!(auction.has_ended());
    assert_eq!(auction.contract_so_far().unwrap().to_string(), "1S by N");
}
