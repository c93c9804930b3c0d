//! Every shape of question and answer in the window, in generated exercises: by role and label, by
//! mouse and keyboard, before and after the verdict.

use crate::given::Numbered as _;
use arbitro::engine::Seat;
use arbitro::engine::score::ScoreItem;
use arbitro::exercise::{
    Answer, Ask, Cell, Difficulty, Exhibit, Group, Item, ItemCode, Kind, Level, Question, Remember,
    Step, Verdict,
};
use arbitro::i18n::Locale;
use arbitro::ui::attempt::{Attempt, Draft};
use arbitro::ui::command::Command;
use arbitro::ui::page::Page;
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::given::{item_of, speaker};
use crate::giving;
use crate::screens::{Window, assert_said, check, press, sized, text, window};

/// A part of an exercise by its code.
type Asked = (ItemCode, usize);

/// The codes to search: a few of each kind, skill and difficulty.
fn codes() -> impl Iterator<Item = ItemCode> {
    Kind::ALL.into_iter().flat_map(|kind| {
        let skills = kind.skills().iter().copied();
        skills.flat_map(move |skill| {
            Difficulty::ALL.into_iter().flat_map(move |difficulty| {
                (0..6).filter_map(move |seed| ItemCode::new(kind, skill, difficulty, seed))
            })
        })
    })
}

/// The first matching part of an exercise.
fn find(such: impl Fn(&Item, usize) -> bool) -> Asked {
    let parts = codes().flat_map(|code| {
        let item = item_of(&code);
        (0..item.questions().len()).map(move |part| (code, part))
    });
    let mut found = parts.filter(|(code, part)| such(item_of(code), *part));
    found.next().expect("some exercise asks in this way")
}

fn posed(such: impl Fn(&Question) -> bool) -> Asked {
    find(|item, part| such(&item.asked(part).question))
}

/// The window with a part of an exercise.
fn open(locale: Locale, asked: Asked) -> Window {
    let mut window = window(locale, None);
    show(&mut window, asked);
    window
}

fn show(window: &mut Window, (code, part): Asked) {
    let app = window.state_mut();
    app.apply(Command::GoHome);
    app.apply(Command::GoPractice);
    app.apply(Command::ChooseTopic);
    app.apply(Command::TypeCode(code.to_string()));
    app.apply(Command::OpenCode);
    for _ in 0..part {
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
    }
    window.run();
}

fn attempt(window: &Window) -> &Attempt {
    window
        .state()
        .state()
        .attempt()
        .expect("an exercise is open")
}

fn question(window: &Window) -> Question {
    attempt(window).question().clone()
}

fn verdict(window: &Window) -> Option<Verdict> {
    attempt(window).grade().map(|grade| grade.verdict)
}

fn solution((code, part): Asked) -> Answer {
    item_of(&code).asked(part).solution
}

fn option_named(locale: Locale, id: &str, option: String) -> String {
    speaker(locale).with(id, [("option", option.into())])
}

/// The names of the calls that can be selected.
fn call_names(locale: Locale, question: &Question) -> Vec<String> {
    let calls = question.exhibits.iter().find_map(|exhibit| match exhibit {
        Exhibit::Calls { dealer, calls } => Some((*dealer, calls.clone())),
        _ => None,
    });
    let (dealer, calls) = calls.expect("calls are shown");
    let say = speaker(locale);
    let seats = std::iter::successors(Some(dealer), |seat| Some(seat.lho()));
    let named = |(at, (seat, call)): (usize, (Seat, _))| {
        let variables = [
            ("seat", say.notation.seat(seat).into()),
            ("call", say.notation.call_words(call).into()),
            ("number", (at + 1).into()),
        ];
        say.with("answer-call-made-name", variables)
    };
    seats.zip(calls).enumerate().map(named).collect()
}

