//! A quiz: fresh questions for a class to vote on, at its own pace.

use exercise::ballot::ballot;
use exercise::{Item, Level, Practice, Topic};

use crate::lesson::FORMAT;
use crate::{Lesson, Step, Text};

/// The id of the lesson that a quiz is.
pub const ID: &str = "quiz";

/// How many exercises are tried for each question: not every one has answers to vote on.
const TRIES: usize = 40;

/// A lesson of votes on fresh exercises of a topic; fewer than asked for if the topic has no more. The
/// same seed gives the same quiz.
pub fn quiz(title: Text, topic: Topic, items: usize, seed: u32) -> Lesson {
    let votes = |item: &Item| {
        let mut questions = item.questions().iter();
        questions.all(|asked| ballot(asked, seed).is_some())
    };
    let practice = Practice::new(topic, Level::Mixed, seed).take(TRIES * items);
    let asked = practice.filter(|practised| votes(&practised.item));
    let steps = asked
        .take(items)
        .zip(1..)
        .map(|(practised, number)| Step::Vote {
            id: format!("{ID}-{number}"),
            exercise: practised.item,
            expect: None,
            difficulty: Some(practised.difficulty),
        });
    Lesson {
        format: FORMAT,
        id: ID.to_owned(),
        title,
        steps: steps.collect(),
    }
}
