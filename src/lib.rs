//! Arbitro teaches the rules and Laws of contract bridge. Every answer is
//! judged by the rules engine, never by a stored key, and the app says why.
//!
//! # Where things live
//!
//! Eight folders are separate crates, so that the compiler enforces their dependencies; each has a
//! `README.md`. The other folders belong to the program.
//!
//! ```text
//! engine/            crate: the rules. No files, clock, randomness or texts
//!   auction/         calls in turn; which calls are legal, and why others are not
//!   play/            cards in turn; which cards are legal; revokes
//!   laws/            rulings after an irregularity: one file for each Law
//!   score/           scores line by line, matchpoints, IMPs, the rubber
//!   tournament/      pairs, boards and travellers from round to round
//!   notation/        parses and writes `1NT`, `SA`, `P X XX`
//! exercise/          crate: positions with questions, from a lesson or a seed
//! course/            crate: reads, checks, composes and writes lessons in RON; class votes
//! learner/           crate: answers in an SQLite file; mastery, what is due, progress
//! i18n/              crate: Fluent texts, national notation, the engine's reasons as sentences
//!   notation/        cards and calls in the letters of a language
//!   speak/           reasons, prompts and mistakes as sentences
//! sheet/             crate: worksheets, scoring card and score table as PDF (feature `paper`)
//! desk/              the ruling desk: from a problem at the table to a ruling or score, as data
//! judge/             the engine for other programs: JSON Lines in and out
//! settings/          the user's settings, kept between sessions
//! clock              the current time, read in one place
//! phones/            a class votes from its phones: the only folder with sockets (feature `phones`)
//! cli/               the terminal: `drill`, `lesson`, `check`, `score`, `sheet`, `judge`
//! ui/                the window (feature `app`)
//!   state, command   what is shown, and what a user can do
//!   app/             acts on commands, reads files and the clock
//!   screens/         one page each: home, course, lesson, practice, desk, settings …
//!   projector/       a lesson in front of a class, and the teacher's window
//!   table/           pictures of cards, auctions and score sheets
//!   answer/          one input for each shape of answer
//!   software/        the window of computers without a graphics card
//! raster/            crate: paints what egui draws, without a graphics card
//! web/               crate: the window in a browser
//! ```
//!
//! Outside `src`: `lessons/` (the course), `locales/` (the texts), `assets/` (fonts, the bank of
//! boards, licences), `tools/` (scripts that make the assets), `packaging/` (files for installers),
//! `examples/` (pictures of every screen), `tests/`, `benches/`, `fuzz/`, and `docs/` with pages
//! for lesson authors, for translators and on security. `CONTRIBUTING.md` says how to change any of
//! it.
//!
//! # Dependencies
//!
//! ```text
//! ┌─────────────────────────────────────┐
//! │ web                                 │ the window in a browser
//! ├─────────────────────────────────────┤
//! │ ui · cli                            │ the window and the terminal: draw, ask, send
//! ├─────────────────────────────────────┤
//! │ phones                              │ the votes of a class
//! ├─────────────────────────────────────┤
//! │ settings · sheet · raster · clock   │ what was chosen, paper, pixels, the time
//! ├─────────────────────────────────────┤
//! │ i18n                                │ data into the words and letters of a language
//! ├─────────────────────────────────────┤
//! │ course · learner · desk · judge     │ lessons, people, problems of the table: as data
//! ├─────────────────────────────────────┤
//! │ exercise                            │ questions on positions, and their grading
//! ├─────────────────────────────────────┤
//! │ engine                              │ the Laws
//! └─────────────────────────────────────┘
//! ```
//!
//! A folder may depend on folders in lower rows, but not on others in its own row. The manifests
//! enforce this for the crates; a test compares this diagram with the paths used in the other folders.
//! `engine` depends on none of our crates, nor on egui, fluent, ron or the file system.
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
//!    [mistake](exercise::Mistake) recognised, the lines of the working that differ.
//! 4. The grade is stored in the learner's [`Notebook`](learner::Notebook), on disk before the verdict
//!    is shown; mastery and what is due are computed from the stored rows.
//! 5. [`i18n::Speaker`] turns ids and facts into sentences of the reader's language.
//!
//! Legality is decided by [`Auction::check`](engine::Auction::check) and
//! [`Turn::check`](engine::play::Turn::check). What follows after an irregularity is a ruling in
//! [`engine::laws`]. Irregular calls that a Law lets stand enter an auction through separate, named
//! functions that record the citation.

pub use ::course;
pub use ::engine;
pub use ::exercise;
pub use ::i18n;
pub use ::learner;
#[cfg(all(feature = "app", not(target_family = "wasm")))]
pub use ::raster;
#[cfg(feature = "paper")]
pub use ::sheet;

pub mod cli;
pub mod clock;
pub mod desk;
pub mod judge;
#[cfg(feature = "phones")]
pub mod phones;
pub mod settings;
#[cfg(feature = "app")]
pub mod ui;
