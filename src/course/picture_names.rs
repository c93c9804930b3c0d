//! Rewrites `show(auction(…), reveal: by_call)` for the RON reader, which cannot mix named and
//! unnamed values.

/// A text in which `picture:` has been inserted into each `show(auction(…), reveal: by_call)`.
pub(super) struct NamedPictures {
    pub(super) text: String,
    /// The offsets in `text` at which the name was inserted, ascending.
    inserted: Vec<usize>,
}

const PICTURE: &str = "picture: ";

impl NamedPictures {
    pub(super) fn of(original: &str) -> Self {
        let mut named = Self {
            text: String::with_capacity(original.len()),
            inserted: Vec::new(),
        };
        let mut rest = original;
        while let Some(c) = rest.chars().next() {
            let token = token_length(rest);
            let (word, after) = rest.split_at(token.max(c.len_utf8()));
            named.text.push_str(word);
            rest = after;
            if word != "show" {
                continue;
            }
            let opened = without_blanks(after);
            let Some(inside) = opened.strip_prefix('(') else {
                continue;
            };
            let start = without_blanks(inside);
            let name = token_length(start);
            let is_picture = name > 0 && without_blanks(&start[name..]).starts_with('(');
            if is_picture && start.starts_with(char::is_alphabetic) {
                let skipped = after.len() - start.len();
                named.text.push_str(&after[..skipped]);
                named.inserted.push(named.text.len());
                named.text.push_str(PICTURE);
                rest = start;
            }
        }
        named
    }

    /// Maps an offset in the text with names to an offset in the original text.
    pub(super) fn original_offset(&self, offset: usize) -> usize {
        let before = self.inserted.iter().filter(|&&at| at < offset);
        let shift: usize = before.map(|&at| PICTURE.len().min(offset - at)).sum();
        offset - shift
    }
}

/// The text without leading blanks and comments.
fn without_blanks(text: &str) -> &str {
    let mut rest = text.trim_start();
    while rest.starts_with("//") || rest.starts_with("/*") {
        rest = rest[token_length(rest)..].trim_start();
    }
    rest
}

/// The length of the word, string or comment at the start; 0 for anything else.
pub(super) fn token_length(text: &str) -> usize {
    let until = |end: Option<usize>| end.unwrap_or(text.len());
    if text.starts_with("//") {
        return until(text.find('\n'));
    }
    if text.starts_with("/*") {
        return block_comment_length(text);
    }
    if let Some(length) = raw_string_length(text) {
        return length;
    }
    if let Some(inside) = text.strip_prefix('"') {
        let mut escaped = false;
        for (at, c) in inside.char_indices() {
            match c {
                _ if escaped => escaped = false,
                '\\' => escaped = true,
                '"' => return at + 2,
                _ => {}
            }
        }
        return text.len();
    }
    until(text.find(|c: char| !(c.is_alphanumeric() || c == '_')))
}

/// The length of a block comment `/* … */`, which may be nested.
fn block_comment_length(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(sign) = text.as_bytes().get(at..at + 2) {
        match sign {
            b"/*" => depth += 1,
            b"*/" => depth -= 1,
            _ => {
                at += 1;
                continue;
            }
        }
        at += 2;
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

/// The length of `r#"…"#`, with any number of `#`.
fn raw_string_length(text: &str) -> Option<usize> {
    let inside = text.strip_prefix('r')?.trim_start_matches('#');
    let hashes = text.len() - 1 - inside.len();
    let end = format!("\"{}", "#".repeat(hashes));
    let opened = text.len() - inside.len() + 1;
    let length = inside.strip_prefix('"')?.find(&end);
    Some(length.map_or(text.len(), |at| opened + at + end.len()))
}
