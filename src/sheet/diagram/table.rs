//! The table: each player's visible hand and faced cards, with the trick in the middle.

use crate::{Area, Edge, Ink, Picture, Style, Weight, size, text};
use engine::laws::penalty_card::PenaltyKind;
use engine::{Card, Hand, Seat, Suit};
use exercise::{LaidCard, TableView};
use i18n::Speaker;
use i18n::notation::sign;

const NOTHING: &str = "–";

/// The width and height of a drawn card, in points.
const CARD: (f32, f32) = (29.0, 20.0);

/// The gap between a player and the trick.
const GAP: f32 = 12.0;

pub(super) fn table(speaker: &Speaker<'_>, table: &TableView) -> Picture {
    let seen = |seat: &Seat| {
        !hand_of(table, *seat).is_empty() || table.faced.iter().any(|laid| laid.seat == *seat)
    };
    let with_cards: Vec<Seat> = Seat::ALL.into_iter().filter(seen).collect();
    // With the cards of one player only, the other seats are not drawn.
    if let [only] = with_cards[..]
        && table.is_bare()
    {
        return player(speaker, table, only);
    }
    let [north, east, south, west] = Seat::ALL.map(|seat| player(speaker, table, seat));
    let middle = middle(speaker, table);
    let column = middle.width.max(north.width).max(south.width);
    let row = middle.height.max(east.height).max(west.height);
    let trumps = table.strain.map(|strain| {
        let words = speaker.trumps(strain);
        let words = match strain.suit() {
            Some(suit) => format!("{words} {}", sign(suit)),
            None => words,
        };
        text::line(&words, Style::new(size::SMALL).weight(Weight::Semibold))
    });
    let above = trumps.as_ref().map_or(0.0, |words| words.height + 2.0);
    let gap = 7.0;
    let left = west.width + GAP;
    let top = above + north.height + gap;
    let mut picture = Picture::empty(
        left + column + GAP + east.width,
        top + row + gap + south.height,
    );
    let centre = left + column / 2.0;
    if let Some(words) = trumps {
        picture.width = picture.width.max(words.width);
        picture.put(0.0, 0.0, words);
    }
    let north_x = centre - north.width / 2.0;
    picture.put(north_x, above, north);
    picture.put(0.0, top + (row - west.height) / 2.0, west);
    picture.put_centred(centre, top + row / 2.0, middle);
    picture.put(left + column + GAP, top + (row - east.height) / 2.0, east);
    let south_x = centre - south.width / 2.0;
    picture.put(south_x, top + row + gap, south);
    picture
}

fn hand_of(table: &TableView, seat: Seat) -> Hand {
    if seat == table.player {
        return table.hand;
    }
    let other = table.others.iter().find(|(other, _)| *other == seat);
    other.map_or(Hand::EMPTY, |(_, hand)| *hand)
}

/// A player's name and role, hand, and faced cards.
fn player(speaker: &Speaker<'_>, table: &TableView, seat: Seat) -> Picture {
    let mut block = name(speaker, table, seat);
    let hand = hand_of(table, seat);
    if !hand.is_empty() {
        block.add_below(2.0, suits(speaker, hand));
    }
    let laid = table.faced.iter().filter(|laid| laid.seat == seat);
    let mut kinds: Vec<(Option<PenaltyKind>, Vec<LaidCard>)> = Vec::new();
    for card in laid {
        match kinds.iter_mut().find(|(kind, _)| *kind == card.kind) {
            Some((_, cards)) => cards.push(*card),
            None => kinds.push((card.kind, vec![*card])),
        }
    }
    if !kinds.is_empty() {
        let groups = kinds
            .into_iter()
            .map(|(kind, cards)| faced(speaker, kind, &cards));
        block.add_below(4.0, Picture::in_row(8.0, groups));
    }
    block
}

/// The player's name, white on black for the player asked about.
fn name(speaker: &Speaker<'_>, table: &TableView, seat: Seat) -> Picture {
    let mut words = speaker.notation.seat(seat);
    if let Some(role) = table.role(seat) {
        words = format!("{words} · {}", speaker.text(role));
    }
    let style = Style::new(size::SMALL).weight(Weight::Semibold);
    if seat != table.player {
        return text::line(&words, style);
    }
    let words = text::line(&words, style.bold().ink(Ink::White));
    let mut pill = Picture::empty(words.width + 10.0, words.height + 2.0);
    let area = Area::new(0.0, 0.0, pill.width, pill.height);
    pill.boxed(area, 3.0, Some(Ink::Black), None);
    pill.put(5.0, 1.0, words);
    pill
}

