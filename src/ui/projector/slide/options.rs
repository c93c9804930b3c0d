//! Answers to vote on, each with a letter and a shape, and after the vote its share of votes.

use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Shape, Stroke, Ui, Vec2, text::LayoutJob};

use crate::course::classroom::Tally;
use crate::exercise::{Ask, ballot::Ballot};
use crate::ui::projector::slide::paragraph::{height_of_both, second_of};
use crate::ui::projector::{fit::cut_down, pieces::letters};
use crate::ui::{Both, Screen, Size, Style, Theme, Weight, text};

pub const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The width for a percentage beside an answer, in points of a slide 360 high.
const FIGURES: f32 = 58.0;

/// The height of an answer with its percentage below its letter, in points of a slide 360 high.
const UNDER: f32 = 46.0;

/// The width of the letter and the shape, and of the margin at either side in steps.
const MARK: f32 = 46.0;
const EDGES: f32 = 3.0;

/// The height of the bar along the edge of a long answer.
const EDGE: f32 = 3.5;

#[derive(Debug, Clone, Copy, Default)]
pub struct Told {
    /// The votes of the closed rounds.
    pub closed: [Option<Tally>; 2],
    /// The right answer, which is highlighted.
    pub right: Option<usize>,
    /// The number of columns for short answers; 0 means one.
    pub columns: usize,
}

pub fn options_ui(ui: &mut Ui, screen: &Screen<'_>, ballot: &Ballot, ask: &Ask, told: Told) {
    let words: Vec<Both> = ballot
        .options
        .iter()
        .map(|option| screen.both(|say| say.answer(&option.answer, ask)))
        .collect();
    // Short answers are large, to be read from the last row.
    let short = words.iter().all(|both| letters(both) <= 12);
    let theme = screen.theme;
    let width_of = |both: &Both| {
        let style = Style::new(theme, Size::Title, Weight::Bold);
        let width = |words: &str, style| text::line(ui, theme, words, style).size().x;
        let second = both.second.as_ref();
        let second = second.map(|it| width(it, second_of(theme, style)) + theme.space(2.0));
        width(&both.first, style) + second.unwrap_or(0.0)
    };
    let widths = short.then(|| words.iter().map(width_of).fold(0.0, f32::max));
    let gap = Vec2::new(theme.space(5.0), theme.space(1.0));
    ui.spacing_mut().item_spacing = gap;
    let columns = if short { told.columns } else { 1 };
    let columns = columns.clamp(1, words.len());
    if columns == 1 {
        let under = !short && figures_under(ui, theme, &words);
        for (number, both) in words.iter().enumerate() {
            option_ui(ui, screen, number, both, (widths, under), told);
        }
        return;
    }
    ui.columns(columns, |places| {
        for (number, both) in words.iter().enumerate() {
            if let Some(ui) = places.get_mut(number % columns) {
                option_ui(ui, screen, number, both, (widths, false), told);
            }
        }
    });
}

/// Whether long answers need less height with their percentages below their letters.
fn figures_under(ui: &Ui, theme: &Theme, words: &[Both]) -> bool {
    let style = Style::new(theme, Size::Body, Weight::Bold);
    let width = ui.available_width() - 2.0 * theme.space(EDGES) - theme.px(MARK);
    let height =
        |both: &Both, width: f32| height_of_both(ui, theme, both, style, width.max(theme.px(60.0)));
    let least = theme.px(UNDER);
    let under: f32 = words.iter().map(|it| height(it, width).max(least)).sum();
    let beside = width - theme.px(FIGURES);
    let beside: f32 = words.iter().map(|it| height(it, beside)).sum();
    under < beside
}

