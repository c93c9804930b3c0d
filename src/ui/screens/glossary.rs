//! The glossary: what each term means, with a search in any of the four languages.

use egui::{Role, Ui};

use crate::i18n::glossary::{Entry, Group, search};
use crate::ui::{
    Command, Screen, Size, Weight, place::HelpState, rows, rows::Rows, screens::field::Field, text,
};

pub(super) fn glossary_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &HelpState) {
    let theme = *screen.theme;
    let field = Field {
        width: 420.0,
        ..Field::line(screen, "help-search", &state.search)
    };
    let done = field.show_ui(ui, screen);
    done.sent(screen, Command::SearchGlossary);
    ui.add_space(theme.space(2.0));
    let entries = &screen.state.glossary;
    if state.search.trim().is_empty() {
        let in_group = |group: Group| entries.iter().filter(move |entry| entry.group == group);
        let rows = Group::ALL.into_iter().flat_map(|group| {
            let terms = in_group(group).map(Row::Term);
            std::iter::once(Row::Heading(group)).chain(terms)
        });
        list_ui(ui, screen, "glossary-terms", &rows.collect::<Vec<_>>());
        return;
    }
    let found = search(entries, &state.search);
    if found.is_empty() {
        let none = screen.text("help-search-none");
        text::announced_ui(ui, &theme, &none, Role::Status);
    }
    let rows: Vec<Row<'_>> = found.into_iter().map(Row::Term).collect();
    list_ui(ui, screen, "glossary-found", &rows);
}

enum Row<'a> {
    Heading(Group),
    Term(&'a Entry),
}

/// The estimated height of a term with its meaning, in points of the design.
const ROW: f32 = 90.0;

fn list_ui(ui: &mut Ui, screen: &Screen<'_>, id: &'static str, all: &[Row<'_>]) {
    let theme = screen.theme;
    let is_term = |row: &&Row<'_>| matches!(row, Row::Term(_));
    let rows = Rows {
        id,
        count: all.len(),
        of: all.iter().filter(is_term).count(),
        about: ROW,
        sought: None,
    };
    rows.show_ui(ui, theme, |ui, row, _| match all.get(row) {
        Some(Row::Heading(group)) => {
            ui.add_space(theme.space(3.0));
            text::heading_ui(ui, theme, &group.heading(&screen.say), Size::Title);
        }
        Some(Row::Term(entry)) => {
            rows::announce_row(ui, all.iter().take(row).filter(is_term).count());
            entry_ui(ui, screen, entry);
        }
        None => {}
    });
}

fn entry_ui(ui: &mut Ui, screen: &Screen<'_>, entry: &Entry) {
    let theme = screen.theme;
    ui.add_space(theme.space(1.5));
    text::words_ui(ui, theme, &entry.term, Size::Body, Weight::Bold);
    text::body_ui(ui, theme, &entry.means);
    if !entry.elsewhere.is_empty() {
        text::muted_ui(ui, theme, &entry.elsewhere.join(" · "));
    }
}
