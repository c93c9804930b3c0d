//! Text fields, each under its label, all with the same look.

use egui::{Align2, Id, Key, Margin, Response, TextEdit, Ui, Vec2};

use crate::ui::{Command, Emphasis, Screen, control, text};

pub struct Field<'a> {
    pub id: &'static str,
    pub label: String,
    pub typed: &'a str,
    /// In points of the design; less where there is no room.
    pub width: f32,
    /// The number of lines shown. In a field of one line, Enter submits.
    pub lines: usize,
}

pub struct InField {
    /// The text in it now.
    pub typed: String,
    changed: bool,
    /// Whether the user has submitted it, with Enter or the button.
    pub entered: bool,
}

impl InField {
    /// A button in place of a field.
    pub const fn pressed(typed: String, entered: bool) -> Self {
        Self {
            typed,
            changed: false,
            entered,
        }
    }

    /// Sends the text with this command if it has changed.
    pub fn sent(self, screen: &mut Screen<'_>, command: impl FnOnce(String) -> Command) -> Self {
        if self.changed {
            screen.send(command(self.typed.clone()));
        }
        self
    }
}

impl<'a> Field<'a> {
    /// A field of one line. The id is that of its label as well.
    pub fn line(screen: &Screen<'_>, id: &'static str, typed: &'a str) -> Self {
        Self::labelled(id, screen.text(id), typed)
    }

    pub const fn labelled(id: &'static str, label: String, typed: &'a str) -> Self {
        Self {
            id,
            label,
            typed,
            width: 620.0,
            lines: 1,
        }
    }

    pub fn show_ui(&self, ui: &mut Ui, screen: &Screen<'_>) -> InField {
        let label = text::body_ui(ui, screen.theme, &self.label).id;
        self.edit_ui(ui, screen, label).0
    }

    pub fn with_button_ui(&self, ui: &mut Ui, screen: &Screen<'_>, id: &str) -> InField {
        let open = Some((id, Emphasis::Quiet));
        self.beside_ui(ui, screen, open, |_, _| ()).0
    }

    /// The field, followed by a button that submits (if `open` is given) and by other content.
    pub fn beside_ui<R>(
        &self,
        ui: &mut Ui,
        screen: &Screen<'_>,
        open: Option<(&str, Emphasis)>,
        beside: impl FnOnce(&mut Ui, &Response) -> R,
    ) -> (InField, R) {
        let theme = screen.theme;
        let label = text::body_ui(ui, theme, &self.label).id;
        let inner = control::row_ui(ui, theme.space(2.0), |ui| {
            let (mut done, field) = self.edit_ui(ui, screen, label);
            if let Some((id, emphasis)) = open {
                done.entered |= screen.button_ui(ui, id, emphasis, theme.px(120.0));
            }
            (done, beside(ui, &field))
        });
        inner.inner
    }

    /// A field that has just appeared takes the focus. Second result: whether it is cancelled.
    pub fn to_leave_ui(
        &self,
        ui: &mut Ui,
        screen: &Screen<'_>,
        [button, leave]: [&str; 2],
    ) -> (InField, bool) {
        let quiet = Emphasis::Quiet;
        self.beside_ui(ui, screen, Some((button, quiet)), |ui, field| {
            if ui.memory(|memory| memory.focused().is_none()) {
                field.request_focus();
            }
            screen.button_ui(ui, leave, quiet, screen.theme.px(120.0))
        })
    }

    fn edit_ui(&self, ui: &mut Ui, screen: &Screen<'_>, label: Id) -> (InField, Response) {
        let theme = screen.theme;
        let room = ui.available_width() - theme.space(6.0);
        let mut typed = self.typed.to_owned();
        let field = if self.lines > 1 {
            TextEdit::multiline(&mut typed).desired_rows(self.lines)
        } else {
            TextEdit::singleline(&mut typed)
                .min_size(Vec2::new(0.0, theme.target(46.0)))
                .align(Align2::LEFT_CENTER)
        };
        let field = field
            .id_salt(self.id)
            .desired_width(theme.px(self.width).min(room))
            .margin(Margin::same(theme.space(2.5) as i8));
        let field = ui.add(field).labelled_by(label);
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        let done = InField {
            changed: typed != self.typed,
            typed,
            entered: self.lines == 1 && field.lost_focus() && enter,
        };
        (done, field)
    }
}
