//! The judgement of an answer: verdict, rule, working, slip, Law.

use egui::{Role, Ui, Vec2};

use crate::engine::Reason;
use crate::exercise::{Answer, Grade, Step, Verdict};
use crate::ui::attempt::Attempt;
use crate::ui::control;
use crate::ui::screens::Screen;
use crate::ui::table::account;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

/// The explanation, once the answer has been judged.
pub fn explanation_ui(ui: &mut Ui, screen: &Screen<'_>, attempt: &Attempt) {
    let Some(grade) = attempt.grade() else { return };
    let theme = *screen.theme;
    control::hairline_ui(ui, &theme);
    let scope = ui.scope(|ui| {
        verdict_ui(ui, screen, attempt, grade);
        let lines = grade.steps.iter().any(|step| matches!(step, Step::Total { .. }));
        if lines && ui.available_width() >= theme.px(700.0) {
            let room = ui.available_width();
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = theme.space(8.0);
                ui.vertical(|ui| {
                    ui.set_width((room * 0.5).min(theme.px(480.0)));
                    account::working_ui(ui, screen, &grade.steps);
                });
                ui.vertical(|ui| rules_ui(ui, screen, grade));
            });
        } else {
            if lines {
                account::working_ui(ui, screen, &grade.steps);
            }
            rules_ui(ui, screen, grade);
        }
        cards_ui(ui, screen, grade);
    });
    // Brought into view once, when it appears.
    let seen = ui.scope_id().with("explained");
    let part = (attempt.part().0, attempt.code().map(|code| code.to_string()));
    let shown = egui::Id::unique(part);
    if ui.data(|data| data.get_temp::<egui::Id>(seen)) != Some(shown) {
        ui.data_mut(|data| data.insert_temp(seen, shown));
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
    // Announced by a screen reader as soon as it appears.
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Status);
        node.set_live(egui::accesskit::Live::Polite);
    });
    let wrong = attempt.given().is_some() && grade.verdict != Verdict::Right;
    let account = matches!(grade.solution, Answer::Account(_));
    if (wrong || attempt.given().is_none()) && !account {
        let answer = screen.say.answer(&grade.solution, &attempt.question().ask);
        let words = screen.say.with("explain-right-answer", [("answer", answer.into())]);
        let style = Style::new(theme, Size::Body, Weight::Semibold);
        text::paragraph_ui(ui, theme, &words, style);
    }
    if let Some(slip) = grade.slip {
        let words = format!("**{}** {}", screen.say.text("explain-slip"), screen.say.slip(slip));
        let response = text::body_ui(ui, theme, &words);
        let at = response.rect.left_top() - Vec2::new(theme.space(3.0), 0.0);
        let mark = egui::Rect::from_min_size(
            at,
            Vec2::new(theme.px(4.0), response.rect.height()),
        );
        ui.painter().rect_filled(mark, theme.px(2.0), theme.wrong);
    }
}

/// The rules, each with its Law.
fn rules_ui(ui: &mut Ui, screen: &Screen<'_>, grade: &Grade) {
    for reason in &grade.reasons {
        rule_ui(ui, screen, reason);
    }
}

fn rule_ui(ui: &mut Ui, screen: &Screen<'_>, reason: &Reason) {
    let theme = screen.theme;
    let mut job = text::job(
        theme,
        &screen.say.reason(reason),
        Style::new(theme, Size::Body, Weight::Regular),
    );
    let law = screen.say.law(reason.citation);
    let subject = screen.say.law_subject(reason.citation);
    let cited = format!("   {law} · {subject}");
    let style = Style::new(theme, Size::Small, Weight::Regular).color(theme.muted);
    text::append(&mut job, theme, &cited, style);
    job.wrap.max_width = ui.available_width().min(theme.px(760.0));
    let response = ui.add(egui::Label::new(job).wrap());
    response.on_hover_text(screen.say.law_book(reason.citation));
}

/// Card by card, where the learner had it otherwise.
fn cards_ui(ui: &mut Ui, screen: &Screen<'_>, grade: &Grade) {
    let theme = screen.theme;
    let misjudged: Vec<_> = grade
        .steps
        .iter()
        .filter_map(|step| match step {
            Step::Card { card, why_not, right: false } => Some((*card, why_not)),
            _ => None,
        })
        .collect();
    if misjudged.is_empty() {
        return;
    }
    ui.add_space(theme.space(1.0));
    let style = Style::new(theme, Size::Body, Weight::Semibold);
    text::paragraph_ui(ui, theme, &screen.say.text("explain-why-not"), style);
    for (card, why_not) in misjudged {
        let (sign, words) = match why_not {
            Some(reason) => ("✗", screen.say.reason(reason)),
            None => ("✓", screen.say.text("explain-may-play")),
        };
        let card = screen.say.notation.card(card);
        text::body_ui(ui, theme, &format!("{sign} **{card}**  {words}"));
    }
}
