//! What a screen needs to draw and to send commands.

use egui::{Response, Role, Ui};
use fluent::FluentValue;

use crate::course::Text;
use crate::i18n::{Languages, Speaker};
use crate::ui::control::{self, Emphasis};
use crate::ui::text::{self, Both};
use crate::ui::theme::{Size, Theme};
use crate::ui::{command::Command, state::State};

/// What a screen draws from, and where it sends commands.
pub struct Screen<'a> {
    pub state: &'a State,
    pub theme: &'a Theme,
    pub say: Speaker<'a>,
    pub second: Option<Speaker<'a>>,
    pub commands: &'a mut Vec<Command>,
}

impl<'a> Screen<'a> {
    pub fn new(state: &'a State, theme: &'a Theme, commands: &'a mut Vec<Command>) -> Self {
        Self {
            state,
            theme,
            say: state.speaker(),
            second: state.second_speaker(),
            commands,
        }
    }

    pub fn both(&self, words: impl Fn(&Speaker<'_>) -> String) -> Both {
        Both::said(&self.say, self.second.as_ref(), words)
    }

    pub fn lesson_text(&self, text: &Text) -> Both {
        self.say.lesson_texts(self.second.as_ref(), text)
    }

    pub const fn languages(&self) -> Languages<'a> {
        Languages {
            first: self.say,
            second: self.second,
        }
    }

    pub fn sized<'b>(&'b mut self, theme: &'b Theme) -> Screen<'b> {
        Screen {
            state: self.state,
            theme,
            say: self.say,
            second: self.second,
            commands: self.commands,
        }
    }

    pub fn in_languages(&mut self, both: bool) -> Screen<'_> {
        let mut screen = self.sized(self.theme);
        screen.second = screen.second.filter(|_| both);
        screen
    }

    pub fn text(&self, id: &str) -> String {
        self.say.text(id)
    }

    pub fn with<'f>(
        &self,
        id: &str,
        facts: impl IntoIterator<Item = (&'static str, FluentValue<'f>)>,
    ) -> String {
        self.say.with(id, facts)
    }

    /// The key of shortcuts, as a fact of a text: Ctrl, or Cmd on a Mac.
    pub fn shortcut_key(&self, context: &egui::Context) -> (&'static str, FluentValue<'static>) {
        let id = match context.os().is_mac() {
            true => "key-cmd",
            false => "key-ctrl",
        };
        ("ctrl", self.text(id).into())
    }

    pub fn heading_ui(&self, ui: &mut Ui, id: &str, size: Size) -> Response {
        text::heading_ui(ui, self.theme, &self.text(id), size)
    }

    pub fn body_ui(&self, ui: &mut Ui, id: &str) -> Response {
        text::body_ui(ui, self.theme, &self.text(id))
    }

    pub fn muted_ui(&self, ui: &mut Ui, id: &str) -> Response {
        text::muted_ui(ui, self.theme, &self.text(id))
    }

    /// A button, labelled by a text id. Returns whether it was pressed.
    pub fn button_ui(&self, ui: &mut Ui, id: &str, emphasis: Emphasis, min_width: f32) -> bool {
        control::button_ui(ui, self.theme, &self.text(id), emphasis, min_width).clicked()
    }

    /// Buttons in a row, one of them chosen. `gap` is in steps of space. `heading` is spoken before
    /// each label. An option is its label, whether it is chosen, and its command.
    pub fn radio_ui(
        &mut self,
        ui: &mut Ui,
        heading: Option<&str>,
        (gap, min_width): (f32, f32),
        options: impl IntoIterator<Item = (String, bool, Command)>,
    ) {
        let theme = self.theme;
        control::row_ui(ui, theme.space(gap), |ui| {
            for (label, chosen, command) in options {
                let emphasis = control::chosen_if(chosen);
                let width = theme.px(min_width);
                let button = control::button_ui(ui, theme, &label, emphasis, width);
                let spoken = heading.map(|heading| self.say.named(heading, &label));
                let spoken = spoken.unwrap_or(label);
                control::announce(&button, ui, Role::RadioButton, &spoken, chosen);
                if button.clicked() {
                    self.send(command);
                }
            }
        });
    }

    pub fn send(&mut self, command: Command) {
        self.commands.push(command);
    }
}
