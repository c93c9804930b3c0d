//! Last night's boards: a PBN file in place of the program's own boards.

use egui::{Role, Ui};

use crate::ui::screens::{chooser, field::Field};
use crate::ui::{
    Command, Emphasis, Screen, Size, Style, Weight, chooser::Wanted, own_boards::OwnBoards, text,
};

/// The most skipped boards listed on the page; the command line lists all.
const TOLD: usize = 6;

/// The boards in use, and a field for the path of other boards.
pub(super) fn own_boards_ui(ui: &mut Ui, screen: &mut Screen<'_>) {
    let theme = *screen.theme;
    if let Some(boards) = screen.state.boards.as_ref() {
        said_ui(ui, screen, boards);
        if screen.button_ui(ui, "screen-boards-close", Emphasis::Quiet, theme.px(220.0)) {
            screen.send(Command::CloseBoards);
        }
        ui.add_space(theme.space(3.0));
    }
    if screen.state.files.are_handed() {
        screen.body_ui(ui, "screen-boards-choose");
    }
    let field = Field {
        width: 420.0,
        ..Field::line(screen, "screen-boards-path", &screen.state.boards_path)
    };
    let open = Some(("screen-boards-open", Emphasis::Quiet));
    let done = chooser::path_ui(ui, screen, &field, Wanted::Boards, open);
    let done = done.sent(screen, Command::TypeBoardsPath);
    if done.entered {
        chooser::open_typed(screen, Wanted::Boards, done);
    }
    let files = screen.state.files;
    screen.muted_ui(
        ui,
        files.worded("screen-boards-drop", "screen-boards-drop-here"),
    );
}

fn said_ui(ui: &mut Ui, screen: &Screen<'_>, boards: &OwnBoards) {
    let theme = screen.theme;
    let name = boards.name();
    if let Some(bank) = boards.bank() {
        let facts = [
            ("file", name.into()),
            ("boards", bank.boards().len().into()),
            ("auctions", bank.auctions().len().into()),
            ("outcomes", bank.outcomes().len().into()),
        ];
        let style = Style::new(theme, Size::Body, Weight::Semibold);
        let words = screen.with("pbn-read", facts);
        let response = text::paragraph_ui(ui, theme, &words, style);
        text::announce_as(ui, &response, Role::Status, &words);
    } else if !boards.was_read() {
        let unreadable = screen.with("pbn-unreadable", [("file", name.into())]);
        return text::news_ui(ui, theme, &unreadable, true);
    }
    for skipped in boards.skipped().iter().take(TOLD) {
        let place = format!("{}:{}", boards.name(), skipped.line).into();
        let place = screen.with("lesson-error-file", [("file", place)]);
        let words = format!("{place} {}", screen.say.skipped(skipped));
        text::muted_ui(ui, screen.theme, &words);
    }
    let more = boards.skipped().len().saturating_sub(TOLD);
    if more > 0 {
        let words = screen.with("screen-boards-more", [("number", more.into())]);
        text::muted_ui(ui, screen.theme, &words);
    }
}
