//! A finding as plain text for the clipboard, and as a page to print.

use crate::desk::{Block, Choices, Finding};
use crate::engine::score::Account;
use crate::exercise::worked::WorkedLine;
use crate::exercise::{Exhibit, Grid};
use crate::i18n::{Speaker, plain};
use crate::sheet::{self, Both, Languages};

pub fn finding_text(say: &Speaker<'_>, finding: &Finding) -> String {
    let mut lines = vec![say.phrase(&finding.headline), String::new()];
    for block in &finding.blocks {
        lines.extend(block_lines(say, block));
    }
    if let Some(spoken) = &finding.spoken {
        lines.extend([String::new(), say.text("desk-say"), say.phrase(spoken)]);
    }
    let lines: Vec<String> = lines.iter().map(|line| plain(line)).collect();
    lines.join("\n")
}

fn block_lines(say: &Speaker<'_>, block: &Block) -> Vec<String> {
    match block {
        Block::Heading(phrase) => vec![String::new(), say.phrase(phrase)],
        Block::Say(phrase) => vec![say.phrase(phrase)],
        Block::Rule(reason) => vec![say.ruled(reason)],
        Block::Account(account) => {
            let lines = account_lines(account);
            lines.iter().map(|line| say.worked_line(line)).collect()
        }
        Block::Exhibit(exhibit) => exhibit_lines(say, exhibit),
        Block::Choices(choices) => choice_lines(say, choices),
    }
}

fn account_lines(account: &Account) -> Vec<WorkedLine> {
    let lines = account.lines().iter().copied().map(WorkedLine::Score);
    lines.chain([WorkedLine::Sum(account.total())]).collect()
}

fn choice_lines(say: &Speaker<'_>, choices: &Choices) -> Vec<String> {
    let options = choices.options.iter().enumerate().map(|(at, option)| {
        let sign = if choices.chosen == Some(at) {
            "✓"
        } else {
            "–"
        };
        format!("  {sign} {}", say.phrase(option))
    });
    std::iter::once(say.phrase(&choices.asks))
        .chain(options)
        .collect()
}

fn exhibit_lines(say: &Speaker<'_>, exhibit: &Exhibit) -> Vec<String> {
    match exhibit {
        Exhibit::Auction { auction, asked } => {
            let made = auction.calls().iter().map(|made| made.call);
            let calls: Vec<String> = made
                .chain(*asked)
                .map(|call| say.notation.call(call))
                .collect();
            let dealer = [("seat", say.notation.seat(auction.dealer()).into())];
            vec![say.with("board-dealer", dealer), calls.join(" – ")]
        }
        Exhibit::Grid(grid) => grid_lines(say, grid),
        Exhibit::Scene(told) => told.iter().map(|phrase| say.phrase(phrase)).collect(),
        _ => Vec::new(),
    }
}

fn grid_lines(say: &Speaker<'_>, grid: &Grid) -> Vec<String> {
    let heads: Vec<String> = grid.columns.iter().map(|it| say.phrase(it)).collect();
    let rows = grid.rows.iter().map(|row| {
        let cells: Vec<String> = row.iter().map(|cell| say.cell(cell)).collect();
        cells.join("\t")
    });
    std::iter::once(heads.join("\t")).chain(rows).collect()
}

/// A finding as blocks of a page to print.
pub fn finding_blocks(say: &Languages<'_>, finding: &Finding) -> Vec<sheet::Block> {
    let mut blocks = Vec::new();
    let told = finding.exercise.iter();
    let told = told.flat_map(|item| item.first_question().question.exhibits.iter().cloned());
    let unshown = told.filter(|it| !finding.blocks.contains(&Block::Exhibit(it.clone())));
    blocks.extend(unshown.map(sheet::Block::Exhibit));
    blocks.extend(finding.blocks.iter().map(|block| match block {
        Block::Account(account) => sheet::Block::Working(account_lines(account)),
        Block::Heading(phrase) => sheet::Block::Heading(say.both(|say| say.phrase(phrase))),
        Block::Say(phrase) => sheet::Block::Text(say.both(|say| say.phrase(phrase))),
        Block::Rule(reason) => sheet::Block::Together(vec![
            sheet::Block::Text(say.both(|say| say.reason(reason))),
            sheet::Block::Law(reason.citation),
        ]),
        Block::Exhibit(exhibit) => sheet::Block::Exhibit(exhibit.clone()),
        Block::Choices(choices) => sheet::Block::Text(options(say, choices)),
    }));
    if let Some(spoken) = &finding.spoken {
        blocks.push(sheet::Block::Heading(say.both(|say| say.text("desk-say"))));
        blocks.push(sheet::Block::Text(say.both(|say| say.phrase(spoken))));
    }
    blocks
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
