//! The ruling desk as people use it: five problems of penalty cards by mouse alone and by
//! keyboard alone, each in a few strokes; what is typed; a case as an exercise.

use arbitro::desk::Tool;
use arbitro::engine::notation::parse_card;
use arbitro::engine::{Card, Seat};
use arbitro::i18n::Locale;
use arbitro::ui::Options;
use arbitro::ui::attempt::Attempt;
use arbitro::ui::command::Command;
use arbitro::ui::desk::{DeskCommand, DeskSaid, Field};
use arbitro::ui::place::Place;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::given::speaker;
use crate::screens::{Window, assert_said, opened, text, window};

const LOCALE: Locale = Locale::En;

/// A hand on the mouse, or on the keys, that counts.
struct Person {
    window: Window,
    strokes: usize,
}

impl Person {
    fn new() -> Self {
        Self {
            window: window(LOCALE, None),
            strokes: 0,
        }
    }

    fn click(&mut self, role: Role, label: &str) {
        self.window
            .get_by_role_and_label(role, label)
            .scroll_to_me();
        self.window.run();
        self.window.get_by_role_and_label(role, label).click();
        self.window.run();
        self.strokes += 1;
    }

    fn tool(&mut self, tool: Tool) {
        self.click(Role::Button, &text(LOCALE, "nav-desk"));
        self.click(
            Role::Button,
            &text(LOCALE, &format!("desk-tool-{}", tool.id())),
        );
    }

    fn card(&mut self, name: &str) {
        let words = speaker(LOCALE).notation.card_words(card(name));
        self.click(Role::CheckBox, &words);
    }

    fn of(&mut self, id: &str, option: &str) {
        let name = text(LOCALE, id);
        self.click(Role::RadioButton, &format!("{name}: {option}"));
    }

    fn seat(&mut self, id: &str, seat: Seat) {
        let seat = speaker(LOCALE).notation.seat(seat);
        self.of(id, &seat);
    }

    fn option(&mut self, words: &str) {
        self.click(Role::RadioButton, words);
    }

    fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.window.key_press_modifiers(modifiers, key);
        self.window.run();
        self.strokes += 1;
    }

    /// To a tool by its number, and what is typed there at once.
    fn type_at(&mut self, number: Key, typed: &str) {
        self.press(Modifiers::NONE, Key::F3);
        self.press(Modifiers::COMMAND, number);
        self.window.event(egui::Event::Text(typed.to_owned()));
        self.window.run();
        self.strokes += typed.chars().count();
    }

    fn is_told(&self, part: &str, most: usize) {
        assert_said(&self.window, part);
        assert!(self.strokes <= most, "{part}: {} strokes", self.strokes);
    }
}

fn card(name: &str) -> Card {
    parse_card(name).unwrap()
}

const CLICKS: usize = 12;
const KEYS: usize = 30;

#[test]
fn five_problems_are_solved_by_mouse_alone() {
    // A ten falls from East's hand.
    let mut person = Person::new();
    person.tool(Tool::Exposed);
    person.card("HT");
    person.is_told("is a major penalty card", CLICKS);

    // A second small card, the first one lying there.
    let mut person = Person::new();
    person.tool(Tool::Exposed);
    person.card("C4");
    person.of("desk-cards-go", &text(LOCALE, "desk-target-before"));
    person.card("H9");
    person.is_told("is a major penalty card", CLICKS);

    // Declarer drops a king.
    let mut person = Person::new();
    person.tool(Tool::Exposed);
    person.card("HK");
    person.seat("desk-whose-card", Seat::South);
    person.is_told("is not a penalty card", CLICKS);

    // The partner of a major card is to lead: declarer forbids the suit.
    let mut person = Person::new();
    person.tool(Tool::Exposed);
    person.card("HT");
    person.option("West is to lead");
    person.option("Forbid a lead in hearts");
    person.option("West wins the trick and leads again");
    person.is_told("The ban still holds", CLICKS);

    // A lead out of turn that declarer refuses.
    let mut person = Person::new();
    person.tool(Tool::Lead);
    person.card("H2");
    person.option("The lead is refused, and West must lead hearts");
    person.is_told("West must lead hearts", CLICKS);
}

