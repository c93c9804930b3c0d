//! A bar of buttons, which appears while the pointer moves, and the question before leaving.

use egui::{Align2, Area, Frame, Margin, Order, Ui, Vec2};

use crate::ui::command::{PhonesCommand, ProjectorCommand as Do};
use crate::ui::projector::{beat::Beat, phones, talk::Cover, talk::Talk};
use crate::ui::{Command, Emphasis, Screen, Size, control, text};

pub(super) fn bar_ui(ui: &mut Ui, screen: &mut Screen<'_>, talk: &Talk, beat: Beat) {
    let theme = *screen.theme;
    let window = ui.ctx().content_rect().size();
    Area::new(egui::Id::unique("projector-bar"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_BOTTOM, Vec2::new(0.0, -theme.space(2.0)))
        .constrain(true)
        .show(ui.ctx(), |ui| {
            let margin = Margin::same(theme.space(2.0) as i8);
            Frame::new()
                .fill(theme.sheet)
                .stroke(egui::Stroke::new(1.0, theme.line))
                .corner_radius(control::corner(&theme))
                .inner_margin(margin)
                .show(ui, |ui| {
                    ui.set_max_width(window.x * 0.94);
                    control::row_ui(ui, theme.space(1.5), |ui| {
                        buttons_ui(ui, screen, talk, beat);
                    });
                });
        });
}

pub(super) fn buttons_ui(ui: &mut Ui, screen: &mut Screen<'_>, talk: &Talk, beat: Beat) {
    let now = ui.input(|input| input.time);
    let (quiet, on) = (Emphasis::Quiet, control::chosen_if);
    let black = (talk.cover != Some(Cover::Black)).then_some(Cover::Black);
    let covered = on(black.is_none());
    let tells = beat.tells() || talk.hidden;
    let part = talk.part(talk.at);
    let voted = part.is_some_and(|part| part.poll.round(0).total() > 0);
    let (timer, teams) = (talk.timer.is_some(), talk.teams.is_some());
    let teacher = screen.state.choices.teacher_window;
    let window = Do::TeacherWindow(!teacher);
    let handed = screen.state.files.are_handed();
    let (full, fills) = (screen.state.full_screen, screen.state.fills_screen);
    let all = [
        (true, "projector-back", Do::Back, quiet),
        (true, "projector-forward", Do::Forward, Emphasis::Primary),
        (true, "projector-all", Do::All, quiet),
        (true, "projector-list", Do::List(true), quiet),
        (true, "projector-black", Do::Cover(black), covered),
        (tells, "projector-hide", Do::Hide, on(talk.hidden)),
        (part.is_some(), "projector-another", Do::Another, quiet),
        (voted, "projector-vote-again", Do::VoteAgain, quiet),
        (true, "projector-timer", Do::Timer(now), on(timer)),
        (true, "projector-teams-shown", Do::Teams(!teams), on(teams)),
        (!handed, "projector-teacher", window, on(teacher)),
        (fills, "projector-full", Do::FullScreen(!full), on(full)),
        (true, "projector-leave", Do::AskLeave(true), quiet),
    ];
    let shown = all.into_iter().filter(|(shown, ..)| *shown);
    let shown = shown.map(|(_, id, command, emphasis)| (id, Command::Projector(command), emphasis));
    let (asks, shows) = phones::next(talk);
    let can_vote = phones::can_vote(screen.state);
    let stops = talk.phones.on().is_some();
    let phones = [
        (can_vote, "projector-phones", asks, on(shows)),
        (stops, "projector-phones-off", PhonesCommand::Stop, quiet),
    ];
    let phones = phones.into_iter().filter(|(shown, ..)| *shown);
    let phones = phones.map(|(_, id, command, emphasis)| (id, Command::Phones(command), emphasis));
    let keys = ("projector-keys", Command::ShowKeys(true), quiet);
    for (id, command, emphasis) in shown.chain(phones).chain([keys]) {
        let label = screen.text(id);
        let button = control::button_in_row_ui(ui, screen.theme, id, &label, emphasis);
        if button.clicked() {
            screen.send(command);
        }
    }
}

/// Asks before leaving the lesson, because Escape on a clicker is easily pressed by mistake.
pub(super) fn leave_ui(ui: &mut Ui, screen: &mut Screen<'_>, talk: &Talk) {
    let theme = *screen.theme;
    let modal = control::dialog(&theme, "leave", 6.0);
    let voted = talk.has_votes();
    let window = ui.ctx().content_rect().size();
    modal.show(ui.ctx(), |ui| {
        ui.set_max_width(theme.px(640.0).min(window.x * 0.86));
        screen.heading_ui(ui, "projector-leave-title", Size::Title);
        let words = if voted {
            "projector-leave-votes"
        } else {
            "projector-leave-text"
        };
        screen.body_ui(ui, words);
        if let Some(folder) = &talk.unkept {
            let file = [("file", folder.display().to_string().into())];
            let words = screen.with("teach-votes-unkept", file);
            text::announced_ui(ui, &theme, &words, egui::Role::Alert);
        }
        ui.add_space(theme.space(3.0));
        control::row_ui(ui, theme.space(2.0), |ui| {
            let (primary, quiet) = (Emphasis::Primary, Emphasis::Quiet);
            let all = [
                (true, "projector-leave-stay", Do::AskLeave(false), primary),
                (
                    voted,
                    "projector-leave-save",
                    Do::Leave { save: true },
                    quiet,
                ),
                (
                    true,
                    "projector-leave-end",
                    Do::Leave { save: false },
                    quiet,
                ),
            ];
            for (_, id, command, emphasis) in all.into_iter().filter(|(shown, ..)| *shown) {
                let label = screen.text(id);
                let width = theme.px(150.0);
                let pressed = ui.push_id(id, |ui| {
                    control::button_ui(ui, &theme, &label, emphasis, width).clicked()
                });
                if pressed.inner {
                    screen.send(Command::Projector(command));
                }
            }
        });
    });
}
