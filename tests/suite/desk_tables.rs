//! Every worked case of the tables, put on the ruling desk as a director does: the questions are
//! answered in turn, and the finding says what the row says. A list names the tables for which the
//! desk has no place.

use std::collections::BTreeSet;

use arbitro::desk::adjusted::{AdjustedCase, Judged};
use arbitro::desk::auction::AuctionCase;
use arbitro::desk::bidding_box::BoxCase;
use arbitro::desk::dummy_card::{DummyCardCase, Said};
use arbitro::desk::exposed::{ExposedCase, Laid};
use arbitro::desk::inquiry::Line;
use arbitro::desk::movement::MovementCase;
use arbitro::desk::pairs::PairsCase;
use arbitro::desk::revoke::RevokeCase;
use arbitro::desk::rubber::{Deal, RubberCase};
use arbitro::desk::score::{ScoreCase, line_with};
use arbitro::desk::teams::{ImpsCase, VictoryCase};
use arbitro::desk::traveller::{Row as Result, TravellerCase};
use arbitro::desk::{Block, Case, Choices, Fault, Finding, Inquiry};
use arbitro::engine::laws::contested_claim::ContestedClaim;
use arbitro::engine::laws::exposed_card::{How, Phase};
use arbitro::engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use arbitro::engine::laws::revoke::equity::RevokedEnding;
use arbitro::engine::laws::revoke::{Attention, Continuation, OtherSide};
use arbitro::engine::play::SuitSet;
use arbitro::engine::score::Hundredths;
use arbitro::engine::score::adjusted::Responsibility;
use arbitro::engine::score::matchpoints::Scale;
use arbitro::engine::score::rubber::Holding;
use arbitro::engine::{
    AbsoluteVulnerability, BySeat, Fact, Reason, Seat, Side, Strain, Suit, notation,
};
use arbitro::exercise::{Cell, Exhibit, Phrase};

use crate::given::{
    Numbered as _, Row, call, card, cards, dealt_by, each_row, penalty, root, rows, same, seat,
};

/// The tables put on the desk below.
const ASKED: &[&str] = &[
    "adjusted_scores",
    "contested_claims",
    "duplicate_deals",
    "imps",
    "movement_5",
    "movement_6",
    "neuberg",
    "rubber_deals",
    "rubber_totals",
    "team_boards",
    "victory_points",
    "changes_of_call",
    "calls_out_of_rotation",
    "corrections",
    "defective_tricks",
    "dummy_acts",
    "explanations",
    "exposed",
    "insufficient_bids",
    "matchpoints",
    "misinformed",
    "revokes",
    "score_corrections",
    "trick_acts",
    "unauthorized",
    "changed_cards",
    "dummy_scenes",
    "missing_cards",
    "pairs_imps",
    "played_cards",
    "retractions",
    "wrong_boards",
    "auction_results",
    "bidding_box",
    "claims",
    "dummy_cards",
    "illegal_calls",
    "inadmissible_calls",
    "lead_choice",
    "revoke_equities",
    "revoke_inquiries",
    "stop_cards",
];

/// The finding of a case that has one.
fn found(case: &Case) -> Finding {
    case.answer()
        .unwrap_or_else(|fault| panic!("{case:?}: {fault:?}"))
}

fn reasons(finding: &Finding) -> Vec<&Reason> {
    let rules = finding.blocks.iter().filter_map(|block| match block {
        Block::Rule(reason) => Some(reason),
        _ => None,
    });
    rules.collect()
}

fn choices(finding: &Finding) -> Vec<&Choices> {
    let asked = finding.blocks.iter().filter_map(|block| match block {
        Block::Choices(choices) => Some(choices),
        _ => None,
    });
    asked.collect()
}

fn says(finding: &Finding, id: &str) -> bool {
    let said = |block: &Block| matches!(block, Block::Say(phrase) if phrase.id == id);
    finding.blocks.iter().any(said)
}

fn has_rule(finding: &Finding, id: &str) -> bool {
    reasons(finding).iter().any(|reason| reason.id == id)
}

/// Whether the finding cites a Law: all of it, or its number as the tables abbreviate it.
fn cites(finding: &Finding, law: &str) -> std::result::Result<(), String> {
    let cited: Vec<&str> = reasons(finding).iter().map(|it| it.citation.law).collect();
    match cited.iter().any(|it| it.starts_with(law)) {
        true => Ok(()),
        false => Err(format!("no Law {law} among {cited:?}")),
    }
}

/// Chooses an option of the question that is open.
fn choosing(case: Case, option: impl Fn(&Phrase) -> bool) -> Case {
    let finding = found(&case);
    let open = choices(&finding).into_iter().find(|it| it.chosen.is_none());
    let open = open.unwrap_or_else(|| panic!("nothing more is asked: {case:?}"));
    let at = open.options.iter().position(option);
    let at = at.unwrap_or_else(|| panic!("{:?} has no such option", open.asks));
    case.choosing(open.stage, at)
}

/// An inquiry answered with the ids of its options; a seat by its letter.
fn asked(line: Line, answers: &[&str]) -> Finding {
    let mut case = Case::Inquiry(Inquiry::new(line));
    for answer in answers {
        case = choosing(case, |option| match notation::parse_seat(answer) {
            Ok(seat) => option.facts.contains(&("seat", Fact::Seat(seat))),
            Err(_) => option.id == *answer,
        });
    }
    let finding = found(&case);
    assert!(finding.headline.id != "desk-asks", "{answers:?}");
    finding
}

const fn yes_no(yes: bool) -> &'static str {
    match yes {
        true => "desk-yes",
        false => "desk-no",
    }
}

#[test]
fn who_may_not_use_what_was_given_away() {
    each_row("unauthorized", |row| {
        let source = match &row["source"] {
            "hesitation" => "desk-source-hesitation",
            "haste" => "desk-source-haste",
            "question" => "desk-source-question",
            "remark" => "desk-source-remark",
            "unexpected_alert" => "desk-source-alert",
            "explanation" => "desk-source-explanation",
            "required_pause" => "desk-source-pause",
            "withdrawn_by_offender" => "desk-source-own-call",
            "put_right" => "desk-source-put-right",
            "withdrawn_by_other_side" => "desk-source-other-call",
            other => return Err(other.to_owned()),
        };
        let finding = asked(Line::Information, &[source, &row["by"]]);
        let expected = match &row["barred"] {
            "-" => Phrase::new("desk-information-nobody"),
            side if side.len() == 2 => Phrase::new("desk-information-side").with(
                "side",
                Fact::Side(notation::parse_side(side).expect("a side")),
            ),
            player => {
                Phrase::new("desk-information-partner").with("seat", Fact::Seat(seat(player)))
            }
        };
        same("barred", &finding.headline, &expected)?;
        cites(&finding, &row["law"])
    });
}

/// Law 16B3 and the questions of the Director, each asked only after a yes.
#[test]
fn the_director_asks_on_until_an_answer_is_no() {
    let begun = ["desk-source-hesitation", "S", "desk-moment-suspected"];
    for (answers, headline) in [
        (&[false][..], "desk-result-stands"),
        (&[true, false], "desk-result-stands"),
        (&[true, true, false], "desk-result-stands"),
        (&[true, true, true], "desk-result-adjusted"),
    ] {
        let answers = answers.iter().map(|yes| yes_no(*yes));
        let path: Vec<&str> = begun.into_iter().chain(answers).collect();
        let finding = asked(Line::Information, &path);
        assert_eq!(finding.headline.id, headline, "{path:?}");
        // Nothing more is asked.
        assert_eq!(choices(&finding).len(), path.len());
    }
    let denied = ["desk-source-remark", "S", "desk-moment-disputed", "desk-no"];
    let finding = asked(Line::Information, &denied);
    assert_eq!(finding.headline.id, "desk-information-nobody");
}

/// What was agreed, as the desk asks, and whether the hand fits if that is asked.
fn agreement(row: &Row) -> Vec<&'static str> {
    let (explained, held) = (&row["explained"], &row["held"]);
    let fits = yes_no(explained == held);
    match &row["agreed"] {
        "nothing" => vec!["desk-agreed-nothing"],
        "-" => vec!["desk-agreed-unknown", fits],
        agreed if agreed == explained => vec!["desk-agreed-as-explained", fits],
        _ => vec!["desk-agreed-otherwise"],
    }
}

#[test]
fn whose_mistake_an_explanation_was() {
    each_row("explanations", |row| {
        let finding = asked(Line::Explanation, &agreement(row));
        let expected = match &row["mistaken"] {
            "explanation" => "desk-explanation-wrong",
            "call" => "desk-explanation-right",
            _ => "desk-explanation-fits",
        };
        same("mistaken", finding.headline.id, expected)?;
        cites(&finding, &row["law"])
    });
}

/// An explanation that was wrong, right, or fits.
fn told(mistaken: &str) -> Vec<&'static str> {
    match mistaken {
        "explanation" => vec!["desk-agreed-otherwise"],
        "call" => vec!["desk-agreed-as-explained", "desk-no"],
        _ => vec!["desk-agreed-as-explained", "desk-yes"],
    }
}

