//! Slides of words, and of examples worked out.

use egui::{Pos2, Rect, Ui, Vec2};

use crate::course::Step;
use crate::exercise::worked::{WorkedLine, worked};
use crate::exercise::{Exercise as _, Exhibit};
use crate::ui::projector::fit::{cut_across, cut_down, fitted_words_ui, height_of};
use crate::ui::projector::posed::crowded;
use crate::ui::projector::slide::Slide;
use crate::ui::projector::slide::pictures::{exhibits_ui, is_table};
use crate::ui::screens::Screen;
use crate::ui::text::{self, Both, Style};
use crate::ui::theme::{Size, Theme, Weight};

/// Pieces of a text with at most so many letters together stand on one slide.
const TOGETHER: usize = 250;

/// The title of the lesson, in the middle.
pub(super) fn title_ui(ui: &mut Ui, screen: &Screen<'_>, place: Rect, slide: &Slide<'_>) {
    let title = screen.lesson_text(&slide.talk.script.title);
    let chapter = screen.app.chapter_of(&slide.talk.script.id);
    let chapter = chapter.and_then(|number| screen.app.course().chapters.get(number));
    let above = chapter.map(|(chapter, _)| screen.say.lesson_text(&chapter.title));
    let above = above.filter(|above| *above != title.first);
    let id = slide.id(ui, "title");
    fitted_words_ui(ui, screen.theme, id, place, |ui, theme| {
        ui.add_space(place.height() * 0.26);
        if let Some(above) = above {
            let style = Style::new(theme, Size::Body, Weight::Semibold).color(theme.accent);
            whole_ui(ui, theme, &above, style);
        }
        let style = Style::new(theme, Size::Large, Weight::Bold);
        whole_ui(ui, theme, &title.first, style);
        if let Some(second) = &title.second {
            let style = Style::new(theme, Size::Title, Weight::Regular).color(theme.muted);
            whole_ui(ui, theme, second, style);
        }
    });
}

/// That the lesson is over.
pub(super) fn end_ui(ui: &mut Ui, screen: &Screen<'_>, place: Rect) {
    let theme = screen.theme;
    let both = screen.both(|say| say.text("projector-end"));
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(place));
    child.add_space(place.height() * 0.32);
    let style = Style::new(theme, Size::Large, Weight::Bold);
    whole_ui(&mut child, theme, &both.first, style);
    if let Some(second) = &both.second {
        let style = Style::new(theme, Size::Title, Weight::Regular).color(theme.muted);
        whole_ui(&mut child, theme, second, style);
    }
}

/// A paragraph over the whole width.
pub(super) fn whole_ui(ui: &mut Ui, theme: &Theme, words: &str, style: Style) {
    let width = ui.available_width();
    text::label_ui(ui, text::job(theme, words, style), width);
}

/// A paragraph in one language or two.
pub(super) fn both_ui(ui: &mut Ui, theme: &Theme, both: &Both, style: Style) {
    whole_ui(ui, theme, &both.first, style);
    if let Some(second) = &both.second {
        whole_ui(ui, theme, second, second_of(theme, style));
    }
}

/// A sentence that stands alone: it begins with a capital letter.
pub(super) fn alone(both: Both) -> Both {
    let capital = |words: String| {
        let at = words.find(|sign: char| sign.is_alphanumeric());
        let Some(first) = at.and_then(|at| words.get(at..)?.chars().next()) else {
            return words;
        };
        let at = at.unwrap_or(0);
        let rest = &words[at + first.len_utf8()..];
        format!("{}{}{rest}", &words[..at], first.to_uppercase())
    };
    Both {
        first: capital(both.first),
        second: both.second.map(capital),
    }
}

/// The second language under the first: 4.3 % of the height, or 3.5 % where it is shrunk.
pub(super) fn second_of(theme: &Theme, style: Style) -> Style {
    Style {
        size: theme.size(Size::Small),
        weight: Weight::Regular,
        color: theme.muted,
        ..style
    }
}

