//! Room for a handwritten answer, in the shape of the question's answer.

use super::diagram::{self, call_in_cell};
use super::{Area, Edge, Ink, Picture, Style, size, text};
use engine::{Bid, Call, Seat, Strain};
use exercise::{Ask, Cell, Exhibit};
use i18n::{Both, Languages, Speaker};

/// The side of a tick box, in points.
const BOX: f32 = 10.5;

/// The letter of an option: A, B, C.
pub(super) fn letter(index: usize) -> String {
    let index = u32::try_from(index).unwrap_or(u32::MAX);
    char::from_u32(u32::from('A').saturating_add(index))
        .filter(char::is_ascii_uppercase)
        .map_or_else(|| index.saturating_add(1).to_string(), String::from)
}

/// `a)`, `b)`: a question among several of an exercise.
pub(super) fn part_label(at: usize) -> String {
    format!("{})", letter(at).to_lowercase())
}

/// Room for the answer; empty where the answer is written into an exhibit.
pub(super) fn blank(
    say: &Languages<'_>,
    ask: &Ask,
    exhibits: &[Exhibit],
    width: f32,
) -> Option<Picture> {
    let speaker = &say.first;
    let drawn = match ask {
        Ask::Choice(options) | Ask::Choices(options) => {
            let options = options.iter().map(|it| say.both(|to| to.phrase(it)));
            to_tick(&options.collect::<Vec<_>>(), true, width)
        }
        Ask::Seat => {
            let seats = Seat::ALL.map(|seat| say.both(|to| to.notation.seat(seat)));
            to_tick(&seats, false, width)
        }
        Ask::CallMade(_) => field(say.both(|to| to.text("sheet-call-number")), 40.0, width),
        Ask::Column(_) if has_fields(exhibits) => return None,
        Ask::Column(column) => {
            let rows = column.rows.iter();
            let names = rows.map(|row| say.both(|to| to.phrase(row)));
            fields(&names.collect::<Vec<_>>(), (12.0, 46.0), width)
        }
        Ask::ScoreSlip => slip(),
        Ask::Calls => {
            let words = say.both(|to| to.text("sheet-mark-calls"));
            under(&words, calls(speaker), width)
        }
        Ask::Cards(hand) => {
            let words = say.both(|to| to.text("sheet-mark-cards"));
            let cards = hand.iter();
            let cards = cards.map(|card| diagram::card(speaker, card, Ink::White, Ink::Muted));
            under(&words, in_rows(cards, width), width)
        }
        Ask::Number => field(say.both(|to| to.text("sheet-points")), 64.0, width),
        Ask::Count(what) => field(say.both(|to| to.phrase(what)), 40.0, width),
        Ask::Account => diagram::account_blank(speaker),
    };
    Some(drawn.fitted(width, f32::INFINITY))
}

/// Whether the answer is written into a grid among the exhibits.
pub(super) fn has_fields(exhibits: &[Exhibit]) -> bool {
    exhibits.iter().any(|exhibit| match exhibit {
        Exhibit::Grid(grid) => {
            let mut cells = grid.rows.iter().flatten();
            cells.any(|cell| matches!(cell, Cell::Asked(_)))
        }
        _ => false,
    })
}

fn under(words: &Both, below: Picture, width: f32) -> Picture {
    let style = Style::new(size::SMALL).ink(Ink::Muted);
    Picture::stacked(3.0, [text::both(words, style, width), below])
}

/// Options with tick boxes, `lettered` if the key refers to them, in the layout that needs less
/// height: short options side by side, or each option with both languages on one line.
fn to_tick(options: &[Both], lettered: bool, width: f32) -> Picture {
    let style = Style::new(size::BODY);
    let room = (width - words_after(lettered)).max(40.0);
    let options = options.iter();
    let lines = options.clone();
    let lines = lines.map(|option| text::both_in_one_line(option, style, room));
    let lines: Option<Vec<Picture>> = lines.collect();
    let stacked = options.map(|option| text::both(option, style, room));
    let stacked = ticked(&stacked.collect::<Vec<_>>(), lettered, width);
    let lines = lines.map(|lines| ticked(&lines, lettered, width));
    match lines {
        Some(lines) if lines.height < stacked.height => lines,
        _ => stacked,
    }
}

/// The distance from the left edge of a tick box to the words after it.
const fn words_after(lettered: bool) -> f32 {
    if lettered { 30.0 } else { 17.0 }
}

