//! What each command does.

use crate::exercise::{Kind, Topic};
use crate::i18n::glossary::entries;
use crate::i18n::{Catalog, Locale, Notation, Speaker};
use crate::ui::desk::DeskCommand;
use crate::ui::page::{HelpState, LearnersState, Page, PracticeState, ProgressState};
use crate::ui::state::{TEXT_SIZES, speaker};
use crate::ui::{app::App, attempt::Attempt, command::Command};

impl App {
    #[deny(clippy::wildcard_enum_match_arm)]
    pub(super) fn act(&mut self, command: Command) {
        match command {
            Command::GoHome | Command::LookAround => self.go(Page::Home),
            Command::GoCourse(chapter) => self.go(Page::Course(chapter)),
            Command::GoProgress => {
                self.look_at_progress();
                self.go(Page::Progress(ProgressState::default()));
            }
            Command::ShowTable(table) => {
                if let Page::Progress(progress) = &mut self.state.page {
                    progress.table = table;
                }
            }
            Command::GoLearners => {
                self.go(Page::Learners(LearnersState::default()));
                self.suggest_export();
            }
            Command::Learners(command) => self.change_learners(command),
            Command::GoSheet(lesson) => self.go_sheet(lesson),
            Command::Sheet(command) => self.change_sheet(command),
            Command::GoTeach(chapter) => self.go(Page::Teach(self.teach_state(chapter))),
            Command::Project(id) => self.project(&id),
            Command::SetQuiz(quiz) => {
                if let Page::Teach(teach) = &mut self.state.page {
                    teach.quiz = quiz;
                }
            }
            Command::StartQuiz => self.start_quiz(),
            Command::Projector(command) => self.act_on_projector(&command),
            #[cfg(feature = "phones")]
            Command::Phones(command) => self.change_phones(command),
            #[cfg(not(feature = "phones"))]
            Command::Phones(_) => {}
            Command::GoSettings => self.go(Page::Settings),
            Command::GoHelp(page) => {
                self.read_glossary();
                let search = String::new();
                self.go(Page::Help(HelpState { page, search }));
            }
            Command::SearchGlossary(typed) => {
                if let Page::Help(help) = &mut self.state.page {
                    help.search = typed;
                }
            }
            Command::GoPractice => self.go_practice(),
            Command::GoOnWithPractice => {
                self.go_practice();
                self.pause(false);
            }
            Command::GoCompose => self.go_compose(),
            Command::Compose(command) => self.compose(command),
            Command::GoLessonFolder => self.go(Page::Folder),
            Command::TypeFolderPath(path) => self.state.folder_path = path,
            Command::OpenLessonFolder(path) => self.open_folder(&path),
            Command::CloseLessonFolder => {
                self.state.folder = None;
                if let Some(course) = self.course_before.take() {
                    *self.state.course = course;
                }
            }
            Command::OpenLessonFile(path) => {
                if let Some(id) = self.take_in_file(&path) {
                    self.open_lesson(&id);
                }
            }
            Command::Path(command) => self.at_path(command),
            Command::ProjectFile(path) => {
                if let Some(id) = self.take_in_file(&path) {
                    self.project(&id);
                }
            }
            Command::GoDesk if matches!(self.state.page, Page::Desk(_)) => {
                self.at_desk(DeskCommand::Start);
            }
            Command::GoDesk => {
                let left = self.left_desk.take().unwrap_or_default();
                self.go(Page::Desk(left));
            }
            Command::Desk(command) => self.at_desk(command),
            Command::OpenLesson(id) => self.open_lesson(&id),
            Command::PlaceMe => self.place_learner(),
            Command::TakeTest(chapter) => self.take_test(&chapter),
            Command::Review => self.review(),
            Command::Forward if matches!(self.state.page, Page::Lesson(_)) => {
                self.forward_in_lesson();
            }
            Command::Forward => self.forward_in_practice(),
            Command::Back => self.back(),
            Command::Pause(paused) => self.pause(paused),
            Command::EndSession => self.end_session(),
            Command::Practise(None) => self.practise(Topic::mixed()),
            Command::Practise(Some(kind)) => self.practise(Topic::of_kinds(&[kind])),
            Command::PractiseGroup(group) => {
                let kinds: Vec<Kind> = group.kinds().collect();
                self.practise(Topic::of_kinds(&kinds));
            }
            Command::ShowSkills(group) => self.practice(|practice| practice.unfolded = group),
            Command::PractiseSkills(skills) => self.practise(Topic::of_skills(&skills)),
            Command::ChooseTopic => self.choose_topic(),
            Command::SetLevel(level) => self.practice(|practice| practice.level = level),
            Command::SetLength(length) => self.practice(|practice| practice.length = length),
            Command::TypeCode(code) => self.practice(|practice| {
                (practice.code, practice.code_error) = (code, None);
            }),
            Command::OpenCode => self.open_code(),
            Command::TypeBoardsPath(path) => self.state.boards_path = path,
            Command::OpenBoards(path) => self.open_boards(path),
            Command::CloseBoards => self.state.boards = None,
            Command::ShowKeys(shown) => self.state.keys_shown = shown,
            Command::ShowMenu(shown) => self.state.menu_shown = shown,
            // Settings.
            Command::SetLocale(locale) => self.set_first(locale),
            Command::SetSecond(locale) => self.set_second(locale),
            Command::FlipLanguages => self.flip_languages(),
            Command::SetDeclarer(word) => {
                self.state.choices.declarer = word;
                let (first, second) = self.state.locales();
                self.speak(first, second);
            }
            Command::SetLetters(letters) => self.state.choices.letters = letters,
            Command::SetDark(dark) => self.state.choices.dark = dark,
            Command::SetFourColors(four) => self.state.choices.four_colors = four,
            Command::SetStopCard(used) => {
                self.state.choices.stop_card = used;
                self.look_at_today();
            }
            Command::SetMotion(motion) => self.state.choices.motion = motion,
            Command::ChangeTextSize(by) => {
                let size = &mut self.state.choices.text_size;
                let at = TEXT_SIZES.iter().position(|known| known == size);
                let next = at.unwrap_or(2).saturating_add_signed(by.into());
                *size = TEXT_SIZES[next.min(TEXT_SIZES.len() - 1)];
            }
            // The answer in progress, and what helps with it.
            Command::ShowAnswer => self.judge(|attempt, _| attempt.show_answer()),
            Command::FillIn => self.edit(Attempt::fill_in),
            Command::TakeHint => self.edit(Attempt::take_hint),
            Command::WhyNot(asked) => self.edit(|attempt| attempt.ask_why(asked)),
            Command::ShowEveryCard(shown) => self.edit(|attempt| attempt.every_card = shown),
            Command::ShowEveryCall(shown) => self.edit(|attempt| {
                (attempt.every_call, attempt.why) = (shown, None);
            }),
            Command::Answer(draft) => self.edit(|attempt| {
                if attempt.grade().is_none() {
                    (attempt.draft, attempt.incomplete) = (draft, false);
                }
            }),
            Command::Follow { link, returns } => self.go_along(&link, returns),
            Command::Share(shown) => self.share(shown),
            Command::LinkCopied => {
                if let Some(sharing) = &mut self.state.sharing {
                    sharing.copied = true;
                }
            }
        }
    }

