//! A lesson being composed: steps proposed, swapped, ordered, and words of one's own.
//!
//! Pure: the same seed proposes the same exercises. What comes out is a [`Lesson`] as any
//! other; [`write`](super::write) makes a file of it.

use std::collections::{BTreeMap, BTreeSet};

use crate::course::lesson::{FORMAT, LANGUAGES, Lesson, MAX_STEPS, Text};
use crate::course::step::Step;
use crate::course::write::item_text;
use crate::exercise::worked::worked;
use crate::exercise::{
    Difficulty, Exercise as _, Item, Kind, Level, Practice, Practised, Skill, Topic,
};

/// Words by language: `it`, `fr`, `de`, `en`.
pub type Words = BTreeMap<String, String>;

/// Exercises looked at before one is taken that is in the lesson already.
const TRIES: usize = 60;

/// How many fresh questions a step of practice asks where nothing else is said.
const PRACTISED: u8 = 3;

/// What a step does with its exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// It is asked.
    Ask,
    /// The class votes on it.
    Vote,
    /// It is worked out, line by line.
    Worked,
    /// It is worked out but for its last step.
    Complete,
    /// Others like it are practised.
    Practise,
}

impl Form {
    /// Every one, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::Ask,
        Self::Vote,
        Self::Worked,
        Self::Complete,
        Self::Practise,
    ];

    /// The word in texts: `compose-form-<id>`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ask => "ask",
            Self::Vote => "vote",
            Self::Worked => "worked",
            Self::Complete => "complete",
            Self::Practise => "practise",
        }
    }
}

/// A step of a draft.
#[derive(Debug, Clone, PartialEq)]
pub struct DraftStep {
    /// Which one it is, wherever it is moved to.
    pub key: u32,
    /// What it will be in the lesson. Ids of new questions are given at the end.
    pub step: Step,
    /// The exercise stays when all the others are swapped.
    pub kept: bool,
    /// The exercise that practice stands in for.
    instead_of: Option<Item>,
    difficulty: Difficulty,
}

impl DraftStep {
    /// What it does with its exercise; `None` for words, pictures and recaps.
    #[must_use]
    pub fn form(&self) -> Option<Form> {
        match &self.step {
            Step::Ask { .. } => Some(Form::Ask),
            Step::Vote { .. } => Some(Form::Vote),
            Step::Worked { .. } => Some(Form::Worked),
            Step::Complete { .. } => Some(Form::Complete),
            Step::Practise { .. } => Some(Form::Practise),
            _ => None,
        }
    }

    /// The kinds of step that its exercise can be.
    pub fn forms(&self) -> impl Iterator<Item = Form> {
        let item = self.step.exercise().or(self.instead_of.as_ref());
        let has_working = item.is_some_and(|item| worked(item).len() > 1);
        let some = self.form().is_some();
        Form::ALL.into_iter().filter(move |form| {
            let needs_working = matches!(form, Form::Worked | Form::Complete);
            some && (!needs_working || has_working)
        })
    }

    /// The kind and the skill of its exercise.
    #[must_use]
    pub fn about(&self) -> Option<(Kind, Skill)> {
        let item = self.step.exercise().or(self.instead_of.as_ref());
        if let Some(item) = item {
            return Some((item.kind(), item.skill(0)));
        }
        match &self.step {
            Step::Practise { skill, kinds, .. } => {
                let by = |kind: &Kind| kind.skills().contains(skill);
                let kind = kinds.first().copied();
                Some((kind.or_else(|| Kind::ALL.into_iter().find(by))?, *skill))
            }
            _ => None,
        }
    }

    /// The words of the step that can be changed: its text, where it may have one.
    #[must_use]
    pub const fn text(&self) -> Option<Option<&Text>> {
        match &self.step {
            Step::Say(text) | Step::Notes(text) => Some(Some(text)),
            Step::Show(show) => Some(show.text.as_ref()),
            Step::Worked { text, .. } | Step::Complete { text, .. } => Some(text.as_ref()),
            _ => None,
        }
    }
}

/// Why a draft is no lesson yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfinished {
    /// It has no title in any language.
    NoTitle,
    /// It has no steps.
    NoSteps,
    /// It has more than [`MAX_STEPS`].
    TooManySteps,
}

