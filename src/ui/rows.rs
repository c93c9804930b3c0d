//! Long lists that draw only their visible rows.
//!
//! Rows may have different heights. A row that was never drawn counts with the average height of
//! the first rows drawn, so its position is an estimate until it has been visible.

use std::ops::Range;
use std::sync::Arc;

use egui::mutex::Mutex;
use egui::style::ScrollAnimation;
use egui::{Align, Id, Pos2, Rect, Role, Ui, UiBuilder, Vec2};

use crate::ui::theme::Theme;

/// A vertical list of rows inside a scroll area.
#[derive(Debug, Clone, Copy)]
pub struct Rows {
    /// The id of the list on its page.
    pub id: &'static str,
    pub count: usize,
    /// The number of items that a screen reader announces; headings do not count.
    pub of: usize,
    /// The estimated height of a row, in points of the design.
    pub about: f32,
    /// A row to scroll into view.
    pub sought: Option<usize>,
}

/// The heights of the rows of a list, as far as they are known.
#[derive(Debug, Clone, Default)]
struct Heights {
    /// The width and the text scale at which the heights were measured.
    laid_out_for: [f32; 2],
    heights: Vec<f32>,
    /// The bottom of each row, from the top of the list.
    ends: Vec<f32>,
    /// The height assumed for rows not drawn yet; `None` before any was drawn.
    usual: Option<f32>,
}

/// The tolerance, in points, within which two heights count as equal.
const SAME: f32 = 0.25;

impl Rows {
    /// Draws the visible rows, and a few around them so that Tab reaches them. `row_ui` also gets
    /// the range of the rows drawn.
    pub fn show_ui(
        self,
        ui: &mut Ui,
        theme: &Theme,
        mut row_ui: impl FnMut(&mut Ui, usize, &Range<usize>),
    ) {
        let id = ui.scope_id().with(self.id);
        let kept = ui.data_mut(|data| {
            let kept: &mut Arc<Mutex<Heights>> = data.get_temp_mut_or_default(id);
            Arc::clone(kept)
        });
        let mut heights = kept.lock();
        let width = ui.available_width();
        heights.fit(self.count, [width, theme.px(1.0)], theme.px(self.about));
        let (_, place) = ui.allocate_space(Vec2::new(width, heights.total()));
        let seen = ui.clip_rect();
        if let Some(sought) = self.sought.filter(|row| *row < self.count) {
            let row = Rect::from_x_y_ranges(place.x_range(), heights.row(sought));
            let row = row.translate(Vec2::new(0.0, place.top()));
            if !seen.y_range().contains(row.top()) || !seen.y_range().contains(row.bottom()) {
                let at_once = ScrollAnimation::none();
                ui.scroll_to_rect_animation(row, Some(Align::Center), at_once);
            }
        }
        let around = seen.height() / 2.0;
        let drawn = heights.between(
            seen.top() - around - place.top(),
            seen.bottom() + around - place.top(),
        );
        let top = place.top() + heights.start(drawn.start);
        let rect = Rect::from_min_max(
            Pos2::new(place.left(), top),
            Pos2::new(place.right(), place.bottom().max(top)),
        );
        let mut list = ui.new_child(UiBuilder::new().id_salt(self.id).max_rect(rect));
        let node = list.unique_id();
        list.ctx().accesskit_node_builder(node, |node| {
            node.set_role(Role::List);
            node.set_size_of_set(self.of);
        });
        let mut measured = Vec::new();
        for row in drawn.clone() {
            let above = list.cursor().top();
            list.push_id(row, |ui| row_ui(ui, row, &drawn));
            measured.push(list.cursor().top() - above);
        }
        if heights.measure(drawn, &measured) {
            ui.ctx().request_repaint();
        }
    }
}

impl Heights {
    fn fit(&mut self, count: usize, laid_out_for: [f32; 2], about: f32) {
        let changed = |(now, then): (&f32, &f32)| (now - then).abs() > SAME;
        let mut both = laid_out_for.iter().zip(&self.laid_out_for);
        if both.any(changed) {
            *self = Self {
                laid_out_for,
                ..Self::default()
            };
        }
        if self.heights.len() != count {
            self.heights.resize(count, self.usual.unwrap_or(about));
            self.add_up();
        }
    }

    fn add_up(&mut self) {
        let mut end = 0.0;
        self.ends.clear();
        self.ends.extend(self.heights.iter().map(|height| {
            end += height;
            end
        }));
    }

    fn total(&self) -> f32 {
        self.ends.last().copied().unwrap_or_default()
    }

    fn start(&self, row: usize) -> f32 {
        let before = row.checked_sub(1).and_then(|row| self.ends.get(row));
        before.copied().unwrap_or_default()
    }

    fn row(&self, row: usize) -> egui::Rangef {
        let end = self.ends.get(row).copied().unwrap_or_default();
        egui::Rangef::new(self.start(row), end)
    }

    /// The rows that overlap a range of heights.
    fn between(&self, top: f32, bottom: f32) -> Range<usize> {
        let first = self.ends.partition_point(|end| *end < top);
        let last = self.ends.partition_point(|end| *end < bottom);
        first..(last + 1).min(self.heights.len())
    }

