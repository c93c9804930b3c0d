//! What a board is wanted for: most for nothing in particular, some for what is rare.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng as _;

use crate::BOARDS;

/// Made or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// All tricks that were promised, or more.
    Made,
    /// Fewer.
    Down,
}

/// What a board is to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// Whatever comes.
    Anything,
    /// Four passes.
    PassedOut,
    /// A doubled contract.
    Doubled(End),
    /// A part-score that is worth a game doubled, and is made.
    IntoGame,
    /// A redoubled contract.
    Redoubled(End),
    /// Twelve tricks bid.
    SmallSlam,
    /// All thirteen bid.
    GrandSlam,
}

const RARE: &[(Wish, usize)] = &[
    (Wish::PassedOut, 28),
    (Wish::Doubled(End::Made), 30),
    (Wish::Doubled(End::Down), 24),
    (Wish::IntoGame, 26),
    (Wish::Redoubled(End::Made), 28),
    (Wish::Redoubled(End::Down), 26),
    (Wish::SmallSlam, 24),
    (Wish::GrandSlam, 28),
];

/// A wish for each board, the rare ones scattered among the others.
pub fn all(chance: &mut ChaCha8Rng) -> Vec<Wish> {
    let rare = RARE
        .iter()
        .flat_map(|&(wish, times)| std::iter::repeat_n(wish, times));
    let mut wishes: Vec<Wish> = rare.collect();
    wishes.resize(BOARDS as usize, Wish::Anything);
    for last in (1..wishes.len()).rev() {
        let other = chance.next_u64() % (last as u64 + 1);
        wishes.swap(last, other as usize);
    }
    wishes
}
