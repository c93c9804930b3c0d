//! An exercise: the question, the exhibits on the table, the input for the answer and the
//! explanation.

use egui::Ui;

use crate::exercise::{Ask, Exhibit, Question};
use crate::ui::answer::{self, column};
use crate::ui::theme::{Size, Weight};
use crate::ui::{attempt::Attempt, control, explanation, screen::Screen, table, text};

/// From this width of the page, in points of the design, exhibits and answer are side by side.
const SIDE_BY_SIDE: f32 = 700.0;

/// Grids with more columns than this take the whole width.
const NARROW_GRID: usize = 3;

/// Width of a board with its description, in points of the design.
const BOARD: f32 = 340.0;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// Right of the exhibits.
    Beside,
    /// Below them, because they are wide or there are none.
    Below,
    /// Inside them. Only a hint is shown where the input would be.
    Within,
}

impl Place {
    fn of(ui: &Ui, screen: &Screen<'_>, question: &Question) -> Self {
        let within = match question.ask {
            Ask::CallMade(_) => true,
            Ask::Column(_) => column::is_all_in_grids(question),
            _ => false,
        };
        let lying = || question.exhibits.iter().filter(|exhibit| !is_told(exhibit));
        let broad = lying().any(|exhibit| match exhibit {
            Exhibit::Table(_) => true,
            Exhibit::Grid(grid) => grid.columns.len() > NARROW_GRID,
            _ => false,
        });
        let broad = broad || lying().next().is_none();
        let wide = ui.available_width() >= screen.theme.px(SIDE_BY_SIDE);
        match (within, broad || !wide) {
            (true, _) => Self::Within,
            (false, true) => Self::Below,
            (false, false) => Self::Beside,
        }
    }
}

pub fn exercise_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let (part, parts) = attempt.place();
    if parts > 1 {
        let facts = [("part", (part + 1).into()), ("parts", parts.into())];
        let words = screen.with("screen-exercise-part", facts);
        text::muted_ui(ui, &theme, &words);
    }
    let question = attempt.question();
    // The story comes before the question about it.
    for scene in question.exhibits.iter().filter(|exhibit| is_told(exhibit)) {
        table::exhibit_ui(ui, screen, scene, Some(attempt));
        ui.add_space(theme.space(1.0));
    }
    prompt_ui(ui, screen, &screen.both(|say| say.phrase(&question.prompt)));
    hints_ui(ui, screen, attempt);
    let place = Place::of(ui, screen, question);
    // The bidding box is tall, so there is room for the explanation below the auction.
    let under_exhibits = place == Place::Beside && matches!(question.ask, Ask::Calls);
    match place {
        Place::Beside => {
            ui.add_space(theme.space(2.0));
            beside_ui(ui, screen, attempt, under_exhibits);
        }
        Place::Below => {
            ui.add_space(theme.space(2.0));
            exhibits_ui(ui, screen, attempt);
            answer::answer_ui(ui, screen, attempt);
        }
        Place::Within => {
            answer::answer_ui(ui, screen, attempt);
            exhibits_ui(ui, screen, attempt);
        }
    }
    if !under_exhibits {
        explanation::explanation_ui(ui, screen, attempt);
    }
}

const fn is_told(exhibit: &Exhibit) -> bool {
    matches!(exhibit, Exhibit::Scene(_))
}

fn beside_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, explained: bool) {
    let theme = *screen.theme;
    let room = ui.available_width();
    let gap = theme.space(8.0);
    let left = ((room - gap) * 0.5).min(theme.px(480.0));
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        ui.vertical(|ui| {
            ui.set_width(left);
            exhibits_ui(ui, screen, attempt);
            if explained {
                explanation::explanation_ui(ui, screen, attempt);
            }
        });
        ui.vertical(|ui| {
            ui.set_max_width((room - gap - left).min(theme.px(560.0)));
            ui.spacing_mut().item_spacing.x = theme.space(2.0);
            answer::answer_ui(ui, screen, attempt);
        });
    });
}

fn prompt_ui(ui: &mut Ui, screen: &Screen<'_>, prompt: &text::Both) {
    let theme = screen.theme;
    let style = text::Style::new(theme, Size::Lead, Weight::Semibold);
    let width = theme.px(900.0);
    let response = text::label_ui(ui, text::job(theme, &prompt.first, style), width);
    text::announce_as(ui, &response, egui::Role::Heading, &prompt.first);
    if let Some(second) = &prompt.second {
        let style = text::second_style(theme, style);
        text::label_ui(ui, text::job(theme, second, style), width);
    }
}

fn hints_ui(ui: &mut Ui, screen: &Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let hints = attempt.hints();
    if !hints.any_taken() || attempt.grade().is_some() {
        return;
    }
    ui.add_space(theme.space(1.0));
    control::tinted_ui(ui, &theme, |ui| {
        ui.spacing_mut().item_spacing.y = theme.space(1.0);
        let style = text::Style::new(&theme, Size::Body, Weight::Regular);
        for hint in hints.taken() {
            let both = screen.both(|say| say.hint(hint));
            let response = text::both_ui(ui, &theme, &both, style);
            text::announce_as(ui, &response, egui::Role::Status, &both.first);
        }
    });
}

/// All exhibits except the story. Small ones are beside a grid if there is room.
fn exhibits_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let shown = attempt.question().exhibits.iter();
    let shown: Vec<&Exhibit> = shown.filter(|exhibit| !is_told(exhibit)).collect();
    let grid = |exhibit: &&&Exhibit| matches!(exhibit, Exhibit::Grid(_));
    let (grids, rest): (Vec<&Exhibit>, Vec<&Exhibit>) = shown.iter().partition(grid);
    let gap = screen.theme.space(6.0);
    let wide = match grids[..] {
        [Exhibit::Grid(grid)] => table::grid::width(ui, screen, grid, ui.available_width()),
        _ => f32::INFINITY,
    };
    let small =
        |exhibit: &&Exhibit| matches!(exhibit, Exhibit::Board { .. } | Exhibit::Result { .. });
    let fits = wide + gap + screen.theme.px(BOARD) <= ui.available_width();
    if !rest.is_empty() && fits && rest.iter().all(small) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            ui.vertical(|ui| {
                ui.set_width(wide);
                list_ui(ui, screen, attempt, &grids);
            });
            ui.vertical(|ui| list_ui(ui, screen, attempt, &rest));
        });
    } else {
        list_ui(ui, screen, attempt, &shown);
    }
}

fn list_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, exhibits: &[&Exhibit]) {
    for exhibit in exhibits {
        table::exhibit_ui(ui, screen, exhibit, Some(attempt));
        ui.add_space(screen.theme.space(2.0));
    }
}

/// The id of the message shown when an answer is checked before it is complete.
pub fn incomplete_hint(attempt: &Attempt) -> &'static str {
    match attempt.question().ask {
        Ask::Number => "screen-exercise-number-first",
        Ask::Count(_) => "screen-exercise-count-first",
        Ask::Account => "screen-exercise-account-first",
        Ask::Column(_) => "screen-exercise-column-first",
        Ask::ScoreSlip => "screen-exercise-slip-first",
        Ask::Choices(_) => "screen-exercise-choices-first",
        _ => "screen-exercise-choose-first",
    }
}
