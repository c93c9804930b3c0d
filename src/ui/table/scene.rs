//! The story of what happened at the table, in sentences.

use egui::{Rect, Ui, Vec2};

use crate::exercise::Phrase;
use crate::ui::{Screen, Size, Style, Weight, text};

pub fn scene_ui(ui: &mut Ui, screen: &Screen<'_>, told: &[Phrase]) {
    let theme = *screen.theme;
    let indent = theme.space(4.0);
    let scope = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(indent);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = theme.space(1.5);
            let mut style = Style::new(&theme, Size::Body, Weight::Regular);
            style.size = theme.px(20.0);
            for phrase in told {
                text::both_ui(ui, &theme, &screen.both(|say| say.phrase(phrase)), style);
            }
        });
    });
    let place = scope.response.rect;
    let bar = Rect::from_min_size(place.min, Vec2::new(theme.px(4.0), place.height()));
    ui.painter().rect_filled(bar, theme.px(2.0), theme.line);
}
