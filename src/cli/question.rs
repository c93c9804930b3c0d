//! One exercise in a conversation: all its parts, judged one after the other.

use std::io::{BufRead, Write};

use crate::engine::score::ScoreItem;
use crate::exercise::hint::Hints;
use crate::exercise::{
    Answer, Ask, Exercise as _, Exhibit, Item, ItemCode, Question, Remember, Verdict,
};
use crate::i18n::Speaker;
use crate::learner::{Done, Help};

use super::aside::{Aside, Judged};
use super::sitting::Sitting;
use super::voices::Voices;
use super::{Stop, Terminal, answer, exhibit, explain};

/// What came of an exercise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Every part was right.
    Right,
    /// Some part was not, or its answer was asked for.
    NotRight,
    /// The learner wants to stop, or the input ended.
    Stopped,
}

/// An exercise to be asked.
#[derive(Debug, Clone, Copy)]
pub struct Asking<'i> {
    /// Which.
    pub item: &'i Item,
    /// What recreates it.
    pub code: Option<ItemCode>,
    to_complete: bool,
}

impl<'i> Asking<'i> {
    /// An exercise, with its code if it has one.
    #[must_use]
    pub const fn new(item: &'i Item, code: Option<ItemCode>) -> Self {
        Self {
            item,
            code,
            to_complete: false,
        }
    }

    /// One of which only the last part is asked, since the rest was given.
    #[must_use]
    pub const fn to_complete(item: &'i Item) -> Self {
        Self {
            item,
            code: None,
            to_complete: true,
        }
    }

    /// Whether its answers are kept: where all but the last step was given, they say little.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        !self.to_complete
    }

    fn first_part(&self) -> usize {
        if self.to_complete {
            self.item.parts().saturating_sub(1)
        } else {
            0
        }
    }
}

/// Whether a typed line asks to stop.
#[must_use]
pub fn wants_to_stop(typed: &str) -> bool {
    typed.eq_ignore_ascii_case("q")
}

/// Asks an exercise, part by part.
///
/// # Errors
/// [`Stop`].
pub fn ask(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    sitting: &mut Sitting<'_>,
    asking: Asking<'_>,
) -> Result<Outcome, Stop> {
    let say = sitting.say;
    let item = asking.item;
    let mut done = Done::begun(item, asking.code);
    let mut seen: Vec<Exhibit> = Vec::new();
    for part in asking.first_part()..item.parts() {
        let question = item.pose(part);
        // What lies there since the last part need not be read again.
        let shown = question.exhibits == seen;
        pose(
            terminal,
            &say,
            &question,
            if shown { &[] } else { &question.exhibits },
        )?;
        let since = sitting.now();
        let mut hints = Hints::of(item, part);
        let given = match read_reply(terminal, sitting, &question, &mut hints)? {
            Reply::Answer(answer) => Some(answer),
            Reply::ShowMe => None,
            Reply::Stop => {
                terminal.gap()?;
                return Ok(Outcome::Stopped);
            }
        };
        let grade = match &given {
            Some(given) => item.grade(part, given),
            None => item.grade(part, &item.solve(part)),
        };
        done.right &= given.is_some() && grade.verdict == Verdict::Right;
        done.helped |= hints.any_taken();
        done.slips.extend(grade.slips());
        let ask = &question.ask;
        let told = say.lines(|to| explain::lines(to, &grade, given.as_ref(), ask));
        seen.clone_from(&question.exhibits);
        let help = if hints.any_taken() {
            Help::AfterHints
        } else {
            Help::Unaided
        };
        let judged = Judged { question, grade };
        // Kept before the verdict is seen: whoever is cut off then has not answered in vain.
        sitting.note(&asking, part, given.as_ref(), help, since, judged);
        terminal.say_all(&told)?;
        let remember = Remember::after(item, part);
        terminal.say_all(&say.line(|to| explain::remember(to, remember)))?;
        terminal.gap()?;
    }
    let right = done.right;
    sitting.count(done);
    Ok(if right {
        Outcome::Right
    } else {
        Outcome::NotRight
    })
}

/// What a learner may say to a question.
enum Reply {
    Answer(Answer),
    ShowMe,
    Stop,
}

/// Reads until a line is an answer, or empty, which asks to be shown it.
fn read_reply(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    sitting: &Sitting<'_>,
    question: &Question,
    hints: &mut Hints,
) -> Result<Reply, Stop> {
    let say = sitting.say;
    let prompt = say.first.text("cli-prompt");
    loop {
        let Some(typed) = terminal.ask(&prompt)? else {
            return Ok(Reply::Stop);
        };
        if wants_to_stop(&typed) {
            return Ok(Reply::Stop);
        }
        if typed.is_empty() {
            return Ok(Reply::ShowMe);
        }
        match Aside::read(&typed) {
            Some(Aside::Repeat) => pose(terminal, &say, question, &question.exhibits)?,
            Some(Aside::Hint) => {
                let hint = hints.take_next();
                terminal.say_all(&say.line(|to| match hint {
                    Some(hint) => to.hint(hint),
                    None => to.text("cli-hint-none"),
                }))?;
            }
            Some(Aside::Why(asked)) => terminal.say_all(&sitting.why(&asked))?,
            None => match answer::read(&say.first, &question.ask, &typed) {
                Some(answer) => return Ok(Reply::Answer(answer)),
                None => not_understood(terminal, &say.first, question, typed)?,
            },
        }
    }
}

fn not_understood(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    question: &Question,
    typed: String,
) -> Result<(), Stop> {
    terminal.say(&speaker.with("cli-not-understood", [("text", typed.into())]))?;
    terminal.say(&answer::expected(speaker, &question.ask))
}

/// Writes the exhibits, the question and what can be chosen.
fn pose(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    say: &Voices<'_>,
    question: &Question,
    exhibits: &[Exhibit],
) -> Result<(), Stop> {
    for exhibit in exhibits {
        terminal.say_all(&exhibit::in_voices(say, exhibit))?;
        terminal.gap()?;
    }
    terminal.say_all(&say.line(|to| to.phrase(&question.prompt)))?;
    terminal.say_all(&say.lines(|to| {
        let options = options(to, &question.ask).into_iter();
        let numbered = options.enumerate();
        numbered
            .map(|(index, option)| format!("  {}. {option}", index + 1))
            .collect()
    }))
}

/// What is numbered under a question.
fn options(speaker: &Speaker<'_>, ask: &Ask) -> Vec<String> {
    match ask {
        Ask::Choice(options) | Ask::Choices(options) => options
            .iter()
            .map(|option| speaker.phrase(option))
            .collect(),
        Ask::Column(column) => column.rows.iter().map(|row| speaker.phrase(row)).collect(),
        Ask::Account => ScoreItem::ALL.map(|item| speaker.score_item(item)).to_vec(),
        _ => Vec::new(),
    }
}
