//! The source of a rule: book, edition, number.

use std::fmt;

/// A code of Laws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Book {
    /// The Laws of Duplicate Bridge: tournaments and clubs.
    Duplicate,
    /// The Laws of Contract Bridge: rubber bridge.
    Rubber,
}

/// An edition of a book. A new one is a new value: texts keep naming the one they were written for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edition {
    /// The book.
    pub book: Book,
    /// Year of issue.
    pub year: u16,
}

impl Edition {
    /// The Laws of Duplicate Bridge 2017, with the amended Law 26B.
    pub const DUPLICATE_2017: Self = Self {
        book: Book::Duplicate,
        year: 2017,
    };
    /// The Laws of Contract Bridge 2014.
    pub const RUBBER_2014: Self = Self {
        book: Book::Rubber,
        year: 2014,
    };
}

/// A Law, cited by number; never its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Citation {
    /// Book and year.
    pub edition: Edition,
    /// Number with section and paragraph: `19A1`, `50D1(a)`, `77`.
    pub law: &'static str,
}

impl Citation {
    /// The rules of Chicago: a custom of clubs and homes, which no Law of duplicate contains. They are
    /// filed with rubber bridge, from which the rest of the score comes.
    pub const CHICAGO: Self = Self::rubber("Chicago");

    /// A Law of the duplicate code, 2017.
    pub const fn duplicate(law: &'static str) -> Self {
        Self {
            edition: Edition::DUPLICATE_2017,
            law,
        }
    }

    /// A Law of the rubber code, 2014.
    pub const fn rubber(law: &'static str) -> Self {
        Self {
            edition: Edition::RUBBER_2014,
            law,
        }
    }

    /// The bare number of the Law: `50` of `50D1(a)`.
    pub fn number(&self) -> &'static str {
        let end = self
            .law
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(self.law.len());
        &self.law[..end]
    }

    /// Number and section: `50D` of `50D1(a)`, `77` of `77`, `Definitions` of itself.
    pub fn section(&self) -> &'static str {
        let number = self.number().len();
        if number == 0 {
            return self.law;
        }
        let letters = self.law[number..]
            .find(|c: char| !c.is_ascii_uppercase())
            .map_or(self.law.len(), |letters| number + letters);
        &self.law[..letters]
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.law)
    }
}
