//! A session that is paused, and the summary at its end.

use egui::Ui;

use crate::course::way::{TEST_ITEMS, TEST_PASS};
use crate::exercise::Skill;
use crate::learner::{Purpose, Session, Source, Summary, session::NAMED};
use crate::ui::screens::{course, learners, parts};
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
    let buttons = [
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
    let mut asks = topic.asks();
    match topic.asks().next() {
        Some((_, skill)) if topic.asks().all(|it| it.1 == skill) => screen.say.skill(skill),
        Some((kind, _)) if topic.asks().all(|it| it.0 == kind) => screen.say.kind(kind),
        Some((kind, _)) if asks.all(|it| it.0.group() == kind.group()) => {
            screen.say.group(kind.group())
        }
        _ => screen.text("screen-practice-mixed"),
    }
}

/// The current exercise of a session; in an endless session, how many answers were right.
pub(super) fn at(screen: &Screen<'_>, session: &Session) -> String {
    match session.planned {
        Some(planned) => {
            let step = (session.asked() + 1).min(planned);
            let facts = [("step", step.into()), ("steps", planned.into())];
            screen.with("screen-lesson-step", facts)
        }
        None => count(screen, session),
    }
}

pub(super) fn count(screen: &Screen<'_>, session: &Session) -> String {
    let (right, asked) = (session.right(), session.asked());
    let facts = [("right", right.into()), ("asked", asked.into())];
    screen.with("screen-practice-count", facts)
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
    parts::troubles_ui(ui, screen);
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
        let id = match passed {
            true => "screen-test-passed-text",
            false => "screen-test-missed-text",
        };
        let numbers = [
            ("known", session.known().into()),
            ("items", TEST_ITEMS.into()),
            ("pass", TEST_PASS.into()),
        ];
        text::body_ui(ui, &theme, &screen.with(id, numbers));
    }
    let name = |skill: &Skill| screen.say.skill(*skill);
    let mistakes = summary.mistakes.iter();
    let mistakes = mistakes.map(|&(mistake, times)| screen.say.mistake_times(mistake, times));
    let (well, again) = (
        summary.well.iter().map(name),
        summary.again.iter().map(name),
    );
    list_ui(ui, screen, "screen-session-well", well);
    list_ui(ui, screen, "screen-session-slips", mistakes);
    list_ui(ui, screen, "screen-session-again", again);
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
    let lesson = screen.state.next_lesson().map(|lesson| lesson.id.clone());
    let label = match placed {
        true => "screen-session-begin",
        false => "screen-session-course",
    };
    let course = lesson.map(|id| (label, Command::OpenLesson(id)));
    let passed = session.passed(TEST_PASS) == Some(true);
    let (first, later) = match placed || passed {
        true => (course, None),
        false => (None, course),
    };
    let practises = !again.is_empty() && !placed;
    let practise = ("screen-session-practise", Command::PractiseSkills(again));
    let test = session.test.clone().filter(|_| !passed);
    let test = test.map(|chapter| ("screen-test-again", Command::TakeTest(chapter)));
    let reviews = screen.state.due_count() > 0 && session.purpose == Purpose::Practice;
    let review = reviews.then_some(("screen-session-review", Command::Review));
    let topics = Some(("screen-session-topics", Command::ChooseTopic));
    let practise = practises.then_some(practise);
    let all = [first, practise, test, review, later, topics];
    buttons_ui(ui, screen, all.into_iter().flatten());
    learners::along_ui(ui, screen);
}

/// The first button is the main action.
fn buttons_ui<'a>(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    buttons: impl IntoIterator<Item = (&'a str, Command)>,
) {
    let say = screen.say;
    let buttons = buttons.into_iter().enumerate();
    let buttons = buttons.map(|(at, (id, command))| (say.text(id), parts::ranked(at), command));
    control::row_ui(ui, screen.theme.space(2.0), |ui| {
        parts::buttons_ui(ui, screen, 160.0, buttons);
    });
}

/// A heading with lines under it; nothing if there are no lines.
fn list_ui(ui: &mut Ui, screen: &Screen<'_>, heading: &str, lines: impl Iterator<Item = String>) {
    for (at, line) in lines.take(NAMED).enumerate() {
        if at == 0 {
            ui.add_space(screen.theme.space(3.0));
            screen.heading_ui(ui, heading, Size::Lead);
        }
        text::body_ui(ui, screen.theme, &format!("•  {line}"));
    }
}
