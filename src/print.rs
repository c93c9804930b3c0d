//! `arbitro sheet`: what is to be printed, as the command line asks for it.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use arbitro::cli::sheet::{self, ITEMS};
use arbitro::cli::{Status, Stop, Terminal, seed_of_clock, topic};
use arbitro::course::{Lesson, embedded, load::read_lesson};
use arbitro::exercise::{Level, Topic};
use arbitro::i18n::{CardLetters, Catalog, Notation, Speaker, plain};
use arbitro::settings::Settings;
use arbitro::sheet::file::{Destination, Printed, SheetError};
use arbitro::sheet::worksheet::MOST_ITEMS;
use arbitro::sheet::{Both, Languages, Sheet};
use clap::{Args, ValueEnum};

use crate::complain;
use crate::practise::{read_language, read_level};

/// Examples, for the help.
pub const EXAMPLES: &str = "\
Examples: arbitro sheet double -o double.pdf --key double-answers.pdf
          arbitro sheet penalty --items 8 --difficulty mix --seed 7
          arbitro sheet --score-table --lang it";

/// What is printed, and where to.
#[derive(Args)]
pub struct Asked {
    /// A lesson by id, a lesson file, or a topic as for drill; without one, a bit of everything
    #[arg(conflicts_with_all = ["scoring_card", "score_table"])]
    what: Option<String>,
    /// All rules of duplicate scoring on one page
    #[arg(long, conflicts_with = "score_table")]
    scoring_card: bool,
    /// Every duplicate score
    #[arg(long)]
    score_table: bool,
    /// The file to write [default: in this folder, named after its contents]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Put the answers in a file of their own [default: at the end of the same file]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scoring_card", "score_table"])]
    key: Option<PathBuf>,
    /// How many exercises [default: 10 of a topic, all of a lesson]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=MOST_ITEMS as i64))]
    items: Option<u8>,
    /// 1 plain, 2 with a twist, 3 rare and tricky, or a mix of them; a lesson has its own
    #[arg(long, value_name = "1-3|mix", default_value = "1", value_parser = read_level)]
    difficulty: Level,
    /// The same number gives the same exercises [default: from the clock]
    #[arg(long, value_name = "N")]
    seed: Option<u32>,
    /// Repeat everything in this language, smaller
    #[arg(long, value_name = "TAG")]
    two_languages: Option<String>,
    /// Letters on the cards [default: as chosen in the window]
    #[arg(long, value_name = "LETTERS")]
    letters: Option<Letters>,
    /// Replace files that already exist
    #[arg(long)]
    force: bool,
}

/// Which letters stand on the cards.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Letters {
    /// The language's own: A R D F
    National,
    /// A K Q J
    International,
}

impl From<Letters> for CardLetters {
    fn from(letters: Letters) -> Self {
        match letters {
            Letters::National => Self::National,
            Letters::International => Self::International,
        }
    }
}

/// Prints what is asked for.
///
/// # Errors
/// [`Stop`].
pub fn run(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    choices: Settings,
    asked: Asked,
) -> Result<Status, Stop> {
    let second = match asked.two_languages.as_deref().map(read_language) {
        None => None,
        Some(Ok(locale)) => Some(locale),
        Some(Err(status)) => return Ok(status),
    };
    let letters = asked.letters.map_or(choices.letters, CardLetters::from);
    // Two languages that are the same are one.
    let base = speaker.catalog.locale().base();
    let second = second.filter(|second| second.base() != base);
    let second = second.map(|locale| Catalog::with_declarer(locale, choices.declarer));
    let spoken = |catalog| Speaker::new(catalog, Notation::new(catalog, letters));
    let say = Languages {
        first: spoken(speaker.catalog),
        second: second.as_ref().map(spoken),
    };
    let seed = asked.seed.unwrap_or_else(seed_of_clock);
    let made = if asked.scoring_card {
        Ok((Printed::ScoringCard, say.first.text("sheet-card-file")))
    } else if asked.score_table {
        Ok((Printed::ScoreTable, say.first.text("sheet-table-file")))
    } else {
        worksheet(&say, &asked, seed)
    };
    let (printed, stem) = match made {
        Ok(made) => made,
        Err(status) => return Ok(status),
    };
    let to = Destination {
        file: asked.output,
        key: asked.key,
        force: asked.force,
    };
    if let Err(error) = sheet::run(terminal, &say, &printed, &stem, to)? {
        let (id, file) = error.text();
        let file = file.map(|file| ("file", file.display().to_string().into()));
        let mut told = say.first.with(id, file);
        if matches!(error, SheetError::Exists(_)) {
            told = format!("{told} {}", say.first.text("cli-sheet-force"));
        }
        return Ok(complain(&told, Status::from(&error)));
    }
    if let (Printed::Worksheet(_), None) = (&printed, asked.seed) {
        let again = [("option", format!("--seed {seed}").into())];
        terminal.say(&say.first.with("cli-sheet-again", again))?;
    }
    Ok(Status::Done)
}

/// The worksheet, and what its file is called.
fn worksheet(say: &Languages<'_>, asked: &Asked, seed: u32) -> Result<(Printed, String), Status> {
    let items = asked.items.map(usize::from);
    let of_lesson = |lesson: &Lesson| {
        let sheet = Sheet::of_lesson(say, lesson, items.unwrap_or(MOST_ITEMS), seed);
        (Printed::Worksheet(sheet), lesson.id.clone())
    };
    let of_topic = |title: &Both, topic: Topic, stem: &str| {
        let items = items.unwrap_or(ITEMS);
        let sheet = Sheet::of_topic(title, topic, asked.difficulty, items, seed);
        (Printed::Worksheet(sheet), stem.to_owned())
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
        return match read_lesson(path, |id| say.first.catalog.is_whole(id)) {
            Ok(lesson) => Ok(of_lesson(&lesson)),
            Err(error) => Err(complain(&say.first.lesson_error(&error), Status::Failed)),
        };
    }
    let name = [("name", named.into())];
    let unknown = say.first.with("cli-sheet-unknown", name);
    let lessons = embedded();
    let lessons = lessons.lessons().map(|lesson| {
        let title = plain(&say.first.lesson_text(&lesson.title));
        format!("  {} ({title})", lesson.id)
    });
    let lessons: Vec<String> = lessons.collect();
    let topics = topic::list(&say.first).join("\n");
    let heading = say.first.text("cli-lessons");
    let told = format!("{unknown}\n{heading}\n{}\n{topics}", lessons.join("\n"));
    Err(complain(&told, Status::Misused))
}
