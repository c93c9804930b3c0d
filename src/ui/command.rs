//! Commands: what a person did, sent by the screens and carried out by
//! [`App::apply`](crate::ui::App::apply).

use std::path::PathBuf;

use contract_bridge::auction::Call;
use contract_bridge::{Card, Seat};

use crate::engine::score::ScoreItem;
use crate::exercise::{Group, Kind, Level, Skill};
use crate::i18n::{CardLetters, Locale};

/// Something that a person did.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// To the course list.
    GoHome,
    /// To the practice page.
    GoPractice,
    /// Begin or go on with a lesson.
    OpenLesson(String),
    /// Forward: reveal, check, next part, next step, next exercise.
    Forward,
    /// One step back in a lesson.
    Back,
    /// Show the answer.
    ShowAnswer,
    /// Begin endless practice: a kind, or everything.
    Practise(Option<Kind>),
    /// Begin endless practice of what belongs together.
    PractiseGroup(Group),
    /// Show the skills of a group one by one, or put them away.
    ShowSkills(Option<Group>),
    /// Practise these skills: those of a lesson, or one.
    PractiseSkills(Vec<Skill>),
    /// Leave practice for the choice of topics.
    ChooseTopic,
    /// Another difficulty for practice.
    SetLevel(Level),
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
    /// Other letters on the cards.
    SetLetters(CardLetters),
    /// Light or dark.
    SetDark(bool),
    /// The next larger (+1) or smaller (−1) text.
    ChangeTextSize(i8),
    /// Card by card why each may or may not be played, or that put away.
    ShowEveryCard(bool),
    /// The list of keys.
    ShowKeys(bool),
    /// Answers in the making.
    Choose(usize),
    /// One of several options, chosen or put back.
    ToggleChoice(usize),
    /// A call of the auction shown.
    ChooseCallMade(usize),
    /// A row of a column as typed.
    TypeRow(usize, String),
    /// A line of a score slip as typed.
    TypeSlip(String),
    /// See [`Attempt::toggle_call`](crate::ui::attempt::Attempt::toggle_call).
    ToggleCall(Call),
    /// See [`Attempt::toggle_card`](crate::ui::attempt::Attempt::toggle_card).
    ToggleCard(Card),
    /// A player.
    ChooseSeat(Seat),
    /// The number as typed.
    TypeNumber(String),
    /// A line of a score as typed.
    TypeLine(ScoreItem, String),
}
