//! The votes of a lesson as plain text: questions, answers, counts. It contains no names.

use crate::exercise::ballot::Ballot;
use crate::i18n::{Speaker, plain};
use crate::learner::Day;
use crate::ui::projector::{posed::Part, slide::options::LETTERS, talk::Talk};

pub fn results(talk: &Talk, say: &Speaker<'_>, day: Day) -> String {
    let title = say.lesson_text(&talk.script.title);
    let mut lines = vec![format!("{title} · {}", date(day)), String::new()];
    let mut questions = 0;
    for posed in talk.replaced.iter().chain(talk.posed.values()) {
        let code = posed.code.map(|code| format!("  [{code}]"));
        let code = code.unwrap_or_default();
        for part in posed.parts.iter().filter(|part| !part.poll.is_empty()) {
            if let Some(ballot) = &part.ballot {
                questions += 1;
                let prompt = plain(&say.phrase(&part.question.prompt));
                lines.push(format!("{questions}. {prompt}{code}"));
                answers(&mut lines, say, part, ballot);
            }
        }
    }
    if let Some(teams) = talk.teams {
        let [one, other] = teams.points();
        let points = [("one", one.into()), ("other", other.into())];
        lines.push(say.with("projector-teams", points));
    }
    lines.join("\n") + "\n"
}

fn answers(lines: &mut Vec<String>, say: &Speaker<'_>, part: &Part, ballot: &Ballot) {
    for (at, option) in ballot.options.iter().enumerate() {
        let letter = LETTERS.get(at).copied().unwrap_or("?");
        let right = if at == ballot.right { " ✓" } else { "" };
        let answer = say.answer(&option.answer, &part.question.ask);
        let option = format!("   {letter}{right} {answer}");
        let rounds = [part.poll.first, part.poll.second];
        let counted = rounds.iter().filter(|tally| tally.total() > 0);
        let counted = counted.map(|tally| {
            let count = tally.counts().get(at).copied().unwrap_or(0);
            let percent = tally.percentages().get(at).copied().unwrap_or(0);
            format!("{count} ({percent} %)")
        });
        let counted: Vec<String> = counted.collect();
        lines.push(say.named(&option, &counted.join(" → ")));
    }
    lines.push(String::new());
}

/// The date in a form for file names and readers of every language: `2026-11-22`.
pub fn date(day: Day) -> String {
    let date = day.date();
    format!("{:04}-{:02}-{:02}", date.year, date.month, date.day)
}