#[test]
fn an_explanation_is_corrected_when_the_law_says() {
    each_row("corrections", |row| {
        let mut answers = told(&row["mistaken"]);
        if &row["mistaken"] != "explanation" {
            // Nothing is to be put right, and nothing more is asked.
            let finding = asked(Line::Explanation, &answers);
            same("when", &row["when"], "never")?;
            return same("asked", choices(&finding).len(), 2);
        }
        answers.push(match &row["stage"] {
            "auction" => "desk-stage-auction",
            "clarification" => "desk-stage-before-lead",
            "play" => "desk-stage-play",
            _ => "desk-stage-after",
        });
        match (&row["noticed"], &row["role"], &row["stage"]) {
            ("explainer", ..) => answers.push("desk-noticed-explainer"),
            (_, _, "auction") => answers.push("desk-noticed-caller"),
            (_, "defender", _) => answers.extend(["desk-noticed-caller", "desk-role-defender"]),
            _ => answers.extend(["desk-noticed-caller", "desk-role-declarer"]),
        }
        let finding = asked(Line::Explanation, &answers);
        let when = format!("option-corrected-{}", row["when"].replace('_', "-"));
        same(&when, says(&finding, &when), true)?;
        cites(&finding, &row["law"])
    });
}

#[test]
fn who_was_misled_may_change_a_call_until_partner_calls() {
    each_row("misinformed", |row| {
        if &row["redress"] == "-" {
            // The player has not called, and the desk asks only about one who has.
            return Ok(());
        }
        let mut answers = told(&row["mistaken"]);
        if &row["mistaken"] != "explanation" {
            let finding = asked(Line::Explanation, &answers);
            same("redress", &row["redress"], "nothing")?;
            return cites(&finding, &row["law"]);
        }
        let (faced, influenced) = (&row["lead_faced"] == "yes", &row["influenced"] == "yes");
        let misled = seat(&row["seat"]);
        let auction = dealt_by(Seat::North, &row["calls"]);
        let calls = auction.calls();
        let own = calls.iter().rposition(|made| made.seat == misled);
        let since = own.map_or(0, |at| calls.len() - at - 1);
        answers.push(if faced {
            "desk-stage-play"
        } else {
            "desk-stage-auction"
        });
        answers.extend(["desk-noticed-opponents", "desk-yes"]);
        answers.extend([&row["seat"], yes_no(influenced)]);
        if influenced && !faced {
            answers.push(match since {
                0 => "desk-since-nobody",
                1 => "desk-since-only",
                _ => "desk-since-too",
            });
        }
        let finding = asked(Line::Explanation, &answers);
        let redress = format!("option-redress-{}", &row["redress"]);
        same(&redress, says(&finding, &redress), true)?;
        let also = reasons(&finding).into_iter();
        let also = also.filter(|it| it.id == "next-player-changes-too");
        let also: Vec<String> = also
            .flat_map(|it| &it.facts)
            .map(|(_, fact)| match fact {
                Fact::Seat(seat) => seat.letter().to_string(),
                _ => String::new(),
            })
            .collect();
        let expected = Some(&row["also"]).filter(|it| *it != "-");
        same("also", also.first().map(String::as_str), expected)?;
        cites(&finding, &row["law"])
    });
}

#[test]
fn a_wrong_score_is_corrected_in_time() {
    each_row("score_corrections", |row| {
        let fault = match &row["fault"] {
            "recorded" => "desk-score-fault-written",
            "tricks_too_few" => "desk-score-fault-few",
            _ => "desk-score-fault-many",
        };
        let reported = match &row["reported"] {
            "in_the_round" => "desk-reported-round",
            "before_the_score" => "desk-reported-before",
            minutes if minutes.parse::<u32>().expect("minutes") <= 30 => "desk-reported-period",
            _ => "desk-reported-late",
        };
        let disputed = fault == "desk-score-fault-few"
            && ["desk-reported-before", "desk-reported-period"].contains(&reported);
        let convinced = disputed.then(|| yes_no(&row["convinced"] == "yes"));
        let path: Vec<&str> = [fault, reported].into_iter().chain(convinced).collect();
        let finding = asked(Line::Correction, &path);
        let expected = match &row["corrected"] {
            "yes" => "desk-score-corrected",
            _ => "desk-score-stays",
        };
        same("corrected", finding.headline.id, expected)?;
        same("reason", has_rule(&finding, &row["reason"]), true)
    });
}

#[test]
fn a_defective_trick_is_put_right() {
    each_row("defective_tricks", |row| {
        let late = &row["noticed"] == "late";
        let (missing, exposed) = (
            row["defect"].starts_with("missing"),
            &row["defect"] == "extra_exposed",
        );
        let mut answers = vec![
            if missing {
                "desk-trick-missing"
            } else {
                "desk-trick-extra"
            },
            if late {
                "desk-trick-late"
            } else {
                "desk-trick-in-time"
            },
        ];
        if late && missing {
            answers.push(yes_no(&row["defect"] == "missing_can_follow"));
        } else if late {
            answers.push(yes_no(exposed));
        }
        if !missing && (exposed || !late) {
            answers.push(match &row["role"] {
                "defender" => "desk-role-defender",
                _ => "desk-role-declarer",
            });
        }
        let finding = asked(Line::Trick, &answers);
        let expected = match &row["remedy"] {
            "play_missing_card" => "desk-trick-supply",
            "add_card_of_suit_led" => "desk-trick-add-suit",
            "add_any_card" => "desk-trick-add",
            "as_fifth_card" => "desk-trick-fifth",
            _ => "desk-trick-restore",
        };
        same("remedy", finding.headline.id, expected)?;
        let revoke = has_rule(&finding, "trick-deemed-revoke");
        same("deemed revoke", revoke, &row["deemed_revoke"] == "yes")?;
        let penalty = says(&finding, "desk-trick-penalty");
        same("penalty card", penalty, &row["penalty_card"] == "yes")?;
        same("exercise", finding.exercise.is_some(), true)?;
        cites(&finding, &row["law"])
    });
}

fn allowed(row: &Row, finding: &Finding) -> std::result::Result<(), String> {
    let expected = match &row["allowed"] {
        "yes" => "desk-allowed",
        _ => "desk-not-allowed",
    };
    same("allowed", finding.headline.id, expected)?;
    cites(finding, &row["law"])
}

#[test]
fn what_players_do_with_played_cards() {
    each_row("trick_acts", |row| {
        let act = match &row["act"] {
            "turn_after_four" => "desk-act-turn",
            "turn_before_four" => "desk-act-turn-early",
            "correct_pointing" => "desk-act-pointing",
            "correct_pointing_late" => "desk-act-pointing-late",
            "see_trick" => "desk-act-see",
            "see_trick_card_turned" => "desk-act-see-turned",
            "see_trick_played_on" => "desk-act-see-late",
            "dummy_asks_to_see" => "desk-act-see-dummy",
            "look_at_earlier_trick" => "desk-act-look",
            "mix_before_agreement" => "desk-act-mix",
            "keep_in_order" => "desk-act-order",
            other => return Err(other.to_owned()),
        };
        let finding = asked(Line::Quitted, &[act]);
        same("exercise", finding.exercise.is_some(), true)?;
        allowed(row, &finding)
    });
}

/// The group in which an act of dummy stands, and the act.
fn act_of_dummy(act: &str) -> [&'static str; 2] {
    let [helps, speaks, sees, trick] = [
        "desk-dummy-group-helps",
        "desk-dummy-group-speaks",
        "desk-dummy-group-sees",
        "desk-dummy-group-trick",
    ];
    match act {
        "point_out_irregularity" => [speaks, "desk-dummy-points-out"],
        "call_director" => [speaks, "desk-dummy-calls"],
        "call_director_after_attention" => [speaks, "desk-dummy-calls-after"],
        "point_out_after_play" => [speaks, "desk-dummy-after-play"],
        "prevent_irregularity" => [helps, "desk-dummy-prevents"],
        "ask_declarer_about_revoke" => [helps, "desk-dummy-asks-declarer"],
        "ask_defender_about_revoke" => [speaks, "desk-dummy-asks-defender"],
        "take_part" => [helps, "desk-dummy-plays"],
        "communicate_about_play" => [helps, "desk-dummy-tells"],
        "touch_card" => [helps, "desk-dummy-touches"],
        "point_out_wrong_hand" => [speaks, "desk-dummy-wrong-hand"],
        "point_out_turned_card" => [trick, "desk-dummy-turned"],
        "point_out_turned_card_late" => [trick, "desk-dummy-turned-late"],
        "ask_to_see_trick" => [trick, "desk-dummy-asks-trick"],
        "look_at_defenders_card" => [sees, "desk-dummy-looks"],
        "exchange_hands" => [sees, "desk-dummy-exchanges"],
        "leave_seat" => [sees, "desk-dummy-leaves"],
        "inform_director" => [speaks, "desk-dummy-informs"],
        "count_tricks" => [helps, "desk-dummy-counts"],
        "move_named_card" => [helps, "desk-dummy-moves"],
        "ensure_following_suit" => [helps, "desk-dummy-follows"],
        other => panic!("{other}"),
    }
}

