//! Moving answers to another computer, and the results of commands in sentences.

use std::path::Path;
use std::slice;

use egui::Ui;

use crate::learner::store::NAME_CHARS;
use crate::learner::{HistoryError, Imported, TransferError};
use crate::ui::command::{Command, LearnersCommand};
use crate::ui::page::{LearnersState, Said};
use crate::ui::{
    chooser::Wanted, control::Emphasis, screen::Screen, screens::chooser, screens::field::Field,
    screens::parts, screens::parts::of_file, text, theme::Size,
};

pub(super) fn files_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &LearnersState) {
    screen.heading_ui(ui, "learners-files", Size::Title);
    screen.muted_ui(ui, "learners-files-text");
    if screen.state.is_kept_by_host() {
        screen.muted_ui(ui, "kept-in-browser");
    }
    if let Some(said) = state.said.as_ref().filter(|said| said.is_of_file()) {
        said_ui(ui, screen, said);
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

pub(super) fn said_ui(ui: &mut Ui, screen: &mut Screen<'_>, said: &Said) {
    let theme = screen.theme;
    let words = sentence(screen, said);
    ui.add_space(theme.space(1.0));
    text::news_ui(ui, theme, &words, said.is_trouble());
    if let Said::Exported(path) | Said::BegunAnew(path) = said {
        parts::again_ui(ui, screen, slice::from_ref(path));
    }
}

fn sentence(screen: &Screen<'_>, said: &Said) -> String {
    let named = |id: &str, name: &str| screen.with(id, [("name", name.to_owned().into())]);
    match said {
        Said::Added(name) => named("learners-added", name),
        Said::Renamed(name) => named("learners-renamed", name),
        Said::Deleted(name) => named("learners-deleted", name),
        Said::Refused(error) => refused(screen, error),
        Said::Exported(path) => {
            let id = screen.state.files.written("learners-exported");
            of_file(&screen.say, id, path)
        }
        Said::Imported(imported) => taken_in(screen, *imported),
        Said::NoPath => screen.text("learners-no-path"),
        Said::NotExported(error, path) => not_exported(screen, error, path),
        Said::NotImported(error, path) => not_imported(screen, error, path),
        Said::NoHistory(path) => of_file(&screen.say, "learners-error-no-history", path),
        Said::BegunAnew(path) => of_file(&screen.say, "files-downloaded", path),
    }
}

fn refused(screen: &Screen<'_>, error: &HistoryError) -> String {
    match error {
        HistoryError::Name => {
            let most = [("most", NAME_CHARS.into())];
            screen.with("learners-error-name", most)
        }
        HistoryError::NameTaken => screen.text("learners-error-taken"),
        HistoryError::NoSuchLearner => screen.text("learners-error-gone"),
        HistoryError::Database(_) => screen.text("learners-error-unkept"),
    }
}

fn taken_in(screen: &Screen<'_>, imported: Imported) -> String {
    let Imported {
        learners,
        answers,
        known,
    } = imported;
    if learners == 0 && answers == 0 {
        return screen.text("learners-imported-nothing");
    }
    let facts = [("answers", answers.into()), ("known", known.into())];
    let words = screen.with("learners-imported", facts);
    if learners == 0 {
        return words;
    }
    let learners = [("learners", learners.into())];
    let names = screen.with("learners-imported-names", learners);
    format!("{words} {names}")
}

fn not_exported(screen: &Screen<'_>, error: &TransferError, path: &Path) -> String {
    match error {
        TransferError::Exists => of_file(&screen.say, "learners-error-exists", path),
        TransferError::NoSuchLearner => screen.text("learners-error-gone"),
        _ => of_file(&screen.say, "learners-error-unwritten", path),
    }
}

fn not_imported(screen: &Screen<'_>, error: &TransferError, path: &Path) -> String {
    let id = match error {
        TransferError::File(error) if error.kind() == std::io::ErrorKind::NotFound => {
            "learners-error-no-file"
        }
        TransferError::TooLarge => "learners-error-too-large",
        TransferError::NotAHistory => "learners-error-foreign",
        TransferError::Newer { .. } => "learners-error-newer",
        TransferError::Damaged => "learners-error-damaged",
        _ => "learners-error-unread",
    };
    of_file(&screen.say, id, path)
}
