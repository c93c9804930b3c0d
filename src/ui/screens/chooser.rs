//! Choosing a file or a folder: common places, the current folder, its entries.

use egui::{Role, ScrollArea, Ui};

use crate::ui::chooser::{Chooser, Entry, PathCommand, Spot, Wanted};
use crate::ui::screens::{course, field::Field, field::InField, parts};
use crate::ui::{Command, Emphasis, Screen, Size, control, rows, rows::Rows, text};

/// The estimated height of an entry, in points of the design.
const ROW: f32 = 52.0;

/// A field for a path, with buttons to open (if `open` is given) and to choose, and its error. Where
/// files are handed, only a button: to choose a file, or to make one (if `open` is given).
pub(super) fn path_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    field: &Field<'_>,
    wanted: Wanted,
    open: Option<(&str, Emphasis)>,
) -> InField {
    let theme = *screen.theme;
    if screen.state.files.are_handed() {
        let entered = wanted.is_to_save()
            && open
                .is_some_and(|(id, emphasis)| screen.button_ui(ui, id, emphasis, theme.px(180.0)));
        if !wanted.is_to_save() {
            choose_ui(ui, screen, wanted, "chooser-file-title");
        }
        return InField::pressed(field.typed.to_owned(), entered);
    }
    let label = screen.text("chooser-choose");
    let (done, choose) = field.beside_ui(ui, screen, open, |ui, _| {
        let width = theme.px(120.0);
        let button = control::button_ui(ui, &theme, &label, Emphasis::Quiet, width);
        let spoken = screen.say.named(&field.label, &label);
        control::announce(&button, ui, Role::Button, &spoken, false);
        button.clicked()
    });
    if choose {
        let typed = field.typed.to_owned();
        screen.send(Command::Path(PathCommand::Choose(wanted, typed)));
    }
    if let Some(trouble) = screen.state.path_trouble(wanted) {
        text::news_ui(ui, &theme, &trouble.said(&screen.say), true);
    }
    done
}

/// A button with which the host asks for a file.
pub(super) fn choose_ui(ui: &mut Ui, screen: &mut Screen<'_>, wanted: Wanted, id: &str) {
    let width = screen.theme.px(180.0);
    if screen.button_ui(ui, id, Emphasis::Quiet, width) {
        screen.send(Command::Path(PathCommand::Choose(wanted, String::new())));
    }
}

/// Opens a file that was dropped on the window. Works on every page. A host that hands files in
/// hands in these, too.
pub(super) fn dropped(ui: &Ui, screen: &mut Screen<'_>) {
    if screen.state.files.are_handed() {
        return;
    }
    let files = ui.ctx().input(|input| input.raw.dropped_files.clone());
    for file in files {
        let given = PathCommand::Given(None, file.path().to_path_buf());
        screen.send(Command::Path(given));
    }
}

pub(super) fn open_typed(screen: &mut Screen<'_>, wanted: Wanted, done: InField) {
    screen.send(Command::Path(PathCommand::Typed(wanted, done.typed)));
}

/// The chooser, as a dialog over the page.
pub(super) fn chooser_ui(ui: &mut Ui, screen: &mut Screen<'_>, chooser: &Chooser) {
    let theme = *screen.theme;
    let window = ui.ctx().content_rect();
    let modal = control::dialog(&theme, "chooser", 5.0);
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_width(theme.px(760.0).min(window.width() * 0.86));
        let height = window.height() * 0.8;
        // The whole dialog scrolls: large text in a small window leaves no room for a list.
        ScrollArea::vertical()
            .id_salt(&chooser.folder)
            .max_height(height)
            .min_scrolled_height(height)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                control::announce_scrolling(ui);
                ui.spacing_mut().item_spacing.y = theme.space(2.0);
                screen.heading_ui(ui, chooser.wanted.title(), Size::Title);
                spots_ui(ui, screen, chooser);
                here_ui(ui, screen, chooser);
                control::hairline_ui(ui, &theme);
                entries_ui(ui, screen, chooser);
            });
    });
    if shown.should_close() {
        screen.send(Command::Path(PathCommand::Close));
    }
}

