//! Results as written on a score slip: `4S=`, `3NT+2`, `4SX-1`.
//!
//! A line is a level, a strain, the doubling, and the tricks above or below the contract; without
//! these the contract was made exactly. The words depend on the language ([`Words`]); the order and
//! the limits do not.

use contract_bridge::{Bid, Level, Strain};
use strum::{IntoStaticStr, VariantNames};

use super::{DealResult, Tricks};
use crate::{Doubling, Vulnerability};

/// A contract with its tricks. Any contract can end with any number: every value is valid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ResultLine {
    /// Level and strain.
    pub bid: Bid,
    /// Undoubled, doubled or redoubled.
    pub doubling: Doubling,
    /// Tricks won by declarer.
    pub tricks: Tricks,
}

impl ResultLine {
    /// A contract with this many tricks above (positive) or below (negative) it.
    ///
    /// # Errors
    /// [`SlipError::Overtricks`] above 13 tricks, [`SlipError::Undertricks`] below 0.
    pub fn with_margin(bid: Bid, doubling: Doubling, margin: i32) -> Result<Self, SlipError> {
        let needed = 6 + bid.level.get();
        let found = i32::from(needed).saturating_add(margin);
        let tricks = u8::try_from(found).ok().and_then(Tricks::new);
        let given = margin.unsigned_abs();
        tricks
            .map(|tricks| Self {
                bid,
                doubling,
                tricks,
            })
            .ok_or(if margin > 0 {
                let most = 13 - needed;
                SlipError::Overtricks { bid, given, most }
            } else {
                let most = needed;
                SlipError::Undertricks { bid, given, most }
            })
    }

    /// Tricks above (positive) or below (negative) the contract.
    pub const fn margin(&self) -> i32 {
        self.tricks.get() as i32 - 6 - self.bid.level.get() as i32
    }

    /// The result to score, given the vulnerability of the declaring side.
    pub const fn at(&self, vulnerability: Vulnerability) -> DealResult {
        DealResult {
            bid: self.bid,
            doubling: self.doubling,
            vulnerability,
            tricks: self.tricks,
        }
    }
}

/// A line of a score slip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SlipEntry {
    /// A passed-out deal: 0 to both sides (Law 22B).
    PassedOut,
    /// A contract was played.
    Played(ResultLine),
}

/// Why a line cannot be parsed. Names the first mistake found.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum SlipError {
    /// The line is empty.
    #[error("the line is empty")]
    Empty,
    /// The line does not begin with a level.
    #[error("`{0}` does not begin with a level from 1 to 7")]
    Level(String),
    /// No strain follows the level.
    #[error("`{0}` is not a strain")]
    Strain(String),
    /// What follows the strain is neither double nor redouble.
    #[error("`{0}` is neither double nor redouble")]
    Doubling(String),
    /// The line can be parsed in two ways.
    #[error("`{0}` can be read in two ways")]
    Ambiguous(String),
    /// The result is not in the form `=`, `+1` or `-1`.
    #[error("`{0}` is not a result (=, +1, -1)")]
    #[strum(serialize = "end")]
    Result(String),
    /// More overtricks than possible at this level.
    #[error("{given} overtricks at level {}: at most {most}", .bid.level)]
    Overtricks {
        /// The contract's bid.
        bid: Bid,
        /// The number written.
        given: u32,
        /// The most at this level: seven minus the level.
        most: u8,
    },
    /// More undertricks than the contract needs tricks.
    #[error("{given} undertricks at level {}: at most {most}", .bid.level)]
    Undertricks {
        /// The contract's bid.
        bid: Bid,
        /// The number written.
        given: u32,
        /// The most at this level: six plus the level.
        most: u8,
    },
}

impl SlipError {
    /// All ids.
    pub const IDS: &[&str] = <Self as VariantNames>::VARIANTS;

    /// Kebab-case id: the text is `result-error-<id>` in every locale. It never changes.
    pub fn id(&self) -> &'static str {
        self.into()
    }
}

/// The words of one language: `P` may be a pass or spades, `C` clubs or hearts.
pub trait Words {
    /// Parses a strain.
    fn strain(&self, word: &str) -> Option<Strain>;
    /// Parses doubled or redoubled.
    fn doubling(&self, word: &str) -> Option<Doubling>;
    /// Whether the text says that the deal was passed out.
    fn passed_out(&self, text: &str) -> bool;
}

/// The longest strain with its doubling, in characters; every language needs less.
const LONGEST: usize = 40;

