//! The table: the trick, the players around it, and along the edge the hand to choose from.

mod faced;
mod fan;
mod middle;
mod named;
mod seated;
mod strip;
mod trick;

use contract_bridge::{Hand, Seat};
use egui::{CornerRadius, Rect, Role, Sense, Ui, Vec2};

use crate::exercise::{Ask, TableView};
use crate::ui::{Screen, attempt::Attempt};

use faced::tag;
use middle::Middle;
use strip::Strip;

pub fn table_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    table: &TableView,
    attempt: Option<&Attempt>,
) {
    let theme = screen.theme.of_labels();
    let screen = &mut screen.sized(&theme);
    let room = ui.available_width();
    let width = if theme.index > 0.0 {
        // On a slide, a table that is too high gets smaller cards, not a narrower room.
        room
    } else {
        room.min(theme.px(1000.0))
    };
    let middle = Middle::of(ui, screen, table, width);
    let chosen = attempt.is_some_and(|a| matches!(a.question().ask, Ask::Cards(_)));
    let strip = Strip::of(ui, screen, table, width, chosen);
    let height = middle.height() + strip.height();
    // Reports to the slide that the room is too small if cards overlap names or leave the table.
    let taken = if theme.index > 0.0 {
        middle.least_width(ui, screen).max(strip.least_width())
    } else {
        0.0
    };
    let size = Vec2::new(width.max(taken), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let rect = rect.with_max_x(rect.left() + width);
    let words = spoken(screen, table);
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Image, true, &words));
    ui.painter()
        .rect_filled(rect, CornerRadius::same(theme.px(14.0) as u8), theme.felt);
    let top = Rect::from_min_size(rect.min, Vec2::new(width, middle.height()));
    middle.draw_ui(ui, screen, top, table);
    strip.draw_ui(ui, screen, rect, table, attempt);
}

/// The table in words, in reading order, for screen readers.
fn spoken(screen: &Screen<'_>, table: &TableView) -> String {
    let notation = &screen.say.notation;
    let mut parts = Vec::new();
    if let Some(declarer) = table.declarer {
        let role = screen.text("table-declarer");
        parts.push(screen.say.named(&notation.seat(declarer), &role));
    }
    if let Some(strain) = table.strain {
        parts.push(screen.say.trumps(strain));
    }
    let own = [(table.player, table.hand)];
    let seen = own.iter().chain(&table.others);
    let seen = seen.filter(|(_, hand)| !hand.is_empty());
    parts.extend(seen.map(|&(seat, cards)| hand(screen, seat, cards)));
    parts.extend(trick(screen, table));
    let seats = Seat::ALL.into_iter();
    parts.extend(seats.filter_map(|seat| faced(screen, table, seat)));
    parts.join(" – ")
}

fn hand(screen: &Screen<'_>, seat: Seat, cards: Hand) -> String {
    let notation = &screen.say.notation;
    let words: Vec<String> = cards.iter().map(|card| notation.card_words(card)).collect();
    let seat = ("seat", notation.seat(seat).into());
    screen.with("table-hand", [seat, ("cards", words.join(", ").into())])
}

fn trick(screen: &Screen<'_>, table: &TableView) -> Option<String> {
    let notation = &screen.say.notation;
    if table.trick.is_empty() {
        return (!table.is_bare()).then(|| screen.text("table-trick-empty"));
    }
    let seats = std::iter::successors(Some(table.leader), |seat| Some(seat.lho()));
    let played: Vec<String> = seats
        .zip(&table.trick)
        .map(|(seat, card)| {
            let seat = ("seat", notation.seat(seat).into());
            let card = ("card", notation.card_words(*card).into());
            screen.with("table-trick-card", [seat, card])
        })
        .collect();
    let cards = [("cards", played.join(", ").into())];
    Some(screen.with("table-trick", cards))
}

fn faced(screen: &Screen<'_>, table: &TableView, seat: Seat) -> Option<String> {
    let notation = &screen.say.notation;
    let laid = table.faced.iter().filter(|laid| laid.seat == seat);
    let lying = laid.map(|it| {
        let (card, tag) = (notation.card_words(it.card), tag(screen, it.kind));
        format!("{card} ({tag})")
    });
    let lying: Vec<String> = lying.collect();
    let seat = ("seat", notation.seat(seat).into());
    let facts = [seat, ("cards", lying.join(", ").into())];
    (!lying.is_empty()).then(|| screen.with("table-faced", facts))
}
