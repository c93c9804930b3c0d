//! A lesson in front of a class: where it is, what was posed, how the class has voted.
//!
//! What one sees is decided by the [`Position`] and the [`Beat`] alone, so that what comes next
//! can be shown to the teacher beside what is there now.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use crate::classroom::{Poll, Teams};
use crate::course::{Lesson, Step};
use crate::exercise::worked::worked;
use crate::exercise::{Exercise as _, ItemCode, Kind, Level, Practice, Practised, generate};
use crate::ui::projector::beat::{Beat, Measure, Position};
use crate::ui::projector::posed::{Part, Posed};
use crate::ui::projector::words::Words;

/// What covers the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cover {
    /// Nothing to see: look at the teacher.
    Black,
    /// The same in a bright room.
    White,
}

/// A quiet timer, in seconds of the window's own time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Timer {
    /// When it is over.
    pub until: f64,
    /// How long it runs in all.
    pub whole: f64,
}

impl Timer {
    /// How long it runs at first, in seconds.
    pub const FIRST: f64 = 60.0;
    /// How much is added or taken away at a time.
    pub const MORE: f64 = 30.0;

    /// Seconds left, never below 0.
    #[must_use]
    pub fn left(self, now: f64) -> f64 {
        (self.until - now).max(0.0)
    }
}

/// A lesson in front of a class.
#[derive(Debug, Clone)]
pub struct Talk {
    /// The lesson itself: it stays in front of the class whatever becomes of its file.
    pub script: Arc<Lesson>,
    /// Where one is.
    pub at: Position,
    /// What stands there; the first of its beats at first.
    pub beat: Option<Beat>,
    /// What was posed so far, by step and question; it stays as it was when one goes back.
    pub posed: BTreeMap<(usize, u8), Posed>,
    /// Where the fresh questions of a step come from.
    sources: BTreeMap<usize, Practice>,
    /// What covers the screen.
    pub cover: Option<Cover>,
    /// The answer is out of sight again.
    pub hidden: bool,
    /// The timer, where it runs.
    pub timer: Option<Timer>,
    /// Whether it is being asked if one wants to leave.
    pub leaving: bool,
    /// The votes could not be written; the folder that could not take them.
    pub unkept: Option<PathBuf>,
    /// Two teams, where there are any.
    pub teams: Option<Teams>,
    /// The answer for which a vote was counted last by its digit.
    last_vote: Option<usize>,
    /// How the class voted on questions that others have taken the place of.
    pub replaced: Vec<Posed>,
}

impl Talk {
    /// A lesson from this step on; at the first one its title stands before it.
    #[must_use]
    pub fn new(lesson: &Lesson, step: usize) -> Self {
        Self {
            at: Position {
                step: lesson.next_taken(step),
                ..Position::default()
            },
            script: Arc::new(lesson.clone()),
            beat: None,
            posed: BTreeMap::new(),
            sources: BTreeMap::new(),
            cover: None,
            hidden: false,
            timer: None,
            leaving: false,
            unkept: None,
            teams: None,
            last_vote: None,
            replaced: Vec::new(),
        }
    }

    /// Goes on with a newer version of the lesson, at the same step. Votes stay known.
    pub fn take_newer(&mut self, newer: &Lesson) {
        let step = newer.same_step(&self.script, self.at.step);
        let unchanged = newer.steps.get(step) == self.script.steps.get(self.at.step);
        let here = (self.at.step, step);
        self.script = Arc::new(newer.clone());
        self.sources.clear();
        for ((at, item), posed) in std::mem::take(&mut self.posed) {
            if unchanged && at == here.0 {
                self.posed.insert((step, item), posed);
            } else {
                self.replaced.push(posed);
            }
        }
        if unchanged {
            self.at.step = step;
        } else {
            self.at = Position {
                step: newer.next_taken(step),
                ..Position::default()
            };
            self.beat = None;
        }
    }

