//! Last night's boards: a PBN file, boards picked from it, and what is asked of them.

use std::path::PathBuf;

use egui::{Role, Ui, Vec2};

use crate::boards::Outcome;
use crate::course::from_boards::{Asking, NightBoard};
use crate::engine::score::{ResultLine, SlipEntry};
use crate::engine::{Fact, Side};
use crate::exercise::Phrase;
use crate::ui::command::ComposeCommand;
use crate::ui::compose::{ComposeState, Night};
use crate::ui::control::{self, Emphasis, chosen_if};
use crate::ui::screens::Screen;
use crate::ui::screens::compose::{Field, press_ui, said_ui, send};
use crate::ui::text;
use crate::ui::theme::Size;

/// Most boards that are shown: more than a tournament has, and few enough for every frame.
const SHOWN: usize = 200;

pub(super) fn boards_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let theme = *screen.theme;
    let title = screen.say.text("compose-add-boards");
    text::heading_ui(ui, &theme, &title, Size::Lead);
    text::muted_ui(ui, &theme, &screen.say.text("compose-boards-intro"));
    let field = Field {
        id: "compose-boards-path",
        label: &screen.say.text("compose-boards-path"),
        typed: &state.boards_path,
        lines: 1,
    };
    let (entered, typed) = field.show_ui(ui, screen);
    let path = typed.as_deref().unwrap_or(&state.boards_path).trim();
    let path = PathBuf::from(path);
    if let Some(typed) = typed {
        send(screen, ComposeCommand::TypeBoardsPath(typed));
    }
    let pressed = press_ui(ui, screen, "screen-boards-open");
    if (pressed || entered) && !path.as_os_str().is_empty() {
        send(screen, ComposeCommand::OpenBoards(path));
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
        let words = screen.say.with("pbn-unreadable", [("file", file.into())]);
        said_ui(ui, screen, &words, true);
        return;
    }
    let facts = [("file", file.into()), ("boards", night.boards.len().into())];
    let words = screen.say.with("compose-boards-read", facts);
    said_ui(ui, screen, &words, night.boards.is_empty());
    if night.boards.is_empty() {
        return;
    }
    asking_ui(ui, screen, state);
    if night.usable.is_empty() {
        let words = screen.say.text("compose-boards-none");
        said_ui(ui, screen, &words, true);
        return;
    }
    let usable = |at: &&usize| night.usable.binary_search(at).is_ok();
    let picked = state.boards.iter().filter(usable).count();
    if picked == 0 {
        text::muted_ui(ui, &theme, &screen.say.text("compose-boards-pick"));
    } else {
        let label = screen
            .say
            .with("compose-boards-add", [("items", picked.into())]);
        if control::button_ui(ui, &theme, &label, Emphasis::Primary, theme.px(220.0)).clicked() {
            send(screen, ComposeCommand::AddBoards);
        }
    }
    if night.usable.len() > SHOWN {
        let facts = [("boards", SHOWN.into())];
        let words = screen.say.with("compose-boards-first", facts);
        text::muted_ui(ui, &theme, &words);
    }
    for at in night.usable.iter().take(SHOWN).copied() {
        if let Some(board) = night.boards.get(at) {
            board_ui(ui, screen, state, at, board);
        }
    }
}

fn asking_ui(ui: &mut Ui, screen: &mut Screen<'_>, state: &ComposeState) {
    let theme = *screen.theme;
    let heading = screen.say.text("compose-boards-asking");
    text::body_ui(ui, &theme, &heading);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(theme.space(1.5));
        for asking in Asking::ALL {
            let chosen = state.asking == asking;
            let label = screen.say.text(&format!("compose-boards-{}", asking.id()));
            let button = control::button_ui(ui, &theme, &label, chosen_if(chosen), 0.0);
            let spoken = format!("{heading}: {label}");
            control::announce(&button, ui, Role::RadioButton, &spoken, chosen);
            if button.clicked() {
                send(screen, ComposeCommand::SetAsking(asking));
            }
        }
    });
}

/// A board of the file: its number, who dealt, who was vulnerable, and what came of it.
fn board_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    state: &ComposeState,
    at: usize,
    board: &NightBoard,
) {
    let theme = *screen.theme;
    let chosen = state.boards.contains(&at);
    let words = words_of(screen, at, board);
    let width = (ui.available_width() - theme.space(2.0)).min(theme.px(640.0));
    let button = control::button_ui(ui, &theme, &words, chosen_if(chosen), width);
    control::announce(&button, ui, Role::CheckBox, &words, chosen);
    if button.clicked() {
        send(screen, ComposeCommand::ToggleBoard(at));
    }
}

fn words_of(screen: &Screen<'_>, at: usize, board: &NightBoard) -> String {
    let own = || u32::try_from(at + 1).ok();
    let number = board.number.or_else(own).unwrap_or_default();
    let facts = Phrase::new("compose-board")
        .with("board", Fact::Number(i32::try_from(number).unwrap_or(0)))
        .with("dealer", Fact::Seat(board.dealer));
    let head = screen.say.phrase(&facts);
    let sides = Side::ALL
        .into_iter()
        .filter(|side| crate::engine::vulnerability_of(board.vulnerability, *side).is_vulnerable());
    let sides: Vec<String> = sides
        .map(|side| {
            screen
                .say
                .phrase(&Phrase::new("compose-board-vulnerable").with("side", Fact::Side(side)))
        })
        .collect();
    let result = match board.outcomes.first() {
        None => String::new(),
        Some(Outcome::PassedOut) => screen.say.phrase(
            &Phrase::new("compose-board-result").with("slip", Fact::Slip(SlipEntry::PassedOut)),
        ),
        Some(Outcome::Played { contract, tricks }) => {
            let line = ResultLine {
                bid: contract.bid,
                doubling: contract.doubling,
                tricks: *tricks,
            };
            let phrase = Phrase::new("compose-board-played")
                .with("slip", Fact::Slip(SlipEntry::Played(line)))
                .with("seat", Fact::Seat(contract.declarer));
            screen.say.phrase(&phrase)
        }
    };
    let more = match board.outcomes.len() {
        0 | 1 => String::new(),
        tables => screen
            .say
            .with("compose-board-tables", [("tables", tables.into())]),
    };
    let parts = [head, sides.join(", "), result, more];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}
