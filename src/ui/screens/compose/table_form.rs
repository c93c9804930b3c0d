//! A table with a trick in progress, typed card by card.

use egui::Ui;

use crate::course::compose::{DraftStep, TableForm};
use crate::course::shown::Shown;
use crate::ui::screens::desk::pick::{row_ui, seats, strains};
use crate::ui::{
    command::ComposeCommand, compose::ComposeState, screen::Screen, screens::compose::send::send,
    screens::field::Field, text,
};

pub(super) fn table_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &ComposeState,
    step: &DraftStep,
) {
    let Some(Shown::Table(shown)) = step.picture() else {
        return;
    };
    let theme = *screen.theme;
    let now = TableForm::of(shown);
    let now = state.table_typed.as_ref().unwrap_or(&now);
    let mut form = now.clone();
    let mut pressed = false;
    for (id, seat) in [
        ("compose-table-declarer", &mut form.declarer),
        ("compose-table-player", &mut form.player),
    ] {
        pressed |= row_ui(ui, screen, id, seat, seats(&screen.say));
    }
    // Declarer plays dummy's cards. A table from a file does not change before a seat is pressed.
    if pressed && form.player == form.declarer.partner() {
        form.player = form.declarer;
    }
    let fields = [
        ("compose-table-hand", &mut form.hand),
        ("compose-table-dummy", &mut form.dummy),
        ("compose-table-trick", &mut form.trick),
    ];
    for (id, typed) in fields {
        *typed = Field::line(screen, id, typed).show_ui(ui, screen).typed;
    }
    let strains = strains(&screen.say);
    let strains = strains.map(|(strain, sign, name)| (Some(strain), sign, name));
    let id = "compose-table-trumps";
    if row_ui(ui, screen, id, &mut form.trumps, strains) && form.trumps == now.trumps {
        form.trumps = None;
    }
    let hint = screen.text("compose-table-hint");
    if form.table(shown).is_some() {
        text::muted_ui(ui, &theme, &hint);
    } else {
        text::news_ui(ui, &theme, &hint, true);
    }
    if form != *now {
        send(screen, ComposeCommand::TypeTable(step.key, form));
    }
}
