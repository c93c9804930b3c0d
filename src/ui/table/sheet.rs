//! Calls in four columns under the players' names: the paper, the headings and the look of a call,
//! for every picture of an auction.

use std::sync::Arc;

use contract_bridge::Seat;
use contract_bridge::auction::Call;
use egui::text::LayoutJob;
use egui::{
    Color32, CornerRadius, Galley, Pos2, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2,
};

use crate::engine::auction::WrittenDown;
use crate::ui::control;
use crate::ui::screen::Screen;
use crate::ui::text;
use crate::ui::theme::{Size, Theme, Weight};

/// The paper of an auction, with a cell for each call.
#[derive(Debug)]
pub struct Sheet {
    rect: Rect,
    written: WrittenDown,
    head: f32,
    row: f32,
    margin: f32,
}

impl Sheet {
    /// Lays out paper for `places` calls, `dealer`'s first, with rows at least `row` points high.
    pub fn new(
        ui: &mut Ui,
        screen: &Screen<'_>,
        dealer: Seat,
        places: usize,
        row: f32,
    ) -> (Self, Response) {
        let theme = screen.theme;
        let width = ui.available_width().min(theme.px(480.0));
        let head = Head::of(theme).height;
        let row = row.max(theme.least * LINE * 1.3);
        let written = WrittenDown::by(dealer);
        let height = head + written.rows(places) as f32 * row + theme.space(3.0);
        let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
        let sheet = Self {
            rect,
            written,
            head,
            row,
            margin: theme.px(3.0),
        };
        sheet.paper_ui(ui, screen, dealer);
        (sheet, response)
    }

    /// The cell of a place, from 0; a lost turn is a place without a call.
    pub fn cell(&self, place: usize) -> Rect {
        let (column, row) = self.written.cell(place);
        let size = Vec2::new(self.rect.width() / 4.0, self.row);
        let right = column as f32 * size.x;
        let down = self.head + row as f32 * size.y;
        Rect::from_min_size(self.rect.min + Vec2::new(right, down), size).shrink(self.margin)
    }

    fn paper_ui(&self, ui: &Ui, screen: &Screen<'_>, dealer: Seat) {
        let theme = screen.theme;
        let painter = ui.painter();
        let line = Stroke::new(1.0, theme.line);
        let corner = control::corner(theme);
        painter.rect(self.rect, corner, theme.sheet, line, StrokeKind::Inside);
        let size = Vec2::new(self.rect.width() / 4.0, self.head);
        let notation = &screen.say.notation;
        let head = Words::new(Size::Body, theme.ink, Weight::Semibold);
        // If a name is wider than its column, all names are a little smaller, or letters.
        let names = WrittenDown::COLUMNS.map(|seat| notation.seat(seat));
        let widths = names
            .each_ref()
            .map(|name| head.galley(ui, theme, name, 1.0).size().x);
        let widest = widths.into_iter().fold(1.0, f32::max);
        let share = (size.x - theme.space(1.5)) / widest;
        let spelled = share >= SMALLER;
        let lines = Head::of(theme);
        for (index, seat) in WrittenDown::COLUMNS.into_iter().enumerate() {
            let left = Vec2::new(index as f32 * size.x, 0.0);
            let middle = Rect::from_min_size(self.rect.min + left, size).center();
            let deals = seat == dealer;
            let name = if spelled {
                notation.seat(seat)
            } else {
                notation.seat_letter(seat)
            };
            let galley = head.galley(ui, theme, &name, share.clamp(SMALLER, 1.0));
            // All names are above the line of the word for the dealer, which may be wider than a
            // column.
            let at = middle - Vec2::new(0.0, lines.small / 2.0) - galley.size() / 2.0;
            ui.painter().galley(at, galley, theme.ink);
            if deals {
                let below = middle + Vec2::new(0.0, lines.body / 2.0);
                let word = screen.text("auction-dealer");
                let small = Words::new(Size::Small, theme.muted, Weight::Regular);
                small.put_within(ui, theme, below, &word, self.rect.shrink(self.margin));
            }
        }
        let under = self.rect.top() + self.head;
        let rule = Stroke::new(theme.px(2.0), theme.line);
        painter.hline(self.rect.x_range(), under, rule);
    }
}

/// The smallest scale of names that are wider than their column.
const SMALLER: f32 = 0.72;

/// The smallest scale of calls, which must not leave their column.
const NARROWEST: f32 = 0.5;

/// The line height, in font sizes.
const LINE: f32 = 1.25;

struct Head {
    body: f32,
    small: f32,
    height: f32,
}

impl Head {
    fn of(theme: &Theme) -> Self {
        let body = theme.size(Size::Body) * LINE;
        let small = theme.size(Size::Small) * LINE;
        Self {
            body,
            small,
            height: (body + small + theme.space(2.0)).max(theme.px(54.0)),
        }
    }
}

/// The font size, colour and weight of words on the sheet.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    size: Size,
    color: Color32,
    weight: Weight,
}

impl Words {
    pub const fn new(size: Size, color: Color32, weight: Weight) -> Self {
        Self {
            size,
            color,
            weight,
        }
    }

    fn galley(self, ui: &Ui, theme: &Theme, words: &str, share: f32) -> Arc<Galley> {
        let size = theme.size(self.size) * share;
        let format = theme.format(size, self.weight, self.color);
        let job = LayoutJob::single_section(words.to_owned(), format);
        ui.painter().layout_job(job)
    }

