//! Sessions: practice, review, placement, test.

use crate::course::way::{PLACEMENT_ITEMS, TEST_PASS};
use crate::exercise::{ItemCode, Level, Practice, Practised, Topic, generate};
use crate::learner::{Asking, Asks, Begun, Done, Purpose, Session, session};
use crate::ui::page::{Page, PracticeState};
use crate::ui::{app::App, attempt::Attempt, own_boards::OwnBoards};

impl App {
    /// A new practice with the level and length of the one on the screen, else of the last one.
    pub(super) fn practice_state(&self) -> PracticeState {
        let mut fresh = PracticeState::default();
        let here = match &self.state.page {
            Page::Practice(practice) => Some(practice),
            _ => self.state.left_practice.as_ref(),
        };
        if let Some(here) = here {
            (fresh.level, fresh.length) = (here.level, here.length);
        }
        fresh
    }

    pub(super) fn choose_topic(&mut self) {
        self.look_at_progress();
        let state = self.practice_state();
        self.state.page = Page::Practice(state);
    }

    pub(super) fn practise(&mut self, topic: Topic) {
        let topic = self.state.choices.of_the_club(topic);
        let seed = self.next_seed();
        let mut state = self.practice_state();
        let planned = state.length;
        // A session on a teacher's own boards is not saved: the file may be changed or gone at the
        // next start.
        if let Some(bank) = self.state.boards.as_ref().and_then(OwnBoards::bank) {
            let practice = Practice::new(topic, state.level, seed).from_boards(bank);
            state.session = Some(Session::fresh(practice, planned));
            return self.begin_row(state, None);
        }
        let begun = Begun {
            at: self.clock.now().at,
            purpose: Purpose::Practice,
            chapter: None,
            planned,
            asks: Asks::Fresh {
                topic,
                level: state.level,
                seed,
            },
        };
        state.session = Some(Session::of(&begun));
        self.begin_row(state, Some(begun));
    }

    /// Opens an exercise by its code; more exercises of its kind and skill follow.
    pub(super) fn practise_like(&mut self, code: ItemCode) {
        let seed = self.next_seed();
        let Page::Practice(practice) = &mut self.state.page else {
            return;
        };
        practice.level = Level::Of(code.difficulty());
        let topic = Topic::of_skill_in(code.kind(), code.skill());
        let more = Practice::new(topic, practice.level, seed);
        practice.session = Some(Session::fresh(more, None));
        practice.attempt = Some(Asking::new(generate(&code), Some(code)).into());
    }

    pub(super) fn review(&mut self) {
        // A review in progress continues.
        let purpose = self.state.session().map(|session| session.purpose);
        if let Some(Purpose::Review | Purpose::WarmUp) = purpose {
            return self.pause(false);
        }
        self.look_at_today();
        let today = self.state.today.clone();
        let (purpose, exercises) = session::review(&today, || self.next_seed());
        self.planned_row(purpose, exercises, None);
    }

    pub(super) fn take_test(&mut self, chapter: &str) {
        let seed = self.next_seed();
        if let Some(exercises) = self.state.course.test(chapter, seed) {
            self.planned_row(Purpose::Test, exercises, Some(chapter.to_owned()));
        }
    }

    pub(super) fn place_learner(&mut self) {
        let skills = self.state.course.skills_along(PLACEMENT_ITEMS);
        let exercises = session::placement(&skills, || self.next_seed());
        self.planned_row(Purpose::Placement, exercises, None);
    }

    fn planned_row(&mut self, purpose: Purpose, exercises: Vec<Practised>, test: Option<String>) {
        let mut state = self.practice_state();
        let codes: Option<Vec<_>> = exercises.iter().map(|exercise| exercise.code).collect();
        let mut session = Session::planned(purpose, exercises);
        let begun = codes.filter(|_| purpose.is_kept()).map(|codes| Begun {
            at: self.clock.now().at,
            purpose,
            chapter: test.clone(),
            planned: session.planned,
            asks: Asks::Planned(codes),
        });
        (session.test, session.kept) = (test, begun.is_some());
        state.session = Some(session);
        self.begin_row(state, begun);
    }

