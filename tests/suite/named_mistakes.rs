//! Named mistakes: position, wrong answer, mistake.

use std::collections::BTreeSet;

use crate::given::Numbered as _;
use arbitro::engine::score::ScoreItem::{
    self, Game, GrandSlam, Insult, Overtricks, PartScore, SmallSlam, TrickScore, Undertricks,
};
use arbitro::engine::{Bid, Call, Doubling, Fact};
use arbitro::exercise::{Answer, Ask, Item, Kind, Verdict};

use crate::given::{bid, call, cards, item, seat};

/// A wrong answer, as text.
#[derive(Clone, Copy)]
enum Says {
    /// "It is legal", "it is not".
    Legal,
    Illegal,
    /// These calls; `2C+` means that bid and all higher ones.
    Calls(&'static str),
    /// "The contract is …", "passed out", "the auction goes on".
    Contract(&'static str),
    GoesOn,
    Declarer(&'static str),
    Dummy(&'static str),
    Leads(&'static str),
    Points(i32),
    Lines(&'static [(ScoreItem, i32)]),
    Minor,
    Major,
    NoPenaltyCard,
    Cards(&'static str),
}

use Says::{
    Calls, Cards, Contract, Declarer, Dummy, GoesOn, Illegal, Leads, Legal, Lines, Major, Minor,
    NoPenaltyCard, Points,
};

impl Says {
    /// The question that is answered, and the answer.
    fn answer(self, item: &Item) -> (usize, Answer) {
        match self {
            Legal | Minor => (0, Answer::Choice(0)),
            Illegal | Major => (0, Answer::Choice(1)),
            NoPenaltyCard => (0, Answer::Choice(2)),
            Calls(text) => (0, Answer::Calls(calls(text))),
            Contract(text) => (0, option(item, Some(text))),
            GoesOn => (0, option(item, None)),
            Declarer(text) => (1, Answer::Seat(seat(text))),
            Dummy(text) => (2, Answer::Seat(seat(text))),
            Leads(text) => (3, Answer::Seat(seat(text))),
            Points(points) => (0, Answer::Number(points)),
            Lines(lines) => (0, Answer::Account(lines.iter().copied().collect())),
            Cards(text) => (item.questions().len() - 1, Answer::Cards(cards(text))),
        }
    }
}

fn calls(text: &str) -> Vec<Call> {
    text.split_whitespace()
        .flat_map(|word| match word.strip_suffix('+') {
            Some(lowest) => {
                let lowest = bid(lowest);
                let from = move |bid: &Bid| *bid >= lowest;
                arbitro::engine::auction::every_bid()
                    .filter(from)
                    .map(Call::Bid)
                    .collect()
            }
            None => vec![call(word)],
        })
        .collect()
}

/// The option for a contract, or for an auction that is not over.
fn option(item: &Item, contract: Option<&str>) -> Answer {
    let Ask::Choice(options) = item.asked(0).question.ask else {
        panic!("{item:?} offers no contracts")
    };
    let facts = contract.map(|text| {
        let (bid, doubling) = arbitro::engine::notation::parse_contract(text).expect("a contract");
        let with_doubling: (Fact, Doubling) = (Fact::Bid(bid), doubling);
        vec![
            ("bid", with_doubling.0),
            ("doubling", Fact::Doubling(with_doubling.1)),
        ]
    });
    let at = options.iter().position(|option| match &facts {
        Some(facts) => {
            option.id == "option-contract" && option.facts.as_slice() == facts.as_slice()
        }
        None => option.id == "option-auction-goes-on",
    });
    Answer::Choice(at.unwrap_or_else(|| panic!("{contract:?} is not offered: {options:?}")))
}

type Row = (&'static str, Says, &'static str);

const JUDGE_CALL: &[Row] = &[
    (
        r#"judge_call(auction: "2H", call: "2C")"#,
        Legal,
        "same-level-lower-suit",
    ),
    (
        r#"judge_call(auction: "2NT", call: "2S")"#,
        Legal,
        "same-level-lower-suit",
    ),
    (
        r#"judge_call(auction: "2H", call: "2H")"#,
        Legal,
        "same-bid-again",
    ),
    (
        r#"judge_call(auction: "2H", call: "2S")"#,
        Illegal,
        "level-must-rise",
    ),
    (
        r#"judge_call(auction: "2H X", call: "2S")"#,
        Illegal,
        "double-raises-the-bid",
    ),
    (
        r#"judge_call(auction: "1S", call: "2S")"#,
        Illegal,
        "opponents-suit-barred",
    ),
    (
        r#"judge_call(auction: "1S P", call: "X")"#,
        Legal,
        "doubled-own-side",
    ),
    (
        r#"judge_call(auction: "1S P P 2C P", call: "X")"#,
        Legal,
        "doubled-own-side",
    ),
    (
        r#"judge_call(auction: "1S X P", call: "X")"#,
        Legal,
        "doubled-twice",
    ),
    (
        r#"judge_call(auction: "1S X XX", call: "X")"#,
        Legal,
        "doubled-twice",
    ),
    (
        r#"judge_call(auction: "1S P P", call: "X")"#,
        Illegal,
        "double-only-at-once",
    ),
    (
        r#"judge_call(auction: "1S P", call: "XX")"#,
        Legal,
        "redouble-without-double",
    ),
    (
        r#"judge_call(auction: "1S X P", call: "XX")"#,
        Legal,
        "redoubled-for-opponents",
    ),
    (
        r#"judge_call(auction: "1S X", call: "XX")"#,
        Illegal,
        "redouble-by-bidder-only",
    ),
    (
        r#"judge_call(auction: "P P P 1D", call: "2H")"#,
        Illegal,
        "silenced-by-pass",
    ),
    (
        r#"judge_call(auction: "P P P", call: "1C")"#,
        Illegal,
        "three-passes-always-end",
    ),
    (
        r#"judge_call(auction: "1NT P P P", call: "X")"#,
        Legal,
        "call-after-the-end",
    ),
    (
        r#"judge_call(auction: "1NT P P P", call: "P")"#,
        Legal,
        "call-after-the-end",
    ),
];

const LEGAL_CALLS: &[Row] = &[
    (
        r#"legal_calls(auction: "6NT")"#,
        Calls("P X 6C 6D 6H 6S 7C+"),
        "same-level-lower-suit",
    ),
    (
        r#"legal_calls(auction: "7H")"#,
        Calls("P X 7H+"),
        "same-bid-again",
    ),
    (
        r#"legal_calls(auction: "2H")"#,
        Calls("P X 3C+"),
        "level-must-rise",
    ),
    (
        r#"legal_calls(auction: "2H X")"#,
        Calls("P XX 3C+"),
        "double-raises-the-bid",
    ),
    (
        r#"legal_calls(auction: "6C P P 6D")"#,
        Calls("P X 6H 6S 6NT 7C 7H 7S 7NT"),
        "opponents-suit-barred",
    ),
    (
        r#"legal_calls(auction: "2H P")"#,
        Calls("P X 2S+"),
        "doubled-own-side",
    ),
    (
        r#"legal_calls(auction: "2H X P")"#,
        Calls("P X 2S+"),
        "doubled-twice",
    ),
    (
        r#"legal_calls(auction: "2H P P")"#,
        Calls("P 2S+"),
        "double-only-at-once",
    ),
    (
        r#"legal_calls(auction: "2H P")"#,
        Calls("P XX 2S+"),
        "redouble-without-double",
    ),
    (
        r#"legal_calls(auction: "2H X P")"#,
        Calls("P XX 2S+"),
        "redoubled-for-opponents",
    ),
    (
        r#"legal_calls(auction: "2H X")"#,
        Calls("P 2S+"),
        "redouble-by-bidder-only",
    ),
    (
        r#"legal_calls(auction: "P 2H P P")"#,
        Calls("P"),
        "silenced-by-pass",
    ),
    (
        r#"legal_calls(auction: "P P P")"#,
        Calls(""),
        "three-passes-always-end",
    ),
    (
        r#"legal_calls(auction: "7NT P P P")"#,
        Calls("P"),
        "call-after-the-end",
    ),
    (
        r#"legal_calls(auction: "2H")"#,
        Calls("X 2S+"),
        "pass-forgotten",
    ),
    (
        r#"legal_calls(auction: "2H")"#,
        Calls("P 2S+"),
        "double-forgotten",
    ),
    (
        r#"legal_calls(auction: "2H")"#,
        Calls("P X"),
        "bids-forgotten",
    ),
    // A single wrong call is enough.
    (
        r#"legal_calls(auction: "2H")"#,
        Calls("P 2H 3C"),
        "same-bid-again",
    ),
    (
        r#"legal_calls(auction: "2H P")"#,
        Calls("P X 3C"),
        "doubled-own-side",
    ),
];

const NAME_CONTRACT: &[Row] = &[
    (
        r#"name_contract(auction: "4S X P P P")"#,
        Contract("4S"),
        "double-overlooked",
    ),
    (
        r#"name_contract(auction: "1S X 2S P P P")"#,
        Contract("2SX"),
        "double-outlives-bid",
    ),
    (
        r#"name_contract(auction: "1S P 4S P P P")"#,
        Contract("1S"),
        "first-bid-taken",
    ),
    (
        r#"name_contract(auction: "1S 2H 2S P P P")"#,
        Contract("2H"),
        "opponents-bid-taken",
    ),
    (
        r#"name_contract(auction: "P P P P")"#,
        GoesOn,
        "passed-out-overlooked",
    ),
    // West named spades first, but North's side plays them.
    (
        r#"name_contract(dealer: W, auction: "1S 2S P 4S P P P")"#,
        Declarer("W"),
        "first-bidder-of-the-table",
    ),
    (
        r#"name_contract(auction: "1NT P 2D P 2H P 4H P P P")"#,
        Declarer("S"),
        "suit-shown-not-named",
    ),
    (
        r#"name_contract(auction: "1S P 4S P P P")"#,
        Declarer("S"),
        "last-bidder-declares",
    ),
    (
        r#"name_contract(auction: "1C 1H P 2H P P P")"#,
        Declarer("N"),
        "opener-declares",
    ),
    (
        r#"name_contract(auction: "P 1H P 2H P P P")"#,
        Declarer("N"),
        "dealer-declares",
    ),
    (
        r#"name_contract(auction: "1S P 4S P P P")"#,
        Dummy("N"),
        "declarer-for-dummy",
    ),
    (
        r#"name_contract(auction: "1S P 4S P P P")"#,
        Leads("W"),
        "leader-right-of-declarer",
    ),
    (
        r#"name_contract(auction: "P P 1S P P P")"#,
        Leads("E"),
        "leader-left-of-dealer",
    ),
    (
        r#"name_contract(auction: "1S P 4S P P P")"#,
        Leads("N"),
        "declarer-leads",
    ),
    (
        r#"name_contract(auction: "1S P 4S P P P")"#,
        Leads("S"),
        "dummy-leads",
    ),
];

const SCORE_CONTRACT: &[Row] = &[
    (
        r#"score_contract(contract: "4S", tricks: 9)"#,
        Points(50),
        "sign-forgotten",
    ),
    (
        r#"score_contract(contract: "4S", tricks: 10)"#,
        Points(-420),
        "sign-forgotten",
    ),
    (
        r#"score_contract(contract: "2NT", tricks: 8)"#,
        Points(110),
        "forgot-notrump-ten",
    ),
    (
        r#"score_contract(contract: "3NT", tricks: 11, vulnerable: "NS")"#,
        Points(650),
        "forgot-notrump-ten",
    ),
    (
        r#"score_contract(contract: "3NT", tricks: 11, vulnerable: "NS")"#,
        Points(460),
        "bonus-of-other-vulnerability",
    ),
    (
        r#"score_contract(contract: "2CX", tricks: 9)"#,
        Points(380),
        "overtricks-of-other-vulnerability",
    ),
    (
        r#"score_contract(contract: "6D", tricks: 12)"#,
        Points(1370),
        "bonus-of-other-vulnerability",
    ),
    (
        r#"score_contract(contract: "4SX", declarer: N, tricks: 6)"#,
        Points(-1100),
        "undertricks-of-other-vulnerability",
    ),
    (
        r#"score_contract(contract: "4SX", declarer: N, tricks: 6)"#,
        Points(-200),
        "undertricks-not-doubled",
    ),
    (
        r#"score_contract(contract: "4SX", declarer: N, tricks: 6)"#,
        Points(-400),
        "undertricks-simply-doubled",
    ),
    (
        r#"score_contract(contract: "4S", tricks: 7)"#,
        Points(-90),
        "undertricks-at-trick-value",
    ),
    (
        r#"score_contract(contract: "5DX", tricks: 9, form: account)"#,
        Lines(&[(Undertricks, -40)]),
        "undertricks-at-trick-value",
    ),
    (
        r#"score_contract(contract: "4SX", tricks: 10)"#,
        Points(540),
        "insult-forgotten",
    ),
    (
        r#"score_contract(contract: "4SX", tricks: 10)"#,
        Points(470),
        "trick-points-not-doubled",
    ),
    (
        r#"score_contract(contract: "4SX", tricks: 10)"#,
        Points(420),
        "trick-points-not-doubled",
    ),
    (
        r#"score_contract(contract: "4SX", tricks: 10)"#,
        Points(890),
        "doubled-the-bonus",
    ),
    (
        r#"score_contract(contract: "2S", tricks: 10)"#,
        Points(420),
        "overtricks-counted-towards-game",
    ),
    (
        r#"score_contract(contract: "2S", tricks: 10)"#,
        Points(110),
        "overtricks-forgotten",
    ),
    (
        r#"score_contract(contract: "4SX", tricks: 11)"#,
        Points(620),
        "overtricks-not-doubled",
    ),
    (
        r#"score_contract(contract: "4S", tricks: 10)"#,
        Points(120),
        "bonus-forgotten",
    ),
    (
        r#"score_contract(contract: "2S", tricks: 8)"#,
        Points(60),
        "bonus-forgotten",
    ),
    (
        r#"score_contract(contract: "4S", tricks: 10)"#,
        Points(170),
        "part-score-for-game",
    ),
    (
        r#"score_contract(contract: "6S", tricks: 12)"#,
        Points(480),
        "slam-bonus-forgotten",
    ),
    (
        r#"score_contract(contract: "6S", tricks: 12)"#,
        Points(680),
        "game-bonus-forgotten-in-slam",
    ),
    (
        r#"score_contract(contract: "4S", tricks: 12)"#,
        Points(980),
        "slam-bonus-unbid",
    ),
    (
        r#"score_contract(contract: "1S", tricks: 7)"#,
        Points(260),
        "book-counted",
    ),
    (
        r#"score_contract(contract: "4S", tricks: 10)"#,
        Points(380),
        "wrong-trick-value",
    ),
    // The same mistakes in the account, line by line.
    (
        r#"score_contract(contract: "4S", tricks: 9, form: account)"#,
        Lines(&[(Undertricks, 50)]),
        "sign-forgotten",
    ),
    (
        r#"score_contract(contract: "4SX", tricks: 10, form: account)"#,
        Lines(&[(TrickScore, 240), (Game, 300)]),
        "insult-forgotten",
    ),
    (
        r#"score_contract(contract: "2S", tricks: 10, form: account)"#,
        Lines(&[(TrickScore, 60), (Overtricks, 60), (Game, 300)]),
        "overtricks-counted-towards-game",
    ),
    (
        r#"score_contract(contract: "2SX", tricks: 9, form: account)"#,
        Lines(&[
            (TrickScore, 120),
            (Overtricks, 30),
            (Game, 300),
            (Insult, 50),
        ]),
        "overtricks-not-doubled",
    ),
    (
        r#"score_contract(contract: "4S", tricks: 10, form: account)"#,
        Lines(&[(TrickScore, 120), (PartScore, 50)]),
        "part-score-for-game",
    ),
    (
        r#"score_contract(contract: "6S", tricks: 12, vulnerable: "All", form: account)"#,
        Lines(&[(TrickScore, 180), (Game, 300), (SmallSlam, 500)]),
        "bonus-of-other-vulnerability",
    ),
    (
        r#"score_contract(contract: "5S", tricks: 13, form: account)"#,
        Lines(&[
            (TrickScore, 150),
            (Overtricks, 60),
            (Game, 300),
            (GrandSlam, 1000),
        ]),
        "slam-bonus-unbid",
    ),
];

const PENALTY_CARD: &[Row] = &[
    (
        r#"penalty_card(player: E, hand: "HT H3 C7", exposes: "HT", how: "dropped")"#,
        Minor,
        "ten-is-no-honour",
    ),
    (
        r#"penalty_card(player: E, hand: "HK H3 C7", exposes: "HK", how: "dropped")"#,
        Minor,
        "dropped-honour-is-minor",
    ),
    (
        r#"penalty_card(player: E, hand: "H9 C4", before: "H9:minor", exposes: "C4", how: "dropped")"#,
        Minor,
        "second-card-stays-minor",
    ),
    (
        r#"penalty_card(player: E, hand: "H9 C4 S2", exposes: "H9 C4", how: "dropped")"#,
        Minor,
        "several-at-once-are-minor",
    ),
    (
        r#"penalty_card(player: E, hand: "H2 C4", exposes: "H2", how: "led_out_of_turn_refused")"#,
        Minor,
        "deliberate-small-is-minor",
    ),
    (
        r#"penalty_card(player: E, hand: "HT C4", exposes: "HT", how: "shown")"#,
        Minor,
        "dropped-honour-is-minor",
    ),
    (
        r#"penalty_card(player: S, hand: "HK C4", exposes: "HK", how: "dropped")"#,
        Major,
        "declarer-has-penalty-card",
    ),
    (
        r#"penalty_card(player: N, hand: "H5 C4", exposes: "H5", how: "dropped")"#,
        Minor,
        "declarer-has-penalty-card",
    ),
    (
        r#"penalty_card(player: E, hand: "HA C4", exposes: "HA", how: "seen_by_opponent_only")"#,
        Major,
        "unseen-card-penalised",
    ),
    (
        r#"penalty_card(player: E, hand: "H2 C4", exposes: "H2", how: "led_out_of_turn_accepted")"#,
        Major,
        "excused-card-penalised",
    ),
    (
        r#"penalty_card(player: E, hand: "H5 C4", exposes: "H5", how: "dropped")"#,
        Major,
        "small-accident-is-major",
    ),
    (
        r#"penalty_card(player: E, hand: "H5 C4", exposes: "H5", how: "dropped")"#,
        NoPenaltyCard,
        "exposed-card-goes-back",
    ),
    // What may be played.
    (
        r#"penalty_card(player: E, hand: "SJ HQ H5 C3", before: "H5:major", trick: "D7 D2 DQ")"#,
        Cards("SJ HQ H5 C3"),
        "penalty-card-optional",
    ),
    (
        r#"penalty_card(player: E, hand: "SJ H5 DA D4", before: "H5:major", trick: "D7 D2 DQ")"#,
        Cards("H5"),
        "penalty-before-following",
    ),
    (
        r#"penalty_card(player: E, hand: "HQ HT H9 H5 C3", before: "H5:minor", trick: "H7 H2")"#,
        Cards("H5"),
        "honour-alternative-forgotten",
    ),
    (
        r#"penalty_card(player: E, hand: "S4 HJ H9 H5 C3", before: "H5:minor", trick: "D7 D2")"#,
        Cards("H5"),
        "minor-treated-as-major",
    ),
    (
        r#"penalty_card(player: E, hand: "S4 HJ H9 H5 C3", before: "H5:minor", trick: "D7 D2")"#,
        Cards("S4 H5 C3"),
        "honour-alternative-forgotten",
    ),
    (
        r#"penalty_card(player: E, hand: "HQ H9 H5 C3", before: "H5:major", trick: "H7 H2 HJ")"#,
        Cards("HQ H5"),
        "major-treated-as-minor",
    ),
    (
        r#"penalty_card(player: E, hand: "H9 H5 D9 D3", before: "H5:minor", trick: "D7 D2 DQ")"#,
        Cards("H5 D9 D3"),
        "following-forgotten",
    ),
    (
        r#"penalty_card(player: E, hand: "HK H9 H5", before: "H5:major HK:major", trick: "H7")"#,
        Cards("HK"),
        "owner-chooses-among-two",
    ),
    (
        r#"penalty_card(player: E, hand: "HK H9 H5", before: "H5:major HK:major", trick: "H7")"#,
        Cards("H5"),
        "owner-chooses-among-two",
    ),
    // A single wrong card is enough.
    (
        r#"penalty_card(player: E, hand: "SJ HQ H5 C3 C2", before: "H5:major", trick: "D7")"#,
        Cards("H5 C3"),
        "penalty-card-optional",
    ),
    (
        r#"penalty_card(player: E, hand: "SJ H5 DA D4", before: "H5:major", trick: "D7 D2 DQ")"#,
        Cards("DA H5"),
        "penalty-before-following",
    ),
    (
        r#"penalty_card(player: E, hand: "SJ H5 DA D4", before: "H5:major", trick: "D7 D2 DQ")"#,
        Cards("DA SJ"),
        "following-forgotten",
    ),
];

/// Every row is recognised as its mistake; every mistake of the kind has a row.
fn named(kind: Kind, rows: &[Row]) {
    let mut failed = Vec::new();
    for (position, says, mistake) in rows {
        let item = item(position);
        assert_eq!(item.kind(), kind, "{position}");
        let (part, answer) = says.answer(&item);
        let grade = item.asked(part).grade(&answer);
        let named = grade.mistake.map_or("none", |mistake| mistake.0);
        if named != *mistake || grade.verdict == Verdict::Right {
            failed.push(format!(
                "{position}\n  {answer:?}: got {named}, expected {mistake}"
            ));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    let shown: BTreeSet<&str> = rows.iter().map(|(.., mistake)| *mistake).collect();
    let without: Vec<&str> = kind
        .mistakes()
        .iter()
        .map(|mistake| mistake.0)
        .filter(|mistake| !shown.contains(mistake))
        .collect();
    assert!(without.is_empty(), "no row shows {without:?}");
}

#[test]
fn mistakes_about_one_call() {
    named(Kind::JudgeCall, JUDGE_CALL);
}

#[test]
fn mistakes_about_the_bidding_box() {
    named(Kind::LegalCalls, LEGAL_CALLS);
}

#[test]
fn mistakes_about_contract_declarer_dummy_and_lead() {
    named(Kind::NameContract, NAME_CONTRACT);
}

#[test]
fn mistakes_about_the_score() {
    named(Kind::ScoreContract, SCORE_CONTRACT);
}

#[test]
fn mistakes_about_penalty_cards() {
    named(Kind::PenaltyCard, PENALTY_CARD);
}

#[test]
fn a_mistake_without_a_name_has_none() {
    let unnamed = |position: &str, says: Says| {
        let item = item(position);
        let (part, answer) = says.answer(&item);
        assert_eq!(item.asked(part).grade(&answer).mistake, None, "{position}");
    };
    unnamed(
        r#"score_contract(contract: "3NT", tricks: 11, vulnerable: "NS")"#,
        Points(1234),
    );
    unnamed(r#"legal_calls(auction: "2H")"#, Calls("P X 5S 7C"));
    unnamed(
        r#"penalty_card(player: E, hand: "HQ HT H9 H5", before: "H5:minor", trick: "H7")"#,
        Cards("HQ H5"),
    );
}

/// If no single mistake explains the answer, two together may: the first, then the second.
#[test]
fn two_mistakes_at_once_are_called_by_their_names() {
    let cases = [
        (
            r#"score_contract(contract: "4SX", tricks: 10, vulnerable: "NS")"#,
            Points(540),
            ["bonus-of-other-vulnerability", "insult-forgotten"],
        ),
        (
            r#"score_contract(contract: "4SX", tricks: 11, vulnerable: "NS")"#,
            Points(690),
            [
                "bonus-of-other-vulnerability",
                "overtricks-of-other-vulnerability",
            ],
        ),
        (
            r#"score_contract(contract: "4SX", declarer: N, tricks: 8)"#,
            Points(100),
            ["sign-forgotten", "undertricks-not-doubled"],
        ),
        (
            r#"team_swing(board: 4, ours: "4S= S", theirs: "2S= S")"#,
            Points(-730),
            ["team-scores-added", "team-sign-reversed"],
        ),
    ];
    for (written, says, mistakes) in cases {
        let item = item(written);
        let (part, answer) = says.answer(&item);
        let grade = item.asked(part).grade(&answer);
        let named: Vec<&str> = grade.mistakes().map(|mistake| mistake.0).collect();
        assert_eq!(named, mistakes, "{written}");
    }
}
