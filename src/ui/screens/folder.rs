//! The folder of lessons that is open: its lessons, and their errors with file and line.

use std::path::Path;

use egui::{Role, Ui};

use crate::course::{Chapter, LessonError, LessonFolder, folder::WatchedLesson};
use crate::ui::screens::{chooser, field::Field};
use crate::ui::{
    Command, Emphasis, Screen, Size, Style, Weight, chooser::Wanted, command::ComposeCommand,
    control, rows, rows::Rows, text,
};

pub(super) fn folder_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "folder-title", Size::Large);
    screen.muted_ui(ui, "folder-intro");
    let field = Field::line(screen, "folder-path", &screen.state.folder_path);
    let done = chooser::path_ui(ui, screen, &field, Wanted::Lessons, None);
    let done = done.sent(screen, Command::TypeFolderPath);
    control::row_ui(ui, theme.space(2.0), |ui| {
        let open = press_ui(ui, screen, "folder-open", None);
        if open || done.entered {
            chooser::open_typed(screen, Wanted::Lessons, done);
        }
        if screen.state.folder.as_ref().is_some() && press_ui(ui, screen, "folder-close", None) {
            screen.send(Command::CloseLessonFolder);
        }
        if press_ui(ui, screen, "folder-compose", None) {
            screen.send(Command::GoCompose);
        }
    });
    if let Some(folder) = screen.state.folder.as_ref() {
        lessons_ui(ui, screen, folder);
    }
}

fn lessons_ui(ui: &mut Ui, screen: &mut Screen<'_>, folder: &LessonFolder) {
    let theme = *screen.theme;
    let lessons = folder.len();
    let about = |id: &str| {
        let place = folder.path().display().to_string();
        screen.with(id, [("folder", place.into()), ("lessons", lessons.into())])
    };
    if folder.is_gone() {
        let id = match lessons {
            0 => "folder-missing",
            _ => "folder-gone",
        };
        text::news_ui(ui, &theme, &about(id), true);
    } else {
        text::announced_ui(ui, &theme, &about("folder-read"), Role::Status);
        if folder.holds_too_much() {
            text::news_ui(ui, &theme, &about("folder-too-much"), true);
        }
    }
    if let Some(error) = folder.order_error() {
        let words = words_of(screen, folder.path(), error);
        text::news_ui(ui, &theme, &words, true);
        let id = match folder.is_ordered() {
            true => "folder-last-good",
            false => "folder-by-name",
        };
        screen.muted_ui(ui, id);
    }
    // Without a `course.ron` there are no headings.
    let chapters = folder.chapters().flat_map(|(chapter, places)| {
        let heading = folder.is_ordered().then_some(Row::Chapter(chapter));
        heading.into_iter().chain(places.map(Row::Lesson))
    });
    let faults = folder.order_faults().iter().map(Row::Fault);
    let list: Vec<Row<'_>> = faults.chain(chapters).collect();
    let rows = Rows {
        id: "folder-lessons",
        count: list.len(),
        of: lessons,
        about: ROW,
        sought: None,
    };
    rows.show_ui(ui, &theme, |ui, row, _| match list.get(row) {
        None => {}
        Some(Row::Fault(error)) => {
            control::hairline_ui(ui, &theme);
            let words = words_of(screen, folder.path(), error);
            text::news_ui(ui, &theme, &words, true);
        }
        Some(Row::Chapter(chapter)) => {
            ui.add_space(theme.space(4.0));
            let title = match chapter {
                Some(chapter) => screen.say.lesson_text(&chapter.title),
                None => screen.text("folder-not-in-order"),
            };
            text::heading_ui(ui, &theme, &title, Size::Title);
        }
        Some(Row::Lesson(place)) => {
            if let Some(file) = folder.lesson(*place) {
                rows::announce_row(ui, *place);
                control::hairline_ui(ui, &theme);
                ui.push_id(file.path(), |ui| file_ui(ui, screen, folder.path(), file));
            }
        }
    });
}

/// The number of warnings shown for a file.
const WARNINGS: usize = 5;

/// The estimated height of a lesson in the list, in points of the design.
const ROW: f32 = 130.0;

