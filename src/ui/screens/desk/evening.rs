//! The cases of the evening's scores: two tables, a margin, a board without a result, a movement.

use crate::desk::adjusted::AdjustedCase;
use crate::desk::movement::MovementCase;
use crate::desk::score::ScoreCase;
use crate::desk::teams::{ImpsCase, VictoryCase};
use crate::desk::traveller::Row;
use crate::engine::Side;
use crate::engine::score::SlipEntry;
use crate::engine::score::adjusted::Responsibility;
use crate::engine::score::victory::VictoryScale;
use crate::i18n::Speaker;
use crate::ui::desk::Field;

use super::pick::{Form, chip};
use super::score;

const TABLES: [(bool, &str); 2] = [(false, "desk-imps-first"), (true, "desk-imps-second")];

/// A result as it is typed: a contract, a score, passed out, `60/40`.
pub(super) fn written(say: &Speaker<'_>, row: Row) -> String {
    match row {
        Row::Score(score) => {
            let points = say.notation.points(score);
            points.replace(['\u{a0}', '\u{202f}'], "")
        }
        Row::Played(case) => score::written(say, case),
        Row::PassedOut => say.notation.slip(&SlipEntry::PassedOut),
        Row::Adjusted(ns, ew) => shares([ns, ew]),
    }
}

/// The shares of both sides in per cent: `60/40`.
pub(super) fn shares(sides: [Responsibility; 2]) -> String {
    let [ns, ew] = sides.map(|it| it.share().get() / 100);
    format!("{ns}/{ew}")
}

pub(super) fn imps_ui(form: &mut Form<'_, '_>, case: &mut ImpsCase) {
    let say = form.screen.say;
    for (field, row) in [(Field::Ours, case.ours), (Field::Theirs, case.theirs)] {
        form.field_ui(field, &written(&say, row), "desk-hint-result");
    }
    form.words_ui("desk-imps-which", &mut case.second, &TABLES);
    let mut clicked = match *case.clicked() {
        Row::Played(played) => played,
        _ => ScoreCase::default(),
    };
    let before = clicked;
    score::played_ui(form, &mut clicked);
    score::vulnerability_ui(form, &mut clicked.vulnerable);
    if clicked == before {
        return;
    }
    *case.clicked() = Row::Played(clicked);
    // Both tables have the same board.
    for row in [&mut case.ours, &mut case.theirs] {
        if let Row::Played(played) = row {
            played.vulnerable = clicked.vulnerable;
        }
    }
}

pub(super) fn victory_ui(form: &mut Form<'_, '_>, case: &mut VictoryCase) {
    form.field_ui(Field::Margin, &case.margin.to_string(), "desk-hint-number");
    let steps = [-10, -1, 1, 10];
    let steps = steps.map(|by: i32| chip(by, format!("{by:+}").replace('-', "−")));
    let mut by = 0;
    if form.row_ui("desk-victory-by", &mut by, steps) {
        case.margin = case.margin.saturating_add(by);
    }
    form.field_ui(Field::Boards, &case.boards.to_string(), "desk-hint-number");
    let lengths = [4_u32, 8, 12, 16, 20, 24, 28, 32];
    let lengths = lengths.into_iter().filter(|it| *it <= VictoryScale::MOST);
    let lengths = lengths.map(|boards| chip(boards, boards.to_string()));
    form.row_ui("desk-field-boards", &mut case.boards, lengths);
}

const SCORED: [(bool, &str); 2] = [
    (false, "desk-adjusted-matchpoints"),
    (true, "desk-adjusted-as-imps"),
];

const FAULTS: [(Responsibility, &str); 3] = [
    (Responsibility::NotAtFault, "scene-not-at-fault"),
    (Responsibility::PartlyAtFault, "scene-partly-at-fault"),
    (Responsibility::AtFault, "scene-at-fault"),
];

pub(super) fn adjusted_ui(form: &mut Form<'_, '_>, case: &mut AdjustedCase) {
    let say = form.screen.say;
    for side in Side::ALL {
        let name = say.notation.side(side);
        let chips =
            FAULTS.map(|(fault, id)| chip(fault, say.with(id, [("side", name.clone().into())])));
        form.row_ui("desk-adjusted-fault", &mut case.side(side).fault, chips);
    }
    form.words_ui("desk-adjusted-scored", &mut case.imps, &SCORED);
    if case.imps {
        return;
    }
    for (field, side) in [
        (Field::NsSession, Side::NorthSouth),
        (Field::EwSession, Side::EastWest),
    ] {
        let session = case.side(side).session;
        let session = session.map_or(String::new(), |it| say.notation.hundredths(it));
        form.field_ui(field, &session, "desk-hint-percent");
    }
}

const MOVEMENTS: [(bool, &str); 2] = [
    (false, "desk-movement-mitchell"),
    (true, "desk-movement-howell"),
];

const BOARDS: [(bool, &str); 2] = [
    (false, "desk-movement-straight"),
    (true, "desk-movement-turned"),
];

pub(super) fn movement_ui(form: &mut Form<'_, '_>, case: &mut MovementCase) {
    let numbers = |most: u8, from: u8| (from..=most).map(|number| chip(number, number.to_string()));
    form.words_ui("desk-movement-kind", &mut case.howell, &MOVEMENTS);
    let (fewest, most) = case.tables_from_to();
    case.tables = case.tables.clamp(fewest, most);
    form.row_ui(
        "desk-movement-tables",
        &mut case.tables,
        numbers(most, fewest),
    );
    let rounds = case.rounds();
    case.round = case.round.clamp(1, rounds.max(1));
    form.row_ui("desk-movement-round", &mut case.round, numbers(rounds, 1));
    let missing = case.missing.map_or(String::new(), |it| it.to_string());
    form.field_ui(Field::Missing, &missing, "desk-hint-pair");
    if !case.howell {
        form.words_ui("desk-movement-boards", &mut case.turned, &BOARDS);
    }
}