#[test]
fn a_call_is_chosen_in_the_auction_and_judged_there() {
    let asked = posed(|question| matches!(question.ask, Ask::CallMade(_)));
    let Answer::CallMade(right) = solution(asked) else {
        panic!("a call is the answer")
    };
    for locale in Locale::BASES {
        let mut window = open(locale, asked);
        let names = call_names(locale, &question(&window));
        let wrong = if right == 0 { 1 } else { 0 };
        let cell = window.get_by_role_and_label(Role::RadioButton, &names[wrong]);
        assert!(cell.rect().height() >= 40.0 && cell.rect().width() >= 40.0);
        // By keyboard: the focus, then the space bar.
        cell.focus();
        window.run();
        window.key_press(Key::Space);
        window.run();
        assert_eq!(attempt(&window).draft, Draft::Option(wrong));
        check(&mut window, locale);
        for (at, id) in [
            (wrong, "answer-option-wrong"),
            (right, "answer-option-right"),
        ] {
            let name = option_named(locale, id, names[at].clone());
            window.get_by_role_and_label(Role::RadioButton, &name);
        }
        // By mouse: the right one.
        let mut window = open(locale, asked);
        window
            .get_by_role_and_label(Role::RadioButton, &names[right])
            .click();
        window.run();
        check(&mut window, locale);
        assert_eq!(verdict(&window), Some(Verdict::Right));
    }
}

#[test]
fn the_calls_that_decide_are_named_under_the_auction() {
    let decided = |item: &Item, part: usize| {
        let shown = item
            .asked(part)
            .question
            .exhibits
            .into_iter()
            .any(|exhibit| matches!(exhibit, Exhibit::Auction { .. } | Exhibit::Calls { .. }));
        shown
            && !item
                .asked(part)
                .grade(&item.asked(part).solution)
                .decisive
                .is_empty()
    };
    let asked = find(decided);
    for locale in Locale::BASES {
        let mut window = open(locale, asked);
        let call = |at: usize| -> Option<String> {
            let exhibits = question(&window).exhibits;
            let (seat, call) = exhibits.iter().find_map(|exhibit| match exhibit {
                Exhibit::Auction { auction, .. } => {
                    auction.calls().get(at).map(|made| (made.seat, made.call))
                }
                Exhibit::Calls { dealer, calls } => {
                    let mut seats = std::iter::successors(Some(*dealer), |seat| Some(seat.lho()));
                    Some((seats.nth(at)?, *calls.get(at)?))
                }
                _ => None,
            })?;
            let say = speaker(locale);
            let seat = ("seat", say.notation.seat(seat).into());
            let call = ("call", say.notation.call(call).into());
            Some(
                say.with("auction-call", [seat, call])
                    .replace(' ', "\u{a0}"),
            )
        };
        let (code, part) = asked;
        let item = item_of(&code);
        let decisive = item.asked(part).grade(&item.asked(part).solution).decisive;
        let calls: Vec<String> = decisive.into_iter().filter_map(call).collect();
        let variables = [
            ("number", calls.len().into()),
            ("calls", calls.join(" · ").into()),
        ];
        let words = speaker(locale).with("auction-decisive", variables);
        assert!(
            window.query_all_by_label(&words).next().is_none(),
            "{words}"
        );
        window.state_mut().apply(Command::ShowAnswer);
        window.run();
        assert_said(&window, &words);
    }
}

/// Whether every number of a column has a cell in a grid.
fn typed_in_a_grid(question: &Question) -> bool {
    let in_grid = |row: usize| {
        question.exhibits.iter().any(|exhibit| match exhibit {
            Exhibit::Grid(grid) => grid
                .rows
                .iter()
                .flatten()
                .any(|cell| *cell == Cell::Asked(row)),
            _ => false,
        })
    };
    match &question.ask {
        Ask::Column(column) => column.rows.len() > 1 && (0..column.rows.len()).all(in_grid),
        _ => false,
    }
}

/// The names of the rows, and the right numbers as typed.
fn rows(locale: Locale, asked: Asked) -> Vec<(String, String)> {
    let (code, part) = asked;
    let (Ask::Column(column), Answer::Column(right)) =
        (item_of(&code).asked(part).question.ask, solution(asked))
    else {
        panic!("a column is asked for")
    };
    let say = speaker(locale);
    let typed = |number: Option<i32>| match number {
        None => String::new(),
        Some(number) if column.halves => say.notation.halves(number),
        Some(number) => say.notation.points(number),
    };
    let names = column.rows.iter().map(|name| say.phrase(name));
    names.zip(right.into_iter().map(typed)).collect()
}

