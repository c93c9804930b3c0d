//! A whole number of points.

use egui::{Margin, TextEdit, Ui};

use crate::ui::attempt::Attempt;
use crate::ui::command::Command;
use crate::ui::control::{self, Emphasis};
use crate::ui::screens::Screen;
use crate::ui::text;
use crate::ui::theme::{Size, Weight};

/// Longer than any score.
const MAX_DIGITS: usize = 8;

pub(super) fn number_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let label = text::body_ui(ui, &theme, &screen.say.text("answer-number"));
    let mut typed = attempt.draft.number.clone();
    let open = attempt.grade().is_none();
    ui.horizontal(|ui| {
        let format = theme.figures(theme.size(Size::Large), Weight::Semibold, theme.ink);
        let field = TextEdit::singleline(&mut typed)
            .id_salt("points")
            .font(format.font_id)
            .text_color(theme.ink)
            .char_limit(MAX_DIGITS)
            .interactive(open)
            .desired_width(theme.px(190.0))
            .margin(Margin::symmetric(
                theme.space(3.0) as i8,
                theme.space(2.0) as i8,
            ));
        let response = ui.add(field).labelled_by(label.id);
        control::focus_ring_ui(ui, &theme, &response, response.rect);
        // Ready to be typed into, once for each question.
        let question = egui::Id::unique(format!("{:?}", attempt.question().prompt));
        let ready = egui::Id::unique("points-ready");
        if open && ui.data(|data| data.get_temp::<egui::Id>(ready)) != Some(question) {
            ui.data_mut(|data| data.insert_temp(ready, question));
            response.request_focus();
        }
        let turn = screen.say.text("answer-minus");
        let minus = control::button_ui(ui, &theme, "+ / −", Emphasis::Quiet, theme.px(72.0));
        minus.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, open, &turn));
        if minus.on_hover_text(turn).clicked() {
            let bare = typed.trim_start_matches(['-', '−', '–']).to_owned();
            typed = if bare.len() == typed.len() {
                format!("−{bare}")
            } else {
                bare
            };
        }
    });
    text::muted_ui(ui, &theme, &screen.say.text("answer-number-hint"));
    typed.retain(|c| c != '?');
    if typed != attempt.draft.number {
        screen.send(Command::TypeNumber(typed));
    }
}
