//! A window painted by the processor: the app draws, egui makes triangles, our painter paints.
//!
//! The peer of the painter is what comes before it, which every renderer needs. What is promised
//! stands in `benches/README.md`.

use arbitro::desk::Tool;
use arbitro::exercise::Kind;
use arbitro::i18n::Locale;
use arbitro::raster::Raster;
use arbitro::ui::command::{Command, ProjectorCommand};
use arbitro::ui::desk::{DeskCommand, Field};
use arbitro::ui::page::HelpPage;
use arbitro::ui::{App, Options, theme};
use divan::{AllocProfiler, Bencher};
use egui::{ClippedPrimitive, Color32, Context, Pos2, RawInput, Rect, TexturesDelta, Vec2};

/// Counts what is taken from memory while a frame is drawn.
#[global_allocator]
static MEMORY: AllocProfiler = AllocProfiler::system();

fn main() {
    divan::main();
}

const SIZES: [[usize; 2]; 2] = [[1280, 800], [1920, 1080]];

/// The app at a page, and egui around it.
struct Scene {
    context: Context,
    app: App,
    size: [usize; 2],
}

impl Scene {
    fn new(size: [usize; 2], commands: &[Command]) -> Self {
        let context = Context::default();
        theme::install_fonts(&context);
        let mut app = App::new(Options::new(Locale::It), 7);
        for command in commands {
            app.apply(command.clone());
        }
        Self { context, app, size }
    }

    fn home(size: [usize; 2]) -> Self {
        Self::new(size, &[])
    }

    /// A table with cards.
    fn table(size: [usize; 2]) -> Self {
        let practise = Command::Practise(Some(Kind::PenaltyCard));
        Self::new(size, &[Command::GoPractice, practise])
    }

    /// The heaviest: a table with cards, judged and explained, in two languages.
    fn heaviest(size: [usize; 2]) -> Self {
        let commands = [
            Command::SetSecond(Some(Locale::De)),
            Command::GoPractice,
            Command::Practise(Some(Kind::LegalCards)),
            Command::ShowAnswer,
            Command::ShowEveryCard(true),
        ];
        Self::new(size, &commands)
    }

    /// One frame's triangles, and what has become of the textures.
    fn frame(&mut self) -> (Vec<ClippedPrimitive>, TexturesDelta) {
        let [width, height] = self.size.map(|side| side as f32);
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Vec2::new(width, height))),
            ..RawInput::default()
        };
        let app = &mut self.app;
        let output = self.context.run_ui(input, |ui| app.draw_ui(ui));
        let primitives = self.context.tessellate(output.shapes, 1.0);
        (primitives, output.textures_delta)
    }
}

fn draw(bencher: Bencher<'_, '_>, mut scene: Scene) {
    bencher.bench_local(|| {
        let (primitives, mut delta) = scene.frame();
        delta.clear();
        primitives
    });
}

/// The whole window, after the frames in which it settles.
fn paint(bencher: Bencher<'_, '_>, mut scene: Scene) {
    let mut raster = Raster::default();
    let mut primitives = Vec::new();
    for _ in 0..3 {
        let (triangles, mut delta) = scene.frame();
        raster.update(&mut delta);
        primitives = triangles;
    }
    bencher.bench_local(|| raster.paint(&primitives, scene.size, 1.0, Color32::WHITE));
}

#[divan::bench_group(sample_count = 20)]
mod home {
    use super::*;

    #[divan::bench(args = SIZES)]
    fn drawn_by_the_app(bencher: Bencher<'_, '_>, size: [usize; 2]) {
        draw(bencher, Scene::home(size));
    }

    #[divan::bench(args = SIZES)]
    fn painted(bencher: Bencher<'_, '_>, size: [usize; 2]) {
        paint(bencher, Scene::home(size));
    }
}

#[divan::bench_group(sample_count = 20)]
mod table {
    use super::*;

    #[divan::bench(args = SIZES)]
    fn drawn_by_the_app(bencher: Bencher<'_, '_>, size: [usize; 2]) {
        draw(bencher, Scene::table(size));
    }