    /// Stores the heights of rows that were drawn. Returns whether any row moved.
    fn measure(&mut self, drawn: Range<usize>, measured: &[f32]) -> bool {
        let Some(known) = self.heights.get_mut(drawn.clone()) else {
            return false;
        };
        let mut both = known.iter().zip(measured);
        let mut other = both.any(|(known, now)| (known - now).abs() > SAME);
        if other {
            known.copy_from_slice(measured);
        }
        if self.usual.is_none() && !measured.is_empty() {
            let usual = measured.iter().sum::<f32>() / measured.len() as f32;
            self.usual = Some(usual);
            let (before, after) = self.heights.split_at_mut(drawn.end);
            let before = before.iter_mut().take(drawn.start);
            before.chain(after).for_each(|height| *height = usual);
            other = true;
        }
        if other {
            self.add_up();
        }
        other
    }
}

/// Marks a widget as a list row for screen readers, with its place from 0.
pub fn announce_row(ui: &Ui, place: usize) {
    let row = ui.unique_id();
    ui.ctx()
        .accesskit_node_builder(row, |node| node.set_role(Role::ListItem));
    announce_place(ui, row, place);
}

/// Tells a screen reader the place of a row, from 0.
pub fn announce_place(ui: &Ui, id: Id, place: usize) {
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_position_in_set(place));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn heights(count: usize) -> Heights {
        let mut heights = Heights::default();
        heights.fit(count, [500.0, 1.0], 40.0);
        heights
    }

    #[test]
    fn what_is_in_sight_is_found_among_many() {
        let heights = heights(5_000);
        assert_eq!(heights.total(), 200_000.0);
        assert_eq!(heights.between(-400.0, 90.0), 0..3);
        assert_eq!(heights.between(100_001.0, 100_079.0), 2_500..2_502);
        assert_eq!(heights.between(199_990.0, 300_000.0), 4_999..5_000);
        assert_eq!(heights.between(300_000.0, 300_100.0), 5_000..5_000);
    }

    #[test]
    fn rows_that_were_drawn_tell_how_high_the_others_are() {
        let mut heights = heights(100);
        assert!(heights.measure(0..2, &[50.0, 70.0]));
        assert_eq!(heights.total(), 100.0 * 60.0);
        assert!(!heights.measure(0..2, &[50.0, 70.1]));
        // After that, only drawn rows move anything.
        assert!(heights.measure(10..11, &[100.0]));
        assert_eq!(heights.start(10), 120.0 + 8.0 * 60.0);
        assert_eq!(heights.start(11), heights.start(10) + 100.0);
        // A new width lays everything out again; more rows do not.
        heights.fit(101, [500.0, 1.0], 40.0);
        assert_eq!(heights.total(), 100.0 * 60.0 + 40.0 + 60.0);
        heights.fit(101, [400.0, 1.0], 40.0);
        assert_eq!(heights.total(), 101.0 * 40.0);
    }

    /// Row heights are not known in advance, and they differ.
    #[test]
    fn of_thousands_of_rows_a_few_are_drawn_a_frame() {
        let context = egui::Context::default();
        let theme = Theme::new(false, 1.0);
        let frame = |sought: Option<usize>| {
            let mut drawn = Vec::new();
            let input = egui::RawInput {
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, Vec2::new(800.0, 600.0))),
                ..egui::RawInput::default()
            };
            let mut output = context.run_ui(input, |ui| {
                egui::ScrollArea::vertical().show(ui, |ui| {
                    let rows = Rows {
                        id: "rows",
                        count: 5_000,
                        of: 5_000,
                        about: 30.0,
                        sought,
                    };
                    drawn.clear();
                    rows.show_ui(ui, &theme, |ui, row, _| {
                        let size = Vec2::new(100.0, 50.0 + (row % 3) as f32 * 20.0);
                        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                        drawn.push((row, rect));
                    });
                });
            });
            output.textures_delta.clear();
            drawn
        };
        frame(None);
        for sought in [None, Some(4_999), Some(2_500), Some(0)] {
            for _ in 0..4 {
                frame(sought);
            }
            let drawn = frame(sought);
            assert!((6..30).contains(&drawn.len()), "{}", drawn.len());
            let sought = sought.unwrap_or(0);
            let (_, rect) = drawn
                .iter()
                .find(|(row, _)| *row == sought)
                .expect("the row");
            assert!(
                rect.top() >= 0.0 && rect.bottom() <= 600.0,
                "{sought}: {rect:?}"
            );
            // They lie one under the other.
            assert!(drawn.is_sorted_by(|(_, one), (_, next)| one.bottom() <= next.top()));
        }
    }

    #[test]
    fn an_empty_list_has_nothing_in_sight() {
        let mut heights = heights(0);
        assert_eq!((heights.total(), heights.between(0.0, 100.0)), (0.0, 0..0));
        assert!(!heights.measure(0..0, &[]));
    }
}
