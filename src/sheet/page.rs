//! Lays out pieces on A4 pages in one or two columns. Pieces that belong together stay together,
//! and no heading is alone at the foot of a page.

use super::{Area, Ink, Picture, Style, size, text};
use i18n::{Languages, plain};

/// The size of A4, in points.
pub(super) const PAPER: (f32, f32) = (595.28, 841.89);

/// The printable area: 15 mm from the edges, and above the footer.
pub const PRINTED: Area = Area::new(42.5, 42.5, 510.28, 738.0);

/// The vertical position of the footer.
const FOOT: f32 = 794.0;

/// The gap between two columns.
const GUTTER: f32 = 20.0;

/// The role of a piece, for screen readers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The title of a document or of its key.
    Title,
    /// A heading below the title.
    Heading,
    /// Everything else.
    Text,
    /// The footer, which screen readers skip.
    Foot,
}

#[derive(Debug, Clone)]
pub(super) struct Piece {
    pub(super) picture: Picture,
    /// The space above it, in points.
    pub(super) above: f32,
    /// Whether the next piece must be in the same column, if both fit in one.
    pub(super) tied: bool,
    /// Whether a page more than half empty may break before this piece, even if it is tied.
    pub(super) may_turn: bool,
    pub(super) role: Role,
}

impl Piece {
    /// A piece with this much space above it.
    pub(super) const fn new(above: f32, picture: Picture) -> Self {
        Self {
            picture,
            above,
            tied: false,
            may_turn: false,
            role: Role::Text,
        }
    }

    /// A heading, tied to the next piece.
    pub(super) fn heading(above: f32, picture: Picture) -> Self {
        Self {
            role: Role::Heading,
            ..Self::new(above, picture).tied()
        }
    }

    pub(super) const fn tied(mut self) -> Self {
        self.tied = true;
        self
    }
}

