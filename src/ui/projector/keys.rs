//! The keys of a clicker and of a keyboard in front of a class.

use egui::{Context, Event, Id, Key, Modifiers, Ui};

use crate::ui::command::PhonesCommand;
use crate::ui::projector::talk::phones::ClassPhones;
use crate::ui::projector::talk::{Cover, StepList, Talk, Timer};
use crate::ui::projector::{beat::Beat, phones};
use crate::ui::{
    Command, Screen, command::ProjectorCommand as Do, screens::keys::list_of_keys_ui, state::State,
};

/// In seconds: the same key again within it is a bounce of the clicker, not a second press.
const BOUNCE: f64 = 0.12;

const KEYS: [(&str, &str); 17] = [
    ("key-name-forward", "projector-key-forward"),
    ("key-name-back", "projector-key-back"),
    ("key-name-all", "projector-key-all"),
    ("key-name-list", "projector-key-list"),
    ("key-name-jump", "projector-key-jump"),
    ("key-name-black", "projector-key-black"),
    ("key-name-white", "projector-key-white"),
    ("key-name-hide", "projector-key-hide"),
    ("key-name-another", "projector-key-another"),
    ("key-name-timer", "projector-key-timer"),
    ("key-name-votes", "projector-key-votes"),
    ("key-name-vote-again", "projector-key-vote-again"),
    ("key-name-phones", "projector-key-phones"),
    ("key-name-teams", "projector-key-teams"),
    ("key-name-flip", "keys-flip"),
    ("key-name-full", "projector-key-full"),
    ("key-name-escape", "projector-key-escape"),
];

pub(super) fn list_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let fills = screen.state.fills_screen;
    let votes = phones::can_vote(screen.state);
    let keys = KEYS.into_iter();
    let keys = keys.filter(|(key, _)| match *key {
        "key-name-full" => fills,
        "key-name-phones" => votes,
        _ => true,
    });
    let keys: Vec<_> = keys.collect();
    list_of_keys_ui(ui, screen, &keys);
}

pub(super) fn keys(
    ctx: &Context,
    state: &State,
    (talk, beat): (&Talk, Beat),
    commands: &mut Vec<Command>,
) {
    let typing = ctx.egui_wants_keyboard_input() && ctx.text_edit_focused();
    let focused = ctx.memory(|memory| memory.focused().is_some());
    let (now, events) = ctx.input(|input| (input.time, input.events.clone()));
    for event in events {
        if let Event::Text(text) = &event
            && text == "?"
            && !typing
        {
            commands.push(Command::ShowKeys(!state.keys_shown));
        }
        let Event::Key {
            key,
            physical_key,
            pressed: true,
            repeat: false,
            modifiers,
        } = event
        else {
            continue;
        };
        if key == Key::Escape {
            commands.push(escape(state, talk));
            continue;
        }
        // Enter and the space bar press the focused widget, also in the list of steps.
        let presses = focused && matches!(key, Key::Enter | Key::Space);
        if state.keys_shown || typing || presses {
            continue;
        }
        if let Some(number) = digit(key).or_else(|| physical_key.and_then(digit)) {
            if !talk.leaving {
                commands.extend(of_digit(number, modifiers, talk, beat));
            }
            continue;
        }
        if bounces(ctx, key, now) || modifiers.command || modifiers.alt {
            continue;
        }
        if talk.leaving {
            // A key that moves the lesson or covers the slide means that the lesson continues.
            let stays = is_forward(key) || is_back(key) || matches!(key, Key::B | Key::Period);
            commands.extend(stays.then_some(Command::Projector(Do::AskLeave(false))));
            continue;
        }
        // The dialog about phones has its own keys.
        if matches!(talk.phones, ClassPhones::Asked(_)) {
            continue;
        }
        if let Some(list) = talk.list {
            commands.extend(in_list(key, list).map(Command::Projector));
            continue;
        }
        commands.extend(command(key, state, talk, now));
    }
}