/// One line for each suit, spades first.
fn suits(speaker: &Speaker<'_>, hand: Hand) -> Picture {
    let style = Style::new(size::BODY + 0.5).weight(Weight::Semibold);
    let lines = Suit::DESC.map(|suit| {
        let ranks: Vec<String> = hand[suit]
            .iter()
            .map(|rank| speaker.notation.rank(rank))
            .collect();
        let ranks = if ranks.is_empty() {
            text::line(NOTHING, style.ink(Ink::Muted))
        } else {
            text::line(&ranks.join(" "), style)
        };
        let sign = text::line(&sign(suit).to_string(), style);
        let mut line = Picture::empty(14.0 + ranks.width, style.size * 1.28);
        line.put(0.0, -0.4, sign);
        line.put(14.0, -0.4, ranks);
        line
    });
    Picture::stacked(0.0, lines)
}

/// Faced cards, with a label that says what they are.
fn faced(speaker: &Speaker<'_>, kind: Option<PenaltyKind>, cards: &[LaidCard]) -> Picture {
    let ground = kind.map_or(Ink::White, |_| Ink::Penalty);
    let laid = cards
        .iter()
        .map(|laid| card(speaker, laid.card, ground, Ink::Black));
    let row = Picture::in_row(4.0, laid);
    let what = speaker.text(match kind {
        Some(PenaltyKind::Minor) => "table-penalty-minor",
        Some(PenaltyKind::Major) => "table-penalty-major",
        None => "table-exposed",
    });
    let what = text::line(&what, Style::new(size::LEAST));
    Picture::stacked(1.0, [row, what])
}

/// A single card, drawn face up.
pub(crate) fn card(speaker: &Speaker<'_>, card: Card, ground: Ink, edge: Ink) -> Picture {
    let mut picture = Picture::empty(CARD.0, CARD.1);
    let area = Area::new(0.0, 0.0, CARD.0, CARD.1);
    picture.boxed(area, 3.0, Some(ground), Some(Edge::new(edge, 0.8)));
    let words = text::line(&speaker.notation.card(card), Style::new(11.0).bold());
    picture.put_centred(CARD.0 / 2.0, CARD.1 / 2.0, words);
    picture
}

/// The cards of the trick, each in front of its player; the lead is named.
fn middle(speaker: &Speaker<'_>, table: &TableView) -> Picture {
    if table.trick.is_empty() {
        return on_lead(speaker, table);
    }
    let led = text::line(
        &speaker.text("table-led"),
        Style::new(size::LEAST).ink(Ink::Muted),
    );
    let (width, height) = CARD;
    // The word is beside North's or South's card, and below East's or West's.
    let half = (width / 2.0 + 4.0 + led.width).max(1.5 * width + 8.0);
    let down = height + 13.0;
    let mut picture = Picture::empty(2.0 * half, 2.0 * down + height);
    let centre = (half, down + height / 2.0);
    let mut seat = table.leader;
    for (at, &played) in table.trick.iter().enumerate() {
        let aside = width + 7.0;
        let (x, y) = match seat {
            Seat::North => (centre.0, centre.1 - down),
            Seat::South => (centre.0, centre.1 + down),
            Seat::West => (centre.0 - aside, centre.1),
            Seat::East => (centre.0 + aside, centre.1),
        };
        let face = card(speaker, played, Ink::White, Ink::Black);
        picture.put_centred(x, y, face);
        // A single card is obviously the lead and needs no word.
        if at == 0 && table.trick.len() > 1 {
            let place = match seat {
                Seat::North | Seat::South => (x + width / 2.0 + 4.0, y - led.height / 2.0),
                Seat::West => ((x - width / 2.0).max(0.0), y + height / 2.0),
                Seat::East => (x + width / 2.0 - led.width, y + height / 2.0),
            };
            picture.put(place.0, place.1, led.clone());
        }
        seat = seat.lho();
    }
    picture
}

/// Says who is on lead, if it is the player asked about.
fn on_lead(speaker: &Speaker<'_>, table: &TableView) -> Picture {
    let mut picture = Picture::empty(70.0, 26.0);
    if !table.is_bare() && table.leader == table.player {
        let seat = speaker.notation.seat(table.player).into();
        let words = speaker.with("table-on-lead", [("seat", seat)]);
        let words = text::line(&words, Style::new(size::SMALL).ink(Ink::Muted));
        picture.width = picture.width.max(words.width);
        picture.put_centred(picture.width / 2.0, 13.0, words);
    }
    picture
}
