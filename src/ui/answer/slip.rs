//! A line of a score slip, typed in the reader's notation.

use egui::{TextEdit, Ui};

use crate::ui::attempt::Attempt;
use crate::ui::command::Command;
use crate::ui::screens::Screen;
use crate::ui::text;

pub(super) fn slip_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let theme = *screen.theme;
    let label = text::body_ui(ui, &theme, &screen.say.text("answer-slip"));
    let mut typed = attempt.draft.slip.clone();
    let field = TextEdit::singleline(&mut typed)
        .id_salt("score-slip")
        .char_limit(24)
        .interactive(attempt.grade().is_none())
        .desired_width(theme.px(190.0));
    ui.add(field).labelled_by(label.id);
    typed.retain(|c| c != '?');
    if typed != attempt.draft.slip {
        screen.send(Command::TypeSlip(typed));
    }
}
