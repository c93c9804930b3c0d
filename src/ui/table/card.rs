//! Playing cards, drawn in code: a large corner index, pips, courts as a big letter.

use contract_bridge::{Card, Rank};
use egui::epaint::TextShape;
use egui::text::LayoutJob;
use egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use crate::i18n::Notation;
use crate::i18n::notation::sign;
use crate::ui::theme::{Theme, Weight};

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
    /// The width of a card that must stay visible beside the next card, so that the index is
    /// readable.
    pub fn across(
        self,
        painter: &Painter,
        theme: &Theme,
        notation: &Notation<'_>,
        (width, card): (f32, Card),
    ) -> f32 {
        let letters = letters(theme, width);
        let rank = notation.rank(card.rank);
        let rank = lay_out(painter, theme, &rank, letters, theme.ink);
        let rank = rank.size().x;
        match self {
            Self::Down => rank.max(letters * 0.8) + letters * 0.26,
            Self::Across => rank + letters * 1.06,
        }
    }

    /// The height of a card that must stay visible above the row that covers it.
    pub fn down(self, theme: &Theme, width: f32) -> f32 {
        let letters = letters(theme, width);
        letters
            * match self {
                Self::Down => 1.95,
                Self::Across => 1.08,
            }
    }
}

/// The font size of an index when it is all that is visible of a card.
fn letters(theme: &Theme, width: f32) -> f32 {
    if theme.index > 0.0 {
        theme.index
    } else {
        own_letters(width)
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

pub fn covered(
    painter: &Painter,
    theme: &Theme,
    notation: &Notation<'_>,
    rect: Rect,
    (card, index): (Card, Index),
) {
    if theme.index > 0.0 {
        let letters = (theme.index, false);
        bare(painter, theme, notation, rect, (card, index), letters);
    } else {
        face(painter, theme, notation, rect, card);
    }
}

pub fn face(painter: &Painter, theme: &Theme, notation: &Notation<'_>, rect: Rect, card: Card) {
    let width = rect.width();
    // The smaller digits of a ten decide, because they must not fall below the minimum either.
    if theme.index > own_letters(width) * TEN {
        let letters = theme.index.max(width * 0.5);
        let of = (card, Index::Down);
        bare(painter, theme, notation, rect, of, (letters, true));
        return;
    }
    ground(painter, theme, rect);
    let color = theme.suit_on_card(card.suit);
    let rank = notation.rank(card.rank);
    let pip = sign(card.suit).to_string();

    // The index: rank over suit, large enough to read a fan of cards.
    let patterned = width >= PATTERN_FROM;
    let index = own_letters(width);
    let spread = if rank.chars().count() > 1 { TEN } else { 1.0 };
    let figure = lay_out(painter, theme, &rank, index * spread, color);
    let corner = rect.min + Vec2::new(width * 0.07, width * 0.035);
    let column = width * if patterned { 0.22 } else { 0.27 };
    let x = corner.x + (column - figure.size().x) / 2.0;
    let rank_height = index * 1.12;
    let y = corner.y + (rank_height - figure.size().y) / 2.0;
    painter.galley(
        Pos2::new(x.max(rect.left() + width * 0.04), y),
        figure,
        color,
    );
    centered(
        painter,
        theme,
        &pip,
        index * 0.80,
        color,
        corner + Vec2::new(column / 2.0, rank_height + index * 0.34),
        0.0,
    );

    if !patterned {
        let center = rect.center() + Vec2::new(width * 0.16, rect.height() * 0.20);
        centered(painter, theme, &pip, width * 0.56, color, center, 0.0);
        return;
    }
    if card.rank > Rank::T {
        let letter = rect.center() + Vec2::new(width * 0.12, rect.height() * 0.02);
        court(painter, theme, &rank, &pip, width, color, letter);
        return;
    }
    for &(column, row) in pattern(card.rank.get()) {
        let at = Pos2::new(
            rect.left() + width * (0.63 + 0.20 * column),
            rect.top() + rect.height() * (0.5 + 0.345 * row),
        );
        let turned = if row > 0.05 {
            std::f32::consts::PI
        } else {
            0.0
        };
        centered(painter, theme, &pip, width * 0.22, color, at, turned);
    }
}

/// A card for reading from afar: its index and, if the whole card is visible, a suit sign below
/// that fills the rest.
fn bare(
    painter: &Painter,
    theme: &Theme,
    notation: &Notation<'_>,
    rect: Rect,
    (card, index): (Card, Index),
    (letters, whole): (f32, bool),
) {
    ground(painter, theme, rect);
    let color = theme.suit_on_card(card.suit);
    let rank = notation.rank(card.rank);
    let pip = sign(card.suit).to_string();
    let figure = lay_out(painter, theme, &rank, letters, color);
    let (broad, seen) = (figure.size().x, figure.mesh_bounds);
    let edge = letters * 0.13;
    let column = match index {
        Index::Down => broad.max(letters * 0.8),
        Index::Across => broad,
    };
    let corner = rect.min + Vec2::new(edge, edge + letters * 0.02);
    let at = Pos2::new(corner.x + (column - broad) / 2.0, corner.y - seen.top());
    painter.galley(at, figure, color);
    // The suit sign is as high as the rank.
    let sign = lay_out(painter, theme, &pip, letters, color);
    let high = letters * FIGURE;
    let size = letters * high / sign.mesh_bounds.height().max(1.0);
    let middle = match index {
        Index::Down => Vec2::new(column / 2.0, high * 1.5 + letters * 0.16),
        Index::Across => Vec2::new(broad + letters * 0.44, high / 2.0),
    };
    centered(painter, theme, &pip, size, color, corner + middle, 0.0);
    // The card is readable without the large suit sign, which takes the remaining room.
    let below = corner.y + middle.y + high * 0.5 + letters * 0.1;
    let room = rect.bottom() - below - letters * 0.1;
    let large = (rect.width() * 0.66).min(room * 1.2);
    if whole && large > letters * 0.8 {
        let at = Pos2::new(rect.center().x + rect.width() * 0.08, below + room / 2.0);
        centered(painter, theme, &pip, large, color, at, 0.0);
    }
}

fn ground(painter: &Painter, theme: &Theme, rect: Rect) {
    let radius = CornerRadius::same((rect.width() * 0.07).round() as u8);
    shadow(painter, theme, rect, radius);
    painter.rect(rect, radius, theme.card, edge(theme), StrokeKind::Inside);
}

fn court(
    painter: &Painter,
    theme: &Theme,
    rank: &str,
    pip: &str,
    width: f32,
    color: Color32,
    at: Pos2,
) {
    let frame = Rect::from_center_size(at, Vec2::new(width * 0.54, width * 0.98));
    let radius = CornerRadius::same((width * 0.05).round() as u8);
    let ground = color.gamma_multiply(0.07);
    let line = Stroke::new((width * 0.012).max(1.0), color.gamma_multiply(0.55));
    painter.rect(frame, radius, ground, line, StrokeKind::Inside);
    let up = Vec2::new(0.0, -width * 0.17);
    centered(painter, theme, rank, width * 0.44, color, at + up, 0.0);
    centered(
        painter,
        theme,
        pip,
        width * 0.34,
        color,
        at - up * 1.35,
        0.0,
    );
}

/// The pips of a card: column −1 to 1, row −1 to 1.
const fn pattern(rank: u8) -> &'static [(f32, f32)] {
    const ROW: f32 = 1.0 / 3.0;
    match rank {
        2 => &[(0.0, -1.0), (0.0, 1.0)],
        3 => &[(0.0, -1.0), (0.0, 0.0), (0.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (0.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        6 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        7 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (0.0, -0.5),
            (-1.0, 0.0),
            (1.0, 0.0),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        8 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (0.0, -0.5),
            (-1.0, 0.0),
            (1.0, 0.0),
            (0.0, 0.5),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        9 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (-1.0, -ROW),
            (1.0, -ROW),
            (0.0, 0.0),
            (-1.0, ROW),
            (1.0, ROW),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        10 => &[
            (-1.0, -1.0),
            (1.0, -1.0),
            (0.0, -0.66),
            (-1.0, -ROW),
            (1.0, -ROW),
            (-1.0, ROW),
            (1.0, ROW),
            (0.0, 0.66),
            (-1.0, 1.0),
            (1.0, 1.0),
        ],
        _ => &[],
    }
}

pub fn back(painter: &Painter, theme: &Theme, rect: Rect) {
    let radius = CornerRadius::same((rect.width() * 0.07).round() as u8);
    shadow(painter, theme, rect, radius);
    painter.rect(rect, radius, theme.card, edge(theme), StrokeKind::Inside);
    let inner = rect.shrink(rect.width() * 0.07);
    painter.rect_filled(inner, radius, theme.card_back);
    let line = Stroke::new(1.0, theme.card.gamma_multiply(0.35));
    painter.rect_stroke(
        inner.shrink(rect.width() * 0.07),
        radius,
        line,
        StrokeKind::Inside,
    );
}

fn edge(theme: &Theme) -> Stroke {
    Stroke::new(
        1.0,
        Color32::from_black_alpha(if theme.dark { 90 } else { 50 }),
    )
}

fn shadow(painter: &Painter, theme: &Theme, rect: Rect, radius: CornerRadius) {
    let shadow = egui::Shadow {
        offset: [0, theme.px(2.0).round() as i8],
        blur: theme.px(5.0).round() as u8,
        spread: 0,
        color: Color32::from_black_alpha(70),
    };
    painter.add(shadow.as_shape(rect, radius));
}

fn lay_out(
    painter: &Painter,
    theme: &Theme,
    text: &str,
    size: f32,
    color: Color32,
) -> std::sync::Arc<egui::Galley> {
    let format = theme.format(size, Weight::Semibold, color);
    painter.layout_job(LayoutJob::single_section(text.to_owned(), format))
}

/// Draws text with its visible centre at a point, rotated by an angle.
fn centered(
    painter: &Painter,
    theme: &Theme,
    text: &str,
    size: f32,
    color: Color32,
    at: Pos2,
    angle: f32,
) {
    let galley = lay_out(painter, theme, text, size, color);
    // Centres the visible part of the letters, not their line.
    let seen = galley.mesh_bounds;
    let middle = seen.center().to_vec2();
    let (sin, cos) = angle.sin_cos();
    let turned = Vec2::new(
        middle.x * cos - middle.y * sin,
        middle.x * sin + middle.y * cos,
    );
    let mut shape = TextShape::new(at - turned, galley, color);
    shape.angle = angle;
    painter.add(Shape::Text(shape));
}