enum Row<'a> {
    /// An error of `course.ron`.
    Fault(&'a LessonError),
    /// The heading of a chapter; `None` for the lessons that no chapter names.
    Chapter(Option<&'a Chapter>),
    /// A lesson, by its place in the folder.
    Lesson(usize),
}

/// The error of a file. The file is named by its path inside the folder.
fn words_of(screen: &Screen<'_>, folder: &Path, error: &LessonError) -> String {
    let short = error.file.strip_prefix(folder).unwrap_or(&error.file);
    screen.say.lesson_error(&LessonError {
        file: short.to_owned(),
        ..error.clone()
    })
}

/// A warning about something allowed but probably not meant. Two asterisks are not emphasis here.
pub(super) fn warning_ui(ui: &mut Ui, screen: &Screen<'_>, words: &str) {
    let theme = screen.theme;
    let mut style = Style::new(theme, Size::Body, Weight::Regular).color(theme.wrong);
    style.emphasis = false;
    let response = text::paragraph_ui(ui, theme, words, style);
    text::announce_as(ui, &response, Role::Status, words);
}

fn file_ui(ui: &mut Ui, screen: &mut Screen<'_>, folder: &Path, file: &WatchedLesson) {
    let theme = *screen.theme;
    let short = file.path().strip_prefix(folder).unwrap_or(file.path());
    let short = short.display().to_string();
    let title = match file.lesson() {
        Some(lesson) => screen.say.lesson_text(&lesson.title),
        None => short.clone(),
    };
    text::words_ui(ui, &theme, &title, Size::Lead, Weight::Semibold);
    if file.lesson().is_some() {
        text::muted_ui(ui, &theme, &short);
    }
    if let Some(error) = file.error() {
        text::news_ui(ui, screen.theme, &words_of(screen, folder, error), true);
        if file.lesson().is_some() {
            screen.muted_ui(ui, "folder-last-good");
        }
    }
    for warning in file.warnings().iter().take(WARNINGS) {
        warning_ui(ui, screen, &words_of(screen, folder, warning));
    }
    if let Some(more @ 1..) = file.warnings().len().checked_sub(WARNINGS) {
        let words = screen.with("folder-more-warnings", [("more", more.into())]);
        text::muted_ui(ui, &theme, &words);
    }
    if file.is_deleted() {
        screen.muted_ui(ui, "folder-deleted");
    }
    control::row_ui(ui, theme.space(2.0), |ui| {
        if let Some(lesson) = file.lesson() {
            if press_ui(ui, screen, "folder-take", Some(&title)) {
                screen.send(Command::OpenLesson(lesson.id.clone()));
            }
            if press_ui(ui, screen, "folder-project", Some(&title)) {
                screen.send(Command::Project(lesson.id.clone()));
            }
            let good = file.error().is_none() && !file.is_deleted();
            if good && press_ui(ui, screen, "folder-edit", Some(&title)) {
                let path = file.path().to_owned();
                screen.send(Command::Compose(ComposeCommand::Edit(path)));
            }
        }
    });
}

/// A secondary button. Screen readers also name the lesson that it belongs to.
fn press_ui(ui: &mut Ui, screen: &Screen<'_>, id: &str, of: Option<&str>) -> bool {
    let theme = screen.theme;
    let label = screen.text(id);
    let quiet = Emphasis::Quiet;
    let button = control::button_ui(ui, theme, &label, quiet, theme.px(120.0));
    if let Some(of) = of {
        let spoken = screen.say.named(&label, of);
        control::announce(&button, ui, Role::Button, &spoken, false);
    }
    button.clicked()
}

pub(super) fn trouble_ui(ui: &mut Ui, screen: &Screen<'_>, lesson: &str) {
    let folder = screen.state.folder.as_ref();
    let file = folder.and_then(|folder| folder.file_of(lesson));
    if let Some(error) = file.and_then(WatchedLesson::error) {
        let words = screen.say.lesson_error(error);
        text::news_ui(ui, screen.theme, &words, true);
        screen.muted_ui(ui, "folder-last-good");
    }
}
