//! A step of a draft: what it does with its exercise, and its words.

use crate::compose::words::{set_in, set_optional};
use crate::shown::{Show, Shown};
use crate::step::Step;
use crate::text::Text;
use crate::text::Words;
use exercise::worked::worked;
use exercise::{Difficulty, Item, Kind, Level, Practice, Skill, Topic};

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
    /// All of them, in the order offered.
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
    /// Identifies the step wherever it is moved.
    pub key: u32,
    /// The step of the lesson. New questions get their ids at the end.
    pub step: Step,
    /// The exercise stays when all the others are swapped.
    pub kept: bool,
    /// The exercise that practice stands in for.
    pub(super) instead_of: Option<Item>,
    /// How hard its exercise is, where that is known.
    pub(super) difficulty: Option<Difficulty>,
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
        let has_working = item.is_some_and(|item| worked(item.questions()).len() > 1);
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
            return Some((item.kind(), item.first_question().skill));
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

    /// Its picture, where it shows one.
    #[must_use]
    pub const fn picture(&self) -> Option<&Shown> {
        match &self.step {
            Step::Show(Show { picture, .. }) => Some(picture),
            _ => None,
        }
    }

    /// How hard exercises in place of its own are.
    pub(super) fn level(&self) -> Difficulty {
        self.difficulty.unwrap_or(Difficulty::Medium)
    }

    /// Makes another kind of step of its exercise.
    pub(super) fn set_form(&mut self, form: Form) {
        if self.form().is_none_or(|now| now == form) {
            return;
        }
        let about = self.about();
        let old = std::mem::replace(&mut self.step, Step::Say(Text::Inline(Words::new())));
        let text = old.texts().next().cloned();
        let id = old.id().unwrap_or_default().to_owned();
        let expect = old.expect().map(str::to_owned);
        let difficulty = old.difficulty().or(self.difficulty);
        let item = old.exercise().cloned().or_else(|| self.instead_of.take());
        let (Some((kind, skill)), Some(exercise)) =
            (about, item.or_else(|| made(about, self.level())))
        else {
            self.step = old;
            return;
        };
        self.step = match form {
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
            Form::Practise => {
                self.instead_of = Some(exercise);
                Step::Practise {
                    skill,
                    kinds: vec![kind],
                    items: PRACTISED,
                    difficulty: self.level(),
                }
            }
        };
    }

    /// Sets its words in a language; nothing takes them away.
    pub(super) fn set_words(&mut self, language: &str, words: &str) {
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

/// An exercise on what a step practises, where none is remembered.
fn made(about: Option<(Kind, Skill)>, difficulty: Difficulty) -> Option<Item> {
    let (kind, skill) = about?;
    let level = Level::Of(difficulty);
    let mut practice = Practice::new(Topic::of_skill_in(kind, skill), level, 1);
    practice.next().map(|practised| practised.item)
}

pub(super) const fn id_mut(step: &mut Step) -> Option<&mut String> {
    match step {
        Step::Ask { id, .. } | Step::Vote { id, .. } | Step::Complete { id, .. } => Some(id),
        _ => None,
    }
}

/// Puts another exercise, as hard as this, in place of a step's own.
pub(super) fn put_exercise(step: &mut Step, item: Item, level: Difficulty) {
    let (exercise, expect) = match step {
        Step::Worked {
            exercise, expect, ..
        } => (exercise, expect),
        Step::Complete {
            exercise,
            expect,
            difficulty,
            ..
        }
        | Step::Ask {
            exercise,
            expect,
            difficulty,
            ..
        }
        | Step::Vote {
            exercise,
            expect,
            difficulty,
            ..
        } => {
            *difficulty = Some(level);
            (exercise, expect)
        }
        _ => return,
    };
    *exercise = item;
    // The expected answer was that of the other one.
    *expect = None;
}
