//! What happened at the table, told in sentences.

use egui::Ui;

use crate::exercise::Phrase;
use crate::ui::screens::Screen;
use crate::ui::text;

/// The story, a paragraph for each sentence.
pub fn scene_ui(ui: &mut Ui, screen: &Screen<'_>, told: &[Phrase]) {
    for phrase in told {
        text::body_ui(ui, screen.theme, &screen.say.phrase(phrase));
    }
}