#[test]
fn what_dummy_does() {
    each_row("dummy_acts", |row| {
        let finding = asked(Line::Dummy, &act_of_dummy(&row["act"]));
        let costs = has_rule(&finding, "dummy-loses-protection");
        same("costs protection", costs, &row["costs_protection"] == "yes")?;
        same("exercise", finding.exercise.is_some(), true)?;
        allowed(row, &finding)
    });
}

/// The same with what dummy did before, asked only where it matters.
#[test]
fn what_dummy_does_after_looking_at_a_hand() {
    each_row("dummy_scenes", |row| {
        let said = |word: &str| row["before"].split(' ').any(|it| it == word);
        let act = &row["act"];
        let mut answers = act_of_dummy(act).to_vec();
        let protects = matches!(act, "ask_declarer_about_revoke" | "prevent_irregularity");
        if protects || act == "point_out_irregularity" {
            answers.push(yes_no(said("lost")));
        }
        if protects && said("lost") {
            answers.push(yes_no(said("asked")));
        }
        if act == "ask_declarer_about_revoke" && said("lost") && !said("asked") {
            answers.push(yes_no(!said("legal")));
        }
        let finding = asked(Line::Dummy, &answers);
        same("asked", choices(&finding).len(), answers.len())?;
        let expected = match &row["permission"] {
            "allowed" => "desk-allowed",
            _ => "desk-not-allowed",
        };
        same("permission", finding.headline.id, expected)?;
        let later = says(&finding, "option-dummy-not-now");
        same("later", later, &row["permission"] == "not_now")?;
        let rule = match &row["follows"] {
            "established_revoke" => Some("forfeit-established-revoke"),
            "hand_chosen" => Some("forfeit-hand-chosen"),
            "play_goes_on" => Some("forfeit-play-goes-on"),
            "protection_lost" => Some("dummy-loses-protection"),
            "penalty" => Some("dummy-may-be-penalised"),
            _ => None,
        };
        same(
            "follows",
            rule.is_none_or(|rule| has_rule(&finding, rule)),
            true,
        )?;
        same("exercise", finding.exercise.is_some(), true)?;
        cites(&finding, &row["law"])?;
        cites(&finding, &row["why"])
    });
}

/// What the desk finds about a board, by the words of the table.
fn of_board(action: &str) -> &'static str {
    match action {
        "play_normally" => "desk-cards-normally",
        "play_and_review" => "desk-cards-review",
        "adjust" => "desk-result-adjusted",
        "remove_card" => "desk-cards-removed",
        "remove_and_review" => "desk-cards-removed-review",
        "restore_card" => "desk-missing-restored",
        "new_pack" => "desk-missing-pack",
        "defective_trick" => "desk-missing-trick",
        "call_again" => "desk-board-call-again",
        "cancel_board" => "desk-board-cancelled",
        "score_stands" => "desk-board-stands",
        other => panic!("{other}"),
    }
}

/// The answers about a missing card, up to where it is.
fn missing_card(facts: &str) -> Vec<&'static str> {
    let place = match facts {
        facts if facts.contains("played") => "desk-missing-played",
        facts if facts.contains("nowhere") => "desk-missing-lost",
        _ => "desk-missing-found",
    };
    let faced = yes_no(facts.contains("lead_faced"));
    vec!["desk-cards-missing", faced, place]
}

#[test]
fn wrong_cards_and_wrong_boards() {
    each_row("wrong_boards", |row| {
        let facts = &row["facts"];
        let said = |word: &str| facts.split(' ').any(|it| it == word);
        let (line, answers) = match &row["case"] {
            "wrong_count" => {
                let found = match (said("called"), said("after_play")) {
                    (_, true) => vec!["desk-stage-after"],
                    (true, _) => vec!["desk-count-called", yes_no(!said("unplayable"))],
                    (false, _) => vec!["desk-count-before", yes_no(said("seen"))],
                };
                (Line::Cards, [vec!["desk-cards-count"], found].concat())
            }
            "foreign_card" => {
                let quitted = yes_no(said("quitted"));
                (Line::Cards, vec!["desk-cards-foreign", quitted])
            }
            "missing_card" => {
                let mut answers = missing_card(facts);
                if said("lead_faced") && !said("played") {
                    answers.push("desk-role-defender");
                }
                (Line::Cards, answers)
            }
            "other_board" => {
                let called = yes_no(said("partner_called"));
                (Line::Board, vec!["desk-board-hand", called])
            }
            _ => {
                let before = yes_no(said("played_before"));
                (Line::Board, vec!["desk-board-players", before])
            }
        };
        let finding = asked(line, &answers);
        same("action", finding.headline.id, of_board(&row["action"]))?;
        same("said", finding.spoken.is_some(), true)?;
        same("exercise", finding.exercise.is_some(), true)?;
        cites(&finding, &row["law"])
    });
    // The board from which the cards were taken.
    for (answer, rule) in [
        ("desk-board-repeats", "wrong-hand-repeats"),
        ("desk-board-differs", "wrong-hand-differs"),
    ] {
        let finding = asked(Line::Board, &["desk-board-hand", "desk-no", answer]);
        assert!(has_rule(&finding, rule) && finding.exercise.is_some());
    }
}

#[test]
fn what_a_missing_card_may_cost() {
    each_row("missing_cards", |row| {
        let facts = &row["facts"];
        let mut answers = missing_card(facts);
        if facts.contains("lead_faced") && !facts.contains("played") {
            answers.push(match &row["role"] {
                "defender" => "desk-role-defender",
                _ => "desk-role-declarer",
            });
        }
        let finding = asked(Line::Cards, &answers);
        let rules = [
            ("nothing", "missing-card-before-lead"),
            ("revoke", "missing-card-of-declarer"),
            ("revoke_or_penalty_card", "missing-card-of-defender"),
        ];
        for (liability, rule) in rules {
            let found = has_rule(&finding, rule);
            same(rule, found, &row["liability"] == liability)?;
        }
        same("exercise", finding.exercise.is_some(), true)
    });
}

fn whose(role: &str) -> &'static str {
    match role {
        "declarer" => "desk-played-declarer",
        "dummy" => "desk-played-dummy",
        _ => "desk-played-defender",
    }
}

#[test]
fn a_card_is_played_or_not() {
    each_row("played_cards", |row| {
        let renamed = |why| vec!["desk-played-renamed", why];
        let answers = match &row["circumstance"] {
            "slip_of_tongue" => [renamed("desk-named-slip"), vec!["desk-since-nobody"]].concat(),
            "loss_of_concentration" => renamed("desk-named-inattention"),
            "change_of_mind" => renamed("desk-named-thoughts"),
            "wrong_card_moved_by_dummy" => vec![
                "desk-played-misplayed",
                "desk-trick-in-time",
                "desk-since-nobody",
            ],
            how => {
                let how = match how {
                    "faced_on_table" => "desk-how-faced",
                    "touching_table" => "desk-how-touching",
                    "nearly_touching_table" => "desk-how-nearly",
                    "held_as_played" => "desk-how-held",
                    "moved_towards_table_and_back" => "desk-how-moved-back",
                    "face_possible_for_partner" => "desk-how-partner",
                    "partner_looked_away" => "desk-how-looked-away",
                    "face_seen_by_opponent_only" => "desk-how-opponent",
                    "seen_by_declarer_and_dummy" => "desk-how-both-saw",
                    "named" => "desk-how-said",
                    "designated" => "desk-how-pointed",
                    "touched_deliberately_in_dummy" => "desk-how-touched",
                    "arranging_dummy" => "desk-how-arranging",
                    "reaching_another_in_dummy" => "desk-how-reaching",
                    "indicated_by_dummy" => "desk-how-indicated",
                    "dropped" => "desk-how-fell",
                    "penalty_card_due" => "desk-how-penalty",
                    "fifth_card" => "desk-how-fifth",
                    "fifth_card_led" => "desk-how-fifth-led",
                    other => return Err(other.to_owned()),
                };
                vec!["desk-played-is-it", whose(&row["role"]), how]
            }
        };
        let finding = asked(Line::Played, &answers);
        let expected = match (&row["fate"], answers[0]) {
            ("played", _) => "desk-card-played",
            ("led", _) => "desk-card-led",
            ("not_played", _) => "desk-card-free",
            ("penalty_card", _) => "desk-card-penalty",
            ("may_be_changed", _) => "desk-card-renamed",
            (_, "desk-played-misplayed") => "desk-card-replaced",
            _ => "desk-card-back",
        };
        same("fate", finding.headline.id, expected)?;
        same("said", finding.spoken.is_some(), true)?;
        cites(&finding, &row["law"])
    });
}

