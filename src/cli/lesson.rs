//! `arbitro lesson`: a lesson in the terminal, step by step.

use crate::course::way::{TEST_ITEMS, TEST_PASS};
use crate::course::{Course, Fresh, Lesson, Step, Text, embedded};
use crate::exercise::worked::{WorkedLine, begun, worked};
use crate::exercise::{Exhibit, Item, Level, Practice};
use crate::i18n::{Speaker, plain};
use crate::learner::lessons::test_of;
use crate::learner::{Asking, Done, Lessons, Reached, Summary};

use super::aside::Aside;
use super::context::Context;
use super::lines::{lesson_lines, line};
use super::question;
use super::{Stop, Terminal, drill, exhibit, summary};

/// The chapters with their lessons, by id, and the learner's progress in each.
pub fn list(speaker: &Speaker<'_>, course: &Course, taken: &Lessons) -> Vec<String> {
    let mut lines = vec![speaker.text("cli-lessons")];
    let tests = course.tests();
    let tested: Vec<&str> = tests.map(|(chapter, _)| chapter.id.as_str()).collect();
    for (chapter, lessons) in &course.chapters {
        lines.push(String::new());
        let title = plain(&speaker.lesson_text(&chapter.title));
        lines.push(if chapter.optional {
            speaker.with("chapter-optional", [("chapter", title.into())])
        } else {
            title
        });
        let line = |it: &Lesson| format!("  {} · {}", it.id, titled(speaker, it, taken));
        lines.extend(lessons.iter().map(line));
        if tested.contains(&chapter.id.as_str()) {
            let test = test_line(speaker, taken.get(&test_of(&chapter.id)));
            lines.push(format!("  --test {} · {test}", chapter.id));
        }
    }
    lines
}

fn test_line(speaker: &Speaker<'_>, best: Option<&Reached>) -> String {
    let id = match best {
        Some(best) if best.finished => "screen-test-state-passed",
        Some(_) => "screen-test-state-best",
        None => "screen-test-state-new",
    };
    let numbers = [
        ("known", best.map_or(0, |best| best.step).into()),
        ("items", TEST_ITEMS.into()),
        ("pass", TEST_PASS.into()),
    ];
    let title = speaker.text("screen-test-title");
    speaker.named(&title, &speaker.with(id, numbers))
}

fn titled(speaker: &Speaker<'_>, lesson: &Lesson, taken: &Lessons) -> String {
    let title = plain(&speaker.lesson_text(&lesson.title));
    let id = match taken.get(&lesson.id) {
        Some(reached) if reached.finished => "cli-lesson-finished",
        Some(reached) if reached.step > 0 => "cli-lesson-begun",
        _ => return title,
    };
    speaker.with(id, [("lesson", title.into())])
}

/// Runs a lesson until it or the input ends or the learner stops. `seed` makes its practice.
pub fn run(
    terminal: &mut Terminal<'_>,
    context: &mut Context<'_>,
    lesson: &Lesson,
    seed: u32,
) -> Result<Summary, Stop> {
    let say = context.say;
    terminal.say_all(&lesson_lines(&say, &lesson.title))?;
    terminal.gap()?;
    drill::welcome(terminal, context)?;
    let mut player = Player {
        terminal,
        context,
        seed,
        done: Vec::new(),
    };
    let mut finished = true;
    for (at, step) in lesson.steps.iter().enumerate() {
        if step.is_taken() {
            player.context.reach(&lesson.id, at, false);
        }
        if !player.step(step)? {
            finished = false;
            break;
        }
    }
    let Player { done, .. } = player;
    let speaker = say.first;
    if finished {
        context.reach(&lesson.id, lesson.steps.len(), true);
        terminal.say(&speaker.text("cli-lesson-end"))?;
        terminal.say_all(&known(context, lesson))?;
        if let Some(chapter) = embedded().test_after(&lesson.id) {
            let command = format!("arbitro lesson --test {}", chapter.id);
            terminal.say(&speaker.with("cli-lesson-test", [("command", command.into())]))?;
        }
        terminal.gap()?;
    }
    let summed = Summary::of(&done);
    terminal.say_all(&summary::count(&speaker, &summed))?;
    if let Some(unkept) = context.unkept() {
        terminal.say(&unkept)?;
    }
    terminal.say(&speaker.text("cli-goodbye"))?;
    Ok(summed)
}

fn known(context: &Context<'_>, lesson: &Lesson) -> Vec<String> {
    let speaker = context.say.first;
    let skills = lesson.skills().into_iter();
    let line = |skill| {
        let level = speaker.text(&format!("mastery-{}", context.mastery(skill).id()));
        format!("  {}", speaker.named(&speaker.skill(skill), &level))
    };
    skills.map(line).collect()
}

