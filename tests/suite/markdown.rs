//! Parses Markdown pages into headings, tables and fenced blocks, to compare them with the program.

use std::fs;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, LinkType, Options, Parser, Tag};

use crate::given::root;

/// A fenced block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fence {
    /// The info string of the opening fence: `ron`, `sh`.
    pub info: String,
    /// The lines between.
    pub text: String,
    /// The line of the page where the content begins, from 1.
    pub line: usize,
}

/// A heading of level two or three, and the text up to the next such heading.
#[derive(Debug, Clone)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// Its text, including deeper headings.
    pub text: String,
}

/// A page of the repository.
pub fn page(path: &str) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

fn events(text: &str) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
    Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter()
}

/// The fenced blocks of a text in order.
pub fn fences(text: &str) -> Vec<Fence> {
    let fence = |(event, range): (Event<'_>, Range<usize>)| {
        let Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) = event else {
            return None;
        };
        let (_, inside) = text[range.clone()].split_once('\n')?;
        let inside = inside.trim_end().strip_suffix("```");
        Some(Fence {
            info: info.into_string(),
            text: inside.expect("a fence that is closed").to_owned(),
            line: text[..range.start].matches('\n').count() + 2,
        })
    };
    events(text).filter_map(fence).collect()
}

/// The headings of a page, with their levels and ranges.
fn all_headings(text: &str) -> impl Iterator<Item = (HeadingLevel, Range<usize>)> {
    events(text).filter_map(|(event, range)| match event {
        Event::Start(Tag::Heading { level, .. }) => Some((level, range)),
        _ => None,
    })
}

fn words(heading: &str) -> &str {
    heading.trim_start_matches('#').trim()
}

/// The headings of a page, without the marks.
pub fn headings(text: &str) -> Vec<&str> {
    let headings = all_headings(text);
    headings.map(|(_, range)| words(&text[range])).collect()
}

/// The anchor of a heading: lower case, hyphens for blanks, no punctuation.
pub fn anchor(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, '-' | '_' | ' ');
    let kept: String = heading.to_lowercase().chars().filter(kept).collect();
    kept.replace(' ', "-")
}

/// The sections of a page.
pub fn sections(text: &str) -> Vec<Section> {
    let headings = all_headings(text)
        .filter(|(level, _)| matches!(level, HeadingLevel::H2 | HeadingLevel::H3))
        .map(|(_, range)| range);
    let headings: Vec<Range<usize>> = headings.collect();
    let ends = headings.iter().skip(1).map(|next| next.start);
    let ends = ends.chain([text.len()]);
    let sections = headings.iter().zip(ends).map(|(heading, end)| Section {
        title: words(&text[heading.clone()]).to_owned(),
        text: text[heading.end..end].to_owned(),
    });
    sections.collect()
}

/// The rows of the table with this first heading; empty if there is no such table.
pub fn table(text: &str, first: &str) -> Vec<Vec<String>> {
    let mut tables: Vec<Vec<Vec<String>>> = Vec::new();
    for (event, range) in events(text) {
        match event {
            Event::Start(Tag::Table(_)) => tables.push(Vec::new()),
            Event::Start(Tag::TableHead | Tag::TableRow) => {
                let table = tables.last_mut().expect("a row in a table");
                table.push(Vec::new());
            }
            Event::Start(Tag::TableCell) => {
                let row = tables.last_mut().and_then(|table| table.last_mut());
                let cell = text[range].trim_matches(['|', ' ']);
                row.expect("a cell in a row").push(cell.to_owned());
            }
            _ => {}
        }
    }
    let mut tables = tables.into_iter();
    let found = tables.find(|rows| rows[0].first().is_some_and(|head| head == first));
    found.map_or(Vec::new(), |mut rows| rows.split_off(1))
}

/// The texts in single backquotes.
pub fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The targets of the links on a page.
pub fn links(text: &str) -> Vec<String> {
    let links = events(text).filter_map(|(event, _)| match event {
        Event::Start(
            Tag::Link {
                link_type: LinkType::Inline,
                dest_url,
                ..
            }
            | Tag::Image { dest_url, .. },
        ) => Some(dest_url.into_string()),
        _ => None,
    });
    links.collect()
}
