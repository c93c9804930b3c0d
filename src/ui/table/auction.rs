//! An auction in four columns, as players write it down.

use contract_bridge::{Seat, auction::Call};
use egui::{Align2, Role, Ui};

use crate::engine::{Auction, Outcome};
use crate::ui::table::{auction_grid, auction_grid::AuctionGrid};
use crate::ui::{Screen, Size, Style, Weight, text};

/// The auction, then the call `asked` in a dashed frame. The `decisive` calls are framed.
pub fn auction_ui(
    ui: &mut Ui,
    screen: &Screen<'_>,
    auction: &Auction,
    asked: Option<Call>,
    decisive: &[usize],
) {
    let theme = *screen.theme;
    let dealer = auction.dealer();
    let turn = matches!(auction.outcome(), Outcome::InProgress { .. }) && asked.is_none();
    let made = auction.calls().iter().map(|made| (made.seat, made.call));
    let made: Vec<(Seat, Call)> = made.collect();
    let places = auction.places();
    let shown = made.len() + usize::from(turn || asked.is_some());
    let last = places.get(shown.max(1) - 1).copied().unwrap_or(0);
    let (grid, response) = AuctionGrid::new(ui, screen, dealer, last + 1, theme.px(44.0));
    response.widget_info(|| {
        let notation = &screen.say.notation;
        let mut parts = auction_grid::spoken(screen, dealer, &made);
        let seat = ("seat", notation.seat(auction.turn()).into());
        if let Some(call) = asked {
            let call = ("call", notation.call_words(call).into());
            parts.push(screen.with("auction-asked", [seat, call]));
        } else if !auction.has_ended() {
            parts.push(screen.with("auction-turn", [seat]));
        }
        egui::WidgetInfo::labeled(Role::Image, true, parts.join(" – "))
    });
    let cell_of = |index: usize| grid.cell(places.get(index).copied().unwrap_or(index));
    for (index, &(_, call)) in made.iter().enumerate() {
        let cell = cell_of(index);
        let last = index + 1 == made.len() && asked.is_none();
        let framed = decisive.contains(&index);
        auction_grid::call_ui(ui, screen, cell, call, last || framed);
        if framed {
            auction_grid::frame_ui(ui, screen, cell);
        }
    }
    let next = cell_of(made.len());
    if let Some(call) = asked {
        auction_grid::dashed_ui(ui, screen, next);
        auction_grid::call_ui(ui, screen, next, call, false);
    } else if turn {
        let style = Style::new(&theme, Size::Lead, Weight::Bold).color(theme.accent);
        let asks = text::job(&theme, "?", style);
        text::put(ui, asks, Align2::CENTER_CENTER, next.center());
    }
    auction_grid::decisive_ui(ui, screen, decisive, &made);
}