impl Unfinished {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::NoTitle, Self::NoSteps, Self::TooManySteps];

    /// The word in texts: `compose-unfinished-<id>`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::NoTitle => "no-title",
            Self::NoSteps => "no-steps",
            Self::TooManySteps => "too-many-steps",
        }
    }
}

/// A lesson being composed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Draft {
    /// The title by language.
    pub title: Words,
    /// The title of a lesson of the program, as long as nobody writes another.
    title_id: Option<String>,
    /// The id of a lesson that is being changed; a new one gets it from its title.
    id: Option<String>,
    steps: Vec<DraftStep>,
    /// What was taken out last, and where it stood.
    removed: Option<(usize, DraftStep)>,
    next_key: u32,
}

impl Draft {
    /// A draft of a lesson that there is.
    #[must_use]
    pub fn of(lesson: &Lesson) -> Self {
        let (title, title_id) = match &lesson.title {
            Text::Inline(words) => (words.clone(), None),
            Text::Id(id) => (Words::new(), Some(id.clone())),
        };
        let mut draft = Self {
            title,
            title_id,
            id: Some(lesson.id.clone()),
            ..Self::default()
        };
        for step in &lesson.steps {
            draft.insert(draft.steps.len(), step.clone(), Difficulty::Medium);
        }
        // What a teacher has written is meant.
        draft.steps.iter_mut().for_each(|step| step.kept = true);
        draft
    }

    /// The steps, in order.
    #[must_use]
    pub fn steps(&self) -> &[DraftStep] {
        &self.steps
    }

