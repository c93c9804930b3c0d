//! Draws bridge: cards, the felt, auctions, boards and scores.

pub mod account;
pub mod auction;
pub mod auction_grid;
pub mod board;
pub mod calls;
pub mod card;
pub mod felt;
pub mod grid;
pub mod scene;

use egui::Ui;

use crate::exercise::Exhibit;
use crate::ui::{Screen, attempt::Attempt};

/// An exhibit. If `attempt` asks for something in it, the learner chooses it there.
pub fn exhibit_ui(
    ui: &mut Ui,
    screen: &mut Screen<'_>,
    exhibit: &Exhibit,
    attempt: Option<&Attempt>,
) {
    match exhibit {
        Exhibit::Auction { auction, asked } => {
            let grade = attempt.and_then(|it| it.grade());
            let decisive = grade.map(|grade| grade.decisive.as_slice());
            auction::auction_ui(ui, screen, auction, *asked, decisive.unwrap_or_default());
        }
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
            calls::calls_ui(ui, screen, *dealer, calls, attempt);
        }
        Exhibit::Grid(grid) => grid::grid_ui(ui, screen, grid, attempt),
    }
}
