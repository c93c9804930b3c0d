//! One binary for all tests, one file for each topic. See tests/README.md.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod architecture;
mod bidding_exercises;
mod boards;
mod browser;
mod cardplay_exercises;
mod check_messages;
mod cli;
#[cfg(feature = "app")]
mod commands;
mod comparable;
mod comparison_exercises;
mod composing;
#[cfg(feature = "app")]
mod composing_screens;
mod course;
mod desk;
#[cfg(feature = "app")]
mod desk_screen;
mod desk_tables;
mod every_kind;
mod exercises;
mod given;
#[cfg(feature = "app")]
mod giving;
mod glossary;
#[cfg(feature = "app")]
mod handed;
mod judge;
#[cfg(feature = "app")]
mod layout;
mod learner;
#[cfg(feature = "app")]
mod learning;
mod lesson_fields;
mod lesson_page;
mod lessons;
#[cfg(feature = "app")]
mod links;
mod locales;
#[cfg(feature = "app")]
mod made_up;
mod markdown;
mod named_mistakes;
mod notation;
mod packaging;
mod pages;
mod penalty_card_exercises;
#[cfg(all(feature = "phones", target_os = "linux"))]
mod phones;
mod portable;
mod practice;
#[cfg(feature = "app")]
mod printing;
#[cfg(feature = "app")]
mod progress_screen;
#[cfg(feature = "app")]
mod projector;
#[cfg(feature = "app")]
mod projector_tables;
#[cfg(feature = "app")]
mod raster;
#[cfg(feature = "app")]
mod renderer;
mod room;
mod ruling_exercises;
mod score_slips;
mod scoring_exercises;
#[cfg(feature = "app")]
mod screens;
mod settings;
#[cfg(feature = "app")]
mod shapes;
#[cfg(feature = "paper")]
mod sheets;
mod source;
mod table_exercises;
#[cfg(feature = "app")]
mod teacher_window;
#[cfg(feature = "app")]
mod thumb;
mod told;
mod untrusted;
#[cfg(all(feature = "app", feature = "phones"))]
mod voting;
mod whole_board;
mod writing;
