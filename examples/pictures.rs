//! Every screen in every language, in light and dark mode, small and large, as PNG.
//!
//! ```text
//! cargo run --example pictures -- FOLDER [PART-OF-A-NAME]
//! ```
//!
//! Needs neither a display nor a graphics card.

use std::path::{Path, PathBuf};

use arbitro::clock::{Clock, Moment};
use arbitro::course::Named;
use arbitro::desk::{Line, Matter, Tool};
use arbitro::exercise::{Difficulty, Group, Item, ItemCode, Kind, generate};
use arbitro::i18n::Locale;
use arbitro::learner::UtcOffset;
use arbitro::ui::app::App;
use arbitro::ui::attempt::{Draft, WhyAsked};
use arbitro::ui::chooser::{PathCommand, Wanted};
use arbitro::ui::command::{
    Command, ComposeCommand, LearnersCommand, PhonesCommand, ProjectorCommand as Shown,
};
use arbitro::ui::compose::Drawer;
use arbitro::ui::desk::{DeskCommand, Field};
use arbitro::ui::page::{HelpPage, Page};
use arbitro::ui::printing::{About, SheetCommand};
use arbitro::ui::projector::beat::Beat;
use arbitro::ui::projector::talk::phones::Wifi;
use arbitro::ui::{Options, Windowed as _, theme};
use egui_kittest::Harness;

#[path = "../tests/suite/renderer.rs"]
mod renderer;

#[path = "../tests/suite/giving.rs"]
mod giving;

#[path = "../tests/suite/made_up.rs"]
mod made_up;

/// A screen, and how to get there.
enum Scene {
    /// From the start of the app.
    Place(fn(&mut App)),
    /// From the start of a learner with a year of history and other learners in the list.
    Later(fn(&mut App)),
    /// From the first page, which only a new learner sees.
    New(fn(&mut App)),
    /// The teacher's own window.
    Teacher(fn(&mut App)),
    /// From a step of `pictures.ron`.
    Position(usize, fn(&mut App)),
    /// A part of a generated exercise of a kind, and how far it is answered.
    Kind(Kind, usize, Stage),
    /// A step of a lesson with everything revealed.
    Lesson(String, usize),
}

/// How far an exercise is answered.
#[derive(Clone, Copy)]
enum Stage {
    /// Not answered.
    Asked,
    /// Answered with the best-known mistake.
    Mistaken,
    /// The answer is revealed.
    Shown,
}

use Scene::{Later, New, Place as At, Position, Teacher};

