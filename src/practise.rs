//! `arbitro drill` and `arbitro lesson`: what they are asked for on the command line, whose
//! notebook is opened, and the going off.

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use arbitro::cli::drill;
use arbitro::cli::keeping::Keeping;
use arbitro::cli::sitting::Sitting;
use arbitro::cli::voices::Voices;
use arbitro::cli::{Status, Stop, Terminal, check, lesson, seed_of_clock, survey, topic};
use arbitro::clock::Clock;
use arbitro::course::{Lesson, Named, embedded, load::read_lesson};
use arbitro::exercise::{Difficulty, ItemCode, Level, Practice, Topic};
use arbitro::i18n::{Catalog, Locale, Notation, Speaker};
use arbitro::learner::{LearnerId, Lessons, Session};
use arbitro::settings::{Settings, SettingsFile, history_of_user};
use clap::Args;

use crate::{complain, language_unknown, read_code};

/// What can be typed at a question, for the help.
pub const TO_TYPE: &str = "\
Empty line: show the answer. ?: repeat the question. ??: a hint; an answer after a hint does not \
count as right.\n? and a call or a card (? 2S): why it is allowed or not in the last question you \
answered. q: stop.";

/// What is practised.
#[derive(Args)]
pub struct Drilled {
    /// A topic (auction, contract, score, comparison, rubber, play, rulings, penalty, tournament),
    /// a kind or a skill by id; separate several with commas
    topic: Option<String>,
    /// How many exercises [default: no limit]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    items: Option<u32>,
    /// One exercise, by its code
    #[arg(long, value_name = "CODE", conflicts_with_all = ["topic", "items", "difficulty", "seed"])]
    item: Option<String>,
    /// 1 plain, 2 with a twist, 3 rare and tricky, or a mix of them
    #[arg(long, value_name = "1-3|mix", default_value = "1", value_parser = read_level)]
    difficulty: Level,
    /// The same number gives the same exercises [default: from the clock]
    #[arg(long, value_name = "N")]
    seed: Option<u32>,
    /// Use the boards of a PBN file instead of the program's own
    #[arg(long, value_name = "FILE", conflicts_with = "item")]
    boards: Option<PathBuf>,
    /// Ask nothing; count what such a drill is made of, separated by tabs [default: 10000 items]
    #[arg(long, conflicts_with = "item")]
    survey: bool,
    /// Review what is due today, at most 20 questions; after a long break, a warm-up
    #[arg(long, conflicts_with_all = ["topic", "item", "difficulty", "boards", "survey", "no_history"])]
    review: bool,
    /// Eight questions that follow the course, to find where to begin
    #[arg(long, conflicts_with_all = ["topic", "items", "item", "difficulty", "boards", "survey", "review"])]
    placement: bool,
    #[command(flatten)]
    kept: Kept,
}

/// Which lesson is taken.
#[derive(Args)]
pub struct Taken {
    /// The id of a lesson, or a lesson file
    lesson: Option<PathBuf>,
    /// The test of a chapter, by the id that the list of lessons shows
    #[arg(long, value_name = "CHAPTER", conflicts_with = "lesson")]
    test: Option<String>,
    #[command(flatten)]
    kept: Kept,
}

/// Whose answers are kept where, and in which languages they are asked for.
#[derive(Args, Default)]
pub struct Kept {
    /// The learner's name; a new name adds a learner [default: the last learner]
    #[arg(long, value_name = "NAME")]
    learner: Option<String>,
    /// Save the answers in this file [default: where the window saves them]
    #[arg(long, value_name = "FILE")]
    history: Option<PathBuf>,
    /// Do not save any answers
    #[arg(long, conflicts_with_all = ["history", "learner"])]
    no_history: bool,
    /// Repeat everything in this language, indented
    #[arg(long, value_name = "TAG")]
    two_languages: Option<String>,
}

/// `1`, `2`, `3` or `mix`.
///
/// # Errors
/// What would have been right.
pub fn read_level(text: &str) -> Result<Level, String> {
    if text == "mix" {
        return Ok(Level::Mixed);
    }
    let number = text.parse().ok().and_then(Difficulty::from_number);
    number
        .map(Level::Of)
        .ok_or_else(|| "1, 2, 3 or mix".to_owned())
}

/// Where all this takes place.
pub struct Desk<'d, R, W> {
    /// Where one reads and writes.
    pub terminal: &'d mut Terminal<R, W>,
    /// The language.
    pub speaker: &'d Speaker<'d>,
    /// What was chosen in the window.
    pub settings: SettingsFile,
}