    /// Starts a session. If it can be continued later, it replaces the one saved before.
    fn begin_row(&mut self, state: PracticeState, begun: Option<Begun>) {
        if matches!(self.state.page, Page::Practice(_)) {
            self.state.page = Page::Practice(state);
        } else {
            self.go(Page::Practice(state));
        }
        if begun.is_some() {
            self.state.left_practice = None;
            self.begin_learner();
            self.state.notebook.keep_session(begun);
        }
        self.next_exercise();
    }

    /// The unfinished session that was interrupted when the program closed, at its next question.
    pub(super) fn session_cut_off(&mut self) -> Option<PracticeState> {
        self.session_begun().filter(PracticeState::is_cut_off)
    }

    /// The session that is kept, at its next question, even if none was answered yet.
    pub(super) fn session_begun(&mut self) -> Option<PracticeState> {
        let begun = self.state.notebook.session()?.clone();
        let mut session = Session::of(&begun);
        let mut answers = begun.answers(self.state.notebook.rows());
        let attempt = loop {
            if session.is_complete() {
                let now = self.clock.now().at;
                self.state.notebook.note_test(&session, TEST_PASS, now);
                self.state.notebook.keep_session(None);
                return None;
            }
            let exercise = session.source.next_exercise()?;
            let given = answers.to(&exercise);
            if given.len() < exercise.item.questions().len() {
                break Asking::resumed(exercise, &given).into();
            }
            session.keep(Done::of(&exercise, &given));
        };
        session.paused = true;
        let fresh = PracticeState::default();
        Some(PracticeState {
            level: match begun.asks {
                Asks::Fresh { level, .. } => level,
                Asks::Planned(_) => fresh.level,
            },
            length: begun.planned,
            attempt: Some(attempt),
            session: Some(session),
            ..fresh
        })
    }

    fn next_exercise(&mut self) {
        let Page::Practice(practice) = &mut self.state.page else {
            return;
        };
        let Some(session) = &mut practice.session else {
            return;
        };
        let next = match session.is_complete() {
            true => None,
            false => session.source.next_exercise(),
        };
        session.over = next.is_none();
        practice.attempt = next.map(Attempt::practised);
        if !session.over {
            return;
        }
        let session = session.clone();
        let now = self.clock.now().at;
        self.state.notebook.note_test(&session, TEST_PASS, now);
        if session.purpose == Purpose::Placement
            && let Some(lesson) = self.state.course.lesson_to_begin(session.first_missed())
        {
            self.state.notebook.set_start(&lesson.id);
        }
        if session.kept {
            self.state.notebook.keep_session(None);
        }
    }

    pub(super) fn forward_in_practice(&mut self) {
        if let Page::Practice(practice) = &mut self.state.page
            && let (Some(attempt), Some(session)) = (&mut practice.attempt, &mut practice.session)
        {
            if session.paused {
                self.pause(false);
            } else if attempt.grade().is_none() {
                self.judge(Attempt::check);
            } else if !attempt.next_question() {
                session.keep(attempt.done().clone());
                self.next_exercise();
            }
        }
    }

    /// Hides the question, or shows it again. The time of a pause is not counted.
    pub(super) fn pause(&mut self, paused: bool) {
        if let Page::Practice(practice) = &mut self.state.page
            && let Some(session) = &mut practice.session
        {
            session.paused = paused;
            if let Some(attempt) = &mut practice.attempt {
                attempt.since = None;
            }
        }
    }

    /// Ends the session and shows the summary; a judged exercise still counts.
    pub(super) fn end_session(&mut self) {
        let Page::Practice(practice) = &mut self.state.page else {
            return;
        };
        let Some(session) = &mut practice.session else {
            return;
        };
        let judged = practice.attempt.take().filter(|it| it.is_finished());
        session.done.extend(judged.map(|it| it.done().clone()));
        if session.kept {
            self.state.notebook.keep_session(None);
        }
        if session.done.is_empty() {
            self.choose_topic();
        } else {
            session.paused = false;
            session.over = true;
        }
    }

    pub(super) fn open_code(&mut self) {
        if let Page::Practice(practice) = &mut self.state.page {
            match practice.code.parse::<ItemCode>() {
                Ok(code) => self.practise_like(code),
                Err(error) => practice.code_error = Some(error),
            }
        }
    }
}
