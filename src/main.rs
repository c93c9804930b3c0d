//! Reads the command line, opens the window or runs a command, nothing else.

mod window;

use std::io::{self, BufRead, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use arbitro::cli::drill::Plan;
use arbitro::cli::terminal::Echo;
use arbitro::cli::topic;
use arbitro::cli::{
    Status, Stop, Terminal, check, drill, judge, lesson, score, seed_of_clock, survey,
};
use arbitro::course::{embedded, load::read_lesson};
use arbitro::engine::notation::parse_vulnerability;
use arbitro::exercise::{Difficulty, ItemCode, Level, Practice, Topic};
use arbitro::i18n::{CardLetters, Catalog, Locale, Notation, Speaker};
use arbitro::settings::SettingsFile;
use clap::{CommandFactory as _, Parser, Subcommand};

/// Teaches the rules of bridge; without a command it opens the window.
#[derive(Parser)]
#[command(name = "arbitro", version)]
struct Arguments {
    /// Language: it, fr, de, en, it-CH, fr-CH or de-CH [default: the system's]
    #[arg(long, global = true, value_name = "TAG")]
    lang: Option<String>,
    /// Open a lesson file
    #[arg(long, value_name = "FILE")]
    lesson: Option<PathBuf>,
    /// Open the exercise with this code
    #[arg(long, value_name = "CODE", conflicts_with = "lesson")]
    item: Option<String>,
    /// Practise on the boards of a PBN file instead of the program's own
    #[arg(long, value_name = "FILE")]
    boards: Option<PathBuf>,
    /// Paint the window without OpenGL or Vulkan; chosen by itself where they fail
    #[arg(long)]
    software: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Exercises in the terminal
    #[command(after_help = "Empty line: show the answer. ?: repeat the question. q: stop.")]
    Drill {
        /// A topic (auction, contract, score, penalty), a kind or a skill by id; several with
        /// commas are mixed
        topic: Option<String>,
        /// How many exercises [default: without end]
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
        items: Option<u32>,
        /// One exercise, by its code
        #[arg(long, value_name = "CODE", conflicts_with_all = ["topic", "items", "difficulty", "seed"])]
        item: Option<String>,
        /// 1 plain, 2 with a twist, 3 rare and tricky, or a mix of them
        #[arg(long, value_name = "1-3|mix", default_value = "1", value_parser = read_level)]
        difficulty: Level,
        /// The same number gives the same exercises [default: from the clock]
        #[arg(long, value_name = "N")]
        seed: Option<u32>,
        /// Exercises from the boards of a PBN file instead of the program's own
        #[arg(long, value_name = "FILE", conflicts_with = "item")]
        boards: Option<PathBuf>,
        /// Ask nothing: count what such a drill is made of, in lines of tabs [default: of 10000]
        #[arg(long, conflicts_with = "item")]
        survey: bool,
    },
    /// A lesson in the terminal, step by step; without an id, the list
    Lesson {
        /// The id of a lesson, or a lesson file
        lesson: Option<String>,
    },
    /// Check lesson files and folders, and boards in PBN; status 1 if anything is wrong
    #[command(
        after_help = "Of a PBN file, each part that is left out is named; status 1 if no board is left."
    )]
    Check {
        /// Files or folders
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// The score of a result, line by line
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
    /// The rules for other programs: JSON Lines in, JSON Lines out
    // Examples are lines to copy: no blank of theirs may become the end of a line.
    #[command(after_help = judge_help(), term_width = 0)]
    Judge,
}

/// `1`, `2`, `3` or `mix`.
fn read_level(text: &str) -> Result<Level, String> {
    if text == "mix" {
        return Ok(Level::Mixed);
    }
    let number = text.parse().ok().and_then(Difficulty::from_number);
    number
        .map(Level::Of)
        .ok_or_else(|| "1, 2, 3 or mix".to_owned())
}

