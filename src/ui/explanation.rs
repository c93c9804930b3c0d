//! The judgement of an answer: the verdict, the mistake, the rule with its Law, the working, and
//! the rule to remember.

use contract_bridge::Card;
use egui::{Id, Role, Ui, Vec2};

use crate::engine::Reason;
use crate::exercise::{Answer, Ask, Grade, Remember, Step, Verdict, why};
use crate::i18n::{Speaker, plain};
use crate::ui::attempt::{Attempt, WhyAsked};
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};
use crate::ui::{answer::calls, command::Command, control, screen::Screen};

fn seen() -> Id {
    Id::unique("explanation-seen")
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
        cards_ui(ui, screen, attempt, grade);
        why_ui(ui, screen, attempt, grade);
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
    let lines = grade.steps.iter().filter_map(|step| match step {
        Step::Say(phrase) => Some(screen.both(|say| say.phrase(phrase))),
        _ => None,
    });
    let lines: Vec<text::Both> = lines.collect();
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

/// A card and, if it may not be played, the reason.
type Judged<'a> = (Card, Option<&'a Reason>);

fn cards_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, grade: &Grade) {
    let every = grade.steps.iter().filter_map(|step| match step {
        Step::Card {
            card,
            why_not,
            right,
        } => Some(((*card, why_not.as_ref()), *right)),
        _ => None,
    });
    let every: Vec<(Judged<'_>, bool)> = every.collect();
    if every.is_empty() {
        return;
    }
    let theme = *screen.theme;
    let told = every
        .iter()
        .filter(|(_, right)| attempt.every_card || !right);
    let told: Vec<Judged<'_>> = told.map(|(judged, _)| *judged).collect();
    if !told.is_empty() {
        ui.add_space(theme.space(1.0));
        let words = screen.text("explain-why-not");
        text::words_ui(ui, &theme, &words, Size::Body, Weight::Semibold);
        cards_by_reason_ui(ui, screen, grade, &told, attempt.every_card);
    }
    let more = told.len() < every.len() || attempt.every_card;
    if more && every.iter().any(|((_, why_not), _)| why_not.is_some()) {
        ui.add_space(theme.space(1.0));
        let emphasis = control::chosen_if(attempt.every_card);
        if screen.button_ui(ui, "explain-every-card", emphasis, theme.px(196.0)) {
            screen.send(Command::ShowEveryCard(!attempt.every_card));
        }
    }
}

/// The cards, grouped by reason. `whole`: repeat rules that are already explained above.
fn cards_by_reason_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    grade: &Grade,
    cards: &[Judged<'_>],
    whole: bool,
) {
    let theme = screen.theme;
    let mut groups: Vec<(&str, String, Vec<String>)> = Vec::new();
    for &(card, why_not) in cards {
        // The rule is already explained above if it decided the question.
        let above = |why: &Reason| grade.reasons.iter().any(|reason| reason.id == why.id);
        let (sign, words) = match why_not {
            Some(why) if above(why) && !whole => ("✗", screen.text("explain-may-not-play")),
            Some(why) => ("✗", screen.say.reason(why)),
            None => ("✓", screen.text("explain-may-play")),
        };
        let card = screen.say.notation.card(card);
        let same = |(other, known, _): &&mut (&str, String, _)| *other == sign && *known == words;
        match groups.iter_mut().find(same) {
            Some((_, _, cards)) => cards.push(card),
            None => groups.push((sign, words, vec![card])),
        }
    }
    for (sign, words, cards) in groups {
        let cards = cards.join(" ");
        text::body_ui(ui, theme, &format!("{sign} **{cards}**  {words}"));
    }
}

/// Why a call or card may be chosen or not. Where no calls are on the screen, a button shows them.
fn why_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, grade: &Grade) {
    let theme = *screen.theme;
    let question = attempt.question();
    let boxed = matches!(question.ask, Ask::Calls);
    if why::open_auction(question).is_some() && !boxed {
        ui.add_space(theme.space(1.0));
        let emphasis = control::chosen_if(attempt.every_call);
        if screen.button_ui(ui, "explain-every-call", emphasis, theme.px(196.0)) {
            screen.send(Command::ShowEveryCall(!attempt.every_call));
        }
        if attempt.every_call {
            calls::box_for_ui(ui, screen, attempt);
        }
    }
    let Some(asked) = attempt.why else { return };
    let judged = match asked {
        WhyAsked::Call(call) => why::why_call(question, call),
        WhyAsked::Card(card) => why::why_card(grade, card),
    };
    let Some(judged) = judged else { return };
    let both = screen.both(|say| {
        let name = match asked {
            WhyAsked::Call(call) => say.notation.call_words(call),
            WhyAsked::Card(card) => say.notation.card(card),
        };
        let sign = if judged.allowed { "✓" } else { "✗" };
        format!("{sign} **{name}**  {}", say.why(&judged))
    });
    ui.add_space(theme.space(1.0));
    let style = Style::new(&theme, Size::Body, Weight::Regular);
    let response = text::both_ui(ui, &theme, &both, style);
    text::announce_as(ui, &response, Role::Status, &plain(&both.first));
    // Asking about another call or card scrolls to the explanation again.
    let seen = Id::unique("why-seen");
    let before = ui.data(|data| data.get_temp::<Option<WhyAsked>>(seen));
    if before != Some(attempt.why) && !ui.ctx().will_discard() {
        ui.data_mut(|data| data.insert_temp(seen, attempt.why));
        response.scroll_to_me(None);
    }
}