#[test]
fn a_card_from_dummy_is_changed_or_not() {
    each_row("changed_cards", |row| {
        let words: Vec<&str> = row["case"].split(' ').collect();
        let answers = match words[..] {
            ["slip", since] => vec![
                "desk-played-renamed",
                "desk-named-slip",
                match since {
                    "nothing" => "desk-since-nobody",
                    "opponent" => "desk-named-opponent",
                    _ => "desk-named-declarer",
                },
            ],
            ["inattention", _] => vec!["desk-played-renamed", "desk-named-inattention"],
            ["second_thoughts", _] => vec!["desk-played-renamed", "desk-named-thoughts"],
            ["wrong_card", "in_time", _, after] => vec![
                "desk-played-misplayed",
                "desk-trick-in-time",
                match after {
                    "nobody" => "desk-since-nobody",
                    "defender" => "desk-role-defender",
                    _ => "desk-moved-both",
                },
            ],
            ["wrong_card", "late", card, _] => vec![
                "desk-played-misplayed",
                "desk-trick-late",
                match card {
                    "ordinary" => "desk-moved-ordinary",
                    "lead" => "desk-moved-lead",
                    _ => "desk-moved-revoke",
                },
            ],
            _ => return Err(row["case"].to_owned()),
        };
        let finding = asked(Line::Played, &answers);
        let expected = match (&row["changed"], words[0]) {
            ("no", _) => "desk-card-played",
            (_, "slip") => "desk-card-renamed",
            _ => "desk-card-replaced",
        };
        same("changed", finding.headline.id, expected)?;
        let opponent = has_rule(&finding, "opponent-may-change");
        same("opponent", opponent, &row["opponent_may"] == "yes")?;
        let declarer = has_rule(&finding, "declarer-may-follow");
        same("declarer", declarer, &row["declarer_may"] == "yes")?;
        cites(&finding, &row["law"])
    });
}

#[test]
fn a_card_is_taken_back_or_not() {
    each_row("retractions", |row| {
        let ground = match &row["ground"] {
            "rectification" => "desk-ground-rectification",
            "illegal_play" => "desk-ground-illegal",
            "unintended_designation" => "desk-ground-slip",
            "opponent_changed" => "desk-ground-opponent",
            "non_offender_changed" => "desk-ground-revoke",
            "told_wrong_turn" => "desk-ground-turn",
            "wrong_explanation" => "desk-ground-explanation",
            "wrong_explanation_too_late" => "desk-ground-late",
            "opening_lead_dummy_seen" => "desk-ground-dummy-seen",
            "proper_lead" => "desk-ground-lead",
            "anything_else" => "desk-ground-else",
            other => return Err(other.to_owned()),
        };
        let answers = ["desk-played-taken-back", whose(&row["role"]), ground];
        let finding = asked(Line::Played, &answers);
        let expected = match &row["retraction"] {
            "may_not" => "desk-card-played",
            "to_hand" => "desk-card-back",
            "penalty_card_if_seen" => "desk-card-penalty-seen",
            _ => "desk-card-penalty",
        };
        same("retraction", finding.headline.id, expected)?;
        cites(&finding, &row["law"])
    });
}

#[test]
fn every_pair_has_its_imps() {
    each_row("pairs_imps", |row| {
        let numbers = |name: &str| row[name].split_whitespace().map(number).collect::<Vec<_>>();
        let scores = numbers("ns").into_iter().map(Result::Score);
        let results = TravellerCase {
            rows: scores.collect(),
            ..TravellerCase::default()
        };
        for (butler, name) in [(false, "cross"), (true, "butler")] {
            let case = PairsCase {
                results: results.clone(),
                butler,
            };
            let finding = found(&Case::Pairs(case));
            let datum = Fact::Points(number(&row["datum"]));
            same("datum", fact(&finding, "datum"), Some(datum))?;
            let imps = |at: usize| {
                let cells = column(&finding, at).into_iter().map(|cell| match cell {
                    Cell::Fact(Fact::Points(imps)) => imps,
                    other => panic!("{other:?}"),
                });
                cells.collect::<Vec<_>>()
            };
            same(name, imps(2), numbers(name))?;
            let opposite: Vec<i32> = numbers(name).into_iter().map(|it| -it).collect();
            same(name, imps(3), opposite)?;
        }
        Ok(())
    });
}

/// Penalty cards as the desk has them; `None` if they are of both kinds.
fn laid(cards: PenaltyCards) -> Laid {
    Laid {
        cards: cards.cards(),
        major: matches!(cards, PenaltyCards::Major(_)),
    }
}

#[test]
fn every_exposed_card_is_of_its_kind() {
    each_row("exposed", |row| {
        let phase = match &row["phase"] {
            "auction" => Phase::Auction,
            "opening_lead" => Phase::OpeningLead,
            _ => Phase::Play,
        };
        let (exposed, declarer) = (cards(&row["cards"]), &row["declarer"]);
        if declarer == "-" {
            // The desk asks who is declarer: without one there is no ruling yet.
            return Ok(());
        }
        let case = ExposedCase {
            phase,
            declarer: seat(declarer),
            seat: seat(&row["seat"]),
            cards: exposed,
            how: How::from_id(&row["how"]).ok_or("no such way")?,
            before: laid(penalty(&row["penalty_before"])),
            partners: laid(penalty(&row["partner_before"])),
            due: Some(&row["due"]).filter(|it| *it != "-").map(card),
            led: Some(Suit::Hearts),
            ..ExposedCase::default()
        };
        let finding = found(&Case::Exposed(Box::new(case)));
        let after = penalty(&row["penalty_after"]);
        let expected = match exposed.iter().find_map(|card| after.kind(card)) {
            None => "desk-is-none",
            Some(PenaltyKind::Minor) => "desk-is-minor",
            Some(PenaltyKind::Major) => "desk-is-major",
        };
        same("kind", finding.headline.id, expected)?;
        let bound = has_rule(&finding, "desk-bound-card");
        same("must be played", bound, &row["must_be_played"] != "-")
    });
}

#[test]
fn every_revoke_costs_what_the_table_says() {
    each_row("revokes", |row| {
        let offender = seat(&row["offender"]);
        let faced = &row["owed"] == "faced";
        if (&row["played"] == "faced") != faced {
            // Only one question is asked about cards that lay open.
            return Ok(());
        }
        let own = Side::of(offender);
        let by = match &row["by"] {
            "-" => own,
            side => notation::parse_side(side).expect("a side"),
        };
        let number = |field: &str| field.parse::<u8>().unwrap_or(0);
        let case = RevokeCase {
            trick: number(&row["trick"]),
            since: Continuation::from_id(&row["since"]).map(|how| (how, by)),
            winner: match &row["winner"] {
                "-" => offender,
                winner => seat(winner),
            },
            later: number(&row["later"]),
            faced,
            again: &row["again"] == "yes",
            others: match &row["other"] {
                "established" => OtherSide::EstablishedToo,
                "same_trick" => OtherSide::RevokedToSameTrick,
                _ => OtherSide::Followed,
            },
            noticed: match &row["attention"] {
                "next_deal" => Attention::NextDealCalled,
                "round" => Attention::RoundEnded,
                _ => Attention::InTime,
            },
            returned: &row["hands"] == "yes",
            offender,
            declarer: Seat::South,
        };
        let Ok(finding) = Case::Revoke(case).answer() else {
            return Err("no finding".to_owned());
        };
        let (established, corrected) =
            (&row["established"] == "yes", &row["must_correct"] == "yes");
        let expected = match (established, corrected, &row["tricks"]) {
            (false, ..) => "desk-revoke-open",
            (true, true, _) => "desk-revoke-corrected-late",
            (true, false, "0") => "desk-revoke-free",
            (true, false, _) => "desk-revoke-costs",
        };
        same("headline", finding.headline.id, expected)?;
        if expected == "desk-revoke-costs" {
            let tricks = ("number", Fact::Number(number(&row["tricks"]).into()));
            same("tricks", finding.headline.facts.contains(&tricks), true)?;
        }
        Ok(())
    });
}

/// The calls of a row with the one in question.
fn auction(row: &Row, last: &str, caller: Option<Seat>) -> AuctionCase {
    let before = row["calls"].split_whitespace().filter(|it| *it != "-");
    AuctionCase {
        dealer: seat(&row["dealer"]),
        calls: before.chain([last]).map(call).collect(),
        caller,
        ..AuctionCase::default()
    }
}

#[test]
fn insufficient_bids_are_accepted_or_replaced() {
    each_row("insufficient_bids", |row| {
        let plain = ["tried", "shows", "replacement_shows"];
        let plain = plain.iter().all(|column| &row[*column] == "-") && &row["premature"] == "no";
        let option = match &row["option"] {
            "accept" => None,
            "lowest_sufficient" => Some("desk-replace-lowest"),
            "comparable" => Some("desk-replace-comparable"),
            "other" => Some("desk-replace-other"),
            "double" => Some("desk-replace-double"),
            "insufficient_again" => Some("desk-replace-insufficient"),
            // A bid that is sufficient after all, or too late: other tests have those.
            _ => return Ok(()),
        };
        if !plain {
            // The desk asks for one attempt, with natural meanings.
            return Ok(());
        }
        let case = Case::Auction(auction(row, &row["bid"], None));
        let accepts = match option {
            None => "desk-accepts-bid",
            Some(_) => "desk-refuses-bid",
        };
        let mut case = choosing(case, |phrase| phrase.id == accepts);
        if let Some(option) = option {
            case = choosing(case, |phrase| phrase.id == option);
        }
        if option == Some("desk-replace-comparable") {
            case = choosing(case, |phrase| phrase.id == "option-comparable-similar");
        }
        let finding = found(&case);
        let silent = has_rule(&finding, "passes-throughout");
        same("partner passes", silent, &row["partner"] == "pass_rest")
    });
}

