//! A finding as plain text, for the clipboard.

use crate::desk::{Block, Choices, Finding};
use crate::exercise::worked::WorkedLine;
use crate::exercise::{Exhibit, Grid};
use crate::i18n::{Speaker, plain};

pub fn finding_text(say: &Speaker<'_>, finding: &Finding) -> String {
    let mut lines = vec![say.phrase(&finding.headline), String::new()];
    for block in &finding.blocks {
        lines.extend(block_lines(say, block));
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
            let lines = account.lines().iter().copied().map(WorkedLine::Score);
            let sum = WorkedLine::Sum(account.total());
            lines.chain([sum]).map(|it| say.worked_line(&it)).collect()
        }
        Block::Exhibit(exhibit) => exhibit_lines(say, exhibit),
        Block::Choices(choices) => choice_lines(say, choices),
    }
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
