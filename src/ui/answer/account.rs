//! The lines of a score, filled in one by one.

use egui::{Align, Layout, Margin, TextEdit, Ui};

use crate::engine::score::ScoreItem;
use crate::ui::answer::field;
use crate::ui::attempt::Attempt;
use crate::ui::command::Command;
use crate::ui::control;
use crate::ui::screen::Screen;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

pub(super) fn account_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    screen.muted_ui(ui, "answer-account");
    let open = attempt.grade().is_none();
    control::sheet_ui(ui, &theme, |ui| {
        ui.spacing_mut().item_spacing.y = theme.space(0.5);
        for item in ScoreItem::ALL {
            line_ui(ui, screen, attempt, item, open);
        }
        control::hairline_ui(ui, &theme);
        let typed = ScoreItem::ALL.map(|item| attempt.draft.line(item));
        let read = typed.map(|text| screen.say.notation.read_points(text));
        let sum: i32 = read.into_iter().flatten().sum();
        ui.horizontal(|ui| {
            let label = screen.text("score-total");
            let style = Style::new(&theme, Size::Body, Weight::Bold);
            ui.add(egui::Label::new(text::job(&theme, &label, style)));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let figures = theme.figures(theme.size(Size::Lead), Weight::Bold, theme.ink);
                let sum = screen.say.notation.points(sum);
                let job = egui::text::LayoutJob::single_section(sum, figures);
                ui.add_space(theme.space(3.0));
                ui.add(egui::Label::new(job).extend());
            });
        });
    });
    screen.muted_ui(ui, "answer-account-hint");
}

fn line_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, item: ScoreItem, open: bool) {
    let theme = *screen.theme;
    let mut typed = attempt.draft.line(item).to_owned();
    let field_width = theme.px(96.0);
    ui.horizontal(|ui| {
        let name = screen.say.score_item(item);
        let job = text::job(
            &theme,
            &name,
            Style::new(&theme, Size::Body, Weight::Regular),
        );
        let room = ui.available_width() - field_width - theme.space(8.0);
        let label = text::label_ui(ui, job, room);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let format = theme.figures(theme.size(Size::Body), Weight::Semibold, theme.ink);
            let field = TextEdit::singleline(&mut typed)
                .id(field::in_line(item))
                .font(format.font_id)
                .align(egui::Align2::RIGHT_CENTER)
                .char_limit(7)
                .interactive(open)
                .desired_width(field_width)
                .margin(Margin::symmetric(
                    theme.space(2.0) as i8,
                    theme.space(1.0) as i8,
                ));
            let response = ui.add(field).labelled_by(label.id);
            let first = field::next_to_fill(attempt) == Some(response.id);
            field::finish(ui, screen, attempt, &response, first);
        });
    });
    typed.retain(|c| c != '?');
    if typed != attempt.draft.line(item) {
        screen.send(Command::Answer(attempt.draft.with_line(item, typed)));
    }
}
