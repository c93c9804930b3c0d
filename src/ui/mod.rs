//! The window: screens that draw and send commands, and one place that carries them out.
//!
//! Each file depends only on those above it in this list, and none on [`app`]:
//!
//! - [`theme`] colours and sizes; [`text`] paragraphs with emphasis and coloured suit signs;
//!   [`control`] buttons and their focus rings; [`rows`] long lists
//! - [`attempt`] an exercise being answered; [`compose`] a lesson being composed; [`desk`] the
//!   ruling desk; [`printing`] worksheets; [`projector::talk`] a lesson in front of a class;
//!   [`chooser`], [`files`], [`own_boards`] opening files
//! - [`page`] the pages with their state; [`state`] everything that screens can read; [`link`] the
//!   address of what is on the screen
//! - [`command`] what the user did; [`screen`] what a screen draws from, and where it sends
//!   commands
//! - [`table`] draws bridge: cards, the felt, auctions, boards, scores; [`answer`] one input for
//!   each shape of answer; [`exercise`], [`explanation`] an exercise and its judgement; [`qr`] a
//!   code that a phone reads from the screen
//! - [`screens`] the pages; [`projector`] the slides for a class, and the teacher's window
//! - `voting` the server on which a class votes from its phones
//! - [`app`] owns the state: [`app::App::apply`] carries out commands, `draw_ui` draws
//! - `windowed`, `open` opening the window; [`fault`] errors that close it or prevent it
//! - `software` the window without a graphics card; [`monitors`] the screens of the computer
//!
//! Functions that draw end in `_ui`. They read the state and push commands.

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
#[cfg(not(target_family = "wasm"))]
pub mod fault;
pub mod files;
pub mod link;
pub mod monitors;
#[cfg(not(target_family = "wasm"))]
mod open;
pub mod own_boards;
pub mod page;
pub mod printing;
pub mod projector;
pub mod qr;
pub mod rows;
pub mod screen;
pub mod screens;
#[cfg(not(target_family = "wasm"))]
mod software;
pub mod state;
pub mod table;
pub mod text;
pub mod theme;
#[cfg(feature = "phones")]
mod voting;
mod windowed;
#[cfg(not(target_family = "wasm"))]
mod winit_monitors;

pub use app::App;
pub(crate) use command::Command;
pub(crate) use control::Emphasis;
#[cfg(not(target_family = "wasm"))]
pub use fault::WindowError;
pub use files::Download;
#[cfg(not(target_family = "wasm"))]
pub use open::{
    Starting, display_present, graphics_present, native_options, open, run, run_or_restart,
};
pub(crate) use screen::Screen;
pub(crate) use text::{Both, Style};
pub(crate) use theme::{Size, Theme, Weight};
pub use windowed::{APP_ID, HistoryAt, Options, Pane, Renderer, Windowed};
