//! Lines and paragraphs: `**bold**`, suits in colour, and lists whose lines begin with a dash.

use super::font::{Face, Run, Weight, is_symbol, shape};
use super::picture::{Ink, Mark, Picture};
use i18n::spans;

/// The line height, relative to the font size.
const LEADING: f32 = 1.36;

/// The distance from the top of a line to its baseline, relative to the font size.
const BASELINE: f32 = 1.03;

/// The indentation of a list, relative to the font size.
const INDENT: f32 = 1.1;

/// Font sizes in points.
pub mod size {
    pub const TITLE: f32 = 18.0;
    pub const HEADING: f32 = 13.0;
    /// Questions and running text.
    pub const BODY: f32 = 10.5;
    /// Keys and second languages.
    pub const SMALL: f32 = 9.0;
    /// Table headings and the footer; the minimum.
    pub const LEAST: f32 = 8.0;
}

/// How text looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    pub size: f32,
    /// The weight of text without emphasis.
    pub weight: Weight,
    /// The colour of everything except red suits.
    pub ink: Ink,
    /// Whether figures are tabular.
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

    pub const fn leading(self) -> f32 {
        self.size * LEADING
    }
}

/// A word: runs, each in a colour.
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
    // Two consecutive blanks count as one.
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

/// The colour of a character: red suits stay red except on a dark background.
const fn ink_of(sign: char, ink: Ink) -> Ink {
    match (sign, ink) {
        (_, Ink::White) => Ink::White,
        ('♥' | '♦', _) => Ink::Red,
        _ => ink,
    }
}

/// Breaks a word that is too long for a line into pieces that fit.
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

/// Words in lines of at most `room`, relative to the font size.
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
                // Belongs to the run before it, so that text copied from the PDF has spaces.
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

/// A text on one line, at its natural width.
pub fn line(text: &str, style: Style) -> Picture {
    let mut all = lines(text, style, f32::INFINITY);
    match all.pop() {
        Some(line) => written(line, style),
        None => Picture::empty(0.0, style.leading()),
    }
}

/// A text in lines of at most `width` points. Its own line breaks are kept; a line that begins with
/// a dash is a list item.
pub fn paragraph(text: &str, style: Style, width: f32) -> Picture {
    let mut picture = Picture::default();
    for own in text.lines() {
        if own.trim().is_empty() {
            picture.height += style.leading() / 2.0;
            continue;
        }
        let mut dashes = ["- ", "– ", "• "].into_iter();
        let entry = dashes.find_map(|dash| own.strip_prefix(dash));
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

/// The width of a text on one line, in points.
pub fn width(text: &str, style: Style) -> f32 {
    line(text, style).width
}

/// A text with its second language below it in smaller print.
pub fn both(both: &i18n::Both, style: Style, width: f32) -> Picture {
    let mut picture = paragraph(&both.first, style, width);
    if let Some(second) = &both.second {
        picture.add_below(0.5, paragraph(second, second_style(style), width));
    }
    picture
}

/// A text and its second language, smaller, on one line; `None` if they do not fit.
pub fn both_in_one_line(both: &i18n::Both, style: Style, width: f32) -> Option<Picture> {
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

/// The style of the second language below this one.
fn second_style(style: Style) -> Style {
    Style {
        size: (style.size * 0.86).max(size::LEAST),
        weight: Weight::Regular,
        ink: Ink::Muted,
        ..style
    }
}
