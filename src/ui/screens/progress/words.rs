//! Dates, shares and headings in the reader's language.

use egui::Ui;
use fluent::FluentValue;

use crate::learner::{Day, Practised, Report, Stretch, Tally};
use crate::ui::screen::Screen;
use crate::ui::theme::Size;

/// Dates that span more than this number of days show the year.
const YEAR: i64 = 360;

/// A date in digits, as short as possible: `22.11.`.
pub(super) fn short(screen: &Screen<'_>, day: Day, with_year: bool) -> String {
    let date = day.date();
    let parts = [("day", date.day.into()), ("month", date.month.into())];
    if with_year {
        let year = [("year", FluentValue::from(date.year))];
        return screen.with("progress-date-year", parts.into_iter().chain(year));
    }
    screen.with("progress-date", parts)
}

/// A date with the name of the month. The year is shown only if it is not that of `today`.
pub(super) fn long(screen: &Screen<'_>, day: Day, today: Day) -> String {
    let date = day.date();
    let parts = [("day", date.day.into()), ("month", date.month.into())];
    let words = screen.with("progress-day", parts);
    if date.year == today.date().year {
        return words;
    }
    let parts = [("date", words.into()), ("year", date.year.into())];
    screen.with("progress-day-year", parts)
}

/// Whether the answers span so much time that dates need the year.
pub(super) fn need_year(report: &Report) -> bool {
    let days = report.over_time.iter().map(|(day, _)| day);
    let ends = days.clone().min().zip(days.max());
    ends.is_some_and(|(first, last)| last.since(*first) > YEAR)
}

/// A period (a day or a week), named by its first day.
pub(super) fn stretch(screen: &Screen<'_>, day: Day, report: &Report) -> String {
    let day = long(screen, day, report.today);
    match report.stretch {
        Stretch::Day => day,
        Stretch::Week => screen.with("progress-week-of", [("day", day.into())]),
    }
}

pub(super) fn percent(screen: &Screen<'_>, percent: u32) -> String {
    let percent = [("percent", percent.into())];
    screen.with("progress-percent", percent)
}

pub(super) fn told(screen: &Screen<'_>, report: &Report, day: Day, tally: Tally) -> String {
    let percent = percent(screen, tally.percent().unwrap_or_default());
    let facts = [
        ("time", stretch(screen, day, report).into()),
        ("answered", tally.answered.into()),
        ("known", tally.known.into()),
        ("percent", percent.into()),
    ];
    screen.with("progress-row-time", facts)
}

pub(super) fn part_ui(ui: &mut Ui, screen: &Screen<'_>, id: &str) {
    ui.add_space(screen.theme.space(6.0));
    screen.heading_ui(ui, id, Size::Title);
}

pub(super) fn mastery(screen: &Screen<'_>, practised: &Practised) -> String {
    let id = practised.mastery.id();
    screen.text(&format!("mastery-{id}"))
}
