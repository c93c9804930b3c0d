//! Commands: what a person did, sent by the screens and carried out by
//! [`App::apply`](crate::ui::App::apply).

use std::path::PathBuf;

use crate::course::compose::{Form, TableForm};
use crate::course::from_boards::Asking;
use crate::exercise::{Group, Kind, Level, Skill};
use crate::i18n::{CardLetters, DeclarerWord, Locale};
use crate::learner::LearnerId;
use crate::ui::attempt::{Draft, WhyAsked};
use crate::ui::chooser::PathCommand;
use crate::ui::compose::Drawer;
use crate::ui::desk::DeskCommand;
use crate::ui::place::{HelpPage, Length};
use crate::ui::printing::SheetCommand;
use crate::ui::projector::talk::Cover;

#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    GoHome,
    /// To the map of the course, at a chapter by its number from 0.
    GoCourse(Option<usize>),
    GoProgress,
    ShowTable(bool),
    GoLearners,
    Learners(LearnersCommand),
    /// To the page of worksheets, with a lesson chosen already or with none.
    GoSheet(Option<String>),
    Sheet(SheetCommand),
    /// To the page of the teacher, at a chapter by its number from 0.
    GoTeach(Option<usize>),
    Project(String),
    Projector(ProjectorCommand),
    GoSettings,
    GoHelp(HelpPage),
    SearchGlossary(String),
    /// A few questions to find where to begin.
    PlaceMe,
    /// The test of a chapter, by its id.
    TakeTest(String),
    LookAround,
    GoCompose,
    Compose(ComposeCommand),
    GoLessonFolder,
    TypeFolderPath(String),
    /// Open a folder of lessons, and watch it.
    OpenLessonFolder(PathBuf),
    CloseLessonFolder,
    OpenLessonFile(PathBuf),
    ProjectFile(PathBuf),
    Path(PathCommand),
    /// Repeat what is due today.
    Review,
    GoPractice,
    GoOnWithPractice,
    GoDesk,
    Desk(DeskCommand),
    /// Begin or go on with a lesson.
    OpenLesson(String),
    Forward,
    Back,
    ShowAnswer,
    /// Hide the question, or go on with it.
    Pause(bool),
    /// End the session and show its summary.
    EndSession,
    TakeHint,
    /// Write the same score line by line.
    FillIn,
    /// Why a call or a card may or may not be.
    WhyNot(WhyAsked),
    /// Practise: a kind, or everything.
    Practise(Option<Kind>),
    /// Practise what belongs together.
    PractiseGroup(Group),
    /// Show the skills of a group one by one, or put them away.
    ShowSkills(Option<Group>),
    /// Practise these skills: those of a lesson, or one.
    PractiseSkills(Vec<Skill>),
    /// Leave practice for the choice of topics.
    ChooseTopic,
    SetLevel(Level),
    SetLength(Length),
    TypeCode(String),
    OpenCode,
    TypeBoardsPath(String),
    OpenBoards(PathBuf),
    /// Practise on the program's own boards again.
    CloseBoards,
    SetLocale(Locale),
    /// A second language under the first, or none.
    SetSecond(Option<Locale>),
    FlipLanguages,
    SetDeclarer(DeclarerWord),
    /// A colour for each suit, or two.
    SetFourColors(bool),
    SetMotion(bool),
    SetLetters(CardLetters),
    SetDark(bool),
    /// The next larger (+1) or smaller (−1) text.
    ChangeTextSize(i8),
    /// Card by card why each may or may not be played, or that put away.
    ShowEveryCard(bool),
    /// The calls of which one may ask why, or those put away.
    ShowEveryCall(bool),
    ShowKeys(bool),
    /// The list of places, where there is no room for the rail.
    ShowMenu(bool),
    /// What the learner has chosen or typed now.
    Answer(Draft),
}

/// Something done to a lesson being composed. Steps go by their keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ComposeCommand {
    /// Begin another one, unless this one is not saved yet.
    New,
    /// Begin another one, whatever is lost.
    NewAnyway,
    /// Change the lesson of a file, unless another one is not saved yet.
    Edit(PathBuf),
    /// Change the lesson of a file, whatever is lost.
    EditAnyway(PathBuf),
    /// Look at a step.
    Choose(u32),
    /// Open something instead, or close it.
    Open(Option<Drawer>),
    /// The next question of the exercise looked at, or the first again.
    NextPart,
    ToggleKind(Kind),
    Unfold(Option<Group>),
    /// How many exercises are proposed.
    SetItems(usize),
    Propose,
    /// Add a paragraph after the step looked at.
    AddWords,
    /// Add notes for the teacher before the step looked at.
    AddNotes,
    /// Add a deal of four hands after the step looked at.
    AddDeal,
    TypeDeal(u32, String),
    /// Add a table with a trick in progress after the step looked at.
    AddTable,
    TypeTable(u32, TableForm),
    /// Show the four hands of boards before their questions, or only the board.
    ShowHands(bool),
    Swap(u32),
    /// Others in place of all that are not kept.
    SwapOthers,
    /// Keep an exercise, or let it go.
    Keep(u32, bool),
    Remove(u32),
    /// Put back what was taken out last.
    Restore,
    /// Move a step to a place, from 0.
    Move(u32, usize),
    SetForm(u32, Form),
    SetLanguage(&'static str),
    TypeTitle(String),
    TypeWords(u32, String),
    TypeBoardsPath(String),
    OpenBoards(PathBuf),
    /// Pick a board by its number from 0, or put it back.
    ToggleBoard(usize),
    SetAsking(Asking),
    TypeBoardNumber(String),
    /// Go to the board of that number.
    FindBoard,
    /// Go to a board among those that can be asked about, from 0.
    GoToBoard(usize),
    /// That board is in sight.
    BoardInSight,
    AddBoards,
    TypePath(String),
    /// Save it, unless something else lies there.
    Save,
    /// Save it in place of this file, which lies there.
    SaveOver(PathBuf),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LearnersCommand {
    TypeName(String),
    /// Add a learner of that name and learn as them.
    Add,
    /// Learn as this one from now on.
    Choose(LearnerId),
    Rename(Option<LearnerId>),
    TypeOther(String),
    KeepName,
    /// Ask whether to delete this one, or leave it.
    AskDelete(Option<LearnerId>),
    Delete,
    ExportEveryone(bool),
    TypeExportPath(String),
    Export,
    TypeImportPath(String),
    Import(PathBuf),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ProjectorCommand {
    Forward,
    Back,
    /// All of what is shown a part at a time.
    All,
    List(bool),
    /// Mark the step this number of places further on.
    Mark(isize),
    Type(usize),
    /// To the step with this number, from 1.
    Jump(usize),
    /// Nothing to see, or all of it again.
    Cover(Option<Cover>),
    /// The answer out of sight, or in sight again.
    Hide,
    /// Another question of the same kind.
    Another,
    /// The timer, begun or put away at this time of the window, in seconds.
    Timer(f64),
    /// This number of seconds more, at this time of the window.
    MoreTime(f64, f64),
    /// A vote for an answer, from 0.
    Vote(usize),
    /// The last vote does not count.
    TakeBack,
    /// The number of votes for an answer.
    Count(usize, u16),
    VoteAgain,
    /// Ask whether to leave, or stay.
    AskLeave(bool),
    /// Leave, with the votes written down or without.
    Leave {
        save: bool,
    },
    Teams(bool),
    /// More points or fewer for a team, from 0.
    TeamPoints(usize, i16),
    TeacherWindow(bool),
    FullScreen(bool),
}
