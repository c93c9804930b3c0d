//! The ruling desk in the window: what is put on it, as far as it is typed and clicked.
//!
//! - here: the state; [`typed`] reads what is written in the fields
//! - [`text`] a finding as plain text, for the clipboard; [`paper`] as a page

mod field;
pub mod paper;
pub mod text;
pub mod typed;

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use crate::desk::{Case, Tool};

pub use field::Field;

#[derive(Debug, Clone, Default)]
pub struct DeskState {
    /// The tool in use.
    pub tool: Tool,
    /// The cases, one for each tool that was used.
    cases: BTreeMap<Tool, Case>,
    /// Texts of fields as typed, as long as nothing has been clicked since.
    typed: BTreeMap<Field, String>,
    /// Fields in which something cannot be read.
    unread: BTreeSet<Field>,
    /// Where the cards go that are clicked.
    pub target: Field,
    /// What was last done with the finding.
    pub said: Option<DeskSaid>,
}

/// What was done with a finding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeskSaid {
    /// It was copied.
    Copied,
    /// It lies in this file, to be printed.
    Printed(PathBuf),
    /// It could not be written: the id of the text, and the file.
    Unprinted(&'static str, PathBuf),
}

#[derive(Debug, Clone, PartialEq)]
pub enum DeskCommand {
    /// To a tool.
    Open(Tool),
    /// This is the case now.
    Put(Case),
    /// A field as typed.
    Type(Field, String),
    /// Choose an option of the finding, or take that back: its stage and its index.
    Choose(usize, usize),
    /// Cards that are clicked go there.
    Target(Field),
    /// Write down the result in the field, as the next of a list.
    Add,
    /// Start over.
    Clear,
    /// The finding was copied.
    Copied,
    /// Make a page of it, to be printed.
    Print,
    /// Answer the case as an exercise.
    Practise,
}

impl DeskState {
    pub fn case(&self) -> Case {
        let case = self.cases.get(&self.tool).cloned();
        case.unwrap_or_else(|| Case::new(self.tool))
    }

    /// What was typed into a field; `None` if its content comes from the case.
    pub fn typed(&self, field: Field) -> Option<&str> {
        self.typed.get(&field).map(String::as_str)
    }

    pub fn is_unread(&self, field: Field) -> bool {
        self.unread.contains(&field)
    }

    pub fn open(&mut self, tool: Tool) {
        self.forget_typing();
        self.tool = tool;
        self.target = Field::Cards;
    }

    /// Puts a case on the desk that was clicked together.
    pub fn put(&mut self, case: Case) {
        self.forget_typing();
        self.tool = case.tool();
        self.cases.insert(case.tool(), case);
    }

    /// Puts a case on the desk that was read from a field.
    pub fn put_typed(&mut self, field: Field, text: String, read: typed::Read) {
        self.said = None;
        self.typed.insert(field, text);
        if read.complete {
            self.unread.remove(&field);
        } else {
            self.unread.insert(field);
        }
        if let Some(case) = read.case {
            self.cases.insert(case.tool(), case);
        }
    }

    /// Starts over with the tool in use.
    pub fn clear(&mut self) {
        self.forget_typing();
        self.cases.remove(&self.tool);
        self.target = Field::Cards;
    }

    fn forget_typing(&mut self) {
        self.typed.clear();
        self.unread.clear();
        self.said = None;
    }
}
