//! Saving the lesson: the path, and the result.

use std::slice;

use egui::Ui;

use crate::ui::command::{Command, ComposeCommand};
use crate::ui::compose::{ComposeState, SaidOfFile};
use crate::ui::control::{self, Emphasis};
use crate::ui::screens::compose::send::{press_ui, send};
use crate::ui::{
    chooser::Wanted, screen::Screen, screens::chooser, screens::field::Field, screens::parts,
    screens::parts::of_file, text, theme::Size,
};

pub(super) fn file_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "compose-save", Size::Lead);
    screen.muted_ui(ui, "compose-save-intro");
    let field = Field::line(screen, "compose-path", &state.path);
    let done = chooser::path_ui(ui, screen, &field, Wanted::Lesson, None);
    let done = done.sent(screen, |path| {
        Command::Compose(ComposeCommand::TypePath(path))
    });
    let width = theme.px(180.0);
    control::row_ui(ui, theme.space(2.0), |ui| {
        let pressed = screen.button_ui(ui, "compose-save-do", Emphasis::Primary, width);
        if pressed || done.entered {
            send(screen, ComposeCommand::Save);
        }
        if screen.state.files.are_handed() {
            chooser::choose_ui(ui, screen, Wanted::Edit, "compose-open-file");
        }
    });
    if let Some(said) = &state.said {
        said_of_file_ui(ui, screen, said);
    }
}

fn said_of_file_ui(ui: &mut Ui, screen: &mut Screen<'_>, said: &SaidOfFile) {
    let theme = *screen.theme;
    ui.add_space(theme.space(2.0));
    let words = words_of(screen, said);
    let saved = matches!(said, SaidOfFile::Saved { .. });
    text::news_ui(ui, screen.theme, &words, !saved);
    control::row_ui(ui, theme.space(2.0), |ui| {
        if let SaidOfFile::Exists(path) = said
            && press_ui(ui, screen, "compose-replace")
        {
            send(screen, ComposeCommand::SaveOver(path.clone()));
        }
        if let SaidOfFile::Unsaved(path) = said
            && press_ui(ui, screen, "compose-edit-anyway")
        {
            let edit = path.clone().map(ComposeCommand::EditAnyway);
            send(screen, edit.unwrap_or(ComposeCommand::NewAnyway));
        }
        if let SaidOfFile::Saved { file, .. } = said {
            if press_ui(ui, screen, "compose-try") {
                screen.send(Command::OpenLessonFile(file.clone()));
            }
            if press_ui(ui, screen, "compose-project") {
                screen.send(Command::ProjectFile(file.clone()));
            }
            if press_ui(ui, screen, "compose-new") {
                send(screen, ComposeCommand::New);
            }
            parts::again_ui(ui, screen, slice::from_ref(file));
        }
    });
}

fn words_of(screen: &Screen<'_>, said: &SaidOfFile) -> String {
    let say = &screen.say;
    let of_file = |id, path| of_file(say, id, path);
    match said {
        SaidOfFile::Saved { file, copy: None } => {
            of_file(screen.state.files.written("compose-saved"), file)
        }
        SaidOfFile::Saved {
            file,
            copy: Some(copy),
        } => {
            let shown = [file, copy].map(|path| path.display().to_string());
            let [file, copy] = shown.map(Into::into);
            say.with("compose-saved-copy", [("file", file), ("copy", copy)])
        }
        SaidOfFile::Exists(path) => of_file("compose-exists", path),
        SaidOfFile::NotWritten(path) => of_file("compose-not-written", path),
        SaidOfFile::TooLong => say.text("compose-too-long"),
        SaidOfFile::NotKept(path, why) => of_file(why.text(), path),
        SaidOfFile::NotRead(error) => {
            let words = of_file("compose-not-read", &error.file);
            format!("{words}\n{}", say.lesson_error(error))
        }
        SaidOfFile::Unsaved(Some(path)) => of_file("compose-unsaved", path),
        SaidOfFile::Unsaved(None) => say.text("compose-unsaved-new"),
        SaidOfFile::NoPath => say.text("compose-no-path"),
        SaidOfFile::Unfinished(why) => say.text(&format!("compose-unfinished-{}", why.id())),
    }
}
