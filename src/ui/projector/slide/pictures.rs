//! The exhibits on a slide: pictures as large as fits, with legible letters.

use egui::{Id, Rect, Ui, Vec2};

use crate::course::Step;
use crate::exercise::Exhibit;
use crate::ui::projector::fit::{
    cut_across, cut_down, fitted_ui, fitted_words_ui, growing_ui, measured, scale,
};
use crate::ui::projector::slide::paragraph::{both_ui, height_of_both, told};
use crate::ui::projector::{beat::Beat, slide::frame::Slide, words};
use crate::ui::{Both, Screen, Size, Style, Theme, Weight, attempt::Attempt, table};

/// How small the letters of pictures may get.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Letters {
    /// 3.5 % of the slide's height: the class sees the picture for the first time.
    First,
    /// 2.5 %: the picture filled a slide a moment ago. Tables keep 3.5 %.
    Again,
    /// Any size: new to the class, beside something else that it must see too.
    Any,
}

/// Sets the smallest letters of pictures and, if there is room, of indices, as `letters` says.
pub(super) fn legible(theme: &Theme, slide: &Theme, letters: Letters, seen: bool) -> Theme {
    let mut theme = *theme;
    let (least, from) = if seen { (AGAIN, SOON) } else { (LEAST, TIGHT) };
    // A table that does not fit even at a small scale gets smaller indices, too.
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

/// The smallest indices of a table that filled a slide a moment ago.
const AGAIN: f32 = LEAST * 0.6;

/// The font size of a card's index, with which the visible part of rank and suit is 3.5 % high.
/// With less room it shrinks, but not below the smallest letters.
const INDEX: f32 = 17.6;

/// If a table is scaled below this, its indices shrink too; `SOON` if the class has seen it.
const TIGHT: f32 = 0.42;
const SOON: f32 = 0.6;

/// The share of the width for pictures that have small ones beside them.
const SHARE: f32 = 0.66;

/// The gap between pictures side by side, in steps of space.
const GAP: f32 = 6.0;

/// The least width of a small picture beside a grid, in sizes of its largest letters.
const ASIDE: f32 = 6.0;

/// Pictures one below the other, with small pictures beside large ones. `whole` is what they will
/// be once all is revealed, so that none changes its place.
pub(super) fn arranged_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    exhibits: &[Exhibit],
    whole: &[Exhibit],
    shown: Option<&Attempt>,
) {
    let is_grid = |it: &Exhibit| matches!(it, Exhibit::Grid(_));
    let small = |it: &&Exhibit| matches!(it, Exhibit::Board { .. } | Exhibit::Result { .. });
    let (aside, rest): (Vec<&Exhibit>, Vec<&Exhibit>) = exhibits.iter().partition(small);
    let several = !aside.is_empty() && !rest.is_empty();
    let (left, share, right) = match exhibits {
        // A table of points is beside the grid that refers to it.
        [before @ .., last] if is_grid(last) && before.iter().any(is_grid) => {
            (before.iter().rev().collect(), 0.58, vec![last])
        }
        _ if several && has_room_aside(ui, screen, whole) => (rest, SHARE, aside),
        _ => {
            for exhibit in exhibits {
                table::exhibit_ui(ui, screen, exhibit, shown);
            }
            return;
        }
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = screen.theme.space(GAP);
        let room = ui.available_width();
        for (exhibits, share) in [(left, share), (right, f32::INFINITY)] {
            ui.vertical(|ui| {
                ui.set_max_width(ui.available_width().min(room * share));
                for exhibit in exhibits {
                    table::exhibit_ui(ui, screen, exhibit, shown);
                }
            });
        }
    });
}

/// Whether these leave enough width for small ones. Only a grid can need more than its share.
fn has_room_aside(ui: &Ui, screen: &Screen<'_>, pictures: &[Exhibit]) -> bool {
    let theme = screen.theme;
    let room = ui.available_width();
    pictures.iter().all(|picture| match picture {
        Exhibit::Grid(grid) => {
            let wide = table::grid::width(ui, screen, grid, room * SHARE) + theme.space(GAP);
            room - wide >= ASIDE * theme.size(Size::Title)
        }
        _ => true,
    })
}

