//! The window: screens that draw and send, and one place that acts.
//!
//! - [`app`] the state, [`app::App::apply`] which acts on commands, and what each frame changes
//! - [`command`] what a person did; [`place`] where one is; [`compose`] a lesson being composed
//! - [`theme`] every colour and every size
//! - [`text`] paragraphs with emphasis and coloured suit signs
//! - [`chooser`] choosing a file or folder by mouse; [`typed_path`] a path as typed or pasted
//! - [`control`] buttons, fields and their focus rings; [`rows`] long lists
//! - [`attempt`] an exercise being answered
//! - [`desk`] what lies on the ruling desk
//! - [`exercise`], [`explanation`] how an exercise and its judgement are shown
//! - [`projector`] a lesson in front of a class
//! - [`screens`] the course, a lesson, practice, the keys
//! - [`table`] draws bridge: cards, the felt, auctions, boards, scores
//! - [`answer`] one input for each shape of answer
//! - `starting` the app being made while the window opens
//! - [`raster`] a painter without a graphics card, for pictures, tests and the window of
//!   `--software`
//! - [`graphics`] whether there is a card to paint with, [`monitors`] the screens there are
//! - [`icon`] what the window bears on its edge and in the task bar
//! - [`fault`] why there is no window, [`restart`] the second start without a graphics card
//!
//! Functions that draw end in `_ui`, read the state and push commands.

#![allow(
    missing_docs,
    reason = "the window is no library: docs are there where they tell something"
)]

pub mod answer;
pub mod app;
pub mod attempt;
pub mod chooser;
pub mod command;
pub mod compose;
pub mod control;
pub mod desk;
pub mod exercise;
pub mod explanation;
pub mod fault;
pub mod graphics;
pub mod icon;
pub mod monitors;
mod open;
mod options;
pub mod own_boards;
pub mod place;
pub mod printing;
pub mod projector;
pub mod raster;
pub mod restart;
pub mod rows;
pub mod screen;
pub mod screens;
mod software;
mod starting;
pub mod state;
pub mod table;
pub mod text;
pub mod theme;
pub mod typed_path;
mod windowed;

pub use app::App;
pub use fault::WindowError;
pub use open::{display_present, native_options, open, run};
pub use options::Options;
pub use starting::Starting;
pub use windowed::{APP_ID, Pane, Renderer, Windowed};
