//! The finding on a case.

use std::slice;

use egui::{Frame, Role, Ui, Vec2};

use crate::desk::{Block, Choices, Fault, Finding, Tool};
use crate::exercise::{Phrase, Step};
use crate::ui::answer::choice::{self, Shown};
use crate::ui::control::{self, Emphasis};
use crate::ui::desk::{DeskCommand, DeskSaid, DeskState};
use crate::ui::table::{self, account};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};
use crate::ui::{
    answer::mark::Mark, command::Command, desk::text::finding_text, explanation, screen::Screen,
    screens::parts, screens::parts::of_file,
};

use super::pick;

pub(super) type Answer = Result<Finding, Fault>;

pub(super) fn headline_ui(ui: &mut Ui, screen: &Screen<'_>, answer: &Answer) {
    let theme = screen.theme;
    let fault = match answer {
        Ok(finding) => {
            let both = screen.both(|say| say.phrase(&finding.headline));
            let style = Style::new(theme, Size::Lead, Weight::Bold);
            let response = text::both_ui(ui, theme, &both, style);
            return text::announce_as(ui, &response, Role::Status, &both.first);
        }
        Err(fault) => fault,
    };
    let words = screen.say.phrase(&fault.phrase());
    let (color, role) = if fault.is_beginning() {
        (theme.muted, Role::Label)
    } else {
        (theme.wrong, Role::Status)
    };
    let style = Style::new(theme, Size::Lead, Weight::Semibold).color(color);
    let response = text::paragraph_ui(ui, theme, &words, style);
    text::announce_as(ui, &response, role, &words);
    if let Some(reason) = fault.reason() {
        explanation::rule_ui(ui, screen, &reason);
    }
}

pub(super) fn support_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &DeskState, answer: &Answer) {
    let theme = *screen.theme;
    ui.spacing_mut().item_spacing = Vec2::splat(theme.space(2.0));
    let Ok(finding) = answer else {
        return;
    };
    for block in &finding.blocks {
        match block {
            Block::Heading(phrase) => phrase_ui(ui, screen, phrase, Weight::Bold),
            Block::Say(phrase) => phrase_ui(ui, screen, phrase, Weight::Regular),
            Block::Rule(reason) => explanation::rule_ui(ui, screen, reason),
            Block::Account(score) => {
                let (total, wrong) = (score.total(), None);
                let lines = score.lines().iter();
                let lines = lines.map(|&line| Step::Line { line, wrong });
                let steps: Vec<Step> = lines.chain([Step::Total { total, wrong }]).collect();
                account::working_ui(ui, screen, &steps, None);
            }
            Block::Exhibit(exhibit) => table::exhibit_ui(ui, screen, exhibit, None),
            // The form of an inquiry asks them.
            Block::Choices(_) if is_inquiry(state) => {}
            Block::Choices(choices) => choices_ui(ui, screen, choices),
        }
    }
    if let Some(spoken) = &finding.spoken {
        spoken_ui(ui, screen, spoken);
    }
    if !finding.is_open() {
        ui.add_space(theme.space(2.0));
        actions_ui(ui, screen, state, finding);
    }
}

const fn is_inquiry(state: &DeskState) -> bool {
    matches!(state.tool, Tool::Inquiry(_))
}

/// The questions of an inquiry, as its form.
pub(super) fn questions_ui(ui: &mut Ui, screen: &mut Screen<'_>, answer: &Answer) {
    let blocks = answer.iter().flat_map(|finding| &finding.blocks);
    let mut answered = false;
    for block in blocks {
        if let Block::Choices(choices) = block {
            options_ui(ui, screen, choices);
            answered |= choices.chosen.is_some();
        }
    }
    if answered {
        screen.muted_ui(ui, "desk-choose-again");
    }
}

/// What to say to the players, in a frame of its own.
fn spoken_ui(ui: &mut Ui, screen: &Screen<'_>, spoken: &Phrase) {
    let theme = screen.theme;
    let frame = Frame::new()
        .fill(theme.accent_ground)
        .corner_radius(control::corner(theme))
        .inner_margin(theme.space(4.0));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width().min(theme.px(560.0)));
        pick::name_ui(ui, screen, "desk-say");
        phrase_ui(ui, screen, spoken, Weight::Regular);
    });
}

fn phrase_ui(ui: &mut Ui, screen: &Screen<'_>, phrase: &Phrase, weight: Weight) {
    let both = screen.both(|say| say.phrase(phrase));
    let style = Style::new(screen.theme, Size::Body, weight);
    text::both_ui(ui, screen.theme, &both, style);
}

fn choices_ui(ui: &mut Ui, screen: &mut Screen<'_>, choices: &Choices) {
    options_ui(ui, screen, choices);
    if choices.chosen.is_some() && choices.options.len() > 1 {
        screen.muted_ui(ui, "desk-choose-again");
    }
}

/// The options of a player. The chosen one is shown alone; pressing it again undoes the choice.
fn options_ui(ui: &mut Ui, screen: &mut Screen<'_>, choices: &Choices) {
    let theme = *screen.theme;
    phrase_ui(ui, screen, &choices.asks, Weight::Bold);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = theme.space(1.5);
        let options = choices.options.iter().enumerate();
        let shown = options.filter(|(at, _)| choices.chosen.is_none_or(|chosen| chosen == *at));
        for (index, option) in shown {
            let words = screen.both(|say| say.phrase(option));
            let option = Shown {
                key: "",
                words: &words.first,
                second: words.second.as_deref(),
                chosen: choices.chosen == Some(index),
                mark: Mark::None,
                several: false,
            };
            if choice::option_ui(ui, screen, option) {
                let command = DeskCommand::Choose(choices.stage, index);
                screen.send(Command::Desk(command));
            }
        }
    });
}

fn actions_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &DeskState, finding: &Finding) {
    let theme = *screen.theme;
    control::row_ui(ui, theme.space(2.0), |ui| {
        if finding.exercise.is_some() && screen.button_ui(ui, "desk-practise", Emphasis::Quiet, 0.0)
        {
            screen.send(Command::Desk(DeskCommand::Practise));
        }
        if screen.button_ui(ui, "desk-copy", Emphasis::Quiet, 0.0) {
            ui.ctx().copy_text(finding_text(&screen.say, finding));
            screen.send(Command::Desk(DeskCommand::Copied));
        }
        if screen.button_ui(ui, "desk-print", Emphasis::Quiet, 0.0) {
            screen.send(Command::Desk(DeskCommand::Print));
        }
    });
    if let Some(said) = &state.said {
        let say = &screen.say;
        let words = match said {
            DeskSaid::Copied => say.text("desk-copied"),
            DeskSaid::Printed(path) => {
                of_file(say, screen.state.files.written("desk-printed"), path)
            }
            DeskSaid::Unprinted(id, path) => of_file(say, id, path),
        };
        let response = text::muted_ui(ui, &theme, &words);
        text::announce_as(ui, &response, Role::Status, &words);
        if let DeskSaid::Printed(path) = said {
            parts::again_ui(ui, screen, slice::from_ref(path));
        }
    }
}
