//! The question before the end: a clicker sends Escape too easily.

use egui::{Ui, Vec2};

use crate::ui::command::{Command, ProjectorCommand as Do};
use crate::ui::control::{self, Emphasis};
use crate::ui::projector::talk::Talk;
use crate::ui::screen::Screen;
use crate::ui::text;
use crate::ui::theme::Size;

pub(super) fn leave_ui(ui: &mut Ui, screen: &mut Screen<'_>, talk: &Talk) {
    let theme = *screen.theme;
    let modal = egui::Modal::new(egui::Id::unique("leave")).frame(
        egui::Frame::new()
            .fill(theme.sheet)
            .corner_radius(control::corner(&theme))
            .inner_margin(theme.space(6.0)),
    );
    let voted = talk.has_votes();
    let window = ui.ctx().content_rect().size();
    modal.show(ui.ctx(), |ui| {
        ui.set_max_width(theme.px(640.0).min(window.x * 0.86));
        let title = screen.say.text("projector-leave-title");
        text::heading_ui(ui, &theme, &title, Size::Title);
        let words = if voted {
            "projector-leave-votes"
        } else {
            "projector-leave-text"
        };
        text::body_ui(ui, &theme, &screen.say.text(words));
        if let Some(folder) = &talk.unkept {
            let file = [("file", folder.display().to_string().into())];
            let words = screen.say.with("teach-votes-unkept", file);
            let response = text::body_ui(ui, &theme, &words);
            text::announce_as(ui, &response, egui::Role::Alert, &words);
        }
        ui.add_space(theme.space(3.0));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(theme.space(2.0));
            let all = [
                (
                    true,
                    "projector-leave-stay",
                    Do::AskLeave(false),
                    Emphasis::Primary,
                ),
                (
                    voted,
                    "projector-leave-save",
                    Do::Leave { save: true },
                    Emphasis::Quiet,
                ),
                (
                    true,
                    "projector-leave-end",
                    Do::Leave { save: false },
                    Emphasis::Quiet,
                ),
            ];
            for (shown, id, command, emphasis) in all {
                if !shown {
                    continue;
                }
                let label = screen.say.text(id);
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
