//! A column of numbers, a field for each row.

use egui::{TextEdit, Ui};

use crate::exercise::Column;
use crate::ui::attempt::Attempt;
use crate::ui::command::Command;
use crate::ui::screens::Screen;
use crate::ui::text;

pub(super) fn column_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt, column: &Column) {
    let theme = *screen.theme;
    let open = attempt.grade().is_none();
    for (row, name) in column.rows.iter().enumerate() {
        let mut typed = attempt.draft.rows.get(&row).cloned().unwrap_or_default();
        let before = typed.clone();
        ui.horizontal(|ui| {
            let label = text::body_ui(ui, &theme, &screen.say.phrase(name));
            let field = TextEdit::singleline(&mut typed)
                .id_salt(("row", row))
                .char_limit(7)
                .interactive(open)
                .desired_width(theme.px(96.0));
            ui.add(field).labelled_by(label.id);
        });
        typed.retain(|c| c != '?');
        if typed != before {
            screen.send(Command::TypeRow(row, typed));
        }
    }
}
