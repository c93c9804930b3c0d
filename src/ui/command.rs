//! Commands: what the user did. Screens send them; [`App::apply`](crate::ui::App::apply) carries
//! them out.

use std::path::PathBuf;

use crate::course::compose::{Form, TableForm};
use crate::course::from_boards::Asking;
use crate::exercise::{Group, Kind, Level, Skill};
use crate::i18n::{CardLetters, DeclarerWord, Locale};
use crate::learner::LearnerId;
use crate::ui::attempt::{Draft, WhyAsked};
use crate::ui::{
    chooser::PathCommand, compose::Drawer, desk::DeskCommand, link::Link, page::HelpPage,
    page::Quiz, printing::SheetCommand, projector::talk::Cover, projector::talk::phones::Wifi,
};

#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    GoHome,
    /// Go to the map of the course, at a chapter by its number from 0.
    GoCourse(Option<usize>),
    GoProgress,
    ShowTable(bool),
    GoLearners,
    Learners(LearnersCommand),
    /// Go to the page of worksheets, with this lesson chosen or with none.
    GoSheet(Option<String>),
    Sheet(SheetCommand),
    /// Go to the teacher's page, at a chapter by its number from 0.
    GoTeach(Option<usize>),
    Project(String),
    SetQuiz(Quiz),
    StartQuiz,
    Projector(ProjectorCommand),
    Phones(PhonesCommand),
    GoSettings,
    GoHelp(HelpPage),
    SearchGlossary(String),
    PlaceMe,
    TakeTest(String),
    LookAround,
    GoCompose,
    Compose(ComposeCommand),
    GoLessonFolder,
    TypeFolderPath(String),
    OpenLessonFolder(PathBuf),
    CloseLessonFolder,
    OpenLessonFile(PathBuf),
    ProjectFile(PathBuf),
    Path(PathCommand),
    Review,
    GoPractice,
    GoOnWithPractice,
    GoDesk,
    Desk(DeskCommand),
    OpenLesson(String),
    Forward,
    Back,
    ShowAnswer,
    Pause(bool),
    EndSession,
    TakeHint,
    /// Write the score line by line after a wrong total.
    FillIn,
    WhyNot(WhyAsked),
    /// Practise one kind of exercise, or all.
    Practise(Option<Kind>),
    PractiseGroup(Group),
    ShowSkills(Option<Group>),
    PractiseSkills(Vec<Skill>),
    ChooseTopic,
    SetLevel(Level),
    /// `None`: until the learner ends it.
    SetLength(Option<u32>),
    TypeCode(String),
    OpenCode,
    TypeBoardsPath(String),
    OpenBoards(PathBuf),
    CloseBoards,
    SetLocale(Locale),
    SetSecond(Option<Locale>),
    FlipLanguages,
    SetDeclarer(DeclarerWord),
    SetFourColors(bool),
    SetMotion(bool),
    /// Whether the club uses the stop card.
    SetStopCard(bool),
    SetLetters(CardLetters),
    SetDark(bool),
    /// Change the text size to the next larger (+1) or smaller (−1).
    ChangeTextSize(i8),
    /// Show for every card why it may or may not be played, or hide that.
    ShowEveryCard(bool),
    /// Show the calls that the learner can ask about, or hide them.
    ShowEveryCall(bool),
    ShowKeys(bool),
    /// Open or close the list of pages, in a window too small for the rail.
    ShowMenu(bool),
    Answer(Draft),
    /// Go to where a link leads, or return along Back, Forward or a reload.
    Follow {
        link: Link,
        returns: bool,
    },
    /// Show the link to what is on the screen, to give it away, or close it.
    Share(bool),
    /// The link shown was copied.
    LinkCopied,
}

/// A command for the lesson being composed. Steps are named by their keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ComposeCommand {
    /// A new lesson, unless this one has unsaved changes.
    New,
    /// Start a new lesson and lose unsaved changes.
    NewAnyway,
    /// Opens a lesson, unless this one has unsaved changes.
    Edit(PathBuf),
    /// Open the lesson of a file and lose unsaved changes.
    EditAnyway(PathBuf),
    Choose(u32),
    Open(Option<Drawer>),
    /// Preview the next question of the selected exercise; after the last, the first again.
    NextPart,
    ToggleKind(Kind),
    Unfold(Option<Group>),
    SetItems(usize),
    Propose,
    AddWords,
    /// Add notes for the teacher before the selected step.
    AddNotes,
    AddDeal,
    TypeDeal(u32, String),
    AddTable,
    TypeTable(u32, TableForm),
    /// Show the four hands of boards before their questions, or only the board.
    ShowHands(bool),
    Swap(u32),
    SwapOthers,
    /// Keep an exercise when others are swapped, or stop keeping it.
    Keep(u32, bool),
    Remove(u32),
    Restore,
    /// Move a step to a place, from 0.
    Move(u32, usize),
    SetForm(u32, Form),
    SetLanguage(&'static str),
    TypeTitle(String),
    TypeWords(u32, String),
    TypeBoardsPath(String),
    OpenBoards(PathBuf),
    /// Pick a board by its number from 0, or unpick it.
    ToggleBoard(usize),
    SetAsking(Asking),
    TypeBoardNumber(String),
    FindBoard,
    /// Go to a board by its place among the usable ones, from 0.
    GoToBoard(usize),
    BoardInSight,
    AddBoards,
    TypePath(String),
    /// Saves, unless another file exists at the path.
    Save,
    SaveOver(PathBuf),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LearnersCommand {
    TypeName(String),
    Add,
    Choose(LearnerId),
    Rename(Option<LearnerId>),
    TypeOther(String),
    KeepName,
    AskDelete(Option<LearnerId>),
    Delete,
    ExportEveryone(bool),
    TypeExportPath(String),
    Export,
    TypeImportPath(String),
    Import(PathBuf),
    /// Begin a new history in place of what the host has kept and cannot be read.
    BeginAnew,
}

#[derive(Debug, Clone, PartialEq)]
pub enum PhonesCommand {
    /// Ask which network the phones of the class are in.
    Ask,
    /// Choose a network, by its index.
    Choose(usize),
    TypeWifi(Wifi),
    TypeWeb(String),
    /// Have numbers typed, or chosen from the answers of the slide.
    SetTyping(bool),
    /// Have phones ask how sure their owners are.
    SetSure(bool),
    Cancel,
    /// Let them vote from this time on, in seconds of the window.
    Start(f64),
    /// Show the slide that leads phones here, or the lesson.
    Show(bool),
    Stop,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ProjectorCommand {
    Forward,
    Back,
    /// Show the rest at once of what appears in parts.
    All,
    List(bool),
    /// Move the mark in the list of steps by this many places.
    Mark(isize),
    Type(usize),
    /// Go to the step with this number, from 1.
    Jump(usize),
    Cover(Option<Cover>),
    Hide,
    Another,
    /// Start or stop the timer; the time is in seconds of the window.
    Timer(f64),
    /// Add to the timer: the seconds to add, and the time now in seconds of the window.
    MoreTime(f64, f64),
    /// Count a vote for an answer, from 0.
    Vote(usize),
    TakeBack,
    /// Set the number of votes for an answer, from 0.
    Count(usize, u16),
    VoteAgain,
    AskLeave(bool),
    Leave {
        save: bool,
    },
    Teams(bool),
    /// Add points to a team, from 0; negative ones subtract.
    TeamPoints(usize, i16),
    TeacherWindow(bool),
    FullScreen(bool),
}
