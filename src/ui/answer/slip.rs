//! A line of a score slip, typed in the reader's notation, and how the parser reads it.

use egui::{Role, Ui};

use crate::engine::notation as neutral;
use crate::ui::answer::field;
use crate::ui::attempt::{Attempt, Draft};
use crate::ui::command::Command;
use crate::ui::screen::Screen;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

/// The most letters of a line: room for words such as `3 senza atout surcontrato + 2`.
const LONGEST: usize = 32;

pub(super) fn slip_ui(ui: &mut Ui, screen: &mut Screen<'_>, attempt: &Attempt) {
    let label = screen.body_ui(ui, "answer-slip");
    let mut typed = attempt.draft.text().to_owned();
    let shape = (label.id, LONGEST, 300.0);
    field::large_ui(ui, screen, attempt, &mut typed, shape);
    if attempt.grade().is_none() {
        echo_ui(ui, screen, &typed);
    }
    if typed != attempt.draft.text() {
        screen.send(Command::Answer(Draft::Text(typed)));
    }
}

/// What the parser has understood so far, in the notation of score slips.
fn echo_ui(ui: &mut Ui, screen: &Screen<'_>, typed: &str) {
    let theme = screen.theme;
    let slip =
        |id: &str, name: &'static str, words: String| screen.with(id, [(name, words.into())]);
    let style = Style::new(theme, Size::Body, Weight::Semibold);
    let (words, style) = match screen.say.notation.read_slip(typed) {
        Ok(entry) => {
            let read = screen.say.notation.slip(&entry);
            (slip("answer-slip-read", "slip", read), style)
        }
        Err(_) if typed.trim().is_empty() => {
            let words = slip("answer-slip-example", "example", example(screen));
            (words, style.color(theme.muted))
        }
        Err(_) => {
            let words = slip("answer-slip-unread", "example", example(screen));
            (words, style.color(theme.muted))
        }
    };
    let response = text::paragraph_ui(ui, theme, &words, style);
    text::announce_as(ui, &response, Role::Status, &words);
}

/// An example that is hardly ever the answer: seven diamonds redoubled, one down.
fn example(screen: &Screen<'_>) -> String {
    let entry = neutral::parse_slip("7DXX-1");
    entry.map_or_else(|_| String::new(), |entry| screen.say.notation.slip(&entry))
}