    /// The id of the lesson being changed.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        self.id.as_deref()
    }

    /// Where a step stands now.
    #[must_use]
    pub fn place_of(&self, key: u32) -> Option<usize> {
        self.steps.iter().position(|step| step.key == key)
    }

    /// A step by its key.
    #[must_use]
    pub fn step(&self, key: u32) -> Option<&DraftStep> {
        self.steps.iter().find(|step| step.key == key)
    }

    fn step_mut(&mut self, key: u32) -> Option<&mut DraftStep> {
        self.steps.iter_mut().find(|step| step.key == key)
    }

    fn insert(&mut self, at: usize, step: Step, difficulty: Difficulty) -> u32 {
        let key = self.next_key;
        self.next_key += 1;
        let step = DraftStep {
            key,
            step,
            kept: false,
            instead_of: None,
            difficulty,
        };
        self.steps.insert(at.min(self.steps.len()), step);
        key
    }

    /// Adds exercises on a topic, rising in difficulty, each one once. The keys of the steps.
    pub fn propose(&mut self, topic: &Topic, items: usize, seed: u32) -> Vec<u32> {
        let mut practice = Practice::new(topic.clone(), Level::Of(Difficulty::Easy), seed);
        let mut keys = Vec::new();
        for number in 0..items {
            // Two of five are plain, two have a twist, the last is rare on purpose.
            let difficulty = match number * 5 / items.max(1) {
                0 | 1 => Difficulty::Easy,
                2 | 3 => Difficulty::Medium,
                _ => Difficulty::Hard,
            };
            practice.set_level(Level::Of(difficulty));
            if self.steps.len() >= MAX_STEPS {
                break;
            }
            let Some(practised) = self.fresh(&mut practice) else {
                break;
            };
            keys.push(self.add_item(practised.item, practised.difficulty));
        }
        keys
    }

    /// The next exercise that the lesson does not have yet.
    fn fresh(&self, practice: &mut Practice) -> Option<Practised> {
        let items = self.steps.iter().filter_map(|step| step.step.exercise());
        let texts: Vec<String> = items.map(item_text).collect();
        let mut tried = practice.take(TRIES);
        tried.find(|practised| !texts.contains(&item_text(&practised.item)))
    }

    /// Adds an exercise at the end.
    pub fn add_item(&mut self, item: Item, difficulty: Difficulty) -> u32 {
        let step = Step::Ask {
            id: String::new(),
            exercise: item,
            expect: None,
        };
        self.insert(self.steps.len(), step, difficulty)
    }

    /// Adds a paragraph after this step, at the end without one.
    pub fn add_words(&mut self, after: Option<u32>) -> u32 {
        let at = after.and_then(|key| self.place_of(key));
        let at = at.map_or(self.steps.len(), |at| at + 1);
        self.insert(at, Step::Say(Text::Inline(Words::new())), Difficulty::Easy)
    }

    /// Puts another exercise of the same kind, skill and difficulty in place of this one.
    pub fn swap(&mut self, key: u32, seed: u32) {
        let Some(step) = self.step(key) else { return };
        let (Some((kind, skill)), difficulty) = (step.about(), step.difficulty) else {
            return;
        };
        let topic = Topic::of_skill_in(kind, skill);
        let mut practice = Practice::new(topic, Level::Of(difficulty), seed);
        let Some(fresh) = self.fresh(&mut practice) else {
            return;
        };
        if let Some(step) = self.step_mut(key)
            && let Some(exercise) = exercise_mut(&mut step.step)
        {
            *exercise = fresh.item;
        }
    }

    /// Swaps every exercise that is not kept.
    pub fn swap_others(&mut self, seed: u32) {
        let others = self.steps.iter().filter(|step| !step.kept);
        let keys: Vec<u32> = others.map(|step| step.key).collect();
        for (key, number) in keys.into_iter().zip(0..) {
            self.swap(key, seed.wrapping_add(number));
        }
    }

    /// Keeps the exercise of a step, or lets it go.
    pub fn keep(&mut self, key: u32, kept: bool) {
        if let Some(step) = self.step_mut(key) {
            step.kept = kept;
        }
    }

    /// Takes a step out; it can be put back until another one is taken out.
    pub fn remove(&mut self, key: u32) {
        if let Some(at) = self.place_of(key) {
            self.removed = Some((at, self.steps.remove(at)));
        }
    }

    /// Whether a step can be put back.
    #[must_use]
    pub const fn can_restore(&self) -> bool {
        self.removed.is_some()
    }

    /// Puts back what was taken out last. Its key.
    pub fn restore(&mut self) -> Option<u32> {
        let (at, mut step) = self.removed.take()?;
        let key = step.key;
        // A lesson saved meanwhile may have given its id to another question.
        let mut others = self.steps.iter().filter_map(|other| other.step.id());
        if step
            .step
            .id()
            .is_some_and(|own| others.any(|other| other == own))
            && let Some(id) = id_mut(&mut step.step)
        {
            id.clear();
        }
        self.steps.insert(at.min(self.steps.len()), step);
        Some(key)
    }

    /// Moves a step to another place; the steps between move up or down.
    pub fn move_to(&mut self, key: u32, place: usize) {
        if let Some(from) = self.place_of(key) {
            let step = self.steps.remove(from);
            self.steps.insert(place.min(self.steps.len()), step);
        }
    }

    /// Makes another kind of step of an exercise.
    pub fn set_form(&mut self, key: u32, form: Form) {
        let Some(step) = self.step_mut(key) else {
            return;
        };
        if step.form().is_none_or(|now| now == form) {
            return;
        }
        let about = step.about();
        let old = std::mem::replace(&mut step.step, Step::Say(Text::Inline(Words::new())));
        let text = old.texts().next().cloned();
        let id = old.id().unwrap_or_default().to_owned();
        let expect = old.expect().map(str::to_owned);
        let item = old.exercise().cloned().or_else(|| step.instead_of.take());
        let (Some((kind, skill)), Some(exercise)) = (about, item.or_else(|| made(about))) else {
            step.step = old;
            return;
        };
        step.step = match form {
            Form::Ask => Step::Ask {
                id,
                exercise,
                expect,
            },
            Form::Vote => Step::Vote {
                id,
                exercise,
                expect,
            },
            Form::Worked => Step::Worked {
                exercise,
                expect,
                text,
            },
            Form::Complete => Step::Complete {
                id,
                exercise,
                expect,
                text,
            },
            Form::Practise => {
                step.instead_of = Some(exercise);
                Step::Practise {
                    skill,
                    kinds: vec![kind],
                    items: PRACTISED,
                    difficulty: step.difficulty,
                }
            }
        };
    }

    /// Sets the words of a step in a language; nothing takes them away.
    pub fn set_words(&mut self, key: u32, language: &str, words: &str) {
        let Some(step) = self.step_mut(key) else {
            return;
        };
        match &mut step.step {
            Step::Say(text) | Step::Notes(text) => set_in(text, language, words),
            Step::Show(show) => set_optional(&mut show.text, language, words),
            Step::Worked { text, .. } | Step::Complete { text, .. } => {
                set_optional(text, language, words);
            }
            _ => {}
        }
    }

    /// Sets the title in a language; nothing takes it away.
    pub fn set_title(&mut self, language: &str, words: &str) {
        set_words(&mut self.title, language, words);
    }

    /// The lesson has been saved: its id and those of its questions stay what they are.
    pub fn saved_as(&mut self, lesson: &Lesson) {
        self.id = Some(lesson.id.clone());
        let written = self
            .steps
            .iter_mut()
            .filter(|step| finished(step).is_some());
        for (step, saved) in written.zip(&lesson.steps) {
            if let Some(id) = id_mut(&mut step.step) {
                saved.id().unwrap_or_default().clone_into(id);
            }
        }
    }

    /// How long the lesson takes, about: in minutes.
    #[must_use]
    pub fn minutes(&self) -> u32 {
        let seconds: u32 = self.steps.iter().map(|step| seconds(&step.step)).sum();
        seconds.div_ceil(60)
    }

    /// The lesson. `taken` says which ids belong to other lessons and their questions.
    ///
    /// # Errors
    /// [`Unfinished`].
    pub fn lesson(&self, taken: impl Fn(&str) -> bool) -> Result<Lesson, Unfinished> {
        let title = written(&self.title);
        let title = match (title, &self.title_id) {
            (Some(title), _) => title,
            (None, Some(id)) => Text::Id(id.clone()),
            (None, None) => return Err(Unfinished::NoTitle),
        };
        let mut steps: Vec<Step> = self.steps.iter().filter_map(finished).collect();
        match steps.len() {
            0 => return Err(Unfinished::NoSteps),
            1..=MAX_STEPS => {}
            _ => return Err(Unfinished::TooManySteps),
        }
        let id = self.id.clone().unwrap_or_else(|| {
            let words = LANGUAGES.iter().find_map(|tag| self.title.get(*tag));
            free_id(&id_of(words.map_or("", String::as_str)), &taken)
        });
        // What has been taken out can be put back: its id is still its own.
        let removed = self.removed.as_ref().and_then(|(_, step)| step.step.id());
        name_questions(&mut steps, &id, removed, &taken);
        Ok(Lesson {
            format: FORMAT,
            id,
            title,
            steps,
        })
    }
}