/// Which files can be dropped, after another one was.
pub(super) fn unknown_ui(ui: &Ui, screen: &mut Screen<'_>, name: &str) {
    let theme = *screen.theme;
    let window = ui.ctx().content_rect().size();
    let modal = control::dialog(&theme, "unknown-file", 6.0);
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_max_width(theme.px(560.0).min(window.x * 0.86));
        let words = screen.with("files-unknown", [("file", name.to_owned().into())]);
        text::announced_ui(ui, &theme, &words, Role::Alert);
        ui.add_space(theme.space(3.0));
        let label = screen.text("keys-close");
        let close = control::button_ui(ui, &theme, &label, Emphasis::Primary, theme.px(140.0));
        if !close.has_focus() {
            close.request_focus();
        }
        close.clicked()
    });
    if shown.inner || shown.should_close() {
        screen.send(Command::Path(PathCommand::Close));
    }
}

fn spots_ui(ui: &mut Ui, screen: &mut Screen<'_>, chooser: &Chooser) {
    let say = screen.say;
    let spots = chooser.spots.iter().map(|(spot, path)| {
        let label = match spot {
            Spot::Named(id) => say.text(id),
            Spot::Disk(name) => name.clone(),
        };
        let go = PathCommand::Go(path.clone());
        (label, Emphasis::Quiet, Command::Path(go))
    });
    control::row_ui(ui, screen.theme.space(1.5), |ui| {
        parts::buttons_ui(ui, screen, 0.0, spots);
    });
}

/// The current folder, with buttons to go to its parent, to take it, and to cancel.
fn here_ui(ui: &mut Ui, screen: &mut Screen<'_>, chooser: &Chooser) {
    let theme = *screen.theme;
    let here = [("folder", chooser.folder.display().to_string().into())];
    let here = screen.with("chooser-here", here);
    text::announced_ui(ui, &theme, &here, Role::Status);
    let above = chooser.folder.parent().map(|above| {
        let above = PathCommand::Go(above.to_owned());
        ("chooser-up", Emphasis::Quiet, above)
    });
    let takes_folder = chooser.wanted.is_folder() || chooser.wanted.is_to_save();
    let take = takes_folder.then(|| {
        let take = PathCommand::Take(chooser.folder.clone());
        ("chooser-take-folder", Emphasis::Primary, take)
    });
    let cancel = ("chooser-cancel", Emphasis::Quiet, PathCommand::Close);
    let say = screen.say;
    let buttons = above.into_iter().chain(take).chain([cancel]);
    let buttons =
        buttons.map(|(id, emphasis, command)| (say.text(id), emphasis, Command::Path(command)));
    control::row_ui(ui, theme.space(2.0), |ui| {
        parts::buttons_ui(ui, screen, 110.0, buttons);
    });
}

fn entries_ui(ui: &mut Ui, screen: &mut Screen<'_>, chooser: &Chooser) {
    let theme = *screen.theme;
    if chooser.is_unreadable {
        text::news_ui(ui, &theme, &screen.text("chooser-unreadable"), true);
    } else if chooser.entries.is_empty() {
        let end = [("extension", chooser.wanted.extension().into())];
        text::muted_ui(ui, &theme, &screen.with("chooser-empty", end));
    }
    let rows = Rows {
        id: "chooser-entries",
        count: chooser.entries.len(),
        of: chooser.entries.len(),
        about: ROW,
        sought: None,
    };
    rows.show_ui(ui, &theme, |ui, row, _| {
        if let Some(entry) = chooser.entries.get(row) {
            rows::announce_row(ui, row);
            entry_ui(ui, screen, chooser, entry, row == 0);
        }
    });
}

fn entry_ui(ui: &mut Ui, screen: &mut Screen<'_>, chooser: &Chooser, entry: &Entry, first: bool) {
    let theme = *screen.theme;
    // Where a folder is to be chosen, files are shown only to help recognize it.
    if chooser.wanted.is_folder() && !entry.is_folder {
        text::muted_ui(ui, &theme, &entry.name);
        return;
    }
    let (name, path) = (entry.name.clone(), entry.path.clone());
    let (label, spoken, command) = if entry.is_folder {
        let label = format!("{name} ›");
        let spoken = screen.with("chooser-folder", [("name", name.into())]);
        (label, spoken, PathCommand::Go(path))
    } else {
        (name.clone(), name, PathCommand::Take(path))
    };
    let button = course::row_ui(ui, screen, &label, "", None);
    control::announce(&button, ui, Role::Button, &spoken, false);
    // After a folder was opened by keyboard, its first entry takes the focus.
    if first && ui.memory(|memory| memory.focused().is_none()) {
        button.request_focus();
    }
    if button.clicked() {
        screen.send(Command::Path(command));
    }
}
