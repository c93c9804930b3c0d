//! Errors of the program's files.

use egui::{Role, Ui};

use crate::ui::{Screen, screens::parts::of_file, text};

/// The errors of a lesson that could not be opened, and of the settings and history files, if any.
pub(super) fn troubles_ui(ui: &mut Ui, screen: &Screen<'_>) {
    let theme = screen.theme;
    if let Some(error) = screen.state.lesson_error.as_ref() {
        ui.add_space(theme.space(2.0));
        let broken = screen.text("screen-lesson-broken");
        let words = format!("**{broken}**\n{}", screen.say.lesson_error(error));
        text::body_ui(ui, theme, &words);
    }
    let kept = &screen.state.settings;
    let told = |id, path| of_file(&screen.say, id, path);
    let broken = kept
        .broken()
        .map(|path| told("screen-settings-broken", path));
    let unkept = kept.path().filter(|_| screen.state.settings_unkept);
    let unkept = unkept.map(|path| told("screen-settings-unkept", path));
    let history = screen.state.notebook.trouble().map(|trouble| {
        let file = ("file", trouble.file().into());
        screen.with(trouble.id(), [file])
    });
    for words in broken.into_iter().chain(unkept).chain(history) {
        text::announced_ui(ui, screen.theme, &words, Role::Alert);
    }
}