const SCENES: &[(&str, Scene)] = &[
    ("welcome", New(|_| {})),
    ("welcome-home", New(|app| app.apply(Command::GoHome))),
    ("teacher-title", Teacher(|_| {})),
    (
        "teacher-options",
        Teacher(|app| until(app, |beat| beat == Beat::Options)),
    ),
    (
        "teacher-votes",
        Teacher(|app| {
            until(app, |beat| beat == Beat::Options);
            for (option, votes) in [(0, 12), (1, 5)] {
                app.apply(Command::Projector(Shown::Count(option, votes)));
            }
            app.apply(Command::Projector(Shown::Teams(true)));
            app.apply(Command::Projector(Shown::Timer(0.0)));
            app.apply(Command::Projector(Shown::Forward));
        }),
    ),
    ("teacher-answer", Teacher(|app| until(app, Beat::tells))),
    (
        "teacher-list",
        Teacher(|app| app.apply(Command::Projector(Shown::List(true)))),
    ),
    (
        "teacher-leaving",
        Teacher(|app| app.apply(Command::Projector(Shown::AskLeave(true)))),
    ),
    ("home", At(|_| {})),
    ("home-later", At(some_days)),
    (
        "home-cut-off",
        At(|app| {
            score_missed(app);
            app.apply(Command::Forward);
            app.apply(Command::GoHome);
        }),
    ),
    ("score-missed", At(score_missed)),
    (
        "score-fill-in",
        At(|app| {
            score_missed(app);
            app.apply(Command::FillIn);
        }),
    ),
    (
        "course",
        At(|app| {
            some_days(app);
            app.apply(Command::GoCourse(Some(2)));
        }),
    ),
    ("worksheet", At(|app| worksheet(app, None))),
    (
        "worksheet-topic",
        At(|app| {
            let (group, skill) = (Group::Rulings, None);
            worksheet(app, Some(About::Topic { group, skill }));
        }),
    ),
    ("settings", At(|app| app.apply(Command::GoSettings))),
    ("teach", At(|app| app.apply(Command::GoTeach(Some(2))))),
    (
        "compose-topics",
        At(|app| {
            app.apply(Command::GoCompose);
            composing(app, ComposeCommand::Unfold(Some(Group::Scoring)));
            composing(app, ComposeCommand::ToggleKind(Kind::ScoreContract));
            composing(app, ComposeCommand::ToggleKind(Kind::ContractKind));
        }),
    ),
    ("compose-step", At(composed)),
    (
        "compose-words",
        At(|app| {
            composed(app);
            composing(app, ComposeCommand::AddWords);
            composing(
                app,
                ComposeCommand::TypeWords(5, "4\u{2660}, 3NT, **6\u{2665}**".to_owned()),
            );
        }),
    ),
    (
        "compose-boards",
        At(|app| {
            composed(app);
            let boards = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/boards/night.pbn");
            composing(app, ComposeCommand::OpenBoards(PathBuf::from(boards)));
            composing(app, ComposeCommand::ToggleBoard(1));
        }),
    ),
    (
        "compose-save",
        At(|app| {
            composed(app);
            composing(app, ComposeCommand::Open(Some(Drawer::Save)));
            composing(
                app,
                ComposeCommand::TypePath("lessons/course.ron".to_owned()),
            );
            composing(app, ComposeCommand::Save);
        }),
    ),
    (
        "folder",
        At(|app| {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/lessons/watched");
            app.apply(Command::OpenLessonFolder(PathBuf::from(folder)));
        }),
    ),
    ("compose-boards-many", At(many_boards)),
    ("compose-saved-copy", At(saved_over)),
    ("folder-order", At(ordered_folder)),
    (
        "glossary",
        At(|app| app.apply(Command::GoHelp(HelpPage::Glossary))),
    ),
    ("laws", At(|app| app.apply(Command::GoHelp(HelpPage::Laws)))),
    (
        "about",
        At(|app| app.apply(Command::GoHelp(HelpPage::About))),
    ),
    (
        "paused",
        At(|app| {
            app.apply(Command::Practise(None));
            app.apply(Command::Pause(true));
        }),
    ),
    ("summary", At(summary)),
    (
        "placement",
        At(|app| {
            app.apply(Command::PlaceMe);
        }),
    ),
    (
        "placed",
        At(|app| {
            app.apply(Command::PlaceMe);
            while app.state().attempt().is_some() {
                app.apply(Command::ShowAnswer);
                app.apply(Command::Forward);
            }
        }),
    ),
    (
        "hints",
        Position(4, |app| {
            for _ in 0..3 {
                app.apply(Command::TakeHint);
            }
        }),
    ),
    (
        "why-not",
        Position(0, |app| {
            app.apply(Command::Answer(Draft::Option(0)));
            app.apply(Command::Forward);
            app.apply(Command::ShowEveryCall(true));
            app.apply(Command::WhyNot(WhyAsked::Call(call("X"))));
        }),
    ),
    (
        "two-languages",
        Position(5, |app| {
            two(app);
            app.apply(Command::Answer(Draft::Option(0)));
            app.apply(Command::Forward);
        }),
    ),
    (
        "two-languages-lesson",
        At(|app| {
            two(app);
            app.apply(Command::OpenLesson("double".to_owned()));
            app.apply(Command::Forward);
            app.apply(Command::Forward);
        }),
    ),
    (
        "four-colors",
        Position(5, |app| {
            app.apply(Command::SetFourColors(true));
            app.apply(Command::ShowAnswer);
            app.apply(Command::Forward);
        }),
    ),
    ("progress", Later(|app| app.apply(Command::GoProgress))),
    (
        "progress-table",
        Later(|app| {
            app.apply(Command::GoProgress);
            app.apply(Command::ShowTable(true));
        }),
    ),
    ("progress-empty", At(|app| app.apply(Command::GoProgress))),
    ("learners", Later(learners)),
    (
        "learners-delete",
        Later(|app| {
            learners(app);
            let anna = app.state().notebook.learner().map(|learner| learner.id);
            app.apply(Command::Learners(LearnersCommand::AskDelete(anna)));
        }),
    ),
    ("practice", At(|app| app.apply(Command::GoPractice))),
    (
        "practice-later",
        Later(|app| app.apply(Command::GoPractice)),
    ),
    (
        "chooser",
        At(|app| {
            app.apply(Command::GoPractice);
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data").to_owned();
            app.apply(Command::Path(PathCommand::Choose(Wanted::Boards, folder)));
        }),
    ),
    (
        "compose-deal",
        At(|app| {
            app.apply(Command::GoCompose);
            composing(app, ComposeCommand::AddDeal);
        }),
    ),
    (
        "compose-table",
        At(|app| {
            app.apply(Command::GoCompose);
            composing(app, ComposeCommand::AddTable);
        }),
    ),
    ("desk-start", At(|app| app.apply(Command::GoDesk))),
    (
        "desk-card",
        At(|app| {
            app.apply(Command::GoDesk);
            app.apply(Command::Desk(DeskCommand::Matter(Matter::Card)));
        }),
    ),
    (
        "desk-claim",
        At(|app| {
            let hands = [
                (Field::North, "H3 D3"),
                (Field::East, "S2 D4"),
                (Field::South, "S9 HK"),
                (Field::West, "H9 D9"),
            ];
            typed(app, Tool::Claim, &hands);
        }),
    ),
    (
        "desk-information",
        At(|app| {
            typed(app, Tool::Inquiry(Line::Information), &[]);
            choose(app, &[0, 2, 2, 0]);
        }),
    ),
    ("desk-imps", At(|app| typed(app, Tool::Imps, &[]))),
    ("desk-adjusted", At(|app| typed(app, Tool::Adjusted, &[]))),
    ("desk-movement", At(|app| typed(app, Tool::Movement, &[]))),
    (
        "desk-half-table",
        At(|app| typed(app, Tool::Movement, &[(Field::Missing, "107")])),
    ),
    (
        "desk-dummys-card",
        At(|app| {
            let cards = [(Field::Dummy, "SK S7 H4 DQ"), (Field::Trick, "S3 S9")];
            typed(app, Tool::DummyCard, &cards);
        }),
    ),
    (
        "desk-equity",
        At(|app| {
            let cards = [
                (Field::North, "DA DK H8"),
                (Field::East, "S7 D8 HA"),
                (Field::South, "SK D7 H4"),
                (Field::West, "C9 C8 H9"),
                (Field::Play, "D7 C9 DA S7 HA H4 H9 H8 D8 SK C8 DK"),
            ];
            typed(app, Tool::Equity, &cards);
        }),
    ),
    (
        "desk-box",
        At(|app| {
            typed(app, Tool::Box, &[(Field::Calls, "1H P 3H")]);
            choose(app, &[1, 1]);
        }),
    ),
    (
        "desk-played",
        At(|app| {
            typed(app, Tool::Inquiry(Line::Played), &[]);
            choose(app, &[0, 0, 3]);
        }),
    ),
    (
        "desk-pairs",
        At(|app| {
            let scores = "420, 420, -50, 4S+1 S, 170";
            typed(app, Tool::Pairs, &[(Field::Scores, scores)]);
        }),
    ),
    (
        "desk-board",
        At(|app| {
            typed(app, Tool::Inquiry(Line::Board), &[]);
            choose(app, &[0, 0]);
        }),
    ),
    (
        "desk-score",
        At(|app| typed(app, Tool::Score, &[(Field::Result, "4SX-1 W")])),
    ),
    (
        "desk-auction",
        At(|app| {
            typed(app, Tool::Auction, &[(Field::Calls, "1S P 1H")]);
            choose(app, &[1, 0]);
        }),
    ),
    (
        "desk-exposed",
        At(|app| {
            let fields = [
                (Field::Cards, "E HT"),
                (Field::PartnerHand, "SA S4 H9 DK C7"),
            ];
            typed(app, Tool::Exposed, &fields);
            choose(app, &[0, 1]);
        }),
    ),
    (
        "desk-exposed-none",
        At(|app| typed(app, Tool::Exposed, &[])),
    ),
    (
        "desk-lead",
        At(|app| {
            typed(app, Tool::Lead, &[(Field::Cards, "E H2")]);
            choose(app, &[2]);
        }),
    ),
    ("desk-revoke", At(|app| typed(app, Tool::Revoke, &[]))),
    (
        "desk-traveller",
        At(|app| {
            let scores = "420, 420, -50, 4S+1 S, 170";
            typed(app, Tool::Traveller, &[(Field::Scores, scores)]);
        }),
    ),
    (
        "desk-rubber",
        At(|app| {
            for deal in ["2S+1 S", "3NT= W", "4SX-2 N", "3NT+1 E"] {
                typed(app, Tool::Rubber, &[(Field::Result, deal)]);
                app.apply(Command::Desk(DeskCommand::Add));
            }
        }),
    ),
    ("keys", At(|app| app.apply(Command::ShowKeys(true)))),
    ("menu", At(|app| app.apply(Command::ShowMenu(true)))),
    (
        "class",
        At(|app| {
            app.apply(Command::Project("double".to_owned()));
            app.apply(Command::Projector(Shown::Forward));
        }),
    ),
    ("class-phones-asked", At(ask_for_phones)),
    (
        "class-phones-invited",
        At(|app| {
            ask_for_phones(app);
            app.apply(Command::Phones(PhonesCommand::Start(0.0)));
        }),
    ),
    (
        "class-phones-beside",
        At(|app| {
            ask_for_phones(app);
            app.apply(Command::Phones(PhonesCommand::Start(0.0)));
            app.apply(Command::Phones(PhonesCommand::Show(false)));
            until(app, |beat| beat == Beat::Options);
        }),
    ),
    (
        "end-of-lesson",
        At(|app| {
            app.apply(Command::OpenLesson("double".to_owned()));
            let steps = app
                .state()
                .course
                .lesson("double")
                .map_or(0, |it| it.steps.len());
            while matches!(&app.state().page, Page::Lesson(state) if state.step < steps) {
                app.apply(Command::ShowAnswer);
                app.apply(Command::Forward);
            }
        }),
    ),
    ("judge-call", Position(0, |_| {})),
    (
        "judge-call-wrong",
        Position(0, |app| {
            app.apply(Command::Answer(Draft::Option(0)));
            app.apply(Command::Forward);
        }),
    ),
    ("legal-calls", Position(1, |_| {})),
    (
        "legal-calls-wrong",
        Position(1, |app| {
            let calls = ["2S", "P", "X"].map(call);
            let chosen = calls.into_iter();
            let draft = chosen.fold(Draft::Empty, |draft, call| draft.toggling_call(call));
            app.apply(Command::Answer(draft));
            app.apply(Command::Forward);
        }),
    ),
    ("contract", Position(2, |_| {})),
    (
        "declarer-wrong",
        Position(2, |app| {
            app.apply(Command::ShowAnswer);
            app.apply(Command::Forward);
            app.apply(Command::Answer(Draft::Seat(arbitro::engine::Seat::North)));
            app.apply(Command::Forward);
        }),
    ),
    ("score", Position(3, |_| {})),
    (
        "score-wrong",
        Position(3, |app| {
            app.apply(Command::Answer(Draft::Text("460".to_owned())));
            app.apply(Command::Forward);
        }),
    ),
    (
        "account-wrong",
        Position(4, |app| {
            use arbitro::engine::score::ScoreItem::{Game, Overtricks, TrickScore};
            let lines = [(TrickScore, "120"), (Overtricks, "200"), (Game, "500")];
            let lines = lines.map(|(item, points)| (item, points.to_owned()));
            app.apply(Command::Answer(Draft::Account(lines.into())));
            app.apply(Command::Forward);
        }),
    ),
    (
        "penalty-kind-wrong",
        Position(5, |app| {
            app.apply(Command::Answer(Draft::Option(0)));
            app.apply(Command::Forward);
        }),
    ),
    (
        "penalty-play",
        Position(5, |app| {
            app.apply(Command::ShowAnswer);
            app.apply(Command::Forward);
            app.apply(cards(&["C7"]));
        }),
    ),
    (
        "penalty-play-wrong",
        Position(5, |app| {
            app.apply(Command::ShowAnswer);
            app.apply(Command::Forward);
            app.apply(cards(&["C7", "CQ"]));
            app.apply(Command::Forward);
        }),
    ),
    (
        "minor-right",
        Position(6, |app| {
            app.apply(cards(&["HQ", "HT", "H5"]));
            app.apply(Command::Forward);
        }),
    ),
    (
        "practising",
        At(|app| {
            app.apply(Command::Practise(Some(Kind::ScoreContract)));
        }),
    ),
];

