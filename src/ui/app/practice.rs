//! Rows of exercises: practice, review, placement.

use std::collections::VecDeque;

use crate::course::Step;
use crate::exercise::{
    Difficulty, Exercise as _, ItemCode, Kind, Level, Practice, Practised, Skill, Topic,
};
use crate::i18n::Notation;
use crate::ui::app::App;
use crate::ui::attempt::Attempt;
use crate::ui::own_boards::OwnBoards;
use crate::ui::place::{Done, Length, Place, PracticeState, Purpose, Session, Source};

/// So many questions are asked to find where to begin.
pub const PLACEMENT: usize = 8;

impl App {
    /// The practice on the screen, or a new one with the choices of the one that was left.
    fn practice_state(&mut self) -> PracticeState {
        let here = match &self.place {
            Place::Practice(practice) => Some(practice),
            _ => self.left_practice.as_ref(),
        };
        let (level, length) = here.map_or_else(
            || {
                let fresh = PracticeState::default();
                (fresh.level, fresh.length)
            },
            |practice| (practice.level, practice.length),
        );
        PracticeState {
            level,
            length,
            ..PracticeState::default()
        }
    }

    /// Back to the choice of topics.
    pub(super) fn choose_topic(&mut self) {
        let state = self.practice_state();
        self.place = Place::Practice(state);
    }

    pub(super) fn practise(&mut self, topic: Topic) {
        let seed = self.next_seed();
        let mut state = self.practice_state();
        let practice = Practice::new(topic, state.level, seed);
        let practice = match self.boards.as_ref().and_then(OwnBoards::bank) {
            Some(bank) => practice.from_boards(bank),
            None => practice,
        };
        let planned = match state.length {
            Length::Items(items) => Some(items),
            Length::Endless => None,
        };
        let source = Source::Fresh(Box::new(practice));
        state.session = Some(Session::new(Purpose::Practice, source, planned));
        self.begin_row(state);
    }

    /// After an exercise named by its code come others of its kind and skill.
    pub(super) fn practise_like(&mut self, code: ItemCode) {
        let seed = self.next_seed();
        let Place::Practice(practice) = &mut self.place else {
            return;
        };
        let topic = Topic::of_skill_in(code.kind(), code.skill());
        let more = Practice::new(topic, Level::Of(code.difficulty()), seed);
        let source = Source::Fresh(Box::new(more));
        practice.session = Some(Session::new(Purpose::Practice, source, None));
        practice.level = Level::Of(code.difficulty());
        practice.attempt = Some(Attempt::of_code(code));
    }

    /// What is due today, an exercise for each skill.
    pub(super) fn review(&mut self) {
        self.look_at_today();
        let purpose = if self.is_warm_up() {
            Purpose::WarmUp
        } else {
            Purpose::Review
        };
        let skills = self.today.skills().to_vec();
        let exercises: Vec<Practised> = skills
            .into_iter()
            .filter_map(|skill| self.one_of(skill, Level::Mixed))
            .collect();
        self.planned_row(purpose, exercises);
    }

    /// Eight questions along the course, to find where to begin.
    pub(super) fn place_learner(&mut self) {
        let skills = self.skills_along_the_course(PLACEMENT);
        let exercises: Vec<Practised> = skills
            .into_iter()
            .filter_map(|skill| self.one_of(skill, Level::Of(Difficulty::Easy)))
            .collect();
        self.planned_row(Purpose::Placement, exercises);
    }

    fn planned_row(&mut self, purpose: Purpose, exercises: Vec<Practised>) {
        let mut state = self.practice_state();
        let planned = u32::try_from(exercises.len()).unwrap_or(u32::MAX);
        let source = Source::Planned(VecDeque::from(exercises));
        state.session = Some(Session::new(purpose, source, Some(planned)));
        self.begin_row(state);
    }

    /// Goes to the first exercise of a row; what was there before is left.
    fn begin_row(&mut self, state: PracticeState) {
        if matches!(self.place, Place::Practice(_)) {
            self.place = Place::Practice(state);
        } else {
            self.go(Place::Practice(state));
        }
        self.next_exercise();
    }

    /// An exercise on a skill.
    fn one_of(&mut self, skill: Skill, level: Level) -> Option<Practised> {
        let seed = self.next_seed();
        Practice::new(Topic::of_skills(&[skill]), level, seed).next()
    }

