//! Reads the command line, then opens the window or runs a command. Nothing else.

use std::io::{self, Write as _};
use std::process::ExitCode;

use arbitro::cli::arguments::{Arguments, Command, WindowAsked, read_code, read_language};
use arbitro::cli::practise::{Program, find_lesson};
use arbitro::cli::terminal::harmless;
use arbitro::cli::{Failure, Status, Terminal, check, score};
use arbitro::i18n::{Catalog, Locale, Notation, Speaker};
use arbitro::judge;
use arbitro::settings::SettingsFile;
use clap::{CommandFactory as _, Parser as _};

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let settings = SettingsFile::of_user();
    let choices = settings.settings();
    let asked = arguments.lang.as_deref().map(read_language);
    let known = asked.as_ref().and_then(|asked| asked.as_ref().ok());
    let locale = known.copied().or(choices.locale);
    let locale = locale.unwrap_or_else(Locale::of_system);
    let catalog = Catalog::with_declarer(locale, choices.declarer);
    let speaker = Speaker::new(&catalog, Notation::new(&catalog, choices.letters));
    let ended = match asked {
        Some(Err(unknown)) => Err(unknown),
        _ => run(&speaker, settings, arguments),
    };
    let status = ended.unwrap_or_else(|failure| {
        let (said, status) = failure.told(&speaker);
        if let Some(said) = said {
            complain(&said);
        }
        status
    });
    status.into()
}

fn run(
    speaker: &Speaker<'_>,
    settings: SettingsFile,
    arguments: Arguments,
) -> Result<Status, Failure> {
    let Arguments {
        window, command, ..
    } = arguments;
    if command.is_some() && window.is_any() {
        let message = "--lesson, --item, --boards, --projector, --software and --graphics go \
                       without a command; drill has --item and --boards of its own";
        Arguments::command()
            .error(clap::error::ErrorKind::ArgumentConflict, message)
            .exit();
    }
    let mut program = Program {
        terminal: Terminal::of_process(),
        speaker,
        settings,
    };
    let terminal = &mut program.terminal;
    match command {
        None => open(program, &window),
        Some(Command::Drill(asked)) => program.drill(asked),
        Some(Command::Lesson(asked)) => program.lesson(asked),
        Some(Command::Check { paths, strict }) => {
            Ok(check::run(terminal, speaker, &paths, strict)?)
        }
        Some(Command::Score { text, vul }) => score::run(terminal, speaker, &text, &vul),
        #[cfg(feature = "paper")]
        Some(Command::Sheet(asked)) => {
            let choices = program.settings.settings();
            arbitro::cli::sheet::run(terminal, speaker, choices, asked)
        }
        #[cfg(not(feature = "paper"))]
        Some(Command::Sheet(_)) => Err(Failure::misused(speaker.text("cli-without-paper"))),
        Some(Command::Judge) => {
            // Input and output are locked once.
            drop(program);
            let refused = judge::run(io::stdin().lock(), io::stdout().lock())?;
            Ok(match refused {
                0 => Status::Done,
                _ => Status::Failed,
            })
        }
    }
}

/// Opens the window, or falls back to the terminal where it cannot open.
fn open(mut program: Program<'_>, asked: &WindowAsked) -> Result<Status, Failure> {
    let speaker = program.speaker;
    let item = asked.item.as_deref();
    let item = item.map(|code| read_code(speaker, code)).transpose()?;
    let lesson = asked.lesson.as_deref();
    let lesson = lesson.map(|named| find_lesson(speaker, named));
    let lesson = lesson.transpose()?;
    #[cfg(feature = "app")]
    let opened = window(speaker, &program.settings, asked, lesson.clone(), item);
    #[cfg(not(feature = "app"))]
    let opened: Result<Status, String> = Err(speaker.text("cli-without-window"));
    match opened {
        Ok(status) => return Ok(status),
        Err(why_not) => program.terminal.say(&why_not)?,
    }
    match lesson {
        Some(named) => program.play(Default::default(), named),
        None => program.drill_instead(item, asked.boards.as_deref()),
    }
}

/// Opens the window and returns when it is closed. `Err` says in words why it could not open.
#[cfg(feature = "app")]
fn window(
    speaker: &Speaker<'_>,
    settings: &SettingsFile,
    asked: &WindowAsked,
    lesson: Option<arbitro::course::Named>,
    item: Option<arbitro::exercise::ItemCode>,
) -> Result<Status, String> {
    use arbitro::cli::no_window::{NoWindow, why_not};
    use arbitro::cli::seed_of_clock;
    use arbitro::clock::Clock;
    use arbitro::settings::Folders;
    use arbitro::ui::{self, Renderer, WindowError, graphics_present, run_or_restart};

    if !ui::display_present() {
        return Err(speaker.text("cli-no-display"));
    }
    let folders = Folders::of_user();
    let options = ui::Options {
        locale: speaker.catalog.locale(),
        system: Locale::of_system(),
        lesson,
        item,
        boards: asked.boards.clone(),
        settings: settings.clone(),
        history: folders.history.into(),
        projector: asked.projector,
        documents: folders.documents,
        lessons: folders.lessons,
        address: None,
        clock: Clock::of_system(),
    };
    let renderer = if asked.graphics || (!asked.software && graphics_present()) {
        Renderer::Graphics
    } else {
        Renderer::Software
    };
    let restarting = || complain(&speaker.text("cli-window-restarted"));
    let error = match run_or_restart(options, seed_of_clock(), renderer, restarting) {
        Ok(None) => return Ok(Status::Done),
        Ok(Some(again)) if again.success() => return Ok(Status::Done),
        Ok(Some(again)) if again.code() == Some(2) => return Ok(Status::Misused),
        Ok(Some(_)) => return Ok(Status::Failed),
        Err(error) => error,
    };
    let why = match &error {
        WindowError::Broken(detail) => {
            complain(&format!("{}\n{detail}", speaker.text("cli-window-broken")));
            return Ok(Status::Failed);
        }
        WindowError::Display(_) => NoWindow::Display,
        WindowError::Library(library) => NoWindow::Library(library),
        other => NoWindow::Other(other.detail()),
    };
    Err(why_not(speaker, error.id(), why))
}

/// Writes to standard error and ignores a failure to write.
fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{}", harmless(text));
}
