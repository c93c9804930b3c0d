//! The numbers of the page as a table; screen readers speak each row as one sentence.

use std::sync::Arc;

use egui::{Galley, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};

use crate::learner::{Practised, Report};
use crate::ui::screen::Screen;
use crate::ui::screens::progress::words::{mastery, part_ui};
use crate::ui::screens::progress::{plot, words};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

struct Row {
    cells: Vec<String>,
    spoken: String,
}

pub(super) fn skills_ui(ui: &mut Ui, screen: &Screen<'_>, report: &Report) {
    part_ui(ui, screen, "progress-skills");
    screen.muted_ui(ui, "progress-mastery-text");
    let header = [
        "progress-column-topic",
        "progress-column-answered",
        "progress-column-known",
        "progress-column-mastery",
        "progress-column-due",
    ];
    let parts = report.groups.iter().map(|(group, skills)| {
        let rows = skills.iter().map(|it| skill_row(screen, report, it));
        (Some(screen.say.group(*group)), rows.collect())
    });
    table_ui(ui, screen, &header, parts.collect());
}

fn skill_row(screen: &Screen<'_>, report: &Report, practised: &Practised) -> Row {
    let skill = screen.say.skill(practised.skill);
    let mastery = mastery(screen, practised);
    let due = if practised.due <= report.today {
        screen.text("progress-due-today")
    } else {
        words::long(screen, practised.due, report.today)
    };
    let tally = practised.tally;
    let facts = [
        ("skill", skill.clone().into()),
        ("answered", tally.answered.into()),
        ("known", tally.known.into()),
        ("mastery", mastery.clone().into()),
        ("due", due.clone().into()),
    ];
    let spoken = screen.with("progress-row-skill", facts);
    let [answered, known] = [tally.answered, tally.known].map(|number| number.to_string());
    Row {
        cells: vec![skill, answered, known, mastery, due],
        spoken,
    }
}

pub(super) fn over_time_ui(ui: &mut Ui, screen: &Screen<'_>, report: &Report) {
    part_ui(ui, screen, plot::heading(report.stretch));
    let header = [
        "progress-column-time",
        "progress-column-answered",
        "progress-column-known",
        "progress-column-share",
    ];
    let rows = report.over_time.iter().map(|(day, tally)| Row {
        cells: vec![
            words::stretch(screen, *day, report),
            tally.answered.to_string(),
            tally.known.to_string(),
            words::percent(screen, tally.percent().unwrap_or_default()),
        ],
        spoken: words::told(screen, report, *day, *tally),
    });
    table_ui(ui, screen, &header, vec![(None, rows.collect())]);
}

/// Rows under the headings of their columns, in parts with headings of their own. If there is no
/// room for columns, sentences replace the rows.
fn table_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    header: &[&str],
    parts: Vec<(Option<String>, Vec<Row>)>,
) {
    let theme = screen.theme;
    let header: Vec<String> = header.iter().map(|id| screen.text(id)).collect();
    let widths = widths(ui, screen, &header, parts.iter().flat_map(|(_, rows)| rows));
    if let Some(widths) = &widths {
        ui.add_space(theme.space(2.0));
        cells_ui(ui, screen, widths, &header, Weight::Semibold, None);
    }
    for (heading, rows) in parts {
        if let Some(heading) = heading {
            ui.add_space(theme.space(3.0));
            text::heading_ui(ui, theme, &heading, Size::Body);
        }
        for Row { cells, spoken } in rows {
            match &widths {
                Some(widths) => {
                    cells_ui(ui, screen, widths, &cells, Weight::Regular, Some(&spoken));
                }
                None => _ = text::body_ui(ui, theme, &spoken),
            }
        }
    }
}

/// The widths of the columns; `None` if there is no room. Each column after the first is as wide as
/// its widest cell. The first one gets the rest.
fn widths<'a>(
    ui: &Ui,
    screen: &Screen<'_>,
    header: &[String],
    rows: impl IntoIterator<Item = &'a Row>,
) -> Option<Vec<f32>> {
    let gap = screen.theme.space(5.0);
    let wide = |text: &str, weight| lay_out(ui, screen, text, weight, f32::INFINITY).size().x;
    let titles = header.iter();
    let titles = titles.map(|title| wide(title, Weight::Semibold) + gap);
    let mut widths: Vec<f32> = titles.collect();
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(&row.cells).skip(1) {
            *width = width.max(wide(cell, Weight::Regular) + gap);
        }
    }
    let (first, others) = widths.split_first_mut()?;
    *first = ui.available_width() - others.iter().sum::<f32>();
    (*first >= screen.theme.px(260.0)).then_some(widths)
}

fn lay_out(ui: &Ui, screen: &Screen<'_>, text: &str, weight: Weight, room: f32) -> Arc<Galley> {
    let style = Style::new(screen.theme, Size::Body, weight);
    text::lay_out(ui, screen.theme, text, style, room)
}

/// Cells side by side over a thin line; without `spoken` they are only visual.
fn cells_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    widths: &[f32],
    cells: &[String],
    weight: Weight,
    spoken: Option<&str>,
) {
    let theme = screen.theme;
    let gap = theme.space(5.0);
    let cells = cells.iter().zip(widths);
    let galleys = cells.map(|(cell, width)| lay_out(ui, screen, cell, weight, width - gap));
    let galleys: Vec<Arc<Galley>> = galleys.collect();
    let tall = galleys.iter().map(|it| it.size().y).fold(0.0, f32::max);
    let size = Vec2::new(widths.iter().sum(), tall + theme.space(2.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    if let Some(spoken) = spoken {
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
    }
    let mut at = rect.min;
    for (galley, width) in galleys.into_iter().zip(widths) {
        ui.painter().galley(at, galley, theme.ink);
        at.x += width;
    }
    let line = Stroke::new(1.0, theme.line);
    ui.painter().hline(rect.x_range(), rect.bottom(), line);
}