/// An exercise on what a step practises, where none is remembered.
fn made(about: Option<(Kind, Skill)>) -> Option<Item> {
    let (kind, skill) = about?;
    let level = Level::Of(Difficulty::Easy);
    let mut practice = Practice::new(Topic::of_skill_in(kind, skill), level, 1);
    practice.next().map(|practised| practised.item)
}

const fn id_mut(step: &mut Step) -> Option<&mut String> {
    match step {
        Step::Ask { id, .. } | Step::Vote { id, .. } | Step::Complete { id, .. } => Some(id),
        _ => None,
    }
}

fn exercise_mut(step: &mut Step) -> Option<&mut Item> {
    match step {
        Step::Worked {
            exercise, expect, ..
        }
        | Step::Complete {
            exercise, expect, ..
        }
        | Step::Ask {
            exercise, expect, ..
        }
        | Step::Vote {
            exercise, expect, ..
        } => {
            // What was believed was said of the other one.
            *expect = None;
            Some(exercise)
        }
        _ => None,
    }
}

fn set_words(all: &mut Words, language: &str, words: &str) {
    if words.is_empty() {
        all.remove(language);
    } else if LANGUAGES.contains(&language) {
        all.insert(language.to_owned(), words.to_owned());
    }
}

/// A text of the program becomes the teacher's own as soon as it is written over.
fn set_in(text: &mut Text, language: &str, words: &str) {
    if matches!(text, Text::Id(_)) {
        *text = Text::Inline(Words::new());
    }
    if let Text::Inline(all) = text {
        set_words(all, language, words);
    }
}

