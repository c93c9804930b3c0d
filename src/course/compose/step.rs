//! A step of a draft: its form and its words.

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::text::{LANGUAGES, Translations};
use crate::{Show, Shown, Step, Text};
use exercise::worked::worked;
use exercise::{Difficulty, Item, Kind, Level, Practice, Skill, Topic};

/// The default number of questions in a practice step.
const PRACTISED: u8 = 3;

/// What a step does with its exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Form {
    /// It is asked.
    Ask,
    /// The class votes on it.
    Vote,
    /// It is solved line by line.
    Worked,
    /// It is solved except for the last line, which is asked.
    Complete,
    /// Similar exercises are practised.
    Practise,
}

impl Form {
    /// All of them, in the order offered.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// The word in texts: `compose-form-<id>`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

/// A step of a draft.
#[derive(Debug, Clone, PartialEq)]
pub struct DraftStep {
    /// Identifies the step, whatever its index.
    pub key: u32,
    /// The step of the lesson. New questions get their ids at the end.
    pub step: Step,
    /// The exercise stays when all the others are swapped.
    pub kept: bool,
    /// The exercise that this practice step replaced, for switching back.
    pub(super) instead_of: Option<Item>,
    pub(super) difficulty: Option<Difficulty>,
}

impl DraftStep {
    /// What it does with its exercise; `None` for words, pictures and recaps.
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

    /// The forms that its exercise can take.
    pub fn forms(&self) -> impl Iterator<Item = Form> {
        let item = self.step.exercise().or(self.instead_of.as_ref());
        let has_working = item.is_some_and(|item| worked(item.questions()).len() > 1);
        let some = self.form().is_some();
        Form::ALL.into_iter().filter(move |form| {
            let needs_working = matches!(form, Form::Worked | Form::Complete);
            some && (!needs_working || has_working)
        })
    }

    /// The kind and the skill of its exercise.
    pub fn about(&self) -> Option<(Kind, Skill)> {
        let item = self.step.exercise().or(self.instead_of.as_ref());
        if let Some(item) = item {
            return Some((item.kind(), item.skill()));
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

    /// The text of the step that can be edited; the outer `None` means that this step has no text.
    pub const fn text(&self) -> Option<Option<&Text>> {
        match &self.step {
            Step::Say(text) | Step::Notes(text) => Some(Some(text)),
            Step::Show(show) => Some(show.text.as_ref()),
            Step::Worked { text, .. } | Step::Complete { text, .. } => Some(text.as_ref()),
            _ => None,
        }
    }

    /// Its picture, where it shows one.
    pub const fn picture(&self) -> Option<&Shown> {
        match &self.step {
            Step::Show(Show { picture, .. }) => Some(picture),
            _ => None,
        }
    }

    /// The difficulty of replacement exercises.
    pub(super) fn level(&self) -> Difficulty {
        self.difficulty.unwrap_or(Difficulty::Medium)
    }

    /// Changes what the step does with its exercise.
    pub fn set_form(&mut self, form: Form) {
        if self.form().is_none_or(|now| now == form) {
            return;
        }
        let own = self.step.exercise().cloned();
        let known = own.or_else(|| self.instead_of.take());
        let Some(exercise) = known.or_else(|| self.practised()) else {
            return;
        };
        if form == Form::Practise {
            self.instead_of = Some(exercise.clone());
        }
        let expect = self.step.expect().map(str::to_owned);
        let difficulty = self.step.difficulty().or(self.difficulty);
        self.step = self.of_form(form, exercise, expect, difficulty);
    }

    /// Replaces the exercise, and drops the answer expected of the old one.
    pub(super) fn put_exercise(&mut self, item: Item, level: Difficulty) {
        if let Some(form) = self.form().filter(|form| *form != Form::Practise) {
            self.step = self.of_form(form, item, None, Some(level));
        }
    }

    fn of_form(
        &self,
        form: Form,
        exercise: Item,
        expect: Option<String>,
        difficulty: Option<Difficulty>,
    ) -> Step {
        let id = self.step.id().unwrap_or_default().to_owned();
        let text = self.step.texts().next().cloned();
        match form {
            Form::Ask => Step::Ask {
                id,
                exercise,
                expect,
                difficulty,
            },
            Form::Vote => Step::Vote {
                id,
                exercise,
                expect,
                difficulty,
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
                difficulty,
                text,
            },
            Form::Practise => Step::Practise {
                skill: exercise.skill(),
                kinds: vec![exercise.kind()],
                items: PRACTISED,
                difficulty: self.level(),
            },
        }
    }

    /// An exercise on what a practice step practises, where it replaced none.
    fn practised(&self) -> Option<Item> {
        let (kind, skill) = self.about()?;
        let level = Level::Of(self.level());
        let mut practice = Practice::new(Topic::of_skill_in(kind, skill), level, 1);
        practice.next().map(|practised| practised.item)
    }

    /// Sets its words in a language; empty words remove them.
    pub fn set_words(&mut self, language: &str, words: &str) {
        match &mut self.step {
            Step::Say(text) | Step::Notes(text) => set_in(text, language, words),
            Step::Show(show) => set_optional(&mut show.text, language, words),
            Step::Worked { text, .. } | Step::Complete { text, .. } => {
                set_optional(text, language, words);
            }
            _ => {}
        }
    }
}

pub(super) const fn id_mut(step: &mut Step) -> Option<&mut String> {
    match step {
        Step::Ask { id, .. } | Step::Vote { id, .. } | Step::Complete { id, .. } => Some(id),
        _ => None,
    }
}

pub(super) fn set_words(all: &mut Translations, language: &str, words: &str) {
    if words.is_empty() {
        all.remove(language);
    } else if LANGUAGES.contains(&language) {
        all.insert(language.to_owned(), words.to_owned());
    }
}

/// Sets words in a language. A text id of the program is replaced by the teacher's own words.
fn set_in(text: &mut Text, language: &str, words: &str) {
    if matches!(text, Text::Id(_)) {
        *text = Text::Inline(Translations::new());
    }
    if let Text::Inline(all) = text {
        set_words(all, language, words);
    }
}

fn set_optional(text: &mut Option<Text>, language: &str, words: &str) {
    let mut now = text
        .take()
        .unwrap_or_else(|| Text::Inline(Translations::new()));
    set_in(&mut now, language, words);
    *text = Some(now);
}

/// The text without empty translations; `None` if nothing is left.
pub(super) fn written(words: &Translations) -> Option<Text> {
    let full = |(language, text): (&String, &String)| {
        let text = text.trim();
        (!text.is_empty()).then(|| (language.clone(), text.to_owned()))
    };
    let words: Translations = words.iter().filter_map(full).collect();
    (!words.is_empty()).then_some(Text::Inline(words))
}
