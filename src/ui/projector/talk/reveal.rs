//! Moving forward and back through a lesson, beat by beat.

use super::{StepList, Talk};
use crate::course::{Reveal, Show, Step};
use crate::exercise::{Exhibit, worked::worked};
use crate::i18n::Languages;
use crate::ui::projector::beat::{Beat, Measure, Phase, Position};
use crate::ui::projector::posed::{Said, crowded};
use crate::ui::projector::words;

/// The share of a page that lines of working have below a question, and beside a picture.
const BELOW: f32 = 0.85;
const BESIDE: f32 = 0.5;

/// The calls that an auction reveals at once, and the most beats of rows revealed line by line.
const ROUND: usize = 4;
const LOOKS: usize = 3;

/// The reveals at each beat of a picture: an auction by rounds, a trick at once, rows in groups.
fn looks_at(show: &Show) -> Vec<usize> {
    let all = show.reveals();
    let group = match show.reveal {
        Reveal::AtOnce => return vec![0],
        Reveal::ByCard => return vec![0, all],
        Reveal::ByCall => ROUND,
        Reveal::ByLine => all.div_ceil(LOOKS),
    };
    let ends = (1..=all.div_ceil(group.max(1))).map(|number| (number * group).min(all));
    ends.collect()
}

impl Talk {
    pub fn beats(&self, words: &Languages<'_>, at: Position) -> Vec<Beat> {
        let mut measure = Measure {
            title: at.step == self.script.next_taken(0) && at.item == 0 && at.part == 0,
            ..Measure::default()
        };
        let Some(step) = self.script.steps.get(at.step) else {
            measure.end = true;
            return measure.beats();
        };
        let before = self.before(words, at);
        measure.texts = before.texts.len();
        match step {
            Step::Show(show) => measure.picture = looks_at(show),
            Step::Worked { exercise, .. } => {
                measure.texts += before.stories.len();
                let questions = exercise.questions();
                let question = &questions[0].question;
                measure.table = crowded(question).is_some();
                let shown = |it: &&Exhibit| !matches!(it, Exhibit::Scene(_));
                let mut shown = question.exhibits.iter().filter(shown).peekable();
                // The question comes alone first, unless that slide would have only words.
                let alone = shown.peek().is_some();
                let beside = shown.any(|it| !matches!(it, Exhibit::Table(_)));
                let share = if beside { BESIDE } else { BELOW };
                measure.worked = words::looks(words, &worked(questions), share);
                if alone || measure.worked.is_empty() {
                    measure.worked.insert(0, 0);
                }
            }
            _ => {}
        }
        measure.question = self.posed(at).and_then(|posed| {
            let mut asked = posed.measure(at.part)?;
            asked.stories = before.stories.len();
            asked.ballot |= self.has_own_answers(at);
            asked.why = words::looks_at_answer(words, &self.said(at));
            Some(asked)
        });
        measure.beats()
    }

    /// All lines about the answer. The rule to remember is included only the first time.
    pub fn said(&self, at: Position) -> Vec<Said> {
        let Some(part) = self.part(at) else {
            return Vec::new();
        };
        let earlier = self.posed.iter().flat_map(|(&(step, item), posed)| {
            let parts = posed.parts.iter().enumerate();
            parts.map(move |(part, it)| (Position { step, item, part }, it))
        });
        let mut earlier = earlier.take_while(|(there, _)| *there < at);
        let told = earlier.any(|(_, it)| it.remember == part.remember);
        let all = part.said();
        all.filter(|said| !told || !matches!(said, Said::Remember(_)))
            .collect()
    }

    /// The current beat on the screen, ignoring any cover.
    pub fn beat(&self, words: &Languages<'_>) -> Beat {
        let beats = self.beats(words, self.at);
        let known = |wanted: Beat| {
            let same = beats.iter().find(|beat| **beat == wanted);
            same.or_else(|| beats.iter().find(|beat| beat.phase() == wanted.phase()))
        };
        let beat = self.beat.and_then(known).copied();
        let beat = beat.or_else(|| beats.first().copied()).unwrap_or(Beat::End);
        if self.hidden && beat.tells() {
            return beats
                .into_iter()
                .rfind(|beat| matches!(beat, Beat::Question | Beat::Options))
                .unwrap_or(beat);
        }
        beat
    }

