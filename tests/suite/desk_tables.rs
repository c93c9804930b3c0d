//! Every worked case of the tables, put on the ruling desk as a director does: the questions are
//! answered in turn, and the finding says what the row says. A list names the tables for which the
//! desk has no place.

use std::collections::BTreeSet;

use arbitro::desk::auction::AuctionCase;
use arbitro::desk::exposed::{ExposedCase, Laid};
use arbitro::desk::inquiry::Line;
use arbitro::desk::revoke::RevokeCase;
use arbitro::desk::traveller::{Row as Result, TravellerCase};
use arbitro::desk::{Block, Case, Choices, Finding, Inquiry};
use arbitro::engine::laws::exposed_card::{How, Phase};
use arbitro::engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use arbitro::engine::laws::revoke::{Attention, Continuation, OtherSide};
use arbitro::engine::score::matchpoints::Scale;
use arbitro::engine::{Fact, Reason, Seat, Side, Suit, notation};
use arbitro::exercise::{Cell, Exhibit, Phrase};

use crate::given::{Row, call, card, cards, dealt_by, each_row, penalty, root, same, seat};

/// The tables put on the desk below.
const ASKED: &[&str] = &[
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
        let finding = asked(Line::Correction, &[fault, reported]);
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
        allowed(row, &asked(Line::Quitted, &[act]))
    });
}

#[test]
fn what_dummy_does() {
    each_row("dummy_acts", |row| {
        let act = match &row["act"] {
            "point_out_irregularity" => "desk-dummy-points-out",
            "call_director" => "desk-dummy-calls",
            "call_director_after_attention" => "desk-dummy-calls-after",
            "point_out_after_play" => "desk-dummy-after-play",
            "prevent_irregularity" => "desk-dummy-prevents",
            "ask_declarer_about_revoke" => "desk-dummy-asks-declarer",
            "ask_defender_about_revoke" => "desk-dummy-asks-defender",
            "take_part" => "desk-dummy-plays",
            "communicate_about_play" => "desk-dummy-tells",
            "look_at_defenders_card" => "desk-dummy-looks",
            "exchange_hands" => "desk-dummy-exchanges",
            "leave_seat" => "desk-dummy-leaves",
            "inform_director" => "desk-dummy-informs",
            "count_tricks" => "desk-dummy-counts",
            "move_named_card" => "desk-dummy-moves",
            "ensure_following_suit" => "desk-dummy-follows",
            other => return Err(other.to_owned()),
        };
        let finding = asked(Line::Dummy, &[act]);
        let costs = has_rule(&finding, "dummy-loses-protection");
        same("costs protection", costs, &row["costs_protection"] == "yes")?;
        allowed(row, &finding)
    });
    // A dummy who has lost the right protects declarer no longer.
    for act in ["desk-dummy-prevents", "desk-dummy-asks-declarer"] {
        let finding = asked(Line::Dummy, &[act, "desk-yes"]);
        assert_eq!(finding.headline.id, "desk-not-allowed", "{act}");
    }
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
        let finding = found(&case);
        let silent = has_rule(&finding, "passes-throughout");
        same("partner passes", silent, &row["partner"] == "pass_rest")
    });
}

/// The desk judges an inadmissible double by Law 36, whoever called before.
const OWN_SIDE_DOUBLED: &str = "a double of partner's bid cannot be accepted (Law 36)";

#[test]
fn a_call_is_changed_or_not() {
    each_row("changes_of_call", |row| {
        if &row["comparable"] == "yes" || &row["note"] == OWN_SIDE_DOUBLED {
            // Whether the two are comparable makes a difference to the lead only, and is not asked.
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
        let finding = found(&choosing(case, |phrase| phrase.id == option));
        row["laws"]
            .split(' ')
            .try_for_each(|law| cites(&finding, law))
    });
}

#[test]
fn a_call_out_of_rotation_is_accepted_or_cancelled() {
    each_row("calls_out_of_rotation", |row| {
        if &row["artificial"] == "yes" || &row["rho_must_pass"] == "yes" {
            // The desk takes a pass as a pass, and all players as free to call.
            return Ok(());
        }
        let case = auction(row, &row["call"], Some(seat(&row["seat"])));
        let case = Case::Auction(case);
        let option = match (&row["option"], &row["others"], &row["called_over"]) {
            ("cancel", "-", "-" | "no") => ["desk-call-cancelled"; 2],
            ("accept", "-", "-" | "no") => ["desk-call-accepted", "desk-change-accepted"],
            ("refuse", "-", "-" | "no") => ["desk-change-refused"; 2],
            // Later calls are asked for in words, not one by one.
            _ => return Ok(()),
        };
        let finding = found(&choosing(case, |phrase| option.contains(&phrase.id)));
        let law = row["laws"].split(' ').next().unwrap_or_default();
        cites(&finding, law)
    });
}

/// The numbers of a column of the traveller on the desk.
fn column(finding: &Finding, at: usize) -> Vec<Cell> {
    let grids = finding.blocks.iter().filter_map(|block| match block {
        Block::Exhibit(Exhibit::Grid(grid)) => Some(grid),
        _ => None,
    });
    let grid = grids.last().expect("a grid");
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

/// Tables that have no place on the desk, and why.
const NOT_ASKED: &[(&str, &str)] = &[
    ("adjusted_scores", "no tool yet"),
    ("contested_claims", "no tool yet"),
    ("duplicate_deals", "no tool yet"),
    ("imps", "no tool yet"),
    ("movement_5", "no tool yet"),
    ("movement_6", "no tool yet"),
    ("neuberg", "no tool yet"),
    ("pairs_imps", "no tool yet"),
    ("rubber_totals", "no tool yet"),
    ("team_boards", "no tool yet"),
    ("victory_points", "no tool yet"),
    ("arithmetic", "numbers of exercises"),
    (
        "auction_results",
        "the test of the desk reads auctions to their end",
    ),
    ("boards", "who deals is not in question at a table"),
    ("call_legality", "millions of calls: the judge has them"),
    ("changed_cards", "a slip in naming a card has no tool yet"),
    (
        "claims",
        "what counts as a claim is asked before the Director comes",
    ),
    (
        "compared_faults",
        "pairs of calls: a comparable call is ruled by the Director",
    ),
    (
        "compared_positions",
        "pairs of calls: a comparable call is ruled by the Director",
    ),
    ("compared_slips", "mistakes of learners"),
    ("dummy_cards", "what declarer named has no tool yet"),
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
    ("illegal_calls", "exercises: the desk judges the last call"),
    (
        "inadmissible_calls",
        "the desk asks for no call afterwards; the auction test has doubles",
    ),
    ("item_codes", "codes of exercises"),
    ("lead_choice", "the test of the desk plays them"),
    ("legal_cards", "no irregularity"),
    (
        "logical_alternatives",
        "the desk asks what the poll came to, not for the poll",
    ),
    ("near_totals", "mistakes of learners"),
    ("pbn_files", "files"),
    ("play_stories", "stories of exercises"),
    ("played_cards", "whether a card is played has no tool yet"),
    ("retractions", "part of the tools for cards"),
    ("revoke_inquiries", "dummy's are among what dummy does"),
    ("rubber_deals", "the sheet of the rubber adds deals up"),
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