/// The desk applies Law 36 to an inadmissible double, no matter who called before.
const OWN_SIDE_DOUBLED: &str = "a double of partner's bid cannot be accepted (Law 36)";

#[test]
fn a_call_is_changed_or_not() {
    each_row("changes_of_call", |row| {
        if &row["note"] == OWN_SIDE_DOUBLED {
            return Ok(());
        }
        let slip = &row["unintended"] == "yes";
        let case = AuctionCase {
            replaces_slip: slip,
            ..auction(row, &row["to"], Some(seat(&row["seat"])))
        };
        let case = Case::Auction(case);
        let option = match &row["option"] {
            "accept" => "desk-change-accepted",
            "refuse" => "desk-change-refused",
            "corrected" => {
                return same(
                    "corrected",
                    has_rule(&found(&case), "unintended-call"),
                    true,
                );
            }
            "too_late" => return same("late", has_rule(&found(&case), "change-too-late"), true),
            // Still open, or no change at all.
            _ => return Ok(()),
        };
        let door = match &row["comparable"] {
            "yes" => "option-comparable-subset",
            _ => "option-comparable-none",
        };
        let case = choosing(case, |phrase| phrase.id == option);
        let finding = found(&choosing(case, |phrase| phrase.id == door));
        let lead = has_rule(&finding, "may-forbid-lead");
        same("lead", lead, &row["lead"] == "yes")?;
        row["laws"]
            .split(' ')
            .try_for_each(|law| cites(&finding, law))
    });
}

#[test]
fn a_call_out_of_rotation_is_accepted_or_cancelled() {
    each_row("calls_out_of_rotation", |row| {
        if &row["artificial"] == "yes" || !matches!(&row["called_over"], "-" | "no") {
            // The desk takes a pass as a pass; a call over it is asked for in words.
            return Ok(());
        }
        let silent = dealt_by(seat(&row["dealer"]), &row["calls"]).turn();
        let case = AuctionCase {
            silenced: Some(silent).filter(|_| &row["rho_must_pass"] == "yes"),
            ..auction(row, &row["call"], Some(seat(&row["seat"])))
        };
        let cancelled = ["desk-call-cancelled"; 2];
        let options: &[[&str; 2]] = match &row["option"] {
            "cancel" => &[cancelled],
            "accept" => &[["desk-call-accepted", "desk-change-accepted"]],
            "refuse" => &[["desk-change-refused"; 2]],
            "in_rotation" => &[["desk-call-in-rotation"; 2]],
            "comparable" => &[
                cancelled,
                ["desk-replace-comparable"; 2],
                ["option-comparable-subset"; 2],
            ],
            "other" => &[cancelled, ["desk-own-turn-other"; 2]],
            // What must be repeated is not asked: there is nothing else.
            _ => return Ok(()),
        };
        let mut case = Case::Auction(case);
        for option in options {
            case = choosing(case, |phrase| option.contains(&phrase.id));
        }
        let finding = found(&case);
        let partner = seat(&row["seat"]).partner();
        let bound = &row["option"] == "other";
        same("partner", passes(&finding, "passes-once", partner), bound)?;
        let laws = row["laws"].split(' ');
        // The desk does not ask which call is the comparable one.
        match &row["option"] {
            "comparable" => laws.skip(1).try_for_each(|law| cites(&finding, law)),
            _ => laws.take(1).try_for_each(|law| cites(&finding, law)),
        }
    });
}

/// Whether a rule of this id is about a player.
fn passes(finding: &Finding, id: &str, player: Seat) -> bool {
    let told = reasons(finding).into_iter().filter(|it| it.id == id);
    let about = ("seat", Fact::Seat(player));
    told.flat_map(|it| &it.facts).any(|fact| *fact == about)
}

#[test]
fn a_call_that_nobody_can_accept_depends_on_the_next_player() {
    each_row("inadmissible_calls", |row| {
        let by = seat(&row["seat"]);
        let above = &row["call"][1..];
        let above = match row["call"][..1].parse::<u8>() {
            Ok(level) if level > 7 => notation::parse_strain(above).ok().map(|it| (level, it)),
            _ => None,
        };
        let mut case = auction(
            row,
            if above.is_some() { "P" } else { &row["call"] },
            Some(by),
        );
        if above.is_some() {
            case.calls.pop();
        }
        let case = AuctionCase {
            above,
            silenced: Some(by).filter(|_| &row["must_pass"] != "-"),
            throughout: &row["must_pass"] == "rest",
            ..case
        };
        let case = Case::Auction(case);
        if !matches!(&row["option"], "rectified" | "stands") {
            return same("legal", found(&case).headline.id, "desk-auction-legal");
        }
        let asked = found(&case);
        let asks = choices(&asked)[0];
        let after_lead = "desk-called-lead-faced";
        let later = asks.options.iter().any(|it| it.id == after_lead);
        let answer = match (&row["lead_faced"], &row["lho_called"]) {
            ("yes", _) if later => after_lead,
            (_, called) => yes_no(called == "yes"),
        };
        let finding = found(&choosing(case, |phrase| phrase.id == answer));
        let rest = "passes-throughout";
        let partner = passes(&finding, rest, by.partner());
        same("partner", partner, &row["partner"] == "pass_rest")?;
        let own = passes(&finding, rest, by);
        same("offender", own, &row["offender_must"] == "pass_rest")?;
        let lead = has_rule(&finding, "may-forbid-lead");
        same("lead", lead, &row["lead"] == "yes")?;
        same("said", finding.spoken.is_some(), true)?;
        let mut laws = row["laws"].split(' ');
        laws.try_for_each(|law| cites(&finding, law))
    });
}

#[test]
fn finished_auctions_have_their_contracts() {
    each_row("auction_results", |row| {
        let calls = row["calls"].split(' ').map(call).collect();
        let dealer = seat(&row["dealer"]);
        let case = AuctionCase {
            dealer,
            calls,
            ..AuctionCase::default()
        };
        let finding = found(&Case::Auction(case));
        let Some((contract, declarer)) = row["result"].split_once(' ') else {
            return same("headline", finding.headline.id, "desk-auction-passed-out");
        };
        let (bid, doubling) = notation::parse_contract(contract).expect("a contract");
        match fact(&finding, "contract") {
            Some(Fact::Contract(found)) => {
                same("contract", (found.bid, found.doubling), (bid, doubling))?;
            }
            other => return Err(format!("{other:?}")),
        }
        for (name, player) in [
            ("seat", declarer),
            ("dummy", &row["dummy"]),
            ("leader", &row["leader"]),
        ] {
            same(name, fact(&finding, name), Some(Fact::Seat(seat(player))))?;
        }
        Ok(())
    });
}

#[test]
fn the_first_illegal_call_is_ruled_on() {
    each_row("illegal_calls", |row| {
        let (number, reason) = row["witness"].split_once(' ').expect("a call and a rule");
        let calls = row["calls"].split(' ').map(call);
        let case = AuctionCase {
            dealer: seat(&row["dealer"]),
            calls: calls.take(number.parse().expect("a number")).collect(),
            ..AuctionCase::default()
        };
        let finding = found(&Case::Auction(case));
        let legal = ["desk-auction-legal", "desk-auction-over"];
        same("legal", legal.contains(&finding.headline.id), false)?;
        // After the end Law 39 has its own reasons.
        let ended = reason == "auction-over";
        same(reason, ended || has_rule(&finding, reason), true)?;
        same("exercise", finding.exercise.is_some(), true)
    });
}

/// A call with the box by South, who deals.
fn pulled(answers: &[&str]) -> Case {
    let auction = AuctionCase {
        dealer: Seat::South,
        calls: vec![call("1S")],
        ..AuctionCase::default()
    };
    let path = Vec::new();
    let case = Case::Box(BoxCase { auction, path });
    let answers = answers.iter();
    answers.fold(case, |case, answer| choosing(case, |it| it.id == *answer))
}

