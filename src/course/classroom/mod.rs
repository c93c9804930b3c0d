//! What a teacher needs besides the lesson: the votes of a class with advice, and points for two
//! teams. Pure: no clock, no files, no words.
//!
//! - [`vote`] counts votes, their shares, and the advice that follows
//! - [`Teams`] points for two halves of a class

pub mod vote;

pub use vote::{Advice, Poll, Tally};

/// Two teams and their points. They have no names.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Teams {
    points: [u16; 2],
}

impl Teams {
    /// The most points a team can have.
    pub const MOST: u16 = 999;

    /// The points of both teams, the first team first.
    #[must_use]
    pub const fn points(self) -> [u16; 2] {
        self.points
    }

    /// Adds `by` points, positive or negative, to the first (0) or the second team (1); the result
    /// stays within 0 and [`Teams::MOST`].
    pub fn change(&mut self, team: usize, by: i16) {
        if let Some(points) = self.points.get_mut(team) {
            *points = points.saturating_add_signed(by).min(Self::MOST);
        }
    }
}
