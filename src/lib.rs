//! Arbitro teaches the rules and Laws of contract bridge. Every answer is
//! judged by the rules engine, never by a stored key, and the app says why.
//!
//! # Where things live
//!
//! Six folders are crates of their own, so that the compiler holds their borders; each has a page,
//! `README.md`. The others belong to the program.
//!
//! | folder | what it is |
//! |---|---|
//! | [`engine`] | crate: the rules: auction, contract, play, scores, rulings by Law, movements. Pure: no files, clock, chance or words |
//! | [`exercise`] | crate: questions on positions, posed, solved and graded by the engine, generated from a seed; one folder for each subject. `boards`: deals that were played, read from PBN |
//! | [`course`] | crate: lessons read from RON and checked, composed and written, a folder of them watched; the votes of a class |
//! | [`learner`] | crate: what was answered, in an SQLite file; how well it is known, what is due, how it goes |
//! | [`i18n`] | crate: words: Fluent texts, national notation, the engine's reasons as sentences |
//! | [`sheet`] | crate: paper: worksheets with their keys, the scoring card, the score table, documents, as PDF |
//! | [`desk`] | the ruling desk: a table problem in, the ruling or the score out, as data |
//! | [`judge`] | the engine for other programs: JSON Lines in, JSON Lines out |
//! | [`clock`] | the moment it is, asked of the system in one place |
//! | [`settings`] | what a person has chosen, kept from one start to the next |
//! | [`cli`] | the terminal: `drill`, `lesson`, `check`, `score`, `sheet`, `judge` |
//! | `ui` | the window (feature `app`): screens that draw and send, one place that acts |
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
//! │ settings · sheet · clock            │ what was chosen, paper, the hour
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
//! 1. A lesson, a seed or an [item code](exercise::ItemCode) gives a position: an
//!    [`Item`](exercise::Item).
//! 2. It is [posed](exercise::Exercise::pose) as a [`Question`](exercise::Question):
//!    a prompt, exhibits, and one of a closed set of answer shapes.
//! 3. The answer is [graded](exercise::Exercise::grade): verdict, the
//!    [reasons](engine::Reason) of the engine with their Laws, the
//!    [slip](exercise::Slip) recognised, the working line by line.
//! 4. [`i18n::Speaker`] turns ids and facts into sentences of the reader's language.
//! 5. A row of it goes into the [`Notebook`](learner::Notebook) of whoever learns, on the disk
//!    before the verdict is seen; what is known and due is computed from the rows.
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
