//! The slide with the right answer.

use egui::{Rect, Ui, Vec2};

use crate::exercise::{Answer, Ask, Phrase};
use crate::ui::projector::fit::{cut_across, cut_down, fitted_ui, fitted_words_ui};
use crate::ui::projector::posed::Part;
use crate::ui::projector::slide::paragraph::{
    asked, both_ui, height_of_both, prompt_ui, said, whole_ui,
};
use crate::ui::projector::slide::pictures::{Letters, Pictures, is_table};
use crate::ui::projector::slide::{frame::Slide, question::question_ui};
use crate::ui::{Both, Screen, Size, Style, Theme, Weight, answer};

/// The right answer: among the answers of the vote, or on the table if it is asked for there.
pub(super) fn answer_ui(ui: &mut Ui, screen: &mut Screen<'_>, place: Rect, slide: &Slide<'_>) {
    let Some(part) = slide.talk.part(slide.at) else {
        return;
    };
    // With a ballot, the answer is marked among the other options.
    if part.ballot.is_some() {
        question_ui(ui, screen, place, slide);
        return;
    }
    let theme = *screen.theme;
    let prompt = screen.say.phrase(&part.question.prompt).into();
    let prompt = asked(screen, slide, prompt, true);
    let rest = prompt_ui(ui, &theme, place, &prompt, Some(slide));
    if let Ask::Choices(options) = &part.question.ask {
        choices_ui(ui, screen, rest, slide, (part, options));
        return;
    }
    let exhibits = part.question.exhibits.as_slice();
    let mut pictures = Pictures::new(slide, exhibits, Letters::Again);
    pictures.shown = Some(&part.shown);
    let rest = match said(screen, part) {
        None => rest,
        Some(words) => {
            let short = words.chars().count() <= 14;
            let size = if short { Size::Large } else { Size::Lead };
            let (upper, lower) = cut_down(rest, rest.height() * 0.24, theme.space(2.0));
            // If the table does not fit below the answer, it is skipped: the class has seen it,
            // and the words give the answer.
            let alone = exhibits.iter().any(is_table) && !pictures.fit(ui, screen, lower);
            let id = slide.id(ui, "answer");
            let place = if alone { rest } else { upper };
            fitted_words_ui(ui, &theme, id, place, |ui, theme| {
                let style = Style::new(theme, size, Weight::Bold).color(theme.right);
                whole_ui(ui, theme, &format!("✓ {words}"), style);
            });
            if alone {
                return;
            }
            lower
        }
    };
    // For some questions the input with the answer is beside the table with it.
    let beside = matches!(
        part.question.ask,
        Ask::Calls | Ask::Account | Ask::Column(_)
    );
    let (left, right) = match (exhibits.is_empty(), beside) {
        (false, true) => cut_across(rest, rest.width() * 0.48, theme.space(6.0)),
        (false, false) => return pictures.fitted_ui(ui, screen, rest),
        (true, _) => (Rect::NOTHING, rest),
    };
    pictures.fitted_ui(ui, screen, left);
    let id = slide.id(ui, "input");
    fitted_ui(ui, &theme, id, right, |ui, theme| {
        // The input only shows the answer and cannot be used.
        ui.disable();
        ui.set_opacity(1.0);
        answer::answer_ui(ui, &mut screen.sized(theme), &part.shown);
    });
}

/// Whether to show wrong options and the second language. The first way that fits is used.
const WAYS: [(bool, bool); 4] = [(true, true), (true, false), (false, true), (false, false)];

/// All options with their signs. If they do not fit, only the right ones.
fn choices_ui(
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
