//! Reads the command line, opens the window or runs a command, nothing else.

mod practise;
mod print;
mod window;

use std::io::{self, BufRead, IsTerminal as _, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use arbitro::cli::terminal::{Echo, harmless};
use arbitro::cli::{Status, Stop, Terminal, check, judge, score};
use arbitro::course::Named;
use arbitro::engine::notation::parse_vulnerability;
use arbitro::exercise::ItemCode;
use arbitro::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use arbitro::settings::SettingsFile;
use clap::{CommandFactory as _, Parser, Subcommand};

use practise::{Desk, Drilled, Kept, Taken, find_lesson};

/// Teaches the rules of bridge. Without a command it opens its window.
#[derive(Parser)]
#[command(name = "arbitro", version)]
struct Arguments {
    /// Language: it, fr, de, en, it-CH, fr-CH or de-CH [default: the system's]
    #[arg(long, global = true, value_name = "TAG")]
    lang: Option<String>,
    /// Open a lesson, by its id or its file
    #[arg(long, value_name = "LESSON")]
    lesson: Option<PathBuf>,
    /// Show a lesson to a class: the one given with --lesson, or one you choose
    #[arg(long, conflicts_with = "item")]
    projector: bool,
    /// Open the exercise with this code
    #[arg(long, value_name = "CODE", conflicts_with = "lesson")]
    item: Option<String>,
    /// Practise on the boards of a PBN file instead of the program's own
    #[arg(long, value_name = "FILE")]
    boards: Option<PathBuf>,
    /// Draw the window without OpenGL or Vulkan. This is automatic if there is no graphics card
    /// or if they fail
    #[arg(long)]
    software: bool,
    /// Draw it with OpenGL or Vulkan even if no graphics card is found
    #[arg(long, conflicts_with = "software")]
    graphics: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Practise in the terminal
    #[command(after_help = practise::TO_TYPE)]
    Drill(Drilled),
    /// Take a lesson in the terminal, step by step, or list the lessons
    #[command(after_help = practise::TO_TYPE)]
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
    #[command(after_help = print::EXAMPLES)]
    Sheet(print::Asked),
    /// Answer questions about the rules for other programs, in JSON Lines
    // Examples are lines to copy: a space in them must not become a line break.
    #[command(after_help = judge_help(), term_width = 0)]
    Judge,
}

fn judge_help() -> String {
    format!(
        "One JSON object per line; `id` is echoed. Requests and their answers:\n\n{}\n\
         An error: {{\"id\":8,\"error\":{{\"code\":\"unknown_ask\",\"message\":\"…\"}}}} The exit status is 1 if there was one.",
        judge::PROTOCOL
    )
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let settings = SettingsFile::of_user();
    let locale = match &arguments.lang {
        None => settings.settings().locale.unwrap_or_else(Locale::of_system),
        Some(tag) => match Locale::from_tag(tag) {
            Some(locale) => locale,
            None => return language_unknown(tag).into(),
        },
    };
    let choices = settings.settings();
    let catalog = Catalog::with_declarer(locale, choices.declarer);
    let speaker = Speaker::new(&catalog, Notation::new(&catalog, choices.letters));
    match run(&speaker, locale, settings, arguments) {
        Ok(status) => status.into(),
        // Whoever read our output has seen enough.
        Err(Stop::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Output(_)) => complain(&speaker.text("cli-write-error"), Status::Failed).into(),
        Err(Stop::Input(_)) => complain(&speaker.text("cli-read-error"), Status::Failed).into(),
    }
}

fn run(
    speaker: &Speaker<'_>,
    locale: Locale,
    settings: SettingsFile,
    arguments: Arguments,
) -> Result<Status, Stop> {
    let mut terminal = stdio();
    let Arguments {
        lesson,
        item,
        boards,
        software,
        graphics,
        projector,
        command,
        ..
    } = arguments;
    let named = lesson.is_some() || item.is_some() || boards.is_some();
    let of_window = named || software || graphics || projector;
    if command.is_some() && of_window {
        let message = "--lesson, --item, --boards, --projector, --software and --graphics go \
                       without a command; drill has --item and --boards of its own";
        Arguments::command()
            .error(clap::error::ErrorKind::ArgumentConflict, message)
            .exit();
    }
    match command {
        None => {
            let item = match item
                .as_deref()
                .map(|code| read_code(speaker, code))
                .transpose()
            {
                Ok(item) => item,
                Err(status) => return Ok(status),
            };
            let lesson = lesson.map(|named| find_lesson(speaker, &named));
            let lesson = match lesson.transpose() {
                Ok(lesson) => lesson,
                Err(status) => return Ok(status),
            };
            let asked = Asked {
                lesson,
                item,
                boards,
                software,
                graphics,
                projector,
                settings,
            };
            open(&mut terminal, speaker, locale, asked)
        }
        Some(Command::Drill(asked)) => desk(&mut terminal, speaker, settings).drill(asked),
        Some(Command::Lesson(asked)) => desk(&mut terminal, speaker, settings).lesson(asked),
        Some(Command::Check { paths, strict }) => {
            let warnings = if strict {
                check::Warnings::Refused
            } else {
                check::Warnings::Shown
            };
            check::run(&mut terminal, speaker, &paths, warnings)
        }
        Some(Command::Judge) => {
            let (input, output) = terminal.into_parts();
            judge::run(input, output)
        }
        Some(Command::Sheet(asked)) => {
            print::run(&mut terminal, speaker, settings.settings(), asked)
        }
        Some(Command::Score { text, vul }) => write_score(&mut terminal, speaker, text, vul),
    }
}

/// Standard input and output. What comes from a pipe is written again, since
/// no terminal shows it.
fn stdio() -> Terminal<impl BufRead, impl Write> {
    let echo = if io::stdin().is_terminal() {
        Echo::Typed
    } else {
        Echo::Written
    };
    Terminal::new(io::stdin().lock(), io::stdout().lock(), echo)
}

/// Where exercises and lessons are done.
const fn desk<'d, R: BufRead, W: Write>(
    terminal: &'d mut Terminal<R, W>,
    speaker: &'d Speaker<'d>,
    settings: SettingsFile,
) -> Desk<'d, R, W> {
    Desk {
        terminal,
        speaker,
        settings,
    }
}

