//! The answer to a question with several right options: which ones are right, and which are wrong.

use egui::{Rect, Ui, Vec2};

use crate::exercise::{Answer, Phrase};
use crate::ui::projector::fit::{fitted_words_ui, height_of};
use crate::ui::projector::posed::Part;
use crate::ui::projector::slide::frame::Slide;
use crate::ui::projector::slide::paragraph::{both_ui, second_of};
use crate::ui::screen::Screen;
use crate::ui::text::{self, Both, Style};
use crate::ui::theme::{Size, Theme, Weight};

/// What to show, from the most to the least. The first that fits is used.
const WAYS: [Way; 4] = [
    Way::of(true, true),
    Way::of(true, false),
    Way::of(false, true),
    Way::of(false, false),
];

#[derive(Debug, Clone, Copy)]
struct Way {
    /// Whether wrong options are shown too.
    wrong: bool,
    second: bool,
}

impl Way {
    const fn of(wrong: bool, second: bool) -> Self {
        Self { wrong, second }
    }
}

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

    fn shown(&self, way: Way) -> Option<Both> {
        (self.right || way.wrong).then(|| Both {
            first: format!(
                "{} {}",
                if self.right { "✓" } else { "✗" },
                self.words.first
            ),
            second: self.words.second.clone().filter(|_| way.second),
        })
    }

    fn height(&self, ui: &Ui, theme: &Theme, way: Way, width: f32) -> f32 {
        let Some(words) = self.shown(way) else {
            return 0.0;
        };
        let style = self.style(theme);
        let of = |words: &str, style| height_of(ui, text::job(theme, words, style), width);
        let second = words.second.as_deref();
        let under = second.map_or(0.0, |words| of(words, second_of(theme, style)));
        of(&words.first, style) + under + theme.space(2.0)
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
    let fits = |way: &&Way| {
        let heights = all.iter();
        let heights = heights.map(|it| it.height(ui, screen.theme, **way, place.width()));
        (way.wrong || !none) && heights.sum::<f32>() <= place.height()
    };
    let way = WAYS.iter().find(fits).copied();
    let way = way.unwrap_or(Way::of(none, false));
    fitted_words_ui(
        ui,
        screen.theme,
        slide.id(ui, "choices"),
        place,
        |ui, theme| {
            ui.spacing_mut().item_spacing = Vec2::new(0.0, theme.space(0.5));
            for choice in &all {
                let Some(words) = choice.shown(way) else {
                    continue;
                };
                both_ui(ui, theme, &words, choice.style(theme));
                ui.add_space(theme.space(1.0));
            }
        },
    );
}
