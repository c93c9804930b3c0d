//! Answers to vote on: a letter and a shape each, and after the vote how many chose it.

use egui::{Align2, Color32, CornerRadius, Pos2, Rect, Shape, Stroke, Ui, Vec2};

use crate::course::classroom::Tally;
use crate::exercise::Ask;
use crate::exercise::ballot::Ballot;
use crate::ui::projector::pieces::letters;
use crate::ui::projector::slide::words::second_of;
use crate::ui::screens::Screen;
use crate::ui::text::{self, Both, Style};
use crate::ui::theme::{Size, Theme, Weight};

/// Their letters.
pub const LETTERS: [&str; 4] = ["A", "B", "C", "D"];

/// The room of a percentage beside an answer, in points of a slide 360 high.
const FIGURES: f32 = 58.0;

/// How thick the bar along the edge of a long answer is.
const EDGE: f32 = 3.5;

/// What is shown of the votes.
#[derive(Debug, Clone, Copy, Default)]
pub struct Told {
    /// The votes of the rounds that are closed.
    pub closed: [Option<Tally>; 2],
    /// The right answer stands out.
    pub right: Option<usize>,
    /// Short answers stand in so many columns; 0 is one.
    pub columns: usize,
}

/// The answers, one below the other.
pub fn options_ui(ui: &mut Ui, screen: &Screen<'_>, ballot: &Ballot, ask: &Ask, told: Told) {
    let words: Vec<Both> = ballot
        .options
        .iter()
        .map(|option| screen.both(|say| say.answer(&option.answer, ask)))
        .collect();
    // Short answers are figures to be read from the last row.
    let short = words.iter().all(|both| letters(both) <= 12);
    let widths = short.then(|| {
        let widths = words.iter().map(|both| {
            let second = both.second.as_ref().map_or(0.0, |words| {
                let style = second_of(screen.theme, short_style(screen.theme));
                width_of(ui, screen.theme, words, style) + screen.theme.space(2.0)
            });
            width_of(ui, screen.theme, &both.first, short_style(screen.theme)) + second
        });
        widths.fold(0.0, f32::max)
    });
    let gap = Vec2::new(screen.theme.space(5.0), screen.theme.space(1.0));
    ui.spacing_mut().item_spacing = gap;
    let columns = if short {
        told.columns.clamp(1, words.len())
    } else {
        1
    };
    if columns == 1 {
        for (number, both) in words.iter().enumerate() {
            option_ui(ui, screen, number, both, widths, told);
        }
        return;
    }
    ui.columns(columns, |places| {
        for (number, both) in words.iter().enumerate() {
            if let Some(ui) = places.get_mut(number % columns) {
                option_ui(ui, screen, number, both, widths, told);
            }
        }
    });
}

fn short_style(theme: &Theme) -> Style {
    Style::new(theme, Size::Title, Weight::Bold)
}

fn width_of(ui: &Ui, theme: &Theme, words: &str, style: Style) -> f32 {
    let mut job = text::job(theme, words, style);
    job.wrap.max_width = f32::INFINITY;
    ui.painter().layout_job(job).size().x
}

/// `short`: how wide the longest of short answers is.
fn option_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    number: usize,
    both: &Both,
    short: Option<f32>,
    told: Told,
) {
    let theme = screen.theme;
    let right = told.right == Some(number);
    let pale = told.right.is_some() && !right;
    let ink = if pale { theme.muted } else { theme.ink };
    let width = ui.available_width();
    let edge = theme.space(3.0);
    let mark = theme.px(46.0);
    let voted: Vec<u8> = told
        .closed
        .iter()
        .flatten()
        .map(|tally| tally.percentages()[number.min(3)])
        .collect();
    let sign = if told.right.is_some() {
        theme.px(36.0)
    } else {
        0.0
    };
    let bars = match short {
        _ if voted.is_empty() => 0.0,
        // Bars take what short answers leave; under a long one they lie along its edge.
        Some(longest) => {
            let left = width - 2.0 * edge - mark - sign - longest - theme.space(1.0);
            let least = (width * 0.22).max(theme.px(96.0));
            left.min(width * 0.56).max(least)
        }
        None => theme.px(FIGURES),
    };
    let short = short.is_some();
    let room = (width - 2.0 * edge - mark - bars - sign).max(theme.px(60.0));
    let size = if short { Size::Title } else { Size::Body };
    let weight = if short || right {
        Weight::Bold
    } else {
        Weight::Regular
    };
    let style = Style::new(theme, size, weight).color(ink);
    let lay_out = |words: &str, style| {
        let mut job = text::job(theme, words, style);
        job.wrap.max_width = room;
        ui.painter().layout_job(job)
    };
    let first = lay_out(&both.first, style);
    let second = both.second.as_ref();
    let second = second.map(|words| lay_out(words, second_of(theme, style)));
    // The second language stands beside the first where both have room in a line.
    let beside = second.as_ref().is_some_and(|second| {
        let one_line = first.rows.len() == 1 && second.rows.len() == 1;
        one_line && first.size().x + theme.space(2.0) + second.size().x <= room
    });
    let below = second.as_ref().filter(|_| !beside);
    let below = below.map_or(0.0, |galley| galley.size().y);
    let height = (first.size().y + below + theme.space(1.5)).max(theme.px(28.0));
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
    painter.hline(
        rect.x_range(),
        rect.bottom(),
        Stroke::new(theme.px(0.6), theme.line),
    );
    mark_ui(ui, theme, rect, edge, number, letter, pale);
    let top = rect.center().y - (first.size().y + below) / 2.0;
    let left = rect.left() + edge + mark;
    let under = match &second {
        Some(second) if beside => {
            let down = (first.size().y - second.size().y) * 0.6;
            Pos2::new(left + first.size().x + theme.space(2.0), top + down)
        }
        _ => Pos2::new(left, top + first.size().y),
    };
    ui.painter().galley(Pos2::new(left, top), first, ink);
    if let Some(second) = second {
        ui.painter().galley(under, second, theme.muted);
    }
    if !voted.is_empty() {
        let right_edge = rect.right() - edge - sign;
        let place = Rect::from_min_max(
            Pos2::new(right_edge - bars + theme.space(1.0), rect.top()),
            Pos2::new(right_edge, rect.bottom()),
        );
        let along = (!short).then(|| rect.with_min_x(left).with_max_x(place.left()));
        bars_ui(
            ui,
            theme,
            (place, along),
            &voted,
            right || told.right.is_none(),
        );
    }
    if right {
        let style = Style::new(theme, Size::Title, Weight::Bold).color(theme.right);
        let tick = ui.painter().layout_job(text::job(theme, "✓", style));
        let at = Align2::RIGHT_CENTER
            .align_size_within_rect(tick.size(), rect.shrink2(Vec2::new(edge, 0.0)));
        ui.painter().galley(at.min, tick, theme.right);
    }
}

