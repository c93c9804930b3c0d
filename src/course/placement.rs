//! The placement test: questions along the course, and the lesson they lead to.

use crate::{Chapter, Course, Lesson};
use exercise::Skill;

/// The number of questions in the placement test.
pub const QUESTIONS: usize = 8;

impl Course {
    /// At most `wanted` skills, evenly spread over the required chapters. Each chapter contributes
    /// the skill it practises last.
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

    /// The lesson to begin with: the first one of the first chapter that practises `missed`, the
    /// skill missed first. The last chapter if nothing was missed.
    #[must_use]
    pub fn lesson_to_begin(&self, missed: Option<Skill>) -> Option<&Lesson> {
        let mut chapters = self.required();
        let chapter = match missed {
            Some(skill) => chapters.find(|(_, lessons)| {
                let mut practised = lessons.iter().flat_map(Lesson::skills);
                practised.any(|known| known == skill)
            }),
            None => chapters.last(),
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
