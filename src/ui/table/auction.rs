//! An auction in four columns, as players write it down.

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use egui::text::LayoutJob;
use egui::{Color32, CornerRadius, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2};

use crate::engine::{Auction, Outcome};
use crate::ui::attempt::Attempt;
use crate::ui::command::Command;
use crate::ui::control;
use crate::ui::screens::Screen;
use crate::ui::theme::{Size, Weight};

/// The columns, from the left.
const COLUMNS: [Seat; 4] = [Seat::West, Seat::North, Seat::East, Seat::South];

/// The auction; `asked` stands after it in a dashed frame with a question mark.
pub fn auction_ui(ui: &mut Ui, screen: &Screen<'_>, auction: &Auction, asked: Option<Call>) {
    let theme = *screen.theme;
    let width = ui.available_width().min(theme.px(480.0));
    let column = width / 4.0;
    let row = theme.px(44.0);
    let head = theme.px(54.0);
    let turn = matches!(auction.outcome(), Outcome::InProgress { .. }) && asked.is_none();
    let first = column_of(auction.dealer());
    let places = auction.places();
    let shown = auction.calls().len() + usize::from(turn || asked.is_some());
    let last = places.get(shown.max(1) - 1).copied().unwrap_or(0);
    let rows = (first + last + 1).div_ceil(4);
    let size = Vec2::new(width, head + rows as f32 * row + theme.space(3.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| {
        egui::WidgetInfo::labeled(Role::Image, true, spoken(screen, auction, asked))
    });
    let painter = ui.painter();
    let line = Stroke::new(1.0, theme.line);
    painter.rect(
        rect,
        control::corner(&theme),
        theme.sheet,
        line,
        StrokeKind::Inside,
    );
    for (index, seat) in COLUMNS.into_iter().enumerate() {
        let cell = Rect::from_min_size(
            rect.min + Vec2::new(index as f32 * column, 0.0),
            Vec2::new(column, head),
        );
        let dealer = seat == auction.dealer();
        let up = if dealer { -theme.px(8.0) } else { 0.0 };
        let name = screen.say.notation.seat(seat);
        put(
            ui,
            screen,
            cell.center() + Vec2::new(0.0, up),
            &name,
            Size::Body,
            theme.ink,
            Weight::Semibold,
        );
        if dealer {
            let word = screen.say.text("auction-dealer");
            let at = cell.center() + Vec2::new(0.0, theme.px(14.0));
            put(
                ui,
                screen,
                at,
                &word,
                Size::Small,
                theme.muted,
                Weight::Regular,
            );
        }
    }
    painter.hline(
        rect.x_range(),
        rect.top() + head,
        Stroke::new(theme.px(2.0), theme.line),
    );
    let cell_of = |index: usize| {
        let place = first + places.get(index).copied().unwrap_or(index);
        let at = Vec2::new((place % 4) as f32 * column, head + (place / 4) as f32 * row);
        Rect::from_min_size(rect.min + at, Vec2::new(column, row)).shrink(theme.px(3.0))
    };
    let made = auction.calls();
    for (index, call) in made.iter().enumerate() {
        let last = index + 1 == made.len() && asked.is_none();
        call_ui(ui, screen, cell_of(index), call.call, last);
    }
    if let Some(call) = asked {
        let cell = cell_of(made.len());
        let painter = ui.painter();
        painter.rect_filled(
            cell,
            CornerRadius::same(theme.px(6.0) as u8),
            theme.accent_ground,
        );
        dashed(ui, cell, Stroke::new(theme.px(2.0), theme.accent));
        call_ui(ui, screen, cell, call, false);
    } else if turn {
        put(
            ui,
            screen,
            cell_of(made.len()).center(),
            "?",
            Size::Lead,
            theme.accent,
            Weight::Bold,
        );
    }
}

fn column_of(seat: Seat) -> usize {
    COLUMNS
        .into_iter()
        .position(|column| column == seat)
        .unwrap_or(0)
}

fn spoken(screen: &Screen<'_>, auction: &Auction, asked: Option<Call>) -> String {
    let notation = &screen.say.notation;
    let seat = |seat| ("seat", notation.seat(seat).into());
    let mut parts = vec![
        screen.say.text("auction-title"),
        screen.say.with("board-dealer", [seat(auction.dealer())]),
    ];
    if auction.calls().is_empty() {
        parts.push(screen.say.text("auction-empty"));
    }
    for made in auction.calls() {
        let call = notation.call_words(made.call);
        parts.push(
            screen
                .say
                .with("auction-call", [seat(made.seat), ("call", call.into())]),
        );
    }
    match asked {
        Some(call) => {
            let call = notation.call_words(call);
            let variables = [seat(auction.turn()), ("call", call.into())];
            parts.push(screen.say.with("auction-asked", variables));
        }
        None if !auction.has_ended() => {
            parts.push(screen.say.with("auction-turn", [seat(auction.turn())]));
        }
        None => {}
    }
    parts.join(" – ")
}

/// A call in its cell: a bid in its colours, double and redouble as the cards of the box.
fn call_ui(ui: &Ui, screen: &Screen<'_>, cell: Rect, call: Call, last: bool) {
    let theme = screen.theme;
    let size = theme.px(21.0);
    let weight = if last { Weight::Bold } else { Weight::Semibold };
    let mut job = LayoutJob::default();
    let word = screen.say.notation.call(call);
    match call {
        Call::Bid(bid) => {
            let color = bid
                .strain
                .suit()
                .map_or(theme.ink, |suit| theme.suit_in_text(suit));
            job.append(
                &bid.level.to_string(),
                0.0,
                theme.figures(size, weight, theme.ink),
            );
            let sign = screen.say.notation.strain_sign(bid.strain);
            job.append(&sign, 0.0, theme.format(size, weight, color));
        }
        Call::Pass => job.append(
            &word,
            0.0,
            theme.format(theme.px(18.0), Weight::Regular, theme.muted),
        ),
        Call::Double | Call::Redouble => {
            job.append(
                &word,
                0.0,
                theme.format(theme.px(16.0), Weight::Bold, Color32::WHITE),
            );
        }
    }
    let galley = ui.painter().layout_job(job);
    let ground = match call {
        Call::Double => Some(theme.double),
        Call::Redouble => Some(theme.redouble),
        _ => None,
    };
    if let Some(ground) = ground {
        let card = Rect::from_center_size(
            cell.center(),
            galley.size() + Vec2::new(theme.space(3.0), theme.space(0.5)),
        );
        ui.painter()
            .rect_filled(card, CornerRadius::same(theme.px(5.0) as u8), ground);
    }
    ui.painter()
        .galley(cell.center() - galley.size() / 2.0, galley, theme.ink);
}

fn put(
    ui: &Ui,
    screen: &Screen<'_>,
    at: Pos2,
    words: &str,
    size: Size,
    color: Color32,
    weight: Weight,
) {
    let theme = screen.theme;
    let format = theme.format(theme.size(size), weight, color);
    let galley = ui
        .painter()
        .layout_job(LayoutJob::single_section(words.to_owned(), format));
    ui.painter().galley(at - galley.size() / 2.0, galley, color);
}

fn dashed(ui: &Ui, rect: Rect, stroke: Stroke) {
    let corners = [
        rect.left_top(),
        rect.right_top(),
        rect.right_bottom(),
        rect.left_bottom(),
        rect.left_top(),
    ];
    ui.painter()
        .extend(egui::Shape::dashed_line(&corners, stroke, 6.0, 4.0));
}

/// Calls as they were written down, legal or not; each can be chosen.
pub fn calls_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    dealer: Seat,
    calls: &[Call],
    attempt: Option<&Attempt>,
) {
    let seats = std::iter::successors(Some(dealer), |seat| Some(seat.lho()));
    for (at, (seat, call)) in seats.zip(calls).enumerate() {
        let notation = &screen.say.notation;
        let words = format!("{} {}", notation.seat(seat), notation.call(*call));
        let chosen = attempt.is_some_and(|attempt| attempt.draft.call_made == Some(at));
        if ui.selectable_label(chosen, words).clicked() {
            screen.send(Command::ChooseCallMade(at));
        }
    }
}
