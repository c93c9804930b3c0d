//! Results as they are written on a score slip: `4S=`, `3NT+2`, `4SX-1`.
//!
//! A line is a level, a strain, the doubling and the tricks above or below the
//! contract; without the last the contract was made exactly. How the words are
//! written belongs to a language ([`Words`]); the order and the limits do not.

use contract_bridge::{Bid, Level, Strain};

use super::{DealResult, Tricks};
use crate::{Doubling, Vulnerability};

/// A contract with its tricks: what a slip says of a deal that was played.
///
/// Any contract can end with any number of tricks, so any value is possible.
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
    /// A contract with so many tricks above or below it.
    ///
    /// # Errors
    /// [`SlipError::Overtricks`] beyond 13 tricks, [`SlipError::Undertricks`] below none.
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
    #[must_use]
    pub const fn margin(&self) -> i32 {
        self.tricks.get() as i32 - 6 - self.bid.level.get() as i32
    }

    /// What is scored, once the vulnerability of the declaring side is known.
    #[must_use]
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
    /// Nobody bid: 0 to both sides (Law 22B).
    PassedOut,
    /// A contract was played.
    Played(ResultLine),
}

/// Why a line is not read. The first thing that is wrong is named.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SlipError {
    /// There is nothing.
    #[error("the line is empty")]
    Empty,
    /// It does not begin with a level.
    #[error("`{0}` does not begin with a level from 1 to 7")]
    Level(String),
    /// No strain follows the level.
    #[error("`{0}` is not a strain")]
    Strain(String),
    /// What follows the strain is neither double nor redouble.
    #[error("`{0}` is neither double nor redouble")]
    Doubling(String),
    /// It can be read in two ways.
    #[error("`{0}` can be read in two ways")]
    Ambiguous(String),
    /// The end is not `=`, `+1` or `-1`.
    #[error("`{0}` is not a result (=, +1, -1)")]
    Result(String),
    /// More overtricks than there are tricks.
    #[error("{given} overtricks at level {}: at most {most}", .bid.level)]
    Overtricks {
        /// The contract's bid.
        bid: Bid,
        /// As written.
        given: u32,
        /// The most at this level: seven less the level.
        most: u8,
    },
    /// More undertricks than tricks were promised.
    #[error("{given} undertricks at level {}: at most {most}", .bid.level)]
    Undertricks {
        /// The contract's bid.
        bid: Bid,
        /// As written.
        given: u32,
        /// The most at this level: six and the level.
        most: u8,
    },
}

impl SlipError {
    /// Every id.
    pub const IDS: [&str; 8] = [
        "empty",
        "level",
        "strain",
        "doubling",
        "ambiguous",
        "end",
        "overtricks",
        "undertricks",
    ];

    /// Kebab-case and for ever: the text is `result-error-<id>` in every locale.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Level(_) => "level",
            Self::Strain(_) => "strain",
            Self::Doubling(_) => "doubling",
            Self::Ambiguous(_) => "ambiguous",
            Self::Result(_) => "end",
            Self::Overtricks { .. } => "overtricks",
            Self::Undertricks { .. } => "undertricks",
        }
    }
}

/// The words of one way of writing. A slip is read in one declared language:
/// `P` may be a pass or spades, `C` clubs or hearts.
pub trait Words {
    /// A strain.
    fn strain(&self, word: &str) -> Option<Strain>;
    /// Doubled or redoubled.
    fn doubling(&self, word: &str) -> Option<Doubling>;
    /// Whether it says that the deal was passed out.
    fn passed_out(&self, text: &str) -> bool;
}

/// Longest strain with its doubling, in characters; no language needs more.
const LONGEST: usize = 40;

/// Reads a line of a score slip.
///
/// # Errors
/// [`SlipError`]; nothing is guessed.
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

/// Whether a line says how the contract ended; one that does not was made exactly.
#[must_use]
pub fn states_result(text: &str) -> bool {
    matches!(split_margin(text.trim()), Ok((_, Some(_))))
}

/// A hyphen, a minus sign and a dash, as keyboards and printers have them.
const fn is_minus(sign: char) -> bool {
    matches!(sign, '-' | '−' | '–' | '‐' | '‑' | '—')
}

/// The contract, and the tricks above or below it if they are written.
///
/// The end is looked for from behind, since a hyphen may stand in a word
/// (`sans-atout`).
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
        // A number without a sign could be tricks won or tricks over; a lone
        // number is no contract.
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
        // Nothing over is written `=`.
        (0, _) => Err(bad(end)),
        (over, '+') => Ok((contract.trim_end(), Some(over))),
        (down, _) => Ok((contract.trim_end(), Some(-down))),
    }
}

/// Reads a contract without its declarer: level, strain, doubling.
///
/// # Errors
/// [`SlipError`].
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

/// A strain with the doubling behind it, with or without a space between.
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

/// The beginning of a text: what is wrong need not be repeated at any length.
fn clipped(text: &str) -> String {
    text.chars().take(LONGEST).collect()
}