/// A piece of a text. Short ones before it remain: the points of a list belong together.
pub(super) fn text_ui(
    ui: &mut Ui,
    theme: &Theme,
    place: Rect,
    slide: &Slide<'_>,
    all: &[Both],
    piece: usize,
) {
    let shown = all.get(..=piece).unwrap_or(all);
    let letters = |both: &Both| {
        let second = both.second.as_ref().map_or(0, |it| it.chars().count());
        both.first.chars().count().max(second)
    };
    let mut from = shown.len();
    let mut taken = 0;
    for (number, both) in shown.iter().enumerate().rev() {
        taken += letters(both) + 20;
        if taken > TOGETHER && from < shown.len() {
            break;
        }
        from = number;
    }
    let alone = from + 1 == shown.len();
    // Few words may be large.
    let few = alone && shown.last().is_some_and(|both| letters(both) < 90);
    let size = if few { Size::Title } else { Size::Lead };
    let id = slide.id(ui, "text");
    fitted_words_ui(ui, theme, id, place, |ui, theme| {
        ui.add_space(place.height() * if alone { 0.05 } else { 0.02 });
        for (number, both) in shown.iter().enumerate().skip(from) {
            let now = number + 1 == shown.len();
            let color = if now { theme.ink } else { theme.muted };
            let style = Style::new(theme, size, Weight::Regular).color(color);
            whole_ui(ui, theme, &both.first, style);
            if let Some(second) = &both.second {
                ui.add_space(theme.space(if alone { 3.0 } else { 0.0 }));
                let mut style = second_of(theme, style);
                if alone {
                    style.size = theme.size(Size::Body);
                }
                whole_ui(ui, theme, second, style);
            }
            ui.add_space(theme.space(1.0));
        }
    });
}

/// A story: the sentence just told stands out, the ones before it remain above as far as there
/// is room.
pub(super) fn story_ui(
    ui: &mut Ui,
    theme: &Theme,
    place: Rect,
    slide: &Slide<'_>,
    told: &[Both],
    piece: usize,
) {
    let shown = told.get(..=piece).unwrap_or(told);
    let from = shown.len().saturating_sub(3);
    let id = slide.id(ui, "story");
    fitted_words_ui(ui, theme, id, place, |ui, theme| {
        let bar = ui.cursor().min;
        ui.horizontal_top(|ui| {
            ui.add_space(theme.space(5.0));
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = theme.space(2.0);
                for (number, both) in shown.iter().enumerate().skip(from) {
                    let now = number + 1 == shown.len();
                    let color = if now { theme.ink } else { theme.muted };
                    let style = Style::new(theme, Size::Lead, Weight::Regular).color(color);
                    if now {
                        both_ui(ui, theme, both, style);
                    } else {
                        let style = Style::new(theme, Size::Body, Weight::Regular).color(color);
                        whole_ui(ui, theme, &both.first, style);
                    }
                }
            });
        });
        let bottom = ui.min_rect().bottom();
        let bar = Rect::from_min_max(bar, Pos2::new(bar.x + theme.px(3.0), bottom));
        ui.painter().rect_filled(bar, theme.px(1.5), theme.accent);
    });
}

