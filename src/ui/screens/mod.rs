//! The pages of the window.

mod around;
mod chooser;
mod compose;
mod course;
mod desk;
pub mod field;
mod folder;
mod help;
mod home;
pub mod keys;
mod learners;
mod lesson;
mod own_boards;
mod parts;
mod practice;
mod progress;
mod rail;
mod session;
mod settings;
mod share;
mod sheet;
mod teach;

use egui::{Key, Modifiers, Ui};

use crate::course::LessonError;
use crate::desk::Tool;
use crate::exercise::Ask;
use crate::ui::{
    Command, Screen, Theme, answer, attempt::Attempt, attempt::Draft, chooser::PathCommand,
    command::ComposeCommand, command::LearnersCommand, desk::DeskCommand, page::Page, state::State,
};
use around::page_ui;

pub fn window_ui(ui: &mut Ui, state: &State, theme: &Theme, commands: &mut Vec<Command>) {
    let screen = &mut Screen::new(state, theme, commands);
    let goes_on = keyboard(ui, screen);
    // A question or tool that was hidden gets its focus again when it reappears.
    let hidden = state.attempt().is_none() || state.keys_shown || state.menu_shown;
    let hidden = hidden || state.sharing.is_some() || state.unknown_file.is_some();
    ui.data_mut(|data| {
        if hidden {
            data.remove::<egui::Id>(answer::ready());
        }
        if !matches!(&state.page, Page::Desk(_)) {
            data.remove::<Tool>(desk::ready());
        }
        if !matches!(&state.page, Page::Course(_)) {
            data.remove::<Option<usize>>(course::seen());
        }
        if !matches!(&state.page, Page::Teach(_)) {
            data.remove::<Option<LessonError>>(teach::seen());
        }
    });
    chooser::dropped(ui, screen);
    rail::rail_ui(ui, screen);
    match &state.page {
        Page::Welcome => page_ui(ui, screen, home::welcome_ui),
        Page::Home => page_ui(ui, screen, home::home_ui),
        Page::Course(chapter) => page_ui(ui, screen, |ui, it| course::course_ui(ui, it, *chapter)),
        Page::Lesson(state) => lesson::lesson_ui(ui, screen, state),
        Page::Compose(state) => compose::compose_ui(ui, screen, state),
        Page::Folder => page_ui(ui, screen, folder::folder_ui),
        Page::Practice(state) => practice::practice_ui(ui, screen, state),
        Page::Desk(state) => page_ui(ui, screen, |ui, it| desk::desk_ui(ui, it, state)),
        Page::Progress(state) => {
            page_ui(ui, screen, |ui, it| progress::progress_ui(ui, it, *state));
        }
        Page::Learners(state) => learners::learners_ui(ui, screen, state),
        Page::Sheet(state) => page_ui(ui, screen, |ui, it| sheet::sheet_ui(ui, it, state)),
        Page::Teach(state) => page_ui(ui, screen, |ui, it| teach::teach_ui(ui, it, state)),
        // Drawn by the projector instead.
        Page::Projector(_) => {}
        Page::Settings => page_ui(ui, screen, settings::settings_ui),
        Page::Help(state) => page_ui(ui, screen, |ui, it| help::help_ui(ui, it, state)),
    }
    // Sent last, so that what was typed in this frame counts.
    if goes_on {
        screen.send(Command::Forward);
    }
    if state.menu_shown {
        rail::menu_ui(ui, screen);
    }
    if let Some(open) = state.chooser.as_ref() {
        chooser::chooser_ui(ui, screen, open);
    }
    if let Some(name) = &state.unknown_file {
        chooser::unknown_ui(ui, screen, name);
    }
    if let Some(sharing) = &state.sharing {
        share::share_ui(ui, screen, sharing);
    }
    if state.keys_shown {
        keys::keys_ui(ui, screen);
    }
}

/// The keys that open the tools of the ruling desk with Ctrl, in the order of the tools.
const TOOL_KEYS: [Key; 7] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
];