const fn is_forward(key: Key) -> bool {
    matches!(
        key,
        Key::PageDown | Key::ArrowRight | Key::ArrowDown | Key::Space | Key::Enter
    )
}

const fn is_back(key: Key) -> bool {
    matches!(key, Key::PageUp | Key::ArrowLeft | Key::ArrowUp)
}

/// What a key means while the list of steps is open.
const fn in_list(key: Key, list: StepList) -> Option<Do> {
    match key {
        Key::Enter | Key::Space => Some(Do::Jump(list.marked)),
        Key::O | Key::L => Some(Do::List(false)),
        key if is_forward(key) => Some(Do::Mark(1)),
        key if is_back(key) => Some(Do::Mark(-1)),
        _ => None,
    }
}

/// Escape closes what is open. If nothing is open, it asks whether to leave.
fn escape(state: &State, talk: &Talk) -> Command {
    if state.keys_shown {
        Command::ShowKeys(false)
    } else if talk.list.is_some() {
        Command::Projector(Do::List(false))
    } else if matches!(talk.phones, ClassPhones::Asked(_)) {
        Command::Phones(PhonesCommand::Cancel)
    } else if invites(talk) && !talk.leaving {
        Command::Phones(PhonesCommand::Show(false))
    } else {
        Command::Projector(Do::AskLeave(!talk.leaving))
    }
}

/// Whether the key counted a moment ago. A press that does not count does not extend the wait.
fn bounces(ctx: &Context, key: Key, now: f64) -> bool {
    let id = Id::unique("clicker");
    let last = ctx.data(|data| data.get_temp::<(Key, f64)>(id));
    let bounces = last.is_some_and(|(last, at)| last == key && now - at < BOUNCE);
    if !bounces {
        ctx.data_mut(|data| data.insert_temp(id, (key, now)));
    }
    bounces
}

/// The digit of a key, on any keyboard layout.
fn digit(key: Key) -> Option<usize> {
    [
        Key::Num0,
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ]
    .iter()
    .position(|digit| *digit == key)
}

/// Counts a vote, or adds a digit to the number of a step. With Alt, gives a point to a team.
fn of_digit(digit: usize, modifiers: Modifiers, talk: &Talk, beat: Beat) -> Option<Command> {
    let votes = talk.list.is_none() && beat.open_round().is_some();
    let command = match modifiers {
        modifiers if modifiers.alt && (1..=2).contains(&digit) => Do::TeamPoints(digit - 1, 1),
        modifiers if modifiers.alt || modifiers.command => return None,
        _ if votes => Do::Vote(digit.checked_sub(1)?),
        _ => Do::Type(digit),
    };
    Some(Command::Projector(command))
}

/// Whether the class sees the slide that leads phones here.
fn invites(talk: &Talk) -> bool {
    talk.phones.on().is_some_and(|on| on.shown)
}

fn command(key: Key, state: &State, talk: &Talk, now: f64) -> Option<Command> {
    let cover = |cover| Do::Cover(Some(cover).filter(|it| talk.cover != Some(*it)));
    let command = match key {
        Key::Enter if talk.typed.is_some() => Do::Jump(talk.typed.unwrap_or_default()),
        // The slide for the phones is over the lesson: it is closed first.
        key if invites(talk) && (is_forward(key) || is_back(key)) => {
            return Some(Command::Phones(PhonesCommand::Show(false)));
        }
        key if is_forward(key) => Do::Forward,
        key if is_back(key) => Do::Back,
        Key::Q if phones::can_vote(state) => return Some(Command::Phones(phones::next(talk).0)),
        Key::A | Key::End => Do::All,
        Key::O | Key::L => Do::List(true),
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
        Key::P if !state.files.are_handed() => Do::TeacherWindow(!state.choices.teacher_window),
        Key::F11 if state.fills_screen => Do::FullScreen(!state.full_screen),
        Key::F2 => return Some(Command::FlipLanguages),
        // Most clickers start a presentation with F5. Here it does nothing.
        _ => return None,
    };
    Some(Command::Projector(command))
}
