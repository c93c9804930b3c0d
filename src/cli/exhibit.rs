//! What lies on the table, as lines of text.

use crate::engine::auction::WrittenDown;
use crate::engine::laws::penalty_card::PenaltyKind;
use crate::engine::score::DealResult;
use crate::engine::{Auction, Call, Hand, Seat, Suit};
use crate::exercise::{Exhibit, Grid, LaidCard, TableView};
use crate::i18n::Speaker;
use crate::i18n::notation::sign;

use super::voices::Voices;

/// Stands where there is nothing: no call, no card of a suit.
const NOTHING: &str = "–";

/// An exhibit in lines.
#[must_use]
pub fn lines(speaker: &Speaker<'_>, exhibit: &Exhibit) -> Vec<String> {
    match exhibit {
        Exhibit::Auction { auction, asked } => auction_lines(speaker, auction, *asked),
        Exhibit::Result { result, declarer } => vec![result_line(speaker, result, *declarer)],
        Exhibit::Board {
            number,
            dealer,
            vulnerability,
        } => {
            let number =
                number.map(|number| speaker.with("board-number", [("number", number.into())]));
            let dealer = dealer.map(|seat| {
                speaker.with(
                    "board-dealer",
                    [("seat", speaker.notation.seat(seat).into())],
                )
            });
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

/// The same in every voice: what is told in sentences, in each language.
#[must_use]
pub fn in_voices(say: &Voices<'_>, exhibit: &Exhibit) -> Vec<String> {
    match exhibit {
        Exhibit::Scene(_) => say.lines(|speaker| lines(speaker, exhibit)),
        _ => lines(&say.first, exhibit),
    }
}

/// Four columns under the seats' names, the dealer marked. The call asked
/// about, or the turn, has a question mark.
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
        // A turn that was lost leaves its place empty.
        cells.resize(before + place, NOTHING.to_owned());
        cells.push(call);
    }
    let headings = WrittenDown::COLUMNS.map(heading);
    let widths: Vec<usize> = (0..WrittenDown::COLUMNS.len())
        .map(|column| {
            let below = cells
                .iter()
                .skip(column)
                .step_by(WrittenDown::COLUMNS.len());
            below
                .chain([&headings[column]])
                .map(|cell| cell.chars().count())
                .max()
                .unwrap_or(0)
        })
        .collect();
    let row = |cells: &[String]| {
        let padded = cells
            .iter()
            .zip(&widths)
            .map(|(cell, &width)| format!("{cell:width$}"));
        padded.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    [row(&headings)]
        .into_iter()
        .chain(cells.chunks(WrittenDown::COLUMNS.len()).map(row))
        .collect()
}

/// `3. East 2♥`: numbered, so that one can be named.
fn numbered_calls(speaker: &Speaker<'_>, dealer: Seat, calls: &[Call]) -> Vec<String> {
    let seats = std::iter::successors(Some(dealer), |seat| Some(seat.lho()));
    let line = |(number, (seat, call)): (usize, (Seat, &Call))| {
        let (seat, call) = (speaker.notation.seat(seat), speaker.notation.call(*call));
        format!("{number:>3}. {seat} {call}")
    };
    (1..).zip(seats.zip(calls)).map(line).collect()
}

/// Headings and rows in columns; what is numbered or counted stands to the right.
fn grid_lines(speaker: &Speaker<'_>, grid: &Grid) -> Vec<String> {
    let headings: Vec<String> = grid
        .columns
        .iter()
        .map(|name| speaker.phrase(name))
        .collect();
    let rows: Vec<Vec<String>> = grid
        .rows
        .iter()
        .map(|row| row.iter().map(|cell| speaker.cell(cell)).collect())
        .collect();
    let width = |column: usize| {
        let all = rows.iter().chain([&headings]);
        all.filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..headings.len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths);
        let cells = cells.map(|(cell, &width)| format!("{cell:>width$}"));
        format!("  {}", cells.collect::<Vec<_>>().join("   "))
            .trim_end()
            .to_owned()
    };
    let heavy = "─".repeat(widths.iter().sum::<usize>() + 3 * widths.len());
    let mut lines = vec![speaker.phrase(&grid.title), line(&headings)];
    for (at, row) in rows.iter().enumerate() {
        lines.push(line(row));
        if grid.line_after == Some(at) {
            lines.push(format!("  {heavy}"));
        }
    }
    lines
}

/// `4♠X by West · 9 tricks won · 1 undertrick`
fn result_line(speaker: &Speaker<'_>, result: &DealResult, declarer: Seat) -> String {
    let notation = &speaker.notation;
    let contract = speaker.with(
        "result-contract",
        [
            (
                "contract",
                notation.contract(result.bid, result.doubling).into(),
            ),
            ("seat", notation.seat(declarer).into()),
        ],
    );
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
        format!(
            "{} · {}",
            role(seat, "table-declarer"),
            role(seat.partner(), "table-dummy")
        )
    });
    let trumps = table.strain.map(|strain| speaker.trumps(strain));
    let mut lines: Vec<String> = roles.into_iter().chain(trumps).collect();
    lines.extend(trick_line(speaker, table));
    let hand = [
        ("seat", notation.seat(table.player).into()),
        ("cards", "".into()),
    ];
    // Some questions are about the cards on the table alone.
    if !table.hand.is_empty() {
        lines.push(speaker.with("table-hand", hand).trim_end().to_owned());
        lines.extend(hand_lines(speaker, table.hand));
    }
    for (seat, hand) in &table.others {
        let heading = [("seat", notation.seat(*seat).into()), ("cards", "".into())];
        lines.push(speaker.with("table-hand", heading).trim_end().to_owned());
        lines.extend(hand_lines(speaker, *hand));
    }
    for seat in Seat::ALL {
        let laid: Vec<String> = table
            .faced
            .iter()
            .filter(|laid| laid.seat == seat)
            .map(|laid| laid_card(speaker, *laid))
            .collect();
        if !laid.is_empty() {
            lines.push(speaker.with(
                "table-faced",
                [
                    ("seat", notation.seat(seat).into()),
                    ("cards", laid.join(", ").into()),
                ],
            ));
        }
    }
    lines
}

