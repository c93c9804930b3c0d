//! The address of what the window shows, as a browser has it after the page's own:
//! `#/it/lesson/double/3`.
//!
//! Whatever a link names is looked up only when it is followed: an id may be unknown.

use std::fmt;
use std::sync::Arc;

use crate::course::text::is_id;
use crate::desk::Tool;
use crate::exercise::{Group, ItemCode, Kind, Skill, Topic};
use crate::i18n::Locale;
use crate::learner::{Purpose, Source};
use crate::ui::page::{HelpPage, Page, PracticeState};
use crate::ui::printing::About;
use crate::ui::state::State;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The language in which it opens; `None` leaves the language as it is.
    pub locale: Option<Locale>,
    pub place: Place,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// Where the app begins: the welcome of a new learner, else the home page.
    Start,
    Home,
    /// The map of the course, at the chapter with this id.
    Course(Option<String>),
    Lesson(At),
    /// A lesson in front of a class.
    Class(At),
    /// Practice, while its topic is being chosen.
    Topics,
    Practice(Subject),
    Item(ItemCode),
    Review,
    Placement,
    /// The test of the chapter with this id.
    Test(String),
    /// The ruling desk, with a tool in use or with its first page.
    Desk(Option<Tool>),
    Progress,
    Learners,
    /// Worksheets, with this lesson chosen or with none.
    Sheet(Option<String>),
    Teach,
    Compose,
    Settings,
    Help(HelpPage),
}

/// A lesson, and the number of its step as learners count them, from 1; one more is its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct At {
    pub lesson: Which,
    /// `None` is where the learner is in it.
    pub step: Option<usize>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Which {
    /// A lesson that the app has, by its id.
    Known(String),
    /// A teacher's own, packed by [`carried`](crate::course::carried): the link brings it along.
    Carried(Arc<str>),
}

/// What is practised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    Mixed,
    Kind(Kind),
    Group(Group),
    /// At least one.
    Skills(Vec<Skill>),
}

impl Link {
    /// The address of what is on the screen.
    pub fn of(state: &State) -> Self {
        Self {
            locale: Some(state.locale()),
            place: Place::of(state),
        }
    }

    /// Reads what a browser has after the page's own address; `None` if it is none of ours.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.strip_prefix('#').unwrap_or(text);
        let text = text.trim_end_matches(AFTER_LINKS);
        let mut parts = text.split('/').filter(|part| !part.is_empty()).peekable();
        let locale = parts.peek().and_then(|tag| tag.parse().ok());
        if locale.is_some() {
            parts.next();
        }
        let place = match parts.next() {
            Some(page) => Place::read(page, parts.next(), parts.next())?,
            None => Place::Start,
        };
        let whole = parts.next().is_none();
        whole.then_some(Self { locale, place })
    }

    /// Whether one can go back from this to `before`. Going back leaves a session as a whole, with
    /// its summary, and a class: their steps are no places of their own.
    pub fn is_step_from(&self, before: &Self) -> bool {
        let within = match (&before.place, &self.place) {
            (Place::Class(before), Place::Class(now)) => before.lesson == now.lesson,
            (Place::Class(_), _) => true,
            (before, Place::Topics) => before.is_session(),
            (before, now) => before.is_session() && now.is_session(),
        };
        self.place != before.place && !within
    }

    pub const fn carries_lesson(&self) -> bool {
        matches!(
            &self.place,
            Place::Lesson(at) | Place::Class(at) if matches!(at.lesson, Which::Carried(_))
        )
    }
}

impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("#")?;
        if let Some(locale) = self.locale {
            write!(f, "/{}", locale.tag())?;
        }
        match &self.place {
            // Never only `#`, which is the top of a page.
            Place::Start if self.locale.is_none() => f.write_str("/"),
            Place::Start => Ok(()),
            place => write!(f, "/{place}"),
        }
    }
}

