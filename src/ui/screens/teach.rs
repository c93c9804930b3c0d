//! The teacher's page: which lesson to show to the class, and how.

use std::slice;

use egui::{Id, Role, Ui};

use crate::course::LessonError;
use crate::exercise::Group;
use crate::i18n::Locale;
use crate::ui::projector::phones;
use crate::ui::screens::{chooser, course, parts};
use crate::ui::{
    Command, Emphasis, Screen, Size, chooser::Wanted, command::ProjectorCommand, control,
    control::chosen_if, page::Quiz, page::RecentLesson, page::TeachState, text,
};

pub(super) fn teach_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &TeachState) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "nav-teach", Size::Large);
    screen.body_ui(ui, "teach-intro");
    parts::troubles_ui(ui, screen);
    let handed = screen.state.files.are_handed();
    if !handed {
        parts::lesson_error_ui(ui, screen);
    }
    if let Some(path) = &state.kept {
        let id = screen.state.files.written("teach-votes-kept");
        let words = parts::of_file(&screen.say, id, path);
        text::announced_ui(ui, &theme, &words, Role::Status);
        if !handed {
            screen.body_ui(ui, "teach-votes-beside");
        }
        parts::again_ui(ui, screen, slice::from_ref(path));
    }
    ui.add_space(theme.space(4.0));
    screen.heading_ui(ui, "teach-class-title", Size::Title);
    screen.body_ui(ui, "teach-class-text");
    if phones::can_vote(screen.state) {
        screen.body_ui(ui, "teach-phones-text");
    }
    languages_ui(ui, screen);
    if !handed {
        teacher_window_ui(ui, screen);
    }
    ui.add_space(theme.space(3.0));
    screen.heading_ui(ui, "teach-lesson-title", Size::Lead);
    recent_ui(ui, screen, &state.recent);
    chapters_ui(ui, screen, state.chapter);
    quiz_ui(ui, screen, state.quiz);
    ui.add_space(theme.space(5.0));
    if handed {
        file_ui(ui, screen);
    }
    pages_ui(ui, screen);
}

/// The key in egui's memory for the error that was scrolled into view.
pub(super) fn seen() -> Id {
    Id::unique("lesson-error-seen")
}

/// A lesson from a file that the host hands in.
fn file_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    screen.heading_ui(ui, "teach-file-title", Size::Title);
    screen.body_ui(ui, "teach-file-text");
    let error = ui.scope(|ui| parts::lesson_error_ui(ui, screen));
    // Scrolls into view once: the lesson may have been dropped on another page.
    let now = screen.state.lesson_error.clone();
    let before = ui.data(|data| data.get_temp::<Option<LessonError>>(seen()));
    if !ui.ctx().will_discard() {
        if now.is_some() && before.as_ref() != Some(&now) {
            error.response.scroll_to_me(None);
        }
        ui.data_mut(|data| data.insert_temp(seen(), now));
    }
    control::row_ui(ui, screen.theme.space(2.0), |ui| {
        for (wanted, id) in [
            (Wanted::Project, "folder-project"),
            (Wanted::Take, "folder-take"),
            (Wanted::Edit, "folder-edit"),
        ] {
            chooser::choose_ui(ui, screen, wanted, id);
        }
    });
}

fn pages_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let compose = [
        "teach-compose-title",
        "teach-compose-text",
        "teach-compose-open",
    ];
    let folder = [
        "teach-folder-title",
        "teach-folder-text",
        "teach-folder-open",
    ];
    let sheet = ["teach-sheet-title", "teach-sheet-text", "teach-sheet-open"];
    let pages = [
        (compose, Command::GoCompose),
        (folder, Command::GoLessonFolder),
        (sheet, Command::GoSheet(None)),
    ];
    for ([title, words, open], command) in pages {
        if command == Command::GoLessonFolder && screen.state.files.are_handed() {
            continue;
        }
        ui.add_space(theme.space(2.0));
        screen.heading_ui(ui, title, Size::Title);
        screen.body_ui(ui, words);
        if screen.button_ui(ui, open, Emphasis::Quiet, theme.px(150.0)) {
            screen.send(command);
        }
    }
}

fn languages_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let say = screen.say;
    let here = screen.state.locale();
    let second = screen.state.locales().1.map(Locale::base);
    ui.add_space(theme.space(2.0));
    let label = [("language", parts::language(&say, here).into())];
    text::body_ui(ui, &theme, &say.with("teach-second", label));
    let seconds = parts::second_languages(&say, &Locale::BASES, here, second);
    let seconds = seconds
        .map(|(label, chosen, locale)| (label, chosen_if(chosen), Command::SetSecond(locale)));
    ui.horizontal_wrapped(|ui| parts::buttons_ui(ui, screen, 90.0, seconds));
}

/// Fresh questions of a topic, for a class to vote on.
fn quiz_ui(ui: &mut Ui, screen: &mut Screen<'_>, quiz: Quiz) {
    let theme = *screen.theme;
    ui.add_space(theme.space(3.0));
    screen.heading_ui(ui, "teach-quiz-title", Size::Title);
    screen.body_ui(ui, "teach-quiz-text");
    let groups = Group::ALL.into_iter().map(Some);
    let groups = [None].into_iter().chain(groups).map(|group| {
        let mixed = || screen.text("teach-quiz-mixed");
        let label = group.map_or_else(mixed, |group| screen.say.group(group));
        let command = Command::SetQuiz(Quiz { group, ..quiz });
        (label, group == quiz.group, command)
    });
    let groups: Vec<_> = groups.collect();
    screen.radio_ui(ui, None, (1.5, 0.0), groups);
    let lengths = Quiz::ITEMS.map(|items| {
        let label = screen.with("teach-quiz-items", [("items", items.into())]);
        let command = Command::SetQuiz(Quiz { items, ..quiz });
        (label, items == quiz.items, command)
    });
    screen.radio_ui(ui, None, (1.5, 0.0), lengths);
    let ways = [(false, "teach-quiz-alone"), (true, "teach-quiz-teams")];
    let ways = ways.map(|(teams, id)| {
        let command = Command::SetQuiz(Quiz { teams, ..quiz });
        (screen.text(id), teams == quiz.teams, command)
    });
    screen.radio_ui(ui, None, (1.5, 0.0), ways);
    if screen.button_ui(ui, "teach-quiz-start", Emphasis::Quiet, theme.px(150.0)) {
        screen.send(Command::StartQuiz);
    }
}

/// Chooses whether the teacher has a second window.
fn teacher_window_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let chosen = screen.state.choices.teacher_window;
    ui.add_space(theme.space(2.0));
    screen.body_ui(ui, "teach-window-text");
    let options = [("teach-window-off", false), ("teach-window-on", true)];
    let options = options.map(|(id, on)| {
        let command = Command::Projector(ProjectorCommand::TeacherWindow(on));
        (screen.text(id), chosen_if(chosen == on), command)
    });
    ui.horizontal_wrapped(|ui| parts::buttons_ui(ui, screen, 90.0, options));
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
        if course::row_ui(ui, screen, &title, &file.to_string_lossy(), None).clicked() {
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
        if course::row_ui(ui, screen, &title, &count, None).clicked() {
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
                if course::row_ui(ui, screen, &title, &length, None).clicked() {
                    screen.send(Command::Project(lesson.id.clone()));
                }
            }
        });
    }
}
