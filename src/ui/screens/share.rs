//! Giving away a link to what is on the screen: as text, and as a code for phones.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Response, ScrollArea, Ui};

use crate::ui::screens::field::Field;
use crate::ui::{Command, Emphasis, Screen, Size, control, qr, state::Sharing, text};

/// The width of a code whose modules are large enough, in points of the design.
const CODE: f32 = 300.0;

/// The button that opens the dialog; nothing where the app has no address.
pub(super) fn button_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    if screen.state.address.is_some() && screen.button_ui(ui, "share-open", Emphasis::Quiet, 0.0) {
        screen.send(Command::Share(true));
    }
}

/// The same, below what a page shows.
pub(super) fn below_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    if screen.state.address.is_some() {
        ui.add_space(screen.theme.space(4.0));
        button_ui(ui, screen);
    }
}

pub(super) fn share_ui(ui: &mut Ui, screen: &mut Screen<'_>, sharing: &Sharing) {
    let theme = *screen.theme;
    let modal = control::dialog(&theme, "share", 6.0);
    let window = ui.ctx().content_rect().size();
    let response = modal.show(ui.ctx(), |ui| {
        ui.set_max_width(theme.px(800.0).min(window.x * 0.9));
        screen.heading_ui(ui, "share-title", Size::Title);
        ui.add_space(theme.space(2.0));
        let height = (window.y - theme.px(190.0)).max(theme.px(60.0));
        // Not only as high as what was in the dialog before.
        let area = ScrollArea::vertical().max_height(height);
        area.min_scrolled_height(height).show(ui, |ui| {
            control::announce_scrolling(ui);
            match &sharing.link {
                Ok(link) => link_ui(ui, screen, sharing, link, height),
                Err(why) => {
                    let words = screen.text(&format!("compose-unfinished-{}", why.id()));
                    text::news_ui(ui, &theme, &words, true);
                }
            }
        });
        ui.add_space(theme.space(3.0));
        screen.button_ui(ui, "keys-close", Emphasis::Quiet, theme.px(140.0))
    });
    if response.inner || response.should_close() {
        screen.send(Command::Share(false));
    }
}

fn link_ui(ui: &mut Ui, screen: &mut Screen<'_>, sharing: &Sharing, link: &str, height: f32) {
    let theme = *screen.theme;
    let id = match sharing.carries_lesson {
        true => "share-lesson-text",
        false => "share-text",
    };
    screen.body_ui(ui, id);
    ui.add_space(theme.space(2.0));
    // What is typed into it is not kept: it is there to be selected.
    let field = Field::line(screen, "share-link", link);
    let (_, copied) = field.beside_ui(ui, screen, None, |ui, field| {
        let width = theme.px(140.0);
        let copied = screen.button_ui(ui, "share-copy", Emphasis::Primary, width);
        // A browser may refuse to copy without a word. With the link selected, Ctrl+C copies it.
        // Where fingers press, that would call up a keyboard.
        if copied && theme.finger == 0.0 {
            select_all(ui, field, link);
        }
        copied
    });
    if copied {
        ui.ctx().copy_text(link.to_owned());
        screen.send(Command::LinkCopied);
    }
    if sharing.copied {
        let copied = screen.with("share-copied", [screen.shortcut_key(ui.ctx())]);
        text::news_ui(ui, &theme, &copied, false);
    }
    ui.add_space(theme.space(3.0));
    // Seen as a whole without scrolling; where the rest of the dialog is too low, after scrolling.
    let most = ui.available_width().min(height);
    let left = height - ui.min_rect().height() - theme.space(8.0);
    let label = screen.text("share-code");
    if qr::qr_ui(
        ui,
        link,
        &label,
        qr::MODULE,
        theme.px(CODE).min(most).min(left)..=most,
    ) {
        screen.muted_ui(ui, "share-code-text");
    } else {
        screen.body_ui(ui, "share-no-code");
    }
}

fn select_all(ui: &Ui, field: &Response, text: &str) {
    let end = CCursor::new(text.chars().count());
    let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), end);
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field.id);
    field.request_focus();
}