#[test]
fn a_call_with_the_box_is_made_or_not() {
    each_row("bidding_box", |row| {
        let regulation = match &row["regulation"] {
            "out_of_box" => "scene-box-rule-out",
            _ => "scene-box-rule-table",
        };
        let place = match &row["card"] {
            "touched" => "scene-box-touched",
            "half_pulled" => "scene-box-half-pulled",
            "fallen" => "scene-box-fallen",
            "in_hand" => "scene-box-in-hand",
            "held_as_call" => "scene-box-held",
            "near_table" => "scene-box-near-table",
            "on_table" => "scene-box-on-table",
            "taken_back" => "scene-box-taken-back",
            other => return Err(other.to_owned()),
        };
        let mut answers = vec!["desk-box-is-it", regulation, place];
        if &row["state"] != "not_made" {
            answers.push(yes_no(&row["unintended"] == "yes"));
        }
        let finding = found(&pulled(&answers));
        same("asked", choices(&finding).len(), answers.len())?;
        let expected = match &row["state"] {
            "made" => "desk-box-made",
            "may_be_changed" => "desk-box-slip",
            _ => "desk-box-not-made",
        };
        same("state", finding.headline.id, expected)?;
        let barred = says(&finding, "desk-information-partner");
        same("barred", barred, &row["barred"] == "N")?;
        same("said", finding.spoken.is_some(), true)?;
        same("exercise", finding.exercise.is_some(), true)?;
        cites(&finding, &row["law"])
    });
}

#[test]
fn a_jump_needs_the_stop_card() {
    each_row("stop_cards", |row| {
        let calls = row["auction"].split(' ').filter(|it| *it != "-");
        let auction = AuctionCase {
            calls: calls.chain([&row["bid"]]).map(call).collect(),
            ..AuctionCase::default()
        };
        let path = Vec::new();
        let case = Case::Box(BoxCase { auction, path });
        if &row["skipped"] == "low" {
            return same("answer", case.answer(), Err(Fault::CallNotRuled));
        }
        let jump = &row["skipped"] != "0";
        let case = choosing(case, |it| it.id == "desk-box-stop");
        let finding = found(&case);
        let expected = match jump {
            true => "desk-stop-needed",
            false => "desk-stop-needless",
        };
        same("needed", finding.headline.id, expected)?;
        if jump {
            let waits = Fact::Seat(seat(&row["pauses"]));
            same("waits", fact(&finding, "seat"), Some(waits))?;
        }
        for used in [false, true] {
            let case = choosing(case.clone(), |it| it.id == yes_no(used));
            let finding = found(&case);
            let stands = has_rule(&finding, "stop-bid-stands");
            same("slip", stands, used != jump)?;
            same("exercise", finding.exercise.is_some(), true)?;
            same("asked", choices(&finding).len(), 2 + usize::from(jump))?;
            if !jump {
                continue;
            }
            for (tempo, headline) in [
                ("at-once", "desk-information-partner"),
                ("as-required", "desk-information-nobody"),
                ("too-long", "desk-information-partner"),
            ] {
                let tempo = format!("scene-tempo-{tempo}");
                let finding = found(&choosing(case.clone(), |it| it.id == tempo));
                same(&tempo, finding.headline.id, headline)?;
                same("exercise", finding.exercise.is_some(), true)?;
            }
        }
        Ok(())
    });
}

#[test]
fn what_counts_as_a_claim() {
    each_row("claims", |row| {
        let event = match &row["event"] {
            "tricks_to_come" => "desk-event-tricks",
            "shows_cards" => "desk-event-cards",
            "proposes_to_stop" => "desk-event-stop",
            "gives_up_the_rest" => "desk-event-gives-up",
            "current_trick_only" => "desk-event-current",
            "partner_objects" => "desk-event-partner",
            "contested" => "desk-event-contested",
            "all_agree_to_play_on" => "desk-event-all-agree",
            "not_all_agree_to_play_on" => "desk-event-not-all",
            other => return Err(other.to_owned()),
        };
        let finding = asked(Line::Claimed, &[event]);
        let expected = match &row["meaning"] {
            "claim" => "desk-claimed-claim",
            "concession" => "desk-claimed-concession",
            "neither" => "desk-claimed-neither",
            "claim_void" => "desk-claimed-void",
            _ => "desk-claimed-stays",
        };
        same("meaning", finding.headline.id, expected)?;
        let goes_on = finding.spoken.as_ref().map(|it| it.id) == Some("desk-say-go-on");
        same("play", goes_on, &row["play"] == "goes_on")?;
        let barred = has_rule(&finding, "claim-unauthorised");
        same("unauthorised", barred, &row["unauthorised"] == "yes")?;
        cites(&finding, &row["law"])
    });
}

#[test]
fn who_may_ask_about_a_revoke() {
    each_row("revoke_inquiries", |row| {
        let inquiry = match &row["inquiry"] {
            "declarer_asks_defender" => "desk-asks-of-declarer",
            "dummy_asks_declarer" => "desk-asks-of-dummy",
            "dummy_asks_defender" => "desk-asks-of-dummy-wrongly",
            "defender_asks_declarer" => "desk-asks-of-defender",
            "defender_asks_partner" => "desk-asks-of-partner",
            other => return Err(other.to_owned()),
        };
        let finding = asked(Line::Quitted, &["desk-act-asks", inquiry]);
        let expected = match &row["asking"] {
            "forbidden" => "desk-not-allowed",
            _ => "desk-allowed",
        };
        same("asking", finding.headline.id, expected)?;
        let risk = has_rule(&finding, "inquiry-partner");
        same("own risk", risk, &row["asking"] == "own_risk")?;
        cites(&finding, &row["law"])
    });
}

/// The named part of a cell; `-` is nothing.
fn given(cell: &str) -> Option<&str> {
    Some(cell).filter(|cell| *cell != "-")
}

#[test]
fn what_declarer_named_in_dummy() {
    each_row("dummy_cards", |row| {
        let suit = |text: &str| notation::parse_suit(text).expect("a suit");
        let trumps = notation::parse_strain(&row["trumps"]).expect("trumps");
        let words = row["words"].to_lowercase();
        let (of, rank) = (given(&row["suit"]), given(&row["rank"]));
        let said = match (of, rank, words.as_str()) {
            (_, _, "ruff") | (Some(_), None, "-" | "low") => Said::Suit,
            (Some(_), None, "high") => Said::HighOf,
            (Some(_), Some(_), _) => Said::Card,
            (None, Some(_), _) => Said::Rank,
            (_, _, "high" | "top") => Said::High,
            (_, _, "low" | "small" | "duck") => Said::Low,
            (_, _, "win" | "take it") => Said::Win,
            _ => Said::Anything,
        };
        let begun = DummyCardCase::default();
        let tricks = given(&row["tricks"]).into_iter();
        let tricks = tricks.flat_map(|it| it.split('/'));
        let gone = tricks.flat_map(|trick| trick.split(' ').skip(1)).map(card);
        let case = DummyCardCase {
            dummy: cards(&row["dummy"]),
            trick: given(&row["trick"])
                .map_or(Vec::new(), |it| notation::parse_cards(it).expect("a trick")),
            trumps,
            said,
            suit: of.map(suit).or(trumps.suit()).unwrap_or(begun.suit),
            rank: rank.map_or(begun.rank, |it| it.parse().expect("a rank")),
            won_with: given(&row["won_with"]).map(suit),
            meant: given(&row["intention"]).map(card),
            own: given(&row["own"]).map_or(begun.own, cards),
            gone: gone.collect(),
        };
        let finding = found(&Case::DummyCard(Box::new(case)));
        let (result, among) = row["result"].split_once(' ').expect("a result and cards");
        let expected = match result {
            "play" => "desk-called-card",
            "declarer" => "desk-called-declarer",
            "defender" => "desk-called-defenders",
            _ => "desk-called-again",
        };
        same("result", finding.headline.id, expected)?;
        let told = match fact(&finding, "card") {
            Some(played) => played,
            None => fact(&finding, "cards").expect("cards"),
        };
        let expected = match result {
            "play" => Fact::Card(card(among)),
            _ => Fact::Cards(cards(among)),
        };
        same("cards", told, expected)?;
        same(&row["reason"], has_rule(&finding, &row["reason"]), true)?;
        same("said", finding.spoken.is_some(), true)?;
        same("exercise", finding.exercise.is_some(), true)?;
        cites(&finding, &row["law"])
    });
}

#[test]
fn what_a_revoke_costs_in_the_end() {
    each_row("revoke_equities", |row| {
        let case = RevokedEnding {
            declarer: seat(&row["declarer"]),
            strain: notation::parse_strain(&row["trumps"]).expect("trumps"),
            hands: BySeat::from_fn(|seat| cards(&row[seat.letter().to_string().as_str()])),
            leader: seat(&row["leader"]),
            play: notation::parse_cards(&row["play"]).expect("the play"),
            attention: match &row["noticed"] {
                "next_deal" => Attention::NextDealCalled,
                "round" => Attention::RoundEnded,
                _ => Attention::InTime,
            },
        };
        let finding = found(&Case::Equity(Box::new(case.clone())));
        let [transferred, table, without] =
            ["transferred", "table", "without"].map(|name| number(&row[name]));
        let expected = match without > transferred + table {
            true => "desk-equity-adjusted",
            false => "desk-equity-enough",
        };
        same("headline", finding.headline.id, expected)?;
        let tricks = Fact::Number(number(&row["final"]));
        same("final", fact(&finding, "number"), Some(tricks))?;
        same("line", says(&finding, "working-best-line"), true)?;
        same("said", finding.spoken.is_some(), true)?;
        same("exercise", finding.exercise.is_some(), true)?;
        // With a card too few it is not over yet.
        let mut open = case;
        open.play.pop();
        let open = Case::Equity(Box::new(open)).answer();
        same("open", open, Err(Fault::PlayOn))
    });
}

