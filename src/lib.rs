//! Arbitro teaches the rules and Laws of contract bridge. Every answer is
//! judged by the rules engine, never by a stored key, and the app says why.
//!
//! # Where things live
//!
//! Six folders are crates of their own, so that the compiler holds their borders; each has a page,
//! `README.md`. The others belong to the program.
//!
//! ```text
//! engine/            crate: the rules. No files, clock, randomness or words
//!   auction/         calls in turn; which calls are legal, and why others are not
//!   play/            cards in turn; which cards are legal; revokes
//!   laws/            what happens after an irregularity: one file for each Law
//!   score/           scores line by line, matchpoints, IMPs, the rubber
//!   tournament/      pairs, boards and score slips from round to round
//!   notation/        text such as `1NT`, `SA`, `P X XX` into types, and back
//! exercise/          crate: a position and the questions on it, from a lesson or a seed
//!   auction/ contract/ scoring/ comparison/ rubber/ play/ rulings/ tournament/
//!                    one module for each kind of exercise
//!   fields/          values of a position as lessons write them
//!   boards/          deals that were played, read from PBN
//! course/            crate: lessons in RON: read, checked, composed, written; the votes of a class
//!   classroom/       votes, counted without devices
//!   compose/         a lesson put together step by step
//! learner/           crate: answers in an SQLite file; mastery, what is due, progress
//! i18n/              crate: Fluent texts, national notation, the engine's reasons as sentences
//!   notation/        cards and calls in the letters of a language
//!   speak/           reasons, prompts and mistakes as sentences
//! sheet/             crate: worksheets, scoring card and score table as PDF
//!   diagram/         tables, auctions and grids as drawings
//! desk/              the ruling desk: a problem at the table in, the ruling or score out, as data
//! judge/             the engine for other programs: JSON Lines in and out
//! settings/          what a person has chosen, kept from one start to the next
//! clock              the current time, read in one place
//! cli/               the terminal: `drill`, `lesson`, `check`, `score`, `sheet`, `judge`
//! ui/                the window (feature `app`)
//!   state, command   what is shown, and what a person can do
//!   app/             acts on commands, reads files and the clock
//!   screens/         one page each: home, course, lesson, practice, desk, settings …
//!   projector/       a lesson in front of a class, and the teacher's window
//!   table/           cards, auctions, score sheets as pictures
//!   answer/          one input for each shape of answer
//!   raster/ software/  the renderer for computers without a graphics card
//! ```
//!
//! Beside `src`: `lessons/` (the course), `locales/` (the texts), `assets/` (fonts, the bank of boards,
//! licences), `tools/` (what makes those), `packaging/` (what installers are made of), `examples/` (a
//! picture of every screen), `tests/`, `benches/`, `fuzz/`, and `docs/` with a page for authors of
//! lessons, one for translators and one on security. How to change any of it: `CONTRIBUTING.md`.
//!
//! # Who may use whom
//!
//! ```text
//! ┌─────────────────────────────────────┐
//! │ ui · cli                            │ the window and the terminal: draw, ask, send
//! ├─────────────────────────────────────┤
//! │ settings · sheet · clock            │ what was chosen, paper, the time
//! ├─────────────────────────────────────┤
//! │ i18n                                │ data into the words and letters of a language
//! ├─────────────────────────────────────┤
//! │ course · learner · desk · judge     │ lessons, people, problems of the table: as data
//! ├─────────────────────────────────────┤
//! │ exercise                            │ positions that are asked and graded
//! ├─────────────────────────────────────┤
//! │ engine                              │ the Laws
//! └─────────────────────────────────────┘
//! ```
//!
//! A folder may use what stands below it, and knows nothing of its neighbours: the manifests say so
//! for the crates, and a test reads this picture and the uses of the other folders. `engine` names
//! nothing of ours outside itself, and neither egui, fluent, ron nor the file system.
//!
//! # How an answer becomes an explanation
//!
//! 1. A lesson, a seed or an [item code](exercise::ItemCode) gives a
//!    [`Position`](exercise::Position).
//! 2. [`Item::new`](exercise::Item::new) checks it and [poses](exercise::Exercise::pose) the
//!    questions on it, once: each is an [`Asked`](exercise::Asked) with its prompt, exhibits, right
//!    answer, the well-known mistakes, the [reasons](engine::Reason) of the engine with their Laws,
//!    and the working.
//! 3. [`learner::Asking`] asks one question after the other in the window, the terminal and in front
//!    of a class. [`Asked::grade`](exercise::Asked::grade) judges the answer: the verdict, the
//!    [mistake](exercise::Slip) recognised, the lines of the working that differ.
//! 4. The judgement goes into the [`Notebook`](learner::Notebook) of the learner, on the disk
//!    before the verdict is seen; mastery and what is due are computed from the rows.
//! 5. [`i18n::Speaker`] turns ids and facts into sentences of the reader's language.
//!
//! *May I?* is [`Auction::check`](engine::Auction::check) and
//! [`Turn::check`](engine::play::Turn::check); *it has happened, what
//! now?* is a ruling in [`engine::laws`]. What a Law lets stand enters an auction by
//! a second, named door with its citation.

pub use ::course;
pub use ::engine;
pub use ::exercise;
pub use ::i18n;
pub use ::learner;
pub use ::sheet;

pub mod cli;
pub mod clock;
pub mod desk;
pub mod judge;
pub mod settings;
#[cfg(feature = "app")]
pub mod ui;
