//! The judgement of an answer: the verdict, the mistake, the rule with its Law, the working, and
//! the rule to remember.

mod cards;
mod why;

use egui::{Role, Ui, Vec2};

use crate::engine::Reason;
use crate::exercise::{Answer, Ask, Grade, Remember, Step, Verdict};
use crate::i18n::Speaker;
use crate::ui::attempt::Attempt;
use crate::ui::control;
use crate::ui::screen::Screen;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

fn seen() -> egui::Id {
    egui::Id::unique("explanation-seen")
}

/// Does not scroll the next explanation into view, because it belongs to what the learner looks at.
pub fn leave_in_place(ui: &Ui) {
    ui.data_mut(|data| data.insert_temp(seen(), true));
}

pub fn explanation_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let seen = seen();
    let Some(grade) = attempt.grade() else {
        ui.data_mut(|data| data.remove::<bool>(seen));
        return;
    };
    let theme = *screen.theme;
    control::hairline_ui(ui, &theme);
    let scope = ui.scope(|ui| {
        verdict_ui(ui, screen, attempt, grade);
        for reason in &grade.reasons {
            rule_ui(ui, screen, reason);
        }
        working_ui(ui, screen, attempt, grade);
        cards::cards_ui(ui, screen, attempt, grade);
        why::why_ui(ui, screen, attempt, grade);
        remember_ui(ui, screen, attempt);
    });
    // Scrolls into view once, when the explanation appears. A discarded pass does not count.
    let first = ui.data(|data| data.get_temp::<bool>(seen)).is_none();
    if first && !ui.ctx().will_discard() {
        ui.data_mut(|data| data.insert_temp(seen, true));
        ui.scroll_to_rect(scope.response.rect, None);
    }
}

fn verdict_ui(ui: &mut Ui, screen: &Screen<'_>, attempt: &Attempt, grade: &Grade) {
    let theme = screen.theme;
    let (sign, id, color) = match (attempt.given(), grade.verdict) {
        (None, _) => ("→", "explain-shown", theme.ink),
        (_, Verdict::Right) => ("✓", "explain-right", theme.right),
        (_, Verdict::Partly) => ("✗", "explain-partly", theme.wrong),
        (_, Verdict::Wrong) => ("✗", "explain-wrong", theme.wrong),
    };
    let word = format!("{sign} {}", screen.text(id));
    let style = Style::new(theme, Size::Lead, Weight::Bold).color(color);
    let response = text::paragraph_ui(ui, theme, &word, style);
    text::announce_as(ui, &response, Role::Status, &word);
    let wrong = attempt.given().is_some() && grade.verdict != Verdict::Right;
    // These answers are marked in their exhibits; for them a number alone says little.
    let in_place = matches!(
        grade.solution,
        Answer::Account(_) | Answer::Column(_) | Answer::CallMade(_) | Answer::Choices(_)
    );
    if (wrong || attempt.given().is_none()) && !in_place {
        let answer = screen.say.answer(&grade.solution, &attempt.question().ask);
        let words = screen.with("explain-right-answer", [("answer", answer.into())]);
        text::words_ui(ui, theme, &words, Size::Body, Weight::Semibold);
    }
    for ((lead, words), mistake) in screen.say.mistakes(grade).zip(grade.mistakes()) {
        marked_ui(ui, screen, &format!("**{lead}** {words}"));
        second_ui(ui, screen, |say| say.mistake(mistake));
    }
    if let Some(near) = grade.near.filter(|_| wrong) {
        marked_ui(ui, screen, &screen.say.near(near));
        second_ui(ui, screen, |say| say.near(near));
    }
}

/// The mistake, with a mark at its left edge.
fn marked_ui(ui: &mut Ui, screen: &Screen<'_>, words: &str) {
    let theme = screen.theme;
    let response = text::body_ui(ui, theme, words);
    let at = response.rect.left_top() - Vec2::new(theme.space(3.0), 0.0);
    let mark = egui::Rect::from_min_size(at, Vec2::new(theme.px(4.0), response.rect.height()));
    ui.painter().rect_filled(mark, theme.px(2.0), theme.wrong);
}

fn second_ui(ui: &mut Ui, screen: &Screen<'_>, words: impl Fn(&Speaker<'_>) -> String) {
    let theme = screen.theme;
    if let Some(second) = screen.both(words).second {
        let style = Style::new(theme, Size::Body, Weight::Regular);
        let job = text::job(theme, &second, text::second_style(theme, style));
        text::label_ui(ui, job, theme.px(760.0));
    }
}

pub(in crate::ui) fn rule_ui(ui: &mut Ui, screen: &Screen<'_>, reason: &Reason) {
    let theme = screen.theme;
    let style = Style::new(theme, Size::Body, Weight::Regular);
    let mut job = text::job(theme, &screen.say.reason(reason), style);
    let law = screen.say.law(reason.citation);
    let subject = screen.say.law_subject(reason.citation);
    // No-break spaces: a citation must not break at the end of a line.
    let cited = format!("{law} · ").replace(' ', "\u{a0}") + &subject;
    let style = Style::new(theme, Size::Small, Weight::Regular).color(theme.muted);
    text::append(&mut job, theme, " ", style);
    let begin = job.sections.len();
    text::append(&mut job, theme, &cited, style);
    // egui drops this gap where the section starts a new line.
    if let Some(section) = job.sections.get_mut(begin) {
        section.leading_space = theme.space(4.0);
    }
    // A wide table may have made the page wider than its visible part.
    let seen = ui.clip_rect().right() - ui.cursor().left();
    let response = text::label_ui(ui, job, theme.px(760.0).min(seen));
    response.on_hover_text(screen.say.law_book(reason.citation));
    second_ui(ui, screen, |say| say.reason(reason));
}

/// The working in words. Lines of a score and rows of a column show theirs in place.
fn working_ui(ui: &mut Ui, screen: &Screen<'_>, attempt: &Attempt, grade: &Grade) {
    let theme = screen.theme;
    let lines: Vec<text::Both> = grade
        .steps
        .iter()
        .filter_map(|step| match step {
            Step::Say(phrase) => Some(screen.both(|say| say.phrase(phrase))),
            _ => None,
        })
        .collect();
    if lines.is_empty() {
        return;
    }
    ui.add_space(theme.space(1.0));
    let is_sum = matches!(
        attempt.question().ask,
        Ask::Number | Ask::Count(_) | Ask::Account | Ask::Column(_)
    );
    if is_sum {
        let words = screen.text("explain-working");
        text::words_ui(ui, theme, &words, Size::Body, Weight::Semibold);
    }
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = theme.space(1.0);
        let style = Style::new(theme, Size::Body, Weight::Regular);
        for line in &lines {
            text::both_ui(ui, theme, line, style);
        }
    });
}

fn remember_ui(ui: &mut Ui, screen: &Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let rule = Remember::after(attempt.asked());
    let words =
        screen.both(|say| say.with("explain-remember", [("rule", say.remember(rule).into())]));
    ui.add_space(theme.space(2.0));
    control::tinted_ui(ui, &theme, |ui| {
        let style = Style::new(&theme, Size::Body, Weight::Semibold);
        text::both_ui(ui, &theme, &words, style);
    });
}
