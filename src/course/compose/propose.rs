//! Proposes exercises, and swaps them for others.

use crate::Step;
use crate::compose::draft::Draft;
use crate::lesson::MAX_STEPS;
use exercise::{Difficulty, Item, Level, Practice, Practised, Topic};

/// How many exercises are drawn to find one that the lesson does not have yet.
const TRIES: usize = 60;

impl Draft {
    /// Adds exercises on a topic, unrepeated, in rising difficulty. Returns the steps' keys.
    pub fn propose(&mut self, topic: &Topic, items: usize, seed: u32) -> Vec<u32> {
        let mut practice = Practice::new(topic.clone(), Level::Of(Difficulty::Easy), seed);
        let mut keys = Vec::new();
        let room = MAX_STEPS.saturating_sub(self.steps.len());
        for number in (0..items).take(room) {
            // Of five exercises two are easy, two medium and the last one hard.
            let difficulty = match number * 5 / items.max(1) {
                0 | 1 => Difficulty::Easy,
                2 | 3 => Difficulty::Medium,
                _ => Difficulty::Hard,
            };
            practice.set_level(Level::Of(difficulty));
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

    /// Adds an exercise at the end, with its difficulty if known.
    pub fn add_item(&mut self, item: Item, difficulty: Option<Difficulty>) -> u32 {
        let step = Step::Ask {
            id: String::new(),
            exercise: item,
            expect: None,
            difficulty,
        };
        self.insert(self.steps.len(), step)
    }

    /// Replaces an exercise with another one of the same kind, skill and difficulty.
    pub fn swap(&mut self, key: u32, seed: u32) {
        let Some(step) = self.step(key) else { return };
        let (Some((kind, skill)), difficulty) = (step.about(), step.level()) else {
            return;
        };
        let topic = Topic::of_skill_in(kind, skill);
        let mut practice = Practice::new(topic, Level::Of(difficulty), seed);
        if let Some(fresh) = self.fresh(&mut practice) {
            self.change(key, |step| step.put_exercise(fresh.item, difficulty));
        }
    }

    /// Swaps every exercise whose `kept` is not set.
    pub fn swap_others(&mut self, seed: u32) {
        let others = self.steps.iter().filter(|step| !step.kept);
        let keys: Vec<u32> = others.map(|step| step.key).collect();
        for (key, number) in keys.into_iter().zip(0..) {
            self.swap(key, seed.wrapping_add(number));
        }
    }
}
