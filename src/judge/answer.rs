//! Answers, as written to JSON.

use serde::Serialize;

use crate::engine::Reason;

/// The fields of an answer or of a part of it, in order, already as JSON.
#[derive(Default)]
pub(super) struct Answer(Vec<u8>);

impl Answer {
    pub(super) fn with(mut self, field: &str, value: impl Serialize) -> Self {
        self.name(field);
        // Serializing plain words into memory cannot fail.
        let _ = serde_json::to_writer(&mut self.0, &value);
        self
    }

    /// Adds a field that is left out if it is `None`.
    pub(super) fn given(self, field: &str, value: Option<impl Serialize>) -> Self {
        match value {
            Some(value) => self.with(field, value),
            None => self,
        }
    }

    /// Adds a field whose value has fields of its own.
    pub(super) fn part(mut self, field: &str, part: &Self) -> Self {
        self.name(field);
        part.write(&mut self.0);
        self
    }

    /// Adds a field whose value is a list of parts.
    pub(super) fn parts(mut self, field: &str, parts: impl IntoIterator<Item = Self>) -> Self {
        self.name(field);
        self.0.push(b'[');
        for (index, part) in parts.into_iter().enumerate() {
            if index > 0 {
                self.0.push(b',');
            }
            part.write(&mut self.0);
        }
        self.0.push(b']');
        self
    }

    /// Adds the rules, each with its id, and the number and section of its Law.
    pub(super) fn because<'r>(self, reasons: impl IntoIterator<Item = &'r Reason>) -> Self {
        let rule = |reason: &Reason| {
            let rule = Self::default().with("id", reason.id);
            rule.with("law", reason.citation.section())
        };
        self.parts("reasons", reasons.into_iter().map(rule))
    }

    /// Adds the fields of another part.
    pub(super) fn and(mut self, part: &Self) -> Self {
        if !part.0.is_empty() {
            self.separate();
            self.0.extend_from_slice(&part.0);
        }
        self
    }

    /// Writes the fields as an object.
    pub(super) fn write(&self, to: &mut Vec<u8>) {
        to.push(b'{');
        to.extend_from_slice(&self.0);
        to.push(b'}');
    }

    fn name(&mut self, field: &str) {
        self.separate();
        let _ = serde_json::to_writer(&mut self.0, field);
        self.0.push(b':');
    }

    fn separate(&mut self) {
        if !self.0.is_empty() {
            self.0.push(b',');
        }
    }
}
