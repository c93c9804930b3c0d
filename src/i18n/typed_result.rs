//! Typed results: `4SX by W, 9 tricks`, `4SX-1`, `3NT+2`, `4S=`, in the letters and words of the
//! language.
//!
//! If a letter (such as `C`) means one suit in the language and another in neutral notation, the
//! language wins.

use crate::Speaker;
use engine::Seat;
use engine::notation as neutral;
use engine::score::slip::states_result;
use engine::score::{ResultLine, SlipEntry, SlipError, Tricks};

/// A result as it was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Typed {
    /// The line of a score slip.
    pub entry: SlipEntry,
    /// The declarer, if given.
    pub declarer: Option<Seat>,
}

/// Why a text is not a result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// The text is not a line of a score slip.
    #[error(transparent)]
    Slip(#[from] SlipError),
    /// A declarer or a number of tricks is given twice or beside a result, or a passed-out deal has
    /// one.
    #[error("something is said twice, or contradicts the rest")]
    Twice,
    /// The number of tricks won is missing.
    #[error("the result is missing")]
    NoResult,
    /// The number is more than thirteen tricks.
    #[error("{0} tricks: there are 0 to 13")]
    Tricks(u32),
}

impl Unread {
    /// The error in the reader's words.
    pub fn said(&self, speaker: &Speaker<'_>) -> String {
        let error = match self {
            Self::Slip(error) => error,
            Self::Twice => return speaker.text("result-error-twice"),
            Self::NoResult => return speaker.text("result-error-missing"),
            Self::Tricks(tricks) => {
                return speaker.with("result-error-tricks", [("number", (*tricks).into())]);
            }
        };
        let id = format!("result-error-{}", error.id());
        match error {
            SlipError::Empty => speaker.text(&id),
            SlipError::Level(text)
            | SlipError::Strain(text)
            | SlipError::Doubling(text)
            | SlipError::Ambiguous(text)
            | SlipError::Result(text) => speaker.with(&id, [("text", text.as_str().into())]),
            SlipError::Overtricks { bid, most, .. } | SlipError::Undertricks { bid, most, .. } => {
                let bid = speaker.notation.bid(*bid).into();
                speaker.with(&id, [("bid", bid), ("number", (*most).into())])
            }
        }
    }
}

/// Parses a result: a line of a slip, with the declarer and the tricks in it.
///
/// # Errors
/// [`Unread`].
pub fn read(speaker: &Speaker<'_>, text: &str) -> Result<Typed, Unread> {
    let fillers = fillers(speaker);
    // Contract and result, without the filler words.
    let mut slip = String::new();
    let (mut declarer, mut tricks) = (None, None);
    let words = text.split([' ', '\u{a0}', '\u{202f}', ',']);
    for word in words.filter(|word| !word.is_empty()) {
        let of_contract = match slip.trim_end() {
            // The contract begins with its level, and `4 S` may contain a space.
            "" => true,
            begun if begun.chars().all(|c| c.is_ascii_digit()) => true,
            // There may be a space between a sign and its number.
            begun => begun.ends_with(['+', '-', '−', '–']),
        };
        if of_contract {
            slip.extend([word, " "]);
        } else if let Some(number) = number(word) {
            once(&mut tricks, number)?;
        } else if let Some(seat) = read_seat(speaker, word) {
            once(&mut declarer, seat)?;
        } else if !fillers.contains(&word.to_lowercase()) {
            slip.extend([word, " "]);
        }
    }
    let stated = states_result(&slip);
    let entry = speaker.notation.read_slip(&slip);
    // Falls back to neutral notation; if that fails too, returns the error of the language.
    let entry = entry.or_else(|why| neutral::parse_slip(&slip).map_err(|_| why))?;
    let entry = match (entry, tricks) {
        (SlipEntry::Played(_), None) if !stated => return Err(Unread::NoResult),
        (SlipEntry::Played(_), Some(_)) if stated => return Err(Unread::Twice),
        (SlipEntry::Played(line), Some(number)) => {
            let tricks = u8::try_from(number).ok().and_then(Tricks::new);
            let tricks = tricks.ok_or(Unread::Tricks(number))?;
            SlipEntry::Played(ResultLine { tricks, ..line })
        }
        (SlipEntry::PassedOut, tricks) if tricks.is_some() || declarer.is_some() => {
            return Err(Unread::Twice);
        }
        (entry, _) => entry,
    };
    Ok(Typed { entry, declarer })
}

/// Parses digits only: a number with a sign is a result, not a number of tricks.
fn number(word: &str) -> Option<u32> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| word.parse().ok()).flatten()
}

fn once<T>(place: &mut Option<T>, found: T) -> Result<(), Unread> {
    match place.replace(found) {
        None => Ok(()),
        Some(_) => Err(Unread::Twice),
    }
}

/// A player, in the letters of the language or in neutral notation.
pub fn read_seat(speaker: &Speaker<'_>, word: &str) -> Option<Seat> {
    let seat = speaker.notation.read_seat(word);
    seat.or_else(|| neutral::parse_seat(word).ok())
}

/// The filler words: `by`, `tricks`, and those of the language, taken from the sentences in which
/// the language expresses these.
fn fillers(speaker: &Speaker<'_>) -> Vec<String> {
    let blank = ["contract", "seat", "vulnerability"].map(|name| (name, "".into()));
    let [contract, seat, vulnerability] = blank;
    let score = |tricks: i32| {
        let tricks = ("tricks", tricks.into());
        let all = [contract.clone(), vulnerability.clone(), tricks.clone()];
        let made = speaker.with("cli-score-line-made", all);
        [made, speaker.with("result-tricks", [tricks])]
    };
    let scores = [1, 2].into_iter().flat_map(score);
    let contract = speaker.with("result-contract", [contract.clone(), seat]);
    let sentences: Vec<String> = scores.chain([contract]).collect();
    let sentences = sentences.join(" ").to_lowercase();
    let words = sentences.split_whitespace();
    let words = words.map(|word| word.trim_matches(|c: char| !c.is_alphabetic()));
    let words = words.filter(|word| !word.is_empty());
    let words = words.chain(["by", "trick", "tricks"]);
    words.map(str::to_owned).collect()
}
