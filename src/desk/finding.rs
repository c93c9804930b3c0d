//! The answer to a case, as data: the screen draws it, a page prints it, the clipboard takes it.

use crate::engine::score::{Account, ScoreLine};
use crate::engine::{Choice, Offer, Reason, Ruling};
use crate::exercise::{Exhibit, Item, Phrase};

/// The answer to a case.
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
    /// What a player may choose now, or has chosen.
    Choices(Choices),
}

/// What a player may choose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// How many choices come before this one.
    pub stage: usize,
    /// Who chooses, or what is asked.
    pub asks: Phrase,
    /// The options.
    pub options: Vec<Phrase>,
    /// The index of the option that was chosen.
    pub chosen: Option<usize>,
}

impl Finding {
    /// A finding with nothing but its sentence.
    pub const fn new(headline: Phrase) -> Self {
        Self {
            headline,
            blocks: Vec::new(),
            exercise: None,
        }
    }

    /// Adds a sentence.
    pub(super) fn say(&mut self, phrase: Phrase) {
        self.blocks.push(Block::Say(phrase));
    }

    /// Adds a rule, unless it is there already.
    pub(super) fn rule(&mut self, reason: Reason) {
        let rule = Block::Rule(reason);
        if !self.blocks.contains(&rule) {
            self.blocks.push(rule);
        }
    }

    /// Adds rules.
    pub(super) fn rules(&mut self, reasons: impl IntoIterator<Item = impl Into<Reason>>) {
        for reason in reasons {
            self.rule(reason.into());
        }
    }

    /// Adds a ruling that leaves nothing to choose.
    pub(super) fn ruled<C, F: Into<Reason>>(&mut self, ruling: Ruling<C, F>) {
        self.rules(ruling.reasons);
        let follows = ruling.options.into_iter().flat_map(|offer| offer.follows);
        self.rules(follows);
    }

    /// Adds the options of a ruling and, once one is chosen, what follows from it; gives the
    /// choice.
    pub(super) fn offer<C: Choice, F: Copy + Into<Reason>>(
        &mut self,
        place: (usize, &[usize]),
        asks: Phrase,
        offers: &[Offer<C, F>],
        option: impl Fn(C) -> Phrase,
    ) -> Option<C> {
        let options = offers.iter().map(|offer| option(offer.choice)).collect();
        let offer = offers.get(self.choose(place, asks, options)?)?;
        self.rules(offer.follows.iter().copied());
        Some(offer.choice)
    }

    /// Adds the lines of a score and their sum.
    pub(super) fn account(&mut self, account: &Account) {
        let lines = account.lines().iter().copied().map(Block::Line);
        self.blocks.extend(lines);
        self.blocks.push(Block::Total(account.total()));
    }

    /// Adds a choice; gives the index of the option that the path takes at this stage.
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
}
