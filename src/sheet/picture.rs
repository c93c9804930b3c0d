//! Drawings that know their size: words, lines and boxes, placed from the top left corner.

use super::font::Run;

/// A colour of the printed page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ink {
    /// Text.
    Black,
    /// Secondary text.
    Muted,
    /// Hairlines of tables.
    Line,
    /// Hearts and diamonds; vulnerable.
    Red,
    /// Not vulnerable.
    Green,
    /// Lines and numbers that guide the eye.
    Accent,
    /// A light background.
    Ground,
    /// The background of a penalty card.
    Penalty,
    /// White, the paper.
    White,
}

impl Ink {
    /// The red, green and blue components.
    pub const fn rgb(self) -> [u8; 3] {
        match self {
            Self::Black => [0x1d, 0x22, 0x27],
            Self::Muted => [0x56, 0x62, 0x6c],
            Self::Line => [0xb4, 0xae, 0xa2],
            Self::Red => [0xc1, 0x12, 0x1f],
            Self::Green => [0x27, 0x70, 0x2c],
            Self::Accent => [0x1d, 0x5f, 0xa8],
            Self::Ground => [0xf1, 0xee, 0xe7],
            Self::Penalty => [0xf8, 0xdc, 0xa0],
            Self::White => [0xff, 0xff, 0xff],
        }
    }
}

/// A position and a size in points (1/72 inch); y grows downwards.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Area {
    /// The distance from the left.
    pub x: f32,
    /// The distance from the top.
    pub y: f32,
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

/// The tolerance of comparisons, in points.
const HAIR: f32 = 0.6;

impl Area {
    /// An area at a position, with a size.
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self {
            x,
            y,
            width,
            height,
        }
    }

    /// The right edge.
    pub fn right(&self) -> f32 {
        self.x + self.width
    }

    /// The lower edge.
    pub fn bottom(&self) -> f32 {
        self.y + self.height
    }

    /// Whether it contains all of `other`, with a small tolerance.
    pub fn holds(&self, other: &Self) -> bool {
        other.x >= self.x - HAIR
            && other.y >= self.y - HAIR
            && other.right() <= self.right() + HAIR
            && other.bottom() <= self.bottom() + HAIR
    }

    /// Whether the areas overlap by more than a small tolerance.
    pub fn meets(&self, other: &Self) -> bool {
        self.x + HAIR < other.right()
            && other.x + HAIR < self.right()
            && self.y + HAIR < other.bottom()
            && other.y + HAIR < self.bottom()
    }
}

/// The outline of a shape.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Edge {
    pub(super) ink: Ink,
    pub(super) width: f32,
    pub(super) dashed: bool,
}

impl Edge {
    pub(super) const fn new(ink: Ink, width: f32) -> Self {
        Self {
            ink,
            width,
            dashed: false,
        }
    }
}

#[derive(Debug, Clone)]
pub(super) enum Mark {
    /// Words; `y` is their baseline.
    Words {
        x: f32,
        y: f32,
        size: f32,
        ink: Ink,
        run: Run,
    },
    /// A straight line.
    Line {
        from: (f32, f32),
        to: (f32, f32),
        edge: Edge,
    },
    /// A box, with rounded corners where `radius` is not 0.
    Box {
        area: Area,
        radius: f32,
        fill: Option<Ink>,
        edge: Option<Edge>,
    },
}

impl Mark {
    /// Scales it, then moves it.
    fn placed(&mut self, by: f32, (dx, dy): (f32, f32)) {
        let place = |x: &mut f32, y: &mut f32| (*x, *y) = (*x * by + dx, *y * by + dy);
        match self {
            Self::Words { x, y, size, .. } => {
                place(x, y);
                *size *= by;
            }
            Self::Line { from, to, edge } => {
                place(&mut from.0, &mut from.1);
                place(&mut to.0, &mut to.1);
                edge.width *= by;
            }
            Self::Box { area, radius, .. } => {
                place(&mut area.x, &mut area.y);
                (area.width, area.height) = (area.width * by, area.height * by);
                *radius *= by;
            }
        }
    }

    /// The area it covers; for words, from the top of a capital to the lowest descender.
    fn area(&self) -> Area {
        match self {
            Self::Words {
                x, y, size, run, ..
            } => Area::new(*x, y - 0.75 * size, run.width * size, 0.95 * size),
            Self::Line { from, to, .. } => Area::new(
                from.0.min(to.0),
                from.1.min(to.1),
                (from.0 - to.0).abs(),
                (from.1 - to.1).abs(),
            ),
            Self::Box { area, .. } => *area,
        }
    }
}

