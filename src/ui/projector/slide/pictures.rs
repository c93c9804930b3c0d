//! The exhibits on a slide: pictures as large as fits, with legible letters.

use egui::{Rect, Ui};

use crate::exercise::Exhibit;
use crate::ui::attempt::Attempt;
use crate::ui::projector::beat::Beat;
use crate::ui::projector::fit::fitted_ui;
use crate::ui::projector::slide::frame::Slide;
use crate::ui::screen::Screen;
use crate::ui::table;
use crate::ui::theme::Theme;

/// How small the letters of pictures may get.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Letters {
    /// 3.5 % of the slide's height: the class sees the picture for the first time.
    First,
    /// 2.5 %: the picture filled a slide a moment ago. Tables keep 3.5 %.
    Again,
    /// Any size: the class sees the picture for the first time, beside something else that it must
    /// see too.
    Any,
}

/// Sets the smallest letters of pictures to 3.5 % of the slide's height, or as `letters` says. The
/// visible part of a card's index has that height too, if there is room.
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

/// If a table is scaled below this, its indices shrink too.
const TIGHT: f32 = 0.42;

/// Like [`TIGHT`], for a table that the class has seen.
const SOON: f32 = 0.6;

/// Pictures one below the other, with small pictures beside large ones.
pub(super) fn arranged_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    exhibits: &[Exhibit],
    shown: Option<&Attempt>,
) {
    // A table of points is beside the grid that refers to it.
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

/// Draws pictures in a place, as large as fits.
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

/// Draws pictures with the theme of the screen, and with letters as large as the slide's theme
/// requires.
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
