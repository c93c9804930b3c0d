//! Exercises about penalty cards: the worked cases of the Laws, what each difficulty means, named
//! mistakes, refused positions.

use std::collections::BTreeSet;
use std::path::Path;

use crate::given::Numbered as _;
use arbitro::course::parse_lesson;
use arbitro::engine::laws::exposed_card::How;
use arbitro::engine::laws::penalty_card::{PenaltyCards, PenaltyKind};
use arbitro::engine::{Card, Fact, Hand, Side, Suit, cards_of, notation};
use arbitro::exercise::{
    Answer, Ask, Difficulty, Exhibit, Item, ItemCode, Kind, Phrase, Skill, Step, Verdict,
};

use crate::given::{Row, card, cards, each_row, item, item_of, penalty, same, suit};

// The worked cases.

fn set(text: &str) -> BTreeSet<String> {
    let words = text.split_whitespace().filter(|word| *word != "-");
    words.map(str::to_owned).collect()
}

/// A field of a row in lesson syntax; empty for `-`.
fn field(name: &str, value: &str) -> String {
    if value == "-" {
        String::new()
    } else {
        format!(r#", {name}: "{value}""#)
    }
}

/// Penalty cards of the partner that allow declarer this demand.
fn partners_for(demand: &str, taken: Hand) -> String {
    let Some((_, suits)) = demand.split_once(':') else {
        return "-".to_owned();
    };
    let lowest = |suit: &str| {
        let suit = notation::parse_suit(suit).expect("a suit");
        let free = cards_of(Hand::ALL - taken, suit);
        format!(
            "{}:major",
            notation::card(free.iter().next_back().expect("a card"))
        )
    };
    suits.split('+').map(lowest).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_table_of_legal_cards_is_asked_rightly() {
    each_row("legal_cards", |row| {
        let taken = cards(&row["hand"]) | cards(&row["trick"]);
        let order = match row["restriction"].strip_prefix("play-") {
            Some(play) => field("play", play),
            None => {
                let partners = partners_for(&row["restriction"], taken);
                field("partners", &partners) + &field("demand", &row["restriction"])
            }
        };
        let text = format!(
            r#"penalty_card_play(contract: "4S", declarer: S, player: {}, hand: "{}"{}{}{}{})"#,
            &row["player"],
            &row["hand"],
            field("trick", &row["trick"]),
            field("own", &row["penalty"]),
            field("designated", &row["designated"]),
            order,
        );
        same("legal", set(item(&text).witness()), set(&row["legal"]))
    });
}

fn restriction(row: &Row, demand: &str) -> Item {
    let text = format!(
        r#"lead_restriction(player: W, hand: "{}"{}{}{})"#,
        &row["hand"],
        field("own", &row["own"]),
        field("partners", &row["partner"]),
        field("demand", demand),
    );
    item(&text)
}

#[test]
fn the_table_of_choices_before_a_lead_is_asked_rightly() {
    each_row("lead_choice", |row| {
        let options = row["options"].replace(';', " ");
        let open = restriction(row, "-");
        same("options", open.witness().to_owned(), options.clone())?;
        same(
            "asked",
            said(&open, 0, &open.asked(0).solution),
            words(&options),
        )?;
        if options == "-" {
            return same("parts", open.questions().len(), 2);
        }
        // Declarer must choose before anything else can be asked.
        same("parts", open.questions().len(), 1)?;
        let chosen = restriction(row, &row["choice"]);
        let (legal, back) = (set(&row["legal"]), set(&row["picked_up"]));
        let witness = chosen.witness();
        let (led, went) = witness.split_once("; ").expect("two halves");
        same("legal", set(led), legal)?;
        same("picked up", set(went), back)?;
        same("parts", chosen.questions().len(), 3)
    });
}

/// Options as words of the table; `-` means none.
fn words(options: &str) -> BTreeSet<String> {
    if options == "-" {
        return ["nothing".to_owned()].into();
    }
    set(options)
}

#[test]
fn the_table_of_exposed_cards_is_asked_rightly() {
    each_row("exposed", |row| {
        let exposes = cards(&row["cards"]);
        let before = penalty(&row["penalty_before"]);
        // A hand needs another card to be plausible.
        let hand = exposes | before.cards() | cards("SQ");
        let text = format!(
            r#"penalty_card_kind(phase: {}, declarer: {}, player: {}, hand: "{}", exposes: "{}", how: "{}"{}{}{})"#,
            &row["phase"],
            &row["declarer"],
            &row["seat"],
            notation::cards(hand),
            &row["cards"],
            &row["how"],
            field("before", &row["penalty_before"]),
            field("partners", &row["partner_before"]),
            field("due", &row["due"]),
        );
        let after = penalty(&row["penalty_after"]);
        let kind = exposes.iter().find_map(|card| after.kind(card));
        let expected = match kind {
            Some(PenaltyKind::Minor) => "minor",
            Some(PenaltyKind::Major) => "major",
            None => "none",
        };
        same("kind", item(&text).witness(), expected)
    });
}

/// Questions 2 to 4 of the sequences: how long a restriction lasts.
#[test]
fn a_ban_lasts_on_lead_and_a_demand_for_one_lead() {
    let later = |demand: &str, since: &str| {
        let text = format!(
            r#"lead_restriction(player: W, hand: "SA SK S4 H9 HA DK C7", partners: "H5:major", demand: "{demand}", since: "{since}")"#
        );
        let item = item(&text);
        assert_eq!(item.questions().len(), 4, "{text}");
        let Answer::Cards(legal) = item.asked(3).solution else {
            panic!("{text} asks for cards at the end")
        };
        notation::cards(legal)
    };
    assert_eq!(later("forbid:H", "SA:W"), "SK S4 DK C7");
    assert_eq!(later("forbid:H", "SA:W SK:W"), "S4 DK C7");
    assert_eq!(later("forbid:H", "S4:S SK:W"), "SA HA H9 DK C7");
    assert_eq!(later("forbid:H", "S4:E SK:W"), "SA HA H9 DK C7");
    assert_eq!(later("require:H", "HA:W"), "SA SK S4 H9 DK C7");
    // Only the suit is forbidden, and only if the player has another suit.
    let only = r#"lead_restriction(player: W, hand: "SA H9 H7", partners: "H5:major", demand: "forbid:H", since: "SA:W")"#;
    assert_eq!(item(only).asked(3).solution, Answer::Cards(cards("H9 H7")));
}

// What the generators make.

const SEEDS: u32 = 400;

fn made(
    kind: Kind,
    skill: Skill,
    difficulty: Difficulty,
) -> impl Iterator<Item = (ItemCode, &'static Item)> {
    (0..SEEDS).map(move |seed| {
        let code = ItemCode::new(kind, skill, difficulty, seed).expect("a skill of the kind");
        (code, item_of(&code))
    })
}

/// The percentage of items that are as described.
fn share(kind: Kind, skill: Skill, difficulty: Difficulty, wanted: impl Fn(&Item) -> bool) -> u32 {
    let found = made(kind, skill, difficulty).filter(|(_, item)| wanted(item));
    u32::try_from(found.count()).expect("few items") * 100 / SEEDS
}

fn partly(
    kind: Kind,
    skill: Skill,
    difficulty: Difficulty,
    what: &str,
    wanted: impl Fn(&Item) -> bool,
) {
    let share = share(kind, skill, difficulty, wanted);
    let here = format!("{} {} {difficulty:?}: {what}", kind.id(), skill.id());
    assert!((3..=97).contains(&share), "{here} in {share} %");
}

/// The value of a field in an item's lesson text; empty if the field is omitted.
fn written(item: &Item, name: &str) -> String {
    let text = item.text().replacen('(', ", ", 1);
    let value = text.split_once(&format!(", {name}: "));
    let value = value.map_or("", |(_, value)| value.trim_start_matches('"'));
    let end = value.find(['"', ',', ')']).unwrap_or_default();
    value[..end].to_owned()
}

fn penalties(item: &Item) -> (PenaltyCards, PenaltyCards) {
    (
        penalty(&written(item, "own")),
        penalty(&written(item, "partners")),
    )
}

/// The table of a question: visible hands and faced cards.
fn table(item: &Item, part: usize) -> arbitro::exercise::TableView {
    let exhibits = item.asked(part).question.exhibits;
    let found = exhibits.into_iter().find_map(|exhibit| match exhibit {
        Exhibit::Table(table) => Some(table),
        _ => None,
    });
    found.expect("a table")
}

const KINDS: [Kind; 5] = [
    Kind::PenaltyCard,
    Kind::PenaltyCardKind,
    Kind::PenaltyCardPlay,
    Kind::LeadRestriction,
    Kind::TwoPenaltyCards,
];

/// Hands are complete and without repeats, and each faced card is in front of its owner.
#[test]
fn scenes_are_told_with_real_hands() {
    for kind in KINDS {
        for &skill in kind.skills() {
            for difficulty in Difficulty::ALL {
                for (code, item) in made(kind, skill, difficulty) {
                    for part in 0..item.questions().len() {
                        a_real_table(&format!("{code} {part}"), item, part);
                    }
                }
            }
        }
    }
}

fn a_real_table(place: &str, item: &Item, part: usize) {
    let exhibits = item.asked(part).question.exhibits;
    assert!(matches!(exhibits[0], Exhibit::Scene(_)), "{place}");
    let table = table(item, part);
    assert!(table.hand.len() >= 2, "{place}: {:?}", table.hand);
    let mut seen = table.hand;
    for card in table.trick.iter().copied() {
        assert!(seen.insert(card), "{place}: {} twice", notation::card(card));
    }
    for (seat, hand) in &table.others {
        assert_eq!(
            Some(*seat),
            table.declarer.map(arbitro::engine::Seat::partner),
            "{place}"
        );
        assert!((seen & *hand).is_empty(), "{place}: {hand:?} twice");
        let shorter = hand.len().abs_diff(table.hand.len());
        assert!(
            shorter <= 1,
            "{place}: {} and {}",
            hand.len(),
            table.hand.len()
        );
        seen |= *hand;
    }
    for laid in &table.faced {
        if laid.seat == table.player {
            assert!(table.hand.contains(laid.card), "{place}");
        } else {
            assert_eq!(laid.seat, table.player.partner(), "{place}");
            assert!(!seen.contains(laid.card), "{place}");
        }
    }
}

#[test]
fn each_answer_about_the_kind_of_a_card_is_frequent() {
    let (kind, skill) = (Kind::PenaltyCardKind, Skill::PenaltyCardKind);
    for difficulty in Difficulty::ALL {
        for witness in ["minor", "major", "none"] {
            let share = share(kind, skill, difficulty, |item| item.witness() == witness);
            assert!(
                (10..=65).contains(&share),
                "{difficulty:?} {witness}: {share} %"
            );
        }
    }
}

fn how(item: &Item) -> How {
    How::from_id(&written(item, "how")).expect("a way of seeing a card")
}

/// Frequent exposures are easy, rare ones hard; every exposure in the Laws is asked about.
#[test]
fn the_rarer_a_way_the_harder() {
    let (kind, skill) = (Kind::PenaltyCardKind, Skill::PenaltyCardKind);
    let ways = |difficulty| -> BTreeSet<&'static str> {
        made(kind, skill, difficulty)
            .map(|(_, item)| how(item).id())
            .collect()
    };
    let easy = ways(Difficulty::Easy);
    let expected = [
        "dropped",
        "led_out_of_turn_accepted",
        "led_out_of_turn_refused",
        "normal_play",
        "revoke_corrected",
        "seen_by_opponent_only",
    ];
    assert_eq!(easy, expected.into_iter().collect());
    let all: BTreeSet<&str> = (0..1_200)
        .flat_map(|seed| {
            let of = |difficulty| ItemCode::new(kind, skill, difficulty, seed);
            Difficulty::ALL.map(|difficulty| item_of(&of(difficulty).expect("a code")))
        })
        .map(|item| how(item).id())
        .collect();
    let never: Vec<&str> = How::ALL
        .map(How::id)
        .into_iter()
        .filter(|id| !all.contains(id))
        .collect();
    assert_eq!(never, Vec::<&str>::new());
    for difficulty in [Difficulty::Medium, Difficulty::Hard] {
        partly(kind, skill, difficulty, "in the auction", |item| {
            written(item, "phase") == "auction"
        });
        partly(kind, skill, difficulty, "a card of the partner", |item| {
            !written(item, "partners").is_empty()
        });
        partly(kind, skill, difficulty, "declarer's side", |item| {
            let table = table(item, 0);
            table.declarer.map(Side::of) == Some(Side::of(table.player))
        });
    }
}

#[test]
fn hard_plays_meet_an_order_of_declarers() {
    let (kind, skill) = (Kind::PenaltyCardPlay, Skill::MajorPenaltyCardPlay);
    let ordered = |item: &Item| {
        let asks = item.asked(0).question.prompt.id;
        asks.starts_with("exercise-defence-")
    };
    partly(kind, skill, Difficulty::Hard, "an order", ordered);
    for difficulty in [Difficulty::Easy, Difficulty::Medium] {
        assert_eq!(share(kind, skill, difficulty, ordered), 0, "{difficulty:?}");
    }
    for difficulty in Difficulty::ALL {
        partly(kind, skill, difficulty, "a lead", |item| {
            table(item, 0).trick.is_empty()
        });
        partly(
            kind,
            skill,
            difficulty,
            "more than one card",
            |item| !matches!(item.asked(0).solution, Answer::Cards(cards) if cards.len() == 1),
        );
    }
    let bites = |item: &Item| {
        let table = table(item, 0);
        let led = table
            .trick
            .first()
            .map(|led| cards_of(table.hand, led.suit));
        let free = led
            .filter(|follow| !follow.is_empty())
            .unwrap_or(table.hand);
        item.asked(0).solution != Answer::Cards(free)
    };
    for &skill in kind.skills() {
        for difficulty in Difficulty::ALL {
            partly(kind, skill, difficulty, "the card matters", bites);
        }
    }
}

#[test]
fn restrictions_grow_with_the_difficulty() {
    let kind = Kind::LeadRestriction;
    let suits = |item: &Item| {
        let majors = penalties(item).1.majors();
        let lie = Suit::ASC
            .into_iter()
            .filter(|&suit| !cards_of(majors, suit).is_empty());
        lie.count()
    };
    let minor = |item: &Item| matches!(penalties(item).1, PenaltyCards::Minor(_));
    let own_only = |item: &Item| penalties(item).1 == PenaltyCards::None;
    let skill = Skill::LeadRestriction;
    for difficulty in Difficulty::ALL {
        partly(kind, skill, difficulty, "a minor card", minor);
        partly(kind, skill, difficulty, "an opening lead", |item| {
            table(item, 0).hand.len() == 13
        });
    }
    let easy = |item: &Item| penalties(item).1.cards().len() == 1;
    assert_eq!(share(kind, skill, Difficulty::Easy, easy), 100);
    for difficulty in [Difficulty::Medium, Difficulty::Hard] {
        partly(kind, skill, difficulty, "two suits", |item| {
            suits(item) == 2
        });
        partly(kind, skill, difficulty, "the leader's own card", own_only);
    }

    let skill = Skill::LeadAfterDemand;
    let both = |item: &Item| {
        let demand = written(item, "demand");
        demand.starts_with("forbid") && demand.contains('+')
    };
    let void = |item: &Item| {
        let demand = written(item, "demand");
        let required = demand.strip_prefix("require:").map(suit);
        required.is_some_and(|suit| cards_of(table(item, 1).hand, suit).is_empty())
    };
    let since = |item: &Item| written(item, "since").split_whitespace().count();
    let hard = Difficulty::Hard;
    partly(kind, skill, hard, "two suits forbidden", both);
    partly(kind, skill, hard, "a leader who cannot", void);
    partly(kind, skill, hard, "the lead kept", |item| since(item) == 1);
    partly(kind, skill, hard, "the lead regained", |item| {
        since(item) == 2
    });
    for difficulty in [Difficulty::Easy, Difficulty::Medium] {
        assert_eq!(share(kind, skill, difficulty, void), 0);
        assert_eq!(share(kind, skill, difficulty, |item| since(item) > 0), 0);
    }
    for demand in ["require", "forbid", "none"] {
        partly(kind, skill, Difficulty::Easy, demand, |item| {
            let asked = written(item, "demand");
            asked.starts_with(demand) || asked.is_empty() && demand == "none"
        });
    }
}

#[test]
fn two_cards_of_one_defender_or_one_of_each() {
    let kind = Kind::TwoPenaltyCards;
    for difficulty in Difficulty::ALL {
        let skill = Skill::TwoPenaltyCards;
        for (code, item) in made(kind, skill, difficulty) {
            let (own, partners) = penalties(item);
            assert!(own.majors().len() >= 2, "{code}");
            assert_eq!(partners, PenaltyCards::None, "{code}");
        }
        for (number, what) in ["declarer names", "the owner", "only one", "none"]
            .iter()
            .enumerate()
        {
            let share = share(kind, skill, difficulty, |item| {
                item.asked(0).solution == Answer::Choice(number)
            });
            let expected = if number == 1 { 0..=0 } else { 8..=80 };
            assert!(
                expected.contains(&share),
                "{difficulty:?} {what}: {share} %"
            );
        }
        let skill = Skill::BothDefenders;
        for (code, item) in made(kind, skill, difficulty) {
            let (own, partners) = penalties(item);
            assert!(
                own != PenaltyCards::None && partners != PenaltyCards::None,
                "{code}"
            );
        }
        let minor = |penalty| matches!(penalty, PenaltyCards::Minor(_));
        partly(kind, skill, difficulty, "two minor cards", |item| {
            let (own, partners) = penalties(item);
            minor(own) && minor(partners)
        });
        partly(kind, skill, difficulty, "one of each kind", |item| {
            let (own, partners) = penalties(item);
            minor(own) != minor(partners)
        });
    }
    let (skill, hard) = (Skill::TwoPenaltyCards, Difficulty::Hard);
    partly(kind, skill, hard, "three cards", |item| {
        penalties(item).0.cards().len() == 3
    });
    partly(kind, skill, hard, "one named", |item| {
        item.asked(item.questions().len() - 1).question.prompt.id == "exercise-defence-designated"
    });
}

#[test]
fn items_do_not_repeat() {
    for kind in KINDS {
        for &skill in kind.skills() {
            for difficulty in Difficulty::ALL {
                let items: BTreeSet<String> = (0..400)
                    .map(|seed| {
                        let code = ItemCode::new(kind, skill, difficulty, seed);
                        format!("{:?}", item_of(&code.expect("a skill of the kind")))
                    })
                    .collect();
                let here = format!("{} {} {difficulty:?}", kind.id(), skill.id());
                assert!(items.len() > 380, "{here}: {} different", items.len());
            }
        }
    }
}

// The working.

#[test]
fn each_card_of_the_hand_is_explained() {
    let item = item(
        r#"lead_restriction(player: W, hand: "SA H9 DK", partners: "H5:major", demand: "forbid:H")"#,
    );
    let grade = item.asked(1).grade(&Answer::Cards(cards("SA H9")));
    let steps: Vec<String> = grade
        .steps
        .iter()
        .map(|step| match step {
            Step::Card {
                card,
                why_not,
                right,
            } => {
                let why_not = why_not.as_ref().map_or("may", |reason| reason.id);
                format!("{} {why_not} {right}", notation::card(*card))
            }
            other => format!("{other:?}"),
        })
        .collect();
    let expected = ["SA may true", "H9 suit-forbidden false", "DK may false"];
    assert_eq!(steps, expected);
    let reasons: Vec<&str> = grade.reasons.iter().map(|reason| reason.id).collect();
    assert_eq!(reasons, ["follows-may-not-lead", "suit-forbidden"]);
}

#[test]
fn a_leader_who_cannot_obey_is_told_so() {
    let unable = |hand: &str, demand: &str| {
        let text = format!(
            r#"lead_restriction(player: W, hand: "{hand}", partners: "H5:major C8:major", demand: "{demand}")"#
        );
        let grade = item(&text).asked(1).grade(&Answer::Cards(Hand::EMPTY));
        grade.reasons.iter().any(|why| why.citation.law == "59")
    };
    assert!(unable("SA S4 DK C7", "require:H"));
    assert!(unable("H9 C7", "forbid:C+H"));
    assert!(!unable("SA H9", "require:H"));
    assert!(!unable("SA H9", "forbid:C+H"));
    assert!(!unable("HA H9", "require:H"));
}

// Mistakes by their names.

/// An option as a word.
fn word(option: &Phrase) -> String {
    let suits = || -> Vec<String> {
        let of = option.facts.iter().find_map(|(_, fact)| match fact {
            Fact::Suit(suit) => Some(vec![suit.letter().to_string()]),
            Fact::Suits(suits) => {
                Some(suits.iter().map(|suit| suit.letter().to_string()).collect())
            }
            _ => None,
        });
        of.unwrap_or_default()
    };
    match option.id {
        "option-require-suit" => format!("require:{}", suits().join("+")),
        "option-forbid-suit" | "option-forbid-suits" => format!("forbid:{}", suits().join("+")),
        "option-require-either" => "either".to_owned(),
        "option-forbid-any-suit" => "any".to_owned(),
        "option-name-card" => "card".to_owned(),
        "option-no-demand" => "none".to_owned(),
        "option-no-choice" => "nothing".to_owned(),
        other => other.trim_start_matches("option-").to_owned(),
    }
}

fn options(item: &Item, part: usize) -> Vec<Phrase> {
    match item.asked(part).question.ask {
        Ask::Choice(options) | Ask::Choices(options) => options,
        other => panic!("{other:?} has no options"),
    }
}

/// A choice as words.
fn said(item: &Item, part: usize, answer: &Answer) -> BTreeSet<String> {
    let chosen = match answer {
        Answer::Choices(chosen) => chosen.clone(),
        other => panic!("{other:?} is no choice of several"),
    };
    let options = options(item, part);
    chosen.into_iter().map(|at| word(&options[at])).collect()
}

/// Parses a learner's answer: cards, or options.
fn answer(item: &Item, part: usize, text: &str) -> Answer {
    let at = |word_said: &str| {
        let options = options(item, part);
        let found = options.iter().position(|option| word(option) == word_said);
        found.unwrap_or_else(|| panic!("`{word_said}` is not among {options:?}"))
    };
    match item.asked(part).question.ask {
        Ask::Cards(_) => Answer::Cards(cards(text)),
        Ask::Choice(_) => Answer::Choice(at(text)),
        Ask::Choices(_) => Answer::Choices(text.split(' ').map(at).collect()),
        other => panic!("{other:?} is not asked here"),
    }
}

/// Position, part, wrong answer, mistake.
type Named = (&'static str, usize, &'static str, &'static str);

const ONE: &str = r#"player: W, hand: "SA S4 H9 DK C7", partners: "H5:major""#;
const TWO: &str = r#"player: W, hand: "SA S4 H9 DK C7", partners: "H5:major C8:major""#;
const MINOR: &str = r#"player: W, hand: "SA S4 H9 DK C7", partners: "H5:minor""#;
const OWN: &str = r#"player: W, hand: "SA S4 H9 DK C7", own: "DK:major""#;

/// The position `of` a kind, with more fields.
fn with(kind: &str, of: &str, more: &str) -> String {
    format!("{kind}({of}{more})")
}

fn named(kind: Kind, rows: &[(String, usize, &str, &str)]) {
    let mut failed = Vec::new();
    for (position, part, wrong, mistake) in rows {
        let item = item(position);
        assert_eq!(item.kind(), kind, "{position}");
        let grade = item.asked(*part).grade(&answer(&item, *part, wrong));
        let got = grade.mistake.map_or("none", |mistake| mistake.0);
        if got != *mistake || grade.verdict == Verdict::Right {
            failed.push(format!(
                "{position} {part}: {wrong}: got {got}, expected {mistake}"
            ));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
    let shown: BTreeSet<&str> = rows.iter().map(|row| row.3).collect();
    let mistakes = kind.mistakes().iter().map(|mistake| mistake.0);
    let without: Vec<&str> = mistakes
        .filter(|mistake| !shown.contains(mistake))
        .collect();
    assert!(without.is_empty(), "no row shows {without:?}");
}

#[test]
fn mistakes_about_a_restricted_lead() {
    let row = |of: &str, more: &str, part, wrong, mistake| {
        (with("lead_restriction", of, more), part, wrong, mistake)
    };
    let require = r#", demand: "require:H""#;
    let forbid = r#", demand: "forbid:H""#;
    let both = r#", demand: "forbid:C+H""#;
    let none = r#", demand: "none""#;
    let void = r#"player: W, hand: "SA S4 DK C7", partners: "H5:major", demand: "require:H""#;
    let rows = [
        row(MINOR, "", 0, "require:H forbid:H none", "lead-options-with-minor"),
        row(MINOR, "", 0, "nothing require:H", "lead-options-with-minor"),
        row(OWN, "", 0, "require:D forbid:D none", "own-card-gives-choice"),
        row(ONE, "", 0, "nothing", "demand-overlooked"),
        row(ONE, "", 0, "require:H none", "forbidding-forgotten"),
        row(ONE, "", 0, "require:H forbid:H", "no-demand-forgotten"),
        row(ONE, "", 0, "require:H forbid:H none card", "declarer-names-lead"),
        row(ONE, "", 0, "require:H card", "declarer-names-lead"),
        row(ONE, "", 0, "require:H require:S forbid:H none", "demand-for-another-suit"),
        row(ONE, "", 0, "require:H forbid:H any none", "demand-for-another-suit"),
        row(
            TWO,
            "",
            0,
            "require:C require:H forbid:C forbid:H none",
            "both-suits-forgotten",
        ),
        row(TWO, "", 0, "either forbid:C+H none", "leader-picks-among-suits"),
        row(ONE, require, 1, "SA S4 H9 DK C7", "demand-ignored"),
        row(ONE, require, 1, "SA H9", "demand-ignored"),
        row(ONE, require, 1, "SA S4 DK C7", "demand-turned-round"),
        row(ONE, forbid, 1, "H9", "demand-turned-round"),
        row(ONE, none, 1, "H9", "no-demand-restricts"),
        row(ONE, none, 1, "SA S4 DK C7", "no-demand-restricts"),
        row(TWO, both, 1, "SA S4 DK C7", "one-suit-still-open"),
        (void.to_owned(), 1, "-", "demand-cannot-be-met"),
        row(OWN, "", 1, "SA S4 H9 DK C7", "penalty-card-optional"),
        (
            r#"lead_restriction(player: W, hand: "SA H9 DK D7 D4", own: "D7:major")"#.to_owned(),
            1,
            "SA H9 DK D7",
            "major-treated-as-minor",
        ),
        row(ONE, require, 2, "card-stays-major", "demand-leaves-card"),
        row(ONE, forbid, 2, "card-back-barred", "card-back-is-barred"),
        row(ONE, none, 2, "card-back", "no-demand-clears-card"),
        row(ONE, none, 2, "card-stays-minor", "remaining-card-minor"),
        row(TWO, require, 2, "card-back", "all-cards-go-back"),
        row(TWO, require, 2, "card-stays-minor", "remaining-card-minor"),
        row(ONE, r#", demand: "forbid:H", since: "SA:W""#, 3, "S4 H9 DK C7", "ban-ends-with-trick"),
        row(
            ONE,
            r#", demand: "forbid:H", since: "S4:S SA:W""#,
            3,
            "DK C7",
            "ban-for-the-deal",
        ),
        (
            r#"lead_restriction(player: W, hand: "SA HA H9 DK", partners: "H5:major", demand: "require:H", since: "HA:W")"#
                .to_owned(),
            3,
            "H9",
            "required-again",
        ),
    ];
    let rows = rows.map(|(position, part, wrong, mistake)| {
        // A complete position needs no kind name before it.
        let whole = if position.starts_with("lead_restriction(") {
            position
        } else {
            with("lead_restriction", &position, "")
        };
        (whole, part, wrong, mistake)
    });
    named(Kind::LeadRestriction, &rows);
}

#[test]
fn mistakes_about_several_penalty_cards() {
    let void = r#"player: E, hand: "S4 HQ H5 C8 C3", own: "H5:major C8:major", trick: "D7 D2 DQ""#;
    let hearts =
        r#"player: E, hand: "S4 HQ H5 C8 C3", own: "H5:major C8:major", trick: "H7 H2 HJ""#;
    let follows = r#"player: E, hand: "S4 H5 D9 C8", own: "H5:major C8:major", trick: "D7 D2 DQ""#;
    let each = r#"player: W, hand: "HA H4 D5 CK", own: "CK:major", partners: "C6:major""#;
    let minors = r#"player: W, hand: "HA H9 H4 CK", own: "H4:minor", partners: "C6:minor""#;
    let rows: &[(&str, &str, usize, &'static str, &'static str)] = &[
        (void, "", 0, "owner-chooses", "owner-chooses-among-two"),
        (hearts, "", 0, "declarer-names", "declarer-names-always"),
        (hearts, "", 0, "none-fits", "unplayable-card-counts"),
        (follows, "", 0, "only-one-fits", "unplayable-card-counts"),
        (void, "", 1, "H5", "owner-chooses-among-two"),
        (
            void,
            r#", designated: "C8""#,
            1,
            "H5",
            "owner-chooses-among-two",
        ),
        (
            void,
            r#", designated: "C8""#,
            1,
            "S4 C8",
            "penalty-card-optional",
        ),
        (void, "", 1, "S4 HQ H5 C8 C3", "penalty-card-optional"),
        (follows, "", 1, "H5 C8", "penalty-before-following"),
        (follows, "", 1, "D9 S4", "following-forgotten"),
        (
            r#"player: E, hand: "HQ HK H9 H5 C8", own: "H5:major C8:major", trick: "H7 H2 HJ""#,
            "",
            1,
            "HK HQ H5",
            "major-treated-as-minor",
        ),
        (
            minors,
            "",
            0,
            "require:C forbid:C none",
            "defenders-counted-together",
        ),
        (
            minors,
            "",
            0,
            "nothing forbid:C",
            "defenders-counted-together",
        ),
        (minors, "", 1, "H4", "minor-treated-as-major"),
        (minors, "", 1, "H4 CK", "honour-alternative-forgotten"),
        (each, "", 0, "nothing", "demand-overlooked"),
        (each, "", 0, "require:C none", "forbidding-forgotten"),
        (each, "", 0, "require:C forbid:C", "no-demand-forgotten"),
        (
            each,
            "",
            0,
            "require:C forbid:C none card",
            "declarer-names-lead",
        ),
        (
            each,
            "",
            0,
            "require:C forbid:C none any",
            "demand-for-another-suit",
        ),
        (
            each,
            r#", demand: "forbid:C""#,
            1,
            "CK",
            "own-card-before-demand",
        ),
        (
            each,
            r#", demand: "forbid:C""#,
            1,
            "HA CK",
            "own-card-before-demand",
        ),
        (
            each,
            r#", demand: "none""#,
            1,
            "HA H4 D5",
            "no-demand-restricts",
        ),
        (
            r#"player: W, hand: "HA H4 D5 CK C2", own: "H4:minor", partners: "C6:major""#,
            r#", demand: "forbid:C""#,
            1,
            "HA H4 D5 CK C2",
            "demand-ignored",
        ),
        (
            r#"player: W, hand: "HA H4 D5 CK C2", own: "H4:minor", partners: "C6:major""#,
            r#", demand: "forbid:C""#,
            1,
            "CK C2",
            "demand-turned-round",
        ),
    ];
    let rows: Vec<_> = rows
        .iter()
        .map(|&(of, more, part, wrong, mistake)| {
            (with("two_penalty_cards", of, more), part, wrong, mistake)
        })
        .collect();
    named(Kind::TwoPenaltyCards, &rows);
}

#[test]
fn mistakes_about_the_card_to_be_played() {
    const ROWS: &[Named] = &[
        (
            r#"player: E, hand: "SJ HQ H5 C3", own: "H5:major", trick: "D7 D2 DQ""#,
            0,
            "SJ HQ H5 C3",
            "penalty-card-optional",
        ),
        (
            r#"player: E, hand: "SJ H5 DA D4", own: "H5:major", trick: "D7 D2 DQ""#,
            0,
            "H5",
            "penalty-before-following",
        ),
        (
            r#"player: E, hand: "SJ H5 DA D4", own: "H5:major", trick: "D7 D2 DQ""#,
            0,
            "SJ DA D4",
            "following-forgotten",
        ),
        (
            r#"player: E, hand: "HQ H9 H5 C3", own: "H5:minor", trick: "D7 D2 DQ""#,
            0,
            "H5",
            "minor-treated-as-major",
        ),
        (
            r#"player: E, hand: "HQ HT H9 H5", own: "H5:minor", trick: "H7 H2 HJ""#,
            0,
            "H5",
            "honour-alternative-forgotten",
        ),
        (
            r#"player: E, hand: "HQ H9 H5", own: "H5:major", trick: "H7 H2 HJ""#,
            0,
            "HQ H5",
            "major-treated-as-minor",
        ),
        (
            r#"player: W, hand: "HK H7 H2 C4", own: "H2:major", trick: "H9", play: "highest""#,
            0,
            "H2",
            "own-card-before-demand",
        ),
        (
            r#"player: W, hand: "HK H7 H2 C4", own: "C4:major", trick: "H9", play: "highest""#,
            0,
            "H2",
            "demand-turned-round",
        ),
        (
            r#"player: W, hand: "HK H7 H2 C4", own: "C4:major", trick: "H9", play: "highest""#,
            0,
            "HK H7",
            "demand-ignored",
        ),
    ];
    let rows: Vec<_> = ROWS
        .iter()
        .map(|&(of, part, wrong, mistake)| {
            (with("penalty_card_play", of, ""), part, wrong, mistake)
        })
        .collect();
    named(Kind::PenaltyCardPlay, &rows);
}

#[test]
fn mistakes_about_what_the_card_is() {
    const ROWS: &[Named] = &[
        (
            r#"hand: "HT C4", exposes: "HT", how: "dropped""#,
            0,
            "minor",
            "ten-is-no-honour",
        ),
        (
            r#"hand: "HA C4", exposes: "HA", how: "dropped""#,
            0,
            "minor",
            "dropped-honour-is-minor",
        ),
        (
            r#"hand: "H9 C4", exposes: "H9", how: "dropped", before: "C4:minor""#,
            0,
            "minor",
            "second-card-stays-minor",
        ),
        (
            r#"hand: "H9 C4", exposes: "H9 C4", how: "dropped""#,
            0,
            "minor",
            "several-at-once-are-minor",
        ),
        (
            r#"hand: "H2 C4", exposes: "H2", how: "led_out_of_turn_refused", leader: S"#,
            0,
            "minor",
            "deliberate-small-is-minor",
        ),
        (
            r#"phase: auction, hand: "H2 C4", exposes: "H2", how: "led_prematurely""#,
            0,
            "minor",
            "deliberate-small-is-minor",
        ),
        (
            r#"declarer: E, hand: "HK C4", exposes: "HK", how: "dropped""#,
            0,
            "major",
            "declarer-has-penalty-card",
        ),
        (
            r#"declarer: W, phase: auction, hand: "HK C4", exposes: "HK", how: "dropped""#,
            0,
            "major",
            "declarer-has-penalty-card",
        ),
        (
            r#"hand: "HA C4", exposes: "HA", how: "seen_by_opponent_only""#,
            0,
            "major",
            "unseen-card-penalised",
        ),
        (
            r#"hand: "HA C4", exposes: "HA", how: "excused""#,
            0,
            "major",
            "excused-card-penalised",
        ),
        (
            r#"hand: "H5 C4", exposes: "H5", how: "dropped""#,
            0,
            "major",
            "small-accident-is-major",
        ),
        (
            r#"hand: "H5 C4", exposes: "H5", how: "dropped""#,
            0,
            "no-penalty-card",
            "exposed-card-goes-back",
        ),
        (
            r#"hand: "H5 C4", exposes: "H5", how: "dropped", partners: "D9:minor""#,
            0,
            "major",
            "partners-card-counted",
        ),
        (
            r#"hand: "H5 C4", exposes: "H5", how: "dropped", played: "D9""#,
            0,
            "major",
            "played-card-counted",
        ),
        (
            r#"phase: auction, hand: "H5 C4", exposes: "H5", how: "dropped""#,
            0,
            "no-penalty-card",
            "auction-card-goes-back",
        ),
    ];
    let rows: Vec<_> = ROWS
        .iter()
        .map(|&(of, part, wrong, mistake)| {
            let position = format!("penalty_card_kind(player: E, {of})");
            (position, part, wrong, mistake)
        })
        .collect();
    named(Kind::PenaltyCardKind, &rows);
}

// What is refused.

fn refused(exercise: &str, problem: &str) {
    let text =
        format!(r#"(format: 1, id: "l", title: "t", steps: [ask(id: "q", exercise: {exercise})])"#);
    match parse_lesson(Path::new("given.ron"), &text) {
        Ok(_) => panic!("{exercise} is read"),
        Err(error) => assert_eq!(error.problem.id, problem, "{exercise}"),
    }
}

#[test]
fn impossible_positions_are_refused() {
    let lead = |of: &str, problem| refused(&with("lead_restriction", of, ""), problem);
    lead(r#"player: W, hand: "SA H9""#, "demand-not-open");
    lead(
        r#"player: S, hand: "SA H9", partners: "H5:major""#,
        "penalty-of-declarer",
    );
    lead(
        r#"player: W, hand: "SA H9", partners: "H9:major""#,
        "card-twice",
    );
    lead(
        r#"player: W, hand: "SA H9", own: "D4:major""#,
        "not-in-hand",
    );
    lead(
        r#"player: W, hand: "SA H9", partners: "H5:minor", demand: "require:H""#,
        "demand-not-open",
    );
    lead(
        r#"player: W, hand: "SA H9", partners: "H5:major", demand: "require:S""#,
        "demand-not-open",
    );
    lead(
        r#"player: W, hand: "SA H9", partners: "H5:major", demand: "H""#,
        "demand",
    );
    lead(
        r#"player: W, hand: "SA H9", partners: "H5:major", trick: "D4""#,
        "demand-not-open",
    );
    lead(
        r#"player: W, hand: "SA H9", partners: "H5:major", partners_how: "dropped""#,
        "how-not-here",
    );
    lead(
        r#"player: W, hand: "SA H9", partners: "H5:major", demand: "forbid:H", since: "H9:W""#,
        "demand-not-open",
    );
    lead(
        r#"player: W, hand: "SA H9", partners: "H5:major", demand: "forbid:H", since: "SA:S""#,
        "demand-not-open",
    );
    lead(
        r#"player: W, hand: "SA H9", partners: "H5:major", demand: "none", since: "SA:W""#,
        "demand-not-open",
    );
    let two = |of: &str, problem| refused(&with("two_penalty_cards", of, ""), problem);
    two(
        r#"player: W, hand: "SA H9", own: "SA:major""#,
        "not-two-cards",
    );
    two(
        r#"player: W, hand: "SA H9 C4", own: "SA:major H9:major", designated: "C4""#,
        "demand-not-open",
    );
    two(
        r#"player: W, hand: "SA H9 C4", own: "SA:major H9:major", designated: "SA H9""#,
        "one-card",
    );
    let play = |of: &str, problem| refused(&with("penalty_card_play", of, ""), problem);
    play(
        r#"player: W, hand: "SA H9", partners: "H5:major""#,
        "demand-not-open",
    );
    play(
        r#"player: W, hand: "SA H9", own: "H9:major", play: "highest""#,
        "demand-not-open",
    );
    play(r#"player: W, hand: """#, "nothing-asked");
    let kind = |of: &str, problem| refused(&with("penalty_card_kind", of, ""), problem);
    kind(
        r#"player: E, hand: "SA H9", exposes: "H5", how: "dropped""#,
        "not-in-hand",
    );
    kind(
        r#"player: E, hand: "SA H9", exposes: "H9", how: "fell""#,
        "how",
    );
    kind(
        r#"player: E, hand: "SA H9", exposes: "", how: "dropped""#,
        "how-not-here",
    );
    kind(
        r#"player: E, hand: "SA H9", exposes: "H9", how: "led_out_of_turn_refused", leader: E"#,
        "how-not-here",
    );
    kind(
        r#"player: E, hand: "SA H9", exposes: "SA", how: "revoke_corrected", leader: S, trick: "D4 D2 DK""#,
        "how-not-here",
    );
    kind(
        r#"player: E, hand: "SA H9", exposes: "SA", how: "dropped", played: "HK""#,
        "how-not-here",
    );
    kind(
        r#"player: E, hand: "SA H9", exposes: "SA", how: "dropped", played: "H2 H3""#,
        "one-card",
    );
    kind(
        r#"player: E, hand: "SA H9", exposes: "SA", how: "instead_of_penalty_card_refused", due: "H2 H3""#,
        "one-card",
    );
    kind(
        r#"player: S, hand: "SA H9", exposes: "SA", how: "dropped", before: "H9:minor""#,
        "penalty-of-declarer",
    );
    kind(
        r#"phase: auction, player: S, hand: "SA H9", exposes: "SA", how: "led_prematurely""#,
        "how-not-here",
    );
    // The contract gives the trumps.
    refused(
        r#"penalty_card(player: E, hand: "SJ HQ H5 C3", before: "H5:major", trick: "D7", contract: "4S", trumps: "H")"#,
        "cannot-be",
    );
    refused(
        r#"penalty_card(player: E, hand: "SJ HQ H5 C3", before: "H5:major", trick: "D7", contract: "4S", trumps: "S")"#,
        "cannot-be",
    );
}

/// The lesson examples in the module docs.
#[test]
fn the_forms_for_lessons_are_read() {
    for (text, witness) in [
        (
            r#"penalty_card_play(contract: "4S", player: E, hand: "SJ HQ H5 C3", own: "H5:major", trick: "D7 D2 DQ")"#,
            "H5",
        ),
        (
            r#"lead_restriction(player: W, hand: "SA S4 H9 DK C7", partners: "H5:major", demand: "forbid:H", since: "SA:W")"#,
            "SA S4 DK C7; H5",
        ),
        (
            r#"two_penalty_cards(player: E, hand: "HK H9 H5 C3", own: "HK:major H5:major", trick: "H7 H2 HJ", designated: "H5")"#,
            "H5",
        ),
        (
            r#"two_penalty_cards(player: W, hand: "HA D5 CK", own: "CK:major", partners: "C6:major", demand: "forbid:C")"#,
            "HA D5",
        ),
        (
            r#"penalty_card_kind(contract: "4S", player: E, hand: "SJ HQ H5 C3", exposes: "H5", how: "dropped", partners: "D9:minor")"#,
            "minor",
        ),
        (
            r#"penalty_card_kind(phase: auction, player: E, hand: "SJ HQ HT C3", exposes: "HT", how: "dropped")"#,
            "major",
        ),
        (
            r#"penalty_card(contract: "4S", player: E, hand: "SJ HQ H5", dummy: "S2 D3 C4", exposes: "H5", how: "dropped", trick: "")"#,
            "minor",
        ),
    ] {
        assert_eq!(item(text).witness(), witness, "{text}");
    }
    let lies: Card = card("H5");
    let told = item(
        r#"lead_restriction(player: W, hand: "SA S4 H9", partners: "H5:major", partners_how: "revoke_corrected")"#,
    );
    assert_eq!(table(&told, 0).faced[0].card, lies);
}
