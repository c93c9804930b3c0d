//! The learner's progress: in a sentence, over time, skill by skill; frequent mistakes.

mod plot;
mod table;
mod words;

use egui::{Role, Ui};

use crate::learner::Report;
use crate::ui::control::{self, Emphasis, chosen_if};
use crate::ui::screens::progress::words::{mastery, part_ui};
use crate::ui::theme::{Size, Weight};
use crate::ui::{
    command::Command, page::ProgressState, screen::Screen, screens::course, screens::learners, text,
};

pub(super) fn progress_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: ProgressState) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "progress-title", Size::Large);
    let report = &screen.state.report;
    if report.is_empty() {
        empty_ui(ui, screen);
        return;
    }
    let words = summary(screen, report);
    text::words_ui(ui, &theme, &words, Size::Lead, Weight::Regular);
    screen.muted_ui(ui, "progress-known-text");
    ui.add_space(theme.space(2.0));
    let label = screen.text("progress-as-table");
    let button = control::button_ui(ui, &theme, &label, chosen_if(state.table), theme.px(150.0));
    control::announce(&button, ui, Role::Button, &label, state.table);
    if button.clicked() {
        screen.send(Command::ShowTable(!state.table));
    }
    if state.table {
        table::skills_ui(ui, screen, report);
    } else {
        plot::over_time_ui(ui, screen, report);
        skills_ui(ui, screen, report);
    }
    unasked_ui(ui, screen, report);
    mistakes_ui(ui, screen, report);
    if state.table {
        table::over_time_ui(ui, screen, report);
    }
    learners::along_ui(ui, screen);
}

fn empty_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    let words = screen.text("progress-empty");
    text::words_ui(ui, &theme, &words, Size::Lead, Weight::Regular);
    ui.add_space(theme.space(4.0));
    let width = ui.available_width().min(theme.px(320.0));
    if screen.button_ui(ui, "progress-empty-practise", Emphasis::Primary, width) {
        screen.send(Command::GoPractice);
    }
}

fn summary(screen: &Screen<'_>, report: &Report) -> String {
    let facts = [
        ("answered", report.all.answered.into()),
        ("known", report.all.known.into()),
        ("week", report.this_week.answered.into()),
        ("week-known", report.this_week.known.into()),
    ];
    screen.with("progress-summary", facts)
}

fn skills_ui(ui: &mut Ui, screen: &mut Screen<'_>, report: &Report) {
    let theme = *screen.theme;
    part_ui(ui, screen, "progress-skills");
    screen.muted_ui(ui, "progress-skills-text");
    screen.muted_ui(ui, "progress-mastery-text");
    for (group, skills) in &report.groups {
        ui.add_space(theme.space(3.0));
        text::heading_ui(ui, &theme, &screen.say.group(*group), Size::Lead);
        for practised in skills {
            let title = screen.say.skill(practised.skill);
            let facts = [
                ("mastery", mastery(screen, practised).into()),
                ("known", practised.tally.known.into()),
                ("answered", practised.tally.answered.into()),
            ];
            let state = screen.with("progress-skill", facts);
            // The precision of `f32` is enough for a bar.
            let share = practised.tally.share().unwrap_or(0.0) as f32;
            if course::row_ui(ui, screen, &title, &state, Some(share)).clicked() {
                screen.send(Command::PractiseSkills(vec![practised.skill]));
            }
        }
    }
}

fn unasked_ui(ui: &mut Ui, screen: &Screen<'_>, report: &Report) {
    if report.unasked > 0 {
        ui.add_space(screen.theme.space(2.0));
        let words = screen.with("progress-unasked", [("skills", report.unasked.into())]);
        text::muted_ui(ui, screen.theme, &words);
    }
}

fn mistakes_ui(ui: &mut Ui, screen: &Screen<'_>, report: &Report) {
    if report.mistakes.is_empty() {
        return;
    }
    part_ui(ui, screen, "progress-slips");
    for (mistake, times) in &report.mistakes {
        let slip = screen.say.mistake(*mistake).into();
        let facts = [("slip", slip), ("times", (*times).into())];
        let words = screen.with("progress-slip", facts);
        text::body_ui(ui, screen.theme, &words);
    }
}
