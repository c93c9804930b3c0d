//! Words on a slide.

use egui::{Rect, Ui};

use crate::exercise::Ask;
use crate::ui::projector::fit::{cut_down, height_of};
use crate::ui::projector::{beat::Beat, pieces::letters, posed::Part, slide::frame::Slide};
use crate::ui::{Both, Screen, Size, Style, Theme, Weight, text};

/// The text and story of a question or an example, if short enough for a line above it.
pub(super) fn told(screen: &Screen<'_>, slide: &Slide<'_>) -> Option<Both> {
    let words = screen.languages();
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

/// A question with at most this number of letters fits in a line on a 4 : 3 screen.
const LINE: usize = 34;

/// The question with what comes before it; smaller if it shares the slide with other content.
pub(super) fn asked(
    screen: &Screen<'_>,
    slide: &Slide<'_>,
    question: Both,
    shares: bool,
) -> Prompt {
    // Text that was above the table on an earlier slide is not repeated beside the answers.
    let words = screen.languages();
    let again = slide.talk.beats(&words, slide.at).contains(&Beat::Table);
    let told = told(screen, slide).filter(|_| !again);
    let length = letters(&question) + told.as_ref().map_or(0, letters);
    // A question longer than a line leaves more of the slide for its exhibits.
    let small = shares && length > LINE;
    let size = if small { Size::Body } else { Size::Lead };
    Prompt {
        told,
        question,
        size,
    }
}

#[derive(Clone)]
pub(super) struct Prompt {
    told: Option<Both>,
    question: Both,
    size: Size,
}

impl Prompt {
    /// The prompt in the first language only; `None` if it has no second one.
    pub(super) fn in_one_language(mut self) -> Option<Self> {
        let second = self.question.second.take();
        let told = self.told.as_mut().and_then(|told| told.second.take());
        (second.is_some() || told.is_some()).then_some(self)
    }
}

/// Draws the question and returns the place below it. Without a slide it only measures.
pub(super) fn prompt_ui(
    ui: &mut Ui,
    theme: &Theme,
    place: Rect,
    prompt: &Prompt,
    slide: Option<&Slide<'_>>,
) -> Rect {
    let builder = egui::UiBuilder::new().max_rect(place);
    let builder = match slide {
        Some(slide) => builder.id_salt(slide.id(ui, "prompt")),
        None => builder.invisible(),
    };
    let style = Style::new(theme, prompt.size, Weight::Semibold);
    let mut child = ui.new_child(builder);
    child.spacing_mut().item_spacing.y = theme.space(0.5);
    if let Some(told) = &prompt.told {
        let style = Style::new(theme, Size::Body, Weight::Regular);
        both_ui(&mut child, theme, told, style);
        child.add_space(theme.space(1.0));
    }
    both_ui(&mut child, theme, &prompt.question, style);
    let height = child.min_rect().height();
    cut_down(place, height, theme.space(3.0)).1
}
