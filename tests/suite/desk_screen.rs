//! The ruling desk in use: five penalty card problems by mouse only and by keyboard only, each with
//! few actions; typed input; a case as an exercise.

use arbitro::desk::Tool;
use arbitro::engine::notation::parse_card;
use arbitro::engine::score::SlipEntry;
use arbitro::engine::{Card, Seat};
use arbitro::i18n::Locale;
use arbitro::ui::Options;
use arbitro::ui::attempt::Draft;
use arbitro::ui::command::Command;
use arbitro::ui::desk::{DeskCommand, DeskSaid, Field};
use arbitro::ui::page::Page;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Rect};
use egui_kittest::kittest::Queryable as _;

use crate::given::speaker;
use crate::screens::{Window, assert_said, opened, text, window};

const LOCALE: Locale = Locale::En;

/// A user with a mouse or a keyboard, with a count of actions and time.
struct Person {
    window: Window,
    strokes: usize,
    /// The position of the pointer, and the seconds spent moving it.
    pointer: Pos2,
    seconds: f32,
    /// Clicks that needed scrolling first.
    scrolled: usize,
}

/// The time for a pointer movement and a press by Fitts's law, from the distance between centres
/// and the smaller side of the target.
fn fitts(from: Pos2, target: Rect) -> f32 {
    let (a, b, press) = (0.10, 0.15, 0.1);
    let distance = from.distance(target.center());
    let width = target.width().min(target.height());
    a + b * (distance / width + 1.0).log2() + press
}

/// Seconds to scroll to a hidden target, added to Fitts's law.
const A_SCROLL: f32 = 0.5;

/// Seconds per key by the keystroke-level model: an average typist, and a slow one.
const A_KEY: [f32; 2] = [0.2, 0.28];

/// The most seconds for a problem at the desk.
const TEN: f32 = 10.0;

impl Person {
    fn new() -> Self {
        let window = window(LOCALE, None);
        let pointer = window.ctx.content_rect().center();
        Self {
            window,
            strokes: 0,
            pointer,
            seconds: 0.0,
            scrolled: 0,
        }
    }

    fn click(&mut self, role: Role, label: &str) {
        let place = |window: &Window| window.get_by_role_and_label(role, label).rect();
        if !self
            .window
            .ctx
            .content_rect()
            .contains_rect(place(&self.window))
        {
            self.window
                .get_by_role_and_label(role, label)
                .scroll_to_me();
            self.window.run();
            self.scrolled += 1;
            self.seconds += A_SCROLL;
        }
        let target = place(&self.window);
        self.seconds += fitts(self.pointer, target);
        self.pointer = target.center();
        self.window.get_by_role_and_label(role, label).click();
        self.window.run();
        self.strokes += 1;
    }

    /// The problem is solved by mouse in under ten seconds.
    fn solved_by_mouse(&self, part: &str) -> String {
        self.is_told(part, CLICKS);
        let Self {
            strokes,
            seconds,
            scrolled,
            ..
        } = self;
        assert!(*seconds < TEN, "{part}: {seconds:.1} s");
        format!("mouse: {strokes} clicks, {scrolled} scrolls, {seconds:.1} s: {part}")
    }

    /// The problem is solved by keyboard in under ten seconds.
    fn solved_by_keys(&self, part: &str) -> String {
        self.is_told(part, KEYS);
        let [average, slow] = A_KEY.map(|each| each * self.strokes as f32);
        assert!(average < TEN, "{part}: {average:.1} s");
        let strokes = self.strokes;
        format!("keys: {strokes}, {average:.1} s, slow hands {slow:.1} s: {part}")
    }

    fn tool(&mut self, tool: Tool) {
        self.click(Role::Button, &text(LOCALE, "nav-desk"));
        let matter = tool.matter();
        let id = format!("desk-matter-{}", matter.id());
        self.large(&id, &format!("{id}-about"));
        if matter.tools().len() > 1 {
            let ids = ["tool", "about"].map(|kind| format!("desk-{kind}-{}", tool.id()));
            self.large(&ids[0], &ids[1]);
        }
    }

