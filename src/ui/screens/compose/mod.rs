//! Composing a lesson: its steps at the left, the selected step or a drawer at the right.
//!
//! - here: the layout of the page, the title, buttons to add steps
//! - [`list`] the steps in order; [`step`] the selected step
//! - [`topics`] proposing exercises, [`boards`] boards of a tournament, [`file`] saving

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
use crate::ui::command::{Command, ComposeCommand};
use crate::ui::compose::{ComposeState, Drawer};
use crate::ui::control::{self, chosen_if};
use crate::ui::screen::Screen;
use crate::ui::screens::around;
use crate::ui::screens::around::page_ui;
use crate::ui::screens::compose::send::send;
use crate::ui::screens::field::Field;
use crate::ui::screens::parts::language;
use crate::ui::text;
use crate::ui::theme::Size;

/// From this width, in points of the design, the list is beside the selected step or drawer.
const SIDE_BY_SIDE: f32 = 880.0;

pub(super) fn compose_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    list::keys(ui, screen, state);
    if ui.available_width() < screen.theme.px(SIDE_BY_SIDE) {
        page_ui(ui, screen, |ui, screen| {
            head_ui(ui, screen, state);
            drawers_ui(ui, screen, state);
            match state.drawer {
                Some(drawer) => drawer_ui(ui, screen, state, drawer),
                None => step::step_ui(ui, screen, state),
            }
            control::hairline_ui(ui, screen.theme);
            list::list_ui(ui, screen, state);
        });
        return;
    }
    beside_ui(ui, screen, state);
    let open = (state.drawer.map(|it| it as u8), state.chosen);
    around::scrolling_ui(ui, screen, ("compose", open), 4.0, |ui, screen| {
        drawers_ui(ui, screen, state);
        match state.drawer {
            Some(drawer) => drawer_ui(ui, screen, state, drawer),
            None => step::step_ui(ui, screen, state),
        }
    });
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
            ScrollArea::vertical()
                .scroll_bar_visibility(ScrollBarVisibility::AlwaysVisible)
                .id_salt("compose-steps")
                .auto_shrink(false)
                .show(ui, |ui| {
                    control::announce_scrolling(ui);
                    head_ui(ui, screen, state);
                    list::list_ui(ui, screen, state);
                    ui.add_space(theme.space(6.0));
                });
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
        let (topics, boards) = (drawer(state, Drawer::Topics), drawer(state, Drawer::Boards));
        let all = [
            ["compose-short-exercises", "compose-add-exercises"],
            ["compose-short-boards", "compose-add-boards"],
            ["compose-short-words", "compose-add-words"],
            ["compose-short-notes", "compose-add-notes"],
            ["compose-short-deal", "compose-add-deal"],
            ["compose-short-table", "compose-add-table"],
        ];
        let commands = [
            topics,
            boards,
            (false, ComposeCommand::AddWords),
            (false, ComposeCommand::AddNotes),
            (false, ComposeCommand::AddDeal),
            (false, ComposeCommand::AddTable),
        ];
        for ([short, spoken], (open, command)) in all.into_iter().zip(commands) {
            let short = screen.text(short);
            let button = control::button_ui(ui, &theme, &short, chosen_if(open), 0.0);
            // A screen reader needs more words: it does not show what is above the button.
            let spoken = screen.text(spoken);
            control::announce(&button, ui, Role::Button, &spoken, open);
            if button.clicked() {
                send(screen, command);
            }
        }
        let (open, command) = drawer(state, Drawer::Save);
        if screen.button_ui(ui, "compose-save", chosen_if(open), 0.0) {
            send(screen, command);
        }
    });
    ui.add_space(theme.space(2.0));
}

/// Whether a drawer is open, and the command of its button.
fn drawer(state: &ComposeState, drawer: Drawer) -> (bool, ComposeCommand) {
    let open = state.drawer == Some(drawer);
    let wanted = Some(drawer).filter(|_| !open);
    (open, ComposeCommand::Open(wanted))
}

fn drawer_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState, drawer: Drawer) {
    match drawer {
        Drawer::Topics => topics::topics_ui(ui, screen, state),
        Drawer::Boards => boards::boards_ui(ui, screen, state),
        Drawer::Save => file::file_ui(ui, screen, state),
    }
}
