//! Cases that are lists of results: the traveller of a board, the deals of a rubber.

use egui::{Key, Response, Ui};

use crate::desk::Case;
use crate::desk::rubber::{self, Deal, RubberCase};
use crate::desk::score::ScoreCase;
use crate::desk::traveller::{MOST_ROWS, Row, TravellerCase};
use crate::engine::score::SlipEntry;
use crate::engine::score::rubber::Holding;
use crate::engine::{Seat, Side, Strain};
use crate::ui::command::Command;
use crate::ui::control::{self, Emphasis};
use crate::ui::desk::{DeskCommand, DeskState, Field};
use crate::ui::screen::Screen;

use super::pick::{self, Chip};
use super::score;

pub(super) fn traveller_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &DeskState,
    case: &TravellerCase,
) -> Option<Response> {
    let notation = &screen.say.notation;
    let rows: Vec<String> = case
        .rows
        .iter()
        .map(|row| match row {
            Row::Score(score) => notation.points(*score).replace(['\u{a0}', '\u{202f}'], ""),
            Row::Played(case) => written(screen, *case),
            Row::PassedOut => notation.slip(&SlipEntry::PassedOut),
        })
        .collect();
    let field = {
        let written = rows.join(", ");
        let from = (Field::Scores, written.as_str());
        pick::field_ui(ui, screen, state, from, "desk-hint-scores")
    };
    if let Some(at) = taken_ui(ui, screen, &rows) {
        let mut case = case.clone();
        case.rows.remove(at);
        pick::put(screen, Case::Traveller(case));
    }
    let scale = ["desk-scale-two", "desk-scale-one"];
    let chosen = Some(usize::from(case.one_per_win));
    if let Some(at) = pick::words_ui(ui, screen, "desk-scale", &scale, chosen) {
        let one_per_win = at == 1;
        pick::put(
            screen,
            Case::Traveller(TravellerCase {
                one_per_win,
                ..case.clone()
            }),
        );
    }
    let put = |screen: &mut Screen<'_>, next: ScoreCase, passed_out: bool| {
        let case = TravellerCase {
            next,
            passed_out,
            ..case.clone()
        };
        pick::put(screen, Case::Traveller(case));
    };
    if let Some(next) = next_ui(ui, screen, state, &case.next_row(), case.next) {
        put(screen, next, false);
    }
    let nobody = screen.text("desk-passed-out");
    let nobody = [(nobody.clone(), nobody, case.passed_out)];
    if pick::row_ui(ui, screen, "desk-nobody-bid", &nobody).is_some() {
        put(screen, case.next, !case.passed_out);
    }
    if let Some(vulnerable) = score::vulnerability_ui(ui, screen, case.next.vulnerable) {
        let next = ScoreCase {
            vulnerable,
            ..case.next
        };
        put(screen, next, case.passed_out);
    }
    add_ui(ui, screen, case.rows.len() < MOST_ROWS);
    Some(field)
}

pub(super) fn rubber_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &DeskState,
    case: &RubberCase,
) -> Option<Response> {
    let deals = case.deals.iter().map(|deal| written(screen, deal.played));
    let deals: Vec<String> = deals.collect();
    if let Some(at) = taken_ui(ui, screen, &deals) {
        let mut case = case.clone();
        case.deals.remove(at);
        pick::put(screen, Case::Rubber(case));
    }
    let field = score::typed_ui(ui, screen, state, case.next.played);
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if let Some(played) = score::played_ui(ui, screen, case.next.played) {
        // Honours in one strain do not count in another.
        let kept = played.line.bid.strain == case.next.played.line.bid.strain;
        let honours = case.next.honours.filter(|_| kept);
        put_next(screen, case, Deal { played, honours });
    }
    if let Some(honours) = honours_ui(ui, screen, &case.next) {
        let played = case.next.played;
        put_next(screen, case, Deal { played, honours });
    }
    add_ui(ui, screen, case.deals.len() < rubber::MOST);
    if entered {
        screen.send(Command::Desk(DeskCommand::Add));
        field.request_focus();
        pick::select_soon(ui, field.id);
    }
    let goes_on = ["desk-rubber-goes-on", "desk-rubber-stops"];
    let chosen = Some(usize::from(case.broken_off));
    if let Some(at) = pick::words_ui(ui, screen, "desk-rubber-end", &goes_on, chosen) {
        let broken_off = at == 1;
        pick::put(
            screen,
            Case::Rubber(RubberCase {
                broken_off,
                ..case.clone()
            }),
        );
    }
    let sides = Side::ALL;
    let notation = &screen.say.notation;
    let options = sides.map(|side| {
        let word = notation.side(side);
        (word.clone(), word, side == case.we)
    });
    if let Some(at) = pick::row_ui(ui, screen, "desk-rubber-we", &options) {
        let we = sides[at % 2];
        pick::put(screen, Case::Rubber(RubberCase { we, ..case.clone() }));
    }
    Some(field)
}

