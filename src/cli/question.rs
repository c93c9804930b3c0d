//! Asks one exercise: all its questions, one after the other, each judged at once.

use crate::engine::score::ScoreItem;
use crate::exercise::{Answer, Ask, Column, Exhibit, Question, Remember};
use crate::i18n::{Languages, Speaker};
use crate::learner::{Asking, Done};

use super::aside::Aside;
use super::context::Context;
use super::lines::{line, lines};
use super::{Stop, Terminal, answer, exhibit, explain};

pub fn wants_to_stop(typed: &str) -> bool {
    typed.eq_ignore_ascii_case("q")
}

/// Asks an exercise, question by question. `None` if the learner stopped or the input ended.
pub fn ask(
    terminal: &mut Terminal<'_>,
    context: &mut Context<'_>,
    mut asking: Asking,
) -> Result<Option<Done>, Stop> {
    let say = context.say;
    let mut seen: Vec<Exhibit> = Vec::new();
    loop {
        let question = asking.question().clone();
        // Exhibits already shown for the previous question are not repeated.
        let shown = question.exhibits == seen;
        let exhibits = if shown { &[][..] } else { &question.exhibits };
        pose(terminal, &say, &question, exhibits)?;
        let since = context.now();
        match read_reply(terminal, context, &mut asking)? {
            Reply::Answer(answer) => asking.answer(answer),
            Reply::ShowMe => asking.show_answer(),
            Reply::Stop => {
                terminal.gap()?;
                return Ok(None);
            }
        }
        // Before the verdict is shown, so that no crash or lost connection loses the answer.
        context.record(&asking, since);
        if let Some(judged) = asking.judged() {
            terminal.say_all(&lines(&say, |to| explain::lines(to, judged, &question.ask)))?;
        }
        let remember = Remember::after(asking.asked());
        terminal.say_all(&line(&say, |to| explain::remember(to, remember)))?;
        terminal.gap()?;
        seen = question.exhibits;
        if !asking.next_question() {
            return Ok(Some(asking.done().clone()));
        }
    }
}

enum Reply {
    Answer(Answer),
    ShowMe,
    Stop,
}

/// Reads until a line is a valid answer, or empty, which shows the answer.
fn read_reply(
    terminal: &mut Terminal<'_>,
    context: &Context<'_>,
    asking: &mut Asking,
) -> Result<Reply, Stop> {
    let say = context.say;
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
        let question = asking.question();
        match Aside::read(&typed) {
            Some(Aside::Repeat) => pose(terminal, &say, question, &question.exhibits)?,
            Some(Aside::Hint) => {
                let hint = asking.take_hint();
                terminal.say_all(&line(&say, |to| match hint {
                    Some(hint) => to.hint(hint),
                    None => to.text("cli-hint-none"),
                }))?;
            }
            Some(Aside::Why(asked)) => terminal.say_all(&context.why(&asked))?,
            None => match answer::read(&say.first, &question.ask, &typed) {
                Some(answer) => return Ok(Reply::Answer(answer)),
                None => {
                    let typed = [("text", typed.into())];
                    terminal.say(&say.first.with("cli-not-understood", typed))?;
                    terminal.say(&answer::expected(&say.first, &question.ask))?;
                }
            },
        }
    }
}

/// Writes the exhibits, the question and the options.
fn pose(
    terminal: &mut Terminal<'_>,
    say: &Languages<'_>,
    question: &Question,
    exhibits: &[Exhibit],
) -> Result<(), Stop> {
    for exhibit in exhibits {
        terminal.say_all(&exhibit::in_languages(say, exhibit))?;
        terminal.gap()?;
    }
    terminal.say_all(&line(say, |to| to.phrase(&question.prompt)))?;
    terminal.say_all(&lines(say, |to| {
        let options = (1..).zip(options(to, &question.ask));
        let numbered = options.map(|(number, option)| format!("  {number}. {option}"));
        numbered.collect()
    }))
}

fn options(speaker: &Speaker<'_>, ask: &Ask) -> Vec<String> {
    match ask {
        Ask::Choice(phrases)
        | Ask::Choices(phrases)
        | Ask::Column(Column { rows: phrases, .. }) => {
            phrases.iter().map(|it| speaker.phrase(it)).collect()
        }
        Ask::Account => ScoreItem::ALL.map(|item| speaker.score_item(item)).to_vec(),
        _ => Vec::new(),
    }
}
