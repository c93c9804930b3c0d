//! Every duplicate score on a page: all contracts, all results, from the engine's own table.

use super::{
    Area, Columns, Edge, Ink, Leaf, PdfError, Picture, Piece, Section, Style, Weight, page, size,
    text, title_piece, to_pdf,
};
use engine::score::{DealResult, Tricks};
use engine::{Bid, Doubling, Strain, Vulnerability};
use i18n::notation::sign;
use i18n::{Languages, Speaker};

const ROW: f32 = 12.6;
pub(super) const LABEL: f32 = 32.0;

/// One strain of each value; the others score the same.
const STRAINS: [Strain; 3] = [Strain::Clubs, Strain::Hearts, Strain::Notrump];

/// Renders the score table as PDF.
pub fn to_file(say: &Languages<'_>) -> Result<Vec<u8>, PdfError> {
    to_pdf(&pages(say), say, &say.first.text("sheet-table-title"))
}

/// The laid-out pages, for measuring.
pub fn pages(say: &Languages<'_>) -> Vec<Leaf> {
    let columns = Columns::One;
    let width = columns.width();
    let title = say.both(|to| to.text("sheet-table-title"));
    let small = Style::new(size::SMALL).ink(Ink::Muted);
    let said = |id: &str, style: Style| text::both(&say.both(|to| to.text(id)), style, width);
    let heading = Style::new(size::BODY + 1.0).bold();
    let body = vec![
        Piece::heading(0.0, said("sheet-table-made", heading)),
        Piece::new(1.0, said("sheet-table-how", small)).tied(),
        Piece::new(4.0, made(&say.first, width)),
        Piece::heading(10.0, said("sheet-table-down", heading)),
        Piece::new(1.0, said("sheet-table-down-how", small)).tied(),
        Piece::new(4.0, down(&say.first)),
    ];
    let section = Section::new(vec![title_piece(&title)], body, columns);
    page::numbered(vec![section], say, &title.first)
}

/// `♣ ♦`, `♥ ♠`, `NT`: the strains that score the same as this one.
pub(super) fn strains(speaker: &Speaker<'_>, strain: Strain) -> String {
    let value = engine::score::trick_value(strain);
    let alike = Strain::ASC.into_iter().filter(|other| {
        let same_value = engine::score::trick_value(*other) == value;
        same_value && other.suit().is_some() == strain.suit().is_some()
    });
    let signs = alike.map(|other| match other.suit() {
        Some(suit) => sign(suit).to_string(),
        None => speaker.notation.strain_sign(other),
    });
    signs.collect::<Vec<_>>().join(" ")
}

/// A result; `None` for more than thirteen tricks.
pub(super) fn result(
    bid: Bid,
    doubling: Doubling,
    vulnerability: Vulnerability,
    tricks: u8,
) -> Option<DealResult> {
    Some(DealResult {
        bid,
        doubling,
        vulnerability,
        tricks: Tricks::new(tricks)?,
    })
}

fn score(bid: Bid, doubling: Doubling, vulnerability: Vulnerability, tricks: u8) -> Option<i32> {
    result(bid, doubling, vulnerability, tricks).map(|result| result.score())
}

/// The six columns: not vulnerable and vulnerable, each undoubled, doubled and redoubled.
pub(super) fn six() -> impl Iterator<Item = (Vulnerability, Doubling)> {
    let each = |state| Doubling::ALL.map(|doubling| (state, doubling));
    Vulnerability::ALL.into_iter().flat_map(each)
}

