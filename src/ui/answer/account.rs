//! The lines of a score, filled in one by one.

use egui::{Align, Layout, Ui};

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
    control::sheet_ui(ui, &theme, |ui| {
        ui.spacing_mut().item_spacing.y = theme.space(0.5);
        for item in ScoreItem::ALL {
            line_ui(ui, screen, attempt, item);
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

fn line_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, item: ScoreItem) {
    let theme = *screen.theme;
    let mut typed = attempt.draft.line(item).to_owned();
    let field_width = theme.px(96.0);
    ui.horizontal(|ui| {
        let name = screen.say.score_item(item);
        let style = Style::new(&theme, Size::Body, Weight::Regular);
        let job = text::job(&theme, &name, style);
        let room = ui.available_width() - field_width - theme.space(8.0);
        let label = text::label_ui(ui, job, room);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let field = field::small(&theme, attempt, field::in_line(item), &mut typed)
                .desired_width(field_width);
            let response = ui.add(field).labelled_by(label.id);
            field::finish(ui, screen, attempt, &response);
        });
    });
    typed.retain(|c| c != '?');
    if typed != attempt.draft.line(item) {
        screen.send(Command::Answer(attempt.draft.with_line(item, typed)));
    }
}