/// The windows: of computers, and of phones and tablets held upright and on their side.
const SIZES: [[u16; 2]; 6] = [
    [1024, 768],
    [1920, 1080],
    [360, 640],
    [640, 360],
    [390, 844],
    [768, 1024],
];

fn composing(app: &mut App, command: ComposeCommand) {
    app.apply(Command::Compose(command));
}

/// A temporary folder for pictures that need files.
fn place(name: &str) -> PathBuf {
    let place = std::env::temp_dir().join("arbitro-pictures").join(name);
    std::fs::create_dir_all(&place).expect("a folder");
    place
}

/// A file with more boards than fit on the screen, and the number of one of them typed.
fn many_boards(app: &mut App) {
    let board = |number: u32| {
        format!(
            "[Board \"{number}\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n\
             [Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n\
             [Declarer \"N\"]\n[Contract \"7S\"]\n[Result \"13\"]\n\n"
        )
    };
    let path = place("boards").join("league.pbn");
    let boards: String = (1..=900).map(board).collect();
    std::fs::write(&path, boards).expect("a file of boards");
    composed(app);
    composing(app, ComposeCommand::OpenBoards(path));
    composing(app, ComposeCommand::ToggleBoard(1));
    composing(app, ComposeCommand::TypeBoardNumber("901".to_owned()));
    composing(app, ComposeCommand::FindBoard);
}

