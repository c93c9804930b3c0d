//! Saving the lesson: where, and what came of it.

use egui::{Ui, Vec2};

use crate::ui::command::{Command, ComposeCommand};
use crate::ui::compose::{ComposeState, SaidOfFile};
use crate::ui::control::{self, Emphasis};
use crate::ui::screens::Screen;
use crate::ui::screens::compose::{Field, press_ui, said_ui, send};
use crate::ui::text;
use crate::ui::theme::Size;

pub(super) fn file_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let theme = *screen.theme;
    let title = screen.say.text("compose-save");
    text::heading_ui(ui, &theme, &title, Size::Lead);
    text::muted_ui(ui, &theme, &screen.say.text("compose-save-intro"));
    let field = Field {
        id: "compose-path",
        label: &screen.say.text("compose-path"),
        typed: &state.path,
        lines: 1,
    };
    let (entered, typed) = field.show_ui(ui, screen);
    if let Some(typed) = typed {
        send(screen, ComposeCommand::TypePath(typed));
    }
    let label = screen.say.text("compose-save-do");
    let width = theme.px(180.0);
    let pressed = control::button_ui(ui, &theme, &label, Emphasis::Primary, width).clicked();
    if pressed || entered {
        send(screen, ComposeCommand::Save);
    }
    if let Some(said) = &state.said {
        said_of_file_ui(ui, screen, said);
    }
}

fn said_of_file_ui(ui: &mut Ui, screen: &mut Screen<'_>, said: &SaidOfFile) {
    let theme = *screen.theme;
    ui.add_space(theme.space(2.0));
    let (id, path) = match said {
        SaidOfFile::Saved(path) => ("compose-saved", Some(path)),
        SaidOfFile::Exists(path) => ("compose-exists", Some(path)),
        SaidOfFile::NotWritten(path) => ("compose-not-written", Some(path)),
        SaidOfFile::NotRead(path) => ("compose-not-read", Some(path)),
        SaidOfFile::Unsaved(Some(path)) => ("compose-unsaved", Some(path)),
        SaidOfFile::Unsaved(None) => ("compose-unsaved-new", None),
        SaidOfFile::NoPath => ("compose-no-path", None),
        SaidOfFile::Unfinished(why) => {
            let words = screen.say.text(&format!("compose-unfinished-{}", why.id()));
            said_ui(ui, screen, &words, true);
            return;
        }
    };
    let file = path.map(|path| path.display().to_string());
    let words = screen
        .say
        .with(id, [("file", file.unwrap_or_default().into())]);
    let saved = matches!(said, SaidOfFile::Saved(_));
    said_ui(ui, screen, &words, !saved);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(theme.space(2.0));
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
        if let SaidOfFile::Saved(path) = said {
            if press_ui(ui, screen, "compose-try") {
                screen.send(Command::OpenLessonFile(path.clone()));
            }
            if press_ui(ui, screen, "compose-new") {
                send(screen, ComposeCommand::New);
            }
        }
    });
}
