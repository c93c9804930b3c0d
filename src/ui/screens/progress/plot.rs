//! The share of known answers over time, as a line.

use egui::{FontFamily, FontId, Rangef, Response, Role, Sense, Ui, Vec2, WidgetInfo};
use egui_plot::{AxisHints, GridMark, HoverPosition, Line, Plot, PlotPoints, Points};

use crate::learner::{Day, Report, Stretch, Tally};
use crate::ui::screen::Screen;
use crate::ui::screens::progress::words;
use crate::ui::screens::progress::words::part_ui;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

pub(super) fn over_time_ui(ui: &mut Ui, screen: &Screen<'_>, report: &Report) {
    part_ui(ui, screen, heading(report.stretch));
    let (Some(first), Some(last)) = (report.over_time.first(), report.over_time.last()) else {
        return;
    };
    if first.0 == last.0 {
        screen.muted_ui(ui, "progress-time-soon");
        return;
    }
    screen.muted_ui(ui, "progress-time-text");
    let spoken = spoken(screen, report, *first, *last);
    let plot = plot_ui(ui, screen, report, [first.0, last.0]);
    plot.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
}

pub(super) const fn heading(stretch: Stretch) -> &'static str {
    match stretch {
        Stretch::Day => "progress-by-day",
        Stretch::Week => "progress-by-week",
    }
}

fn spoken(screen: &Screen<'_>, report: &Report, first: (Day, Tally), last: (Day, Tally)) -> String {
    let day = |day| words::long(screen, day, report.today);
    // Every period in the report has answers.
    let percent = |tally: Tally| words::percent(screen, tally.percent().unwrap_or_default());
    let shares = report.over_time.iter().filter_map(|(_, it)| it.percent());
    let best = shares.max().unwrap_or_default();
    let facts = [
        ("first-day", day(first.0).into()),
        ("first", percent(first.1).into()),
        ("last-day", day(last.0).into()),
        ("last", percent(last.1).into()),
        ("best", words::percent(screen, best).into()),
    ];
    screen.with("progress-plot", facts)
}

/// The position of a day on the time axis. `f64` holds every date that can occur exactly.
const fn on_axis(day: Day) -> f64 {
    day.0 as f64
}

/// A point for each period. No panning or zooming: the wheel and the keys belong to the page.
fn plot_ui(ui: &mut Ui, screen: &Screen<'_>, report: &Report, [first, last]: [Day; 2]) -> Response {
    let theme = *screen.theme;
    let (days, beside) = days(ui, screen, report, [first, last]);
    let shares = shares(screen);
    let percents = text_size(ui, screen, &words::percent(screen, 100));
    let time = days
        .axis(AxisHints::new_x(), screen)
        .min_thickness(percents.y + theme.space(1.0));
    let height = shares
        .axis(AxisHints::new_y(), screen)
        .min_thickness(percents.x + theme.space(2.0));
    let shown = report.over_time.iter().map(|(day, tally)| {
        let percent = f64::from(tally.percent().unwrap_or_default());
        let told = words::told(screen, report, *day, *tally);
        ([on_axis(*day), percent], told)
    });
    let (points, told): (Vec<[f64; 2]>, Vec<String>) = shown.unzip();
    let plot = Plot::new("over-time")
        .height(theme.px(250.0).min(ui.ctx().content_rect().height() * 0.5))
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .sense(Sense::hover())
        .show_crosshair(false)
        .show_grid([false, true])
        .grid_spacing(ALWAYS)
        .grid_color(theme.line)
        .x_grid_spacer(move |_| days.grid())
        .y_grid_spacer(move |_| shares.grid())
        .set_margin_fraction(Vec2::ZERO)
        .include_x(on_axis(first) - beside)
        .include_x(on_axis(last) + beside)
        .include_y(-6.0)
        .include_y(106.0)
        .custom_x_axes(vec![time])
        .custom_y_axes(vec![height])
        .label_formatter(move |position| match position {
            HoverPosition::NearDataPoint { index, .. } => told.get(*index).cloned(),
            HoverPosition::Elsewhere { .. } => None,
        });
    let (line, radius) = (theme.px(2.0), theme.px(3.5));
    ui.visuals_mut().extreme_bg_color = theme.sheet;
    let shown = plot.show(ui, move |plot| {
        let through = Line::new("line", PlotPoints::from(points.clone()));
        plot.line(through.color(theme.accent).width(line).allow_hover(false));
        let each = Points::new("points", PlotPoints::from(points));
        plot.points(each.color(theme.accent).radius(radius).filled(true));
    });
    shown.response
}

/// Disables egui_plot's fading of marks that are close together.
const ALWAYS: Rangef = Rangef {
    min: 0.0,
    max: f32::MIN_POSITIVE,
};

#[derive(Clone)]
struct Marks {
    named: Vec<(f64, String)>,
    apart: f64,
}

impl Marks {
    fn grid(&self) -> Vec<GridMark> {
        let mark = |(value, _): &(f64, String)| GridMark {
            value: *value,
            step_size: self.apart,
        };
        self.named.iter().map(mark).collect()
    }

    fn axis(&self, hints: AxisHints<'static>, screen: &Screen<'_>) -> AxisHints<'static> {
        let named = self.named.clone();
        let size = screen.theme.size(Size::Small);
        hints
            .tick_label_font(FontId::new(size, FontFamily::Proportional))
            .tick_label_color(screen.theme.muted)
            .label_spacing(ALWAYS)
            .formatter(move |mark, _| {
                let mut named = named.iter();
                let label = named.find(|(value, _)| (value - mark.value).abs() < 0.01);
                label.map(|(_, label)| label.clone()).unwrap_or_default()
            })
    }
}

fn shares(screen: &Screen<'_>) -> Marks {
    let named = [0, 25, 50, 75, 100];
    let named = named.map(|percent| (f64::from(percent), words::percent(screen, percent)));
    Marks {
        named: named.to_vec(),
        apart: 25.0,
    }
}

/// The dates that have room for their labels, and the margin of half a label in days.
fn days(ui: &Ui, screen: &Screen<'_>, report: &Report, [first, last]: [Day; 2]) -> (Marks, f64) {
    let with_year = words::need_year(report);
    let label = |day| words::short(screen, day, with_year);
    let width = |text: &str| text_size(ui, screen, text).x;
    let gap = screen.theme.space(4.0);
    let each = width(&label(last)).max(width(&label(first))) + gap;
    let beside = width(&words::percent(screen, 100)) + each + gap;
    let line = f64::from((ui.available_width() - beside).max(1.0));
    let span = on_axis(last) - on_axis(first);
    let unit: i64 = match report.stretch {
        Stretch::Day => 1,
        Stretch::Week => 7,
    };
    let labels = (line / f64::from(each)).max(1.0);
    // The number of days between two labels, in whole periods.
    let step = unit * (span / unit as f64 / labels).ceil().max(1.0) as i64;
    let days = std::iter::successors(Some(first), |day| Some(day.plus(step)));
    let days = days.take_while(|day| *day <= last);
    let marks = Marks {
        named: days.map(|day| (on_axis(day), label(day))).collect(),
        apart: step as f64,
    };
    (marks, span * f64::from(each) / 2.0 / line)
}

fn text_size(ui: &Ui, screen: &Screen<'_>, text: &str) -> Vec2 {
    let style = Style::new(screen.theme, Size::Small, Weight::Regular);
    let job = text::job(screen.theme, text, style);
    ui.painter().layout_job(job).size()
}