impl Place {
    fn of(state: &State) -> Self {
        match &state.page {
            Page::Welcome => Self::Start,
            Page::Home => Self::Home,
            Page::Course(at) => {
                let chapter = at.and_then(|at| state.course.chapters.get(at));
                Self::Course(chapter.map(|(chapter, _)| chapter.id.clone()))
            }
            Page::Lesson(lesson) => Self::Lesson(At::of(state, &lesson.id, lesson.step)),
            Page::Projector(talk) => Self::Class(At::of(state, &talk.script.id, talk.at.step)),
            Page::Practice(practice) => Self::of_practice(practice),
            Page::Desk(desk) => Self::Desk(desk.in_use()),
            Page::Progress(_) => Self::Progress,
            Page::Learners(_) => Self::Learners,
            Page::Sheet(sheet) => Self::Sheet(match &sheet.about {
                About::Lesson { id, .. } => id.clone(),
                About::Topic { .. } => None,
            }),
            // A folder is of one computer.
            Page::Teach(_) | Page::Folder => Self::Teach,
            Page::Compose(_) => Self::Compose,
            Page::Settings => Self::Settings,
            Page::Help(help) => Self::Help(help.page),
        }
    }

    /// A session that is kept goes on at the place of what it asks; of others only an exercise with
    /// a code can be found again.
    pub fn of_practice(practice: &PracticeState) -> Self {
        let session = practice.session.as_ref().filter(|session| !session.over);
        let place = session.and_then(|session| match (session.purpose, &session.source) {
            (Purpose::Review | Purpose::WarmUp, _) => Some(Self::Review),
            (Purpose::Placement, _) => Some(Self::Placement),
            (Purpose::Test, _) => session.test.clone().map(Self::Test),
            (Purpose::Practice, Source::Fresh(practice)) if session.kept => {
                Subject::of(practice.topic()).map(Self::Practice)
            }
            (Purpose::Practice, _) => None,
        });
        let attempt = session.and(practice.attempt.as_ref());
        let code = attempt.and_then(|attempt| attempt.code());
        place.or(code.map(Self::Item)).unwrap_or(Self::Topics)
    }

    /// Whether `other` leads here. Without a step it leads to where a class is in its lesson.
    pub fn is_at(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Class(here), Self::Class(at)) if at.step.is_none() => here.lesson == at.lesson,
            (here, other) => here == other,
        }
    }

    /// Whether it can be the place of a session that has not ended.
    pub const fn is_session(&self) -> bool {
        matches!(
            self,
            Self::Practice(_) | Self::Item(_) | Self::Review | Self::Placement | Self::Test(_)
        )
    }

    /// Whether what begins here takes the place of the session that is kept.
    pub const fn replaces_session(&self) -> bool {
        matches!(self, Self::Practice(_) | Self::Placement | Self::Test(_))
    }

    fn read(page: &str, about: Option<&str>, step: Option<&str>) -> Option<Self> {
        let Some(about) = about else {
            let plain = PLAIN.iter().find(|(word, _)| *word == page);
            return plain.map(|(_, place)| place.clone());
        };
        let step = match step {
            Some(step) => Some(step.parse().ok().filter(|step| *step > 0)?),
            None => None,
        };
        let id = || is_id(about).then(|| about.to_owned());
        let at = |lesson| At { lesson, step };
        let known = || id().map(Which::Known).map(at);
        // What was damaged on its way says so when it is unpacked.
        let carried = || at(Which::Carried(about.into()));
        match page {
            "lesson" => known().map(Self::Lesson),
            "class" => known().map(Self::Class),
            "shared" => Some(Self::Lesson(carried())),
            "shared-class" => Some(Self::Class(carried())),
            // Nothing else has steps.
            _ if step.is_some() => None,
            "course" => id().map(Some).map(Self::Course),
            "practice" => {
                let subject = Subject::read(about).filter(|it| !it.topic().is_empty());
                subject.map(Self::Practice)
            }
            "item" => about.parse().ok().map(Self::Item),
            "test" => id().map(Self::Test),
            "desk" => {
                let mut tools = Tool::ALL.into_iter();
                tools
                    .find(|tool| tool.id() == about)
                    .map(Some)
                    .map(Self::Desk)
            }
            "sheet" => id().map(Some).map(Self::Sheet),
            "help" => {
                let mut pages = HelpPage::ALL.into_iter();
                pages.find(|page| page.id() == about).map(Self::Help)
            }
            _ => None,
        }
    }
}

/// What mail programs take for a part of the link that it follows.
const AFTER_LINKS: [char; 8] = ['.', ',', ';', ':', ')', '>', ']', '/'];

