//! The answer to a question with several right options: which ones are right, and which are wrong.

use egui::{Rect, Ui, Vec2};

use crate::exercise::{Answer, Phrase};
use crate::ui::projector::slide::{frame::Slide, paragraph::both_ui, paragraph::height_of_both};
use crate::ui::projector::{fit::fitted_words_ui, posed::Part};
use crate::ui::{Both, Screen, Size, Style, Theme, Weight};

/// Whether to show wrong options and the second language, from the most to the least. The first
/// way that fits is used.
const WAYS: [(bool, bool); 4] = [(true, true), (true, false), (false, true), (false, false)];

struct Choice {
    words: Both,
    right: bool,
}

impl Choice {
    fn style(&self, theme: &Theme) -> Style {
        if self.right {
            Style::new(theme, Size::Body, Weight::Semibold).color(theme.right)
        } else {
            Style::new(theme, Size::Body, Weight::Regular).color(theme.muted)
        }
    }

    fn shown(&self, (wrong, second): (bool, bool)) -> Option<Both> {
        let sign = if self.right { "✓" } else { "✗" };
        (self.right || wrong).then(|| Both {
            first: format!("{sign} {}", self.words.first),
            second: self.words.second.clone().filter(|_| second),
        })
    }
}

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
    let all: Vec<Choice> = options
        .iter()
        .enumerate()
        .map(|(at, option)| Choice {
            words: screen.both(|say| say.phrase(option)),
            right: right.contains(&at),
        })
        .collect();
    // If no option is right, the wrong ones are the answer and must be shown.
    let none = right.is_empty();
    let fits = |way: &(bool, bool)| {
        let height = |choice: &Choice| {
            let words = choice.shown(*way)?;
            let style = choice.style(screen.theme);
            let height = height_of_both(ui, screen.theme, &words, style, place.width());
            Some(height + screen.theme.space(2.0))
        };
        (way.0 || !none) && all.iter().filter_map(height).sum::<f32>() <= place.height()
    };
    let way = WAYS.into_iter().find(fits).unwrap_or((none, false));
    let id = slide.id(ui, "choices");
    fitted_words_ui(ui, screen.theme, id, place, |ui, theme| {
        ui.spacing_mut().item_spacing = Vec2::new(0.0, theme.space(0.5));
        for choice in &all {
            let Some(words) = choice.shown(way) else {
                continue;
            };
            both_ui(ui, theme, &words, choice.style(theme));
            ui.add_space(theme.space(1.0));
        }
    });
}
