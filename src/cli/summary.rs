//! The results of a session, and what to do next.

use crate::exercise::Skill;
use crate::i18n::Speaker;
use crate::learner::Summary;
use crate::learner::session::NAMED;

/// How many answers were right, and how many of them after hints.
pub fn count(speaker: &Speaker<'_>, summary: &Summary) -> Vec<String> {
    let numbers = [
        ("asked", summary.asked.into()),
        ("right", summary.right.into()),
    ];
    let mut lines = vec![speaker.with("cli-summary", numbers)];
    if summary.helped > 0 {
        let helped = [("helped", summary.helped.into())];
        lines.push(speaker.with("screen-session-helped", helped));
    }
    lines
}

/// What went well, which mistakes were made, what to repeat; empty for a single exercise.
pub fn details(speaker: &Speaker<'_>, summary: &Summary) -> Vec<String> {
    if summary.asked < 2 {
        return Vec::new();
    }
    let name = |skill: &Skill| speaker.skill(*skill);
    let well = summary.well.iter().map(name);
    let mistakes = summary.mistakes.iter();
    let mistakes = mistakes.map(|(mistake, times)| speaker.mistake_times(*mistake, *times));
    let again = summary.again.iter().map(name);
    [
        list(speaker, "screen-session-well", well.collect()),
        list(speaker, "screen-session-slips", mistakes.collect()),
        list(speaker, "screen-session-again", again.collect()),
    ]
    .concat()
}

fn list(speaker: &Speaker<'_>, heading: &str, lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() {
        return Vec::new();
    }
    let lines = lines.into_iter().take(NAMED);
    let lines = lines.map(|line| format!("  • {line}"));
    let heading = [String::new(), speaker.text(heading)];
    heading.into_iter().chain(lines).collect()
}

pub fn next(speaker: &Speaker<'_>, summary: &Summary, due: usize) -> Vec<String> {
    let mut lines = Vec::new();
    if summary.asked > 1 && !summary.again.is_empty() {
        let skills = summary.again.iter().take(NAMED);
        let skills = skills.map(|skill| skill.id()).collect::<Vec<_>>().join(",");
        let command = format!("arbitro drill {skills}");
        lines.push(speaker.with("cli-next-practise", [("command", command.into())]));
    }
    if due > 0 {
        let command = "arbitro drill --review";
        let due = [("due", due.into()), ("command", command.into())];
        lines.push(speaker.with("cli-next-review", due));
    }
    if !lines.is_empty() {
        lines.insert(0, String::new());
    }
    lines
}
