//! Information that may not be used, and explanations that do not fit: tables of worked cases, and
//! models written independently of the engine.

use arbitro_engine::laws::explanation::{
    Agreement, Basis, Correction, Misled, Mistaken, Noticed, Redress, Stage, basis, correction,
    mistaken,
};
use arbitro_engine::laws::role::Role;
use arbitro_engine::laws::unauthorized::{
    Alternative, Barred, Decision, Inquiry, Moment, NextStep, QUESTIONS, Response, Source, response,
};
use arbitro_engine::{Call, Fact, Seat, Side};

use crate::given::{Row, auction, call, each_row, same, seat};

#[test]
fn every_row_of_the_table_of_sources() {
    each_row("unauthorized", |row| {
        let source = Source::from_id(&row["source"]).ok_or("no source")?;
        let (barred, reasons) = source.barred(seat(&row["by"]));
        let told = match barred {
            Barred::Partner(seat) => seat.letter().to_string(),
            Barred::Side(side) => side.letters().to_owned(),
            Barred::Nobody => "-".to_owned(),
        };
        same("barred", told.as_str(), &row["barred"])?;
        same("law", reasons[0].citation.law, &row["law"])
    });
}

/// Written from the side of the player: who learns something from partner alone?
#[test]
fn nobody_is_barred_from_what_the_other_side_gives_away() {
    use Source::{PutRight, RequiredPause, WithdrawnByOffender, WithdrawnByOtherSide};
    for source in Source::ALL {
        for by in Seat::ALL {
            let (barred, reasons) = source.barred(by);
            for player in Seat::ALL {
                let opponents = Side::of(player) != Side::of(by);
                let expected = match source {
                    RequiredPause | PutRight => false,
                    WithdrawnByOffender => !opponents,
                    WithdrawnByOtherSide => opponents,
                    _ => player == by.partner(),
                };
                assert_eq!(
                    barred.includes(player),
                    expected,
                    "{source:?} {by:?} {player:?}"
                );
            }
            let risk = reasons
                .iter()
                .any(|reason| reason.id == "tempo-at-own-risk");
            assert_eq!(risk, matches!(source, Source::Hesitation | Source::Haste));
        }
    }
}

/// `P:7:5 2S:6:5:suggested`.
fn poll(text: &str) -> Vec<Alternative> {
    let word = |word: &str| {
        let parts: Vec<&str> = word.split(':').collect();
        Alternative {
            call: call(parts[0]),
            considered: parts[1].parse().unwrap(),
            chosen: parts[2].parse().unwrap(),
            suggested: parts.get(3) == Some(&"suggested"),
        }
    };
    text.split(' ').map(word).collect()
}

#[test]
fn every_row_of_the_table_of_logical_alternatives() {
    each_row("logical_alternatives", |row| {
        let among = poll(&row["poll"]);
        let decision = Decision {
            informed: &row["informed"] == "yes",
            among: &among,
        };
        let allowed: Vec<Call> = row["allowed"].split(' ').map(call).collect();
        same("allowed", decision.allowed(), allowed)
    });
}

/// Every poll on three calls with these numbers. A call is barred if it is suggested and some other
/// call, not suggested, is one that two in ten consider and one chooses.
#[test]
fn a_call_is_barred_only_over_a_logical_alternative() {
    let numbers = [(0, 0), (1, 1), (2, 0), (2, 1), (5, 3)];
    let calls = ["P", "X", "2S"].map(call);
    let marks = 8;
    let mut cases = 0;
    for case in 0..numbers.len().pow(3) * marks * 2 {
        let informed = case % 2 == 1;
        let suggested = (case / 2) % marks;
        let places = case / 2 / marks;
        let among: Vec<Alternative> = (0..3)
            .map(|at| {
                let (considered, chosen) = numbers[places / numbers.len().pow(at) % numbers.len()];
                Alternative {
                    call: calls[at as usize],
                    considered,
                    chosen,
                    suggested: suggested >> at & 1 == 1,
                }
            })
            .collect();
        let decision = Decision {
            informed,
            among: &among,
        };
        let anchors = among.iter().filter(|it| {
            let counted = (it.considered, it.chosen) == (2, 1) || it.considered == 5;
            counted && !it.suggested
        });
        let anchored = informed && anchors.count() > 0;
        for it in &among {
            let (allowed, reason) = decision.may_choose(*it);
            assert_eq!(allowed, !(anchored && it.suggested), "{it:?} of {among:?}");
            if !allowed {
                let over = reason.facts.iter().find(|(name, _)| *name == "other");
                let (_, over) = over.expect("the alternative is named");
                let named = among.iter().find(|it| Fact::Call(it.call) == *over);
                assert!(named.is_some_and(|it| it.is_logical() && !it.suggested));
            }
            cases += 1;
        }
    }
    assert_eq!(cases, 6_000);
}

#[test]
fn opponents_reserve_rights_or_call_the_director() {
    for (moment, advised) in [
        (Moment::Agreed, Response::Reserve),
        (Moment::Disputed, Response::DirectorNow),
        (Moment::Suspected, Response::DirectorLater),
    ] {
        assert_eq!(response(true, moment).0, advised);
        assert_eq!(response(false, moment).0, Response::Nothing);
    }
    assert_eq!(response(true, Moment::Agreed).1.citation.law, "16B2");
    assert_eq!(response(true, Moment::Suspected).1.citation.law, "16B3");
}

