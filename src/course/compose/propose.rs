//! Exercises proposed, and others put in their place.

use crate::compose::draft::Draft;
use crate::compose::step::put_exercise;
use crate::lesson::MAX_STEPS;
use crate::step::Step;
use exercise::{Difficulty, Item, Level, Practice, Practised, Topic};

/// Exercises looked at before one is taken that is in the lesson already.
const TRIES: usize = 60;

impl Draft {
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
            keys.push(self.add_item(practised.item, Some(practised.difficulty)));
        }
        keys
    }

    /// The next exercise that the lesson does not have yet.
    fn fresh(&self, practice: &mut Practice) -> Option<Practised> {
        let items = self.steps.iter().filter_map(|step| step.step.exercise());
        let texts: Vec<String> = items.map(Item::text).collect();
        let mut tried = practice.take(TRIES);
        tried.find(|practised| !texts.contains(&practised.item.text()))
    }

    /// Adds an exercise at the end; how hard it is is said where that is known.
    pub fn add_item(&mut self, item: Item, difficulty: Option<Difficulty>) -> u32 {
        let step = Step::Ask {
            id: String::new(),
            exercise: item,
            expect: None,
            difficulty,
        };
        self.insert(self.steps.len(), step, difficulty)
    }

    /// Puts another exercise of the same kind, skill and difficulty in place of this one.
    pub fn swap(&mut self, key: u32, seed: u32) {
        let Some(step) = self.step(key) else { return };
        let (Some((kind, skill)), difficulty) = (step.about(), step.level()) else {
            return;
        };
        let topic = Topic::of_skill_in(kind, skill);
        let mut practice = Practice::new(topic, Level::Of(difficulty), seed);
        let Some(fresh) = self.fresh(&mut practice) else {
            return;
        };
        if let Some(step) = self.step_mut(key) {
            put_exercise(&mut step.step, fresh.item, difficulty);
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
}