/// A drawing.
#[derive(Debug, Clone, Default)]
pub struct Picture {
    /// The width, in points.
    pub width: f32,
    /// The height, in points.
    pub height: f32,
    pub(super) marks: Vec<Mark>,
}

impl Picture {
    pub(super) const fn empty(width: f32, height: f32) -> Self {
        Self {
            width,
            height,
            marks: Vec::new(),
        }
    }

    /// Draws another picture on this one; the size stays.
    pub(super) fn put(&mut self, x: f32, y: f32, other: Self) {
        self.marks.extend(other.marks.into_iter().map(|mut mark| {
            mark.placed(1.0, (x, y));
            mark
        }));
    }

    pub(super) fn add_below(&mut self, gap: f32, other: Self) {
        let gap = if self.height > 0.0 { gap } else { 0.0 };
        let top = self.height + gap;
        self.width = self.width.max(other.width);
        self.height = top + other.height;
        self.put(0.0, top, other);
    }

    pub(super) fn stacked(gap: f32, pictures: impl IntoIterator<Item = Self>) -> Self {
        let mut stack = Self::default();
        for picture in pictures {
            stack.add_below(gap, picture);
        }
        stack
    }

    /// Several pictures side by side, aligned at the top.
    pub(super) fn in_row(gap: f32, pictures: impl IntoIterator<Item = Self>) -> Self {
        let mut row = Self::default();
        for picture in pictures {
            let gap = if row.width > 0.0 { gap } else { 0.0 };
            let left = row.width + gap;
            row.width = left + picture.width;
            row.height = row.height.max(picture.height);
            row.put(left, 0.0, picture);
        }
        row
    }

    /// Scales the picture down if it is wider or taller than this.
    pub(super) fn fitted(mut self, width: f32, height: f32) -> Self {
        let by = (width / self.width.max(1.0)).min(height / self.height.max(1.0));
        if by < 1.0 {
            self.width *= by;
            self.height *= by;
            for mark in &mut self.marks {
                mark.placed(by, (0.0, 0.0));
            }
        }
        self
    }

    pub(super) fn line(&mut self, from: (f32, f32), to: (f32, f32), edge: Edge) {
        self.marks.push(Mark::Line { from, to, edge });
    }

    /// A horizontal line at a height, from one x to another.
    pub(super) fn rule(&mut self, y: f32, (from, to): (f32, f32), edge: Edge) {
        self.line((from, y), (to, y), edge);
    }

    pub(super) fn framed(&mut self, radius: f32, edge: Edge) {
        let all = Area::new(0.0, 0.0, self.width, self.height);
        self.boxed(all, radius, None, Some(edge));
    }

    pub(super) fn boxed(&mut self, area: Area, radius: f32, fill: Option<Ink>, edge: Option<Edge>) {
        self.marks.push(Mark::Box {
            area,
            radius,
            fill,
            edge,
        });
    }

    pub(super) fn put_centred(&mut self, x: f32, y: f32, other: Self) {
        let (width, height) = (other.width, other.height);
        self.put(x - width / 2.0, y - height / 2.0, other);
    }

    pub(super) fn put_in_the_middle(&mut self, area: Area, other: Self) {
        let (x, y) = (area.x + area.width / 2.0, area.y + area.height / 2.0);
        self.put_centred(x, y, other);
    }

    /// The area of something drawn outside the edges, which must not happen.
    pub fn overflowing(&self) -> Option<Area> {
        let own = Area::new(0.0, 0.0, self.width, self.height);
        let mut areas = self.marks.iter().map(Mark::area);
        areas.find(|area| !own.holds(area))
    }

    /// The size of the smallest letters, in points.
    pub fn smallest_letters(&self) -> Option<f32> {
        let sizes = self.marks.iter().filter_map(|mark| match mark {
            Mark::Words { size, .. } => Some(*size),
            _ => None,
        });
        sizes.min_by(f32::total_cmp)
    }

    /// The words, in drawing order.
    pub fn words(&self) -> String {
        let words = self.marks.iter().filter_map(|mark| match mark {
            Mark::Words { run, .. } => Some(run.text.as_str()),
            _ => None,
        });
        words.collect::<Vec<_>>().join(" ")
    }
}