#[test]
fn five_problems_are_solved_by_keyboard_alone() {
    let mut person = Person::new();
    person.type_at(Key::Num3, "HT");
    person.is_told("is a major penalty card", KEYS);

    let mut person = Person::new();
    person.type_at(Key::Num3, "H9 HT");
    person.is_told("are major penalty cards", KEYS);

    let mut person = Person::new();
    person.type_at(Key::Num3, "South HK");
    person.is_told("is not a penalty card", KEYS);

    // Down the list of what happened: not followed suit, and taken back.
    let mut person = Person::new();
    person.type_at(Key::Num3, "C4");
    person.is_told("is a minor penalty card", KEYS);
    person.press(Modifiers::NONE, Key::Tab);
    for _ in 0..3 {
        person.press(Modifiers::NONE, Key::ArrowDown);
    }
    person.is_told("is a major penalty card", KEYS);

    let mut person = Person::new();
    person.type_at(Key::Num4, "E H2");
    person.is_told("South, as declarer, decides", KEYS);
}

#[test]
fn what_is_typed_is_read_in_every_language() {
    // A club is `F` in Italian, `T` in French and in German; a heart is `C` in all three.
    let typed = [
        (Locale::It, Tool::Score, Field::Result, "4PX-1 O", "−100"),
        (Locale::Fr, Tool::Score, Field::Result, "3SA+2", "460"),
        (Locale::De, Tool::Score, Field::Result, "4P", "420"),
        (Locale::En, Tool::Score, Field::Result, "4S W", "420"),
        (
            Locale::It,
            Tool::Auction,
            Field::Calls,
            "1P passo O:1C",
            "Ovest",
        ),
        (
            Locale::De,
            Tool::Auction,
            Field::Calls,
            "1P Pass 1C",
            "ungenügend",
        ),
        (
            Locale::Fr,
            Tool::Exposed,
            Field::Cards,
            "E 5C",
            "secondaire",
        ),
        (
            Locale::En,
            Tool::Traveller,
            Field::Scores,
            "420 420 -50",
            "3 tables",
        ),
    ];
    for (locale, tool, field, words, expected) in typed {
        let mut window = window(locale, None);
        window.state_mut().apply(Command::GoDesk);
        let at_desk = |command| Command::Desk(command);
        window.state_mut().apply(at_desk(DeskCommand::Open(tool)));
        let command = DeskCommand::Type(field, words.to_owned());
        window.state_mut().apply(at_desk(command));
        window.run();
        assert_said(&window, expected);
        let Place::Desk(desk) = window.state().place() else {
            panic!("not at the desk");
        };
        assert!(!desk.is_unread(field), "{words}");
    }
}

#[test]
fn what_cannot_be_read_is_said() {
    let mut window = window(LOCALE, None);
    window.state_mut().apply(Command::GoDesk);
    let command = DeskCommand::Type(Field::Result, "4Z*!".to_owned());
    window.state_mut().apply(Command::Desk(command));
    window.run();
    assert_said(&window, &text(LOCALE, "desk-unread"));
    // What was there before still stands.
    assert_said(&window, "420");
}

#[test]
fn a_case_becomes_an_exercise_of_nobody() {
    let mut person = Person::new();
    person.type_at(Key::Num1, "4SX-1");
    person.is_told("100 for East-West", KEYS);
    person.click(Role::Button, &text(LOCALE, "desk-practise"));
    let app = person.window.state_mut();
    assert!(app.attempt().is_some_and(Attempt::is_of_nobody));
    app.apply(Command::TypeNumber("-100".to_owned()));
    app.apply(Command::Forward);
    assert!(
        app.attempt()
            .is_some_and(|attempt| attempt.grade().is_some())
    );
    assert!(app.notebook().rows().is_empty());
    // And back to the desk as it was left.
    app.apply(Command::GoDesk);
    person.window.run();
    assert_said(&person.window, "100 for East-West");
}