pub(super) const fn is_table(exhibit: &Exhibit) -> bool {
    matches!(exhibit, Exhibit::Table(_))
}

/// Whether a picture needs the whole width.
pub(super) fn is_broad(exhibit: &Exhibit) -> bool {
    match exhibit {
        Exhibit::Table(_) => true,
        Exhibit::Grid(grid) => grid.columns.len() > 4,
        _ => false,
    }
}

/// Exhibits on a slide.
#[derive(Clone, Copy)]
pub(super) struct Pictures<'a> {
    slide: &'a Slide<'a>,
    exhibits: &'a [Exhibit],
    pub(super) letters: Letters,
    /// The answer to show on them.
    pub(super) shown: Option<&'a Attempt>,
}

impl<'a> Pictures<'a> {
    pub(super) const fn new(
        slide: &'a Slide<'_>,
        exhibits: &'a [Exhibit],
        letters: Letters,
    ) -> Self {
        Self {
            slide,
            exhibits,
            letters,
            shown: None,
        }
    }

    /// Draws the pictures in a place, as large as fits.
    pub(super) fn fitted_ui(self, ui: &mut Ui, screen: &mut Screen<'_>, place: Rect) {
        if self.exhibits.is_empty() {
            return;
        }
        let id = self.slide.id(ui, "exhibits");
        let theme = *screen.theme;
        fitted_ui(ui, &theme, id, place, |ui, sized| {
            self.draw_ui(ui, &mut screen.sized(sized), &theme);
        });
    }

    /// Draws the pictures with letters as large as the slide's theme requires.
    pub(super) fn draw_ui(self, ui: &mut Ui, screen: &mut Screen<'_>, of_slide: &Theme) {
        let much = |it: &Exhibit| matches!(it, Exhibit::Table(table) if table.is_crowded());
        let table = self.exhibits.iter().any(is_table);
        let seen = self.slide.beat != Beat::Table && self.exhibits.iter().any(much)
            || self.letters == Letters::Again && table;
        let theme = legible(screen.theme, of_slide, self.letters, seen);
        let exhibits = self.exhibits;
        arranged_ui(
            ui,
            &mut screen.sized(&theme),
            exhibits,
            exhibits,
            self.shown,
        );
    }

    /// The largest scale, up to 1, at which the pictures fit into a room; `None` if they do not.
    pub(super) fn scale_in(
        self,
        ui: &mut Ui,
        screen: &mut Screen<'_>,
        id: Id,
        room: Vec2,
    ) -> Option<f32> {
        let theme = *screen.theme;
        scale(room, |scale| {
            let sized = theme.scaled(scale);
            // Cards that can be pressed need a new id in each measurement.
            let id = id.with((scale.to_bits(), room.x.to_bits()));
            measured(ui, id, room.x, |ui| {
                self.draw_ui(ui, &mut screen.sized(&sized), &theme);
            })
        })
    }

    pub(super) fn fit(self, ui: &mut Ui, screen: &mut Screen<'_>, place: Rect) -> bool {
        let size = place.size().round();
        let id = self.slide.id(ui, "fits");
        let id = id.with((size.x as i32, size.y as i32, self.letters as u8));
        if let Some(known) = ui.data(|data| data.get_temp::<bool>(id)) {
            return known;
        }
        let fits = self.scale_in(ui, screen, id, place.size()).is_some();
        ui.data_mut(|data| data.insert_temp(id, fits));
        ui.ctx().request_discard("fits");
        fits
    }

    /// Draws the pictures with the whole place, with legible letters if they fit. A table that does
    /// not fit is left out if the class has seen it on a slide of its own.
    pub(super) fn alone_ui(mut self, ui: &mut Ui, screen: &mut Screen<'_>, place: Rect) {
        self.letters = Letters::First;
        if !self.fit(ui, screen, place) {
            self.letters = Letters::Any;
            let beats = self.slide.talk.beats(&screen.languages(), self.slide.at);
            if beats.contains(&Beat::Table) && !self.fit(ui, screen, place) {
                return;
            }
        }
        self.fitted_ui(ui, screen, place);
    }
}

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
    let caption = text.and_then(|text| words::caption(&screen.languages(), text));
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
        arranged_ui(ui, &mut screen.sized(&sized), shown, &whole, None);
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
