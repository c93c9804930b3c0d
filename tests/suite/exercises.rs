//! Exercises of every kind, skill and difficulty, with many seeds: right and wrong answers are told
//! apart.

use std::collections::{BTreeMap, BTreeSet};

use crate::given::Numbered as _;
use arbitro::engine::auction::every_call;
use arbitro::engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use arbitro::engine::score::{DealResult, ScoreItem};
use arbitro::engine::{
    Call, Doubling, Hand, Outcome, Seat, Side, Strain, cards_of, is_honour, notation,
};
use arbitro::exercise::{
    Answer, Ask, Difficulty, Exhibit, Item, ItemCode, ItemCodeError, Kind, Skill, Verdict,
};

use crate::every_kind::near;
use crate::given::{item, item_of};

const SEEDS: u32 = 150;

/// The codes of a kind that practise a skill, of all difficulties.
fn codes(kind: Kind, skill: Skill) -> impl Iterator<Item = ItemCode> {
    Difficulty::ALL.into_iter().flat_map(move |difficulty| {
        (0..SEEDS).map(move |seed| {
            ItemCode::new(kind, skill, difficulty, seed).expect("a skill of the kind")
        })
    })
}

/// The codes of a kind, of all its skills and difficulties.
fn codes_of(kind: Kind) -> impl Iterator<Item = ItemCode> {
    kind.skills()
        .iter()
        .flat_map(move |&skill| codes(kind, skill))
}