fn set_optional(text: &mut Option<Text>, language: &str, words: &str) {
    let mut now = text.take().unwrap_or_else(|| Text::Inline(Words::new()));
    set_in(&mut now, language, words);
    *text = Some(now);
}

/// The words without empty ones; `None` where there are none.
fn written(words: &Words) -> Option<Text> {
    let full = |(language, text): (&String, &String)| {
        let text = text.trim();
        (!text.is_empty()).then(|| (language.clone(), text.to_owned()))
    };
    let words: Words = words.iter().filter_map(full).collect();
    (!words.is_empty()).then_some(Text::Inline(words))
}

/// The step as it goes into the lesson: without empty words, and none that has nothing else.
fn finished(step: &DraftStep) -> Option<Step> {
    let full = |text: &Text| match text {
        Text::Id(_) => Some(text.clone()),
        Text::Inline(words) => written(words),
    };
    let mut step = step.step.clone();
    match &mut step {
        Step::Say(text) | Step::Notes(text) => *text = full(text)?,
        Step::Show(show) => show.text = show.text.as_ref().and_then(full),
        Step::Worked { text, .. } | Step::Complete { text, .. } => {
            *text = text.as_ref().and_then(full);
        }
        _ => {}
    }
    Some(step)
}

/// Gives every new question an id of its own: `<lesson>-1`, `<lesson>-2`, …
/// `removed` is the id of one that can be put back.
fn name_questions(
    steps: &mut [Step],
    lesson: &str,
    removed: Option<&str>,
    taken: &impl Fn(&str) -> bool,
) {
    let known = steps.iter().filter_map(Step::id).chain(removed);
    let known: BTreeSet<String> = known.map(str::to_owned).collect();
    let free = |id: &String| !known.contains(id) && !taken(id);
    let mut ids = (1..)
        .map(|number| format!("{lesson}-{number}"))
        .filter(free);
    for step in steps {
        if let Some(id) = id_mut(step)
            && id.is_empty()
            && let Some(new) = ids.next()
        {
            *id = new;
        }
    }
}

/// An id that is free: this one, or with a number.
fn free_id(id: &str, taken: &impl Fn(&str) -> bool) -> String {
    let numbered = (2..).map(|number| format!("{id}-{number}"));
    let mut ids = std::iter::once(id.to_owned()).chain(numbered);
    ids.find(|id| !taken(id)).unwrap_or_else(|| id.to_owned())
}

/// Longest id made of a title, in letters.
const ID_LETTERS: usize = 48;

/// A title in small letters, digits and hyphens; `lesson` where nothing is left of it.
#[must_use]
pub fn id_of(title: &str) -> String {
    let mut id = String::new();
    for c in title.to_lowercase().chars() {
        match plain(c) {
            Some(letters) => id.push_str(letters),
            None if c.is_ascii_alphanumeric() => id.push(c),
            None if id.ends_with('-') || id.is_empty() => {}
            None => id.push('-'),
        }
    }
    id.truncate(ID_LETTERS);
    let id = id.trim_end_matches('-');
    if id.is_empty() {
        return "lesson".to_owned();
    }
    id.to_owned()
}

/// The plain letters of one with a mark, as its language writes it without.
const fn plain(c: char) -> Option<&'static str> {
    Some(match c {
        'à' | 'á' | 'â' => "a",
        'ä' => "ae",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ò' | 'ó' | 'ô' => "o",
        'ö' => "oe",
        'œ' => "oe",
        'ù' | 'ú' | 'û' => "u",
        'ü' => "ue",
        'ß' => "ss",
        _ => return None,
    })
}

/// Seconds that a class or a reader needs for a step, about.
fn seconds(step: &Step) -> u32 {
    let parts = |item: &Item| u32::try_from(item.parts()).unwrap_or(1);
    match step {
        Step::Say(_) | Step::Show(_) => 40,
        Step::Notes(_) | Step::Check { .. } => 0,
        Step::Ask { exercise, .. } => 40 + 20 * parts(exercise),
        Step::Vote { exercise, .. } => 100 + 50 * parts(exercise),
        Step::Worked { .. } => 100,
        Step::Complete { .. } => 80,
        Step::Recap { items, .. } | Step::Practise { items, .. } => 50 * u32::from(*items),
    }
}
