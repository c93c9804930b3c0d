//! Following a link, and giving one away.

use std::path::Path;
use std::sync::Arc;

use crate::course::carried::{self, pack};
use crate::course::compose::Unfinished;
use crate::course::load::MAX_BYTES;
use crate::course::{LessonError, LessonProblem};
use crate::ui::command::Command;
use crate::ui::compose::ComposeState;
use crate::ui::desk::DeskCommand;
use crate::ui::link::{At, Link, Place, Which};
use crate::ui::page::{LessonState, Page, PracticeState};
use crate::ui::{app::App, state::Sharing};

impl App {
    /// Goes where a link leads. Nothing is lost that going there by buttons would keep.
    /// `returns`: by Back or Forward, which take up what is there, and begin nothing in the place of a
    /// session that waits.
    pub(super) fn go_along(&mut self, link: &Link, returns: bool) {
        (self.state.keys_shown, self.state.menu_shown) = (false, false);
        (self.state.chooser, self.state.sharing) = (None, None);
        self.state.link_unread = false;
        // The summary of a session has the place of the topics, too.
        let session = matches!(&self.state.page, Page::Practice(it) if it.session.is_some());
        let other = session && link.place == Place::Topics;
        let here = Link::of(&self.state).place;
        let stays = !other && here.is_at(&link.place);
        if let Page::Projector(talk) = &mut self.state.page
            && !stays
        {
            talk.leaving = talk.has_votes();
            if talk.leaving {
                return;
            }
            self.leave_projector(false);
        }
        if let Some(locale) = link.locale.filter(|it| *it != self.state.locale()) {
            self.speak_for_now(locale);
        }
        if stays {
            return;
        }
        self.state.lesson_error = None;
        if link.place.is_session() && self.take_up(&link.place) {
            return;
        }
        if returns && link.place.replaces_session() {
            self.go_to_topics();
        } else {
            self.go_to(&link.place);
        }
    }

    #[deny(clippy::wildcard_enum_match_arm)]
    fn go_to(&mut self, place: &Place) {
        match place {
            Place::Start => self.go_to_start(),
            Place::Home => self.act(Command::GoHome),
            Place::Course(id) => {
                let mut chapters = self.state.course.chapters.iter();
                let at = chapters.position(|(chapter, _)| Some(&chapter.id) == id.as_ref());
                self.act(Command::GoCourse(at));
            }
            Place::Lesson(at) => {
                if let Some(id) = self.lesson_at(&at.lesson) {
                    self.open_lesson_at(&id, at.step);
                }
            }
            Place::Class(at) => {
                if let Some(id) = self.lesson_at(&at.lesson) {
                    let step = at.step.and_then(|number| self.step_of(&id, number));
                    self.project_from(&id, step.unwrap_or(0));
                }
            }
            Place::Topics => self.go_to_topics(),
            Place::Practice(subject) => self.practise(subject.topic()),
            Place::Item(code) => {
                self.go_to_topics();
                self.practise_like(*code);
            }
            Place::Review if self.state.due_count() == 0 => self.act(Command::GoHome),
            Place::Review => self.act(Command::Review),
            Place::Placement => self.act(Command::PlaceMe),
            Place::Test(chapter) => self.act(Command::TakeTest(chapter.clone())),
            Place::Desk(tool) => {
                self.act(Command::GoDesk);
                let open = tool.map_or(DeskCommand::Start, DeskCommand::Open);
                self.act(Command::Desk(open));
            }
            Place::Progress => self.act(Command::GoProgress),
            Place::Learners => self.act(Command::GoLearners),
            Place::Sheet(lesson) => self.act(Command::GoSheet(lesson.clone())),
            Place::Teach => self.act(Command::GoTeach(None)),
            Place::Compose => self.act(Command::GoCompose),
            Place::Settings => self.act(Command::GoSettings),
            Place::Help(page) => self.act(Command::GoHelp(*page)),
        }
    }

    fn go_to_start(&mut self) {
        self.go(match self.state.notebook.is_new() {
            true => Page::Welcome,
            false => Page::Home,
        });
    }

    /// Goes to the choice of topics; a session on the screen can be continued later.
    fn go_to_topics(&mut self) {
        self.look_at_progress();
        let fresh = self.practice_state();
        self.go(Page::Practice(fresh));
    }

    /// Continues the session that was left at this place, or begun before a reload. Returns whether
    /// there was one.
    fn take_up(&mut self, place: &Place) -> bool {
        let at_place = |left: &PracticeState| Place::of_practice(left) == *place;
        let left = self.state.left_practice.take_if(|left| at_place(left));
        let Some(left) = left.or_else(|| self.session_begun().filter(at_place)) else {
            return false;
        };
        self.go(Page::Practice(left));
        self.pause(false);
        true
    }