/// An example: what it is about, the question, and the lines that have come so far.
pub(super) fn worked_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    revealed: usize,
) {
    let Some(Step::Worked { exercise, .. }) = slide.step() else {
        return;
    };
    let question = exercise.pose(0);
    let lines = worked(exercise);
    let shown = lines.get(..revealed).unwrap_or(&lines);
    let theme = *screen.theme;
    let mut prompt = screen.both(|say| say.phrase(&question.prompt));
    // Above a table on which much lies there is room for one language; below it there is none.
    if revealed == 0 && crowded(&question).is_some() {
        prompt.second = None;
    }
    // With several questions each stands above its lines.
    let several = exercise.parts() > 1;
    let mut rest = place;
    if !several {
        rest = prompt_ui(ui, &theme, place, &prompt, slide);
    }
    // What happened has been told before.
    let all = question.exhibits.into_iter();
    let all = all.filter(|exhibit| !matches!(exhibit, Exhibit::Scene(_)));
    let all: Vec<Exhibit> = all.collect();
    if revealed == 0 {
        exhibits_ui(ui, screen, rest, slide, &all, None);
        return;
    }
    // A table beside the lines would be too small to be read; it has been seen.
    let all = if all.iter().any(is_table) {
        Vec::new()
    } else {
        all
    };
    let narrow = place.width() < place.height() * 1.5;
    let share = if narrow { 0.4 } else { 0.42 };
    let (left, right) = if all.is_empty() {
        (Rect::NOTHING, rest)
    } else {
        cut_across(rest, rest.width() * share, theme.space(6.0))
    };
    if !all.is_empty() {
        exhibits_ui(ui, screen, left, slide, &all, None);
    }
    lines_ui(ui, screen, right, slide, shown);
}

/// The question over the whole width; what is left below it.
pub(super) fn prompt_ui(
    ui: &mut Ui,
    theme: &Theme,
    place: Rect,
    prompt: &Both,
    slide: &Slide<'_>,
) -> Rect {
    let style = Style::new(theme, Size::Lead, Weight::Semibold);
    let builder = egui::UiBuilder::new()
        .max_rect(place)
        .id_salt(slide.id(ui, "prompt"));
    let mut child = ui.new_child(builder);
    child.spacing_mut().item_spacing.y = theme.space(0.5);
    both_ui(&mut child, theme, prompt, style);
    let height = child.min_rect().height();
    cut_down(place, height, theme.space(3.0)).1
}

/// Lines of working: the newest always in sight, the ones before it as far as there is room.
pub(super) fn lines_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    lines: &[WorkedLine],
) {
    let theme = screen.theme;
    let words: Vec<(Both, Weight)> = lines
        .iter()
        .map(|line| {
            let weight = match line {
                WorkedLine::Question(_) | WorkedLine::Answer { .. } | WorkedLine::Sum(_) => {
                    Weight::Semibold
                }
                _ => Weight::Regular,
            };
            (screen.both(|say| say.worked_line(line)), weight)
        })
        .collect();
    let style = |weight| Style::new(theme, Size::Body, weight);
    let gap = theme.space(2.0);
    // Only the newest line has the second language under it where there is no room for more.
    let height = |words: &Both, weight, second: bool| {
        let first = height_of(
            ui,
            text::job(theme, &words.first, style(weight)),
            place.width(),
        );
        let under = words.second.as_ref().filter(|_| second).map(|words| {
            let style = second_of(theme, style(weight));
            height_of(ui, text::job(theme, words, style), place.width())
        });
        first + under.unwrap_or(0.0) + gap
    };
    let all: f32 = words.iter().map(|(both, w)| height(both, *w, true)).sum();
    let everywhere = all <= place.height();
    let mut room = place.height();
    let mut from = words.len();
    for (number, (both, weight)) in words.iter().enumerate().rev() {
        let newest = number + 1 == words.len();
        room -= height(both, *weight, everywhere || newest);
        if room < 0.0 && !newest {
            break;
        }
        from = number;
    }
    let id = slide.id(ui, "lines");
    fitted_words_ui(ui, theme, id, place, |ui, theme| {
        ui.spacing_mut().item_spacing = Vec2::new(0.0, theme.space(0.5));
        for (number, (both, weight)) in words.iter().enumerate().skip(from) {
            let newest = number + 1 == words.len();
            let color = if newest { theme.ink } else { theme.muted };
            let style = Style::new(theme, Size::Body, *weight).color(color);
            whole_ui(ui, theme, &both.first, style);
            if let Some(second) = both.second.as_ref().filter(|_| everywhere || newest) {
                whole_ui(ui, theme, second, second_of(theme, style));
            }
            ui.add_space(theme.space(1.0));
        }
    });
}