fn judge_help() -> String {
    format!(
        "One JSON object per line; `id` is echoed. What may be asked, and what comes back:\n\n{}\n\
         An error: {{\"id\":8,\"error\":{{\"code\":\"unknown_ask\",\"message\":\"…\"}}}}; status 1 if there was any.",
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
    let catalog = Catalog::new(locale);
    let speaker = Speaker::new(&catalog, Notation::new(&catalog, CardLetters::National));
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
        lesson: file,
        item,
        boards,
        software,
        command,
        ..
    } = arguments;
    if command.is_some() && (file.is_some() || item.is_some() || boards.is_some() || software) {
        let message = "--lesson, --item, --boards and --software go without a command; \
                       drill has --item and --boards of its own";
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
            let asked = Asked {
                file,
                item,
                boards,
                software,
                settings,
            };
            open(&mut terminal, speaker, locale, asked)
        }
        Some(Command::Drill {
            item: Some(code), ..
        }) => match read_code(speaker, &code) {
            Ok(code) => drill(&mut terminal, speaker, Plan::Item(code)),
            Err(status) => Ok(status),
        },
        Some(Command::Drill {
            topic,
            items,
            difficulty,
            seed,
            boards,
            survey,
            ..
        }) => {
            let found = topic
                .as_deref()
                .map_or_else(|| Some(Topic::mixed()), topic::find);
            let Some(topic) = found else {
                let topic = topic.unwrap_or_default().into();
                let unknown = speaker.with("cli-topic-unknown", [("topic", topic)]);
                let known = topic::list(speaker).join("\n");
                return Ok(complain(&format!("{unknown}\n{known}"), Status::Misused));
            };
            let seed = seed.unwrap_or_else(seed_of_clock);
            let practice = Practice::new(topic, difficulty, seed);
            let Some(practice) = on_boards(&mut terminal, speaker, practice, boards.as_deref())?
            else {
                return Ok(Status::Failed);
            };
            let practice = Box::new(practice);
            if survey {
                let items = items.unwrap_or(survey::ITEMS);
                terminal.say_all(&survey::lines(practice.take(items as usize)))?;
                return Ok(Status::Done);
            }
            drill(&mut terminal, speaker, Plan::Fresh { practice, items })
        }
        Some(Command::Lesson { lesson: None }) => {
            terminal.say_all(&lesson::list(speaker, &embedded()))?;
            Ok(Status::Done)
        }
        Some(Command::Lesson {
            lesson: Some(named),
        }) => play(&mut terminal, speaker, &named),
        Some(Command::Check { paths }) => check::run(&mut terminal, speaker, &paths),
        Some(Command::Judge) => {
            let (input, output) = terminal.into_parts();
            judge::run(input, output)
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

/// The practice on the boards of a file, where one is named; `None` where it holds none.
fn on_boards(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    practice: Practice,
    boards: Option<&Path>,
) -> Result<Option<Practice>, Stop> {
    let Some(path) = boards else {
        return Ok(Some(practice));
    };
    let bank = check::open_boards(terminal, speaker, path)?;
    Ok(bank.map(|bank| practice.from_boards(Arc::new(bank))))
}

/// What the command line asks to be opened.
#[cfg_attr(
    not(feature = "app"),
    expect(dead_code, reason = "some of it is for the window alone")
)]
struct Asked {
    file: Option<PathBuf>,
    item: Option<ItemCode>,
    boards: Option<PathBuf>,
    software: bool,
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
    match (asked.file, asked.item) {
        (Some(file), _) => play_file(terminal, speaker, &file),
        (None, Some(code)) => drill(terminal, speaker, Plan::Item(code)),
        (None, None) => {
            let level = Level::Of(Difficulty::Easy);
            let practice = Practice::new(Topic::mixed(), level, seed_of_clock());
            let boards = asked.boards.as_deref();
            let Some(practice) = on_boards(terminal, speaker, practice, boards)? else {
                return Ok(Status::Failed);
            };
            let plan = Plan::Fresh {
                practice: Box::new(practice),
                items: None,
            };
            drill(terminal, speaker, plan)
        }
    }
}

fn drill(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    plan: Plan,
) -> Result<Status, Stop> {
    drill::run(terminal, speaker, plan).map(|_| Status::Done)
}

/// A lesson of the course by its id, or one in a file.
fn play(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    named: &str,
) -> Result<Status, Stop> {
    if let Some(lesson) = embedded().lesson(named) {
        return lesson::run(terminal, speaker, lesson, seed_of_clock()).map(|_| Status::Done);
    }
    let path = Path::new(named);
    if path.exists() || path.extension().is_some() {
        return play_file(terminal, speaker, path);
    }
    let unknown = speaker.with("cli-lesson-unknown", [("lesson", named.into())]);
    Ok(complain(&unknown, Status::Misused))
}

fn play_file(
    terminal: &mut Terminal<impl BufRead, impl Write>,
    speaker: &Speaker<'_>,
    file: &Path,
) -> Result<Status, Stop> {
    match read_lesson(file, |id| speaker.catalog.has(id)) {
        Ok(lesson) => {
            lesson::run(terminal, speaker, &lesson, seed_of_clock()).map(|_| Status::Done)
        }
        Err(error) => Ok(complain(&speaker.lesson_error(&error), Status::Failed)),
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
    let _ = writeln!(io::stderr(), "{text}");
    status
}
