//! Tokenizes our Rust files into words, signs and texts: enough to find what a file uses and says.

use std::path::PathBuf;

use crate::given;

/// A token of a Rust file. Comments are skipped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Token {
    /// A name or a number.
    Word(String),
    /// A single sign.
    Sign(char),
    /// The content of a string.
    Text(String),
}

impl Token {
    /// Whether it is this word.
    pub fn is(&self, word: &str) -> bool {
        matches!(self, Self::Word(own) if own == word)
    }
}

/// A Rust file without its comments, attributes and tests.
pub struct Source {
    /// Relative to the repository root.
    pub path: PathBuf,
    /// The tokens, in order.
    pub tokens: Vec<Token>,
}

/// The Rust files of a folder below the root.
pub fn sources(folder: &str) -> Vec<Source> {
    let files = given::sources(folder).into_iter();
    let sources: Vec<Source> = files
        .map(|(path, text)| Source {
            path,
            tokens: own_code(&tokens(&text)),
        })
        .collect();
    assert!(!sources.is_empty(), "no Rust files in {folder}");
    sources
}

impl Source {
    /// The path with forward slashes, to compare and to show.
    pub fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Every path in the file, with groups expanded: `crate::engine::Auction`.
    pub fn paths(&self) -> Vec<String> {
        let mut paths = Vec::new();
        let mut at = 0;
        while at < self.tokens.len() {
            let starts = matches!(self.tokens[at], Token::Word(_));
            at = if starts {
                self.path_at(at, "", &mut paths)
            } else {
                at + 1
            };
        }
        paths
    }

    /// Reads the path that begins at `at`, and returns its end.
    fn path_at(&self, at: usize, before: &str, paths: &mut Vec<String>) -> usize {
        let Some(Token::Word(word)) = self.tokens.get(at) else {
            return at + 1;
        };
        let path = format!("{before}{word}");
        let colons = [Some(&Token::Sign(':')); 2];
        if [self.tokens.get(at + 1), self.tokens.get(at + 2)] != colons {
            paths.push(path);
            return at + 1;
        }
        let before = format!("{path}::");
        match self.tokens.get(at + 3) {
            Some(Token::Word(_)) => self.path_at(at + 3, &before, paths),
            Some(Token::Sign('{')) => {
                let mut inner = at + 4;
                while let Some(token) = self.tokens.get(inner) {
                    inner = match token {
                        Token::Sign('}') => break,
                        Token::Word(_) => self.path_at(inner, &before, paths),
                        _ => inner + 1,
                    };
                }
                inner + 1
            }
            _ => {
                paths.push(path);
                at + 3
            }
        }
    }

    /// Every string with the tokens before it, the nearest last.
    pub fn texts(&self) -> impl Iterator<Item = (&[Token], &str)> {
        self.tokens
            .iter()
            .enumerate()
            .filter_map(|(at, token)| match token {
                Token::Text(text) => Some((&self.tokens[..at], text.as_str())),
                _ => None,
            })
    }

    /// The strings that are the first argument of a call: `named("here")`. `name` may have several
    /// parts: `Reason::new`, `.text`.
    pub fn first_texts(&self, name: &str) -> Vec<(&[Token], &str)> {
        let mut wanted = tokens(name);
        wanted.push(Token::Sign('('));
        self.texts()
            .filter(|(before, _)| before.ends_with(&wanted))
            .map(|(before, text)| (&self.tokens[before.len() + 1..], text))
            .collect()
    }
}

/// The tokens without attributes and without test-only items.
fn own_code(tokens: &[Token]) -> Vec<Token> {
    let mut own = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let inner = usize::from(tokens.get(at + 1) == Some(&Token::Sign('!')));
        let opens = tokens.get(at + 1 + inner) == Some(&Token::Sign('['));
        if tokens[at] != Token::Sign('#') || !opens {
            own.push(tokens[at].clone());
            at += 1;
            continue;
        }
        let end = closed(tokens, at + 1 + inner, '[', ']');
        let attribute = &tokens[at + 2 + inner..end];
        let of_tests = attribute.first().is_some_and(|word| word.is("cfg"))
            && attribute.iter().any(|word| word.is("test"));
        at = end + 1;
        if of_tests {
            let body = tokens[at..]
                .iter()
                .position(|token| *token == Token::Sign('{'));
            at = body.map_or(tokens.len(), |body| closed(tokens, at + body, '{', '}') + 1);
        }
    }
    own
}

