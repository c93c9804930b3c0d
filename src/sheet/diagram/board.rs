//! A board with its vulnerability, and a contract with its result.

use crate::{Area, Edge, Ink, Picture, Style, Weight, size, text};
use engine::score::DealResult;
use engine::{AbsoluteVulnerability, Seat, Side, Vulnerability, vulnerability_of};
use i18n::Speaker;

/// The size of the drawn board, in points.
const BOARD: f32 = 58.0;

/// The board seen from above, and its conditions in words.
pub(super) fn board(
    speaker: &Speaker<'_>,
    number: Option<u32>,
    dealer: Option<Seat>,
    vulnerability: AbsoluteVulnerability,
) -> Picture {
    let strong = Style::new(size::BODY).weight(Weight::Semibold);
    let mut words = Vec::new();
    if let Some(number) = number {
        let number = speaker.with("board-number", [("number", number.into())]);
        words.push(text::line(&number, strong));
    }
    if let Some(dealer) = dealer {
        let seat = speaker.notation.seat(dealer).into();
        let dealer = speaker.with("board-dealer", [("seat", seat)]);
        words.push(text::line(&dealer, Style::new(size::BODY)));
    }
    for side in Side::ALL {
        let state = vulnerability_of(vulnerability, side);
        let state_words = speaker.notation.vulnerability(state);
        let said = speaker.named(&speaker.notation.side(side), &state_words);
        words.push(text::line(&said, Style::new(size::BODY).ink(ink_of(state))));
    }
    let words = Picture::stacked(0.0, words);
    let mut row = Picture::in_row(12.0, [seen(speaker, number, vulnerability), words]);
    row.height = row.height.max(BOARD);
    row
}

const fn ink_of(state: Vulnerability) -> Ink {
    match state {
        Vulnerability::Vulnerable => Ink::Red,
        Vulnerability::NotVulnerable => Ink::Green,
    }
}

/// The four pockets, filled for a vulnerable side: the difference shows in black and white too.
fn seen(
    speaker: &Speaker<'_>,
    number: Option<u32>,
    vulnerability: AbsoluteVulnerability,
) -> Picture {
    let third = BOARD / 3.6;
    let inner = BOARD - 2.0 * third;
    let mut picture = Picture::empty(BOARD, BOARD);
    for seat in Seat::ALL {
        let state = vulnerability_of(vulnerability, Side::of(seat));
        let (x, y, width, height) = match seat {
            Seat::North => (third, 0.0, inner, third),
            Seat::South => (third, BOARD - third, inner, third),
            Seat::West => (0.0, third, third, inner),
            Seat::East => (BOARD - third, third, third, inner),
        };
        let area = Area::new(x + 1.0, y + 1.0, width - 2.0, height - 2.0);
        let (fill, ink) = match state {
            Vulnerability::Vulnerable => (Some(Ink::Red), Ink::White),
            Vulnerability::NotVulnerable => (None, Ink::Green),
        };
        picture.boxed(area, 2.0, fill, Some(Edge::new(ink_of(state), 0.8)));
        let letter = speaker.notation.seat_letter(seat);
        let letter = text::line(&letter, Style::new(size::SMALL).bold().ink(ink));
        picture.put_in_the_middle(area, letter);
    }
    let core = Area::new(third, third, inner, inner);
    picture.boxed(core, 0.0, None, Some(Edge::new(Ink::Line, 0.7)));
    if let Some(number) = number {
        let number = text::line(&number.to_string(), Style::new(13.0).bold().figures());
        let number = number.fitted(inner - 2.0, inner);
        picture.put_centred(BOARD / 2.0, BOARD / 2.0, number);
    }
    picture
}

/// The contract in large letters, declarer, and the tricks won.
pub(super) fn result(speaker: &Speaker<'_>, result: &DealResult, declarer: Seat) -> Picture {
    let contract = speaker.notation.contract(result.bid, result.doubling);
    let seat = speaker.notation.seat(declarer).into();
    let named = [("contract", contract.into()), ("seat", seat)];
    let by = speaker.with("result-contract", named);
    let tricks = [("tricks", i32::from(result.tricks.get()).into())];
    let tricks = speaker.with("result-tricks", tricks);
    let by = text::line(&by, Style::new(size::HEADING).bold());
    let tricks = text::line(&tricks, Style::new(size::BODY));
    let words = Picture::stacked(0.0, [by, tricks]);
    let mut slip = Picture::empty(words.width + 22.0, words.height + 10.0);
    slip.framed(3.0, Edge::new(Ink::Line, 0.7));
    slip.put(11.0, 5.0, words);
    slip
}
