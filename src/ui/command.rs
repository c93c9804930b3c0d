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

/// Something that a person did.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// To the first page.
    GoHome,
    /// To the map of the course, at a chapter by its number from 0.
    GoCourse(Option<usize>),
    /// To how it goes.
    GoProgress,
    /// How it goes as a table, or drawn.
    ShowTable(bool),
    /// To the list of learners.
    GoLearners,
    /// Something done to that list.
    Learners(LearnersCommand),
    /// To the page of worksheets, with a lesson chosen already or with none.
    GoSheet(Option<String>),
    /// Something done on that page.
    Sheet(SheetCommand),
    /// To the page of the teacher, at a chapter by its number from 0.
    GoTeach(Option<usize>),
    /// Show a lesson to a class.
    Project(String),
    /// Something done in front of a class.
    Projector(ProjectorCommand),
    /// To what can be chosen.
    GoSettings,
    /// To a page of help.
    GoHelp(HelpPage),
    /// What is searched for in the glossary, as typed.
    SearchGlossary(String),
    /// A few questions to find where to begin.
    PlaceMe,
    /// The test of a chapter, by its id.
    TakeTest(String),
    /// From the very first page to the home page.
    LookAround,
    /// To the lesson being composed.
    GoCompose,
    /// Something done to it.
    Compose(ComposeCommand),
    /// To the folder of lessons that is open, or to open one.
    GoLessonFolder,
    /// The path of a folder of lessons, as typed.
    TypeFolderPath(String),
    /// Open a folder of lessons, and watch it.
    OpenLessonFolder(PathBuf),
    /// Close it again.
    CloseLessonFolder,
    /// Take the lesson of a file.
    OpenLessonFile(PathBuf),
    /// Show the lesson of a file to a class.
    ProjectFile(PathBuf),
    /// Something done with the path of a file or a folder.
    Path(PathCommand),
    /// Repeat what is due today.
    Review,
    /// To the practice page.
    GoPractice,
    /// Go on with the session that was left in the middle.
    GoOnWithPractice,
    /// To the ruling desk.
    GoDesk,
    /// Something done there.
    Desk(DeskCommand),
    /// Begin or go on with a lesson.
    OpenLesson(String),
    /// Forward: reveal, check, next part, next step, next exercise.
    Forward,
    /// One step back in a lesson.
    Back,
    /// Show the answer.
    ShowAnswer,
    /// Hide the question, or go on with it.
    Pause(bool),
    /// End a row of exercises and look at what came of it.
    EndSession,
    /// The next hint.
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
    /// Another difficulty for practice.
    SetLevel(Level),
    /// How many exercises a row has.
    SetLength(Length),
    /// The item code as typed.
    TypeCode(String),
    /// Open the exercise of the code typed.
    OpenCode,
    /// The path of a file of boards as typed.
    TypeBoardsPath(String),
    /// Practise on the boards of a file.
    OpenBoards(PathBuf),
    /// Practise on the program's own boards again.
    CloseBoards,
    /// Another language.
    SetLocale(Locale),
    /// A second language under the first, or none.
    SetSecond(Option<Locale>),
    /// The second language first.
    FlipLanguages,
    /// The Italian word for the declarer.
    SetDeclarer(DeclarerWord),
    /// A colour for each suit, or two.
    SetFourColors(bool),
    /// Whether anything moves.
    SetMotion(bool),
    /// Other letters on the cards.
    SetLetters(CardLetters),
    /// Light or dark.
    SetDark(bool),
    /// The next larger (+1) or smaller (−1) text.
    ChangeTextSize(i8),
    /// Card by card why each may or may not be played, or that put away.
    ShowEveryCard(bool),
    /// The calls of which one may ask why, or those put away.
    ShowEveryCall(bool),
    /// The list of keys.
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
    /// Pick a kind of exercise, or put it back.
    ToggleKind(Kind),
    /// Show the kinds of a group.
    Unfold(Option<Group>),
    /// How many exercises are proposed.
    SetItems(usize),
    /// Propose exercises of the kinds picked.
    Propose,
    /// Add a paragraph after the step looked at.
    AddWords,
    /// Add notes for the teacher before the step looked at.
    AddNotes,
    /// Add a deal of four hands after the step looked at.
    AddDeal,
    /// The deal of a step as typed.
    TypeDeal(u32, String),
    /// Add a table with a trick in progress after the step looked at.
    AddTable,
    /// The table of a step as typed.
    TypeTable(u32, TableForm),
    /// Show the four hands of boards before their questions, or only the board.
    ShowHands(bool),
    /// Another exercise of the same kind.
    Swap(u32),
    /// Others in place of all that are not kept.
    SwapOthers,
    /// Keep an exercise, or let it go.
    Keep(u32, bool),
    /// Take a step out.
    Remove(u32),
    /// Put back what was taken out last.
    Restore,
    /// Move a step to a place, from 0.
    Move(u32, usize),
    /// Another kind of step.
    SetForm(u32, Form),
    /// The language in which words are typed.
    SetLanguage(&'static str),
    /// The title as typed.
    TypeTitle(String),
    /// The words of a step as typed.
    TypeWords(u32, String),
    /// The path of a file of boards, as typed.
    TypeBoardsPath(String),
    /// Open a file of boards.
    OpenBoards(PathBuf),
    /// Pick a board by its number from 0, or put it back.
    ToggleBoard(usize),
    /// What is asked of the boards.
    SetAsking(Asking),
    /// The number of a board that is looked for, as typed.
    TypeBoardNumber(String),
    /// Go to the board of that number.
    FindBoard,
    /// Go to a board among those that can be asked about, from 0.
    GoToBoard(usize),
    /// That board is in sight.
    BoardInSight,
    /// Add exercises from the boards picked.
    AddBoards,
    /// Where the lesson is saved, as typed.
    TypePath(String),
    /// Save it, unless something else lies there.
    Save,
    /// Save it in place of this file, which lies there.
    SaveOver(PathBuf),
}

