//! What a case comes to, as data: the screen draws it, a page prints it, the clipboard takes it.

use crate::engine::Reason;
use crate::engine::score::{Account, ScoreLine};
use crate::exercise::worked::{WorkedLine, worked};
use crate::exercise::{Exhibit, Item, Phrase, Position};

/// What a case comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The answer in a sentence.
    pub headline: Phrase,
    /// What supports it, in order.
    pub blocks: Vec<Block>,
    /// The case as an exercise, where a kind of exercise fits.
    pub exercise: Option<Item>,
}

/// A piece of a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// What the pieces after it are about.
    Heading(Phrase),
    /// A sentence of working, without a Law.
    Say(Phrase),
    /// A rule with its Law.
    Rule(Reason),
    /// A line of a score.
    Line(ScoreLine),
    /// The sum of the lines before it.
    Total(i32),
    /// Something to look at.
    Exhibit(Exhibit),
    /// What somebody may choose now, or has chosen.
    Choices(Choices),
}

/// What somebody may choose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// How many choices come before this one.
    pub stage: usize,
    /// Who chooses, or what is asked.
    pub asks: Phrase,
    /// What there is to choose.
    pub options: Vec<Phrase>,
    /// What has been chosen.
    pub chosen: Option<usize>,
}

impl Finding {
    /// A finding with nothing but its sentence.
    #[must_use]
    pub const fn new(headline: Phrase) -> Self {
        Self {
            headline,
            blocks: Vec::new(),
            exercise: None,
        }
    }

    /// The same with a sentence.
    pub(super) fn say(&mut self, phrase: Phrase) {
        self.blocks.push(Block::Say(phrase));
    }

    /// The same with a rule, if it has not been told yet.
    pub(super) fn rule(&mut self, reason: Reason) {
        let rule = Block::Rule(reason);
        if !self.blocks.contains(&rule) {
            self.blocks.push(rule);
        }
    }

    /// The same with several rules.
    pub(super) fn rules(&mut self, reasons: impl IntoIterator<Item = Reason>) {
        for reason in reasons {
            self.rule(reason);
        }
    }

    /// The same with the lines of a score and their sum.
    pub(super) fn account(&mut self, account: &Account) {
        let lines = account.lines().iter().copied().map(Block::Line);
        self.blocks.extend(lines);
        self.blocks.push(Block::Total(account.total()));
    }

    /// The same with a choice; gives the option taken at this stage, if one is.
    pub(super) fn choose(
        &mut self,
        (stage, path): (usize, &[usize]),
        asks: Phrase,
        options: Vec<Phrase>,
    ) -> Option<usize> {
        let chosen = path.get(stage).copied();
        let chosen = chosen.filter(|&index| index < options.len());
        self.blocks.push(Block::Choices(Choices {
            stage,
            asks,
            options,
            chosen,
        }));
        chosen
    }

    /// The exercise on the same position, with the rules by which it is judged.
    pub(super) fn ask(&mut self, position: impl Into<Position>) {
        let Ok(item) = Item::new(position) else {
            return;
        };
        for line in worked(item.questions()) {
            if let WorkedLine::Rule(reason) = line {
                self.rule(reason);
            }
        }
        self.exercise = Some(item);
    }
}