/// A number without a thousands separator, as on score sheets; there is no room for one here.
fn bare(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// A table of numbers: labels on the left, six columns for each group.
pub(super) struct Numbers {
    /// The height of a row, in points; the digits scale with it.
    pub(super) row: f32,
    pub(super) groups: Vec<String>,
    /// A label, its numbers, and whether a line is above the row.
    pub(super) rows: Vec<(String, Vec<Option<i32>>, bool)>,
}

fn made(speaker: &Speaker<'_>, width: f32) -> Picture {
    let mut rows = Vec::new();
    for level in 1..=7_u8 {
        for over in 0..=7 - level {
            let label = match over {
                0 => format!("{level}="),
                over => format!("{level}+{over}"),
            };
            let numbers = STRAINS.into_iter().flat_map(|strain| {
                six().map(move |(state, doubling)| {
                    score(Bid::new(level, strain), doubling, state, 6 + level + over)
                })
            });
            rows.push((label, numbers.collect(), over == 0));
        }
    }
    let numbers = Numbers {
        row: ROW,
        groups: STRAINS.map(|strain| strains(speaker, strain)).to_vec(),
        rows,
    };
    numbers.draw(speaker, (width - LABEL) / 18.0)
}

fn down(speaker: &Speaker<'_>) -> Picture {
    // A grand slam can go down by any number, and the strain makes no difference.
    let bid = Bid::new(7, Strain::Notrump);
    let rows = (1..=13_u8).map(|down| {
        let numbers = six().map(|(state, doubling)| score(bid, doubling, state, 13 - down));
        (down.to_string(), numbers.collect(), false)
    });
    let numbers = Numbers {
        row: ROW,
        groups: vec![String::new()],
        rows: rows.collect(),
    };
    numbers.draw(speaker, 46.0)
}

impl Numbers {
    pub(super) fn draw(&self, speaker: &Speaker<'_>, cell: f32) -> Picture {
        let named = self.groups.iter().any(|group| !group.is_empty());
        let top = if named { 15.0 } else { 0.0 };
        let head = top + 2.0 * 13.0;
        let width = LABEL + cell * 6.0 * self.groups.len() as f32;
        let mut picture = Picture::empty(width, head + self.rows.len() as f32 * self.row + 1.0);
        for (row, (label, numbers, line)) in self.rows.iter().enumerate() {
            let y = head + row as f32 * self.row;
            if row % 2 == 1 {
                let shade = Area::new(0.0, y, width, self.row);
                picture.boxed(shade, 0.0, Some(Ink::Ground), None);
            }
            if *line && row > 0 {
                picture.rule(y, (0.0, width), Edge::new(Ink::Muted, 0.7));
            }
            let style = Style::new(self.row * 2.0 / 3.0).figures();
            let label = text::line(label, style.bold());
            let middle = y + self.row / 2.0;
            picture.put(4.0, middle - label.height / 2.0, label);
            for (column, number) in numbers.iter().enumerate() {
                let Some(number) = number else { continue };
                let number = text::line(&bare(*number), style);
                let x = LABEL + (column as f32 + 1.0) * cell - 3.0 - number.width;
                picture.put(x, middle - number.height / 2.0, number);
            }
        }
        self.head(&mut picture, speaker, cell, top);
        picture.framed(0.0, Edge::new(Ink::Muted, 0.8));
        picture
    }

    fn head(&self, picture: &mut Picture, speaker: &Speaker<'_>, cell: f32, top: f32) {
        let (width, height) = (picture.width, picture.height);
        let strong = Style::new(size::BODY).bold();
        let small = Style::new(size::LEAST).weight(Weight::Semibold);
        for (at, group) in self.groups.iter().enumerate() {
            let left = LABEL + at as f32 * 6.0 * cell;
            if top > 0.0 {
                let name = text::line(group, strong);
                picture.put_centred(left + 3.0 * cell, top / 2.0, name);
            }
            picture.line((left, 0.0), (left, height), Edge::new(Ink::Black, 1.0));
            for (half, state) in Vulnerability::ALL.into_iter().enumerate() {
                let from = left + half as f32 * 3.0 * cell;
                let ink = match state {
                    Vulnerability::NotVulnerable => Ink::Green,
                    Vulnerability::Vulnerable => Ink::Red,
                };
                let name = speaker.notation.vulnerability(state);
                let name = text::line(&name, small.ink(ink)).fitted(3.0 * cell - 4.0, 13.0);
                picture.put_centred(from + 1.5 * cell, top + 6.5, name);
                if half > 0 {
                    picture.line((from, top), (from, height), Edge::new(Ink::Muted, 0.7));
                }
                for (column, doubling) in Doubling::ALL.into_iter().enumerate() {
                    let word = match doubling {
                        Doubling::Undoubled => "–",
                        doubling => doubling.suffix(),
                    };
                    let word = text::line(word, small);
                    let x = from + (column as f32 + 1.0) * cell - 3.0 - word.width;
                    picture.put(x, top + 13.0 + (13.0 - word.height) / 2.0, word);
                }
            }
        }
        picture.rule(top + 26.0, (0.0, width), Edge::new(Ink::Black, 1.0));
    }
}
