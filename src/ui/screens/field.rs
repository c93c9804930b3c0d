//! Text fields, each under its label, all with the same look.

use egui::{Align2, Id, Key, Margin, Response, TextEdit, Ui, Vec2};

use crate::ui::control::{self, Emphasis};
use crate::ui::screen::Screen;
use crate::ui::text;

pub(super) struct Field<'a> {
    pub(super) id: &'static str,
    pub(super) label: &'a str,
    pub(super) typed: &'a str,
    /// In points of the design; less where there is no room.
    pub(super) width: f32,
    /// The number of lines shown. In a field of one line, Enter submits.
    pub(super) lines: usize,
}

pub(super) struct InField {
    /// The new text, if it has changed.
    pub(super) typed: Option<String>,
    /// Whether the user has submitted it, with Enter or the button.
    pub(super) entered: bool,
    /// Whether the user has cancelled.
    pub(super) left: bool,
}

impl<'a> Field<'a> {
    pub(super) const fn line(id: &'static str, label: &'a str, typed: &'a str) -> Self {
        Self {
            id,
            label,
            typed,
            width: 620.0,
            lines: 1,
        }
    }

    pub(super) fn show_ui(&self, ui: &mut Ui, screen: &Screen<'_>) -> InField {
        let label = text::body_ui(ui, screen.theme, self.label).id;
        let mut typed = self.typed.to_owned();
        let field = self.edit_ui(ui, screen, label, &mut typed);
        let entered = self.is_entered(ui, &field);
        self.done(typed, entered, false)
    }

    pub(super) fn with_button_ui(
        &self,
        ui: &mut Ui,
        screen: &Screen<'_>,
        button: &str,
        emphasis: Emphasis,
    ) -> InField {
        self.row_ui(ui, screen, (button, emphasis), None)
    }

    /// The field, followed by a button that submits (if `open` is given) and by other content.
    pub(super) fn beside_ui<R>(
        &self,
        ui: &mut Ui,
        screen: &Screen<'_>,
        open: Option<(&str, Emphasis)>,
        beside: impl FnOnce(&mut Ui) -> R,
    ) -> (InField, R) {
        let theme = screen.theme;
        let label = text::body_ui(ui, theme, self.label).id;
        let mut typed = self.typed.to_owned();
        let inner = control::row_ui(ui, theme.space(2.0), |ui| {
            let field = self.edit_ui(ui, screen, label, &mut typed);
            let by_key = self.is_entered(ui, &field);
            let pressed = open.is_some_and(|(id, emphasis)| {
                let label = screen.text(id);
                control::button_ui(ui, theme, &label, emphasis, theme.px(120.0)).clicked()
            });
            (pressed || by_key, beside(ui))
        });
        let (entered, beside) = inner.inner;
        (self.done(typed, entered, false), beside)
    }

    /// A field that has just appeared for the user to type in, so it takes the focus. The second
    /// button cancels.
    pub(super) fn to_leave_ui(
        &self,
        ui: &mut Ui,
        screen: &Screen<'_>,
        [button, leave]: [&str; 2],
    ) -> InField {
        self.row_ui(ui, screen, (button, Emphasis::Quiet), Some(leave))
    }

    fn row_ui(
        &self,
        ui: &mut Ui,
        screen: &Screen<'_>,
        (button, emphasis): (&str, Emphasis),
        leave: Option<&str>,
    ) -> InField {
        let theme = screen.theme;
        let label = text::body_ui(ui, theme, self.label).id;
        let mut typed = self.typed.to_owned();
        let inner = control::row_ui(ui, theme.space(2.0), |ui| {
            let field = self.edit_ui(ui, screen, label, &mut typed);
            if leave.is_some() && ui.memory(|memory| memory.focused().is_none()) {
                field.request_focus();
            }
            let by_key = self.is_entered(ui, &field);
            let mut pressed = |id: &str, emphasis: Emphasis| {
                let label = screen.text(id);
                control::button_ui(ui, theme, &label, emphasis, theme.px(120.0)).clicked()
            };
            let entered = pressed(button, emphasis) || by_key;
            let left = leave.is_some_and(|leave| pressed(leave, Emphasis::Quiet));
            (entered, left)
        });
        let (entered, left) = inner.inner;
        self.done(typed, entered, left)
    }

    fn edit_ui(&self, ui: &mut Ui, screen: &Screen<'_>, label: Id, typed: &mut String) -> Response {
        let theme = screen.theme;
        let room = ui.available_width() - theme.space(6.0);
        let field = if self.lines > 1 {
            TextEdit::multiline(typed).desired_rows(self.lines)
        } else {
            TextEdit::singleline(typed)
                .min_size(Vec2::new(0.0, theme.px(46.0)))
                .align(Align2::LEFT_CENTER)
        };
        let field = field
            .id_salt(self.id)
            .desired_width(theme.px(self.width).min(room))
            .margin(Margin::same(theme.space(2.5) as i8));
        ui.add(field).labelled_by(label)
    }

    fn is_entered(&self, ui: &Ui, field: &Response) -> bool {
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        self.lines == 1 && field.lost_focus() && enter
    }

    fn done(&self, typed: String, entered: bool, left: bool) -> InField {
        InField {
            typed: Some(typed).filter(|typed| typed != self.typed),
            entered,
            left,
        }
    }
}
