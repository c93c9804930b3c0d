//! Slides of a picture, and of a table alone.

use egui::{Rect, Ui};

use crate::course::Step;
use crate::exercise::Exhibit;
use crate::ui::projector::fit::{cut_across, cut_down, fitted_words_ui, growing_ui};
use crate::ui::projector::slide::frame::Slide;
use crate::ui::projector::slide::paragraph::{both_ui, height_of_both, told};
use crate::ui::projector::slide::pictures::{
    Letters, Pictures, arranged_ui, is_broad, is_table, legible,
};
use crate::ui::projector::words;
use crate::ui::{Both, Screen, Size, Style, Weight};

/// A picture with its caption, if that is short.
pub(super) fn picture_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    revealed: usize,
) {
    let Some(Step::Show(show)) = slide.step() else {
        return;
    };
    let text = show.text.as_ref();
    let caption = text.and_then(|text| words::caption(&screen.words(), text));
    let theme = *screen.theme;
    let exhibits = show.exhibits(revealed);
    // Reserves room for the whole picture, so that nothing moves when more is revealed.
    let whole = show.exhibits(usize::MAX);
    let broad = whole.iter().any(is_broad);
    let (words_at, picture_at) = match &caption {
        None => (None, place),
        Some(_) if broad || place.width() < place.height() * 1.5 => {
            let lines = if screen.second.is_some() { 0.34 } else { 0.24 };
            let (upper, lower) = cut_down(place, place.height() * lines, theme.space(3.0));
            (Some(upper), lower)
        }
        Some(_) => {
            let (left, right) = cut_across(place, place.width() * 0.54, theme.space(8.0));
            (Some(right), left)
        }
    };
    if let Some((both, at)) = caption.zip(words_at) {
        let id = slide.id(ui, "caption");
        fitted_words_ui(ui, &theme, id, at, |ui, theme| {
            let style = Style::new(theme, Size::Lead, Weight::Regular);
            both_ui(ui, theme, &both, style);
        });
    }
    let id = slide.position_id("picture");
    growing_ui(ui, &theme, id, picture_at, |ui, sized, all| {
        let sized = legible(sized, &theme, Letters::First, false);
        let shown = if all { &whole } else { &exhibits };
        arranged_ui(ui, &mut screen.sized(&sized), shown, None);
    });
}

/// The table of a question or an example, on a slide of its own.
pub(super) fn table_ui(ui: &mut Ui, screen: &mut Screen<'_>, place: Rect, slide: &Slide<'_>) {
    let question = match slide.step() {
        Some(Step::Worked { exercise, .. }) => Some(&exercise.first_question().question),
        _ => slide.talk.part(slide.at).map(|part| &part.question),
    };
    let Some(question) = question else {
        return;
    };
    let tables = question.exhibits.iter().filter(|it| is_table(it));
    let tables: Vec<Exhibit> = tables.cloned().collect();
    let pictures = Pictures::new(slide, &tables, Letters::First);
    let Some(line) = told(screen, slide) else {
        return pictures.fitted_ui(ui, screen, place);
    };
    let theme = *screen.theme;
    let style = Style::new(&theme, Size::Small, Weight::Regular);
    let below = |ui: &Ui, line: &Both| {
        let second = line.second.as_ref();
        let gap = second.map_or(0.0, |_| ui.spacing().item_spacing.y);
        let height = height_of_both(ui, &theme, line, style, place.width()) + gap;
        cut_down(place, height, theme.space(2.0)).1
    };
    // The table is more important than the second language of the text above it.
    let room = below(ui, &line);
    let line = match pictures.fit(ui, screen, room) {
        true => line,
        false => line.first.into(),
    };
    let room = below(ui, &line);
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(place));
    both_ui(&mut child, &theme, &line, style);
    pictures.fitted_ui(ui, screen, room);
}
