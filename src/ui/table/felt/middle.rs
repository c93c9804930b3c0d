//! The middle of the table: the trick, the names around it, trumps, and the
//! cards of others that are seen. South is nearest, as the learner sits.

use contract_bridge::{Seat, Strain};
use egui::{Align2, CornerRadius, Pos2, Rect, Ui, Vec2};

use crate::exercise::TableView;
use crate::ui::screens::Screen;
use crate::ui::table::card;
use crate::ui::table::felt::seated::Seated;
use crate::ui::table::felt::{line, name};
use crate::ui::theme::{Size, Theme, Weight};

/// From the middle to the far edge of a card of the trick, in points of the design.
const TRICK_REACH: f32 = 106.0;

/// What lies around the trick, and the room that it needs.
#[derive(Debug)]
pub(super) struct Middle {
    north: Seated,
    south: Seated,
    east: Seated,
    west: Seated,
    /// Heights: above the trick, around it, below it.
    above: f32,
    around: f32,
    below: f32,
}

impl Middle {
    pub(super) fn of(theme: &Theme, table: &TableView) -> Self {
        let [north, east, south, west] =
            [Seat::North, Seat::East, Seat::South, Seat::West].map(|seat| Seated::of(table, seat));
        // Nothing has been played, and nothing is asked about the trick: no room for it.
        let trick = theme.px(match (table.is_bare(), table.trick.is_empty()) {
            (true, _) => 84.0,
            (false, true) => 112.0,
            (false, false) => 194.0,
        });
        let side = |seated: &Seated| match seated.side_height(theme) {
            0.0 => 0.0,
            height => height + name_height(theme) + theme.space(4.0),
        };
        // Cards at the side leave no room for names beside the trick.
        let aside = !(east.is_empty() && west.is_empty());
        let row = |seated: &Seated, seat: Seat| match seated.row_height(theme) {
            0.0 if aside && !is_named_below(table, seat) => name_height(theme),
            height => height,
        };
        Self {
            around: trick.max(side(&east)).max(side(&west)),
            above: row(&north, Seat::North),
            below: row(&south, Seat::South),
            north,
            south,
            east,
            west,
        }
    }

    pub(super) fn height(&self) -> f32 {
        self.above + self.around + self.below
    }

    pub(super) fn draw_ui(&self, ui: &Ui, screen: &Screen<'_>, area: Rect, table: &TableView) {
        let theme = screen.theme;
        let top = area.top() + self.above;
        let around = Rect::from_min_max(
            Pos2::new(area.left(), top),
            Pos2::new(area.right(), top + self.around),
        );
        let aside = theme.px(160.0).min(area.width() / 4.0);
        let row = |top: f32, height: f32| {
            let room =
                Rect::from_min_size(Pos2::new(area.left(), top), Vec2::new(area.width(), height));
            room.shrink2(Vec2::new(aside, 0.0))
        };
        let margin = theme.space(3.0);
        let rows = [
            (Seat::North, &self.north, area.top() + margin, self.above),
            (Seat::South, &self.south, around.bottom(), self.below),
        ];
        for (seat, seated, top, height) in rows {
            if seated.is_empty() {
                let room = match height {
                    0.0 => around,
                    _ => row(top, height),
                };
                name_ui(ui, screen, room, seat, table, height > 0.0);
                continue;
            }
            let place = seated.row_ui(ui, screen, row(top, height));
            let at = place.right_center() + Vec2::new(theme.space(3.0), 0.0);
            pill_ui(ui, screen, Align2::LEFT_CENTER, at, seat, table);
        }
        for (seat, seated) in [(Seat::East, &self.east), (Seat::West, &self.west)] {
            if seated.is_empty() {
                name_ui(ui, screen, around, seat, table, false);
            } else {
                side_ui(ui, screen, around, seat, seated, table);
            }
        }
        trick_ui(ui, screen, around.center(), table);
        if let Some(strain) = table.strain {
            trumps_ui(ui, screen, area, strain);
        }
    }
}

fn name_height(theme: &Theme) -> f32 {
    theme.px(32.0)
}

/// A player at the side: the name, under it the cards.
fn side_ui(
    ui: &Ui,
    screen: &Screen<'_>,
    around: Rect,
    seat: Seat,
    seated: &Seated,
    table: &TableView,
) {
    let theme = screen.theme;
    let at_right = seat == Seat::East;
    let inner = around.shrink2(Vec2::new(theme.space(5.0), theme.space(2.0)));
    let reach = around.width() / 2.0 - theme.px(TRICK_REACH) - theme.space(7.0);
    let width = reach.max(theme.px(60.0)).min(inner.width());
    let height = seated.side_height(theme) + name_height(theme);
    let top = inner.center().y - height.min(inner.height()) / 2.0;
    let left = if at_right {
        inner.right() - width
    } else {
        inner.left()
    };
    let room = Rect::from_min_size(Pos2::new(left, top), Vec2::new(width, height));
    let (align, corner) = if at_right {
        (Align2::RIGHT_TOP, room.right_top())
    } else {
        (Align2::LEFT_TOP, room.left_top())
    };
    pill_ui(ui, screen, align, corner, seat, table);
    let cards = room.with_min_y(room.top() + name_height(theme));
    seated.side_ui(ui, screen, cards, at_right);
}

