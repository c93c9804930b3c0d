//! Reproducible random choices: the same seed gives the same choices in every version.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng as _};

/// A random generator determined by its seed.
///
/// ChaCha8 guarantees the same stream in every version. The choices below are computed here,
/// because the methods of other crates may change.
#[derive(Debug, Clone)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// A generator from 32 bytes.
    pub fn new(seed: [u8; 32]) -> Self {
        Self(ChaCha8Rng::from_seed(seed))
    }

    /// A generator from a number.
    pub fn from_number(seed: u32) -> Self {
        let mut bytes = [0; 32];
        bytes[..4].copy_from_slice(&seed.to_le_bytes());
        Self::new(bytes)
    }

    /// A number from 0 to `limit - 1`; 0 when `limit` is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        let limit = u64::try_from(limit)
            .unwrap_or(u64::MAX)
            .min(u64::from(u32::MAX));
        // Multiply and shift. The bias, at most 1 in 2³² × limit, is negligible.
        usize::try_from((u64::from(self.0.next_u32()) * limit) >> 32).unwrap_or(0)
    }

    /// A number from `low` to `high`, inclusive.
    pub fn between(&mut self, low: i32, high: i32) -> i32 {
        let span = usize::try_from(high - low + 1).unwrap_or(0);
        low + i32::try_from(self.below(span)).unwrap_or(0)
    }

    /// True with this probability in per cent.
    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// `this` with a probability in per cent, else `that`.
    pub fn either<T>(&mut self, percent: usize, this: T, that: T) -> T {
        if self.percent(percent) { this } else { that }
    }

    /// A random element; `None` if there are none.
    pub fn pick<T: Clone>(&mut self, among: &[T]) -> Option<T> {
        among.get(self.below(among.len())).cloned()
    }

    /// A random element, or `otherwise` if there are none.
    pub fn pick_or<T: Clone>(&mut self, among: &[T], otherwise: T) -> T {
        self.pick(among).unwrap_or(otherwise)
    }

    /// Shuffles in place (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}
