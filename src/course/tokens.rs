//! Splits the text of a lesson file into tokens, to find places in it.

/// The tokens (words, strings and signs) of a text with their offsets, without blanks and comments.
pub(super) fn tokens(text: &str) -> impl Iterator<Item = (usize, &str)> {
    all_tokens(text).filter(|(_, token)| {
        let comment = token.starts_with("//") || token.starts_with("/*");
        !comment && !token.starts_with(char::is_whitespace)
    })
}

/// All tokens of a text with their offsets: words, strings, comments, signs and blanks.
pub(super) fn all_tokens(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = &text[at..];
        let first = rest.chars().next()?;
        let length = token_length(rest).max(first.len_utf8());
        let token = (at, &rest[..length]);
        at += length;
        Some(token)
    })
}

/// The length of the word, string or comment at the start; 0 for anything else.
fn token_length(text: &str) -> usize {
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