struct Player<'p, 't, 's> {
    terminal: &'p mut Terminal<'t>,
    context: &'p mut Context<'s>,
    seed: u32,
    done: Vec<Done>,
}

impl Player<'_, '_, '_> {
    /// Runs a step; false means stop.
    fn step(&mut self, step: &Step) -> Result<bool, Stop> {
        match step {
            Step::Notes(_) | Step::Check { .. } => Ok(true),
            Step::Say(text) => {
                self.text(text)?;
                self.go_on()
            }
            Step::Show(show) => {
                self.exhibits(&show.picture.exhibits())?;
                if let Some(text) = &show.text {
                    self.terminal.gap()?;
                    self.text(text)?;
                }
                self.go_on()
            }
            Step::Worked { exercise, text, .. } => self.worked(exercise, text.as_ref()),
            Step::Complete { exercise, text, .. } => self.complete(exercise, text.as_ref()),
            Step::Ask { exercise, .. } | Step::Vote { exercise, .. } => {
                self.ask(Asking::new(exercise.clone(), None))
            }
            Step::Recap { .. } | Step::Practise { .. } => match step.fresh() {
                Some(fresh) => self.practise(fresh),
                None => Ok(true),
            },
        }
    }

    fn ask(&mut self, asking: Asking) -> Result<bool, Stop> {
        let done = question::ask(self.terminal, self.context, asking)?;
        let answered = done.is_some();
        self.done.extend(done);
        Ok(answered)
    }

    fn worked(&mut self, exercise: &Item, text: Option<&Text>) -> Result<bool, Stop> {
        self.heading("screen-lesson-worked", text)?;
        let questions = exercise.questions();
        let question = &questions[0].question;
        self.exhibits(&question.exhibits)?;
        self.terminal.gap()?;
        // If there are several questions, each is written above its lines.
        if questions.len() == 1 {
            let lines = line(&self.context.say, |to| to.phrase(&question.prompt));
            self.terminal.say_all(&lines)?;
        }
        self.lines(&worked(questions))?;
        self.go_on()
    }

    fn complete(&mut self, exercise: &Item, text: Option<&Text>) -> Result<bool, Stop> {
        self.heading("screen-lesson-complete", text)?;
        self.lines(&begun(exercise.questions()))?;
        self.terminal.gap()?;
        self.ask(Asking::to_complete(exercise.clone()))
    }

    fn exhibits(&mut self, exhibits: &[Exhibit]) -> Result<(), Stop> {
        exhibits.iter().try_for_each(|exhibit| {
            let lines = exhibit::in_languages(&self.context.say, exhibit);
            self.terminal.say_all(&lines)
        })
    }

    fn heading(&mut self, id: &str, text: Option<&Text>) -> Result<(), Stop> {
        let lines = line(&self.context.say, |to| to.text(id));
        self.terminal.say_all(&lines)?;
        text.map_or(Ok(()), |text| self.text(text))
    }

    fn text(&mut self, text: &Text) -> Result<(), Stop> {
        self.terminal
            .say_all(&lesson_lines(&self.context.say, text))
    }

    fn lines(&mut self, lines: &[WorkedLine]) -> Result<(), Stop> {
        lines.iter().try_for_each(|worked| {
            let said = line(&self.context.say, |to| match worked {
                WorkedLine::Question(_) => to.worked_line(worked),
                _ => format!("  {}", to.worked_line(worked)),
            });
            self.terminal.say_all(&said)
        })
    }

    /// Waits for the learner, who may ask “why not?” about the previous question.
    fn go_on(&mut self) -> Result<bool, Stop> {
        let prompt = self.context.say.first.text("cli-lesson-continue");
        loop {
            let typed = self.terminal.ask(&prompt)?;
            if let Some(Aside::Why(asked)) = typed.as_deref().and_then(Aside::read) {
                self.terminal.say_all(&self.context.why(&asked))?;
                continue;
            }
            self.terminal.gap()?;
            return Ok(typed.is_some_and(|typed| !question::wants_to_stop(&typed)));
        }
    }

    fn practise(&mut self, fresh: Fresh<'_>) -> Result<bool, Stop> {
        let items = u32::from(fresh.items);
        let practice = Practice::new(fresh.topic(), Level::Of(fresh.difficulty), self.seed);
        for (number, practised) in (1..=items).zip(practice) {
            let first = &self.context.say.first;
            let heading = drill::heading(first, number, Some(items), practised.code);
            self.terminal.say(&heading)?;
            self.terminal.gap()?;
            if !self.ask(Asking::from(practised))? {
                return Ok(false);
            }
        }
        // Another seed for the next practice step of the lesson.
        self.seed = self.seed.wrapping_add(1);
        Ok(true)
    }
}
