//! The sheet of a rubber, deal by deal (rubber Laws, 72 to 79).

use crate::engine::score::SlipEntry;
use crate::engine::score::rubber::{Entry, Holding, Rubber};
use crate::engine::tournament::traveller::Outcome;
use crate::engine::{Fact, Seat, Side};
use crate::exercise::rubber::rubber_sheet::Asks;
use crate::exercise::rubber::rubber_story::{StoryDeal, sheet};
use crate::exercise::{Exhibit, Item, Phrase, RubberSheet};

use super::score::ScoreCase;
use super::{Block, Fault, Finding};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// The contract with its result; the vulnerability in it is not used.
    pub played: ScoreCase,
    /// The honours: who held them, and which.
    pub honours: Option<(Seat, Holding)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RubberCase {
    /// The side whose sheet it is.
    pub we: Side,
    pub deals: Vec<Deal>,
    pub next: Deal,
    pub broken_off: bool,
}

impl Default for RubberCase {
    fn default() -> Self {
        Self {
            we: Side::NorthSouth,
            deals: Vec::new(),
            next: Deal {
                played: ScoreCase::default(),
                honours: None,
            },
            broken_off: false,
        }
    }
}

pub const MOST: usize = 30;

pub fn answer(case: &RubberCase) -> Result<Finding, Fault> {
    if case.deals.is_empty() {
        return Err(Fault::NoDeals);
    }
    let mut rubber = Rubber::new();
    let (mut stories, mut told) = (Vec::new(), Vec::new());
    let mut end: Vec<Entry> = Vec::new();
    for (deal, number) in case.deals.iter().zip(1_usize..) {
        let ScoreCase { declarer, line, .. } = deal.played;
        let story = StoryDeal::new(Outcome::Played { declarer, line }, deal.honours);
        let story = story.ok_or(Fault::Honours(line.bid))?;
        let score = rubber.add(story.scored());
        let score = score.map_err(|_| Fault::RubberOver(number))?;
        let number = i32::try_from(number).unwrap_or(i32::MAX);
        told.push(Block::Heading(
            Phrase::new("desk-rubber-deal")
                .with("number", Fact::Number(number))
                .with("result", Fact::Slip(SlipEntry::Played(line)))
                .with("seat", Fact::Seat(declarer)),
        ));
        told.extend(score.reasons().into_iter().map(Block::Rule));
        end.extend(score.entries().iter().filter(|it| it.item.ends_rubber()));
        stories.push(story);
    }
    let over = rubber.check().is_err();
    if case.broken_off
        && let Ok(entries) = rubber.break_off()
    {
        told.extend(entries.iter().map(|entry| Block::Rule(entry.reason())));
        end.extend(entries);
    }
    let mut finding = Finding::new(headline(case, &rubber, over));
    let grid = sheet(case.we, &stories, &end);
    finding.blocks.push(Block::Exhibit(Exhibit::Grid(grid)));
    for side in [case.we, case.we.opponents()] {
        let total = Phrase::new("desk-rubber-total").with("side", Fact::Side(side));
        let total = total.with("below", Fact::Points(rubber.below(side)));
        finding.say(total.with("total", Fact::Points(rubber.total(side))));
    }
    finding.blocks.extend(told);
    let exercise = Item::new(RubberSheet {
        deals: stories,
        we: case.we.into(),
        asks: Asks::Whole,
    });
    finding.exercise = exercise.ok();
    Ok(finding)
}

fn headline(case: &RubberCase, rubber: &Rubber, over: bool) -> Phrase {
    let Some((side, points)) = rubber.difference() else {
        return Phrase::new("desk-rubber-even");
    };
    let phrase = match (over, case.broken_off) {
        (true, _) => Phrase::new("desk-rubber-over"),
        (false, true) => Phrase::new("desk-rubber-broken-off"),
        (false, false) => Phrase::new("desk-rubber-so-far"),
    };
    let points = i32::try_from(points).unwrap_or(i32::MAX);
    phrase
        .with("side", Fact::Side(side))
        .with("points", Fact::Points(points))
}
