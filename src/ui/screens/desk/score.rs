//! The case of a score: contract, declarer, vulnerability, result.

use contract_bridge::Bid;
use contract_bridge::auction::AbsoluteVulnerability;
use egui::Response;

use crate::desk::score::{ScoreCase, line_with};
use crate::engine::Doubling;
use crate::engine::score::SlipEntry;
use crate::i18n::Speaker;
use crate::ui::desk::Field;

use super::pick::{self, Form, chip, chips_ui};

pub(super) fn case_ui(form: &mut Form<'_, '_>, case: &mut ScoreCase) {
    typed_ui(form, *case);
    played_ui(form, case);
    vulnerability_ui(form, &mut case.vulnerable);
}

pub(super) fn typed_ui(form: &mut Form<'_, '_>, case: ScoreCase) -> Response {
    let written = written(&form.screen.say, case);
    form.field_ui(Field::Result, &written, "desk-hint-result")
}

/// A result and who declared: `4♠= S`.
pub(super) fn written(say: &Speaker<'_>, case: ScoreCase) -> String {
    let result = say.notation.slip(&SlipEntry::Played(case.line));
    format!("{result} {}", say.notation.seat_letter(case.declarer))
}

/// The contract, the declarer and the result. Returns whether one of them was pressed.
pub(super) fn played_ui(form: &mut Form<'_, '_>, case: &mut ScoreCase) -> bool {
    let contract = contract_ui(form, case);
    let declarer = form.seat_ui("desk-declarer", &mut case.declarer);
    let result = result_ui(form, case);
    contract || declarer || result
}

/// Another contract keeps the number of tricks above or below it.
fn contract_ui(form: &mut Form<'_, '_>, case: &mut ScoreCase) -> bool {
    let say = form.screen.say;
    let (mut level, mut strain) = (case.line.bid.level.get(), case.line.bid.strain);
    let mut doubling = case.line.doubling;
    let (ui, screen) = (&mut *form.ui, &*form.screen);
    pick::name_ui(ui, screen, "desk-contract");
    let levels = (1..=7).map(|level: u8| chip(level, level.to_string()));
    let mut pressed = chips_ui(ui, screen, "desk-level", &mut level, levels);
    pressed |= chips_ui(ui, screen, "desk-strain", &mut strain, pick::strains(&say));
    let doublings = [Doubling::Undoubled, Doubling::Doubled, Doubling::Redoubled];
    let doublings = doublings.map(|it| chip(it, say.notation.doubling(it)));
    pressed |= chips_ui(ui, screen, "desk-doubling", &mut doubling, doublings);
    if form.note(pressed) {
        *case = case.with_contract(Bid::new(level, strain), doubling);
    }
    pressed
}

const MOST_DOWN: i32 = 5;

fn result_ui(form: &mut Form<'_, '_>, case: &mut ScoreCase) -> bool {
    let say = form.screen.say;
    let (bid, doubling) = (case.line.bid, case.line.doubling);
    let mut margin = case.line.margin();
    let most = 7 - i32::from(bid.level.get());
    let down = MOST_DOWN.max(-margin);
    let margins = (-down..=most).map(|it| {
        let label = match it {
            0 => "=".to_owned(),
            1.. => format!("+{it}"),
            _ => format!("−{}", -it),
        };
        let written = SlipEntry::Played(line_with(bid, doubling, it));
        (it, label, say.notation.slip(&written))
    });
    let pressed = form.row_ui("desk-result", &mut margin, margins);
    if pressed {
        case.line = line_with(bid, doubling, margin);
    }
    pressed
}

pub(super) fn vulnerability_ui(form: &mut Form<'_, '_>, vulnerable: &mut AbsoluteVulnerability) {
    let say = form.screen.say;
    let all = [
        AbsoluteVulnerability::NONE,
        AbsoluteVulnerability::NS,
        AbsoluteVulnerability::EW,
        AbsoluteVulnerability::ALL,
    ];
    let all = all.map(|it| chip(it, say.notation.board_vulnerability(it)));
    form.row_ui("desk-vulnerable", vulnerable, all);
}
