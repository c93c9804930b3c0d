//! An auction in four columns, as players write it down.

use crate::font::Weight;
use crate::picture::{Area, Edge, Ink, Picture};
use crate::text::{self, Style, size};
use engine::auction::WrittenDown;
use engine::{Auction, Call, Seat};
use i18n::Speaker;

/// The height of a row of calls.
const ROW: f32 = 17.0;

/// The height of the heading.
const HEAD: f32 = 27.0;

/// A cell of an auction.
#[derive(Default)]
struct Written {
    /// The place, counted from the dealer. A lost turn leaves its place without a call.
    place: usize,
    words: String,
    call: Option<Call>,
    /// The number of the call, where calls are numbered.
    number: Option<usize>,
    /// Whether the question is about this call.
    asked: bool,
}

/// The calls made, then, in a dashed frame, the call asked about or the turn.
pub(super) fn auction(speaker: &Speaker<'_>, auction: &Auction, asked: Option<Call>) -> Picture {
    let places = auction.places();
    let place = |index: usize| places.get(index).copied().unwrap_or(index);
    let made = auction.calls().iter().enumerate();
    let mut written: Vec<Written> = made
        .map(|(index, made)| Written {
            place: place(index),
            words: speaker.notation.call(made.call),
            call: Some(made.call),
            ..Written::default()
        })
        .collect();
    if asked.is_some() || !auction.has_ended() {
        let call = asked.map(|call| speaker.notation.call(call));
        written.push(Written {
            place: place(auction.calls().len()),
            words: format!("{}?", call.unwrap_or_default()),
            call: asked,
            asked: true,
            ..Written::default()
        });
    }
    draw(speaker, auction.dealer(), &written)
}

/// Calls as written down, legal or not, with numbers to refer to.
pub(super) fn numbered(speaker: &Speaker<'_>, dealer: Seat, calls: &[Call]) -> Picture {
    let written: Vec<Written> = calls
        .iter()
        .enumerate()
        .map(|(place, &call)| Written {
            place,
            words: speaker.notation.call(call),
            call: Some(call),
            number: Some(place + 1),
            ..Written::default()
        })
        .collect();
    draw(speaker, dealer, &written)
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

fn draw(speaker: &Speaker<'_>, dealer: Seat, written: &[Written]) -> Picture {
    let named = Style::new(size::SMALL).weight(Weight::Semibold);
    let small = Style::new(size::LEAST).ink(Ink::Muted);
    let deals = speaker.text("auction-dealer");
    let heads = WrittenDown::COLUMNS.map(|seat| text::line(&speaker.notation.seat(seat), named));
    let numbered = written.iter().any(|call| call.number.is_some());
    let aside = if numbered { 13.0 } else { 0.0 };
    let widest = written
        .iter()
        .map(|call| text::width(&call.words, style(call.call)) + aside)
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
        if let Some(number) = call.number {
            let number = text::line(&number.to_string(), small);
            picture.put_centred(area.x + 6.0, middle, number);
        }
        let words = text::line(&call.words, style(call.call));
        let x = area.x + (area.width + aside) / 2.0;
        picture.put_centred(x, middle, words);
    }
    picture
}
