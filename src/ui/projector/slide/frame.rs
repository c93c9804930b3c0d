//! The slide to draw.

use egui::{Id, Ui};

use crate::course::Step;
use crate::i18n::Locale;
use crate::ui::projector::{beat::Beat, beat::Position, talk::Talk};

#[derive(Clone, Copy)]
pub struct Slide<'a> {
    pub talk: &'a Talk,
    pub at: Position,
    pub beat: Beat,
    /// Tells copies of the same slide apart, in the class's and the teacher's window.
    pub copy: &'static str,
    /// The first language, and the second if there is one.
    pub locales: (Locale, Option<Locale>),
}

impl Slide<'_> {
    /// An id for cached data about a part of this slide at its current size.
    pub(super) fn id(&self, ui: &Ui, more: &'static str) -> Id {
        let place = ui.max_rect().size().round();
        let size = (place.x as i32, place.y as i32);
        self.position_id(more).with((self.beat, size))
    }

    /// An id for cached data about what the beats of this position have in common.
    pub(super) fn position_id(&self, more: &'static str) -> Id {
        let lesson = (&self.talk.script.id, self.talk.revision);
        let code = self.talk.posed(self.at).map(|posed| posed.code);
        let slide = (self.copy, more, self.at);
        Id::unique(("slide", slide, lesson, code, self.locales))
    }

    pub(super) fn step(&self) -> Option<&Step> {
        self.talk.script.steps.get(self.at.step)
    }
}
