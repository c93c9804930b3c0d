//! The list of keys, over the window.

use egui::{Grid, Ui};

use crate::ui::{Command, Emphasis, Screen, Size, Style, Weight, control, text};

const KEYS: [(&str, &str); 15] = [
    ("key-name-enter", "keys-enter"),
    ("key-name-digits", "keys-digits"),
    ("key-name-tab", "keys-tab"),
    ("key-name-space", "keys-space"),
    ("key-name-arrows", "keys-arrows"),
    ("key-name-page", "keys-page"),
    ("key-name-escape", "keys-escape"),
    ("key-name-hint", "keys-hint"),
    ("key-name-flip", "keys-flip"),
    ("key-name-desk", "keys-desk"),
    ("key-name-tools", "keys-tools"),
    ("key-name-pause", "keys-pause"),
    ("key-name-full", "keys-project"),
    ("key-name-size", "keys-size"),
    ("key-name-help", "keys-help"),
];

pub(super) fn keys_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    list_of_keys_ui(ui, screen, &KEYS);
}

/// Keys with their meanings, in a dialog.
pub fn list_of_keys_ui(ui: &mut Ui, screen: &mut Screen<'_>, keys: &[(&str, &str)]) {
    let theme = *screen.theme;
    let modal = control::dialog(&theme, "keys", 6.0);
    let window = ui.ctx().content_rect().size();
    let response = modal.show(ui.ctx(), |ui| {
        let room = (window.x * 0.9).min(window.x - theme.space(14.0));
        ui.set_max_width(theme.px(760.0).min(room));
        screen.heading_ui(ui, "keys-title", Size::Title);
        ui.add_space(theme.space(2.0));
        // Large text in a small window scrolls.
        let list = egui::ScrollArea::vertical().max_height(window.y - theme.px(190.0));
        list.show(ui, |ui| {
            control::announce_scrolling(ui);
            Grid::new("keys")
                .num_columns(2)
                // Nothing in it can be pressed, so rows are only as high as their words.
                .min_row_height(theme.px(22.0))
                .spacing([theme.space(6.0), theme.space(1.0)])
                .show(ui, |ui| {
                    for (key, meaning) in keys {
                        let bold = Style::new(&theme, Size::Small, Weight::Bold);
                        let key = screen.with(key, [screen.shortcut_key(ui.ctx())]);
                        let key = text::job(&theme, &key, bold);
                        ui.add(egui::Label::new(key).extend());
                        let plain = Style::new(&theme, Size::Small, Weight::Regular);
                        let meaning = text::job(&theme, &screen.text(meaning), plain);
                        ui.add(egui::Label::new(meaning).wrap());
                        ui.end_row();
                    }
                });
        });
        ui.add_space(theme.space(3.0));
        let label = screen.text("keys-close");
        control::button_ui(ui, &theme, &label, Emphasis::Primary, theme.px(140.0)).clicked()
    });
    if response.inner || response.should_close() {
        screen.send(Command::ShowKeys(false));
    }
}