    /// So many skills spread over the course: one that the last lesson with practice in each
    /// of so many chapters practises.
    fn skills_along_the_course(&self, wanted: usize) -> Vec<Skill> {
        let chapters = self.course.chapters.iter();
        let skills: Vec<Skill> = chapters
            .filter_map(|(_, lessons)| {
                let steps = lessons.iter().flat_map(|lesson| &lesson.steps);
                let mut practised = steps.filter_map(|step| match step {
                    Step::Practise { skill, .. } => Some(*skill),
                    _ => None,
                });
                practised.next_back()
            })
            .collect();
        let wanted = wanted.min(skills.len());
        let spread = (0..wanted).filter_map(|at| skills.get(at * skills.len() / wanted.max(1)));
        spread.copied().collect()
    }

    /// The first lesson of the first chapter whose question was not known; the last chapter's
    /// if all were.
    pub(super) fn placed_lesson(&self, done: &[Done]) -> Option<String> {
        let missed = done.iter().find(|done| !done.right || done.helped);
        let chapters = &self.course.chapters;
        let practises = |skill: Skill| {
            chapters.iter().find(|(_, lessons)| {
                let mut steps = lessons.iter().flat_map(|lesson| &lesson.steps);
                steps.any(|step| matches!(step, Step::Practise { skill: its, .. } if *its == skill))
            })
        };
        let chapter = match missed {
            Some(done) => practises(done.skill),
            None => chapters.last(),
        };
        let (_, lessons) = chapter?;
        lessons.first().map(|lesson| lesson.id.clone())
    }

    fn next_exercise(&mut self) {
        let Place::Practice(practice) = &mut self.place else {
            return;
        };
        let Some(session) = &mut practice.session else {
            return;
        };
        let next = if session.is_complete() {
            None
        } else {
            session.source.next_exercise()
        };
        session.over = next.is_none();
        practice.attempt = next.map(Attempt::practised);
        if session.over && session.purpose == Purpose::Placement {
            let done = session.done.clone();
            if let Some(lesson) = self.placed_lesson(&done) {
                self.notebook.set_start(&lesson);
            }
        }
    }

    pub(super) fn forward_in_practice(&mut self) {
        let notation = Notation::new(&self.catalog, self.choices.letters);
        let Place::Practice(practice) = &mut self.place else {
            return;
        };
        let (Some(attempt), Some(session)) = (&mut practice.attempt, &mut practice.session) else {
            return;
        };
        if session.paused {
            self.pause(false);
            return;
        }
        if attempt.grade().is_none() {
            attempt.check(&notation);
            return;
        }
        if attempt.next_part() {
            return;
        }
        session.done.push(done(attempt));
        self.next_exercise();
    }

    /// Hides the question, or goes on with it. The time of a pause is not counted.
    pub(super) fn pause(&mut self, paused: bool) {
        if let Place::Practice(practice) = &mut self.place
            && let Some(session) = &mut practice.session
        {
            session.paused = paused;
            if let Some(attempt) = &mut practice.attempt {
                attempt.since = None;
            }
        }
    }

    /// Ends the row and shows the summary; an exercise that is judged still counts.
    pub(super) fn end_session(&mut self) {
        let Place::Practice(practice) = &mut self.place else {
            return;
        };
        let Some(session) = &mut practice.session else {
            return;
        };
        if let Some(attempt) = practice.attempt.take_if(|attempt| attempt.is_finished()) {
            session.done.push(done(&attempt));
        }
        practice.attempt = None;
        if session.done.is_empty() {
            self.choose_topic();
        } else {
            session.paused = false;
            session.over = true;
        }
    }

    pub(super) fn open_code(&mut self) {
        let Place::Practice(practice) = &mut self.place else {
            return;
        };
        match practice.code.parse::<ItemCode>() {
            Ok(code) => self.practise_like(code),
            Err(error) => practice.code_error = Some(error),
        }
    }

    pub(super) fn practise_kind(&mut self, kind: Option<Kind>) {
        let topic = kind.map_or_else(Topic::mixed, |kind| Topic::of_kinds(&[kind]));
        self.practise(topic);
    }
}

/// What came of an exercise.
fn done(attempt: &Attempt) -> Done {
    let item = attempt.item();
    Done {
        kind: item.kind(),
        skill: attempt
            .code()
            .map_or_else(|| item.skill(0), |code| code.skill()),
        right: attempt.is_right(),
        helped: attempt.was_helped(),
        slips: attempt.slips().to_vec(),
        code: attempt.code(),
    }
}
