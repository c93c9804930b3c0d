//! A session that is paused, and the summary at its end.

use egui::Ui;

use crate::course::way::{TEST_ITEMS, TEST_PASS};
use crate::exercise::{Kind, Skill};
use crate::learner::{Purpose, Session, Source, Summary, session::NAMED};
use crate::ui::screens::{course, parts, troubles};
use crate::ui::{Command, Screen, Size, Style, Weight, control, text};

pub(super) fn pause_ui(ui: &mut Ui, screen: &mut Screen<'_>, session: &Session) {
    let theme = *screen.theme;
    ui.add_space(theme.space(8.0));
    screen.heading_ui(ui, "screen-session-paused", Size::Large);
    let about = format!("{}  ·  {}", topic(screen, session), at(screen, session));
    text::words_ui(ui, &theme, &about, Size::Lead, Weight::Semibold);
    screen.body_ui(ui, "screen-session-paused-text");
    if session.asked() > 0 {
        text::body_ui(ui, &theme, &count(screen, session));
    }
    ui.add_space(theme.space(4.0));
    let buttons = vec![
        ("screen-session-resume", Command::Pause(false)),
        ("screen-session-end", Command::EndSession),
    ];
    buttons_ui(ui, screen, buttons);
}

pub(super) fn topic(screen: &Screen<'_>, session: &Session) -> String {
    let topic = match &session.source {
        Source::Fresh(practice) => practice.topic(),
        Source::Planned(_) => {
            let is_tested = |id: &str| session.test.as_deref() == Some(id);
            let mut chapters = screen.state.course.chapters.iter();
            return match chapters.find(|(chapter, _)| is_tested(&chapter.id)) {
                Some((chapter, _)) => course::chapter_title(screen, chapter),
                None => screen.text("screen-placement-title"),
            };
        }
    };
    let same = |first: &(Kind, Skill)| {
        (
            topic.asks().all(|(_, skill)| skill == first.1),
            topic.asks().all(|(kind, _)| kind == first.0),
            topic
                .asks()
                .all(|(kind, _)| kind.group() == first.0.group()),
        )
    };
    let first = topic.asks().next();
    match first.map(|first| (first, same(&first))) {
        Some(((_, skill), (true, ..))) => screen.say.skill(skill),
        Some(((kind, _), (_, true, _))) => screen.say.kind(kind),
        Some(((kind, _), (.., true))) => screen.say.group(kind.group()),
        _ => screen.text("screen-practice-mixed"),
    }
}

/// The current exercise of a session; in an endless session, how many answers were right.
pub(super) fn at(screen: &Screen<'_>, session: &Session) -> String {
    match session.planned {
        Some(planned) => screen.with(
            "screen-lesson-step",
            [
                ("step", (session.asked() + 1).min(planned).into()),
                ("steps", planned.into()),
            ],
        ),
        None => count(screen, session),
    }
}

pub(super) fn count(screen: &Screen<'_>, session: &Session) -> String {
    screen.with(
        "screen-practice-count",
        [
            ("right", session.right().into()),
            ("asked", session.asked().into()),
        ],
    )
}