/// Parses a line of a score slip; never guesses.
pub fn read(text: &str, words: &impl Words) -> Result<SlipEntry, SlipError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(SlipError::Empty);
    }
    if words.passed_out(text) {
        return Ok(SlipEntry::PassedOut);
    }
    let (contract, margin) = split_margin(text)?;
    let (bid, doubling) = read_contract(contract, words)?;
    let margin = margin.unwrap_or(0);
    ResultLine::with_margin(bid, doubling, margin).map(SlipEntry::Played)
}

/// Whether a line states a result; a line without one means that the contract was made exactly.
pub fn states_result(text: &str) -> bool {
    matches!(split_margin(text.trim()), Ok((_, Some(_))))
}

/// Whether a character is a hyphen, a minus sign or a dash, in any form from keyboard or print.
const fn is_minus(sign: char) -> bool {
    matches!(sign, '-' | '−' | '–' | '‐' | '‑' | '—')
}

/// Splits a line into the contract and the tricks above or below it, if given; from the end, since
/// a word may contain a hyphen (`sans-atout`).
fn split_margin(text: &str) -> Result<(&str, Option<i32>), SlipError> {
    let bad = |end: &str| SlipError::Result(clipped(end));
    let bare = |contract: &str| match contract.find(['=', '+']) {
        Some(at) => Err(bad(&text[at..])),
        None => Ok(()),
    };
    if let Some(contract) = text.strip_suffix('=') {
        bare(contract)?;
        return Ok((contract.trim_end(), Some(0)));
    }
    let before = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let digits = &text[before.len()..];
    let before = before.trim_end();
    let sign = before.chars().next_back().unwrap_or_default();
    let signed = sign == '+' || is_minus(sign);
    let Some(contract) = before.strip_suffix(sign).filter(|_| signed) else {
        bare(text)?;
        // A number without a sign could be tricks won or overtricks; a number alone is no contract.
        return match digits {
            "" => Ok((text, None)),
            _ if before.is_empty() => Ok((text, None)),
            _ => Err(bad(digits)),
        };
    };
    bare(contract)?;
    let end = &text[contract.len()..];
    let number: i32 = digits.parse().map_err(|_| bad(end))?;
    match (number, sign) {
        // Zero overtricks are written `=`.
        (0, _) => Err(bad(end)),
        (over, '+') => Ok((contract.trim_end(), Some(over))),
        (down, _) => Ok((contract.trim_end(), Some(-down))),
    }
}

/// Parses a contract without its declarer: level, strain, doubling.
pub fn read_contract(text: &str, words: &impl Words) -> Result<(Bid, Doubling), SlipError> {
    let text = text.trim();
    let mut letters = text.chars();
    let level = letters.next().and_then(|letter| letter.to_digit(10));
    let level = level
        .and_then(|level| Level::try_new(u8::try_from(level).ok()?).ok())
        .filter(|_| !letters.as_str().starts_with(|c: char| c.is_ascii_digit()))
        .ok_or_else(|| SlipError::Level(clipped(text)))?;
    let rest = letters.as_str().trim_start();
    let (strain, doubling) = read_denomination(rest, words)?;
    Ok((Bid { level, strain }, doubling))
}

/// Parses a strain followed by the doubling, with or without a space between them.
fn read_denomination(text: &str, words: &impl Words) -> Result<(Strain, Doubling), SlipError> {
    if text.chars().nth(LONGEST).is_some() {
        return Err(SlipError::Strain(clipped(text)));
    }
    let mut found = None;
    let mut unread = None;
    let ends = text.char_indices().map(|(at, _)| at).skip(1);
    for at in ends.chain([text.len()]) {
        let Some(strain) = words.strain(text[..at].trim_end()) else {
            continue;
        };
        let behind = text[at..].trim_start();
        let doubling = match behind {
            "" => Some(Doubling::Undoubled),
            word => words.doubling(word),
        };
        match doubling.map(|doubling| (strain, doubling)) {
            Some(reading) if found.is_some_and(|other| other != reading) => {
                return Err(SlipError::Ambiguous(clipped(text)));
            }
            Some(reading) => found = Some(reading),
            None => unread = Some(behind),
        }
    }
    found.ok_or_else(|| match unread {
        Some(word) => SlipError::Doubling(clipped(word)),
        None => SlipError::Strain(clipped(text)),
    })
}

/// The beginning of a text, so that an error message does not repeat a long text.
fn clipped(text: &str) -> String {
    text.chars().take(LONGEST).collect()
}
