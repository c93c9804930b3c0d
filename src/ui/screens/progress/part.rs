//! What the page and its table have in common.

use egui::Ui;

use crate::learner::Practised;
use crate::ui::screen::Screen;
use crate::ui::theme::Size;

pub(super) fn part_ui(ui: &mut Ui, screen: &Screen<'_>, id: &str) {
    ui.add_space(screen.theme.space(6.0));
    screen.heading_ui(ui, id, Size::Title);
}

pub(super) fn mastery(screen: &Screen<'_>, practised: &Practised) -> String {
    let id = practised.mastery.id();
    screen.text(&format!("mastery-{id}"))
}
