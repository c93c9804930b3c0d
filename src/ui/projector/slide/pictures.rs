//! What lies on the table on a slide: pictures as large as fits, nothing in them too small.

use egui::{Rect, Ui};

use crate::course::Step;
use crate::exercise::Exhibit;
use crate::ui::attempt::Attempt;
use crate::ui::projector::beat::Beat;
use crate::ui::projector::fit::{
    cut_across, cut_down, fitted_ui, fitted_words_ui, growing_ui, height_of,
};
use crate::ui::projector::slide::Slide;
use crate::ui::projector::slide::arrange::fits;
use crate::ui::projector::slide::words::{both_ui, second_of, told};
use crate::ui::screen::Screen;
use crate::ui::table;
use crate::ui::text::{self, Both, Style};
use crate::ui::theme::{Size, Theme, Weight};

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
    let words = screen.words();
    let caption = show.text.as_ref().and_then(|text| words.caption(text));
    let theme = *screen.theme;
    let exhibits = show.exhibits(revealed);
    // Room is kept for all of it from the start: what is there must not move when more comes.
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
    if let (Some(both), Some(at)) = (&caption, words_at) {
        let id = slide.id(ui, "caption");
        fitted_words_ui(ui, &theme, id, at, |ui, theme| {
            both_ui(
                ui,
                theme,
                both,
                Style::new(theme, Size::Lead, Weight::Regular),
            );
        });
    }
    let id = egui::Id::unique(("picture", slide.copy, slide.at));
    let slide_theme = theme;
    growing_ui(ui, &theme, id, picture_at, |ui, theme, all| {
        let theme = legible(theme, &slide_theme, Letters::First, false);
        let mut screen = screen.sized(&theme);
        let shown = if all { &whole } else { &exhibits };
        arranged_ui(ui, &mut screen, shown, None);
    });
}

/// How small the letters of pictures may get.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Letters {
    /// 3.5 % of the slide's height: the picture is seen for the first time.
    First,
    /// 2.5 %: it was seen as large as the slide a moment ago. Tables keep 3.5 %.
    Again,
    /// As small as it takes: it is seen for the first time, beside what must be seen too.
    Any,
}

/// Letters in pictures are no smaller than 3.5 % of the slide's height, or as `letters` says; of
/// an index, what is seen of them is as high wherever there is room.
fn legible(theme: &Theme, slide: &Theme, letters: Letters, seen: bool) -> Theme {
    let mut theme = *theme;
    let (least, from) = if seen { (AGAIN, SOON) } else { (LEAST, TIGHT) };
    // A table that does not fit however small the rest of it gets has smaller indices, too.
    let tight = theme.k / slide.k / from;
    theme.index = slide.k * (INDEX * tight).clamp(least, INDEX);
    theme.label = slide.k * LEAST;
    theme.least = slide.k
        * match letters {
            Letters::First => LEAST,
            Letters::Again => LEAST * 0.72,
            Letters::Any => 0.0,
        };
    theme
}

/// The smallest letters, in points of a slide 360 high.
const LEAST: f32 = 12.6;

/// The same of a table that has been seen as large as the slide a moment ago.
const AGAIN: f32 = LEAST * 0.6;

/// The letters of an index on a card, of which rank and suit are seen 3.5 % high; no smaller
/// than all others where there is less room.
const INDEX: f32 = 17.6;

/// From this share of its size on a table takes from its indices what it still lacks.
const TIGHT: f32 = 0.42;

/// The same of a table that has been seen.
const SOON: f32 = 0.6;

/// Pictures one below the other; what is small beside what is large.
fn arranged_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    exhibits: &[Exhibit],
    shown: Option<&Attempt>,
) {
    // A table of points stands beside what is looked up in it.
    let is_grid = |it: &&Exhibit| matches!(it, Exhibit::Grid(_));
    if let [before @ .., last] = exhibits
        && is_grid(&last)
        && before.iter().any(|it| is_grid(&it))
    {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = screen.theme.space(6.0);
            let room = ui.available_width();
            ui.vertical(|ui| {
                ui.set_max_width(room * 0.58);
                for exhibit in before.iter().rev() {
                    table::exhibit_ui(ui, screen, exhibit, shown);
                }
            });
            ui.vertical(|ui| table::exhibit_ui(ui, screen, last, shown));
        });
        return;
    }
    let small =
        |exhibit: &&Exhibit| matches!(exhibit, Exhibit::Board { .. } | Exhibit::Result { .. });
    let (aside, rest): (Vec<&Exhibit>, Vec<&Exhibit>) = exhibits.iter().partition(small);
    if aside.is_empty() || rest.is_empty() {
        for exhibit in exhibits {
            table::exhibit_ui(ui, screen, exhibit, shown);
        }
        return;
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = screen.theme.space(6.0);
        let room = ui.available_width();
        ui.vertical(|ui| {
            ui.set_max_width(room * 0.66);
            for exhibit in rest {
                table::exhibit_ui(ui, screen, exhibit, shown);
            }
        });
        ui.vertical(|ui| {
            for exhibit in aside {
                table::exhibit_ui(ui, screen, exhibit, shown);
            }
        });
    });
}