/// A file written by hand and then overwritten by a save.
fn saved_over(app: &mut App) {
    let path = place("by-hand").join("contro.ron");
    let by_hand = "// Prima delle vacanze.\n(format: 1, id: \"contro\", title: (it: \"Il contro\"), \
                   steps: [say((it: \"Buongiorno.\"))])\n";
    std::fs::write(&path, by_hand).expect("a lesson");
    composing(app, ComposeCommand::EditAnyway(path));
    composing(app, ComposeCommand::Open(Some(Drawer::Save)));
    composing(app, ComposeCommand::Save);
}

/// A folder with a `course.ron`, in which a lesson is missing.
fn ordered_folder(app: &mut App) {
    let folder = place("lessons");
    for (id, title) in [
        ("hello", "Benvenuti"),
        ("double", "Il contro"),
        ("zone", "La zona"),
    ] {
        let lesson = format!(
            "(format: 1, id: \"own-{id}\", title: (it: \"{title}\"), steps: [say((it: \"Ecco.\"))])"
        );
        std::fs::write(folder.join(format!("{id}.ron")), lesson).expect("a lesson");
    }
    let order = "(format: 1, chapters: [\n    (id: \"first\", title: (it: \"Prima sera\"), \
                 lessons: [\"zone\", \"hallo\", \"hello\"]),\n])\n";
    std::fs::write(folder.join("course.ron"), order).expect("an order");
    app.apply(Command::OpenLessonFolder(folder));
}

