//! Last night's boards: a PBN file, the boards picked from it, and the question about them.

use egui::{Id, InputState, Key, Modifiers, Role, Ui};

use crate::course::from_boards::{Asking, NightBoard};
use crate::engine::score::{ResultLine, SlipEntry};
use crate::engine::{Fact, Side, vulnerability_of};
use crate::exercise::Phrase;
use crate::exercise::boards::Outcome;
use crate::ui::command::{Command, ComposeCommand};
use crate::ui::compose::{ComposeState, Found, Night};
use crate::ui::control::{self, Emphasis, chosen_if};
use crate::ui::rows::{self, Rows};
use crate::ui::screens::compose::send::{press_ui, send};
use crate::ui::{
    chooser::Wanted, screen::Screen, screens::chooser, screens::field::Field,
    screens::parts::keep_arrows, text, theme::Size,
};

/// Up to this number, a board is easily found by eye. With more boards there is a search field.
const FEW: usize = 32;

/// The estimated height of a board in the list, in points of the design.
const ROW: f32 = 54.0;

/// The number of boards that the page keys move by.
const PAGE: usize = 10;

pub(super) fn boards_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    screen.heading_ui(ui, "compose-add-boards", Size::Lead);
    screen.muted_ui(ui, "compose-boards-intro");
    let field = Field::line(screen, "compose-boards-path", &state.boards_path);
    let open = Some(("screen-boards-open", Emphasis::Quiet));
    let typed = |path| Command::Compose(ComposeCommand::TypeBoardsPath(path));
    let done = chooser::path_ui(ui, screen, &field, Wanted::LessonBoards, open);
    let done = done.sent(screen, typed);
    if done.entered {
        chooser::open_typed(screen, Wanted::LessonBoards, done);
    }
    if let Some(night) = &state.night {
        night_ui(ui, screen, state, night);
    }
}

fn night_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState, night: &Night) {
    let theme = *screen.theme;
    let file = night.path.file_name().unwrap_or_default();
    let file = file.to_string_lossy().into_owned();
    if !night.read {
        let words = screen.with("pbn-unreadable", [("file", file.into())]);
        text::news_ui(ui, screen.theme, &words, true);
        return;
    }
    let facts = [("file", file.into()), ("boards", night.boards.len().into())];
    let words = screen.with("compose-boards-read", facts);
    text::news_ui(ui, screen.theme, &words, night.boards.is_empty());
    if night.boards.is_empty() {
        return;
    }
    asking_ui(ui, screen, state);
    hands_ui(ui, screen, state);
    if night.usable.is_empty() {
        let words = screen.text("compose-boards-none");
        text::news_ui(ui, screen.theme, &words, true);
        return;
    }
    let usable = |at: &&usize| night.usable.binary_search(at).is_ok();
    let picked = state.boards.iter().filter(usable).count();
    if picked == 0 {
        screen.muted_ui(ui, "compose-boards-pick");
    } else {
        let label = screen.with("compose-boards-add", [("items", picked.into())]);
        if control::button_ui(ui, &theme, &label, Emphasis::Primary, theme.px(220.0)).clicked() {
            send(screen, ComposeCommand::AddBoards);
        }
    }
    if night.usable.len() > FEW {
        find_ui(ui, screen, night);
    }
    keys(ui, screen, night);
    let rows = Rows {
        id: "compose-boards",
        count: night.usable.len(),
        of: night.usable.len(),
        about: ROW,
        sought: night.sought.then_some(night.at),
    };
    rows.show_ui(ui, &theme, |ui, place, drawn| {
        // Tab stops at the current board or the nearest one drawn; arrow keys move on.
        let stop = night.at.clamp(drawn.start, drawn.end - 1);
        board_ui(ui, screen, state, night, (place, place == stop));
    });
}

fn find_ui(ui: &mut Ui, screen: &mut Screen<'_>, night: &Night) {
    let field = Field::line(screen, "compose-board-number", &night.number);
    let typed = |number| Command::Compose(ComposeCommand::TypeBoardNumber(number));
    let done = field.show_ui(ui, screen).sent(screen, typed);
    if press_ui(ui, screen, "compose-board-find") || done.entered {
        send(screen, ComposeCommand::FindBoard);
    }
    if night.found == Some(Found::Nowhere) {
        let facts = [("number", night.number.trim().into())];
        let words = screen.with("compose-board-nowhere", facts);
        text::news_ui(ui, screen.theme, &words, true);
    }
}