#[test]
fn deals_are_written_down_with_enter() {
    let mut person = Person::new();
    person.type_at(Key::Num7, "4S= S");
    person.press(Modifiers::NONE, Key::Enter);
    assert_said(&person.window, "So far North-South are ahead");
    // The field is ready to be written over.
    person.window.event(egui::Event::Text("3NT= W".to_owned()));
    person.window.run();
    person.press(Modifiers::NONE, Key::Enter);
    assert_said(&person.window, "Deal 2: 3NT= West");
}

#[test]
fn a_finding_is_copied_with_its_laws() {
    use arbitro::ui::desk::text::finding_text;
    let mut window = window(LOCALE, None);
    window.state_mut().apply(Command::GoDesk);
    let at_desk = |window: &mut Window, command| {
        window.state_mut().apply(Command::Desk(command));
    };
    at_desk(&mut window, DeskCommand::Open(Tool::Lead));
    at_desk(
        &mut window,
        DeskCommand::Type(Field::Cards, "E H2".to_owned()),
    );
    at_desk(&mut window, DeskCommand::Choose(0, 1));
    let Place::Desk(desk) = window.state().place() else {
        panic!("not at the desk");
    };
    let finding = desk.case().answer().unwrap();
    let copied = finding_text(&window.state().speaker(), &finding);
    assert!(copied.contains("✓ The lead is accepted"), "{copied}");
    assert!(copied.contains("(Law 54B)"), "{copied}");
    // Begun anew, nothing of it is left.
    at_desk(&mut window, DeskCommand::Clear);
    window.run();
    assert_said(&window, &text(LOCALE, "desk-fault-no-card"));
}

/// A finding of each tool is a page of its own; nothing that lies there is written over.
#[test]
fn a_finding_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options {
        documents: Some(folder.path().to_owned()),
        ..Options::new(LOCALE)
    };
    let mut window = opened(options, [1024.0, 768.0]);
    let app = window.state_mut();
    app.apply(Command::SetSecond(Some(Locale::Fr)));
    app.apply(Command::GoDesk);
    let typed = [
        (Tool::Score, Field::Result, "4SX-1 W"),
        (Tool::Auction, Field::Calls, "1S P 1H"),
        (Tool::Exposed, Field::Cards, "E H5"),
    ];
    for (printed, (tool, field, words)) in (1..).zip(typed) {
        app.apply(Command::Desk(DeskCommand::Open(tool)));
        app.apply(Command::Desk(DeskCommand::Type(field, words.to_owned())));
        app.apply(Command::Desk(DeskCommand::Print));
        let Place::Desk(desk) = app.place() else {
            panic!("not at the desk")
        };
        let Some(DeskSaid::Printed(path)) = &desk.said else {
            panic!("{:?}", desk.said)
        };
        assert!(std::fs::read(path).unwrap().starts_with(b"%PDF"));
        let files = std::fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(files, printed);
    }
    window.run();
    assert_said(&window, &folder.path().display().to_string());
}

#[test]
fn who_made_a_call_is_not_dropped_in_silence() {
    let say = speaker(LOCALE);
    for (text, complete) in [
        ("1S P W:1H", true),
        ("W:2H", true),
        ("W:2H P", false),
        ("S:1S W:2C", false),
        ("Z:2H", false),
        ("W:", false),
    ] {
        let case = arbitro::desk::Case::Auction(arbitro::desk::auction::AuctionCase::default());
        let read = arbitro::ui::desk::typed::read(&say, case, Field::Calls, text);
        assert_eq!(read.complete, complete, "{text}");
    }
}