/// `short`: the width of the longest short answer. `under`: percentages are below the letters.
fn option_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    number: usize,
    both: &Both,
    (short, under): (Option<f32>, bool),
    told: Told,
) {
    let theme = screen.theme;
    let right = told.right == Some(number);
    let pale = told.right.is_some() && !right;
    let ink = if pale { theme.muted } else { theme.ink };
    let width = ui.available_width();
    let edge = theme.space(EDGES);
    let mark = theme.px(MARK);
    let closed = told.closed.iter().flatten();
    let voted = closed.map(|tally| tally.percentages()[number.min(3)]);
    let voted: Vec<u8> = voted.collect();
    let bars = match short {
        _ if voted.is_empty() => 0.0,
        // Bars use the width that short answers leave. On a long answer they are along its edge.
        Some(longest) => {
            let left = width - 2.0 * edge - mark - longest - theme.space(1.0);
            let least = (width * 0.22).max(theme.px(96.0));
            left.min(width * 0.56).max(least)
        }
        None if under => 0.0,
        None => theme.px(FIGURES),
    };
    let short = short.is_some();
    let room = (width - 2.0 * edge - mark - bars).max(theme.px(60.0));
    let size = if short { Size::Title } else { Size::Body };
    let weight = match short || right {
        true => Weight::Bold,
        false => Weight::Regular,
    };
    let style = Style::new(theme, size, weight).color(ink);
    let lay_out = |words: &str, style| text::lay_out(ui, theme, words, style, room);
    let first = lay_out(&both.first, style);
    let second = both.second.as_ref();
    let second = second.map(|words| lay_out(words, second_of(theme, style)));
    // The second language is beside the first if both fit in one line.
    let beside = second.as_ref().is_some_and(|second| {
        let one_line = first.rows.len() == 1 && second.rows.len() == 1;
        one_line && first.size().x + theme.space(2.0) + second.size().x <= room
    });
    let below = second.as_ref().filter(|_| !beside);
    let below = below.map_or(0.0, |galley| galley.size().y);
    // Reserves room for the percentage from the start, so that the words do not move later.
    let least = if under { UNDER } else { 28.0 };
    let height = (first.size().y + below + theme.space(1.5)).max(theme.px(least));
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), egui::Sense::hover());
    let letter = LETTERS.get(number).copied().unwrap_or("?");
    response.widget_info(|| {
        let spoken = spoken(screen, letter, &both.first, &voted, right);
        egui::WidgetInfo::labeled(egui::Role::Label, true, spoken)
    });
    let painter = ui.painter();
    let corner = CornerRadius::same(theme.px(4.0).min(120.0) as u8);
    if right {
        painter.rect_filled(rect, corner, theme.accent_ground);
    }
    let rule = Stroke::new(theme.px(0.6), theme.line);
    painter.hline(rect.x_range(), rect.bottom(), rule);
    let all = Rect::from_center_size(rect.center(), Vec2::new(width, theme.px(UNDER)));
    let (upper, lower) = cut_down(all, theme.px(28.0), 0.0);
    let place = if under { upper } else { rect };
    mark_ui(ui, theme, place, (number, letter), pale, right);
    let top = rect.center().y - (first.size().y + below) / 2.0;
    let left = rect.left() + edge + mark;
    let second_at = match &second {
        Some(second) if beside => {
            let down = (first.size().y - second.size().y) * 0.6;
            Pos2::new(left + first.size().x + theme.space(2.0), top + down)
        }
        _ => Pos2::new(left, top + first.size().y),
    };
    ui.painter().galley(Pos2::new(left, top), first, ink);
    if let Some(second) = second {
        ui.painter().galley(second_at, second, theme.muted);
    }
    if voted.is_empty() {
        return;
    }
    let strong = right || told.right.is_none();
    let far = rect.right() - edge;
    let place = rect
        .with_min_x(far - bars + theme.space(1.0))
        .with_max_x(far);
    if short {
        bars_ui(ui, theme, place, &voted, strong);
        return;
    }
    let along = rect.with_min_x(left).with_max_x(far);
    along_ui(ui, theme, along, &voted, strong);
    if let Some(percent) = voted.last() {
        let below = lower.left_center() + Vec2::new(edge, -theme.space(1.0));
        let (at, size, align) = match under {
            true => (below, Size::Small, Align2::LEFT_CENTER),
            false => (place.right_center(), Size::Body, Align2::RIGHT_CENTER),
        };
        let words = figures(theme, *percent, size, Weight::Semibold);
        text::put(ui, words, align, at);
    }
}

fn spoken(screen: &Screen<'_>, letter: &str, words: &str, voted: &[u8], right: bool) -> String {
    let mut spoken = screen.say.named(letter, words);
    for percent in voted {
        spoken.push_str(&format!(", {percent} %"));
    }
    if right {
        spoken = format!("{spoken}. {}", screen.text("projector-right"));
    }
    spoken
}

