//! Restarts the program with the software renderer after graphics have failed. A new process is
//! needed because a process can have only one event loop.

use std::env;
use std::ffi::OsString;
use std::io;
use std::process::{Command, ExitStatus};

use crate::ui::Renderer;

/// The flag that makes the second start use the software renderer.
pub const FLAG: &str = "--software";

const OTHER: &str = "--graphics";

/// Whether the program may restart. A restarted program never restarts again.
pub const fn may_follow(renderer: Renderer) -> bool {
    matches!(renderer, Renderer::Graphics)
}

/// Starts the program again with `--software` and the same arguments, waits until it ends and
/// returns its exit status.
///
/// # Errors
/// The program cannot be started again.
pub fn in_software() -> io::Result<ExitStatus> {
    Command::new(env::current_exe()?)
        .args(arguments(env::args_os().skip(1)))
        .status()
}

/// The arguments of the second start. The flag comes first, where no earlier option can take it as
/// its value.
fn arguments(given: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let given = given.into_iter().filter(|argument| argument != OTHER);
    [FLAG.into()].into_iter().chain(given).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_start_has_the_same_arguments_and_one_more() {
        let given = ["--lang", "it", "--lesson", "a b.ron", "--"].map(OsString::from);
        assert_eq!(
            arguments(given),
            ["--software", "--lang", "it", "--lesson", "a b.ron", "--"]
        );
        assert_eq!(arguments([]), ["--software"]);
        let given = ["--graphics", "--lang", "de"].map(OsString::from);
        assert_eq!(arguments(given), ["--software", "--lang", "de"]);
    }

    #[test]
    fn it_starts_again_once() {
        assert!(may_follow(Renderer::Graphics));
        assert!(!may_follow(Renderer::Software));
    }
}
