//! The answer to a question with several right options: which ones are right, and which are wrong.

use egui::{Rect, Ui, Vec2};

use crate::exercise::{Answer, Phrase};
use crate::ui::projector::slide::{frame::Slide, paragraph::both_ui, paragraph::height_of_both};
use crate::ui::projector::{fit::fitted_words_ui, posed::Part};
use crate::ui::{Both, Screen, Size, Style, Theme, Weight};

/// Whether to show wrong options and the second language. The first way that fits is used.
const WAYS: [(bool, bool); 4] = [(true, true), (true, false), (false, true), (false, false)];

/// All options with their signs. If they do not fit, only the right ones.
pub(super) fn choices_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    (part, options): (&Part, &[Phrase]),
) {
    let right = match part.shown.grade().map(|grade| &grade.solution) {
        Some(Answer::Choices(right)) => right.as_slice(),
        _ => &[],
    };
    let all: Vec<(Both, bool)> = options
        .iter()
        .enumerate()
        .map(|(at, option)| (screen.both(|say| say.phrase(option)), right.contains(&at)))
        .collect();
    // The options shown in this way, with their styles.
    let shown = |theme: &Theme, (wrong, second): (bool, bool)| {
        let good = Style::new(theme, Size::Body, Weight::Semibold).color(theme.right);
        let bad = Style::new(theme, Size::Body, Weight::Regular).color(theme.muted);
        let shown = all.iter().filter(move |(_, right)| *right || wrong);
        shown.map(move |(words, right)| {
            let (sign, style) = if *right { ("✓", good) } else { ("✗", bad) };
            let first = format!("{sign} {}", words.first);
            let second = words.second.clone().filter(|_| second);
            (Both { first, second }, style)
        })
    };
    // If no option is right, the wrong ones are the answer and must be shown.
    let none = right.is_empty();
    let fits = |way: &(bool, bool)| {
        let heights = shown(screen.theme, *way).map(|(words, style)| {
            let height = height_of_both(ui, screen.theme, &words, style, place.width());
            height + screen.theme.space(2.0)
        });
        (way.0 || !none) && heights.sum::<f32>() <= place.height()
    };
    let way = WAYS.into_iter().find(fits).unwrap_or((none, false));
    let id = slide.id(ui, "choices");
    fitted_words_ui(ui, screen.theme, id, place, |ui, theme| {
        ui.spacing_mut().item_spacing = Vec2::new(0.0, theme.space(0.5));
        for (words, style) in shown(theme, way) {
            both_ui(ui, theme, &words, style);
            ui.add_space(theme.space(1.0));
        }
    });
}
