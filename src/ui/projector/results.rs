//! What a class has answered in a lesson: as text, as a sheet, and as a lesson of the same exercises to
//! practise again. Without names.

use crate::course::compose::Draft;
use crate::course::{Lesson, write::written};
use crate::exercise::{Mistake, ballot::Ballot};
use crate::i18n::{Languages, Locale, Speaker, plain};
use crate::learner::Day;
use crate::sheet::{Block, document};
use crate::ui::projector::posed::{Part, Posed};
use crate::ui::projector::{slide::options::LETTERS, talk::Talk};

/// The exercises with votes, replaced ones too.
fn voted(talk: &Talk) -> impl Iterator<Item = &Posed> {
    let posed = talk.replaced.iter().chain(talk.posed.values());
    posed.filter(|posed| posed.parts.iter().any(|part| !part.poll.is_empty()))
}

/// The questions with votes, each with its exercise and its ballot.
fn questions(talk: &Talk) -> impl Iterator<Item = (&Posed, &Part, &Ballot)> {
    let parts = voted(talk).flat_map(|posed| posed.parts.iter().map(move |part| (posed, part)));
    let parts = parts.filter(|(_, part)| !part.poll.is_empty());
    parts.filter_map(|(posed, part)| Some((posed, part, part.ballot.as_ref()?)))
}

pub fn results(talk: &Talk, say: &Speaker<'_>, day: Day) -> String {
    let title = say.lesson_text(&talk.script.title);
    let mut lines = vec![format!("{title} · {}", date(day)), String::new()];
    for ((posed, part, ballot), number) in questions(talk).zip(1..) {
        let code = posed.code.map(|code| format!("  [{code}]"));
        let code = code.unwrap_or_default();
        let prompt = plain(&say.phrase(&part.question.prompt));
        lines.push(format!("{number}. {prompt}{code}"));
        answers(&mut lines, say, part, ballot);
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
        let rounds = [0, 1].map(|round| part.poll.round(round));
        let counted = rounds.iter().filter(|tally| tally.total() > 0);
        let counted = counted.map(|tally| {
            let count = tally.counts().get(at).copied().unwrap_or(0);
            let percent = tally.percentages().get(at).copied().unwrap_or(0);
            format!("{count} ({percent} %)")
        });
        let counted: Vec<String> = counted.collect();
        lines.push(say.named(&option, &counted.join(" → ")));
    }
    let others = part.poll.round(0).others();
    if others > 0 {
        let others = [say.text("class-phones-others"), others.to_string()];
        lines.push(format!("   {}", say.named(&others[0], &others[1])));
    }
    lines.push(String::new());
}

/// The date in a form for file names and readers of every language: `2026-11-22`.
pub fn date(day: Day) -> String {
    let date = day.date();
    format!("{:04}-{:02}-{:02}", date.year, date.month, date.day)
}

/// A sheet for the teacher: for each question the share of right answers in both votes, and the
/// commonest slip. `None` if it cannot be made.
pub fn sheet(talk: &Talk, words: &Languages<'_>, day: Day) -> Option<Vec<u8>> {
    let title = words.lesson_text(&talk.script.title);
    let mut blocks = vec![Block::Text(date(day).into())];
    for ((_, part, ballot), number) in questions(talk).zip(1..) {
        let prompt = words.both(|say| format!("{number}. {}", say.phrase(&part.question.prompt)));
        let told = words.both(|say| told(say, part, ballot));
        let all = vec![Block::Heading(prompt), Block::Text(told)];
        blocks.push(Block::Together(all));
    }
    document(words, &title, &blocks).ok()
}

/// The right answer, how many gave it, and the slip that most of the others made.
fn told(say: &Speaker<'_>, part: &Part, ballot: &Ballot) -> String {
    let right = ballot.options.get(ballot.right).map(|it| &it.answer);
    let right = right.map(|it| say.answer(it, &part.question.ask));
    let share = |round: usize| part.poll.round(round).percentages()[ballot.right.min(3)];
    let facts = [
        ("answer", right.unwrap_or_default().into()),
        ("votes", part.poll.round(0).total().into()),
        ("first", share(0).into()),
        ("second", share(1).into()),
    ];
    let again = part.poll.round(1).total() > 0;
    let id = if again {
        "class-results-twice"
    } else {
        "class-results-once"
    };
    let mut lines = vec![say.with(id, facts)];
    let options = 0..ballot.options.len();
    let wrong = options.filter(|at| *at != ballot.right);
    let sure: usize = wrong.map(|at| part.sure(0, at)).sum();
    if sure > 0 {
        lines.push(say.with("class-results-sure", [("votes", sure.into())]));
    }
    if let Some((slip, votes)) = commonest_slip(part, ballot) {
        let facts = [("votes", votes.into()), ("slip", say.mistake(slip).into())];
        lines.push(say.with("class-results-slip", facts));
    }
    lines.join("\n\n")
}

/// The slip behind the most wrong answers of the first vote, and how many there were.
fn commonest_slip(part: &Part, ballot: &Ballot) -> Option<(Mistake, u16)> {
    let votes = ballot.options.iter().zip(part.poll.round(0).counts());
    let slips = votes.filter_map(|(option, votes)| Some((option.mistake?, votes)));
    slips.filter(|(_, votes)| *votes > 0).max_by_key(|it| it.1)
}

/// A lesson of exactly these exercises, and its file. `None` if there are none.
pub fn lesson(talk: &Talk, say: &Speaker<'_>, day: Day) -> Option<(Lesson, String)> {
    let mut draft = Draft::default();
    let locale: Locale = say.catalog.locale().base();
    let facts = [
        ("lesson", say.lesson_text(&talk.script.title).into()),
        ("date", date(day).into()),
    ];
    draft.set_title(locale.tag(), &say.with("class-results-lesson", facts));
    for posed in voted(talk) {
        draft.add_item(posed.item.clone(), Some(posed.difficulty));
    }
    let lesson = draft.lesson(|_| false).ok()?;
    let text = written(&lesson, &say.text("compose-file-help")).ok()?;
    Some((lesson, text))
}