/// Ties pieces together, to be kept in one column if they fit.
pub(super) fn together(mut pieces: Vec<Piece>) -> Vec<Piece> {
    let last = pieces.len().saturating_sub(1);
    for piece in pieces.iter_mut().take(last) {
        piece.tied = true;
    }
    pieces
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Columns {
    #[default]
    One = 1,
    Two = 2,
}

impl Columns {
    /// The width of a column, in points.
    pub(super) const fn width(self) -> f32 {
        match self {
            Self::One => PRINTED.width,
            Self::Two => (PRINTED.width - GUTTER) / 2.0,
        }
    }
}

/// A section, which starts on a new page.
#[derive(Debug, Clone)]
pub(super) struct Section {
    /// Pieces above the columns, as wide as the page.
    pub(super) head: Vec<Piece>,
    pub(super) body: Vec<Piece>,
    pub(super) columns: Columns,
    /// The factor for the space above each piece of the body, up to 1.
    pub(super) spaces: f32,
    /// The usable height of a page, in points.
    pub(super) height: f32,
}

impl Section {
    /// A section that uses whole pages.
    pub(super) const fn new(head: Vec<Piece>, body: Vec<Piece>, columns: Columns) -> Self {
        Self {
            head,
            body,
            columns,
            spaces: 1.0,
            height: PRINTED.height,
        }
    }

    /// The pieces of the body in groups that stay together, each piece with its space.
    pub(super) fn chains(&self) -> Vec<Vec<Piece>> {
        let mut chains = Vec::new();
        let mut chain = Vec::new();
        for piece in &self.body {
            let above = piece.above * self.spaces;
            chain.push(Piece {
                above,
                ..piece.clone()
            });
            if !piece.tied {
                chains.push(std::mem::take(&mut chain));
            }
        }
        chains.push(chain);
        chains
    }
}

/// A piece placed on a page.
#[derive(Debug, Clone)]
pub struct Placed {
    /// Its area on the page.
    pub area: Area,
    /// Its drawing.
    pub picture: Picture,
    /// Its role.
    pub role: Role,
}

/// A page.
#[derive(Debug, Clone, Default)]
pub struct Leaf {
    /// The pieces, in reading order.
    pub placed: Vec<Placed>,
}

impl Leaf {
    /// The filled part of the page from its top, from 0 to 1.
    pub fn filled(&self) -> f32 {
        let printed = self.placed.iter().filter(|it| it.role != Role::Foot);
        let bottom = printed.map(|it| it.area.bottom()).fold(PRINTED.y, f32::max);
        (bottom - PRINTED.y) / PRINTED.height
    }
}

#[derive(Default)]
struct Cursor {
    leaves: Vec<Leaf>,
    columns: Columns,
    column: usize,
    /// The top of the columns on this page.
    top: f32,
    /// The bottom of the columns.
    bottom: f32,
    y: f32,
}

impl Cursor {
    fn x(&self) -> f32 {
        PRINTED.x + self.column as f32 * (self.columns.width() + GUTTER)
    }

    fn is_at_top(&self) -> bool {
        self.y <= self.top
    }

    fn room(&self) -> f32 {
        self.bottom - self.y
    }

    fn new_page(&mut self) {
        self.leaves.push(Leaf::default());
        (self.column, self.top, self.y) = (0, PRINTED.y, PRINTED.y);
    }

    fn new_column(&mut self) {
        if self.column + 1 < self.columns as usize {
            self.column += 1;
            self.y = self.top;
        } else {
            self.new_page();
        }
    }

    fn put(&mut self, piece: Piece) {
        let above = if self.is_at_top() { 0.0 } else { piece.above };
        // A picture larger than a page is scaled down.
        let picture = piece.picture.fitted(
            self.columns.width(),
            PRINTED.height - (self.top - PRINTED.y),
        );
        if above + picture.height > self.room() + 0.01 {
            self.new_column();
        }
        let above = if self.is_at_top() { 0.0 } else { above };
        let area = Area::new(self.x(), self.y + above, picture.width, picture.height);
        self.y = area.bottom();
        let placed = Placed {
            area,
            picture,
            role: piece.role,
        };
        if let Some(leaf) = self.leaves.last_mut() {
            leaf.placed.push(placed);
        }
    }
}

pub(super) fn lay_out(sections: Vec<Section>) -> Vec<Leaf> {
    let mut cursor = Cursor::default();
    for section in sections {
        let chains = section.chains();
        cursor.columns = Columns::One;
        cursor.bottom = PRINTED.y + section.height;
        cursor.new_page();
        for piece in section.head {
            cursor.put(piece);
        }
        cursor.columns = section.columns;
        if !cursor.is_at_top() {
            cursor.y += 10.0;
        }
        cursor.top = cursor.y;
        for chain in chains {
            put_chain(&mut cursor, chain);
        }
    }
    cursor.leaves
}

/// The height of pieces at the current position.
fn height_of(cursor: &Cursor, chain: &[Piece]) -> f32 {
    let each = chain.iter().enumerate();
    let each = each.map(|(at, piece)| match at == 0 && cursor.is_at_top() {
        true => piece.picture.height,
        false => piece.above + piece.picture.height,
    });
    each.sum()
}

/// Places pieces that belong together: in a new column if they are too tall for the rest of this
/// one, one by one if they are too tall for any.
fn put_chain(cursor: &mut Cursor, mut chain: Vec<Piece>) {
    let height = height_of(cursor, &chain);
    let fits = height <= cursor.room();
    if !fits && !cursor.is_at_top() && cursor.room() > PRINTED.height / 2.0 {
        // More than half a page would stay empty: place as many pieces as fit.
        let turns = (1..chain.len()).rev().filter(|at| chain[*at].may_turn);
        let mut fitting = turns.filter(|at| height_of(cursor, &chain[..*at]) <= cursor.room());
        if let Some(at) = fitting.next() {
            let rest = chain.split_off(at);
            put_chain(cursor, chain);
            cursor.new_column();
            put_chain(cursor, rest);
            return;
        }
    }
    let first = chain.first().map_or(0.0, |piece| piece.above);
    let whole = PRINTED.height + if cursor.is_at_top() { 0.0 } else { first };
    if height > cursor.room() && height <= whole && !cursor.is_at_top() {
        cursor.new_column();
    }
    let mut pieces = chain.into_iter().peekable();
    while let Some(piece) = pieces.next() {
        // A heading needs room for at least the next piece.
        if let Some(next) = pieces.peek()
            && piece.role == Role::Heading
            && !cursor.is_at_top()
        {
            let both = piece.above + piece.picture.height + next.above + next.picture.height;
            if both > cursor.room() && both <= PRINTED.height {
                cursor.new_column();
            }
        }
        cursor.put(piece);
    }
}

/// Lays out sections on pages, with the title and the page number in the footer of each.
pub(super) fn numbered(sections: Vec<Section>, say: &Languages<'_>, title: &str) -> Vec<Leaf> {
    let mut leaves = lay_out(sections);
    let pages = leaves.len();
    let style = Style::new(size::LEAST).ink(Ink::Muted);
    for (leaf, page) in leaves.iter_mut().zip(1_usize..) {
        let numbers = [("page", page.into()), ("pages", pages.into())];
        let number = text::line(&say.first.with("sheet-page", numbers), style);
        let room = PRINTED.width - number.width - GUTTER;
        let words = format!("Arbitro · {}", plain(title));
        let left = text::line(&words, style).fitted(room, f32::INFINITY);
        let right = PRINTED.right() - number.width;
        for (x, picture) in [(PRINTED.x, left), (right, number)] {
            let area = Area::new(x, FOOT, picture.width, picture.height);
            leaf.placed.push(Placed {
                area,
                picture,
                role: Role::Foot,
            });
        }
    }
    leaves
}