fn composed(app: &mut App) {
    app.apply(Command::GoCompose);
    composing(app, ComposeCommand::TypeTitle("Bridge".to_owned()));
    let kinds = [
        Kind::ScoreContract,
        Kind::WhoIsDeclarer,
        Kind::PenaltyCardKind,
    ];
    for kind in kinds {
        composing(app, ComposeCommand::ToggleKind(kind));
    }
    composing(app, ComposeCommand::Propose);
    composing(app, ComposeCommand::Keep(1, true));
}

/// A tool of the ruling desk with text typed into its fields. The text is in neutral notation.
fn typed(app: &mut App, tool: Tool, fields: &[(Field, &str)]) {
    app.apply(Command::GoDesk);
    app.apply(Command::Desk(DeskCommand::Open(tool)));
    for (field, text) in fields {
        let words = text.split(' ').map(|word| in_letters(app, word));
        let text = words.collect::<Vec<_>>().join(" ");
        app.apply(Command::Desk(DeskCommand::Type(*field, text)));
    }
}

/// A card, a call, a result or a seat in the letters of the language; any other word unchanged.
fn in_letters(app: &App, word: &str) -> String {
    use arbitro::engine::notation as neutral;
    let (word, comma) = match word.strip_suffix(',') {
        Some(word) => (word, ","),
        None => (word, ""),
    };
    let say = app.state().speaker();
    let notation = say.notation;
    let spoken = if let Ok(seat) = neutral::parse_seat(word) {
        notation.seat_letter(seat)
    } else if let Ok(card) = neutral::parse_card(word) {
        notation.card(card)
    } else if let Ok(call) = neutral::parse_call(word) {
        notation.call(call)
    } else if let Ok(slip) = neutral::parse_slip(word) {
        notation.slip(&slip)
    } else {
        word.to_owned()
    };
    format!("{spoken}{comma}")
}

