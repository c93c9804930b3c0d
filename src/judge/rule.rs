//! Rules, as written to JSON.

use crate::engine::Reason;

/// A rule: its id, with the number and section of its Law.
#[derive(Debug, Clone, serde::Serialize)]
pub(super) struct Rule {
    id: &'static str,
    law: &'static str,
}

pub(super) fn rules<'r>(reasons: impl IntoIterator<Item = &'r Reason>) -> Vec<Rule> {
    let rule = |reason: &Reason| Rule {
        id: reason.id,
        law: reason.citation.section(),
    };
    reasons.into_iter().map(rule).collect()
}
