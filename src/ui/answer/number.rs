//! Input for a whole number: points, or a count of something else.

use egui::Ui;

use crate::exercise::{Exhibit, Phrase, Question};
use crate::ui::answer::field;
use crate::ui::attempt::{Attempt, Draft};
use crate::ui::command::Command;
use crate::ui::control::{self, Emphasis};
use crate::ui::screen::Screen;
use crate::ui::text;

/// The most digits of a field. No score and no other number asked for is longer.
const POINTS_DIGITS: usize = 8;
const COUNT_DIGITS: usize = 4;

pub(super) fn number_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let [name, hint] = if is_of_declarer(attempt.question()) {
        ["answer-number", "answer-number-hint"]
    } else {
        ["answer-points", "answer-points-hint"]
    };
    let label = screen.body_ui(ui, name);
    let mut typed = attempt.draft.text().to_owned();
    let open = attempt.grade().is_none();
    ui.horizontal(|ui| {
        let shape = (label.id, POINTS_DIGITS, 190.0);
        field::large_ui(ui, screen, attempt, &mut typed, shape);
        if !open {
            return;
        }
        let turn = screen.text("answer-minus");
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
    if open {
        screen.muted_ui(ui, hint);
    }
    if typed != attempt.draft.text() {
        screen.send(Command::Answer(Draft::Text(typed)));
    }
}

/// Whether the question asks for the total points of the contract on the screen.
fn is_of_declarer(question: &Question) -> bool {
    let result = |exhibit: &Exhibit| matches!(exhibit, Exhibit::Result { .. });
    let grid = |exhibit: &Exhibit| matches!(exhibit, Exhibit::Grid(_));
    question.exhibits.iter().any(result) && !question.exhibits.iter().any(grid)
}

/// A count of `what`, in digits only.
pub(super) fn count_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, what: &Phrase) {
    let label = text::body_ui(ui, screen.theme, &screen.say.phrase(what));
    let mut typed = attempt.draft.text().to_owned();
    let shape = (label.id, COUNT_DIGITS, 110.0);
    field::large_ui(ui, screen, attempt, &mut typed, shape);
    typed.retain(|c| c.is_ascii_digit());
    if typed != attempt.draft.text() {
        screen.send(Command::Answer(Draft::Text(typed)));
    }
}