/// Handles keys that work wherever the focus is. Returns whether Enter should move forward.
fn keyboard(ui: &Ui, screen: &mut Screen<'_>) -> bool {
    let ctx = ui.ctx();
    let here = ctx.memory(egui::Memory::focused);
    let focused = here.is_some();
    let in_answer = (screen.state.attempt()).is_some_and(|it| answer::is_in(it, here));
    let typing = in_answer || ctx.egui_wants_keyboard_input() && ctx.text_edit_focused();
    zoom(ctx, screen);
    let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    for key in [Key::Plus, Key::Equals] {
        if pressed(Modifiers::COMMAND, key) {
            screen.send(Command::ChangeTextSize(1));
        }
    }
    if pressed(Modifiers::COMMAND, Key::Minus) {
        screen.send(Command::ChangeTextSize(-1));
    }
    let files_open = screen.state.chooser.is_some() || screen.state.unknown_file.is_some();
    // Escape closes an open list first. Only without one does it leave the page.
    if !egui::Popup::is_any_open(ctx) && pressed(Modifiers::NONE, Key::Escape) {
        screen.send(match &screen.state.page {
            _ if screen.state.keys_shown => Command::ShowKeys(false),
            _ if screen.state.sharing.is_some() => Command::Share(false),
            _ if files_open => Command::Path(PathCommand::Close),
            _ if screen.state.menu_shown => Command::ShowMenu(false),
            Page::Learners(state) if state.deleting.is_some() => {
                Command::Learners(LearnersCommand::AskDelete(None))
            }
            Page::Learners(state) if state.renaming.is_some() => {
                Command::Learners(LearnersCommand::Rename(None))
            }
            Page::Compose(state) if state.drawer.is_some() && state.chosen.is_some() => {
                Command::Compose(ComposeCommand::Open(None))
            }
            _ => Command::GoHome,
        });
    }
    let typed: Vec<String> = ctx.input(|input| {
        let texts = input.events.iter().filter_map(|event| match event {
            egui::Event::Text(text) => Some(text.clone()),
            _ => None,
        });
        texts.collect()
    });
    // No answer contains a question mark, so it lists the keys even while an answer is typed.
    let answering = screen.state.attempt().is_some();
    if (!typing || answering) && typed.iter().any(|text| text == "?") {
        screen.send(Command::ShowKeys(!screen.state.keys_shown));
    }
    let dialog = files_open || screen.state.sharing.is_some();
    if screen.state.keys_shown || screen.state.menu_shown || dialog {
        return false;
    }
    if pressed(Modifiers::NONE, Key::F2) {
        screen.send(Command::FlipLanguages);
    }
    if let Page::Lesson(state) = &screen.state.page
        && pressed(Modifiers::NONE, Key::F11)
    {
        screen.send(Command::Project(state.id.clone()));
    }
    if pressed(Modifiers::NONE, Key::F3) {
        screen.send(Command::GoDesk);
    }
    if let Page::Desk(state) = &screen.state.page {
        for (tool, key) in Tool::ALL.into_iter().zip(TOOL_KEYS) {
            if pressed(Modifiers::COMMAND, key) {
                screen.send(Command::Desk(DeskCommand::Open(tool)));
            }
        }
        for (command, key) in desk::start::commands(state).zip(TOOL_KEYS) {
            if pressed(Modifiers::NONE, key) {
                screen.send(command);
            }
        }
    }
    let open = screen.state.attempt().filter(|it| it.grade().is_none());
    if open.is_some() && pressed(Modifiers::NONE, Key::F1) {
        screen.send(Command::TakeHint);
    }
    if let Some(session) = screen.state.session()
        && pressed(Modifiers::NONE, Key::F4)
    {
        screen.send(Command::Pause(!session.paused));
    }
    // Enter presses the focused widget. Without focus, or in a text field, it moves forward.
    let paused = screen.state.session().is_some_and(|session| session.paused);
    let goes_on = answering || paused || matches!(&screen.state.page, Page::Lesson(_));
    let mut entered = goes_on && (typing || !focused) && pressed(Modifiers::NONE, Key::Enter);
    // In a form Enter goes to the next line, and only from the last line to the judgement.
    let next = open.and_then(|attempt| answer::following(attempt, here));
    if let Some(next) = next.filter(|_| entered) {
        ctx.memory_mut(|memory| memory.request_focus(next));
        entered = false;
    }
    if (typing || !focused) && matches!(&screen.state.page, Page::Lesson(_)) {
        if pressed(Modifiers::NONE, Key::PageUp) {
            screen.send(Command::Back);
        }
        if pressed(Modifiers::NONE, Key::PageDown) {
            screen.send(Command::Forward);
        }
    }
    if !typing && let Some(attempt) = open {
        answer_by_key(ui, screen, attempt, &typed);
    }
    entered
}

/// The zoom of fingers or of the wheel that changes the text size by one step.
const ZOOM: f32 = 1.15;

/// Two fingers, or Ctrl and the wheel, change the text size: letters stay sharp at every size.
fn zoom(ctx: &egui::Context, screen: &mut Screen<'_>) {
    let so_far = egui::Id::unique("zoom");
    let (by, fingers) = ctx.input(|input| (input.zoom_delta(), input.multi_touch().is_some()));
    let before = ctx.data(|data| data.get_temp::<f32>(so_far));
    if before.is_none() && by == 1.0 {
        return;
    }
    let zoomed = before.unwrap_or(1.0) * by;
    let step = match zoomed {
        ZOOM.. => 1,
        small if small <= 1.0 / ZOOM => -1,
        _ => 0,
    };
    if step != 0 {
        screen.send(Command::ChangeTextSize(step));
    }
    // A step leaves a rest of nothing; the end of the gesture drops what is not a step.
    let rest = if step == 0 { zoomed } else { 1.0 };
    ctx.data_mut(|data| {
        data.remove::<f32>(so_far);
        if fingers || by != 1.0 {
            data.insert_temp(so_far, rest);
        }
    });
}

/// Digits choose an option, or toggle it where several can be chosen. In other questions they move
/// the focus to the field for the number. A seat's letter chooses the seat.
fn answer_by_key(ui: &Ui, screen: &mut Screen<'_>, attempt: &Attempt, typed: &[String]) {
    let ask = &attempt.question().ask;
    let mut draft = attempt.draft.clone();
    for text in typed {
        match ask {
            Ask::Choice(options) | Ask::Choices(options) => {
                if let Some(index) = text.parse::<usize>().ok().and_then(|n| n.checked_sub(1))
                    && index < options.len()
                {
                    draft = match ask {
                        Ask::Choices(_) => draft.toggling_option(index),
                        _ => Draft::Option(index),
                    };
                }
            }
            Ask::Seat => {
                if let Some(seat) = screen.say.notation.read_seat(text) {
                    draft = Draft::Seat(seat);
                }
            }
            // A digit or sign belongs to the field for the number, which is drawn later.
            Ask::CallMade(_)
            | Ask::Column(_)
            | Ask::ScoreSlip
            | Ask::Calls
            | Ask::Cards(_)
            | Ask::Count(_)
            | Ask::Number
            | Ask::Account => {
                let digit = text.starts_with(|c: char| c.is_ascii_digit() || "-−–".contains(c));
                if let Some(field) = answer::next_to_fill(attempt).filter(|_| digit) {
                    ui.memory_mut(|memory| memory.request_focus(field));
                }
            }
        }
    }
    if draft != attempt.draft {
        screen.send(Command::Answer(draft));
    }
}