#[test]
fn numbers_are_typed_where_they_stand_and_tab_moves_on() {
    let asked = posed(typed_in_a_grid);
    for locale in Locale::BASES {
        let mut window = open(locale, asked);
        // The first field has the focus.
        for (name, number) in rows(locale, asked) {
            let field = window.get_by_role_and_label(Role::TextInput, &name);
            assert!(field.is_focused(), "{name}");
            if !number.is_empty() {
                field.type_text(&number);
            }
            window.run();
            window.key_press(Key::Tab);
            window.run();
        }
        check(&mut window, locale);
        assert_eq!(verdict(&window), Some(Verdict::Right));
        for (name, right) in rows(locale, asked) {
            let right = if right.is_empty() {
                "0".to_owned()
            } else {
                right
            };
            let variables = [("row", name.into()), ("right", right.into())];
            let said = speaker(locale).with("answer-row-right", variables);
            assert_said(&window, &said);
        }
    }
}

#[test]
fn a_wrong_number_stands_beside_the_right_one() {
    let asked = posed(|question| matches!(question.ask, Ask::Column(_)));
    for locale in Locale::BASES {
        let mut window = open(locale, asked);
        check(&mut window, locale);
        assert_said(&window, &text(locale, "screen-exercise-column-first"));
        let (name, right) = rows(locale, asked).swap_remove(0);
        let wrote = if right == "77" { "78" } else { "77" };
        window.get_by_role_and_label(Role::TextInput, &name).focus();
        window.run();
        window
            .get_by_role_and_label(Role::TextInput, &name)
            .type_text(wrote);
        window.run();
        check(&mut window, locale);
        let right = if right.is_empty() {
            "0".to_owned()
        } else {
            right
        };
        let variables = [
            ("row", name.into()),
            ("right", right.into()),
            ("wrote", wrote.into()),
        ];
        assert_said(
            &window,
            &speaker(locale).with("answer-row-wrong", variables),
        );
    }
}

#[test]
fn several_options_are_ticked_by_mouse_and_by_number() {
    let asked = posed(|question| matches!(question.ask, Ask::Choices(_)));
    let Answer::Choices(right) = solution(asked) else {
        panic!("options are the answer")
    };
    for locale in Locale::BASES {
        let mut window = open(locale, asked);
        let Ask::Choices(options) = question(&window).ask else {
            panic!("options are asked for")
        };
        assert_said(&window, &text(locale, "answer-choices-hint"));
        check(&mut window, locale);
        assert_said(&window, &text(locale, "screen-exercise-choices-first"));
        for (count, &at) in right.iter().enumerate() {
            if count % 2 == 0 {
                let name = speaker(locale).phrase(&options[at]);
                window.get_by_role_and_label(Role::CheckBox, &name).click();
            } else {
                window.event(egui::Event::Text((at + 1).to_string()));
            }
            window.run();
        }
        for at in 0..options.len() {
            assert_eq!(attempt(&window).draft.has_option(at), right.contains(&at));
        }
        check(&mut window, locale);
        if right.is_empty() {
            check(&mut window, locale);
        }
        assert_eq!(verdict(&window), Some(Verdict::Right));
        for &at in &right {
            let name = speaker(locale).phrase(&options[at]);
            let name = option_named(locale, "answer-option-right", name);
            window.get_by_role_and_label(Role::CheckBox, &name);
        }
    }
}

