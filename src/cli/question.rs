//! One exercise in a conversation: all its parts, judged one after the other.

use std::io::{BufRead, Write};

use crate::engine::score::ScoreItem;
use crate::exercise::{Answer, Ask, Exercise, Exhibit, Question, Verdict};
use crate::i18n::Speaker;

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

/// How many exercises were answered, and how well.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Answered to the end.
    pub asked: u32,
    /// All right.
    pub right: u32,
}

impl Tally {
    /// Counts an exercise.
    pub const fn count(&mut self, outcome: Outcome) {
        match outcome {
            Outcome::Right => (self.asked, self.right) = (self.asked + 1, self.right + 1),
            Outcome::NotRight => self.asked += 1,
            Outcome::Stopped => {}
        }
    }

    /// The summary and a goodbye.
    #[must_use]
    pub fn lines(self, speaker: &Speaker<'_>) -> Vec<String> {
        let numbers = [("asked", self.asked.into()), ("right", self.right.into())];
        vec![
            speaker.with("cli-summary", numbers),
            speaker.text("cli-goodbye"),
        ]
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
    speaker: &Speaker<'_>,
    exercise: &impl Exercise,
) -> Result<Outcome, Stop> {
    ask_from(terminal, speaker, exercise, 0)
}

/// Asks an exercise from this part on.
///
/// # Errors
/// [`Stop`].
pub fn ask_from(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    exercise: &impl Exercise,
    first: usize,
) -> Result<Outcome, Stop> {
    let mut outcome = Outcome::Right;
    let mut seen: Vec<Exhibit> = Vec::new();
    for part in first..exercise.parts() {
        let question = exercise.pose(part);
        // What lies there since the last part need not be read again.
        let shown = question.exhibits == seen;
        pose(
            terminal,
            speaker,
            &question,
            if shown { &[] } else { &question.exhibits },
        )?;
        let given = match read_reply(terminal, speaker, &question)? {
            Reply::Answer(answer) => Some(answer),
            Reply::ShowMe => None,
            Reply::Stop => {
                terminal.gap()?;
                return Ok(Outcome::Stopped);
            }
        };
        let grade = match &given {
            Some(given) => exercise.grade(part, given),
            None => exercise.grade(part, &exercise.solve(part)),
        };
        if given.is_none() || grade.verdict != Verdict::Right {
            outcome = Outcome::NotRight;
        }
        terminal.say_all(&explain::lines(
            speaker,
            &grade,
            given.as_ref(),
            &question.ask,
        ))?;
        terminal.say(&explain::remember(speaker, exercise.remember(part)))?;
        terminal.gap()?;
        seen = question.exhibits;
    }
    Ok(outcome)
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
    speaker: &Speaker<'_>,
    question: &Question,
) -> Result<Reply, Stop> {
    let prompt = speaker.text("cli-prompt");
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
        if typed == "?" {
            pose(terminal, speaker, question, &question.exhibits)?;
        } else if let Some(answer) = answer::read(speaker, &question.ask, &typed) {
            return Ok(Reply::Answer(answer));
        } else {
            terminal.say(&speaker.with("cli-not-understood", [("text", typed.into())]))?;
            terminal.say(&answer::expected(speaker, &question.ask))?;
        }
    }
}

/// Writes the exhibits, the question and what can be chosen.
fn pose(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    question: &Question,
    exhibits: &[Exhibit],
) -> Result<(), Stop> {
    for exhibit in exhibits {
        terminal.say_all(&exhibit::lines(speaker, exhibit))?;
        terminal.gap()?;
    }
    terminal.say(&speaker.phrase(&question.prompt))?;
    let options: Vec<String> = match &question.ask {
        Ask::Choice(options) | Ask::Choices(options) => options
            .iter()
            .map(|option| speaker.phrase(option))
            .collect(),
        Ask::Column(column) => column.rows.iter().map(|row| speaker.phrase(row)).collect(),
        Ask::Account => ScoreItem::ALL.map(|item| speaker.score_item(item)).to_vec(),
        _ => Vec::new(),
    };
    for (index, option) in options.iter().enumerate() {
        terminal.say(&format!("  {}. {option}", index + 1))?;
    }
    Ok(())
}
