//! Help: the glossary, the Laws and their editions, and what the program is made of.

use egui::{Role, Ui};

use crate::engine::citation::{Book, Edition};
use crate::i18n::glossary::{Entry, Group, search};
use crate::ui::{
    Both, Command, Emphasis, Screen, Size, Style, Weight, control, page::HelpPage, page::HelpState,
    rows, rows::Rows, screens::field::Field, screens::parts, text,
};

/// The licences of the fonts, in the same form as those of the crates.
const FONTS: &str = include_str!("../../../assets/licences/fonts.tsv");

const CRATES: &str = include_str!("../../../assets/licences/crates.tsv");

/// The highest number of a Law, in both books.
const LAST_LAW: u8 = 93;

pub(super) fn help_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &HelpState) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "nav-help", Size::Large);
    let pages = HelpPage::ALL.map(|page| {
        let emphasis = control::chosen_if(state.page == page);
        let label = screen.text(&format!("help-{}", page.id()));
        (label, emphasis, Command::GoHelp(page))
    });
    let keys = screen.text("nav-keys");
    let keys = (keys, Emphasis::Quiet, Command::ShowKeys(true));
    control::row_ui(ui, theme.space(2.0), |ui| {
        let buttons = pages.into_iter().chain([keys]);
        parts::buttons_ui(ui, screen, 130.0, buttons);
    });
    ui.add_space(theme.space(3.0));
    match state.page {
        HelpPage::Glossary => glossary_ui(ui, screen, state),
        HelpPage::Laws => laws_ui(ui, screen),
        HelpPage::About => about_ui(ui, screen),
    }
}

fn laws_ui(ui: &mut Ui, screen: &Screen<'_>) {
    let theme = screen.theme;
    screen.body_ui(ui, "help-laws-intro");
    for (edition, prefix) in [
        (Edition::DUPLICATE_2017, "law-subject-"),
        (Edition::RUBBER_2014, "law-subject-rubber-"),
    ] {
        ui.add_space(theme.space(4.0));
        let (book, cite) = match edition.book {
            Book::Duplicate => ("law-book-duplicate", "law-cite"),
            Book::Rubber => ("law-book-rubber", "law-cite-rubber"),
        };
        let year = edition.year.to_string();
        let title = screen.with(book, [("year", year.into())]);
        text::heading_ui(ui, theme, &title, Size::Title);
        for number in 1..=LAST_LAW {
            let subject = format!("{prefix}{number}");
            if !screen.say.catalog.has(&subject) {
                continue;
            }
            let law = screen.with(cite, [("law", number.to_string().into())]);
            let subject = screen.both(|say| say.text(&subject));
            let first = format!("**{law}** · {}", subject.first);
            let both = Both { first, ..subject };
            let style = Style::new(theme, Size::Body, Weight::Regular);
            text::both_ui(ui, theme, &both, style);
        }
    }
}

fn about_ui(ui: &mut Ui, screen: &Screen<'_>) {
    let theme = screen.theme;
    let version = [("version", env!("CARGO_PKG_VERSION").into())];
    let version = screen.with("help-about-version", version);
    text::heading_ui(ui, theme, &version, Size::Title);
    for id in [
        "help-about-what",
        "help-about-offline",
        "help-about-laws",
        "help-about-licence",
    ] {
        screen.body_ui(ui, id);
    }
    ui.add_space(theme.space(3.0));
    screen.heading_ui(ui, "help-about-fonts", Size::Lead);
    licences_ui(ui, screen, FONTS);
    ui.add_space(theme.space(3.0));
    screen.heading_ui(ui, "help-about-crates", Size::Lead);
    licences_ui(ui, screen, CRATES);
}

/// Each licence, followed by the names of what it covers. Names are the same in every language.
fn licences_ui(ui: &mut Ui, screen: &Screen<'_>, licences: &str) {
    let theme = screen.theme;
    for (licence, names) in licences.lines().filter_map(|line| line.split_once('\t')) {
        let words = format!("**{licence}**  {names}");
        text::words_ui(ui, theme, &words, Size::Small, Weight::Regular);
    }
}

/// What each term means, with a search in any of the four languages.
fn glossary_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &HelpState) {
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
