//! Exhibits as lines of text.

use crate::engine::auction::WrittenDown;
use crate::engine::laws::penalty_card::PenaltyKind;
use crate::engine::score::DealResult;
use crate::engine::{Auction, Call, Hand, Seat, Suit};
use crate::exercise::{Exhibit, Grid, LaidCard, TableView};
use crate::i18n::notation::sign;
use crate::i18n::{Languages, Speaker};

use super::lines::{columns, lines as in_both};

/// Shown where there is no call, or no card of a suit.
const NOTHING: &str = "–";

pub fn lines(speaker: &Speaker<'_>, exhibit: &Exhibit) -> Vec<String> {
    match exhibit {
        Exhibit::Auction { auction, asked } => auction_lines(speaker, auction, *asked),
        Exhibit::Result { result, declarer } => vec![result_line(speaker, result, *declarer)],
        Exhibit::Board {
            number,
            dealer,
            vulnerability,
        } => {
            let number = number.map(|it| speaker.with("board-number", [("number", it.into())]));
            let dealer = dealer.map(|seat| speaker.notation.seat(seat));
            let dealer = dealer.map(|it| speaker.with("board-dealer", [("seat", it.into())]));
            let vulnerability = speaker.notation.board_vulnerability(*vulnerability);
            let parts = number.into_iter().chain(dealer).chain([vulnerability]);
            vec![parts.collect::<Vec<_>>().join(" · ")]
        }
        Exhibit::Table(table) => table_lines(speaker, table),
        Exhibit::Scene(told) => told.iter().map(|phrase| speaker.phrase(phrase)).collect(),
        Exhibit::Calls { dealer, calls } => numbered_calls(speaker, *dealer, calls),
        Exhibit::Grid(grid) => grid_lines(speaker, grid),
    }
}

/// An exhibit in one or two languages: sentences in both, anything else in the first only.
pub fn in_languages(say: &Languages<'_>, exhibit: &Exhibit) -> Vec<String> {
    match exhibit {
        Exhibit::Scene(_) => in_both(say, |speaker| lines(speaker, exhibit)),
        _ => lines(&say.first, exhibit),
    }
}

/// Four columns. A question mark follows the call asked about, or marks the turn.
fn auction_lines(speaker: &Speaker<'_>, auction: &Auction, asked: Option<Call>) -> Vec<String> {
    let heading = |seat: Seat| {
        let name = speaker.notation.seat(seat);
        if seat == auction.dealer() {
            format!("{name} ({})", speaker.text("auction-dealer"))
        } else {
            name
        }
    };
    let made = auction.calls().iter();
    let made = made.map(|made| speaker.notation.call(made.call));
    let open = match asked {
        Some(call) => Some(format!("{}?", speaker.notation.call(call))),
        None if auction.has_ended() => None,
        None => Some("?".to_owned()),
    };
    let before = WrittenDown::by(auction.dealer()).before();
    let mut cells = vec![NOTHING.to_owned(); before];
    for (place, call) in auction.places().into_iter().zip(made.chain(open)) {
        // A lost turn leaves its cell empty.
        cells.resize(before + place, NOTHING.to_owned());
        cells.push(call);
    }
    let mut rows = vec![WrittenDown::COLUMNS.map(heading).to_vec()];
    let lines = cells.chunks(WrittenDown::COLUMNS.len());
    rows.extend(lines.map(<[String]>::to_vec));
    columns(&rows, |_| false, 2)
}

/// Numbered calls such as `3. East 2♥`, so that one can be referred to.
fn numbered_calls(speaker: &Speaker<'_>, dealer: Seat, calls: &[Call]) -> Vec<String> {
    let seats = std::iter::successors(Some(dealer), |seat| Some(seat.lho()));
    let line = |(number, (seat, call)): (usize, (Seat, &Call))| {
        let (seat, call) = (speaker.notation.seat(seat), speaker.notation.call(*call));
        format!("{number:>3}. {seat} {call}")
    };
    (1..).zip(seats.zip(calls)).map(line).collect()
}