    /// Presses a large button: its name, and the line below.
    fn large(&mut self, name: &str, about: &str) {
        let label = format!("{}. {}", text(LOCALE, name), text(LOCALE, about));
        self.click(Role::Button, &label);
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
        // A modifier key is pressed as well.
        self.strokes += 1 + usize::from(modifiers != Modifiers::NONE);
    }

    /// Switches to a tool by its number, and types at once.
    fn type_at(&mut self, number: Key, typed: &str) {
        self.press(Modifiers::NONE, Key::F3);
        self.press(Modifiers::COMMAND, number);
        self.window.event(egui::Event::Text(typed.to_owned()));
        self.window.run();
        let shifted = typed.chars().filter(|it| it.is_uppercase()).count();
        self.strokes += typed.chars().count() + shifted;
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
    let mut told = Vec::new();
    // A ten falls from East's hand.
    let mut person = Person::new();
    person.tool(Tool::Exposed);
    person.card("HT");
    told.push(person.solved_by_mouse("is a major penalty card"));

    // A second small card while the first one is on the table.
    let mut person = Person::new();
    person.tool(Tool::Exposed);
    person.card("C4");
    person.of("desk-cards-go", &text(LOCALE, "desk-target-before"));
    person.card("H9");
    told.push(person.solved_by_mouse("is a major penalty card"));

    // Declarer drops a king.
    let mut person = Person::new();
    person.tool(Tool::Exposed);
    person.card("HK");
    person.seat("desk-whose-card", Seat::South);
    told.push(person.solved_by_mouse("is not a penalty card"));

    // The partner of a major penalty card is on lead: declarer forbids the suit.
    let mut person = Person::new();
    person.tool(Tool::Exposed);
    person.card("HT");
    person.option("West is to lead");
    person.option("Forbid a lead in hearts");
    person.option("West wins the trick and leads again");
    told.push(person.solved_by_mouse("The ban still holds"));

    // A lead out of turn that declarer refuses.
    let mut person = Person::new();
    person.tool(Tool::Lead);
    person.card("H2");
    person.option("The lead is refused, and West must lead hearts");
    told.push(person.solved_by_mouse("West must lead hearts"));
    assert_eq!(told.len(), 5);
    eprintln!("{}", told.join("\n"));
}

#[test]
fn five_problems_are_solved_by_keyboard_alone() {
    let mut told = Vec::new();
    let mut person = Person::new();
    person.type_at(Key::Num3, "HT");
    told.push(person.solved_by_keys("is a major penalty card"));

    let mut person = Person::new();
    person.type_at(Key::Num3, "H9 HT");
    told.push(person.solved_by_keys("are major penalty cards"));

    let mut person = Person::new();
    person.type_at(Key::Num3, "South HK");
    told.push(person.solved_by_keys("is not a penalty card"));

    // Down the list of exposures: a revoke that was corrected.
    let mut person = Person::new();
    person.type_at(Key::Num3, "C4");
    person.is_told("is a minor penalty card", KEYS);
    person.press(Modifiers::NONE, Key::Tab);
    for _ in 0..3 {
        person.press(Modifiers::NONE, Key::ArrowDown);
    }
    told.push(person.solved_by_keys("is a major penalty card"));

    let mut person = Person::new();
    person.type_at(Key::Num4, "E H2");
    told.push(person.solved_by_keys("South, as declarer, decides"));
    assert_eq!(told.len(), 5);
    eprintln!("{}", told.join("\n"));
}

/// From “what happened?” to every tool by mouse, and back; the tool in use is one press away.
#[test]
fn every_tool_is_found_from_what_happened() {
    let mut person = Person::new();
    for tool in Tool::ALL {
        person.tool(tool);
        assert_said(
            &person.window,
            &text(LOCALE, &format!("desk-about-{}", tool.id())),
        );
        person.click(Role::Button, &text(LOCALE, "desk-back"));
        assert_said(&person.window, &text(LOCALE, "desk-start"));
        let name = text(LOCALE, &format!("desk-tool-{}", tool.id()));
        person.click(Role::Button, &format!("Back to: {name}"));
        assert_said(
            &person.window,
            &text(LOCALE, &format!("desk-about-{}", tool.id())),
        );
    }
}

/// The keys with which the large buttons are marked, and F3 back to the first page.
#[test]
fn numbers_choose_on_the_way_to_a_tool() {
    let mut person = Person::new();
    person.press(Modifiers::NONE, Key::F3);
    person.press(Modifiers::NONE, Key::Num2);
    person.press(Modifiers::NONE, Key::Num2);
    assert_said(&person.window, &text(LOCALE, "desk-about-revoke"));
    person.press(Modifiers::NONE, Key::F3);
    assert_said(&person.window, &text(LOCALE, "desk-start"));
    // The tool in use is remembered, on this page and after another one.
    person.window.state_mut().apply(Command::GoHome);
    person.press(Modifiers::NONE, Key::F3);
    let name = text(LOCALE, "desk-tool-revoke");
    person.click(Role::Button, &format!("Back to: {name}"));
    assert_said(&person.window, &text(LOCALE, "desk-about-revoke"));
}

/// A hesitation: the questions come one by one, and the ruling with what to say.
#[test]
fn an_inquiry_is_answered_by_mouse() {
    let mut person = Person::new();
    person.tool(Tool::Inquiry(arbitro::desk::Line::Information));
    person.option(&text(LOCALE, "desk-source-hesitation"));
    person.option("South");
    person.option(&text(LOCALE, "desk-moment-suspected"));
    for question in ["alternative", "suggestion", "damage"] {
        assert_said(
            &person.window,
            &text(LOCALE, &format!("desk-ask-{question}")),
        );
        // The earlier answers stand above with the same words.
        let yes = text(LOCALE, "desk-yes");
        for scrolls in [true, false] {
            let window = &person.window;
            let open = window.get_all_by_role_and_label(Role::RadioButton, &yes);
            let open = open.last().expect("a question");
            match scrolls {
                true => open.scroll_to_me(),
                false => open.click(),
            }
            person.window.run();
        }
    }
    assert_said(&person.window, &text(LOCALE, "desk-result-adjusted"));
    assert_said(&person.window, &text(LOCALE, "desk-say-adjusted"));
    // A press on the answer takes it back.
    person.option("South");
    assert_said(&person.window, &text(LOCALE, "desk-ask-source-by"));
}

/// A claim put together by mouse: all cards, and what was said.
#[test]
fn a_claim_is_clicked_together() {
    use arbitro::engine::laws::contested_claim::Intention;
    let mut person = Person::new();
    person.tool(Tool::Claim);
    for (seat, cards) in [
        (Seat::North, ["H3", "D3"]),
        (Seat::East, ["S2", "D4"]),
        (Seat::South, ["S9", "HK"]),
        (Seat::West, ["H9", "D9"]),
    ] {
        person.seat("desk-cards-go", seat);
        for card in cards {
            person.card(card);
        }
    }
    assert_said(
        &person.window,
        "North-South get one of the remaining tricks",
    );
    assert_said(&person.window, "A trump is still out");
    person.of("desk-claim-adds", &text(LOCALE, "desk-claim-draw"));
    assert_said(&person.window, &text(LOCALE, "desk-claim-stands"));
    let Page::Desk(desk) = &person.window.state().state().page else {
        panic!("not at the desk");
    };
    let arbitro::desk::Case::Claim(case) = desk.case() else {
        panic!("another tool");
    };
    assert_eq!(case.statement, [Intention::DrawTrumps]);
}

/// A card named by its rank alone, with the cards clicked together.
#[test]
fn a_card_named_in_dummy_is_clicked_together() {
    let mut person = Person::new();
    person.tool(Tool::DummyCard);
    for name in ["SK", "HK", "D2"] {
        person.card(name);
    }
    person.of("desk-said", &text(LOCALE, "desk-said-rank"));
    person.of("desk-said-which-rank", "K");
    assert_said(&person.window, "Declarer says which one");
    let spades = speaker(LOCALE).notation.suit(arbitro::engine::Suit::Spades);
    person.of("desk-won-with", &spades);
    person.is_told("Dummy plays", CLICKS);
    // The trick is clicked after another field was chosen, and the lead no longer matters.
    person.of("desk-cards-go", &text(LOCALE, "desk-target-trick"));
    person.card("H5");
    assert_said(&person.window, "Only one card of that rank");
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
        (
            Locale::En,
            Tool::Traveller,
            Field::Scores,
            "420 170 60/40",
            "Neuberg",
        ),
        (Locale::It, Tool::Imps, Field::Ours, "4P= S", "IMP"),
        (Locale::Fr, Tool::Victory, Field::Margin, "-12", "7,25"),
        (
            Locale::De,
            Tool::Adjusted,
            Field::NsSession,
            "64,25 %",
            "64,25",
        ),
        (
            Locale::De,
            Tool::Premature,
            Field::Cards,
            "W K5",
            "Alleinspieler",
        ),
        (
            Locale::En,
            Tool::Auction,
            Field::Calls,
            "7S E:8C",
            "only thirteen tricks",
        ),
        (
            Locale::It,
            Tool::Auction,
            Field::Calls,
            "7P 8F",
            "Est ha licitato 8",
        ),
        (
            Locale::De,
            Tool::DummyCard,
            Field::Dummy,
            "PA P3",
            "Der Dummy spielt",
        ),
        (
            Locale::Fr,
            Tool::Box,
            Field::Calls,
            "3P",
            "Quelle est la question",
        ),
        (
            Locale::En,
            Tool::Equity,
            Field::North,
            "SA S3",
            "remaining cards of all four hands",
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
        let Page::Desk(desk) = &window.state().state().page else {
            panic!("not at the desk");
        };
        assert!(!desk.is_unread(field), "{words}");
    }
}

/// In each language, with its own words and with `pass`: among scores, and as the next row.
#[test]
fn a_passed_out_deal_is_typed_and_clicked() {
    use arbitro::desk::Case;
    use arbitro::desk::traveller::Row;

    let words = [
        (Locale::It, ["passo", "mano passata"]),
        (Locale::Fr, ["passe", "donne passée"]),
        (Locale::De, ["Pass", "durchgepasst"]),
        (Locale::En, ["pass", "passed out"]),
    ];
    for (locale, words) in words {
        let say = speaker(locale);
        assert_eq!(words[1], say.text("desk-passed-out"));
        let empty = || Case::new(Tool::Traveller);
        let read = |mut case, field, typed: &str| {
            let complete = arbitro::ui::desk::typed::read(&say, &mut case, field, typed);
            assert!(complete, "{typed}");
            match case {
                Case::Traveller(case) => case,
                other => panic!("{typed}: {other:?}"),
            }
        };
        for word in words {
            let case = read(empty(), Field::Scores, &format!("420, {word}, -50"));
            let rows = [Row::Score(420), Row::PassedOut, Row::Score(-50)];
            assert_eq!(case.rows, rows, "{word}");
            let case = read(empty(), Field::Result, word);
            assert_eq!(case.next_row(), Row::PassedOut, "{word}");
            let bid = say.notation.slip(&SlipEntry::Played(case.next.line));
            let bid = read(Case::Traveller(case), Field::Result, &bid);
            assert_ne!(bid.next_row(), Row::PassedOut, "{word}");
        }
    }

    let mut person = Person::new();
    person.tool(Tool::Traveller);
    let write = text(LOCALE, "desk-add");
    person.click(Role::Button, &write);
    person.of("desk-nobody-bid", &text(LOCALE, "desk-passed-out"));
    person.click(Role::Button, &write);
    assert_said(&person.window, "2 tables");
    let Page::Desk(desk) = &person.window.state().state().page else {
        panic!("not at the desk");
    };
    let Case::Traveller(case) = desk.case() else {
        panic!("another tool");
    };
    assert_eq!(case.rows.last(), Some(&Row::PassedOut));
    // The next deal is not passed out unless chosen again.
    assert_ne!(case.next_row(), Row::PassedOut);
}

/// North bid one spade unintentionally; caller and reason take two more clicks.
#[test]
fn an_unintended_call_is_clicked_together() {
    let mut person = Person::new();
    person.tool(Tool::Auction);
    let say = speaker(LOCALE);
    for call in ["1S", "P", "1H"] {
        let call = arbitro::engine::notation::parse_call(call).unwrap();
        person.click(Role::Button, &say.notation.call_words(call));
    }
    person.seat("desk-caller", Seat::North);
    assert_said(&person.window, "when it was South’s turn");
    person.of("desk-call-why", &text(LOCALE, "desk-call-why-slip"));
    person.is_told("never meant to call", CLICKS);
    assert_said(&person.window, "slip of hand or tongue");
    // Another call: the case is now about that one.
    let two = arbitro::engine::notation::parse_call("2C").unwrap();
    person.click(Role::Button, &say.notation.call_words(two));
    assert!(
        person
            .window
            .query_by_label_contains("never meant to call")
            .is_none()
    );
}

#[test]
fn what_cannot_be_read_is_said() {
    let mut window = window(LOCALE, None);
    window.state_mut().apply(Command::GoDesk);
    let command = DeskCommand::Type(Field::Result, "4Z*!".to_owned());
    window.state_mut().apply(Command::Desk(command));
    window.run();
    assert_said(&window, &text(LOCALE, "desk-unread"));
    // The earlier input is still there.
    assert_said(&window, "420");
}

#[test]
fn a_case_becomes_an_exercise_of_nobody() {
    let mut person = Person::new();
    person.type_at(Key::Num1, "4SX-1");
    person.is_told("100 for East-West", KEYS);
    person.click(Role::Button, &text(LOCALE, "desk-practise"));
    let app = person.window.state_mut();
    assert!(app.state().attempt().is_some_and(|it| it.is_own_case()));
    app.apply(Command::Answer(Draft::Text("-100".to_owned())));
    app.apply(Command::Forward);
    assert!(
        app.state()
            .attempt()
            .is_some_and(|attempt| attempt.grade().is_some())
    );
    assert!(app.state().notebook.rows().is_empty());
    // Back at the desk, unchanged.
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
    // The content of the field is selected, ready to be replaced.
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
    let Page::Desk(desk) = &window.state().state().page else {
        panic!("not at the desk");
    };
    let finding = desk.case().answer().unwrap();
    let copied = finding_text(&window.state().state().speaker(), &finding);
    assert!(copied.contains("✓ The lead is accepted"), "{copied}");
    assert!(copied.contains("(Law 54B)"), "{copied}");
    // Cleared, nothing is left.
    at_desk(&mut window, DeskCommand::Clear);
    window.run();
    assert_said(&window, &text(LOCALE, "desk-fault-no-card"));
}

/// A finding of each tool is printed to a file of its own; no existing file is overwritten.
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
        let Page::Desk(desk) = &app.state().page else {
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
        let mut case = arbitro::desk::Case::new(Tool::Auction);
        let read = arbitro::ui::desk::typed::read(&say, &mut case, Field::Calls, text);
        assert_eq!(read, complete, "{text}");
    }
}
