//! Lines and paragraphs: `**bold**`, suits in their colours, lists whose lines begin with a dash.

use super::font::{Face, Run, Weight, is_symbol, shape};
use super::picture::{Ink, Mark, Picture};
use i18n::spans;

/// From one line to the next, in sizes of the letters.
const LEADING: f32 = 1.36;

/// From the top of a line to the line that its letters stand on, in sizes of the letters.
const BASELINE: f32 = 1.03;

/// How far a list stands in, in sizes of the letters.
const INDENT: f32 = 1.1;

/// Sizes of letters in points.
pub mod size {
    pub const TITLE: f32 = 18.0;
    pub const HEADING: f32 = 13.0;
    /// Questions and running text.
    pub const BODY: f32 = 10.5;
    /// Keys and second languages.
    pub const SMALL: f32 = 9.0;
    /// Headings of tables, the foot of a page. Nothing is smaller.
    pub const LEAST: f32 = 8.0;
}

/// How letters look.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    pub size: f32,
    /// Of what is not emphasised.
    pub weight: Weight,
    /// Of everything but red suits.
    pub ink: Ink,
    /// Whether the digits share one width.
    pub figures: bool,
}

impl Style {
    pub const fn new(size: f32) -> Self {
        Self {
            size,
            weight: Weight::Regular,
            ink: Ink::Black,
            figures: false,
        }
    }

    pub const fn weight(mut self, weight: Weight) -> Self {
        self.weight = weight;
        self
    }

    pub const fn bold(self) -> Self {
        self.weight(Weight::Bold)
    }

    pub const fn ink(mut self, ink: Ink) -> Self {
        self.ink = ink;
        self
    }

    /// With digits that stand under each other.
    pub const fn figures(mut self) -> Self {
        self.figures = true;
        self
    }

    const fn face(self, weight: Weight) -> Face {
        if self.figures {
            Face::Figures(weight)
        } else {
            Face::Text(weight)
        }
    }

    /// From one line to the next, in points.
    pub const fn leading(self) -> f32 {
        self.size * LEADING
    }
}

/// What stands between two blanks: runs, each in a colour.
#[derive(Debug, Clone, Default)]
struct Word {
    runs: Vec<(Run, Ink)>,
}

impl Word {
    fn width(&self) -> f32 {
        self.runs.iter().map(|(run, _)| run.width).sum()
    }

    fn push(&mut self, run: Run, ink: Ink) {
        match self.runs.last_mut() {
            Some((last, known)) if last.face == run.face && *known == ink => last.append(&run),
            _ => self.runs.push((run, ink)),
        }
    }
}

/// The words of a line of text.
fn words(text: &str, style: Style) -> Vec<Word> {
    let mut words = vec![Word::default()];
    for span in spans(text) {
        let weight = if span.bold {
            Weight::Bold
        } else {
            style.weight
        };
        for (number, word) in span.text.split(' ').enumerate() {
            if number > 0 {
                words.push(Word::default());
            }
            if let Some(last) = words.last_mut() {
                append(last, word, style, weight);
            }
        }
    }
    // Two blanks are one.
    words.retain(|word| !word.runs.is_empty());
    words
}

fn append(word: &mut Word, text: &str, style: Style, weight: Weight) {
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let symbol = is_symbol(first);
        let end = rest
            .char_indices()
            .find(|&(at, sign)| at > 0 && (symbol || is_symbol(sign)))
            .map_or(rest.len(), |(at, _)| at);
        let (here, behind) = rest.split_at(end);
        if symbol {
            word.push(shape(here, Face::Symbols), ink_of(first, style.ink));
        } else {
            word.push(shape(here, style.face(weight)), style.ink);
        }
        rest = behind;
    }
}

/// Red suits stay red but on a dark ground.
const fn ink_of(sign: char, ink: Ink) -> Ink {
    match (sign, ink) {
        (_, Ink::White) => Ink::White,
        ('♥' | '♦', _) => Ink::Red,
        _ => ink,
    }
}

/// A word that has no room in a line, in pieces that have.
fn broken(word: Word, room: f32) -> Vec<Word> {
    if word.width() <= room {
        return vec![word];
    }
    let mut pieces = vec![Word::default()];
    let mut taken = 0.0;
    for (run, ink) in word.runs {
        for sign in run.text.chars() {
            let one = shape(sign.encode_utf8(&mut [0; 4]), run.face);
            if taken + one.width > room && taken > 0.0 {
                pieces.push(Word::default());
                taken = 0.0;
            }
            taken += one.width;
            if let Some(piece) = pieces.last_mut() {
                piece.push(one, ink);
            }
        }
    }
    pieces
}

