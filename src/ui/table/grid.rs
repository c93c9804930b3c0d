//! Rows and columns on ruled paper. The learner types missing numbers directly into their cells.

use std::sync::Arc;

use egui::{
    Align2, Color32, Galley, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, text::LayoutJob,
};

use crate::exercise::{Ask, Cell, Grid};
use crate::ui::{
    Screen, Size, Style, Theme, Weight, answer::column, attempt::Attempt, control, text,
    theme::Held,
};

/// The laid out words of a cell; `None` where a number is typed.
type Written = Option<Arc<Galley>>;

struct Plan {
    widths: Vec<f32>,
    /// Which columns hold numbers. Numbers are aligned to the right.
    numbers: Vec<bool>,
    head: Vec<Arc<Galley>>,
    head_height: f32,
    rows: Vec<(f32, Vec<Written>)>,
}

/// The least scale of a grid that is too wide for a phone, in points per point of the design.
const SMALLER: f32 = 0.65;

/// The grid. If `attempt` asks for a column, its rows are fields in the grid.
pub fn grid_ui(ui: &mut Ui, screen: &mut Screen<'_>, grid: &Grid, attempt: Option<&Attempt>) {
    let mut theme = *screen.theme;
    let room = ui.available_width();
    let share = room / width(ui, screen, grid, room).max(1.0);
    if theme.held == Held::Upright && share < 1.0 {
        theme = theme.scaled(share.max((SMALLER / theme.k).min(1.0)));
    }
    let screen = &mut screen.sized(&theme);
    let plan = Plan::of(ui, screen, grid);
    let margin = theme.space(2.0);
    let width: f32 = plan.widths.iter().sum();
    let height: f32 = plan.rows.iter().map(|(height, _)| height).sum();
    let size = Vec2::new(width, plan.head_height + height + margin);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let words = spoken(screen, grid);
    response.widget_info(|| egui::WidgetInfo::labeled(Role::Image, true, &words));
    plan.paper_ui(ui, screen, rect, grid.line_after);
    plan.words_ui(ui, screen, rect);
    let asked = attempt.filter(|a| matches!(a.question().ask, Ask::Column(_)));
    for (at, row) in grid.rows.iter().enumerate() {
        for (column, cell) in row.iter().enumerate() {
            let (Cell::Asked(number), Some(place)) = (cell, plan.cell(rect, at, column)) else {
                continue;
            };
            let room = place.shrink2(Vec2::new(
                side(&theme).min(theme.space(2.0)),
                theme.space(1.0),
            ));
            match asked {
                Some(attempt) => column::row_ui(ui, screen, attempt, *number, room),
                None => unknown_ui(ui, screen, room),
            }
        }
    }
}

/// The width of the grid in a room of this width; on a slide it may be more.
pub fn width(ui: &Ui, screen: &Screen<'_>, grid: &Grid, room: f32) -> f32 {
    widths(ui, screen, grid, room).iter().sum()
}

/// The space at each side of the words of a cell.
fn side(theme: &Theme) -> f32 {
    theme.space(if theme.held == Held::Upright {
        1.5
    } else {
        3.5
    })
}

fn unknown_ui(ui: &Ui, screen: &Screen<'_>, room: Rect) {
    let theme = screen.theme;
    let stroke = Stroke::new(theme.px(1.5), theme.accent);
    let corner = control::corner(theme);
    let ground = theme.accent_ground;
    ui.painter()
        .rect(room, corner, ground, stroke, StrokeKind::Inside);
    let style = Style::new(theme, Size::Body, Weight::Bold).color(theme.accent);
    let asks = text::job(theme, "?", style);
    text::put(ui, asks, Align2::CENTER_CENTER, room.center());
}