/// Nothing where no card has been played: the question says who leads, and
/// some questions leave the trick out.
fn trick_line(speaker: &Speaker<'_>, table: &TableView) -> Option<String> {
    if table.trick.is_empty() {
        return None;
    }
    let mut seat = table.leader;
    let mut cards = Vec::new();
    for &card in &table.trick {
        cards.push(speaker.with(
            "table-trick-card",
            [
                ("seat", speaker.notation.seat(seat).into()),
                ("card", speaker.notation.card(card).into()),
            ],
        ));
        seat = seat.lho();
    }
    Some(speaker.with("table-trick", [("cards", cards.join(", ").into())]))
}

/// One line for each suit, spades first.
fn hand_lines(speaker: &Speaker<'_>, hand: Hand) -> impl Iterator<Item = String> {
    Suit::DESC.into_iter().map(move |suit| {
        let ranks: Vec<String> = hand[suit]
            .iter()
            .map(|rank| speaker.notation.rank(rank))
            .collect();
        let ranks = if ranks.is_empty() {
            NOTHING.to_owned()
        } else {
            ranks.join(" ")
        };
        format!("  {} {ranks}", sign(suit))
    })
}

fn laid_card(speaker: &Speaker<'_>, laid: LaidCard) -> String {
    let kind = match laid.kind {
        Some(PenaltyKind::Minor) => "table-penalty-minor",
        Some(PenaltyKind::Major) => "table-penalty-major",
        None => "table-exposed",
    };
    format!(
        "{} ({})",
        speaker.notation.card(laid.card),
        speaker.text(kind)
    )
}