fn grid_lines(speaker: &Speaker<'_>, grid: &Grid) -> Vec<String> {
    let cells = grid.rows.iter();
    let cells = cells.map(|row| row.iter().map(|cell| speaker.cell(cell)).collect());
    let headings = grid.columns.iter().map(|name| speaker.phrase(name));
    let rows: Vec<Vec<String>> = [headings.collect()].into_iter().chain(cells).collect();
    let rows = columns(&rows, |_| true, 3);
    let widths = rows.iter().map(|row| row.chars().count());
    let width = widths.max().unwrap_or(0);
    let mut lines = vec![speaker.phrase(&grid.title)];
    for (at, row) in rows.into_iter().enumerate() {
        lines.push(format!("  {row}"));
        // The headings are the first row, hence the offset by one.
        if grid.line_after.is_some_and(|after| after + 1 == at) {
            lines.push(format!("  {}", "─".repeat(width + 3)));
        }
    }
    lines
}

/// `4♠X by West · 9 tricks won · 1 undertrick`
fn result_line(speaker: &Speaker<'_>, result: &DealResult, declarer: Seat) -> String {
    let notation = &speaker.notation;
    let contract = notation.contract(result.bid, result.doubling).into();
    let seat = notation.seat(declarer).into();
    let contract = speaker.with("result-contract", [("contract", contract), ("seat", seat)]);
    let tricks = speaker.with("result-tricks", [("tricks", result.tricks.get().into())]);
    let id = match result.margin() {
        0 => "result-margin-made",
        1.. => "result-margin-over",
        _ => "result-margin-down",
    };
    let margin = speaker.with(id, [("number", result.margin().abs().into())]);
    [contract, tricks, margin].join(" · ")
}

fn table_lines(speaker: &Speaker<'_>, table: &TableView) -> Vec<String> {
    let notation = &speaker.notation;
    let role = |seat: Seat, id: &str| format!("{} ({})", notation.seat(seat), speaker.text(id));
    let roles = table.declarer.map(|seat| {
        let dummy = role(seat.partner(), "table-dummy");
        format!("{} · {dummy}", role(seat, "table-declarer"))
    });
    let trumps = table.strain.map(|strain| speaker.trumps(strain));
    let mut lines: Vec<String> = roles.into_iter().chain(trumps).collect();
    lines.extend(trick_line(speaker, table));
    // Some questions show no hand, only cards on the table.
    let own = [(table.player, table.hand)].into_iter();
    let own = own.filter(|(_, hand)| !hand.is_empty());
    for (seat, hand) in own.chain(table.others.iter().copied()) {
        let heading = [("seat", notation.seat(seat).into()), ("cards", "".into())];
        lines.push(speaker.with("table-hand", heading).trim_end().to_owned());
        lines.extend(hand_lines(speaker, hand));
    }
    for seat in Seat::ALL {
        let laid = table.faced.iter().filter(|laid| laid.seat == seat);
        let laid: Vec<String> = laid.map(|laid| laid_card(speaker, *laid)).collect();
        if !laid.is_empty() {
            let seat = notation.seat(seat).into();
            let facts = [("seat", seat), ("cards", laid.join(", ").into())];
            lines.push(speaker.with("table-faced", facts));
        }
    }
    lines
}

/// The trick; `None` before a card has been played, as the question says who leads.
fn trick_line(speaker: &Speaker<'_>, table: &TableView) -> Option<String> {
    if table.trick.is_empty() {
        return None;
    }
    let seats = std::iter::successors(Some(table.leader), |seat| Some(seat.lho()));
    let cards = seats.zip(&table.trick).map(|(seat, &card)| {
        let seat = speaker.notation.seat(seat).into();
        let card = speaker.notation.card(card).into();
        speaker.with("table-trick-card", [("seat", seat), ("card", card)])
    });
    let cards = cards.collect::<Vec<_>>().join(", ");
    Some(speaker.with("table-trick", [("cards", cards.into())]))
}

fn hand_lines(speaker: &Speaker<'_>, hand: Hand) -> impl Iterator<Item = String> {
    Suit::DESC.into_iter().map(move |suit| {
        let ranks = hand[suit].iter().map(|rank| speaker.notation.rank(rank));
        let ranks = ranks.collect::<Vec<_>>().join(" ");
        let ranks = if ranks.is_empty() { NOTHING } else { &ranks };
        format!("  {} {ranks}", sign(suit))
    })
}

fn laid_card(speaker: &Speaker<'_>, laid: LaidCard) -> String {
    let kind = match laid.kind {
        Some(PenaltyKind::Minor) => "table-penalty-minor",
        Some(PenaltyKind::Major) => "table-penalty-major",
        None => "table-exposed",
    };
    let card = speaker.notation.card(laid.card);
    format!("{card} ({})", speaker.text(kind))
}
