//! The result of a command for the list of learners, in a sentence.

use std::path::Path;

use egui::Ui;

use crate::learner::store::NAME_CHARS;
use crate::learner::{HistoryError, Imported, TransferError};
use crate::ui::{place::Said, screen::Screen, screens::parts::of_file, text};

pub(super) fn said_ui(ui: &mut Ui, screen: &Screen<'_>, said: &Said) {
    let theme = screen.theme;
    let words = sentence(screen, said);
    ui.add_space(theme.space(1.0));
    text::news_ui(ui, theme, &words, said.is_trouble());
}

fn sentence(screen: &Screen<'_>, said: &Said) -> String {
    let named = |id: &str, name: &str| screen.with(id, [("name", name.to_owned().into())]);
    match said {
        Said::Added(name) => named("learners-added", name),
        Said::Renamed(name) => named("learners-renamed", name),
        Said::Deleted(name) => named("learners-deleted", name),
        Said::Refused(error) => refused(screen, error),
        Said::Exported(path) => of_file(&screen.say, "learners-exported", path),
        Said::Imported(imported) => taken_in(screen, *imported),
        Said::NoPath => screen.text("learners-no-path"),
        Said::NotExported(error, path) => not_exported(screen, error, path),
        Said::NotImported(error, path) => not_imported(screen, error, path),
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
