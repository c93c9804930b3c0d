//! Helpers of the page to send commands.

use egui::Ui;

use crate::ui::command::{Command, ComposeCommand};
use crate::ui::control::{self};
use crate::ui::screen::Screen;

pub(super) fn press_ui(ui: &mut Ui, screen: &Screen<'_>, id: &str) -> bool {
    let label = screen.text(id);
    let quiet = control::Emphasis::Quiet;
    control::button_ui(ui, screen.theme, &label, quiet, screen.theme.px(96.0)).clicked()
}

pub(super) fn send(screen: &mut Screen<'_>, command: ComposeCommand) {
    screen.send(Command::Compose(command));
}