    /// The number of lines that were shown before this beat.
    pub fn lines_before(&self, words: &Languages<'_>, at: Position, beat: Beat) -> usize {
        let lines = |beat: &Beat| match beat {
            Beat::Why(lines) | Beat::Worked(lines) => Some(*lines),
            _ => None,
        };
        let beats = self.beats(words, at);
        let before = beats.iter().take_while(|it| **it != beat);
        before.filter_map(lines).last().unwrap_or(0)
    }

    /// The next position and beat; `None` at the end.
    pub fn next(&self, words: &Languages<'_>) -> Option<(Position, Beat)> {
        let beats = self.beats(words, self.at);
        let shown = self.beat.filter(|beat| beats.contains(beat));
        let shown = shown.unwrap_or_else(|| self.beat(words));
        let now = beats.iter().position(|beat| *beat == shown).unwrap_or(0);
        if let Some(beat) = beats.get(now + 1) {
            return Some((self.at, *beat));
        }
        let at = self.next_position()?;
        let first = self.beats(words, at).first().copied();
        Some((at, first.unwrap_or(Beat::End)))
    }

    /// The position after this one; `None` at the end.
    pub fn next_position(&self) -> Option<Position> {
        let at = self.at;
        let step = self.script.steps.get(at.step)?;
        let parts = self.posed(at).map_or(1, |posed| posed.parts.len());
        let more = step.fresh().is_some_and(|fresh| at.item + 1 < fresh.items);
        let (step, item, part) = if at.part + 1 < parts {
            (at.step, at.item, at.part + 1)
        } else if more {
            (at.step, at.item + 1, 0)
        } else {
            (self.script.next_taken(at.step + 1), 0, 0)
        };
        Some(Position { step, item, part })
    }

    /// One beat forward. If something is covered or hidden, uncovers it instead.
    pub fn forward(&mut self, words: &Languages<'_>) {
        if self.cover.take().is_some() || std::mem::take(&mut self.hidden) {
            return;
        }
        self.typed = None;
        if let Some((at, beat)) = self.next(words) {
            (self.at, self.beat) = (at, Some(beat));
            self.last_vote = None;
        }
    }

    pub fn back(&mut self, words: &Languages<'_>) {
        self.typed = None;
        if self.cover.take().is_some() {
            return;
        }
        let beats = self.beats(words, self.at);
        // With a hidden answer, goes back from the beat that the class sees.
        let shown = self.beat(words);
        self.hidden = false;
        self.last_vote = None;
        let now = beats.iter().position(|beat| *beat == shown).unwrap_or(0);
        if let Some(beat) = now.checked_sub(1).and_then(|before| beats.get(before)) {
            self.beat = Some(*beat);
            return;
        }
        if let Some(at) = self.position_before() {
            self.at = at;
            let last = self.beats(words, at).last().copied();
            // A position that was never posed starts at its first beat.
            self.beat = last.filter(|beat| *beat != Beat::End);
        }
    }

    /// The position before this one, if it was posed.
    fn position_before(&self) -> Option<Position> {
        let at = self.at;
        if let Some(part) = at.part.checked_sub(1) {
            return Some(Position { part, ..at });
        }
        let (step, item) = match at.item.checked_sub(1) {
            Some(item) => (at.step, item),
            None => {
                let step = self.script.last_taken(at.step)?;
                let posed = self.posed.keys().filter(|(known, _)| *known == step);
                (step, posed.map(|(_, item)| *item).max().unwrap_or(0))
            }
        };
        let parts = self.posed.get(&(step, item));
        let part = parts.map_or(0, |posed| posed.parts.len().saturating_sub(1));
        Some(Position { step, item, part })
    }

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
    fn step_at(&self, number: usize) -> Option<usize> {
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
