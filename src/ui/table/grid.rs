//! Rows and columns: a traveller, a rubber sheet, tables and pairs.

use egui::Ui;

use crate::exercise::Grid;
use crate::ui::control;
use crate::ui::screens::Screen;
use crate::ui::text::{self, Style};
use crate::ui::theme::{Size, Weight};

/// The grid on a sheet of paper.
pub fn grid_ui(ui: &mut Ui, screen: &Screen<'_>, grid: &Grid) {
    let theme = *screen.theme;
    control::sheet_ui(ui, &theme, |ui| {
        egui::Grid::new(grid.title.id)
            .spacing([theme.space(5.0), theme.space(1.5)])
            .show(ui, |ui| {
                for name in &grid.columns {
                    let style = Style::new(&theme, Size::Small, Weight::Semibold);
                    ui.add(egui::Label::new(text::job(
                        &theme,
                        &screen.say.phrase(name),
                        style,
                    )));
                }
                ui.end_row();
                for row in &grid.rows {
                    for cell in row {
                        let style = Style::new(&theme, Size::Body, Weight::Regular);
                        ui.add(egui::Label::new(text::job(
                            &theme,
                            &screen.say.cell(cell),
                            style,
                        )));
                    }
                    ui.end_row();
                }
            });
    });
}