#[test]
fn the_partner_of_a_penalty_card_leads_as_declarer_chooses() {
    each_row("lead_choice", |row| {
        let (own, others) = (penalty(&row["own"]), penalty(&row["partner"]));
        let cards_of = laid(own);
        let hand = cards(&row["hand"]);
        let chosen = given(&row["choice"]);
        let path = chosen.map(|choice| {
            let choices = row["options"].split(';').position(|it| it == choice);
            choices.expect("the choice is offered")
        });
        let major = matches!(others, PenaltyCards::Major(_));
        let case = ExposedCase {
            // A small card that is dropped is minor, one that is shown is major.
            cards: others.cards(),
            how: if major { How::Shown } else { How::Dropped },
            partners: cards_of,
            partner_hand: hand - cards_of.cards,
            path: [0].into_iter().chain(path).collect(),
            ..ExposedCase::default()
        };
        if !major {
            // A minor penalty card binds no lead of partner.
            let finding = found(&Case::Exposed(Box::new(case)));
            return same("free", has_rule(&finding, "desk-minor-frees-partner"), true);
        }
        let finding = found(&Case::Exposed(Box::new(case)));
        let leads = finding.blocks.iter().find_map(|block| match block {
            Block::Say(phrase) if phrase.id == "desk-may-lead" => {
                let mut facts = phrase.facts.iter();
                facts.find_map(|(_, fact)| match fact {
                    Fact::Cards(cards) => Some(*cards),
                    _ => None,
                })
            }
            _ => None,
        });
        same("legal", leads, Some(cards(&row["legal"])))
    });
}

/// The numbers of a column of the traveller on the desk.
fn column(finding: &Finding, at: usize) -> Vec<Cell> {
    let mut grids = finding.blocks.iter().filter_map(|block| match block {
        Block::Exhibit(Exhibit::Grid(grid)) => Some(grid),
        _ => None,
    });
    let grid = grids.next_back().expect("a grid");
    grid.rows.iter().map(|row| row[at].clone()).collect()
}

#[test]
fn every_traveller_is_compared() {
    each_row("matchpoints", |row| {
        let scores = row["ns"].split_whitespace();
        let scores: Vec<Result> = scores
            .map(|score| Result::Score(score.parse().expect("a score")))
            .collect();
        for (scale, columns) in [
            (Scale::TwoPerWin, ["ns_two", "ew_two"]),
            (Scale::OnePerWin, ["ns_one", "ew_one"]),
        ] {
            let case = TravellerCase {
                rows: scores.clone(),
                scale,
                ..TravellerCase::default()
            };
            let finding = found(&Case::Traveller(case));
            for (name, at) in columns.into_iter().zip(2..) {
                let halves = |text: &str| (2.0 * text.parse::<f64>().expect("a number")) as u64;
                let expected: Vec<u64> = row[name].split_whitespace().map(halves).collect();
                let got = column(&finding, at).into_iter().map(|cell| match cell {
                    Cell::Fact(Fact::Matchpoints(points)) => points.halves(),
                    other => panic!("{other:?}"),
                });
                same(name, got.collect(), expected)?;
            }
        }
        Ok(())
    });
}

/// A fact of the headline, by its name.
fn fact(finding: &Finding, name: &str) -> Option<Fact> {
    let facts = finding.headline.facts.iter();
    facts
        .filter(|(it, _)| *it == name)
        .map(|(_, fact)| *fact)
        .next()
}

fn hundredths(text: &str) -> Hundredths {
    let number: f64 = text.parse().expect("a number");
    Hundredths::new((100.0 * number).round() as i32)
}

fn number(text: &str) -> i32 {
    text.parse()
        .unwrap_or_else(|_| panic!("{text} is no number"))
}

#[test]
fn every_contested_claim_is_judged() {
    each_row("contested_claims", |row| {
        let listed = |name: &str| {
            let words = row[name].split_whitespace();
            let words = words.filter(|word| *word != "-").map(str::to_owned);
            words.collect::<Vec<_>>()
        };
        let mut shown_out = BySeat::<SuitSet>::default();
        for word in listed("shown_out") {
            let (seat, suits) = notation::parse_seat_suits(&word).expect("a seat and suits");
            shown_out[seat] = suits;
        }
        let said = listed("said").into_iter();
        let case = ContestedClaim {
            strain: notation::parse_strain(&row["trumps"]).expect("a strain"),
            declarer: seat(&row["declarer"]),
            claimer: seat(&row["claimer"]),
            hands: BySeat::from_fn(|seat| cards(&row[seat.letter().to_string().as_str()])),
            leader: seat(&row["leader"]),
            claimed: row["claims"].parse().expect("a number"),
            statement: said
                .map(|word| notation::parse_intention(&word).expect("what is said"))
                .collect(),
            shown_out,
        };
        let (stands, side) = (&row["verdict"] == "stands", Side::of(case.claimer));
        let finding = found(&Case::Claim(Box::new(case)));
        let expected = match stands {
            true => "desk-claim-stands",
            false => "desk-claim-award",
        };
        same("headline", finding.headline.id, expected)?;
        let tricks = Fact::Number(number(&row["tricks"]));
        same("tricks", fact(&finding, "number"), Some(tricks))?;
        same("side", fact(&finding, "side"), Some(Fact::Side(side)))?;
        let rule = match &row["verdict"] {
            "concession_cancelled" => "claim-concession-cancelled".to_owned(),
            verdict => format!("claim-{}", verdict.replace('_', "-")),
        };
        same(&rule, has_rule(&finding, &rule), true)?;
        // The line that costs a trick, and the same claim as an exercise.
        let costs = number(&row["tricks"]) < number(&row["claims"]);
        same("line", says(&finding, "working-claim-line"), costs)?;
        same("exercise", finding.exercise.is_some(), true)
    });
}

#[test]
fn boards_of_a_team_match_are_compared() {
    let imps = |ours: i32, theirs: i32| {
        let case = ImpsCase {
            ours: Result::Score(ours),
            theirs: Result::Score(theirs),
            ..ImpsCase::default()
        };
        let finding = found(&Case::Imps(case));
        let size = match fact(&finding, "number") {
            Some(Fact::Number(size)) => size,
            other => panic!("{other:?}"),
        };
        match finding.headline.id {
            "desk-imps-lost" => -size,
            _ => size,
        }
    };
    each_row("team_boards", |row| {
        let won = imps(number(&row["ours"]), number(&row["theirs"]));
        same("imps", won, number(&row["imps"]))
    });
    // The borders of each row of the table of IMPs.
    each_row("imps", |row| {
        for border in ["from", "to"] {
            if row[border].parse::<i32>().is_ok() {
                let won = imps(number(&row[border]), 0);
                same(border, won, number(&row["imps"]))?;
            }
        }
        Ok(())
    });
}

#[test]
fn every_margin_has_its_victory_points() {
    each_row("victory_points", |row| {
        for (margin, winner) in (0..).zip(row["winner"].split(' ')) {
            let case = VictoryCase {
                margin,
                boards: row["boards"].parse().expect("boards"),
            };
            let finding = found(&Case::Victory(case));
            let expected = Some(Fact::Hundredths(hundredths(winner)));
            same("winner", fact(&finding, "ours"), expected)?;
        }
        Ok(())
    });
}

#[test]
fn a_board_without_a_result_is_adjusted() {
    each_row("adjusted_scores", |row| {
        let fault = Responsibility::from_id(&row["responsibility"]).ok_or("no such fault")?;
        let session = Some(&row["session"])
            .filter(|it| *it != "-")
            .map(hundredths);
        for imps in [false, true] {
            let case = AdjustedCase {
                imps,
                ns: Judged { fault, session },
                ..AdjustedCase::default()
            };
            let finding = found(&Case::Adjusted(case));
            let expected = match imps {
                false => Fact::Hundredths(hundredths(&row["percent"])),
                true => Fact::Points(number(&row["imps"])),
            };
            same("ns", fact(&finding, "ns"), Some(expected))?;
            let reason = imps || has_rule(&finding, &row["reason"]);
            same(&row["reason"], reason, true)?;
        }
        Ok(())
    });
}

