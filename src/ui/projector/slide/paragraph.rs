//! Words on a slide.

use egui::Ui;

use crate::exercise::Ask;
use crate::ui::projector::{fit::height_of, posed::Part, slide::frame::Slide};
use crate::ui::{Both, Screen, Size, Style, Theme, Weight, text};

/// The text and story of a question or an example, if they are short enough for a line above it.
pub(super) fn told(screen: &Screen<'_>, slide: &Slide<'_>) -> Option<Both> {
    let words = screen.words();
    slide.talk.before(&words, slide.at).line
}

pub(super) fn whole_ui(ui: &mut Ui, theme: &Theme, words: &str, style: Style) {
    let width = ui.available_width();
    text::label_ui(ui, text::job(theme, words, style), width);
}

pub(super) fn both_ui(ui: &mut Ui, theme: &Theme, both: &Both, style: Style) {
    whole_ui(ui, theme, &both.first, style);
    if let Some(second) = &both.second {
        whole_ui(ui, theme, second, second_of(theme, style));
    }
}

/// The height of a text in both languages at a width.
pub(super) fn height_of_both(ui: &Ui, theme: &Theme, both: &Both, style: Style, width: f32) -> f32 {
    let of = |words: &str, style| height_of(ui, text::job(theme, words, style), width);
    let second = both.second.as_deref();
    of(&both.first, style) + second.map_or(0.0, |words| of(words, second_of(theme, style)))
}

/// The style of the second language: 4.3 % of the height, or 3.5 % where it is scaled down.
pub(super) fn second_of(theme: &Theme, style: Style) -> Style {
    Style {
        size: theme.size(Size::Small),
        weight: Weight::Regular,
        color: theme.muted,
        ..style
    }
}

/// The answer in words; `None` if the exhibits show it better.
pub(super) fn said(screen: &Screen<'_>, part: &Part) -> Option<String> {
    let told = matches!(
        part.question.ask,
        Ask::Column(_) | Ask::Choices(_) | Ask::CallMade(_)
    );
    let grade = part.shown.grade().filter(|_| !told)?;
    Some(screen.say.answer(&grade.solution, &part.question.ask))
}
