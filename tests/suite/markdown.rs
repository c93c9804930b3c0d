//! Pages in Markdown as headings, tables and fenced blocks: enough to hold them against the program.

use std::fs;

use crate::given::root;

/// What stands between two fences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fence {
    /// What stands behind the opening fence: `ron`, `sh`.
    pub info: String,
    /// The lines between.
    pub text: String,
    /// The line of the page on which the first of them stands, from 1.
    pub line: usize,
}

/// A heading of the second or third rank and what stands below it, up to the next such heading.
#[derive(Debug, Clone)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// Its text, deeper headings and all.
    pub text: String,
}

/// A page of the repository.
pub fn page(path: &str) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"))
}

/// The fenced blocks of a text in order.
pub fn fences(text: &str) -> Vec<Fence> {
    let mut fences: Vec<Fence> = Vec::new();
    let mut open = false;
    for (at, line) in text.lines().enumerate() {
        match (open, line.strip_prefix("```")) {
            (false, Some(info)) => {
                let (info, text, line) = (info.trim().to_owned(), String::new(), at + 2);
                fences.push(Fence { info, text, line });
                open = true;
            }
            (true, Some(_)) => open = false,
            (true, None) => {
                let fence = fences.last_mut().expect("a fence that is open");
                fence.text.push_str(line);
                fence.text.push('\n');
            }
            (false, None) => {}
        }
    }
    assert!(!open, "a fence is never closed");
    fences
}

/// The lines of a text outside its fences.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut open = false;
    text.lines().filter(move |line| {
        let fence = line.starts_with("```");
        open ^= fence;
        !open && !fence
    })
}

/// The headings of a page, without their signs.
pub fn headings(text: &str) -> Vec<&str> {
    let headings = prose(text).filter(|line| line.starts_with('#'));
    headings
        .map(|line| line.trim_start_matches('#').trim())
        .collect()
}

/// What a heading is called in an address: small letters, hyphens for blanks, no signs.
pub fn anchor(heading: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, '-' | '_' | ' ');
    let kept: String = heading.to_lowercase().chars().filter(kept).collect();
    kept.replace(' ', "-")
}

/// The sections of a page.
pub fn sections(text: &str) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        open ^= line.starts_with("```");
        let title = line
            .strip_prefix("## ")
            .or_else(|| line.strip_prefix("### "));
        match title.filter(|_| !open) {
            Some(title) => {
                let (title, text) = (title.to_owned(), String::new());
                sections.push(Section { title, text });
            }
            None => {
                if let Some(section) = sections.last_mut() {
                    section.text.push_str(line);
                    section.text.push('\n');
                }
            }
        }
    }
    sections
}

/// The rows of the table whose first column is called so; none if there is no such table.
pub fn table(text: &str, first: &str) -> Vec<Vec<String>> {
    let lines: Vec<&str> = prose(text).collect();
    let begins = format!("| {first} |");
    let head = lines.windows(2).position(|pair| {
        pair[0].starts_with(&begins) && pair[1].replace(' ', "").starts_with("|-")
    });
    let rows = lines.iter().skip(head.map_or(lines.len(), |head| head + 2));
    let rows = rows.take_while(|line| line.starts_with('|'));
    let cells = |line: &&str| -> Vec<String> {
        let inside = line.trim().trim_start_matches('|').trim_end_matches('|');
        inside
            .split('|')
            .map(|cell| cell.trim().to_owned())
            .collect()
    };
    rows.map(cells).collect()
}

/// What stands between single backquotes in a text.
pub fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// Where the links of a page lead to.
pub fn links(text: &str) -> Vec<&str> {
    let lines = prose(text).flat_map(|line| line.split("](").skip(1));
    lines
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target)
        .collect()
}
