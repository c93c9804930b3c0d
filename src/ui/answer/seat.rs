//! Input for one of the four players. The buttons are placed as the players sit.

use contract_bridge::Seat;
use egui::{Grid, Ui};

use crate::exercise::Answer;
use crate::ui::answer::choice::{self, Shown};
use crate::ui::answer::mark::Mark;
use crate::ui::attempt::{Attempt, Draft};
use crate::ui::command::Command;
use crate::ui::screen::Screen;

pub(super) fn seats_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let right = attempt.grade().map(|grade| grade.solution.clone());
    let width = ((ui.available_width() - 2.0 * theme.space(2.0)) / 3.0).min(theme.px(190.0));
    let rows = [
        [None, Some(Seat::North), None],
        [Some(Seat::West), None, Some(Seat::East)],
        [None, Some(Seat::South), None],
    ];
    Grid::new("seats")
        .spacing([theme.space(2.0), theme.space(2.0)])
        .show(ui, |ui| {
            for row in rows {
                for seat in row {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        let Some(seat) = seat else { return };
                        let chosen = attempt.draft == Draft::Seat(seat) && !attempt.was_shown();
                        let mark = Mark::of(attempt, chosen, right == Some(Answer::Seat(seat)));
                        let name = screen.say.notation.seat(seat);
                        let option = Shown {
                            key: "",
                            words: &name,
                            second: None,
                            chosen,
                            mark,
                            several: false,
                        };
                        if choice::option_ui(ui, screen, option) {
                            screen.send(Command::Answer(Draft::Seat(seat)));
                        }
                    });
                }
                ui.end_row();
            }
        });
}
