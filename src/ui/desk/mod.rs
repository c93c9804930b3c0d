//! The state of the ruling desk: the case of each tool, as typed and clicked so far.
//!
//! - here: the state; `field` its text fields, and [`typed`] parses the text in them
//! - [`text`] a finding as plain text for the clipboard, and as a page to print

mod field;
pub mod text;
pub mod typed;

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::desk::{Case, Fault, Finding, Matter, Tool};
use crate::i18n::Speaker;

pub use field::Field;

/// Which page of the desk is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Place {
    /// “What happened?”
    #[default]
    Start,
    /// The tools for one answer to it.
    Matter(Matter),
    /// The tool in use.
    Tool,
}

/// What the desk finds, or why it finds nothing.
pub type Answer = Result<Finding, Fault>;

#[derive(Debug, Clone, Default)]
pub struct DeskState {
    pub place: Place,
    /// The tool in use; it stays while another page is open.
    pub tool: Tool,
    /// Whether a tool has been in use.
    pub used: bool,
    /// One case for each tool that was used.
    cases: BTreeMap<Tool, Case>,
    /// The last case that was judged: the window asks in every frame, and a claim can take a second.
    judged: RefCell<Option<(Case, Answer)>>,
    /// The texts typed into fields, and whether each could be read. A click clears them.
    typed: BTreeMap<Field, (String, bool)>,
    pub target: Field,
    pub said: Option<DeskSaid>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeskSaid {
    Copied,
    /// It was written into this file, to be printed.
    Printed(PathBuf),
    /// It could not be written: the id of the message, and the file.
    Unprinted(&'static str, PathBuf),
}

#[derive(Debug, Clone, PartialEq)]
pub enum DeskCommand {
    /// Ask again what happened.
    Start,
    Matter(Matter),
    Open(Tool),
    Put(Case),
    Type(Field, String),
    /// Choose an option of the finding by stage and index, or undo that choice.
    Choose(usize, usize),
    Target(Field),
    Add,
    Clear,
    Copied,
    Print,
    Practise,
}

impl DeskState {
    pub fn case(&self) -> Case {
        let case = self.cases.get(&self.tool).cloned();
        case.unwrap_or_else(|| Case::new(self.tool))
    }

    /// The answer to the case on the desk.
    pub fn answer(&self) -> Answer {
        let case = self.case();
        let mut judged = self.judged.borrow_mut();
        if let Some((known, answer)) = &*judged
            && *known == case
        {
            return answer.clone();
        }
        let answer = case.answer();
        *judged = Some((case, answer.clone()));
        answer
    }

    /// The tool whose page is open.
    pub fn in_use(&self) -> Option<Tool> {
        (self.place == Place::Tool).then_some(self.tool)
    }

    /// A number for each page of the desk.
    pub fn page(&self) -> u8 {
        let tools = Tool::ALL.iter().position(|tool| *tool == self.tool);
        match self.place {
            Place::Start => 0,
            Place::Matter(matter) => 1 + matter as u8,
            Place::Tool => 10 + tools.map_or(0, |at| at as u8),
        }
    }

    /// The text typed into a field; `None` if its content comes from the case.
    pub fn typed(&self, field: Field) -> Option<&str> {
        self.typed.get(&field).map(|(text, _)| text.as_str())
    }

    pub fn is_unread(&self, field: Field) -> bool {
        self.typed.get(&field).is_some_and(|(_, read)| !read)
    }

    /// Asks again what happened; the case stays.
    pub fn start(&mut self) {
        self.said = None;
        self.place = Place::Start;
    }

    /// Opens the tools for one answer, or the only one.
    pub fn choose_matter(&mut self, matter: Matter) {
        match matter.tools() {
            [tool] => self.open(*tool),
            _ => self.place = Place::Matter(matter),
        }
    }

    pub fn open(&mut self, tool: Tool) {
        self.forget_typing();
        self.use_tool(tool);
        self.target = Field::Cards;
    }

    const fn use_tool(&mut self, tool: Tool) {
        self.tool = tool;
        self.place = Place::Tool;
        self.used = true;
    }

    /// Puts a case on the desk that was put together with clicks.
    pub fn put(&mut self, case: Case) {
        self.forget_typing();
        self.use_tool(case.tool());
        self.cases.insert(case.tool(), case);
    }

    /// Puts what was typed into a field on the desk.
    pub fn type_in(&mut self, say: &Speaker<'_>, field: Field, text: String) {
        self.said = None;
        self.use_tool(self.tool);
        let mut case = self.case();
        let complete = typed::read(say, &mut case, field, &text);
        self.typed.insert(field, (text, complete));
        self.cases.insert(case.tool(), case);
    }

    pub fn clear(&mut self) {
        self.forget_typing();
        self.cases.remove(&self.tool);
        self.target = Field::Cards;
    }

    fn forget_typing(&mut self) {
        self.typed.clear();
        self.said = None;
    }
}
