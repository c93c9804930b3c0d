//! Calls in four columns under the players' names, for every picture of an auction.

use std::sync::Arc;

use contract_bridge::{Seat, auction::Call};
use egui::{
    Align2, Color32, CornerRadius, Galley, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind,
    Ui, Vec2, text::LayoutJob,
};

use crate::engine::{Auction, Outcome, auction::WrittenDown};
use crate::ui::{Screen, Size, Style, Theme, Weight, control, text};

/// The paper of an auction, with a cell for each call.
#[derive(Debug)]
pub struct AuctionGrid {
    rect: Rect,
    written: WrittenDown,
    head: f32,
    row: f32,
    margin: f32,
}

impl AuctionGrid {
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
        let [.., head] = head_heights(theme);
        let row = row.max(theme.least * LINE * 1.3);
        let written = WrittenDown::by(dealer);
        let height = head + written.rows(places) as f32 * row + theme.space(3.0);
        let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
        let grid = Self {
            rect,
            written,
            head,
            row,
            margin: theme.px(3.0),
        };
        grid.paper_ui(ui, screen, dealer);
        (grid, response)
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
        // If a name is wider than its column, all names are a little smaller, or letters.
        let lay_out = |name: &str, share: f32| {
            let mut style = Style::new(theme, Size::Body, Weight::Semibold);
            style.size *= share;
            text::line(ui, theme, name, style)
        };
        let widths = WrittenDown::COLUMNS.map(|seat| lay_out(&notation.seat(seat), 1.0).size().x);
        let widest = widths.into_iter().fold(1.0, f32::max);
        let share = (size.x - theme.space(1.5)) / widest;
        let [body, small, _] = head_heights(theme);
        for (index, seat) in WrittenDown::COLUMNS.into_iter().enumerate() {
            let left = Vec2::new(index as f32 * size.x, 0.0);
            let middle = Rect::from_min_size(self.rect.min + left, size).center();
            let name = match share >= SMALLER {
                true => notation.seat(seat),
                false => notation.seat_letter(seat),
            };
            let galley = lay_out(&name, share.clamp(SMALLER, 1.0));
            // Names are above the line of the word for the dealer, which may leave its column.
            let at = middle - Vec2::new(0.0, small / 2.0) - galley.size() / 2.0;
            painter.galley(at, galley, theme.ink);
            if seat == dealer {
                let style = Style::new(theme, Size::Small, Weight::Regular).color(theme.muted);
                let galley = text::line(ui, theme, &screen.text("auction-dealer"), style);
                let at = middle + Vec2::new(0.0, body / 2.0) - galley.size() / 2.0;
                let within = self.rect.shrink(self.margin);
                let most = (within.right() - galley.size().x).max(within.left());
                let at = Pos2::new(at.x.clamp(within.left(), most), at.y);
                painter.galley(at, galley, theme.muted);
            }
        }
        let under = self.rect.top() + self.head;
        let rule = Stroke::new(theme.px(2.0), theme.line);
        painter.hline(self.rect.x_range(), under, rule);
    }
}

/// The smallest scale of names that are wider than their column, and of calls.
const SMALLER: f32 = 0.72;
const NARROWEST: f32 = 0.5;

/// The line height, in font sizes.
const LINE: f32 = 1.25;

/// The heights of the names, of the word for the dealer below them, and of the whole heading.
fn head_heights(theme: &Theme) -> [f32; 3] {
    let [body, small] = [Size::Body, Size::Small].map(|size| theme.size(size) * LINE);
    let whole = (body + small + theme.space(2.0)).max(theme.px(54.0));
    [body, small, whole]
}

/// A call in its cell, in smaller letters if it is wider than that. A bid has its colours, double
/// and redouble look like the cards of the bidding box.
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
    let notation = &screen.say.notation;
    let (points, weight, color, ground) = match call {
        Call::Bid(_) if strong => (21.0, Weight::Bold, theme.ink, None),
        Call::Bid(_) => (21.0, Weight::Semibold, theme.ink, None),
        Call::Pass => (18.0, Weight::Regular, theme.muted, None),
        Call::Double => (16.0, Weight::Bold, Color32::WHITE, Some(theme.double)),
        Call::Redouble => (16.0, Weight::Bold, Color32::WHITE, Some(theme.redouble)),
    };
    let size = theme.px(points).max(theme.least) * share;
    let mut job = LayoutJob::default();
    if let Call::Bid(bid) = call {
        let figures = theme.figures(size, weight, color);
        job.append(&bid.level.to_string(), 0.0, figures);
        let suit = bid.strain.suit();
        let color = suit.map_or(color, |suit| theme.suit_in_text(suit));
        let sign = notation.strain_sign(bid.strain);
        job.append(&sign, 0.0, theme.format(size, weight, color));
    } else {
        let format = theme.format(size, weight, color);
        job.append(&notation.call(call), 0.0, format);
    }
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