#[test]
fn a_line_of_a_slip_is_echoed_as_it_is_read() {
    let asked = posed(|question| matches!(question.ask, Ask::ScoreSlip));
    let Answer::ScoreSlip(entry) = solution(asked) else {
        panic!("a slip is the answer")
    };
    for locale in Locale::BASES {
        let say = speaker(locale);
        let mut window = open(locale, asked);
        let name = text(locale, "answer-slip");
        let said = |id: &str, variable: &'static str, words: String| {
            say.with(id, [(variable, words.into())])
        };
        let beginning = |id: &str| said(id, "example", String::new());
        assert_said(&window, beginning("answer-slip-example").trim());
        let field = window.get_by_role_and_label(Role::TextInput, &name);
        assert!(field.is_focused());
        field.type_text("8");
        window.run();
        assert_said(&window, beginning("answer-slip-unread").trim());
        check(&mut window, locale);
        assert_eq!(verdict(&window), None);
        assert_said(&window, &text(locale, "screen-exercise-slip-first"));
        window.state_mut().apply(Command::Answer(Draft::Empty));
        window.get_by_role_and_label(Role::TextInput, &name).focus();
        window.run();
        let read = say.notation.slip(&entry);
        window
            .get_by_role_and_label(Role::TextInput, &name)
            .type_text(&read.to_lowercase());
        window.run();
        assert_said(&window, &said("answer-slip-read", "slip", read));
        check(&mut window, locale);
        assert_eq!(verdict(&window), Some(Verdict::Right));
    }
}

#[test]
fn a_score_is_filled_in_by_keyboard_alone() {
    let asked = posed(|question| question.ask == Ask::Account);
    let Answer::Account(lines) = solution(asked) else {
        panic!("a score is the answer")
    };
    for locale in Locale::BASES {
        let say = speaker(locale);
        let mut window = open(locale, asked);
        for item in ScoreItem::ALL {
            let name = say.score_item(item);
            let field = window.get_by_role_and_label(Role::TextInput, &name);
            assert!(field.is_focused(), "{name}");
            if let Some(points) = lines.get(&item) {
                window.event(egui::Event::Text(say.notation.points(*points)));
                window.run();
            }
            assert_eq!(verdict(&window), None);
            window.key_press(Key::Enter);
            window.run();
        }
        assert_eq!(verdict(&window), Some(Verdict::Right));
    }
}

#[test]
fn digits_typed_anywhere_land_in_the_form() {
    let asked = posed(|question| question.ask == Ask::Account);
    let mut window = open(Locale::It, asked);
    let check = text(Locale::It, "screen-exercise-check");
    window.get_by_role_and_label(Role::Button, &check).focus();
    window.run();
    window.event(egui::Event::Text("120".to_owned()));
    window.run();
    let [first, ..] = ScoreItem::ALL;
    assert_eq!(attempt(&window).draft.line(first), "120");
}

#[test]
fn a_count_takes_digits_alone_and_has_no_sign() {
    let asked = posed(|question| matches!(question.ask, Ask::Count(_)));
    for locale in Locale::BASES {
        let mut window = open(locale, asked);
        let Ask::Count(what) = question(&window).ask else {
            panic!("a count is asked for")
        };
        check(&mut window, locale);
        assert_said(&window, &text(locale, "screen-exercise-count-first"));
        let minus = text(locale, "answer-minus");
        assert!(window.query_all_by_label(&minus).next().is_none());
        let name = speaker(locale).phrase(&what);
        window.get_by_role_and_label(Role::TextInput, &name).focus();
        window.run();
        window
            .get_by_role_and_label(Role::TextInput, &name)
            .type_text("−9x9");
        window.run();
        assert_eq!(attempt(&window).draft.text(), "99");
        window.key_press(Key::Enter);
        window.run();
        assert!(verdict(&window).is_some());
    }
}

#[test]
fn on_asking_every_card_is_explained() {
    let barred = |item: &Item, part: usize| {
        let steps = item.asked(part).grade(&item.asked(part).solution).steps;
        let barred = |step: &Step| {
            matches!(
                step,
                Step::Card {
                    why_not: Some(_),
                    ..
                }
            )
        };
        matches!(item.asked(part).question.ask, Ask::Cards(_)) && steps.iter().any(barred)
    };
    let asked = find(barred);
    for locale in Locale::BASES {
        let mut window = open(locale, asked);
        let button = text(locale, "explain-every-card");
        assert!(window.query_all_by_label(&button).next().is_none());
        let (code, part) = asked;
        let Answer::Cards(right) = item_of(&code).asked(part).solution else {
            panic!("cards are the answer")
        };
        let draft = Draft::Cards(right);
        window.state_mut().apply(Command::Answer(draft));
        window.state_mut().apply(Command::Forward);
        window.run();
        assert_eq!(verdict(&window), Some(Verdict::Right));
        press(&mut window, &button);
        let steps = attempt(&window).grade().map(|grade| grade.steps.clone());
        for step in steps.unwrap_or_default() {
            if let Step::Card { card, why_not, .. } = step {
                let say = speaker(locale);
                let why = why_not.map(|why| say.reason(&why));
                let why = why.unwrap_or_else(|| say.text("explain-may-play"));
                let card = say.notation.card(card);
                let lines = window.query_all_by_label_contains(&why);
                let mut words = lines.filter_map(|line| {
                    let node = line.accesskit_node();
                    node.label().or_else(|| node.value())
                });
                let said = words.any(|words| words.contains(&card));
                assert!(said, "{card}: {why}");
            }
        }
        // The panel is closed again.
        press(&mut window, &button);
        assert!(!attempt(&window).every_card);
    }
}

