//! The way through the course: the lessons proposed one after the other, and the test at the end
//! of a chapter.

use crate::{Chapter, Course, Lesson, Step};
use exercise::{Chance, Level, Practice, Practised, Skill};

/// The number of exercises in a test.
pub const TEST_ITEMS: u32 = 10;

/// The number of known exercises that passes it.
pub const TEST_PASS: u32 = 8;

/// Most exercises drawn to find one that the test does not have yet.
const TRIES: usize = 50;

impl Course {
    /// The lessons to take, in order: those of an optional chapter only if one of them was begun.
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

    /// The chapter whose test follows a lesson: the one that ends with it.
    #[must_use]
    pub fn test_after(&self, lesson: &str) -> Option<&Chapter> {
        let ends = |lessons: &[Lesson]| lessons.last().is_some_and(|last| last.id == lesson);
        let found = self.tests().find(|(_, lessons)| ends(lessons));
        found.map(|(chapter, _)| chapter)
    }

    /// The test of a chapter, made from a seed: fresh exercises on what its lessons practise.
    /// `None` where there is no such chapter, or it has no test.
    #[must_use]
    pub fn test(&self, chapter: &str, seed: u32) -> Option<Vec<Practised>> {
        let (_, lessons) = self.tests().find(|(known, _)| known.id == chapter)?;
        Some(test(lessons, seed))
    }
}

impl Lesson {
    /// The skills that it practises, each once.
    #[must_use]
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

/// Several lessons make a chapter that can be tested.
fn has_test(lessons: &[Lesson]) -> bool {
    lessons.len() > 1 && lessons.iter().any(|lesson| !lesson.skills().is_empty())
}

/// Exercises of every practice of the lessons in equal shares, shuffled.
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
        // Spread over the chapter where it practises more than a test can ask.
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
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&seed.to_le_bytes());
    Chance::new(bytes).shuffle(&mut made);
    made
}
