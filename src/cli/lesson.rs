//! `arbitro lesson`: a lesson in the terminal, step by step.

use std::io::{BufRead, Write};

use crate::course::{Course, Fresh, Lesson, Step, Text};
use crate::exercise::worked::{WorkedLine, begun, worked};
use crate::exercise::{Exercise as _, Level, Practice};
use crate::i18n::Speaker;

use super::question::{self, Outcome, Tally};
use super::{Stop, Terminal, drill, exhibit};

/// The chapters with their lessons, each by its id.
#[must_use]
pub fn list(speaker: &Speaker<'_>, course: &Course) -> Vec<String> {
    let mut lines = vec![speaker.text("cli-lessons")];
    for (chapter, lessons) in &course.chapters {
        lines.push(String::new());
        lines.push(plain(&speaker.lesson_text(&chapter.title)));
        lines.extend(lessons.iter().map(|lesson| {
            format!(
                "  {} · {}",
                lesson.id,
                plain(&speaker.lesson_text(&lesson.title))
            )
        }));
    }
    lines
}

/// Plays a lesson until its end, or until the learner or the input stops.
/// Practice is made from `seed`.
///
/// # Errors
/// [`Stop`].
pub fn run(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    lesson: &Lesson,
    seed: u32,
) -> Result<Tally, Stop> {
    terminal.say(&plain(&speaker.lesson_text(&lesson.title)))?;
    terminal.gap()?;
    let mut player = Player {
        terminal,
        speaker,
        seed,
        tally: Tally::default(),
    };
    let mut finished = true;
    for step in &lesson.steps {
        if !player.step(step)? {
            finished = false;
            break;
        }
    }
    let tally = player.tally;
    if finished {
        terminal.say(&speaker.text("cli-lesson-end"))?;
        terminal.gap()?;
    }
    terminal.say_all(&tally.lines(speaker))?;
    Ok(tally)
}

struct Player<'a, 's, R, W> {
    terminal: &'a mut Terminal<R, W>,
    speaker: &'a Speaker<'s>,
    seed: u32,
    tally: Tally,
}

impl<R: BufRead, W: Write> Player<'_, '_, R, W> {
    /// Plays a step; false to stop.
    fn step(&mut self, step: &Step) -> Result<bool, Stop> {
        match step {
            Step::Notes(_) | Step::Check { .. } => Ok(true),
            Step::Say(text) => {
                self.terminal.say(&plain(&self.speaker.lesson_text(text)))?;
                self.go_on()
            }
            Step::Show(show) => {
                for exhibit in show.picture.exhibits() {
                    self.terminal
                        .say_all(&exhibit::lines(self.speaker, &exhibit))?;
                }
                if show.text.is_some() {
                    self.terminal.gap()?;
                }
                self.text(show.text.as_ref())?;
                self.go_on()
            }
            Step::Worked { exercise, text, .. } => {
                self.terminal
                    .say(&self.speaker.text("screen-lesson-worked"))?;
                self.text(text.as_ref())?;
                let question = exercise.pose(0);
                for exhibit in &question.exhibits {
                    self.terminal
                        .say_all(&exhibit::lines(self.speaker, exhibit))?;
                }
                self.terminal.gap()?;
                // Where there are several questions, each stands above its lines.
                if exercise.parts() == 1 {
                    self.terminal.say(&self.speaker.phrase(&question.prompt))?;
                }
                self.lines(&worked(exercise))?;
                self.go_on()
            }
            Step::Complete { exercise, text, .. } => {
                self.terminal
                    .say(&self.speaker.text("screen-lesson-complete"))?;
                self.text(text.as_ref())?;
                let last = exercise.parts().saturating_sub(1);
                self.lines(&begun(exercise))?;
                self.terminal.gap()?;
                let outcome = question::ask_from(self.terminal, self.speaker, exercise, last)?;
                self.tally.count(outcome);
                Ok(outcome != Outcome::Stopped)
            }
            Step::Ask { exercise, .. } | Step::Vote { exercise, .. } => {
                let outcome = question::ask(self.terminal, self.speaker, exercise)?;
                self.tally.count(outcome);
                Ok(outcome != Outcome::Stopped)
            }
            Step::Recap { .. } | Step::Practise { .. } => match step.fresh() {
                Some(fresh) => self.practise(fresh),
                None => Ok(true),
            },
        }
    }

    fn text(&mut self, text: Option<&Text>) -> Result<(), Stop> {
        text.map_or(Ok(()), |text| {
            self.terminal.say(&plain(&self.speaker.lesson_text(text)))
        })
    }

    fn lines(&mut self, lines: &[WorkedLine]) -> Result<(), Stop> {
        for line in lines {
            let said = self.speaker.worked_line(line);
            match line {
                WorkedLine::Question(_) => self.terminal.say(&said)?,
                _ => self.terminal.say(&format!("  {said}"))?,
            }
        }
        Ok(())
    }

    fn go_on(&mut self) -> Result<bool, Stop> {
        let typed = self
            .terminal
            .ask(&self.speaker.text("cli-lesson-continue"))?;
        self.terminal.gap()?;
        Ok(typed.is_some_and(|typed| !question::wants_to_stop(&typed)))
    }

    fn practise(&mut self, fresh: Fresh<'_>) -> Result<bool, Stop> {
        let items = u32::from(fresh.items);
        let practice = Practice::new(fresh.topic(), Level::Of(fresh.difficulty), self.seed);
        for (number, practised) in (1..=items).zip(practice) {
            let heading = drill::heading(self.speaker, number, Some(items), practised.code);
            self.terminal.say(&heading)?;
            self.terminal.gap()?;
            let outcome = question::ask(self.terminal, self.speaker, &practised.item)?;
            self.tally.count(outcome);
            if outcome == Outcome::Stopped {
                return Ok(false);
            }
        }
        // The next practice of the lesson gets other exercises.
        self.seed = self.seed.wrapping_add(1);
        Ok(true)
    }
}

/// A text without its marks of emphasis.
fn plain(text: &str) -> String {
    text.replace("**", "")
}