#[test]
fn whose_cards_are_seen_is_said() {
    let asked = posed(|question| {
        question
            .exhibits
            .iter()
            .any(|exhibit| matches!(exhibit, Exhibit::Table(table) if !table.others.is_empty()))
    });
    for locale in Locale::BASES {
        let window = open(locale, asked);
        let say = speaker(locale);
        for exhibit in question(&window).exhibits {
            let Exhibit::Table(table) = exhibit else {
                continue;
            };
            for (seat, hand) in table.others.iter().filter(|(_, hand)| !hand.is_empty()) {
                let cards: Vec<String> = hand
                    .iter()
                    .map(|card| say.notation.card_words(card))
                    .collect();
                let variables = [
                    ("seat", say.notation.seat(*seat).into()),
                    ("cards", cards.join(", ").into()),
                ];
                assert_said(&window, &say.with("table-hand", variables));
            }
        }
    }
}

/// Enters an answer and checks it.
fn give(window: &mut Window, locale: Locale, answer: &Answer) {
    let ask = question(window).ask;
    let app = window.state_mut();
    let draft = giving::draft(&speaker(locale).notation, &ask, answer);
    app.apply(Command::Answer(draft));
    // An empty answer must be confirmed.
    app.apply(Command::Forward);
    if attempt(window).grade().is_none() {
        window.state_mut().apply(Command::Forward);
    }
    window.run();
}

#[test]
fn every_part_of_every_kind_is_answered_and_its_mistakes_are_named() {
    for (locale, kind) in Locale::BASES.into_iter().cycle().zip(Kind::ALL) {
        let mut window = window(locale, None);
        let skill = kind.skills()[0];
        let code = ItemCode::new(kind, skill, Difficulty::Medium, 11);
        let code = code.expect("a skill of the kind");
        let item = item_of(&code);
        for part in 0..item.questions().len() {
            let model = item.asked(part).solution;
            show(&mut window, (code, part));
            give(&mut window, locale, &model);
            assert_eq!(verdict(&window), Some(Verdict::Right), "{code} part {part}");
            let mistakes = item.asked(part).mistakes.into_iter();
            for (_, answer) in mistakes.filter(|(_, answer)| !answer.same(&model)).take(2) {
                show(&mut window, (code, part));
                give(&mut window, locale, &answer);
                // The bidding box selects all higher bids too.
                if !attempt(&window)
                    .given()
                    .is_some_and(|given| given.same(&answer))
                {
                    assert!(matches!(answer, Answer::Calls(_)), "{code}: {answer:?}");
                    continue;
                }
                let mistake = attempt(&window).grade().and_then(|grade| grade.mistake);
                let mistake = mistake.unwrap_or_else(|| panic!("{code} part {part}: {answer:?}"));
                assert_said(&window, &speaker(locale).mistake(mistake));
            }
        }
    }
}

#[test]
fn what_is_worth_remembering_ends_every_explanation() {
    for locale in Locale::BASES {
        let mut window = window(locale, None);
        for kind in Kind::ALL {
            let code = ItemCode::new(kind, kind.skills()[0], Difficulty::Easy, 5);
            let code = code.expect("a skill of the kind");
            show(&mut window, (code, 0));
            let say = speaker(locale);
            let rule = say.remember(Remember::after(&item_of(&code).asked(0)));
            let words = say.with("explain-remember", [("rule", rule.into())]);
            assert!(
                window.query_all_by_label(&words).next().is_none(),
                "{words}"
            );
            window.state_mut().apply(Command::ShowAnswer);
            window.run();
            assert_said(&window, &words);
        }
    }
}