/// Whether it is a table with players and cards.
pub(super) const fn is_table(exhibit: &Exhibit) -> bool {
    matches!(exhibit, Exhibit::Table(_))
}

/// The table of a question or an example, as large as the slide.
pub(super) fn table_ui(ui: &mut Ui, screen: &mut Screen<'_>, place: Rect, slide: &Slide<'_>) {
    let example = match slide.step() {
        Some(Step::Worked { exercise, .. }) => Some(exercise.first_question().question.clone()),
        _ => None,
    };
    let asked = slide.talk.part(slide.at).map(|part| &part.question);
    let Some(question) = example.as_ref().or(asked) else {
        return;
    };
    let tables = question.exhibits.iter().filter(|it| is_table(it));
    let tables: Vec<Exhibit> = tables.cloned().collect();
    let Some(line) = told(screen, slide) else {
        exhibits_ui(ui, screen, place, slide, (&tables, Letters::First), None);
        return;
    };
    let theme = *screen.theme;
    let style = Style::new(&theme, Size::Small, Weight::Regular);
    let below = |ui: &Ui, line: &Both| {
        let of = |words: &str, style| height_of(ui, text::job(&theme, words, style), place.width());
        let second = line.second.as_deref();
        let second = second.map_or(0.0, |words| {
            of(words, second_of(&theme, style)) + ui.spacing().item_spacing.y
        });
        cut_down(place, of(&line.first, style) + second, theme.space(2.0)).1
    };
    // The table comes before the second language of what is told about it.
    let room = below(ui, &line);
    let line = match fits(ui, screen, room, slide, (&tables, Letters::First), None) {
        true => line,
        false => line.first.into(),
    };
    let room = below(ui, &line);
    let mut child = ui.new_child(egui::UiBuilder::new().max_rect(place));
    both_ui(&mut child, &theme, &line, style);
    let place = room;
    exhibits_ui(ui, screen, place, slide, (&tables, Letters::First), None);
}

/// Letters as large as there is room for, of pictures that are seen for the first time.
pub(super) fn first_letters(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    exhibits: &[Exhibit],
) -> Letters {
    match fits(ui, screen, place, slide, (exhibits, Letters::First), None) {
        true => Letters::First,
        false => Letters::Any,
    }
}

/// Whether a table has no room here, and had a slide of its own before.
pub(super) fn seen_before(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    drawn: (&[Exhibit], Letters),
) -> bool {
    let words = screen.words();
    slide.talk.beats(&words, slide.at).contains(&Beat::Table)
        && !fits(ui, screen, place, slide, drawn, None)
}

/// Whether a picture takes the whole width.
pub(super) fn is_broad(exhibit: &Exhibit) -> bool {
    match exhibit {
        Exhibit::Table(_) => true,
        Exhibit::Grid(grid) => grid.columns.len() > 4,
        _ => false,
    }
}

/// Pictures in a place, as large as fits.
pub(super) fn exhibits_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    place: Rect,
    slide: &Slide<'_>,
    (exhibits, letters): (&[Exhibit], Letters),
    shown: Option<&Attempt>,
) {
    if exhibits.is_empty() {
        return;
    }
    let id = slide.id(ui, "exhibits");
    let theme = *screen.theme;
    fitted_ui(ui, &theme, id, place, 1.0, |ui, sized| {
        let drawn = (exhibits, letters);
        drawn_ui(ui, &mut screen.sized(sized), &theme, slide, drawn, shown);
    });
}

/// Pictures with the theme of the screen, their letters as large as the slide's theme asks.
pub(super) fn drawn_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    of_slide: &Theme,
    slide: &Slide<'_>,
    (exhibits, letters): (&[Exhibit], Letters),
    shown: Option<&Attempt>,
) {
    let much = |it: &Exhibit| matches!(it, Exhibit::Table(table) if table.is_crowded());
    let table = exhibits.iter().any(is_table);
    let seen = slide.beat != Beat::Table && exhibits.iter().any(much)
        || letters == Letters::Again && table;
    let theme = legible(screen.theme, of_slide, letters, seen);
    arranged_ui(ui, &mut screen.sized(&theme), exhibits, shown);
}