/// What a screen reader says of it.
fn spoken(screen: &Screen<'_>, letter: &str, words: &str, voted: &[u8], right: bool) -> String {
    let mut spoken = screen.say.named(letter, words);
    for percent in voted {
        spoken.push_str(&format!(", {percent} %"));
    }
    if right {
        spoken = format!("{spoken}. {}", screen.say.text("projector-right"));
    }
    spoken
}

/// The letter and its shape: triangle, circle, square, diamond.
fn mark_ui(ui: &Ui, theme: &Theme, rect: Rect, edge: f32, number: usize, letter: &str, pale: bool) {
    let color = if pale { theme.muted } else { theme.accent };
    let style = Style::new(theme, Size::Body, Weight::Bold).color(color);
    let galley = ui.painter().layout_job(text::job(theme, letter, style));
    let at = Pos2::new(rect.left() + edge, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, color);
    let center = Pos2::new(rect.left() + edge + theme.px(29.0), rect.center().y);
    ui.painter()
        .add(shape(number, center, theme.px(7.5), color));
}

fn shape(number: usize, center: Pos2, radius: f32, color: Color32) -> Shape {
    let at = |x: f32, y: f32| center + Vec2::new(x, y) * radius;
    match number {
        0 => Shape::convex_polygon(
            vec![at(0.0, -1.0), at(1.05, 0.85), at(-1.05, 0.85)],
            color,
            Stroke::NONE,
        ),
        1 => Shape::circle_filled(center, radius, color),
        2 => Shape::rect_filled(
            Rect::from_center_size(center, Vec2::splat(radius * 1.8)),
            0.0,
            color,
        ),
        _ => Shape::convex_polygon(
            vec![at(0.0, -1.2), at(1.2, 0.0), at(0.0, 1.2), at(-1.2, 0.0)],
            color,
            Stroke::NONE,
        ),
    }
}

/// A bar for each vote, the first above the second, with its percentage; for a long answer, whose
/// words need the room, one along its lower edge.
fn bars_ui(
    ui: &Ui,
    theme: &Theme,
    (place, along): (Rect, Option<Rect>),
    voted: &[u8],
    strong: bool,
) {
    let painter = ui.painter();
    let figures = theme.px(FIGURES - 4.0);
    let row = (place.height() / voted.len() as f32).min(theme.px(24.0));
    let top = place.center().y - row * voted.len() as f32 / 2.0;
    for (round, percent) in voted.iter().enumerate() {
        let last = round + 1 == voted.len();
        let middle = top + row * (round as f32 + 0.5);
        let thick = row * if last { 0.5 } else { 0.34 };
        let ground = match along {
            Some(edge) => edge.with_min_y(edge.bottom() - theme.px(EDGE)),
            None => Rect::from_min_max(
                Pos2::new(place.left(), middle - thick / 2.0),
                Pos2::new(place.right() - figures, middle + thick / 2.0),
            ),
        };
        let corner = CornerRadius::same((thick * 0.3).min(100.0) as u8);
        if along.is_none() || last {
            painter.rect_filled(ground, corner, theme.line);
        }
        let color = match (strong, last) {
            (true, true) => theme.accent,
            _ => theme.muted,
        };
        let mut filled = ground;
        filled.set_width(ground.width() * f32::from(*percent) / 100.0);
        if along.is_none() || last {
            painter.rect_filled(filled, corner, color);
        }
        let words = format!("{percent} %");
        let size = if voted.len() > 1 && !last {
            theme.size(Size::Small)
        } else {
            theme.size(Size::Body)
        };
        let weight = if last {
            Weight::Semibold
        } else {
            Weight::Regular
        };
        let mut job = egui::text::LayoutJob::default();
        job.append(&words, 0.0, theme.figures(size, weight, theme.ink));
        let galley = painter.layout_job(job);
        let at = Pos2::new(
            place.right() - galley.size().x,
            middle - galley.size().y / 2.0,
        );
        painter.galley(at, galley, theme.ink);
    }
}
