//! What appears next, and what was there before: the lesson reveal by reveal.

use super::Talk;
use crate::course::Step;
use crate::exercise::Exercise as _;
use crate::exercise::worked::worked;
use crate::ui::projector::beat::{Beat, Measure, Position};
use crate::ui::projector::posed::crowded;
use crate::ui::projector::words::Words;

impl Talk {
    /// The beats of a position.
    #[must_use]
    pub fn beats(&self, words: &Words<'_>, at: Position) -> Vec<Beat> {
        let mut measure = Measure {
            title: at.step == self.script.next_taken(0) && at.item == 0 && at.part == 0,
            ..Measure::default()
        };
        let Some(step) = self.script.steps.get(at.step) else {
            measure.end = true;
            return measure.beats();
        };
        let texts = || words.before(step).len();
        match step {
            Step::Show(show) => {
                let beside = show.text.as_ref().and_then(|text| words.caption(text));
                measure.texts = if beside.is_some() { 0 } else { texts() };
                measure.picture = Some(step.reveals());
            }
            Step::Worked { exercise, .. } => {
                measure.texts = texts();
                measure.worked = Some(worked(exercise).len());
                measure.table = crowded(&exercise.pose(0)).is_some();
            }
            _ if at.item == 0 && at.part == 0 => measure.texts = texts(),
            _ => {}
        }
        measure.question = self.posed(at).and_then(|posed| {
            let stories = posed.parts.get(at.part)?;
            posed.measure(at.part, words.story(&stories.story).len())
        });
        measure.beats()
    }

    /// What stands on the screen now, whatever covers it.
    #[must_use]
    pub fn beat(&self, words: &Words<'_>) -> Beat {
        let beats = self.beats(words, self.at);
        let beat = self.beat.filter(|beat| beats.contains(beat));
        let beat = beat.or_else(|| beats.first().copied()).unwrap_or(Beat::End);
        if self.hidden && beat.tells() {
            return beats
                .into_iter()
                .rfind(|beat| matches!(beat, Beat::Question | Beat::Options))
                .unwrap_or(beat);
        }
        beat
    }

    /// What comes next; `None` at the end.
    #[must_use]
    pub fn next(&self, words: &Words<'_>) -> Option<(Position, Beat)> {
        let beats = self.beats(words, self.at);
        let shown = self.beat.unwrap_or_else(|| self.beat(words));
        let now = beats.iter().position(|beat| *beat == shown).unwrap_or(0);
        if let Some(beat) = beats.get(now + 1) {
            return Some((self.at, *beat));
        }
        let at = self.next_position()?;
        let first = self.beats(words, at).first().copied();
        Some((at, first.unwrap_or(Beat::End)))
    }

    /// The position after this one; `None` at the end.
    #[must_use]
    pub fn next_position(&self) -> Option<Position> {
        let at = self.at;
        let step = self.script.steps.get(at.step)?;
        let parts = self.posed(at).map_or(1, |posed| posed.parts.len());
        if at.part + 1 < parts {
            return Some(Position {
                part: at.part + 1,
                ..at
            });
        }
        if step.fresh().is_some_and(|fresh| at.item + 1 < fresh.items) {
            return Some(Position {
                item: at.item + 1,
                part: 0,
                ..at
            });
        }
        Some(Position {
            step: self.script.next_taken(at.step + 1),
            ..Position::default()
        })
    }

    /// One reveal forward. What covers or hides something goes first.
    pub fn forward(&mut self, words: &Words<'_>) {
        if self.cover.take().is_some() || std::mem::take(&mut self.hidden) {
            return;
        }
        if let Some((at, beat)) = self.next(words) {
            (self.at, self.beat) = (at, Some(beat));
            self.last_vote = None;
        }
    }

    /// One reveal back.
    pub fn back(&mut self, words: &Words<'_>) {
        if self.cover.take().is_some() {
            return;
        }
        let beats = self.beats(words, self.at);
        // Of what is hidden one goes back from what is seen.
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
            self.beat = self.beats(words, at).last().copied();
        }
    }

    /// The position before this one, as far as it was posed.
    fn position_before(&self) -> Option<Position> {
        let at = self.at;
        if let Some(part) = at.part.checked_sub(1) {
            return Some(Position { part, ..at });
        }
        let last_part =
            |at: Position| self.posed(at).map_or(1, |posed| posed.parts.len().max(1)) - 1;
        let before = match at.item.checked_sub(1) {
            Some(item) => Position {
                item,
                part: 0,
                ..at
            },
            None => {
                let step = self.script.last_taken(at.step)?;
                let posed = self.posed.keys().filter(|(known, _)| *known == step);
                Position {
                    step,
                    item: posed.map(|(_, item)| *item).max().unwrap_or(0),
                    part: 0,
                }
            }
        };
        Some(Position {
            part: last_part(before),
            ..before
        })
    }
}
