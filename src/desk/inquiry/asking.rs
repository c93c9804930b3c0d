//! Questions asked in turn.

use crate::desk::Finding;
use crate::desk::telling::of;
use crate::engine::{Fact, Seat};
use crate::exercise::Phrase;

/// A finding being asked for.
pub(in crate::desk) struct Interview<'a> {
    pub(in crate::desk) finding: Finding,
    path: &'a [usize],
    /// The number of questions asked.
    stage: usize,
}

/// The last question answered, or none any more: `None` only ends the questions.
pub(in crate::desk) type Told = Option<()>;

impl<'a> Interview<'a> {
    pub(in crate::desk) const fn new(path: &'a [usize]) -> Self {
        Self {
            // Nothing has been found yet.
            finding: Finding::new(Phrase::new(Finding::OPEN)),
            path,
            stage: 0,
        }
    }

    /// The answer to a question; `None` if it is still open.
    pub(in crate::desk) fn among<T: Copy>(
        &mut self,
        asks: Phrase,
        options: impl IntoIterator<Item = (T, Phrase)>,
    ) -> Option<T> {
        let (values, words): (Vec<T>, Vec<Phrase>) = options.into_iter().unzip();
        let chosen = self.finding.choose((self.stage, self.path), asks, words);
        self.stage += 1;
        values.get(chosen?).copied()
    }

    pub(in crate::desk) fn one<T: Copy>(
        &mut self,
        asks: &'static str,
        options: &[(T, &'static str)],
    ) -> Option<T> {
        let options = options.iter().map(|&(value, id)| (value, Phrase::new(id)));
        self.among(Phrase::new(asks), options)
    }

    pub(in crate::desk) fn yes(&mut self, asks: &'static str) -> Option<bool> {
        self.one(asks, &[(true, "desk-yes"), (false, "desk-no")])
    }

    pub(in crate::desk) fn seat(&mut self, asks: &'static str) -> Option<Seat> {
        let seats = [Seat::North, Seat::East, Seat::South, Seat::West];
        let seats = seats.map(|seat| (seat, of(Phrase::new("desk-seat"), seat)));
        self.among(Phrase::new(asks), seats)
    }

    pub(in crate::desk) fn found(&mut self, id: &'static str) {
        self.finding.headline = Phrase::new(id);
    }

    pub(in crate::desk) fn found_of(&mut self, id: &'static str, name: &'static str, fact: Fact) {
        self.finding.headline = Phrase::new(id).with(name, fact);
    }
}
