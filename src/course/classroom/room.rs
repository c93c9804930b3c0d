//! The votes of a class that answers from its phones: rounds, open and closed, one vote a phone.
//!
//! The room does not know which answer is right, so that nothing which serves it can tell.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// A phone, by a random number that it drew itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Phone(pub u128);

/// A vote on a question. A question that replaces another has a number of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Round {
    /// The number of the exercise, in the order in which they were posed.
    pub question: u32,
    /// The part of the exercise, from 0.
    pub part: usize,
    /// 0 for the first vote, 1 for the one after the discussion.
    pub vote: usize,
}

/// The answers that a phone may give: the numbers of the options from 0, or any number typed.
pub type Answers = RangeInclusive<i32>;

/// What a phone has answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vote {
    /// The number of the option, or the number typed.
    pub answer: i32,
    /// Whether its owner is sure, if that was asked and said.
    pub sure: Option<bool>,
    /// The team of its owner, 0 or 1, if there are teams.
    pub team: Option<usize>,
}

/// Why a vote does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// The round is closed, or another one is open now.
    Closed,
    /// The answer is not among those of the round.
    NoSuchAnswer,
    /// [`Room::MOST`] phones have voted already.
    Full,
}

/// What the phones of a class see and have answered. `W` is what they show of a question: the room
/// compares it and hands it on, no more.
#[derive(Debug, Clone)]
pub struct Room<W> {
    rounds: Vec<(Round, BTreeMap<Phone, Vote>)>,
    shown: Option<Shown<W>>,
    version: u64,
}

/// The round on the phones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown<W> {
    /// The number of the round, from 0: what a phone votes in.
    pub number: usize,
    /// The answers it may give.
    pub answers: Answers,
    /// What it shows.
    pub words: W,
    /// Whether votes count now.
    pub open: bool,
}

impl<W> Default for Room<W> {
    fn default() -> Self {
        Self {
            rounds: Vec::new(),
            shown: None,
            version: 0,
        }
    }
}

impl<W: PartialEq> Room<W> {
    /// The most phones that can vote in a round.
    pub const MOST: usize = 400;

    /// Opens a round, and closes the one before. A round that was open earlier, as when the teacher
    /// goes back or uncovers the slide, has its votes still. Returns whether anything has changed.
    pub fn open(&mut self, round: Round, answers: Answers, words: W) -> bool {
        let known = self.rounds.iter().position(|(known, _)| *known == round);
        let number = known.unwrap_or_else(|| {
            self.rounds.push((round, BTreeMap::new()));
            self.rounds.len() - 1
        });
        self.show(Some(Shown {
            number,
            answers,
            words,
            open: true,
        }))
    }

    /// Closes the open round: its votes stay as they are. Returns whether one was open.
    pub fn close(&mut self) -> bool {
        let Some(shown) = self.shown.as_mut().filter(|shown| shown.open) else {
            return false;
        };
        shown.open = false;
        self.version += 1;
        true
    }

    fn show(&mut self, shown: Option<Shown<W>>) -> bool {
        let changed = self.shown != shown;
        if changed {
            self.shown = shown;
            self.version += 1;
        }
        changed
    }

    /// The round on the phones, open or just closed; `None` before the first.
    pub const fn shown(&self) -> Option<&Shown<W>> {
        self.shown.as_ref()
    }

    /// Grows when the phones have something else to show. Votes do not change it.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Counts the vote of a phone in a round, in place of the one it gave before.
    ///
    /// # Errors
    ///
    /// The vote does not count: [`Refused`] says why.
    pub fn vote(&mut self, phone: Phone, number: usize, vote: Vote) -> Result<(), Refused> {
        let shown = self.shown.as_ref();
        let open = shown.filter(|shown| shown.open && shown.number == number);
        let (Some(open), Some((_, votes))) = (open, self.rounds.get_mut(number)) else {
            return Err(Refused::Closed);
        };
        if !open.answers.contains(&vote.answer) {
            return Err(Refused::NoSuchAnswer);
        }
        if votes.len() >= Self::MOST && !votes.contains_key(&phone) {
            return Err(Refused::Full);
        }
        votes.insert(phone, vote);
        Ok(())
    }

    /// The vote of a phone in the round that is shown.
    pub fn vote_of(&self, phone: Phone) -> Option<Vote> {
        let (_, votes) = self.rounds.get(self.shown.as_ref()?.number)?;
        votes.get(&phone).copied()
    }

    /// The votes in a round, open or closed, in no order that tells who gave them when. None if there
    /// was no such round.
    pub fn votes(&self, round: Round) -> impl Iterator<Item = Vote> + '_ {
        let votes = self.rounds.iter().find(|(known, _)| *known == round);
        votes
            .into_iter()
            .flat_map(|(_, votes)| votes.values().copied())
    }
}
