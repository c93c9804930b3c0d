//! The table in words, in reading order, for screen readers.

use contract_bridge::{Hand, Seat};

use crate::exercise::TableView;
use crate::ui::{Screen, table::felt::faced::tag};

pub(super) fn table(screen: &Screen<'_>, table: &TableView) -> String {
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
    parts.extend(
        seen.filter(|(_, hand)| !hand.is_empty())
            .map(|&(seat, cards)| hand(screen, seat, cards)),
    );
    parts.extend(trick(screen, table));
    parts.extend(
        Seat::ALL
            .into_iter()
            .filter_map(|seat| faced(screen, table, seat)),
    );
    parts.join(" – ")
}

fn hand(screen: &Screen<'_>, seat: Seat, cards: Hand) -> String {
    let notation = &screen.say.notation;
    let words: Vec<String> = cards.iter().map(|card| notation.card_words(card)).collect();
    screen.with(
        "table-hand",
        [
            ("seat", notation.seat(seat).into()),
            ("cards", words.join(", ").into()),
        ],
    )
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
    let lying: Vec<String> = table
        .faced
        .iter()
        .filter(|laid| laid.seat == seat)
        .map(|laid| (notation.card_words(laid.card), tag(screen, laid.kind)))
        .map(|(card, tag)| format!("{card} ({tag})"))
        .collect();
    let variables = [
        ("seat", notation.seat(seat).into()),
        ("cards", lying.join(", ").into()),
    ];
    (!lying.is_empty()).then(|| screen.with("table-faced", variables))
}
