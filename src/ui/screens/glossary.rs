//! The glossary.
use crate::ui::place::HelpState;
use crate::ui::screens::Screen;
use egui::Ui;
pub(super) fn glossary_ui(_ui: &mut Ui, _screen: &mut Screen<'_>, _state: &HelpState) {}