impl Plan {
    fn of(ui: &Ui, screen: &Screen<'_>, grid: &Grid) -> Self {
        let theme = screen.theme;
        let columns = 0..grid.columns.len();
        let numbers: Vec<bool> = columns.map(|at| grid.is_of_numbers(at)).collect();
        let widths = widths(ui, screen, grid, ui.available_width());
        let pad = 2.0 * side(theme);
        let lay_out = |words: &str, width: f32, heading: bool| {
            let mut job = job(screen, words, heading);
            job.wrap.max_width = (width - pad + 1.0).max(theme.px(24.0));
            ui.painter().layout_job(job)
        };
        let head = grid.columns.iter().zip(&widths);
        let head = head.map(|(name, &width)| lay_out(&screen.say.phrase(name), width, true));
        let head: Vec<_> = head.collect();
        let taller = |height: f32, galley: &Arc<Galley>| height.max(galley.size().y);
        let rows = grid.rows.iter().map(|row| {
            let cells = row.iter().zip(&widths);
            let written = cells.map(|(cell, &width)| match cell {
                Cell::Asked(_) => None,
                cell => Some(lay_out(&screen.say.cell(cell), width, false)),
            });
            let written: Vec<Written> = written.collect();
            let asked = written.iter().any(Option::is_none);
            let least = match asked {
                true => column::size(theme).y + theme.px(10.0),
                false => theme.px(40.0),
            };
            let tallest = written.iter().flatten().fold(0.0, taller);
            (f32::max(tallest + theme.space(3.0), least), written)
        });
        Self {
            numbers,
            head_height: head.iter().fold(0.0, taller) + theme.space(4.0),
            head,
            rows: rows.collect(),
            widths,
        }
    }

    fn cell(&self, rect: Rect, row: usize, column: usize) -> Option<Rect> {
        let above: f32 = self.rows.get(..row)?.iter().map(|(height, _)| height).sum();
        let left: f32 = self.widths.get(..column)?.iter().sum();
        let size = Vec2::new(*self.widths.get(column)?, self.rows.get(row)?.0);
        let at = rect.min + Vec2::new(left, self.head_height + above);
        Some(Rect::from_min_size(at, size))
    }

    fn paper_ui(&self, ui: &Ui, screen: &Screen<'_>, rect: Rect, heavy: Option<usize>) {
        let theme = screen.theme;
        let painter = ui.painter();
        let line = Stroke::new(1.0, theme.line);
        let corner = control::corner(theme);
        painter.rect(rect, corner, theme.sheet, line, StrokeKind::Inside);
        let mut x = rect.left();
        for width in self.widths.iter().take(self.widths.len().saturating_sub(1)) {
            x += width;
            painter.vline(x, rect.y_range().shrink(theme.space(2.0)), line);
        }
        let across = rect.x_range().shrink(1.0);
        let mut y = rect.top() + self.head_height;
        painter.hline(across, y, Stroke::new(theme.px(2.0), theme.muted));
        for (row, (height, _)) in self.rows.iter().enumerate() {
            y += height;
            if heavy == Some(row) {
                painter.hline(across, y, Stroke::new(theme.px(3.5), theme.ink));
            } else if row + 1 < self.rows.len() {
                painter.hline(across.shrink(theme.space(2.0)), y, line);
            }
        }
    }

    fn words_ui(&self, ui: &Ui, screen: &Screen<'_>, rect: Rect) {
        let theme = screen.theme;
        let side = side(theme);
        let put = |galley: &Arc<Galley>, place: Rect, to_the_right: bool| {
            let size = galley.size();
            let left = match to_the_right {
                true => place.right() - side - size.x,
                false => place.left() + side,
            };
            let at = Pos2::new(left, place.center().y - size.y / 2.0);
            let galley = Arc::clone(galley);
            ui.painter().galley(at, galley, Color32::PLACEHOLDER);
        };
        let mut left = rect.left();
        for ((galley, width), &right) in self.head.iter().zip(&self.widths).zip(&self.numbers) {
            let size = Vec2::new(*width, self.head_height);
            let place = Rect::from_min_size(Pos2::new(left, rect.top()), size);
            put(galley, place, right);
            left += width;
        }
        for (row, (_, written)) in self.rows.iter().enumerate() {
            for (column, galley) in written.iter().enumerate() {
                let right = self.numbers.get(column).copied().unwrap_or(false);
                if let (Some(galley), Some(place)) = (galley, self.cell(rect, row, column)) {
                    put(galley, place, right);
                }
            }
        }
    }
}

