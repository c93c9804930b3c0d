//! A table with a trick in progress, typed card by card.

use egui::Ui;

use crate::course::compose::{DraftStep, TableForm};
use crate::course::shown::Shown;
use crate::engine::Strain;
use crate::ui::command::ComposeCommand;
use crate::ui::compose::ComposeState;
use crate::ui::screen::Screen;
use crate::ui::screens::compose::send::send;
use crate::ui::screens::desk::pick::{Chip, row_ui, seat_ui};
use crate::ui::screens::field::Field;
use crate::ui::text;

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
    let declarer = seat_ui(ui, screen, "compose-table-declarer", Some(now.declarer));
    let player = seat_ui(ui, screen, "compose-table-player", Some(now.player));
    form.declarer = declarer.unwrap_or(now.declarer);
    form.player = player.unwrap_or(now.player);
    // Declarer plays dummy's cards, so dummy is never the player. This is applied only when a seat
    // is pressed: a table from a file does not change.
    let pressed = declarer.or(player).is_some();
    if pressed && form.player == form.declarer.partner() {
        form.player = form.declarer;
    }
    let fields = [
        ("compose-table-hand", &mut form.hand),
        ("compose-table-dummy", &mut form.dummy),
        ("compose-table-trick", &mut form.trick),
    ];
    for (id, typed) in fields {
        let label = screen.text(id);
        if let Some(now) = Field::line(id, &label, typed).show_ui(ui, screen).typed {
            *typed = now;
        }
    }
    if let Some(strain) = trumps_ui(ui, screen, now.trumps) {
        form.trumps = Some(strain).filter(|_| now.trumps != Some(strain));
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

fn trumps_ui(ui: &mut Ui, screen: &Screen<'_>, now: Option<Strain>) -> Option<Strain> {
    let notation = &screen.say.notation;
    let chips: [Chip; 5] = Strain::ASC.map(|strain| {
        let sign = notation.strain_sign(strain);
        (sign, notation.strain(strain), now == Some(strain))
    });
    let pressed = row_ui(ui, screen, "compose-table-trumps", &chips)?;
    Strain::ASC.get(pressed).copied()
}
