//! A finding as blocks of a page to print.

use crate::desk::{Block, Choices, Finding};
use crate::exercise::Exhibit;
use crate::exercise::worked::WorkedLine;
use crate::i18n::plain;
use crate::sheet::{self, Both, Languages};

pub fn finding_blocks(say: &Languages<'_>, finding: &Finding) -> Vec<sheet::Block> {
    let mut blocks = Vec::new();
    let told = finding.exercise.iter().flat_map(|item| {
        let exhibits = item.first_question().question.exhibits.iter().cloned();
        exhibits.filter(|exhibit| !is_shown(finding, exhibit))
    });
    blocks.extend(told.map(sheet::Block::Exhibit));
    blocks.extend(finding.blocks.iter().map(|block| match block {
        Block::Account(account) => {
            let lines = account.lines().iter().copied().map(WorkedLine::Score);
            let sum = WorkedLine::Sum(account.total());
            sheet::Block::Working(lines.chain([sum]).collect())
        }
        Block::Heading(phrase) => sheet::Block::Heading(say.both(|say| say.phrase(phrase))),
        Block::Say(phrase) => sheet::Block::Text(say.both(|say| say.phrase(phrase))),
        Block::Rule(reason) => sheet::Block::Together(vec![
            sheet::Block::Text(say.both(|say| say.reason(reason))),
            sheet::Block::Law(reason.citation),
        ]),
        Block::Exhibit(exhibit) => sheet::Block::Exhibit(exhibit.clone()),
        Block::Choices(choices) => sheet::Block::Text(options(say, choices)),
    }));
    blocks
}

fn is_shown(finding: &Finding, exhibit: &Exhibit) -> bool {
    let shown = |block: &Block| matches!(block, Block::Exhibit(known) if known == exhibit);
    finding.blocks.iter().any(shown)
}

fn options(say: &Languages<'_>, choices: &Choices) -> Both {
    say.both(|say| {
        let options = choices.options.iter().enumerate().map(|(at, option)| {
            let words = plain(&say.phrase(option));
            if choices.chosen == Some(at) {
                format!("– **{words}**")
            } else {
                format!("– {words}")
            }
        });
        let asks = std::iter::once(say.phrase(&choices.asks));
        let lines: Vec<String> = asks.chain(options).collect();
        lines.join("\n")
    })
}
