//! Where in the course a player begins: questions along it, and the lesson they lead to.

use crate::{Chapter, Course, Lesson};
use exercise::Skill;

/// The number of questions asked to find where to begin.
pub const QUESTIONS: usize = 8;

impl Course {
    /// At most `wanted` skills spread over the course: of each chapter the one practised last.
    /// Optional chapters are skipped.
    #[must_use]
    pub fn skills_along(&self, wanted: usize) -> Vec<Skill> {
        let practised_last =
            |lessons: &Vec<Lesson>| lessons.iter().flat_map(Lesson::skills).next_back();
        let skills: Vec<Skill> = self
            .required()
            .filter_map(|(_, lessons)| practised_last(lessons))
            .collect();
        let wanted = wanted.min(skills.len());
        let spread = (0..wanted).filter_map(|at| skills.get(at * skills.len() / wanted.max(1)));
        spread.copied().collect()
    }

    /// The first lesson of the first chapter that practises the skill missed first; the last
    /// chapter's if none was.
    #[must_use]
    pub fn lesson_to_begin(&self, missed: Option<Skill>) -> Option<&Lesson> {
        let practises = |skill: Skill| {
            let practised = |lesson: &Lesson| lesson.skills().contains(&skill);
            let mut chapters = self.required();
            chapters.find(|(_, lessons)| lessons.iter().any(practised))
        };
        let chapter = match missed {
            Some(skill) => practises(skill),
            None => self.required().last(),
        };
        chapter?.1.first()
    }

    /// The chapters that are not optional.
    fn required(&self) -> impl Iterator<Item = &(Chapter, Vec<Lesson>)> {
        self.chapters
            .iter()
            .filter(|(chapter, _)| !chapter.optional)
    }
}
