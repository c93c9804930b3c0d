//! Before the window closes, shows what would be lost. A second request closes it.

use egui::{Context, ViewportCommand};

use crate::ui::app::App;
use crate::ui::compose::{ComposeState, Drawer};
use crate::ui::place::Place;

impl App {
    /// Keeps the window open once if the votes of a class or a composed lesson would be lost.
    pub(super) fn guard_close(&mut self, ctx: &Context) {
        let asked = ctx.input(|input| input.viewport().close_requested());
        if !asked || self.state.close_asked || !self.show_unsaved() {
            return;
        }
        self.state.close_asked = true;
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        ctx.request_repaint();
    }

    /// Goes to what is not saved yet. Returns whether there was anything.
    fn show_unsaved(&mut self) -> bool {
        if let Place::Projector(talk) = &mut self.state.place
            && talk.has_votes()
        {
            talk.leaving = true;
            return true;
        }
        let composed = match &self.state.place {
            Place::Compose(state) => Some(state),
            _ => self.left_compose.as_ref(),
        };
        if !composed.is_some_and(ComposeState::is_unsaved) {
            return false;
        }
        self.go_compose();
        if let Place::Compose(state) = &mut self.state.place {
            state.drawer = Some(Drawer::Save);
        }
        true
    }
}
