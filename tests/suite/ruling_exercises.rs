//! Rulings as exercises: the worked cases of the Laws, the mistakes, what each difficulty means,
//! impossible positions.

use std::collections::BTreeSet;
use std::path::Path;

use crate::given::Numbered as _;
use arbitro::course::parse_lesson;
use arbitro::engine::laws::revoke::{Attention, OtherSide};
use arbitro::engine::laws::role::Role;
use arbitro::engine::{Seat, Side};
use arbitro::exercise::rulings::lead_out_of_turn;
use arbitro::exercise::{
    Answer, Ask, Difficulty, Exhibit, Item, ItemCode, Kind, LeadOutOfTurn, OpeningLeadOutOfTurn,
    Position, Revoke, Skill, Verdict,
};

use crate::given::{each_row, item, item_of, root, rows, same, seat};

const KINDS: [Kind; 15] = [
    Kind::ChangeOfCall,
    Kind::ComparableCall,
    Kind::InsufficientBid,
    Kind::CallOutOfTurn,
    Kind::OpeningLeadOutOfTurn,
    Kind::LeadOutOfTurn,
    Kind::Revoke,
    Kind::ContestedClaim,
    Kind::UnauthorizedInformation,
    Kind::Explanation,
    Kind::DummysRights,
    Kind::RevokeEquity,
    Kind::IrregularTrick,
    Kind::WrongBoard,
    Kind::BiddingBox,
];

#[test]
fn worked_cases_are_ruled_as_the_laws_have_them() {
    each_row("ruling_exercises", |row| {
        let item = item(&row["exercise"]);
        same("witness", item.witness(), &row["witness"])?;
        for part in 0..item.questions().len() {
            let verdict = item.asked(part).grade(&item.asked(part).solution).verdict;
            same("model answer", verdict, Verdict::Right)?;
        }
        Ok(())
    });
}

/// The lesson examples in the module docs are valid.
#[test]
fn examples_of_the_modules_can_be_read() {
    for kind in KINDS {
        let folder = root().join("src/exercise/rulings");
        let read = |path: String| std::fs::read_to_string(folder.join(path)).ok();
        let text = read(format!("{}/mod.rs", kind.id()));
        let text = text.or_else(|| read(format!("{}.rs", kind.id())));
        let text = text.expect("a module");
        let start = format!("//! {}(", kind.id());
        let examples = text.lines().filter(|line| line.starts_with(&start));
        let read = examples.map(|line| item(line.trim_start_matches("//! ")));
        assert!(
            read.filter(|item| item.kind() == kind).count() >= 3,
            "{}",
            kind.id()
        );
    }
}

/// An answer in a table: `option 1`, `options 0 2`, `seat N`, `number 2`.
fn answer(text: &str) -> Answer {
    let (shape, values) = text.split_once(' ').unwrap_or((text, ""));
    let numbers = || {
        values
            .split_whitespace()
            .map(|it| it.parse().expect("a number"))
    };
    match shape {
        "option" => Answer::Choice(numbers().next().expect("an option")),
        "options" => Answer::Choices(numbers().collect()),
        "seat" => Answer::Seat(seat(values)),
        "number" => Answer::Number(values.parse().expect("a number")),
        other => panic!("{other} is no shape of an answer"),
    }
}

