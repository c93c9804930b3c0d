//! Exhibits drawn for print.

mod account;
mod auction;
mod board;
mod grid;
mod table;

pub(super) use account::{blank as account_blank, filled as account};
pub(super) use auction::cell as call_in_cell;
pub(super) use grid::{Ruled, Written, grid};
pub(super) use table::card;

use crate::{Area, Ink, Picture, Style, size, text};
use exercise::{Exhibit, Phrase};
use i18n::Languages;

/// An exhibit, at most `width` points wide.
pub(super) fn exhibit(say: &Languages<'_>, exhibit: &Exhibit, width: f32) -> Picture {
    let speaker = &say.first;
    let drawn = match exhibit {
        Exhibit::Auction { auction, asked } => auction::auction(speaker, auction, *asked),
        Exhibit::Calls { dealer, calls } => auction::numbered(speaker, *dealer, calls),
        Exhibit::Result { result, declarer } => board::result(speaker, result, *declarer),
        Exhibit::Board {
            number,
            dealer,
            vulnerability,
        } => board::board(speaker, *number, *dealer, *vulnerability),
        Exhibit::Table(view) => table::table(speaker, view),
        Exhibit::Scene(told) => scene(say, told, width),
        Exhibit::Grid(grid) => self::grid(speaker, grid, width, None),
    };
    drawn.fitted(width, f32::INFINITY)
}

/// The story, one sentence per paragraph, beside a vertical line.
fn scene(say: &Languages<'_>, told: &[Phrase], width: f32) -> Picture {
    let style = Style::new(size::BODY);
    let indent = 9.0;
    let sentences = told.iter().map(|phrase| {
        let words = say.both(|to| to.phrase(phrase));
        let room = width - indent;
        let line = text::both_in_one_line(&words, style, room);
        line.unwrap_or_else(|| text::both(&words, style, room))
    });
    let stack = Picture::stacked(2.5, sentences);
    let mut scene = Picture::empty(stack.width + indent, stack.height);
    let rule = Area::new(0.0, 1.0, 2.0, (stack.height - 2.0).max(0.0));
    scene.boxed(rule, 1.0, Some(Ink::Accent), None);
    scene.put(indent, 0.0, stack);
    scene
}