/// The letter and its shape: triangle, circle, square, diamond; a tick on the right answer.
fn mark_ui(
    ui: &Ui,
    theme: &Theme,
    rect: Rect,
    (number, letter): (usize, &str),
    pale: bool,
    right: bool,
) {
    let color = match (right, pale) {
        (true, _) => theme.right,
        (_, true) => theme.muted,
        _ => theme.accent,
    };
    let left = rect.left() + theme.space(EDGES);
    let style = Style::new(theme, Size::Body, Weight::Bold).color(color);
    let at = Pos2::new(left, rect.center().y);
    text::put(ui, text::job(theme, letter, style), Align2::LEFT_CENTER, at);
    let center = Pos2::new(left + theme.px(29.0), rect.center().y);
    if right {
        let style = Style::new(theme, Size::Title, Weight::Bold).color(color);
        let tick = text::job(theme, "✓", style);
        text::put(ui, tick, Align2::CENTER_CENTER, center);
    } else {
        let shape = shape(number, center, theme.px(7.5), color);
        ui.painter().add(shape);
    }
}

fn shape(number: usize, center: Pos2, radius: f32, color: Color32) -> Shape {
    let at = |x: f32, y: f32| center + Vec2::new(x, y) * radius;
    let corners = match number {
        0 => vec![at(0.0, -1.0), at(1.05, 0.85), at(-1.05, 0.85)],
        1 => return Shape::circle_filled(center, radius, color),
        2 => {
            let square = Rect::from_center_size(center, Vec2::splat(radius * 1.8));
            return Shape::rect_filled(square, 0.0, color);
        }
        _ => vec![at(0.0, -1.2), at(1.2, 0.0), at(0.0, 1.2), at(-1.2, 0.0)],
    };
    Shape::convex_polygon(corners, color, Stroke::NONE)
}

fn figures(theme: &Theme, percent: u8, size: Size, weight: Weight) -> LayoutJob {
    let format = theme.figures(theme.size(size), weight, theme.ink);
    LayoutJob::single_section(format!("{percent} %"), format)
}

/// The part of a bar that shows this share of the votes.
fn share_ui(ui: &Ui, theme: &Theme, bar: Rect, percent: u8, corner: CornerRadius, strong: bool) {
    let width = bar.width() * f32::from(percent) / 100.0;
    let color = if strong { theme.accent } else { theme.muted };
    let filled = bar.with_max_x(bar.left() + width);
    ui.painter().rect_filled(filled, corner, color);
}

/// A bar for each round along the lower edge of a long answer, whose words need the width.
fn along_ui(ui: &Ui, theme: &Theme, place: Rect, voted: &[u8], strong: bool) {
    let thick = theme.px(EDGE);
    for (above, percent) in voted.iter().rev().enumerate() {
        let last = above == 0;
        let corner = CornerRadius::from(thick * 0.3);
        let bottom = place.bottom() - thick * above as f32;
        let high = thick * if last { 1.0 } else { 0.5 };
        let bar = place.with_max_y(bottom).with_min_y(bottom - high);
        if last {
            ui.painter().rect_filled(bar, corner, theme.line);
        }
        share_ui(ui, theme, bar, *percent, corner, strong && last);
    }
}

/// A bar with its percentage for each round beside a short answer, the first round on top.
fn bars_ui(ui: &Ui, theme: &Theme, place: Rect, voted: &[u8], strong: bool) {
    let room = theme.px(FIGURES - 4.0);
    let row = (place.height() / voted.len() as f32).min(theme.px(24.0));
    let top = place.center().y - row * voted.len() as f32 / 2.0;
    for (round, percent) in voted.iter().enumerate() {
        let last = round + 1 == voted.len();
        let middle = top + row * (round as f32 + 0.5);
        let thick = row * if last { 0.5 } else { 0.34 };
        let ground = place.with_max_x(place.right() - room);
        let ground = ground.with_min_y(middle - thick / 2.0);
        let ground = ground.with_max_y(middle + thick / 2.0);
        let corner = CornerRadius::same((thick * 0.3).min(100.0) as u8);
        ui.painter().rect_filled(ground, corner, theme.line);
        share_ui(ui, theme, ground, *percent, corner, strong && last);
        let (size, weight) = match (last, voted.len()) {
            (false, 2..) => (Size::Small, Weight::Regular),
            _ => (Size::Body, Weight::Semibold),
        };
        let at = Pos2::new(place.right(), middle);
        let words = figures(theme, *percent, size, weight);
        text::put(ui, words, Align2::RIGHT_CENTER, at);
    }
}
