//! The case of a score: contract, declarer, vulnerability, result.

use contract_bridge::Bid;
use contract_bridge::auction::AbsoluteVulnerability;
use egui::{Response, Ui};

use crate::desk::Case;
use crate::desk::score::{ScoreCase, line_with};
use crate::engine::Doubling;
use crate::engine::score::SlipEntry;
use crate::ui::desk::{DeskState, Field};
use crate::ui::screen::Screen;

use super::pick::{self, Chip};

pub(super) fn case_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &DeskState,
    case: ScoreCase,
) -> Option<Response> {
    let field = typed_ui(ui, screen, state, case);
    if let Some(case) = played_ui(ui, screen, case) {
        pick::put(screen, Case::Score(case));
    }
    if let Some(vulnerable) = vulnerability_ui(ui, screen, case.vulnerable) {
        pick::put(screen, Case::Score(ScoreCase { vulnerable, ..case }));
    }
    Some(field)
}

/// A field for the result, as players write it.
pub(super) fn typed_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &DeskState,
    case: ScoreCase,
) -> Response {
    let notation = &screen.say.notation;
    let written = notation.slip(&SlipEntry::Played(case.line));
    let written = format!("{written} {}", notation.seat_letter(case.declarer));
    pick::field_ui(
        ui,
        screen,
        state,
        (Field::Result, &written),
        "desk-hint-result",
    )
}

/// The contract, the declarer and the result, without the vulnerability.
pub(super) fn played_ui(ui: &mut Ui, screen: &Screen<'_>, case: ScoreCase) -> Option<ScoreCase> {
    let mut picked = None;
    let (bid, doubling) = (case.line.bid, case.line.doubling);
    if let Some((bid, doubling)) = pick::contract_ui(ui, screen, (bid, doubling)) {
        picked = Some(case.with_contract(bid, doubling));
    }
    if let Some(declarer) = pick::seat_ui(ui, screen, "desk-declarer", Some(case.declarer)) {
        picked = Some(ScoreCase { declarer, ..case });
    }
    if let Some(margin) = result_ui(ui, screen, bid, doubling, case.line.margin()) {
        let line = line_with(bid, doubling, margin);
        picked = Some(ScoreCase { line, ..case });
    }
    picked
}

/// The most undertricks with a button of their own; higher numbers are typed.
const MOST_DOWN: i32 = 5;

fn result_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    bid: Bid,
    doubling: Doubling,
    margin: i32,
) -> Option<i32> {
    let most = 7 - i32::from(bid.level.get());
    let down = MOST_DOWN.max(-margin);
    let margins: Vec<i32> = (-down..=most).collect();
    let options: Vec<Chip> = margins
        .iter()
        .map(|&it| {
            let label = match it {
                0 => "=".to_owned(),
                1.. => format!("+{it}"),
                _ => format!("−{}", -it),
            };
            let written = SlipEntry::Played(line_with(bid, doubling, it));
            (label, screen.say.notation.slip(&written), it == margin)
        })
        .collect();
    pick::row_ui(ui, screen, "desk-result", &options).and_then(|at| margins.get(at).copied())
}

pub(super) fn vulnerability_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    vulnerable: AbsoluteVulnerability,
) -> Option<AbsoluteVulnerability> {
    let all = [
        AbsoluteVulnerability::NONE,
        AbsoluteVulnerability::NS,
        AbsoluteVulnerability::EW,
        AbsoluteVulnerability::ALL,
    ];
    let options = all.map(|it| {
        let word = screen.say.notation.board_vulnerability(it);
        (word.clone(), word, it == vulnerable)
    });
    pick::row_ui(ui, screen, "desk-vulnerable", &options).map(|at| all[at % 4])
}
