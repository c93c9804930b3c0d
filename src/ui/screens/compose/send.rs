//! How the parts of the page send commands.

use egui::Ui;

use crate::ui::command::{Command, ComposeCommand};
use crate::ui::control::Emphasis;
use crate::ui::screen::Screen;

pub(super) fn press_ui(ui: &mut Ui, screen: &Screen<'_>, id: &str) -> bool {
    screen.button_ui(ui, id, Emphasis::Quiet, screen.theme.px(96.0))
}

pub(super) fn send(screen: &mut Screen<'_>, command: ComposeCommand) {
    screen.send(Command::Compose(command));
}