    fn practice(&mut self, change: impl FnOnce(&mut PracticeState)) {
        if let Page::Practice(practice) = &mut self.state.page {
            change(practice);
        }
    }

    fn edit(&mut self, change: impl FnOnce(&mut Attempt)) {
        if let Some(attempt) = self.state.page.attempt_mut() {
            change(attempt);
        }
    }

    /// Checks or shows the answer, and records the judgement.
    pub(super) fn judge(&mut self, judge: impl FnOnce(&mut Attempt, &Notation<'_>)) {
        let notation = Notation::new(&self.state.catalog, self.state.choices.letters);
        if let Some(attempt) = self.state.page.attempt_mut()
            && attempt.judged().is_none()
        {
            judge(attempt, &notation);
            if attempt.judged().is_some() {
                self.record_answer();
            }
        }
    }

    /// Goes to practice as it was left; to the choice of topics if the session is over.
    pub(super) fn go_practice(&mut self) {
        let over = |state: &PracticeState| state.session.as_ref().is_some_and(|it| it.over);
        if let Page::Practice(practice) = &self.state.page {
            if over(practice) {
                self.choose_topic();
            }
            return;
        }
        self.look_at_progress();
        // Keeps the level and the length that were chosen last.
        let fresh = self.practice_state();
        let left = self.state.left_practice.take().filter(|left| !over(left));
        self.go(Page::Practice(left.unwrap_or(fresh)));
    }

    /// Goes to another page and keeps the state of the current one, so that it can be continued.
    pub(super) fn go(&mut self, page: Page) {
        // Lessons and practice record what is answered and read, so they need a learner.
        if matches!(page, Page::Lesson(_) | Page::Practice(_)) {
            self.begin_learner();
        }
        self.state.link_unread = false;
        match std::mem::replace(&mut self.state.page, page) {
            Page::Lesson(lesson) => self.left_lesson = Some(lesson),
            Page::Practice(practice) => {
                // An unfinished session waits until another unfinished one replaces it; one that is
                // not kept, until any other does.
                let left = self.state.left_practice.as_ref();
                let waits = left.is_some_and(|left| match practice.session {
                    Some(_) => left.is_cut_off() && !practice.is_cut_off(),
                    None => left.is_unfinished(),
                });
                // A case of the desk is not a session to continue.
                let own_case = practice.attempt.as_ref().is_some_and(|it| it.is_own_case());
                if !waits && !own_case {
                    self.state.left_practice = Some(practice);
                }
            }
            Page::Compose(composed) => self.left_compose = Some(composed),
            Page::Desk(desk) => self.left_desk = Some(desk),
            _ => {}
        }
    }

    /// Speaks a language until the program is closed: the settings do not change.
    pub(super) fn speak_for_now(&mut self, locale: Locale) {
        self.speak(locale, self.state.choices.second);
    }

    fn speak(&mut self, first: Locale, second: Option<Locale>) {
        self.state.catalog = Catalog::with_declarer(first, self.state.choices.declarer);
        self.state.second = self.second_catalog(second);
        if matches!(self.state.page, Page::Help(_)) {
            self.read_glossary();
        }
    }

    fn set_first(&mut self, locale: Locale) {
        self.settled = locale;
        self.state.choices.locale = Some(locale);
        self.speak(locale, self.state.choices.second);
        // Two variants of one language count as one: no second language then.
        self.state.choices.second = self.state.locales().1;
    }

    pub(super) fn set_second(&mut self, locale: Option<Locale>) {
        self.state.second = self.second_catalog(locale);
        let second = self.state.locales().1;
        // Beside another language for now, the settled one may be the second for now.
        if second.map(Locale::base) != Some(self.settled.base()) {
            self.state.choices.second = second;
        }
    }

    /// The texts of a second language; `None` if it is the first one.
    pub(super) fn second_catalog(&self, locale: Option<Locale>) -> Option<Catalog> {
        let other = |locale: &Locale| locale.base() != self.state.catalog.locale().base();
        let second = locale.filter(other)?;
        Some(Catalog::with_declarer(second, self.state.choices.declarer))
    }

    /// Settles on the languages the other way round, unless the first one is there only for now.
    fn flip_languages(&mut self) {
        let settles = self.state.locale() == self.settled;
        let Some(second) = &mut self.state.second else {
            return;
        };
        std::mem::swap(&mut self.state.catalog, second);
        if matches!(self.state.page, Page::Help(_)) {
            self.read_glossary();
        }
        if settles {
            let (first, second) = self.state.locales();
            self.settled = first;
            (self.state.choices.locale, self.state.choices.second) = (Some(first), second);
        }
    }

    /// Reads the glossary, with the terms of the other languages for the search.
    pub(super) fn read_glossary(&mut self) {
        let here = self.state.catalog.locale().base();
        let others = Locale::BASES.into_iter().filter(|locale| *locale != here);
        let others: Vec<Catalog> = others.map(Catalog::new).collect();
        let letters = self.state.choices.letters;
        let others = others.iter().map(|catalog| speaker(catalog, letters));
        let others: Vec<Speaker<'_>> = others.collect();
        self.state.glossary = entries(&self.state.speaker(), &others);
    }
}
