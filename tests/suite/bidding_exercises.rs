//! Exercises on whole auctions: the illegal call, the end, declarer, the opening lead.

use std::collections::BTreeSet;
use std::path::Path;

use crate::given::Numbered as _;
use arbitro::course::parse_lesson;
use arbitro::engine::{Auction, Call, Doubling, Seat, Side};
use arbitro::exercise::{Answer, Ask, Difficulty, Exhibit, Item, ItemCode, Kind, Skill, Verdict};

use crate::given::{dealt_by, each_row, item, item_of, same, seat};

const KINDS: [Kind; 4] = [
    Kind::FindTheIllegalCall,
    Kind::AuctionOver,
    Kind::WhoIsDeclarer,
    Kind::OpeningLeader,
];

fn given(kind: &str, dealer: &str, calls: &str) -> Item {
    let calls = if calls == "-" { "" } else { calls };
    item(&format!(r#"{kind}(dealer: {dealer}, auction: "{calls}")"#))
}

#[test]
fn the_call_that_was_not_allowed_is_found() {
    each_row("illegal_calls", |row| {
        let item = given("find_the_illegal_call", &row["dealer"], &row["calls"]);
        let Answer::CallMade(place) = item.asked(0).solution else {
            return Err("no call is chosen".to_owned());
        };
        let number: usize = row["witness"]
            .split(' ')
            .next()
            .expect("a number")
            .parse()
            .expect("a number");
        same("call", place + 1, number)?;
        same("witness", item.witness(), &row["witness"])
    });
}

#[test]
fn an_auction_is_over_or_goes_on() {
    each_row("ended_auctions", |row| {
        let item = given("auction_over", &row["dealer"], &row["calls"]);
        same("witness", item.witness(), &row["witness"])
    });
}

#[test]
fn declarer_leader_and_dummy_of_the_worked_auctions() {
    each_row("auction_results", |row| {
        if &row["result"] == "passed-out" {
            return Ok(());
        }
        let declares = given("who_is_declarer", &row["dealer"], &row["calls"]);
        let declarer = row["result"].split(' ').next_back().expect("a seat");
        same(
            "declarer",
            declares.asked(0).solution,
            Answer::Seat(seat(declarer)),
        )?;
        let leads = given("opening_leader", &row["dealer"], &row["calls"]);
        same(
            "leader",
            leads.asked(0).solution,
            Answer::Seat(seat(&row["leader"])),
        )?;
        same(
            "dummy",
            leads.asked(1).solution,
            Answer::Seat(seat(&row["dummy"])),
        )
    });
}

#[test]
fn what_is_no_exercise_is_refused() {
    let problem = |exercise: &str| {
        let lesson = format!(
            r#"(format: 1, id: "l", title: "t", steps: [ask(id: "q", exercise: {exercise})])"#
        );
        let error = parse_lesson(Path::new("given.ron"), &lesson).expect_err(exercise);
        error.problem.id.clone()
    };
    for (calls, id) in [
        ("1S P 2S P P P", "no-illegal-call"),
        ("", "no-illegal-call"),
        ("1S P 1S 1H P P P", "several-illegal-calls"),
        ("1S P P P P P", "several-illegal-calls"),
        // Whether a redouble is legal after a double that never counted is undecidable.
        ("1S P X XX P P P", "several-illegal-calls"),
        ("1S P 1H P P P P", "several-illegal-calls"),
        ("1S P 8H", "notation"),
    ] {
        let exercise = format!(r#"find_the_illegal_call(auction: "{calls}")"#);
        assert_eq!(problem(&exercise), id, "{exercise}");
    }
    for kind in ["who_is_declarer", "opening_leader"] {
        for (calls, id) in [
            ("P P P P", "passed-out"),
            ("1S P P", "auction-not-over"),
            ("1S 1H P P P", "illegal-call"),
        ] {
            assert_eq!(problem(&format!(r#"{kind}(auction: "{calls}")"#)), id);
        }
    }
    let illegal = problem(r#"auction_over(auction: "1S P 1H")"#);
    assert_eq!(illegal, "illegal-call");
}

// Mistakes.

/// A wrong answer: the number of a call, a seat, or the option with this id and fact.
#[derive(Clone, Copy)]
enum Says {
    Call(usize),
    Because(&'static str),
    Seat(&'static str),
    GoesOn(&'static str),
    Over(&'static str),
    PassedOut,
}

use Says::{Because, GoesOn, Over, PassedOut};

impl Says {
    fn answer(self, item: &Item, part: usize) -> Answer {
        use arbitro::engine::{Fact, notation};
        let says_so = |facts: &[(&str, Fact)], wanted: &[Fact]| {
            facts
                .iter()
                .map(|(_, fact)| *fact)
                .eq(wanted.iter().copied())
        };
        let (id, facts): (&str, Vec<Fact>) = match self {
            Self::Call(number) => return Answer::CallMade(number - 1),
            Self::Seat(text) => return Answer::Seat(seat(text)),
            Self::Because(id) => (id, Vec::new()),
            Self::GoesOn(text) => ("option-goes-on-with", vec![Fact::Seat(seat(text))]),
            Self::Over(text) => {
                let (bid, doubling) = notation::parse_contract(text).expect("a contract");
                let facts = vec![Fact::Bid(bid), Fact::Doubling(doubling)];
                ("option-over-with-contract", facts)
            }
            Self::PassedOut => ("option-over-passed-out", Vec::new()),
        };
        let Ask::Choice(options) = item.asked(part).question.ask else {
            panic!("{item:?} offers no choice");
        };
        let named = options
            .iter()
            .position(|option| option.id.ends_with(id) && says_so(&option.facts, &facts));
        Answer::Choice(named.unwrap_or_else(|| panic!("{id} is not offered: {options:?}")))
    }
}

/// Position, part, wrong answer, mistake.
type Row = (&'static str, usize, Says, &'static str);

const ROWS: &[Row] = &[
    (
        r#"find_the_illegal_call(auction: "1H X 1S 1D P P P")"#,
        0,
        Says::Call(3),
        "double-raises-the-bid",
    ),
    (
        r#"find_the_illegal_call(auction: "1H 1S 1D P P P")"#,
        0,
        Says::Call(2),
        "level-must-rise",
    ),
    (
        r#"find_the_illegal_call(auction: "1H P P X 1D P P P")"#,
        0,
        Says::Call(4),
        "double-only-at-once",
    ),
    (
        r#"find_the_illegal_call(auction: "1H X XX 1C P P P")"#,
        0,
        Says::Call(3),
        "redouble-by-bidder-only",
    ),
    (
        r#"find_the_illegal_call(auction: "1H P P 2D P 3D 2H P P P")"#,
        0,
        Says::Call(6),
        "silenced-by-pass",
    ),
    (
        r#"find_the_illegal_call(auction: "1H 2H P 2D P P P")"#,
        0,
        Says::Call(2),
        "opponents-suit-barred",
    ),
    (
        r#"find_the_illegal_call(dealer: W, auction: "P P P 1H P 1D P P P")"#,
        0,
        Says::Call(4),
        "three-passes-always-end",
    ),
    (
        r#"find_the_illegal_call(auction: "1S P P 1D P P P")"#,
        1,
        Because("three-passes"),
        "two-passes-are-enough",
    ),
    (
        r#"find_the_illegal_call(auction: "P P P X 1D P P P")"#,
        1,
        Because("three-passes"),
        "three-passes-always-end",
    ),
    (
        r#"find_the_illegal_call(auction: "1S P P P 2S P P P")"#,
        1,
        Because("own-bid"),
        "own-bid-not-raised",
    ),
    (
        r#"find_the_illegal_call(auction: "P 1S P 1H P P P")"#,
        1,
        Because("level-must-rise"),
        "level-must-rise",
    ),
    (
        r#"find_the_illegal_call(auction: "P 1S 1S P P P")"#,
        1,
        Because("opponents-suit"),
        "opponents-suit-barred",
    ),
    (
        r#"find_the_illegal_call(auction: "P 1S P 2S 1H P P P")"#,
        1,
        Because("had-passed"),
        "silenced-by-pass",
    ),
    (
        r#"find_the_illegal_call(auction: "1S P X P P P")"#,
        1,
        Because("too-late-to-double"),
        "double-only-at-once",
    ),
    (
        r#"find_the_illegal_call(auction: "1S P XX P P P")"#,
        1,
        Because("not-the-bidder"),
        "redouble-by-bidder-only",
    ),
    (
        r#"auction_over(auction: "P P P")"#,
        0,
        PassedOut,
        "three-passes-always-end",
    ),
    (
        r#"auction_over(auction: "1S P P X P")"#,
        0,
        Over("1SX"),
        "passes-before-double-counted",
    ),
    (
        r#"auction_over(auction: "1S P P")"#,
        0,
        Over("1S"),
        "two-passes-are-enough",
    ),
    (
        r#"auction_over(auction: "1S P 2S P 3S P")"#,
        0,
        Over("3S"),
        "passes-not-in-a-row",
    ),
    (
        r#"auction_over(auction: "1S P P P")"#,
        0,
        GoesOn("N"),
        "fourth-pass-awaited",
    ),
    (
        r#"auction_over(auction: "P P P P")"#,
        0,
        GoesOn("N"),
        "passed-out-overlooked",
    ),
    (
        r#"auction_over(auction: "1S")"#,
        0,
        GoesOn("W"),
        "turn-anticlockwise",
    ),
    (
        r#"auction_over(auction: "1S X P P P")"#,
        0,
        Over("1S"),
        "double-overlooked",
    ),
    (
        r#"auction_over(auction: "1S X 2S P P P")"#,
        0,
        Over("2SX"),
        "double-outlives-bid",
    ),
    (
        r#"who_is_declarer(auction: "1NT P 2D P 2H P 4H P P P")"#,
        0,
        Says::Seat("S"),
        "suit-shown-not-named",
    ),
    (
        r#"who_is_declarer(dealer: E, auction: "1S 2S P 4S P P P")"#,
        0,
        Says::Seat("E"),
        "first-bidder-of-the-table",
    ),
    (
        r#"who_is_declarer(auction: "1S P 4S P P P")"#,
        0,
        Says::Seat("S"),
        "last-bidder-declares",
    ),
    (
        r#"who_is_declarer(auction: "1C 1H P 2H P P P")"#,
        0,
        Says::Seat("N"),
        "opener-declares",
    ),
    (
        r#"who_is_declarer(auction: "P 1H P 2H P P P")"#,
        0,
        Says::Seat("N"),
        "dealer-declares",
    ),
    (
        r#"opening_leader(auction: "1S P 4S P P P")"#,
        0,
        Says::Seat("N"),
        "declarer-leads",
    ),
    (
        r#"opening_leader(auction: "1S P 4S P P P")"#,
        0,
        Says::Seat("S"),
        "dummy-leads",
    ),
    (
        r#"opening_leader(auction: "1S P 4S P P P")"#,
        0,
        Says::Seat("W"),
        "leader-left-of-last-bidder",
    ),
    (
        r#"opening_leader(auction: "1S P P P")"#,
        0,
        Says::Seat("W"),
        "leader-right-of-declarer",
    ),
    (
        r#"opening_leader(dealer: E, auction: "P P 1S P P P")"#,
        0,
        Says::Seat("S"),
        "leader-left-of-dealer",
    ),
    (
        r#"opening_leader(auction: "1S P 4S P P P")"#,
        1,
        Says::Seat("N"),
        "declarer-for-dummy",
    ),
    (
        r#"opening_leader(auction: "1S P 4S P P P")"#,
        1,
        Says::Seat("W"),
        "leaders-partner-for-dummy",
    ),
];

#[test]
fn mistakes_are_called_by_their_names() {
    let mut shown: BTreeSet<(&str, &str)> = BTreeSet::new();
    for &(position, part, says, mistake) in ROWS {
        let item = item(position);
        let grade = item.asked(part).grade(&says.answer(&item, part));
        let named = grade.mistake.map_or("none", |mistake| mistake.0);
        assert_eq!(named, mistake, "{position}");
        assert_ne!(grade.verdict, Verdict::Right, "{position}");
        shown.insert((item.kind().id(), mistake));
    }
    for kind in KINDS {
        let without: Vec<&str> = kind
            .mistakes()
            .iter()
            .map(|mistake| mistake.0)
            .filter(|&mistake| !shown.contains(&(kind.id(), mistake)))
            .collect();
        assert!(
            without.is_empty(),
            "{}: no row shows {without:?}",
            kind.id()
        );
    }
}

/// Other reasons that hold as well are not offered as wrong ones.
#[test]
fn no_reason_offered_is_right_as_well() {
    for (calls, not_offered) in [
        // South doubles partner's bid, which is also doubled already.
        ("1S X X P P P", "option-why-own-side-bid"),
        ("1S X XX X P P P", "option-why-already-doubled"),
        ("1S X XX XX P P P", "option-why-own-side-double"),
        ("1NT P P P 1S", "option-why-level-too-low"),
    ] {
        let item = given("find_the_illegal_call", "N", calls);
        let Ask::Choice(options) = item.asked(1).question.ask else {
            panic!("{calls}: no choice");
        };
        let offered = options.iter().any(|option| option.id == not_offered);
        assert!(!offered, "{calls}: {options:?}");
        assert!(options.len() >= 2, "{calls}: {options:?}");
    }
}

/// A learner who chooses a legal call is told why it is legal.
#[test]
fn the_chosen_call_is_explained_as_well() {
    let item = given("find_the_illegal_call", "N", "1S 2C P 1H 2H P P P");
    for (place, reason) in [(1, "higher-level"), (2, "pass-always"), (4, "higher-level")] {
        let grade = item.asked(0).grade(&Answer::CallMade(place));
        let ids: Vec<&str> = grade.reasons.iter().map(|reason| reason.id).collect();
        assert_eq!(ids, ["level-too-low", reason], "call {place}");
        assert_eq!(grade.steps.len(), 2, "call {place}");
    }
    let right = item.asked(0).grade(&Answer::CallMade(3));
    assert_eq!((right.reasons.len(), right.steps.len()), (1, 0));
}

// Highlighted calls.

#[test]
fn the_calls_that_decide_are_highlighted() {
    let rows: &[(&str, usize, &[usize])] = &[
        (r#"judge_call(auction: "1S P 2S P", call: "2H")"#, 0, &[2]),
        (r#"judge_call(auction: "1S X P", call: "XX")"#, 0, &[0, 1]),
        (
            r#"judge_call(auction: "1S P P P", call: "X")"#,
            0,
            &[0, 1, 2, 3],
        ),
        (r#"judge_call(auction: "P P", call: "1C")"#, 0, &[]),
        (r#"legal_calls(auction: "P 1S X XX P")"#, 0, &[1, 2, 3]),
        (r#"legal_calls(auction: "1S P P P")"#, 0, &[0, 1, 2, 3]),
        (
            r#"name_contract(auction: "1S P 2S X P P P")"#,
            0,
            &[2, 3, 4, 5, 6],
        ),
        (r#"name_contract(auction: "P P P P")"#, 0, &[0, 1, 2, 3]),
        (r#"name_contract(auction: "1S P 2S X P P P")"#, 1, &[0, 2]),
        (r#"name_contract(auction: "1S P P P")"#, 1, &[0]),
        (r#"name_contract(auction: "1S P 2S X P P P")"#, 2, &[]),
        (
            r#"find_the_illegal_call(auction: "1S P 1H P P P")"#,
            0,
            &[0, 2],
        ),
        (
            r#"find_the_illegal_call(auction: "1S X P X P P P")"#,
            1,
            &[0, 1, 3],
        ),
        (
            r#"find_the_illegal_call(auction: "1S P P P P")"#,
            0,
            &[0, 1, 2, 3, 4],
        ),
        (r#"auction_over(auction: "1S P P X P")"#, 0, &[3, 4]),
        (r#"auction_over(auction: "P P P")"#, 0, &[0, 1, 2]),
        (
            r#"who_is_declarer(dealer: E, auction: "1S 2S P 4S P P P")"#,
            0,
            &[1, 3],
        ),
        (r#"opening_leader(auction: "1S P 2S X P P P")"#, 0, &[0, 2]),
    ];
    for &(position, part, decisive) in rows {
        let item = item(position);
        let grade = item.asked(part).grade(&item.asked(part).solution);
        assert_eq!(grade.decisive, decisive, "{position} {part}");
    }
}

// What is generated.

const SEEDS: u32 = 150;

fn generated(
    kind: Kind,
    skill: Skill,
    difficulty: Difficulty,
) -> impl Iterator<Item = &'static Item> {
    (0..SEEDS).map(move |seed| {
        let code = ItemCode::new(kind, skill, difficulty, seed).expect("a skill of the kind");
        item_of(&code)
    })
}

/// The percentage of items that are `wanted`.
fn share(kind: Kind, skill: Skill, difficulty: Difficulty, wanted: impl Fn(&Item) -> bool) -> u32 {
    let found = generated(kind, skill, difficulty).filter(|item| wanted(item));
    u32::try_from(found.count()).expect("few items") * 100 / SEEDS
}

/// The calls shown, in whatever kind of exhibit.
fn shown(item: &Item) -> (Seat, Vec<Call>) {
    match item.asked(0).question.exhibits.into_iter().next() {
        Some(Exhibit::Calls { dealer, calls }) => (dealer, calls),
        Some(Exhibit::Auction { auction, .. }) => {
            let calls = auction.calls().iter().map(|made| made.call);
            (auction.dealer(), calls.collect())
        }
        other => panic!("{other:?}"),
    }
}

fn auction(item: &Item) -> Auction {
    let (dealer, calls) = shown(item);
    let calls: Vec<String> = calls
        .into_iter()
        .map(arbitro::engine::notation::call)
        .collect();
    dealt_by(dealer, &calls.join(" "))
}

fn last_passes(calls: &[Call]) -> usize {
    let back = calls.iter().rev();
    back.take_while(|&&call| call == Call::Pass).count()
}

fn illegal_call(item: &Item) -> (Vec<Call>, usize) {
    let Answer::CallMade(place) = item.asked(0).solution else {
        panic!("no call is chosen");
    };
    (shown(item).1, place)
}

#[test]
fn illegal_calls_are_those_of_the_skill() {
    let kind = Kind::FindTheIllegalCall;
    for &skill in kind.skills() {
        for difficulty in Difficulty::ALL {
            for item in generated(kind, skill, difficulty) {
                let (calls, place) = illegal_call(item);
                assert_eq!(item.asked(0).skill, skill, "{item:?}");
                assert_eq!(item.asked(1).skill, skill, "{item:?}");
                assert!(last_passes(&calls) >= 3, "{item:?} is not played out");
                match difficulty {
                    Difficulty::Easy => assert!(calls.len() <= 14, "{item:?}"),
                    Difficulty::Medium => {}
                    Difficulty::Hard => assert!(calls.len() >= 9, "{item:?}"),
                }
                if skill == Skill::SufficientBid && difficulty == Difficulty::Easy {
                    assert!(matches!(calls[place - 1], Call::Bid(_)), "{item:?}");
                }
            }
        }
    }
}

/// No place of the illegal call is frequent enough to be worth guessing, neither the first, the
/// last nor any other.
#[test]
fn the_place_does_not_give_the_illegal_call_away() {
    let kind = Kind::FindTheIllegalCall;
    for &skill in kind.skills() {
        for difficulty in Difficulty::ALL {
            let last = share(kind, skill, difficulty, |item| {
                let (calls, place) = illegal_call(item);
                place + 1 == calls.len()
            });
            assert!(last <= 60, "{} {difficulty:?}: {last} %", skill.id());
            // Learners look first at the call before the last three passes.
            let before_the_end = share(kind, skill, difficulty, |item| {
                let (calls, place) = illegal_call(item);
                place + 4 == calls.len()
            });
            let most = if skill == Skill::AuctionEnds { 75 } else { 65 };
            let id = skill.id();
            assert!(
                before_the_end <= most,
                "{id} {difficulty:?}: {before_the_end} %"
            );
        }
    }
}

/// In hard auctions, another call looks illegal as well.
#[test]
fn hard_illegal_calls_have_company() {
    let kind = Kind::FindTheIllegalCall;
    for skill in [
        Skill::SufficientBid,
        Skill::DoubleLegal,
        Skill::RedoubleLegal,
    ] {
        for item in generated(kind, skill, Difficulty::Hard) {
            assert!(!item.asked(0).mistakes.is_empty(), "{item:?}");
        }
    }
}

#[test]
fn auctions_end_as_often_as_not() {
    let kind = Kind::AuctionOver;
    for difficulty in Difficulty::ALL {
        let share = |wanted: fn(&Item) -> bool| share(kind, Skill::AuctionEnds, difficulty, wanted);
        let over = share(|item| auction(item).has_ended());
        assert!((30..=60).contains(&over), "{difficulty:?}: {over} % over");
        let opening = share(|item| shown(item).1 == [Call::Pass; 3]);
        assert!((4..=30).contains(&opening), "{difficulty:?}: {opening} %");
        let doubled = share(|item| {
            let auction = auction(item);
            auction.last_bid().is_some() && auction.doubling() != Doubling::Undoubled
        });
        match difficulty {
            Difficulty::Easy => assert!(doubled <= 3, "{doubled} % doubled"),
            Difficulty::Medium => {}
            Difficulty::Hard => assert!(doubled >= 50, "{doubled} % doubled"),
        }
    }
}

#[test]
fn both_sides_name_the_strain_the_defenders_first_where_it_is_hard() {
    let (kind, skill) = (Kind::WhoIsDeclarer, Skill::DeclarerSameStrainBothSides);
    for difficulty in Difficulty::ALL {
        for item in generated(kind, skill, difficulty) {
            let auction = auction(item);
            let contract = auction.contract_so_far().expect("a contract");
            let mut named = auction.calls().iter().filter_map(|made| match made.call {
                Call::Bid(bid) if bid.strain == contract.bid.strain => Some(Side::of(made.seat)),
                _ => None,
            });
            let first = named.next().expect("the strain is named");
            let declarers = Side::of(contract.declarer);
            let easy = difficulty == Difficulty::Easy;
            assert_eq!(first == declarers, easy, "{item:?}");
            assert!(!easy || named.any(|side| side != declarers), "{item:?}");
        }
    }
    let (kind, skill) = (Kind::WhoIsDeclarer, Skill::Declarer);
    for difficulty in Difficulty::ALL {
        let same = share(kind, skill, difficulty, |item| {
            item.asked(0).skill == Skill::DeclarerSameStrainBothSides
        });
        assert!(same <= 2, "{difficulty:?}: {same} %");
    }
    let transfers = share(kind, skill, Difficulty::Hard, |item| {
        item.asked(0)
            .mistakes
            .iter()
            .any(|(mistake, _)| mistake.0 == "suit-shown-not-named")
    });
    assert!((10..=40).contains(&transfers), "{transfers} % transfers");
}

#[test]
fn the_leader_is_harder_to_find_where_partner_has_raised() {
    let kind = Kind::OpeningLeader;
    let raised = |item: &Item| {
        let auction = auction(item);
        let bidder = auction.last_bid().map(|(_, seat)| seat);
        bidder != auction.contract_so_far().map(|contract| contract.declarer)
    };
    for difficulty in [Difficulty::Medium, Difficulty::Hard] {
        let raised = share(kind, Skill::OpeningLeader, difficulty, raised);
        assert!(raised >= 97, "{difficulty:?}: {raised} %");
    }
    let raised = share(kind, Skill::OpeningLeader, Difficulty::Easy, raised);
    assert!((5..=95).contains(&raised), "{raised} %");
}

/// Each skill and difficulty has hundreds of different items, with any dealer.
#[test]
fn items_do_not_repeat() {
    for kind in KINDS {
        for &skill in kind.skills() {
            for difficulty in Difficulty::ALL {
                let items: Vec<&Item> = generated(kind, skill, difficulty).collect();
                let different: BTreeSet<String> =
                    items.iter().map(|item| format!("{item:?}")).collect();
                let id = skill.id();
                let least = if kind == Kind::AuctionOver { 70 } else { 120 };
                assert!(
                    different.len() >= least,
                    "{} {id} {difficulty:?}: {}",
                    kind.id(),
                    different.len()
                );
                let dealers: BTreeSet<usize> =
                    items.iter().map(|item| shown(item).0 as usize).collect();
                assert_eq!(dealers.len(), 4, "{} {id}", kind.id());
            }
        }
    }
}

#[test]
fn the_examples_of_the_modules_can_be_read() {
    let mut read = 0;
    for (path, text) in crate::given::sources("src/exercise") {
        for line in text
            .lines()
            .filter(|line| line.starts_with("//! A lesson writes `"))
        {
            let example = line.split('`').nth(1).expect("an example");
            let item = item(example);
            assert!(!item.witness().is_empty(), "{path:?}");
            read += 1;
        }
    }
    assert!(read >= 4, "{read} examples");
}