    /// Poses the question of a position, if it asks one. `seed` decides which fresh one.
    pub fn pose(&mut self, at: Position, seed: u32) {
        if self.posed.contains_key(&(at.step, at.item)) {
            return;
        }
        let posed = match self.script.steps.get(at.step) {
            Some(Step::Ask { exercise, .. } | Step::Vote { exercise, .. }) => {
                let difficulty = self.script.difficulty(at.step);
                Some(Posed::new(exercise.clone(), None, difficulty, seed))
            }
            Some(Step::Complete { exercise, .. }) => {
                let difficulty = self.script.difficulty(at.step);
                Some(Posed::to_complete(exercise.clone(), difficulty, seed))
            }
            Some(step) => step.fresh().and_then(|fresh| {
                let source = self.sources.entry(at.step).or_insert_with(|| {
                    Practice::new(fresh.topic(), Level::Of(fresh.difficulty), seed)
                });
                let Practised {
                    item,
                    code,
                    difficulty,
                    ..
                } = source.next()?;
                Some(Posed::new(item, code, difficulty, seed))
            }),
            None => None,
        };
        if let Some(posed) = posed {
            self.posed.insert((at.step, at.item), posed);
        }
    }

    /// What was posed at a position.
    #[must_use]
    pub fn posed(&self, at: Position) -> Option<&Posed> {
        self.posed.get(&(at.step, at.item))
    }

    /// The part of it that is asked there.
    #[must_use]
    pub fn part(&self, at: Position) -> Option<&Part> {
        self.posed(at)?.parts.get(at.part)
    }

    fn part_mut(&mut self) -> Option<&mut Part> {
        let at = self.at;
        self.posed
            .get_mut(&(at.step, at.item))?
            .parts
            .get_mut(at.part)
    }

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

    /// A vote more for an answer, where a vote is open.
    pub fn vote(&mut self, beat: Beat, answer: usize) {
        let offered = self.part(self.at).and_then(|part| part.ballot.as_ref());
        let offered = offered.map_or(0, |ballot| ballot.options.len());
        if answer < offered && beat.open_round().is_some() && !self.hidden {
            self.last_vote = Some(answer);
            self.with_open_round(beat, |poll, round| poll.round_mut(round).add(answer));
        }
    }

    /// The last vote counted by its digit does not count.
    pub fn take_back_last(&mut self, beat: Beat) {
        if let Some(answer) = self.last_vote.take() {
            self.with_open_round(beat, |poll, round| poll.round_mut(round).take_back(answer));
        }
    }

    /// Whether anybody has voted on anything.
    #[must_use]
    pub fn has_votes(&self) -> bool {
        let posed = self.replaced.iter().chain(self.posed.values());
        let mut parts = posed.flat_map(|posed| &posed.parts);
        parts.any(|part| !part.poll.is_empty())
    }

    /// So many votes for an answer.
    pub fn count(&mut self, beat: Beat, answer: usize, votes: u16) {
        self.with_open_round(beat, |poll, round| {
            poll.round_mut(round).set(answer, votes);
        });
    }

    fn with_open_round(&mut self, beat: Beat, change: impl FnOnce(&mut Poll, usize)) {
        // Whoever has seen the answer votes no more.
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

    /// A second vote, whatever the first advises.
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

    /// Another question of the same kind, as hard, in place of this one. `seed` decides which.
    pub fn another(&mut self, seed: u32) {
        let key = (self.at.step, self.at.item);
        let Some(posed) = self.posed.get(&key) else {
            return;
        };
        let skill = posed.item.skill(self.at.part);
        let kind: Kind = posed.item.kind();
        let difficulty = posed.difficulty;
        let Some(code) = ItemCode::new(kind, skill, difficulty, seed) else {
            return;
        };
        let fresh = Posed::new(generate(&code), Some(code), difficulty, seed);
        if let Some(before) = self.posed.insert(key, fresh) {
            self.replaced.push(before);
        }
        self.at.part = 0;
        let tells = self
            .part(self.at)
            .is_some_and(|part| !part.story.is_empty());
        self.beat = Some(if tells {
            Beat::Story(0)
        } else {
            Beat::Question
        });
        self.hidden = false;
        self.last_vote = None;
    }

    /// The timer at its start, or put away.
    pub fn toggle_timer(&mut self, now: f64) {
        self.timer = match self.timer {
            Some(_) => None,
            None => Some(Timer {
                until: now + Timer::FIRST,
                whole: Timer::FIRST,
            }),
        };
    }

    /// More time, or less.
    pub fn change_timer(&mut self, by: f64, now: f64) {
        if let Some(timer) = &mut self.timer {
            timer.until = (timer.until.max(now) + by).max(now);
            timer.whole = timer.whole.max(timer.until - now);
        }
    }
}