/// What the command line asks to be opened.
#[cfg_attr(
    not(feature = "app"),
    expect(dead_code, reason = "some of it is for the window alone")
)]
struct Asked {
    lesson: Option<Named>,
    item: Option<ItemCode>,
    boards: Option<PathBuf>,
    software: bool,
    graphics: bool,
    projector: bool,
    settings: SettingsFile,
}

/// The window; where there is none, the terminal.
fn open(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    locale: Locale,
    asked: Asked,
) -> Result<Status, Stop> {
    match window::open(speaker, locale, &asked) {
        Ok(status) => return Ok(status),
        Err(why_not) => terminal.say(&why_not)?,
    }
    let desk = desk(terminal, speaker, asked.settings);
    match asked.lesson {
        Some(named) => desk.play_named(Kept::default(), named),
        None => desk.drill_instead(asked.item, asked.boards.as_deref()),
    }
}

fn write_score(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    text: String,
    vul: String,
) -> Result<Status, Stop> {
    let Ok(board) = parse_vulnerability(&vul) else {
        let unknown = speaker.with("cli-vulnerability-unknown", [("text", vul.into())]);
        return Ok(complain(&unknown, Status::Misused));
    };
    let result = match score::read(speaker, &text) {
        Ok(result) => result,
        Err(why) => {
            let unclear = speaker.with("cli-score-not-understood", [("text", text.into())]);
            let said = format!("{}\n{unclear}", why.said(speaker));
            return Ok(complain(&said, Status::Misused));
        }
    };
    match score::lines(speaker, result, board) {
        Ok(lines) => terminal.say_all(&lines).map(|()| Status::Done),
        Err(score::NoScore::DeclarerNeeded) => Ok(complain(
            &speaker.text("cli-score-needs-declarer"),
            Status::Misused,
        )),
    }
}

fn read_code(speaker: &Speaker<'_>, code: &str) -> Result<ItemCode, Status> {
    code.parse().map_err(|_| {
        let bad = speaker.with("cli-item-code-bad", [("code", code.into())]);
        complain(&bad, Status::Misused)
    })
}

/// Says what is wrong, in the system's language, for want of another.
fn language_unknown(tag: &str) -> Status {
    let catalog = Catalog::new(Locale::of_system());
    let speaker = Speaker::new(&catalog, Notation::new(&catalog, CardLetters::National));
    let languages = Locale::ALL.map(Locale::tag).join(", ").into();
    let unknown = speaker.with(
        "cli-language-unknown",
        [("text", tag.into()), ("languages", languages)],
    );
    complain(&unknown, Status::Misused)
}

/// Writes to standard error, where a failure is of no account.
fn complain(text: &str, status: Status) -> Status {
    let _ = writeln!(io::stderr(), "{}", harmless(text));
    status
}
