//! The draft, and the order of its steps.

use crate::compose::step::{DraftStep, id_mut, set_words};
use crate::text::Translations;
use crate::{Lesson, LessonProblem, Reveal, Show, Shown, Step, Text, warnings};

/// A lesson being composed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Draft {
    /// The title by language.
    pub title: Translations,
    /// The title's text id in a lesson of the course, until the teacher writes a title.
    pub(super) title_id: Option<String>,
    /// The id of an existing lesson; the id of a new one is made from its title.
    pub(super) id: Option<String>,
    pub(super) steps: Vec<DraftStep>,
    /// The step removed last, and its index.
    pub(super) removed: Option<(usize, DraftStep)>,
    next_key: u32,
}

impl Draft {
    /// A draft of an existing lesson.
    pub fn of(lesson: &Lesson) -> Self {
        let (title, title_id) = match &lesson.title {
            Text::Inline(words) => (words.clone(), None),
            Text::Id(id) => (Translations::new(), Some(id.clone())),
        };
        let mut draft = Self {
            title,
            title_id,
            id: Some(lesson.id.clone()),
            ..Self::default()
        };
        for step in &lesson.steps {
            draft.insert(draft.steps.len(), step.clone());
        }
        // Chosen on purpose: a swap of all others leaves them alone.
        draft.steps.iter_mut().for_each(|step| step.kept = true);
        draft
    }

    /// Warnings about the words of a step: emphasis or braces that are not closed, unknown signs in
    /// braces, a language that other texts of the lesson have and this one lacks.
    pub fn warnings(&self, step: &DraftStep) -> Vec<LessonProblem> {
        let Some(Some(Text::Inline(own))) = step.text() else {
            return Vec::new();
        };
        let texts = self.steps.iter();
        let texts = texts.filter_map(|step| step.text().flatten()?.words());
        let languages = texts.chain([&self.title]);
        let languages = languages.flat_map(|words| words.keys().map(String::as_str));
        let of_words = own.values().flat_map(|words| warnings::of_words(words));
        of_words
            .map(|(_, problem)| problem)
            .chain(warnings::lacking(own, &languages.collect()))
            .collect()
    }

    /// The steps, in order.
    pub fn steps(&self) -> &[DraftStep] {
        &self.steps
    }

    /// The id of the lesson being changed.
    pub fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    /// The current index of a step.
    pub fn place_of(&self, key: u32) -> Option<usize> {
        self.steps.iter().position(|step| step.key == key)
    }

    /// A step by its key.
    pub fn step(&self, key: u32) -> Option<&DraftStep> {
        self.steps.iter().find(|step| step.key == key)
    }

    /// Changes a step, if it exists.
    pub fn change(&mut self, key: u32, change: impl FnOnce(&mut DraftStep)) {
        if let Some(step) = self.steps.iter_mut().find(|step| step.key == key) {
            change(step);
        }
    }

    pub(super) fn insert(&mut self, at: usize, step: Step) -> u32 {
        let key = self.next_key;
        self.next_key += 1;
        let fresh = step.fresh().map(|fresh| fresh.difficulty);
        let step = DraftStep {
            key,
            difficulty: step.difficulty().or(fresh),
            step,
            kept: false,
            instead_of: None,
        };
        self.steps.insert(at.min(self.steps.len()), step);
        key
    }

    /// The index after this step; that of the end if `after` is `None`.
    fn place_after(&self, after: Option<u32>) -> usize {
        let at = after.and_then(|key| self.place_of(key));
        at.map_or(self.steps.len(), |at| at + 1)
    }

    /// Adds a paragraph after this step; at the end if `after` is `None`.
    pub fn add_words(&mut self, after: Option<u32>) -> u32 {
        let at = self.place_after(after);
        self.insert(at, Step::Say(Text::Inline(Translations::new())))
    }

    /// Adds notes for the teacher before this step, so that they are read while it is shown; at the
    /// end if `before` is `None`.
    pub fn add_notes(&mut self, before: Option<u32>) -> u32 {
        let at = before.and_then(|key| self.place_of(key));
        let at = at.unwrap_or(self.steps.len());
        self.insert(at, Step::Notes(Text::Inline(Translations::new())))
    }

    /// Adds a picture after this step; at the end if `after` is `None`.
    pub fn add_picture(&mut self, after: Option<u32>, picture: Shown, text: Option<Text>) -> u32 {
        let at = self.place_after(after);
        let show = Show {
            picture,
            reveal: Reveal::AtOnce,
            text,
        };
        self.insert(at, Step::Show(show))
    }

    /// Replaces the picture of a step.
    pub fn set_picture(&mut self, key: u32, picture: Shown) {
        self.change(key, |step| {
            if let Step::Show(show) = &mut step.step {
                show.picture = picture;
            }
        });
    }

    /// Removes a step. It can be restored until another one is removed.
    pub fn remove(&mut self, key: u32) {
        if let Some(at) = self.place_of(key) {
            self.removed = Some((at, self.steps.remove(at)));
        }
    }

    /// Whether a step can be restored.
    pub const fn can_restore(&self) -> bool {
        self.removed.is_some()
    }

    /// Restores the step removed last, and returns its key.
    pub fn restore(&mut self) -> Option<u32> {
        let (at, mut step) = self.removed.take()?;
        let key = step.key;
        // A lesson saved since then may have given its id to another question.
        let mut others = self.steps.iter().filter_map(|other| other.step.id());
        if let Some(id) = id_mut(&mut step.step)
            && others.any(|other| other == id.as_str())
        {
            id.clear();
        }
        self.steps.insert(at.min(self.steps.len()), step);
        Some(key)
    }

    /// Moves a step to another index; the steps between shift by one.
    pub fn move_to(&mut self, key: u32, place: usize) {
        if let Some(from) = self.place_of(key) {
            let step = self.steps.remove(from);
            self.steps.insert(place.min(self.steps.len()), step);
        }
    }

    /// Sets the title in a language; empty words remove it.
    pub fn set_title(&mut self, language: &str, words: &str) {
        set_words(&mut self.title, language, words);
    }
}
