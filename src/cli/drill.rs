//! `arbitro drill`: exercises in the terminal.

use crate::course::way::{TEST_ITEMS, TEST_PASS};
use crate::course::{Course, embedded, placement};
use crate::exercise::ItemCode;
use crate::i18n::{Speaker, plain};
use crate::learner::{Asking, Occasion, Purpose, Session, Summary, session};

use super::aside::Aside;
use super::question;
use super::sitting::Sitting;
use super::{Stop, Terminal, summary};

/// The session of what is due today, made from a seed; at most `items` exercises.
#[must_use]
pub fn review(sitting: &Sitting<'_>, seed: u32, items: Option<u32>) -> Session {
    let (purpose, mut exercises) = session::review(&sitting.today(), seeds(seed));
    exercises.truncate(items.map_or(usize::MAX, |items| items as usize));
    Session::planned(purpose, exercises)
}

/// Questions along the course, made from a seed, to find where to begin.
#[must_use]
pub fn placement(course: &Course, seed: u32) -> Session {
    let skills = course.skills_along(placement::QUESTIONS);
    Session::planned(Purpose::Placement, session::placement(&skills, seeds(seed)))
}

/// A seed for each of several exercises.
fn seeds(seed: u32) -> impl FnMut() -> u32 {
    let mut next = seed;
    move || {
        next = next.wrapping_add(1);
        next
    }
}

/// Asks exercises until the session, the learner or the input is at an end.
///
/// # Errors
/// [`Stop`].
pub fn run(
    terminal: &mut Terminal<'_>,
    sitting: &mut Sitting<'_>,
    mut session: Session,
) -> Result<Summary, Stop> {
    let (say, purpose, items) = (sitting.say, session.purpose, session.planned);
    if purpose.occasion() == Occasion::Review && items == Some(0) {
        terminal.say_all(&say.line(|to| to.text("cli-review-none")))?;
        return Ok(Summary::default());
    }
    sitting.purpose = purpose;
    welcome(terminal, sitting)?;
    if let Some(intro) = intro(purpose) {
        terminal.say_all(&say.line(|to| to.text(intro)))?;
        terminal.gap()?;
    }
    let mut finished = true;
    for number in 1..=items.unwrap_or(u32::MAX) {
        let Some(practised) = session.source.next_exercise() else {
            break;
        };
        let mut heading = heading(&say.first, number, items, practised.code);
        if let Some(level) = session.level() {
            heading = format!("{heading} · {}", say.first.difficulty(level));
        }
        terminal.say(&heading)?;
        terminal.gap()?;
        let Some(done) = question::ask(terminal, sitting, Asking::from(practised))? else {
            finished = false;
            break;
        };
        session.keep(done);
    }
    if finished {
        last_word(terminal, sitting)?;
        test_result(terminal, sitting, &session)?;
    }
    end(terminal, sitting, &session, finished)
}

/// What can be typed.
pub(super) fn welcome(terminal: &mut Terminal<'_>, sitting: &Sitting<'_>) -> Result<(), Stop> {
    let say = sitting.say;
    let lines = |to: &Speaker<'_>| ["cli-drill-welcome", "cli-drill-help"].map(|id| to.text(id));
    terminal.say_all(&say.lines(|to| lines(to).to_vec()))?;
    terminal.gap()
}

/// Why these exercises are asked.
const fn intro(purpose: Purpose) -> Option<&'static str> {
    match purpose {
        Purpose::Practice => None,
        Purpose::Review => Some("cli-review"),
        Purpose::WarmUp => Some("cli-warm-up"),
        Purpose::Placement => Some("cli-placement"),
        Purpose::Test => Some("cli-test"),
    }
}

/// After the last question there is none at which to ask why. Only a person who types is waited
/// for: a pipe may be silent for ever.
fn last_word(terminal: &mut Terminal<'_>, sitting: &Sitting<'_>) -> Result<(), Stop> {
    let Some(example) = sitting.why_example().filter(|_| terminal.is_typed()) else {
        return Ok(());
    };
    let example = [("example", format!("? {example}").into())];
    let prompt = sitting.say.first.with("cli-last-word", example);
    while let Some(typed) = terminal.ask(&prompt)? {
        match Aside::read(&typed) {
            Some(Aside::Why(asked)) => terminal.say_all(&sitting.why(&asked))?,
            _ => break,
        }
    }
    terminal.gap()
}

/// The summary, what to do next, and a goodbye.
fn end(
    terminal: &mut Terminal<'_>,
    sitting: &mut Sitting<'_>,
    session: &Session,
    finished: bool,
) -> Result<Summary, Stop> {
    let speaker = sitting.say.first;
    let came = Summary::of(&session.done);
    terminal.say_all(&summary::count(&speaker, &came))?;
    terminal.say_all(&summary::details(&speaker, &came))?;
    if session.purpose != Purpose::Placement {
        let due = sitting.today().skills().len();
        terminal.say_all(&summary::next(&speaker, &came, due))?;
    } else if finished {
        place(terminal, sitting, session)?;
    }
    if let Some(unkept) = sitting.unkept() {
        terminal.say(&unkept)?;
    }
    if came.asked > 1 {
        terminal.gap()?;
    }
    terminal.say(&speaker.text("cli-goodbye"))?;
    Ok(came)
}

/// Whether a test is passed, which is kept.
fn test_result(
    terminal: &mut Terminal<'_>,
    sitting: &mut Sitting<'_>,
    session: &Session,
) -> Result<(), Stop> {
    if session.test.is_none() {
        return Ok(());
    }
    let now = sitting.now();
    let noted = sitting.notebook_mut().note_test(session, TEST_PASS, now);
    let Some(passed) = noted else {
        return Ok(());
    };
    let numbers = [
        ("known", session.known().into()),
        ("items", TEST_ITEMS.into()),
        ("pass", TEST_PASS.into()),
    ];
    let [title, text] = if passed {
        ["screen-test-passed", "screen-test-passed-text"]
    } else {
        ["screen-test-missed", "screen-test-missed-text"]
    };
    let speaker = sitting.say.first;
    terminal.say(&speaker.text(title))?;
    terminal.say(&speaker.with(text, numbers))?;
    terminal.gap()
}

/// The lesson to begin with.
fn place(
    terminal: &mut Terminal<'_>,
    sitting: &mut Sitting<'_>,
    session: &Session,
) -> Result<(), Stop> {
    let speaker = sitting.say.first;
    let course = embedded();
    let Some(lesson) = course.lesson_to_begin(session.first_missed()) else {
        return Ok(());
    };
    sitting.notebook_mut().set_start(&lesson.id);
    let title = plain(&speaker.lesson_text(&lesson.title));
    terminal.gap()?;
    terminal.say(&speaker.with("screen-session-placed-at", [("lesson", title.into())]))?;
    terminal.say(&format!("  arbitro lesson {}", lesson.id))
}

/// `Question 3 of 10 · JC1-7F3K-9QX`
pub(super) fn heading(
    speaker: &Speaker<'_>,
    number: u32,
    items: Option<u32>,
    code: Option<ItemCode>,
) -> String {
    let number = ("item", number.into());
    let heading = match items {
        Some(items) => speaker.with("cli-item-of", [number, ("items", items.into())]),
        None => speaker.with("cli-item", [number]),
    };
    match code {
        Some(code) => format!("{heading} · {code}"),
        None => heading,
    }
}
