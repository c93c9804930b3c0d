//! Moving answers to another computer: exporting a file, importing a file.

use std::path::PathBuf;

use egui::Ui;

use crate::ui::command::{Command, LearnersCommand};
use crate::ui::{
    chooser::Wanted, control::Emphasis, place::LearnersState, screen::Screen, screens::chooser,
    screens::field::Field, screens::learners::said, text, theme::Size,
};

/// Imports a history that was dropped on the window. Works on every page.
pub(in crate::ui::screens) fn dropped(ui: &Ui, screen: &mut Screen<'_>) {
    let files = ui.ctx().input(|input| input.raw.dropped_files.clone());
    let mut paths = files.into_iter().map(|file| file.path().to_path_buf());
    let is_history = |path: &PathBuf| {
        let extension = path.extension();
        extension.is_some_and(|it| it.eq_ignore_ascii_case("sqlite"))
    };
    if let Some(path) = paths.find(is_history) {
        screen.send(Command::GoLearners);
        screen.send(Command::Learners(LearnersCommand::Import(path)));
    }
}

pub(super) fn files_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &LearnersState) {
    screen.heading_ui(ui, "learners-files", Size::Title);
    screen.muted_ui(ui, "learners-files-text");
    if let Some(said) = state.said.as_ref().filter(|said| said.is_of_file()) {
        said::said_ui(ui, screen, said);
    }
    if !screen.state.notebook.learners().is_empty() {
        export_ui(ui, screen, state);
    }
    import_ui(ui, screen, state);
}

fn export_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &LearnersState) {
    let theme = *screen.theme;
    ui.add_space(theme.space(3.0));
    let heading = screen.text("learners-export");
    text::heading_ui(ui, &theme, &heading, Size::Lead);
    let learner = screen.state.notebook.learner();
    if screen.state.notebook.learners().len() > 1
        && let Some(learner) = learner
    {
        let everyone = screen.text("learners-export-all");
        let options = [(learner.name.clone(), false), (everyone, true)];
        let options = options.map(|(label, all)| {
            let set = Command::Learners(LearnersCommand::ExportEveryone(all));
            (label, state.everyone == all, set)
        });
        screen.radio_ui(ui, Some(&heading), (2.0, 96.0), options);
    }
    let field = Field::line(screen, "learners-export-path", &state.export_path);
    let open = Some(("learners-export-do", Emphasis::Quiet));
    let typed = |path| Command::Learners(LearnersCommand::TypeExportPath(path));
    let done = chooser::path_ui(ui, screen, &field, Wanted::Export, open);
    if done.sent(screen, typed).entered {
        screen.send(Command::Learners(LearnersCommand::Export));
    }
}

fn import_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &LearnersState) {
    let theme = *screen.theme;
    ui.add_space(theme.space(3.0));
    screen.heading_ui(ui, "learners-import", Size::Lead);
    let field = Field::line(screen, "learners-import-path", &state.import_path);
    let open = Some(("learners-import-do", Emphasis::Quiet));
    let typed = |path| Command::Learners(LearnersCommand::TypeImportPath(path));
    let done = chooser::path_ui(ui, screen, &field, Wanted::Import, open);
    let done = done.sent(screen, typed);
    if done.entered {
        chooser::open_typed(screen, Wanted::Import, done);
    }
    screen.muted_ui(ui, "learners-import-drop");
}