fn put_next(screen: &mut Screen<'_>, case: &RubberCase, next: Deal) {
    pick::put(
        screen,
        Case::Rubber(RubberCase {
            next,
            ..case.clone()
        }),
    );
}

fn written(screen: &Screen<'_>, case: ScoreCase) -> String {
    let notation = &screen.say.notation;
    let result = notation.slip(&SlipEntry::Played(case.line));
    format!("{result} {}", notation.seat_letter(case.declarer))
}

/// The results in the list. Returns the line to remove, if its button was pressed.
fn taken_ui(ui: &mut Ui, screen: &Screen<'_>, lines: &[String]) -> Option<usize> {
    if lines.is_empty() {
        return None;
    }
    let theme = screen.theme;
    let mut gone = None;
    pick::name_ui(ui, screen, "desk-written");
    control::row_ui(ui, theme.space(1.5), |ui| {
        for (at, line) in lines.iter().enumerate() {
            let number = at + 1;
            let facts = [("number", number.into()), ("result", line.clone().into())];
            let spoken = screen.with("desk-take-away", facts);
            if pick::chip_ui(ui, screen, &format!("{line}  ✗"), &spoken, false) {
                gone = Some(at);
            }
        }
    });
    gone
}

/// The next result of the list; `next` is the initial state of the buttons.
fn next_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &DeskState,
    row: &Row,
    next: ScoreCase,
) -> Option<ScoreCase> {
    let field = match row {
        Row::PassedOut => {
            let pass = screen.say.notation.slip(&SlipEntry::PassedOut);
            let from = (Field::Result, pass.as_str());
            pick::field_ui(ui, screen, state, from, "desk-hint-result")
        }
        _ => score::typed_ui(ui, screen, state, next),
    };
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        screen.send(Command::Desk(DeskCommand::Add));
        field.request_focus();
        pick::select_soon(ui, field.id);
    }
    score::played_ui(ui, screen, next)
}

fn add_ui(ui: &mut Ui, screen: &mut Screen<'_>, room: bool) {
    let theme = *screen.theme;
    let label = screen.text("desk-add");
    if room && control::button_ui(ui, &theme, &label, Emphasis::Primary, theme.px(196.0)).clicked()
    {
        screen.send(Command::Desk(DeskCommand::Add));
    }
}

/// The honours held, and by whom. The inner `None` means that no player held honours.
#[allow(clippy::option_option, reason = "what was pressed, and what it says")]
fn honours_ui(ui: &mut Ui, screen: &Screen<'_>, deal: &Deal) -> Option<Option<(Seat, Holding)>> {
    let suited = deal.played.line.bid.strain != Strain::Notrump;
    let held: Vec<(Option<Holding>, &str)> = if suited {
        vec![
            (None, "desk-honours-none"),
            (Some(Holding::FourTrumpHonours), "desk-honours-four"),
            (Some(Holding::FiveTrumpHonours), "desk-honours-five"),
        ]
    } else {
        vec![
            (None, "desk-honours-none"),
            (Some(Holding::FourAces), "desk-honours-aces"),
        ]
    };
    let present = deal.honours.map(|(_, holding)| holding);
    let options: Vec<Chip> = held
        .iter()
        .map(|(holding, id)| {
            let word = screen.text(id);
            (word.clone(), word, *holding == present)
        })
        .collect();
    let seat = deal.honours.map_or(deal.played.declarer, |(seat, _)| seat);
    let mut picked = None;
    if let Some((holding, _)) =
        pick::row_ui(ui, screen, "desk-honours", &options).and_then(|at| held.get(at))
    {
        picked = Some(holding.map(|holding| (seat, holding)));
    }
    if let Some((seat, holding)) = deal.honours
        && let Some(other) = pick::seat_ui(ui, screen, "desk-honours-seat", Some(seat))
    {
        picked = Some(Some((other, holding)));
    }
    picked
}
