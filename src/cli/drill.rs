//! `arbitro drill`: exercises in the terminal.

use crate::course::way::{PLACEMENT_ITEMS, TEST_ITEMS, TEST_PASS};
use crate::course::{Course, embedded};
use crate::exercise::ItemCode;
use crate::i18n::{Speaker, plain};
use crate::learner::{Asking, Occasion, Purpose, Session, Summary, session};

use super::aside::Aside;
use super::context::Context;
use super::lines::{line, lines};
use super::question;
use super::{Stop, Terminal, summary};

/// A review session of what is due today, made from a seed; at most `items` exercises.
pub fn review(context: &Context<'_>, seed: u32, items: Option<u32>) -> Session {
    let (purpose, mut exercises) = session::review(&context.today(), seeds(seed));
    exercises.truncate(items.map_or(usize::MAX, |items| items as usize));
    Session::planned(purpose, exercises)
}

pub fn placement(course: &Course, seed: u32) -> Session {
    let skills = course.skills_along(PLACEMENT_ITEMS);
    Session::planned(Purpose::Placement, session::placement(&skills, seeds(seed)))
}

fn seeds(seed: u32) -> impl FnMut() -> u32 {
    let mut next = seed;
    move || {
        next = next.wrapping_add(1);
        next
    }
}

/// Asks exercises until the session or the input ends or the learner stops.
pub fn run(
    terminal: &mut Terminal<'_>,
    context: &mut Context<'_>,
    mut session: Session,
) -> Result<Summary, Stop> {
    let (say, purpose, items) = (context.say, session.purpose, session.planned);
    if purpose.occasion() == Occasion::Review && items == Some(0) {
        terminal.say_all(&line(&say, |to| to.text("cli-review-none")))?;
        return Ok(Summary::default());
    }
    context.purpose = purpose;
    welcome(terminal, context)?;
    if let Some(intro) = intro(purpose) {
        terminal.say_all(&line(&say, |to| to.text(intro)))?;
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
        let Some(done) = question::ask(terminal, context, Asking::from(practised))? else {
            finished = false;
            break;
        };
        session.keep(done);
    }
    End {
        terminal,
        context,
        session: &session,
    }
    .tell(finished)
}

pub(super) fn welcome(terminal: &mut Terminal<'_>, context: &Context<'_>) -> Result<(), Stop> {
    let ids = ["cli-drill-welcome", "cli-drill-help"];
    let said = lines(&context.say, |to| ids.map(|id| to.text(id)).to_vec());
    terminal.say_all(&said)?;
    terminal.gap()
}

/// The text that says why these exercises are asked.
const fn intro(purpose: Purpose) -> Option<&'static str> {
    match purpose {
        Purpose::Practice => None,
        Purpose::Review => Some("cli-review"),
        Purpose::WarmUp => Some("cli-warm-up"),
        Purpose::Placement => Some("cli-placement"),
        Purpose::Test => Some("cli-test"),
    }
}

struct End<'e, 't, 's> {
    terminal: &'e mut Terminal<'t>,
    context: &'e mut Context<'s>,
    session: &'e Session,
}

impl End<'_, '_, '_> {
    fn tell(mut self, finished: bool) -> Result<Summary, Stop> {
        let speaker = self.context.say.first;
        if finished {
            self.last_word()?;
            self.test_result()?;
        }
        let summed = Summary::of(&self.session.done);
        self.terminal.say_all(&summary::count(&speaker, &summed))?;
        let details = summary::details(&speaker, &summed);
        self.terminal.say_all(&details)?;
        if self.session.purpose != Purpose::Placement {
            let due = self.context.today().skills().len();
            let next = summary::next(&speaker, &summed, due);
            self.terminal.say_all(&next)?;
        } else if finished {
            self.place()?;
        }
        if let Some(unkept) = self.context.unkept() {
            self.terminal.say(&unkept)?;
        }
        if summed.asked > 1 {
            self.terminal.gap()?;
        }
        self.terminal.say(&speaker.text("cli-goodbye"))?;
        Ok(summed)
    }

    /// The last “why not?”, asked for only at a terminal: a pipe may stay open without input.
    fn last_word(&mut self) -> Result<(), Stop> {
        let example = self.context.why_example();
        let Some(example) = example.filter(|_| self.terminal.is_typed()) else {
            return Ok(());
        };
        let example = [("example", format!("? {example}").into())];
        let prompt = self.context.say.first.with("cli-last-word", example);
        while let Some(typed) = self.terminal.ask(&prompt)? {
            match Aside::read(&typed) {
                Some(Aside::Why(asked)) => self.terminal.say_all(&self.context.why(&asked))?,
                _ => break,
            }
        }
        self.terminal.gap()
    }

    fn test_result(&mut self) -> Result<(), Stop> {
        if self.session.test.is_none() {
            return Ok(());
        }
        let now = self.context.now();
        let notebook = self.context.notebook_mut();
        let Some(passed) = notebook.note_test(self.session, TEST_PASS, now) else {
            return Ok(());
        };
        let numbers = [
            ("known", self.session.known().into()),
            ("items", TEST_ITEMS.into()),
            ("pass", TEST_PASS.into()),
        ];
        let [title, text] = if passed {
            ["screen-test-passed", "screen-test-passed-text"]
        } else {
            ["screen-test-missed", "screen-test-missed-text"]
        };
        let speaker = self.context.say.first;
        let lines = [speaker.text(title), speaker.with(text, numbers)];
        self.terminal.say_all(&lines)?;
        self.terminal.gap()
    }

    fn place(&mut self) -> Result<(), Stop> {
        let speaker = self.context.say.first;
        let course = embedded();
        let Some(lesson) = course.lesson_to_begin(self.session.first_missed()) else {
            return Ok(());
        };
        self.context.notebook_mut().set_start(&lesson.id);
        let title = plain(&speaker.lesson_text(&lesson.title));
        let begin = [("lesson", title.into())];
        let placed = speaker.with("screen-session-placed-at", begin);
        let command = format!("  arbitro lesson {}", lesson.id);
        self.terminal.say_all(&[String::new(), placed, command])
    }
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