    /// The id of the lesson that a link names or brings along. If there is none, goes to the start,
    /// which says why.
    fn lesson_at(&mut self, lesson: &Which) -> Option<String> {
        let found = match lesson {
            Which::Known(id) => match self.state.course.lesson(id) {
                Some(lesson) => Ok(lesson.id.clone()),
                None => Err(LessonError {
                    file: id.into(),
                    location: None,
                    problem: LessonProblem::new("lesson-missing"),
                }),
            },
            Which::Carried(packed) => {
                let mut known = self.state.carried.iter();
                let known = known.find(|(_, known)| *known == packed);
                let known = known.and_then(|(id, _)| self.state.course.lesson(id));
                match known.map(|lesson| lesson.id.clone()) {
                    Some(id) => Ok(id),
                    None => self.unpacked(packed),
                }
            }
        };
        match found {
            Ok(id) => Some(id),
            Err(error) => {
                self.state.lesson_error = Some(error);
                self.go_to_start();
                None
            }
        }
    }

    fn unpacked(&mut self, packed: &Arc<str>) -> Result<String, LessonError> {
        let name = self.state.speaker().text("share-file");
        let known = |id: &str| self.state.catalog.is_whole(id);
        let lesson = carried::read(packed, Path::new(&name), known)?;
        let id = self.put_in(lesson);
        // The link stays as it is.
        self.state.carried.insert(id.clone(), packed.clone());
        Ok(id)
    }

    /// The step with a number from 1 that learners see, from 0.
    fn step_of(&self, id: &str, number: usize) -> Option<usize> {
        let steps = self.state.course.lesson(id)?.steps.iter().enumerate();
        let mut taken = steps.filter(|(_, step)| step.is_taken());
        taken.nth(number.checked_sub(1)?).map(|(at, _)| at)
    }

    /// Opens a lesson at the step with this number, from 1. Its end, or a step that it does not have,
    /// is shown only to those who were there; others go where they are in the lesson. Looking at a
    /// step records no progress.
    fn open_lesson_at(&mut self, id: &str, number: Option<usize>) {
        let finished = self.state.progress(id).is_some_and(|it| it.finished);
        let end = self.state.course.lesson(id).filter(|_| finished);
        let end = end.map(|lesson| lesson.steps.len());
        let step = number.and_then(|number| self.step_of(id, number).or(end));
        let is_open = matches!(&self.state.page, Page::Lesson(open) if open.id == id);
        let Some(step) = step else {
            if !is_open {
                self.open_lesson(id);
            }
            return;
        };
        if !is_open {
            let left = self.left_lesson.take_if(|left| left.id == id);
            let fresh = || LessonState {
                id: id.to_owned(),
                step: usize::MAX,
                ..LessonState::default()
            };
            self.go(Page::Lesson(left.unwrap_or_else(fresh)));
        }
        if let Page::Lesson(open) = &mut self.state.page
            && open.step != step
        {
            open.keep_answer();
            self.show_step(step);
        }
    }

    /// Opens or closes the dialog with the link to what is on the screen.
    pub(super) fn share(&mut self, shown: bool) {
        let address = self.state.address.as_ref().filter(|_| shown);
        self.state.sharing = address.map(|address| {
            let link = self.link_to_share();
            Sharing {
                carries_lesson: link.as_ref().is_ok_and(Link::carries_lesson),
                link: link.map(|link| format!("{address}{link}")),
                copied: false,
            }
        });
    }

    /// A lesson being composed travels in its link. Of a session the exercise is shared, and a
    /// lesson that travels is shared from its beginning.
    fn link_to_share(&self) -> Result<Link, Unfinished> {
        let mut link = Link::of(&self.state);
        match &self.state.page {
            Page::Compose(state) => {
                let lesson = Which::Carried(self.packed(state)?.into());
                link.place = Place::Lesson(At { lesson, step: None });
            }
            Page::Practice(practice) => {
                let code = practice.attempt.as_ref().and_then(|attempt| attempt.code());
                link.place = code.map_or(link.place, Place::Item);
            }
            _ => {
                if let Place::Lesson(At { lesson, step }) = &mut link.place
                    && matches!(lesson, Which::Carried(_))
                {
                    *step = None;
                }
            }
        }
        Ok(link)
    }

    fn packed(&self, state: &ComposeState) -> Result<String, Unfinished> {
        let own = state.draft.id();
        let lesson = state.draft.lesson(|id| self.is_taken(id, own))?;
        let text = lesson.to_ron("");
        if text.len() as u64 > MAX_BYTES {
            return Err(Unfinished::TooManySteps);
        }
        Ok(pack(&text))
    }
}