/// The dealer and the calls, for screen readers.
pub fn spoken(screen: &Screen<'_>, dealer: Seat, made: &[(Seat, Call)]) -> Vec<String> {
    let notation = &screen.say.notation;
    let named = |seat| ("seat", notation.seat(seat).into());
    let mut parts = vec![
        screen.text("auction-title"),
        screen.with("board-dealer", [named(dealer)]),
    ];
    if made.is_empty() {
        parts.push(screen.text("auction-empty"));
    }
    parts.extend(made.iter().map(|&(seat, call)| {
        let call = ("call", notation.call_words(call).into());
        screen.with("auction-call", [named(seat), call])
    }));
    parts
}

/// Names the decisive ones of the calls made below the grid, for readers who do not see the frames
/// or do not know their meaning.
pub fn decisive_ui(ui: &mut Ui, screen: &Screen<'_>, decisive: &[usize], made: &[(Seat, Call)]) {
    let notation = &screen.say.notation;
    let calls = decisive.iter().filter_map(|&at| made.get(at));
    let calls: Vec<String> = calls
        .map(|&(seat, call)| {
            let seat = ("seat", notation.seat(seat).into());
            let call = ("call", notation.call(call).into());
            let words = screen.with("auction-call", [seat, call]);
            // No-break spaces: a call must not break at the end of a line.
            words.replace(' ', "\u{a0}")
        })
        .collect();
    if !calls.is_empty() {
        let number = ("number", calls.len().into());
        let calls = ("calls", calls.join(" · ").into());
        let words = screen.with("auction-decisive", [number, calls]);
        text::muted_ui(ui, screen.theme, &words);
    }
}

/// The auction, then the call `asked` in a dashed frame. The `decisive` calls are framed.
pub fn auction_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    auction: &Auction,
    asked: Option<Call>,
    decisive: &[usize],
) {
    let theme = *screen.theme;
    let dealer = auction.dealer();
    let turn = matches!(auction.outcome(), Outcome::InProgress { .. }) && asked.is_none();
    let made = auction.calls().iter().map(|made| (made.seat, made.call));
    let made: Vec<(Seat, Call)> = made.collect();
    let places = auction.places();
    let shown = made.len() + usize::from(turn || asked.is_some());
    let last = places.get(shown.max(1) - 1).copied().unwrap_or(0);
    let (grid, response) = AuctionGrid::new(ui, screen, dealer, last + 1, theme.px(44.0));
    response.widget_info(|| {
        let notation = &screen.say.notation;
        let mut parts = spoken(screen, dealer, &made);
        let seat = ("seat", notation.seat(auction.turn()).into());
        if let Some(call) = asked {
            let call = ("call", notation.call_words(call).into());
            parts.push(screen.with("auction-asked", [seat, call]));
        } else if !auction.has_ended() {
            parts.push(screen.with("auction-turn", [seat]));
        }
        egui::WidgetInfo::labeled(Role::Image, true, parts.join(" – "))
    });
    let cell_of = |index: usize| grid.cell(places.get(index).copied().unwrap_or(index));
    for (index, &(_, call)) in made.iter().enumerate() {
        let cell = cell_of(index);
        let last = index + 1 == made.len() && asked.is_none();
        let framed = decisive.contains(&index);
        call_ui(ui, screen, cell, call, last || framed);
        if framed {
            frame_ui(ui, screen, cell);
        }
    }
    let next = cell_of(made.len());
    if let Some(call) = asked {
        dashed_ui(ui, screen, next);
        call_ui(ui, screen, next, call, false);
    } else if turn {
        let style = Style::new(&theme, Size::Lead, Weight::Bold).color(theme.accent);
        let asks = text::job(&theme, "?", style);
        text::put(ui, asks, Align2::CENTER_CENTER, next.center());
    }
    decisive_ui(ui, screen, decisive, &made);
}
