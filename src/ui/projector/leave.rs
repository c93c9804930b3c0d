//! Asks before leaving the lesson, because Escape on a clicker is easily pressed by mistake.

use egui::Ui;

use crate::ui::{
    Command, Emphasis, Screen, Size, command::ProjectorCommand as Do, control,
    projector::talk::Talk, text,
};

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