    #[divan::bench(args = SIZES)]
    fn painted(bencher: Bencher<'_, '_>, size: [usize; 2]) {
        paint(bencher, Scene::table(size));
    }
}

#[divan::bench_group(sample_count = 20)]
mod heaviest {
    use super::*;

    #[divan::bench(args = SIZES)]
    fn drawn_by_the_app(bencher: Bencher<'_, '_>, size: [usize; 2]) {
        draw(bencher, Scene::heaviest(size));
    }

    #[divan::bench(args = SIZES)]
    fn painted(bencher: Bencher<'_, '_>, size: [usize; 2]) {
        paint(bencher, Scene::heaviest(size));
    }
}

/// The main screens, by name.
const SCREENS: [&str; 14] = [
    "course",
    "lesson",
    "bidding box",
    "account",
    "practice",
    "desk: a score",
    "desk: an auction",
    "desk: exposed cards",
    "progress",
    "settings",
    "glossary",
    "composing",
    "worksheet",
    "slide of a table",
];

/// What opens a main screen.
fn screen(name: &str) -> Scene {
    let practise = |kind| vec![Command::GoPractice, Command::Practise(Some(kind))];
    let desk = |tool, field, typed: &str| {
        let typed = DeskCommand::Type(field, typed.to_owned());
        let commands = [DeskCommand::Open(tool), typed].map(Command::Desk);
        let mut all = vec![Command::GoDesk];
        all.extend(commands);
        all
    };
    let commands = match name {
        "course" => vec![Command::GoCourse(Some(2))],
        "lesson" => vec![Command::OpenLesson("double".to_owned()), Command::Forward],
        "bidding box" => practise(Kind::LegalCalls),
        "account" => practise(Kind::ScoreContract),
        "practice" => vec![Command::GoPractice],
        "desk: a score" => desk(Tool::Score, Field::Result, "4PX-1 O"),
        "desk: an auction" => desk(Tool::Auction, Field::Calls, "1P P 1C"),
        "desk: exposed cards" => desk(Tool::Exposed, Field::Cards, "E C10"),
        "progress" => vec![Command::GoProgress],
        "settings" => vec![Command::GoSettings],
        "glossary" => vec![Command::GoHelp(HelpPage::Glossary)],
        "composing" => vec![Command::GoCompose],
        "worksheet" => vec![Command::GoSheet(None)],
        _ => {
            let class = Command::Project("two-penalty-cards".to_owned());
            let forward = Command::Projector(ProjectorCommand::Forward);
            let mut all = vec![class];
            all.extend(vec![forward; 3]);
            all
        }
    };
    Scene::new(SIZES[1], &commands)
}

#[divan::bench_group(sample_count = 20)]
mod screens {
    use super::*;

    #[divan::bench(args = SCREENS)]
    fn drawn_by_the_app(bencher: Bencher<'_, '_>, name: &str) {
        draw(bencher, screen(name));
    }

    #[divan::bench(args = SCREENS)]
    fn painted(bencher: Bencher<'_, '_>, name: &str) {
        paint(bencher, screen(name));
    }
}

/// A folder with so many lessons, on the page that lists them.
fn folder(lessons: usize) -> Scene {
    let place =
        std::env::temp_dir().join(format!("arbitro-bench-{}-{lessons}", std::process::id()));
    std::fs::create_dir_all(&place).expect("a folder");
    for number in 0..lessons {
        let lesson = format!(
            "(format: 1, id: \"l-{number}\", title: (it: \"Lezione {number}\"), steps: [say((it: \"Ecco.\"))])"
        );
        std::fs::write(place.join(format!("{number:04}.ron")), lesson).expect("a lesson");
    }
    let scene = Scene::new(SIZES[0], &[Command::OpenLessonFolder(place.clone())]);
    std::fs::remove_dir_all(&place).expect("the folder");
    scene
}

#[divan::bench_group(sample_count = 20)]
mod folder_of_lessons {
    use super::*;

    #[divan::bench(args = [40, 2_000])]
    fn drawn_by_the_app(bencher: Bencher<'_, '_>, lessons: usize) {
        draw(bencher, folder(lessons));
    }
}
