//! “Why not?”: the engine's reason for one call or one card, on request.

use egui::{Role, Ui};

use crate::exercise::{Ask, Grade, why};
use crate::i18n::plain;
use crate::ui::answer::calls;
use crate::ui::attempt::{Attempt, WhyAsked};
use crate::ui::command::Command;
use crate::ui::control;
use crate::ui::screen::Screen;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

/// The explanation of the call or card asked about. Where the calls are not on the screen, also a
/// button to show them.
pub(super) fn why_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, grade: &Grade) {
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
    let Some(asked) = attempt.why else {
        return;
    };
    let judged = match asked {
        WhyAsked::Call(call) => why::why_call(question, call),
        WhyAsked::Card(card) => why::why_card(grade, card),
    };
    let Some(judged) = judged else {
        return;
    };
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
    let seen = egui::Id::unique("why-seen");
    let before = ui.data(|data| data.get_temp::<Option<WhyAsked>>(seen));
    if before != Some(attempt.why) && !ui.ctx().will_discard() {
        ui.data_mut(|data| data.insert_temp(seen, attempt.why));
        response.scroll_to_me(None);
    }
}
