//! The folder of lessons that is open: its lessons, what is wrong with them, and where.

use std::path::{Path, PathBuf};

use egui::{Role, Ui, Vec2};

use crate::course::LessonFolder;
use crate::course::folder::WatchedLesson;
use crate::ui::command::{Command, ComposeCommand};
use crate::ui::control::{self, Emphasis};
use crate::ui::screens::Screen;
use crate::ui::screens::compose::Field;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

pub(super) fn folder_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let title = screen.say.text("folder-title");
    text::heading_ui(ui, &theme, &title, Size::Large);
    text::muted_ui(ui, &theme, &screen.say.text("folder-intro"));
    let field = Field {
        id: "folder-path",
        label: &screen.say.text("folder-path"),
        typed: screen.app.folder_path(),
        lines: 1,
    };
    let (entered, typed) = field.show_ui(ui, screen);
    let path = typed.as_deref().unwrap_or(screen.app.folder_path()).trim();
    let path = PathBuf::from(path);
    if let Some(typed) = typed {
        screen.send(Command::TypeFolderPath(typed));
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(theme.space(2.0));
        let open = press_ui(ui, screen, "folder-open", None);
        if (open || entered) && !path.as_os_str().is_empty() {
            screen.send(Command::OpenLessonFolder(path));
        }
        if screen.app.folder().is_some() && press_ui(ui, screen, "folder-close", None) {
            screen.send(Command::CloseLessonFolder);
        }
        if press_ui(ui, screen, "folder-compose", None) {
            screen.send(Command::GoCompose);
        }
    });
    if let Some(folder) = screen.app.folder() {
        lessons_ui(ui, screen, folder);
    }
}

fn lessons_ui(ui: &mut Ui, screen: &mut Screen<'_>, folder: &LessonFolder) {
    let theme = *screen.theme;
    let place = folder.path().display().to_string();
    let lessons = folder.lessons().count();
    if folder.is_gone() {
        let id = if lessons == 0 {
            "folder-missing"
        } else {
            "folder-gone"
        };
        let words = screen.say.with(id, [("folder", place.into())]);
        alarm_ui(ui, screen, &words);
    } else {
        let facts = [
            ("folder", place.clone().into()),
            ("lessons", lessons.into()),
        ];
        let words = screen.say.with("folder-read", facts);
        let response = text::body_ui(ui, &theme, &words);
        text::announce_as(ui, &response, Role::Status, &words);
        if folder.holds_too_much() {
            let facts = [("folder", place.into())];
            let words = screen.say.with("folder-too-much", facts);
            alarm_ui(ui, screen, &words);
        }
    }
    for file in folder.lessons() {
        control::hairline_ui(ui, &theme);
        ui.push_id(file.path(), |ui| file_ui(ui, screen, folder.path(), file));
    }
}

/// A lesson of the folder, and what can be done with it.
fn file_ui(ui: &mut Ui, screen: &mut Screen<'_>, folder: &Path, file: &WatchedLesson) {
    let theme = *screen.theme;
    let short = file.path().strip_prefix(folder).unwrap_or(file.path());
    let short = short.display().to_string();
    let title = match file.lesson() {
        Some(lesson) => screen.say.lesson_text(&lesson.title),
        None => short.clone(),
    };
    let style = Style::new(&theme, Size::Lead, Weight::Semibold);
    text::paragraph_ui(ui, &theme, &title, style);
    if file.lesson().is_some() {
        text::muted_ui(ui, &theme, &short);
    }
    if let Some(error) = file.error() {
        let mut error = error.clone();
        error.file = PathBuf::from(short);
        let words = screen.say.lesson_error(&error);
        alarm_ui(ui, screen, &words);
        if file.lesson().is_some() {
            text::muted_ui(ui, &theme, &screen.say.text("folder-last-good"));
        }
    }
    if file.is_deleted() {
        text::muted_ui(ui, &theme, &screen.say.text("folder-deleted"));
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(theme.space(2.0));
        if let Some(lesson) = file.lesson() {
            if press_ui(ui, screen, "folder-take", Some(&title)) {
                screen.send(Command::OpenLesson(lesson.id.clone()));
            }
            let good = file.error().is_none() && !file.is_deleted();
            if good && press_ui(ui, screen, "folder-edit", Some(&title)) {
                let path = file.path().to_owned();
                screen.send(Command::Compose(ComposeCommand::Edit(path)));
            }
        }
    });
}

/// A quiet button; spoken with the lesson it belongs to.
fn press_ui(ui: &mut Ui, screen: &Screen<'_>, id: &str, of: Option<&str>) -> bool {
    let theme = screen.theme;
    let label = screen.say.text(id);
    let quiet = Emphasis::Quiet;
    let button = control::button_ui(ui, theme, &label, quiet, theme.px(120.0));
    if let Some(of) = of {
        let spoken = format!("{label}: {of}");
        control::announce(&button, ui, Role::Button, &spoken, false);
    }
    button.clicked()
}

fn alarm_ui(ui: &mut Ui, screen: &Screen<'_>, words: &str) {
    let theme = screen.theme;
    let style = Style::new(theme, Size::Body, Weight::Semibold).color(theme.wrong);
    let response = text::paragraph_ui(ui, theme, words, style);
    text::announce_as(ui, &response, Role::Alert, words);
}

/// What is wrong with the newest version of the lesson being taken, above its older one.
pub(super) fn trouble_ui(ui: &mut Ui, screen: &Screen<'_>, lesson: &str) {
    let Some(folder) = screen.app.folder() else {
        return;
    };
    let file = folder.file_of(lesson);
    if let Some(error) = file.and_then(WatchedLesson::error) {
        let words = screen.say.lesson_error(error);
        alarm_ui(ui, screen, &words);
        text::muted_ui(ui, screen.theme, &screen.say.text("folder-last-good"));
    }
}
