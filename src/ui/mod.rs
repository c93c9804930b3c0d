//! The window: screens that draw and send, and one place that acts.
//!
//! Each file rests on those above it in this list, and none on [`app`]:
//!
//! - [`theme`] colours and sizes; [`text`] paragraphs with emphasis and coloured suit signs;
//!   [`control`] buttons and their focus rings; [`rows`] long lists
//! - [`attempt`] an exercise being answered; [`compose`] a lesson being composed; [`desk`] the
//!   ruling desk; [`printing`] worksheets; [`projector::talk`] a lesson in front of a class;
//!   [`chooser`], [`typed_path`], [`own_boards`] files to be opened
//! - [`place`] the pages with their state; [`state`] all that screens may read
//! - [`command`] what a person did; [`screen`] what a screen draws from and sends to
//! - [`table`] draws bridge: cards, the felt, auctions, boards, scores; [`answer`] one input for each
//!   shape of answer; [`exercise`], [`explanation`] an exercise and its judgement
//! - [`screens`] the pages; [`projector`] the slides for a class, and the teacher's window
//! - [`app`] owns the state: [`app::App::apply`] acts on commands, `draw_ui` draws
//! - `options`, `windowed`, `starting`, `open` how the window is opened
//! - [`raster`] a painter without a graphics card, for pictures, tests and the window of
//!   `--software`; [`graphics`] whether there is a card; [`monitors`] the screens of the computer
//! - [`icon`] the icon; [`fault`] why there is no window; [`restart`] the second start without a
//!   graphics card
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
pub use open::{display_present, native_options, open, run, run_or_restart};
pub use options::Options;
pub use starting::Starting;
pub use windowed::{APP_ID, Pane, Renderer, Windowed};
