//! `arbitro drill` and `arbitro lesson`, with the learner's notebook.

use std::path::Path;
use std::sync::Arc;

use crate::clock::Clock;
use crate::course::{Lesson, Named, embedded, load::read_lesson};
use crate::exercise::{Difficulty, ItemCode, Level, Practice, Topic};
use crate::i18n::{Languages, Notation, Speaker};
use crate::learner::{LearnerId, Lessons, Session, Summary};
use crate::settings::{Settings, SettingsFile};

use super::arguments::{Drilled, Kept, Taken, read_code, second_language};
use super::context::{Context, Keeping};
use super::{Failure, Status, Stop, Terminal, check, drill, lesson, seed_of_clock, survey, topic};

pub struct Program<'a> {
    pub terminal: Terminal<'a>,
    pub speaker: &'a Speaker<'a>,
    pub settings: SettingsFile,
}

impl<'a> Program<'a> {
    pub fn drill(mut self, asked: Drilled) -> Result<Status, Failure> {
        let seed = asked.seed.unwrap_or_else(seed_of_clock);
        if let Some(code) = &asked.item {
            let code = read_code(self.speaker, code)?;
            return self.ask(asked.kept, |_| code.into());
        }
        if asked.review {
            return self.ask(asked.kept, |it| drill::review(it, seed, asked.items));
        }
        if asked.placement {
            return self.ask(asked.kept, |_| drill::placement(&embedded(), seed));
        }
        let topic = match asked.topic.as_deref() {
            None => Topic::mixed(),
            Some(words) => topic::find(words).ok_or_else(|| {
                let unknown = [("topic", words.into())];
                let unknown = self.speaker.with("cli-topic-unknown", unknown);
                let known = topic::list(self.speaker).join("\n");
                Failure::misused(format!("{unknown}\n{known}"))
            })?,
        };
        let topic = self.settings.settings().of_the_club(topic);
        let practice = Practice::new(topic, asked.difficulty, seed);
        let Some(practice) = self.on_boards(practice, asked.boards.as_deref())? else {
            return Ok(Status::Failed);
        };
        if asked.survey {
            let items = asked.items.unwrap_or(survey::ITEMS) as usize;
            let lines = survey::lines(practice.take(items));
            self.terminal.say_all(&lines)?;
            return Ok(Status::Done);
        }
        self.ask(asked.kept, |_| Session::fresh(practice, asked.items))
    }

    /// The fallback without a window: endless exercises, or one by its code.
    pub fn drill_instead(
        mut self,
        item: Option<ItemCode>,
        boards: Option<&Path>,
    ) -> Result<Status, Failure> {
        if let Some(code) = item {
            return self.ask(Kept::default(), |_| code.into());
        }
        let level = Level::Of(Difficulty::Easy);
        let practice = Practice::new(Topic::mixed(), level, seed_of_clock());
        match self.on_boards(practice, boards)? {
            Some(practice) => self.ask(Kept::default(), |_| Session::fresh(practice, None)),
            None => Ok(Status::Failed),
        }
    }

    /// Practice on the boards of a file, if one is named; `None` if it has no usable board.
    fn on_boards(
        &mut self,
        practice: Practice,
        boards: Option<&Path>,
    ) -> Result<Option<Practice>, Stop> {
        let Some(path) = boards else {
            return Ok(Some(practice));
        };
        let bank = check::open_boards(&mut self.terminal, self.speaker, path)?;
        Ok(bank.map(|bank| practice.from_boards(Arc::new(bank))))
    }

    /// Runs a lesson by id or file, or the test of a chapter, or lists the lessons.
    pub fn lesson(mut self, asked: Taken) -> Result<Status, Failure> {
        if let Some(chapter) = asked.test {
            let exercises = embedded().test(&chapter, seed_of_clock());
            let exercises = exercises.ok_or_else(|| {
                let chapter = [("chapter", chapter.clone().into())];
                Failure::misused(self.speaker.with("cli-chapter-unknown", chapter))
            })?;
            return self.ask(asked.kept, |_| Session::test(chapter, exercises));
        }
        let Some(named) = asked.lesson else {
            let taken = self.lessons_taken(asked.kept)?;
            let lines = lesson::list(self.speaker, &embedded(), &taken);
            self.terminal.say_all(&lines)?;
            return Ok(Status::Done);
        };
        let named = find_lesson(self.speaker, &named)?;
        self.play(asked.kept, named)
    }