impl<R: BufRead, W: Write> Desk<'_, R, W> {
    /// Exercises as the command line asks for them.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn drill(mut self, asked: Drilled) -> Result<Status, Stop> {
        let seed = asked.seed.unwrap_or_else(seed_of_clock);
        if let Some(code) = &asked.item {
            return match read_code(self.speaker, code) {
                Ok(code) => self.ask(asked.kept, |_| code.into()),
                Err(status) => Ok(status),
            };
        }
        if asked.review {
            return self.ask(asked.kept, |sitting| {
                drill::review(sitting, seed, asked.items)
            });
        }
        if asked.placement {
            return self.ask(asked.kept, |_| drill::placement(&embedded(), seed));
        }
        let found = asked
            .topic
            .as_deref()
            .map_or_else(|| Some(Topic::mixed()), topic::find);
        let Some(topic) = found else {
            let topic = asked.topic.unwrap_or_default().into();
            let unknown = self.speaker.with("cli-topic-unknown", [("topic", topic)]);
            let known = topic::list(self.speaker).join("\n");
            return Ok(complain(&format!("{unknown}\n{known}"), Status::Misused));
        };
        let practice = Practice::new(topic, asked.difficulty, seed);
        let Some(practice) = self.on_boards(practice, asked.boards.as_deref())? else {
            return Ok(Status::Failed);
        };
        let items = asked.items;
        if asked.survey {
            let items = items.unwrap_or(survey::ITEMS);
            let lines = survey::lines(practice.take(items as usize));
            self.terminal.say_all(&lines)?;
            return Ok(Status::Done);
        }
        self.ask(asked.kept, |_| Session::fresh(practice, items))
    }

    /// Exercises without end, or one by its code, where no window can be opened.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn drill_instead(
        mut self,
        item: Option<ItemCode>,
        boards: Option<&Path>,
    ) -> Result<Status, Stop> {
        if let Some(code) = item {
            return self.ask(Kept::default(), |_| code.into());
        }
        let level = Level::Of(Difficulty::Easy);
        let practice = Practice::new(Topic::mixed(), level, seed_of_clock());
        let Some(practice) = self.on_boards(practice, boards)? else {
            return Ok(Status::Failed);
        };
        self.ask(Kept::default(), |_| Session::fresh(practice, None))
    }

    /// The practice on the boards of a file, where one is named; `None` where it holds none.
    fn on_boards(
        &mut self,
        practice: Practice,
        boards: Option<&Path>,
    ) -> Result<Option<Practice>, Stop> {
        let Some(path) = boards else {
            return Ok(Some(practice));
        };
        let bank = check::open_boards(self.terminal, self.speaker, path)?;
        Ok(bank.map(|bank| practice.from_boards(Arc::new(bank))))
    }

    /// A lesson of the course by its id, one in a file, the test of a chapter, or the list.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn lesson(mut self, asked: Taken) -> Result<Status, Stop> {
        if let Some(chapter) = asked.test {
            return match embedded().test(&chapter, seed_of_clock()) {
                Some(exercises) => self.ask(asked.kept, |_| Session::test(chapter, exercises)),
                None => {
                    let chapter = [("chapter", chapter.into())];
                    let unknown = self.speaker.with("cli-chapter-unknown", chapter);
                    Ok(complain(&unknown, Status::Misused))
                }
            };
        }
        let Some(named) = asked.lesson else {
            let taken = self.lessons_taken(asked.kept)?;
            let lines = lesson::list(self.speaker, &embedded(), &taken);
            self.terminal.say_all(&lines)?;
            return Ok(Status::Done);
        };
        match find_lesson(self.speaker, &named) {
            Ok(named) => self.play_named(asked.kept, named),
            Err(status) => Ok(status),
        }
    }

    /// A lesson of the course, or one in a file.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn play_named(self, kept: Kept, named: Named) -> Result<Status, Stop> {
        let file = match named {
            Named::Course(lesson) => return self.play(kept, &lesson),
            Named::File(file) => file,
        };
        match read_lesson(&file, |id| self.speaker.catalog.is_whole(id)) {
            Ok(lesson) => self.play(kept, &lesson),
            Err(error) => Ok(complain(&self.speaker.lesson_error(&error), Status::Failed)),
        }
    }

    fn play(self, kept: Kept, lesson: &Lesson) -> Result<Status, Stop> {
        self.sit(kept, |terminal, sitting| {
            lesson::run(terminal, sitting, lesson, seed_of_clock()).map(|_| ())
        })
    }

    fn ask(
        self,
        kept: Kept,
        session: impl FnOnce(&Sitting<'_>) -> Session,
    ) -> Result<Status, Stop> {
        self.sit(kept, |terminal, sitting| {
            let session = session(sitting);
            drill::run(terminal, sitting, session).map(|_| ())
        })
    }

    /// Opens the notebook and goes off; who learned is remembered for the next time.
    fn sit(
        self,
        kept: Kept,
        run: impl FnOnce(&mut Terminal<R, W>, &mut Sitting<'_>) -> Result<(), Stop>,
    ) -> Result<Status, Stop> {
        let choices = self.settings.settings();
        let second = match kept.two_languages.as_deref().map(read_language) {
            None => None,
            Some(Ok(locale)) => Some(locale),
            Some(Err(status)) => return Ok(status),
        };
        // Two languages that are the same are one.
        let base = self.speaker.catalog.locale().base();
        let second = second.filter(|second| second.base() != base);
        let second = second.map(|locale| Catalog::with_declarer(locale, choices.declarer));
        let second = second
            .as_ref()
            .map(|catalog| Speaker::new(catalog, Notation::new(catalog, choices.letters)));
        let say = Voices {
            first: *self.speaker,
            second,
        };
        let clock = Clock::of_system();
        let shared = kept.history.is_none() && !kept.no_history;
        let keeping = keeping(kept, choices);
        let Some(notebook) = keeping.open(self.terminal, self.speaker, &clock)? else {
            return Ok(Status::Misused);
        };
        let mut sitting = Sitting::new(say, notebook, clock);
        let ended = run(self.terminal, &mut sitting);
        let learner = sitting.notebook().learner();
        if let Some(learner) = learner.filter(|_| shared) {
            self.remember(learner.id);
        }
        ended.map(|()| Status::Done)
    }

    /// Keeps who learned last, beside what a window may have chosen meanwhile.
    fn remember(&self, learner: LearnerId) {
        let Some(path) = self.settings.path() else {
            return;
        };
        let mut file = SettingsFile::at(path.to_owned());
        // What cannot be read is left to the window, which tells of it.
        if file.broken().is_some() {
            return;
        }
        let choices = Settings {
            learner: Some(learner.number()),
            ..file.settings()
        };
        // If it cannot be written, the next start opens the pages of whoever was added first.
        let _ = file.keep(choices);
    }

    /// How far the lessons were taken. A history is read where there is one, and never begun.
    fn lessons_taken(&mut self, kept: Kept) -> Result<Lessons, Stop> {
        let keeping = keeping(kept, self.settings.settings());
        if !keeping.path.as_ref().is_some_and(|path| path.is_file()) {
            return Ok(Lessons::new());
        }
        let mut notebook = keeping.notebook();
        if let Some(trouble) = notebook.trouble() {
            let file = [("file", trouble.file().into())];
            self.terminal.say(&self.speaker.with(trouble.id(), file))?;
        }
        if let Some(name) = keeping.name {
            match notebook.learner_named(&name) {
                Some(known) => notebook.turn_to(known),
                None => return Ok(Lessons::new()),
            }
        }
        Ok(notebook.lessons().clone())
    }
}

fn keeping(kept: Kept, choices: Settings) -> Keeping {
    let Kept {
        learner: name,
        history,
        no_history,
        ..
    } = kept;
    match history {
        _ if no_history => Keeping::default(),
        // The numbers of learners are those of the file that the window has.
        Some(path) => Keeping {
            path: Some(path),
            named: true,
            last: None,
            name,
        },
        None => Keeping {
            path: history_of_user(),
            named: false,
            last: choices.learner,
            name,
        },
    }
}

/// The lesson that was named by its id or its file.
///
/// # Errors
/// The status, once it is said that there is none, and which ids are near.
pub fn find_lesson(speaker: &Speaker<'_>, named: &Path) -> Result<Named, Status> {
    Named::find(&embedded(), named).map_err(|nearest| {
        let lesson = [("lesson", named.display().to_string().into())];
        let mut unknown = speaker.with("cli-lesson-unknown", lesson);
        if !nearest.is_empty() {
            let nearest = [("nearest", nearest.join(", ").into())];
            let proposed = speaker.with("lesson-error-nearest", nearest);
            unknown = format!("{unknown}\n  {proposed}");
        }
        complain(&unknown, Status::Misused)
    })
}

/// The language of a tag.
///
/// # Errors
/// The status, once it is said that there is no such language.
pub fn read_language(tag: &str) -> Result<Locale, Status> {
    Locale::from_tag(tag).ok_or_else(|| language_unknown(tag))
}