#[test]
fn order_repetition_and_empty_lines_do_not_matter() {
    let calls = item(r#"legal_calls(auction: "7H X")"#);
    let twice = ["7NT", "P", "7S", "XX", "P"]
        .map(crate::given::call)
        .to_vec();
    assert_eq!(
        calls.asked(0).grade(&Answer::Calls(twice)).verdict,
        Verdict::Right
    );

    let score = item(r#"score_contract(contract: "2S", tricks: 8, form: account)"#);
    let lines = [
        (ScoreItem::TrickScore, 60),
        (ScoreItem::PartScore, 50),
        (ScoreItem::Game, 0),
    ];
    let account = Answer::Account(lines.into_iter().collect());
    assert_eq!(score.asked(0).grade(&account).verdict, Verdict::Right);
}

#[test]
fn partly_right_is_neither_right_nor_wrong() {
    let verdict = |exercise: &str, answer: Answer| item(exercise).asked(0).grade(&answer).verdict;
    let calls = |text: &str| Answer::Calls(text.split(' ').map(crate::given::call).collect());
    let over = r#"legal_calls(auction: "7H X")"#;
    assert_eq!(verdict(over, calls("P 7S")), Verdict::Partly);
    assert_eq!(verdict(over, calls("P X")), Verdict::Wrong);
    assert_eq!(verdict(over, Answer::Calls(Vec::new())), Verdict::Wrong);

    let account = |lines: &[(ScoreItem, i32)]| Answer::Account(lines.iter().copied().collect());
    let score = r#"score_contract(contract: "4S", tricks: 10, form: account)"#;
    let (tricks, game) = (ScoreItem::TrickScore, ScoreItem::Game);
    assert_eq!(
        verdict(score, account(&[(tricks, 120), (game, 500)])),
        Verdict::Partly
    );
    assert_eq!(
        verdict(score, account(&[(tricks, 100), (game, 500)])),
        Verdict::Wrong
    );

    let play =
        r#"penalty_card(player: E, hand: "HQ HT H9 H5 C3", before: "H5:minor", trick: "H7")"#;
    let cards = |text: &str| Answer::Cards(crate::given::cards(text));
    assert_eq!(verdict(play, cards("HQ H5")), Verdict::Partly);
    assert_eq!(verdict(play, cards("HQ H9")), Verdict::Wrong);
    assert_eq!(verdict(play, cards("-")), Verdict::Wrong);
}

#[test]
fn the_working_marks_the_wrong_lines() {
    use arbitro::exercise::Step;
    let score =
        item(r#"score_contract(contract: "3NT", tricks: 10, vulnerable: "NS", form: account)"#);
    let written = [
        (ScoreItem::TrickScore, 90),
        (ScoreItem::Game, 500),
        (ScoreItem::Insult, 50),
    ];
    let grade = score
        .asked(0)
        .grade(&Answer::Account(written.into_iter().collect()));
    let steps: Vec<String> = grade
        .steps
        .iter()
        .map(|step| match step {
            Step::Line { line, wrong } => format!("{} {} {wrong:?}", line.item.id(), line.points),
            Step::Surplus { item, wrong } => format!("surplus {} {wrong}", item.id()),
            Step::Total { total, wrong } => format!("total {total} {wrong:?}"),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(
        steps,
        [
            "trick-score 100 Some(90)",
            "overtricks 30 Some(0)",
            "game 500 None",
            "surplus insult 50",
            "total 630 Some(640)",
        ]
    );

    let play =
        item(r#"penalty_card(player: E, hand: "SJ HQ H5", before: "H5:major", trick: "D7")"#);
    let grade = play
        .asked(0)
        .grade(&Answer::Cards(crate::given::cards("HQ H5")));
    let steps = grade.steps.iter().map(|step| match step {
        Step::Card {
            card,
            why_not,
            right,
        } => {
            let why_not = why_not.as_ref().map_or("may", |reason| reason.id);
            format!("{} {why_not} {right}", notation::card(*card))
        }
        other => format!("{other:?}"),
    });
    let expected = [
        "SJ penalty-card-first true",
        "HQ penalty-card-first false",
        "H5 may true",
    ];
    assert_eq!(steps.collect::<Vec<_>>(), expected);
}

// What the generators make.

/// Asserts that something occurs for each skill and difficulty, and returns its percentage.
fn share(kind: Kind, skill: Skill, difficulty: Difficulty, wanted: impl Fn(&Item) -> bool) -> u32 {
    let items = codes(kind, skill).filter(|code| code.difficulty() == difficulty);
    let found = items.filter(|code| wanted(item_of(code))).count();
    u32::try_from(found).expect("few items") * 100 / SEEDS
}

/// Asserts that every item of a skill is as described.
fn always(kind: Kind, skill: Skill, described: impl Fn(&Item, Difficulty) -> bool) {
    for code in codes(kind, skill) {
        let item = item_of(&code);
        assert!(
            described(item, code.difficulty()),
            "{code} ({}): {item:?}",
            skill.id()
        );
    }
}

/// Asserts that both occur at each difficulty: items as described, and others.
fn at_times(kind: Kind, skill: Skill, difficulties: &[Difficulty], wanted: impl Fn(&Item) -> bool) {
    for &difficulty in difficulties {
        let share = share(kind, skill, difficulty, &wanted);
        assert!(
            (3..=97).contains(&share),
            "{} {difficulty:?}: {share} %",
            skill.id()
        );
    }
}

const HARDER: &[Difficulty] = &[Difficulty::Medium, Difficulty::Hard];

fn shown_auction(item: &Item) -> arbitro::engine::Auction {
    let exhibits = item.asked(0).question.exhibits;
    let auction = exhibits.into_iter().find_map(|exhibit| match exhibit {
        Exhibit::Auction { auction, .. } => Some(auction),
        _ => None,
    });
    auction.expect("an auction is shown")
}

fn last_passes(auction: &arbitro::engine::Auction) -> usize {
    let back = auction.calls().iter().rev();
    back.take_while(|made| made.call == Call::Pass).count()
}

/// Whether any call is a double, standing or not.
fn doubled_once(auction: &arbitro::engine::Auction) -> bool {
    auction.calls().iter().any(|made| made.call == Call::Double)
}

fn asked_call(item: &Item) -> Call {
    match item.asked(0).question.exhibits.as_slice() {
        [Exhibit::Auction { asked, .. }] => asked.expect("a call is asked about"),
        other => panic!("{other:?} asks about no call"),
    }
}

#[test]
fn judged_calls_are_those_of_the_skill() {
    let kind = Kind::JudgeCall;
    let open = |item: &Item| {
        let auction = shown_auction(item);
        auction.last_bid().is_some() && !auction.has_ended()
    };
    always(kind, Skill::SufficientBid, |item, _| {
        open(item) && matches!(asked_call(item), Call::Bid(_))
    });
    always(kind, Skill::DoubleLegal, |item, difficulty| {
        let auction = shown_auction(item);
        let plain = auction.doubling() == Doubling::Undoubled && !doubled_once(&auction);
        let passes = last_passes(&auction);
        let of_the_difficulty = match difficulty {
            Difficulty::Easy => open(item) && plain && passes < 2,
            Difficulty::Medium => open(item) && passes + usize::from(!plain) >= 1,
            Difficulty::Hard => !plain || passes >= 1,
        };
        asked_call(item) == Call::Double && of_the_difficulty
    });
    let nothing_bid = |item: &Item| shown_auction(item).last_bid().is_none();
    at_times(kind, Skill::DoubleLegal, &[Difficulty::Hard], nothing_bid);
    always(kind, Skill::RedoubleLegal, |item, _| {
        open(item) && asked_call(item) == Call::Redouble
    });
    for doubling in [Doubling::Undoubled, Doubling::Doubled] {
        let stands = |item: &Item| shown_auction(item).doubling() == doubling;
        at_times(kind, Skill::RedoubleLegal, &Difficulty::ALL, stands);
    }
    let redoubled = |item: &Item| shown_auction(item).doubling() == Doubling::Redoubled;
    at_times(kind, Skill::RedoubleLegal, HARDER, redoubled);
    let wiped_out = |item: &Item| {
        let auction = shown_auction(item);
        auction.doubling() == Doubling::Undoubled && doubled_once(&auction)
    };
    for skill in [Skill::DoubleLegal, Skill::RedoubleLegal] {
        at_times(kind, skill, &[Difficulty::Hard], wiped_out);
    }
    always(kind, Skill::AuctionEnds, |item, _| {
        let auction = shown_auction(item);
        let short_of_the_end = if auction.last_bid().is_some() { 2 } else { 3 };
        last_passes(&auction) >= short_of_the_end
    });
    let over = |item: &Item| shown_auction(item).has_ended();
    at_times(kind, Skill::AuctionEnds, &Difficulty::ALL, over);
    let three_passes = |item: &Item| {
        let auction = shown_auction(item);
        auction.calls().len() == 3 && auction.last_bid().is_none()
    };
    at_times(kind, Skill::AuctionEnds, &Difficulty::ALL, three_passes);
}

#[test]
fn yes_is_neither_rare_nor_usual() {
    let kind = Kind::JudgeCall;
    for &skill in kind.skills() {
        let yes = Difficulty::ALL
            .map(|difficulty| share(kind, skill, difficulty, |item| item.witness() == "legal"));
        let mean = yes.iter().sum::<u32>() / 3;
        assert!(
            (25..=75).contains(&mean),
            "{}: {yes:?} % are legal",
            skill.id()
        );
        assert!(
            yes.iter().all(|yes| (10..=90).contains(yes)),
            "{}: {yes:?} %",
            skill.id()
        );
    }
}

#[test]
fn chosen_calls_turn_on_the_skill() {
    let kind = Kind::LegalCalls;
    let open = |item: &Item| {
        let auction = shown_auction(item);
        auction.last_bid().is_some() && !auction.has_ended()
    };
    for &skill in kind.skills() {
        always(kind, skill, |item, difficulty| {
            difficulty != Difficulty::Easy || open(item)
        });
        always(kind, skill, |item, _| {
            skill != Skill::RedoubleLegal || open(item)
        });
    }
    let over = |item: &Item| shown_auction(item).has_ended();
    at_times(kind, Skill::SufficientBid, HARDER, over);
    let may = |call: Call| move |item: &Item| shown_auction(item).check(call).is_ok();
    at_times(
        kind,
        Skill::DoubleLegal,
        &Difficulty::ALL,
        may(Call::Double),
    );
    at_times(
        kind,
        Skill::RedoubleLegal,
        &Difficulty::ALL,
        may(Call::Redouble),
    );
    let stands = |item: &Item| shown_auction(item).doubling() != Doubling::Undoubled;
    at_times(kind, Skill::RedoubleLegal, &Difficulty::ALL, stands);
}

#[test]
fn harder_auctions_are_longer() {
    for kind in [Kind::JudgeCall, Kind::LegalCalls] {
        let mean = |difficulty| {
            let items = codes(kind, Skill::SufficientBid)
                .filter(|code| code.difficulty() == difficulty)
                .map(|code| shown_auction(item_of(&code)).calls().len());
            items.sum::<usize>() * 10 / SEEDS as usize
        };
        let lengths = Difficulty::ALL.map(mean);
        assert!(
            lengths[0] + 5 < lengths[1] && lengths[1] + 5 < lengths[2],
            "{lengths:?} tenths"
        );
    }
}

#[test]
fn named_contracts_turn_on_the_skill() {
    let kind = Kind::NameContract;
    let passed_out = |item: &Item| shown_auction(item).outcome() == Outcome::PassedOut;
    for &skill in kind.skills() {
        always(kind, skill, |item, _| shown_auction(item).has_ended());
        always(kind, skill, |item, _| {
            item.questions().len() == if passed_out(item) { 1 } else { 4 }
        });
        if skill != Skill::FinalContract {
            always(kind, skill, |item, _| !passed_out(item));
        }
        always(kind, skill, |item, difficulty| {
            let calls = shown_auction(item).calls().len();
            match difficulty {
                _ if passed_out(item) => true,
                Difficulty::Easy => calls <= 9,
                Difficulty::Medium => calls >= 6,
                Difficulty::Hard => calls >= 9,
            }
        });
    }
    for difficulty in Difficulty::ALL {
        let share = share(kind, Skill::FinalContract, difficulty, passed_out);
        assert!((2..=20).contains(&share), "{share} % passed out");
    }
    let contract = |item: &Item| shown_auction(item).contract_so_far();
    let doubled = |item: &Item| {
        contract(item).is_some_and(|contract| contract.doubling != Doubling::Undoubled)
    };
    at_times(kind, Skill::FinalContract, HARDER, doubled);
    let raised = |item: &Item| {
        let last = shown_auction(item).last_bid().map(|(_, seat)| seat);
        last != contract(item).map(|contract| contract.declarer)
    };
    for difficulty in Difficulty::ALL {
        let share = share(kind, Skill::Declarer, difficulty, raised);
        assert!((50..=90).contains(&share), "{share} % raised");
    }
    always(kind, Skill::DeclarerSameStrainBothSides, |item, _| {
        let contract = contract(item).expect("a contract");
        shown_auction(item).calls().iter().any(|made| {
            let strain = matches!(made.call, Call::Bid(bid) if bid.strain == contract.bid.strain);
            strain && Side::of(made.seat) != Side::of(contract.declarer)
        })
    });
    for seat in Seat::ALL {
        let leads =
            |item: &Item| contract(item).is_some_and(|contract| contract.opening_leader() == seat);
        at_times(kind, Skill::OpeningLeader, &Difficulty::ALL, leads);
    }
}

#[test]
fn scored_deals_turn_on_the_skill() {
    let kind = Kind::ScoreContract;
    let is = |skill, described: fn(&DealResult) -> bool| {
        always(kind, skill, |item, _| described(&result(item)));
    };
    is(Skill::TrickPointsSuit, |deal| {
        deal.is_made() && deal.bid.strain != Strain::Notrump
    });
    is(Skill::TrickPointsNotrump, |deal| {
        deal.is_made() && deal.bid.strain == Strain::Notrump
    });
    is(Skill::GameBonus, |deal| {
        deal.is_made() && deal.doubling == Doubling::Undoubled
    });
    is(Skill::SlamBonus, |deal| {
        deal.is_made() && deal.bid.level.get() >= 5
    });
    is(Skill::Overtricks, |deal| deal.margin() > 0);
    is(Skill::DoubledContract, |deal| {
        deal.is_made() && deal.doubling != Doubling::Undoubled
    });
    is(Skill::Undertricks, |deal| {
        !deal.is_made() && deal.doubling == Doubling::Undoubled
    });
    is(Skill::DoubledUndertricksNotVulnerable, |deal| {
        let doubled = deal.doubling != Doubling::Undoubled;
        !deal.is_made() && doubled && !deal.vulnerability.is_vulnerable()
    });
    is(Skill::DoubledUndertricksVulnerable, |deal| {
        let doubled = deal.doubling != Doubling::Undoubled;
        !deal.is_made() && doubled && deal.vulnerability.is_vulnerable()
    });

    let all = &Difficulty::ALL;
    at_times(kind, Skill::GameBonus, all, |item| {
        result(item).trick_score().points >= 100
    });
    let grand = |item: &Item| result(item).bid.level.get() == 7;
    at_times(kind, Skill::SlamBonus, all, grand);
    let unbid = |item: &Item| result(item).bid.level.get() == 5;
    at_times(kind, Skill::SlamBonus, &[Difficulty::Hard], unbid);
    let redoubled = |item: &Item| result(item).doubling == Doubling::Redoubled;
    let skills = [Skill::DoubledContract, Skill::DoubledUndertricksVulnerable];
    for skill in skills {
        at_times(kind, skill, HARDER, redoubled);
        always(kind, skill, |item, difficulty| {
            difficulty != Difficulty::Easy || !redoubled(item)
        });
    }
    let vulnerable = |item: &Item| result(item).vulnerability.is_vulnerable();
    for skill in [
        Skill::GameBonus,
        Skill::SlamBonus,
        Skill::DoubledContract,
        Skill::Undertricks,
    ] {
        at_times(kind, skill, all, vulnerable);
    }
    for &skill in kind.skills() {
        // Accounts to fill in occur only in harder exercises.
        let account = |item: &Item| matches!(item.asked(0).question.ask, Ask::Account);
        at_times(kind, skill, HARDER, account);
        always(kind, skill, |item, difficulty| {
            difficulty != Difficulty::Easy || !account(item)
        });
        at_times(kind, skill, all, |item| {
            result(item).tricks.get().is_multiple_of(2)
        });
    }
}

fn result(item: &Item) -> DealResult {
    item.asked(0).scored.expect("a score is asked for")
}

/// The player in turn, from the table of the last question.
fn turn(item: &Item) -> arbitro::engine::play::Turn {
    let asked = item.questions().last().expect("a question");
    let table = asked
        .question
        .exhibits
        .iter()
        .find_map(|shown| match shown {
            Exhibit::Table(table) => Some(table),
            _ => None,
        });
    let table = table.expect("a table");
    let own = table.faced.iter().filter(|laid| laid.seat == table.player);
    let kinds = own.filter_map(|laid| Some((laid.card, laid.kind?)));
    arbitro::engine::play::Turn {
        hand: table.hand,
        trick: table.trick.clone(),
        penalty: PenaltyCards::from_kinds(kinds).expect("cards that can lie together"),
        ..Default::default()
    }
}

#[test]
fn exposed_cards_are_of_every_kind() {
    let kind = Kind::PenaltyCard;
    for witness in ["minor", "major", "none"] {
        let wanted = |item: &Item| item.witness() == witness;
        at_times(kind, Skill::PenaltyCardKind, &Difficulty::ALL, wanted);
    }
    let several = |item: &Item| turn(item).penalty.majors().len() >= 2;
    at_times(kind, Skill::PenaltyCardKind, HARDER, several);
    let ten = |item: &Item| {
        let cards = turn(item).penalty.majors();
        cards.len() == 1 && cards.iter().all(|card| card.rank.get() == 10)
    };
    at_times(kind, Skill::PenaltyCardKind, &Difficulty::ALL, ten);
}

#[test]
fn plays_with_a_penalty_card_turn_on_the_skill() {
    let kind = Kind::PenaltyCard;
    always(kind, Skill::MajorPenaltyCardPlay, |item, _| {
        let turn = turn(item);
        let majors = turn.penalty.majors();
        !majors.is_empty() && (majors - turn.hand).is_empty()
    });
    always(kind, Skill::MinorPenaltyCardPlay, |item, _| {
        let turn = turn(item);
        matches!(turn.penalty, PenaltyCards::Minor(minor)
            if turn.hand.contains(minor) && cards_of(turn.hand, minor.suit).len() >= 2)
    });
    let skills = [Skill::MajorPenaltyCardPlay, Skill::MinorPenaltyCardPlay];
    for skill in skills {
        let all = &Difficulty::ALL;
        let leads = |item: &Item| turn(item).trick.is_empty();
        let follows = |item: &Item| {
            let turn = turn(item);
            turn.trick
                .first()
                .is_some_and(|led| !cards_of(turn.hand, led.suit).is_empty())
        };
        let void = |item: &Item| !leads(item) && !follows(item);
        at_times(kind, skill, all, leads);
        at_times(kind, skill, all, follows);
        at_times(kind, skill, all, void);
        for code in codes(kind, skill) {
            let turn = turn(item_of(&code));
            assert!(
                turn.trick.iter().all(|card| !turn.hand.contains(*card)),
                "{code}"
            );
        }
    }
    let two = |item: &Item| turn(item).penalty.majors().len() == 2;
    at_times(kind, Skill::MajorPenaltyCardPlay, &[Difficulty::Hard], two);
    let named = |item: &Item| turn(item).declarer_designates();
    at_times(
        kind,
        Skill::MajorPenaltyCardPlay,
        &[Difficulty::Hard],
        named,
    );
    let bites = |item: &Item| {
        let turn = turn(item);
        let free = arbitro::engine::play::Turn {
            penalty: PenaltyCards::None,
            ..turn.clone()
        };
        free.legal_cards() != turn.legal_cards()
    };
    let honour_instead = |item: &Item| {
        let turn = turn(item);
        let legal = turn.legal_cards();
        let minor = legal
            .iter()
            .find(|&c| turn.penalty.kind(c) == Some(PenaltyKind::Minor));
        minor.is_some_and(|minor| cards_of(legal, minor.suit).iter().any(is_honour))
    };
    for skill in skills {
        at_times(kind, skill, &Difficulty::ALL, bites);
    }
    at_times(
        kind,
        Skill::MinorPenaltyCardPlay,
        &Difficulty::ALL,
        honour_instead,
    );
}

// Mistakes.

/// Wrong answers typical of learners, made here from separate wrong rules.
fn plausible(item: &Item, part: usize) -> Vec<Answer> {
    let (question, right) = (item.asked(part).question, item.asked(part).solution);
    let mut answers = near(&question.ask, &right);
    match (&question.ask, &right) {
        (Ask::Calls, Answer::Calls(right)) => {
            let last = shown_auction(item).last_bid().map(|(bid, _)| bid);
            let keep = |wanted: &dyn Fn(Call) -> bool| {
                Answer::Calls(every_call().filter(|&call| wanted(call)).collect())
            };
            let bid = |call: Call, may: &dyn Fn(arbitro::engine::Bid) -> bool| match call {
                Call::Bid(bid) => may(bid),
                other => right.contains(&other),
            };
            if let Some(last) = last {
                answers.extend([
                    keep(&|call| bid(call, &|bid| bid.level >= last.level && bid != last)),
                    keep(&|call| bid(call, &|bid| bid >= last)),
                    keep(&|call| bid(call, &|bid| bid.level > last.level)),
                    keep(&|call| bid(call, &|_| false)),
                ]);
            }
        }
        (Ask::Cards(hand), Answer::Cards(_)) => {
            let turn = turn(item);
            let penalty = turn.penalty.cards();
            answers.push(Answer::Cards(*hand));
            answers.push(Answer::Cards(penalty));
            if let Some(led) = turn.trick.first() {
                answers.push(Answer::Cards(cards_of(*hand, led.suit)));
            }
            let small = |suit| {
                cards_of(*hand, suit)
                    .iter()
                    .filter(|card| !is_honour(*card))
            };
            for card in penalty.iter() {
                let barred: Hand = small(card.suit).filter(|other| *other != card).collect();
                answers.push(Answer::Cards(*hand - barred));
                answers.push(Answer::Cards([card].into_iter().collect()));
            }
        }
        (Ask::Number, Answer::Number(right)) => {
            let others = [
                10, 20, 30, 40, 50, 100, 150, 200, 250, 300, 400, 450, 500, 750,
            ];
            answers.extend(
                others.into_iter().flat_map(|other| {
                    [Answer::Number(right + other), Answer::Number(right - other)]
                }),
            );
        }
        (Ask::Account, Answer::Account(right)) => {
            let changes = [10, 20, 30, 40, 50, 100, 150, 200, 250, 300, 400, 500];
            for (&line, &points) in right {
                answers.extend(changes.into_iter().flat_map(|change| {
                    [points + change, points - change, points / 2].map(|points| {
                        let mut account = right.clone();
                        account.insert(line, points);
                        Answer::Account(account)
                    })
                }));
            }
        }
        _ => {}
    }
    answers
}

#[test]
fn plausible_mistakes_are_recognised() {
    let kinds = [
        Kind::JudgeCall,
        Kind::LegalCalls,
        Kind::NameContract,
        Kind::ScoreContract,
        Kind::PenaltyCard,
    ];
    for kind in kinds {
        let mut recognised: BTreeMap<&str, usize> = BTreeMap::new();
        for code in codes_of(kind) {
            let item = item_of(&code);
            for part in 0..item.questions().len() {
                let right = item.asked(part).solution;
                for answer in plausible(item, part) {
                    let Some(mistake) = item.asked(part).grade(&answer).mistake else {
                        continue;
                    };
                    assert!(!answer.same(&right), "{code} {part}: {answer:?} is right");
                    *recognised.entry(mistake.0).or_default() += 1;
                }
            }
        }
        let rare = recognised.values().filter(|&&times| times < 3).count();
        assert!(
            recognised.len() - rare >= 4,
            "{}: {recognised:?}",
            kind.id()
        );
    }
}

// Codes.

#[test]
fn a_code_is_read_as_it_is_written() {
    for kind in Kind::ALL {
        for &skill in kind.skills() {
            for difficulty in Difficulty::ALL {
                for seed in [0, 1, 31, 32, 12_345, 0x55_5555, 0xff_ffff] {
                    let code = ItemCode::new(kind, skill, difficulty, seed).expect("a code");
                    let text = code.to_string();
                    assert!(text.len() <= 12, "{text}");
                    assert_eq!(text.parse(), Ok(code), "{text}");
                    assert_eq!(text.to_lowercase().parse(), Ok(code), "{text}");
                    assert_eq!(text.replace('-', "").parse(), Ok(code), "{text}");
                    assert_eq!(text.replace('-', " ").parse(), Ok(code), "{text}");
                    let parts = (code.kind(), code.skill(), code.difficulty());
                    assert_eq!(parts, (kind, skill, difficulty));
                }
            }
        }
    }
}

#[test]
fn different_seeds_are_different_codes_and_exercises() {
    let kind = Kind::ScoreContract;
    let made: BTreeSet<String> = codes(kind, Skill::DoubledContract)
        .map(|code| code.to_string())
        .collect();
    assert_eq!(made.len(), 3 * SEEDS as usize);
    let items: BTreeSet<String> = codes(kind, Skill::DoubledContract)
        .map(|code| format!("{:?}", item_of(&code)))
        .collect();
    assert!(items.len() > 300, "{} different deals", items.len());
    let beyond = ItemCode::new(kind, Skill::Overtricks, Difficulty::Easy, 1 << 24);
    assert_eq!(
        beyond,
        ItemCode::new(kind, Skill::Overtricks, Difficulty::Easy, 0)
    );
    assert_eq!(
        ItemCode::new(kind, Skill::Declarer, Difficulty::Easy, 0),
        None
    );
}

/// A mistyped code is refused, or is read as the intended code.
fn refused_or_meant(typed: &str, code: ItemCode) {
    if let Ok(read) = typed.parse::<ItemCode>() {
        assert_eq!(read, code, "{code} typed as {typed}");
    }
}

fn sample() -> impl Iterator<Item = ItemCode> {
    Kind::ALL.into_iter().flat_map(|kind| {
        let skills = kind.skills().iter().enumerate();
        skills.flat_map(move |(number, &skill)| {
            Difficulty::ALL.into_iter().filter_map(move |difficulty| {
                let seed = 0x9e_3779_u32.wrapping_mul(number as u32 + 7);
                ItemCode::new(kind, skill, difficulty, seed)
            })
        })
    })
}

#[test]
fn one_wrong_character_is_never_another_exercise() {
    for code in sample() {
        let text: Vec<char> = code.to_string().chars().collect();
        for at in 0..text.len() {
            for wrong in (' '..='~').chain(['é', 'ß', '０', '–', '\u{a0}', '😀']) {
                let mut typed = text.clone();
                typed[at] = wrong;
                refused_or_meant(&typed.iter().collect::<String>(), code);
                typed[at] = text[at];
                typed.insert(at, wrong);
                refused_or_meant(&typed.iter().collect::<String>(), code);
            }
            let mut typed = text.clone();
            typed.remove(at);
            refused_or_meant(&typed.iter().collect::<String>(), code);
        }
    }
}

#[test]
fn two_characters_swapped_are_never_another_exercise() {
    for code in sample() {
        let text: Vec<char> = code.to_string().chars().collect();
        for at in 1..text.len() {
            let mut typed = text.clone();
            typed.swap(at - 1, at);
            refused_or_meant(&typed.iter().collect::<String>(), code);
        }
    }
}

#[test]
fn what_is_no_code_is_refused() {
    let refused = |text: &str, why| assert_eq!(text.parse::<ItemCode>(), Err(why), "`{text}`");
    let good = ItemCode::new(Kind::ScoreContract, Skill::Overtricks, Difficulty::Hard, 77)
        .expect("a code")
        .to_string();
    for text in [
        "",
        "-",
        "SC1",
        "SC1-",
        "hello",
        "620",
        "♠♠♠-♠♠♠♠-♠♠",
        "SC1-7F3K-9QXX-1234",
    ] {
        refused(text, ItemCodeError::Malformed);
    }
    refused(&good.repeat(20_000), ItemCodeError::Malformed);
    let last = good.chars().last().expect("a check character");
    let other = if last == '0' { '1' } else { '0' };
    refused(
        &format!("{}{other}", &good[..good.len() - 1]),
        ItemCodeError::Mistyped,
    );
}

#[test]
fn letters_that_look_like_digits_are_read_as_digits() {
    let code = ItemCode::new(
        Kind::JudgeCall,
        Skill::SufficientBid,
        Difficulty::Easy,
        0x42_1001,
    )
    .expect("a code");
    let text = code.to_string();
    let (kind, rest) = text.split_at(2);
    assert!(
        rest.contains('0') && rest.contains('1'),
        "{text} shows nothing"
    );
    for (zero, one) in [("O", "I"), ("o", "l"), ("O", "L"), ("0", "i")] {
        let typed = format!("{kind}{}", rest.replace('0', zero).replace('1', one));
        assert_eq!(typed.parse(), Ok(code), "{typed} for {text}");
    }
}