/// The cards played, each in front of its player; who led is marked.
fn trick_ui(ui: &Ui, screen: &Screen<'_>, middle: Pos2, table: &TableView) {
    let theme = screen.theme;
    let painter = ui.painter();
    let width = theme.px(58.0);
    let size = Vec2::new(width, width * card::PROPORTION);
    let place = |seat: Seat| {
        let (right, down) = match seat {
            Seat::North => (0.0, -46.0),
            Seat::East => (72.0, 0.0),
            Seat::South => (0.0, 46.0),
            Seat::West => (-72.0, 0.0),
        };
        middle + Vec2::new(theme.px(right), theme.px(down))
    };
    // Only the player whose turn it is leads: another may be asked about.
    if table.trick.is_empty() && !table.is_bare() && table.leader == table.player {
        let seat = screen.say.notation.seat(table.player);
        let words = screen.say.with("table-on-lead", [("seat", seat.into())]);
        let color = theme.on_felt_muted;
        let galley = line(ui, theme, &words, Size::Body, Weight::Regular, color);
        painter.galley(middle - galley.size() / 2.0, galley, color);
    }
    // In the order played, so that later cards lie on top.
    let mut seat = table.leader;
    for &card in &table.trick {
        let rect = Rect::from_center_size(place(seat), size);
        card::face(painter, theme, &screen.say.notation, rect, card);
        seat = seat.lho();
    }
    // One card alone was led, who else.
    if table.trick.len() > 1 {
        let rect = Rect::from_center_size(place(table.leader), size);
        led_ui(ui, screen, rect, table.leader);
    }
}

/// The word beside the card that was led, on its free side.
fn led_ui(ui: &Ui, screen: &Screen<'_>, card: Rect, seat: Seat) {
    let theme = screen.theme;
    let words = screen.say.text("table-led");
    let color = theme.on_felt_muted;
    let galley = line(ui, theme, &words, Size::Small, Weight::Semibold, color);
    let gap = theme.space(1.5);
    let (align, at) = match seat {
        Seat::North => (Align2::RIGHT_TOP, card.left_top() + Vec2::new(-gap, gap)),
        Seat::South => (Align2::RIGHT_BOTTOM, card.left_bottom() - Vec2::splat(gap)),
        Seat::West => (
            Align2::RIGHT_CENTER,
            card.left_center() - Vec2::new(gap, 0.0),
        ),
        Seat::East => (
            Align2::LEFT_CENTER,
            card.right_center() + Vec2::new(gap, 0.0),
        ),
    };
    let rect = align.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, color);
}

/// A player's name where there are no cards to stand beside.
/// `alone`: no trick is in its way.
fn name_ui(ui: &Ui, screen: &Screen<'_>, area: Rect, seat: Seat, table: &TableView, alone: bool) {
    let theme = screen.theme;
    if alone {
        let at = area.center_top();
        pill_ui(ui, screen, Align2::CENTER_TOP, at, seat, table);
        return;
    }
    let inner = area.shrink(theme.space(3.0));
    // North and South stand beside the cards of the trick, where there is room.
    let aside = if table.is_bare() || table.trick.is_empty() {
        0.0
    } else {
        theme.px(88.0)
    };
    let (align, at) = match seat {
        Seat::East => (Align2::RIGHT_CENTER, inner.right_center()),
        Seat::West => (Align2::LEFT_CENTER, inner.left_center()),
        Seat::North if aside > 0.0 => (Align2::LEFT_TOP, inner.center_top()),
        Seat::South if aside > 0.0 => (Align2::LEFT_BOTTOM, inner.center_bottom()),
        Seat::North => (Align2::CENTER_TOP, inner.center_top()),
        Seat::South => (Align2::CENTER_BOTTOM, inner.center_bottom()),
    };
    let aside = match seat {
        Seat::North | Seat::South => aside,
        Seat::East | Seat::West => 0.0,
    };
    pill_ui(ui, screen, align, at + Vec2::new(aside, 0.0), seat, table);
}

/// A name; on a light ground where it is the player asked about. South’s stands
/// right below, with the hand along the edge.
fn pill_ui(ui: &Ui, screen: &Screen<'_>, align: Align2, at: Pos2, seat: Seat, table: &TableView) {
    if !is_named_below(table, seat) {
        name_pill_ui(ui, screen, align, at, seat, table);
    }
}

fn is_named_below(table: &TableView, seat: Seat) -> bool {
    seat == Seat::South && seat == table.player && !table.hand.is_empty()
}

/// See [`pill_ui`]; wherever the player sits.
pub(super) fn name_pill_ui(
    ui: &Ui,
    screen: &Screen<'_>,
    align: Align2,
    at: Pos2,
    seat: Seat,
    table: &TableView,
) {
    let theme = screen.theme;
    let words = name(screen, seat, table);
    let here = seat == table.player;
    let (weight, color) = if here {
        (Weight::Bold, theme.on_penalty)
    } else {
        (Weight::Semibold, theme.on_felt)
    };
    let galley = line(ui, theme, &words, Size::Small, weight, color);
    let size = galley.size() + Vec2::new(theme.space(4.0), theme.space(1.0));
    let rect = align.anchor_size(at, size);
    if here {
        let radius = CornerRadius::same((size.y / 2.0) as u8);
        ui.painter().rect_filled(rect, radius, theme.penalty);
    }
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, color);
}

/// The trump suit, in the corner, as a word and a sign.
fn trumps_ui(ui: &Ui, screen: &Screen<'_>, area: Rect, strain: Strain) {
    let theme = screen.theme;
    let words = screen.say.trumps(strain);
    let words = match strain.suit() {
        Some(suit) => format!("{words} {}", crate::i18n::notation::sign(suit)),
        None => words,
    };
    let color = theme.on_felt;
    let galley = line(ui, theme, &words, Size::Small, Weight::Semibold, color);
    let at = area.min + Vec2::new(theme.space(5.0), theme.space(4.0));
    ui.painter().galley(at, galley, color);
}
