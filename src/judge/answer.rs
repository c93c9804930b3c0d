//! Answers, as written to JSON.

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::engine::Reason;

/// The fields of an answer or of a part of it, in order.
#[derive(Default)]
pub(super) struct Answer(Vec<(Cow<'static, str>, Box<RawValue>)>);

impl Answer {
    pub(super) fn with(
        mut self,
        field: impl Into<Cow<'static, str>>,
        value: impl Serialize,
    ) -> Self {
        // Serializing plain words into memory cannot fail.
        let value = to_raw_value(&value).ok();
        self.0.extend(value.map(|value| (field.into(), value)));
        self
    }

    /// Adds a field that is left out if it is `None`.
    pub(super) fn given(
        self,
        field: impl Into<Cow<'static, str>>,
        value: Option<impl Serialize>,
    ) -> Self {
        match value {
            Some(value) => self.with(field, value),
            None => self,
        }
    }

    /// Adds the rules, each with its id, and the number and section of its Law.
    pub(super) fn because<'r>(self, reasons: impl IntoIterator<Item = &'r Reason>) -> Self {
        let rule = |reason: &Reason| {
            let rule = Self::default().with("id", reason.id);
            rule.with("law", reason.citation.section())
        };
        let rules: Vec<Self> = reasons.into_iter().map(rule).collect();
        self.with("reasons", rules)
    }

    /// Adds the fields of another part.
    pub(super) fn and(mut self, part: Self) -> Self {
        self.0.extend(part.0);
        self
    }
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(field, value)| (field, value)))
    }
}