/// Options with tick boxes, as many side by side as fit.
fn ticked(options: &[Picture], lettered: bool, width: f32) -> Picture {
    let indent = words_after(lettered);
    let widest = options.iter().map(|it| it.width).fold(0.0, f32::max);
    let each = indent + widest + 12.0;
    let columns = ((width + 12.0) / each).floor().clamp(1.0, 4.0) as usize;
    // Equal rows: four options that do not fit on one line become two and two.
    let rows = options.len().max(1).div_ceil(columns);
    let columns = options.len().max(1).div_ceil(rows);
    let mut picture = Picture::default();
    for (row, options) in options.chunks(columns).enumerate() {
        let mut line = Picture::default();
        for (at, words) in options.iter().enumerate() {
            let left = at as f32 * each;
            let mut one = Picture::empty(indent + words.width, words.height);
            let area = Area::new(0.6, 1.9, BOX, BOX);
            one.boxed(area, 1.5, None, Some(Edge::new(Ink::Black, 0.8)));
            if lettered {
                let letter = letter(row * columns + at);
                let letter = text::line(&letter, Style::new(size::BODY).bold());
                one.put(15.5, 0.0, letter);
            }
            one.put(indent, 0.0, words.clone());
            line.width = left + one.width;
            line.height = line.height.max(one.height);
            line.put(left, 0.0, one);
        }
        picture.add_below(3.5, line);
    }
    picture
}

/// A line to write on, and the words that say what to write.
fn field(words: Both, room: f32, width: f32) -> Picture {
    fields(&[words], (8.0, room), width)
}

/// Lines to write on, each with its name, at a distance from the longest name.
fn fields(names: &[Both], (gap, room): (f32, f32), width: f32) -> Picture {
    let most = (width - room - gap).max(60.0);
    let names = names.iter();
    let names = names.map(|name| text::both(name, Style::new(size::BODY), most));
    let names: Vec<Picture> = names.collect();
    let left = names.iter().map(|it| it.width).fold(0.0, f32::max) + gap;
    let lines = names.into_iter().map(|name| {
        let mut line = Picture::empty(left + room, name.height.max(18.0));
        let (foot, top) = (line.height - 2.5, (line.height - name.height) / 2.0);
        line.put(0.0, top, name);
        line.rule(foot, (left, left + room), Edge::new(Ink::Black, 0.8));
        line
    });
    Picture::stacked(1.0, lines)
}

/// The line of a score slip.
fn slip() -> Picture {
    let mut picture = Picture::empty(150.0, 24.0);
    picture.framed(2.0, Edge::new(Ink::Black, 0.8));
    picture
}

/// Every call, arranged as in a bidding box.
fn calls(speaker: &Speaker<'_>) -> Picture {
    let (cell, row) = (33.0, 14.5);
    let hair = Edge::new(Ink::Line, 0.6);
    let mut picture = Picture::empty(5.0 * cell, 8.0 * row);
    let put = |picture: &mut Picture, call: Call, area: Area| {
        picture.boxed(area, 1.0, None, Some(hair));
        call_in_cell(picture, speaker, call, area);
    };
    let special = [Call::Pass, Call::Double, Call::Redouble];
    let wide = picture.width / 3.0;
    for (at, call) in special.into_iter().enumerate() {
        let area = Area::new(at as f32 * wide, 0.0, wide, row);
        put(&mut picture, call, area);
    }
    for level in 1..=7_u8 {
        for (at, strain) in Strain::ASC.into_iter().enumerate() {
            let area = Area::new(at as f32 * cell, f32::from(level) * row, cell, row);
            put(&mut picture, Call::Bid(Bid::new(level, strain)), area);
        }
    }
    picture
}

/// Pictures side by side, in as many rows as they need.
fn in_rows(pictures: impl Iterator<Item = Picture>, width: f32) -> Picture {
    let gap = 5.0;
    let (mut rows, mut row) = (Vec::new(), Vec::new());
    let mut taken = 0.0;
    for picture in pictures {
        if taken + picture.width > width && taken > 0.0 {
            rows.push(std::mem::take(&mut row));
            taken = 0.0;
        }
        taken += picture.width + gap;
        row.push(picture);
    }
    rows.push(row);
    let rows = rows.into_iter().map(|row| Picture::in_row(gap, row));
    Picture::stacked(gap, rows)
}