/// The Director goes through the questions until a no, and adjusts the score after four times yes.
#[test]
fn the_director_asks_one_question_after_the_other() {
    let steps = [
        NextStep::Information,
        NextStep::Alternatives,
        NextStep::Suggestion,
        NextStep::Damage,
        NextStep::Adjust,
    ];
    assert_eq!(steps.len(), QUESTIONS + 1);
    for (informed, text, chosen, damaged, first_no) in [
        (true, "P:7:5 2S:6:5:suggested", "2S", true, None),
        (true, "P:7:5 2S:6:5:suggested", "2S", false, Some(3)),
        (true, "P:7:5 2S:6:5:suggested", "P", true, Some(2)),
        (true, "P:1:0 2S:9:9:suggested", "2S", true, Some(1)),
        (false, "P:7:5 2S:6:5:suggested", "2S", true, Some(0)),
        // Another alternative there was, but the information suggests that one too.
        (
            true,
            "X:5:4:suggested 2S:6:6:suggested",
            "2S",
            true,
            Some(2),
        ),
    ] {
        let among = poll(text);
        let inquiry = Inquiry {
            decision: Decision {
                informed,
                among: &among,
            },
            chosen: *among.iter().find(|it| it.call == call(chosen)).unwrap(),
            damaged,
        };
        for (known, step) in steps.into_iter().enumerate() {
            let expected = match first_no {
                Some(no) if no < known => NextStep::Stand,
                _ => step,
            };
            assert_eq!(inquiry.next(known).0, expected, "{text} {chosen} {known}");
        }
    }
}

fn agreed(text: &str) -> Agreement<&str> {
    match text {
        "-" => Agreement::NoEvidence,
        "nothing" => Agreement::Nothing,
        shown => Agreement::Shown(shown),
    }
}

#[test]
fn every_row_of_the_table_of_explanations() {
    each_row("explanations", |row| {
        let agreed = agreed(&row["agreed"]);
        let (whose, reason) = mistaken(&&row["explained"], &&row["held"], &agreed);
        same("mistaken", whose.id(), &row["mistaken"])?;
        same("law", reason.citation.section(), &row["law"])
    });
}

/// Whose mistake it is, by name.
fn whose(row: &Row) -> Mistaken {
    let mut all = Mistaken::ALL.into_iter();
    all.find(|it| it.id() == &row["mistaken"]).expect("an id")
}

#[test]
fn every_row_of_the_table_of_corrections() {
    each_row("corrections", |row| {
        let noticed = match &row["noticed"] {
            "explainer" => Noticed::Explainer,
            _ => Noticed::Caller(Role::from_id(&row["role"]).ok_or("no role")?),
        };
        let stage = Stage::from_id(&row["stage"]).ok_or("no stage")?;
        let (when, reason) = correction(whose(row), noticed, stage);
        same("when", when.id(), &row["when"])?;
        same("law", reason.citation.section(), &row["law"])
    });
}

/// Nobody tells partner anything: the caller is silent while partner may still use it.
#[test]
fn the_caller_never_speaks_while_partner_may_use_it() {
    let roles = Role::ALL.map(Noticed::Caller);
    for noticed in roles {
        for stage in Stage::ALL {
            let (when, _) = correction(Mistaken::Explanation, noticed, stage);
            let speaks = matches!(when, Correction::Now | Correction::BeforeLead);
            let partner_plays = match (noticed, stage) {
                (_, Stage::Auction) => true,
                (Noticed::Caller(Role::Defender), stage) => stage != Stage::AfterPlay,
                _ => false,
            };
            assert_eq!(speaks, !partner_plays, "{noticed:?} {stage:?}");
        }
    }
}

#[test]
fn every_row_of_the_table_of_misinformed_calls() {
    each_row("misinformed", |row| {
        let auction = auction(&row["calls"]);
        let misled = Misled {
            auction: &auction,
            seat: seat(&row["seat"]),
            mistaken: whose(row),
            influenced: &row["influenced"] == "yes",
            lead_faced: &row["lead_faced"] == "yes",
        };
        let Some((redress, reasons)) = misled.redress() else {
            return same("redress", "-", &row["redress"]);
        };
        same("redress", redress.id(), &row["redress"])?;
        same("law", reasons[0].citation.section(), &row["law"])?;
        let also = reasons.iter().find(|it| it.id == "next-player-changes-too");
        let also = also.map_or("-".to_owned(), |reason| match reason.facts[0].1 {
            Fact::Seat(seat) => seat.letter().to_string(),
            other => panic!("{other:?}"),
        });
        same("also", also.as_str(), &row["also"])
    });
}

/// A call can be changed as long as nothing but a call of the next player has followed.
#[test]
fn a_misled_call_is_changed_within_two_calls() {
    let whole = auction("1S 3C P 3H P P P");
    for calls in 1..=whole.calls().len() {
        let so_far = whole.before(calls);
        for seat in Seat::ALL {
            let misled = Misled {
                auction: &so_far,
                seat,
                mistaken: Mistaken::Explanation,
                influenced: true,
                lead_faced: false,
            };
            let mut since = so_far.calls().iter().rev();
            let since = since.position(|made| made.seat == seat);
            let expected = since.map(|since| {
                if since < 2 {
                    Redress::Change
                } else {
                    Redress::Adjust
                }
            });
            assert_eq!(
                misled.redress().map(|it| it.0),
                expected,
                "{calls} {seat:?}"
            );
        }
    }
}

#[test]
fn a_score_is_based_on_what_the_opponents_should_have_been_told() {
    for (agreed, gained, expected) in [
        ("strong", true, Basis::Agreement),
        ("strong", false, Basis::Table),
        ("nothing", true, Basis::NoAgreement),
        ("nothing", false, Basis::Table),
        ("-", true, Basis::Agreement),
    ] {
        assert_eq!(basis(&self::agreed(agreed), gained).0, expected, "{agreed}");
    }
}
