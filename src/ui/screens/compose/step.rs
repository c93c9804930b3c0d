//! The selected step: its exercise as it will be asked, with the answer, and its actions.

use egui::Ui;

use crate::course::compose::DraftStep;
use crate::course::shown::Shown;
use crate::course::{Step, Text};
use crate::engine::notation;
use crate::ui::command::{Command, ComposeCommand};
use crate::ui::control::{self, chosen_if};
use crate::ui::screens::compose::send::{press_ui, send};
use crate::ui::screens::compose::{list, table_form};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};
use crate::ui::{compose::ComposeState, screen::Screen, screens::field::Field, screens::folder};
use crate::ui::{exercise, explanation, table};

pub(super) fn step_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let theme = *screen.theme;
    let chosen = state.chosen.and_then(|key| state.draft.step(key));
    let Some(step) = chosen else {
        screen.muted_ui(ui, "compose-nothing-chosen");
        return;
    };
    let at = state.draft.place_of(step.key).unwrap_or(0);
    let [what, form] = list::name(screen, step);
    let what = if step.form().is_some() { what } else { form };
    let title = format!("{}. {what}", at + 1);
    text::heading_ui(ui, &theme, &title, Size::Lead);
    forms_ui(ui, screen, step);
    actions_ui(ui, screen, state, step, at);
    control::hairline_ui(ui, &theme);
    words_ui(ui, screen, state, step);
    deal_ui(ui, screen, state, step);
    table_form::table_ui(ui, screen, state, step);
    if let Step::Show(show) = &step.step {
        for exhibit in show.exhibits(usize::MAX) {
            table::exhibit_ui(ui, screen, &exhibit, None);
        }
    }
    preview_ui(ui, screen, state);
}

fn forms_ui(ui: &mut Ui, screen: &mut Screen<'_>, step: &DraftStep) {
    let Some(now) = step.form() else { return };
    let heading = screen.text("compose-form");
    let say = screen.say;
    let options = step.forms().map(|form| {
        let set = Command::Compose(ComposeCommand::SetForm(step.key, form));
        (
            say.text(&format!("compose-form-{}", form.id())),
            form == now,
            set,
        )
    });
    screen.radio_ui(ui, Some(&heading), (1.5, 0.0), options);
}

fn actions_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &ComposeState,
    step: &DraftStep,
    at: usize,
) {
    let theme = *screen.theme;
    let key = step.key;
    let last = state.draft.steps().len() - 1;
    let has_exercise = step.step.exercise().is_some() && step.form().is_some();
    control::row_ui(ui, theme.space(1.5), |ui| {
        if has_exercise {
            if !step.kept && press_ui(ui, screen, "compose-swap") {
                send(screen, ComposeCommand::Swap(key));
            }
            let label = screen.text("compose-keep");
            let keep = control::button_ui(ui, &theme, &label, chosen_if(step.kept), 0.0);
            if keep.clicked() {
                send(screen, ComposeCommand::Keep(key, !step.kept));
            }
        }
        if at > 0 && press_ui(ui, screen, "compose-up") {
            send(screen, ComposeCommand::Move(key, at - 1));
        }
        if at < last && press_ui(ui, screen, "compose-down") {
            send(screen, ComposeCommand::Move(key, at + 1));
        }
        if press_ui(ui, screen, "compose-remove") {
            send(screen, ComposeCommand::Remove(key));
        }
    });
}

fn words_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState, step: &DraftStep) {
    let theme = *screen.theme;
    let Some(words) = step.text() else { return };
    if let Some(words @ Text::Id(_)) = words {
        // A text of the program, in every language. It stays until the teacher types another.
        text::body_ui(ui, &theme, &screen.say.lesson_text(words));
        screen.muted_ui(ui, "compose-words-of-program");
    }
    let typed = match words {
        Some(Text::Inline(texts)) => texts.get(state.language).map_or("", String::as_str),
        _ => "",
    };
    let label = screen.text("compose-words");
    let label = format!("{label} ({})", state.language.to_uppercase());
    let field = Field {
        lines: if step.form().is_some() { 2 } else { 6 },
        ..Field::labelled("compose-words", label, typed)
    };
    let typed = |words| Command::Compose(ComposeCommand::TypeWords(step.key, words));
    field.show_ui(ui, screen).sent(screen, typed);
    screen.muted_ui(ui, "compose-words-hint");
    for warning in state.draft.warnings(step) {
        folder::warning_ui(ui, screen, &screen.say.lesson_problem(&warning));
    }
    ui.add_space(theme.space(3.0));
}

fn deal_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState, step: &DraftStep) {
    let Some(Shown::Deal(deal)) = step.picture() else {
        return;
    };
    let theme = *screen.theme;
    let shown = notation::deal(deal.hands());
    let typed = state.deal_typed.as_deref().unwrap_or(&shown);
    // A deal is longer than one line of a narrow window.
    let field = Field {
        lines: 2,
        ..Field::line(screen, "compose-deal", typed)
    };
    let type_deal = |deal| Command::Compose(ComposeCommand::TypeDeal(step.key, deal));
    field.show_ui(ui, screen).sent(screen, type_deal);
    let wrong = notation::parse_deal(typed).is_err();
    let hint = screen.text("compose-deal-hint");
    if wrong {
        text::news_ui(ui, &theme, &hint, true);
    } else {
        text::muted_ui(ui, &theme, &hint);
    }
}

fn preview_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let Some(attempt) = &state.preview else {
        return;
    };
    let theme = *screen.theme;
    let label = screen.text("compose-preview");
    let style = Style::new(&theme, Size::Small, Weight::Semibold).color(theme.muted);
    text::paragraph_ui(ui, &theme, &label, style);
    explanation::leave_in_place(ui);
    control::sheet_ui(ui, &theme, |ui| {
        exercise::exercise_ui(ui, screen, attempt);
    });
    let (_, parts) = attempt.place();
    if parts > 1 && press_ui(ui, screen, "compose-next-part") {
        send(screen, ComposeCommand::NextPart);
    }
}