    /// Writes words centred on a point.
    pub fn put(self, ui: &Ui, theme: &Theme, at: Pos2, words: &str) {
        self.put_within(ui, theme, at, words, Rect::EVERYTHING);
    }

    /// Like [`Self::put`], moved sideways as far as needed to stay within a rectangle.
    fn put_within(self, ui: &Ui, theme: &Theme, at: Pos2, words: &str, within: Rect) {
        let galley = self.galley(ui, theme, words, 1.0);
        let corner = at - galley.size() / 2.0;
        let most = (within.right() - galley.size().x).max(within.left());
        let corner = Pos2::new(corner.x.clamp(within.left(), most), corner.y);
        ui.painter().galley(corner, galley, self.color);
    }
}

/// A call in its cell: a bid in its colours, double and redouble like the cards of the bidding box.
/// A call that is wider than its cell has smaller letters.
pub fn call_ui(ui: &Ui, screen: &Screen<'_>, cell: Rect, call: Call, strong: bool) {
    let theme = screen.theme;
    let room = cell.width() - theme.space(0.5);
    let (mut galley, ground) = call_of(ui, screen, call, strong, 1.0);
    let margin = Vec2::new(theme.space(3.0), theme.space(0.5));
    let edge = if ground.is_some() { margin.x } else { 0.0 };
    let least = edge.min(theme.space(1.0));
    if galley.size().x + least > room {
        let share = ((room - least) / galley.size().x).max(NARROWEST);
        galley = call_of(ui, screen, call, strong, share).0;
    }
    if let Some(ground) = ground {
        let size = galley.size() + margin;
        let card = Vec2::new(size.x.min(room.max(galley.size().x + least)), size.y);
        let card = Rect::from_center_size(cell.center(), card);
        ui.painter()
            .rect_filled(card, CornerRadius::same(theme.px(5.0) as u8), ground);
    }
    ui.painter()
        .galley(cell.center() - galley.size() / 2.0, galley, theme.ink);
}

/// The letters of a call at a scale, and the background colour of a double or redouble.
fn call_of(
    ui: &Ui,
    screen: &Screen<'_>,
    call: Call,
    strong: bool,
    share: f32,
) -> (Arc<Galley>, Option<Color32>) {
    let theme = screen.theme;
    let size = |points: f32| theme.px(points).max(theme.least) * share;
    let weight = if strong {
        Weight::Bold
    } else {
        Weight::Semibold
    };
    let word = screen.say.notation.call(call);
    let mut job = LayoutJob::default();
    let mut add = |words: &str, format| job.append(words, 0.0, format);
    let ground = match call {
        Call::Bid(bid) => {
            let suit = bid.strain.suit();
            let color = suit.map_or(theme.ink, |suit| theme.suit_in_text(suit));
            let level = bid.level.to_string();
            add(&level, theme.figures(size(21.0), weight, theme.ink));
            let sign = screen.say.notation.strain_sign(bid.strain);
            add(&sign, theme.format(size(21.0), weight, color));
            None
        }
        Call::Pass => {
            add(
                &word,
                theme.format(size(18.0), Weight::Regular, theme.muted),
            );
            None
        }
        Call::Double | Call::Redouble => {
            add(
                &word,
                theme.format(size(16.0), Weight::Bold, Color32::WHITE),
            );
            Some(if call == Call::Double {
                theme.double
            } else {
                theme.redouble
            })
        }
    };
    (ui.painter().layout_job(job), ground)
}

/// A dashed frame around a call that is being asked about.
pub fn dashed_ui(ui: &Ui, screen: &Screen<'_>, cell: Rect) {
    let theme = screen.theme;
    let ground = theme.accent_ground;
    ui.painter().rect_filled(cell, radius(theme), ground);
    let corners = [
        cell.left_top(),
        cell.right_top(),
        cell.right_bottom(),
        cell.left_bottom(),
        cell.left_top(),
    ];
    let stroke = Stroke::new(theme.px(2.0), theme.accent);
    ui.painter()
        .extend(egui::Shape::dashed_line(&corners, stroke, 6.0, 4.0));
}

/// The frame around a decisive call.
pub fn frame_ui(ui: &Ui, screen: &Screen<'_>, cell: Rect) {
    let theme = screen.theme;
    let stroke = Stroke::new(theme.px(3.0), theme.ink);
    ui.painter()
        .rect_stroke(cell, radius(theme), stroke, StrokeKind::Inside);
}

pub fn radius(theme: &Theme) -> CornerRadius {
    CornerRadius::same(theme.px(6.0) as u8)
}

/// Names the decisive calls below the sheet, for readers who do not see the frames or do not know
/// their meaning.
pub fn decisive_ui(ui: &mut Ui, screen: &Screen<'_>, decisive: &[(Seat, Call)]) {
    if decisive.is_empty() {
        return;
    }
    let notation = &screen.say.notation;
    let calls: Vec<String> = decisive
        .iter()
        .map(|&(seat, call)| {
            let seat = ("seat", notation.seat(seat).into());
            let call = ("call", notation.call(call).into());
            // No-break spaces: a call must not break at the end of a line.
            screen
                .with("auction-call", [seat, call])
                .replace(' ', "\u{a0}")
        })
        .collect();
    let variables = [
        ("number", calls.len().into()),
        ("calls", calls.join(" · ").into()),
    ];
    let words = screen.with("auction-decisive", variables);
    text::muted_ui(ui, screen.theme, &words);
}