/// Arrow keys, page keys, Home and End move through the boards.
fn keys(ui: &Ui, screen: &mut Screen<'_>, night: &Night) {
    let Some(board) = night.usable.get(night.at) else {
        return;
    };
    let row = row_id(*board);
    if !ui.memory(|memory| memory.has_focus(row)) {
        return;
    }
    let pressed = |key| {
        let times = |input: &mut InputState| input.count_and_consume_key(Modifiers::NONE, key);
        ui.input_mut(times)
    };
    let last = night.usable.len() - 1;
    let back = pressed(Key::ArrowUp) + PAGE * pressed(Key::PageUp);
    let on = pressed(Key::ArrowDown) + PAGE * pressed(Key::PageDown);
    let mut to = (night.at + on).saturating_sub(back).min(last);
    if pressed(Key::Home) > 0 {
        to = 0;
    }
    if pressed(Key::End) > 0 {
        to = last;
    }
    if to != night.at {
        send(screen, ComposeCommand::GoToBoard(to));
    }
    keep_arrows(ui, row);
}

fn row_id(board: usize) -> Id {
    Id::unique(("compose-board", board))
}

fn asking_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let heading = screen.text("compose-boards-asking");
    text::body_ui(ui, screen.theme, &heading);
    let options = Asking::ALL.map(|asking| {
        let label = screen.text(&format!("compose-boards-{}", asking.id()));
        let set = Command::Compose(ComposeCommand::SetAsking(asking));
        (label, state.asking == asking, set)
    });
    screen.radio_ui(ui, Some(&heading), (1.5, 0.0), options);
}

/// Whether the four hands or only the board are shown before the question.
fn hands_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let heading = screen.text("compose-boards-first");
    text::body_ui(ui, screen.theme, &heading);
    let options = [
        ("compose-boards-first-hands", true),
        ("compose-boards-first-board", false),
    ];
    let options = options.map(|(id, hands)| {
        let set = Command::Compose(ComposeCommand::ShowHands(hands));
        (screen.text(id), state.with_hands == hands, set)
    });
    screen.radio_ui(ui, Some(&heading), (1.5, 0.0), options);
}

fn board_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &ComposeState,
    night: &Night,
    (place, stop): (usize, bool),
) {
    let theme = *screen.theme;
    let Some(at) = night.usable.get(place).copied() else {
        return;
    };
    let Some(board) = night.boards.get(at) else {
        return;
    };
    let chosen = state.boards.contains(&at);
    let words = words_of(screen, night.number_of(at), board);
    let width = (ui.available_width() - theme.space(2.0)).min(theme.px(640.0));
    let id = row_id(at);
    let stop = stop || ui.memory(|memory| memory.has_focus(id));
    let button =
        control::button_of_many_ui(ui, &theme, &words, chosen_if(chosen), width, (id, stop));
    control::announce(&button, ui, Role::CheckBox, &words, chosen);
    rows::announce_place(ui, id, place);
    if button.clicked() {
        send(screen, ComposeCommand::ToggleBoard(at));
    }
    let here = place == night.at;
    if here && night.sought && ui.is_rect_visible(button.rect) {
        button.request_focus();
        send(screen, ComposeCommand::BoardInSight);
    }
    // A board reached with Tab becomes the current one.
    if !here && !night.sought && button.gained_focus() {
        send(screen, ComposeCommand::GoToBoard(place));
    }
}

fn words_of(screen: &Screen<'_>, number: u32, board: &NightBoard) -> String {
    let say = &screen.say;
    let head = Phrase::new("compose-board")
        .with("board", Fact::Number(i32::try_from(number).unwrap_or(0)))
        .with("dealer", Fact::Seat(board.dealer));
    let vulnerable = |side: &Side| vulnerability_of(board.vulnerability, *side).is_vulnerable();
    let sides = Side::ALL.into_iter().filter(vulnerable).map(|side| {
        let words = Phrase::new("compose-board-vulnerable");
        say.phrase(&words.with("side", Fact::Side(side)))
    });
    let sides: Vec<String> = sides.collect();
    let slip = |id, slip| Phrase::new(id).with("slip", Fact::Slip(slip));
    let result = board.outcomes.first().map(|outcome| match outcome {
        Outcome::PassedOut => slip("compose-board-result", SlipEntry::PassedOut),
        Outcome::Played { contract, tricks } => {
            let line = ResultLine {
                bid: contract.bid,
                doubling: contract.doubling,
                tricks: *tricks,
            };
            slip("compose-board-played", SlipEntry::Played(line))
                .with("seat", Fact::Seat(contract.declarer))
        }
    });
    let result = result.map_or(String::new(), |result| say.phrase(&result));
    let more = match board.outcomes.len() {
        0 | 1 => String::new(),
        tables => screen.with("compose-board-tables", [("tables", tables.into())]),
    };
    let parts = [say.phrase(&head), sides.join(", "), result, more];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}
