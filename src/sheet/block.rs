//! Documents made of blocks, for anything that is not a worksheet: a ruling, a score, a lesson.
//!
//! ```
//! use i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
//! use arbitro_sheet::{Block, Languages, document};
//!
//! let catalog = Catalog::new(Locale::En);
//! let say = Languages::one(Speaker::new(&catalog, Notation::new(&catalog, CardLetters::National)));
//! let blocks = [
//!     Block::Heading("What happened".into()),
//!     Block::Text("West drops the **9♥** on the table.".into()),
//! ];
//! let bytes = document(&say, &"A dropped card".into(), &blocks).unwrap();
//! assert!(bytes.starts_with(b"%PDF"));
//! ```

use super::page::{self, Role, together};
use super::{
    Columns, Ink, Leaf, PdfError, Picture, Piece, Section, Style, diagram, size, text, to_pdf,
};
use engine::Citation;
use engine::score::ScoreLine;
use exercise::Exhibit;
use exercise::worked::WorkedLine;
use i18n::{Both, Languages, Speaker};

/// A part of a document.
#[derive(Debug, Clone, PartialEq)]
pub enum Block {
    /// A heading; never alone at the foot of a page.
    Heading(Both),
    /// A paragraph; `**bold**`, suit signs, and lines beginning with a dash as a list.
    Text(Both),
    /// An exhibit, drawn.
    Exhibit(Exhibit),
    /// A working, line by line. Consecutive lines of a score are set in columns.
    Working(Vec<WorkedLine>),
    /// A Law: its number, subject and edition.
    Law(Citation),
    /// Blocks kept on one page, if they fit on one.
    Together(Vec<Self>),
}

/// Renders a document of its own: the title, the blocks, and a number on every page.
pub fn document(say: &Languages<'_>, title: &Both, blocks: &[Block]) -> Result<Vec<u8>, PdfError> {
    to_pdf(&pages(say, title, blocks), say, &title.first)
}

/// The laid-out pages of a [`document`], for measuring.
pub fn pages(say: &Languages<'_>, title: &Both, blocks: &[Block]) -> Vec<Leaf> {
    let columns = Columns::One;
    let body = pieces(say, blocks, columns.width());
    let section = Section::new(vec![title_piece(title)], body, columns);
    page::numbered(vec![section], say, &title.first)
}

pub(super) fn title_piece(title: &Both) -> Piece {
    let style = Style::new(size::TITLE).bold();
    let picture = text::both(title, style, Columns::One.width());
    Piece {
        role: Role::Title,
        ..Piece::heading(0.0, picture)
    }
}

pub(super) fn pieces(say: &Languages<'_>, blocks: &[Block], width: f32) -> Vec<Piece> {
    let each = blocks.iter();
    each.flat_map(|block| block_pieces(say, block, width))
        .collect()
}

fn block_pieces(say: &Languages<'_>, block: &Block, width: f32) -> Vec<Piece> {
    match block {
        Block::Heading(words) => {
            let style = Style::new(size::HEADING).bold();
            vec![Piece::heading(14.0, text::both(words, style, width))]
        }
        Block::Text(words) => {
            let style = Style::new(size::BODY);
            vec![Piece::new(5.0, text::both(words, style, width))]
        }
        Block::Exhibit(exhibit) => {
            vec![Piece::new(8.0, diagram::exhibit(say, exhibit, width))]
        }
        Block::Working(lines) => working(say, lines, Style::new(size::BODY), width),
        Block::Law(citation) => vec![Piece::new(4.0, law(say, *citation, width))],
        Block::Together(blocks) => together(pieces(say, blocks, width)),
    }
}

fn law(say: &Languages<'_>, citation: Citation, width: f32) -> Picture {
    let cited = |to: &Speaker<'_>| {
        let (law, subject) = (to.law(citation), to.law_subject(citation));
        format!("{law} · {subject} · {}", to.law_book(citation))
    };
    let style = Style::new(size::SMALL).ink(Ink::Muted);
    text::both(&say.both(cited), style, width)
}

/// The lines of a working. Consecutive lines of a score form one slip.
pub(super) fn working(
    say: &Languages<'_>,
    lines: &[WorkedLine],
    style: Style,
    width: f32,
) -> Vec<Piece> {
    let score_line = |line: &WorkedLine| match line {
        WorkedLine::Score(line) => Some(*line),
        _ => None,
    };
    let mut pieces = Vec::new();
    let mut rest = lines;
    while let Some((line, later)) = rest.split_first() {
        let score: Vec<ScoreLine> = rest.iter().map_while(score_line).collect();
        // Lines of a score without a sum are written like any others.
        if let Some(WorkedLine::Sum(total)) = rest.get(score.len())
            && !score.is_empty()
        {
            let slip = diagram::account(&say.first, &score, *total, width);
            pieces.push(Piece::new(4.0, slip));
            rest = &rest[score.len() + 1..];
            continue;
        }
        let style = match line {
            WorkedLine::Question(_) | WorkedLine::Answer { .. } => style.bold(),
            _ => style,
        };
        let said = say.both(|to| to.worked_line(line));
        pieces.push(Piece::new(3.0, text::both(&said, style, width)));
        rest = later;
    }
    pieces
}
