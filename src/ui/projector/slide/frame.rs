//! The slide to draw.

use egui::{Id, Ui};

use crate::course::Step;
use crate::ui::projector::beat::{Beat, Position};
use crate::ui::projector::talk::Talk;

#[derive(Clone, Copy)]
pub struct Slide<'a> {
    pub talk: &'a Talk,
    pub at: Position,
    pub beat: Beat,
    /// Tells copies of the same slide apart, in the class's and the teacher's window.
    pub copy: &'static str,
}

impl Slide<'_> {
    /// An id for cached data about a part of this slide at its current size.
    pub(super) fn id(&self, ui: &Ui, more: &'static str) -> Id {
        let place = ui.max_rect().size().round();
        Id::unique((
            "slide",
            self.copy,
            more,
            self.at,
            self.beat,
            (place.x as i32, place.y as i32),
        ))
    }

    pub(super) fn step(&self) -> Option<&Step> {
        self.talk.script.steps.get(self.at.step)
    }
}
