//! What several pages share: rows of buttons, options, sentences about files.

use std::path::{Path, PathBuf};

use egui::{EventFilter, Id, Role, Ui};

use crate::exercise::{Difficulty, Kind, Level, Skill};
use crate::i18n::{Locale, Speaker};
use crate::ui::{
    Command, Emphasis, Screen, chooser::PathCommand, command::LearnersCommand, control, text,
};

/// Buttons with their commands. `min_width` is in points of the design.
pub(super) fn buttons_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    min_width: f32,
    buttons: impl IntoIterator<Item = (String, Emphasis, Command)>,
) {
    let width = screen.theme.px(min_width);
    for (label, emphasis, command) in buttons {
        if control::button_ui(ui, screen.theme, &label, emphasis, width).clicked() {
            screen.send(command);
        }
    }
}

/// The emphasis of a button by its place: the first one is the main action.
pub(super) const fn ranked(place: usize) -> Emphasis {
    if place == 0 {
        Emphasis::Primary
    } else {
        Emphasis::Quiet
    }
}

/// Keeps egui from moving the focus with the arrow keys up and down.
pub(super) fn keep_arrows(ui: &Ui, focused: Id) {
    let filter = EventFilter {
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(focused, filter));
}

/// A sentence about a file.
pub(super) fn of_file(say: &Speaker<'_>, id: &str, file: &Path) -> String {
    say.with(id, [("file", file.display().to_string().into())])
}

/// A button for new files that the browser may not have saved.
pub(super) fn again_ui(ui: &mut Ui, screen: &mut Screen<'_>, files: &[PathBuf]) {
    let held = files.iter().any(|it| screen.state.downloaded(it).is_some());
    if held && screen.button_ui(ui, "files-download-again", Emphasis::Quiet, 0.0) {
        screen.send(Command::Path(PathCommand::DownloadAgain(files.to_vec())));
    }
}

pub(super) fn language(say: &Speaker<'_>, locale: Locale) -> String {
    say.text(&format!("language-{}", locale.tag()))
}

/// The options for a second language: label, whether chosen, value. None is the first of them.
pub(super) fn second_languages(
    say: &Speaker<'_>,
    all: &[Locale],
    first: Locale,
    chosen: Option<Locale>,
) -> impl Iterator<Item = (String, bool, Option<Locale>)> {
    let others = all.iter().filter(move |it| it.base() != first.base());
    let options = std::iter::once(None).chain(others.copied().map(Some));
    options.map(move |locale| {
        let label = match locale {
            Some(locale) => language(say, locale),
            None => say.text("settings-second-none"),
        };
        (label, locale == chosen, locale)
    })
}

/// The levels of difficulty, with their names.
pub(super) fn levels(say: &Speaker<'_>) -> impl Iterator<Item = (Level, String)> {
    let levels = Difficulty::ALL.map(Level::Of).into_iter();
    levels.chain([Level::Mixed]).map(|level| {
        let name = match level {
            Level::Of(difficulty) => say.difficulty(difficulty),
            Level::Mixed => say.text("screen-practice-difficulty-mixed"),
        };
        (level, name)
    })
}

/// The skills of these kinds, each once.
pub(super) fn skills(kinds: impl IntoIterator<Item = Kind>) -> Vec<Skill> {
    let mut skills = Vec::new();
    for skill in kinds.into_iter().flat_map(Kind::skills) {
        if !skills.contains(skill) {
            skills.push(*skill);
        }
    }
    skills
}

/// The error of a lesson or a link that could not be opened, if any.
pub(super) fn lesson_error_ui(ui: &mut Ui, screen: &Screen<'_>) {
    if screen.state.link_unread {
        ui.add_space(screen.theme.space(2.0));
        text::news_ui(ui, screen.theme, &screen.text("share-unread"), true);
    }
    if let Some(error) = screen.state.lesson_error.as_ref() {
        ui.add_space(screen.theme.space(2.0));
        let broken = screen.text("screen-lesson-broken");
        let words = format!("{broken}\n{}", screen.say.lesson_error(error));
        text::news_ui(ui, screen.theme, &words, true);
    }
}

/// The errors of the settings and history files, if any.
pub(super) fn troubles_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let kept = &screen.state.settings;
    let told = |id, path| of_file(&screen.say, id, path);
    let broken = kept
        .broken()
        .map(|path| told("screen-settings-broken", path));
    let unkept = kept.path().filter(|_| screen.state.settings_unkept);
    let unkept = unkept.map(|path| told("screen-settings-unkept", path));
    let files = screen.state.files;
    let history = screen.state.notebook.trouble().map(|trouble| {
        let id = match trouble.id() {
            id @ "screen-history-not-opened" => files.worded(id, "screen-history-not-opened-here"),
            id => id,
        };
        screen.with(id, [("file", trouble.file().into())])
    });
    for words in broken.into_iter().chain(unkept).chain(history) {
        text::announced_ui(ui, screen.theme, &words, Role::Alert);
    }
    let unread = screen.state.files.are_handed() && screen.state.notebook.is_unreadable();
    if unread && screen.button_ui(ui, "screen-history-begin-anew", Emphasis::Quiet, 0.0) {
        screen.send(Command::Learners(LearnersCommand::BeginAnew));
    }
}
