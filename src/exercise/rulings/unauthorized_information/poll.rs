//! A poll among players of the same class: which calls they would consider, and which choose.

use crate::prelude::*;
use engine::laws::unauthorized::{ASKED, Alternative};

/// `poll: "P:6:4 3H:8:6:suggested"`: calls, each with the number of ten players who would consider
/// it and who would choose it, and a mark if the information suggests it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct Poll(pub(super) Vec<Alternative>);

impl TryFrom<String> for Poll {
    type Error = Fault;

    fn try_from(text: String) -> Result<Self, Fault> {
        let calls = text.split_whitespace().map(alternative);
        let calls = calls.collect::<Option<_>>().map(Self);
        let calls = calls.filter(Self::is_possible);
        calls.ok_or_else(|| Fault::new("notation", Field::Text, text))
    }
}

impl From<Poll> for String {
    fn from(Poll(calls): Poll) -> Self {
        let word = |it: &Alternative| {
            let mark = if it.suggested { ":suggested" } else { "" };
            let call = notation::call(it.call);
            format!("{call}:{}:{}{mark}", it.considered, it.chosen)
        };
        calls.iter().map(word).collect::<Vec<_>>().join(" ")
    }
}

impl Poll {
    /// Two to six calls, none twice, and nobody chooses two of them.
    fn is_possible(&self) -> bool {
        let calls = &self.0;
        let once = |(at, it): (usize, &Alternative)| calls[..at].iter().all(|b| b.call != it.call);
        let chosen: usize = calls.iter().map(|it| usize::from(it.chosen)).sum();
        (2..=6).contains(&calls.len())
            && calls.iter().enumerate().all(once)
            && chosen <= usize::from(ASKED)
    }
}

/// `3H:8:6:suggested`; `None` if it is not in notation, or more choose the call than consider it.
fn alternative(word: &str) -> Option<Alternative> {
    let mut parts = word.split(':');
    let call = notation::parse_call(parts.next()?).ok()?;
    let considered = parts.next()?.parse().ok()?;
    let chosen = parts.next()?.parse().ok()?;
    let suggested = match (parts.next(), parts.next()) {
        (None, _) => false,
        (Some("suggested"), None) => true,
        _ => return None,
    };
    (chosen <= considered && considered <= ASKED).then_some(Alternative {
        call,
        considered,
        chosen,
        suggested,
    })
}

/// The poll as a table.
pub(super) fn grid(among: &[Alternative]) -> Grid {
    let rows = among.iter().map(|it| {
        let points_to = if it.suggested {
            "poll-suggested"
        } else {
            "poll-not-suggested"
        };
        vec![
            Cell::Fact(Fact::Call(it.call)),
            Cell::Fact(count(it.considered)),
            Cell::Fact(count(it.chosen)),
            Cell::Words(Phrase::new(points_to)),
        ]
    });
    let columns = [
        "poll-call",
        "poll-considered",
        "poll-chosen",
        "poll-information",
    ];
    Grid::new("poll-title", columns, rows.collect())
}