fn job(screen: &Screen<'_>, words: &str, heading: bool) -> LayoutJob {
    let theme = screen.theme;
    let style = if heading {
        Style::new(theme, Size::Small, Weight::Semibold).color(theme.muted)
    } else {
        Style::new(theme, Size::Body, Weight::Regular)
    };
    let mut job = text::job(theme, words, style);
    let figures = theme.figures(style.size, style.weight, style.color).font_id;
    for section in job.sections.iter_mut().filter(|_| !heading) {
        section.format.font_id = figures.clone();
    }
    job
}

/// The widths of the columns: those of their words if that fits. Headings wrap before cells do.
fn widths(ui: &Ui, screen: &Screen<'_>, grid: &Grid, room: f32) -> Vec<f32> {
    let theme = screen.theme;
    let pad = 2.0 * side(theme);
    let natural = |words: &str, heading: bool| {
        let mut job = job(screen, words, heading);
        job.wrap.max_width = f32::INFINITY;
        ui.painter().layout_job(job).size().x
    };
    let cell_width = |cell: &Cell| match cell {
        Cell::Asked(_) => column::size(theme).x,
        cell => natural(&screen.say.cell(cell), false),
    };
    let word_width = |cell: &Cell| match cell {
        Cell::Asked(_) => cell_width(cell),
        cell => {
            let words = screen.say.cell(cell);
            let words = words.split(' ').map(|word| natural(word, false));
            words.fold(0.0, f32::max)
        }
    };
    // Three widths for each column: of its longest word, of its cells, of all its words.
    let bounds = grid.columns.iter().enumerate().map(|(at, name)| {
        let cells = || grid.rows.iter().filter_map(|row| row.get(at));
        let name = screen.say.phrase(name);
        let words = name.split_whitespace().map(|word| natural(word, true));
        let head = words.fold(theme.px(40.0), f32::max);
        let least = cells().map(cell_width).fold(head, f32::max) + pad;
        let narrow = match grid.is_of_numbers(at) {
            true => least,
            false => cells().map(word_width).fold(head, f32::max) + pad,
        };
        [narrow, least, (natural(&name, true) + pad).max(least)]
    });
    let bounds: Vec<[f32; 3]> = bounds.collect();
    let sum = |which: usize| bounds.iter().map(|it| it[which]).sum::<f32>();
    let share = |from: f32, to: f32| ((room - from) / (to - from).max(1.0)).clamp(0.0, 1.0);
    let (longest, least, most) = (sum(0), sum(1), sum(2));
    let (up, down) = (share(least, most), share(longest, least));
    // On a slide, a grid that does not fit is drawn smaller. In a window words break if there is no
    // room; numbers never do.
    let soft = |at: usize| theme.label <= 0.0 && !grid.is_of_numbers(at);
    let columns = || bounds.iter().enumerate();
    let breaks = columns().filter(|(at, _)| soft(*at));
    let breaks: f32 = breaks.map(|(_, it)| it[0]).sum();
    let squeeze = ((breaks - (longest - room).max(0.0)) / breaks.max(1.0)).clamp(0.2, 1.0);
    columns()
        .map(|(at, [longest, least, most])| {
            let width = longest + down * (least - longest) + up * (most - least);
            if soft(at) { width * squeeze } else { width }
        })
        .collect()
}

/// The grid row by row, each cell after its heading.
fn spoken(screen: &Screen<'_>, grid: &Grid) -> String {
    let rows = grid.rows.iter().map(|row| {
        let cells = grid.columns.iter().zip(row);
        let filled = cells.filter(|(_, cell)| **cell != Cell::Empty);
        let words = filled
            .map(|(name, cell)| format!("{} {}", screen.say.phrase(name), screen.say.cell(cell)));
        words.collect::<Vec<_>>().join(", ")
    });
    let all = std::iter::once(screen.say.phrase(&grid.title)).chain(rows);
    all.collect::<Vec<_>>().join(" – ")
}
