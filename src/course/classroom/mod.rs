//! What a teacher needs beside the lesson: the votes of a class and what they advise, and points of
//! two teams. Pure: no clock, no files, no words.
//!
//! - [`vote`] counts, shares and the advice that follows from them
//! - [`Teams`] two halves of a class with points

pub mod vote;

pub use vote::{Advice, Poll, Tally};

/// Two teams and their points. They have no names.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Teams {
    points: [u16; 2],
}

impl Teams {
    /// Most points a team can have.
    pub const MOST: u16 = 999;

    /// The points of both.
    #[must_use]
    pub const fn points(self) -> [u16; 2] {
        self.points
    }

    /// One more, or one less, for the first (0) or the second team (1); never below 0.
    pub fn change(&mut self, team: usize, by: i16) {
        if let Some(points) = self.points.get_mut(team) {
            *points = points.saturating_add_signed(by).min(Self::MOST);
        }
    }
}