/// Chooses an option at each stage of the finding.
fn choose(app: &mut App, path: &[usize]) {
    for (stage, index) in path.iter().enumerate() {
        app.apply(Command::Desk(DeskCommand::Choose(stage, *index)));
    }
}

/// Goes to a step of `pictures.ron`.
fn step(app: &mut App, wanted: usize) {
    app.apply(Command::OpenLesson("pictures".to_owned()));
    while matches!(&app.state().page, Page::Lesson(state) if state.step < wanted) {
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
    }
}

fn call(text: &str) -> arbitro::engine::Call {
    arbitro::engine::notation::parse_call(text).expect("a call written above")
}

fn card(text: &str) -> arbitro::engine::Card {
    arbitro::engine::notation::parse_card(text).expect("a card written above")
}

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(
        arguments
            .next()
            .unwrap_or_else(|| "target/pictures".to_owned()),
    );
    let part = arguments.next().unwrap_or_default();
    std::fs::create_dir_all(&folder)?;
    let mut others = kinds();
    others.extend(lessons());
    for locale in Locale::BASES {
        for dark in [false, true] {
            for size in SIZES {
                let shade = if dark { "dark" } else { "light" };
                let end = format!("{}-{shade}-{}.png", locale.tag(), size[0]);
                let fixed = SCENES
                    .iter()
                    .map(|(name, scene)| ((*name).to_owned(), scene));
                for (name, scene) in fixed.chain(others.iter().map(|(name, s)| (name.clone(), s))) {
                    let file = format!("{name}-{end}");
                    if file.contains(&part) {
                        picture(&folder.join(file), locale, dark, size, scene)?;
                    }
                }
            }
        }
    }
    Ok(())
}

/// Every part of an exercise of each kind, at every stage: `kind-lead_restriction-2-shown`.
fn kinds() -> Vec<(String, Scene)> {
    let stages = [
        ("asked", Stage::Asked),
        ("mistaken", Stage::Mistaken),
        ("shown", Stage::Shown),
    ];
    let mut scenes = Vec::new();
    for kind in Kind::ALL {
        for part in 0..code_of(kind).map_or(0, |code| generate(&code).questions().len()) {
            for (stage, of) in stages {
                let name = format!("kind-{}-{}-{stage}", kind.id(), part + 1);
                scenes.push((name, Scene::Kind(kind, part, of)));
            }
        }
    }
    scenes
}

/// Every step of every lesson: `lesson-double-03`.
fn lessons() -> Vec<(String, Scene)> {
    let course = arbitro::course::embedded();
    let steps = course.lessons().flat_map(|lesson| {
        let taken = (0..lesson.steps.len()).filter(|&at| lesson.next_taken(at) == at);
        let scene = |(number, at): (usize, usize)| {
            let name = format!("lesson-{}-{:02}", lesson.id, number + 1);
            (name, Scene::Lesson(lesson.id.clone(), at))
        };
        taken.enumerate().map(scene).collect::<Vec<_>>()
    });
    steps.collect()
}

/// Goes to a step of a lesson and reveals everything in it.
fn lesson(app: &mut App, id: &str, wanted: usize) {
    app.apply(Command::OpenLesson(id.to_owned()));
    while matches!(&app.state().page, Page::Lesson(state) if state.step < wanted) {
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
    }
    let reveals = app
        .state()
        .course
        .lesson(id)
        .and_then(|lesson| lesson.steps.get(wanted));
    for _ in 0..reveals.map_or(0, arbitro::course::Step::reveals) {
        app.apply(Command::Forward);
    }
}

/// The code of the exercise in the picture.
fn code_of(kind: Kind) -> Option<ItemCode> {
    let skill = kind.skills().last().copied()?;
    ItemCode::new(kind, skill, Difficulty::Medium, 1)
}