pub(super) fn summary_ui(ui: &mut Ui, screen: &mut Screen<'_>, session: &Session) {
    let theme = *screen.theme;
    ui.add_space(theme.space(6.0));
    let passed = session.passed(TEST_PASS);
    let title = match (session.purpose, passed) {
        (Purpose::Placement, _) if session.is_complete() => "screen-session-placed",
        (Purpose::Review | Purpose::WarmUp, _) => "screen-session-reviewed",
        (Purpose::Test, Some(true)) => "screen-test-passed",
        (Purpose::Test, Some(false)) => "screen-test-missed",
        (Purpose::Practice | Purpose::Placement | Purpose::Test, _) => "screen-session-done",
    };
    screen.heading_ui(ui, title, Size::Large);
    troubles::troubles_ui(ui, screen);
    let style = Style::new(&theme, Size::Lead, Weight::Regular);
    if session.asked() > 0 {
        text::paragraph_ui(ui, &theme, &count(screen, session), style);
    }
    let summary = Summary::of(&session.done);
    if summary.helped > 0 {
        let words = screen.with("screen-session-helped", [("helped", summary.helped.into())]);
        text::body_ui(ui, &theme, &words);
    }
    if let Some(passed) = passed {
        let id = if passed {
            "screen-test-passed-text"
        } else {
            "screen-test-missed-text"
        };
        let numbers = [
            ("known", session.known().into()),
            ("items", TEST_ITEMS.into()),
            ("pass", TEST_PASS.into()),
        ];
        text::body_ui(ui, &theme, &screen.with(id, numbers));
    }
    let name = |skill: &Skill| screen.say.skill(*skill);
    let well: Vec<String> = summary.well.iter().map(name).collect();
    let worse: Vec<String> = summary.again.iter().map(name).collect();
    list_ui(ui, screen, "screen-session-well", &well);
    let mistakes: Vec<String> = summary
        .mistakes
        .into_iter()
        .map(|(mistake, times)| screen.say.mistake_times(mistake, times))
        .collect();
    list_ui(ui, screen, "screen-session-slips", &mistakes);
    list_ui(ui, screen, "screen-session-again", &worse);
    ui.add_space(theme.space(5.0));
    next_ui(ui, screen, session, summary.again);
}

fn next_ui(ui: &mut Ui, screen: &mut Screen<'_>, session: &Session, again: Vec<Skill>) {
    let theme = *screen.theme;
    let placed = session.purpose == Purpose::Placement && session.is_complete();
    if placed && let Some(lesson) = screen.state.next_lesson() {
        let title = screen.say.lesson_text(&lesson.title);
        let words = screen.with("screen-session-placed-at", [("lesson", title.into())]);
        text::body_ui(ui, &theme, &words);
        ui.add_space(theme.space(2.0));
    }
    let mut buttons: Vec<(&str, Command)> = Vec::new();
    let lesson = screen.state.next_lesson().map(|lesson| lesson.id.clone());
    let label = if placed {
        "screen-session-begin"
    } else {
        "screen-session-course"
    };
    let course = lesson.map(|id| (label, Command::OpenLesson(id)));
    let passed = session.passed(TEST_PASS) == Some(true);
    let first = placed || passed;
    if first {
        buttons.extend(course.clone());
    }
    if !again.is_empty() && !placed {
        buttons.push(("screen-session-practise", Command::PractiseSkills(again)));
    }
    if let Some(chapter) = session.test.clone().filter(|_| !passed) {
        buttons.push(("screen-test-again", Command::TakeTest(chapter)));
    }
    if screen.state.due_count() > 0 && session.purpose == Purpose::Practice {
        buttons.push(("screen-session-review", Command::Review));
    }
    if !first {
        buttons.extend(course);
    }
    buttons.push(("screen-session-topics", Command::ChooseTopic));
    buttons_ui(ui, screen, buttons);
}

/// The first button is the main action.
fn buttons_ui(ui: &mut Ui, screen: &mut Screen<'_>, buttons: Vec<(&str, Command)>) {
    let say = screen.say;
    let buttons = buttons.into_iter().enumerate();
    let buttons = buttons.map(|(at, (id, command))| (say.text(id), parts::ranked(at), command));
    control::row_ui(ui, screen.theme.space(2.0), |ui| {
        parts::buttons_ui(ui, screen, 160.0, buttons);
    });
}

/// A heading with lines under it; nothing if there are no lines.
fn list_ui(ui: &mut Ui, screen: &Screen<'_>, heading: &str, lines: &[String]) {
    let theme = screen.theme;
    if lines.is_empty() {
        return;
    }
    ui.add_space(theme.space(3.0));
    screen.heading_ui(ui, heading, Size::Lead);
    for line in lines.iter().take(NAMED) {
        text::body_ui(ui, theme, &format!("•  {line}"));
    }
}
