//! Pieces put on A4 pages: in one column or two, what belongs together not torn apart, no heading
//! alone at the foot of a page.

use super::Languages;
use super::picture::{Area, Ink, Picture};
use super::text::{self, Style, size};
use i18n::plain;

/// A4, in points.
pub const PAPER: (f32, f32) = (595.28, 841.89);

/// What may be printed on: 15 mm from the edges, and above it the foot.
pub const PRINTED: Area = Area::new(42.5, 42.5, 510.28, 738.0);

/// Where the foot of the page stands.
const FOOT: f32 = 794.0;

/// Between two columns.
const GUTTER: f32 = 20.0;

/// What something is, for those who have the page read to them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The title of a document or of its key.
    Title,
    /// A heading under it.
    Heading,
    /// Everything else.
    Text,
    /// The foot of the page, which is not read.
    Foot,
}

/// Something to put on a page.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Piece {
    pub(super) picture: Picture,
    /// How far from what stands before it.
    pub(super) above: f32,
    /// Whether what follows must stand in the same column, where there is room for both.
    pub(super) tied: bool,
    /// Whether a page that would stay more than half empty may end before this piece, tied or not.
    pub(super) may_turn: bool,
    pub(super) role: Role,
}

impl Piece {
    /// A piece at a distance from the one before.
    pub(super) const fn new(above: f32, picture: Picture) -> Self {
        Self {
            picture,
            above,
            tied: false,
            may_turn: false,
            role: Role::Text,
        }
    }

    /// Sets the role.
    pub(super) const fn role(mut self, role: Role) -> Self {
        self.role = role;
        self
    }

    /// Lets a page end before it if it has to.
    pub(super) const fn may_turn(mut self) -> Self {
        self.may_turn = true;
        self
    }

    /// Keeps it with what follows.
    pub(super) const fn tied(mut self) -> Self {
        self.tied = true;
        self
    }
}

/// Pieces that must not be torn apart, where they have room in one column.
pub(super) fn together(mut pieces: Vec<Piece>) -> Vec<Piece> {
    let last = pieces.len().saturating_sub(1);
    for piece in pieces.iter_mut().take(last) {
        piece.tied = true;
    }
    pieces
}

/// How many columns there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Columns {
    /// As wide as the page.
    One,
    /// Two.
    Two,
}

impl Columns {
    /// How wide a column is, in points.
    #[must_use]
    pub const fn width(self) -> f32 {
        match self {
            Self::One => PRINTED.width,
            Self::Two => (PRINTED.width - GUTTER) / 2.0,
        }
    }

    const fn count(self) -> usize {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

/// What begins on a page of its own.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Section {
    /// As wide as the page, above the columns.
    pub(super) head: Vec<Piece>,
    pub(super) body: Vec<Piece>,
    pub(super) columns: Columns,
    /// How much of the space above each piece of the body is left: all of it is 1.
    pub(super) spaces: f32,
    /// How tall a page is filled, in points.
    pub(super) height: f32,
}

impl Section {
    /// A section on whole pages.
    pub(super) const fn new(head: Vec<Piece>, body: Vec<Piece>, columns: Columns) -> Self {
        Self {
            head,
            body,
            columns,
            spaces: 1.0,
            height: PRINTED.height,
        }
    }

    /// The pieces of the body that must not be torn apart, each group with its spaces.
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

/// A piece in its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Placed {
    /// Where on the page.
    pub area: Area,
    /// What is drawn there.
    pub picture: Picture,
    /// What it is.
    pub role: Role,
}

/// A page.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Leaf {
    /// In reading order.
    pub placed: Vec<Placed>,
}

impl Leaf {
    /// How much of the page is printed on, from its top, from 0 to 1.
    #[must_use]
    pub fn filled(&self) -> f32 {
        let printed = self.placed.iter().filter(|it| it.role != Role::Foot);
        let bottom = printed.map(|it| it.area.bottom()).fold(PRINTED.y, f32::max);
        (bottom - PRINTED.y) / PRINTED.height
    }
}

/// Where the next piece goes.
struct Cursor {
    leaves: Vec<Leaf>,
    columns: Columns,
    column: usize,
    /// Where columns begin on this page.
    top: f32,
    /// Where they end.
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
        if self.column + 1 < self.columns.count() {
            self.column += 1;
            self.y = self.top;
        } else {
            self.new_page();
        }
    }

    fn put(&mut self, piece: Piece) {
        let above = if self.is_at_top() { 0.0 } else { piece.above };
        // Nothing is wider or taller than a page: what would be is made smaller.
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

/// Puts sections on pages.
pub(super) fn lay_out(sections: Vec<Section>) -> Vec<Leaf> {
    let mut cursor = Cursor {
        leaves: Vec::new(),
        columns: Columns::One,
        column: 0,
        top: PRINTED.y,
        bottom: PRINTED.bottom(),
        y: PRINTED.y,
    };
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

/// How tall pieces are where the next one goes.
fn height_of(cursor: &Cursor, chain: &[Piece]) -> f32 {
    let each = chain.iter().enumerate();
    let each = each.map(|(at, piece)| {
        let above = if at == 0 && cursor.is_at_top() {
            0.0
        } else {
            piece.above
        };
        above + piece.picture.height
    });
    each.sum()
}

/// Puts pieces that belong together; in a column of their own if they are too tall for the rest
/// of this one, and one by one if they are too tall for any.
fn put_chain(cursor: &mut Cursor, mut chain: Vec<Piece>) {
    let height = height_of(cursor, &chain);
    let fits = height <= cursor.room();
    if !fits && !cursor.is_at_top() && cursor.room() > PRINTED.height / 2.0 {
        // Half a page and more would stay empty: as much as has room goes there.
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
        // A heading goes where at least the piece after it has room.
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

/// Writes what a document is and the number of the page at the foot of each page.
pub(super) fn number(leaves: &mut [Leaf], say: &Languages<'_>, title: &str) {
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
}
