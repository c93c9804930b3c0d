//! Where in the course somebody begins: questions along it, and the lesson they lead to.

use crate::course::{Course, Lesson, Step};
use crate::exercise::Skill;

/// So many questions are asked to find where to begin.
pub const QUESTIONS: usize = 8;

impl Course {
    /// So many skills spread over the course: one that the last lesson with practice in each
    /// of so many chapters practises.
    #[must_use]
    pub fn skills_along(&self, wanted: usize) -> Vec<Skill> {
        let practised_last = |lessons: &Vec<Lesson>| lessons.iter().flat_map(practised).next_back();
        let chapters = self.chapters.iter();
        let skills: Vec<Skill> = chapters
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
            let mut chapters = self.chapters.iter();
            chapters.find(|(_, lessons)| lessons.iter().flat_map(practised).any(|its| its == skill))
        };
        let chapter = match missed {
            Some(skill) => practises(skill),
            None => self.chapters.last(),
        };
        chapter?.1.first()
    }
}

/// The skills that a lesson practises, in order.
fn practised(lesson: &Lesson) -> impl DoubleEndedIterator<Item = Skill> {
    lesson.steps.iter().filter_map(|step| match step {
        Step::Practise { skill, .. } => Some(*skill),
        _ => None,
    })
}