    pub fn play(self, kept: Kept, named: Named) -> Result<Status, Failure> {
        let lesson = match named {
            Named::Course(lesson) => lesson,
            Named::File(file) => Box::new(lesson_in(self.speaker, &file)?),
        };
        self.run_session(kept, |terminal, context| {
            lesson::run(terminal, context, &lesson, seed_of_clock())
        })
    }

    fn ask(
        self,
        kept: Kept,
        session: impl FnOnce(&Context<'_>) -> Session,
    ) -> Result<Status, Failure> {
        self.run_session(kept, |terminal, context| {
            drill::run(terminal, context, session(context))
        })
    }

    /// Opens the notebook and runs a session; the learner is remembered for the next start.
    fn run_session(
        mut self,
        kept: Kept,
        run: impl FnOnce(&mut Terminal<'a>, &mut Context<'_>) -> Result<Summary, Stop>,
    ) -> Result<Status, Failure> {
        let choices = self.settings.settings();
        let second = second_language(kept.two_languages.as_deref(), self.speaker, choices)?;
        let spoken = |catalog| Speaker::new(catalog, Notation::new(catalog, choices.letters));
        let say = Languages {
            first: *self.speaker,
            second: second.as_ref().map(spoken),
        };
        let clock = Clock::of_system();
        let keeping = Keeping::of(kept, choices);
        let shared = !keeping.named && keeping.path.is_some();
        let notebook = keeping.open(&mut self.terminal, self.speaker, &clock)?;
        let Some(notebook) = notebook else {
            return Ok(Status::Misused);
        };
        let mut context = Context::new(say, notebook, clock);
        context.club = choices;
        let ended = run(&mut self.terminal, &mut context);
        let learner = context.notebook().learner();
        if let Some(learner) = learner.filter(|_| shared) {
            self.remember(learner.id);
        }
        Ok(ended.map(|_| Status::Done)?)
    }

    /// Stores the last learner, beside settings that a window may have changed meanwhile.
    fn remember(&self, learner: LearnerId) {
        let Some(path) = self.settings.path() else {
            return;
        };
        let mut file = SettingsFile::at(path.to_owned());
        // The window reports a broken settings file and sets it aside.
        if file.broken().is_some() {
            return;
        }
        let choices = Settings {
            learner: Some(learner.number()),
            ..file.settings()
        };
        // If this fails, the next start uses the first learner.
        let _ = file.keep(choices);
    }

    /// The progress in each lesson. Reads an existing history and never creates one.
    fn lessons_taken(&mut self, kept: Kept) -> Result<Lessons, Stop> {
        let keeping = Keeping::of(kept, self.settings.settings());
        if !keeping.path.as_ref().is_some_and(|path| path.is_file()) {
            return Ok(Lessons::new());
        }
        let mut notebook = keeping.notebook(&mut self.terminal, self.speaker)?;
        if let Some(name) = keeping.name {
            match notebook.learner_named(&name) {
                Some(known) => notebook.turn_to(known),
                None => return Ok(Lessons::new()),
            }
        }
        Ok(notebook.lessons().clone())
    }
}

pub fn find_lesson(speaker: &Speaker<'_>, named: &Path) -> Result<Named, Failure> {
    Named::find(&embedded(), named).map_err(|nearest| {
        let lesson = [("lesson", named.display().to_string().into())];
        let mut unknown = speaker.with("cli-lesson-unknown", lesson);
        if !nearest.is_empty() {
            let nearest = [("nearest", nearest.join(", ").into())];
            let proposed = speaker.with("lesson-error-nearest", nearest);
            unknown = format!("{unknown}\n  {proposed}");
        }
        Failure::misused(unknown)
    })
}

pub(super) fn lesson_in(speaker: &Speaker<'_>, file: &Path) -> Result<Lesson, Failure> {
    let lesson = read_lesson(file, |id| speaker.catalog.is_whole(id));
    lesson.map_err(|error| Failure::failed(speaker.lesson_error(&error)))
}