/// The pages that one word names.
const PLAIN: [(&str, Place); 12] = [
    ("home", Place::Home),
    ("course", Place::Course(None)),
    ("practice", Place::Topics),
    ("review", Place::Review),
    ("placement", Place::Placement),
    ("desk", Place::Desk(None)),
    ("progress", Place::Progress),
    ("learners", Place::Learners),
    ("sheet", Place::Sheet(None)),
    ("teach", Place::Teach),
    ("compose", Place::Compose),
    ("settings", Place::Settings),
];

/// The words of an address. Empty for the start.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Course(Some(chapter)) => write!(f, "course/{chapter}"),
            Self::Lesson(at) => at.write(f, ["lesson", "shared"]),
            Self::Class(at) => at.write(f, ["class", "shared-class"]),
            Self::Practice(subject) => write!(f, "practice/{subject}"),
            Self::Item(code) => write!(f, "item/{code}"),
            Self::Test(chapter) => write!(f, "test/{chapter}"),
            Self::Desk(Some(tool)) => write!(f, "desk/{}", tool.id()),
            Self::Sheet(Some(lesson)) => write!(f, "sheet/{lesson}"),
            Self::Help(page) => write!(f, "help/{}", page.id()),
            plain => {
                let mut words = PLAIN.iter().filter(|(_, place)| place == plain);
                f.write_str(words.next().map_or("", |(word, _)| word))
            }
        }
    }
}

impl At {
    /// `step` is from 0 and counts what learners do not see, too.
    fn of(state: &State, id: &str, step: usize) -> Self {
        let lesson = state.course.lesson(id);
        let carried = state.carried.get(id).cloned().map(Which::Carried);
        Self {
            lesson: carried.unwrap_or_else(|| Which::Known(id.to_owned())),
            step: lesson.map(|lesson| lesson.taken_before(step) + 1),
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, [known, carried]: [&str; 2]) -> fmt::Result {
        match &self.lesson {
            Which::Known(id) => write!(f, "{known}/{id}")?,
            Which::Carried(packed) => write!(f, "{carried}/{packed}")?,
        }
        self.step.map_or(Ok(()), |step| write!(f, "/{step}"))
    }
}

impl Subject {
    /// `None` for one kind with some of its skills, which follow an exercise opened by its code.
    fn of(topic: &Topic) -> Option<Self> {
        let mut skills = Vec::new();
        for (_, skill) in topic.asks() {
            if !skills.contains(&skill) {
                skills.push(skill);
            }
        }
        let kinds = topic.kinds().take(1).map(Self::Kind);
        let groups = topic.kinds().take(1).map(|kind| Self::Group(kind.group()));
        let skills = std::iter::once(Self::Skills(skills));
        let mut all = kinds.chain(groups).chain([Self::Mixed]).chain(skills);
        all.find(|subject| subject.topic() == *topic)
    }

    pub fn topic(&self) -> Topic {
        match self {
            Self::Mixed => Topic::mixed(),
            Self::Kind(kind) => Topic::of_kinds(&[*kind]),
            Self::Group(group) => Topic::of_kinds(&group.kinds().collect::<Vec<_>>()),
            Self::Skills(skills) => Topic::of_skills(skills),
        }
    }

    fn read(text: &str) -> Option<Self> {
        if text == "mixed" {
            return Some(Self::Mixed);
        }
        // The word of the terminal is as good as the id.
        let named = if text == "score" {
            Group::Scoring.id()
        } else {
            text
        };
        let group = Group::ALL.into_iter().find(|group| group.id() == named);
        let one = text.parse().ok().map(Self::Kind);
        one.or_else(|| group.map(Self::Group)).or_else(|| {
            let skills = text.split('+').map(str::parse);
            let skills: Vec<Skill> = skills.collect::<Result<_, _>>().ok()?;
            (skills.len() <= Skill::ALL.len()).then_some(Self::Skills(skills))
        })
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mixed => f.write_str("mixed"),
            Self::Kind(kind) => f.write_str(kind.id()),
            Self::Group(group) => f.write_str(group.id()),
            Self::Skills(skills) => {
                let ids: Vec<&str> = skills.iter().map(|skill| skill.id()).collect();
                f.write_str(&ids.join("+"))
            }
        }
    }
}