#[test]
fn practice_offers_groups_kinds_and_single_rules() {
    for locale in Locale::BASES {
        let mut window = window(locale, None);
        press(&mut window, &text(locale, "nav-practice"));
        let say = speaker(locale);
        for group in Group::ALL {
            let kinds: Vec<Kind> = group.kinds().collect();
            if kinds.is_empty() {
                continue;
            }
            let name = say.group(group);
            window.get_by_role_and_label(Role::Heading, &name);
            let named = |id: &str| say.with(id, [("group", name.clone().into())]);
            // One rule: unfolded, chosen, practised.
            let one = named("screen-practice-skills-name");
            press(&mut window, &one);
            for kind in &kinds {
                window.get_by_role_and_label(Role::Button, &say.kind(*kind));
            }
            let skill = kinds[0].skills()[0];
            press(&mut window, &say.skill(skill));
            let practised = attempt(&window).code().map(|code| code.skill());
            assert_eq!(practised, Some(skill));
            window.state_mut().apply(Command::ChooseTopic);
            window.run();
            if kinds.len() > 1 {
                press(&mut window, &named("screen-practice-group-name"));
                for _ in 0..6 {
                    let kind = attempt(&window).item().kind();
                    assert_eq!(kind.group(), group);
                    window.state_mut().apply(Command::ShowAnswer);
                    window.state_mut().apply(Command::Forward);
                    while attempt(&window).place().0 > 0 {
                        window.state_mut().apply(Command::ShowAnswer);
                        window.state_mut().apply(Command::Forward);
                    }
                }
                window.state_mut().apply(Command::ChooseTopic);
                window.run();
            }
        }
    }
}

#[test]
fn difficulties_can_be_mixed() {
    let mut window = window(Locale::En, None);
    press(&mut window, &text(Locale::En, "nav-practice"));
    press(
        &mut window,
        &text(Locale::En, "screen-practice-difficulty-mixed"),
    );
    let Page::Practice(practice) = &window.state().state().page else {
        panic!("practice is open")
    };
    assert_eq!(practice.level, Level::Mixed);
}

#[test]
fn every_kind_belongs_to_one_group() {
    for kind in Kind::ALL {
        let groups = Group::ALL
            .into_iter()
            .filter(|group| group.kinds().any(|k| k == kind));
        assert_eq!(groups.collect::<Vec<_>>(), [kind.group()]);
    }
}

/// All controls are completely visible horizontally.
fn assert_in_sight(window: &Window, width: f32, what: &str) {
    for role in [
        Role::Button,
        Role::CheckBox,
        Role::RadioButton,
        Role::TextInput,
        Role::Image,
    ] {
        for node in window.query_all_by_role(role) {
            let rect = node.rect();
            let seen = rect.left() >= -1.0 && rect.right() <= width + 1.0;
            assert!(
                seen,
                "{what}: {role:?} {:?} at {rect:?}",
                node.accesskit_node().label()
            );
        }
    }
}

#[test]
fn every_kind_fits_the_page_before_and_after() {
    for size in [[720.0, 540.0], [1024.0, 768.0], [1920.0, 1080.0]] {
        let mut window = sized(Locale::De, None, size);
        for kind in Kind::ALL {
            for (difficulty, seed) in [(Difficulty::Easy, 3), (Difficulty::Hard, 4)] {
                let skill = kind.skills()[seed as usize % kind.skills().len()];
                let code = ItemCode::new(kind, skill, difficulty, seed);
                let code = code.expect("a skill of the kind");
                for part in 0..item_of(&code).questions().len() {
                    show(&mut window, (code, part));
                    let what = format!("{code} part {part} at {size:?}");
                    assert_in_sight(&window, size[0], &what);
                    window.state_mut().apply(Command::ShowAnswer);
                    window.run();
                    assert_in_sight(&window, size[0], &what);
                }
            }
        }
    }
}
