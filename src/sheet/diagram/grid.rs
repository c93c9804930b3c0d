//! Tables on ruled paper, such as a traveller. Cells that are asked for leave room to write.

use crate::{Area, Edge, Ink, Picture, Style, Weight, size, text};
use exercise::{Cell, Grid};
use i18n::Speaker;

/// The padding on the left and right of a cell.
const PAD: f32 = 6.0;

/// The width of room for a handwritten number.
const FIELD: f32 = 42.0;

/// The minimum height of a row.
const ROW: f32 = 17.0;

#[derive(Debug, Clone, Default)]
pub(crate) struct Ruled {
    pub(crate) head: Vec<String>,
    pub(crate) rows: Vec<Vec<Written>>,
    /// Which columns are right-aligned; the others are left-aligned.
    pub(crate) right: Vec<bool>,
    /// The row, if any, with a heavy line below it.
    pub(crate) line_after: Option<usize>,
}

#[derive(Debug, Clone)]
pub(crate) enum Written {
    Words(String),
    Strong(String),
    /// Room to write.
    Field,
}

/// The grid of an exercise, at most `width` wide as far as its words can be broken. Cells that are
/// asked for have the `answers`, in order, or room to write.
pub(crate) fn grid(
    speaker: &Speaker<'_>,
    grid: &Grid,
    width: f32,
    answers: Option<&[String]>,
) -> Picture {
    let written = |cell: &Cell| match (cell, answers) {
        (Cell::Asked(_), None) => Written::Field,
        (Cell::Asked(number), Some(answers)) => {
            Written::Strong(answers.get(*number).cloned().unwrap_or_default())
        }
        (cell, _) => Written::Words(speaker.cell(cell)),
    };
    let rows = grid.rows.iter();
    let ruled = Ruled {
        head: grid.columns.iter().map(|it| speaker.phrase(it)).collect(),
        rows: rows.map(|row| row.iter().map(written).collect()).collect(),
        right: (0..grid.columns.len())
            .map(|at| grid.is_of_numbers(at))
            .collect(),
        line_after: grid.line_after,
    };
    ruled.draw(width)
}

fn head_style() -> Style {
    Style::new(size::LEAST)
        .weight(Weight::Semibold)
        .ink(Ink::Muted)
}

fn cell_style() -> Style {
    Style::new(size::SMALL + 0.5).figures()
}

impl Written {
    /// The words and their style; `None` for room to write.
    fn words(&self) -> Option<(&str, Style)> {
        match self {
            Self::Words(words) => Some((words, cell_style())),
            Self::Strong(words) => Some((words, cell_style().bold().ink(Ink::Accent))),
            Self::Field => None,
        }
    }

    fn width(&self) -> f32 {
        self.words()
            .map_or(FIELD, |(words, style)| text::width(words, style))
    }
}

impl Ruled {
    /// Draws the table at its natural width, at most `width` as far as its words can be broken.
    pub(crate) fn draw(&self, width: f32) -> Picture {
        let widths = self.widths(width);
        let heads: Vec<Picture> = self
            .head
            .iter()
            .zip(&widths)
            .map(|(name, wide)| text::paragraph(name, head_style(), wide - 2.0 * PAD))
            .collect();
        let head = heads.iter().map(|it| it.height).fold(0.0, f32::max) + 6.0;
        let rows: Vec<Vec<Option<Picture>>> = self
            .rows
            .iter()
            .map(|row| {
                let cells = row.iter().zip(&widths);
                let drawn = |(cell, wide): (&Written, &f32)| {
                    let (words, style) = cell.words()?;
                    Some(text::paragraph(words, style, wide - 2.0 * PAD))
                };
                cells.map(drawn).collect()
            })
            .collect();
        let heights: Vec<f32> = rows
            .iter()
            .map(|row| {
                let tallest = row.iter().flatten().map(|it| it.height);
                (tallest.fold(0.0, f32::max) + 3.0).max(ROW)
            })
            .collect();
        let wide: f32 = widths.iter().sum();
        let mut picture = Picture::empty(wide, head + heights.iter().sum::<f32>());
        self.rule(&mut picture, &widths, head, &heights);
        let mut y = 0.0;
        let all = std::iter::once((heads.into_iter().map(Some).collect::<Vec<_>>(), head));
        for (row, height) in all.chain(rows.into_iter().zip(heights)) {
            let mut x = 0.0;
            for ((at, cell), wide) in row.into_iter().enumerate().zip(&widths) {
                if cell.is_none() {
                    // Cells that are asked for get a frame, because other cells may be empty too.
                    let field = Area::new(x + 2.5, y + 2.0, wide - 5.0, height - 4.0);
                    let edge = Edge::new(Ink::Accent, 0.8);
                    picture.boxed(field, 2.0, None, Some(edge));
                }
                if let Some(cell) = cell {
                    let right = self.right.get(at).copied().unwrap_or(false);
                    let left = if right {
                        x + wide - PAD - cell.width
                    } else {
                        x + PAD
                    };
                    let top = y + (height - cell.height) / 2.0;
                    picture.put(left, top, cell);
                }
                x += wide;
            }
            y += height;
        }
        picture
    }

    fn rule(&self, picture: &mut Picture, widths: &[f32], head: f32, heights: &[f32]) {
        let (wide, high) = (picture.width, picture.height);
        let hair = Edge::new(Ink::Line, 0.6);
        picture.framed(2.0, hair);
        let mut x = 0.0;
        for column in widths.iter().take(widths.len().saturating_sub(1)) {
            x += column;
            picture.line((x, 0.0), (x, high), hair);
        }
        let mut y = head;
        picture.rule(y, (0.0, wide), Edge::new(Ink::Muted, 0.9));
        for (row, height) in heights.iter().enumerate() {
            y += height;
            if self.line_after == Some(row) {
                picture.rule(y, (0.0, wide), Edge::new(Ink::Black, 1.8));
            } else if row + 1 < heights.len() {
                picture.rule(y, (0.0, wide), hair);
            }
        }
    }

    /// The column widths. Where words do not fit, headings break first, then cells, never numbers.
    fn widths(&self, room: f32) -> Vec<f32> {
        let longest_word = |words: &str, style: Style| {
            let words = words.split(' ').map(|word| text::width(word, style));
            words.fold(0.0, f32::max)
        };
        let mut least = Vec::new();
        let mut most = Vec::new();
        for (at, name) in self.head.iter().enumerate() {
            let cells = || self.rows.iter().filter_map(|row| row.get(at));
            let whole = cells().map(Written::width).fold(18.0, f32::max);
            let broken = cells().map(|cell| match cell {
                Written::Words(words) if !self.right.get(at).copied().unwrap_or(false) => {
                    longest_word(words, cell_style())
                }
                cell => cell.width(),
            });
            let named = longest_word(name, head_style());
            least.push(broken.fold(named, f32::max).max(18.0) + 2.0 * PAD + 0.5);
            most.push(whole.max(text::width(name, head_style())) + 2.0 * PAD + 0.5);
        }
        let (low, high): (f32, f32) = (least.iter().sum(), most.iter().sum());
        let share = ((room - low) / (high - low).max(0.1)).clamp(0.0, 1.0);
        let between = least.iter().zip(&most);
        between
            .map(|(least, most)| least + share * (most - least))
            .collect()
    }
}
