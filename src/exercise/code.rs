//! Item codes: `SC1-7F3K-9QX` recreates the same exercise on any computer.

use std::fmt;
use std::str::FromStr;

use crate::{Chance, Difficulty, Kind, Skill};

/// Crockford's base 32: no I, L, O, U.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The version of the generators. A generator that changes the exercise of a seed gets a new digit,
/// and the old version stays.
const FORMAT: u8 = 1;

/// Seeds have 24 bits: sixteen million exercises for each skill and difficulty.
const SEED_BITS: u32 = 24;

/// Identifies a generated exercise: kind, skill, difficulty and seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ItemCode {
    kind: Kind,
    skill: usize,
    difficulty: Difficulty,
    seed: u32,
}

/// Text that is not an item code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ItemCodeError {
    /// Wrong length, or a character that codes do not use.
    #[error("not an item code: a code looks like SC1-7F3K-9QX")]
    Malformed,
    /// The check character does not match: something was mistyped.
    #[error("the item code has a typing mistake")]
    Mistyped,
    /// Made by a later version, or no such exercise.
    #[error("the item code is not known to this version")]
    Unknown,
}

impl ItemCode {
    /// The code of an exercise; the seed is taken modulo 2²⁴. `None` if the
    /// kind does not practise the skill.
    pub fn new(kind: Kind, skill: Skill, difficulty: Difficulty, seed: u32) -> Option<Self> {
        let mut skills = kind.skills().iter();
        let skill = skills.position(|&practised| practised == skill)?;
        Some(Self {
            kind,
            skill,
            difficulty,
            seed: seed & ((1 << SEED_BITS) - 1),
        })
    }

    /// The kind of exercise.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The skill that it practises.
    pub const fn skill(&self) -> Skill {
        self.kind.skills()[self.skill]
    }

    /// How hard it is.
    pub const fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// The random choices for this exercise.
    pub fn chance(&self) -> Chance {
        let mut seed = [0; 32];
        let text = self.to_string();
        seed[..text.len()].copy_from_slice(text.as_bytes());
        Chance::new(seed)
    }

    /// Kind, format and payload, without the check character.
    fn body(&self) -> Vec<u8> {
        // Both fit: at most 9 skills of 16, 3 difficulties of 4.
        let head = ((self.skill as u32) << 2) | u32::from(self.difficulty.number());
        let payload = (head << SEED_BITS) | self.seed;
        let digit = |place| DIGITS[(payload >> (5 * place)) as usize & 31];
        let digits = (0..6).rev().map(digit);
        let letters = self.kind.letters().bytes().chain([b'0' + FORMAT]);
        letters.chain(digits).collect()
    }
}

/// A check character that detects every single mistyped character and every swap of two neighbours:
/// a weighted sum in the field of 32 elements, with different weights.
fn check_character(body: &[u8]) -> u8 {
    let sum = body.iter().enumerate().fold(0, |sum, (place, &letter)| {
        sum ^ times(place as u8 + 2, value(letter).unwrap_or(0))
    });
    DIGITS[usize::from(sum)]
}

/// Multiplication in GF(32), modulo x⁵ + x² + 1.
fn times(mut a: u8, mut b: u8) -> u8 {
    let mut product = 0;
    while b > 0 {
        if b & 1 == 1 {
            product ^= a;
        }
        a <<= 1;
        if a & 32 != 0 {
            a ^= 0b10_0101;
        }
        b >>= 1;
    }
    product
}

/// A digit's value. Letters that look like digits are read as those digits, as Crockford specifies.
fn value(letter: u8) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        b'O' => b'0',
        b'I' | b'L' => b'1',
        other => other,
    };
    (0..32).find(|&at: &u8| DIGITS[usize::from(at)] == letter)
}

impl fmt::Display for ItemCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        let check = check_character(&body);
        for (place, letter) in body.into_iter().chain([check]).enumerate() {
            if place == 3 || place == 7 {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(letter))?;
        }
        Ok(())
    }
}

impl FromStr for ItemCode {
    type Err = ItemCodeError;

    fn from_str(text: &str) -> Result<Self, ItemCodeError> {
        let letters = text.bytes().filter(|letter| !matches!(letter, b'-' | b' '));
        let letters: Vec<u8> = letters.map(|letter| letter.to_ascii_uppercase()).collect();
        let [first, second, digits @ ..] = letters.as_slice() else {
            return Err(ItemCodeError::Malformed);
        };
        let kind = [*first, *second];
        let values: Option<Vec<u8>> = digits.iter().map(|&letter| value(letter)).collect();
        let values = values.filter(|_| kind.iter().all(u8::is_ascii_alphabetic));
        let Some([format, payload @ .., check]) = values.as_deref() else {
            return Err(ItemCodeError::Malformed);
        };
        if payload.len() != 6 {
            return Err(ItemCodeError::Malformed);
        }
        // Letters that look like digits are read as digits.
        let digits = [format].into_iter().chain(payload);
        let digits = digits.map(|&value| DIGITS[usize::from(value)]);
        let body: Vec<u8> = kind.into_iter().chain(digits).collect();
        if value(check_character(&body)) != Some(*check) {
            return Err(ItemCodeError::Mistyped);
        }
        let mut kinds = Kind::ALL.into_iter();
        let kind = kinds.find(|known| known.letters().as_bytes() == kind);
        let kind = kind.filter(|_| *format == FORMAT);
        let shifted = |sum, &digit: &u8| sum << 5 | u32::from(digit);
        let payload = payload.iter().fold(0, shifted);
        let head = payload >> SEED_BITS;
        let difficulty = Difficulty::from_number((head & 3) as u8);
        let skill = kind.and_then(|kind| kind.skills().get((head >> 2) as usize));
        let code = kind.zip(skill).zip(difficulty);
        code.and_then(|((kind, &skill), difficulty)| Self::new(kind, skill, difficulty, payload))
            .ok_or(ItemCodeError::Unknown)
    }
}
