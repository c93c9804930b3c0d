//! The votes of the class on the current question.

use super::Talk;
use crate::course::classroom::Poll;
use crate::ui::projector::beat::Beat;

impl Talk {
    /// Counts a vote for an answer, if a vote is open.
    pub fn vote(&mut self, beat: Beat, answer: usize) {
        let offered = self.part(self.at).and_then(|part| part.ballot.as_ref());
        let offered = offered.map_or(0, |ballot| ballot.options.len());
        if answer < offered && beat.open_round().is_some() && !self.hidden {
            self.last_vote = Some(answer);
            self.with_open_round(beat, |poll, round| poll.round_mut(round).add(answer));
        }
    }

    pub fn take_back_last(&mut self, beat: Beat) {
        if let Some(answer) = self.last_vote.take() {
            self.with_open_round(beat, |poll, round| poll.round_mut(round).take_back(answer));
        }
    }

    /// Whether there are any votes.
    pub fn has_votes(&self) -> bool {
        let posed = self.replaced.iter().chain(self.posed.values());
        let mut parts = posed.flat_map(|posed| &posed.parts);
        parts.any(|part| !part.poll.is_empty())
    }

    /// Sets the number of votes for an answer, if a vote is open.
    pub fn count(&mut self, beat: Beat, answer: usize, votes: u16) {
        self.with_open_round(beat, |poll, round| {
            poll.round_mut(round).set(answer, votes);
        });
    }

    fn with_open_round(&mut self, beat: Beat, change: impl FnOnce(&mut Poll, usize)) {
        // Once the class has seen the answer, no vote counts.
        if self.hidden {
            return;
        }
        let Some(part) = self.part_mut() else {
            return;
        };
        if let (Some(round), Some(_)) = (beat.open_round(), &part.ballot) {
            change(&mut part.poll, round);
        }
    }

    /// Opens a second vote, whatever the result of the first advises. Needs votes in the first.
    pub fn vote_again(&mut self) {
        if let Some(part) = self.part_mut()
            && part.poll.first.total() > 0
        {
            part.poll.again = true;
            self.beat = Some(Beat::Again);
            self.hidden = false;
            self.last_vote = None;
        }
    }
}
