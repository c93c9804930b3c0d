//! Cases that are lists of results: the traveller of a board, the deals of a rubber.

use egui::{Key, Response};

use crate::desk::pairs::PairsCase;
use crate::desk::rubber::{self, Deal, RubberCase};
use crate::desk::traveller::{Row, TravellerCase};
use crate::engine::score::SlipEntry;
use crate::engine::score::adjusted::Responsibility;
use crate::engine::score::matchpoints::Scale;
use crate::engine::score::rubber::Holding;
use crate::engine::{Side, Strain};
use crate::ui::command::Command;
use crate::ui::control::{self, Emphasis};
use crate::ui::desk::{DeskCommand, Field};

use super::pick::{self, Form, chip};
use super::{evening, score};

const SCALES: [(Scale, &str); 2] = [
    (Scale::TwoPerWin, "desk-scale-two"),
    (Scale::OnePerWin, "desk-scale-one"),
];

const ENDS: [(bool, &str); 2] = [(false, "desk-rubber-goes-on"), (true, "desk-rubber-stops")];

const COMPARED: [(bool, &str); 2] = [(false, "desk-pairs-cross"), (true, "desk-pairs-butler")];

pub(super) fn traveller_ui(form: &mut Form<'_, '_>, case: &mut TravellerCase) {
    results_ui(form, case, |form, case| {
        form.words_ui("desk-scale", &mut case.scale, &SCALES);
    });
    let mut adjusted = None;
    let shares = ADJUSTED.map(|sides| chip(Some(sides), evening::shares(sides)));
    if form.row_ui("desk-add-adjusted", &mut adjusted, shares)
        && let Some([ns, ew]) = adjusted
        && case.has_room()
    {
        case.rows.push(Row::Adjusted(ns, ew));
    }
}

pub(super) fn pairs_ui(form: &mut Form<'_, '_>, case: &mut PairsCase) {
    let butler = &mut case.butler;
    results_ui(form, &mut case.results, |form, _| {
        form.words_ui("desk-pairs-compared", butler, &COMPARED);
    });
}

/// The results of one board, with how they are compared below the list.
fn results_ui(
    form: &mut Form<'_, '_>,
    case: &mut TravellerCase,
    compared: impl FnOnce(&mut Form<'_, '_>, &mut TravellerCase),
) {
    let say = form.screen.say;
    let passed_out = say.notation.slip(&SlipEntry::PassedOut);
    let rows = case.rows.iter().map(|row| evening::written(&say, *row));
    let rows: Vec<String> = rows.collect();
    form.field_ui(Field::Scores, &rows.join(", "), "desk-hint-scores");
    remove_ui(form, "desk-written", &rows, &mut case.rows);
    compared(form, case);
    let field = match case.next_row() {
        Row::PassedOut => form.field_ui(Field::Result, &passed_out, "desk-hint-result"),
        _ => score::typed_ui(form, case.next),
    };
    add_with_enter(form, &field);
    if score::played_ui(form, &mut case.next) {
        case.passed_out = false;
    }
    let now = case.passed_out;
    let nobody = chip(true, say.text("desk-passed-out"));
    if form.row_ui("desk-nobody-bid", &mut case.passed_out, [nobody]) {
        case.passed_out = !now;
    }
    score::vulnerability_ui(form, &mut case.next.vulnerable);
    add_ui(form, case.has_room());
}

/// What the sides get most often on a board without a result.
const ADJUSTED: [[Responsibility; 2]; 5] = {
    use Responsibility::{AtFault, NotAtFault, PartlyAtFault};
    [
        [NotAtFault, AtFault],
        [AtFault, NotAtFault],
        [NotAtFault, NotAtFault],
        [PartlyAtFault, PartlyAtFault],
        [AtFault, AtFault],
    ]
};

pub(super) fn rubber_ui(form: &mut Form<'_, '_>, case: &mut RubberCase) {
    let say = form.screen.say;
    let deals = case.deals.iter().map(|it| score::written(&say, it.played));
    let deals: Vec<String> = deals.collect();
    remove_ui(form, "desk-written", &deals, &mut case.deals);
    let field = score::typed_ui(form, case.next.played);
    let strain = case.next.played.line.bid.strain;
    score::played_ui(form, &mut case.next.played);
    // Honours in one strain do not count in another.
    if case.next.played.line.bid.strain != strain {
        case.next.honours = None;
    }
    honours_ui(form, &mut case.next);
    add_ui(form, case.deals.len() < rubber::MOST);
    add_with_enter(form, &field);
    form.words_ui("desk-rubber-end", &mut case.broken_off, &ENDS);
    form.sides_ui("desk-rubber-we", &mut case.we, Side::ALL);
}

/// The results in the list; pressing one removes it.
pub(super) fn remove_ui<T>(form: &mut Form<'_, '_>, id: &str, lines: &[String], list: &mut Vec<T>) {
    if lines.is_empty() {
        return;
    }
    let screen = &*form.screen;
    let mut gone = None;
    pick::name_ui(form.ui, screen, id);
    control::row_ui(form.ui, screen.theme.space(1.5), |ui| {
        for (at, line) in lines.iter().enumerate() {
            let number = at + 1;
            let facts = [("number", number.into()), ("result", line.clone().into())];
            let spoken = screen.with("desk-take-away", facts);
            if pick::chip_ui(ui, screen, &format!("{line}  ✗"), &spoken, false) {
                gone = Some(at);
            }
        }
    });
    form.note(gone.is_some());
    if let Some(at) = gone {
        list.remove(at);
    }
}

fn add_with_enter(form: &mut Form<'_, '_>, field: &Response) {
    if field.lost_focus() && form.ui.input(|input| input.key_pressed(Key::Enter)) {
        form.screen.send(Command::Desk(DeskCommand::Add));
        field.request_focus();
        pick::select_soon(form.ui, field.id);
    }
}

fn add_ui(form: &mut Form<'_, '_>, room: bool) {
    let Form { ui, screen, .. } = form;
    let width = screen.theme.px(196.0);
    if room && screen.button_ui(ui, "desk-add", Emphasis::Primary, width) {
        screen.send(Command::Desk(DeskCommand::Add));
    }
}

fn honours_ui(form: &mut Form<'_, '_>, deal: &mut Deal) {
    let options: &[(Option<Holding>, &str)] = match deal.played.line.bid.strain {
        Strain::Notrump => &[
            (None, "desk-honours-none"),
            (Some(Holding::FourAces), "desk-honours-aces"),
        ],
        _ => &[
            (None, "desk-honours-none"),
            (Some(Holding::FourTrumpHonours), "desk-honours-four"),
            (Some(Holding::FiveTrumpHonours), "desk-honours-five"),
        ],
    };
    let seat = deal.honours.map_or(deal.played.declarer, |(seat, _)| seat);
    let mut held = deal.honours.map(|(_, holding)| holding);
    if form.words_ui("desk-honours", &mut held, options) {
        deal.honours = held.map(|holding| (seat, holding));
    }
    if let Some((seat, _)) = &mut deal.honours {
        form.seat_ui("desk-honours-seat", seat);
    }
}
