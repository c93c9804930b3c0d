//! The slide with the right answer.

use egui::{Rect, Ui};

use crate::exercise::Ask;
use crate::ui::projector::fit::{cut_across, cut_down, fitted_ui, fitted_words_ui};
use crate::ui::projector::posed::Part;
use crate::ui::projector::slide::pictures::{Letters, Pictures, is_table};
use crate::ui::projector::slide::{
    choices::choices_ui, frame::Slide, paragraph::said, paragraph::whole_ui, prompt::asked,
    prompt::prompt_ui, question::question_ui,
};
use crate::ui::{Screen, Size, Style, Weight, answer};

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
    let pictures = Pictures::new(slide, exhibits, Letters::Again).with_answer(&part.shown);
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
    shown_ui(ui, screen, rest, (slide, part), pictures);
}

/// The table with the answer on it and, for some questions, beside it the input with the answer.
fn shown_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    (slide, part): (&Slide<'_>, &Part),
    pictures: Pictures<'_>,
) {
    let beside = matches!(
        part.question.ask,
        Ask::Calls | Ask::Account | Ask::Column(_)
    );
    let (left, right) = match (part.question.exhibits.is_empty(), beside) {
        (false, true) => cut_across(place, place.width() * 0.48, screen.theme.space(6.0)),
        (false, false) => return pictures.fitted_ui(ui, screen, place),
        (true, _) => (Rect::NOTHING, place),
    };
    pictures.fitted_ui(ui, screen, left);
    let id = slide.id(ui, "input");
    let theme = *screen.theme;
    fitted_ui(ui, &theme, id, right, |ui, theme| {
        // The input only shows the answer and cannot be used.
        ui.disable();
        ui.set_opacity(1.0);
        answer::answer_ui(ui, &mut screen.sized(theme), &part.shown);
    });
}
