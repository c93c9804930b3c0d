//! The command line, as it is read.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::exercise::{Difficulty, ItemCode, Level};
use crate::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use crate::judge;
use crate::settings::Settings;
#[cfg(feature = "paper")]
use crate::sheet::worksheet::MOST_ITEMS;

use super::Failure;

/// Teaches the rules of bridge. Without a command it opens its window.
#[derive(Parser)]
#[command(name = "arbitro", version)]
pub struct Arguments {
    /// Language: it, fr, de, en, it-CH, fr-CH or de-CH [default: the system's]
    #[arg(long, global = true, value_name = "TAG")]
    pub lang: Option<String>,
    /// How the window is opened.
    #[command(flatten)]
    pub window: WindowAsked,
    /// What is done without a window.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// How the window is opened.
#[derive(Args)]
pub struct WindowAsked {
    /// Open a lesson, by its id or its file
    #[arg(long, value_name = "LESSON")]
    pub lesson: Option<PathBuf>,
    /// Show a lesson to a class: the one given with --lesson, or one you choose
    #[arg(long, conflicts_with = "item")]
    pub projector: bool,
    /// Open the exercise with this code
    #[arg(long, value_name = "CODE", conflicts_with = "lesson")]
    pub item: Option<String>,
    /// Practise on the boards of a PBN file instead of the program's own
    #[arg(long, value_name = "FILE")]
    pub boards: Option<PathBuf>,
    /// Draw the window without OpenGL or Vulkan. This is automatic if there is no graphics card
    /// or if they fail
    #[arg(long)]
    pub software: bool,
    /// Draw it with OpenGL or Vulkan even if no graphics card is found
    #[arg(long, conflicts_with = "software")]
    pub graphics: bool,
}

impl WindowAsked {
    /// Whether any of these options is given.
    pub fn is_any(&self) -> bool {
        let named = self.lesson.is_some() || self.item.is_some() || self.boards.is_some();
        named || self.software || self.graphics || self.projector
    }
}

/// What the program does without a window.
#[derive(Subcommand)]
pub enum Command {
    /// Practise in the terminal
    #[command(after_help = TO_TYPE)]
    Drill(Drilled),
    /// Take a lesson in the terminal, step by step, or list the lessons
    #[command(after_help = TO_TYPE)]
    Lesson(Taken),
    /// Check lesson files, folders of lessons and PBN boards
    #[command(
        after_help = "The exit status is 1 if a lesson has an error. Every part of a PBN file that is left out is \
                      listed; the exit status is 1 if no board is left."
    )]
    Check {
        /// Files or folders
        #[arg(required = true)]
        paths: Vec<PathBuf>,
        /// Count warnings as errors
        #[arg(long)]
        strict: bool,
    },
    /// Work out the score of a result, line by line
    #[command(
        after_help = "Examples: arbitro score \"4SX by W, 9 tricks\" --vul NS\n          arbitro score 3NT+2 --vul All"
    )]
    Score {
        /// The result: 4SX-1, 3NT+2, 4S=, "4SX by W, 9 tricks"
        #[arg(allow_hyphen_values = true)]
        text: String,
        /// Who is vulnerable: None, NS, EW or All
        #[arg(long, value_name = "SIDES", default_value = "None")]
        vul: String,
    },
    /// Make a PDF: a worksheet with its answers, the scoring card or the score table
    #[command(after_help = SHEET_EXAMPLES, hide = cfg!(not(feature = "paper")))]
    Sheet(SheetAsked),
    /// Answer questions about the rules for other programs, in JSON Lines
    // The examples are lines to copy, so a blank in them must not become a line break.
    #[command(after_help = judge_help(), term_width = 0)]
    Judge,
}

const TO_TYPE: &str = "\
Empty line: show the answer. ?: repeat the question. ??: a hint; an answer after a hint does not \
count as right.\n? and a call or a card (? 2S): why it is allowed or not in the last question you \
answered. q: stop.";

const SHEET_EXAMPLES: &str = "\
Examples: arbitro sheet double -o double.pdf --key double-answers.pdf
          arbitro sheet penalty --items 8 --difficulty mix --seed 7
          arbitro sheet --score-table --lang it";

fn judge_help() -> String {
    format!(
        "One JSON object per line; `id` is echoed. Requests and their answers:\n\n{}\n\
         An error: {{\"id\":8,\"error\":{{\"code\":\"unknown_ask\",\"message\":\"…\"}}}} The exit status is 1 if there was one.",
        judge::PROTOCOL
    )
}

/// What is practised.
#[derive(Args)]
pub struct Drilled {
    /// A topic (auction, contract, score, comparison, rubber, play, rulings, penalty, tournament),
    /// a kind or a skill by id; separate several with commas
    pub topic: Option<String>,
    /// How many exercises [default: no limit]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub items: Option<u32>,
    /// One exercise, by its code
    #[arg(long, value_name = "CODE", conflicts_with_all = ["topic", "items", "difficulty", "seed"])]
    pub item: Option<String>,
    /// 1 plain, 2 with a twist, 3 rare and tricky, or a mix of them
    #[arg(long, value_name = "1-3|mix", default_value = "1", value_parser = read_level)]
    pub difficulty: Level,
    /// The same number gives the same exercises [default: from the clock]
    #[arg(long, value_name = "N")]
    pub seed: Option<u32>,
    /// Use the boards of a PBN file instead of the program's own
    #[arg(long, value_name = "FILE", conflicts_with = "item")]
    pub boards: Option<PathBuf>,
    /// Ask nothing; count what such a drill is made of, separated by tabs [default: 10000 items]
    #[arg(long, conflicts_with = "item")]
    pub survey: bool,
    /// Review what is due today, at most 20 questions; after a long break, a warm-up
    #[arg(long, conflicts_with_all = ["topic", "item", "difficulty", "boards", "survey", "no_history"])]
    pub review: bool,
    /// Eight questions that follow the course, to find where to begin
    #[arg(long, conflicts_with_all = ["topic", "items", "item", "difficulty", "boards", "survey", "review"])]
    pub placement: bool,
    /// Whose answers are kept where.
    #[command(flatten)]
    pub kept: Kept,
}