/// Goes to a part of a kind's exercise and answers it up to a stage.
fn answer(app: &mut App, kind: Kind, part: usize, stage: Stage) {
    let Some(code) = code_of(kind) else { return };
    app.apply(Command::GoPractice);
    app.apply(Command::TypeCode(code.to_string()));
    app.apply(Command::OpenCode);
    for _ in 0..part {
        app.apply(Command::ShowAnswer);
        app.apply(Command::Forward);
    }
    let item = generate(&code);
    match stage {
        Stage::Asked => {}
        Stage::Shown => app.apply(Command::ShowAnswer),
        Stage::Mistaken => give(app, &item, part, true),
    }
}

/// Gives the best-known mistake, or the right answer.
fn give(app: &mut App, item: &Item, part: usize, mistaken: bool) {
    let asked = item.questions()[part].clone();
    let model = asked.solution;
    let wrong = asked.mistakes.into_iter();
    let wrong = wrong
        .map(|(_, answer)| answer)
        .find(|answer| !answer.same(&model));
    let ask = asked.question.ask;
    let answer = wrong.filter(|_| mistaken).unwrap_or(model);
    let draft = giving::draft(&app.state().speaker().notation, &ask, &answer);
    app.apply(Command::Answer(draft));
    app.apply(Command::Forward);
}

/// Goes forward in front of a class until the wanted beat is on the screen.
fn until(app: &mut App, wanted: fn(Beat) -> bool) {
    for _ in 0..300 {
        let Page::Projector(talk) = &app.state().page else {
            return;
        };
        if wanted(talk.beat(&app.state().languages())) {
            return;
        }
        app.apply(Command::Projector(Shown::Forward));
    }
}

/// Asks which network the phones of a class are in, with a wifi for the second code.
fn ask_for_phones(app: &mut App) {
    app.apply(Command::Project("double".to_owned()));
    app.apply(Command::Phones(PhonesCommand::Ask));
    let wifi = Wifi {
        name: "Circolo del Bridge".to_owned(),
        password: "quattro cuori".to_owned(),
    };
    app.apply(Command::Phones(PhonesCommand::TypeWifi(wifi)));
}

/// Sets a second language: French, which has the longest texts, or German if French is the first.
fn two(app: &mut App) {
    let second = match app.state().locale().base() {
        Locale::Fr => Locale::De,
        _ => Locale::Fr,
    };
    app.apply(Command::SetSecond(Some(second)));
}

/// The summary of a session: every second question is answered with the best-known mistake.
fn summary(app: &mut App) {
    app.apply(Command::PractiseGroup(arbitro::exercise::Group::Scoring));
    let mut number = 0;
    while let Some(attempt) = app.state().attempt() {
        let (item, (part, _)) = (attempt.item().clone(), attempt.place());
        if number == 3 {
            app.apply(Command::TakeHint);
        }
        give(app, &item, part, number % 2 == 0);
        app.apply(Command::Forward);
        number += 1;
    }
}

/// The page of worksheets, with the same path on every computer.
fn worksheet(app: &mut App, about: Option<About>) {
    app.apply(Command::GoSheet(Some("double".to_owned())));
    let about = about.map(SheetCommand::SetAbout);
    let path = SheetCommand::TypePath("/home/anna/double.pdf".to_owned());
    for command in about.into_iter().chain([path]) {
        app.apply(Command::Sheet(command));
    }
}

/// The command that answers with these cards.
fn cards(names: &[&str]) -> Command {
    let cards = names.iter().map(|name| card(name));
    Command::Answer(Draft::Cards(cards.collect()))
}

/// A total that no known mistake leads to.
fn score_missed(app: &mut App) {
    app.apply(Command::PractiseGroup(Group::Scoring));
    app.apply(Command::Answer(Draft::Text("475".to_owned())));
    app.apply(Command::Forward);
}

