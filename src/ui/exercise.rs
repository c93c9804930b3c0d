//! An exercise: the question, what lies on the table, the answer's input and
//! the explanation.

use egui::Ui;

use crate::exercise::{Ask, Exhibit};
use crate::ui::answer;
use crate::ui::attempt::Attempt;
use crate::ui::explanation;
use crate::ui::screens::Screen;
use crate::ui::table;
use crate::ui::text;
use crate::ui::theme::{Size, Weight};

/// From this width of the page, in points of the design, exhibit and answer stand side by side.
const SIDE_BY_SIDE: f32 = 700.0;

/// The exercise as it stands now.
pub fn exercise_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let (part, parts) = attempt.part();
    if parts > 1 {
        let words = screen.say.with(
            "screen-exercise-part",
            [("part", (part + 1).into()), ("parts", parts.into())],
        );
        text::muted_ui(ui, &theme, &words);
    }
    let question = attempt.question();
    let prompt = screen.say.phrase(&question.prompt);
    prompt_ui(ui, screen, &prompt);
    ui.add_space(theme.space(2.0));
    let on_table = question
        .exhibits
        .iter()
        .any(|exhibit| matches!(exhibit, Exhibit::Table(_)));
    let beside = !on_table && ui.available_width() >= theme.px(SIDE_BY_SIDE);
    // The bidding box is tall: the explanation has room under the auction.
    let beside_box = beside && matches!(question.ask, Ask::Calls);
    if beside {
        let room = ui.available_width();
        let gap = theme.space(8.0);
        let left = ((room - gap) * 0.5).min(theme.px(480.0));
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            ui.vertical(|ui| {
                ui.set_width(left);
                exhibits_ui(ui, screen, attempt);
                if beside_box {
                    explanation::explanation_ui(ui, screen, attempt);
                }
            });
            ui.vertical(|ui| {
                ui.set_max_width((room - gap - left).min(theme.px(560.0)));
                answer::answer_ui(ui, screen, attempt);
            });
        });
    } else {
        exhibits_ui(ui, screen, attempt);
        answer::answer_ui(ui, screen, attempt);
    }
    if !beside_box {
        explanation::explanation_ui(ui, screen, attempt);
    }
}

fn prompt_ui(ui: &mut Ui, screen: &Screen<'_>, prompt: &str) {
    let theme = screen.theme;
    let style = text::Style::new(theme, Size::Lead, Weight::Semibold);
    let response = text::label_ui(ui, text::job(theme, prompt, style), theme.px(900.0));
    text::announce_as(ui, &response, egui::Role::Heading, prompt);
}

fn exhibits_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    for exhibit in &attempt.question().exhibits {
        table::exhibit_ui(ui, screen, exhibit, Some(attempt));
        ui.add_space(screen.theme.space(2.0));
    }
}

/// What to say when an answer is checked before there is one.
#[must_use]
pub fn incomplete_hint(attempt: &Attempt) -> &'static str {
    match attempt.question().ask {
        Ask::Number => "screen-exercise-number-first",
        Ask::Account => "screen-exercise-account-first",
        _ => "screen-exercise-choose-first",
    }
}
