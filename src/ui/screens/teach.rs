//! The teacher's page: which lesson to show to the class, and how.

use egui::{Role, Ui};

use crate::i18n::Locale;
use crate::ui::command::{Command, ProjectorCommand};
use crate::ui::control::{self, Emphasis};
use crate::ui::place::{RecentLesson, TeachState};
use crate::ui::screen::Screen;
use crate::ui::screens::{course, troubles};
use crate::ui::text;
use crate::ui::theme::Size;

pub(super) fn teach_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &TeachState) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "nav-teach", Size::Large);
    screen.body_ui(ui, "teach-intro");
    troubles::troubles_ui(ui, screen);
    kept_ui(ui, screen, state);
    ui.add_space(theme.space(4.0));
    screen.heading_ui(ui, "teach-class-title", Size::Title);
    screen.body_ui(ui, "teach-class-text");
    languages_ui(ui, screen);
    teacher_window_ui(ui, screen);
    ui.add_space(theme.space(3.0));
    screen.heading_ui(ui, "teach-lesson-title", Size::Lead);
    recent_ui(ui, screen, &state.recent);
    chapters_ui(ui, screen, state.chapter);
    ui.add_space(theme.space(5.0));
    pages_ui(ui, screen);
}

fn pages_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let pages = [
        (
            [
                "teach-compose-title",
                "teach-compose-text",
                "teach-compose-open",
            ],
            Command::GoCompose,
        ),
        (
            [
                "teach-folder-title",
                "teach-folder-text",
                "teach-folder-open",
            ],
            Command::GoLessonFolder,
        ),
        (
            ["teach-sheet-title", "teach-sheet-text", "teach-sheet-open"],
            Command::GoSheet(None),
        ),
    ];
    for ([title, words, open], command) in pages {
        ui.add_space(theme.space(2.0));
        screen.heading_ui(ui, title, Size::Title);
        screen.body_ui(ui, words);
        if screen.button_ui(ui, open, Emphasis::Quiet, theme.px(150.0)) {
            screen.send(command);
        }
    }
}

fn kept_ui(ui: &mut Ui, screen: &Screen<'_>, state: &TeachState) {
    let Some(path) = &state.kept else { return };
    let file = [("file", path.display().to_string().into())];
    let words = screen.with("teach-votes-kept", file);
    text::announced_ui(ui, screen.theme, &words, Role::Status);
}

fn languages_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let name =
        |screen: &Screen<'_>, locale: Locale| screen.text(&format!("language-{}", locale.tag()));
    let here = screen.state.locale();
    let second = screen.state.choices.second;
    ui.add_space(theme.space(2.0));
    let label = [("language", name(screen, here).into())];
    let label = screen.with("teach-second", label);
    text::body_ui(ui, &theme, &label);
    ui.horizontal_wrapped(|ui| {
        let none = (screen.text("settings-second-none"), None);
        let others = Locale::BASES.into_iter().filter(|it| *it != here.base());
        let others = others.map(|locale| (name(screen, locale), Some(locale)));
        let all: Vec<_> = std::iter::once(none).chain(others).collect();
        for (label, locale) in all {
            let chosen = second.map(Locale::base) == locale;
            let emphasis = control::chosen_if(chosen);
            if control::button_ui(ui, &theme, &label, emphasis, theme.px(90.0)).clicked() {
                screen.send(Command::SetSecond(locale));
            }
        }
    });
}

/// Chooses whether the teacher has a second window.
fn teacher_window_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let chosen = screen.state.choices.teacher_window;
    ui.add_space(theme.space(2.0));
    screen.body_ui(ui, "teach-window-text");
    ui.horizontal_wrapped(|ui| {
        for (id, on) in [("teach-window-off", false), ("teach-window-on", true)] {
            let emphasis = control::chosen_if(chosen == on);
            if screen.button_ui(ui, id, emphasis, theme.px(90.0)) {
                screen.send(Command::Projector(ProjectorCommand::TeacherWindow(on)));
            }
        }
    });
}

fn recent_ui(ui: &mut Ui, screen: &mut Screen<'_>, recent: &[RecentLesson]) {
    let theme = *screen.theme;
    if recent.is_empty() {
        return;
    }
    screen.muted_ui(ui, "teach-recent");
    for lesson in recent {
        let title = format!("→  {}", screen.say.lesson_text(&lesson.title));
        let file = lesson.file.file_name().unwrap_or_default();
        if course::row_ui(ui, screen, &title, &file.to_string_lossy(), None) {
            screen.send(Command::ProjectFile(lesson.file.clone()));
        }
    }
    ui.add_space(theme.space(3.0));
    screen.muted_ui(ui, "teach-course");
}

fn chapters_ui(ui: &mut Ui, screen: &mut Screen<'_>, open: Option<usize>) {
    let course = &screen.state.course;
    for (number, (chapter, lessons)) in course.chapters.iter().enumerate() {
        let title = course::chapter_title(screen, chapter);
        let is_open = open == Some(number);
        let count = [("lessons", lessons.len().into())];
        let count = screen.with("teach-lessons", count);
        if course::row_ui(ui, screen, &title, &count, None) {
            screen.send(Command::GoTeach((!is_open).then_some(number)));
        }
        if !is_open {
            continue;
        }
        ui.indent(("chapter", number), |ui| {
            for lesson in lessons {
                let title = screen.say.lesson_text(&lesson.title);
                let length = course::length(screen, lesson);
                let title = format!("→  {title}");
                if course::row_ui(ui, screen, &title, &length, None) {
                    screen.send(Command::Project(lesson.id.clone()));
                }
            }
        });
    }
}
