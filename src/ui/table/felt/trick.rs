//! The trick: a card in front of each player who has played, and a mark for the leader.

use std::sync::Arc;

use contract_bridge::Seat;
use egui::{Align2, Galley, Pos2, Rect, Ui, Vec2};

use crate::exercise::TableView;
use crate::ui::table::{card, felt::faced::line};
use crate::ui::{Screen, Size, Theme, Weight};

#[derive(Debug)]
pub(super) struct Trick {
    /// The size of a card.
    pub(super) card: Vec2,
    /// The distance from the middle to the farthest edge at the sides.
    pub(super) reach: f32,
    /// The height of the whole trick, and of its middle: a card, or the words there.
    pub(super) height: f32,
    pub(super) high: f32,
    /// Whether no card was played to it.
    pub(super) empty: bool,
    /// The note who is on lead, if no card was led; the word that marks the card led.
    on_lead: Option<Arc<Galley>>,
    led: Option<Arc<Galley>>,
}

impl Trick {
    /// The width of a card, in points of the design.
    pub(super) const CARD: f32 = 58.0;
    /// From the middle of the trick to the middle of a card, across and down, in card widths.
    const ACROSS: f32 = 72.0 / 58.0;
    const DOWN: f32 = 46.0 / 58.0;

    pub(super) fn of(ui: &Ui, screen: &Screen<'_>, table: &TableView, width: f32) -> Self {
        let theme = screen.theme;
        let card = Vec2::new(width, width * card::PROPORTION);
        let empty = table.trick.is_empty();
        // Only the player on lead is named. The player asked about may be another one.
        let asked = empty && !table.is_bare() && table.leader == table.player;
        let on_lead = asked.then(|| {
            let seat = screen.say.notation.seat(table.player);
            let words = screen.with("table-on-lead", [("seat", seat.into())]);
            let color = theme.on_felt_muted;
            line(ui, theme, &words, Size::Body, Weight::Regular, color)
        });
        // A single card needs no mark: it was led.
        let led = (table.trick.len() > 1).then(|| {
            let words = screen.text("table-led");
            let color = theme.on_felt_muted;
            line(ui, theme, &words, Size::Small, Weight::Semibold, color)
        });
        let (reach, height, high) = if empty {
            let note = on_lead.as_ref().map_or(Vec2::ZERO, |it| it.size());
            // An empty trick that no question is about needs little room.
            let height = theme.px(if table.is_bare() { 84.0 } else { 112.0 });
            (note.x / 2.0, height, note.y)
        } else {
            let word = led.as_ref().map_or(0.0, |it| it.size().x);
            let reach = match table.leader {
                Seat::East => width * (Self::ACROSS + 0.5) + theme.space(1.5) + word,
                _ => width * (Self::ACROSS + 0.5),
            };
            (reach, 2.0 * width * Self::DOWN + card.y, card.y)
        };
        Self {
            card,
            reach,
            height,
            high,
            empty,
            on_lead,
            led,
        }
    }

    /// The trick without the word beside East's card or the note who is on lead, for want of room.
    pub(super) fn narrow(mut self, theme: &Theme) -> Self {
        if self.empty && theme.index > 0.0 {
            // The name of the player on lead stands out from the others.
            self.on_lead = None;
            (self.reach, self.high) = (0.0, 0.0);
            self.height = theme.space(4.0);
        }
        let cards = self.card.x * (Self::ACROSS + 0.5);
        if !self.empty && self.reach > cards {
            self.led = None;
            self.reach = cards;
        }
        self
    }

    /// The distance that North's card and the word beside it extend to the left.
    pub(super) fn left_of_north(&self, theme: &Theme, table: &TableView) -> f32 {
        let led = self.led.as_ref().filter(|_| table.leader == Seat::North);
        let word = led.map_or(0.0, |it| it.size().x + theme.space(1.5));
        self.card.x / 2.0 + word
    }

    fn place(&self, middle: Pos2, seat: Seat) -> Rect {
        let (across, down) = match seat {
            Seat::North => (0.0, -Self::DOWN),
            Seat::East => (Self::ACROSS, 0.0),
            Seat::South => (0.0, Self::DOWN),
            Seat::West => (-Self::ACROSS, 0.0),
        };
        let at = middle + Vec2::new(across, down) * self.card.x;
        Rect::from_center_size(at, self.card)
    }

    /// Draws the cards played, each in front of its player, and marks the card led.
    pub(super) fn draw_ui(&self, ui: &Ui, screen: &Screen<'_>, middle: Pos2, table: &TableView) {
        let theme = screen.theme;
        let painter = ui.painter();
        if let Some(words) = &self.on_lead {
            let at = middle - words.size() / 2.0;
            painter.galley(at, words.clone(), theme.on_felt_muted);
        }
        let seats = std::iter::successors(Some(table.leader), |seat| Some(seat.lho()));
        for (&card, seat) in table.trick.iter().zip(seats) {
            card::face(ui, screen, self.place(middle, seat), card);
        }
        let Some(words) = &self.led else {
            return;
        };
        // The word is on the free side of the card that was led.
        let card = self.place(middle, table.leader);
        let gap = theme.space(1.5);
        let (align, at) = match table.leader {
            Seat::North => (Align2::RIGHT_TOP, card.left_top() + Vec2::new(-gap, gap)),
            Seat::South => (Align2::RIGHT_BOTTOM, card.left_bottom() - Vec2::splat(gap)),
            Seat::West => (Align2::RIGHT_TOP, card.right_bottom()),
            // The names of North and South are at the right, above and below.
            Seat::East => (Align2::LEFT_CENTER, card.right_center() + gap * Vec2::X),
        };
        let rect = align.anchor_size(at, words.size());
        painter.galley(rect.min, words.clone(), theme.on_felt_muted);
    }
}