/// Words in lines of at most `room` sizes of a letter.
fn lines(text: &str, style: Style, room: f32) -> Vec<Word> {
    let blank = shape(" ", style.face(style.weight));
    let mut lines: Vec<Word> = Vec::new();
    let mut taken = 0.0;
    let all = words(text, style)
        .into_iter()
        .flat_map(|word| broken(word, room));
    for word in all {
        let width = word.width();
        match lines.last_mut() {
            Some(line) if taken + blank.width + width <= room => {
                // The blank belongs to the run before it, so that selected text has spaces.
                let ink = line.runs.last().map_or(style.ink, |(_, ink)| *ink);
                let face = line.runs.last().map_or(blank.face, |(run, _)| run.face);
                let blank_here = match face {
                    Face::Symbols => blank.clone(),
                    face => shape(" ", face),
                };
                taken += blank_here.width + width;
                line.push(blank_here, ink);
                for (run, ink) in word.runs {
                    line.push(run, ink);
                }
            }
            _ => {
                taken = width;
                lines.push(word);
            }
        }
    }
    lines
}

fn written(line: Word, style: Style) -> Picture {
    let width = line.width() * style.size;
    let mut picture = Picture::empty(width, style.leading());
    let mut x = 0.0;
    for (run, ink) in line.runs {
        let wide = run.width * style.size;
        picture.marks.push(Mark::Words {
            x,
            y: BASELINE * style.size,
            size: style.size,
            ink,
            run,
        });
        x += wide;
    }
    picture
}

/// A text in one line, as wide as it is.
pub fn line(text: &str, style: Style) -> Picture {
    let mut all = lines(text, style, f32::INFINITY);
    match all.pop() {
        Some(line) => written(line, style),
        None => Picture::empty(0.0, style.leading()),
    }
}

/// A text in lines of at most `width` points. Its own line breaks stay; a line that begins with
/// a dash is an entry of a list.
pub fn paragraph(text: &str, style: Style, width: f32) -> Picture {
    let mut picture = Picture::default();
    for own in text.lines() {
        if own.trim().is_empty() {
            picture.height += style.leading() / 2.0;
            continue;
        }
        let entry = own
            .strip_prefix("- ")
            .or_else(|| own.strip_prefix("– "))
            .or_else(|| own.strip_prefix("• "));
        let indent = if entry.is_some() {
            INDENT * style.size
        } else {
            0.0
        };
        let room = ((width - indent) / style.size).max(1.0);
        let top = picture.height;
        for line in lines(entry.unwrap_or(own), style, room) {
            let line = written(line, style);
            let y = picture.height;
            picture.width = picture.width.max(indent + line.width);
            picture.height += line.height;
            picture.put(indent, y, line);
        }
        if entry.is_some() {
            picture.put(0.0, top, self::line("•", style));
        }
    }
    picture
}

/// How wide a text is in one line, in points.
pub fn width(text: &str, style: Style) -> f32 {
    line(text, style).width
}

/// A text, and under it, smaller, the same in the second language.
pub fn both(both: &super::Both, style: Style, width: f32) -> Picture {
    let mut picture = paragraph(&both.first, style, width);
    if let Some(second) = &both.second {
        picture.add_below(0.5, paragraph(second, second_style(style), width));
    }
    picture
}

/// A text and behind it, smaller, the same in the second language, if both have room in one line.
pub fn both_in_one_line(both: &super::Both, style: Style, width: f32) -> Option<Picture> {
    let mut picture = line(&both.first, style);
    if let Some(second) = &both.second {
        let small = second_style(style);
        let second = line(second, small);
        let left = picture.width + 1.3 * style.size;
        picture.width = left + second.width;
        picture.put(left, BASELINE * (style.size - small.size), second);
    }
    Some(picture).filter(|picture| picture.width <= width)
}

/// How the second language stands under the first.
pub fn second_style(style: Style) -> Style {
    Style {
        size: (style.size * 0.86).max(size::LEAST),
        weight: Weight::Regular,
        ink: Ink::Muted,
        ..style
    }
}
