//! The keys of a clicker and of a keyboard in front of a class.

use egui::{Context, Event, Id, Key, Modifiers, Ui};

use crate::ui::app::App;
use crate::ui::command::{Command, ProjectorCommand as Do};
use crate::ui::projector::talk::{Cover, Talk, Timer};
use crate::ui::screens::Screen;
use crate::ui::screens::keys::list_of_keys_ui;

/// The same key again within so many seconds is a bounce of the clicker.
const BOUNCE: f64 = 0.25;

/// Key and meaning, by the last word of their ids.
const KEYS: [(&str, &str); 13] = [
    ("key-name-forward", "projector-key-forward"),
    ("key-name-back", "projector-key-back"),
    ("key-name-black", "projector-key-black"),
    ("key-name-white", "projector-key-white"),
    ("key-name-hide", "projector-key-hide"),
    ("key-name-another", "projector-key-another"),
    ("key-name-timer", "projector-key-timer"),
    ("key-name-votes", "projector-key-votes"),
    ("key-name-vote-again", "projector-key-vote-again"),
    ("key-name-teams", "projector-key-teams"),
    ("key-name-flip", "keys-flip"),
    ("key-name-full", "projector-key-full"),
    ("key-name-escape", "projector-key-escape"),
];

/// The list of them.
pub(super) fn list_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    list_of_keys_ui(ui, screen, &KEYS);
}

/// Reads the keys of the window that is being drawn: the class's or the teacher's.
pub(super) fn keys(ctx: &Context, app: &App, talk: &Talk, commands: &mut Vec<Command>) {
    let typing = ctx.egui_wants_keyboard_input() && ctx.text_edit_focused();
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let (now, events) = ctx.input(|input| (input.time, input.events.clone()));
    for event in events {
        if let Event::Text(text) = &event
            && text == "?"
            && !typing
        {
            commands.push(Command::ShowKeys(!app.keys_shown()));
        }
        let Event::Key {
            key,
            physical_key,
            pressed: true,
            repeat,
            modifiers,
        } = event
        else {
            continue;
        };
        if repeat {
            continue;
        }
        if key == Key::Escape {
            commands.push(escape(app, talk));
            continue;
        }
        if talk.leaving || app.keys_shown() || typing {
            continue;
        }
        // Enter and the space bar press what has the focus.
        if focused && matches!(key, Key::Enter | Key::Space) {
            continue;
        }
        if let Some(number) = digit(key).or_else(|| physical_key.and_then(digit)) {
            commands.extend(of_digit(number, modifiers));
            continue;
        }
        if bounces(ctx, key, now) {
            continue;
        }
        commands.extend(command(key, modifiers, app, talk, now));
    }
}

/// Escape closes what is open; then it asks whether to leave.
fn escape(app: &App, talk: &Talk) -> Command {
    if app.keys_shown() {
        Command::ShowKeys(false)
    } else {
        Command::Projector(Do::AskLeave(!talk.leaving))
    }
}

/// Whether a key was pressed a moment ago.
fn bounces(ctx: &Context, key: Key, now: f64) -> bool {
    let id = Id::unique("clicker");
    let last = ctx.data(|data| data.get_temp::<(Key, f64)>(id));
    ctx.data_mut(|data| data.insert_temp(id, (key, now)));
    last.is_some_and(|(last, at)| last == key && now - at < BOUNCE)
}

/// 1 to 4 as 0 to 3, on whatever keyboard.
fn digit(key: Key) -> Option<usize> {
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4]
        .iter()
        .position(|digit| *digit == key)
}

/// A vote; with Alt a point for a team.
fn of_digit(number: usize, modifiers: Modifiers) -> Option<Command> {
    let command = match modifiers {
        modifiers if modifiers.alt && number < 2 => Do::TeamPoints(number, 1),
        modifiers if modifiers.alt || modifiers.command => return None,
        _ => Do::Vote(number),
    };
    Some(Command::Projector(command))
}

fn command(key: Key, modifiers: Modifiers, app: &App, talk: &Talk, now: f64) -> Option<Command> {
    let cover = |cover: Cover| {
        let covered = talk.cover == Some(cover);
        Do::Cover((!covered).then_some(cover))
    };
    if modifiers.command || modifiers.alt {
        return None;
    }
    let command = match key {
        Key::PageDown | Key::ArrowRight | Key::ArrowDown | Key::Space | Key::Enter => Do::Forward,
        Key::PageUp | Key::ArrowLeft | Key::ArrowUp => Do::Back,
        Key::Period | Key::B => cover(Cover::Black),
        Key::Comma | Key::W => cover(Cover::White),
        Key::H => Do::Hide,
        Key::N => Do::Another,
        Key::T => Do::Timer(now),
        Key::Plus | Key::Equals => Do::MoreTime(Timer::MORE, now),
        Key::Minus => Do::MoreTime(-Timer::MORE, now),
        Key::Backspace => Do::TakeBack,
        Key::V => Do::VoteAgain,
        Key::S => Do::Teams(talk.teams.is_none()),
        Key::P => Do::TeacherWindow(!app.choices().teacher_window),
        Key::F11 => Do::FullScreen(!app.is_full_screen()),
        Key::F2 => return Some(Command::FlipLanguages),
        // F5 begins a talk on most clickers, and does not begin this one again.
        _ => return None,
    };
    Some(Command::Projector(command))
}
