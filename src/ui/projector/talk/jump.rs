//! Ways through a lesson that skip slides: showing all of a step at once, and the list of steps.

use super::{StepList, Talk};
use crate::i18n::Languages;
use crate::ui::projector::beat::{Beat, Phase, Position};

impl Talk {
    /// Reveals the rest of the phase at once: a text to its end, a whole picture, a question with
    /// its answers. From a question or its votes on, reveals the right answer with all reasons.
    pub fn show_all(&mut self, words: &Languages<'_>) {
        if self.cover.is_some() || self.hidden {
            return self.forward(words);
        }
        let now = self.beat(words);
        let beats = self.beats(words, self.at);
        let at = beats.iter().position(|beat| *beat == now).unwrap_or(0);
        let rest = || beats.iter().skip(at + 1);
        let last_of = |phase: Phase| rest().rfind(|beat| beat.phase() == phase).copied();
        let more = last_of(now.phase()).or_else(|| match now {
            Beat::Options | Beat::Question | Beat::Closed(_) | Beat::Again => {
                last_of(Phase::Answer)
            }
            _ => rest().next().and_then(|next| last_of(next.phase())),
        });
        match more {
            Some(beat) => {
                self.beat = Some(beat);
                self.last_vote = None;
            }
            None => self.forward(words),
        }
    }

    pub fn steps(&self) -> usize {
        self.script.taken_before(usize::MAX)
    }

    /// The number of the current step, from 1.
    pub fn step_number(&self) -> usize {
        (self.script.taken_before(self.at.step) + 1).min(self.steps())
    }

    /// The index of the step with this number, counted from 1.
    pub fn step_at(&self, number: usize) -> Option<usize> {
        let steps = self.script.steps.iter().enumerate();
        let mut taken = steps.filter(|(_, step)| step.is_taken());
        taken.nth(number.checked_sub(1)?).map(|(at, _)| at)
    }

    /// Goes to the start of the step with this number and closes the list.
    pub fn jump(&mut self, number: usize) {
        self.list = None;
        self.typed = None;
        let Some(step) = self.step_at(number) else {
            return;
        };
        self.at = Position {
            step,
            ..Position::default()
        };
        self.beat = None;
        self.cover = None;
        self.hidden = false;
        self.last_vote = None;
    }

    /// Adds a digit to the number of a step. The list marks that step.
    pub fn type_digit(&mut self, digit: usize) {
        let longer = self.typed.unwrap_or(0) * 10 + digit;
        let number = if longer > self.steps() { digit } else { longer };
        self.typed = (1..=self.steps()).contains(&number).then_some(number);
        if let (Some(list), Some(number)) = (&mut self.list, self.typed) {
            list.marked = number;
        }
    }

    pub fn show_list(&mut self, shown: bool) {
        self.typed = None;
        let marked = self.step_number();
        self.list = shown.then_some(StepList { marked });
    }

    /// Moves the mark in the list by this many places.
    pub fn mark(&mut self, by: isize) {
        let most = self.steps().max(1);
        self.typed = None;
        if let Some(list) = &mut self.list {
            list.marked = list.marked.saturating_add_signed(by).clamp(1, most);
        }
    }
}