/// Something done to the list of learners.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LearnersCommand {
    /// The name of somebody new, as typed.
    TypeName(String),
    /// Add somebody of that name, who learns from now on.
    Add,
    /// Learn as this one from now on.
    Choose(LearnerId),
    /// Begin to change a name, or leave it.
    Rename(Option<LearnerId>),
    /// The other name, as typed.
    TypeOther(String),
    /// Keep the other name.
    KeepName,
    /// Ask whether to delete this one, or leave it.
    AskDelete(Option<LearnerId>),
    /// Delete whom was asked about.
    Delete,
    /// All learners go into the file, or only the present one.
    ExportEveryone(bool),
    /// The path of the file to write, as typed.
    TypeExportPath(String),
    /// Write it.
    Export,
    /// The path of the file to take in, as typed.
    TypeImportPath(String),
    /// Take a file in.
    Import(PathBuf),
}

/// Something done in front of a class.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum ProjectorCommand {
    /// The next reveal.
    Forward,
    /// One reveal back.
    Back,
    /// All of what is shown a part at a time.
    All,
    /// The list of steps, open or closed.
    List(bool),
    /// Another step of the list marked, so many further on.
    Mark(isize),
    /// A digit of the number of a step.
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
    /// So many seconds more, at this time of the window.
    MoreTime(f64, f64),
    /// A vote for an answer, from 0.
    Vote(usize),
    /// The last vote does not count.
    TakeBack,
    /// So many votes for an answer.
    Count(usize, u16),
    /// A second vote.
    VoteAgain,
    /// Ask whether to leave, or stay.
    AskLeave(bool),
    /// Leave, with the votes written down or without.
    Leave {
        /// Whether the votes are kept.
        save: bool,
    },
    /// Two teams with points, or none.
    Teams(bool),
    /// More points or fewer for a team, from 0.
    TeamPoints(usize, i16),
    /// A window for the teacher beside the one of the class.
    TeacherWindow(bool),
    /// The window of the class fills its screen.
    FullScreen(bool),
}