/// Which lesson is taken.
#[derive(Args)]
pub struct Taken {
    /// The id of a lesson, or a lesson file
    pub lesson: Option<PathBuf>,
    /// The test of a chapter, by the id that the list of lessons shows
    #[arg(long, value_name = "CHAPTER", conflicts_with = "lesson")]
    pub test: Option<String>,
    /// Whose answers are kept where.
    #[command(flatten)]
    pub kept: Kept,
}

/// Whose answers are kept where, and in which languages they are asked for.
#[derive(Args, Default)]
pub struct Kept {
    /// The learner's name; a new name adds a learner [default: the last learner]
    #[arg(long, value_name = "NAME")]
    pub learner: Option<String>,
    /// Save the answers in this file [default: where the window saves them]
    #[arg(long, value_name = "FILE")]
    pub history: Option<PathBuf>,
    /// Do not save any answers
    #[arg(long, conflicts_with_all = ["history", "learner"])]
    pub no_history: bool,
    /// Repeat everything in this language, indented
    #[arg(long, value_name = "TAG")]
    pub two_languages: Option<String>,
}

/// What is printed, and where to.
#[derive(Args)]
pub struct SheetAsked {
    /// A lesson by id, a lesson file, or a topic as for drill; without one, a bit of everything
    #[arg(conflicts_with_all = ["scoring_card", "score_table"])]
    pub what: Option<String>,
    /// All rules of duplicate scoring on one page
    #[arg(long, conflicts_with = "score_table")]
    pub scoring_card: bool,
    /// Every duplicate score
    #[arg(long)]
    pub score_table: bool,
    /// The file to write [default: in this folder, named after its contents]
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Put the answers in a file of their own [default: at the end of the same file]
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scoring_card", "score_table"])]
    pub key: Option<PathBuf>,
    /// How many exercises [default: 10 of a topic, all of a lesson]
    #[arg(long, value_name = "N")]
    #[cfg_attr(feature = "paper", arg(value_parser = clap::value_parser!(u8).range(1..=MOST_ITEMS as i64)))]
    pub items: Option<u8>,
    /// 1 plain, 2 with a twist, 3 rare and tricky, or a mix of them; a lesson has its own
    #[arg(long, value_name = "1-3|mix", default_value = "1", value_parser = read_level)]
    pub difficulty: Level,
    /// The same number gives the same exercises [default: from the clock]
    #[arg(long, value_name = "N")]
    pub seed: Option<u32>,
    /// Repeat everything in this language, smaller
    #[arg(long, value_name = "TAG")]
    pub two_languages: Option<String>,
    /// Letters on the cards [default: as chosen in the window]
    #[arg(long, value_name = "LETTERS")]
    pub letters: Option<Letters>,
    /// Replace files that already exist
    #[arg(long)]
    pub force: bool,
}

/// Which letters stand on the cards.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Letters {
    /// The language's own: A R D F
    National,
    /// A K Q J
    International,
}

impl From<Letters> for CardLetters {
    fn from(letters: Letters) -> Self {
        match letters {
            Letters::National => Self::National,
            Letters::International => Self::International,
        }
    }
}

/// `1`, `2`, `3` or `mix`.
fn read_level(text: &str) -> Result<Level, String> {
    if text == "mix" {
        return Ok(Level::Mixed);
    }
    let number = text.parse().ok().and_then(Difficulty::from_number);
    let level = number.map(Level::Of);
    level.ok_or_else(|| "1, 2, 3 or mix".to_owned())
}

pub fn read_code(speaker: &Speaker<'_>, code: &str) -> Result<ItemCode, Failure> {
    let bad = || speaker.with("cli-item-code-bad", [("code", code.into())]);
    code.parse().map_err(|_| Failure::misused(bad()))
}

/// Parses a language tag.
pub fn read_language(tag: &str) -> Result<Locale, Failure> {
    Locale::from_tag(tag).ok_or_else(|| {
        let catalog = Catalog::new(Locale::of_system());
        let speaker = Speaker::new(&catalog, Notation::new(&catalog, CardLetters::National));
        let languages = Locale::ALL.map(Locale::tag).join(", ").into();
        let facts = [("text", tag.into()), ("languages", languages)];
        Failure::misused(speaker.with("cli-language-unknown", facts))
    })
}

/// The catalog of a second language; `None` if it is the same as the first.
pub fn second_language(
    tag: Option<&str>,
    first: &Speaker<'_>,
    choices: Settings,
) -> Result<Option<Catalog>, Failure> {
    let second = tag.map(read_language).transpose()?;
    let second = second.filter(|second| second.base() != first.catalog.locale().base());
    Ok(second.map(|locale| Catalog::with_declarer(locale, choices.declarer)))
}
