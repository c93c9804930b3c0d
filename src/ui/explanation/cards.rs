//! For each card, why it may or may not be played.

use egui::Ui;

use crate::engine::Reason;
use crate::exercise::{Grade, Step};
use crate::ui::attempt::Attempt;
use crate::ui::command::Command;
use crate::ui::control;
use crate::ui::screen::Screen;
use crate::ui::text;
use crate::ui::theme::{Size, Weight};

/// A card and, if it may not be played, the reason.
type Judged<'a> = (contract_bridge::Card, Option<&'a Reason>);

/// The cards that the learner judged wrongly, or all of them on request.
pub(super) fn cards_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, grade: &Grade) {
    let every: Vec<(Judged<'_>, bool)> = grade
        .steps
        .iter()
        .filter_map(|step| match step {
            Step::Card {
                card,
                why_not,
                right,
            } => Some(((*card, why_not.as_ref()), *right)),
            _ => None,
        })
        .collect();
    if every.is_empty() {
        return;
    }
    let theme = *screen.theme;
    let told: Vec<Judged<'_>> = every
        .iter()
        .filter(|(_, right)| attempt.every_card || !right)
        .map(|(judged, _)| *judged)
        .collect();
    if !told.is_empty() {
        ui.add_space(theme.space(1.0));
        let words = screen.text("explain-why-not");
        text::words_ui(ui, &theme, &words, Size::Body, Weight::Semibold);
        list_ui(ui, screen, grade, &told, attempt.every_card);
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
fn list_ui(ui: &mut Ui, screen: &Screen<'_>, grade: &Grade, cards: &[Judged<'_>], whole: bool) {
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
