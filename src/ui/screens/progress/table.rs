//! The numbers of the page as a table; screen readers speak each row as one sentence.

use std::sync::Arc;

use egui::{Galley, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};

use crate::learner::{Practised, Report};
use crate::ui::screen::Screen;
use crate::ui::screens::progress::part::{mastery, part_ui};
use crate::ui::screens::progress::{date, plot};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

/// A row: its cells, and its content as a sentence.
struct Row {
    cells: Vec<String>,
    spoken: String,
}

pub(super) fn skills_ui(ui: &mut Ui, screen: &Screen<'_>, report: &Report) {
    let theme = screen.theme;
    part_ui(ui, screen, "progress-skills");
    screen.muted_ui(ui, "progress-mastery-text");
    let header = [
        "progress-column-topic",
        "progress-column-answered",
        "progress-column-known",
        "progress-column-mastery",
        "progress-column-due",
    ];
    let header = header.map(|id| screen.text(id));
    let groups: Vec<(String, Vec<Row>)> = report
        .groups
        .iter()
        .map(|(group, skills)| {
            let rows = skills.iter().map(|it| skill_row(screen, report, it));
            (screen.say.group(*group), rows.collect())
        })
        .collect();
    let all = groups.iter().flat_map(|(_, rows)| rows);
    let columns = Columns::new(ui, screen, &header, all);
    columns.header_ui(ui, screen, &header);
    for (group, rows) in &groups {
        ui.add_space(theme.space(3.0));
        text::heading_ui(ui, theme, group, Size::Body);
        for row in rows {
            columns.row_ui(ui, screen, row);
        }
    }
}

fn skill_row(screen: &Screen<'_>, report: &Report, practised: &Practised) -> Row {
    let skill = screen.say.skill(practised.skill);
    let mastery = mastery(screen, practised);
    let due = if practised.due <= report.today {
        screen.text("progress-due-today")
    } else {
        date::long(screen, practised.due, report.today)
    };
    let tally = practised.tally;
    let spoken = screen.with(
        "progress-row-skill",
        [
            ("skill", skill.clone().into()),
            ("answered", tally.answered.into()),
            ("known", tally.known.into()),
            ("mastery", mastery.clone().into()),
            ("due", due.clone().into()),
        ],
    );
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
    let header = header.map(|id| screen.text(id));
    let rows = report.over_time.iter().map(|(day, tally)| {
        let percent = date::percent(screen, tally.percent().unwrap_or_default());
        Row {
            cells: vec![
                date::stretch(screen, *day, report),
                tally.answered.to_string(),
                tally.known.to_string(),
                percent,
            ],
            spoken: date::told(screen, report, *day, *tally),
        }
    });
    let rows: Vec<Row> = rows.collect();
    let columns = Columns::new(ui, screen, &header, &rows);
    columns.header_ui(ui, screen, &header);
    for row in &rows {
        columns.row_ui(ui, screen, row);
    }
}

/// The widths of the columns; `None` if there is no room, then sentences replace the rows.
struct Columns(Option<Vec<f32>>);

impl Columns {
    /// Each column after the first is as wide as its widest cell. The first one gets the rest.
    fn new<'a>(
        ui: &Ui,
        screen: &Screen<'_>,
        header: &[String],
        rows: impl IntoIterator<Item = &'a Row>,
    ) -> Self {
        let theme = screen.theme;
        let gap = theme.space(5.0);
        let wide = |text: &str, weight| lay_out(ui, screen, text, weight, f32::INFINITY).size().x;
        let mut widths: Vec<f32> = header
            .iter()
            .map(|title| wide(title, Weight::Semibold) + gap)
            .collect();
        for row in rows {
            for (width, cell) in widths.iter_mut().zip(&row.cells).skip(1) {
                *width = width.max(wide(cell, Weight::Regular) + gap);
            }
        }
        let others: f32 = widths.iter().skip(1).sum();
        let room = ui.available_width() - others;
        if let Some(first) = widths.first_mut() {
            *first = room;
        }
        Self((room >= theme.px(260.0)).then_some(widths))
    }

    fn header_ui(&self, ui: &mut Ui, screen: &Screen<'_>, header: &[String]) {
        if let Some(widths) = &self.0 {
            ui.add_space(screen.theme.space(2.0));
            cells_ui(ui, screen, widths, header, Weight::Semibold, None);
        }
    }

    fn row_ui(&self, ui: &mut Ui, screen: &Screen<'_>, row: &Row) {
        match &self.0 {
            Some(widths) => {
                let spoken = Some(row.spoken.as_str());
                cells_ui(ui, screen, widths, &row.cells, Weight::Regular, spoken);
            }
            None => {
                text::body_ui(ui, screen.theme, &row.spoken);
            }
        }
    }
}

fn lay_out(ui: &Ui, screen: &Screen<'_>, text: &str, weight: Weight, room: f32) -> Arc<Galley> {
    let style = Style::new(screen.theme, Size::Body, weight);
    text::lay_out(ui, screen.theme, text, style, room)
}

/// Cells side by side over a thin line. Without `spoken` they are only visual; the sentences of the
/// rows say what each number is.
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
