//! The state of the ruling desk: the case of each tool, as typed and clicked so far.
//!
//! - here: the state; [`typed`] parses the text in the fields
//! - [`text`] a finding as plain text for the clipboard, and as a page to print

pub mod text;
pub mod typed;

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::desk::{Case, Tool};
use crate::i18n::Speaker;

pub use typed::Field;

#[derive(Debug, Clone, Default)]
pub struct DeskState {
    pub tool: Tool,
    /// One case for each tool that was used.
    cases: BTreeMap<Tool, Case>,
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

    /// The text typed into a field; `None` if its content comes from the case.
    pub fn typed(&self, field: Field) -> Option<&str> {
        self.typed.get(&field).map(|(text, _)| text.as_str())
    }

    pub fn is_unread(&self, field: Field) -> bool {
        self.typed.get(&field).is_some_and(|(_, read)| !read)
    }

    pub fn open(&mut self, tool: Tool) {
        self.forget_typing();
        self.tool = tool;
        self.target = Field::Cards;
    }

    /// Puts a case on the desk that was put together with clicks.
    pub fn put(&mut self, case: Case) {
        self.forget_typing();
        self.tool = case.tool();
        self.cases.insert(case.tool(), case);
    }

    /// Puts what was typed into a field on the desk.
    pub fn type_in(&mut self, say: &Speaker<'_>, field: Field, text: String) {
        self.said = None;
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
