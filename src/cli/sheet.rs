//! `arbitro sheet`: worksheets, the scoring card and the score table as PDF files.

use std::path::Path;

use crate::course::{Lesson, embedded};
use crate::exercise::Topic;
use crate::i18n::{CardLetters, Notation, Speaker, plain};
use crate::settings::Settings;
use crate::sheet::file::{Destination, Printed, SheetError, write};
use crate::sheet::worksheet::MOST_ITEMS;
use crate::sheet::{Both, Languages, Worksheet};

use super::arguments::{SheetAsked, second_language};
use super::practise::lesson_in;
use super::{Failure, Status, Terminal, seed_of_clock, topic};

const ITEMS: usize = 10;

pub fn run(
    terminal: &mut Terminal<'_>,
    speaker: &Speaker<'_>,
    choices: Settings,
    asked: SheetAsked,
) -> Result<Status, Failure> {
    let second = second_language(asked.two_languages.as_deref(), speaker, choices)?;
    let letters = asked.letters.map_or(choices.letters, CardLetters::from);
    let spoken = |catalog| Speaker::new(catalog, Notation::new(catalog, letters));
    let say = Languages {
        first: spoken(speaker.catalog),
        second: second.as_ref().map(spoken),
    };
    let seed = asked.seed.unwrap_or_else(seed_of_clock);
    let (printed, stem) = if asked.scoring_card {
        (Printed::ScoringCard, say.first.text("sheet-card-file"))
    } else if asked.score_table {
        (Printed::ScoreTable, say.first.text("sheet-table-file"))
    } else {
        let (sheet, stem) = worksheet(&say, &asked, seed)?;
        (Printed::Worksheet(sheet), stem)
    };
    let to = Destination {
        file: asked.output,
        key: asked.key,
        force: asked.force,
    };
    let files = write(&say, &printed, &stem, to).map_err(|error| unwritten(&say, &error))?;
    for file in files {
        let file = [("file", file.display().to_string().into())];
        terminal.say(&say.first.with("cli-sheet-written", file))?;
    }
    if let (Printed::Worksheet(_), None) = (&printed, asked.seed) {
        let again = [("option", format!("--seed {seed}").into())];
        terminal.say(&say.first.with("cli-sheet-again", again))?;
    }
    Ok(Status::Done)
}

fn unwritten(say: &Languages<'_>, error: &SheetError) -> Failure {
    let (id, file) = error.text();
    let file = file.map(|file| ("file", file.display().to_string().into()));
    let mut told = say.first.with(id, file);
    if matches!(error, SheetError::Exists(_)) {
        told = format!("{told} {}", say.first.text("cli-sheet-force"));
    }
    Failure::failed(told)
}

/// The worksheet, and the name of its file without the extension.
fn worksheet(
    say: &Languages<'_>,
    asked: &SheetAsked,
    seed: u32,
) -> Result<(Worksheet, String), Failure> {
    let items = asked.items.map(usize::from);
    let of_lesson = |lesson: &Lesson| {
        let sheet = Worksheet::of_lesson(say, lesson, items.unwrap_or(MOST_ITEMS), seed);
        (sheet, lesson.id.clone())
    };
    let of_topic = |title: &Both, topic: Topic, stem: &str| {
        let items = items.unwrap_or(ITEMS);
        let sheet = Worksheet::of_topic(title, topic, asked.difficulty, items, seed);
        (sheet, stem.to_owned())
    };
    let Some(named) = asked.what.as_deref() else {
        let title = say.both(|to| to.text("screen-practice-mixed"));
        return Ok(of_topic(&title, Topic::mixed(), "mix"));
    };
    if let Some(lesson) = embedded().lesson(named) {
        return Ok(of_lesson(lesson));
    }
    if let Some(found) = topic::find(named) {
        let title = say.both(|to| topic::title(to, named).unwrap_or_default());
        return Ok(of_topic(&title, found, named));
    }
    let path = Path::new(named);
    if path.exists() || path.extension().is_some() {
        return Ok(of_lesson(&lesson_in(&say.first, path)?));
    }
    let first = &say.first;
    let unknown = first.with("cli-sheet-unknown", [("name", named.into())]);
    let mut told = vec![unknown, first.text("cli-lessons")];
    told.extend(embedded().lessons().map(|lesson| {
        let title = plain(&first.lesson_text(&lesson.title));
        format!("  {} ({title})", lesson.id)
    }));
    told.extend(topic::list(first));
    Err(Failure::misused(told.join("\n")))
}
