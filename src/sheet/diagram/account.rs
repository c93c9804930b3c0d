//! A score as a slip with ruled lines: empty, or filled in with its working.

use crate::{Edge, Ink, Picture, Style, Weight, size, text};
use engine::score::{ScoreItem, ScoreLine};
use i18n::Speaker;

/// The width of room for a handwritten number.
const FIELD: f32 = 54.0;

/// The height of a row to be filled in.
const ROW: f32 = 18.0;

/// An empty slip with every line that a score can have, and the sum.
pub(crate) fn blank(speaker: &Speaker<'_>) -> Picture {
    let style = Style::new(size::SMALL + 0.5);
    let names = ScoreItem::ALL.map(|item| speaker.score_item(item));
    let total = speaker.text("score-total");
    let named = names.iter().map(|name| text::line(name, style));
    let named: Vec<Picture> = named.chain([text::line(&total, style.bold())]).collect();
    let widest = named.iter().map(|name| name.width).fold(0.0, f32::max);
    let width = widest + FIELD + 24.0;
    let rows = named.len();
    let mut slip = Picture::empty(width, rows as f32 * ROW + 4.0);
    slip.framed(3.0, Edge::new(Ink::Line, 0.7));
    for (row, name) in named.into_iter().enumerate() {
        let y = row as f32 * ROW + if row + 1 == rows { 4.0 } else { 2.0 };
        if row + 1 == rows {
            slip.rule(y - 1.0, (4.0, width - 4.0), Edge::new(Ink::Black, 1.2));
        }
        let left = (ROW - name.height) / 2.0;
        slip.put(9.0, y + left, name);
        let foot = y + ROW - 4.0;
        let field = (width - FIELD - 8.0, width - 8.0);
        slip.rule(foot, field, Edge::new(Ink::Muted, 0.6));
    }
    slip
}

/// The lines of a score with their working, and the sum; at most `width` wide.
pub(crate) fn filled(
    speaker: &Speaker<'_>,
    lines: &[ScoreLine],
    total: i32,
    width: f32,
) -> Picture {
    let style = Style::new(size::SMALL);
    let muted = Style::new(size::LEAST).ink(Ink::Muted);
    let figures = style.figures().weight(Weight::Semibold);
    let row = |line: &ScoreLine| {
        // Non-breaking blanks keep the working on one line.
        let working = speaker.working_apart(line).unwrap_or_default();
        let working = working.replace(' ', "\u{a0}");
        [
            text::line(&speaker.score_item(line.item), style),
            text::line(&working, muted),
            text::line(&speaker.notation.points(line.points), figures),
        ]
    };
    let mut rows: Vec<[Picture; 3]> = lines.iter().map(row).collect();
    rows.push([
        text::line(&speaker.text("score-total"), style.bold()),
        Picture::default(),
        text::line(&speaker.notation.points(total), style.figures().bold()),
    ]);
    let widest = |column: usize| rows.iter().map(|row| row[column].width).fold(0.0, f32::max);
    let [names, notes, points] = [0, 1, 2].map(widest);
    let wide = names + notes + points + 40.0;
    // Not enough room for the working beside the name: put it below.
    let below = wide > width;
    let (width, row_height) = if below {
        ((names.max(notes) + points + 30.0).min(width), 24.0)
    } else {
        (wide, 14.5)
    };
    let mut slip = Picture::empty(width, 0.0);
    let last = rows.len() - 1;
    let mut y = 3.0;
    for (at, [name, note, points]) in rows.into_iter().enumerate() {
        if at == last {
            slip.rule(y + 0.5, (4.0, width - 4.0), Edge::new(Ink::Black, 1.0));
            y += 2.0;
        }
        slip.put(8.0, y, name);
        let x = width - 8.0 - points.width;
        slip.put(x, y, points);
        let has_note = note.width > 0.0;
        if below {
            slip.put(8.0, y + 11.0, note);
        } else {
            slip.put(8.0 + names + 12.0, y + 0.9, note);
        }
        y += if below && !has_note { 14.5 } else { row_height };
    }
    slip.height = y + 2.0;
    slip.framed(3.0, Edge::new(Ink::Line, 0.7));
    slip
}
