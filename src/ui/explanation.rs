//! The judgement of an answer: verdict, rule, working, slip, Law.

use egui::{Role, Ui, Vec2};

use crate::engine::Reason;
use crate::exercise::{Answer, Grade, Step, Verdict};
use crate::ui::attempt::Attempt;
use crate::ui::control;
use crate::ui::screens::Screen;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

/// The explanation, once the answer has been judged.
pub fn explanation_ui(ui: &mut Ui, screen: &Screen<'_>, attempt: &Attempt) {
    let seen = egui::Id::unique("explanation-seen");
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
        cards_ui(ui, screen, grade);
    });
    // Brought into view once, when it appears. A pass that is drawn anew does not count.
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
    let word = format!("{sign} {}", screen.say.text(id));
    let style = Style::new(theme, Size::Lead, Weight::Bold).color(color);
    let response = text::paragraph_ui(ui, theme, &word, style);
    text::announce_as(ui, &response, Role::Status, &word);
    let wrong = attempt.given().is_some() && grade.verdict != Verdict::Right;
    let account = matches!(grade.solution, Answer::Account(_));
    if (wrong || attempt.given().is_none()) && !account {
        let answer = screen.say.answer(&grade.solution, &attempt.question().ask);
        let words = screen
            .say
            .with("explain-right-answer", [("answer", answer.into())]);
        let style = Style::new(theme, Size::Body, Weight::Semibold);
        text::paragraph_ui(ui, theme, &words, style);
    }
    if let Some(slip) = grade.slip {
        let words = format!(
            "**{}** {}",
            screen.say.text("explain-slip"),
            screen.say.slip(slip)
        );
        let response = text::body_ui(ui, theme, &words);
        let at = response.rect.left_top() - Vec2::new(theme.space(3.0), 0.0);
        let mark = egui::Rect::from_min_size(at, Vec2::new(theme.px(4.0), response.rect.height()));
        ui.painter().rect_filled(mark, theme.px(2.0), theme.wrong);
    }
}

/// A rule with its Law.
fn rule_ui(ui: &mut Ui, screen: &Screen<'_>, reason: &Reason) {
    let theme = screen.theme;
    let mut job = text::job(
        theme,
        &screen.say.reason(reason),
        Style::new(theme, Size::Body, Weight::Regular),
    );
    let law = screen.say.law(reason.citation);
    let subject = screen.say.law_subject(reason.citation);
    // One piece: a citation is not torn apart at the end of a line.
    let cited = format!("   {law} · {subject}").replace(' ', "\u{a0}");
    let cited = format!(" {cited}");
    let style = Style::new(theme, Size::Small, Weight::Regular).color(theme.muted);
    text::append(&mut job, theme, &cited, style);
    let response = text::label_ui(ui, job, theme.px(760.0));
    response.on_hover_text(screen.say.law_book(reason.citation));
}

/// Card by card, where the learner had it otherwise.
fn cards_ui(ui: &mut Ui, screen: &Screen<'_>, grade: &Grade) {
    let theme = screen.theme;
    let misjudged: Vec<_> = grade
        .steps
        .iter()
        .filter_map(|step| match step {
            Step::Card {
                card,
                why_not,
                right: false,
            } => Some((*card, why_not)),
            _ => None,
        })
        .collect();
    if misjudged.is_empty() {
        return;
    }
    ui.add_space(theme.space(1.0));
    let style = Style::new(theme, Size::Body, Weight::Semibold);
    text::paragraph_ui(ui, theme, &screen.say.text("explain-why-not"), style);
    let mut told: Vec<(Option<&Reason>, Vec<String>)> = Vec::new();
    for (card, why_not) in misjudged {
        let card = screen.say.notation.card(card);
        let same = |known: &Option<&Reason>| match (known, why_not) {
            (Some(known), Some(reason)) => known.id == reason.id,
            (known, reason) => known.is_none() && reason.is_none(),
        };
        match told.iter_mut().find(|(known, _)| same(known)) {
            Some((_, cards)) => cards.push(card),
            None => told.push((why_not.as_ref(), vec![card])),
        }
    }
    for (why_not, cards) in told {
        // The rule itself stands above already, if it decided the question.
        let above = why_not.is_some_and(|why| grade.reasons.iter().any(|r| r.id == why.id));
        let (sign, words) = match why_not {
            Some(_) if above => ("✗", screen.say.text("explain-may-not-play")),
            Some(reason) => ("✗", screen.say.reason(reason)),
            None => ("✓", screen.say.text("explain-may-play")),
        };
        text::body_ui(
            ui,
            theme,
            &format!("{sign} **{}**  {words}", cards.join(" ")),
        );
    }
}
