//! Composing a lesson: its steps at the left, the selected step or a drawer at the right.

mod boards;
mod file;
mod list;
mod send;
mod step;
mod table_form;
mod topics;

use egui::scroll_area::ScrollBarVisibility;
use egui::{Frame, Margin, Panel, Role, ScrollArea, Ui};

use crate::i18n::Locale;
use crate::ui::command::ComposeCommand::{AddDeal, AddNotes, AddTable, AddWords};
use crate::ui::command::{Command, ComposeCommand};
use crate::ui::compose::{ComposeState, Drawer};
use crate::ui::control::{self, chosen_if};
use crate::ui::{
    screen::Screen, screens::around, screens::around::page_ui, screens::compose::send::send,
    screens::field::Field, screens::parts::language, screens::share, text, theme::Size,
};

/// From this width, in points of the design, the list is beside the selected step or drawer.
const SIDE_BY_SIDE: f32 = 880.0;

pub(super) fn compose_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    list::keys(ui, screen, state);
    if ui.available_width() < screen.theme.px(SIDE_BY_SIDE) {
        page_ui(ui, screen, |ui, screen| {
            head_ui(ui, screen, state);
            open_ui(ui, screen, state);
            control::hairline_ui(ui, screen.theme);
            list::list_ui(ui, screen, state);
        });
        return;
    }
    beside_ui(ui, screen, state);
    let open = (state.drawer.map(|it| it as u8), state.chosen);
    around::scrolling_ui(ui, screen, ("compose", open), 4.0, |ui, screen| {
        open_ui(ui, screen, state);
    });
}

fn open_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    drawers_ui(ui, screen, state);
    match state.drawer {
        Some(Drawer::Topics) => topics::topics_ui(ui, screen, state),
        Some(Drawer::Boards) => boards::boards_ui(ui, screen, state),
        Some(Drawer::Save) => file::file_ui(ui, screen, state),
        None => step::step_ui(ui, screen, state),
    }
}

fn beside_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let theme = *screen.theme;
    let width = (ui.available_width() * 0.38).min(theme.px(460.0));
    let margin = Margin {
        left: theme.space(6.0) as i8,
        right: theme.space(2.0) as i8,
        top: theme.space(4.0) as i8,
        bottom: 0,
    };
    Panel::left("compose-steps")
        .frame(Frame::new().fill(theme.paper).inner_margin(margin))
        .resizable(false)
        .exact_size(width)
        .show(ui, |ui| {
            let scrolled = ScrollArea::vertical()
                .scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
                .id_salt("compose-steps")
                .auto_shrink(false)
                .show(ui, |ui| {
                    control::announce_scrolling(ui);
                    head_ui(ui, screen, state);
                    list::list_ui(ui, screen, state);
                    ui.add_space(theme.space(6.0));
                });
            control::hide_idle_bar(ui, &theme, &scrolled);
        });
}

fn head_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "compose-title", Size::Title);
    language_ui(ui, screen, state);
    let typed = state.draft.title.get(state.language);
    let typed = typed.map_or("", String::as_str);
    let field = Field::line(screen, "compose-lesson-title", typed);
    let typed = |title| Command::Compose(ComposeCommand::TypeTitle(title));
    field.show_ui(ui, screen).sent(screen, typed);
    let facts = [
        ("steps", state.draft.steps().len().into()),
        ("minutes", state.draft.minutes().into()),
    ];
    text::muted_ui(ui, &theme, &screen.with("compose-length", facts));
}

fn language_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let theme = *screen.theme;
    let heading = screen.text("compose-language");
    text::muted_ui(ui, &theme, &heading);
    control::row_ui(ui, theme.space(1.5), |ui| {
        for locale in Locale::BASES {
            let chosen = state.language == locale.tag();
            let label = locale.tag().to_uppercase();
            let button = control::button_ui(ui, &theme, &label, chosen_if(chosen), theme.px(52.0));
            let name = language(&screen.say, locale);
            let spoken = screen.say.named(&heading, &name);
            control::announce(&button, ui, Role::RadioButton, &spoken, chosen);
            if button.clicked() {
                send(screen, ComposeCommand::SetLanguage(locale.tag()));
            }
        }
    });
}

fn drawers_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    if screen.state.close_asked {
        let words = screen.text("compose-close-asked");
        text::announced_ui(ui, screen.theme, &words, Role::Alert);
    }
    let theme = *screen.theme;
    screen.muted_ui(ui, "compose-add");
    control::row_ui(ui, theme.space(2.0), |ui| {
        let open =
            |drawer| ComposeCommand::Open(Some(drawer).filter(|it| state.drawer != Some(*it)));
        let [topics, boards, save] = [Drawer::Topics, Drawer::Boards, Drawer::Save].map(open);
        // The label, and what a screen reader says, which does not show what is above the button.
        for (short, spoken, command) in [
            ("compose-short-exercises", "compose-add-exercises", topics),
            ("compose-short-boards", "compose-add-boards", boards),
            ("compose-short-words", "compose-add-words", AddWords),
            ("compose-short-notes", "compose-add-notes", AddNotes),
            ("compose-short-deal", "compose-add-deal", AddDeal),
            ("compose-short-table", "compose-add-table", AddTable),
            ("compose-save", "compose-save", save),
        ] {
            let [short, spoken] = [short, spoken].map(|id| screen.text(id));
            // The button of a drawer that is open closes it.
            let open = matches!(command, ComposeCommand::Open(None));
            let button = control::button_ui(ui, &theme, &short, chosen_if(open), 0.0);
            control::announce(&button, ui, Role::Button, &spoken, open);
            if button.clicked() {
                send(screen, command);
            }
        }
        share::button_ui(ui, screen);
    });
    ui.add_space(theme.space(2.0));
}
