//! Practice: a choice of topics, then exercises without end.

use egui::{Role, Ui};

use crate::exercise::{Difficulty, ItemCodeError, Kind};
use crate::ui::command::Command;
use crate::ui::control::{self, Emphasis};
use crate::ui::exercise;
use crate::ui::place::PracticeState;
use crate::ui::screens::{Screen, lesson, own_boards, page_ui};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

pub(super) fn practice_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &PracticeState) {
    let Some(attempt) = &state.attempt else {
        page_ui(ui, screen, |ui, screen| topics_ui(ui, screen, state));
        return;
    };
    let kind = crate::exercise::Exercise::kind(attempt.item());
    let title = format!(
        "{} › {}",
        screen.say.text("screen-practice-title"),
        screen.say.kind(kind)
    );
    let count = screen.say.with(
        "screen-practice-count",
        [("right", state.right.into()), ("asked", state.asked.into())],
    );
    let code = attempt.code().map(|code| {
        screen
            .say
            .with("screen-exercise-code", [("code", code.to_string().into())])
    });
    let at = match (state.asked, code) {
        (0, Some(code)) => code,
        (_, Some(code)) => format!("{count}  ·  {code}"),
        (_, None) => count,
    };
    lesson::header_ui(ui, screen, &title, &at, 0.0);
    lesson::actions_ui(ui, screen, None);
    lesson::body_ui(
        ui,
        screen,
        (attempt.code().map(|code| code.to_string()), attempt.part()),
        |ui, screen| {
            exercise::exercise_ui(ui, screen, attempt);
        },
    );
}

fn topics_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &PracticeState) {
    let theme = *screen.theme;
    text::heading_ui(
        ui,
        &theme,
        &screen.say.text("screen-practice-title"),
        Size::Large,
    );
    let style = Style::new(&theme, Size::Body, Weight::Regular).color(theme.muted);
    text::paragraph_ui(ui, &theme, &screen.say.text("screen-practice-intro"), style);
    ui.add_space(theme.space(3.0));
    ui.horizontal_wrapped(|ui| {
        let label = screen.say.text("screen-practice-difficulty");
        ui.add(egui::Label::new(text::job(
            &theme,
            &label,
            Style::new(&theme, Size::Body, Weight::Semibold),
        )));
        for difficulty in Difficulty::ALL {
            let label = screen.say.text(&format!(
                "screen-practice-difficulty-{}",
                difficulty.number()
            ));
            let chosen = state.difficulty == difficulty;
            let emphasis = if chosen {
                Emphasis::Chosen
            } else {
                Emphasis::Quiet
            };
            if control::button_ui(ui, &theme, &label, emphasis, theme.px(110.0)).clicked() {
                screen.send(Command::SetDifficulty(difficulty));
            }
        }
    });
    ui.add_space(theme.space(3.0));
    let width = ui.available_width().min(theme.px(560.0));
    let mixed = screen.say.text("screen-practice-mixed");
    if control::button_ui(ui, &theme, &mixed, Emphasis::Primary, width).clicked() {
        screen.send(Command::Practise(None));
    }
    for kind in Kind::ALL {
        let label = screen.say.kind(kind);
        if control::button_ui(ui, &theme, &label, Emphasis::Quiet, width).clicked() {
            screen.send(Command::Practise(Some(kind)));
        }
    }
    ui.add_space(theme.space(5.0));
    code_ui(ui, screen, state);
    ui.add_space(theme.space(5.0));
    own_boards::own_boards_ui(ui, screen);
}

/// Opening an exercise by its code.
fn code_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &PracticeState) {
    let theme = *screen.theme;
    let name = screen.say.text("screen-practice-code");
    let label = text::body_ui(ui, &theme, &name);
    let mut typed = state.code.clone();
    ui.horizontal(|ui| {
        let field = egui::TextEdit::singleline(&mut typed)
            .id_salt("item-code")
            .desired_width(theme.px(220.0))
            .margin(egui::Margin::same(theme.space(2.5) as i8));
        let field = ui.add(field).labelled_by(label.id);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        let open = screen.say.text("screen-practice-open-code");
        let pressed =
            control::button_ui(ui, &theme, &open, Emphasis::Quiet, theme.px(110.0)).clicked();
        if typed != state.code {
            screen.send(Command::TypeCode(typed.clone()));
        }
        if entered || pressed {
            screen.send(Command::OpenCode);
        }
    });
    if let Some(error) = state.code_error {
        let id = match error {
            ItemCodeError::Malformed => "screen-practice-code-malformed",
            ItemCodeError::Mistyped => "screen-practice-code-mistyped",
            ItemCodeError::Unknown => "screen-practice-code-unknown",
        };
        let style = Style::new(&theme, Size::Body, Weight::Semibold).color(theme.wrong);
        let words = screen.say.text(id);
        let response = text::paragraph_ui(ui, &theme, &words, style);
        text::announce_as(ui, &response, Role::Alert, &words);
    }
}
