//! The glossary: what each term means, to be searched in any of the four languages.

use egui::{Role, Ui};

use crate::i18n::glossary::{Entry, Group, search};
use crate::ui::command::Command;
use crate::ui::place::HelpState;
use crate::ui::screens::Screen;
use crate::ui::screens::field::Field;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

pub(super) fn glossary_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &HelpState) {
    let theme = *screen.theme;
    let label = screen.say.text("help-search");
    let field = Field {
        width: 420.0,
        ..Field::line("glossary-search", &label, &state.search)
    };
    if let Some(typed) = field.show_ui(ui, screen).typed {
        screen.send(Command::SearchGlossary(typed));
    }
    ui.add_space(theme.space(2.0));
    let entries = screen.app.glossary();
    if state.search.trim().is_empty() {
        for group in Group::ALL {
            ui.add_space(theme.space(3.0));
            text::heading_ui(ui, &theme, &group.heading(&screen.say), Size::Title);
            for entry in entries.iter().filter(|entry| entry.group == group) {
                entry_ui(ui, screen, entry);
            }
        }
        return;
    }
    let found = search(entries, &state.search);
    if found.is_empty() {
        let none = screen.say.text("help-search-none");
        let response = text::body_ui(ui, &theme, &none);
        text::announce_as(ui, &response, Role::Status, &none);
    }
    for entry in found {
        entry_ui(ui, screen, entry);
    }
}

/// A term, what it means, and what it is called elsewhere.
fn entry_ui(ui: &mut Ui, screen: &Screen<'_>, entry: &Entry) {
    let theme = screen.theme;
    ui.add_space(theme.space(1.5));
    let style = Style::new(theme, Size::Body, Weight::Bold);
    text::paragraph_ui(ui, theme, &entry.term, style);
    text::body_ui(ui, theme, &entry.means);
    if !entry.elsewhere.is_empty() {
        text::muted_ui(ui, theme, &entry.elsewhere.join(" · "));
    }
}
