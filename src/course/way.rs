//! The recommended order through the course, the test at the end of each chapter, and the placement
//! test: questions along the course, and the lesson they lead to.

use crate::{Chapter, Course, Lesson, Step};
use exercise::{Chance, Level, Practice, Practised, Skill};

/// The number of exercises in a test.
pub const TEST_ITEMS: u32 = 10;

/// The number of right answers needed to pass a test.
pub const TEST_PASS: u32 = 8;

/// The number of questions in the placement test.
pub const PLACEMENT_ITEMS: usize = 8;

/// The most exercises drawn to find one that the test does not have yet.
const TRIES: usize = 50;

impl Course {
    /// The recommended lessons, in order; those of an optional chapter once one was begun.
    pub fn way(&self, begun: impl Fn(&Lesson) -> bool) -> impl Iterator<Item = &Lesson> {
        let chapters = self.chapters.iter();
        let taken = chapters
            .filter(move |(chapter, lessons)| !chapter.optional || lessons.iter().any(&begun));
        taken.flat_map(|(_, lessons)| lessons)
    }

    /// The chapters that have a test, with their lessons.
    pub fn tests(&self) -> impl Iterator<Item = &(Chapter, Vec<Lesson>)> {
        let chapters = self.chapters.iter();
        chapters.filter(|(_, lessons)| has_test(lessons))
    }

    /// The chapter whose test follows a lesson: the chapter that ends with it.
    pub fn test_after(&self, lesson: &str) -> Option<&Chapter> {
        let ends = |lessons: &[Lesson]| lessons.last().is_some_and(|last| last.id == lesson);
        let found = self.tests().find(|(_, lessons)| ends(lessons));
        found.map(|(chapter, _)| chapter)
    }

    /// The test of a chapter, made from a seed: generated exercises on what its lessons practise.
    /// `None` if the chapter does not exist or has no test.
    pub fn test(&self, chapter: &str, seed: u32) -> Option<Vec<Practised>> {
        let (_, lessons) = self.tests().find(|(known, _)| known.id == chapter)?;
        Some(test(lessons, seed))
    }

    /// At most `wanted` skills, evenly spread: the one that each required chapter practises last.
    pub fn skills_along(&self, wanted: usize) -> Vec<Skill> {
        let chapters = self.required();
        let practised_last =
            chapters.filter_map(|(_, lessons)| lessons.iter().flat_map(Lesson::skills).next_back());
        let skills: Vec<Skill> = practised_last.collect();
        let wanted = wanted.min(skills.len());
        let spread = (0..wanted).filter_map(|at| skills.get(at * skills.len() / wanted.max(1)));
        spread.copied().collect()
    }

    /// The lesson to begin with: the first one of the first chapter that practises `missed`, the
    /// skill missed first. The last chapter if nothing was missed.
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
        let chapters = self.chapters.iter();
        chapters.filter(|(chapter, _)| !chapter.optional)
    }
}

impl Lesson {
    /// The skills that the lesson practises, without repeats.
    pub fn skills(&self) -> Vec<Skill> {
        let mut skills = Vec::new();
        for step in &self.steps {
            if let Step::Practise { skill, .. } = step
                && !skills.contains(skill)
            {
                skills.push(*skill);
            }
        }
        skills
    }
}

/// Whether a chapter has a test: it needs several lessons and a skill.
fn has_test(lessons: &[Lesson]) -> bool {
    lessons.len() > 1 && lessons.iter().any(|lesson| !lesson.skills().is_empty())
}

/// Shuffled exercises, in equal shares from every practice step of the lessons.
fn test(lessons: &[Lesson], seed: u32) -> Vec<Practised> {
    let steps = lessons.iter().flat_map(|lesson| &lesson.steps);
    let practices = steps.filter(|step| matches!(step, Step::Practise { .. }));
    let mut seed_of_next = seed;
    let mut sources: Vec<Practice> = practices
        .filter_map(Step::fresh)
        .map(|fresh| {
            seed_of_next = seed_of_next.wrapping_add(1);
            Practice::new(fresh.topic(), Level::Of(fresh.difficulty), seed_of_next)
        })
        .collect();
    let (items, count) = (TEST_ITEMS as usize, sources.len().max(1));
    let mut made: Vec<Practised> = Vec::with_capacity(items);
    for at in 0..items {
        // More practice steps than questions: take them evenly from the whole chapter.
        let source = if count > items {
            at * count / items
        } else {
            at % count
        };
        let Some(source) = sources.get_mut(source) else {
            break;
        };
        let fresh = |next: &Practised| made.iter().all(|known| known.item != next.item);
        let next = source.take(TRIES).find(fresh);
        made.extend(next);
    }
    Chance::from_number(seed).shuffle(&mut made);
    made
}
