//! The learners on this computer: choose, add, rename, delete.

mod files;

use egui::{Role, Ui, Vec2};

use crate::learner::Learner;
use crate::ui::command::{Command, LearnersCommand};
use crate::ui::control::{self, Emphasis};
use crate::ui::page::{Deleting, LearnersState};
use crate::ui::screen::Screen;
use crate::ui::screens::around::page_ui;
use crate::ui::screens::field::Field;
use crate::ui::screens::parts;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

/// The width of the field for a name, in points of the design.
const NAME: f32 = 340.0;

pub(super) fn learners_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &LearnersState) {
    page_ui(ui, screen, |ui, screen| people_ui(ui, screen, state));
    if let Some(deleting) = state.deleting {
        confirm_ui(ui, screen, deleting);
    }
}

pub(super) fn door_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "learners-title", Size::Lead);
    let width = theme.px(220.0);
    if screen.button_ui(ui, "learners-open", Emphasis::Quiet, width) {
        screen.send(Command::GoLearners);
    }
}

/// Where a browser keeps the history: that it may forget it, and how to take it along.
pub(super) fn along_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    if !screen.state.is_kept_by_host() {
        return;
    }
    let theme = *screen.theme;
    ui.add_space(theme.space(3.0));
    screen.muted_ui(ui, "kept-in-browser");
    if screen.button_ui(ui, "kept-take-along", Emphasis::Quiet, theme.px(220.0)) {
        screen.send(Command::GoLearners);
    }
}

fn people_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &LearnersState) {
    let theme = *screen.theme;
    screen.heading_ui(ui, "learners-title", Size::Large);
    let notebook = &screen.state.notebook;
    if notebook.history().is_none() {
        let words = screen.text("learners-guest-text");
        text::words_ui(ui, &theme, &words, Size::Lead, Weight::Regular);
        if let Some(said) = &state.said {
            files::said_ui(ui, screen, said);
        }
        return parts::troubles_ui(ui, screen);
    }
    screen.muted_ui(ui, "learners-intro");
    if let Some(said) = state.said.as_ref().filter(|said| !said.is_of_file()) {
        files::said_ui(ui, screen, said);
    }
    if notebook.learners().is_empty() {
        screen.body_ui(ui, "learners-none");
    }
    for learner in notebook.learners() {
        control::hairline_ui(ui, &theme);
        match &state.renaming {
            Some((renamed, typed)) if *renamed == learner.id => {
                renaming_ui(ui, screen, learner, typed);
            }
            _ => learner_ui(ui, screen, learner),
        }
    }
    control::hairline_ui(ui, &theme);
    add_ui(ui, screen, state);
    ui.add_space(theme.space(8.0));
    files::files_ui(ui, screen, state);
}

fn learner_ui(ui: &mut Ui, screen: &mut Screen<'_>, learner: &Learner) {
    let theme = *screen.theme;
    let here = screen.state.notebook.learner().map(|it| it.id) == Some(learner.id);
    let room = ui.available_width();
    let beside = room > theme.px(700.0);
    let name = |ui: &mut Ui, screen: &Screen<'_>| {
        let weight = if here { Weight::Bold } else { Weight::Semibold };
        text::words_ui(ui, &theme, &learner.name, Size::Lead, weight);
        if here {
            let words = screen.text("learners-here");
            let style = Style::new(&theme, Size::Small, Weight::Semibold).color(theme.accent);
            text::paragraph_ui(ui, &theme, &words, style);
        }
    };
    if beside {
        ui.horizontal(|ui| {
            ui.vertical(|ui| {
                ui.set_width(room * 0.4);
                if !here {
                    // Aligns a single line with the labels of the buttons.
                    let line = theme.size(Size::Lead) * 1.38;
                    ui.add_space((theme.px(46.0) - line) / 2.0);
                }
                name(ui, screen);
            });
            actions_ui(ui, screen, learner, here);
        });
    } else {
        name(ui, screen);
        ui.horizontal_wrapped(|ui| actions_ui(ui, screen, learner, here));
    }
}

