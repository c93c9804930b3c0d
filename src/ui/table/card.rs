//! Playing cards, drawn in code: a large corner index, pips, courts as a big letter.

use std::sync::Arc;

use contract_bridge::{Card, Rank};
use egui::{
    Color32, CornerRadius, Galley, Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2,
    epaint::TextShape, text::LayoutJob,
};

use crate::i18n::notation::sign;
use crate::ui::{Screen, Theme, Weight};

/// Height over width of a bridge card: 88 by 57 millimetres.
pub const PROPORTION: f32 = 88.0 / 57.0;

/// From this width a card shows its pips in a pattern; narrower cards show one large suit sign.
const PATTERN_FROM: f32 = 74.0;

/// The scale of the digits of a ten, so that both fit.
const TEN: f32 = 0.80;

/// The visible height of a digit, as a share of the font size.
const FIGURE: f32 = 0.727;

/// The layout of a card's index: what stays visible when other cards cover it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Index {
    /// Rank over suit, for a row of cards in which each covers the one before it.
    #[default]
    Down,
    /// Rank beside suit, for rows of cards in which each row covers the one above.
    Across,
}

impl Index {
    /// The width of a card that must stay visible beside the next card.
    pub fn across(self, ui: &Ui, screen: &Screen<'_>, width: f32, card: Card) -> f32 {
        let letters = letters(screen.theme, width);
        let rank = screen.say.notation.rank(card.rank);
        let rank = Pen::new(ui, screen, card).lay_out(&rank, letters).size().x;
        match self {
            Self::Down => rank.max(letters * 0.8) + letters * 0.26,
            Self::Across => rank + letters * 1.06,
        }
    }

    /// The height of a card that must stay visible above the row that covers it.
    pub fn down(self, theme: &Theme, width: f32) -> f32 {
        match self {
            Self::Down => letters(theme, width) * 1.95,
            Self::Across => letters(theme, width) * 1.08,
        }
    }
}

/// The font size of an index when it is all that is visible of a card.
fn letters(theme: &Theme, width: f32) -> f32 {
    match theme.index {
        index if index > 0.0 => index,
        _ => own_letters(width),
    }
}

fn own_letters(width: f32) -> f32 {
    width * if width >= PATTERN_FROM { 0.30 } else { 0.37 }
}

/// The width of a card for a width of the design, but wide enough for the smallest index.
pub fn width(theme: &Theme, design: f32) -> f32 {
    theme.px(design).max(least_width(theme))
}

/// The minimum width of a card: its index must fit.
pub fn least_width(theme: &Theme) -> f32 {
    theme.index * 1.36
}

/// A card of which only the index is sure to be visible.
pub fn covered(ui: &Ui, screen: &Screen<'_>, rect: Rect, card: Card, index: Index) {
    match screen.theme.index {
        letters if letters > 0.0 => bare(ui, screen, rect, (card, index), (letters, false)),
        _ => face(ui, screen, rect, card),
    }
}

pub fn face(ui: &Ui, screen: &Screen<'_>, rect: Rect, card: Card) {
    let least = screen.theme.index;
    let width = rect.width();
    // The smaller digits of a ten decide, because they must not fall below the minimum either.
    if least > own_letters(width) * TEN {
        let letters = least.max(width * 0.5);
        return bare(ui, screen, rect, (card, Index::Down), (letters, true));
    }
    ground(ui.painter(), screen.theme, rect);
    let pen = Pen::new(ui, screen, card);
    let rank = screen.say.notation.rank(card.rank);
    let pip = sign(card.suit).to_string();

    // The index: rank over suit, large enough to read a fan of cards.
    let patterned = width >= PATTERN_FROM;
    let index = own_letters(width);
    let spread = if rank.chars().count() > 1 { TEN } else { 1.0 };
    let figure = pen.lay_out(&rank, index * spread);
    let corner = rect.min + Vec2::new(width * 0.07, width * 0.035);
    let column = width * if patterned { 0.22 } else { 0.27 };
    let x = corner.x + (column - figure.size().x) / 2.0;
    let rank_height = index * 1.12;
    let y = corner.y + (rank_height - figure.size().y) / 2.0;
    let at = Pos2::new(x.max(rect.left() + width * 0.04), y);
    pen.painter.galley(at, figure, pen.color);
    let below = Vec2::new(column / 2.0, rank_height + index * 0.34);
    pen.put(&pip, index * 0.80, corner + below);

    if !patterned {
        let center = rect.center() + Vec2::new(width * 0.16, rect.height() * 0.20);
        return pen.put(&pip, width * 0.56, center);
    }
    if card.rank > Rank::T {
        let letter = rect.center() + Vec2::new(width * 0.12, rect.height() * 0.02);
        return pen.court(&rank, &pip, width, letter);
    }
    let (sides, middle) = pips(card.rank.get());
    let sides = sides.iter().flat_map(|row| [(-1.0, row), (1.0, row)]);
    for (column, row) in sides.chain(middle.iter().map(|row| (0.0, row))) {
        let across = width * (0.63 + 0.20 * column);
        let at = rect.min + Vec2::new(across, rect.height() * (0.5 + 0.345 * row));
        let upside_down = *row > 0.05;
        let angle = f32::from(upside_down) * std::f32::consts::PI;
        pen.put_turned(&pip, width * 0.22, at, angle);
    }
}