#[test]
fn wrong_answers_are_called_by_the_name_of_the_mistake() {
    each_row("ruling_slips", |row| {
        let item = item(&row["exercise"]);
        let part = row["part"].parse().expect("a part");
        let grade = item.asked(part).grade(&answer(&row["answer"]));
        let named = grade.mistake.map_or("none", |mistake| mistake.0);
        same("slip", named, &row["slip"])
    });
    let shown: BTreeSet<String> = rows("ruling_slips")
        .iter()
        .map(|row| {
            let item = item(&row["exercise"]);
            format!("{} {}", item.kind().id(), &row["slip"])
        })
        .collect();
    for kind in KINDS {
        for mistake in kind.mistakes() {
            let named = format!("{} {}", kind.id(), mistake.0);
            assert!(shown.contains(&named), "no row shows {named}");
        }
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let refused = |exercise: &str, id: &str| {
        let text = format!(
            r#"(format: 1, id: "l", title: "t", steps: [ask(id: "q", exercise: {exercise})])"#
        );
        let error = parse_lesson(Path::new("given.ron"), &text).expect_err(exercise);
        assert_eq!(error.problem.id, id, "{exercise}");
    };
    refused(
        r#"insufficient_bid(auction: "1S", bid: "2H")"#,
        "not-irregular",
    );
    refused(
        r#"insufficient_bid(auction: "1S", bid: "X")"#,
        "not-irregular",
    );
    refused(
        r#"insufficient_bid(auction: "1S", bid: "1H", over: "1D")"#,
        "cannot-be",
    );
    refused(
        r#"insufficient_bid(auction: "1S", bid: "1H", replaced: "1D")"#,
        "cannot-be",
    );
    refused(
        r#"insufficient_bid(auction: "1S", bid: "1H", tried: "2H", replaced: "2D")"#,
        "cannot-be",
    );
    refused(
        r#"insufficient_bid(auction: "1S", bid: "1H", replaced: "2H", comparable: "3H")"#,
        "cannot-be",
    );
    refused(
        r#"insufficient_bid(auction: "1S P P", bid: "1H", replaced: "P")"#,
        "cannot-be",
    );
    refused(
        r#"insufficient_bid(auction: "1S", bid: "1H", reply: accepts, over: "2C")"#,
        "one-turn-only",
    );
    refused(
        r#"call_out_of_turn(auction: "1S", seat: E, call: "2H")"#,
        "not-irregular",
    );
    refused(
        r#"call_out_of_turn(auction: "1S", seat: N, call: "2H")"#,
        "not-irregular",
    );
    refused(
        r#"call_out_of_turn(auction: "", seat: E, call: "1S", over: "1H", by: W)"#,
        "cannot-be",
    );
    refused(
        r#"call_out_of_turn(auction: "", seat: E, call: "1S", others: "P P")"#,
        "cannot-be",
    );
    refused(
        r#"call_out_of_turn(auction: "", seat: E, call: "1S", others: "P", replaced: "2S")"#,
        "cannot-be",
    );
    refused(
        r#"call_out_of_turn(auction: "", seat: E, call: "1S", others: "Z")"#,
        "notation",
    );
    refused(
        r#"opening_lead_out_of_turn(contract: "3NT", offender: W, card: "HQ")"#,
        "not-irregular",
    );
    refused(
        r#"opening_lead_out_of_turn(contract: "3NT", offender: E, card: "HQ", hand: "HQ")"#,
        "card-twice",
    );
    refused(
        r#"opening_lead_out_of_turn(contract: "3NT", offender: E, card: "HQ H2")"#,
        "one-card",
    );
    refused(
        r#"opening_lead_out_of_turn(contract: "3NT", offender: E, card: "HQ", chosen: redeal)"#,
        "cannot-be",
    );
    refused(
        r#"opening_lead_out_of_turn(contract: "3NT", offender: E, card: "HQ", dummy_seen: true, chosen: forbid)"#,
        "cannot-be",
    );
    // Once declarer has chosen, options must not be given.
    refused(
        r#"opening_lead_out_of_turn(contract: "3NT", offender: E, card: "HQ", chosen: accept, ideas: [accept, forbid])"#,
        "cannot-be",
    );
    // Repeated options are refused; otherwise the list could be arbitrarily long.
    refused(
        r#"opening_lead_out_of_turn(contract: "3NT", offender: E, card: "HQ", ideas: [accept, forbid, accept])"#,
        "choice-twice",
    );
    let accept = "accept, ".repeat(100_000);
    refused(
        &format!(
            r#"opening_lead_out_of_turn(contract: "3NT", offender: E, card: "HQ", ideas: [{accept}])"#
        ),
        "choice-twice",
    );
    refused(
        r#"lead_out_of_turn(due: E, offender: E, card: "HQ")"#,
        "not-irregular",
    );
    refused(
        r#"lead_out_of_turn(due: W, offender: E, card: "HQ", hand: "HQ")"#,
        "card-twice",
    );
    refused(
        r#"lead_out_of_turn(due: W, offender: E, card: "HQ", then: defenders_differ)"#,
        "cannot-be",
    );
    refused(
        r#"lead_out_of_turn(due: W, offender: E, card: "HQ", then: right_player_leads)"#,
        "cannot-be",
    );
    refused(
        r#"lead_out_of_turn(due: W, offender: E, card: "HQ H2")"#,
        "one-card",
    );
    refused(
        r#"call_out_of_turn(auction: "1S", seat: S, call: "2H", comparable: true)"#,
        "cannot-be",
    );
    let information = |rest: &str| format!("unauthorized_information(auction: {rest})");
    let explained = |rest: &str| {
        let call = r#"seat: E, call: "3C", explained: weak, held: strong"#;
        format!("explanation({call}, auction: {rest})")
    };
    let trick = |rest: &str| format!(r#"irregular_trick(trumps: "NT", leader: S, trick: {rest})"#);
    let board = |rest: &str| format!("wrong_board(board: 7, auction: {rest})");
    let boxed = |rest: &str| format!("bidding_box(auction: {rest})");
    for (exercise, id) in [
        // South has not called yet.
        (
            information(r#""1S", source: hesitation, by: S"#),
            "cannot-be",
        ),
        (
            information(r#""1S 2H P P P", source: haste, by: S"#),
            "cannot-be",
        ),
        // There was no jump to wait after, and no bid to ask about.
        (
            information(r#""1S 2H P P", source: required_pause, by: S"#),
            "cannot-be",
        ),
        (
            information(r#""P P", source: question, by: E"#),
            "cannot-be",
        ),
        // Nothing was withdrawn; what was withdrawn was legal, or was not.
        (
            information(r#""1S 2H P", source: withdrawn_by_offender, by: E"#),
            "cannot-be",
        ),
        (
            information(r#""1S 2H P", source: haste, by: E, withdrawn: "1H""#),
            "cannot-be",
        ),
        (
            information(r#""1S 2H P", source: withdrawn_by_offender, by: E, withdrawn: "1H""#),
            "cannot-be",
        ),
        (
            information(r#""1S 2H P", source: withdrawn_by_other_side, by: E, withdrawn: "1H""#),
            "cannot-be",
        ),
        // Put right: not an insufficient bid, another denomination, not the lowest bid.
        (
            information(r#""1S 2H P", source: put_right, by: E, withdrawn: "3H""#),
            "cannot-be",
        ),
        (
            information(r#""1S 2H P", source: put_right, by: E, withdrawn: "1D""#),
            "cannot-be",
        ),
        (
            information(r#""1S 3H P", source: put_right, by: E, withdrawn: "1H""#),
            "cannot-be",
        ),
        // A call that is not legal, a poll of one call, and one with more choosing than considering.
        (
            information(r#""1S 2H P P", source: haste, by: S, poll: "P:5:5 1H:5:5""#),
            "cannot-be",
        ),
        (
            information(r#""1S 2H P P", source: haste, by: S, poll: "P:9:9""#),
            "notation",
        ),
        (
            information(r#""1S 2H P P", source: haste, by: S, poll: "P:2:3 X:9:7""#),
            "notation",
        ),
        (
            information(r#""1S 2H P P", source: haste, by: S, poll: "P:9:6 X:9:6""#),
            "notation",
        ),
        // The Director has stopped before: there was no alternative.
        (
            information(
                r#""1S 2H P P", source: haste, by: S, poll: "P:9:9:suggested X:1:0", chosen: "P", known: 3"#,
            ),
            "cannot-be",
        ),
        (
            information(
                r#""1S 2H P P", source: haste, by: S, poll: "P:9:9:suggested X:1:0", chosen: "2S""#,
            ),
            "cannot-be",
        ),
        (
            information(r#""1S 2H P P", source: haste, by: S, known: 1"#),
            "cannot-be",
        ),
        (
            information(
                r#""1S 2H P", source: withdrawn_by_offender, by: E, withdrawn: "1H", moment: agreed"#,
            ),
            "cannot-be",
        ),
        (explained(r#""1S""#), "cannot-be"),
        (
            explained(r#""1S 3C", agreed: weak, no_agreement: true"#),
            "cannot-be",
        ),
        (explained(r#""1S 3C", stage: play"#), "cannot-be"),
        (explained(r#""1S 3C P P P", stage: auction"#), "cannot-be"),
        // An opponent has nothing to put right, and neither has a player who was right.
        (explained(r#""1S 3C", noticed: N"#), "cannot-be"),
        (
            explained(r#""1S 3C", agreed: weak, noticed: W"#),
            "cannot-be",
        ),
        // Nobody has called on the explanation yet; partner is not misled.
        (explained(r#""1S 3C", misled: S"#), "cannot-be"),
        (explained(r#""1S 3C P P", misled: W"#), "cannot-be"),
        (explained(r#""1S 3C P", uninfluenced: true"#), "cannot-be"),
        // The call can still be changed; there is no evidence.
        (
            explained(r#""1S 3C P", agreed: strong, misled: S, gained: true"#),
            "cannot-be",
        ),
        (
            explained(r#""1S 3C P P P", misled: S, gained: true"#),
            "cannot-be",
        ),
        // It was the player's turn; an excuse for a lead; a player who would not be the last.
        (
            trick(r#""D4", player: W, what: early, card: "DK""#),
            "cannot-be",
        ),
        (
            trick(r#""D4 D5 D6", player: W, what: early, card: "CK", excuse: both_hands"#),
            "cannot-be",
        ),
        (
            trick(r#""D4 D5 D6", player: W, what: missing, hand: "D2""#),
            "cannot-be",
        ),
        // What cannot be noticed or asked yet, and cards that are there twice.
        (
            trick(r#""D4 D5 D6 D7", player: W, what: extra, hand: "D2""#),
            "cannot-be",
        ),
        (
            trick(r#""D4 D5 D6", player: E, what: missing, hand: "D2", won: 1"#),
            "cannot-be",
        ),
        (
            trick(r#""D4 D5 D6", player: E, what: missing, hand: "D5""#),
            "card-twice",
        ),
        (
            trick(r#""D4", player: E, what: early, card: "DK", hand: "DK""#),
            "card-twice",
        ),
        // Dummy asks, or somebody else does; the trick is not complete, or it is.
        (
            trick(r#""D4 D5 D6 D7", player: N, what: see_trick"#),
            "cannot-be",
        ),
        (
            trick(r#""D4 D5 D6 D7", player: W, what: dummy_asks_to_see"#),
            "cannot-be",
        ),
        (
            trick(r#""D4 D5 D6", player: W, what: see_trick"#),
            "cannot-be",
        ),
        (
            trick(r#""D4 D5 D6 D7", player: W, what: turn_before_four"#),
            "cannot-be",
        ),
        (
            trick(r#""D4 D5 D6 D7", player: W, what: see_trick, late: true"#),
            "cannot-be",
        ),
        (trick(r#""", player: W, what: see_trick"#), "cannot-be"),
        // A player with both too many cards and too few; who has seen what; what was judged.
        (
            board(r#""", what: wrong_count, seat: N, other: N"#),
            "cannot-be",
        ),
        (board(r#""", what: wrong_count, seat: N"#), "cannot-be"),
        (
            board(r#""P P P", what: wrong_count, seat: N, other: E, seen: true"#),
            "cannot-be",
        ),
        (
            board(r#""", what: wrong_count, seat: N, other: E, unplayable: true"#),
            "cannot-be",
        ),
        // Nothing has been played yet, or ever will be.
        (
            board(r#""", what: foreign_card, seat: N, quitted: true"#),
            "cannot-be",
        ),
        (
            board(r#""", what: missing_card, seat: N, place: played"#),
            "cannot-be",
        ),
        (
            board(r#""P P P P", what: missing_card, seat: N"#),
            "cannot-be",
        ),
        (
            board(r#""", what: missing_card, seat: N, stage: play"#),
            "cannot-be",
        ),
        // The player has not called; the field is of another case.
        // A call that is not legal; half a story, or two; a slip without a call; no jump, or one.
        (boxed(r#""1H", call: "1C""#), "cannot-be"),
        (boxed(r#""1H P P P", call: "P""#), "cannot-be"),
        (boxed(r#""1H", call: "X""#), "cannot-be"),
        (boxed(r#""1H", call: "2S", when: on_table"#), "cannot-be"),
        (
            boxed(r#""1H", call: "2S", when: on_table, card: on_table, stop: omitted"#),
            "cannot-be",
        ),
        (
            boxed(r#""1H", call: "2S", when: on_table, card: in_hand, slip: true"#),
            "cannot-be",
        ),
        (boxed(r#""1H", call: "2S", slip: true"#), "cannot-be"),
        (boxed(r#""1H", call: "2S", stop: needless"#), "cannot-be"),
        (boxed(r#""1H", call: "1S", stop: omitted"#), "cannot-be"),
        (boxed(r#""1H", call: "1S", tempo: at_once"#), "cannot-be"),
        (
            boxed(r#""1H", call: "2S", stop: omitted, tempo: at_once"#),
            "cannot-be",
        ),
        (board(r#""P", what: other_board, seat: N"#), "cannot-be"),
        (
            board(r#""P", what: wrong_players, later: repeats"#),
            "cannot-be",
        ),
        (
            board(r#""1NT P P P", stage: after_play, what: wrong_players"#),
            "cannot-be",
        ),
    ] {
        refused(&exercise, id);
    }
    let hands = r#"north: "DA DK H8", east: "S7 D8 HA", south: "SK D7 H4", west: "C9 C8 H9""#;
    let equity = |rest: &str| format!(r#"revoke_equity(trumps: "S", leader: S, {hands}, {rest})"#);
    for (play, id) in [
        // Nobody revokes; not all cards are played; a card that nobody holds, and one out of turn.
        ("D7 C9 DA D8 DK S7 SK C8 H4 H9 H8 HA", "not-irregular"),
        ("D7 C9 DA S7", "cannot-be"),
        ("D7 C9 DA S2 HA H4 H9 H8 D8 SK C8 DK", "cannot-be"),
        ("DA C9 D7 S7 HA H4 H9 H8 D8 SK C8 DK", "cannot-be"),
    ] {
        refused(&equity(&format!(r#"play: "{play}""#)), id);
    }
    let dummy = |rest: &str| format!(r#"dummys_rights(trumps: "S", {rest})"#);
    for rest in [
        r#"act: count_tricks"#,
        r#"hand: "SA", act: point_out_after_play"#,
        r#"hand: "SA", act: take_part, lost: leave_seat"#,
        r#"hand: "SA", act: leave_seat, lost: leave_seat"#,
        r#"hand: "SA", act: count_tricks, asked: true"#,
        r#"hand: "SA", act: prevent_irregularity, legal: true"#,
        r#"hand: "SA", act: ask_defender_about_revoke, defender: N"#,
    ] {
        refused(&dummy(rest), "cannot-be");
    }
    let revoke = |rest: &str| format!(r#"revoke(trumps: "S", leader: S, offender: W, {rest})"#);
    for (rest, id) in [
        (
            r#"number: 5, trick: "HA S2 H3 H9", hand: "D4""#,
            "not-irregular",
        ),
        (
            r#"number: 5, trick: "HA HT H3 H9", hand: "HK""#,
            "not-irregular",
        ),
        (
            r#"number: 5, trick: "HA S2 H3 H9", hand: "H3""#,
            "card-twice",
        ),
        (
            r#"number: 5, trick: "HA S2 H3", hand: "HK""#,
            "not-four-cards",
        ),
        (
            r#"number: 13, trick: "HA S2 H3 H9", hand: "HK""#,
            "cannot-be",
        ),
        (
            r#"number: 5, trick: "HA S2 H3 H9", hand: "HK", went_on: named"#,
            "cannot-be",
        ),
        (
            r#"number: 5, trick: "HA S2 H3 H9", hand: "HK", went_on: named, by: W, later: 9"#,
            "cannot-be",
        ),
        (
            r#"number: 5, trick: "HA S2 H3 H9", hand: "HK", went_on: named, by: W, later: 1, earlier: 5"#,
            "cannot-be",
        ),
        // Earlier tricks are valid only together with later ones.
        (
            r#"number: 5, trick: "HA S2 H3 H9", hand: "HK", went_on: named, by: W, earlier: 2"#,
            "cannot-be",
        ),
        (
            r#"number: 5, trick: "HA S2 H3 H9", hand: "HK", others: same_trick"#,
            "not-irregular",
        ),
        (
            r#"number: 5, trick: "HA S2 H3 H9", hand: "HK", noticed: round"#,
            "cannot-be",
        ),
    ] {
        refused(&revoke(rest), id);
    }
}

// What each difficulty means.

const SEEDS: u32 = 200;

fn items(kind: Kind, skill: Skill, difficulty: Difficulty) -> impl Iterator<Item = &'static Item> {
    (0..SEEDS).map(move |seed| {
        item_of(&ItemCode::new(kind, skill, difficulty, seed).expect("a skill of the kind"))
    })
}

/// The percentage of items for which it holds.
fn share(kind: Kind, skill: Skill, difficulty: Difficulty, holds: impl Fn(&Item) -> bool) -> u32 {
    let found = items(kind, skill, difficulty)
        .filter(|item| holds(item))
        .count();
    u32::try_from(found).expect("few") * 100 / SEEDS
}

fn at_times(share: u32) -> bool {
    (4..=96).contains(&share)
}

/// The percentage of items whose lesson text contains `word`.
fn written(kind: Kind, skill: Skill, difficulty: Difficulty, word: &str) -> u32 {
    share(kind, skill, difficulty, |item| item.text().contains(word))
}

/// Whether a field in the lesson text is a bid.
fn names_a_bid(item: &Item, field: &str) -> bool {
    let text = item.text();
    (1..=7).any(|level| text.contains(&format!(r#" {field}: "{level}"#)))
}

#[test]
fn insufficient_bids_get_harder() {
    let accepting = |difficulty, word| {
        written(
            Kind::InsufficientBid,
            Skill::InsufficientBid,
            difficulty,
            word,
        )
    };
    for later in ["reply", "over"] {
        assert_eq!(accepting(Difficulty::Easy, later), 0, "{later}");
    }
    assert!(at_times(accepting(Difficulty::Medium, r#"over: "P""#)));
    assert!(at_times(accepting(Difficulty::Hard, "partner_accepts")));
    let bids_over = share(
        Kind::InsufficientBid,
        Skill::InsufficientBid,
        Difficulty::Hard,
        |item| names_a_bid(item, "over"),
    );
    assert!(at_times(bids_over));

    let replacing = |difficulty, word| {
        written(
            Kind::InsufficientBid,
            Skill::ReplacementCall,
            difficulty,
            word,
        )
    };
    assert_eq!(replacing(Difficulty::Easy, "replaced"), 100);
    for rare in ["tried", "comparable"] {
        assert_eq!(replacing(Difficulty::Easy, rare), 0, "{rare}");
        assert!(at_times(replacing(Difficulty::Hard, rare)), "{rare}");
    }
    assert_eq!(replacing(Difficulty::Medium, "refused"), 100);
    assert!(at_times(replacing(Difficulty::Medium, "comparable")));
}

#[test]
fn calls_out_of_turn_get_harder() {
    let kind = Kind::CallOutOfTurn;
    let calls = |difficulty, word| written(kind, Skill::CallOutOfTurn, difficulty, word);
    for later in ["over", "others"] {
        assert_eq!(calls(Difficulty::Easy, later), 0, "{later}");
    }
    assert_eq!(calls(Difficulty::Medium, "others"), 100);
    assert_eq!(calls(Difficulty::Medium, "replaced"), 0);
    assert!(at_times(calls(Difficulty::Hard, "over")));
    let says = |skill, difficulty, word| {
        let share = share(kind, skill, difficulty, |item| item.witness() == word);
        assert!(at_times(share), "{word}: {share} %");
    };
    says(Skill::CallOutOfTurn, Difficulty::Hard, "nobody");
    for word in ["pass", "repeat", "free"] {
        says(Skill::CallOutOfTurn, Difficulty::Medium, word);
    }

    let bids = |difficulty| {
        share(kind, Skill::SilencedPartner, difficulty, |item| {
            names_a_bid(item, "call")
        })
    };
    assert_eq!(bids(Difficulty::Easy), 100);
    assert_eq!(bids(Difficulty::Medium), 100);
    assert!(bids(Difficulty::Hard) < 5);
    for word in ["free", "once lead", "throughout lead"] {
        says(Skill::SilencedPartner, Difficulty::Hard, word);
    }
}

#[test]
fn opening_leads_out_of_turn_get_harder() {
    let skill = Skill::OpeningLeadOutOfTurn;
    let share = |difficulty, wanted: &dyn Fn(&OpeningLeadOutOfTurn) -> bool| {
        share(
            Kind::OpeningLeadOutOfTurn,
            skill,
            difficulty,
            |item| match item.position() {
                Position::OpeningLeadOutOfTurn(made) => wanted(made),
                other => panic!("{other:?}"),
            },
        )
    };
    let seen = |made: &OpeningLeadOutOfTurn| made.dummy_seen;
    let defends =
        |made: &OpeningLeadOutOfTurn| Side::of(*made.offender) != Side::of(*made.declarer);
    let chooses = |made: &OpeningLeadOutOfTurn| made.chosen.is_none();
    let plain = |made: &OpeningLeadOutOfTurn| defends(made) && !seen(made);
    assert_eq!(share(Difficulty::Easy, &|it| plain(it) && chooses(it)), 100);
    assert_eq!(
        share(Difficulty::Medium, &|it| plain(it) && !chooses(it)),
        100
    );
    assert_eq!(share(Difficulty::Hard, &chooses), 100);
    assert!(at_times(share(Difficulty::Hard, &seen)));
    assert!(at_times(share(Difficulty::Hard, &|it| !defends(it))));
}

#[test]
fn later_leads_out_of_turn_get_harder() {
    use lead_out_of_turn::Then;
    let skill = Skill::LeadOutOfTurn;
    let share = |difficulty, wanted: &dyn Fn(&LeadOutOfTurn) -> bool| {
        share(Kind::LeadOutOfTurn, skill, difficulty, |item| {
            match item.position() {
                Position::LeadOutOfTurn(made) => wanted(made),
                other => panic!("{other:?}"),
            }
        })
    };
    let defends = |made: &LeadOutOfTurn| Side::of(*made.offender) != Side::of(*made.declarer);
    let plain = |made: &LeadOutOfTurn| made.then == Then::Nothing;
    assert_eq!(share(Difficulty::Easy, &|it| plain(it) && defends(it)), 100);
    assert_eq!(share(Difficulty::Medium, &plain), 100);
    assert!(share(Difficulty::Medium, &|it| !defends(it)) > 50);
    let partners = |made: &LeadOutOfTurn| *made.due == made.offender.partner();
    assert!(at_times(share(Difficulty::Easy, &partners)));
    assert!(at_times(share(Difficulty::Hard, &|it| it.last)));
    for then in [
        Then::DefendersDiffer,
        Then::NextPlays,
        Then::RightPlayerLeads,
        Then::WrongDefenderPlays,
    ] {
        assert!(
            at_times(share(Difficulty::Hard, &|it| it.then == then)),
            "{then:?}"
        );
    }
}

#[test]
fn what_was_given_away_gets_harder() {
    let kind = Kind::UnauthorizedInformation;
    let who = |difficulty, word| written(kind, Skill::UnauthorizedInformation, difficulty, word);
    for withdrawn in ["withdrawn_by_offender", "withdrawn_by_other_side"] {
        assert_eq!(who(Difficulty::Easy, withdrawn), 0);
        assert_eq!(who(Difficulty::Medium, withdrawn), 0);
        assert!(at_times(who(Difficulty::Hard, withdrawn)), "{withdrawn}");
    }
    for plain in ["hesitation", "haste", "question", "remark"] {
        assert!(at_times(who(Difficulty::Easy, plain)), "{plain}");
    }
    assert!(at_times(who(Difficulty::Medium, "required_pause")));
    let ruling = |difficulty, word| written(kind, Skill::InformationRuling, difficulty, word);
    for moment in ["agreed", "suspected"] {
        assert!(at_times(ruling(Difficulty::Easy, moment)), "{moment}");
    }
    assert_eq!(ruling(Difficulty::Easy, "disputed"), 0);
    assert!(at_times(ruling(Difficulty::Hard, "disputed")));
    for step in ["damage", "adjust", "stand"] {
        let share = share(kind, Skill::InformationRuling, Difficulty::Hard, |item| {
            item.witness() == step
        });
        assert!(at_times(share), "{step}: {share} %");
    }
}

#[test]
fn explanations_get_harder() {
    let kind = Kind::Explanation;
    let says = |skill, difficulty, word: &str| {
        let share = share(kind, skill, difficulty, |item| {
            item.witness().split(", ").any(|it| it == word)
        });
        assert!(at_times(share), "{word}: {share} %");
    };
    let evidence = |difficulty| written(kind, Skill::MistakenExplanation, difficulty, "agreed: ");
    assert_eq!(evidence(Difficulty::Easy), 100);
    assert!(at_times(evidence(Difficulty::Medium)));
    let when = Skill::CorrectedExplanation;
    for word in ["before_lead", "after_auction", "never"] {
        says(when, Difficulty::Easy, word);
    }
    says(when, Difficulty::Medium, "after_play");
    says(when, Difficulty::Hard, "now");
    for word in ["change", "adjust", "nothing"] {
        says(Skill::MisinformedCall, Difficulty::Medium, word);
    }
    for word in ["agreement", "table", "no_agreement"] {
        says(Skill::MisinformedCall, Difficulty::Hard, word);
    }
}

#[test]
fn the_price_of_a_revoke_gets_harder() {
    let kind = Kind::RevokeEquity;
    for skill in [Skill::RevokeEquity, Skill::RevokeAdjustment] {
        for difficulty in Difficulty::ALL {
            let adjusted = share(kind, skill, difficulty, |item| {
                item.witness().contains("adjusted")
            });
            assert!(
                (30..=70).contains(&adjusted),
                "{difficulty:?}: {adjusted} %"
            );
        }
        let made = |item: &Item| match item.position() {
            Position::RevokeEquity(made) => made.clone(),
            other => panic!("{other:?}"),
        };
        let late = |item: &Item| made(item).noticed != Attention::InTime;
        assert_eq!(share(kind, skill, Difficulty::Medium, late), 0);
        assert!(at_times(share(kind, skill, Difficulty::Hard, late)));
        let long = |item: &Item| made(item).play.0.len() == 20;
        assert_eq!(share(kind, skill, Difficulty::Easy, long), 0);
        assert!(at_times(share(kind, skill, Difficulty::Hard, long)));
        for costs in ["0", "1"] {
            let share = share(kind, skill, Difficulty::Easy, |item| {
                item.witness().starts_with(costs)
            });
            assert!(at_times(share), "{costs}: {share} %");
        }
    }
}

#[test]
fn irregular_tricks_get_harder() {
    let kind = Kind::IrregularTrick;
    let defect = |difficulty, word| written(kind, Skill::DefectiveTrick, difficulty, word);
    assert!(at_times(defect(Difficulty::Easy, "late")));
    assert_eq!(defect(Difficulty::Easy, "won"), 0);
    assert!(at_times(defect(Difficulty::Medium, "won")));
    assert_eq!(defect(Difficulty::Hard, "late"), 100);
    let says = |skill, difficulty, word: &str| {
        let share = share(kind, skill, difficulty, |item| {
            item.witness().split(", ").any(|it| it == word)
        });
        assert!(at_times(share), "{word}: {share} %");
    };
    for word in ["suit", "penalty", "back", "maybe", "0", "1"] {
        says(Skill::DefectiveTrick, Difficulty::Hard, word);
    }
    let early = |difficulty, word| written(kind, Skill::PrematurePlay, difficulty, word);
    assert_eq!(early(Difficulty::Easy, "excuse"), 0);
    assert!(at_times(early(Difficulty::Hard, "both_hands")));
    for word in ["penalty", "in turn", "four", "nothing"] {
        says(Skill::PrematurePlay, Difficulty::Easy, word);
    }
    says(Skill::PrematurePlay, Difficulty::Medium, "back");
    for word in ["yes", "four", "turned"] {
        says(Skill::TurnedTrick, Difficulty::Easy, word);
    }
    for word in ["yes", "played on", "agreed"] {
        says(Skill::TurnedTrick, Difficulty::Medium, word);
    }
    for word in ["yes", "played on", "dummy", "closed", "upright", "sideways"] {
        says(Skill::TurnedTrick, Difficulty::Hard, word);
    }
}

#[test]
fn what_dummy_may_do_gets_harder() {
    let kind = Kind::DummysRights;
    for skill in [Skill::DummysRights, Skill::DummysLostRights] {
        let says = |difficulty, word: &str| {
            let share = share(kind, skill, difficulty, |item| {
                item.witness().split(", ").any(|it| it == word)
            });
            assert!(at_times(share), "{word}: {share} %");
        };
        for word in ["allowed", "not_now", "never", "penalty", "protection_lost"] {
            says(Difficulty::Easy, word);
        }
        for word in ["hand_chosen", "established_revoke", "play_goes_on"] {
            says(Difficulty::Hard, word);
        }
    }
    let lost = |difficulty| written(kind, Skill::DummysRights, difficulty, "lost: ");
    assert_eq!(lost(Difficulty::Easy), 0);
    assert!(at_times(lost(Difficulty::Medium)));
    assert!(lost(Difficulty::Hard) > 50);
}

#[test]
fn wrong_boards_get_harder() {
    let kind = Kind::WrongBoard;
    let says = |skill, difficulty, word: &str| {
        let share = share(kind, skill, difficulty, |item| {
            item.witness().split(", ").any(|it| it == word)
        });
        assert!(at_times(share), "{word}: {share} %");
    };
    let cards = Skill::WrongNumberOfCards;
    for word in ["play_normally", "play_and_review"] {
        says(cards, Difficulty::Easy, word);
    }
    for word in ["adjust", "remove_card"] {
        says(cards, Difficulty::Medium, word);
    }
    says(cards, Difficulty::Hard, "remove_and_review");
    assert!(at_times(written(
        kind,
        cards,
        Difficulty::Hard,
        "after_play"
    )));
    for word in ["restore_card", "new_pack", "nothing", "revoke"] {
        says(Skill::MissingCard, Difficulty::Easy, word);
    }
    says(Skill::MissingCard, Difficulty::Hard, "defective_trick");
    says(
        Skill::MissingCard,
        Difficulty::Hard,
        "revoke_or_penalty_card",
    );
    for difficulty in Difficulty::ALL {
        says(Skill::CardsFromWrongBoard, difficulty, "call_again");
        says(Skill::WrongBoardPlayed, difficulty, "score_stands");
    }
    let later = |difficulty| written(kind, Skill::CardsFromWrongBoard, difficulty, "later");
    assert_eq!(later(Difficulty::Easy), 0);
    assert!(at_times(later(Difficulty::Hard)));
}

#[test]
fn bidding_boxes_get_harder() {
    let kind = Kind::BiddingBox;
    let made = |difficulty, word| written(kind, Skill::CallMade, difficulty, word);
    assert_eq!(made(Difficulty::Easy, "in_hand"), 0);
    assert!(at_times(made(Difficulty::Easy, "touched")));
    assert!(at_times(made(Difficulty::Medium, "fallen")));
    for difficulty in Difficulty::ALL {
        assert!(at_times(made(difficulty, "slip")));
        assert!(at_times(made(difficulty, "out_of_box")));
    }
    assert!(at_times(made(Difficulty::Hard, "held_as_call")));
    let stop = |difficulty, word| written(kind, Skill::StopCard, difficulty, word);
    for word in ["stop:", "tempo:"] {
        assert_eq!(stop(Difficulty::Easy, word), 0, "{word}");
        assert!(at_times(stop(Difficulty::Medium, word)), "{word}");
        assert!(at_times(stop(Difficulty::Hard, word)), "{word}");
    }
}

#[test]
fn revokes_get_harder() {
    let made = |item: &Item| match item.position() {
        Position::Revoke(made) => made.clone(),
        other => panic!("{other:?}"),
    };
    let established = |difficulty, wanted: &dyn Fn(&Revoke) -> bool| {
        let skill = Skill::RevokeEstablished;
        share(Kind::Revoke, skill, difficulty, |item| wanted(&made(item)))
    };
    let at_once = |made: &Revoke| made.went_on.is_none();
    assert!(at_times(established(Difficulty::Easy, &at_once)));
    let opponents = |made: &Revoke| {
        let side = |seat: Seat| Side::of(seat);
        made.by.is_some_and(|by| side(*by) != side(*made.offender))
    };
    assert!(at_times(established(Difficulty::Medium, &opponents)));
    let twelfth = |made: &Revoke| made.number == 12;
    assert!(at_times(established(Difficulty::Hard, &twelfth)));
    assert!(at_times(established(Difficulty::Hard, &|it| it.returned)));
    let both = |made: &Revoke| made.others == OtherSide::RevokedToSameTrick;
    assert!(at_times(established(Difficulty::Hard, &both)));

    let tricks = |difficulty, wanted: &dyn Fn(&Item) -> bool| {
        share(Kind::Revoke, Skill::RevokeTricks, difficulty, wanted)
    };
    // If the winners of the tricks do not matter, there is no account of them.
    let exempt = |item: &Item| item.first_question().steps.is_empty();
    assert_eq!(tricks(Difficulty::Easy, &exempt), 0);
    assert_eq!(tricks(Difficulty::Medium, &exempt), 0);
    let role = |made: &Revoke| Role::of(*made.offender, *made.declarer);
    let declarers = |item: &Item| role(&made(item)) == Role::Declarer;
    assert!(at_times(tricks(Difficulty::Medium, &declarers)));
    for wanted in ["0", "1", "2"] {
        let costs = |item: &Item| item.witness() == wanted;
        assert!(at_times(tricks(Difficulty::Easy, &costs)), "{wanted}");
    }
    let rare: [&dyn Fn(&Revoke) -> bool; 6] = [
        &|made| role(made) == Role::Dummy,
        &|made| made.penalty_card,
        &|made| made.again,
        &|made| made.others == OtherSide::EstablishedToo,
        &|made| made.noticed == Attention::NextDealCalled,
        &|made| made.noticed == Attention::RoundEnded,
    ];
    for (number, is_rare) in rare.into_iter().enumerate() {
        let is_rare = |item: &Item| is_rare(&made(item));
        assert!(at_times(tricks(Difficulty::Hard, &is_rare)), "{number}");
    }
}

/// The offender visibly has a card of the suit led, and no card occurs twice.
#[test]
fn the_cards_on_the_table_fit_the_story() {
    for kind in KINDS {
        for &skill in kind.skills() {
            for difficulty in Difficulty::ALL {
                for item in items(kind, skill, difficulty) {
                    for exhibit in item.asked(0).question.exhibits {
                        let Exhibit::Table(table) = exhibit else {
                            continue;
                        };
                        let trick: arbitro::engine::Hand = table.trick.iter().copied().collect();
                        assert_eq!(trick.len(), table.trick.len(), "{item:?}");
                        assert!((trick & table.hand).is_empty(), "{item:?}");
                        for (_, hand) in &table.others {
                            assert!((*hand & table.hand).is_empty(), "{item:?}");
                        }
                        if let (Kind::Revoke, Some(led)) = (kind, table.trick.first()) {
                            let suit = arbitro::engine::cards_of(table.hand, led.suit);
                            assert!(!suit.is_empty(), "{item:?}");
                        }
                    }
                }
            }
        }
    }
}

/// Each skill and difficulty has several hundred different positions.
#[test]
fn generated_rulings_differ() {
    for kind in KINDS {
        for &skill in kind.skills() {
            for difficulty in Difficulty::ALL {
                let made: BTreeSet<String> = items(kind, skill, difficulty)
                    .map(|item| format!("{item:?}"))
                    .collect();
                let found = u32::try_from(made.len()).expect("few");
                assert!(
                    found * 100 >= SEEDS * 90,
                    "{kind:?} {skill:?} {difficulty:?}: {found}"
                );
            }
        }
    }
}

/// The place of the right option varies: no place is right nearly always.
#[test]
fn the_place_of_the_right_option_tells_nothing() {
    let mut right = [0_usize; 5];
    for seed in 0..600 {
        let code = ItemCode::new(
            Kind::InsufficientBid,
            Skill::InsufficientBid,
            Difficulty::Easy,
            seed,
        );
        let item = item_of(&code.expect("a skill of the kind"));
        for part in 0..item.questions().len() {
            let options = match item.asked(part).question.ask {
                Ask::Choice(options) => options,
                other => panic!("{other:?}"),
            };
            // The second question offers bids.
            if let (Some("option-call"), Answer::Choice(at)) = (
                options.first().map(|option| option.id),
                item.asked(part).solution,
            ) {
                right[at] += 1;
            }
        }
    }
    let all: usize = right.iter().sum();
    assert!(all > 300, "{right:?}");
    assert!(right.iter().all(|&times| times * 10 < all * 7), "{right:?}");
}