/// A score with these matchpoints, 2 for each win, on a traveller where some tables have no result.
#[test]
fn a_traveller_with_adjusted_scores_counts_as_if_all_were_real() {
    each_row("neuberg", |row| {
        let [won, scores, expected] = ["won", "scores", "expected"].map(|it| number(&row[it]));
        let (beaten, level) = (won / 2, won % 2);
        let others = (1..scores).map(|at| match at {
            at if at <= beaten => 50,
            at if at <= beaten + level => 100,
            _ => 150,
        });
        let real = [100].into_iter().chain(others).map(Result::Score);
        let (plus, minus) = (Responsibility::NotAtFault, Responsibility::AtFault);
        let adjusted = (scores..expected).map(|_| Result::Adjusted(plus, minus));
        let rows: Vec<Result> = real.chain(adjusted).collect();
        for (scale, name, per_win) in [(Scale::TwoPerWin, "two", 2), (Scale::OnePerWin, "one", 1)] {
            let case = TravellerCase {
                rows: rows.clone(),
                scale,
                ..TravellerCase::default()
            };
            let finding = found(&Case::Traveller(case));
            // With a column for what is no score; without one where all are scores.
            let at = if scores < expected { 3 } else { 2 };
            let in_hundredths = |cell: &Cell| match cell {
                Cell::Fact(Fact::Hundredths(number)) => number.get(),
                Cell::Fact(Fact::Matchpoints(points)) => 50 * points.halves() as i32,
                other => panic!("{other:?}"),
            };
            let ns: Vec<i32> = column(&finding, at).iter().map(in_hundredths).collect();
            same(name, ns[0], hundredths(&row[name]).get())?;
            // 60 and 40 per cent of the top.
            let top = 100 * per_win * (expected - 1);
            let ew: Vec<i32> = column(&finding, at + 1).iter().map(in_hundredths).collect();
            for at in scores as usize..expected as usize {
                same(
                    "adjusted",
                    (ns[at], ew[at]),
                    (top * 60 / 100, top * 40 / 100),
                )?;
            }
        }
        Ok(())
    });
}

#[test]
fn every_round_of_a_movement_is_shown() {
    for (name, tables) in [("movement_5", 5), ("movement_6", 6)] {
        each_row(name, |row| {
            let case = MovementCase {
                tables,
                round: row["round"].parse().expect("a round"),
                ..MovementCase::default()
            };
            let finding = found(&Case::Movement(case));
            let number = |cell: &Cell| match cell {
                Cell::Fact(Fact::Number(number)) => *number,
                other => panic!("{other:?}"),
            };
            let columns = [2, 3].map(|at| column(&finding, at));
            for (at, table) in (1..=tables).enumerate() {
                let meeting = columns.each_ref().map(|column| number(&column[at]));
                let expected = row[table.to_string().as_str()].to_owned();
                let [ew, boards] = meeting;
                same("meeting", format!("{ew}/{boards}"), expected)?;
            }
            Ok(())
        });
    }
}

/// A contract with its tricks, by a side.
fn played(contract: &str, tricks: &str, declarer: Seat) -> ScoreCase {
    let (bid, doubling) = notation::parse_contract(contract).expect("a contract");
    let tricks: i32 = number(tricks);
    ScoreCase {
        declarer,
        line: line_with(bid, doubling, tricks - 6 - i32::from(bid.level.get())),
        ..ScoreCase::default()
    }
}

#[test]
fn every_deal_of_the_table_is_scored() {
    each_row("duplicate_deals", |row| {
        let case = ScoreCase {
            vulnerable: match &row["vulnerable"] {
                "yes" => AbsoluteVulnerability::ALL,
                _ => AbsoluteVulnerability::NONE,
            },
            ..played(&row["contract"], &row["tricks"], Seat::South)
        };
        let finding = found(&Case::Score(case));
        let totals = finding.blocks.iter().filter_map(|block| match block {
            Block::Account(account) => Some(account.total()),
            _ => None,
        });
        same("score", totals.collect(), vec![number(&row["score"])])
    });
}

#[test]
fn every_rubber_is_added_up() {
    let deals = rows("rubber_deals");
    each_row("rubber_totals", |row| {
        let of = format!("{}.", &row["id"]);
        let own = deals.iter().filter(|deal| deal["id"].starts_with(&of));
        let bid = own.filter(|deal| &deal["contract"] != "Pass").map(|deal| {
            let first = |side: &str| match side {
                "NS" => Seat::North,
                _ => Seat::East,
            };
            let played = played(&deal["contract"], &deal["tricks"], first(&deal["side"]));
            let honours = deal["honours"].split_once(':').map(|(side, points)| {
                let holding = match (points, played.line.bid.strain) {
                    ("100", _) => Holding::FourTrumpHonours,
                    (_, Strain::Notrump) => Holding::FourAces,
                    _ => Holding::FiveTrumpHonours,
                };
                (first(side), holding)
            });
            Deal { played, honours }
        });
        let case = RubberCase {
            deals: bid.collect(),
            broken_off: &row["unfinished"] == "yes",
            ..RubberCase::default()
        };
        let finding = found(&Case::Rubber(case));
        let ahead = notation::parse_side(&row["ahead"]).expect("a side");
        same("ahead", fact(&finding, "side"), Some(Fact::Side(ahead)))?;
        let difference = Fact::Points(number(&row["difference"]));
        same("by", fact(&finding, "points"), Some(difference))
    });
}

/// Tables that have no place on the desk, and why.
const NOT_ASKED: &[(&str, &str)] = &[
    ("arithmetic", "numbers of exercises"),
    ("boards", "who deals is not in question at a table"),
    ("call_legality", "millions of calls: the judge has them"),
    ("compared_faults", "wrong exercises on comparing results"),
    ("compared_positions", "exercises on comparing results"),
    ("compared_slips", "mistakes of learners"),
    (
        "chicago",
        "the desk adds up rubbers; a Chicago is kept by the players, under a custom",
    ),
    ("duplicate_made", "scores: the score test has every one"),
    (
        "duplicate_overtricks",
        "scores: the score test has every one",
    ),
    (
        "duplicate_undertricks",
        "scores: the score test has every one",
    ),
    ("ended_auctions", "exercises on the end of an auction"),
    ("item_codes", "codes of exercises"),
    ("legal_cards", "no irregularity"),
    (
        "logical_alternatives",
        "the desk asks what the poll came to, not for the poll",
    ),
    ("near_totals", "mistakes of learners"),
    ("pbn_files", "files"),
    ("play_stories", "stories of exercises"),
    ("ruling_exercises", "exercises"),
    ("ruling_slips", "mistakes of learners"),
    ("scoring_exercises", "exercises"),
    ("scoring_slips", "mistakes of learners"),
    ("seat_slips", "mistakes of learners"),
    ("slip_lines", "what is written on slips"),
    ("tricks", "no irregularity"),
];

#[test]
fn every_table_is_on_the_desk_or_has_a_reason() {
    let folder = std::fs::read_dir(root().join("tests/data")).expect("a folder");
    let names = folder.map(|entry| entry.expect("a file").file_name());
    let names = names.filter_map(|name| name.to_str()?.strip_suffix(".tsv").map(str::to_owned));
    let names: BTreeSet<String> = names.collect();
    let listed = NOT_ASKED
        .iter()
        .map(|(name, _)| *name)
        .chain(ASKED.iter().copied());
    let listed: Vec<String> = listed.map(str::to_owned).collect();
    let once: BTreeSet<String> = listed.iter().cloned().collect();
    assert_eq!(once.len(), listed.len(), "a table stands in both lists");
    let missing: Vec<&String> = names.difference(&once).collect();
    let gone: Vec<&String> = once.difference(&names).collect();
    assert_eq!((missing, gone), (Vec::new(), Vec::new()));
}

/// What the desk says of a half table, turned boards and a Howell, by the judge of the exercises.
#[test]
fn a_movement_with_something_special_is_ruled() {
    let half = MovementCase {
        round: 3,
        missing: Some(107),
        ..MovementCase::default()
    };
    let finding = found(&Case::Movement(half));
    assert_eq!(finding.headline.id, "desk-movement-half");
    assert!(finding.headline.facts.contains(&("pair", Fact::Number(2))));
    assert!(finding.spoken.is_some() && has_rule(&finding, "half-table"));
    assert_eq!(column(&finding, 2)[1], Cell::Empty, "the missing pair");
    for (case, rule) in [
        (half, "half-table"),
        (
            MovementCase {
                missing: None,
                turned: true,
                ..half
            },
            "arrow-switch",
        ),
        (
            MovementCase {
                howell: true,
                turned: true,
                missing: Some(14),
                ..half
            },
            "howell-follow",
        ),
    ] {
        let finding = found(&Case::Movement(case));
        assert!(has_rule(&finding, rule), "{rule}");
        let exercise = finding.exercise.as_ref().expect("an exercise");
        let reasons = exercise.asked(0).reasons;
        assert!(reasons.iter().any(|it| it.id == rule), "{rule}");
        // Only a Mitchell has its boards turned.
        assert_eq!(
            says(&finding, "desk-movement-columns"),
            rule == "arrow-switch"
        );
    }
    for missing in [0, 100, 108, 255] {
        let nobody = MovementCase {
            missing: Some(missing),
            ..half
        };
        let fault = Case::Movement(nobody).answer().expect_err("no such pair");
        assert_eq!(fault.phrase().id, "desk-fault-no-pair");
    }
}