/// A card for reading from afar: its index and, if all of it is visible, a large suit sign below.
fn bare(
    ui: &Ui,
    screen: &Screen<'_>,
    rect: Rect,
    (card, index): (Card, Index),
    (letters, whole): (f32, bool),
) {
    ground(ui.painter(), screen.theme, rect);
    let pen = Pen::new(ui, screen, card);
    let pip = sign(card.suit).to_string();
    let figure = pen.lay_out(&screen.say.notation.rank(card.rank), letters);
    let (broad, seen) = (figure.size().x, figure.mesh_bounds);
    let edge = letters * 0.13;
    let column = match index {
        Index::Down => broad.max(letters * 0.8),
        Index::Across => broad,
    };
    let corner = rect.min + Vec2::new(edge, edge + letters * 0.02);
    let at = Pos2::new(corner.x + (column - broad) / 2.0, corner.y - seen.top());
    pen.painter.galley(at, figure, pen.color);
    // The suit sign is as high as the rank.
    let sign = pen.lay_out(&pip, letters);
    let high = letters * FIGURE;
    let size = letters * high / sign.mesh_bounds.height().max(1.0);
    let middle = match index {
        Index::Down => Vec2::new(column / 2.0, high * 1.5 + letters * 0.16),
        Index::Across => Vec2::new(broad + letters * 0.44, high / 2.0),
    };
    pen.put(&pip, size, corner + middle);
    // The card is readable without the large suit sign, which takes the remaining room.
    let below = corner.y + middle.y + high * 0.5 + letters * 0.1;
    let room = rect.bottom() - below - letters * 0.1;
    let large = (rect.width() * 0.66).min(room * 1.2);
    if whole && large > letters * 0.8 {
        let at = Pos2::new(rect.center().x + rect.width() * 0.08, below + room / 2.0);
        pen.put(&pip, large, at);
    }
}

/// The paper of a card, with its edge and shadow.
fn ground(painter: &Painter, theme: &Theme, rect: Rect) {
    let radius = CornerRadius::same((rect.width() * 0.07).round() as u8);
    let shadow = egui::Shadow {
        offset: [0, theme.px(2.0).round() as i8],
        blur: theme.px(5.0).round() as u8,
        spread: 0,
        color: Color32::from_black_alpha(70),
    };
    painter.add(shadow.as_shape(rect, radius));
    let edge = Color32::from_black_alpha(if theme.dark { 90 } else { 50 });
    let edge = Stroke::new(1.0, edge);
    painter.rect(rect, radius, theme.card, edge, StrokeKind::Inside);
}

/// The heights of the pips, from −1 to 1: of those at both sides, and of those in the middle.
const fn pips(rank: u8) -> (&'static [f32], &'static [f32]) {
    const ROW: f32 = 1.0 / 3.0;
    match rank {
        2 => (&[], &[-1.0, 1.0]),
        3 => (&[], &[-1.0, 0.0, 1.0]),
        4 => (&[-1.0, 1.0], &[]),
        5 => (&[-1.0, 1.0], &[0.0]),
        6 => (&[-1.0, 0.0, 1.0], &[]),
        7 => (&[-1.0, 0.0, 1.0], &[-0.5]),
        8 => (&[-1.0, 0.0, 1.0], &[-0.5, 0.5]),
        9 => (&[-1.0, -ROW, ROW, 1.0], &[0.0]),
        10 => (&[-1.0, -ROW, ROW, 1.0], &[-0.66, 0.66]),
        _ => (&[], &[]),
    }
}

/// Draws letters and signs in the colour of a suit.
struct Pen<'a> {
    painter: &'a Painter,
    theme: &'a Theme,
    color: Color32,
}

impl<'a> Pen<'a> {
    fn new(ui: &'a Ui, screen: &'a Screen<'_>, card: Card) -> Self {
        Self {
            painter: ui.painter(),
            theme: screen.theme,
            color: screen.theme.suit_on_card(card.suit),
        }
    }

    fn lay_out(&self, text: &str, size: f32) -> Arc<Galley> {
        let format = self.theme.format(size, Weight::Semibold, self.color);
        let job = LayoutJob::single_section(text.to_owned(), format);
        self.painter.layout_job(job)
    }

    fn put(&self, text: &str, size: f32, at: Pos2) {
        self.put_turned(text, size, at, 0.0);
    }

    /// Draws text with its visible centre at a point, rotated by an angle.
    fn put_turned(&self, text: &str, size: f32, at: Pos2, angle: f32) {
        let galley = self.lay_out(text, size);
        // Centres the visible part of the letters, not their line.
        let middle = egui::emath::Rot2::from_angle(angle) * galley.mesh_bounds.center().to_vec2();
        let shape = TextShape::new(at - middle, galley, self.color);
        self.painter.add(shape.with_angle(angle));
    }

    /// A court's large letter and sign, in a frame.
    fn court(&self, rank: &str, pip: &str, width: f32, at: Pos2) {
        let frame = Rect::from_center_size(at, Vec2::new(width * 0.54, width * 0.98));
        let radius = CornerRadius::same((width * 0.05).round() as u8);
        let ground = self.color.gamma_multiply(0.07);
        let line = Stroke::new((width * 0.012).max(1.0), self.color.gamma_multiply(0.55));
        self.painter
            .rect(frame, radius, ground, line, StrokeKind::Inside);
        let up = Vec2::new(0.0, -width * 0.17);
        self.put(rank, width * 0.44, at + up);
        self.put(pip, width * 0.34, at - up * 1.35);
    }
}
