//! Draws bridge: cards, the felt, auctions, boards and scores.

pub mod account;
pub mod auction;
pub mod board;
pub mod card;
pub mod felt;
pub mod grid;
pub mod scene;

use egui::Ui;

use crate::exercise::Exhibit;
use crate::ui::attempt::Attempt;
use crate::ui::screens::Screen;

/// An exhibit. On a felt the cards can be chosen where `attempt` asks for cards.
pub fn exhibit_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    exhibit: &Exhibit,
    attempt: Option<&Attempt>,
) {
    match exhibit {
        Exhibit::Auction { auction, asked } => auction::auction_ui(ui, screen, auction, *asked),
        Exhibit::Result { result, declarer } => {
            board::result_ui(ui, screen, result, *declarer);
        }
        Exhibit::Board {
            number,
            dealer,
            vulnerability,
        } => {
            board::board_ui(ui, screen, *number, *dealer, *vulnerability);
        }
        Exhibit::Table(table) => felt::table_ui(ui, screen, table, attempt),
        Exhibit::Scene(told) => scene::scene_ui(ui, screen, told),
        Exhibit::Calls { dealer, calls } => {
            auction::calls_ui(ui, screen, *dealer, calls, attempt);
        }
        Exhibit::Grid(grid) => grid::grid_ui(ui, screen, grid),
    }
}
