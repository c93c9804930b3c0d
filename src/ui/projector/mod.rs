//! A lesson in front of a class: the slide, the keys of a clicker, the teacher's own window.
//!
//! - `beat` what a press of the clicker brings up next; `pieces` splits long texts
//! - [`talk`] the state; `posed` a question with everything to show about it
//! - `slide` what the class sees, drawn into any rectangle; `fit` fits content into its room
//! - [`phones`] phones that vote: how they come here
//! - `keys` the clicker and the keyboard; `bar` the buttons for the mouse; `list` the steps
//! - `teacher` the teacher's window; `results` the votes as text

mod bar;
pub mod beat;
pub mod fit;
mod keys;
mod list;
pub mod phones;
pub mod pieces;
pub mod posed;
pub mod results;
pub mod slide;
pub mod talk;
mod teacher;
pub mod words;

use std::time::Duration;

use egui::{Align2, CursorIcon, Rect, Role, Sense, Ui, Vec2};

use crate::ui::projector::slide::{frame::Slide, slide_ui};
use crate::ui::projector::talk::phones::ClassPhones;
use crate::ui::projector::talk::{Cover, Talk};
use crate::ui::{
    Command, Screen, Size, Style, Theme, Weight, command::PhonesCommand, command::ProjectorCommand,
    state::State, text,
};

pub use teacher::teacher_ui;

/// The number of seconds at rest after which the pointer is hidden.
const REST: f32 = 2.0;

pub fn projector_ui(
    ui: &mut Ui,
    state: &State,
    talk: &Talk,
    theme: &Theme,
    commands: &mut Vec<Command>,
) {
    let rect = ui.ctx().content_rect();
    let words = state.languages();
    let beat = talk.beat(&words);
    keys::keys(ui.ctx(), state, (talk, beat), commands);
    let pointer = pointer(ui);
    let mut screen = Screen::new(state, theme, commands);
    if let Some(cover) = talk.cover {
        let color = match cover {
            Cover::Black => Theme::BLACK,
            Cover::White => Theme::WHITE,
        };
        ui.painter().rect_filled(rect, 0.0, color);
        asked_ui(ui, &mut screen, talk);
        return;
    }
    let (place, beside) = phones::divided(rect, talk);
    let slide = Slide {
        talk,
        at: talk.at,
        beat,
        copy: "class",
        locales: state.locales(),
    };
    // A click anywhere goes forward, a secondary click back.
    let response = ui.interact(rect, egui::Id::unique("projector-slide"), Sense::CLICK);
    let invites = talk.phones.on().filter(|on| on.shown);
    let clicked = response.clicked() || response.secondary_clicked();
    if clicked && invites.is_some() {
        screen.send(Command::Phones(PhonesCommand::Show(false)));
    } else if response.clicked() {
        screen.send(Command::Projector(ProjectorCommand::Forward));
    } else if response.secondary_clicked() {
        screen.send(Command::Projector(ProjectorCommand::Back));
    }
    if let Some(on) = invites {
        phones::invitation_ui(ui, state, rect, on);
    } else {
        slide_ui(ui, state, place, &slide);
        if let (Some(on), Some(beside)) = (talk.phones.on(), beside) {
            phones::beside_ui(ui, state, beside, on);
        }
        let class = Theme::for_slide(&state.choices, place.size());
        edge_ui(ui, state, talk, place, &class);
    }
    let asked = matches!(talk.phones, ClassPhones::Asked(_));
    if pointer && !talk.leaving && talk.list.is_none() && !state.keys_shown && !asked {
        bar::bar_ui(ui, &mut screen, talk, beat);
    }
    asked_ui(ui, &mut screen, talk);
}

fn asked_ui(ui: &mut Ui, screen: &mut Screen<'_>, talk: &Talk) {
    if screen.state.keys_shown {
        keys::list_ui(ui, screen);
    }
    list::list_ui(ui, screen, talk);
    // With a window of the teacher's own, the class does not watch a password being typed.
    if !screen.state.choices.teacher_window {
        phones::asked_ui(ui, screen, talk);
    }
    if talk.leaving {
        bar::leave_ui(ui, screen, talk);
    }
}

/// Whether the pointer has moved lately, or a finger that is gone. A resting pointer is hidden.
fn pointer(ui: &Ui) -> bool {
    let (rest, there) = ui.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.time_since_last_movement(),
            pointer.latest_pos().is_some() || input.has_touch_screen(),
        )
    });
    if !there || rest > REST {
        ui.ctx().set_cursor_icon(CursorIcon::None);
        return false;
    }
    let left = Duration::from_secs_f32((REST - rest).max(0.0) + 0.05);
    ui.ctx().request_repaint_after(left);
    true
}

fn edge_ui(ui: &Ui, state: &State, talk: &Talk, rect: Rect, theme: &Theme) {
    let say = state.speaker();
    let inner = rect.shrink2(rect.size() * 0.05);
    let style = Style::new(theme, Size::Small, Weight::Semibold).color(theme.muted);
    if let Some(timer) = talk.timer {
        let now = ui.input(|input| input.time);
        let left = timer.left(now);
        let share = (left / timer.whole.max(1.0)) as f32;
        let y = rect.bottom() - rect.height() * 0.018;
        let thick = rect.height() * 0.012;
        let line = |share: f32| {
            let across = inner.left()..=inner.left() + inner.width() * share;
            Rect::from_x_y_ranges(across, y - thick / 2.0..=y + thick / 2.0)
        };
        let painter = ui.painter();
        painter.rect_filled(line(1.0), thick / 2.0, theme.line);
        painter.rect_filled(line(share), thick / 2.0, theme.accent);
        let words = time_left(left);
        let galley = painter.layout_job(text::job(theme, &words, style));
        let up = Vec2::new(galley.size().x, galley.size().y * 0.6);
        let at = inner.max - up;
        painter.galley(at, galley, theme.muted);
        let spoken = say.with("projector-timer-left", [("time", words.into())]);
        let id = egui::Id::unique("projector-timer");
        let response = ui.interact(line(1.0), id, Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, &spoken));
        tick(ui, left);
    }
    // A note at the lower edge, also for screen readers.
    let note_ui = |id: &'static str, align: Align2, words: &str| {
        let galley = text::line(ui, theme, words, style);
        let place = align.align_size_within_rect(galley.size(), inner);
        let place = place.translate(Vec2::new(0.0, galley.size().y * 0.4));
        ui.painter().galley(place.min, galley, theme.muted);
        let response = ui.interact(place, egui::Id::unique(id), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(Role::Label, true, words));
    };
    if let Some(number) = talk.typed.filter(|_| talk.list.is_none()) {
        let words = say.with("projector-typed", [("number", number.into())]);
        note_ui("projector-typed", Align2::CENTER_BOTTOM, &words);
    }
    if let Some(teams) = talk.teams {
        let [one, other] = teams.points();
        let points = [("one", one.into()), ("other", other.into())];
        let words = say.with("projector-teams", points);
        note_ui("projector-teams", Align2::LEFT_BOTTOM, &words);
    }
}

/// Repaints when the next second of the timer is due, no more often.
fn tick(ui: &Ui, left: f64) {
    if left > 0.0 {
        let next = left.fract().max(0.02);
        ui.ctx()
            .request_repaint_after(Duration::from_secs_f64(next));
    }
}

fn time_left(seconds: f64) -> String {
    let seconds = seconds.ceil() as u32;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
