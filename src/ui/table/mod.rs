//! Draws bridge: cards, the felt, auctions, boards and scores.

pub mod account;
pub mod auction;
pub mod board;
pub mod calls;
pub mod card;
pub mod felt;
pub mod grid;

use egui::{Rect, Ui, Vec2};

use crate::exercise::{Exhibit, Phrase};
use crate::ui::{Screen, Size, Style, Weight, attempt::Attempt, text};

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
        Exhibit::Result { result, declarer } => board::result_ui(ui, screen, result, *declarer),
        Exhibit::Board {
            number,
            dealer,
            vulnerability,
        } => board::board_ui(ui, screen, *number, *dealer, *vulnerability),
        Exhibit::Table(table) => felt::table_ui(ui, screen, table, attempt),
        Exhibit::Scene(told) => scene_ui(ui, screen, told),
        Exhibit::Calls { dealer, calls } => calls::calls_ui(ui, screen, *dealer, calls, attempt),
        Exhibit::Grid(grid) => grid::grid_ui(ui, screen, grid, attempt),
    }
}

/// The story of what happened at the table, in sentences.
fn scene_ui(ui: &mut Ui, screen: &Screen<'_>, told: &[Phrase]) {
    let theme = *screen.theme;
    let indent = theme.space(4.0);
    let scope = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.add_space(indent);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = theme.space(1.5);
            let mut style = Style::new(&theme, Size::Body, Weight::Regular);
            style.size = theme.px(20.0);
            for phrase in told {
                text::both_ui(ui, &theme, &screen.both(|say| say.phrase(phrase)), style);
            }
        });
    });
    let place = scope.response.rect;
    let bar = Rect::from_min_size(place.min, Vec2::new(theme.px(4.0), place.height()));
    ui.painter().rect_filled(bar, theme.px(2.0), theme.line);
}
