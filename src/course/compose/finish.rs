//! Turns a draft into a lesson: what is still missing, and the ids of its questions.

use std::collections::BTreeSet;

use strum::{EnumCount, IntoStaticStr, VariantArray};

use crate::compose::draft::Draft;
use crate::compose::step::{DraftStep, id_mut, written};
use crate::lesson::{FORMAT, MAX_STEPS};
use crate::text::LANGUAGES;
use crate::{Lesson, Step, Text};
use exercise::Item;

/// Why a draft cannot become a lesson yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumCount, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Unfinished {
    /// It has no title in any language.
    NoTitle,
    /// It has no steps.
    NoSteps,
    /// It has more than [`MAX_STEPS`].
    TooManySteps,
}

impl Unfinished {
    /// All of them.
    pub const ALL: [Self; Self::COUNT] = *Self::VARIANTS.first_chunk().expect("as many as counted");

    /// The word in texts: `compose-unfinished-<id>`.
    pub fn id(self) -> &'static str {
        self.into()
    }
}

impl Draft {
    /// Takes over the ids of the saved lesson and its questions, so that they no longer change.
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

    /// The estimated duration of the lesson, in minutes.
    pub fn minutes(&self) -> u32 {
        let seconds: u32 = self.steps.iter().map(|step| seconds(&step.step)).sum();
        seconds.div_ceil(60)
    }

    /// The id made from the title, which also names its file; both use the same language.
    pub fn id_by_title(&self) -> String {
        let title = LANGUAGES.iter().find_map(|tag| self.title.get(*tag));
        id_of(title.map_or("", String::as_str))
    }

    /// The finished lesson. `taken` says which ids other lessons and their questions use.
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
        let id = self.id.clone();
        let id = id.unwrap_or_else(|| free_id(&self.id_by_title(), &taken));
        // A removed step can be restored, so its id stays reserved.
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

/// The step as saved: without empty words; `None` if nothing else is left of it.
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

/// Gives every new question a free id, `<lesson>-1` and so on. `removed` may be restored.
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

/// The estimated duration of a step for a class or a reader, in seconds.
fn seconds(step: &Step) -> u32 {
    let parts = |item: &Item| u32::try_from(item.questions().len()).unwrap_or(1);
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

/// A free id: `id` itself, or `id` with a number from 2.
fn free_id(id: &str, taken: &impl Fn(&str) -> bool) -> String {
    let numbered = (2..).map(|number| format!("{id}-{number}"));
    let mut ids = std::iter::once(id.to_owned()).chain(numbered);
    ids.find(|id| !taken(id)).unwrap_or_else(|| id.to_owned())
}

/// The longest id made from a title, in letters.
const ID_LETTERS: usize = 48;

/// A title as lower-case letters, digits and hyphens; `lesson` if nothing is left of it.
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

/// The spelling of an accented letter without its accent.
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