fn actions_ui(ui: &mut Ui, screen: &mut Screen<'_>, learner: &Learner, here: bool) {
    let theme = *screen.theme;
    ui.spacing_mut().item_spacing = Vec2::splat(theme.space(2.0));
    let choose = LearnersCommand::Choose(learner.id);
    let rename = LearnersCommand::Rename(Some(learner.id));
    let delete = LearnersCommand::AskDelete(Some(learner.id));
    let choose = ("learners-choose", "learners-choose-name", choose);
    let all = [
        Some(choose).filter(|_| !here),
        Some(("learners-rename", "learners-rename-name", rename)),
        Some(("learners-delete", "learners-delete-name", delete)),
    ];
    for (label, spoken, command) in all.into_iter().flatten() {
        let label = screen.text(label);
        let name = [("name", learner.name.clone().into())];
        let spoken = screen.with(spoken, name);
        let button = control::button_ui(ui, &theme, &label, Emphasis::Quiet, theme.px(96.0));
        control::announce(&button, ui, Role::Button, &spoken, false);
        if button.clicked() {
            screen.send(Command::Learners(command));
        }
    }
}

fn renaming_ui(ui: &mut Ui, screen: &mut Screen<'_>, learner: &Learner, typed: &str) {
    let name = [("name", learner.name.clone().into())];
    let label = screen.with("learners-other-name", name);
    let field = Field {
        width: NAME,
        ..Field::labelled("learners-other-name", label, typed)
    };
    let typed = |name| Command::Learners(LearnersCommand::TypeOther(name));
    let (done, left) = field.to_leave_ui(ui, screen, ["learners-keep", "learners-cancel"]);
    if done.sent(screen, typed).entered {
        screen.send(Command::Learners(LearnersCommand::KeepName));
    }
    if left {
        screen.send(Command::Learners(LearnersCommand::Rename(None)));
    }
}

fn add_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &LearnersState) {
    let field = Field {
        width: NAME,
        ..Field::line(screen, "learners-name", &state.name)
    };
    let typed = |name| Command::Learners(LearnersCommand::TypeName(name));
    let done = field.with_button_ui(ui, screen, "learners-add");
    if done.sent(screen, typed).entered {
        screen.send(Command::Learners(LearnersCommand::Add));
    }
}

/// Asks for confirmation. Cancel has the focus at first, and the focus stays in the dialog.
fn confirm_ui(ui: &Ui, screen: &mut Screen<'_>, deleting: Deleting) {
    let theme = *screen.theme;
    let mut learners = screen.state.notebook.learners().iter();
    let Some(learner) = learners.find(|it| it.id == deleting.learner) else {
        return;
    };
    let name = || [("name", learner.name.clone().into())];
    let window = ui.ctx().content_rect().size();
    let modal = control::dialog(&theme, "delete-learner", 6.0);
    let shown = modal.show(ui.ctx(), |ui| {
        ui.set_max_width(theme.px(560.0).min(window.x * 0.86));
        let title = screen.with("learners-delete-title", name());
        text::heading_ui(ui, &theme, &title, Size::Title);
        let answers = [("answers", deleting.answers.into())];
        let words = screen.with("learners-delete-text", answers);
        text::announced_ui(ui, &theme, &words, Role::Alert);
        if deleting.answers > 0 {
            screen.muted_ui(ui, "learners-delete-advice");
        }
        ui.add_space(theme.space(3.0));
        let inner = control::row_ui(ui, theme.space(3.0), |ui| {
            let width = theme.px(150.0);
            let cancel = screen.text("learners-cancel");
            let cancel = control::button_ui(ui, &theme, &cancel, Emphasis::Primary, width);
            let delete = screen.text("learners-delete-yes");
            let delete = control::button_ui(ui, &theme, &delete, Emphasis::Quiet, width);
            if !cancel.has_focus() && !delete.has_focus() {
                cancel.request_focus();
            }
            (cancel.clicked(), delete.clicked())
        });
        inner.inner
    });
    let (cancel, delete) = shown.inner;
    if delete {
        screen.send(Command::Learners(LearnersCommand::Delete));
    } else if cancel || shown.should_close() {
        screen.send(Command::Learners(LearnersCommand::AskDelete(None)));
    }
}
