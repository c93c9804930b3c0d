//! An auction in four columns, as players write it down.

use crate::{Area, Edge, Ink, Picture, Style, Weight, size, text};
use engine::auction::WrittenDown;
use engine::{Auction, Call, Seat};
use i18n::Speaker;

const ROW: f32 = 17.0;
const HEAD: f32 = 27.0;

struct Written {
    /// The place, counted from the dealer. A lost turn leaves its place without a call.
    place: usize,
    call: Option<Call>,
    /// Whether the question is about this call, or this turn.
    asked: bool,
}

impl Written {
    fn words(&self, speaker: &Speaker<'_>) -> String {
        let call = self.call.map(|call| speaker.notation.call(call));
        call.unwrap_or_default() + if self.asked { "?" } else { "" }
    }
}

/// The calls made, then, in a dashed frame, the call asked about or the turn.
pub(super) fn auction(speaker: &Speaker<'_>, auction: &Auction, asked: Option<Call>) -> Picture {
    let places = auction.places();
    let made = auction.calls().iter().map(|made| (Some(made.call), false));
    let is_asked = asked.is_some() || !auction.has_ended();
    let written = made.chain(is_asked.then_some((asked, true)));
    let written = written.enumerate().map(|(index, (call, asked))| Written {
        place: places.get(index).copied().unwrap_or(index),
        call,
        asked,
    });
    let written: Vec<Written> = written.collect();
    draw(speaker, auction.dealer(), &written, false)
}

/// Calls as written down, legal or not, with numbers to refer to.
pub(super) fn numbered(speaker: &Speaker<'_>, dealer: Seat, calls: &[Call]) -> Picture {
    let written = calls.iter().enumerate().map(|(place, &call)| Written {
        place,
        call: Some(call),
        asked: false,
    });
    let written: Vec<Written> = written.collect();
    draw(speaker, dealer, &written, true)
}

/// How a call is written.
fn style(call: Option<Call>) -> Style {
    let style = Style::new(size::BODY);
    match call {
        Some(Call::Pass) => style.ink(Ink::Muted),
        _ => style.weight(Weight::Semibold),
    }
}

/// Draws a call in the middle of a cell.
pub(crate) fn cell(picture: &mut Picture, speaker: &Speaker<'_>, call: Call, area: Area) {
    let words = text::line(&speaker.notation.call(call), style(Some(call)));
    let words = words.fitted(area.width - 4.0, area.height);
    picture.put_in_the_middle(area, words);
}

fn draw(speaker: &Speaker<'_>, dealer: Seat, written: &[Written], numbered: bool) -> Picture {
    let named = Style::new(size::SMALL).weight(Weight::Semibold);
    let small = Style::new(size::LEAST).ink(Ink::Muted);
    let deals = speaker.text("auction-dealer");
    let heads = WrittenDown::COLUMNS.map(|seat| text::line(&speaker.notation.seat(seat), named));
    let aside = if numbered { 13.0 } else { 0.0 };
    let widest = written
        .iter()
        .map(|call| text::width(&call.words(speaker), style(call.call)) + aside)
        .chain(heads.iter().map(|head| head.width))
        .chain([text::width(&deals, small)])
        .fold(38.0, f32::max);
    let column = widest + 10.0;
    let columns = WrittenDown::by(dealer);
    let last = written.iter().map(|call| call.place).max().unwrap_or(0);
    let rows = columns.rows(last + 1);
    let mut picture = Picture::empty(4.0 * column, HEAD + rows as f32 * ROW + 4.0);
    picture.framed(3.0, Edge::new(Ink::Line, 0.7));
    for ((at, seat), head) in WrittenDown::COLUMNS.into_iter().enumerate().zip(heads) {
        let middle = (at as f32 + 0.5) * column;
        if seat == dealer {
            picture.put_centred(middle, 8.5, head);
            picture.put_centred(middle, 19.0, text::line(&deals, small));
        } else {
            picture.put_centred(middle, HEAD / 2.0, head);
        }
    }
    picture.rule(HEAD, (0.0, picture.width), Edge::new(Ink::Muted, 0.9));
    for call in written {
        let (right, down) = columns.cell(call.place);
        let area = Area::new(
            right as f32 * column + 2.0,
            HEAD + down as f32 * ROW + 2.0,
            column - 4.0,
            ROW,
        );
        if call.asked {
            let edge = Edge {
                dashed: true,
                ..Edge::new(Ink::Accent, 0.9)
            };
            picture.boxed(area, 3.0, None, Some(edge));
        }
        let middle = area.y + area.height / 2.0;
        if numbered {
            let number = text::line(&(call.place + 1).to_string(), small);
            picture.put_centred(area.x + 6.0, middle, number);
        }
        let words = text::line(&call.words(speaker), style(call.call));
        let x = area.x + (area.width + aside) / 2.0;
        picture.put_centred(x, middle, words);
    }
    picture
}
