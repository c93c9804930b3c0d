//! Hints before the answer, from general to specific: the rule to apply, its Laws or the lines of
//! the score, and one line solved.

use crate::worked::WorkedLine;
use crate::{Ask, Asked, Skill};
use engine::Citation;
use engine::score::ScoreItem;

/// Help before the answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Hint {
    /// The rule to think of.
    Rule(Skill),
    /// The Laws that contain it.
    Laws(Vec<Citation>),
    /// The lines of the score that apply, without their points.
    Lines(Vec<ScoreItem>),
    /// A solved line of the working.
    Worked(WorkedLine),
}

/// The hints for a question, and how many have been taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hints {
    all: Vec<Hint>,
    taken: usize,
}

impl Hints {
    /// The hints for a question, none taken yet; the last one is close to the answer.
    pub fn of(asked: &Asked) -> Self {
        Self {
            all: hints(asked),
            taken: 0,
        }
    }

    /// All hints, taken or not.
    pub fn all(&self) -> &[Hint] {
        &self.all
    }

    /// Takes the next hint; `None` where there are no more.
    pub fn take_next(&mut self) -> Option<&Hint> {
        let hint = self.all.get(self.taken)?;
        self.taken += 1;
        Some(hint)
    }

    /// The hints taken, from the broadest to the nearest.
    pub fn taken(&self) -> impl Iterator<Item = &Hint> {
        self.all.iter().take(self.taken)
    }

    /// Whether a hint has been taken.
    pub const fn any_taken(&self) -> bool {
        self.taken > 0
    }

    /// Whether there is another hint to take.
    pub const fn has_more(&self) -> bool {
        self.taken < self.all.len()
    }
}

fn hints(asked: &Asked) -> Vec<Hint> {
    let mut hints = vec![Hint::Rule(asked.remember)];
    let working = asked.worked();
    let (mut scored, mut laws) = (Vec::new(), Vec::new());
    for line in &working {
        match line {
            WorkedLine::Score(line) => scored.push(line.item),
            WorkedLine::Rule(why) if !laws.contains(&why.citation) => laws.push(why.citation),
            _ => {}
        }
    }
    if scored.len() > 1 {
        hints.push(Hint::Lines(scored));
    } else if !laws.is_empty() {
        hints.push(Hint::Laws(laws));
    }
    hints.extend(near(&working, &asked.question.ask).map(Hint::Worked));
    hints
}

/// The most helpful line of the working that is not the answer: the first of several.
fn near(working: &[WorkedLine], ask: &Ask) -> Option<WorkedLine> {
    let is_working = |line: &&WorkedLine| {
        matches!(
            line,
            WorkedLine::Said(_) | WorkedLine::Score(_) | WorkedLine::Row { .. }
        )
    };
    let lines: Vec<&WorkedLine> = working.iter().filter(is_working).collect();
    // A single line of a sum, or any single sentence, would be the answer.
    if lines.len() > 1 {
        return lines.first().map(|line| (*line).clone());
    }
    // Show the deciding rule only if there are more than two options.
    let several = !matches!(ask, Ask::Choice(options) if options.len() <= 2);
    let mut lines = working.iter().filter(|_| several);
    let rule = lines.find(|line| matches!(line, WorkedLine::Rule(_)));
    rule.cloned()
}
