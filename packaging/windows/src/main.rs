//! Opens the window of Arbitro on Windows without a console behind it.
//!
//! A program of Windows either belongs to a console, and then one opens behind its window, or to
//! none, and then its terminal commands print nothing. `arbitro.exe` belongs to one, so that
//! `arbitro drill` and `arbitro judge` work as on every other system. This program belongs to
//! none: it starts `arbitro.exe`, which lies beside it, with the console hidden. What a shortcut
//! opens is this.
//!
//! Where the window cannot open, `arbitro.exe` says why and goes on in the terminal. Nobody would
//! see that, so it is started once more with the console shown.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::env;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};

fn main() -> ExitCode {
    match open() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// Opens the window and waits until it is closed.
fn open() -> io::Result<ExitStatus> {
    let program = beside(&env::current_exe()?);
    let mut unseen = command(&program);
    hide_console(&mut unseen);
    // Where the window opens, nothing is written to standard output.
    let ended = unseen.stdin(Stdio::null()).output()?;
    if ended.stdout.is_empty() {
        return Ok(ended.status);
    }
    command(&program).status()
}

/// The program with what this one was asked for.
fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(env::args_os().skip(1));
    command
}

/// The program with the terminal commands, beside this one.
fn beside(own: &Path) -> PathBuf {
    own.with_file_name(format!("arbitro{}", env::consts::EXE_SUFFIX))
}

#[cfg(windows)]
fn hide_console(command: &mut Command) {
    use std::os::windows::process::CommandExt as _;

    /// What Windows calls `CREATE_NO_WINDOW`.
    const NO_WINDOW: u32 = 0x0800_0000;
    command.creation_flags(NO_WINDOW);
}

/// Only Windows shows consoles.
#[cfg(not(windows))]
const fn hide_console(_: &mut Command) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_program_is_sought_beside_this_one() {
        let own = Path::new("folder").join("arbitro-window.exe");
        let program = format!("arbitro{}", env::consts::EXE_SUFFIX);
        assert_eq!(beside(&own), Path::new("folder").join(program));
    }
}
