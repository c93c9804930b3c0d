//! Words on the felt.

use std::sync::Arc;

use egui::{Color32, Galley, Ui};

use crate::engine::laws::penalty_card::PenaltyKind;
use crate::ui::{Screen, Size, Style, Theme, Weight, text};

pub(super) fn tag(screen: &Screen<'_>, kind: Option<PenaltyKind>) -> String {
    screen.text(match kind {
        Some(PenaltyKind::Minor) => "table-penalty-minor",
        Some(PenaltyKind::Major) => "table-penalty-major",
        None => "table-exposed",
    })
}

pub(super) fn line(
    ui: &Ui,
    theme: &Theme,
    words: &str,
    size: Size,
    weight: Weight,
    color: Color32,
) -> Arc<Galley> {
    let style = Style::new(theme, size, weight).color(color).plain();
    text::line(ui, theme, words, style)
}