/// The index of the bracket that closes the one at `at`.
fn closed(tokens: &[Token], at: usize, open: char, close: char) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(at) {
        depth += i32::from(*token == Token::Sign(open)) - i32::from(*token == Token::Sign(close));
        if depth == 0 {
            return at;
        }
    }
    tokens.len() - 1
}

/// Tokenizes Rust source.
pub fn tokens(text: &str) -> Vec<Token> {
    let letters: Vec<char> = text.chars().collect();
    let mut tokens = Vec::new();
    let mut at = 0;
    while at < letters.len() {
        let rest = &letters[at..];
        let letter = rest[0];
        at += match rest {
            ['/', '/', ..] => rest.iter().position(|c| *c == '\n').unwrap_or(rest.len()),
            ['/', '*', ..] => comment(rest),
            ['"', ..] => quoted(rest, &mut tokens),
            ['b', '"', ..] => 1 + quoted(&rest[1..], &mut tokens),
            ['r', '"' | '#', ..] if raw(rest).is_some() => {
                let (text, length) = raw(rest).expect("a raw text");
                tokens.push(Token::Text(text));
                length
            }
            // A character literal; a quotation mark alone begins a lifetime.
            ['\'', '\\', _, ..] => {
                3 + rest[3..]
                    .iter()
                    .position(|c| *c == '\'')
                    .unwrap_or_default()
                    + 1
            }
            ['\'', _, '\'', ..] => 3,
            _ if letter.is_alphanumeric() || letter == '_' => {
                let word = |c: &&char| c.is_alphanumeric() || **c == '_';
                let word: String = rest.iter().take_while(word).collect();
                let length = word.chars().count();
                tokens.push(Token::Word(word));
                length
            }
            _ => {
                if !letter.is_whitespace() {
                    tokens.push(Token::Sign(letter));
                }
                1
            }
        };
    }
    tokens
}

/// The length of a comment, including nested ones.
fn comment(rest: &[char]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at + 1 < rest.len() {
        match (rest[at], rest[at + 1]) {
            ('/', '*') => (depth, at) = (depth + 1, at + 2),
            ('*', '/') => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

fn quoted(rest: &[char], tokens: &mut Vec<Token>) -> usize {
    let mut text = String::new();
    let mut at = 1;
    while at < rest.len() && rest[at] != '"' {
        if rest[at] == '\\' {
            match rest.get(at + 1) {
                Some('n' | 't' | 'r') => text.push(' '),
                Some('\n') | None => {}
                Some(other) => text.push(*other),
            }
            at += 1;
        } else {
            text.push(rest[at]);
        }
        at += 1;
    }
    tokens.push(Token::Text(text));
    at + 1
}

/// A raw string, and its length including all marks.
fn raw(rest: &[char]) -> Option<(String, usize)> {
    let hashes = rest[1..].iter().take_while(|c| **c == '#').count();
    let start = 1 + hashes + 1;
    if rest.get(start - 1) != Some(&'"') {
        return None;
    }
    let mut end = vec!['"'];
    end.extend(std::iter::repeat_n('#', hashes));
    let length = rest[start..]
        .windows(end.len())
        .position(|window| *window == end)?;
    Some((
        rest[start..start + length].iter().collect(),
        start + length + end.len(),
    ))
}

#[test]
fn a_file_is_read_as_rust() {
    let text = r##"
        //! "no text" crate::ui
        use crate::{engine::{Auction, notation as n}, exercise::*};
        #[allow(dead_code, reason = "not a text")]
        fn f<'a>(x: &'a str) -> char { say("a \"b\" c", 'x', '"', '\'', r#"d "e""#); std::fs::read(x) }
        #[cfg(test)]
        mod tests { fn g() { crate::ui::h("hidden"); } }
        /* "no" /* crate::cli */ "text" */ const LAST: &str = "last";
    "##;
    let tokens = own_code(&tokens(text));
    let source = Source {
        path: PathBuf::from("f.rs"),
        tokens,
    };
    let paths = source.paths();
    for path in [
        "crate::engine::Auction",
        "crate::engine::notation",
        "crate::exercise",
        "std::fs::read",
    ] {
        assert!(
            paths.iter().any(|named| named == path),
            "{path} is not among {paths:?}"
        );
    }
    assert!(
        !paths
            .iter()
            .any(|path| path.contains("ui") || path.contains("cli")),
        "{paths:?}"
    );
    let texts: Vec<&str> = source.texts().map(|(_, text)| text).collect();
    assert_eq!(texts, ["a \"b\" c", "d \"e\"", "last"]);
    let said: Vec<&str> = source
        .first_texts("say")
        .into_iter()
        .map(|(_, text)| text)
        .collect();
    assert_eq!(said, ["a \"b\" c"]);
}
