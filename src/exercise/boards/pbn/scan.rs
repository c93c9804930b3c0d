//! The tokens of a file: tags, words of sections, empty lines.

/// A token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`.
    Tag {
        /// As written.
        name: &'a str,
        /// Between the quotation marks.
        value: &'a str,
    },
    /// A word of a section, delimited by blanks.
    Word(&'a str),
    /// A quoted text in a section. It may contain any character and is not parsed.
    Quoted,
    /// An empty line.
    Gap,
    /// A line that begins like a tag but is not one.
    BadTag,
    /// A comment that is never closed.
    CommentOpen,
}

/// Reads a file once, from beginning to end.
pub(super) struct Scanner<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    /// Whether the line has had only blanks so far.
    empty: bool,
    /// The offset after the last `}`: no comment ends after it.
    last_brace: usize,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
            // The beginning of the file does not count as an empty line.
            empty: false,
            last_brace: text.rfind('}').map_or(0, |at| at + 1),
        }
    }

    /// The next token and its line.
    pub(super) fn next(&mut self) -> Option<(usize, Token<'a>)> {
        loop {
            let line = self.line;
            let byte = self.peek()?;
            if byte == b'%' && self.at_line_start() {
                self.skip_line();
                self.empty = false;
            } else if is_line_end(byte) {
                let gap = self.empty;
                self.take_line_end(byte);
                if gap {
                    return Some((line, Token::Gap));
                }
            } else if byte.is_ascii_whitespace() {
                self.at += 1;
            } else {
                self.empty = false;
                if let Some(token) = self.token(byte) {
                    return Some((line, token));
                }
            }
        }
    }

    fn token(&mut self, byte: u8) -> Option<Token<'a>> {
        match byte {
            b';' => {
                self.skip_line();
                None
            }
            b'{' => self.comment(),
            b'[' => {
                let place = (self.at, self.line);
                let tag = self.tag();
                Some(tag.unwrap_or_else(|| {
                    (self.at, self.line) = place;
                    self.skip_line();
                    Token::BadTag
                }))
            }
            b'"' => {
                self.quoted();
                Some(Token::Quoted)
            }
            _ => Some(self.word()),
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The unread rest. Every position follows a one-byte character or the end of a word, never the
    /// middle of a character.
    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn at_line_start(&self) -> bool {
        let before = self.text.as_bytes()[..self.at].last();
        before.is_none_or(|&byte| is_line_end(byte))
    }

    /// `\n`, `\r\n` or `\r` alone.
    fn take_line_end(&mut self, byte: u8) {
        self.at += 1;
        if byte == b'\r' && self.peek() == Some(b'\n') {
            self.at += 1;
        }
        self.line += 1;
        self.empty = true;
    }

    /// Up to the end of the line, without it.
    fn skip_line(&mut self) {
        let rest = self.rest();
        self.at += rest.find(['\n', '\r']).unwrap_or(rest.len());
    }

    /// `{ … }` over any number of lines.
    fn comment(&mut self) -> Option<Token<'a>> {
        if self.at >= self.last_brace {
            self.skip_line();
            return Some(Token::CommentOpen);
        }
        self.skip_while(|byte| byte != b'}');
        self.at += 1;
        None
    }

    /// Skips a quoted text, which ends on its line.
    fn quoted(&mut self) {
        self.at += 1;
        let rest = self.rest();
        let end = rest.find(['"', '\n', '\r']).unwrap_or(rest.len());
        self.at += end + usize::from(rest[end..].starts_with('"'));
    }

    fn word(&mut self) -> Token<'a> {
        let rest = self.rest();
        let ends = |c: char| c.is_whitespace() || matches!(c, ';' | '{' | '[' | '"');
        // An opening character has been handled already.
        let mut behind = rest.char_indices().skip(1);
        let end = behind.find(|&(_, c)| ends(c));
        let end = end.map_or(rest.len(), |(at, _)| at);
        self.at += end;
        Token::Word(&rest[..end])
    }

    /// A tag; its parts may be on several lines.
    fn tag(&mut self) -> Option<Token<'a>> {
        self.at += 1;
        self.skip_blanks();
        let rest = self.rest();
        let length = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
        let name = rest.get(..length).filter(|name| !name.is_empty())?;
        self.at += length;
        self.skip_blanks();
        if self.peek()? != b'"' {
            return None;
        }
        self.at += 1;
        let value = self.value()?;
        Some(Token::Tag { name, value })
    }

    /// Reads up to the quotation mark that closes the tag. Real files have such marks inside a
    /// value, with and without a backslash. The bracket may be on a line of its own.
    fn value(&mut self) -> Option<&'a str> {
        let start = self.at;
        loop {
            let place = (self.at, self.line);
            let byte = self.peek().filter(|&byte| !is_line_end(byte))?;
            self.at += 1;
            if byte != b'"' {
                continue;
            }
            self.skip_blanks();
            if self.peek() == Some(b']') {
                self.at += 1;
                return self.text.get(start..place.0);
            }
            (self.at, self.line) = (place.0 + 1, place.1);
        }
    }

    fn skip_blanks(&mut self) {
        self.skip_while(|byte| byte.is_ascii_whitespace());
    }

    fn skip_while(&mut self, goes_on: impl Fn(u8) -> bool) {
        while let Some(byte) = self.peek().filter(|&byte| goes_on(byte)) {
            if is_line_end(byte) {
                self.take_line_end(byte);
            } else {
                self.at += 1;
            }
        }
        self.empty = false;
    }
}

const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}