/// The app after some days of use: lessons finished, one begun, exercises due.
fn some_days(app: &mut App) {
    let lessons: Vec<String> = app
        .state()
        .course
        .lessons()
        .map(|it| it.id.clone())
        .collect();
    for lesson in lessons.iter().take(9) {
        app.apply(Command::OpenLesson(lesson.clone()));
        let steps = app
            .state()
            .course
            .lesson(lesson)
            .map_or(0, |it| it.steps.len());
        let end = if lesson == &lessons[8] { 4 } else { steps };
        while matches!(&app.state().page, Page::Lesson(state) if state.step < end) {
            app.apply(Command::ShowAnswer);
            app.apply(Command::Forward);
        }
    }
    TIME.fetch_add(3 * 86_400, std::sync::atomic::Ordering::Relaxed);
    // An answer after those days makes the app compute again what is due.
    app.apply(Command::Practise(None));
    app.apply(Command::ShowAnswer);
    app.apply(Command::GoHome);
}

/// The list of learners, with a path that does not depend on the computer.
fn learners(app: &mut App) {
    app.apply(Command::GoLearners);
    let path = "arbitro-Anna.sqlite".to_owned();
    app.apply(Command::Learners(LearnersCommand::TypeExportPath(path)));
}

/// A year of made-up history in a temporary folder, and the options to open it.
fn a_year() -> anyhow::Result<(tempfile::TempDir, Options)> {
    const NOW: i64 = 1_795_000_000;
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("history.sqlite");
    let names = ["Anna", "Bruno", "Maria Grazia von Allmen"];
    let _ = made_up::history(&path, &names, &made_up::year(NOW));
    let clock = Clock::new(|| Moment {
        at: NOW,
        offset: UtcOffset::UTC,
    });
    let options = Options {
        history: Some(path).into(),
        clock,
        ..Options::new(Locale::En)
    };
    Ok((folder, options))
}

/// The clock of the pictures, in Unix seconds.
static TIME: std::sync::atomic::AtomicI64 = std::sync::atomic::AtomicI64::new(1_795_000_000);

fn clock() -> Clock {
    Clock::new(|| Moment {
        at: TIME.load(std::sync::atomic::Ordering::Relaxed),
        offset: UtcOffset::UTC,
    })
}

fn picture(
    file: &Path,
    locale: Locale,
    dark: bool,
    [width, height]: [u16; 2],
    scene: &Scene,
) -> anyhow::Result<()> {
    let lesson = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/pictures.ron");
    let mut app = App::new(
        Options {
            clock: clock(),
            ..Options::new(locale)
        },
        7,
    );
    if let Scene::Position(..) = scene {
        // The positions are in a lesson of their own, in `pictures.ron` beside this file.
        app = App::new(
            Options {
                lesson: Some(Named::File(lesson)),
                clock: clock(),
                ..Options::new(locale)
            },
            7,
        );
    }
    // Keeps the temporary folder until the picture is saved.
    let mut folder = None;
    if let Scene::Later(_) = scene {
        let (kept, options) = a_year()?;
        app = App::new(Options { locale, ..options }, 7);
        folder = Some(kept);
    }
    if let Scene::New(_) = scene {
        let kept = tempfile::tempdir()?;
        let options = Options {
            history: Some(kept.path().join("history.sqlite")).into(),
            clock: clock(),
            ..Options::new(locale)
        };
        app = App::new(options, 7);
        folder = Some(kept);
    }
    match scene {
        Scene::Place(go) | Scene::Later(go) | Scene::New(go) => go(&mut app),
        Scene::Teacher(go) => {
            app.second_can_be_hosted();
            app.apply(Command::Project("double".to_owned()));
            app.apply(Command::Projector(Shown::TeacherWindow(true)));
            go(&mut app);
        }
        Scene::Position(at, act) => {
            step(&mut app, *at);
            act(&mut app);
        }
        Scene::Lesson(id, at) => self::lesson(&mut app, id, *at),
        Scene::Kind(kind, part, stage) => answer(&mut app, *kind, *part, *stage),
    }
    app.apply(Command::SetDark(dark));
    let draw = match scene {
        Scene::Teacher(_) => |ui: &mut egui::Ui, app: &mut App| app.draw_second_ui(ui),
        _ => renderer::whole_window,
    };
    let mut harness = Harness::builder()
        .with_size([f32::from(width), f32::from(height)])
        .with_context_setup(theme::install_fonts)
        .renderer(renderer::CpuRenderer::default())
        .build_ui_state(draw, app);
    harness.run();
    let image = harness.render().map_err(anyhow::Error::msg)?;
    image.save(file)?;
    drop(folder);
    Ok(())
}
